#include "session/lessons_done.h"

#include <errno.h>
#include <stdio.h>

#include "session/game_plan.h"
#include "session/kept_json.h"

enum { LESSONS_BYTES = 1 << 20 };

bool lessons_is_done(const char *data, const char *game) {
    char path[KEPT_PATH], words[256];
    Text unused = text_over(words, sizeof words);
    if (!kept_json_path(data, "lessons.json", path, NULL)) return false;
    json_t *root = kept_json_read(path, LESSONS_BYTES, &unused);
    bool is_done = json_is_true(json_object_get(root, game));
    json_decref(root);
    return is_done;
}

bool lessons_keep_done(const char *data, const char *game, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "lessons.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, LESSONS_BYTES, why)) return false;
    kept_json_set(&kept, kept.root, game, json_true());
    return kept_json_end(&kept, true, why);
}
