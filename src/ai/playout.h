/* Guesses at what is hidden, and hands played to their end from there. Private to ai/. */
#ifndef SABACC_AI_PLAYOUT_H
#define SABACC_AI_PLAYOUT_H

#include "ai/policy.h"

/* Fills in what the view hides. Who `reads` gives those who have had time to improve a hand, or put credits
 * on it, the best of several guesses; else each possibility is equally likely. The gauge knows the unseen
 * cards. */
void playout_guess(const SabaccView *view, const Gauge *gauge, bool reads, Rng *rng, SabaccState *state);

/* Plays on until the hand is over, the game is, or `seat` has folded. `tally`, where it is not NULL, is told
 * the standings on which seats bet, who won, and of shifts. Returns the actions it took. */
int playout_run(SabaccState *state, int seat, const Gauge *gauge, PolicyMood mood, Rng *rng,
                GaugeTally *tally);

/* What the seat owns with the hand over: its stack and what it already paid into the next hand. */
int32_t playout_credits(const SabaccState *state, int seat);

/* What a gauge is learnt from. */
typedef struct Lesson {
    const SabaccView *view;
    bool reads;     /* as in playout_guess */
    int rehearsals; /* hands of each kind */
    uint64_t seed;  /* a fixed sequence for each */
} Lesson;

/* Learns the gauge for the lesson's view. */
void playout_learn(Gauge *gauge, const Lesson *lesson);

#endif
