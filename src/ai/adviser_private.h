/* An adviser under way: adviser.c deals and sums, adviser_report.c reads the sums. Nobody else looks inside.
 */
#ifndef SABACC_AI_ADVISER_PRIVATE_H
#define SABACC_AI_ADVISER_PRIVATE_H

#include "ai/adviser.h"
#include "ai/trace.h"

enum {
    HUNDRED = 100,
    SHARE_WHOLE = 1 << 14 /* a share of a whole game as it is summed: its squares must fit */
};

/* Sums over all play-outs of one choice. */
typedef struct Weighed {
    SabaccAction action;
    int64_t sum, squares;           /* of what the seat then has */
    int64_t behind, behind_squares; /* of what the first choice brings more */
    int wins, unshown;
    int dealt, helped; /* play-outs in which it brought cards, and in which they bettered the hand */
    bool is_idle;      /* a card for another that leaves the hand as good as it was */
} Weighed;

struct Adviser {
    const AiQuestion *question;
    AdviserUnit unit;
    HandEstimator estimator;
    AiTrace trace;
    AiMemory own;
    Horizon horizon;
    bool knows_hand, is_forced;
    uint64_t key; /* of the hand as it is */
    int played, count;
    int64_t actions; /* of all play-outs so far */
    bool is_read;    /* what others hold is guessed by what they have bet */
    uint16_t guessed[SABACC_MAX_SEATS][STUDY_STRENGTHS]; /* guesses by cards alone, by strength */
    Weighed list[ADVISER_CHOICES];
    int kinds[SABACC_RANKS][2]; /* by rank, and whether bombed out: of the first choice */
};

static inline const SabaccTable *adviser_table(const Adviser *adviser) {
    return &adviser->question->view->table;
}
static inline int adviser_seat(const Adviser *adviser) { return adviser_table(adviser)->viewer; }

#endif
