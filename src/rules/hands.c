/* What hands are worth to each other, whatever the game: best of several, ties by single draws, verdicts. */
#include "rules/state.h"

int32_t hand_total(const SabaccTable *table, const SabaccCard *cards, int count) {
    int32_t total = 0;
    for (int i = 0; i < count; i++) total += game_of(table)->value(table, cards[i]);
    return total;
}

SabaccWorth sabacc_worth(const SabaccTable *table, const SabaccCard *cards, int count) {
    return game_of(table)->worth(table, cards, count);
}

int sabacc_card_value(const SabaccTable *table, SabaccCard card) {
    return game_of(table)->value(table, card);
}

bool sabacc_seat_worth(const SabaccTable *table, int seat, SabaccWorth *worth) {
    const SabaccSeat *hand = &table->seat[seat];
    if (hand->hand_count == 0) return false;
    for (int i = 0; i < hand->hand_count; i++)
        if (hand->hand[i] == SABACC_CARD_HIDDEN) return false;
    *worth = sabacc_worth(table, hand->hand, hand->hand_count);
    return true;
}

static uint64_t key_of(const SabaccTable *table, int seat) {
    return sabacc_worth(table, table->seat[seat].hand, table->seat[seat].hand_count).key;
}

/* AP-5: closest to 0, positive beats negative; greater is better, never 0. */
static int draw_key(const SabaccTable *table, SabaccCard card) {
    int value = game_of(table)->value(table, card);
    return value >= 0 ? 200 - 2 * value : 199 + 2 * value;
}

/* Those of `seats` that lead on the draw of this number; all of them must have it. */
static SeatMask best_draw(const SabaccTable *table, SeatMask seats, int number) {
    SeatMask best = 0;
    int most = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        int key = draw_key(table, table->seat[seat].draws[number]);
        if (key > most) best = 0;
        if (key < most) continue;
        most = key;
        best |= seat_bit(seat);
    }
    return best;
}

static SeatMask without_draw(const SabaccTable *table, SeatMask seats, int number) {
    SeatMask without = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].draw_count <= number) without |= seat_bit(seat);
    }
    return without;
}

static SeatMask best_keys(const SabaccTable *table, SeatMask seats) {
    SeatMask best = 0;
    uint64_t most = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        uint64_t key = key_of(table, seat);
        if (best != 0 && key < most) continue;
        if (key > most) best = 0;
        most = key;
        best |= seat_bit(seat);
    }
    return best;
}

SeatMask hands_best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    SeatMask best = best_keys(table, seats);
    *wants = 0;
    for (int number = 0; number < SABACC_MAX_DRAWS && seats_several(best); number++) {
        *wants = without_draw(table, best, number);
        if (*wants != 0) break;
        best = best_draw(table, best, number);
    }
    return best;
}

/* ---- verdicts ---- */

/* Of two hands of one rank: AP-3 and AP-4 part what has no name, AP-5 what has one. */
static SabaccClause clause_of_sums(uint8_t rank) {
    if (rank == SABACC_RANK_NULRHEK) return SABACC_CLAUSE_AP_4;
    return rank == SABACC_RANK_ZERO ? SABACC_CLAUSE_AP_3 : SABACC_CLAUSE_AP_5;
}

static SabaccClause clause_of(const SabaccTable *table, SabaccCriterion criterion, uint8_t rank,
                              uint8_t other) {
    switch (criterion) {
    case SABACC_CRITERION_RANK: return sabacc_rank_clause((SabaccRank)(rank > other ? rank : other));
    case SABACC_CRITERION_LOWER_MAKES: return SABACC_CLAUSE_AP_2;
    case SABACC_CRITERION_CLOSER:
    case SABACC_CRITERION_POSITIVE: return SABACC_CLAUSE_AP_4;
    case SABACC_CRITERION_SINGLE_DRAW: return SABACC_CLAUSE_AP_5;
    case SABACC_CRITERION_MOST_CARDS:
    case SABACC_CRITERION_POSITIVE_SUM:
    case SABACC_CRITERION_HIGHEST_POSITIVE: return clause_of_sums(rank);
    default: return (SabaccClause)game_of(table)->win_clause;
    }
}

static SabaccCriterion criterion_between(const SabaccTable *table, int seat, int other) {
    uint64_t key = key_of(table, seat), rival = key_of(table, other);
    if (key != rival) return game_of(table)->criterion(key, rival);
    SeatMask both = (SeatMask)(seat_bit(seat) | seat_bit(other)), wants;
    bool parted = !seats_several(hands_best(table, both, &wants));
    return parted ? SABACC_CRITERION_SINGLE_DRAW : SABACC_CRITERION_NOTHING;
}

bool sabacc_verdict(const SabaccTable *table, int seat, SabaccVerdict *verdict) {
    if (!seat_in(table->shown, seat)) return false;
    SeatMask wants, others = (SeatMask)(table->shown & ~seat_bit(seat));
    SeatMask best = hands_best(table, table->shown, &wants);
    *verdict = (SabaccVerdict){.best = seat_in(best, seat), .against = SABACC_NOBODY};
    sabacc_seat_worth(table, seat, &verdict->worth);
    if (others == 0) return true;
    SeatMask rivals = verdict->best ? hands_best(table, others, &wants) : best;
    verdict->against = (int8_t)seats_from(rivals, first_seat(table));
    SabaccCriterion criterion = criterion_between(table, seat, verdict->against);
    verdict->criterion = (uint8_t)criterion;
    SabaccWorth rival;
    sabacc_seat_worth(table, verdict->against, &rival);
    verdict->clause = (uint8_t)clause_of(table, criterion, verdict->worth.rank, rival.rank);
    return true;
}
