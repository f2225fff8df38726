#include "session/settings_file.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "session/deck_choice.h"
#include "session/kept_json.h"

enum { SETTINGS_BYTES = 1 << 20 };

/* ---- reading ---- */

/* A file being read: its object, its name for messages, and their destination. */
typedef struct Source {
    const json_t *root;
    const char *path;
    Text *why;
} Source;

static bool read_version(const Source *source, Settings *settings) {
    (void)settings;
    const json_t *value = json_object_get(source->root, "version");
    if (!value || (json_is_integer(value) && json_integer_value(value) == SETTINGS_VERSION)) return true;
    if (json_is_integer(value) && json_integer_value(value) > SETTINGS_VERSION)
        return kept_json_fail_also(
            source->why, source->path,
            _("these settings are of a newer version; what this one does not know stays"));
    return kept_json_fail_also(source->why, source->path, _("\"version\" must be %d"), SETTINGS_VERSION);
}

/* In earlier versions one number: 2 was with all chances. */
static bool read_old_advice(SettingId id, json_int_t number, Settings *settings) {
    enum { WITH_CHANCES = 2 };
    bool is_old = id == SETTING_ADVICE && number == WITH_CHANCES;
    if (is_old) settings->values[SETTING_ADVICE] = settings->values[SETTING_CHANCES] = 1;
    return is_old;
}

