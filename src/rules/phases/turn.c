/* Games of turns (CL-2, BK-2): one seat after another is the player on turn, from the dealer's left; a round
 * ends when the turn passes the dealer's place, whether the dealer folded or not (CA-2). */
#include "rules/private.h"

static int next_player(const SabaccTable *table) {
    int player = table->turn.player;
    return player == SABACC_NOBODY ? seats_from(sabacc_active(table), first_seat(table))
                                   : seats_after(sabacc_active(table), player);
}

static void begin_turn(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->player = (int8_t)next_player(engine->table);
    engine->turn->field_moves = 0;
}

const Phase phase_turn = {.id = SABACC_PHASE_BET, .begin = begin_turn};

static int steps_left(int from, int to) { return (to - from) & 7; }

static bool passes_dealer(const SabaccTable *table) {
    int player = table->turn.player, steps = steps_left(player, next_player(table));
    return steps_left(player, table->dealer) < (steps == 0 ? 8 : steps);
}

static void end_turn(Engine *engine, const PhaseRow *row) {
    if (passes_dealer(engine->table))
        engine->turn->player = SABACC_NOBODY;
    else
        engine_go(engine, row->back);
}

const Phase phase_turn_end = {.id = SABACC_PHASE_DRAW, .end = end_turn};
