#ifndef SABACC_SCENES_LAST_TABLE_H
#define SABACC_SCENES_LAST_TABLE_H

/* The table at which people sat down last: kept as one sits down, and gone on with by the title. */

#include "scenes/stage.h"
#include "session/game_plan.h"

/* Keeps it as the last one. */
void last_table_keep(Stage *stage, const GamePlan *plan);
/* The game of the last table; NULL if there is none that can be played. */
const SabaccGame *last_table_game(Stage *stage);
/* The last table with new cards, ready to be played; false if there is none. */
bool last_table_again(Stage *stage, GamePlan *plan);
/* A table for somebody who has just learnt the game: two novices where the game has room for them, low
 * stakes, a short game. */
void last_table_friendly(Stage *stage, const SabaccGame *game, GamePlan *plan);

#endif
