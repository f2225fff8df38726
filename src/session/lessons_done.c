#include "session/lessons_done.h"

#include <errno.h>
#include <stdio.h>

#include "session/game_plan.h"
#include "session/kept_json.h"

enum { LESSONS_BYTES = 1 << 20 };

static bool path_of(const char *data, char path[PLAN_PATH]) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/lessons.json", data) < PLAN_PATH;
}

bool lessons_is_done(const char *data, const char *game) {
    char path[PLAN_PATH], words[256];
    Text unused = text_over(words, sizeof words);
    if (!path_of(data, path)) return false;
    json_t *root = kept_json_read(path, LESSONS_BYTES, &unused);
    bool is_done = json_is_true(json_object_get(root, game));
    json_decref(root);
    return is_done;
}

bool lessons_keep_done(const char *data, const char *game, Text *why) {
    char path[PLAN_PATH];
    KeptJson kept;
    if (!path_of(data, path)) return kept_json_fail(why, data, "%s", file_words(errno));
    if (!kept_json_begin(&kept, path, LESSONS_BYTES, why)) return false;
    kept_json_set(&kept, kept.root, game, json_true());
    return kept_json_end(&kept, true, why);
}
