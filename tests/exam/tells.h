/* What bets tell of hands: counts of what was done with each strength. */
#ifndef SABACC_EXAM_TELLS_H
#define SABACC_EXAM_TELLS_H

#include "ai/betting.h"

enum { TELLS_ROUND = 3, TELLS_WAYS = 3 /* folded, stayed, raised */ };

typedef struct Tells {
    int64_t done[TELLS_WAYS][STUDY_STRENGTHS]; /* in round TELLS_ROUND */
    int64_t asked[STUDY_STRENGTHS];            /* to match half the pot to the pot and a half, any round */
    int64_t folded[STUDY_STRENGTHS];
} Tells;

/* Counts one answer: `adds` credits beyond matching, less than 0 for a fold. */
void tells_count(Tells *tells, const BettingSight *sight, int round, int64_t adds);

/* Bits that what is done in that round tells of the strength. */
double tells_bits(const Tells *tells);

/* The share of folds to a bet of about the pot, with strengths from `low` to `high`; 0 if there were none. */
double tells_folds(const Tells *tells, int low, int high);

#endif
