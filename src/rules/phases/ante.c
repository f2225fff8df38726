/* A new hand: the dealer's place where it is not yet known, seats out, and the antes (ST-1, ST-2). */
#include "rules/phases/ante.h"

#include "rules/phases/game_end.h"

int32_t ante_hand(const SabaccTable *table) { return sabacc_option(table, SABACC_OPTION_ANTE).n; }

int32_t ante_sabacc(const SabaccTable *table) {
    SabaccValue value = sabacc_option(table, SABACC_OPTION_ANTE_SABACC);
    return value.form == SABACC_ANTE_SABACC_SAME ? ante_hand(table) : value.n;
}

SeatMask ante_payers(const SabaccTable *table) {
    SeatMask payers = 0;
    for (SeatMask left = table->in_game; left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].credits >= ante_hand(table) + ante_sabacc(table)) payers |= seat_bit(seat);
    }
    return payers;
}

void ante_outs(Engine *engine) {
    SabaccTable *table = engine->table;
    for (SeatMask left = (SeatMask)(table->in_game & ~ante_payers(table)); left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        EMIT(engine, .type = SABACC_EVENT_OUT, .seat = (int8_t)seat, .clause = SABACC_CLAUSE_ST_2);
    }
}

static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->dealer_due = engine->table->dealer == SABACC_NOBODY;
}

/* The setup's first dealer is told; one who cannot ante hands the token on before it counts. */
static void seat_first_dealer(Engine *engine) {
    SabaccTable *table = engine->table;
    SeatMask payers = ante_payers(table);
    if (table->hand > 0) return;
    if (engine->turn->serial == 0) EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = table->dealer);
    if (payers != 0 && !seat_in(payers, table->dealer))
        EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)seats_after(payers, table->dealer));
}

static void end(Engine *engine, const PhaseRow *row) {
    (void)row;
    SabaccTable *table = engine->table;
    seat_first_dealer(engine);
    ante_outs(engine);
    if (!seats_several(table->in_game)) { /* only at the start: hand_end.c sees to it later (ST-2) */
        game_end(engine);
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_HAND, .amount = table->hand + 1);
    for (SeatMask left = table->dealt; left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        EMIT(engine, .type = SABACC_EVENT_ANTE, .seat = (int8_t)seat, .amount = ante_hand(table),
             .second = ante_sabacc(table));
    }
}

const Phase phase_ante = {.id = SABACC_PHASE_ANTE, .begin = begin, .end = end};
