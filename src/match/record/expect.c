#include "match/record/expect.h"

#include "base/memory.h"
#include "match/record/expect_find.h"
#include "match/words.h"

#include <stdlib.h>
#include <string.h>

/* ---- events since the last expect ---- */

void expect_events_add(ExpectEvents *since, const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++) {
        if (!sabacc_event_is_of_records((SabaccEventType)events->list[i].type)) continue;
        if (since->count == since->room) {
            since->room = memory_room(since->room);
            since->types = memory_realloc(since->types, since->room, 1);
        }
        since->types[since->count++] = events->list[i].type;
    }
}

void expect_events_clear(ExpectEvents *since) { since->count = 0; }

void expect_events_free(ExpectEvents *since) {
    free(since->types);
    *since = (ExpectEvents){0};
}

/* ---- shapes of values: their check when they are read ---- */

typedef bool Reading(const JsonCursor *value, int seats);

static bool read_bool(const JsonCursor *value, int seats) {
    bool is_true;
    (void)seats;
    return json_cursor_bool(value, &is_true);
}

static bool read_number(const JsonCursor *value, int seats) {
    int64_t number;
    (void)seats;
    return json_cursor_int(value, 0, INT32_MAX, &number);
}

static bool read_signed(const JsonCursor *value, int seats) {
    int64_t number;
    (void)seats;
    return json_cursor_int(value, INT32_MIN, INT32_MAX, &number);
}

static bool read_seat_number(const JsonCursor *value, int seats) {
    int64_t seat;
    return json_cursor_int(value, 0, seats - 1, &seat);
}

static bool read_seat(const JsonCursor *value, int seats) {
    return json_is_null(value->json) || read_seat_number(value, seats);
}

static bool read_who(const JsonCursor *value, int seats) {
    const char *words = json_string_value(value->json);
    if (words == NULL) return read_seat(value, seats);
    return strcmp(words, "*") == 0 ||
           json_cursor_fail(value, "'%s' must be a seat, \"*\" (the croupier) or null",
                            json_cursor_name(value));
}

static bool read_word(const JsonCursor *value, int seats) {
    const char *words;
    (void)seats;
    return json_cursor_words(value, &words);
}

/* One of these words, or null where there is none yet. */
static bool read_one_of(const JsonCursor *value, int seats, const char *const words[], int count) {
    if (json_is_null(value->json)) return true;
    if (!read_word(value, seats)) return false;
    const char *word = json_string_value(value->json);
    for (int i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0) return true;
    return json_cursor_fail(value, "'%s' is no value of '%s'; it takes %s, %s ...", word,
                            json_cursor_name(value), words[0], words[1]);
}

static bool read_trump(const JsonCursor *value, int seats) {
    static const char *const words[] = {"circle", "triangle", "square"};
    return read_one_of(value, seats, words, 3);
}

static bool read_die(const JsonCursor *value, int seats) {
    return json_is_string(value->json) ? read_trump(value, seats) : read_signed(value, seats);
}

static bool read_alignment(const JsonCursor *value, int seats) {
    static const char *const words[] = {"light", "dark"};
    return read_one_of(value, seats, words, 2);
}

static bool read_phase(const JsonCursor *value, int seats) {
    if (!read_word(value, seats)) return false;
    const char *word = json_string_value(value->json);
    return word_is_phase(word) || json_cursor_fail(value, "there is no phase '%s'", word);
}

static bool read_event(const JsonCursor *value, int seats) {
    if (!read_word(value, seats)) return false;
    const char *word = json_string_value(value->json);
    return word_is_event(word) || json_cursor_fail(value, "there is no event '%s'", word);
}

static bool read_rank(const JsonCursor *value, int seats) {
    if (json_is_null(value->json)) return true;
    if (!read_word(value, seats)) return false;
    const char *word = json_string_value(value->json);
    return word_is_rank(word) || json_cursor_fail(value, "there is no kind of hand '%s'", word);
}

static bool read_total(const JsonCursor *value, int seats) {
    return json_is_null(value->json) || read_signed(value, seats);
}

