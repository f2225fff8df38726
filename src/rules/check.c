/* What may be done, and why not: offers, and the first reason in errors.def's order for which an action is
 * refused. */
#include "rules/state.h"

static const Phase *phase_now(const SabaccTable *table) {
    return game_of(table)->rows[table->turn.row].phase;
}

static bool game_has(const SabaccTable *table, int verb) {
    const Game *game = game_of(table);
    return (game->verbs >> verb & 1) && (game->has_verb == NULL || game->has_verb(table, verb));
}

/* ---- offers ---- */

static void offer_chance(const SabaccTable *table, SabaccOffers *offers) {
    switch ((SabaccDue)table->turn.due) {
    case SABACC_DUE_DEAL: offer_add(offers, SABACC_VERB_DEAL, SABACC_OFFER_DECK); break;
    case SABACC_DUE_ROLL:
        offer_add(offers, SABACC_VERB_ROLL, SABACC_OFFER_DICE)->least = table->turn.dice_due;
        break;
    case SABACC_DUE_DEALER:
        offer_add(offers, SABACC_VERB_DEALER, SABACC_OFFER_SEAT)->seats = table->in_game;
        break;
    case SABACC_DUE_NONE: assert(false && "chance is due");
    }
}

static void table_legal(const SabaccTable *table, int seat, SabaccOffers *offers) {
    offers->count = 0;
    if (table->over || table->turn.to_act != seat) return;
    if (seat == SABACC_CROUPIER)
        offer_chance(table, offers);
    else
        phase_now(table)->offer(table, seat, offers);
}

void sabacc_legal(const SabaccState *state, int seat, SabaccOffers *offers) {
    table_legal(&state->table, seat, offers);
}

void sabacc_view_legal(const SabaccView *view, SabaccOffers *offers) {
    offers->count = 0;
    if (view->table.viewer != SABACC_CROUPIER) table_legal(&view->table, view->table.viewer, offers);
}

/* ---- verbs out of place ---- */

static bool is_offered(const SabaccTable *table, int verb) {
    SabaccOffers offers;
    table_legal(table, table->turn.to_act, &offers);
    for (int i = 0; i < offers.count; i++)
        if (offers.list[i].verb == verb) return true;
    return false;
}

/* Why a verb that is not the actor's to use now is refused. */
static SabaccError refuse_verb(const SabaccTable *table, const SabaccAction *action) {
    if (!game_has(table, action->verb)) return SABACC_ERROR_ILLEGAL_VERB;
    if (table->turn.to_act >= 0 && action->seat != table->turn.to_act && is_offered(table, action->verb))
        return SABACC_ERROR_NOT_YOUR_TURN;
    return SABACC_ERROR_NOT_NOW;
}

/* ---- the croupier's actions ---- */

static bool dice_are_valid(const SabaccAction *action) {
    for (int i = 0; i < action->dice_count; i++)
        if (action->dice[i] < 1 || action->dice[i] > 6) return false;
    return true;
}

static SabaccError check_chance(const SabaccTable *table, const SabaccAction *action) {
    static const uint8_t verb_due[] = {
        [SABACC_DUE_NONE] = SABACC_VERBS,
        [SABACC_DUE_DEAL] = SABACC_VERB_DEAL,
        [SABACC_DUE_ROLL] = SABACC_VERB_ROLL,
        [SABACC_DUE_DEALER] = SABACC_VERB_DEALER,
    };
    if (action->verb > SABACC_VERB_DEALER) return SABACC_ERROR_ILLEGAL_VERB;
    if (table->turn.to_act != SABACC_CROUPIER || action->verb != verb_due[table->turn.due])
        return SABACC_ERROR_NOT_NOW;
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    switch (action->verb) {
    case SABACC_VERB_DEAL: {
        const Deck *deck = game_of(table)->deck;
        return deck_has_kind(deck, action->card) && set_copies(deck, &table->deck, action->card) > 0
                   ? SABACC_OK
                   : SABACC_ERROR_NO_SUCH_CARD;
    }
    case SABACC_VERB_ROLL:
        return action->dice_count == table->turn.dice_due && dice_are_valid(action)
                   ? SABACC_OK
                   : SABACC_ERROR_BAD_ARGUMENT;
    default:
        return action->amount >= 0 && action->amount < table->seats && seat_in(table->in_game, action->amount)
                   ? SABACC_OK
                   : SABACC_ERROR_BAD_TARGET;
    }
}

/* ---- all actions ---- */

SabaccError sabacc_check(const SabaccState *state, const SabaccAction *action) {
    const SabaccTable *table = &state->table;
    if (table->over) return SABACC_ERROR_GAME_OVER;
    if (action->verb >= SABACC_VERBS) return SABACC_ERROR_ILLEGAL_VERB;
    if (action->seat == SABACC_CROUPIER) return check_chance(table, action);
    const Phase *phase = phase_now(table);
    bool mine = action->seat == table->turn.to_act && (phase->verbs >> action->verb & 1);
    if (!mine || !game_has(table, action->verb)) return refuse_verb(table, action);
    return phase->check(table, action);
}
