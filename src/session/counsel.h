#ifndef SABACC_SESSION_COUNSEL_H
#define SABACC_SESSION_COUNSEL_H

/* The adviser on a thread of its own: a first answer at once, which then sharpens in a few steps. It is given
 * what the asked seat may know, and nothing else. The steps are counted in play-outs, so that what it says in
 * the end does not depend on the machine. For the main thread, except `wake`. */

#include "ai/adviser.h"

typedef struct Counsel Counsel;

/* NULL if no thread can be created. `wake` is called on the thread whenever a report is new. */
Counsel *counsel_create(void (*wake)(void *user), void *user);
/* Cancels at once and waits for the thread to end. */
void counsel_free(Counsel *counsel);

/* Asks about this seat's question, instead of whatever was asked before; the same question again (serial,
 * seed and view) goes on. All is copied. */
void counsel_ask(Counsel *counsel, const SabaccView *view, const SabaccOffers *offers, uint64_t seed);
/* No advice is wanted any more. */
void counsel_stop(Counsel *counsel);

/* The report so far; false while there is none. *is_last: it does not change any more. With `waits` the last
 * one is waited for: where time is not real. */
bool counsel_read(Counsel *counsel, bool waits, AdviserReport *report, bool *is_last);

#endif
