#include "session/kept_json.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "match/json/file.h"
#include "match/words.h"

enum { LOCK_MS = 500, SENTENCE = 512 };

static void say(Text *why, const char *path, const char *format, va_list values) {
    char words[SENTENCE];
    bool is_first = why->used == 0;
    vsnprintf(words, sizeof words, format, values);
    word_one_line(words); /* it may quote the file */
    text_add(why, is_first ? path : "");
    text_add(why, is_first ? ": " : "; ");
    text_add(why, words);
}

bool kept_json_fail(Text *why, const char *path, const char *format, ...) {
    int fault = errno;
    va_list values;
    va_start(values, format);
    if (why->used == 0) say(why, path, format, values);
    va_end(values);
    errno = fault;
    return false;
}

bool kept_json_fail_also(Text *why, const char *path, const char *format, ...) {
    int fault = errno;
    va_list values;
    va_start(values, format);
    say(why, path, format, values);
    va_end(values);
    errno = fault;
    return false;
}

/* ---- reading ---- */

/* The value if it is an object, else NULL with the error. */
static json_t *take_object(json_t *value, json_error_t *error) {
    if (!value || json_is_object(value)) return value;
    json_decref(value);
    *error = (json_error_t){.line = 1, .column = 1};
    snprintf(error->text, sizeof error->text, "%s", _("it is not an object, {...}"));
    return NULL;
}

/* An object; NULL with `is_broken` if the file has anything else, NULL with errno if it cannot be read. */
static json_t *load(const char *path, size_t max, bool *is_broken, json_error_t *error) {
    json_t *root = take_object(json_file_read(path, max, error), error);
    *is_broken = !root && error->line != 0;
    return root;
}

static void describe_broken(Text *why, const char *path, const json_error_t *error) {
    char place[KEPT_PATH + 32];
    snprintf(place, sizeof place, "%s:%d:%d", path, error->line, error->column);
    kept_json_fail(why, place, _("this cannot be understood: %s"), error->text);
}

bool kept_json_path(const char *data, const char *name, char path[KEPT_PATH], Text *why) {
    int length = snprintf(path, KEPT_PATH, "%s/%s", data, name);
    if (length >= 0 && length < KEPT_PATH) return true;
    errno = ENAMETOOLONG;
    return why && kept_json_fail(why, data, "%s", file_words(errno));
}

json_t *kept_json_read(const char *path, size_t max, Text *why) {
    json_error_t error;
    bool is_broken;
    json_t *root = load(path, max, &is_broken, &error);
    if (is_broken)
        describe_broken(why, path, &error);
    else if (!root && errno != ENOENT)
        kept_json_fail(why, path, _("cannot be read: %s"), file_words(errno));
    return root;
}

json_t *kept_json_read_bytes(const char *path, const char *bytes, size_t size, Text *why) {
    json_error_t error;
    json_t *root = take_object(json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error), &error);
    if (!root) describe_broken(why, path, &error);
    return root;
}

/* ---- changing ---- */

bool kept_json_lock(FileLock *lock, const char *path, Text *why) {
    char folder[KEPT_PATH], name[KEPT_PATH + 8];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash)
        *slash = '\0';
    else
        snprintf(folder, sizeof folder, ".");
    snprintf(name, sizeof name, "%s/.lock", folder);
    bool is_there = !*folder || file_is_folder(folder) || file_make_folders(folder);
    return (is_there && file_lock(lock, name, LOCK_MS)) ||
           kept_json_fail(why, path, _("cannot be written: %s"), file_words(errno));
}

/* A file that somebody keeps elsewhere, behind a link, is written there. False with errno if the link leads
 * nowhere. */
static bool follow_link(char path[KEPT_PATH]) {
    if (file_facts_of_link(path).kind != FILE_LINK) return true;
    char *full = file_full_path(path);
    bool is_short = full && strlen(full) < KEPT_PATH;
    if (is_short)
        snprintf(path, KEPT_PATH, "%s", full);
    else if (full)
        errno = ENAMETOOLONG;
    free(full);
    return is_short;
}

bool kept_json_begin(KeptJson *kept, const char *path, size_t max, Text *why) {
    json_error_t error;
    *kept = (KeptJson){.lock = {.descriptor = -1}};
    int length = snprintf(kept->path, sizeof kept->path, "%s", path);
    if (length >= KEPT_PATH) return kept_json_fail(why, path, _("too long for the name of a file"));
    if (!follow_link(kept->path))
        return kept_json_fail(why, path, _("cannot be written: %s"), file_words(errno));
    if (!kept_json_lock(&kept->lock, path, why)) return false;
    kept->root = load(path, max, &kept->is_broken, &error);
    if (kept->root) return true;
    if (kept->is_broken || errno == ENOENT) {
        kept->root = json_object();
        return true;
    }
    kept_json_fail(why, path, _("cannot be read: %s. Nothing is written there"), file_words(errno));
    int fault = errno;
    file_unlock(&kept->lock);
    errno = fault;
    return false;
}

/* Numbers and booleans are interchangeable. */
static int kind_of(const json_t *value) {
    return json_is_boolean(value) ? JSON_INTEGER : (int)json_typeof(value);
}

void kept_json_set(KeptJson *kept, json_t *object, const char *key, json_t *value) {
    const json_t *before = json_object_get(object, key);
    if (before && kind_of(before) != kind_of(value)) kept->is_broken = true;
    json_object_set_new(object, key, value);
}

json_t *kept_json_object(KeptJson *kept, json_t *object, const char *key) {
    json_t *member = json_object_get(object, key);
    if (!json_is_object(member)) kept_json_set(kept, object, key, json_object());
    return json_object_get(object, key);
}

/* Copies the old file if it must be kept, and writes. If the old file stays, its copy is removed. */
static bool write_kept(const KeptJson *kept, Text *why) {
    char copy[KEPT_PATH + 16];
    if (kept->is_broken && !file_copy_aside(kept->path, ".bak", copy, sizeof copy))
        return kept_json_fail(why, kept->path, _("cannot be put aside, and so nothing is written: %s"),
                              file_words(errno));
    bool is_written = json_file_write(kept->path, kept->root, JSON_INDENT(2), FILE_SAFE);
    int fault = errno;
    if (!is_written && kept->is_broken && !file_remove(copy)) fault = errno;
    errno = fault;
    if (!is_written) return kept_json_fail(why, kept->path, _("cannot be written: %s"), file_words(fault));
    if (kept->is_broken) kept_json_fail(why, copy, _("what could not be understood is kept here"));
    return true;
}

bool kept_json_end(KeptJson *kept, bool is_changed, Text *why) {
    bool is_good = !is_changed || write_kept(kept, why);
    int fault = errno;
    json_decref(kept->root);
    file_unlock(&kept->lock);
    errno = fault;
    return is_good;
}
