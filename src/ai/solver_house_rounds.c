#include "ai/solver_house.h"

static int64_t greater(int64_t one, int64_t other) { return one > other ? one : other; }

/* ---- places of hands, by kinds in ascending order ---- */

static int place_two(int a, int b) { return a + b * (b + 1) / 2; }
static int place_three(int a, int b, int c) { return place_two(a, b) + c * (c + 1) * (c + 2) / 6; }

static int place_four(int a, int b, int c, int d) {
    return place_three(a, b, c) + d * (d + 1) * (d + 2) * (d + 3) / 24;
}

/* ---- the means over cards to come ---- */

static int64_t mean(const HouseRounds *rounds, const int64_t *value, const int *place) {
    int64_t sum = 0;
    for (int kind = 0; kind < rounds->cards->count; kind++) sum += rounds->share[kind] * value[place[kind]];
    return sum / HOUSE_ONE;
}

static void places_with_three(int count, int a, int b, int c, int *place) {
    for (int kind = 0; kind < count; kind++)
        place[kind] = kind <= a   ? place_four(kind, a, b, c)
                      : kind <= b ? place_four(a, kind, b, c)
                      : kind <= c ? place_four(a, b, kind, c)
                                  : place_four(a, b, c, kind);
}

static void places_with_two(int count, int a, int b, int *place) {
    for (int kind = 0; kind < count; kind++)
        place[kind] = kind <= a   ? place_three(kind, a, b)
                      : kind <= b ? place_three(a, kind, b)
                                  : place_three(a, b, kind);
}

static void take_means(HouseRounds *rounds) {
    HouseTurn *turn = &rounds->turn;
    int count = rounds->cards->count, place[SOLVER_KINDS], all[SOLVER_KINDS];
    for (int c = 0; c < count; c++)
        for (int b = 0; b <= c; b++)
            for (int a = 0; a <= b; a++) {
                places_with_three(count, a, b, c, place);
                turn->three[place_three(a, b, c)] = mean(rounds, turn->four, place);
            }
    for (int b = 0; b < count; b++)
        for (int a = 0; a <= b; a++) {
            places_with_two(count, a, b, place);
            turn->two[place_two(a, b)] = mean(rounds, turn->three, place);
        }
    for (int a = 0; a < count; a++) {
        for (int kind = 0; kind < count; kind++)
            place[kind] = kind <= a ? place_two(kind, a) : place_two(a, kind);
        turn->one[a] = mean(rounds, turn->two, place);
        all[a] = a;
    }
    turn->none = mean(rounds, turn->one, all);
}

/* ---- a field, and the dice ---- */

static int64_t value_of(const HouseTurn *turn, const int *kind, int count) {
    switch (count) {
    case 0: return turn->none;
    case 1: return turn->one[kind[0]];
    case 2: return turn->two[place_two(kind[0], kind[1])];
    case 3: return turn->three[place_three(kind[0], kind[1], kind[2])];
    default: return turn->four[place_four(kind[0], kind[1], kind[2], kind[3])];
    }
}

int64_t house_after_dice(const HouseRounds *rounds, const int kind[HOUSE_HAND], uint32_t field) {
    int64_t sum = 0, ways = 0;
    for (uint32_t kept = 0; kept < 1 << HOUSE_HAND; kept++) {
        int sorted[HOUSE_HAND], count = 0;
        if ((kept & field) != field) continue;
        for (int slot = 0; slot < HOUSE_HAND; slot++) {
            if (!(kept >> slot & 1)) continue;
            int at = count++;
            for (; at > 0 && sorted[at - 1] > kind[slot]; at--) sorted[at] = sorted[at - 1];
            sorted[at] = kind[slot];
        }
        sum += value_of(&rounds->turn, sorted, count);
        ways++;
    }
    return sum / ways;
}

/* The same for the best pair of a hand in ascending order. */
static int64_t after_best_pair(const HouseTurn *turn, int a, int b, int c, int d) {
    int64_t no_a = turn->three[place_three(b, c, d)], no_b = turn->three[place_three(a, c, d)];
    int64_t no_c = turn->three[place_three(a, b, d)], no_d = turn->three[place_three(a, b, c)];
    int64_t best = no_c + no_d + turn->two[place_two(a, b)];
    best = greater(best, no_b + no_d + turn->two[place_two(a, c)]);
    best = greater(best, no_b + no_c + turn->two[place_two(a, d)]);
    best = greater(best, no_a + no_d + turn->two[place_two(b, c)]);
    best = greater(best, no_a + no_c + turn->two[place_two(b, d)]);
    best = greater(best, no_a + no_b + turn->two[place_two(c, d)]);
    return (best + turn->four[place_four(a, b, c, d)]) / 4;
}

/* ---- from round to round, backwards ---- */

static const int32_t class_share[HOUSE_CLASSES] = {1, 2, 1}; /* of four: two dice (CS-4) */

/* `coming` if neither calls. */
static int64_t turn_value(const HouseRounds *rounds, int own, int64_t coming) {
    int64_t sum = 0;
    for (int class = 0; class < HOUSE_CLASSES; class ++) {
        const HouseValues *values = &rounds->values[class];
        int64_t goes_on = values->called[own] + values->goes_on * coming / HOUSE_ONE;
        sum += class_share[class] * greater(values->calling[own], goes_on);
    }
    return sum / 4;
}

static int64_t shown_value(const HouseRounds *rounds, int own) {
    int64_t sum = 0;
    for (int class = 0; class < HOUSE_CLASSES; class ++)
        sum += class_share[class] * rounds->values[class].shown[own];
    return sum / 4;
}

static int outcome_of(const HouseRounds *rounds, const int kind[HOUSE_HAND]) {
    SolverHand hand = {.copies = 0};
    for (int i = 0; i < HOUSE_HAND; i++) {
        hand.total += rounds->cards->value[kind[i]];
        hand.kinds |= UINT32_C(1) << kind[i];
    }
    hand.count = HOUSE_HAND;
    return house_outcome(rounds->cards, rounds->outcomes, &hand);
}

/* Replaces the value of one hand by that of the turn before. The means are still those of the next turn. */
static void step_back(HouseRounds *rounds, HouseRounds *raised, const int kind[HOUSE_HAND], bool is_shown) {
    int place = place_four(kind[0], kind[1], kind[2], kind[3]), own = outcome_of(rounds, kind);
    int64_t coming = is_shown ? 0 : after_best_pair(&rounds->turn, kind[0], kind[1], kind[2], kind[3]);
    if (raised != NULL) {
        int64_t more = is_shown ? 0 : after_best_pair(&raised->turn, kind[0], kind[1], kind[2], kind[3]);
        raised->turn.four[place] = is_shown ? shown_value(raised, own) : turn_value(raised, own, more);
        coming = greater(coming, more);
    }
    rounds->turn.four[place] = is_shown ? shown_value(rounds, own) : turn_value(rounds, own, coming);
}

static void step_all_back(HouseRounds *rounds, HouseRounds *raised, bool is_shown) {
    int count = rounds->cards->count;
    for (int d = 0; d < count; d++)
        for (int c = 0; c <= d; c++)
            for (int b = 0; b <= c; b++)
                for (int a = 0; a <= b; a++) step_back(rounds, raised, (int[]){a, b, c, d}, is_shown);
    take_means(rounds);
    if (raised != NULL) take_means(raised);
}

void house_look_ahead(HouseRounds *rounds, HouseRounds *raised, int after) {
    step_all_back(rounds, raised, true);
    for (int round = 0; round <= after; round++) step_all_back(rounds, raised, false);
}
