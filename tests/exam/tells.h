/* What bets tell of hands: counts of what was done with each strength. */
#ifndef SABACC_EXAM_TELLS_H
#define SABACC_EXAM_TELLS_H

#include "ai/betting.h"

enum { TELLS_ROUND = 3 };

typedef enum TellsWay { TELLS_FOLDED, TELLS_STAYED, TELLS_RAISED, TELLS_WAYS } TellsWay;

/* What was asked: nothing, or to match. */
typedef enum TellsAsked { TELLS_FREE, TELLS_OWED, TELLS_ASKED } TellsAsked;

/* How often each was done with each strength. */
typedef int64_t TellsDone[TELLS_WAYS][STUDY_STRENGTHS];

typedef struct Tells {
    TellsDone done[TELLS_ASKED];    /* in round TELLS_ROUND */
    int64_t asked[STUDY_STRENGTHS]; /* to match half the pot to the pot and a half, any round */
    int64_t folded[STUDY_STRENGTHS];
} Tells;

/* Counts one answer: `adds` credits beyond matching, less than 0 for a fold. */
void tells_count(Tells *tells, const BettingSight *sight, int round, int64_t adds);

/* Of both together. */
void tells_of_both(const Tells *tells, TellsDone both);

/* Bits that what is done tells of the strength, if it is done regardless of the strength once in so many
 * times: `at_random` is that share, 0 as it was counted. */
double tells_bits(const TellsDone done, double at_random);

/* The share of answers with strengths from `low` to `high` that were this; 0 if there were none. */
double tells_share(const TellsDone done, TellsWay way, int low, int high);

/* The share of folds to a bet of about the pot, with strengths from `low` to `high`; 0 if there were none. */
double tells_folds(const Tells *tells, int low, int high);

#endif
