/* How good a hand is at this table, learnt anew for every decision by rehearsing the rest of the hand: no
 * game's hands are known here beforehand, only that of two worths the greater key is better. Private to ai/.
 *
 * Chances are in 1024ths throughout ai/. */
#ifndef SABACC_AI_HAND_ESTIMATOR_H
#define SABACC_AI_HAND_ESTIMATOR_H

#include "rules/sabacc.h"

enum {
    CHANCE_ONE = 1024,
    ESTIMATOR_KEYS = 256, /* worths on the scale */
    ESTIMATOR_PLACES = 6, /* places of play told apart; later ones are as the last */
    ESTIMATOR_STEPS = 16, /* steps of the scale for which chances are kept */
};

typedef struct HandEstimator {
    int rivals;                    /* of each seat when it was learnt, at least 1 */
    int key_count;                 /* 0 before anything is learnt */
    uint64_t keys[ESTIMATOR_KEYS]; /* worths of hands met, sorted */
    int place_count;
    uint16_t places[ESTIMATOR_PLACES];                  /* row of the game and round, where bets are made */
    uint16_t chance[ESTIMATOR_PLACES][ESTIMATOR_STEPS]; /* to win, by place and step */
    bool has_shifts;                                    /* shifts came in the rehearsals (SH-1) */
    int pool_count;                                     /* cards the viewer has not seen */
    SabaccCard pool[SABACC_MAX_PILE];
} HandEstimator;

/* Counts of wins by place and step, while rehearsing. */
typedef struct EstimatorTally {
    int place_count;
    uint16_t places[ESTIMATOR_PLACES];
    uint32_t seen[ESTIMATOR_PLACES][ESTIMATOR_STEPS], won[ESTIMATOR_PLACES][ESTIMATOR_STEPS];
    uint32_t shifts;
} EstimatorTally;

/* The worth of the hand that a seat has now: of what it keeps, where that alone will count (CO-2). False
 * where it has none, or not all of it is known. */
bool estimator_worth(const SabaccTable *table, int seat, SabaccWorth *worth);

/* Knows the cards that the viewer has not seen, and nothing else yet. */
void estimator_init(HandEstimator *estimator, const SabaccView *view);

/* Makes `count` worths, at most ESTIMATOR_KEYS, the scale (sorts them in place). Nothing where there are
 * none. */
void estimator_set_scale(HandEstimator *estimator, uint64_t *keys, int count);

/* Makes the tally's shares of wins the chances, leaning on the scale where little was seen. */
void estimator_set_chances(HandEstimator *estimator, const EstimatorTally *tally);

/* The standing of a hand that is not settled before its dice have come (KE-4). */
enum { ESTIMATOR_UNSETTLED = CHANCE_ONE * 9 / 16 };

/* The part of the scale that the worth is above; half of those it equals. Nothing for a hand that is bombed
 * out: what it equals does not win either. */
int estimator_standing(const HandEstimator *estimator, uint64_t key);

/* The place of play, as the tally numbers those it meets. */
int estimator_tally_place(EstimatorTally *tally, const SabaccTable *table);
static inline int estimator_step(int standing) {
    return standing >= CHANCE_ONE ? ESTIMATOR_STEPS - 1 : standing * ESTIMATOR_STEPS / CHANCE_ONE;
}

/* The chance of a hand of this worth, as it is now, to win in the end against the seats now active. */
int estimator_chance(const HandEstimator *estimator, const SabaccTable *table, uint64_t key);

/* Its chance to win were all hands shown now. */
int estimator_chance_shown(const HandEstimator *estimator, const SabaccTable *table, uint64_t key);

#endif
