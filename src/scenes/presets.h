#ifndef SABACC_SCENES_PRESETS_H
#define SABACC_SCENES_PRESETS_H

/* The presets of a game by number, with their words. */

#include "match/match.h"

/* The presets of the game: index 0 is the game's default, then those of its table. The line of help is
 * translated. -1 if options were chosen individually. */
int preset_index(const MatchSetup *setup);
const char *preset_label(const MatchSetup *setup, int index);
const char *preset_help(const MatchSetup *setup, int index);
void preset_choose(MatchSetup *setup, int index);

#endif
