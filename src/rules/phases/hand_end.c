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

/* The next that would be dealt in of those who stay, or if none, that was and is still in the game (SP-5). */
static int next_dealer(const SabaccTable *table, SeatMask staying) {
    SeatMask last = (SeatMask)(table->dealt & table->in_game);
    return seats_after(staying != 0 ? staying : last != 0 ? last : table->dealt, table->dealer);
}

/* 1 if the token's next move completes a round; if the house deals, every hand does. */
static int comes_round(const SabaccTable *table, SeatMask staying) {
    return !has_dealer(table) || token_comes_round(table, next_dealer(table, staying));
}

/* Those who can go on, and of them those who would be dealt in. */
typedef struct Staying {
    SeatMask all, ready;
} Staying;

static Staying staying_now(const SabaccTable *table) {
    SeatMask payers = ante_payers(table);
    return (Staying){.all = payers, .ready = (SeatMask)(payers & ~table->absent)};
}

/* ST-6: of those who can go on too few would be dealt in. */
static bool would_wait(Staying staying) {
    return !seats_several(staying.ready) && seats_several(staying.all);
}

/* A round that it completes counts now, or if the hand waits, with the antes. */
static void move_token(Engine *engine, Staying staying) {
    const SabaccTable *table = engine->table;
    bool round = comes_round(table, staying.ready), waits = would_wait(staying);
    if (!has_dealer(table)) return;
    engine->turn->came_round = waits && round;
    EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next_dealer(table, staying.ready),
         .amount = !waits && round);
}

/* How often the token will have been round after its move; into a wait it does not count yet (ST-6). */
static int32_t rounds_after(const SabaccTable *table, Staying staying) {
    int32_t rounds = has_dealer(table) ? table->cycles : table->hand - 1;
    return rounds + (would_wait(staying) ? 0 : comes_round(table, staying.ready));
}

/* ST-3: by the option, whatever the stacks; checked before the token moves to one of `staying`. */
static bool end_has_come(const SabaccTable *table, Staying staying) {
    SabaccValue end = table->options[SABACC_OPTION_END];
    switch (end.form) {
    case SABACC_END_HANDS: return table->hand >= end.n;
    case SABACC_END_CYCLES: return rounds_after(table, staying) >= end.n;
    case SABACC_END_SABACC_WON: return table->sabacc_won;
    default: return false;
    }
}

/* Whether the game ends if these can go on. */
static bool ends_with(const SabaccTable *table, SeatMask all) {
    Staying staying = {.all = all, .ready = (SeatMask)(all & ~table->sits_out)};
    return !seats_several(all) || end_has_come(table, staying);
}

bool game_ends_otherwise(const SabaccTable *table) {
    if (game_of(table)->ends != NULL) return game_of(table)->ends(table);
    SeatMask payers = ante_payers(table);
    return ends_with(table, payers) && ends_with(table, (SeatMask)(payers | rebuyers(table)));
}

static void end(Engine *engine, const PhaseRow *row) {
    SabaccTable *table = engine->table;
    sitting_take_effect(engine);
    Staying staying = staying_now(table); /* the token's move changes nobody's credits */
    bool ends = end_has_come(table, staying);
    move_token(engine, staying);
    if (ends) {
        game_end(engine);
    } else if (!seats_several(staying.all)) {
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
    SabaccValue cap = table->options[SABACC_OPTION_SABACC_POT_CAP];
    if (cap.form == SABACC_CAP_N && table->sabacc_pot > cap.n)
        EMIT(engine, .type = SABACC_EVENT_CAP, .seat = SABACC_CROUPIER, .amount = table->sabacc_pot,
             .clause = SABACC_CLAUSE_SW_7);
}

const Phase phase_cap = {.id = SABACC_PHASE_BETWEEN, .topic = GUIDE_CAP, .begin = begin_cap};
