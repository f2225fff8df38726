/* Options: forms as options.def writes them, values as players and records write them, and setups made of
 * them. */
#include "rules/phases/ante.h"

static const SabaccOptionSpec specs[] = {
#define OPTION(id, key, forms, least, most, help) {key, forms, least, most, help},
#include "rules/options.def"
#undef OPTION
};

const SabaccOptionSpec *sabacc_option_spec(SabaccOptionId id) {
    assert((unsigned)id < SABACC_OPTIONS);
    return &specs[id];
}

SabaccValue sabacc_option(const SabaccTable *table, SabaccOptionId id) { return table->options[id]; }

/* ---- reading a value ---- */

typedef struct Words {
    const char *at, *end;
} Words;

/* The next word up to a space; false at the end. */
static bool next_word(Words *words, const char **word, size_t *length) {
    while (words->at < words->end && *words->at == ' ') words->at++;
    *word = words->at;
    while (words->at < words->end && *words->at != ' ') words->at++;
    *length = (size_t)(words->at - *word);
    return *length > 0;
}

static bool is_number(const char *word, size_t length) {
    return length == 1 && (*word == 'N' || *word == 'M');
}

/* Reads `value` as one form; false where it does not fit or a number is out of range. */
static bool read_form(const SabaccOptionSpec *spec, Words form, const char *value, SabaccValue *read) {
    Words words = {value, value + strlen(value)};
    const char *want, *have;
    size_t want_length, have_length;
    int numbers = 0;
    while (next_word(&form, &want, &want_length)) {
        if (!next_word(&words, &have, &have_length)) return false;
        if (!is_number(want, want_length)) {
            if (want_length != have_length || memcmp(want, have, want_length) != 0) return false;
            continue;
        }
        int32_t number;
        if (!text_read_int(have, have_length, &number) || number < spec->least || number > spec->most)
            return false;
        *(numbers++ == 0 ? &read->n : &read->m) = number;
    }
    return !next_word(&words, &have, &have_length);
}

static const char *plain_word(const char *value, bool is_boolean) {
    if (is_boolean && strcmp(value, "true") == 0) return "on";
    if (is_boolean && strcmp(value, "false") == 0) return "off";
    return value;
}

static bool read_value(const SabaccOptionSpec *spec, const char *value, SabaccValue *read) {
    value = plain_word(value, strcmp(spec->forms, "on|off") == 0);
    int form = 0;
    for (const char *at = spec->forms;; form++) {
        const char *bar = strchr(at, '|');
        Words words = {at, bar != NULL ? bar : at + strlen(at)};
        *read = (SabaccValue){.form = form};
        if (read_form(spec, words, value, read)) return true;
        if (bar == NULL) return false;
        at = bar + 1;
    }
}

static const SabaccOption *option_of(const SabaccGame *game, const char *key) {
    for (int i = 0; i < game->option_count; i++)
        if (strcmp(specs[game->options[i].id].key, key) == 0) return &game->options[i];
    return NULL;
}

static void say_no_option(const SabaccGame *game, const char *key, Text *why) {
    text_add(why, "there is no option '");
    text_add(why, key);
    text_add(why, "' in ");
    text_add(why, game->id);
    text_add(why, "; its options are");
    for (int i = 0; i < game->option_count; i++) {
        text_add(why, i > 0 ? ", " : " ");
        text_add(why, specs[game->options[i].id].key);
    }
}

static void say_bad_value(const SabaccOptionSpec *spec, const char *value, Text *why) {
    text_add(why, "'");
    text_add(why, value);
    text_add(why, "' is no value of ");
    text_add(why, spec->key);
    text_add(why, "; it takes ");
    for (const char *at = spec->forms; *at != '\0'; at++) {
        if (*at == '|')
            text_add(why, " | ");
        else
            text_add_char(why, *at);
    }
    if (spec->most == 0) return;
    text_add(why, " with numbers from ");
    text_add_int(why, spec->least);
    text_add(why, " to ");
    text_add_int(why, spec->most);
}

bool sabacc_option_set(SabaccSetup *setup, const char *key, const char *value, Text *why) {
    const SabaccOption *option = option_of(setup->game, key);
    if (option == NULL) {
        say_no_option(setup->game, key, why);
        return false;
    }
    SabaccValue read;
    if (!read_value(&specs[option->id], value, &read)) {
        say_bad_value(&specs[option->id], value, why);
        return false;
    }
    setup->options[option->id] = read;
    return true;
}

/* ---- writing it ---- */

