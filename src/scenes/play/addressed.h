#ifndef SABACC_SCENES_PLAY_ADDRESSED_H
#define SABACC_SCENES_PLAY_ADDRESSED_H

/* The log names everybody. The only person at a screen is spoken to: "You check" for "Player checks". */

#include "base/text.h"

/* A line of the log in the second person, where it begins with what that person did; false, and nothing,
 * where it is about somebody else or no sentence for it is known. */
bool addressed_line(const char *line, const char *name, Text *out);

#endif
