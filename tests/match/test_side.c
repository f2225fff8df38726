/* Side decks as a file: written and read back completely, errors located, nothing ever overwritten. */
#define _DEFAULT_SOURCE /* mkdtemp */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "session/side_decks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SENTENCE = 1024 };

static bool read_words(const char *words, SideDecks *decks, char *said) {
    Text why = text_over(said, SENTENCE);
    return side_decks_read_bytes("decks", words, strlen(words), decks, &why);
}

static SideDeck deck_of(const char *player, const char *name, const char *card) {
    SideDeck deck = {.is_chosen = false};
    snprintf(deck.player, sizeof deck.player, "%s", player);
    snprintf(deck.name, sizeof deck.name, "%s", name);
    for (int i = 0; i < SABACC_SIDE_DECK; i++) deck.cards[i] = sabacc_card_parse(card, strlen(card));
    return deck;
}

static void keep(SideDecks *decks, const char *player, const char *name, const char *card) {
    char said[SENTENCE];
    Text why = text_over(said, sizeof said);
    SideDeck deck = deck_of(player, name, card);
    if (!side_decks_keep(decks, &deck, &why)) fail_msg("%s", said);
}

static void test_one_deck_is_chosen_of_each_player_s(void **unused) {
    (void)unused;
    SideDecks decks = {.count = 0};
    keep(&decks, "Ana", "Sharp", "+1");
    keep(&decks, "Ben", "Sharp", "-1");
    keep(&decks, "Ana", "Blunt", "+2");
    assert_int_equal(decks.count, 3);
    assert_int_equal(side_decks_chosen(&decks, "Ana"), 2);
    assert_int_equal(side_decks_chosen(&decks, "Ben"), 1);
    assert_int_equal(side_decks_chosen(&decks, "Cor"), -1);
    keep(&decks, "Ana", "Sharp", "+3"); /* in the place of the first */
    assert_int_equal(decks.count, 3);
    assert_int_equal(decks.deck[0].cards[9], sabacc_card_parse("+3", 2));
    assert_int_equal(side_decks_chosen(&decks, "Ana"), 0);
    side_decks_choose(&decks, "Ana", -1);
    assert_int_equal(side_decks_chosen(&decks, "Ana"), -1);
    assert_int_equal(side_decks_chosen(&decks, "Ben"), 1);
    side_decks_delete(&decks, 0);
    assert_int_equal(side_decks_find(&decks, "Ana", "Sharp"), -1);
    assert_int_equal(side_decks_find(&decks, "Ana", "Blunt"), 1);
}

static void test_a_name_is_needed(void **unused) {
    (void)unused;
    char said[SENTENCE];
    Text why = text_over(said, sizeof said);
    SideDecks decks = {.count = 0};
    SideDeck deck = deck_of("Ana", "", "+1");
    assert_false(side_decks_keep(&decks, &deck, &why));
    assert_string_equal(said, "a side deck needs a name");
    assert_int_equal(decks.count, 0);
}

static void test_there_is_room_for_so_many(void **unused) {
    (void)unused;
    char said[SENTENCE], name[16];
    Text why = text_over(said, sizeof said);
    SideDecks *decks = calloc(1, sizeof *decks);
    for (int i = 0; i < SIDE_DECKS_MAX; i++) {
        snprintf(name, sizeof name, "deck %d", i);
        keep(decks, "Ana", name, "+1");
    }
    SideDeck one_more = deck_of("Ana", "one more", "+1");
    assert_false(side_decks_keep(decks, &one_more, &why));
    assert_string_equal(said, "there is room for 64 side decks: delete one");
    free(decks);
}

#define HEAD "{\"sabacc-side-decks\": 1, \"decks\": [\n"
#define CARDS                                                                                                \
    "\"cards\": [\"+1\", \"+1\", \"-2\", \"-2\", \"±3\", \"±3\", \"2&4\", \"3&6\", \"double\", "           \
    "\"tiebreaker\"]"
#define ANA "{\"player\": \"Ana\", \"name\": \"Sharp\", \"chosen\": true, " CARDS "}"

static void test_a_file_is_read(void **unused) {
    (void)unused;
    SideDecks decks;
    char said[SENTENCE], word[16];
    if (!read_words(HEAD ANA "]}", &decks, said)) fail_msg("%s", said);
    assert_int_equal(decks.count, 1);
    assert_string_equal(decks.deck[0].name, "Sharp");
    assert_true(decks.deck[0].is_chosen);
    Text text = text_over(word, sizeof word);
    sabacc_card_format(decks.deck[0].cards[4], &text);
    assert_string_equal(word, "±3");
}

