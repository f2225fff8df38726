#include "ai/betting.h"

#include "ai/betting_tables.h"

/* ---- situations ---- */

enum {
    OF_RIVALS = BETTING_DEPTHS * BETTING_SABACCS * BETTING_MOMENTS,
    OF_STRENGTH = BETTING_RIVALS * OF_RIVALS
}; /* situations */

int betting_spots(void) { return BETTING_SPOTS; }

bool betting_is_of_two(int64_t spot) { return spot % OF_STRENGTH < OF_RIVALS; }

/* The number of bounds, in 16ths of `whole`, that `part` is not below. */
static int step_of(int64_t part, int64_t whole, const int *bounds, int count) {
    int step = 0;
    while (step < count && part * 16 >= bounds[step] * whole) step++;
    return step;
}

static int64_t behind(const BettingSight *sight) {
    int64_t own = sight->own - sight->owed;
    if (own < 0) own = 0;
    return own < sight->others ? own : sight->others;
}

/* First or last to speak where nothing is owed; otherwise what the pot asks, of one who has or has not bet.
 */
static int moment_of(const BettingSight *sight) {
    static const int prices[BETTING_PRICES - 1] = {3, 7, 9, 12}; /* 16ths of the pot */
    if (sight->owed <= 0) return sight->is_last;
    return 2 + sight->has_bet * BETTING_PRICES + step_of(sight->owed, sight->pot, prices, BETTING_PRICES - 1);
}

/* One at a table of two; one that is left of several, who holds other hands; two; more. */
static int rivals_of(const BettingSight *sight) {
    if (!sight->is_of_several) return 0;
    return sight->rivals < BETTING_RIVALS ? sight->rivals : BETTING_RIVALS - 1;
}

int betting_spot(const BettingSight *sight) {
    static const int depths[BETTING_DEPTHS - 1] = {7, 18, 44, 104, 256},
                                             sabaccs[BETTING_SABACCS - 1] = {20, 72};
    int64_t pot = sight->pot + (sight->owed > 0 ? sight->owed : 0);
    int spot = sight->strength;
    spot = spot * BETTING_RIVALS + rivals_of(sight);
    spot = spot * BETTING_DEPTHS + step_of(behind(sight), pot, depths, BETTING_DEPTHS - 1);
    spot = spot * BETTING_SABACCS + step_of(sight->sabacc, pot, sabaccs, BETTING_SABACCS - 1);
    return spot * BETTING_MOMENTS + moment_of(sight);
}

int64_t betting_adds(const BettingSight *sight, BettingAct act) {
    static const int parts[BETTING_ACTS] = {0, 0, 8, 16, 32, 0}; /* 16ths of the pot */
    if (act == BETTING_FOLD) return -1;
    if (act == BETTING_ALL) return behind(sight);
    return (sight->pot + sight->owed) * parts[act] / 16;
}

/* A bet of nearly all is all. */
unsigned betting_acts(const BettingSight *sight, bool may_raise) {
    unsigned acts = 1u << BETTING_CALL;
    if (sight->owed > 0) acts |= 1u << BETTING_FOLD;
    if (!may_raise || behind(sight) <= 0) return acts;
    acts |= 1u << BETTING_ALL;
    for (int act = BETTING_HALF; act < BETTING_ALL; act++)
        if (betting_adds(sight, (BettingAct)act) * 4 <= behind(sight) * 3) acts |= 1u << act;
    return acts;
}

int betting_draw(const int weights[BETTING_ACTS], Rng *rng) {
    uint32_t sum = 0;
    for (int act = 0; act < BETTING_ACTS; act++) sum += (uint32_t)weights[act];
    if (sum == 0) return BETTING_ACTS;
    int64_t at = rng_below(rng, sum);
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (at < weights[act]) return act;
        at -= weights[act];
    }
    return BETTING_ACTS;
}

/* ---- tables ---- */

void betting_shape_numbers(const StudyShape *shape, int places, int32_t numbers[BETTING_SHAPE]) {
    int count = 0;
    numbers[count++] = places;
    numbers[count++] = shape->places;
    numbers[count++] = shape->on_turn;
    numbers[count++] = shape->bombed;
    numbers[count++] = shape->sabacc;
    numbers[count++] = shape->fold;
    for (int place = 0; place < STUDY_PLACES; place++) numbers[count++] = shape->spread[place];
}

