/* Monte Carlo counterfactual regret minimisation with external sampling (M. Lanctot, K. Waugh, M. Zinkevich,
 * M. Bowling, 2009) over hands reduced to their bets, with regrets kept at 0 or above (O. Tammelin, 2014) and
 * later strategies weighing more in the average. All numbers are integers: the same seed gives the same
 * table. */
#ifndef SABACC_TRAIN_MCCFR_H
#define SABACC_TRAIN_MCCFR_H

#include "ai/pot.h"

/* One training run's memory. */
typedef struct Mccfr {
    int places;
    int64_t (*regret)[BETTING_ACTS];
    uint64_t (*average)[BETTING_ACTS]; /* sums of strategies; may be added up over runs */
    Rng rng;
} Mccfr;

/* The number of situations of a table. */
int64_t mccfr_spots(const Mccfr *run);

void mccfr_begin(Mccfr *run, int places, uint64_t seed);
void mccfr_end(Mccfr *run);

/* Plays `count` of the hands at random, once for each of their seats, with strategies weighing `weight`. */
void mccfr_train(Mccfr *run, const StudyHand *hands, int of, const StudyShape *shape, int count,
                 uint32_t weight);

#endif
