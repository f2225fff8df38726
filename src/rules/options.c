/* Options: the forms of options.def, values as players and records write them, and setups built from them. */
#include "rules/phases/ante.h"

static const SabaccOptionSpec specs[] = {
#define OPTION(id, key, forms, min, max, help) {key, forms, min, max, help},
#include "rules/options.def"
#undef OPTION
};

const SabaccOptionSpec *sabacc_option_spec(SabaccOptionId id) {
    assert((unsigned)id < SABACC_OPTIONS);
    return &specs[id];
}

SabaccValue sabacc_option(const SabaccTable *table, SabaccOptionId id) { return table->options[id]; }

/* ---- forms ---- */

/* One form of a spec's list: `N` and `M` stand for numbers, everything else is literal. */
typedef struct Form {
    const char *at;
    size_t length;
} Form;

static Form form_of(const SabaccOptionSpec *spec, int index) {
    const char *at = spec->forms;
    for (; index > 0; index--) at = strchr(at, '|') + 1;
    return (Form){at, strcspn(at, "|")};
}

static bool is_number(char letter) { return letter == 'N' || letter == 'M'; }

static bool form_begins(Form form, const char *words) {
    size_t length = strlen(words);
    return form.length >= length && memcmp(form.at, words, length) == 0;
}

/* Forms with a range of their own: dice are limited by their faces, percentages by 100. */
SabaccRange sabacc_option_range(SabaccOptionId id, int index) {
    static const struct {
        const char *begins;
        SabaccRange range;
    } own[] = {{"d6 ", {1, 6}},   {"d12 ", {1, 12}},      {"d20 ", {1, 20}},     {"timer ", {2, 1000}},
               {"max ", {1, 24}}, {"percent ", {1, 100}}, {"exactly ", {1, 20}}, {"min ", {1, 20}}};
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    Form form = form_of(spec, index);
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (form_begins(form, own[i].begins)) return own[i].range;
    return (SabaccRange){spec->min, spec->max};
}

/* ---- reading a value ---- */

/* Reads digits with an optional leading minus sign; returns the number of characters, 0 if there is no
 * number. */
static size_t read_number(const char *text, int32_t *number) {
    size_t length = strspn(text + (*text == '-'), "0123456789") + (*text == '-');
    return text_read_int(text, length, number) ? length : 0;
}

/* Reads `value` as one form; false if it does not match or a number is out of range. */
static bool read_form(SabaccOptionId id, int index, const char *value, SabaccValue *read) {
    Form form = form_of(&specs[id], index);
    SabaccRange range = sabacc_option_range(id, index);
    *read = (SabaccValue){.form = index};
    for (size_t i = 0; i < form.length; i++) {
        if (!is_number(form.at[i])) {
            if (*value++ != form.at[i]) return false;
            continue;
        }
        int32_t number;
        size_t length = read_number(value, &number);
        if (length == 0 || number < range.min || number > range.max) return false;
        *(form.at[i] == 'N' ? &read->n : &read->m) = number;
        value += length;
    }
    bool is_span = form_begins(form, "d6 ") || form_begins(form, "one-of ");
    return *value == '\0' && (!is_span || read->n <= read->m);
}

/* Booleans are read as words; `stakes` was one (PL-2). */
static const char *plain_word(SabaccOptionId id, const char *value, bool is_boolean) {
    bool is_true = strcmp(value, "true") == 0, was_boolean = id == SABACC_OPTION_STAKES;
    if (was_boolean && (is_true || strcmp(value, "on") == 0)) return "house";
    if (is_boolean && is_true) return "on";
    if ((is_boolean || was_boolean) && strcmp(value, "false") == 0) return "off";
    return value;
}

static bool is_boolean(const SabaccOptionSpec *spec) { return strcmp(spec->forms, "on|off") == 0; }

static int form_count(const SabaccOptionSpec *spec) {
    int count = 1;
    for (const char *at = spec->forms; *at != '\0'; at++) count += *at == '|';
    return count;
}

bool sabacc_game_has_form(const SabaccGame *game, SabaccOptionId id, int form) {
    bool needs_sabacc_pot = id == SABACC_OPTION_END && form == SABACC_END_SABACC_WON;
    return !needs_sabacc_pot || (game->shows & SABACC_SHOWS_SABACC_POT);
}

static bool read_value(const SabaccGame *game, SabaccOptionId id, const char *value, SabaccValue *read) {
    value = plain_word(id, value, is_boolean(&specs[id]));
    for (int form = 0; form < form_count(&specs[id]); form++)
        if (sabacc_game_has_form(game, id, form) && read_form(id, form, value, read)) return true;
    return false;
}

static const SabaccOption *option_of(const SabaccGame *game, const char *key) {
    for (int i = 0; i < game->option_count; i++)
        if (strcmp(specs[game->options[i].id].key, key) == 0) return &game->options[i];
    return NULL;
}

