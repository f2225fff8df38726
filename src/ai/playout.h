/* Guesses at what is hidden, and hands played to their end from there. Private to ai/. */
#ifndef SABACC_AI_PLAYOUT_H
#define SABACC_AI_PLAYOUT_H

#include "ai/policy.h"

/* Fills in the view so that it fits what was seen: who has had time to improve a hand, or puts credits on it,
 * is given the best of several guesses. */
void playout_guess(const SabaccView *view, Rng *rng, SabaccState *state);

/* Plays on until the hand is over, the game is, or `seat` has folded. `tally`, where it is not NULL, is told
 * the standings on which seats bet and who won. */
void playout_run(SabaccState *state, int seat, const Gauge *gauge, PolicyMood mood, Rng *rng,
                 GaugeTally *tally);

/* What the seat owns with the hand over: its stack and what it already paid into the next hand. */
int32_t playout_credits(const SabaccState *state, int seat);

/* Learns the gauge for this view from `rehearsals` hands played calmly; a fixed sequence for one seed. */
void playout_learn(Gauge *gauge, const SabaccView *view, int rehearsals, uint64_t seed);

#endif
