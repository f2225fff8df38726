/* Hands played to their end, from guesses at what is hidden. Private to ai/. */
#ifndef SABACC_AI_PLAYOUT_H
#define SABACC_AI_PLAYOUT_H

#include "ai/policy.h"
#include "ai/score.h"

/* What chance will bring: the n-th card, the n-th roll or pick, and what seats toss up in their minds, each
 * apart from the others. Playthrough-outs of different choices with the same luck differ by the choice alone
 * as far as can be. */
typedef struct Luck {
    uint64_t seed;
    uint32_t deals, rolls; /* so far */
    Rng minds;
} Luck;

Luck luck_of(uint64_t seed);

/* Plays on until the stretch is over, the game is, or `seat` has folded. `tally`, where it is not NULL, is
 * told the standings on which seats bet, who won, and of shifts. Returns the actions it took. */
int playout_run(SabaccState *state, int seat, Horizon horizon, const HandEstimator *estimator,
                PolicyMood mood, Luck luck, EstimatorTally *tally);

/* What a gauge is learnt from. */
typedef struct Lesson {
    const SabaccView *view;
    int rehearsals; /* hands of each kind */
    uint64_t seed;  /* a fixed sequence for each */
} Lesson;

/* Learns the gauge for the lesson's view. */
void playout_learn(HandEstimator *estimator, const Lesson *lesson);

#endif
