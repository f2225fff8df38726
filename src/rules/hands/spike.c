/* Appendix A: what a hand of the 62-card deck is worth (AP-1 … AP-6).
 *
 * A key contains the comparisons in order, the first in the highest bits, so that the greater of two keys is
 * the better hand and the highest differing bit tells what decided. */
#include "rules/private.h"

enum { /* lowest bit of each comparison */
       AT_HIGHEST_POSITIVE = 0,
       AT_POSITIVE_SUM = 4,
       AT_CARDS = 12,
       AT_POSITIVE = 17,
       AT_CLOSER = 18,
       AT_SECOND_MAKER = 26,
       AT_MAKER = 30,
       AT_RANK = 34,
};

/* ---- values ---- */

#define SUIT -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
const int8_t spike_values[UINT8_MAX + 1] = {0, SUIT, SUIT, SUIT, 0}; /* DK-3, the Sylop last */
#undef SUIT

typedef struct Sums {
    int total, positive_sum, highest_positive;
} Sums;

static Sums sum_hand(const SabaccCard *cards, int count) {
    Sums sums = {0};
    for (int i = 0; i < count; i++) {
        int value = spike_value(cards[i]), positive = value > 0 ? value : 0;
        sums.total += value;
        sums.positive_sum += positive;
        if (positive > sums.highest_positive) sums.highest_positive = positive;
    }
    return sums;
}

/* A hand counted by absolute values. */
typedef struct Counts {
    int cards, sylops;
    int of[11];             /* cards of each absolute value 1 … 10 */
    int lowest[5];          /* lowest value that occurs exactly n times (at least, for 4); 0 if none */
    int pairs, second_pair; /* values that occur twice; the higher of two */
    int lowest_value;
} Counts;

static Counts count_hand(const SabaccCard *cards, int count) {
    Counts c = {.cards = count};
    for (int i = 0; i < count; i++) {
        int value = spike_value(cards[i]);
        c.of[value < 0 ? -value : value]++;
    }
    c.sylops = c.of[0];
    c.of[0] = 0; /* Sylops form no pair, kind or run (AP-6) */
    for (int value = 10; value >= 1; value--) {
        if (c.of[value] == 0) continue;
        c.lowest_value = value;
        if (c.of[value] == 2 && c.pairs++ > 0) c.second_pair = c.lowest[2];
        c.lowest[c.of[value] > 4 ? 4 : c.of[value]] = value; /* a fifth copy is an extra card */
    }
    return c;
}

/* AP-1 "exactly": these cards and no others. */
static bool is_full_sabacc(const Counts *c) { return c->cards == 5 && c->sylops == 1 && c->of[10] == 4; }
static bool is_fleet(const Counts *c) { return c->cards == 5 && c->sylops == 1 && c->lowest[4] > 0; }
static bool is_prime(const Counts *c) { return c->cards == 3 && c->sylops == 1 && c->of[10] == 2; }
static bool is_yee_haa(const Counts *c) { return c->cards == 3 && c->sylops == 1 && c->pairs == 1; }
static bool is_rhylet(const Counts *c) { return c->cards == 5 && c->lowest[3] > 0 && c->pairs == 1; }

static bool is_gee_whiz(const Counts *c) {
    return c->cards == 5 && c->of[1] == 1 && c->of[2] == 1 && c->of[3] == 1 && c->of[4] == 1 &&
           c->of[10] == 1;
}

/* Four cards in a row, so none of them is a Sylop. */
static bool is_straight_khyron(const Counts *c) {
    if (c->cards != 4 || c->lowest_value > 7) return false;
    for (int step = 0; step < 4; step++)
        if (c->of[c->lowest_value + step] != 1) return false;
    return true;
}

/* A hand's name and the values that make it, with the one compared first in `maker` (AP-2); 0 if there is
 * none. */
typedef struct Name {
    SabaccRank rank;
    int maker, second_maker;
} Name;

