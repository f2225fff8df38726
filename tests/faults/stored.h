/* What a session of the game leaves in a data directory, by the program's own functions: the player writes
 * it, the judge reads it. Only this file and the player know how the program stores things. */
#ifndef SABACC_TESTS_FAULTS_STORED_H
#define SABACC_TESTS_FAULTS_STORED_H

#include "session/game_save.h"

/* What is stored besides records. Each holds a number here: how often it was saved. */
typedef enum Keep {
    KEEP_SETTINGS,
    KEEP_SIDE_DECKS,
    KEEP_HOUSE_RULES,
    KEEP_STREAKS,
    KEEP_SETUP,
    KEEP_MARK,
    KEEPS
} Keep;

extern const char *const keep_names[KEEPS];

/* Whether losing it to a power cut, after it was reported saved, would lose what a player has made. */
extern const bool keep_is_precious[KEEPS];

enum { KEEP_ABSENT = -1, KEEP_BROKEN = -2, KEEP_MAX = 100 };

/* Saves the number, 1 to KEEP_MAX, one more than before. False with a sentence if it is not saved. */
bool keep_write(Keep keep, const char *data, int number, Text *why);

/* The number, KEEP_ABSENT, or KEEP_BROKEN with a sentence. */
int keep_read(Keep keep, const char *data, Text *why);

/* What the program does with a data directory when it starts, before it reads anything. */
void evening_start(const char *data);

/* Begins the game of the plan, with a new record that is noted as unfinished, as far as that can be written
 * now. NULL with a sentence. */
Match *evening_begin(const char *data, const GamePlan *plan, GameSave *save, Text *why);

/* Resumes the unfinished game. NULL if there is none (`why` empty), or with a sentence if it cannot be
 * resumed. */
Match *evening_resume(const char *data, GameSave *save, Text *why);

#endif
