/* Between hands: the token moves (ST-1) and the game ends or goes on (ST-2, ST-3). */
#include "rules/phases/ante.h"

static bool token_passes_first(const SabaccTable *table, int from, int to) {
    int steps = (to - from + table->seats) % table->seats;
    int ahead = (table->first_dealer - from + table->seats) % table->seats;
    if (steps == 0) steps = table->seats;
    if (ahead == 0) ahead = table->seats;
    return ahead <= steps;
}

static void move_token(Engine *engine) {
    SabaccTable *table = engine->table;
    SeatMask payers = ante_payers(table);
    int next = seats_after(payers != 0 ? payers : table->in_game, table->dealer);
    EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next,
         .amount = token_passes_first(table, table->dealer, next));
}

/* ST-3: by the option, whatever the stacks. */
static bool end_has_come(const SabaccTable *table) {
    SabaccValue end = sabacc_option(table, SABACC_OPTION_END);
    switch (end.form) {
    case SABACC_END_HANDS: return table->hand >= end.n;
    case SABACC_END_CYCLES: return table->cycles >= end.n;
    case SABACC_END_SABACC_WON: return table->sabacc_won;
    default: return false;
    }
}

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
static void end_game(Engine *engine) {
    SabaccTable *table = engine->table;
    SeatMask winners = richest(table);
    SeatMask heirs = seats_several(winners) ? (SeatMask)(winners & table->dealt) : winners;
    if (heirs == 0) heirs = winners;
    if (table->sabacc_pot > 0)
        pots_share(engine, SABACC_EVENT_SABACC_PAYOUT, table->sabacc_pot, heirs, SABACC_CLAUSE_ST_3);
    EMIT(engine, .type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = winners);
    engine_stop(engine);
}

static void end(Engine *engine, const PhaseRow *row) {
    SabaccTable *table = engine->table;
    move_token(engine);
    if (end_has_come(table)) {
        end_game(engine);
    } else if (!seats_several(ante_payers(table))) {
        ante_outs(engine);
        end_game(engine);
    } else {
        engine_go(engine, row->back);
    }
}

const Phase phase_hand_end = {.id = SABACC_PHASE_BETWEEN, .end = end};
