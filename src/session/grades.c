#include "session/grades.h"

#include "base/memory.h"
#include "session/kept_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 24, DECISIONS_MAX = 100000, SHARE_MAX = 10000 };

/* ---- reading ---- */

static void add(Grades *grades, const Grade *grade) {
    if (grades->count == grades->room) {
        grades->room = grades->room > 0 ? 2 * grades->room : 64;
        grades->list = memory_realloc(grades->list, (size_t)grades->room, sizeof *grades->list);
    }
    grades->list[grades->count++] = *grade;
}

static void copy(char *words, size_t size, const json_t *string) {
    const char *from = json_string_value(string);
    snprintf(words, size, "%s", from ? from : "");
}

/* What no game can come to is not counted. */
static void read_person(Grades *grades, Grade *grade, const char *name, const json_t *value) {
    snprintf(grade->person, sizeof grade->person, "%s", name);
    json_int_t decisions = json_integer_value(json_object_get(value, "decisions"));
    json_int_t shares = json_integer_value(json_object_get(value, "shares"));
    if (decisions < 1 || decisions > DECISIONS_MAX) return;
    if (shares < 0 || shares > decisions * SHARE_MAX) return;
    grade->decisions = (int)decisions;
    grade->shares = shares;
    add(grades, grade);
}

static void read_game(Grades *grades, const char *record, json_t *value) {
    Grade grade = {.decisions = 0};
    const char *name;
    const char *id = json_string_value(json_object_get(value, "game"));
    json_t *person;
    grade.game = id ? sabacc_game_find(id) : NULL;
    if (!grade.game) return; /* of a newer version */
    snprintf(grade.record, sizeof grade.record, "%s", record);
    copy(grade.day, sizeof grade.day, json_object_get(value, "day"));
    json_object_foreach(json_object_get(value, "people"), name, person)
        read_person(grades, &grade, name, person);
}

static int by_record(const void *left, const void *right) {
    return strcmp(((const Grade *)left)->record, ((const Grade *)right)->record);
}

bool grades_read(const char *data, Grades *grades, Text *why) {
    char path[KEPT_PATH];
    const char *record;
    json_t *value;
    *grades = (Grades){.count = 0};
    if (!kept_json_path(data, "grades.json", path, why)) return false;
    json_t *root = kept_json_read(path, MOST_BYTES, why);
    if (!root) return why->used == 0;
    json_object_foreach(json_object_get(root, "games"), record, value) read_game(grades, record, value);
    json_decref(root);
    if (grades->count > 0) qsort(grades->list, (size_t)grades->count, sizeof *grades->list, by_record);
    return true;
}

void grades_free(Grades *grades) {
    free(grades->list);
    *grades = (Grades){.count = 0};
}

/* ---- keeping ---- */

bool grades_keep(const char *data, const Grade *grade, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "grades.json", path, why) || !kept_json_begin(&kept, path, MOST_BYTES, why))
        return false;
    json_t *game = kept_json_object(&kept, kept_json_object(&kept, kept.root, "games"), grade->record);
    json_t *person = kept_json_object(&kept, kept_json_object(&kept, game, "people"), grade->person);
    kept_json_set(&kept, game, "game", json_string(grade->game->id));
    kept_json_set(&kept, game, "day", json_string(grade->day));
    kept_json_set(&kept, person, "decisions", json_integer(grade->decisions));
    kept_json_set(&kept, person, "shares", json_integer(grade->shares));
    return kept_json_end(&kept, true, why);
}

int grades_of(const Grades *grades, const char *person, const SabaccGame *game, const char *month) {
    int64_t shares = 0, decisions = 0;
    for (int i = 0; i < grades->count; i++) {
        const Grade *grade = &grades->list[i];
        if (person && strcmp(grade->person, person) != 0) continue;
        if (game && grade->game != game) continue;
        if (month && strncmp(grade->day, month, strlen(month)) != 0) continue;
        shares += grade->shares;
        decisions += grade->decisions;
    }
    return review_grade(shares, decisions);
}
