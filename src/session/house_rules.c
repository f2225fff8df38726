#include "session/house_rules.h"

#include "match/json/file.h"
#include "match/json/options.h"
#include "match/words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ---- */

static bool ends_in(const char *words, const char *ending) {
    size_t length = strlen(words), tail = strlen(ending);
    return length > tail && strcmp(words + length - tail, ending) == 0;
}

bool house_rules_is_path(const char *preset) {
    return strchr(preset, '/') != NULL || ends_in(preset, ".json") || ends_in(preset, HOUSE_RULES_ENDING);
}

bool house_rules_name_check(const char *name, Text *why) {
    size_t length = strlen(name);
    const char *fault = NULL;
    if (length == 0)
        fault = "house rules need a name";
    else if (length >= HOUSE_RULES_NAME)
        fault = "this name of house rules is too long; at most 63 bytes";
    else if (name[0] == ' ' || name[length - 1] == ' ')
        fault = "a name neither begins nor ends with a space";
    else if (!word_is_plain(name))
        fault = "a name is of letters, digits and signs, in UTF-8";
    if (fault != NULL) text_add(why, fault);
    return fault == NULL;
}

static bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

void house_rules_file_name(const char *name, Text *out) {
    size_t before = out->used;
    bool has_gap = false;
    for (const char *at = name; *at != '\0'; at++) {
        char c = *at >= 'A' && *at <= 'Z' ? (char)(*at - 'A' + 'a') : *at;
        if (!is_plain(c)) {
            has_gap = true;
            continue;
        }
        if (has_gap && out->used > before) text_add_char(out, '-');
        text_add_char(out, c);
        has_gap = false;
    }
    if (out->used == before) text_add(out, "house-rules");
    text_add(out, HOUSE_RULES_ENDING);
}

/* ---- setups ---- */

HouseRules house_rules_of(const SabaccSetup *setup, const char *name) {
    HouseRules rules = {.game = setup->game};
    snprintf(rules.name, sizeof rules.name, "%s", name);
    memcpy(rules.options, setup->options, sizeof rules.options);
    return rules;
}

bool house_rules_apply(const HouseRules *rules, SabaccSetup *setup, Text *why) {
    if (rules->game == setup->game) {
        memcpy(setup->options, rules->options, sizeof setup->options);
        return true;
    }
    text_add(why, "the house rules '");
    text_add(why, rules->name);
    text_add(why, "' are of ");
    text_add(why, rules->game->id);
    text_add(why, ", not of ");
    text_add(why, setup->game->id);
    return false;
}

bool house_rules_are_set(const HouseRules *rules, const SabaccSetup *setup) {
    return rules->game == setup->game && memcmp(rules->options, setup->options, sizeof setup->options) == 0;
}

/* ---- reading ---- */

static bool read_game(const JsonCursor *root, SabaccSetup *setup) {
    JsonCursor version = json_cursor_key(root, "sabacc-house-rules"), game = json_cursor_key(root, "game");
    const char *id;
    int64_t number;
    if (version.json == NULL)
        return json_cursor_fail(&version, "no house rules: they have \"sabacc-house-rules\": 1");
    if (!json_cursor_int(&version, 1, 1, &number) || !json_cursor_words(&game, &id)) return false;
    const SabaccGame *found = sabacc_game_find(id);
    if (found == NULL) return json_cursor_fail(&game, "there is no game '%s'", id);
    sabacc_setup_init(setup, found, found->min_seats, 0);
    return true;
}

static bool read_name(const JsonCursor *root, HouseRules *rules) {
    char sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    JsonCursor name = json_cursor_key(root, "name");
    return json_cursor_words_into(&name, rules->name, sizeof rules->name) &&
           (house_rules_name_check(rules->name, &why) || json_cursor_fail(&name, "%s", sentence));
}

static bool read_object(const JsonCursor *root, HouseRules *rules) {
    static const char *const keys[] = {"sabacc-house-rules", "name", "game", "options", NULL};
    char sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    SabaccSetup setup;
    if (!read_game(root, &setup) || !json_cursor_keys_are(root, keys) || !read_name(root, rules))
        return false;
    JsonCursor options = json_cursor_key(root, "options");
    if (!json_cursor_is_object(&options) || !json_options_read(root, &setup)) return false;
    if (!sabacc_setup_check(&setup, &why)) return json_cursor_fail(&options, "%s", sentence);
    *rules = house_rules_of(&setup, rules->name);
    return true;
}

bool house_rules_read_bytes(const char *path, const char *bytes, size_t size, HouseRules *rules, Text *why) {
    JsonCursorLine text = {.file = path, .number = 1, .text = bytes, .length = size, .why = why};
    json_t *json = json_cursor_parse(&text);
    if (json == NULL) return false;
    JsonCursor root = json_cursor_of(&text, json);
    HouseRules read = {.game = NULL};
    bool is_read = read_object(&root, &read);
    json_decref(json);
    if (is_read) *rules = read;
    return is_read;
}

static bool complain(Text *why, const char *path, const char *what) {
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, what);
    return false;
}

bool house_rules_read(const char *path, HouseRules *rules, Text *why) {
    size_t size = 0;
    char *bytes = file_read(path, HOUSE_RULES_MOST_BYTES, &size);
    bool is_read = false;
    if (bytes == NULL && errno == EFBIG)
        complain(why, path, "too large for house rules; they have at most 65536 bytes");
    else if (bytes == NULL)
        complain(why, path, file_words(errno));
    else if (size == 0)
        complain(why, path, "empty; house rules are one JSON object, {...}");
    else
        is_read = house_rules_read_bytes(path, bytes, size, rules, why);
    free(bytes);
    return is_read;
}

/* ---- writing ---- */

static json_t *rules_json(const HouseRules *rules) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, rules->game, rules->game->min_seats, 0);
    memcpy(setup.options, rules->options, sizeof setup.options);
    json_t *root = json_object();
    json_object_set_new(root, "sabacc-house-rules", json_integer(1));
    json_object_set_new(root, "name", json_string(rules->name));
    json_object_set_new(root, "game", json_string(rules->game->id));
    json_object_set_new(root, "options", json_of_options(&setup));
    return root;
}

bool house_rules_write(const char *path, const HouseRules *rules, Text *why) {
    json_t *root = rules_json(rules);
    bool is_written = json_file_write(path, root, JSON_INDENT(2), FILE_SAFE);
    int fault = errno;
    json_decref(root);
    if (is_written) return true;
    complain(why, path, fault == ENAMETOOLONG ? "too long for the name of a file" : file_words(fault));
    errno = fault;
    return false;
}
