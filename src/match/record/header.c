#include "match/record/header.h"

#include "match/json/options.h"
#include "match/record/record.h"

#include <stdlib.h>
#include <string.h>

/* ---- options ---- */

static bool names_all_options(const JsonCursor *header, const SabaccGame *game) {
    JsonCursor options = json_cursor_key(header, "options");
    for (int i = 0; i < game->option_count; i++)
        if (json_object_get(options.json, sabacc_option_spec(game->options[i].id)->key) == NULL) return false;
    return true;
}

/* Whether this program has it or not, a preset changes nothing where all options are named. */
static bool read_preset(const JsonCursor *header, MatchSetup *setup) {
    JsonCursor preset = json_cursor_key(header, "preset");
    char sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    if (preset.json == NULL) return true;
    if (!json_cursor_words_into(&preset, setup->preset, sizeof setup->preset)) return false;
    if (names_all_options(header, setup->rules.game)) return true;
    return setup->preset[0] == '\0' || sabacc_preset_apply(&setup->rules, setup->preset, &why) ||
           json_cursor_fail(&preset, "%s", sentence);
}

/* ---- seats ---- */

static bool read_item(const JsonCursor *entry, uint8_t *owned) {
    const char *word;
    if (!json_cursor_words(entry, &word)) return false;
    for (int item = 0; item < SABACC_ITEMS; item++) {
        if (strcmp(word, sabacc_item_word((SabaccItem)item)) != 0) continue;
        if (*owned >> item & 1)
            return json_cursor_fail(entry, "'%s' is there twice; a seat begins with one of each item at most",
                                    word);
        *owned |= (uint8_t)(1u << item);
        return true;
    }
    return json_cursor_fail(entry, "'%s' is no item; they are ring, blaster, droid, speeder, deed and ship",
                            word);
}

/* PL-2 */
static bool read_items(const JsonCursor *seat, const SabaccGame *game, uint8_t *owned) {
    JsonCursor items = json_cursor_key(seat, "items");
    if (items.json == NULL) return true;
    if (!json_cursor_is_array(&items, SABACC_ITEMS)) return false;
    if (json_array_size(items.json) > 0 && !sabacc_game_has(game, SABACC_OPTION_STAKES))
        return json_cursor_fail(&items, "'items' are not of %s", game->id);
    for (size_t i = 0; i < json_array_size(items.json); i++) {
        JsonCursor entry = json_cursor_index(&items, i);
        if (!read_item(&entry, owned)) return false;
    }
    return true;
}

/* ST-6 */
static bool read_sits_out(const JsonCursor *seat, int number, SabaccSetup *rules) {
    JsonCursor sits_out = json_cursor_key(seat, "sits_out");
    if (sits_out.json == NULL) return true;
    if (!json_is_boolean(sits_out.json))
        return json_cursor_fail(&sits_out, "'sits_out' must be true or false");
    if (json_is_true(sits_out.json)) rules->sits_out |= seat_bit(number);
    return true;
}

static bool read_seat(const JsonCursor *seat, int number, MatchSetup *setup) {
    static const char *const keys[] = {"name", "credits", "agent", "items", "sits_out", NULL};
    MatchSeat *who = &setup->seat[number];
    int64_t credits;
    if (!json_cursor_is_object(seat) || !json_cursor_keys_are(seat, keys)) return false;
    JsonCursor name = json_cursor_key(seat, "name"), stack = json_cursor_key(seat, "credits"),
               agent = json_cursor_key(seat, "agent");
    if (!json_cursor_words_into(&name, who->name, sizeof who->name)) return false;
    if (!json_cursor_int(&stack, 0, SABACC_MAX_CREDITS, &credits)) return false;
    setup->rules.credits[number] = (int32_t)credits;
    if (agent.json != NULL && !json_cursor_words_into(&agent, who->agent, sizeof who->agent)) return false;
    return read_items(seat, setup->rules.game, &setup->rules.items[number]) &&
           read_sits_out(seat, number, &setup->rules);
}

static bool read_seats(const JsonCursor *header, MatchSetup *setup) {
    JsonCursor seats = json_cursor_key(header, "seats");
    if (!json_cursor_is_array(&seats, SABACC_MAX_SEATS)) return false;
    setup->rules.seats = (int)json_array_size(seats.json);
    for (int i = 0; i < setup->rules.seats; i++) {
        JsonCursor seat = json_cursor_index(&seats, (size_t)i);
        if (!read_seat(&seat, i, setup)) return false;
    }
    return true;
}

/* ---- the stack ---- */

static bool read_stacked_card(const JsonCursor *entry, SabaccCard *card) {
    const char *words;
    if (!json_cursor_words(entry, &words)) return false;
    *card = sabacc_card_parse(words, strlen(words));
    return *card != SABACC_CARD_NONE || json_cursor_fail(entry, "'%s' is no card", words);
}

