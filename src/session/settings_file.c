#include "session/settings_file.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "match/json/file.h"
#include "session/deck_choice.h"

enum { SETTINGS_BYTES = 1 << 20 };

static bool read_rows(const json_t *root, const char *path, Settings *settings, char *warning, size_t size) {
    bool is_good = true;
    for (int i = 0; i < SETTING_COUNT; i++) {
        const SettingRow *row = &setting_rows[i];
        const json_t *value = json_object_get(root, row->key);
        if (!value) continue;
        json_int_t number = json_is_boolean(value) ? json_is_true(value) : json_integer_value(value);
        bool is_number = json_is_integer(value) || json_is_boolean(value);
        if (is_number && number >= row->min && number <= row->max) {
            settings->values[i] = (int)number;
        } else {
            snprintf(warning, size, _("%s: \"%s\" must be a number from %d to %d; the usual value is used"),
                     path, row->key, row->min, row->max);
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

/* A word of the file that is to be taken over; false where it is none. */
static bool is_refused(const json_t *value, bool is_taken) { return value && !is_taken; }

static const char *word_of(const json_t *value) {
    return json_is_string(value) ? json_string_value(value) : "";
}

static bool read_family(const json_t *row, DeckFamily family, Settings *settings, const char **word) {
    const json_t *deck = json_object_get(row, "deck"), *back = json_object_get(row, "back");
    *word = word_of(deck);
    if (is_refused(deck, deck_choice_read_deck(settings, family, *word))) return false;
    *word = word_of(back);
    return !is_refused(back, deck_choice_read_back(settings, family, *word));
}

static bool read_decks(const json_t *root, const char *path, Settings *settings, char *warning, size_t size) {
    json_t *decks = json_object_get(root, "decks");
    const json_t *cloth = json_object_get(root, "cloth");
    const char *word = "";
    bool is_good = !decks || json_is_object(decks);
    if (!is_good)
        snprintf(warning, size, _("%s: \"decks\" must be an object; the usual ones are used"), path);
    for (void *at = json_object_iter(decks); at; at = json_object_iter_next(decks, at)) {
        DeckFamily family = deck_family_named(json_object_iter_key(at));
        if (family != DECK_FAMILIES && read_family(json_object_iter_value(at), family, settings, &word))
            continue;
        if (family == DECK_FAMILIES)
            snprintf(warning, size, _("%s: \"decks\" has no \"%.40s\"; it is passed over"), path,
                     json_object_iter_key(at));
        else
            snprintf(warning, size, _("%s: \"decks\", \"%s\": \"%.40s\" is none; the usual one is used"),
                     path, deck_family_ids[family], word);
        is_good = false;
    }
    if (is_refused(cloth, deck_choice_read_cloth(settings, word_of(cloth)))) {
        snprintf(warning, size, _("%s: there is no \"cloth\" \"%.40s\"; the usual one is used"), path,
                 word_of(cloth));
        is_good = false;
    }
    return is_good;
}

static json_t *written_decks(const Settings *settings) {
    json_t *decks = json_object();
    for (int i = 0; i < DECK_FAMILIES; i++) {
        DeckFamily family = (DeckFamily)i;
        json_object_set_new(decks, deck_family_ids[i],
                            json_pack("{s:s, s:s}", "deck", deck_choice_deck_word(settings, family), "back",
                                      deck_choice_back_word(settings, family)));
    }
    return decks;
}

bool settings_file_read(const char *path, Settings *settings, char *warning, size_t warning_size) {
    *settings = settings_usual();
    json_error_t error;
    json_t *root = json_file_read(path, SETTINGS_BYTES, &error);
    bool is_missing = !root && error.line == 0;
    if (is_missing && errno == ENOENT) return true;
    if (is_missing) snprintf(error.text, sizeof error.text, "%s", file_words(errno));
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
    if (!read_decks(root, path, settings, warning, warning_size)) is_good = false;
    json_decref(root);
    return is_good;
}

bool settings_file_write(const char *path, const Settings *settings) {
    json_t *root = json_object();
    for (int i = 0; i < SETTING_COUNT; i++)
        json_object_set_new(root, setting_rows[i].key, json_integer(settings->values[i]));
    json_object_set_new(root, "language", json_string(settings->language));
    json_object_set_new(root, "player", json_string(settings->player));
    json_object_set_new(root, "decks", written_decks(settings));
    json_object_set_new(root, "cloth", json_string(deck_choice_cloth_word(settings)));
    bool is_written = json_file_write(path, root, JSON_INDENT(2), FILE_SAFE);
    json_decref(root);
    return is_written;
}
