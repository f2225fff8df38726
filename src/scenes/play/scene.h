#ifndef SABACC_SCENES_PLAY_SCENE_H
#define SABACC_SCENES_PLAY_SCENE_H

/* The table: a match, its players, and its view. */

#include "scenes/scene.h"
#include "session/game_plan.h"

/* A table that starts the plan (copied, checked by game_plan_check) when it is pushed. */
Scene *play_scene_with(const GamePlan *plan);

#endif