static bool read_deals(const JsonCursor *list, MatchStack *stack) {
    stack->deal_count = (int)json_array_size(list->json);
    for (int i = 0; i < stack->deal_count; i++) {
        JsonCursor entry = json_cursor_index(list, (size_t)i);
        if (!read_stacked_card(&entry, &stack->deal[i])) return false;
    }
    return true;
}

/* A number, which may be negative on the gold die, or the suit of the silver one (CO-1). */
static bool read_die(const JsonCursor *face, uint8_t *die) {
    static const char *const suits[] = {"circle", "triangle", "square"};
    const char *word = json_string_value(face->json);
    int64_t number;
    for (int suit = 0; word != NULL && suit < 3; suit++) {
        if (strcmp(word, suits[suit]) != 0) continue;
        *die = (uint8_t)(SABACC_DIE_CIRCLE + suit);
        return true;
    }
    if (word != NULL) return json_cursor_fail(face, "'%s' is no face of a die", word);
    if (!json_cursor_int(face, -10, 20, &number)) return false;
    *die = (uint8_t)number;
    return true;
}

static bool read_rolls(const JsonCursor *list, MatchStack *stack) {
    stack->roll_count = (int)json_array_size(list->json);
    for (int i = 0; i < stack->roll_count; i++) {
        JsonCursor dice = json_cursor_index(list, (size_t)i);
        if (!json_cursor_is_array(&dice, SABACC_MAX_DICE)) return false;
        stack->roll[i].count = (uint8_t)json_array_size(dice.json);
        for (size_t die = 0; die < stack->roll[i].count; die++) {
            JsonCursor face = json_cursor_index(&dice, die);
            if (!read_die(&face, &stack->roll[i].dice[die])) return false;
        }
    }
    return true;
}

static bool read_dealers(const JsonCursor *list, MatchStack *stack) {
    stack->dealer_count = (int)json_array_size(list->json);
    for (int i = 0; i < stack->dealer_count; i++) {
        JsonCursor entry = json_cursor_index(list, (size_t)i);
        int64_t seat;
        if (!json_cursor_int(&entry, 0, SABACC_MAX_SEATS - 1, &seat)) return false;
        stack->dealer[i] = (int8_t)seat;
    }
    return true;
}

static bool read_numbers(const JsonCursor *list, int32_t *numbers, int *count) {
    *count = (int)json_array_size(list->json);
    for (int i = 0; i < *count; i++) {
        JsonCursor entry = json_cursor_index(list, (size_t)i);
        int64_t number;
        if (!json_cursor_int(&entry, 0, INT32_MAX, &number)) return false;
        numbers[i] = (int32_t)number;
    }
    return true;
}

static bool read_picks(const JsonCursor *list, MatchStack *stack) {
    return read_numbers(list, stack->pick, &stack->pick_count);
}

static bool read_shifts(const JsonCursor *list, MatchStack *stack) {
    return read_numbers(list, stack->shift, &stack->shift_count);
}

static const struct {
    const char *key;
    bool (*read)(const JsonCursor *list, MatchStack *stack);
} stacked[] = {{"deal", read_deals},
               {"roll", read_rolls},
               {"pick", read_picks},
               {"dealer", read_dealers},
               {"shift", read_shifts}};

static bool read_stack(const JsonCursor *header, MatchStack *stack, bool *has_stack) {
    static const char *const keys[] = {"deal", "roll", "pick", "dealer", "shift", NULL};
    JsonCursor lists = json_cursor_key(header, "stack");
    *has_stack = lists.json != NULL;
    if (!*has_stack) return true;
    if (!json_cursor_is_object(&lists) || !json_cursor_keys_are(&lists, keys)) return false;
    for (size_t i = 0; i < sizeof stacked / sizeof *stacked; i++) {
        JsonCursor list = json_cursor_key(&lists, stacked[i].key);
        if (list.json == NULL) continue;
        if (!json_cursor_is_array(&list, MATCH_STACKED) || !stacked[i].read(&list, stack)) return false;
    }
    return true;
}

/* ---- the whole line ---- */

static bool seats_suit(const JsonCursor *seats, const SabaccSetup *rules) {
    int min = rules->game->min_seats, max = rules->game->max_seats;
    if (rules->seats >= min && rules->seats <= max) return true;
    if (min == max)
        return json_cursor_fail(seats, "%s is played by %d seat%s", rules->game->id, min,
                                min == 1 ? "" : "s");
    return json_cursor_fail(seats, "%s is played by %d to %d seats", rules->game->id, min, max);
}

