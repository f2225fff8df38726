#include "session/marks.h"

#include <jansson.h>
#include <stdio.h>

#include "match/json/file.h"
#include "session/game_plan.h"

enum { MARKS_BYTES = 1 << 20 };

static bool path_of(const char *data, char path[PLAN_PATH]) {
    return snprintf(path, PLAN_PATH, "%s/marks.json", data) < PLAN_PATH;
}

int marks_read(const char *data, const char *game) {
    char path[PLAN_PATH];
    if (!path_of(data, path)) return 0;
    json_error_t error;
    json_t *root = json_file_read(path, MARKS_BYTES, &error);
    int mark = (int)json_integer_value(json_object_get(root, game));
    json_decref(root);
    return mark;
}

bool marks_keep(const char *data, const char *game, int mark) {
    char path[PLAN_PATH];
    if (!path_of(data, path)) return false;
    json_error_t error;
    json_t *root = json_file_read(path, MARKS_BYTES, &error);
    if (!json_is_object(root)) {
        json_decref(root);
        root = json_object();
    }
    bool is_kept = root && json_object_set_new(root, game, json_integer(mark)) == 0 &&
                   json_file_write(path, root, JSON_INDENT(2), FILE_SAFE);
    json_decref(root);
    return is_kept;
}
