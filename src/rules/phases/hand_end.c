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

/* The next that would be dealt in of those who stay, or if none, that was (SP-5). */
static int next_dealer(const SabaccTable *table, SeatMask staying) {
    return seats_after(staying != 0 ? staying : table->dealt, table->dealer);
}

/* 1 if the token's next move completes a round; if the house deals, every hand does. */
static int comes_round(const SabaccTable *table, SeatMask staying) {
    return !has_dealer(table) || token_comes_round(table, next_dealer(table, staying));
}

/* ST-6: of those who can pay, too few would be dealt in. */
static bool would_wait(const SabaccTable *table, SeatMask ready) {
    return !seats_several(ready) && seats_several(ante_payers(table));
}

/* A round that it completes counts now, or if the hand waits, with the antes. */
static void move_token(Engine *engine) {
    const SabaccTable *table = engine->table;
    SeatMask ready = ante_ready(table);
    bool round = comes_round(table, ready), waits = would_wait(table, ready);
    if (!has_dealer(table)) return;
    engine->turn->came_round = waits && round;
    EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next_dealer(table, ready),
         .amount = !waits && round);
}

/* ST-3: by the option, whatever the stacks; checked before the token moves to one of `staying`. */
static bool end_has_come(const SabaccTable *table, SeatMask staying) {
    SabaccValue end = sabacc_option(table, SABACC_OPTION_END);
    switch (end.form) {
    case SABACC_END_HANDS: return table->hand >= end.n;
    case SABACC_END_CYCLES:
        if (would_wait(table, staying)) return false;
        return (has_dealer(table) ? table->cycles : table->hand - 1) + comes_round(table, staying) >= end.n;
    case SABACC_END_SABACC_WON: return table->sabacc_won;
    default: return false;
    }
}

/* What has been said of sitting out is about to take effect (ST-6). */
static SeatMask may_stay(const SabaccTable *table) {
    return (SeatMask)(ante_payers(table) | rebuyers(table, table->absent));
}

bool game_ends_otherwise(const SabaccTable *table) {
    SeatMask staying = (SeatMask)(may_stay(table) & ~table->sits_out);
    return game_of(table)->ends != NULL ? game_of(table)->ends(table) : end_has_come(table, staying);
}

bool hand_follows(const SabaccTable *table) {
    return !game_ends_otherwise(table) && seats_several(may_stay(table));
}

static void end(Engine *engine, const PhaseRow *row) {
    SabaccTable *table = engine->table;
    sitting_take_effect(engine);
    bool ends = end_has_come(table, ante_ready(table));
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
