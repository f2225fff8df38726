#include "session/side_decks.h"

#include "base/files.h"
#include "match/json/cursor.h"
#include "match/words.h"
#include "session/kept_json.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain(Text *why, const char *path, const char *what) {
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, what);
    return false;
}

/* ---- the list ---- */

int side_decks_find(const SideDecks *decks, const char *player, const char *name) {
    for (int i = 0; i < decks->count; i++)
        if (strcmp(decks->deck[i].player, player) == 0 && strcmp(decks->deck[i].name, name) == 0) return i;
    return -1;
}

int side_decks_chosen(const SideDecks *decks, const char *player) {
    for (int i = 0; i < decks->count; i++)
        if (decks->deck[i].is_chosen && strcmp(decks->deck[i].player, player) == 0) return i;
    return -1;
}

void side_decks_choose(SideDecks *decks, const char *player, int index) {
    for (int i = 0; i < decks->count; i++)
        if (strcmp(decks->deck[i].player, player) == 0) decks->deck[i].is_chosen = i == index;
}

static const char *fault_of_name(const char *name) {
    size_t length = strlen(name);
    if (length == 0) return "a side deck needs a name";
    if (name[0] == ' ' || name[length - 1] == ' ') return "a name neither begins nor ends with a space";
    return word_is_plain(name) ? NULL : "a name is of letters, digits and signs, in UTF-8";
}

bool side_decks_keep(SideDecks *decks, const SideDeck *deck, Text *why) {
    const char *fault = fault_of_name(deck->name);
    int index = side_decks_find(decks, deck->player, deck->name);
    if (!fault && index < 0 && decks->count == SIDE_DECKS_MAX)
        fault = "there is room for 64 side decks: delete one";
    if (fault) {
        text_add(why, fault);
        return false;
    }
    if (index < 0) index = decks->count++;
    decks->deck[index] = *deck;
    side_decks_choose(decks, deck->player, index);
    return true;
}

void side_decks_delete(SideDecks *decks, int index) {
    assert(index >= 0 && index < decks->count);
    decks->count--;
    memmove(&decks->deck[index], &decks->deck[index + 1],
            (size_t)(decks->count - index) * sizeof decks->deck[0]);
}

/* ---- reading ---- */

static bool read_card(const JsonCursor *cursor, SabaccCard *card) {
    const char *words;
    if (!json_cursor_words(cursor, &words)) return false;
    *card = sabacc_card_parse(words, strlen(words));
    return *card != SABACC_CARD_NONE || json_cursor_fail(cursor, "there is no card '%s'", words);
}

static bool read_cards(const JsonCursor *deck, SabaccCard cards[SABACC_SIDE_DECK]) {
    JsonCursor list = json_cursor_key(deck, "cards");
    if (!json_cursor_is_array(&list, SABACC_SIDE_DECK)) return false;
    if (json_array_size(list.json) != SABACC_SIDE_DECK)
        return json_cursor_fail(&list, "a side deck has ten cards");
    for (size_t i = 0; i < SABACC_SIDE_DECK; i++) {
        JsonCursor card = json_cursor_index(&list, i);
        if (!read_card(&card, &cards[i])) return false;
    }
    return true;
}

static bool read_name(const JsonCursor *deck, const char *key, char *bytes) {
    JsonCursor name = json_cursor_key(deck, key);
    if (!json_cursor_words_into(&name, bytes, MATCH_WORDS)) return false;
    const char *fault = fault_of_name(bytes);
    return !fault || json_cursor_fail(&name, "%s", fault);
}

