/* After a hand: the cap of the sabacc pot (SW-7). Between hands: the token moves (ST-1) and the game ends or
 * continues (ST-2, ST-3). */
#include "rules/phases/ante.h"
#include "rules/phases/game_end.h"

bool token_comes_round(const SabaccTable *table, int to) {
    int from = table->dealer, steps = (to - from + table->seats) % table->seats;
    int ahead = (table->first_dealer - from + table->seats) % table->seats;
    if (steps == 0) steps = table->seats;
    if (ahead == 0) ahead = table->seats;
    return ahead <= steps;
}

static int next_dealer(const SabaccTable *table) {
    SeatMask payers = ante_payers(table);
    return seats_after(payers != 0 ? payers : table->in_game, table->dealer);
}

/* 1 if the token's next move completes a round; if the house deals, every hand does. */
static int comes_round(const SabaccTable *table) {
    return !has_dealer(table) || token_comes_round(table, next_dealer(table));
}

static void move_token(Engine *engine) {
    const SabaccTable *table = engine->table;
    if (has_dealer(table))
        EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next_dealer(table),
             .amount = comes_round(table));
}

/* ST-3: by the option, whatever the stacks; checked before the token moves. */
static bool end_has_come(const SabaccTable *table) {
    SabaccValue end = sabacc_option(table, SABACC_OPTION_END);
    switch (end.form) {
    case SABACC_END_HANDS: return table->hand >= end.n;
    case SABACC_END_CYCLES:
        return (has_dealer(table) ? table->cycles : table->hand - 1) + comes_round(table) >= end.n;
    case SABACC_END_SABACC_WON: return table->sabacc_won;
    default: return false;
    }
}

bool hand_follows(const SabaccTable *table) {
    return !end_has_come(table) && seats_several(ante_payers(table));
}

static void end(Engine *engine, const PhaseRow *row) {
    SabaccTable *table = engine->table;
    bool ends = end_has_come(table);
    move_token(engine);
    if (ends) {
        game_end(engine);
    } else if (!seats_several(ante_payers(table))) {
        ante_outs(engine);
        game_end(engine); /* ST-2 */
    } else {
        engine_go(engine, row->back);
    }
}

const Phase phase_hand_end = {.id = SABACC_PHASE_BETWEEN, .topic = GUIDE_HAND_END, .end = end};

/* SW-7: once the sabacc pot exceeds its cap, all of it goes to the house, before any seat is asked. */
static void begin_cap(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SabaccValue cap = sabacc_option(table, SABACC_OPTION_SABACC_POT_CAP);
    if (cap.form == SABACC_CAP_N && table->sabacc_pot > cap.n)
        EMIT(engine, .type = SABACC_EVENT_CAP, .seat = SABACC_CROUPIER, .amount = table->sabacc_pot,
             .clause = SABACC_CLAUSE_SW_7);
}

const Phase phase_cap = {.id = SABACC_PHASE_BETWEEN, .topic = GUIDE_CAP, .begin = begin_cap};
