/* Predetermined chance: each outcome is tied to its place, not to a stream that every action advances.
 *
 * The n-th card, and the n-th roll or pick, come from streams of their own, and so do the seats' own random
 * choices. Two games with the same luck that differ by one action therefore differ as little as possible
 * beyond it. As long as no card returns to the deck its order is fixed. */
#ifndef SABACC_AI_LUCK_H
#define SABACC_AI_LUCK_H

#include "rules/sabacc.h"

typedef struct Luck {
    uint64_t seed;
    uint32_t deals, rolls; /* so far */
    Rng minds;
} Luck;

Luck luck_of(uint64_t seed);

/* The outcome of the chance that is due; the croupier must be the one to act. */
void luck_chance(const SabaccState *state, Luck *luck, SabaccAction *action);

/* Whether the timer shifts before the action of the seat to act (SH-1): then *action is that shift. */
bool luck_timer_shifts(const SabaccState *state, const Luck *luck, SabaccAction *action);

/* Luck for each family, whose first is that of all other chance: a Sand card more leaves the Blood cards as
 * they were. */
typedef struct FamilyLuck {
    Luck of[SABACC_BLOOD + 1];
} FamilyLuck;

FamilyLuck luck_of_families(uint64_t seed);

/* As luck_chance. */
void luck_family_chance(const SabaccState *state, FamilyLuck *luck, SabaccAction *action);

#endif
