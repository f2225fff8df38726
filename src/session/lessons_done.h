#ifndef SABACC_SESSION_LESSONS_DONE_H
#define SABACC_SESSION_LESSONS_DONE_H

/* Which games' lessons a player has gone through, stored in DATA/lessons.json (session/kept_json.h). */

#include <stdbool.h>

#include "base/text.h"

/* `game` is its id. A file that cannot be read says of none that it is done. */
bool lessons_is_done(const char *data, const char *game);
/* False with errno and a sentence if it is not saved; also adds a sentence if a broken file was put aside. */
bool lessons_keep_done(const char *data, const char *game, Text *why);

#endif
