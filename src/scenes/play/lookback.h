#ifndef SABACC_SCENES_PLAY_LOOKBACK_H
#define SABACC_SCENES_PLAY_LOOKBACK_H

/* The coach's look back at a game that is over: each person's grade, what luck and what the own choices
 * brought, and the choices that gave something away, the dearest first, each of which can be looked at on the
 * table. */

#include "scenes/scene.h"

/* Of the record with that path (copied). */
Scene *lookback_scene_of(const char *record_path);

#endif
