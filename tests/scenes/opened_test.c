#define _DEFAULT_SOURCE /* mkdtemp, symlink */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "session/deck_adding.h"
#include "session/hand_history.h"
#include "session/opened.h"
#include "session/saves.h"

enum { ROOM = PLAN_PATH + 64 };

static char place[PLAN_PATH];

#define SEATS                                                                                                \
    "\"seats\": [{\"name\": \"Ana\", \"credits\": 100, \"agent\": \"human\"}, {\"name\": \"Bex\", "          \
    "\"credits\": 100}]"
#define HEADER                                                                                               \
    "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"end\": \"hands 1\"}, " SEATS      \
    ", \"dealer\": 0, "
#define STACK                                                                                                \
    "\"stack\": {\"deal\": [\"ci+1\", \"ci+7\", \"sq+1\", \"sq+7\", \"tr-9\", \"tr+7\", \"ci-7\"], "         \
    "\"roll\": [[1, 2], "                                                                                    \
    "[3, 4], [5, 6]]}}\n"
static const char seeded[] = HEADER "\"seed\": 5}\n";
static const char begun[] =
    HEADER "\"seed\": 5, " STACK "{\"do\": \"1 stand\"}\n{\"do\": \"0 draw deck\"}\n{\"do\": \"1 check\"}\n";
static const char ended[] = HEADER STACK
    "{\"do\": \"1 stand\"}\n{\"do\": \"0 draw deck\"}\n{\"do\": \"1 check\"}\n{\"do\": \"0 check\"}\n"
    "{\"do\": \"1 stand\"}\n{\"do\": \"0 draw deck\"}\n{\"do\": \"1 bet 10\"}\n{\"do\": \"0 match\"}\n"
    "{\"do\": \"1 stand\"}\n{\"do\": \"0 stand\"}\n{\"do\": \"1 check\"}\n{\"do\": \"0 check\"}\n";

/* ---- files ---- */

static void path_of(const char *name, char path[ROOM]) { snprintf(path, ROOM, "%s/%s", place, name); }

static void write_file(const char *name, const char *words) {
    char path[ROOM];
    path_of(name, path);
    assert_true(file_write(path, words, strlen(words), FILE_QUICK));
}

static void make_folder(const char *name) {
    char path[ROOM];
    path_of(name, path);
    assert_true(file_make_folder(path));
}

static bool is_there(const char *name) {
    char path[ROOM];
    path_of(name, path);
    return file_facts_of_link(path).kind != FILE_NONE;
}

static int make_place(void **unused) {
    (void)unused;
    snprintf(place, sizeof place, "/tmp/sabacc-opened-XXXXXX");
    if (!mkdtemp(place)) return -1;
    make_folder("data");
    make_folder("data/games");
    make_folder("data/cards");
    return 0;
}

static int remove_place(void **unused) {
    (void)unused;
    char command[ROOM];
    snprintf(command, sizeof command, "rm -rf '%s'", place);
    return system(command);
}

static char said[2000];

static bool find(Opened *opened, const char *name) {
    char path[ROOM], data[ROOM];
    Text why = text_over(said, sizeof said);
    said[0] = '\0';
    path_of(name, path);
    path_of("data", data);
    return opened_find(opened, path, &(OpenedPlaces){.data = data, .house = ASSETS "/cards"}, &why);
}

static void expect_refusal(const char *name, const char *words) {
    Opened opened;
    assert_false(find(&opened, name));
    if (!strstr(said, words)) fail_msg("said %s", said);
}

/* ---- records ---- */