/* AP-1 in its order, so that a hand gets the best name that fits (AP-6). */
static Name name_zero(const Counts *c, bool prime_hand) {
    if (c->cards == 2 && c->sylops == 2) return (Name){SABACC_RANK_PURE_SABACC, 0, 0};
    if (is_full_sabacc(c)) return (Name){SABACC_RANK_FULL_SABACC, 0, 0};
    if (is_fleet(c)) return (Name){SABACC_RANK_FLEET, c->lowest[4], 0};
    if (prime_hand && is_prime(c)) return (Name){SABACC_RANK_PRIME, 0, 0};
    if (is_yee_haa(c)) return (Name){SABACC_RANK_YEE_HAA, c->lowest[2], 0};
    if (is_rhylet(c)) return (Name){SABACC_RANK_RHYLET, c->lowest[3], c->lowest[2]};
    if (c->lowest[4] > 0) return (Name){SABACC_RANK_SQUADRON, c->lowest[4], 0};
    if (is_gee_whiz(c)) return (Name){SABACC_RANK_GEE_WHIZ, 0, 0};
    if (is_straight_khyron(c)) return (Name){SABACC_RANK_STRAIGHT_KHYRON, c->lowest_value, 0};
    if (c->lowest[3] > 0) return (Name){SABACC_RANK_BANTHAS_WILD, c->lowest[3], 0};
    if (c->pairs >= 2) return (Name){SABACC_RANK_RULE_OF_TWO, c->lowest[2], c->second_pair};
    if (c->pairs == 1) return (Name){SABACC_RANK_SABACC, c->lowest[2], 0};
    return (Name){SABACC_RANK_ZERO, 0, 0};
}

static uint64_t lower_is_better(int maker) { return maker == 0 ? 0 : (uint64_t)(11 - maker); }

__attribute__((noinline)) static Name name_of_zero(const SabaccTable *table, const SabaccCard *cards,
                                                   int count) {
    Counts c = count_hand(cards, count);
    return name_zero(&c, option_is_on(table, SABACC_OPTION_PRIME_HAND));
}

/* Only a hand of zero has a name; opponents weigh thousands of hands that have none. */
static Name name_of(const SabaccTable *table, const SabaccCard *cards, int count, int total) {
    return total == 0 ? name_of_zero(table, cards, count) : (Name){SABACC_RANK_NULRHEK, 0, 0};
}

SabaccWorth spike_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    (void)seat;
    Sums sums = sum_hand(cards, count);
    Name name = name_of(table, cards, count, sums.total);
    int distance = sums.total < 0 ? -sums.total : sums.total;
    uint64_t key = (uint64_t)(SABACC_RANK_NULRHEK - name.rank) << AT_RANK |
                   lower_is_better(name.maker) << AT_MAKER |
                   lower_is_better(name.second_maker) << AT_SECOND_MAKER |
                   (uint64_t)(255 - distance) << AT_CLOSER | (uint64_t)(sums.total > 0) << AT_POSITIVE |
                   (uint64_t)count << AT_CARDS | (uint64_t)sums.positive_sum << AT_POSITIVE_SUM |
                   (uint64_t)sums.highest_positive << AT_HIGHEST_POSITIVE;
    return (SabaccWorth){.key = key,
                         .total = sums.total,
                         .rank = (uint8_t)name.rank,
                         .takes_sabacc_pot = sums.total == 0 /* SK-5 */};
}

SabaccCriterion spike_criterion(uint64_t key, uint64_t other) {
    int bit = 63 - __builtin_clzll(key ^ other);
    if (bit >= AT_RANK) return SABACC_CRITERION_RANK;
    if (bit >= AT_SECOND_MAKER) return SABACC_CRITERION_LOWER_MAKES;
    if (bit >= AT_CLOSER) return SABACC_CRITERION_CLOSER;
    if (bit >= AT_POSITIVE) return SABACC_CRITERION_POSITIVE;
    if (bit >= AT_CARDS) return SABACC_CRITERION_MOST_CARDS;
    if (bit >= AT_POSITIVE_SUM) return SABACC_CRITERION_POSITIVE_SUM;
    return SABACC_CRITERION_HIGHEST_POSITIVE;
}

/* AP-1 names no suit. */
bool spike_alike(const SabaccTable *table, SabaccCard card, SabaccCard other) {
    (void)table;
    return spike_value(card) == spike_value(other);
}

/* ---- single draws ---- */

/* AP-5: closest to 0, positive beats negative; greater is better, never 0. */
static int draw_key(SabaccCard card) {
    int value = spike_value(card);
    return value >= 0 ? 200 - 2 * value : 199 + 2 * value;
}

/* Those of `seats` that lead on the draw of this number; all of them must have made it. */
static SeatMask best_draw(const SabaccTable *table, SeatMask seats, int number) {
    SeatMask best = 0;
    int max = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        int key = draw_key(table->seat[seat].draws[number]);
        if (key > max) best = 0;
        if (key < max) continue;
        max = key;
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

SeatMask spike_best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    SeatMask best = hands_best_by(table, seats, hand_worth);
    *wants = 0;
    for (int number = 0; number < SABACC_MAX_DRAWS && seats_several(best); number++) {
        *wants = without_draw(table, best, number);
        if (*wants != 0) break;
        best = best_draw(table, best, number);
    }
    return best;
}