void sabacc_option_format(const SabaccSetup *setup, SabaccOptionId id, Text *out) {
    SabaccValue value = setup->options[id];
    const char *at = specs[id].forms;
    for (int form = 0; form < value.form; form++) at = strchr(at, '|') + 1;
    const char *bar = strchr(at, '|');
    Words form = {at, bar != NULL ? bar : at + strlen(at)};
    const char *word;
    size_t length;
    int numbers = 0;
    for (bool first = true; next_word(&form, &word, &length); first = false) {
        if (!first) text_add_char(out, ' ');
        if (is_number(word, length))
            text_add_int(out, numbers++ == 0 ? value.n : value.m);
        else
            text_add_bytes(out, word, length);
    }
}

/* ---- setups ---- */

void sabacc_setup_init(SabaccSetup *setup, const SabaccGame *game, int seats, int32_t credits) {
    *setup = (SabaccSetup){.game = game, .seats = seats, .dealer = SABACC_NOBODY};
    for (int seat = 0; seat < seats && seat < SABACC_MAX_SEATS; seat++) setup->credits[seat] = credits;
    for (int i = 0; i < game->option_count; i++) {
        bool read = read_value(&specs[game->options[i].id], game->options[i].standard,
                               &setup->options[game->options[i].id]);
        assert(read);
    }
}

static bool apply_pairs(SabaccSetup *setup, const char *pairs, Text *why) {
    while (*pairs != '\0') {
        char key[SABACC_TEXT], value[SABACC_TEXT];
        const char *equals = strchr(pairs, '='), *end = strchr(pairs, ';');
        if (end == NULL) end = pairs + strlen(pairs);
        Text key_text = text_over(key, sizeof key), value_text = text_over(value, sizeof value);
        text_add_bytes(&key_text, pairs, (size_t)(equals - pairs));
        text_add_bytes(&value_text, equals + 1, (size_t)(end - equals - 1));
        if (!sabacc_option_set(setup, key, value, why)) return false;
        pairs = *end == ';' ? end + 1 : end;
    }
    return true;
}

bool sabacc_preset_apply(SabaccSetup *setup, const char *id, Text *why) {
    const SabaccGame *game = setup->game;
    for (int i = 0; i < game->preset_count; i++) {
        if (strcmp(game->presets[i].id, id) != 0) continue;
        SabaccSetup changed = *setup;
        if (!apply_pairs(&changed, game->presets[i].values, why)) return false;
        *setup = changed;
        return true;
    }
    text_add(why, "there is no preset '");
    text_add(why, id);
    text_add(why, "' of ");
    text_add(why, game->id);
    for (int i = 0; i < game->preset_count; i++) {
        text_add(why, i == 0 ? "; its presets are " : ", ");
        text_add(why, game->presets[i].id);
    }
    return false;
}

static bool say_range(Text *why, const char *what, int64_t least, int64_t most) {
    text_add(why, what);
    text_add(why, " must be ");
    text_add_int(why, least);
    text_add(why, " to ");
    text_add_int(why, most);
    return false;
}

bool sabacc_setup_check(const SabaccSetup *setup, Text *why) {
    const SabaccGame *game = setup->game;
    if (setup->seats < game->least_seats || setup->seats > game->most_seats)
        return say_range(why, "seats", game->least_seats, game->most_seats);
    if (setup->dealer != SABACC_NOBODY && (setup->dealer < 0 || setup->dealer >= setup->seats))
        return say_range(why, "dealer", 0, setup->seats - 1);
    int64_t sum = 0;
    for (int seat = 0; seat < setup->seats; seat++) {
        if (setup->credits[seat] < 0 || setup->credits[seat] > SABACC_MAX_CREDITS)
            return say_range(why, "credits of a seat", 0, SABACC_MAX_CREDITS);
        sum += setup->credits[seat];
    }
    if (sum > SABACC_MAX_CREDITS)
        return say_range(why, "credits of all seats together", 0, SABACC_MAX_CREDITS);
    return true;
}

bool sabacc_setup_can_begin(const SabaccSetup *setup, Text *why) {
    SabaccTable table = {.in_game = (SeatMask)((1u << setup->seats) - 1)};
    memcpy(table.options, setup->options, sizeof table.options);
    for (int seat = 0; seat < setup->seats; seat++) table.seat[seat].credits = setup->credits[seat];
    if (seats_several(ante_payers(&table))) return true;
    text_add(why, "fewer than two seats can pay the ante; give the seats more credits or lower the ante");
    return false;
}
