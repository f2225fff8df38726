/* Initial deals: a number of cards to each seat, one at a time round the table (DK-8); the card that starts
 * the discard pile (SK-1); and the end of a round. */
#include "rules/private.h"

static void begin_deal(Engine *engine, const PhaseRow *row) {
    SabaccTurn *turn = engine->turn;
    turn->round_robin = 1;
    turn->deal_from = (int8_t)first_seat(engine->table);
    for (SeatMask left = engine->table->dealt; left != 0;) engine_owe(engine, seats_take(&left, 0), row->n);
}

const Phase phase_deal = {.id = SABACC_PHASE_DEAL, .topic = GUIDE_DEAL, .begin = begin_deal};

static void begin_open_discard(Engine *engine, const PhaseRow *row) { engine->turn->owed_board = row->n; }

const Phase phase_open_discard = {
    .id = SABACC_PHASE_DEAL, .topic = GUIDE_OPEN_DISCARD, .begin = begin_open_discard};

/* Returns to row->back until row->n rounds have been played, or as many as `round-limit` allows: then the
 * house calls the hand (CA-2). */
static void end_round(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    bool has_limit = row->n == 0;
    if (table->round >= (has_limit ? sabacc_round_limit(table) : row->n)) {
        if (has_limit)
            EMIT(engine, .type = SABACC_EVENT_CALL, .seat = SABACC_CROUPIER, .clause = SABACC_CLAUSE_CA_2);
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_ROUND, .amount = table->round + 1);
    engine_go(engine, row->back);
}

const Phase phase_round_end = {.id = SABACC_PHASE_DICE, .topic = GUIDE_ROUND_END, .end = end_round};
