#ifndef SABACC_SESSION_GAME_SAVE_H
#define SABACC_SESSION_GAME_SAVE_H

/* The record of a game and its note (session/saves.h), brought up to what has been played. Whatever fails is
   made good by the next call that succeeds: the match keeps what is to be written. */

#include "session/game_plan.h"

typedef struct GameSave {
    const char *data;        /* the data directory; borrowed */
    Match *match;            /* borrowed */
    char path[PLAN_PATH];    /* its record; "" until it has a name */
    Teams teams;             /* for its note */
    Absence absence;         /* for its note, by game_save_note */
    bool wants_note;         /* the game can be resumed */
    bool is_over;            /* … but not when it is over */
    bool has_note, is_begun; /* what has been done */
    bool is_note_old;        /* the note there says something else */
} GameSave;

/* A new game; nothing is saved yet. */
GameSave game_save_of(const char *data, Match *match, bool is_noted);
/* A game that was taken up from its record. */
GameSave game_save_resumed(const char *data, Match *match, const char *path);

/* Who is away from now on: to be saved. */
void game_save_note(GameSave *save, const Absence *absence);

/* Saves all of it, on the disk. False with errno; to be tried again. */
bool game_save(GameSave *save);

#endif