static bool read_game(const JsonCursor *header, SabaccSetup *rules) {
    JsonCursor version = json_cursor_key(header, "sabacc-record"), game = json_cursor_key(header, "game");
    const char *id;
    int64_t number;
    if (version.json == NULL)
        return json_cursor_fail(&version,
                                "no record: its first line must be a header with \"sabacc-record\": 1");
    if (!json_cursor_int(&version, 1, 1, &number) || !json_cursor_words(&game, &id)) return false;
    const SabaccGame *found = sabacc_game_find(id);
    if (found == NULL) return json_cursor_fail(&game, "there is no game '%s'", id);
    sabacc_setup_init(rules, found, 0, 0);
    return true;
}

static bool read_dealer(const JsonCursor *header, SabaccSetup *rules) {
    JsonCursor dealer = json_cursor_key(header, "dealer");
    int64_t seat = SABACC_NOBODY;
    bool has_token = !rules->game->no_token;
    int last = has_token ? rules->seats - 1 : SABACC_MAX_SEATS - 1;
    if (dealer.json != NULL && !json_cursor_int(&dealer, 0, last, &seat)) return false;
    rules->dealer = has_token ? (int)seat : SABACC_NOBODY; /* without a token it is ignored */
    return true;
}

static bool read_seed(const JsonCursor *header, MatchSetup *setup) {
    JsonCursor seed = json_cursor_key(header, "seed");
    setup->has_seed = seed.json != NULL;
    return !setup->has_seed || json_cursor_int(&seed, 0, INT64_MAX, &setup->seed);
}

bool record_header_read(const JsonCursor *header, MatchSetup *setup, MatchStack *stack, bool *has_stack) {
    static const char *const keys[] = {"sabacc-record", "game", "preset", "options", "seats",
                                       "dealer",        "seed", "stack",  NULL};
    char sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    *setup = (MatchSetup){0};
    if (!read_game(header, &setup->rules) || !json_cursor_keys_are(header, keys)) return false;
    bool is_read =
        read_preset(header, setup) && json_options_read(header, &setup->rules) && read_seats(header, setup);
    if (!is_read) return false;
    JsonCursor seats = json_cursor_key(header, "seats");
    if (!seats_suit(&seats, &setup->rules)) return false;
    if (!read_dealer(header, &setup->rules) || !read_seed(header, setup)) return false;
    if (!read_stack(header, stack, has_stack)) return false;
    return sabacc_setup_check(&setup->rules, &why) || json_cursor_fail(&seats, "%s", sentence);
}

/* ---- writing ---- */

static json_t *items_json(uint8_t owned) {
    json_t *items = json_array();
    for (int item = 0; item < SABACC_ITEMS; item++)
        if (owned >> item & 1) json_array_append_new(items, json_string(sabacc_item_word((SabaccItem)item)));
    return items;
}

/* A name truncated within a character, or not UTF-8, must not make the record unreadable. */
static json_t *name_json(const char *name) {
    size_t length = strlen(name);
    json_t *text = json_stringn(name, length);
    while (text == NULL) text = json_stringn(name, --length);
    return text;
}

static json_t *seats_json(const MatchSetup *setup) {
    json_t *seats = json_array();
    for (int i = 0; i < setup->rules.seats; i++) {
        json_t *seat = json_object();
        json_object_set_new(seat, "name", name_json(setup->seat[i].name));
        json_object_set_new(seat, "credits", json_integer(setup->rules.credits[i]));
        if (setup->seat[i].agent[0] != '\0')
            json_object_set_new(seat, "agent", json_string(setup->seat[i].agent));
        bool has_items =
            setup->rules.items[i] != 0 && sabacc_game_has(setup->rules.game, SABACC_OPTION_STAKES);
        if (has_items) json_object_set_new(seat, "items", items_json(setup->rules.items[i]));
        if (seat_in(setup->rules.sits_out, i)) json_object_set_new(seat, "sits_out", json_true());
        json_array_append_new(seats, seat);
    }
    return seats;
}

char *record_header(const MatchSetup *setup) {
    json_t *header = json_object();
    json_object_set_new(header, "sabacc-record", json_integer(1));
    json_object_set_new(header, "game", json_string(setup->rules.game->id));
    json_object_set_new(header, "preset", json_string(setup->preset));
    json_object_set_new(header, "options", json_of_options(&setup->rules));
    json_object_set_new(header, "seats", seats_json(setup));
    if (setup->rules.dealer != SABACC_NOBODY)
        json_object_set_new(header, "dealer", json_integer(setup->rules.dealer));
    if (setup->has_seed) json_object_set_new(header, "seed", json_integer(setup->seed));
    char *line = json_dumps(header, 0);
    json_decref(header);
    return line;
}
