/* Buying in again (ST-7): between hands, the seats that would be out are asked while they have rebuys left.
 */
#include "rules/phases/ante.h"
#include "rules/phases/game_end.h"

static int rebuys_allowed(const SabaccTable *table) {
    SabaccValue rebuy = table->options[SABACC_OPTION_REBUY];
    return rebuy.form == SABACC_REBUY_N ? rebuy.n : 0;
}

bool rebuys_are_on(const SabaccTable *table) { return rebuys_allowed(table) > 0; }

int sabacc_rebuys_left(const SabaccTable *table, int seat) {
    return rebuys_allowed(table) - table->seat[seat].rebuys;
}

int32_t sabacc_net_credits(const SabaccTable *table, int seat) {
    const SabaccSeat *at = &table->seat[seat];
    return at->credits - (game_of(table)->rebuy == NULL ? at->rebuys * at->start : 0);
}

int32_t sabacc_rebuy_credits(const SabaccTable *table, int seat) {
    return game_of(table)->rebuy == NULL ? table->seat[seat].start : table->options[SABACC_OPTION_BUY_IN].n;
}

SeatMask rebuyers(const SabaccTable *table) {
    SeatMask absent = (SeatMask)(table->absent & table->sits_out); /* and does not say that it sits in */
    SeatMask seats = 0, spent = game_of(table)->spent != NULL ? game_of(table)->spent(table)
                                                              : (SeatMask)~ante_payers(table);
    for (SeatMask left = (SeatMask)(table->in_game & spent & ~absent); left != 0;) {
        int seat = seats_take(&left, 0);
        if (sabacc_rebuys_left(table, seat) > 0 && house_can_pay(table, sabacc_rebuy_credits(table, seat)))
            seats |= seat_bit(seat);
    }
    return seats;
}

void rebuy_ask(Engine *engine, SeatMask seats) { engine_ask(engine, seats, first_seat(engine->table)); }

void rebuy_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)table, (void)seat;
    offer_add(offers, SABACC_VERB_REBUY, SABACC_OFFER_PLAIN);
    offer_add(offers, SABACC_VERB_PASS, SABACC_OFFER_PLAIN);
}

SabaccError rebuy_check(const SabaccTable *table, const SabaccAction *action) {
    (void)table;
    return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
}

static void buy(Engine *engine, int seat) {
    if (engine->game->rebuy != NULL)
        engine->game->rebuy(engine, seat);
    else
        EMIT(engine, .type = SABACC_EVENT_REBUY, .seat = (int8_t)seat,
             .amount = sabacc_rebuy_credits(engine->table, seat), .clause = SABACC_CLAUSE_ST_7);
    if (seat_in(rebuyers(engine->table), seat)) engine->turn->asked |= seat_bit(seat); /* still too little */
}

void rebuy_act(Engine *engine, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_REBUY) {
        buy(engine, action->seat);
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_PASS, .seat = action->seat, .clause = SABACC_CLAUSE_ST_7);
    EMIT(engine, .type = SABACC_EVENT_OUT, .seat = action->seat, .clause = SABACC_CLAUSE_ST_7);
}

/* Not after a hand that ends the game even if all of them stay. What was said of sitting out takes effect
 * later: who is about to sit out is asked, and who is about to sit in. */
static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    if (!game_ends_otherwise(table)) rebuy_ask(engine, rebuyers(table));
}

const Phase phase_rebuy = {
    .id = SABACC_PHASE_BETWEEN,
    .topic = GUIDE_REBUY,
    .verbs = VERB_BIT(REBUY) | VERB_BIT(PASS),
    .begin = begin,
    .offer = rebuy_offer,
    .check = rebuy_check,
    .act = rebuy_act,
};
