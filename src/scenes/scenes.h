#ifndef SABACC_SCENES_SCENES_H
#define SABACC_SCENES_SCENES_H

/* The scenes by name: one row of scenes.def each. */

#include <stddef.h>

#include "scenes/scene.h"

/* A new scene, owned by the caller until pushed; NULL if none has that name. */
Scene *scene_create(const char *name);
bool scene_exists(const char *name);
/* The names, separated by ", ", for messages. */
void scene_list(char *text, size_t size);

#endif
