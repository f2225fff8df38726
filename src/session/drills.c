#include "session/drills.h"

#include "base/files.h"
#include "base/memory.h"
#include "session/calendar.h"
#include "session/kept_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 24, SERIAL = 16 };

/* ---- reading ---- */

static bool has_record(const char *data, const char *record) {
    char path[KEPT_PATH];
    int length = snprintf(path, sizeof path, "%s/games/%s", data, record);
    return length < (int)sizeof path && file_facts(path).kind == FILE_PLAIN;
}

static void add(Drills *drills, const Drill *drill) {
    if (drills->count == drills->room) {
        drills->room = drills->room > 0 ? 2 * drills->room : 32;
        drills->list = memory_realloc(drills->list, (size_t)drills->room, sizeof *drills->list);
    }
    drills->list[drills->count++] = *drill;
}

static int64_t number(const json_t *object, const char *key) {
    return json_integer_value(json_object_get(object, key));
}

static bool read_drill(Drill *drill, const char *serial, const json_t *value) {
    const char *game = json_string_value(json_object_get(value, "game"));
    const char *person = json_string_value(json_object_get(value, "person"));
    drill->game = game ? sabacc_game_find(game) : NULL;
    drill->serial = (uint32_t)strtoul(serial, NULL, 10);
    snprintf(drill->person, sizeof drill->person, "%s", person ? person : "");
    drill->seat = (int)number(value, "seat");
    drill->hand = (int32_t)number(value, "hand");
    drill->lost = number(value, "lost");
    drill->share = (int)number(value, "share");
    drill->unit = (uint8_t)number(value, "unit");
    drill->solved = (int)number(value, "solved");
    drill->due = number(value, "due");
    return drill->game && drill->serial > 0 && drill->seat >= 0 && drill->seat < SABACC_MAX_SEATS;
}

static void read_record(Drills *drills, const char *data, const char *record, json_t *value) {
    Drill drill = {.serial = 0};
    const char *serial;
    json_t *one;
    if (strlen(record) >= sizeof drill.record || !has_record(data, record)) return;
    snprintf(drill.record, sizeof drill.record, "%s", record);
    json_object_foreach(value, serial, one) {
        if (read_drill(&drill, serial, one) && drill.solved < DRILL_SOLVED) add(drills, &drill);
    }
}

/* By what was at stake, so that games for credits, chips and sets can be compared. */
static int dearest_first(const void *left, const void *right) {
    const Drill *a = left, *b = right;
    if (a->share != b->share) return a->share > b->share ? -1 : 1;
    int order = strcmp(b->record, a->record);
    return order != 0 ? order : (a->serial > b->serial) - (a->serial < b->serial);
}

bool drills_read(const char *data, Drills *drills, Text *why) {
    char path[KEPT_PATH];
    const char *record;
    json_t *value;
    *drills = (Drills){.count = 0};
    if (!kept_json_path(data, "drills.json", path, why)) return false;
    json_t *root = kept_json_read(path, MOST_BYTES, why);
    if (!root) return why->used == 0;
    json_object_foreach(json_object_get(root, "drills"), record, value)
        read_record(drills, data, record, value);
    json_decref(root);
    if (drills->count > 0) qsort(drills->list, (size_t)drills->count, sizeof *drills->list, dearest_first);
    return true;
}

void drills_free(Drills *drills) {
    free(drills->list);
    *drills = (Drills){.count = 0};
}

static bool is_same(const Drill *a, const Drill *b) {
    return a && b && a->serial == b->serial && strcmp(a->record, b->record) == 0;
}

int drills_next(const Drills *drills, int64_t today, const Drill *but) {
    for (int i = 0; i < drills->count; i++)
        if (drills->list[i].due <= today && !is_same(&drills->list[i], but)) return i;
    return -1;
}

int drills_due(const Drills *drills, int64_t today) {
    int count = 0;
    for (int i = 0; i < drills->count; i++) count += drills->list[i].due <= today;
    return count;
}

bool drills_find(const char *data, Drill *drill) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    Drills drills;
    bool is_found = false;
    if (drills_read(data, &drills, &why))
        for (int i = 0; i < drills.count && !is_found; i++) {
            is_found = is_same(&drills.list[i], drill);
            if (is_found) *drill = drills.list[i];
        }
    drills_free(&drills);
    return is_found;
}

/* ---- what a game leaves ---- */

int drills_of(const Review *review, const MatchSetup *setup, SeatMask people, const char *record,
              int64_t today, Drill drills[DRILLS_A_GAME]) {
    enum { LOOKED_AT = 32 };
    int dearest[LOOKED_AT], count = 0, found = review_dearest(review, dearest, LOOKED_AT);
    for (int i = 0; i < found && count < DRILLS_A_GAME; i++) {
        const ReviewDecision *decision = &review->list[dearest[i]];
        if (!seat_in(people, decision->seat) || review_mark(decision) == REVIEW_GOOD) continue;
        Drill *drill = &drills[count++];
        *drill = (Drill){.serial = decision->serial,
                         .game = review->game,
                         .seat = decision->seat,
                         .hand = decision->hand,
                         .lost = decision->lost,
                         .share = decision->share,
                         .unit = review->unit,
                         .due = today};
        snprintf(drill->record, sizeof drill->record, "%s", record);
        snprintf(drill->person, sizeof drill->person, "%s", setup->seat[decision->seat].name);
    }
    return count;
}

/* ---- keeping ---- */

static json_t *object_of(KeptJson *kept, const Drill *drill) {
    char serial[SERIAL];
    snprintf(serial, sizeof serial, "%lu", (unsigned long)drill->serial);
    json_t *record = kept_json_object(kept, kept_json_object(kept, kept->root, "drills"), drill->record);
    return kept_json_object(kept, record, serial);
}

static void write_drill(KeptJson *kept, json_t *object, const Drill *drill) {
    kept_json_set(kept, object, "game", json_string(drill->game->id));
    kept_json_set(kept, object, "seat", json_integer(drill->seat));
    kept_json_set(kept, object, "person", json_string(drill->person));
    kept_json_set(kept, object, "hand", json_integer(drill->hand));
    kept_json_set(kept, object, "unit", json_integer(drill->unit));
    kept_json_set(kept, object, "lost", json_integer(drill->lost));
    kept_json_set(kept, object, "share", json_integer(drill->share));
}

static void write_progress(KeptJson *kept, json_t *object, const Drill *drill) {
    kept_json_set(kept, object, "solved", json_integer(drill->solved));
    kept_json_set(kept, object, "due", json_integer(drill->due));
}

void drill_tried(Drill *drill, bool is_solved, int64_t today) {
    if (!is_solved) {
        drill->solved = 0;
        drill->due = today;
    } else if (drill->due <= today) {
        drill->solved++;
        drill->due = calendar_after(today, DRILL_DAYS);
    }
}

bool drills_keep(const char *data, const Drill *drill, bool is_found, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "drills.json", path, why) || !kept_json_begin(&kept, path, MOST_BYTES, why))
        return false;
    json_t *object = object_of(&kept, drill);
    bool is_known = json_object_get(object, "due") != NULL;
    write_drill(&kept, object, drill);
    if (!is_found || !is_known) write_progress(&kept, object, drill);
    return kept_json_end(&kept, true, why);
}
