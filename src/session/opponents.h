#ifndef SABACC_SESSION_OPPONENTS_H
#define SABACC_SESSION_OPPONENTS_H

/* Opponents who think on a thread of their own. A seat's question is copied to the thread; its answer waits
   for the match to ask again. So the loop never waits: the match says MATCH_WAITING meanwhile, and `wake` is
   called when it may be stepped again. What is being thought is thrown away when the table is anew (undo) and
   stopped at once when the opponents leave. For the loop's thread, but for `wake`. */

#include "ai/ai.h"
#include "match/match.h"

typedef struct Opponents Opponents;

/* NULL when there is no thread to be had. `wake` is called on the thread. */
Opponents *opponents_create(void (*wake)(void *user), void *user);

/* Stops what is being thought, at once, and waits for the thread to end. After the match is freed. */
void opponents_free(Opponents *opponents);

/* Seats an opponent of that level. The match must be freed before the opponents. */
void opponents_seat(Opponents *opponents, Match *match, int seat, AiLevel level);

/* While held, answers are thought but not given: the moment that an opponent takes for a move. */
void opponents_hold(Opponents *opponents, bool is_held);

#endif
