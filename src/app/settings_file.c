#include "app/settings_file.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"

static bool read_rows(const json_t *root, const char *path, Settings *settings, char *warning, size_t size) {
    bool is_good = true;
    for (int i = 0; i < SETTING_COUNT; i++) {
        const SettingRow *row = &setting_rows[i];
        const json_t *value = json_object_get(root, row->key);
        if (!value) continue;
        json_int_t number = json_is_boolean(value) ? json_is_true(value) : json_integer_value(value);
        bool is_number = json_is_integer(value) || json_is_boolean(value);
        if (is_number && number >= row->least && number <= row->most) {
            settings->values[i] = (int)number;
        } else {
            snprintf(warning, size, _("%s: \"%s\" must be a number from %d to %d; the usual value is used"),
                     path, row->key, row->least, row->most);
            is_good = false;
        }
    }
    return is_good;
}

static bool read_text(const json_t *root, const char *key, char *text, size_t size) {
    const json_t *value = json_object_get(root, key);
    if (!value) return true;
    if (!json_is_string(value) || json_string_length(value) >= size) return false;
    memcpy(text, json_string_value(value), json_string_length(value) + 1);
    return true;
}

bool settings_file_read(const char *path, Settings *settings, char *warning, size_t warning_size) {
    *settings = settings_usual();
    if (access(path, F_OK) != 0) return true;
    json_error_t error;
    json_t *root = json_load_file(path, 0, &error);
    if (!json_is_object(root)) {
        snprintf(warning, warning_size, _("%s:%d:%d: settings cannot be read (%s); the usual ones are used"),
                 path, error.line, error.column, root ? "not an object" : error.text);
        json_decref(root);
        return false;
    }
    bool is_good = read_rows(root, path, settings, warning, warning_size);
    if (!read_text(root, "language", settings->language, sizeof settings->language) ||
        !read_text(root, "player", settings->player, sizeof settings->player)) {
        snprintf(warning, warning_size, _("%s: \"language\" and \"player\" must be short texts"), path);
        is_good = false;
    }
    json_decref(root);
    return is_good;
}

bool settings_file_write(const char *path, const Settings *settings) {
    json_t *root = json_object();
    for (int i = 0; i < SETTING_COUNT; i++)
        json_object_set_new(root, setting_rows[i].key, json_integer(settings->values[i]));
    json_object_set_new(root, "language", json_string(settings->language));
    json_object_set_new(root, "player", json_string(settings->player));
    char draft[1100];
    int length = snprintf(draft, sizeof draft, "%s.part", path);
    bool is_written = length < (int)sizeof draft && json_dump_file(root, draft, JSON_INDENT(2)) == 0 &&
                      rename(draft, path) == 0;
    if (!is_written) remove(draft);
    json_decref(root);
    return is_written;
}