static void test_a_record_is_gone_on_with_where_it_can_be(void **unused) {
    (void)unused;
    static const struct {
        const char *name, *words;
        PlanKind kind;
    } rows[] = {{"game.sabacc", seeded, PLAN_RESUME},
                {"begun.sabacc", begun, PLAN_RESUME},
                {"over.sabacc", ended, PLAN_REPLAY},
                {"game.txt", seeded, PLAN_REPLAY}, /* nothing could be noted beside it */
                {"chance.sabacc", HEADER STACK, PLAN_REPLAY}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Opened opened;
        char path[ROOM];
        write_file(rows[i].name, rows[i].words);
        path_of(rows[i].name, path);
        if (!find(&opened, rows[i].name)) fail_msg("%s", said);
        assert_int_equal(opened.kind, OPENED_RECORD);
        assert_int_equal(opened.plan.kind, rows[i].kind);
        assert_string_equal(opened.plan.path, path);
        assert_int_equal(file_facts(path).size, strlen(rows[i].words));
    }
}

static void test_nobody_goes_on_with_a_game_of_opponents(void **unused) {
    (void)unused;
    Opened opened;
    char words[2000];
    snprintf(words, sizeof words, "%s", seeded);
    memcpy(strstr(words, "human"), "ai:x!", 5);
    write_file("game.sabacc", words);
    assert_true(find(&opened, "game.sabacc"));
    assert_int_equal(opened.plan.kind, PLAN_REPLAY);
}

/* Its note says whether it is gone on with, and its path is that of the list of games, through a link too. */
static void test_a_record_of_the_data_directory_is_that_game(void **unused) {
    (void)unused;
    Opened opened;
    char path[ROOM], link[ROOM];
    path_of("data/games/20261121-203000-corellian-spike.sabacc", path);
    write_file("data/games/20261121-203000-corellian-spike.sabacc", begun);
    path_of("link.sabacc", link);
    assert_int_equal(symlink(path, link), 0);
    assert_true(find(&opened, "link.sabacc"));
    assert_int_equal(opened.plan.kind, PLAN_REPLAY);
    assert_string_equal(opened.plan.path, path);
    assert_true(saves_note(path, &(SaveNote){.allow_undo = MATCH_UNDO_PRACTICE}));
    assert_true(find(&opened, "link.sabacc"));
    assert_int_equal(opened.plan.kind, PLAN_RESUME);
    assert_int_equal(opened.plan.setup.allow_undo, MATCH_UNDO_PRACTICE);
    assert_string_equal(opened.plan.path, path);
}

/* ---- what else ---- */

static void test_house_rules_are_known_by_any_name(void **unused) {
    (void)unused;
    Opened opened;
    write_file("friday", "{\n \"sabacc-house-rules\": 1, \"name\": \"Friday\",\n \"game\": \"swag\", "
                         "\"options\": {\"ante\": 4}}\n");
    assert_true(find(&opened, "friday"));
    assert_int_equal(opened.kind, OPENED_RULES);
    assert_string_equal(opened.rules.name, "Friday");
    assert_string_equal(opened.rules.game->id, "swag");
}

