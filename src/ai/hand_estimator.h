/* Estimates how good a hand is at this table, learnt for every decision by rehearsing the rest of the hand:
 * no knowledge of a game's hands is built in, only that the greater of two worth keys is better. Private to
 * ai/.
 *
 * Chances are in 1024ths throughout ai/. */
#ifndef SABACC_AI_HAND_ESTIMATOR_H
#define SABACC_AI_HAND_ESTIMATOR_H

#include "rules/sabacc.h"

enum {
    CHANCE_ONE = 1024,
    ESTIMATOR_KEYS = 256, /* hands on the scale; a power of 4 */
    ESTIMATOR_PLACES = 6, /* places of play distinguished; later ones count as the last */
    ESTIMATOR_STEPS = 16, /* steps of the scale for which chances are kept */
};

typedef struct HandEstimator {
    int rivals; /* opponents of each seat when it was learnt, at least 1 */
    /* The scale: the different worths of the hands seen, sorted, and the standing of each and of what lies
     * between it and the one below. */
    int key_count;                 /* 0 before anything is learnt */
    uint64_t keys[ESTIMATOR_KEYS]; /* then the greatest number, to the end */
    uint16_t standing[ESTIMATOR_KEYS], standing_below[ESTIMATOR_KEYS + 1];
    int place_count;
    uint16_t places[ESTIMATOR_PLACES];                  /* row of the game and round where bets occur */
    uint16_t chance[ESTIMATOR_PLACES][ESTIMATOR_STEPS]; /* to win, by place and step */
    bool has_shifts;                                    /* shifts occurred in the rehearsals (SH-1) */
    const struct Study *study; /* of the table, where seats bet by the trained tables; else NULL */
    int pool_count;            /* cards the viewer has not seen */
    SabaccCard pool[SABACC_MAX_PILE];
} HandEstimator;

/* Counts of wins by place and step, while rehearsing. */
typedef struct EstimatorTally {
    int place_count;
    uint16_t places[ESTIMATOR_PLACES];
    uint32_t seen[ESTIMATOR_PLACES][ESTIMATOR_STEPS], won[ESTIMATOR_PLACES][ESTIMATOR_STEPS];
    uint32_t shifts;
} EstimatorTally;

/* Initialises it with the cards that the viewer has not seen. */
void estimator_init(HandEstimator *estimator, const SabaccView *view);

/* Makes `count` worths, at most ESTIMATOR_KEYS, the scale (sorts them in place). Does nothing for 0. */
void estimator_set_scale(HandEstimator *estimator, uint64_t *keys, int count);

/* Sets the chances to the tally's shares of wins, weighted with the scale where there are few samples. */
void estimator_set_chances(HandEstimator *estimator, const EstimatorTally *tally);

/* The standing of a hand whose dice are not rolled yet (KE-4). */
enum { ESTIMATOR_UNSETTLED = CHANCE_ONE * 9 / 16 };

/* The share of the scale below the worth, plus half of the equal ones. 0 for a bombed-out hand: ties do not
 * win either. */
int estimator_standing(const HandEstimator *estimator, uint64_t key);

/* The index of the place of play, in the tally's numbering. */
int estimator_tally_place(EstimatorTally *tally, const SabaccTable *table);
static inline int estimator_step(int standing) {
    return standing >= CHANCE_ONE ? ESTIMATOR_STEPS - 1 : standing * ESTIMATOR_STEPS / CHANCE_ONE;
}

/* The chance that a hand of this worth wins in the end against the active seats. */
int estimator_chance(const HandEstimator *estimator, const SabaccTable *table, uint64_t key);

/* Its chance to win if all hands were shown now. */
int estimator_chance_shown(const HandEstimator *estimator, const SabaccTable *table, uint64_t key);

#endif
