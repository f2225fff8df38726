/* Chance that is tied to its place in the hand instead of the need's serial: for games that several players
 * get alike, whatever they choose (match.h, "Seeds"). The n-th card of a deck, the n-th roll and the n-th
 * pick of a hand, and the n-th random choice of a seat in it, have a generator each. Where rounds are won and
 * lost (SabaccPlayedFor.by_round) every round counts anew. */
#ifndef SABACC_MATCH_PLACE_H
#define SABACC_MATCH_PLACE_H

#include "match/match.h"

/* What has happened in this hand or round; it begins as zeros. */
typedef struct MatchPlace {
    int32_t hand, round;
    uint32_t chance[SABACC_DUE_PICK + 1][SABACC_BLOOD + 1]; /* by SabaccDue and, for cards, SabaccFamily */
    uint32_t decisions[SABACC_MAX_SEATS];
} MatchPlace;

/* Counts the action that is about to be applied to that state. */
void place_count(MatchPlace *place, const SabaccState *state, const SabaccAction *action);

/* The generator of the chance that is due; the croupier must be the one to act. */
Rng place_chance(const MatchPlace *place, const SabaccState *state, int64_t seed);

/* That of a choice of the seat, and of the timer before it (SH-1). */
Rng place_decision(const MatchPlace *place, const SabaccState *state, int64_t seed, int seat);
Rng place_timer(const MatchPlace *place, const SabaccState *state, int64_t seed, int seat);

#endif
