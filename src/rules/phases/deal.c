/* First deals: a number of cards to each seat, one at a time round the table (DK-8); the card that opens the
 * discard pile (SK-1); and the end of a round. */
#include "rules/state.h"

static void begin_deal(Engine *engine, const PhaseRow *row) {
    SabaccTurn *turn = engine->turn;
    turn->round_robin = 1;
    turn->cursor = (int8_t)(first_seat(engine->table) & 7);
    for (SeatMask left = engine->table->dealt; left != 0;) engine_owe(engine, seats_take(&left, 0), row->n);
}

const Phase phase_deal = {.id = SABACC_PHASE_DEAL, .begin = begin_deal};

static void begin_open_discard(Engine *engine, const PhaseRow *row) { engine->turn->owed_board = row->n; }

const Phase phase_open_discard = {.id = SABACC_PHASE_DEAL, .begin = begin_open_discard};

/* Back to row->back until row->n rounds have been played. */
static void end_round(Engine *engine, const PhaseRow *row) {
    if (engine->table->round == row->n) return;
    EMIT(engine, .type = SABACC_EVENT_ROUND, .amount = engine->table->round + 1);
    engine_go(engine, row->back);
}

const Phase phase_round_end = {.id = SABACC_PHASE_DICE, .end = end_round};
