#ifndef SABACC_SESSION_REVIEW_JOB_H
#define SABACC_SESSION_REVIEW_JOB_H

/* A look back at a game on a thread of its own. For the main thread, except `wake`. */

#include "session/review.h"

typedef struct ReviewJob ReviewJob;

/* Begins to review the people's decisions in that record; all seats' where nobody played. `wake` is called on
 * the thread when it is done, and now and then before. NULL if no thread can be created. */
ReviewJob *review_job_start(const char *record_path, void (*wake)(void *user), void *user);
/* Cancels at once, waits for the thread and frees the review. NULL is allowed. */
void review_job_free(ReviewJob *job);

/* Decisions so far. */
int review_job_count(ReviewJob *job);

/* The review; NULL while it is not done, or with a sentence in `why` if there is none. Owned by the job. With
 * `waits` it is waited for: where time is not real. */
const Review *review_job_take(ReviewJob *job, bool waits, Text *why);

/* The setup of the record, once the review is there. */
const MatchSetup *review_job_setup(const ReviewJob *job);

#endif
