/* The opening of a game: the first dealer; and of each hand: eliminations and antes (ST-1, ST-2). */
#include "rules/phases/ante.h"

#include "rules/phases/game_end.h"

/* A game has an ante or a stake (SO-2); the other one is 0. */
int32_t ante_hand(const SabaccTable *table) {
    return table->options[SABACC_OPTION_ANTE].n + table->options[SABACC_OPTION_STAKE].n;
}

int32_t ante_sabacc(const SabaccTable *table) {
    if (game_of(table)->sabacc_ante == ANTE_EACH) return ante_hand(table);
    if (game_of(table)->sabacc_ante == ANTE_WHEN_EMPTY) return table->sabacc_pot == 0 ? ante_hand(table) : 0;
    if (game_of(table)->sabacc_ante == ANTE_NONE) return 0;
    if (game_of(table)->sabacc_ante == ANTE_HALF) return ante_hand(table) / 2;
    SabaccValue value = table->options[SABACC_OPTION_ANTE_SABACC];
    return value.form == SABACC_ANTE_SABACC_SAME ? ante_hand(table) : value.n;
}

bool house_can_pay(const SabaccTable *table, int32_t credits) {
    return table->house >= credits - SABACC_MAX_CREDITS;
}

int32_t sabacc_ante_credits(const SabaccTable *table) { return ante_hand(table) + ante_sabacc(table); }

SeatMask ante_payers(const SabaccTable *table) {
    int32_t ante = sabacc_ante_credits(table);
    SeatMask payers = 0, house = house_mask(table);
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].credits >= ante) payers |= seat_bit(seat);
    if (house != 0) payers = (SeatMask)(house_can_pay(table, ante) ? payers | house : payers & ~house);
    return payers & table->in_game;
}

SeatMask ante_ready(const SabaccTable *table) { return (SeatMask)(ante_payers(table) & ~table->absent); }

static void put_out(Engine *engine, SeatMask payers) {
    SabaccTable *table = engine->table;
    for (SeatMask left = (SeatMask)(table->in_game & ~(payers | table->absent)); left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        EMIT(engine, .type = SABACC_EVENT_OUT, .seat = (int8_t)seat, .clause = SABACC_CLAUSE_ST_2);
    }
}

void ante_outs(Engine *engine) { put_out(engine, ante_payers(engine->table)); }

/* ---- the opening of a game ---- */

static void begin_opening(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->dealer_due = has_dealer(engine->table) && engine->table->dealer == SABACC_NOBODY;
}

/* A dealer that cannot ante, or sits out, passes the token on (ST-6); that may complete a round of it. */
static void pass_token_on(Engine *engine, SeatMask ready) {
    SabaccTable *table = engine->table;
    int rounds = engine->turn->came_round, next = table->dealer;
    if (ready != 0 && !seat_in(ready, table->dealer)) {
        next = seats_after(ready, table->dealer);
        rounds += table->hand > 0 && token_comes_round(table, next);
    }
    engine->turn->came_round = 0;
    if (next != table->dealer || rounds > 0)
        EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next, .amount = rounds);
}

/* The setup's first dealer, or the one chosen. */
static void seat_first_dealer(Engine *engine) {
    const SabaccTable *table = engine->table;
    SeatMask ready = ante_ready(table);
    bool waits = !seats_several(ready) && seats_several(ante_payers(table));
    if (engine->turn->serial == 0) EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = table->dealer);
    if (!waits) pass_token_on(engine, ready); /* otherwise with the antes (ST-6) */
}

static void end_opening(Engine *engine, const PhaseRow *row) {
    (void)row;
    sitting_take_effect(engine);
    if (has_dealer(engine->table)) seat_first_dealer(engine);
    ante_outs(engine);
    if (!seats_several(ante_payers(engine->table)))
        game_end(engine); /* only at the start: hand_end.c handles it later (ST-2) */
}

const Phase phase_opening = {.id = SABACC_PHASE_ANTE, .begin = begin_opening, .end = end_opening};

/* ---- the antes of a hand ---- */

/* ST-2a: as much as one seat, as long as its account can bear it (ST-5). */
static bool house_antes(const SabaccTable *table, int32_t ante) {
    return option_is_on(table, SABACC_OPTION_HOUSE_ANTE) && house_can_pay(table, ante);
}

static void end(Engine *engine, const PhaseRow *row) {
    (void)row;
    SabaccTable *table = engine->table;
    SeatMask payers = ante_payers(table);
    int32_t to_hand_pot = ante_hand(table),
            to_sabacc_pot = ante_sabacc(table); /* determined before the first seat pays (ST-2) */
    if (has_dealer(table)) pass_token_on(engine, (SeatMask)(payers & ~table->absent));
    put_out(engine, payers);
    engine->turn->player = SABACC_NOBODY;
    EMIT(engine, .type = SABACC_EVENT_HAND, .amount = table->hand + 1);
    bool is_free = to_hand_pot == 0 && to_sabacc_pot == 0; /* SO-2 */
    for (SeatMask left = is_free ? 0 : table->dealt; left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        EMIT(engine, .type = SABACC_EVENT_ANTE, .seat = (int8_t)seat, .amount = to_hand_pot,
             .second = to_sabacc_pot);
    }
    if (house_antes(table, to_hand_pot + to_sabacc_pot))
        EMIT(engine, .type = SABACC_EVENT_ANTE, .seat = SABACC_CROUPIER, .amount = to_hand_pot,
             .second = to_sabacc_pot, .clause = SABACC_CLAUSE_ST_2A);
}

const Phase phase_ante = {.id = SABACC_PHASE_ANTE, .topic = GUIDE_ANTE, .end = end};
