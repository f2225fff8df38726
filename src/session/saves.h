#ifndef SABACC_SESSION_SAVES_H
#define SABACC_SESSION_SAVES_H

/* Where games are kept: each its own record in DATA/games, written by the match as it is played, and one note
   beside them, games/unfinished.json, of the game that was left and can be gone on with. */

#include "session/game_plan.h"

/* A path for a new record, made of the time and the game, that no file has yet. False where the directory
   cannot be made or written. */
bool saves_new_path(const char *data, const char *game, char path[PLAN_PATH]);

/* Notes that the game of this record is being played, or with NULL that none is left unfinished. Failing to
   note is no error: the records are there. */
bool saves_note(const char *data, const char *path, bool allow_undo);

/* The plan to go on with the game left last; false where there is none. */
bool saves_unfinished(const char *data, GamePlan *plan);

#endif
