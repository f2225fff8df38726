#include "match/json/cursor.h"

#include "match/words.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- finding a value in the text of a line that is known to be well-formed JSON ---- */

typedef struct Scan {
    const char *text;
    size_t length, at;
} Scan;

static char scan_char(const Scan *scan) { return scan->at < scan->length ? scan->text[scan->at] : '\0'; }

static void scan_space(Scan *scan) {
    while (scan->at < scan->length && strchr(" \t\r\n", scan->text[scan->at]) != NULL) scan->at++;
}

static void scan_string(Scan *scan) {
    for (scan->at++; scan->at < scan->length && scan->text[scan->at] != '"'; scan->at++)
        if (scan->text[scan->at] == '\\') scan->at++;
    scan->at++;
}

/* Skips one value; containers by counting brackets. */
static void scan_value(Scan *scan) {
    int open = 0;
    do {
        scan_space(scan);
        char c = scan_char(scan);
        if (c == '"') {
            scan_string(scan);
        } else if (c != '\0' && strchr("[]{},:", c) != NULL) {
            open += (c == '[' || c == '{') - (c == ']' || c == '}');
            scan->at++;
        } else {
            while (scan->at < scan->length && strchr(" \t\r\n[]{},:\"", scan->text[scan->at]) == NULL)
                scan->at++;
        }
    } while (open > 0 && scan->at < scan->length);
}

/* Moves to the key (its opening quote in *key_at) and its value; false if the key is written with escapes. */
static bool scan_to_key(Scan *scan, const char *key, size_t *key_at) {
    scan->at++;
    for (;;) {
        scan_space(scan);
        if (scan_char(scan) == ',') {
            scan->at++;
            continue;
        }
        if (scan_char(scan) != '"') return false;
        *key_at = scan->at;
        scan_string(scan);
        bool is_it = text_is(scan->text + *key_at + 1, scan->at - *key_at - 2, key);
        scan_space(scan);
        scan->at++; /* the colon */
        scan_space(scan);
        if (is_it) return true;
        scan_value(scan);
    }
}

static bool scan_to_index(Scan *scan, size_t index) {
    scan->at++;
    scan_space(scan);
    for (; index > 0; index--) {
        scan_value(scan);
        scan_space(scan);
        if (scan_char(scan) != ',') return false;
        scan->at++;
        scan_space(scan);
    }
    return true;
}

static size_t column_of(const JsonCursor *cursor) {
    Scan scan = {.text = cursor->line->text, .length = cursor->line->length};
    scan_space(&scan);
    size_t found = scan.at;
    for (int i = 0; i < cursor->depth; i++) {
        const JsonCursorStep *step = &cursor->steps[i];
        size_t key_at = 0;
        if (step->key != NULL ? !scan_to_key(&scan, step->key, &key_at) : !scan_to_index(&scan, step->index))
            break;
        found = step->key != NULL ? key_at : scan.at;
    }
    return found + 1;
}

/* ---- complaints ---- */

/* Converts an offset in the whole text to a column; returns the number of lines before. */
static int pass_line_breaks(const JsonCursorLine *line, size_t *column) {
    const char *at = line->text, *behind = line->text + line->length;
    for (int lines = 0;; lines++) {
        const char *end = at < behind ? memchr(at, '\n', (size_t)(behind - at)) : NULL;
        if (end == NULL || *column <= (size_t)(end - at) + 1) return lines;
        *column -= (size_t)(end - at) + 1;
        at = end + 1;
    }
}

static bool fail(const JsonCursorLine *line, size_t column, const char *format, va_list arguments) {
    char sentence[400];
    vsnprintf(sentence, sizeof sentence, format, arguments);
    word_one_line(sentence); /* a record may contain any text */
    int number = line->number + pass_line_breaks(line, &column);
    text_add(line->why, line->file);
    text_add_char(line->why, ':');
    text_add_int(line->why, number);
    text_add_char(line->why, ':');
    text_add_int(line->why, (int64_t)column);
    text_add(line->why, ": ");
    text_add(line->why, sentence);
    return false;
}

bool json_cursor_line_fail(const JsonCursorLine *line, size_t column, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail(line, column, format, arguments);
    va_end(arguments);
    return false;
}

bool json_cursor_fail(const JsonCursor *cursor, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail(cursor->line, column_of(cursor), format, arguments);
    va_end(arguments);
    return false;
}

const char *json_cursor_name(const JsonCursor *cursor) {
    for (int i = cursor->depth; i-- > 0;)
        if (cursor->steps[i].key != NULL) return cursor->steps[i].key;
    return "line";
}

/* ---- parsing ---- */

/* jansson's position is after the offending token, which it quotes at the end of its message: near '…'. */
static size_t column_of_error(const JsonCursorLine *line, const json_error_t *error) {
    if (json_error_code(error) == json_error_premature_end_of_input) return line->length + 1;
    size_t position = error->position > 0 ? (size_t)error->position : 0;
    const char *near = strstr(error->text, " near '");
    size_t token = near != NULL ? strlen(near) - strlen(" near ''") : 0;
    size_t column = position >= token && token > 0 ? position - token + 1 : position;
    return column > line->length ? line->length + 1 : column > 0 ? column : 1;
}

