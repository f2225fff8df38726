#ifndef SABACC_SCENES_PLAY_SCENE_H
#define SABACC_SCENES_PLAY_SCENE_H

/* The table: a match, its players, and its view. */

#include "scenes/stage.h"
#include "session/drills.h"
#include "session/game_plan.h"

/* A table that starts the plan (copied, checked by game_plan_check) when it is pushed. */
Scene *play_scene_with(const GamePlan *plan);
/* A table that asks for its plan when it is pushed; without one it says why and is gone. */
Scene *play_scene_planned(bool (*plan)(Stage *stage, GamePlan *plan, Text *why));

/* A table as it was at a drill's decision, of the record with that path, to decide anew. `is_kept`: its
 * progress is. Both are copied. */
Scene *play_scene_of_drill(const char *record_path, const Drill *drill, bool is_kept);

#endif
