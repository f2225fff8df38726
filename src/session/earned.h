#ifndef SABACC_SESSION_EARNED_H
#define SABACC_SESSION_EARNED_H

/* What is earned: tables on the circuit, and backs by feats (session/deck_choice.h). Looks only: no game
 * changes. */

#include "session/settings.h"

/* How many tables, from the first on, may be chosen: those that everybody has, those earned, and the one that
 * is chosen. A file that cannot be read earns nothing; the page of the circuit tells of it. */
int earned_cloths(const char *data, const Settings *settings);

/* How many feats have been found, which open backs. A file that cannot be read earns nothing; the page of
 * feats tells of it. */
int earned_feats(const char *data);

/* The table that is earned with that house of the circuit (0 …); -1 for none. */
int earned_cloth_with(int house);

#endif
