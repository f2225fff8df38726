#ifndef SABACC_SESSION_SAVES_H
#define SABACC_SESSION_SAVES_H

/* Saved games: each has its own record, DATA/games/NAME.sabacc, written by the match while it is played.
 * Beside the record of an unfinished game is a note, NAME.unfinished, with what the record does not contain.
 * Neither contains a path, so the directory can be moved; and no two programs write the same file, since a
 * note is written only under a new name, or by the program that has the record locked. */

#include "session/game_plan.h"

/* What a record does not contain. */
typedef struct SaveNote {
    MatchUndo allow_undo;
    Teams teams;
    Absence absence;
} SaveNote;

/* Reserves the name of a new game's record, made of the time and the game, by writing its note; without
 * `is_noted` only returns the name. False with errno, and nothing is left behind. */
bool saves_begin(const char *data, const char *game, bool is_noted, const SaveNote *note,
                 char path[PLAN_PATH]);

/* Notes that the game of that record is unfinished; and that it is finished. False with errno. */
bool saves_note(const char *path, const SaveNote *note);
bool saves_end(const char *path);

/* An unfinished game. */
typedef struct SavedGame {
    char path[PLAN_PATH]; /* its record */
    SaveNote note;
    bool is_held;    /* a program is playing it now */
    int64_t changed; /* when it was last played, seconds since the epoch */
    int32_t changed_ns;
} SavedGame;

/* The unfinished games, most recently played first: at most `max`; returns how many there are. First converts
 * the note of an earlier version (games/unfinished.json). */
int saves_unfinished(const char *data, SavedGame *games, int max);

/* The unfinished game of that record. False if there is none. */
bool saves_find(const char *record, SavedGame *game);

/* Which game it is, by the name of its record; NULL if that does not say so. */
const SabaccGame *saves_game(const SavedGame *saved);

/* The plan to resume it. */
GamePlan saves_plan(const SavedGame *game);

/* The most recent unfinished game, preferring one that no program is playing. False if there is none. */
bool saves_last(const char *data, SavedGame *game);

/* Removes what killed programs left in the data directory, temporary files and notes without a game. Call
 * when a program starts. */
void saves_sweep(const char *data);

#endif