static void test_faults_are_named_by_place(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {
        {"", "decks:1:1: no JSON"},
        {"{}", "decks:1:1: no side decks: they have \"sabacc-side-decks\": 1"},
        {"{\"sabacc-side-decks\": 2, \"decks\": []}", "decks:1:2: 'sabacc-side-decks' must be 1"},
        {HEAD "{\"player\": \"Ana\", \"name\": \"\", " CARDS "}]}", "decks:2:19: a side deck needs a name"},
        {HEAD "{\"player\": \"Ana\", \"name\": \"x\", \"cards\": [\"+1\"]}]}",
         "decks:2:32: a side deck has ten"},
        {HEAD "{\"player\": \"Ana\", \"name\": \"x\", \"cards\": [\"+99\", 1, 1, 1, 1, 1, 1, 1, 1, 1]}]}",
         "decks:2:42: there is no card '+99'"},
        {HEAD "{\"player\": \"Ana\", \"name\": \"x\", \"cards\": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}]}",
         "decks:2:42: "},
        {HEAD "{\"owner\": \"Ana\"}]}", "decks:2:2: unknown key 'owner'"},
        {HEAD ANA ",\n" ANA "]}", "decks:3:1: Ana has two side decks named 'Sharp'"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        SideDecks decks;
        char said[SENTENCE] = "";
        assert_false(read_words(rows[i][0], &decks, said));
        if (strncmp(said, rows[i][1], strlen(rows[i][1])) != 0) fail_msg("row %d: %s", (int)i, said);
        assert_int_equal(decks.count, 0);
    }
}

static void write_file(const char *path, const char *bytes) {
    FILE *stream = fopen(path, "wb");
    assert_non_null(stream);
    fputs(bytes, stream);
    fclose(stream);
}

static void test_what_is_written_is_read_back(void **unused) {
    (void)unused;
    char path[] = "/tmp/sabacc-side-XXXXXX", file[64], said[SENTENCE] = "";
    Text why = text_over(said, sizeof said);
    assert_non_null(mkdtemp(path));
    snprintf(file, sizeof file, "%s/decks.json", path);
    SideDecks decks, again;
    assert_true(side_decks_read(file, &decks, &why)); /* none there: none */
    assert_int_equal(decks.count, 0);
    keep(&decks, "Ana", "Schärfe", "±6");
    keep(&decks, "Ben", "Blunt", "double");
    if (!side_decks_write(file, &decks, &why)) fail_msg("%s", said);
    if (!side_decks_read(file, &again, &why)) fail_msg("%s", said);
    assert_memory_equal(&again, &decks, sizeof decks);
    assert_string_equal(said, "");
    unlink(file);
    rmdir(path);
}

static void test_a_file_that_cannot_be_read_is_put_aside(void **unused) {
    (void)unused;
    char path[] = "/tmp/sabacc-side-XXXXXX", file[64], kept[80], said[SENTENCE] = "", bytes[32] = "";
    Text why = text_over(said, sizeof said);
    assert_non_null(mkdtemp(path));
    snprintf(file, sizeof file, "%s/decks.json", path);
    snprintf(kept, sizeof kept, "%s.bak", file);
    write_file(file, "{\"half a file");
    SideDecks decks = {.count = 0};
    keep(&decks, "Ana", "Sharp", "+1");
    assert_true(side_decks_write(file, &decks, &why));
    assert_non_null(strstr(said, "decks.json.bak: "));
    FILE *stream = fopen(kept, "rb");
    assert_non_null(stream);
    assert_non_null(fgets(bytes, sizeof bytes, stream));
    fclose(stream);
    assert_string_equal(bytes, "{\"half a file");
    assert_true(side_decks_read(file, &decks, &why));
    assert_int_equal(decks.count, 1);
    unlink(file);
    unlink(kept);
    rmdir(path);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_deck_is_chosen_of_each_player_s),
        cmocka_unit_test(test_a_name_is_needed),
        cmocka_unit_test(test_there_is_room_for_so_many),
        cmocka_unit_test(test_a_file_is_read),
        cmocka_unit_test(test_faults_are_named_by_place),
        cmocka_unit_test(test_what_is_written_is_read_back),
        cmocka_unit_test(test_a_file_that_cannot_be_read_is_put_aside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
