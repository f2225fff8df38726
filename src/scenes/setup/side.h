#ifndef SABACC_SCENES_SETUP_SIDE_H
#define SABACC_SCENES_SETUP_SIDE_H

/* Side decks before a game (PZ-1): a row for each person in the setup, if the game asks for side decks, and
 * the editor that opens over it. */

#include "scenes/scene.h"
#include "scenes/stage.h"
#include "session/game_plan.h"

/* The height of the rows; 0 if no side deck is chosen. */
float setup_side_height(const MatchSetup *setup);
/* Buttons "side:SEAT". */
void setup_side_draw(Ui *ui, Box box, const MatchSetup *setup, Stage *stage);

/* The editor for the person at that seat. NULL if no side deck is chosen. */
Scene *setup_side_over(const MatchSetup *setup, int seat);

#endif
