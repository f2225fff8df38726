#ifndef SABACC_SESSION_PAST_GAMES_JOB_H
#define SABACC_SESSION_PAST_GAMES_JOB_H

/* The list of past games, made on a thread of its own, so that no window waits for it: first the list with
 * what the file of digests holds, then one digest after the other, then the file. */

#include "session/past_games.h"

typedef struct PastGamesJob PastGamesJob;

/* Begins. `wake` is called on the thread whenever something is new, at most every 50 ms, and when all is
 * done. Where no thread can be made, and with `at_once` (where time is not real), all is done before it
 * returns. */
PastGamesJob *past_games_job_start(const char *data, bool at_once, void (*wake)(void *user), void *user);

/* Ends the thread after the record that it is reading, and frees everything. NULL is allowed. */
void past_games_job_free(PastGamesJob *job);

/* The list as far as it is known, to be used until it is unlocked; empty before it is read. The thread waits
 * meanwhile: be quick. */
PastGames *past_games_job_lock(PastGamesJob *job);
void past_games_job_unlock(PastGamesJob *job);

/* Whether all games are digested and the file has been written, or cannot be. */
bool past_games_job_is_done(PastGamesJob *job);

/* Increases whenever the list has changed. */
unsigned past_games_job_version(PastGamesJob *job);

#endif
