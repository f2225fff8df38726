#include "train/mccfr.h"

#include "base/memory.h"

#include <stdlib.h>

enum { ONE = 4096 };

int64_t mccfr_spots(const Mccfr *run) { return (int64_t)run->places * betting_spots(); }

void mccfr_begin(Mccfr *run, int places, uint64_t seed) {
    run->places = places;
    run->regret = memory_calloc((size_t)mccfr_spots(run), sizeof run->regret[0]);
    run->average = memory_calloc((size_t)mccfr_spots(run), sizeof run->average[0]);
    run->rng = rng_of(seed, 1);
}

void mccfr_end(Mccfr *run) {
    free(run->regret);
    free(run->average);
}

/* Shares of ONE, in proportion to the regrets; all alike where there is none. */
static void match_regrets(const int64_t *regret, unsigned acts, int share[BETTING_ACTS]) {
    int64_t sum = 0;
    int count = __builtin_popcount(acts);
    for (int act = 0; act < BETTING_ACTS; act++)
        if (acts >> act & 1) sum += regret[act];
    for (int act = 0; act < BETTING_ACTS; act++) {
        share[act] = 0;
        if (!(acts >> act & 1)) continue;
        share[act] = sum > 0 ? (int)(regret[act] * ONE / sum) : ONE / count;
    }
}

static BettingAct draw(const int share[BETTING_ACTS], unsigned acts, Rng *rng) {
    int sum = 0, last = BETTING_CALL;
    for (int act = 0; act < BETTING_ACTS; act++) sum += share[act];
    int at = (int)rng_below(rng, (uint32_t)sum);
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (!(acts >> act & 1)) continue;
        last = act;
        at -= share[act];
        if (at < 0) return (BettingAct)act;
    }
    return (BettingAct)last;
}

static int64_t spot_of(const BettingSight *sight) {
    return (int64_t)sight->place * betting_spots() + betting_spot(sight);
}

static int64_t walk(Mccfr *run, const Pot *pot, int hero, uint32_t weight);

/* The expected result of the hero's own choice; its regrets are learnt. */
static int64_t walk_own(Mccfr *run, const Pot *pot, int seat, int64_t *regret, unsigned acts,
                        uint32_t weight) {
    int share[BETTING_ACTS];
    int64_t value[BETTING_ACTS] = {0}, mean = 0;
    match_regrets(regret, acts, share);
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (!(acts >> act & 1)) continue;
        Pot next = *pot;
        pot_act(&next, seat, (BettingAct)act);
        value[act] = walk(run, &next, seat, weight);
        mean += value[act] * share[act];
    }
    mean /= ONE;
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (!(acts >> act & 1)) continue;
        regret[act] += value[act] - mean;
        if (regret[act] < 0) regret[act] = 0;
    }
    return mean;
}

static int64_t walk(Mccfr *run, const Pot *pot, int hero, uint32_t weight) {
    BettingSight sight;
    int seat = pot_seat(pot), share[BETTING_ACTS];
    if (seat < 0 || !seat_in(pot->in, hero)) return pot_result(pot, hero); /* who has folded is done */
    pot_sight(pot, seat, &sight);
    unsigned acts = pot_acts(pot, seat, &sight);
    if (seat == hero) return walk_own(run, pot, seat, run->regret[spot_of(&sight)], acts, weight);
    match_regrets(run->regret[spot_of(&sight)], acts, share);
    for (int act = 0; act < BETTING_ACTS; act++)
        run->average[spot_of(&sight)][act] += (uint64_t)share[act] * weight;
    Pot next = *pot;
    pot_act(&next, seat, draw(share, acts, &run->rng));
    return walk(run, &next, hero, weight);
}

void mccfr_train(Mccfr *run, const StudyHand *hands, int of, const StudyShape *shape, int count,
                 uint32_t weight) {
    for (int i = 0; i < count; i++) {
        const StudyHand *hand = &hands[rng_below(&run->rng, (uint32_t)of)];
        Pot pot;
        pot_begin(&pot, hand, shape, run->places, &run->rng);
        for (int hero = 0; hero < hand->seats; hero++) walk(run, &pot, hero, weight);
    }
}
