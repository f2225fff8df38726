/* The settlement of the 76-card games, in the order of CA-9: decide the pots, pay penalties, pay the hand
 * pots, then the sabacc pot. */
#include "rules/private.h"

typedef struct Settlement {
    SabaccPot pot[SABACC_MAX_POTS];
    PotVerdict verdict[SABACC_MAX_POTS];
    int count;
    int32_t hand_pot; /* P of CA-9 */
} Settlement;

static Settlement decide(const SabaccTable *table) {
    Settlement settled = {.hand_pot = table->hand_pot};
    settled.count = sabacc_pots(table, settled.pot);
    for (int i = 0; i < settled.count; i++) settled.verdict[i] = demise_verdict(table, settled.pot[i].seats);
    return settled;
}

/* ---- penalties ---- */

/* SD-3: if all in a demise bomb, no penalty is due, except in S1. */
static bool bombs_in_demise(const SabaccTable *table, const Settlement *settled, int seat) {
    SeatMask bombed = 0;
    for (int i = 0; i < settled->count; i++)
        if (settled->verdict[i].all_bombed) bombed |= settled->verdict[i].tied;
    return game_of(table)->demise_bombs_pay && seat_in(bombed, seat);
}

/* CA-7, SP-8, SD-6 */
static bool called_and_lost(const SabaccTable *table, const Settlement *settled, int seat) {
    const PotVerdict *main_pot = &settled->verdict[0];
    bool is_excused = main_pot->all_bombed && seat_in(main_pot->tied, seat);
    return seat == table->caller && !seat_in(main_pot->winners, seat) && !is_excused;
}

static SabaccClause call_clause(const SabaccTable *table, int seat) {
    return seat_in(table->folded, seat) ? SABACC_CLAUSE_CA_10 : SABACC_CLAUSE_CA_7;
}

/* A seat pays the larger of its penalties, or both if `double-penalty` is on. */
static void pay_penalties(Engine *engine, const Settlement *settled, int seat) {
    const SabaccTable *table = engine->table;
    bool bombed = seat_in(table->bombed, seat), in_demise = bombs_in_demise(table, settled, seat);
    int32_t bomb = bombed || in_demise ? penalty_of(table, SABACC_OPTION_BOMB_PENALTY, settled->hand_pot) : 0;
    int32_t call = called_and_lost(table, settled, seat)
                       ? penalty_of(table, SABACC_OPTION_CALL_PENALTY, settled->hand_pot)
                       : 0;
    bool both = option_is_on(table, SABACC_OPTION_DOUBLE_PENALTY);
    if (both || bomb >= call)
        penalty_pay(engine, seat, bomb, bombed ? SABACC_CLAUSE_CA_6 : SABACC_CLAUSE_SD_3);
    if (both || call > bomb) penalty_pay(engine, seat, call, call_clause(table, seat));
}

/* ---- payouts ---- */

static SabaccClause clause_of(const Engine *engine, const PotVerdict *verdict, bool is_main) {
    if (verdict->winners == 0 && verdict->tied == 0) return is_main ? SABACC_CLAUSE_CA_8 : SABACC_CLAUSE_SP_7;
    if (verdict->winners == 0 || verdict->all_bombed) return SABACC_CLAUSE_SD_3;
    if (verdict->tied != 0) return SABACC_CLAUSE_SD_1;
    return is_main ? (SabaccClause)engine->game->win_clause : SABACC_CLAUSE_SP_1;
}

static void pay_pot(Engine *engine, const Settlement *settled, int index) {
    const PotVerdict *verdict = &settled->verdict[index];
    SabaccClause clause = clause_of(engine, verdict, index == 0);
    if (verdict->winners == 0)
        EMIT(engine, .type = SABACC_EVENT_PAYOUT, .seat = SABACC_CROUPIER,
             .amount = settled->pot[index].credits, .second = -1, .clause = (uint8_t)clause);
    else
        pots_pay(engine, &settled->pot[index], verdict->winners, clause);
}

/* Tied hands have one worth; a seat that takes the pot after a demise that all bombed must itself qualify
 * (SD-3). */
static bool pay_sabacc_pot(Engine *engine, SeatMask winners) {
    const SabaccTable *table = engine->table;
    bool won = winners != 0 && table->sabacc_pot > 0 && hand_takes_sabacc_pot(table, seats_lowest(winners));
    if (won) pots_share(engine, SABACC_EVENT_SABACC_PAYOUT, table->sabacc_pot, winners, SABACC_CLAUSE_CA_5);
    return won;
}

static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    Settlement settled = decide(table);
    for (SeatMask left = table->dealt; left != 0;)
        pay_penalties(engine, &settled, seats_take(&left, first_seat(table)));
    for (int i = 0; i < settled.count; i++) pay_pot(engine, &settled, i);
    SeatMask winners = settled.verdict[0].winners;
    bool won = pay_sabacc_pot(engine, winners);
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = winners, .second = won);
}

const Phase phase_settle = {.id = SABACC_PHASE_PAYOUT, .topic = GUIDE_SETTLE, .begin = begin};