static void test_what_cannot_be_opened_says_why(void **unused) {
    (void)unused;
    static char long_line[9000];
    memset(long_line, 'x', sizeof long_line - 1);
    make_folder("folder");
    write_file("empty", "");
    write_file("picture.png", "\x89PNG\r\n");
    write_file("long", long_line);
    write_file("empty.sabacc", "");
    write_file("wrong.sabacc", "{\"sabacc-record\": 1, \"game\": \"whist\"}\n");
    write_file("wrong.sabacc-rules", "{\"sabacc-house-rules\": 2}\n");
    write_file("deck.json", "{\"sabacc-deck\": 1, \"base\": \"whist\"}\n");
    write_file("stop.sabacc", HEADER STACK "{\"do\": \"1 stand\"}\n{\"do\": \"0 fold\"}\n");
    static const char *const rows[][2] = {{"nowhere", "nowhere: No such file"},
                                          {"empty", "empty: This is no record"},
                                          {"picture.png", "This is no record"},
                                          {"long", "This is no record"},
                                          {"empty.sabacc", "empty.sabacc"},
                                          {"wrong.sabacc", "wrong.sabacc:1:"},
                                          {"stop.sabacc", "stop.sabacc:3"},
                                          {"wrong.sabacc-rules", "wrong.sabacc-rules:1:"},
                                          {"deck.json", "must name a deck of the house"},
                                          {"folder", "has no face of any deck"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) expect_refusal(rows[i][0], rows[i][1]);
}

/* ---- decks ---- */

static void make_deck(const char *folder) {
    char name[200];
    make_folder(folder);
    snprintf(name, sizeof name, "%s/deck.json", folder);
    write_file(
        name,
        "{\"sabacc-deck\": 1, \"name\": \"Rose\", \"base\": \"classic\", \"set\": {\"coins\": \"#ff8fb0\"}}");
}

static void add(const char *folder, char id[DECK_ID]) {
    char from[ROOM], data[ROOM];
    Text why = text_over(said, sizeof said);
    said[0] = '\0';
    path_of(folder, from);
    path_of("data", data);
    if (!deck_add(from, data, id, &why)) fail_msg("%s", said);
}

static void test_a_deck_is_its_folder(void **unused) {
    (void)unused;
    Opened opened;
    char folder[ROOM];
    make_deck("rose");
    make_deck("data/cards/mine");
    path_of("rose", folder);
    static const char *const names[] = {"rose", "rose/deck.json", "rose/"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!find(&opened, names[i])) fail_msg("%s", said);
        assert_int_equal(opened.kind, OPENED_DECK);
        assert_string_equal(opened.deck.folder, folder);
        assert_string_equal(opened.deck.name, "Rose");
        assert_int_equal(opened.deck.family, DECK_CLASSIC);
        assert_string_equal(opened.deck.id, "");
    }
    assert_true(find(&opened, "data/cards/mine/deck.json"));
    assert_string_equal(opened.deck.id, "own:mine");
}

static void test_a_deck_is_copied_with_what_belongs_to_it(void **unused) {
    (void)unused;
    char id[DECK_ID], secret[ROOM], link[ROOM];
    make_deck("rose");
    make_folder("rose/common");
    make_folder("rose/.git");
    write_file("rose/common/index-7.svg", "<g/>");
    write_file("rose/.git/a.svg", "<g/>");
    write_file("rose/LICENSE", "CC BY 4.0");
    write_file("rose/run.sh", "true");
    write_file("secret.svg", "<g/>");
    path_of("secret.svg", secret);
    path_of("rose/link.svg", link);
    assert_int_equal(symlink(secret, link), 0);
    add("rose", id);
    assert_string_equal(id, "own:rose");
    static const char *const copied[] = {"deck.json", "common/index-7.svg", "LICENSE"};
    static const char *const left_out[] = {".git", "run.sh", "link.svg"};
    for (size_t i = 0; i < 3; i++) {
        char name[200];
        snprintf(name, sizeof name, "data/cards/rose/%s", copied[i]);
        assert_true(is_there(name));
        snprintf(name, sizeof name, "data/cards/rose/%s", left_out[i]);
        assert_false(is_there(name));
    }
}

static void test_a_copy_has_a_name_that_decks_may_have(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {{"rose", "own:rose"},
                                          {"Bl\xc3\xbcten & more", "own:Bl--ten - more"},
                                          {"a-name-of-far-too-many-letters", "own:a-name-of-far-too-many-l"}};
    char id[DECK_ID], name[200];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        make_deck(rows[i][0]);
        add(rows[i][0], id);
        assert_string_equal(id, rows[i][1]);
        assert_true(deck_folder_is_good(deck_folder_of(id)));
        add(rows[i][0], id); /* beside the first */
        assert_true(deck_folder_is_good(deck_folder_of(id)));
        assert_string_equal(id + strlen(id) - 2, "-2");
        snprintf(name, sizeof name, "data/cards/%s/deck.json", deck_folder_of(id));
        assert_true(is_there(name));
    }
}

