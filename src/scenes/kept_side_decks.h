#ifndef SABACC_SCENES_KEPT_SIDE_DECKS_H
#define SABACC_SCENES_KEPT_SIDE_DECKS_H

/* The side decks of all players (session/side_decks.h), in one file of the data directory, for the screens
 * that show and change them. What cannot be saved is reported and tried again (stage_keep), and is shown
 * meanwhile as if it were saved. */

#include "scenes/stage.h"
#include "session/side_decks.h"

/* The decks, kept as long as the stage. The file is read again each time unless changes are unsaved; `why`
 * gets a sentence if something of it cannot be read. */
SideDecks *kept_side_decks(Stage *stage, Text *why);

/* The name of a player's chosen deck at this moment; "" for none. */
void kept_side_decks_chosen_name(Stage *stage, const char *player, char name[MATCH_WORDS]);

/* They have been changed: saves what differs from the file as it was read. */
void kept_side_decks_changed(Stage *stage);

#endif
