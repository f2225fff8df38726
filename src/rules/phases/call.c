/* Calling (CA-1): the allowed seats are asked in turn; the first call ends the phase. */
#include "rules/private.h"

static void begin(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    SeatMask seats = sabacc_active(table);
    int first = first_seat(table);
    if (row->how & CALL_OTHERS) { /* CL-5: never on one's own turn */
        first = (engine->turn->player + 1) & 7;
        seats &= (SeatMask)~seat_bit(engine->turn->player);
    }
    engine_ask(engine, seats, first);
}

static void offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)table, (void)seat;
    offer_add(offers, SABACC_VERB_CALL, SABACC_OFFER_PLAIN);
    offer_add(offers, SABACC_VERB_PASS, SABACC_OFFER_PLAIN);
}

static SabaccError check(const SabaccTable *table, const SabaccAction *action) {
    (void)table;
    return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
}

static void act(Engine *engine, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_PASS) {
        EMIT(engine, .type = SABACC_EVENT_PASS, .seat = action->seat);
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_CALL, .seat = action->seat, .clause = SABACC_CLAUSE_CA_1);
    engine_go(engine, engine->game->called_row);
}

const Phase phase_call = {
    .id = SABACC_PHASE_CALL,
    .topic = GUIDE_CALL,
    .verbs = VERB_BIT(CALL) | VERB_BIT(PASS),
    .begin = begin,
    .offer = offer,
    .check = check,
    .act = act,
};