static bool read_card(const JsonCursor *value, int seats) {
    if (!read_word(value, seats)) return false;
    const char *word = json_string_value(value->json);
    return sabacc_card_parse(word, strlen(word)) != SABACC_CARD_NONE ||
           json_cursor_fail(value, "'%s' is no card", word);
}

static bool read_offer(const JsonCursor *value, int seats) {
    if (!read_word(value, seats)) return false;
    const char *words = json_string_value(value->json);
    return word_is_verb(words, strcspn(words, " ")) ||
           json_cursor_fail(value, "'%s' does not begin with an action's name", words);
}

static bool read_list(const JsonCursor *list, int seats, Reading *read) {
    if (!json_cursor_is_array(list, 4096)) return false;
    for (size_t i = 0; i < json_array_size(list->json); i++) {
        JsonCursor entry = json_cursor_index(list, i);
        if (!read(&entry, seats)) return false;
    }
    return true;
}

static bool read_by_seat(const JsonCursor *object, int seats, Reading *read) {
    if (!json_cursor_is_object(object)) return false;
    const char *key;
    json_t *value;
    json_object_foreach(object->json, key, value) {
        JsonCursor cursor = json_cursor_key(object, key);
        bool is_seat = strlen(key) == 1 && key[0] >= '0' && key[0] < '0' + seats;
        if (!is_seat) return json_cursor_fail(&cursor, "'%s' is no seat; they are 0 to %d", key, seats - 1);
        if (read != NULL && !read(&cursor, seats)) return false;
    }
    return true;
}

static bool read_numbers(const JsonCursor *value, int seats) { return read_list(value, seats, read_signed); }
static bool read_seats(const JsonCursor *value, int seats) {
    return read_list(value, seats, read_seat_number);
}
static bool read_cards(const JsonCursor *value, int seats) { return read_list(value, seats, read_card); }
static bool read_events(const JsonCursor *value, int seats) { return read_list(value, seats, read_event); }
static bool read_offers(const JsonCursor *value, int seats) { return read_list(value, seats, read_offer); }
static bool read_seat_cards(const JsonCursor *value, int seats) {
    return read_by_seat(value, seats, read_cards);
}
static bool read_seat_numbers(const JsonCursor *value, int seats) {
    return read_by_seat(value, seats, read_total);
}
static bool read_seat_ranks(const JsonCursor *value, int seats) {
    return read_by_seat(value, seats, read_rank);
}
static bool read_alignments(const JsonCursor *value, int seats) {
    return read_by_seat(value, seats, read_alignment);
}
static bool read_word_list(const JsonCursor *value, int seats) { return read_list(value, seats, read_word); }
static bool read_seat_word_lists(const JsonCursor *value, int seats) {
    return read_by_seat(value, seats, read_word_list);
}
static bool read_dice(const JsonCursor *value, int seats) { return read_list(value, seats, read_die); }

static bool read_pot(const JsonCursor *pot, int seats) {
    static const char *const keys[] = {"credits", "seats", NULL};
    if (!json_cursor_is_object(pot) || !json_cursor_keys_are(pot, keys)) return false;
    JsonCursor credits = json_cursor_key(pot, "credits"), who = json_cursor_key(pot, "seats");
    return read_number(&credits, seats) && read_seats(&who, seats);
}

static bool read_pots(const JsonCursor *value, int seats) { return read_list(value, seats, read_pot); }

/* ---- comparisons ---- */

static int compare_json(const void *left, const void *right) {
    json_t *const *a = left, *const *b = right;
    if (json_is_string(*a) && json_is_string(*b)) return strcmp(json_string_value(*a), json_string_value(*b));
    json_int_t x = json_integer_value(*a), y = json_integer_value(*b);
    return (x > y) - (x < y);
}

/* The list in a fixed order, for lists whose order is irrelevant. */
static json_t *sorted(const json_t *list) {
    size_t count = json_array_size(list);
    json_t **entries = memory_alloc((count + 1) * sizeof *entries);
    for (size_t i = 0; i < count; i++) entries[i] = json_array_get(list, i);
    qsort(entries, count, sizeof *entries, compare_json);
    json_t *result = json_array();
    for (size_t i = 0; i < count; i++) json_array_append(result, entries[i]);
    free(entries);
    return result;
}

typedef bool Comparison(const json_t *expected, const json_t *found);

