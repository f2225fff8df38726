#ifndef SABACC_SCENES_SETUP_PAGES_H
#define SABACC_SCENES_SETUP_PAGES_H

/* Pages over the setup: the list of games, and the list of variants of one: the game's defaults, its presets,
 * and the player's house rules, which are saved and deleted there. */

#include "scenes/scene.h"
#include "session/game_plan.h"

/* The plan is the setup's, which is below and outlives them; a choice changes it. */
Scene *setup_games_over(GamePlan *plan);
Scene *setup_presets_over(GamePlan *plan);

#endif