static void explain_no_option(const SabaccGame *game, const char *key, Text *why) {
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

static void explain_range_of(SabaccRange range, const char *before, const char *behind, Text *why) {
    text_add(why, before);
    text_add_int(why, range.min);
    text_add(why, " to ");
    text_add_int(why, range.max);
    text_add(why, behind);
}

/* M never comes without N. */
static bool has_number(Form form) { return memchr(form.at, 'N', form.length) != NULL; }

/* True if some form has another range than the option in general. */
static bool has_own_ranges(SabaccOptionId id) {
    for (int form = 0; form < form_count(&specs[id]); form++) {
        SabaccRange range = sabacc_option_range(id, form);
        if (has_number(form_of(&specs[id], form)) &&
            (range.min != specs[id].min || range.max != specs[id].max))
            return true;
    }
    return false;
}

static void explain_bad_value(const SabaccGame *game, SabaccOptionId id, const char *value, Text *why) {
    const SabaccOptionSpec *spec = &specs[id];
    bool each = has_own_ranges(id);
    text_add(why, "'");
    text_add(why, value);
    text_add(why, "' is no value of ");
    text_add(why, spec->key);
    text_add(why, "; it takes ");
    for (int index = 0; index < form_count(spec); index++) {
        if (!sabacc_game_has_form(game, id, index)) continue;
        Form form = form_of(spec, index);
        if (index > 0) text_add(why, " | ");
        text_add_bytes(why, form.at, form.length);
        if (each && has_number(form)) explain_range_of(sabacc_option_range(id, index), " (", ")", why);
    }
    if (spec->max > 0 && !each)
        explain_range_of((SabaccRange){spec->min, spec->max}, " with numbers from ", "", why);
}

bool sabacc_option_set(SabaccSetup *setup, const char *key, const char *value, Text *why) {
    const SabaccOption *option = option_of(setup->game, key);
    if (option == NULL) {
        explain_no_option(setup->game, key, why);
        return false;
    }
    SabaccValue read;
    if (!read_value(setup->game, option->id, value, &read)) {
        explain_bad_value(setup->game, option->id, value, why);
        return false;
    }
    setup->options[option->id] = read;
    return true;
}

/* ---- writing it ---- */

void sabacc_option_format(const SabaccSetup *setup, SabaccOptionId id, Text *out) {
    SabaccValue value = setup->options[id];
    Form form = form_of(&specs[id], value.form);
    for (size_t i = 0; i < form.length; i++) {
        if (is_number(form.at[i]))
            text_add_int(out, form.at[i] == 'N' ? value.n : value.m);
        else
            text_add_char(out, form.at[i]);
    }
}

/* ---- setups ---- */

void sabacc_setup_init(SabaccSetup *setup, const SabaccGame *game, int seats, int32_t credits) {
    *setup = (SabaccSetup){.game = game, .seats = seats, .dealer = SABACC_NOBODY};
    for (int seat = 0; seat < seats && seat < SABACC_MAX_SEATS; seat++) setup->credits[seat] = credits;
    for (int id = 0; id < SABACC_OPTIONS; id++) /* an option that the game lacks is off */
        if (is_boolean(&specs[id])) setup->options[id].form = SABACC_OFF;
    setup->options[SABACC_OPTION_CHECKING].form = SABACC_ON; /* but only SWAG can forbid it (SW-2) */
    for (int i = 0; i < game->option_count; i++) {
        const SabaccOption *option = &game->options[i];
        bool read = read_value(game, option->id, option->standard, &setup->options[option->id]);
        assert(read);
    }
}

bool sabacc_setup_is_usual(const SabaccSetup *setup) {
    SabaccSetup usual;
    sabacc_setup_init(&usual, setup->game, setup->game->min_seats, 0);
    return memcmp(usual.options, setup->options, sizeof usual.options) == 0;
}

int32_t sabacc_usual_credits(const SabaccSetup *setup) {
    static const struct {
        SabaccOptionId id;
        int32_t times;
    } stakes[] = {{SABACC_OPTION_ANTE, 100},
                  {SABACC_OPTION_STAKE, 100},
                  {SABACC_OPTION_BUY_IN, 2},
                  {SABACC_OPTION_WAGER, 5}};
    int32_t credits = 100;
    for (size_t i = 0; i < sizeof stakes / sizeof *stakes; i++) {
        int32_t wanted = stakes[i].times * setup->options[stakes[i].id].n;
        if (wanted > credits) credits = wanted;
    }
    return credits;
}

void sabacc_setup_suit_credits(SabaccSetup *setup) {
    for (int seat = 0; seat < setup->seats; seat++) setup->credits[seat] = sabacc_usual_credits(setup);
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

static bool explain_range(Text *why, const char *what, int64_t min, int64_t max) {
    text_add(why, what);
    text_add(why, " must be ");
    text_add_int(why, min);
    if (max > min) {
        text_add(why, " to ");
        text_add_int(why, max);
    }
    return false;
}

bool sabacc_option_matters(const SabaccSetup *setup, SabaccOptionId id) {
    bool is_of_symbol = id >= SABACC_OPTION_ON_SPIKE && id <= SABACC_OPTION_ON_SUN;
    return !is_of_symbol || setup->options[SABACC_OPTION_SHIFT].form == SABACC_SHIFT_BY_SYMBOL;
}

/* SH-2: a symbol needs matching dice. */
static bool symbols_have_doubles(const SabaccSetup *setup, Text *why) {
    if (setup->options[SABACC_OPTION_SHIFT].form != SABACC_SHIFT_BY_SYMBOL ||
        setup->options[SABACC_OPTION_SHIFT_ON].form == SABACC_SHIFT_ON_DOUBLES)
        return true;
    text_add(
        why,
        "a shift by symbol goes only with doubles; let doubles bring the shift, or choose another shift");
    return false;
}

/* BY-1: half of the ante must be whole credits. */
static bool ante_can_be_halved(const SabaccSetup *setup, Text *why) {
    bool halves = game_list[game_index(setup->game)]->sabacc_ante == ANTE_HALF;
    if (!halves || setup->options[SABACC_OPTION_ANTE].n % 2 == 0) return true;
    text_add(why, "the ante of ");
    text_add(why, setup->game->id);
    text_add(why, " must be even: half of it goes into the sabacc pot; set it to 2, 4, 6 …");
    return false;
}

/* ST-6 */
static bool may_begin_sitting_out(const SabaccSetup *setup, Text *why) {
    bool is_on = sabacc_game_has(setup->game, SABACC_OPTION_SIT_OUT) &&
                 setup->options[SABACC_OPTION_SIT_OUT].form == SABACC_ON;
    if (setup->sits_out == 0 || is_on) return true;
    text_add(why, "a seat sits out only with sit-out on; set that, or let it sit in");
    return false;
}

bool sabacc_setup_ends(const SabaccSetup *setup, Text *why) {
    int end = setup->options[SABACC_OPTION_END].form;
    bool is_counted = end == SABACC_END_HANDS || end == SABACC_END_CYCLES;
    if (is_counted || !(setup->game->shows & SABACC_SHOWS_HOUSE)) return true;
    text_add(why, "against the house a game may go on for ever; let it end after a number of hands");
    return false;
}

bool sabacc_setup_has_items(const SabaccSetup *setup) {
    return sabacc_game_has(setup->game, SABACC_OPTION_STAKES) &&
           setup->options[SABACC_OPTION_STAKES].form != SABACC_STAKES_OFF;
}

int sabacc_setup_seats(const SabaccSetup *setup) {
    return setup->seats + ((setup->game->shows & SABACC_SHOWS_HOUSE) != 0);
}

bool sabacc_setup_check(const SabaccSetup *setup, Text *why) {
    const SabaccGame *game = setup->game;
    if (setup->seats < game->min_seats || setup->seats > game->max_seats)
        return explain_range(why, "seats", game->min_seats, game->max_seats);
    if (setup->dealer != SABACC_NOBODY && (setup->dealer < 0 || setup->dealer >= setup->seats))
        return explain_range(why, "dealer", 0, setup->seats - 1);
    int64_t sum = 0;
    for (int seat = 0; seat < setup->seats; seat++) {
        if (setup->credits[seat] < 0 || setup->credits[seat] > SABACC_MAX_CREDITS)
            return explain_range(why, "credits of a seat", 0, SABACC_MAX_CREDITS);
        sum += setup->credits[seat];
    }
    if (sum > SABACC_MAX_CREDITS)
        return explain_range(why, "credits of all seats together", 0, SABACC_MAX_CREDITS);
    return symbols_have_doubles(setup, why) && ante_can_be_halved(setup, why) &&
           may_begin_sitting_out(setup, why);
}

static bool can_buy_in(const SabaccSetup *setup, Text *why) {
    int buyers = 0;
    for (int seat = 0; seat < setup->seats; seat++)
        buyers += setup->credits[seat] >= setup->options[SABACC_OPTION_BUY_IN].n;
    if (buyers >= setup->game->min_seats) return true;
    text_add(why, "fewer than two seats can pay the buy-in; give the seats more credits or lower the buy-in");
    return false;
}

bool sabacc_setup_can_begin(const SabaccSetup *setup, Text *why) {
    if (!can_buy_in(setup, why)) return false; /* KE-1 */
    SabaccTable table;
    table_lay(&table, setup);
    if (seats_several(ante_payers(&table))) return true;
    if (house_seat(&table) >= 0)
        text_add(why, "the player cannot pay for a hand; give more credits or lower the ante or the stake");
    else
        text_add(why, "fewer than two seats can pay the ante; give the seats more credits or lower the ante");
    return false;
}
