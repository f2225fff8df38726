#include "app/script.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/shortcuts.h"
#include "app/window.h"
#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"

static const double SCRIPT_FARTHEST = 100000, SCRIPT_LATEST_MS = 24 * 3600 * 1000;

struct Script {
    char name[256];
    ScriptEvent *events;
    int count, capacity, next;
};

/* The line being read, for messages. */
typedef struct Reading {
    const char *name, *line;
    size_t length;
    int number;
    char *error;
    size_t error_size;
} Reading;

static bool wrong_at(const Reading *reading, int column, const char *what) {
    snprintf(reading->error, reading->error_size, "%s:%d:%d: %s", reading->name, reading->number, column,
             what);
    return false;
}

/* Reports the error at the key's position in the line, if it can be found. */
static bool wrong(const Reading *reading, const char *key, const char *what) {
    char quoted[80];
    int length = snprintf(quoted, sizeof quoted, "\"%s\"", key);
    for (size_t i = 0; length < (int)sizeof quoted && i + (size_t)length <= reading->length; i++) {
        if (memcmp(reading->line + i, quoted, (size_t)length) == 0)
            return wrong_at(reading, (int)i + 1, what);
    }
    return wrong_at(reading, 1, what);
}

static bool read_name(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    if (!json_is_string(value) || json_string_length(value) == 0 ||
        json_string_length(value) >= sizeof event->text) {
        return wrong(reading, key, _("must be a text of 1 to 63 bytes"));
    }
    memcpy(event->text, json_string_value(value), json_string_length(value) + 1);
    return true;
}

static bool read_press(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    return read_name(reading, key, value, event);
}

static bool read_key(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    if (!read_name(reading, key, value, event)) return false;
    if (shortcut_named(event->text) != SHORTCUT_NONE || window_key_named(event->text, &event->input))
        return true;
    return wrong(reading, key, _("no such key; names are SDL’s: Return, Escape, Left, Tab, b, 5"));
}

static bool read_switch(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    (void)window_key_named("Space", &event->input);
    return read_name(reading, key, value, event);
}

static bool read_pad(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    int pad = event->input.pad;
    if (!read_name(reading, key, value, event)) return false;
    bool is_in = strcmp(event->text, "plug") == 0, is_out = strcmp(event->text, "unplug") == 0;
    bool is_known = is_in || is_out || window_pad_named(event->text, &event->input);
    if (is_in) event->input = (UiInput){.kind = UI_PAD_IN};
    if (is_out) event->input = (UiInput){.kind = UI_PAD_OUT};
    event->input.pad = pad > 0 ? pad : 1;
    if (is_known) return true;
    return wrong(
        reading, key,
        _("no such button; there are a, b, x, y, lb, rb, lt, rt, ls, rs, start, back and dpad-left, -right, "
          "-up, -down, and plug and unplug"));
}

/* Of a pad where a pad is named. */
static bool read_release(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    bool is_read =
        event->input.pad > 0 ? read_pad(reading, key, value, event) : read_key(reading, key, value, event);
    event->input.kind = UI_RELEASE;
    return is_read;
}

static bool read_of(const Reading *reading, const json_t *value, ScriptEvent *event) {
    json_int_t pad = json_integer_value(value);
    bool is_good = json_is_integer(value) && pad >= 1 && pad <= UI_PADS;
    if (!is_good) return wrong(reading, "of", _("must be the number of a pad, from 1 to 8"));
    event->input.pad = (int)pad;
    return true;
}

/* Coordinates beyond any screen are errors. */
static bool is_place(const json_t *value) {
    return json_is_number(value) && fabs(json_number_value(value)) <= SCRIPT_FARTHEST;
}

static bool read_place(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    const json_t *x = json_array_get(value, 0), *y = json_array_get(value, 1);
    if (json_array_size(value) != 2 || !is_place(x) || !is_place(y)) {
        return wrong(reading, key, _("must be [X, Y] in logical units, as in [960, 900]"));
    }
    event->x = (float)json_number_value(x);
    event->y = (float)json_number_value(y);
    return true;
}

/* A place, or the name of a widget. */
static bool read_click(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    return json_is_string(value) ? read_name(reading, key, value, event)
                                 : read_place(reading, key, value, event);
}

