#ifndef SABACC_SCENES_SETUP_GAME_TILE_H
#define SABACC_SCENES_SETUP_GAME_TILE_H

/* A game in the list of games: one of its hands, its name, what it is like, and what to know before choosing
 * it (scenes/setup/choosing.h); with a star that marks it as a favourite. */

#include "scenes/rules/ladder.h"
#include "scenes/setup/choosing.h"
#include "ui/ui.h"

#define GAME_TILE_STAR "\uE02B"

typedef struct GameTile {
    const SabaccGame *game;
    const LadderExample *hand;
    const SabaccSetup *setup; /* how it is to be played, which tells its length; NULL: as is usual */
    bool is_chosen, is_favourite, is_last;
    bool opens_list; /* the one of the setup, which leads to the list: it says so instead of a star */
} GameTile;

/* The height that its words need at that width, in the player's size of text. */
float game_tile_height(Ui *ui, float width, const GameTile *tile);

/* In a box of that height. Its widgets are "game:ID" and "star:ID", or "game" alone if it opens the list;
 * what it says is named "tile:ID". */
void game_tile_draw(Ui *ui, Box box, const GameTile *tile);

#endif
