#include "rules/games/house.h"

static void begin_deal(Engine *engine, const PhaseRow *row) {
    engine->turn->round_robin = 0;
    engine_owe_from(engine, row->how == DEAL_TO_PLAYER ? PLAYER : HOUSE, row->n,
                    row->how == DEAL_OPEN_TO_HOUSE ? SABACC_PILE_OPEN : SABACC_PILE_UNSAID);
}

const Phase phase_house_deal = {.id = SABACC_PHASE_DEAL, .begin = begin_deal};

SeatMask house_best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    *wants = 0;
    return hands_best_by(table, (SeatMask)(seats & ~table->bombed), hand_worth);
}

void house_return_bets(Engine *engine, SabaccClause clause) {
    const SabaccTable *table = engine->table;
    for (int seat = PLAYER; seat <= HOUSE; seat++)
        if (table->seat[seat].paid > 0)
            EMIT(engine, .type = SABACC_EVENT_RETURN, .seat = (int8_t)seat, .amount = table->seat[seat].paid,
                 .clause = (uint8_t)clause);
}