/* Beside 99 of its name there is no place: nothing is copied, and why is said. */
static void test_of_one_name_there_are_99_at_most(void **unused) {
    (void)unused;
    char from[ROOM], data[ROOM], id[DECK_ID], name[200];
    Text why = text_over(said, sizeof said);
    make_deck("rose");
    make_folder("data/cards/rose");
    for (int number = 2; number < 100; number++) {
        snprintf(name, sizeof name, "data/cards/rose-%d", number);
        if (number != 50) make_folder(name);
    }
    add("rose", id);
    assert_string_equal(id, "own:rose-50");
    path_of("rose", from);
    path_of("data", data);
    assert_false(deck_add(from, data, id, &why));
    assert_non_null(strstr(said, strerror(EEXIST)));
    assert_false(is_there("data/cards/rose-99/deck.json"));
    assert_false(is_there("data/cards/rose-100"));
}

static void test_what_cannot_be_copied_leaves_nothing(void **unused) {
    (void)unused;
    char from[ROOM], data[ROOM], id[DECK_ID];
    Text why = text_over(said, sizeof said);
    make_deck("rose");
    make_folder("rose/common");
    static char large[(16 << 20) + 2];
    memset(large, ' ', sizeof large - 1);
    write_file("rose/common/large.svg", large);
    path_of("rose", from);
    path_of("data", data);
    assert_false(deck_add(from, data, id, &why));
    assert_non_null(strstr(said, "common/large.svg: "));
    assert_false(is_there("data/cards/rose"));
}

/* ---- a hand as text ---- */

static char *hand_of(const char *words, int32_t hand, int viewer) {
    char path[ROOM];
    Text why = text_over(said, sizeof said);
    write_file("game.sabacc", words);
    path_of("game.sabacc", path);
    Match *match = match_replay(path, NULL, &why);
    if (!match) fail_msg("%s", said);
    char *history = hand_history_of_match(match, "game.sabacc", hand, viewer);
    match_free(match);
    return history;
}

static void expect_words(char *history, const char *there, const char *not_there) {
    if (!strstr(history, there)) fail_msg("no %s in %s", there, history);
    if (not_there && strstr(history, not_there)) fail_msg("%s in %s", not_there, history);
    free(history);
}

static void test_a_hand_as_text(void **unused) {
    (void)unused;
    expect_words(hand_of(ended, 1, SABACC_NOBODY), "Corellian Spike\n\nHand 1\n  Antes: ", "game.sabacc");
    expect_words(hand_of(ended, 1, SABACC_NOBODY), "Dealt: Bex ci+1",
                 NULL); /* it is over: all cards are open */
    expect_words(hand_of(ended, 2, SABACC_NOBODY), "Corellian Spike\n", "Hand");
    expect_words(hand_of(ended, 0, SABACC_NOBODY), "  game.sabacc\n", NULL);
    /* not over: only what that seat has seen */
    expect_words(hand_of(begun, 1, 0), "Ana ci+7", "ci+1");
    expect_words(hand_of(begun, 1, SABACC_NOBODY), "Ana ?", "ci+7");
    expect_words(hand_of(begun, 1, 1), "Ana ?", "ci+1"); /* nobody's seat at this screen */
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_place, remove_place)
    const struct CMUnitTest tests[] = {
        TEST(test_a_record_is_gone_on_with_where_it_can_be),
        TEST(test_nobody_goes_on_with_a_game_of_opponents),
        TEST(test_a_record_of_the_data_directory_is_that_game),
        TEST(test_house_rules_are_known_by_any_name),
        TEST(test_what_cannot_be_opened_says_why),
        TEST(test_a_deck_is_its_folder),
        TEST(test_a_deck_is_copied_with_what_belongs_to_it),
        TEST(test_a_copy_has_a_name_that_decks_may_have),
        TEST(test_of_one_name_there_are_99_at_most),
        TEST(test_what_cannot_be_copied_leaves_nothing),
        TEST(test_a_hand_as_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
