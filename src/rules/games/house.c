#include "rules/games/house.h"

static void begin_deal(Engine *engine, const PhaseRow *row) {
    engine->turn->round_robin = 0;
    engine_owe_from(engine, row->how == DEAL_TO_PLAYER ? PLAYER : HOUSE, row->n,
                    row->how == DEAL_OPEN_TO_HOUSE ? SABACC_PILE_OPEN : SABACC_PILE_UNSAID);
}

const Phase phase_house_deal = {.id = SABACC_PHASE_DEAL, .topic = GUIDE_HOUSE_DEAL, .begin = begin_deal};

SeatMask house_best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    *wants = 0;
    return hands_best_by(table, (SeatMask)(seats & ~table->bombed), hand_worth);
}

/* The rest of what it has paid lies in the sabacc pot (CS-3). */
static int32_t in_hand_pot(const SabaccTable *table, int seat) {
    return sabacc_bets_into_sabacc_pot(table) ? table->antes / 2 : table->seat[seat].paid;
}

static void give_back(Engine *engine, int seat, int32_t credits, bool from_sabacc_pot, SabaccClause clause) {
    if (credits > 0)
        EMIT(engine, .type = SABACC_EVENT_RETURN, .seat = (int8_t)seat, .amount = credits,
             .second = from_sabacc_pot, .clause = (uint8_t)clause);
}

void house_return_bets(Engine *engine, SabaccClause clause) {
    for (int seat = PLAYER; seat <= HOUSE; seat++) {
        give_back(engine, seat, in_hand_pot(engine->table, seat), false, clause);
        give_back(engine, seat, engine->table->seat[seat].paid, true, clause);
    }
}
