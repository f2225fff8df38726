#ifndef SABACC_SESSION_MARKS_H
#define SABACC_SESSION_MARKS_H

/* The total up to which a player last passed in each game, stored in DATA/marks.json (session/kept_json.h).
 */

#include <stdbool.h>

#include "base/text.h"

/* 0 if none is stored. `game` is its id. */
int marks_read(const char *data, const char *game);
/* False with errno and a sentence if it is not saved; also adds a sentence if a broken file was put aside. */
bool marks_keep(const char *data, const char *game, int mark, Text *why);

#endif
