/* The end of a game (ST-3). */
#include "rules/phases/game_end.h"

static SeatMask everybody(const SabaccTable *table) { return (SeatMask)((1u << table->seats) - 1); }

/* Most credits, net of rebuys (ST-7). */
static SeatMask richest(const SabaccTable *table, SeatMask seats) {
    SeatMask best = 0;
    int32_t max = INT32_MIN;
    while (seats != 0) {
        int seat = seats_take(&seats, 0);
        int32_t credits = sabacc_net_credits(table, seat);
        if (credits > max) best = 0;
        if (credits < max) continue;
        max = credits;
        best |= seat_bit(seat);
    }
    return best;
}

/* Against the house the winners are those who gained: its account began at 0 (ST-5). */
static SeatMask ahead_of_house(const SabaccTable *table) {
    SeatMask house = seat_bit(house_seat(table)), both = everybody(table);
    if (table->house == 0) return both;
    return table->house > 0 ? house : (SeatMask)(both & ~house);
}

/* ST-3: who gets the rest of the sabacc pot: the winner, the tied seats that were dealt in last, or the
 * house; with `sit-out` the richest that is not out, sitting out or not (ST-6). */
static SeatMask heirs_of(const SabaccTable *table) {
    bool are_chosen = sabacc_sitting_is_on(table) && table->in_game != 0;
    SeatMask winners = richest(table, are_chosen ? table->in_game : everybody(table));
    SeatMask dealt = (SeatMask)(winners & table->dealt);
    if (house_seat(table) >= 0) return seat_bit(house_seat(table));
    return seats_several(winners) && dealt != 0 ? dealt : winners;
}

void game_end(Engine *engine) {
    SabaccTable *table = engine->table;
    SeatMask winners = richest(table, everybody(table));
    if (table->sabacc_pot > 0)
        pots_share(engine, SABACC_EVENT_SABACC_PAYOUT, table->sabacc_pot, heirs_of(table),
                   SABACC_CLAUSE_ST_3);
    if (house_seat(table) >= 0) winners = ahead_of_house(table);
    EMIT(engine, .type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = winners);
    engine_stop(engine);
}
