/* Penalties that a bombed-out hand and a losing caller pay into the sabacc pot (CA-6, CA-7). */
#include "rules/private.h"

int32_t penalty_of(const SabaccTable *table, SabaccOptionId id, int32_t pot) {
    SabaccValue penalty = table->options[id];
    switch (penalty.form) {
    case SABACC_PENALTY_HAND_POT: return pot;
    case SABACC_PENALTY_PERCENT: {
        int32_t part = (int32_t)((int64_t)pot * penalty.n / 100);
        return part > 0 ? part : 1;
    }
    case SABACC_PENALTY_FIXED: return penalty.n;
    default: return 0;
    }
}

int32_t sabacc_call_price(const SabaccTable *table, int seat) {
    int32_t pot = table->hand_pot;
    if (sabacc_house_seat(table) != SABACC_NOBODY) return table->seat[seat].paid;
    for (int i = 0; i < table->seats; i++) pot += table->seat[i].bet;
    return penalty_of(table, SABACC_OPTION_CALL_PENALTY, pot);
}

void penalty_pay(Engine *engine, int seat, int32_t amount, SabaccClause clause) {
    int32_t credits = engine->table->seat[seat].credits;
    int32_t paid = amount < credits ? amount : credits;
    if (paid > 0)
        EMIT(engine, .type = SABACC_EVENT_PENALTY, .seat = (int8_t)seat, .amount = paid,
             .clause = (uint8_t)clause);
}
