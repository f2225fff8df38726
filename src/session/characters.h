#ifndef SABACC_SESSION_CHARACTERS_H
#define SABACC_SESSION_CHARACTERS_H

/* The opponents with a name and a face (characters.def). A face belongs to a name, so a record needs to keep
   the name alone. */

#include "match/match.h"

int character_count(void);
const char *character_name(int index);

/* The face of the portraits' deck for that name; "" where it is none of ours. */
const char *character_portrait(const char *name);

/* A name that no seat of the setup bears yet, beginning to look at the `from`-th; "" when all eight sit. */
const char *character_free(const MatchSetup *setup, int from);

#endif
