#ifndef SABACC_SCENES_SETUP_SCENE_H
#define SABACC_SCENES_SETUP_SCENE_H

/* The setup, for those who open it with more than its name. */

#include "scenes/scene.h"
#include "session/house_rules.h"

/* The setup with those house rules (copied) chosen, whether they are among the player's or not. */
Scene *setup_scene_with(const HouseRules *rules);

#endif
