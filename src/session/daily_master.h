#ifndef SABACC_SESSION_DAILY_MASTER_H
#define SABACC_SESSION_DAILY_MASTER_H

/* What `ai:master` would have had in the player's place, with the same opponents and the same chance: played
 * on a thread of its own, a second or so. The same setup gives the same result on every machine. */

#include "session/daily.h"

typedef struct DailyMaster DailyMaster;

/* Begins to play that setup, whose seat 0 is the player's. `wake` is called on the thread when the result is
 * known. NULL if no thread can be created. */
DailyMaster *daily_master_start(const MatchSetup *setup, void (*wake)(void *user), void *user);

/* Cancels it at once if it still plays. NULL is allowed. */
void daily_master_free(DailyMaster *master);

/* True with the result as soon as it is known; `is_waited_for`: waits until it is. */
bool daily_master_result(DailyMaster *master, bool is_waited_for, DailyScore *score);

#endif