/* Keys of a newer version are no fault. */
static bool read_deck(const JsonCursor *cursor, SideDecks *decks) {
    SideDeck deck = {.is_chosen = false};
    if (!json_cursor_is_object(cursor)) return false;
    if (!read_name(cursor, "player", deck.player) || !read_name(cursor, "name", deck.name)) return false;
    JsonCursor chosen = json_cursor_key(cursor, "chosen");
    if (chosen.json && !json_cursor_bool(&chosen, &deck.is_chosen)) return false;
    if (!read_cards(cursor, deck.cards)) return false;
    if (side_decks_find(decks, deck.player, deck.name) >= 0)
        return json_cursor_fail(cursor, "%s has two side decks named '%s'", deck.player, deck.name);
    if (deck.is_chosen && side_decks_chosen(decks, deck.player) >= 0)
        return json_cursor_fail(&chosen, "%s has chosen two side decks", deck.player);
    if (decks->count == SIDE_DECKS_MAX)
        return json_cursor_fail(cursor, "there is room for %d side decks", SIDE_DECKS_MAX);
    decks->deck[decks->count++] = deck;
    return true;
}

/* All that are good. The first fault is reported. */
static bool read_decks(const JsonCursor *list, JsonCursorLine *text, SideDecks *decks) {
    char words[MATCH_MESSAGE];
    Text ignored = text_over(words, sizeof words);
    bool is_good = true;
    for (size_t i = 0; i < json_array_size(list->json); i++) {
        JsonCursor deck = json_cursor_index(list, i);
        if (read_deck(&deck, decks)) continue;
        is_good = false;
        text->why = &ignored;
    }
    return is_good;
}

static bool read_object(const JsonCursor *root, JsonCursorLine *text, SideDecks *decks) {
    JsonCursor version = json_cursor_key(root, "sabacc-side-decks"), list = json_cursor_key(root, "decks");
    int64_t number;
    if (version.json == NULL)
        return json_cursor_fail(&version, "no side decks: they have \"sabacc-side-decks\": 1");
    return json_cursor_int(&version, 1, 1, &number) && json_cursor_is_array(&list, SIDE_DECKS_IN_FILE) &&
           read_decks(&list, text, decks);
}

bool side_decks_read_bytes(const char *path, const char *bytes, size_t size, SideDecks *decks, Text *why) {
    JsonCursorLine text = {.file = path, .number = 1, .text = bytes, .length = size, .why = why};
    *decks = (SideDecks){.count = 0};
    json_t *json = json_cursor_parse(&text);
    if (json == NULL) return false;
    JsonCursor root = json_cursor_of(&text, json);
    bool is_read = read_object(&root, &text, decks);
    json_decref(json);
    return is_read;
}

bool side_decks_read(const char *path, SideDecks *decks, Text *why) {
    size_t size = 0;
    *decks = (SideDecks){.count = 0};
    char *bytes = file_read(path, SIDE_DECKS_MOST_BYTES, &size);
    if (bytes == NULL && errno == EFBIG)
        return complain(why, path, "too large for side decks; they have at most 1 MiB");
    if (bytes == NULL) return errno == ENOENT || complain(why, path, file_words(errno));
    bool is_read = side_decks_read_bytes(path, bytes, size, decks, why);
    free(bytes);
    return is_read;
}

/* ---- changing ---- */

static json_t *cards_json(const SideDeck *deck) {
    json_t *cards = json_array();
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        char word[16];
        Text text = text_over(word, sizeof word);
        sabacc_card_format(deck->cards[i], &text);
        json_array_append_new(cards, json_string(word));
    }
    return cards;
}

static bool is_text(const json_t *object, const char *key, const char *words) {
    const char *found = json_string_value(json_object_get(object, key));
    return found && strcmp(found, words) == 0;
}

/* Its place among the rows of the file; their number if it is not there. */
static size_t row_of(const json_t *rows, const SideDeck *deck) {
    size_t i = 0, count = json_array_size(rows);
    while (i < count && !(is_text(json_array_get(rows, i), "player", deck->player) &&
                          is_text(json_array_get(rows, i), "name", deck->name)))
        i++;
    return i;
}

static const SideDeck *same_of(const SideDecks *decks, const SideDeck *deck) {
    int index = side_decks_find(decks, deck->player, deck->name);
    return index < 0 ? NULL : &decks->deck[index];
}

