#include "session/marks.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>

#include "session/game_plan.h"
#include "session/kept_json.h"

enum { MARKS_BYTES = 1 << 20 };

static bool path_of(const char *data, char path[PLAN_PATH]) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/marks.json", data) < PLAN_PATH;
}

int marks_read(const char *data, const char *game) {
    char path[PLAN_PATH], words[256];
    Text unused = text_over(words, sizeof words);
    if (!path_of(data, path)) return 0;
    json_t *root = kept_json_read(path, MARKS_BYTES, &unused);
    json_int_t mark = json_integer_value(json_object_get(root, game));
    json_decref(root);
    return mark >= 0 && mark <= INT_MAX ? (int)mark : 0;
}

bool marks_keep(const char *data, const char *game, int mark, Text *why) {
    char path[PLAN_PATH];
    KeptJson kept;
    if (!path_of(data, path)) return kept_json_fail(why, data, "%s", file_words(errno));
    if (!kept_json_begin(&kept, path, MARKS_BYTES, why)) return false;
    kept_json_set(&kept, kept.root, game, json_integer(mark));
    return kept_json_end(&kept, true, why);
}
