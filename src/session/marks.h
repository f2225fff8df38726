#ifndef SABACC_SESSION_MARKS_H
#define SABACC_SESSION_MARKS_H

/* The total up to which somebody last passed in a game, kept in DATA/marks.json (session/kept_json.h). */

#include <stdbool.h>

#include "base/text.h"

/* 0 if none is stored. `game` is its id. */
int marks_read(const char *data, const char *game);
/* False with errno and a sentence where it is not kept; a sentence as well where a broken file was put aside.
 */
bool marks_keep(const char *data, const char *game, int mark, Text *why);

#endif
