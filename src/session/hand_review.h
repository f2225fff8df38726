#ifndef SABACC_SESSION_HAND_REVIEW_H
#define SABACC_SESSION_HAND_REVIEW_H

/* What one seat's decisions in a hand gave away: the numbers of session/review.h, found on a thread of its
 * own while the hand still goes on. It is given what that seat knew at each decision, and nothing else. Every
 * decision takes a fixed number of play-outs, so what it says does not depend on the machine. For the main
 * thread, except `wake`. */

#include "session/review.h"

typedef struct HandReview HandReview;

typedef struct HandVerdict {
    uint8_t unit;     /* AdviserUnit */
    int decisions;    /* where there was a choice */
    int mistakes;     /* those that gave something away */
    int64_t lost;     /* by them, hundredths of the unit */
    SabaccAction did; /* of the dearest one, if there are any */
    SabaccAction best;
    SabaccTable seen;     /* the seat's view then */
    char why[REVIEW_WHY]; /* why the best one is, in a short sentence */
} HandVerdict;

/* NULL if no thread can be created. `wake` is called on the thread whenever all that was added is weighed. */
HandReview *hand_review_create(void (*wake)(void *user), void *user);
/* Cancels at once and waits for the thread to end. NULL is allowed. */
void hand_review_free(HandReview *review);

/* Adds a decision, copied. Those of the same or a later serial were taken back and are dropped, as are those
 * of other hands. */
void hand_review_add(HandReview *review, const MatchDecision *decision);

/* True with the verdict if all decisions of that hand are weighed; with `waits` it waits for that: where time
 * is not real. */
bool hand_review_read(HandReview *review, int32_t hand, bool waits, HandVerdict *verdict);

/* What every choice of that decision is worth; false if it is not weighed yet, or not among those added. */
bool hand_review_report(HandReview *review, uint32_t serial, AdviserReport *report);

#endif
