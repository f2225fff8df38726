#ifndef SABACC_SESSION_LAST_SETUP_H
#define SABACC_SESSION_LAST_SETUP_H

/* The last setup played, stored in DATA/setup.json: the start of the next one. Another version may have
 * written it: unknown values are replaced by defaults, and the file is copied to setup.json.bak before it is
 * overwritten. */

#include "session/game_plan.h"

/* Fills in the setup; false, and no change, if there is none or it cannot be played. `why` then says what is
 * wrong or, if it was read, what was not applied; empty if there is nothing to report. */
bool last_setup_read(const char *data, GamePlan *plan, Text *why);

/* The same from its bytes; `path` is for messages. */
bool last_setup_read_bytes(const char *path, const char *bytes, size_t size, GamePlan *plan, Text *why);

/* False with errno and a sentence in `why` if it is not saved. Also adds a sentence if a copy of the old file
 * was put aside. */
bool last_setup_keep(const char *data, const GamePlan *plan, Text *why);

#endif
