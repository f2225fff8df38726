#ifndef SABACC_SESSION_CHARACTERS_H
#define SABACC_SESSION_CHARACTERS_H

/* The opponents with a name and a portrait (characters.def). The portrait is determined by the name, so a
 * record stores only the name. */

#include "match/match.h"

int character_count(void);
const char *character_name(int index);

/* The portrait's face name for that character; "" if there is none. */
const char *character_portrait(const char *name);

/* A name that no seat of the setup uses yet, searching from the `from`-th; "" if all eight are seated. */
const char *character_free(const MatchSetup *setup, int from);

#endif