static bool read_rows(const Source *source, Settings *settings) {
    bool is_good = true;
    for (int i = 0; i < SETTING_COUNT; i++) {
        const SettingRow *row = &setting_rows[i];
        const json_t *value = json_object_get(source->root, row->key);
        if (!value) continue;
        json_int_t number = json_is_boolean(value) ? json_is_true(value) : json_integer_value(value);
        bool is_number = json_is_integer(value) || json_is_boolean(value);
        if (is_number && read_old_advice((SettingId)i, number, settings)) continue;
        if (is_number && number >= row->min && number <= row->max)
            settings->values[i] = (int)number;
        else
            is_good = kept_json_fail_also(source->why, source->path,
                                          _("\"%s\" must be a number from %d to %d; the usual value is used"),
                                          row->key, row->min, row->max);
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

static bool read_texts(const Source *source, Settings *settings) {
    bool is_language = read_text(source->root, "language", settings->language, sizeof settings->language);
    bool is_player = read_text(source->root, "player", settings->player, sizeof settings->player);
    return (is_language && is_player) ||
           kept_json_fail_also(source->why, source->path,
                               _("\"language\" and \"player\" must be short texts"));
}

/* Whether a value is present but invalid. */
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

static bool read_deck(const Source *source, const char *id, const json_t *row, Settings *settings) {
    DeckFamily family = deck_family_named(id);
    const char *word = "";
    if (family == DECK_FAMILIES)
        return kept_json_fail_also(source->why, source->path,
                                   _("\"decks\" has no \"%.40s\"; it is passed over"), id);
    return read_family(row, family, settings, &word) ||
           kept_json_fail_also(source->why, source->path,
                               _("\"decks\", \"%s\": \"%.40s\" is none; the usual one is used"), id, word);
}

static bool read_decks(const Source *source, Settings *settings) {
    json_t *decks = json_object_get(source->root, "decks");
    const json_t *cloth = json_object_get(source->root, "cloth");
    bool is_good = !decks || json_is_object(decks) ||
                   kept_json_fail_also(source->why, source->path,
                                       _("\"decks\" must be an object; the usual ones are used"));
    const char *id;
    json_t *row;
    json_object_foreach(decks, id, row) {
        if (!read_deck(source, id, row, settings)) is_good = false;
    }
    if (is_refused(cloth, deck_choice_read_cloth(settings, word_of(cloth))))
        is_good =
            kept_json_fail_also(source->why, source->path,
                                _("there is no \"cloth\" \"%.40s\"; the usual one is used"), word_of(cloth));
    return is_good;
}

/* All of them or none: some alone might do what the player does not expect. */
static bool read_keys(const Source *source, Settings *settings) {
    json_t *keys = json_object_get(source->root, "keys");
    char words[200];
    Text fault = text_over(words, sizeof words);
    KeyChoices read = {{0}};
    bool is_good =
        !keys || json_is_object(keys) ||
        kept_json_fail_also(source->why, source->path, _("\"keys\" must be an object; keys are as usual"));
    if (!is_good) return false;
    const char *usual;
    json_t *chosen;
    json_object_foreach(keys, usual, chosen) {
        if (is_good) is_good = key_choices_read(&read, usual, word_of(chosen), &fault);
    }
    key_choices_make_room(&read);
    if (!is_good || !key_choices_check(&read, &fault))
        return kept_json_fail_also(source->why, source->path, _("\"keys\": %s; keys are as usual"), words);
    settings->keys = read;
    return true;
}

static bool read_settings(const json_t *root, const char *path, Settings *settings, Text *why) {
    static bool (*const parts[])(const Source *, Settings *) = {read_version, read_rows, read_texts,
                                                                read_keys, read_decks};
    const Source source = {root, path, why};
    bool is_good = true;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (!parts[i](&source, settings)) is_good = false;
    return is_good;
}

bool settings_file_read(const char *path, Settings *settings, Text *why) {
    size_t before = why->used;
    *settings = settings_usual();
    json_t *root = kept_json_read(path, SETTINGS_BYTES, why);
    bool is_good = root ? read_settings(root, path, settings, why) : why->used == before;
    json_decref(root);
    return is_good;
}

bool settings_file_read_bytes(const char *path, const char *bytes, size_t size, Settings *settings,
                              Text *why) {
    *settings = settings_usual();
    json_t *root = kept_json_read_bytes(path, bytes, size, why);
    bool is_good = root && read_settings(root, path, settings, why);
    json_decref(root);
    return is_good;
}

/* ---- changing ---- */

static bool change_rows(KeptJson *kept, const Settings *before, const Settings *after) {
    bool is_changed = false;
    for (int i = 0; i < SETTING_COUNT; i++) {
        if (before->values[i] == after->values[i]) continue;
        kept_json_set(kept, kept->root, setting_rows[i].key, json_integer(after->values[i]));
        is_changed = true;
    }
    return is_changed;
}

static bool change_word(KeptJson *kept, json_t *object, const char *key, const char *before,
                        const char *after) {
    if (strcmp(before, after) == 0) return false;
    kept_json_set(kept, object, key, json_string(after));
    return true;
}

static bool change_deck(KeptJson *kept, DeckFamily family, const Settings *before, const Settings *after) {
    const DeckChoice *old = &before->decks[family], *chosen = &after->decks[family];
    if (strcmp(old->deck, chosen->deck) == 0 && strcmp(old->back, chosen->back) == 0) return false;
    json_t *decks = kept_json_object(kept, kept->root, "decks");
    json_t *row = kept_json_object(kept, decks, deck_family_ids[family]);
    change_word(kept, row, "deck", deck_choice_deck_word(before, family),
                deck_choice_deck_word(after, family));
    change_word(kept, row, "back", deck_choice_back_word(before, family),
                deck_choice_back_word(after, family));
    return true;
}

/* A key that is where it was is not named. */
static bool change_keys(KeptJson *kept, const Settings *before, const Settings *after) {
    if (key_choices_are_same(&before->keys, &after->keys)) return false;
    json_t *keys = json_object();
    for (int i = 0; i < KEY_CHOICES; i++) {
        char usual[KEY_WORD], chosen[KEY_WORD];
        if (after->keys.chosen[i] == 0) continue;
        key_word(key_usual(i), usual);
        key_word(after->keys.chosen[i], chosen);
        json_object_set_new(keys, usual, json_string(chosen));
    }
    kept_json_set(kept, kept->root, "keys", keys);
    return true;
}

static bool change_settings(KeptJson *kept, const Settings *before, const Settings *after) {
    bool is_changed = change_rows(kept, before, after);
    is_changed |= change_word(kept, kept->root, "language", before->language, after->language);
    is_changed |= change_word(kept, kept->root, "player", before->player, after->player);
    for (int family = 0; family < DECK_FAMILIES; family++)
        is_changed |= change_deck(kept, (DeckFamily)family, before, after);
    is_changed |=
        change_word(kept, kept->root, "cloth", deck_choice_cloth_word(before), deck_choice_cloth_word(after));
    is_changed |= change_keys(kept, before, after);
    return is_changed;
}

/* A newer version's number is kept, and so is an invalid one. */
static void set_version(KeptJson *kept) {
    if (json_object_get(kept->root, "version")) return;
    json_t *rest = json_copy(kept->root);
    json_object_clear(kept->root);
    json_object_set_new(kept->root, "version", json_integer(SETTINGS_VERSION));
    json_object_update(kept->root, rest);
    json_decref(rest);
}

bool settings_file_change(const char *path, const Settings *before, const Settings *after, Text *why) {
    KeptJson kept;
    if (!kept_json_begin(&kept, path, SETTINGS_BYTES, why)) return false;
    bool is_changed = change_settings(&kept, before, after);
    if (is_changed) set_version(&kept);
    return kept_json_end(&kept, is_changed, why);
}

static bool carry_over(const json_t *settings, const char *path, Text *why) {
    KeptJson kept;
    if (!kept_json_begin(&kept, path, SETTINGS_BYTES, why)) return false;
    bool is_new = file_facts_of_link(path).kind == FILE_NONE; /* or another program was faster */
    if (is_new) {
        json_object_update(kept.root, (json_t *)settings);
        set_version(&kept);
    }
    return kept_json_end(&kept, is_new, why);
}

bool settings_file_carry_over(const char *old, const char *path, Text *why) {
    if (file_facts_of_link(path).kind != FILE_NONE || file_facts(old).kind == FILE_NONE) return true;
    json_t *settings = kept_json_read(old, SETTINGS_BYTES, why);
    bool is_good = !settings || carry_over(settings, path, why);
    json_decref(settings);
    return is_good;
}