static bool read_finger(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    UiInputKind kind = strcmp(key, "down") == 0   ? UI_POINTER_DOWN
                       : strcmp(key, "move") == 0 ? UI_POINTER_MOVE
                                                  : UI_POINTER_UP;
    if (!read_place(reading, key, value, event)) return false;
    event->input = (UiInput){.kind = kind, .x = event->x, .y = event->y, .is_touch = true};
    return true;
}

static bool read_wheel(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    if (!is_place(value)) return wrong(reading, key, _("must be a number of steps, up positive"));
    event->y = (float)json_number_value(value);
    return true;
}

static bool read_shot(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    if (!read_name(reading, key, value, event)) return false;
    if (!strchr(event->text, '/')) return true;
    return wrong(reading, key, _("must be a name without slashes"));
}

static bool read_drop(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    if (!json_is_string(value) || json_string_length(value) == 0 ||
        json_string_length(value) >= sizeof event->expected)
        return wrong(reading, key, _("must be a path of 1 to 199 bytes"));
    snprintf(event->expected, sizeof event->expected, "%s", json_string_value(value));
    return true;
}

static bool read_perf(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    (void)event;
    if (json_is_string(value) && strcmp(json_string_value(value), "begin") == 0) return true;
    return wrong(reading, key, _("must be \"begin\""));
}

static bool read_expect(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    const char *name = json_is_object(value) && json_object_size(value) == 1
                           ? json_object_iter_key(json_object_iter((json_t *)value))
                           : NULL;
    const json_t *words = name ? json_object_get(value, name) : NULL;
    bool is_fit = name && name[0] && strlen(name) < sizeof event->text &&
                  (json_is_null(words) ||
                   (json_is_string(words) && json_string_length(words) < sizeof event->expected));
    if (!is_fit)
        return wrong(reading, key,
                     _("must be one name and its words, as in {\"credits:0\": \"98\"}, or null"));
    event->expects_nothing = json_is_null(words);
    snprintf(event->text, sizeof event->text, "%s", name);
    snprintf(event->expected, sizeof event->expected, "%s",
             event->expects_nothing ? "" : json_string_value(words));
    return true;
}

static const struct {
    const char *key;
    ScriptKind kind;
    bool (*read)(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event);
} script_rows[] = {
    {"press", SCRIPT_PRESS, read_press},    {"key", SCRIPT_KEY, read_key},
    {"pad", SCRIPT_PAD, read_pad},          {"click", SCRIPT_CLICK, read_click},
    {"point", SCRIPT_POINT, read_place},    {"wheel", SCRIPT_WHEEL, read_wheel},
    {"text", SCRIPT_TEXT, read_name},       {"drop", SCRIPT_DROP, read_drop},
    {"expect", SCRIPT_EXPECT, read_expect}, {"shot", SCRIPT_SHOT, read_shot},
    {"perf", SCRIPT_PERF, read_perf},       {"release", SCRIPT_RELEASE, read_release},
    {"down", SCRIPT_FINGER, read_finger},   {"move", SCRIPT_FINGER, read_finger},
    {"up", SCRIPT_FINGER, read_finger},     {"switch", SCRIPT_SWITCH, read_switch},
};
enum { SCRIPT_ROWS = sizeof script_rows / sizeof *script_rows };

static bool read_time(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event) {
    if (strcmp(key, "at") == 0) {
        double at = json_number_value(value);
        if (!json_is_number(value) || !(at >= 0 && at <= SCRIPT_LATEST_MS)) {
            return wrong(reading, key, _("must be a time in ms, from 0 to a day"));
        }
        event->at_ms = at;
        event->waits_for_idle = false;
        return true;
    }
    if (json_is_string(value) && strcmp(json_string_value(value), "idle") == 0) return true;
    return wrong(reading, key, _("must be \"idle\""));
}

static bool read_pair(const Reading *reading, const char *key, const json_t *value, ScriptEvent *event,
                      int *actions) {
    if (strcmp(key, "at") == 0 || strcmp(key, "when") == 0) return read_time(reading, key, value, event);
    if (strcmp(key, "of") == 0) return true; /* read before */
    for (int i = 0; i < SCRIPT_ROWS; i++) {
        if (strcmp(script_rows[i].key, key) != 0) continue;
        event->kind = script_rows[i].kind;
        (*actions)++;
        return script_rows[i].read(reading, key, value, event);
    }
    return wrong(
        reading, key,
        _("unknown; there are at, when, of, press, key, pad, release, click, point, wheel, text, drop, down, "
          "move, up, switch, expect, shot and perf"));
}

