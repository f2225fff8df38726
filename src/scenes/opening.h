#ifndef SABACC_SCENES_OPENING_H
#define SABACC_SCENES_OPENING_H

/* Opens what a player hands to the program (session/opened.h), from any scene. */

#include "scenes/stage.h"

/* A record is played, house rules that the player has are set up, and a deck among the player's is shown in
 * the gallery; what is on the stage is left for that as by "To the title", so that a game in progress is
 * kept. Other house rules and decks are offered over what is on the stage, to be added to the player's. A
 * file that cannot be opened is told of there too: then it returns false, with the sentence in `why`. */
bool opening_open(Stage *stage, const char *path, Text *why);

#endif