static bool same(const json_t *expected, const json_t *found) { return json_equal(expected, found); }

static bool same_set(const json_t *expected, const json_t *found) {
    json_t *left = sorted(expected), *right = sorted(found);
    bool is_same = json_equal(left, right);
    json_decref(left);
    json_decref(right);
    return is_same;
}

/* Compares only the named seats. */
static bool same_by_seat(const json_t *expected, const json_t *found, Comparison *compare) {
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)expected, key, value) {
        if (!compare(value, json_object_get(found, key))) return false;
    }
    return true;
}

static bool same_cards_by_seat(const json_t *expected, const json_t *found) {
    return same_by_seat(expected, found, same_set);
}

static bool same_values_by_seat(const json_t *expected, const json_t *found) {
    return same_by_seat(expected, found, same);
}

static bool same_pots(const json_t *expected, const json_t *found) {
    if (json_array_size(expected) != json_array_size(found)) return false;
    for (size_t i = 0; i < json_array_size(expected); i++) {
        const json_t *left = json_array_get(expected, i), *right = json_array_get(found, i);
        if (!json_equal(json_object_get(left, "credits"), json_object_get(right, "credits"))) return false;
        if (!same_set(json_object_get(left, "seats"), json_object_get(right, "seats"))) return false;
    }
    return true;
}

/* In this order, with others allowed between them. */
static bool in_order(const json_t *expected, const json_t *found) {
    size_t at = 0;
    for (size_t i = 0; i < json_array_size(found) && at < json_array_size(expected); i++)
        if (json_equal(json_array_get(expected, at), json_array_get(found, i))) at++;
    return at == json_array_size(expected);
}

/* A complete offer, or any offer of a verb given alone. */
static bool is_offered(const char *words, const json_t *offers) {
    bool is_bare = strchr(words, ' ') == NULL;
    for (size_t i = 0; i < json_array_size(offers); i++) {
        const char *offer = json_string_value(json_array_get(offers, i));
        if (strcmp(words, offer) == 0) return true;
        if (is_bare && text_is(offer, strcspn(offer, " "), words)) return true;
    }
    return false;
}

static bool has_all(const json_t *expected, const json_t *found) {
    for (size_t i = 0; i < json_array_size(expected); i++)
        if (!is_offered(json_string_value(json_array_get(expected, i)), found)) return false;
    return true;
}

static bool lacks_all(const json_t *expected, const json_t *found) {
    for (size_t i = 0; i < json_array_size(expected); i++)
        if (is_offered(json_string_value(json_array_get(expected, i)), found)) return false;
    return true;
}

/* ---- shapes and keys ---- */

typedef enum Shape {
    BOOL,
    NUMBER,
    SIGNED,
    SEAT,
    WHO,
    SUIT,
    PHASE,
    NUMBERS,
    SEATS,
    CARDS,
    DICE,
    EVENTS,
    OFFERS,
    POTS,
    SEAT_CARDS,
    SEAT_NUMBERS,
    SEAT_RANKS,
    ALIGNMENTS,
    WORD_LIST,
    SEAT_WORD_LISTS,
} Shape;

static const struct {
    Reading *read;
    Comparison *compare;
} shapes[] = {
    [BOOL] = {read_bool, same},
    [NUMBER] = {read_number, same},
    [SIGNED] = {read_signed, same},
    [SEAT] = {read_seat, same},
    [WHO] = {read_who, same},
    [SUIT] = {read_trump, same},
    [PHASE] = {read_phase, same},
    [NUMBERS] = {read_numbers, same},
    [SEATS] = {read_seats, same_set},
    [CARDS] = {read_cards, same},
    [DICE] = {read_dice, same},
    [EVENTS] = {read_events, in_order},
    [OFFERS] = {read_offers, same_set},
    [POTS] = {read_pots, same_pots},
    [SEAT_CARDS] = {read_seat_cards, same_cards_by_seat},
    [SEAT_NUMBERS] = {read_seat_numbers, same_values_by_seat},
    [SEAT_RANKS] = {read_seat_ranks, same_values_by_seat},
    [ALIGNMENTS] = {read_alignments, same_values_by_seat},
    [WORD_LIST] = {read_word_list, same},
    [SEAT_WORD_LISTS] = {read_seat_word_lists, same_cards_by_seat},
};

