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
    int rehearsals;  /* hands of each kind */
    PolicyMood mood; /* how the seats of a rehearsal play: none bets */
    uint64_t seed;   /* fixes the random sequence */
} Lesson;

/* Trains the estimator for the lesson's view. */
void playout_learn(HandEstimator *estimator, const Lesson *lesson);

/* The same before any card is dealt: there are no hands to begin with, so that the first scale is learnt from
 * showdowns as well. */
void playout_learn_from_start(HandEstimator *estimator, const Lesson *lesson);

/* The next action of a play-out: of the seat that must act, of the croupier, or the timer's shift. */
void playout_choose(const SabaccState *state, const HandEstimator *estimator, PolicyMood mood, Luck *luck,
                    SabaccAction *action);

#endif
