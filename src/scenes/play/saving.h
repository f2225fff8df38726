#ifndef SABACC_SCENES_PLAY_SAVING_H
#define SABACC_SCENES_PLAY_SAVING_H

/* The record of the game at a table, and its note, saved through the stage: failures are shown there and
 * retried, even after the table was left. */

#include "match/match.h"
#include "scenes/stage.h"
#include "session/game_plan.h"
#include "session/streaks.h"

typedef struct PlaySave PlaySave;

/* A new game, saved now if possible. The caller keeps the match. `is_noted`: it can be resumed. */
PlaySave *play_save_begin(Stage *stage, Match *match, const Teams *teams, bool is_noted);
/* A resumed game: its record and what its note says are those of the plan. */
PlaySave *play_save_resume(Stage *stage, Match *match, const GamePlan *plan);

/* Saves what is not saved, where that is needed: to be called after whatever has happened. */
void play_save_follow(PlaySave *save);

/* Its game is over; or was, and a move is taken back: to be called before that. */
void play_save_set_over(PlaySave *save, bool is_over);

/* Notes who is away from its table; of a game that is never saved (NULL) nothing. */
void play_save_absence(PlaySave *save, const Absence *absence);

/* Notes that about its record as soon as it has one, instead of earlier notes about this game's records;
   until then the game counts as not saved. Of a game that is never saved (NULL) nothing is noted. */
void play_save_note(PlaySave *save, StreakNote note);
/* The note that is still to be kept; false if there is none. */
bool play_save_due_note(const PlaySave *save, StreakNote *note);

/* Its record; "" where it has none yet. */
const char *play_save_path(const PlaySave *save);
/* All that was played is saved. */
bool play_save_is_saved(const PlaySave *save);

/* The table is left: all of it is saved and the match freed, now or as soon as it goes. The match knows
   nobody any more who plays it. */
void play_save_leave(PlaySave *save);

/* Whether the game of that record was left here and is not saved yet. */
bool play_save_is_left(Stage *stage, const char *path);
/* A game that was left and is not saved yet, taken back: the match is the caller's, NULL where there is none
   of that record; its note is to be given to play_save_note where it is due. */
typedef struct PlayLeft {
    Match *match;
    StreakNote note;
    bool is_note_due;
} PlayLeft;
PlayLeft play_save_take_left(Stage *stage, const char *path);

#endif
