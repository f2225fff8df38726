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
#include <sys/stat.h>
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
        {HEAD "{\"owner\": \"Ana\"}]}", "decks:2:1: 'player' must be a text"},
        {HEAD ANA ",\n" ANA "]}", "decks:3:1: Ana has two side decks named 'Sharp'"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        SideDecks decks;
        char said[SENTENCE] = "";
        assert_false(read_words(rows[i][0], &decks, said));
        if (strncmp(said, rows[i][1], strlen(rows[i][1])) != 0) fail_msg("row %d: %s", (int)i, said);
        assert_int_equal(decks.count, i == 8); /* of two that are alike the first */
    }
}

static void write_file(const char *path, const char *bytes) {
    FILE *stream = fopen(path, "wb");
    assert_non_null(stream);
    fputs(bytes, stream);
    fclose(stream);
}

static void read_file(const char *path, char *bytes, size_t room) {
    FILE *stream = fopen(path, "rb");
    assert_non_null(stream);
    size_t size = fread(bytes, 1, room - 1, stream);
    bytes[size] = '\0';
    fclose(stream);
}

/* A folder for the file, and its name. */
static void make_folder(char path[32], char file[64]) {
    snprintf(path, 32, "/tmp/sabacc-side-XXXXXX");
    assert_non_null(mkdtemp(path));
    snprintf(file, 64, "%s/decks.json", path);
}

static void drop_folder(const char *path) {
    static const char *const names[] = {"decks.json", "decks.json.bak", "decks.json.bak-2", ".lock"};
    char name[64];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(name, sizeof name, "%s/%s", path, names[i]);
        remove(name);
    }
    assert_int_equal(rmdir(path), 0); /* nothing temporary stays */
}

static void change(const char *file, const SideDecks *before, const SideDecks *after, const char *wanted) {
    char said[SENTENCE] = "";
    Text why = text_over(said, sizeof said);
    if (!side_decks_change(file, before, after, &why)) fail_msg("%s", said);
    if (!strstr(said, wanted) || (!*wanted && *said)) fail_msg("said %s, wanted %s", said, wanted);
}

static SideDecks read_back(const char *file) {
    SideDecks decks;
    char said[SENTENCE] = "";
    Text why = text_over(said, sizeof said);
    if (!side_decks_read(file, &decks, &why)) fail_msg("%s", said);
    return decks;
}

static void test_what_is_written_is_read_back(void **unused) {
    (void)unused;
    char path[32], file[64];
    make_folder(path, file);
    SideDecks none = read_back(file), decks = none; /* no file: none */
    assert_int_equal(decks.count, 0);
    keep(&decks, "Ana", "Schärfe", "±6");
    keep(&decks, "Ben", "Blunt", "double");
    change(file, &none, &decks, "");
    SideDecks again = read_back(file);
    assert_memory_equal(&again, &decks, sizeof decks);
    drop_folder(path);
}

/* Two programs that have read the same file change different decks of it. */
static void test_changes_of_two_programs_stay(void **unused) {
    (void)unused;
    char path[32], file[64];
    make_folder(path, file);
    SideDecks start = {.count = 0}, first, second;
    keep(&start, "Ana", "Old", "+1");
    keep(&start, "Ana", "Sharp", "+1");
    keep(&start, "Ben", "Blunt", "+2");
    change(file, &(SideDecks){.count = 0}, &start, "");
    first = second = start;
    keep(&first, "Ana", "Mine", "+3");
    side_decks_delete(&first, side_decks_find(&first, "Ana", "Old"));
    keep(&second, "Ben", "Other", "+4");
    keep(&second, "Ben", "Blunt", "-2");
    change(file, &start, &first, "");
    change(file, &start, &second, "");
    SideDecks decks = read_back(file);
    assert_int_equal(decks.count, 4);
    assert_int_equal(side_decks_find(&decks, "Ana", "Old"), -1);
    assert_string_equal(decks.deck[side_decks_chosen(&decks, "Ana")].name, "Mine");
    assert_string_equal(decks.deck[side_decks_chosen(&decks, "Ben")].name, "Blunt");
    assert_memory_equal(decks.deck[side_decks_find(&decks, "Ben", "Blunt")].cards,
                        second.deck[side_decks_find(&second, "Ben", "Blunt")].cards,
                        sizeof decks.deck[0].cards);
    side_decks_choose(&first, "Ana", -1);
    change(file, &decks, &first, ""); /* it never saw Ben's second deck, but knows that it was there */
    decks = read_back(file);
    assert_int_equal(side_decks_chosen(&decks, "Ana"), -1);
    assert_int_equal(side_decks_find(&decks, "Ben", "Other"), -1);
    drop_folder(path);
}

