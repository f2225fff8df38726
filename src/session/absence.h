#ifndef SABACC_SESSION_ABSENCE_H
#define SABACC_SESSION_ABSENCE_H

/* Friends who have stepped away from a game. No rule changes by it, and records know nothing of it: it is
 * kept in the note of an unfinished game (session/saves.h), so that whoever was away still is when the game
 * goes on. */

#include <jansson.h>

#include "ai/ai.h"
#include "match/match.h"

enum {
    ABSENCE_HERE,
    ABSENCE_WAITED_FOR,
    ABSENCE_PLAYED_FOR
}; /* the last one plus the AiLevel of who plays on */

typedef struct Absence {
    uint8_t of[SABACC_MAX_SEATS];
} Absence;

bool absence_is_on(const Absence *absence);
/* True if an opponent plays on for that seat, and of which level. */
bool absence_is_played(const Absence *absence, int seat, AiLevel *level);
/* From the list of a file, [0, 1, 4, 0]; nobody is away where it is not understood. */
void absence_read(Absence *absence, const json_t *list);

#endif