/* Who may open and how many places there are weigh most. */
static int64_t distance(const int32_t *one, const int32_t *other) {
    static const int weights[BETTING_SHAPE] = {500, 0, 4, 1, 1, 0, 1, 1, 1, 1, 1, 1};
    int64_t sum = 0;
    for (int i = 0; i < BETTING_SHAPE; i++)
        sum += (int64_t)weights[i] * (one[i] > other[i] ? one[i] - other[i] : other[i] - one[i]);
    return sum;
}

const BettingTable *betting_table(const Study *study, int *places) {
    int32_t numbers[BETTING_SHAPE];
    int64_t least = INT64_MAX;
    const BettingTable *nearest = NULL;
    betting_shape_numbers(&study->shape, study->place_count, numbers);
    for (int i = 0; i < betting_table_count; i++) {
        int64_t far = distance(numbers, betting_tables[i].shape);
        if (far >= least) continue;
        least = far;
        nearest = &betting_tables[i];
        *places = nearest->shape[0];
    }
    return nearest;
}

/* The last place of one is the last of the other. */
static int place_of(const BettingSight *sight, int places) {
    int from_end = sight->places - 1 - sight->place;
    if (sight->places == places) return sight->place;
    return from_end < places ? places - 1 - from_end : 0;
}

/* NULL: training never came there. */
static const uint8_t *mix_at(uint32_t spot) {
    enum { BITS = 64 };
    const BettingKnown *known = &betting_known[spot / BITS];
    uint64_t bit = UINT64_C(1) << spot % BITS;
    if (!(known->bits & bit)) return NULL;
    return betting_mixes[betting_mix_of[known->before +
                                        (uint32_t)__builtin_popcountll(known->bits & (bit - 1))]];
}

static bool look_up(const BettingTable *table, int places, const BettingSight *sight,
                    uint8_t weights[BETTING_ACTS]) {
    const uint8_t *mix =
        mix_at(table->first + (uint32_t)(place_of(sight, places) * betting_spots() + betting_spot(sight)));
    for (int act = 0; act < BETTING_ACTS; act++)
        weights[act] = (uint8_t)(mix ? mix[act / 2] >> (act % 2 * 4) & 15 : 0);
    return mix != NULL;
}

/* Nobody bets like that in training. A bet of less than a fifth of the pot is taken for none, a larger one
 * for the next smaller that is known (S. Ganzfried and T. Sandholm's pseudo-harmonic bounds, 2013); then
 * stacks and sabacc pots for smaller ones. */
static void look_up_near(const BettingTable *table, int places, const BettingSight *sight,
                         uint8_t weights[BETTING_ACTS]) {
    BettingSight like = *sight;
    bool is_trifle = sight->owed > 0 && sight->owed * 6 < sight->pot && sight->own > sight->owed;
    if (is_trifle) {
        like.owed = 0;
        like.is_last = true;
    }
    if (look_up(table, places, &like, weights)) return;
    for (like.owed = sight->owed; like.owed * 6 >= like.pot && like.owed > 0; like.owed = like.owed * 15 / 16)
        if (look_up(table, places, &like, weights)) return;
    for (like = *sight; like.sabacc > 0; like.sabacc /= 2)
        if (look_up(table, places, &like, weights)) return;
    for (like.own -= like.owed; like.own > 0; like.own /= 2)
        if (look_up(table, places, &like, weights)) return;
}

/* Training folds even the best hands now and then, mostly where two others have bet. That looks absurd and
 * gains next to nothing, so none of the best eighth gives way to a bet of about the pot. */
static bool is_too_good_to_fold(const BettingSight *sight) {
    return sight->strength * 8 >= STUDY_STRENGTHS * 7 && sight->owed * 5 <= sight->pot * 3;
}

void betting_weights(const BettingTable *table, int places, const BettingSight *sight,
                     uint8_t weights[BETTING_ACTS]) {
    look_up_near(table, places, sight, weights);
    if (!is_too_good_to_fold(sight)) return;
    weights[BETTING_CALL] = (uint8_t)(weights[BETTING_CALL] + weights[BETTING_FOLD]);
    weights[BETTING_FOLD] = 0;
}
