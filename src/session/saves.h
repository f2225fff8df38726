#ifndef SABACC_SESSION_SAVES_H
#define SABACC_SESSION_SAVES_H

/* Where games are kept: each its own record, DATA/games/NAME.sabacc, written by the match as it is played.
   Beside the record of a game that is not over lies a note, NAME.unfinished, of what the record does not say.
   Neither holds a path, so that the directory can be moved; and no two programs write the same file, since a
   note is written only with a new name, or by who has the record locked. */

#include "session/game_plan.h"

/* The name of a new game's record, made of the time and the game, and the note beside it, which keeps the
   name from others; without `is_noted` only the name. False with errno, and nothing is left. */
bool saves_begin(const char *data, const char *game, bool is_noted, bool allow_undo, char path[PLAN_PATH]);

/* Notes that the game of that record is not over; and that it is. False with errno. */
bool saves_note(const char *path, bool allow_undo);
bool saves_end(const char *path);

/* A game that was left. */
typedef struct SavedGame {
    char path[PLAN_PATH]; /* its record */
    bool allow_undo;
    bool is_held;    /* somebody is playing it now */
    int64_t changed; /* when it was played last, seconds of the epoch */
    int32_t changed_ns;
} SavedGame;

/* The games that were left, the one played last first: at most `max`, and how many of them there are. What an
   earlier version has noted (games/unfinished.json) is carried over before. */
int saves_unfinished(const char *data, SavedGame *games, int max);

/* The plan to go on with it. */
GamePlan saves_plan(const SavedGame *game);

/* The one that was left last, of those that nobody plays where there is one such. False where there is none
   at all. */
bool saves_last(const char *data, SavedGame *game);

/* Removes what a kill has left in the data directory, temporary files and notes of no game: to be called when a program starts.
 */
void saves_sweep(const char *data);

#endif
