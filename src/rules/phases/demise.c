/* Sudden demise (SD): a tie of shown hands is broken by one card each. */
#include "rules/private.h"

static SeatMask without_card(const SabaccTable *table, SeatMask seats) {
    SeatMask without = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].draw_count == 0) without |= seat_bit(seat);
    }
    return without;
}

static SeatMask bombed_in_demise(const SabaccTable *table, SeatMask seats) {
    SeatMask bombed = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        if (hand_worth_in_demise(table, seat).rank == SABACC_RANK_BOMB) bombed |= seat_bit(seat);
    }
    return bombed;
}

PotVerdict demise_verdict(const SabaccTable *table, SeatMask contestants) {
    SeatMask fit = (SeatMask)(contestants & ~table->bombed);
    PotVerdict verdict = {.winners = hands_best_by(table, fit, hand_worth)};
    if (!seats_several(verdict.winners)) return verdict;
    SeatMask tied = verdict.winners, lacking = without_card(table, tied);
    if (seats_count(lacking) > table->deck_count + table->junk_count) return verdict; /* SD-5: split */
    verdict.tied = tied;
    verdict.wants = lacking;
    if (lacking != 0) return verdict;
    SeatMask standing = (SeatMask)(tied & ~bombed_in_demise(table, tied));
    verdict.all_bombed = standing == 0;
    verdict.winners = verdict.all_bombed
                          ? hands_best_by(table, (SeatMask)(fit & ~tied), hand_worth) /* SD-3 */
                          : hands_best_by(table, standing, hand_worth_in_demise);     /* SD-1, SD-2 */
    return verdict;
}

SeatMask demise_best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    PotVerdict verdict = demise_verdict(table, seats);
    *wants = verdict.wants;
    return verdict.winners;
}

/* SD-4: the first pot, from the main pot outward, whose tied seats lack cards gets them. */
static void owe_cards(Engine *engine) {
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(engine->table, pots);
    SeatMask wants = 0;
    for (int i = 0; i < count && wants == 0; i++) wants = demise_verdict(engine->table, pots[i].seats).wants;
    if (wants == 0) return;
    EMIT(engine, .type = SABACC_EVENT_DEMISE, .seat = SABACC_CROUPIER, .amount = wants,
         .clause = SABACC_CLAUSE_SD_1);
    for (SeatMask left = wants; left != 0;)
        engine_owe_from(engine, seats_take(&left, 0), 1, SABACC_PILE_SINGLE);
}

static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->round_robin = 0;
    owe_cards(engine);
}

const Phase phase_demise = {
    .id = SABACC_PHASE_DEMISE, .topic = GUIDE_DEMISE, .begin = begin, .chance = owe_cards};
