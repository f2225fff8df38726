/* Play-outs of hands to their end, from guesses of what is hidden. Private to ai/. */
#ifndef SABACC_AI_PLAYOUT_H
#define SABACC_AI_PLAYOUT_H

#include "ai/luck.h"
#include "ai/policy.h"
#include "ai/score.h"

/* Plays on until the horizon or the game's end is reached, or `seat` has folded. `tally`, if not NULL,
 * collects the standings on which seats bet, who won, and shifts. Returns the number of actions. */
int playout_run(SabaccState *state, int seat, Horizon horizon, const HandEstimator *estimator,
                PolicyMood mood, Luck luck, EstimatorTally *tally);

/* The input for learning an estimator. */
typedef struct Lesson {
    const SabaccView *view;
    int rehearsals; /* hands of each kind */
    uint64_t seed;  /* fixes the random sequence */
} Lesson;

/* Trains the estimator for the lesson's view. */
void playout_learn(HandEstimator *estimator, const Lesson *lesson);

#endif
