#include "match/json/options.h"

#include "match/match.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

static const SabaccOptionSpec *spec_of(const SabaccGame *game, const char *key) {
    for (int i = 0; i < game->option_count; i++) {
        const SabaccOptionSpec *spec = sabacc_option_spec(game->options[i].id);
        if (strcmp(spec->key, key) == 0) return spec;
    }
    return NULL;
}

static bool is_switch(const SabaccOptionSpec *spec) { return strcmp(spec->forms, "on|off") == 0; }
/* One that was a switch in older records (PL-2). */
static bool was_switch(const SabaccOptionSpec *spec) {
    return spec == sabacc_option_spec(SABACC_OPTION_STAKES);
}

static bool is_plain_number(const SabaccOptionSpec *spec) { return strcmp(spec->forms, "N") == 0; }

bool json_option_text(const JsonCursor *value, const SabaccOptionSpec *spec, char *bytes, size_t size) {
    Text text = text_over(bytes, size);
    const json_t *json = value->json;
    const char *words = json_string_value(json);
    if (is_switch(spec)) {
        bool is_word = words != NULL && (strcmp(words, "on") == 0 || strcmp(words, "off") == 0);
        if (!json_is_boolean(json) && !is_word)
            return json_cursor_fail(value, "'%s' must be true or false", spec->key);
        text_add(&text, is_word ? words : json_is_true(json) ? "on" : "off");
    } else if (was_switch(spec) && json_is_boolean(json)) {
        text_add(&text, json_is_true(json) ? "on" : "off");
    } else if (json_is_integer(json)) {
        text_add_int(&text, json_integer_value(json));
    } else if (words != NULL && !is_plain_number(spec)) {
        text_add(&text, words);
    } else {
        return json_cursor_fail(value, "'%s' must be %s", spec->key,
                                is_plain_number(spec) ? "a whole number" : "a text or a whole number");
    }
    return true;
}

static bool read_option(const JsonCursor *value, const char *key, SabaccSetup *rules) {
    char words[MATCH_MESSAGE], sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    const SabaccOptionSpec *spec = spec_of(rules->game, key);
    words[0] = '\0';
    if (spec != NULL && !json_option_text(value, spec, words, sizeof words)) return false;
    return sabacc_option_set(rules, key, words, &why) || json_cursor_fail(value, "%s", sentence);
}

bool json_options_read(const JsonCursor *header, SabaccSetup *rules) {
    JsonCursor options = json_cursor_key(header, "options");
    if (options.json == NULL) return true;
    if (!json_cursor_is_object(&options)) return false;
    const char *key;
    json_t *value;
    json_object_foreach(options.json, key, value) {
        JsonCursor cursor = json_cursor_key(&options, key);
        if (!read_option(&cursor, key, rules)) return false;
    }
    return true;
}

/* ---- writing ---- */

static bool is_number_word(const char *words) {
    int32_t number;
    return text_read_int(words, strlen(words), &number);
}

json_t *json_of_option(const SabaccSetup *setup, SabaccOptionId id) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_option_format(setup, id, &text);
    if (is_switch(sabacc_option_spec(id))) return json_boolean(strcmp(bytes, "on") == 0);
    return is_number_word(bytes) ? json_integer(strtoll(bytes, NULL, 10)) : json_string(bytes);
}

json_t *json_of_options(const SabaccSetup *setup) {
    json_t *options = json_object();
    for (int i = 0; i < setup->game->option_count; i++) {
        SabaccOptionId id = setup->game->options[i].id;
        json_object_set_new(options, sabacc_option_spec(id)->key, json_of_option(setup, id));
    }
    return options;
}
