/* Sitting out (ST-6): what a seat says takes effect when the hand has been paid; a hand waits while fewer
 * than two seats would be dealt in. */
#include "rules/phases/ante.h"
#include "rules/phases/game_end.h"

bool sabacc_sitting_is_on(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_SIT_OUT); }

bool is_of_sitting(int verb) { return verb == SABACC_VERB_SIT_OUT || verb == SABACC_VERB_SIT_IN; }

/* The antes of a hand have begun, and not all cards of its first deal have come. */
static bool is_dealing(const SabaccTable *table) {
    const Game *game = game_of(table);
    int row = 0;
    while (game->rows[row].phase != &phase_ante) row++;
    if (table->turn.row <= row) return false;
    while (game->rows[row].phase->id != SABACC_PHASE_DEAL) row++;
    while (game->rows[row].phase->id == SABACC_PHASE_DEAL) row++;
    return table->turn.row < row;
}

SeatMask sabacc_may_sit_out(const SabaccTable *table) {
    if (!sabacc_sitting_is_on(table) || table->over) return 0;
    return (SeatMask)(table->in_game & (is_dealing(table) ? ~table->dealt : 0xff));
}

bool sabacc_hand_waits(const SabaccTable *table) { return table->turn.waits; }

void sitting_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (!seat_in(sabacc_may_sit_out(table), seat)) return;
    bool is_out = seat_in(table->sits_out, seat);
    offer_add(offers, is_out ? SABACC_VERB_SIT_IN : SABACC_VERB_SIT_OUT, SABACC_OFFER_PLAIN);
}

SabaccError sitting_check(const SabaccTable *table, const SabaccAction *action) {
    bool says_out = action->verb == SABACC_VERB_SIT_OUT;
    bool repeats = seat_in(table->sits_out, action->seat) == says_out;
    if (repeats || !seat_in(sabacc_may_sit_out(table), action->seat)) return SABACC_ERROR_NOT_NOW;
    return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
}

void sitting_take_effect(Engine *engine) {
    const SabaccTable *table = engine->table;
    if (table->absent != table->sits_out) EMIT(engine, .type = SABACC_EVENT_SEATED, .seat = SABACC_CROUPIER);
}

/* At once while a hand waits: the phase goes on, or waits again. */
void sitting_say(Engine *engine, const SabaccAction *action) {
    EMIT(engine, .type = action->verb == SABACC_VERB_SIT_OUT ? SABACC_EVENT_SIT_OUT : SABACC_EVENT_SIT_IN,
         .seat = action->seat, .clause = SABACC_CLAUSE_ST_6);
    engine->turn->waits = 0;
}

/* ---- waiting ---- */

/* A seat that sits in without its ante is asked to buy in before it is put out (ST-7). */
static void end(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    sitting_take_effect(engine);
    SeatMask poor = table->hand > 0 ? rebuyers(table) : 0;
    if (poor != 0) {
        rebuy_ask(engine, poor);
    } else if (!seats_several(ante_payers(table))) {
        ante_outs(engine);
        game_end(engine); /* ST-2 */
    } else if (!seats_several(ante_ready(table))) {
        engine->turn->waits = 1;
    }
}

const Phase phase_wait = {
    .id = SABACC_PHASE_BETWEEN,
    .verbs = VERB_BIT(REBUY) | VERB_BIT(PASS),
    .end = end,
    .offer = rebuy_offer,
    .check = rebuy_check,
    .act = rebuy_act,
};
