#include "session/marks.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>

#include "session/game_plan.h"
#include "session/kept_json.h"

enum { MARKS_BYTES = 1 << 20 };

int marks_read(const char *data, const char *game) {
    char path[KEPT_PATH], words[256];
    Text unused = text_over(words, sizeof words);
    if (!kept_json_path(data, "marks.json", path, NULL)) return 0;
    json_t *root = kept_json_read(path, MARKS_BYTES, &unused);
    json_int_t mark = json_integer_value(json_object_get(root, game));
    json_decref(root);
    return mark >= 0 && mark <= INT_MAX ? (int)mark : 0;
}

bool marks_keep(const char *data, const char *game, int mark, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "marks.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, MARKS_BYTES, why)) return false;
    kept_json_set(&kept, kept.root, game, json_integer(mark));
    return kept_json_end(&kept, true, why);
}