static const struct Key {
    const char *key;
    Shape shape;
    Finder *find;
    const char *fact;
} known[] = {
#define EXPECT(key, shape, find, fact) {key, shape, find, fact},
#include "match/record/expect.def"
#undef EXPECT
};
enum { KEYS = sizeof known / sizeof *known };

static const struct Key *key_of(const char *name) {
    for (int i = 0; i < KEYS; i++)
        if (strcmp(known[i].key, name) == 0) return &known[i];
    return NULL;
}

bool expect_read(const JsonCursor *expect, int seats) {
    if (!json_cursor_is_object(expect)) return false;
    const char *name;
    json_t *value;
    json_object_foreach(expect->json, name, value) {
        JsonCursor cursor = json_cursor_key(expect, name);
        const struct Key *key = key_of(name);
        if (key == NULL) return json_cursor_fail(&cursor, "unknown key '%s' of expect", name);
        if (!shapes[key->shape].read(&cursor, seats)) return false;
    }
    return true;
}

/* ---- checking ---- */

static void format_json(Text *out, const json_t *json) {
    char *words = json_dumps(json, JSON_ENCODE_ANY);
    text_add(out, words);
    free(words);
}

static bool complain(const struct Key *key, const json_t *expected, const json_t *found, Text *why) {
    text_add(why, "expected ");
    text_add(why, key->key);
    text_add_char(why, ' ');
    format_json(why, expected);
    text_add(why, ", found ");
    format_json(why, found);
    return false;
}

static Comparison *comparison_of(const struct Key *key) {
    if (strcmp(key->key, "legal_has") == 0) return has_all;
    if (strcmp(key->key, "legal_lacks") == 0) return lacks_all;
    return shapes[key->shape].compare;
}

/* An offer in canonical spelling: "draw deck" is "draw", "bet 3..3" is "bet 3". */
static json_t *plain_offer(const char *words) {
    size_t length = strlen(words), deck = strlen(" deck");
    if (length > deck && strcmp(words + length - deck, " deck") == 0)
        return json_stringn(words, length - deck);
    const char *dots = strstr(words, ".."), *first = strrchr(words, ' ');
    bool is_one = dots != NULL && first != NULL && first < dots &&
                  text_is(first + 1, (size_t)(dots - first - 1), dots + 2);
    return json_stringn(words, is_one ? (size_t)(dots - words) : length);
}

static json_t *plain_offers(const json_t *offers) {
    json_t *plain = json_array();
    for (size_t i = 0; i < json_array_size(offers); i++)
        json_array_append_new(plain, plain_offer(json_string_value(json_array_get(offers, i))));
    return plain;
}

static bool holds(const struct Key *key, const json_t *expected, const json_t *found) {
    if (key->shape != OFFERS) return comparison_of(key)(expected, found);
    json_t *wanted = plain_offers(expected), *offered = plain_offers(found);
    bool is_so = comparison_of(key)(wanted, offered);
    json_decref(wanted);
    json_decref(offered);
    return is_so;
}

static bool not_of_game(const struct Key *key, Text *why) {
    text_add(why, "expected ");
    text_add(why, key->key);
    text_add(why, ", found that this game has none (not of this game)");
    return false;
}

static bool check_key(const struct Key *key, const json_t *expected, const Found *at, Text *why) {
    const SabaccGame *game = sabacc_table_game(at->table);
    Found where = *at;
    if (key->fact != NULL && (where.fact = sabacc_fact_find(game, key->fact)) == NULL)
        return not_of_game(key, why);
    json_t *found = key->find(&where);
    if (found == NULL) return not_of_game(key, why);
    bool is_so = holds(key, expected, found);
    if (!is_so) complain(key, expected, found, why);
    json_decref(found);
    return is_so;
}

bool expect_check(const json_t *expect, const Playthrough *play, const ExpectEvents *since, Text *why) {
    Found at = {.table = &play->state.table, .play = play, .since = since};
    const char *name;
    json_t *value;
    json_object_foreach((json_t *)expect, name, value) {
        if (!check_key(key_of(name), value, &at, why)) return false;
    }
    return true;
}
