#include "scenes/scenes.h"

#include <stdio.h>
#include <string.h>

#define SCENE(name, maker) Scene *maker(void);
#include "scenes/scenes.def"
#undef SCENE

static const struct {
    const char *name;
    Scene *(*make)(void);
} scene_makers[] = {
#define SCENE(name, maker) {#name, maker},
#include "scenes/scenes.def"
#undef SCENE
};

enum { SCENE_MAKER_COUNT = sizeof scene_makers / sizeof *scene_makers };

Scene *scene_create(const char *name) {
    for (int i = 0; i < SCENE_MAKER_COUNT; i++) {
        if (strcmp(scene_makers[i].name, name) == 0) return scene_makers[i].make();
    }
    return NULL;
}

bool scene_exists(const char *name) {
    for (int i = 0; i < SCENE_MAKER_COUNT; i++) {
        if (strcmp(scene_makers[i].name, name) == 0) return true;
    }
    return false;
}

void scene_list(char *text, size_t size) {
    size_t used = 0;
    text[0] = '\0';
    for (int i = 0; i < SCENE_MAKER_COUNT && used < size; i++) {
        int added = snprintf(text + used, size - used, "%s%s", i > 0 ? ", " : "", scene_makers[i].name);
        used += (size_t)added;
    }
}