/* Some editors put it before a text; JSON does not allow it. */
static bool has_byte_order_mark(const JsonCursorLine *line) {
    return line->length >= 3 && memcmp(line->text, "\xef\xbb\xbf", 3) == 0;
}

json_t *json_cursor_parse(const JsonCursorLine *line) {
    json_error_t error;
    if (has_byte_order_mark(line)) {
        json_cursor_line_fail(line, 1, "begins with a byte order mark; save the file as UTF-8 without one");
        return NULL;
    }
    json_t *json = json_loadb(line->text, line->length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    if (json == NULL) {
        json_cursor_line_fail(line, column_of_error(line, &error), "no JSON: %s", error.text);
    } else if (!json_is_object(json)) {
        json_cursor_line_fail(line, 1, "a line must be one JSON object, {...}");
        json_decref(json);
        json = NULL;
    }
    return json;
}

/* ---- going down ---- */

JsonCursor json_cursor_of(const JsonCursorLine *line, json_t *json) {
    return (JsonCursor){.line = line, .json = json};
}

static JsonCursor step_down(const JsonCursor *cursor, JsonCursorStep step, json_t *json) {
    JsonCursor below = *cursor;
    assert(below.depth < JSON_CURSOR_DEPTH);
    below.steps[below.depth++] = step;
    below.json = json;
    return below;
}

JsonCursor json_cursor_key(const JsonCursor *cursor, const char *key) {
    return step_down(cursor, (JsonCursorStep){.key = key}, json_object_get(cursor->json, key));
}

JsonCursor json_cursor_index(const JsonCursor *cursor, size_t index) {
    return step_down(cursor, (JsonCursorStep){.index = index}, json_array_get(cursor->json, index));
}

/* ---- kinds of values ---- */

bool json_cursor_is_object(const JsonCursor *cursor) {
    return json_is_object(cursor->json) ||
           json_cursor_fail(cursor, "'%s' must be an object, {...}", json_cursor_name(cursor));
}

bool json_cursor_is_array(const JsonCursor *cursor, size_t max) {
    if (!json_is_array(cursor->json))
        return json_cursor_fail(cursor, "'%s' must be a list, [...]", json_cursor_name(cursor));
    size_t size = json_array_size(cursor->json);
    return size <= max || json_cursor_fail(cursor, "'%s' has %zu entries; at most %zu are read",
                                           json_cursor_name(cursor), size, max);
}

bool json_cursor_bool(const JsonCursor *cursor, bool *value) {
    *value = json_is_true(cursor->json);
    return json_is_boolean(cursor->json) ||
           json_cursor_fail(cursor, "'%s' must be true or false", json_cursor_name(cursor));
}

bool json_cursor_int(const JsonCursor *cursor, int64_t min, int64_t max, int64_t *number) {
    *number = json_integer_value(cursor->json);
    if (json_is_integer(cursor->json) && *number >= min && *number <= max) return true;
    if (min == max)
        return json_cursor_fail(cursor, "'%s' must be %lld", json_cursor_name(cursor), (long long)min);
    return json_cursor_fail(cursor, "'%s' must be a whole number from %lld to %lld", json_cursor_name(cursor),
                            (long long)min, (long long)max);
}

bool json_cursor_words(const JsonCursor *cursor, const char **words) {
    *words = json_string_value(cursor->json);
    return *words != NULL ||
           json_cursor_fail(cursor, "'%s' must be a text, \"...\"", json_cursor_name(cursor));
}

bool json_cursor_words_into(const JsonCursor *cursor, char *bytes, size_t size) {
    const char *words;
    if (!json_cursor_words(cursor, &words)) return false;
    if (strlen(words) >= size)
        return json_cursor_fail(cursor, "'%s' is longer than %zu bytes", json_cursor_name(cursor), size - 1);
    memcpy(bytes, words, strlen(words) + 1);
    return true;
}

static bool is_listed(const char *key, const char *const *keys) {
    for (; *keys != NULL; keys++)
        if (strcmp(*keys, key) == 0) return true;
    return false;
}

bool json_cursor_keys_are(const JsonCursor *cursor, const char *const *keys) {
    const char *key;
    json_t *value;
    json_object_foreach(cursor->json, key, value) {
        if (is_listed(key, keys)) continue;
        char bytes[300];
        Text known = text_over(bytes, sizeof bytes);
        for (const char *const *at = keys; *at != NULL; at++) {
            if (at != keys) text_add(&known, ", ");
            text_add(&known, *at);
        }
        JsonCursor at_key = json_cursor_key(cursor, key);
        return json_cursor_fail(&at_key, "unknown key '%s'; known are %s", key, bytes);
    }
    return true;
}
