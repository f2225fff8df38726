#include "session/side_decks.h"

#include "base/memory.h"
#include "match/json/cursor.h"
#include "match/json/file.h"
#include "match/words.h"

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

static bool read_deck(const JsonCursor *cursor, SideDecks *decks) {
    static const char *const keys[] = {"player", "name", "chosen", "cards", NULL};
    SideDeck deck = {.is_chosen = false};
    JsonCursor chosen;
    if (!json_cursor_is_object(cursor) || !json_cursor_keys_are(cursor, keys)) return false;
    if (!read_name(cursor, "player", deck.player) || !read_name(cursor, "name", deck.name)) return false;
    chosen = json_cursor_key(cursor, "chosen");
    if (chosen.json && !json_cursor_bool(&chosen, &deck.is_chosen)) return false;
    if (!read_cards(cursor, deck.cards)) return false;
    if (side_decks_find(decks, deck.player, deck.name) >= 0)
        return json_cursor_fail(cursor, "%s has two side decks named '%s'", deck.player, deck.name);
    if (deck.is_chosen && side_decks_chosen(decks, deck.player) >= 0)
        return json_cursor_fail(&chosen, "%s has chosen two side decks", deck.player);
    decks->deck[decks->count++] = deck;
    return true;
}

static bool read_object(const JsonCursor *root, SideDecks *decks) {
    static const char *const keys[] = {"sabacc-side-decks", "decks", NULL};
    JsonCursor version = json_cursor_key(root, "sabacc-side-decks"), list = json_cursor_key(root, "decks");
    int64_t number;
    if (version.json == NULL)
        return json_cursor_fail(&version, "no side decks: they have \"sabacc-side-decks\": 1");
    if (!json_cursor_int(&version, 1, 1, &number) || !json_cursor_keys_are(root, keys)) return false;
    if (!json_cursor_is_array(&list, SIDE_DECKS_MAX)) return false;
    for (size_t i = 0; i < json_array_size(list.json); i++) {
        JsonCursor deck = json_cursor_index(&list, i);
        if (!read_deck(&deck, decks)) return false;
    }
    return true;
}

bool side_decks_read_bytes(const char *path, const char *bytes, size_t size, SideDecks *decks, Text *why) {
    JsonCursorLine text = {.file = path, .number = 1, .text = bytes, .length = size, .why = why};
    *decks = (SideDecks){.count = 0};
    json_t *json = json_cursor_parse(&text);
    if (json == NULL) return false;
    JsonCursor root = json_cursor_of(&text, json);
    bool is_read = read_object(&root, decks);
    json_decref(json);
    if (!is_read) *decks = (SideDecks){.count = 0};
    return is_read;
}

bool side_decks_read(const char *path, SideDecks *decks, Text *why) {
    size_t size = 0;
    *decks = (SideDecks){.count = 0};
    char *bytes = file_read(path, SIDE_DECKS_MOST_BYTES, &size);
    if (bytes == NULL && errno == EFBIG)
        return complain(why, path, "too large for side decks; they have at most 65536 bytes");
    if (bytes == NULL) return errno == ENOENT || complain(why, path, file_words(errno));
    bool is_read = side_decks_read_bytes(path, bytes, size, decks, why);
    free(bytes);
    return is_read;
}

/* ---- writing ---- */

static json_t *deck_json(const SideDeck *deck) {
    json_t *root = json_object(), *cards = json_array();
    json_object_set_new(root, "player", json_string(deck->player));
    json_object_set_new(root, "name", json_string(deck->name));
    if (deck->is_chosen) json_object_set_new(root, "chosen", json_true());
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        char word[16];
        Text text = text_over(word, sizeof word);
        sabacc_card_format(deck->cards[i], &text);
        json_array_append_new(cards, json_string(word));
    }
    json_object_set_new(root, "cards", cards);
    return root;
}

static json_t *decks_json(const SideDecks *decks) {
    json_t *root = json_object(), *list = json_array();
    json_object_set_new(root, "sabacc-side-decks", json_integer(1));
    for (int i = 0; i < decks->count; i++) json_array_append_new(list, deck_json(&decks->deck[i]));
    json_object_set_new(root, "decks", list);
    return root;
}

/* Copies it under another name in the same folder. */
static bool put_aside(const char *path, Text *why) {
    char kept[4096];
    if (file_copy_aside(path, ".bak", kept, sizeof kept))
        return !complain(why, kept, "the side decks that could not be read are kept here");
    return complain(why, path, "cannot be read as side decks, nor put aside; nothing is written");
}

static bool is_unreadable(const char *path) {
    SideDecks *found = memory_alloc(sizeof *found);
    char words[MATCH_MESSAGE];
    Text ignored = text_over(words, sizeof words);
    bool is_read = side_decks_read(path, found, &ignored);
    free(found);
    return !is_read;
}

bool side_decks_write(const char *path, const SideDecks *decks, Text *why) {
    if (is_unreadable(path) && !put_aside(path, why)) return false;
    json_t *root = decks_json(decks);
    bool is_written = json_file_write(path, root, JSON_INDENT(1), FILE_SAFE);
    int fault = errno;
    json_decref(root);
    if (is_written) return true;
    return complain(why, path, fault == ENAMETOOLONG ? "too long for the name of a file" : file_words(fault));
}
