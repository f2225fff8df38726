/* Legality: offers, and the first reason, in the order of errors.def, for which an action is refused. */
#include "rules/private.h"

/* ---- offers ---- */

static void offer_roll(const SabaccTurn *turn, SabaccOffers *offers) {
    SabaccOffer *offer = offer_add(offers, SABACC_VERB_ROLL, SABACC_OFFER_DICE);
    offer->min = turn->dice_due;
    offer->max = turn->dice_faces;
}

/* The seat from which the next card is picked, starting left of the dealer (SH-4). */
static int seat_to_pick_from(const SabaccTable *table) {
    return seats_from(table->turn.picking, first_seat(table));
}

static int cards_to_pick_from(const SabaccTable *table, int seat) {
    return bits_count(hand_unprotected(&table->seat[seat])) - table->turn.spared;
}

static void offer_pick(const SabaccTable *table, SabaccOffers *offers) {
    int seat = seat_to_pick_from(table);
    SabaccOffer *offer = offer_add(offers, SABACC_VERB_PICK, SABACC_OFFER_PICK);
    offer->seats = seat_bit(seat);
    offer->max = cards_to_pick_from(table, seat) - 1;
}

static void offer_chance(const SabaccTable *table, SabaccOffers *offers) {
    switch ((SabaccDue)table->turn.due) {
    case SABACC_DUE_DEAL: offer_add(offers, SABACC_VERB_DEAL, SABACC_OFFER_DECK); break;
    case SABACC_DUE_ROLL: offer_roll(&table->turn, offers); break;
    case SABACC_DUE_PICK: offer_pick(table, offers); break;
    case SABACC_DUE_DEALER:
        offer_add(offers, SABACC_VERB_DEALER, SABACC_OFFER_SEAT)->seats = table->in_game;
        break;
    case SABACC_DUE_NONE: assert(false && "chance is due");
    }
}

void offer_seat(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (table->turn.to_act == seat) phase_now(table)->offer(table, seat, offers);
    if (table->turn.waits) sitting_offer(table, seat, offers);
    if (table->verbs & (VERB_BIT(FIELD) | VERB_BIT(UNFIELD))) field_offer(table, seat, offers);
}

static void table_legal(const SabaccTable *table, int seat, SabaccOffers *offers) {
    offers->count = 0;
    if (table->over || seat == SABACC_NOBODY) return;
    if (seat == SABACC_CROUPIER) {
        if (table->turn.to_act == seat)
            offer_chance(table, offers);
        else if (shift_timer_may(table))
            offer_add(offers, SABACC_VERB_SHIFT, SABACC_OFFER_PLAIN);
        return;
    }
    offer_seat(table, seat, offers);
}

void sabacc_legal(const SabaccState *state, int seat, SabaccOffers *offers) {
    table_legal(&state->table, seat, offers);
}

void sabacc_view_legal(const SabaccView *view, SabaccOffers *offers) {
    offers->count = 0;
    if (view->table.viewer >= 0) table_legal(&view->table, view->table.viewer, offers);
}

/* ---- verbs out of place ---- */

static bool is_offered(const SabaccTable *table, int seat, int verb) {
    SabaccOffers offers;
    table_legal(table, seat, &offers);
    for (int i = 0; i < offers.count; i++)
        if (offers.list[i].verb == verb) return true;
    return false;
}

/* Why a verb that the actor cannot use now is refused. */
static SabaccError refuse_verb(const SabaccTable *table, const SabaccAction *action) {
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != action->seat && is_offered(table, seat, action->verb)) return SABACC_ERROR_NOT_YOUR_TURN;
    return SABACC_ERROR_NOT_NOW;
}

/* ---- the croupier's actions ---- */

/* CO-1: gold 0, ±5, ±10, silver a suit. */
static bool is_gold_and_silver(const SabaccAction *action) {
    int gold = (int8_t)action->dice[0], silver = action->dice[1];
    return gold % 5 == 0 && gold >= -10 && gold <= 10 && silver >= SABACC_DIE_CIRCLE &&
           silver <= SABACC_DIE_SQUARE;
}

static bool dice_are_valid(const SabaccTurn *turn, const SabaccAction *action) {
    if (action->dice_count != turn->dice_due) return false;
    if (turn->dice_faces == 0) return is_gold_and_silver(action);
    for (int i = 0; i < action->dice_count; i++)
        if (action->dice[i] < 1 || action->dice[i] > turn->dice_faces) return false;
    return true;
}

static SabaccError check_pick(const SabaccTable *table, const SabaccAction *action) {
    int seat = seat_to_pick_from(table);
    if (action->amount != seat) return SABACC_ERROR_BAD_TARGET;
    return action->index < cards_to_pick_from(table, seat) ? SABACC_OK : SABACC_ERROR_NO_SUCH_CARD;
}

