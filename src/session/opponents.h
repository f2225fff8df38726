#ifndef SABACC_SESSION_OPPONENTS_H
#define SABACC_SESSION_OPPONENTS_H

/* Opponents that think on their own thread. A seat's question is copied to the thread; its answer waits until
 * the match asks again. So the main loop never blocks, unless opponents_wait_for has it so: the match returns
 * MATCH_WAITING meanwhile, and `wake` is called when it can be stepped again. Pending work is discarded when
 * the table is replaced (undo) and cancelled at once when the opponents are freed. For the main thread,
 * except `wake`. */

#include "ai/explain.h"
#include "match/subscription.h"

typedef struct Opponents Opponents;

/* NULL if no thread can be created. `wake` is called on the thread. */
Opponents *opponents_create(void (*wake)(void *user), void *user);

/* Cancels pending work at once and waits for the thread to end. Call after the match is freed. */
void opponents_free(Opponents *opponents);

/* Seats an opponent of that level. The match must be freed before the opponents. */
void opponents_seat(Opponents *opponents, Match *match, int seat, AiLevel level);

/* While held, answers are computed but not returned: the opponent's thinking time. */
void opponents_hold(Opponents *opponents, bool is_held);

/* Answers that are not held are waited for instead of MATCH_WAITING: for runs whose clock is not the real
 * one, so that what happens when does not depend on the machine's speed. Off at first. */
void opponents_wait_for(Opponents *opponents, bool is_waited_for);

/* ---- reasons ---- */

/* Whether an opponent of this program plays the seat: its level, and the name that it plays by (MATCH_WORDS
 * bytes). An agent is "ai:LEVEL", by its seat's name, or "ai:LEVEL:NAME". */
bool opponents_read_seat(const MatchSeat *seat, AiLevel *level, char *name);

/* Asks why that opponent answered this question so; instead of whatever was asked before. `wake` is called
 * when it is known. Without effect where no opponent of this program plays the seat. */
void opponents_ask_why(Opponents *opponents, const MatchSeat *seat, const SubscriptionQuestion *question,
                       const SabaccAction *taken);

/* The reasons asked for last; false while they are not known. Under opponents_wait_for they are waited for.
 */
bool opponents_why(Opponents *opponents, AiReasons *reasons);

#endif