/* The file's rows; those of a file of another form are put aside with it. */
static json_t *rows_of(KeptJson *kept) {
    json_t *version = json_object_get(kept->root, "sabacc-side-decks"),
           *rows = json_object_get(kept->root, "decks");
    if (json_integer_value(version) == 1 && json_is_array(rows)) return rows;
    if (json_object_size(kept->root) > 0) kept->is_broken = true;
    json_object_clear(kept->root);
    json_object_set_new(kept->root, "sabacc-side-decks", json_integer(1));
    json_object_set_new(kept->root, "decks", json_array());
    return json_object_get(kept->root, "decks");
}

static bool remove_decks(json_t *rows, const SideDecks *before, const SideDecks *after) {
    bool is_changed = false;
    for (int i = 0; i < before->count; i++) {
        size_t row = row_of(rows, &before->deck[i]);
        if (same_of(after, &before->deck[i]) || row == json_array_size(rows)) continue;
        json_array_remove(rows, row);
        is_changed = true;
    }
    return is_changed;
}

static json_t *fresh_row(const SideDeck *deck) {
    json_t *row = json_pack("{s:s, s:s}", "player", deck->player, "name", deck->name);
    if (deck->is_chosen) json_object_set_new(row, "chosen", json_true());
    return row;
}

/* A deck of that name that the player has not seen is another program's, or is broken: the file is copied
 * aside. */
static void put_deck(KeptJson *kept, json_t *rows, const SideDeck *deck, bool was_seen) {
    size_t index = row_of(rows, deck);
    json_t *row = json_array_get(rows, index), *cards = cards_json(deck);
    if (!row) json_array_append_new(rows, row = fresh_row(deck));
    const json_t *found = json_object_get(row, "cards");
    if (found && !was_seen && !json_equal(found, cards)) kept->is_broken = true;
    kept_json_set(kept, row, "cards", cards);
}

static bool put_decks(KeptJson *kept, json_t *rows, const SideDecks *before, const SideDecks *after) {
    bool is_changed = false;
    for (int i = 0; i < after->count; i++) {
        const SideDeck *deck = &after->deck[i], *old = same_of(before, deck);
        if (old && memcmp(old->cards, deck->cards, sizeof deck->cards) == 0) continue;
        put_deck(kept, rows, deck, old != NULL);
        is_changed = true;
    }
    return is_changed;
}

/* The player's chosen deck, or NULL. */
static const SideDeck *chosen_of(const SideDecks *decks, const char *player) {
    int index = side_decks_chosen(decks, player);
    return index < 0 ? NULL : &decks->deck[index];
}

static void put_choice(KeptJson *kept, json_t *rows, const char *player, const SideDeck *chosen) {
    for (size_t i = 0; i < json_array_size(rows); i++) {
        json_t *row = json_array_get(rows, i);
        if (!is_text(row, "player", player)) continue;
        if (chosen && is_text(row, "name", chosen->name))
            kept_json_set(kept, row, "chosen", json_true());
        else
            json_object_del(row, "chosen");
    }
}

/* The choice of each player who is named in `decks`. */
static bool put_choices(KeptJson *kept, json_t *rows, const SideDecks *decks, const SideDecks *before,
                        const SideDecks *after) {
    bool is_changed = false;
    for (int i = 0; i < decks->count; i++) {
        const char *player = decks->deck[i].player;
        const SideDeck *old = chosen_of(before, player), *chosen = chosen_of(after, player);
        if (old ? chosen && strcmp(old->name, chosen->name) == 0 : !chosen) continue;
        put_choice(kept, rows, player, chosen);
        is_changed = true;
    }
    return is_changed;
}

bool side_decks_change(const char *path, const SideDecks *before, const SideDecks *after, Text *why) {
    KeptJson kept;
    if (!kept_json_begin(&kept, path, SIDE_DECKS_MOST_BYTES, why)) return false;
    json_t *rows = rows_of(&kept);
    bool is_changed = remove_decks(rows, before, after);
    is_changed |= put_decks(&kept, rows, before, after);
    is_changed |= put_choices(&kept, rows, before, before, after);
    is_changed |= put_choices(&kept, rows, after, before, after);
    return kept_json_end(&kept, is_changed, why);
}