/* Whether the croupier's verb is allowed now: the chance that is due, or the timer. */
static bool chance_has_moment(const SabaccTable *table, int verb) {
    static const uint8_t verb_due[] = {
        [SABACC_DUE_NONE] = SABACC_VERBS,     [SABACC_DUE_DEAL] = SABACC_VERB_DEAL,
        [SABACC_DUE_ROLL] = SABACC_VERB_ROLL, [SABACC_DUE_DEALER] = SABACC_VERB_DEALER,
        [SABACC_DUE_PICK] = SABACC_VERB_PICK,
    };
    bool is_due = table->turn.to_act == SABACC_CROUPIER && verb == verb_due[table->turn.due];
    return is_due || (verb == SABACC_VERB_SHIFT && shift_timer_may(table));
}

static bool has_dice(const SabaccTable *table) {
    const Game *game = game_of(table);
    bool is_taken_away = game->has_verb != NULL && !game->has_verb(table, SABACC_VERB_ROLL);
    return game->face.dice != SABACC_DICE_NONE && !is_taken_away && !shift_is_without_dice(table);
}

/* Whether this game, with these options, ever has that chance. */
static bool chance_is_known(const SabaccTable *table, int verb) {
    switch (verb) {
    case SABACC_VERB_DEAL: return true;
    case SABACC_VERB_DEALER: return has_dealer(table);
    case SABACC_VERB_ROLL: return has_dice(table);
    case SABACC_VERB_PICK:
        return (has_option(table, SABACC_OPTION_SHIFT) && shift_picks(table)) ||
               option_is_on(table, SABACC_OPTION_SHIFT_ON_DISCARD);
    case SABACC_VERB_SHIFT: return shift_has_timer(table);
    default: return false;
    }
}

/* ---- verbs in force ---- */

static bool is_of_croupier(int verb) { return verb <= SABACC_VERB_DEALER; }

uint64_t verbs_in_force(const SabaccTable *table) {
    const Game *game = game_of(table);
    uint64_t verbs = game->verbs;
    for (uint64_t left = game->has_verb != NULL ? verbs : 0; left != 0; left &= left - 1)
        if (!game->has_verb(table, __builtin_ctzll(left))) verbs &= ~(left & -left);
    for (int verb = 0; is_of_croupier(verb); verb++)
        if (chance_is_known(table, verb)) verbs |= VERB_BIT_OF(verb);
    return verbs | between_verbs(table);
}

/* Whether that actor may ever use the verb at this table. */
static bool has_verb(const SabaccTable *table, const SabaccAction *action) {
    bool is_chance = action->seat == SABACC_CROUPIER;
    return action->verb < SABACC_VERBS && is_of_croupier(action->verb) == is_chance &&
           (table->verbs >> action->verb & 1);
}

/* Chance that has its moment is in force. */
SabaccError check_chance(const SabaccTable *table, const SabaccAction *action) {
    if (!chance_has_moment(table, action->verb))
        return has_verb(table, action) ? SABACC_ERROR_NOT_NOW : SABACC_ERROR_ILLEGAL_VERB;
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_DEAL)
        return deal_may_be(table, action->card) ? SABACC_OK : SABACC_ERROR_NO_SUCH_CARD;
    switch (action->verb) {
    case SABACC_VERB_ROLL:
        return dice_are_valid(&table->turn, action) ? SABACC_OK : SABACC_ERROR_BAD_ARGUMENT;
    case SABACC_VERB_PICK: return check_pick(table, action);
    case SABACC_VERB_SHIFT: return SABACC_OK;
    default:
        return action->amount >= 0 && action->amount < table->seats && seat_in(table->in_game, action->amount)
                   ? SABACC_OK
                   : SABACC_ERROR_BAD_TARGET;
    }
}

/* ---- all actions ---- */

SabaccError check_seat(const SabaccTable *table, const Phase *phase, const SabaccAction *action) {
    uint64_t verbs = phase->verbs & table->verbs; /* of seats, in force and of this phase */
    bool is_of_phase = action->verb < SABACC_VERBS && (verbs >> action->verb & 1);
    if (is_of_phase && action->seat == table->turn.to_act) return phase->check(table, action);
    if (!has_verb(table, action)) return SABACC_ERROR_ILLEGAL_VERB;
    if (is_of_sitting(action->verb)) return sitting_check(table, action);
    bool is_field = action->verb == SABACC_VERB_FIELD || action->verb == SABACC_VERB_UNFIELD;
    SabaccError error = is_field && !is_of_phase ? field_check(table, action) : SABACC_ERROR_NOT_NOW;
    return error == SABACC_ERROR_NOT_NOW ? refuse_verb(table, action) : error;
}

SabaccError sabacc_check(const SabaccState *state, const SabaccAction *action) {
    const SabaccTable *table = &state->table;
    if (table->over) return SABACC_ERROR_GAME_OVER;
    if (action->seat == SABACC_CROUPIER) return check_chance(table, action);
    return check_seat(table, phase_now(table), action);
}