static bool read_object(const Reading *reading, json_t *root, ScriptEvent *event) {
    if (!json_is_object(root))
        return wrong_at(reading, 1, _("must be an object, as in {\"when\":\"idle\",\"press\":\"bet\"}"));
    const char *key;
    json_t *value, *of = json_object_get(root, "of");
    int actions = 0;
    if (of && !read_of(reading, of, event)) return false;
    if (of && !json_object_get(root, "pad") && !json_object_get(root, "release"))
        return wrong(reading, "of", _("goes with pad or release"));
    json_object_foreach(root, key, value) {
        if (!read_pair(reading, key, value, event, &actions)) return false;
    }
    if (json_object_get(root, "at") && json_object_get(root, "when")) {
        return wrong(reading, "when", _("give either \"at\" or \"when\", not both"));
    }
    return actions == 1 ||
           wrong_at(reading, 1,
                    _("must say exactly one of press, key, pad, release, click, point, wheel, "
                      "text, drop, down, move, up, switch, expect, shot and perf"));
}

static bool read_line(Script *script, const Reading *reading) {
    json_error_t error;
    json_t *root = json_loadb(reading->line, reading->length, JSON_REJECT_DUPLICATES, &error);
    if (!root) return wrong_at(reading, error.column > 0 ? error.column : 1, error.text);
    ScriptEvent event = {.waits_for_idle = true, .line = reading->number};
    bool is_good = read_object(reading, root, &event);
    json_decref(root);
    if (!is_good) return false;
    if (script->count == script->capacity) {
        int capacity = script->capacity ? script->capacity * 2 : 32;
        ScriptEvent *events = memory_realloc(script->events, (size_t)capacity, sizeof *events);
        script->events = events;
        script->capacity = capacity;
    }
    script->events[script->count++] = event;
    return true;
}

static bool is_passed_over(const Reading *reading) {
    size_t i = 0;
    while (i < reading->length && strchr(" \t\r", reading->line[i])) i++;
    return i == reading->length || reading->line[i] == '#';
}

Script *script_parse(const char *name, const char *text, size_t length, char *error, size_t error_size) {
    Script *script = memory_calloc(1, sizeof *script);
    snprintf(script->name, sizeof script->name, "%s", name);
    Reading reading = {.name = name, .number = 0, .error = error, .error_size = error_size};
    for (size_t at = 0; at < length;) {
        const char *end = memchr(text + at, '\n', length - at);
        reading.line = text + at;
        reading.length = end ? (size_t)(end - reading.line) : length - at;
        reading.number++;
        if (!is_passed_over(&reading) && !read_line(script, &reading)) {
            script_free(script);
            return NULL;
        }
        at += reading.length + 1;
    }
    return script;
}

Script *script_read(const char *path, char *error, size_t error_size) {
    size_t length;
    char *text = file_read(path, SIZE_MAX, &length);
    if (!text) {
        snprintf(error, error_size, _("%s: cannot be read; --input names a file of JSON lines"), path);
        return NULL;
    }
    Script *script = script_parse(path, text, length, error, error_size);
    free(text);
    return script;
}

void script_free(Script *script) {
    if (!script) return;
    free(script->events);
    free(script);
}

int script_count(const Script *script) { return script->count; }
const char *script_name(const Script *script) { return script->name; }
bool script_is_over(const Script *script) { return !script || script->next == script->count; }

const ScriptEvent *script_take(Script *script, double now_ms, bool is_idle) {
    if (script_is_over(script)) return NULL;
    const ScriptEvent *event = &script->events[script->next];
    if (event->waits_for_idle ? !is_idle : now_ms < event->at_ms) return NULL;
    script->next++;
    return event;
}

void script_put_back(Script *script) { script->next--; }

double script_next_at(const Script *script) {
    if (script_is_over(script) || script->events[script->next].waits_for_idle) return INFINITY;
    return script->events[script->next].at_ms;
}

bool script_waits_for_idle(const Script *script) {
    return !script_is_over(script) && script->events[script->next].waits_for_idle;
}
