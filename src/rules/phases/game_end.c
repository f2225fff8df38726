/* The end of a game (ST-3). */
#include "rules/phases/game_end.h"

static SeatMask richest(const SabaccTable *table) {
    SeatMask best = 0;
    int32_t most = -1;
    for (int seat = 0; seat < table->seats; seat++) {
        int32_t credits = table->seat[seat].credits;
        if (credits > most) best = 0;
        if (credits < most) continue;
        most = credits;
        best |= seat_bit(seat);
    }
    return best;
}

/* ST-3: what lies in the sabacc pot goes to the winner, or is divided among those tied who were dealt in
 * last. */
void game_end(Engine *engine) {
    SabaccTable *table = engine->table;
    SeatMask winners = richest(table);
    SeatMask heirs = seats_several(winners) ? (SeatMask)(winners & table->dealt) : winners;
    if (heirs == 0) heirs = winners;
    if (table->sabacc_pot > 0)
        pots_share(engine, SABACC_EVENT_SABACC_PAYOUT, table->sabacc_pot, heirs, SABACC_CLAUSE_ST_3);
    EMIT(engine, .type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = winners);
    engine_stop(engine);
}
