#ifndef SABACC_SCENES_SETUP_SIDE_H
#define SABACC_SCENES_SETUP_SIDE_H

/* Side decks before a game (PZ-1): a row for each person in the setup, where the game as it is set up asks
   for side decks, and the bench that opens over it. */

#include "scenes/scene.h"
#include "scenes/stage.h"
#include "session/game_plan.h"

/* How high the rows are; 0 where no side deck is picked. */
float setup_side_height(const MatchSetup *setup);
/* Buttons "side:SEAT". */
void setup_side_draw(Ui *ui, Box box, const MatchSetup *setup, const StageServices *services);

/* The bench for the person at that seat. NULL when no side deck is picked. */
Scene *setup_side_over(const MatchSetup *setup, int seat);

#endif