/* What this version does not understand stays in the file, or in its copy. */
static void test_nothing_in_a_file_is_lost(void **unused) {
    (void)unused;
    static const struct {
        const char *file, *wanted, *said; /* wanted: in the new file */
    } rows[] = {
        {"{\"sabacc-side-decks\": 1, \"by\": 5, \"decks\": []}", "\"by\": 5", ""},
        {HEAD "{\"note\": 7, " CARDS ", \"player\": \"Ana\", \"name\": \"Old\"}]}", "\"note\": 7", ""},
        {HEAD "{\"player\": \"Ana\", \"name\": \"Odd\", \"cards\": [\"+99\"]}]}", "+99", ""},
        {HEAD "{\"player\": \"Ana\", \"name\": \"New\", \"cards\": [\"+99\"]}]}", "New", "decks.json.bak: "},
        {"{\"sabacc-side-decks\": 2, \"decks\": {}}", "New", "decks.json.bak: "},
        {"{\"half a file", "New", "decks.json.bak: "},
        {"", "New", "decks.json.bak: "},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char path[32], file[64], copy[80], said[SENTENCE], bytes[4096] = "";
        Text ignored = text_over(said, sizeof said);
        make_folder(path, file);
        snprintf(copy, sizeof copy, "%s.bak", file);
        write_file(file, rows[i].file);
        SideDecks before, decks;
        side_decks_read(file, &before, &ignored);
        decks = before;
        keep(&decks, "Ana", "New", "+1");
        change(file, &before, &decks, rows[i].said);
        read_file(file, bytes, sizeof bytes);
        if (!strstr(bytes, rows[i].wanted) || !strstr(bytes, "\"New\"")) fail_msg("row %zu: %s", i, bytes);
        assert_int_equal(access(copy, F_OK) == 0, rows[i].said[0] != '\0');
        if (rows[i].said[0]) {
            read_file(copy, bytes, sizeof bytes);
            assert_string_equal(bytes, rows[i].file);
        }
        drop_folder(path);
    }
}

/* Refused at once, with nothing touched. */
static void test_what_is_no_file_is_left_alone(void **unused) {
    (void)unused;
    for (int is_pipe = 0; is_pipe <= 1; is_pipe++) {
        char path[32], file[64], said[SENTENCE] = "";
        Text why = text_over(said, sizeof said);
        SideDecks none = {.count = 0}, decks = none;
        keep(&decks, "Ana", "New", "+1");
        make_folder(path, file);
        assert_int_equal(is_pipe ? mkfifo(file, 0600) : mkdir(file, 0700), 0);
        alarm(10);
        assert_false(side_decks_read(file, &none, &why));
        assert_false(side_decks_change(file, &none, &decks, &why));
        alarm(0);
        drop_folder(path);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_deck_is_chosen_of_each_player_s),
        cmocka_unit_test(test_a_name_is_needed),
        cmocka_unit_test(test_there_is_room_for_so_many),
        cmocka_unit_test(test_a_file_is_read),
        cmocka_unit_test(test_faults_are_named_by_place),
        cmocka_unit_test(test_what_is_written_is_read_back),
        cmocka_unit_test(test_changes_of_two_programs_stay),
        cmocka_unit_test(test_nothing_in_a_file_is_lost),
        cmocka_unit_test(test_what_is_no_file_is_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
