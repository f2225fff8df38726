#ifndef SABACC_SESSION_REVIEW_H
#define SABACC_SESSION_REVIEW_H

/* The coach's look back at a finished game, decision by decision: what was chosen, what the best level would
 * have done, and what the choice gave away. The same numbers in the window and in sabacc-lab.
 *
 * A choice gives away what the best level's is worth more, by what the seat could see (ai/adviser.h): nothing
 * where the best level does it too, at least sometimes, or where play-outs do not tell the two apart. So a
 * choice is not judged by how it ended. What a seat won or lost is what it gave away and what luck brought:
 * the cards, and how the others played. Nothing depends on a clock. */

#include "ai/adviser.h"
#include "match/decisions.h"

enum { REVIEW_WHY = 480, REVIEW_BEST_GRADE = 100 };

typedef struct ReviewDecision {
    int line;
    int32_t hand;
    uint32_t serial;
    int seat;
    SabaccAction did, best;
    int64_t lost, pot;    /* hundredths of the unit; what was at stake, at least an ante */
    int share;            /* of `lost` in `pot`, in hundredths of a percent; 10000 at most */
    SabaccTable *seen;    /* owned: the seat's view then, where something was given away; else NULL */
    char why[REVIEW_WHY]; /* a sentence about the better choice; about the chosen one where none is better */
} ReviewDecision;

/* How dear it was, by the share: .04, .08, .16 of what was at stake. */
typedef enum ReviewMark { REVIEW_GOOD, REVIEW_DOUBTFUL, REVIEW_BAD, REVIEW_VERY_BAD } ReviewMark;
ReviewMark review_mark(const ReviewDecision *decision);

typedef struct ReviewSeat {
    int decisions;                    /* where there was a choice */
    int64_t given_away, result, luck; /* hundredths of the unit: result = luck − given_away */
    int grade;                        /* 0 … REVIEW_BEST_GRADE; −1 without decisions */
    int64_t shares;                   /* sum of the decisions' shares */
} ReviewSeat;

typedef struct Review {
    const SabaccGame *game;
    uint8_t unit; /* AdviserUnit. With ADVISER_WINS there is no result */
    int seats;
    ReviewSeat seat[SABACC_MAX_SEATS];
    int count, room;
    ReviewDecision *list; /* owned; in the order of play; only those where there was a choice */
} Review;

/* Asked while it goes on; false stops it. `decisions` so far. */
typedef bool ReviewProgress(void *user, int decisions);

/* One decision, by what its seat could see; with the adviser's report, and `seen` NULL. `memory` and `stop`
 * as in AiQuestion; `names` of the seats, for `why`. False if stopped. */
bool review_decision(const MatchDecision *decision, AiMemory *memory, const atomic_bool *stop,
                     const char *const names[SABACC_MAX_SEATS], ReviewDecision *reviewed,
                     AdviserReport *report);
/* Whether there was anything to choose. */
bool review_is_choice(const AdviserReport *report);

/* Reviews the decisions of `seats`. The record's game must be over, or no person play in it. `stop` and
 * `progress` may be NULL. False with a sentence in `why`, also if it was stopped; free it all the same. */
bool review_record(const Record *record, SeatMask seats, const atomic_bool *stop, ReviewProgress *progress,
                   void *user, Review *review, Text *why);

/* The decisions that gave something away, at most `max`, the dearest first, as indexes of the list; returns
 * how many. */
int review_dearest(const Review *review, int *indexes, int max);

/* A grade from the mean share given away. */
int review_grade(int64_t shares, int64_t decisions);

void review_free(Review *review);

#endif
