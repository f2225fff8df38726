#ifndef SABACC_SCENES_SETUP_GAME_TILE_H
#define SABACC_SCENES_SETUP_GAME_TILE_H

/* The game of the setup: a picture of its table where there is room for one, its name, what it is like, and
 * what to know before choosing it (scenes/setup/choosing.h). It leads to the wall of games. */

#include "rules/sabacc.h"
#include "scenes/rules/ladder.h"
#include "ui/ui.h"

typedef struct GameTile {
    const SabaccSetup *setup;  /* how it is to be played, which tells its length */
    const LadderExample *hand; /* cards of its picture */
} GameTile;

/* The height that its words need at that width, in the player's size of text. */
float game_tile_height(Ui *ui, float width, const GameTile *tile);

/* At the top of the box. Its widget is "game"; what it says is named "tile:ID", and the
 * name of the game is the title of the page. */
void game_tile_draw(Ui *ui, Box box, const GameTile *tile);

#endif
