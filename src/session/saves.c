#include "session/saves.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "match/json/file.h"

/* ---- files ---- */

enum { NOTE_BYTES = 1 << 20 };

static bool join(char path[PLAN_PATH], const char *directory, const char *name) {
    return snprintf(path, PLAN_PATH, "%s/%s", directory, name) < PLAN_PATH;
}

bool saves_new_path(const char *data, const char *game, char path[PLAN_PATH]) {
    char directory[PLAN_PATH], name[128], moment[32];
    if (!join(directory, data, "games")) return false;
    if (!file_make_folder(directory)) return false;
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y%m%d-%H%M%S", &local);
    for (int number = 1; number < 1000; number++) {
        snprintf(name, sizeof name, number == 1 ? "%s-%s.sabacc" : "%s-%s-%d.sabacc", moment, game, number);
        if (!join(path, directory, name)) return false;
        if (file_facts_of_link(path).kind == FILE_NONE) return true;
    }
    return false;
}

/* ---- the game left unfinished ---- */

bool saves_note(const char *data, const char *path, bool allow_undo) {
    char note[PLAN_PATH];
    if (!join(note, data, "games/unfinished.json")) return false;
    if (!path) {
        return file_remove(note);
    }
    json_t *root = json_pack("{s:s, s:b}", "record", path, "undo", allow_undo);
    bool is_kept = json_file_write(note, root, JSON_INDENT(2), FILE_SAFE);
    json_decref(root);
    return is_kept;
}

bool saves_unfinished(const char *data, GamePlan *plan) {
    char note[PLAN_PATH];
    if (!join(note, data, "games/unfinished.json")) return false;
    json_error_t error;
    json_t *root = json_file_read(note, NOTE_BYTES, &error);
    const char *record = NULL;
    int allow_undo = 0;
    bool is_read = json_unpack(root, "{s:s, s:b}", "record", &record, "undo", &allow_undo) == 0 &&
                   strlen(record) < PLAN_PATH && file_is_plain(record);
    if (is_read) {
        *plan = (GamePlan){.kind = PLAN_RESUME, .setup = {.allow_undo = allow_undo != 0}};
        memcpy(plan->path, record, strlen(record) + 1);
    }
    json_decref(root);
    return is_read;
}
