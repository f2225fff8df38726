#ifndef SABACC_SESSION_LAST_SETUP_H
#define SABACC_SESSION_LAST_SETUP_H

/* The last setup played, kept in DATA/setup.json: what the next game begins with. Another version may have
   written it: what this one does not know falls back to the usual, and the file is copied to setup.json.bak
   before it is replaced. */

#include "session/game_plan.h"

/* Fills in the setup; false, nothing changed, where there is none or none that can be played. `why` then says
   what is wrong with it, or, where it was read, what of it was not taken over; empty where all is well. */
bool last_setup_read(const char *data, GamePlan *plan, Text *why);

/* The same from its bytes; `path` is for messages. */
bool last_setup_read_bytes(const char *path, const char *bytes, size_t size, GamePlan *plan, Text *why);

/* False with errno and a sentence in `why` where it is not kept. A sentence is added as well where a copy of
   the old one was put aside. */
bool last_setup_keep(const char *data, const GamePlan *plan, Text *why);

#endif
