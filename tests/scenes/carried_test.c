/* A data directory as 0.1.0 leaves it (tests/scenes/fixtures): everything is carried over, nothing is lost,
   and a second opening changes nothing. And what another version has left in the last setup and the marks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "session/deck_choice.h"
#include "session/house_list.h"
#include "session/last_setup.h"
#include "session/marks.h"
#include "session/saves.h"
#include "session/settings_file.h"
#include "session/side_decks.h"
#include "session/streaks.h"

enum { NAMES = 100 };

static char root[] = "/tmp/sabacc-carried-XXXXXX", data[PLAN_PATH], config[PLAN_PATH], said[MATCH_MESSAGE];
static Text why;

static const char *in_data(const char *name) {
    static char path[PLAN_PATH];
    assert_true(snprintf(path, sizeof path, "%s/%s", data, name) < PLAN_PATH);
    return path;
}

static void join(char path[PLAN_PATH], const char *folder, const char *name) {
    assert_true(snprintf(path, PLAN_PATH, "%s/%s", folder, name) < PLAN_PATH);
}

static void copy_all(const char *from, const char *to) {
    FileList list;
    assert_true(file_make_folder(to));
    assert_true(file_list(&list, from, NAMES));
    for (size_t i = 0; i < list.count; i++) {
        char source[PLAN_PATH], target[PLAN_PATH];
        join(source, from, list.names[i]);
        join(target, to, list.names[i]);
        if (file_is_folder(source)) {
            copy_all(source, target);
            continue;
        }
        size_t size;
        char *bytes = file_read(source, 1 << 20, &size);
        assert_non_null(bytes);
        assert_true(file_write(target, bytes, size, FILE_QUICK));
        free(bytes);
    }
    file_list_free(&list);
}

static void remove_all(const char *folder) {
    FileList list;
    if (!file_list(&list, folder, NAMES)) return;
    for (size_t i = 0; i < list.count; i++) {
        char path[PLAN_PATH];
        join(path, folder, list.names[i]);
        if (file_facts_of_link(path).kind == FILE_FOLDER) remove_all(path);
        remove(path);
    }
    file_list_free(&list);
    rmdir(folder);
}

static int open_copy(void **unused) {
    (void)unused;
    snprintf(root, sizeof root, "/tmp/sabacc-carried-XXXXXX");
    if (!mkdtemp(root)) return -1;
    join(data, root, "data");
    join(config, root, "config.json");
    copy_all(FIXTURE, data);
    why = text_over(said, sizeof said);
    return 0;
}

static int close_copy(void **unused) {
    (void)unused;
    remove_all(root);
    return 0;
}

/* Every file of the one folder is in the other, byte for byte. */
static void expect_all_of(const char *folder, const char *in) {
    FileList list;
    assert_true(file_list(&list, folder, NAMES));
    assert_true(list.count > 0);
    for (size_t i = 0; i < list.count; i++) {
        char path[PLAN_PATH], other[PLAN_PATH];
        join(path, folder, list.names[i]);
        join(other, in, list.names[i]);
        if (file_is_folder(path)) {
            expect_all_of(path, other);
            continue;
        }
        size_t size, other_size;
        char *bytes = file_read(path, 1 << 20, &size), *found = file_read(other, 1 << 20, &other_size);
        if (!bytes || !found || size != other_size || memcmp(bytes, found, size) != 0)
            fail_msg("%s differs", other);
        free(bytes);
        free(found);
    }
    file_list_free(&list);
}

static void open_settings(void) {
    Settings settings;
    assert_true(settings_file_carry_over(in_data("settings.json"), config, &why));
    assert_true(settings_file_read(config, &settings, &why));
    assert_int_equal(settings.values[SETTING_VOLUME], 85);
    assert_int_equal(settings.values[SETTING_MUSIC], 60);
    assert_int_equal(settings.values[SETTING_TOTALS] + settings.values[SETTING_COACH], 0);
    assert_string_equal(settings.player, "Ana");
    assert_string_equal(settings.decks[DECK_CLASSIC].deck, "own:rose");
    assert_string_equal(settings.cloth, "cloth-2");
}

static void open_setup(void) {
    GamePlan plan;
    game_plan_usual(&plan);
    assert_true(last_setup_read(data, &plan, &why));
    assert_string_equal(plan.setup.rules.game->id, "classic");
    assert_string_equal(plan.setup.preset, "low-stakes");
    assert_int_equal(plan.setup.rules.options[SABACC_OPTION_ANTE].n, 3);
    assert_int_equal(plan.setup.rules.credits[0], 300);
    assert_string_equal(plan.setup.seat[0].name, "Ana");
}

static void open_results(void) {
    const SabaccGame *game = streaks_game();
    Streaks streaks;
    assert_true(streaks_read(data, game, &streaks, &why));
    assert_int_equal(streaks.hands[STREAK_WON], 1);
    assert_int_equal(streaks.longest, 1);
    assert_int_equal(streaks.best_count, 1);
    assert_int_equal(streaks.deals[0].number, 79);
    assert_int_equal(marks_read(data, "classic"), 19);
}

static void open_decks_and_rules(void) {
    static HouseList list;
    SideDecks decks;
    assert_true(side_decks_read(in_data("side-decks.json"), &decks, &why));
    assert_int_equal(decks.count, 1);
    assert_string_equal(decks.deck[0].name, "Sharp");
    house_list_read(&list, data);
    assert_string_equal(list.problem, "");
    assert_int_equal(list.count, 1);
    assert_string_equal(list.entry[0].rules.name, "Friday night");
    assert_int_equal(list.entry[0].rules.options[SABACC_OPTION_ANTE].n, 3);
}

static void test_everything_is_carried_over(void **unused) {
    (void)unused;
    char first[PLAN_PATH];
    for (int opening = 0; opening < 2; opening++) {
        open_settings();
        open_setup();
        open_results();
        open_decks_and_rules();
        assert_string_equal(said, "");
        expect_all_of(FIXTURE, data);
        if (opening > 0) break;
        join(first, root, "first.json");
        assert_int_equal(rename(config, first), 0);
        assert_true(settings_file_carry_over(in_data("settings.json"), config, &why));
        size_t size, again;
        char *bytes = file_read(first, 1 << 16, &size), *second = file_read(config, 1 << 16, &again);
        assert_int_equal(size, again);
        assert_memory_equal(bytes, second, size);
        free(bytes);
        free(second);
    }
}

/* What is written into it is added to what 0.1.0 wrote; nothing is put aside. */
static void test_it_is_written_on(void **unused) {
    (void)unused;
    GamePlan plan;
    Streaks streaks;
    StreakHand hand = {.end = STREAK_LOST};
    game_plan_usual(&plan);
    assert_true(last_setup_read(data, &plan, &why));
    plan.setup.rules.credits[0] = 250;
    assert_true(last_setup_keep(data, &plan, &why));
    assert_true(marks_keep(data, "swag", 21, &why));
    assert_true(streaks_add(data, streaks_game(), &hand, &why));
    assert_string_equal(said, "");
    assert_int_equal(marks_read(data, "classic"), 19);
    assert_int_equal(marks_read(data, "swag"), 21);
    assert_true(streaks_read(data, streaks_game(), &streaks, &why));
    assert_int_equal(streaks.hands[STREAK_WON] + streaks.hands[STREAK_LOST], 2);
    assert_false(file_is_plain(in_data("setup.json.bak")));
    assert_false(file_is_plain(in_data("marks.json.bak")));
}

/* The note of 0.1.0 names a place where the record no longer lies. */
static void test_the_game_that_was_left_is_found(void **unused) {
    (void)unused;
    SavedGame games[4];
    /* An ending alone names no game, be it the record of one. */
    char nameless[PLAN_PATH];
    join(nameless, data, "games/.sabacc");
    assert_int_equal(link(in_data("games/20261122-170204-classic.sabacc"), nameless), 0);
    assert_true(file_write(in_data("games/.unfinished"), "", 0, FILE_QUICK));
    for (int opening = 0; opening < 2; opening++) {
        assert_int_equal(saves_unfinished(data, games, 4), 1);
        assert_string_equal(games[0].path, in_data("games/20261122-170204-classic.sabacc"));
        assert_true(games[0].note.allow_undo);
    }
    char found[PLAN_PATH];
    snprintf(found, sizeof found, "%s/games", FIXTURE);
    remove(in_data("games/unfinished.json")); /* carried over, or still there */
    FileList records;
    assert_true(file_list(&records, found, NAMES));
    for (size_t i = 0; i < records.count; i++) {
        char name[PLAN_PATH];
        snprintf(name, sizeof name, "games/%s", records.names[i]);
        if (!strstr(name, ".sabacc")) continue;
        Match *match = match_replay(in_data(name), &why, &why);
        if (!match) fail_msg("%s", said);
        match_free(match);
    }
    file_list_free(&records);
}

/* ---- the last setup as another version leaves it ---- */

static void write_file(const char *name, const char *words) {
    assert_true(file_write(in_data(name), words, strlen(words), FILE_QUICK));
}

#define SETUP(game, preset, agent, options)                                                                  \
    "{\"game\": \"" game "\", \"preset\": \"" preset "\", \"dealer\": -2, \"undo\": true, \"seats\": ["      \
    "{\"name\": \"Ana\", \"agent\": \"human\", \"credits\": 70, \"items\": 0}, "                             \
    "{\"name\": \"Vex\", \"agent\": \"" agent "\", \"credits\": 70, \"items\": 0}], \"options\": {" options  \
    "}}"

static void test_what_is_not_known_falls_back(void **unused) {
    (void)unused;
    static const struct {
        const char *text, *says;
        bool is_read;
    } rows[] = {
        {SETUP("swag", "galactic", "ai:novice", "\"ante\": \"4\""), "swag has no preset “galactic”", true},
        {SETUP("swag", "", "ai:oracle", "\"ante\": \"4\""), "no player “ai:oracle”; seat 2", true},
        {SETUP("swag", "", "ai:novice", "\"ante\": \"4\", \"gravity\": \"2\""), "option “gravity”", true},
        {SETUP("swag", "", "ai:novice", "\"ante\": \"4\", \"limit\": \"lunar\""), "cannot be “lunar”", true},
        {SETUP("moon", "", "ai:novice", "\"ante\": \"4\""), "no game “moon”", false},
        {"{\"game\": \"swag\"}", "cannot be understood", false},
        {"{\"game\": ", "setup.json:1:9: ", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        GamePlan plan;
        game_plan_usual(&plan);
        why = text_over(said, sizeof said);
        write_file("setup.json", rows[i].text);
        assert_int_equal(last_setup_read(data, &plan, &why), rows[i].is_read);
        if (!strstr(said, rows[i].says)) fail_msg("%s\nsaid %s", rows[i].text, said);
        assert_string_equal(plan.setup.preset, "");
        assert_int_equal(plan.setup.rules.options[SABACC_OPTION_ANTE].n, rows[i].is_read ? 4 : 1);
        assert_string_equal(plan.setup.seat[1].agent,
                            strstr(rows[i].text, "novice") && rows[i].is_read ? "ai:novice" : "ai:regular");
        game_plan_name_seats(&plan, "");
        assert_true(game_plan_check(&plan, &why));
        /* A record begun with it can be read, and what was not known is kept beside. */
        char record[PLAN_PATH];
        join(record, root, "record.sabacc");
        why = text_over(said, sizeof said);
        plan.setup.has_seed = true;
        Match *match = match_new(&plan.setup, NULL, record, &why);
        if (!match) fail_msg("%s", said);
        match_free(match);
        match = match_replay(record, &why, &why);
        if (!match) fail_msg("%s", said);
        match_free(match);
        remove(record);
        why = text_over(said, sizeof said);
        assert_true(last_setup_keep(data, &plan, &why));
        assert_non_null(strstr(said, "setup.json.bak: "));
        char *kept = file_read(in_data("setup.json.bak"), 1 << 16, NULL);
        assert_string_equal(kept, rows[i].text);
        free(kept);
        remove(in_data("setup.json.bak"));
    }
}

static void test_what_cannot_be_read_is_not_written_over(void **unused) {
    (void)unused;
    static const char *const names[] = {"setup.json", "marks.json", "streaks.json"};
    for (size_t i = 0; i < 3; i++) {
        remove(in_data(names[i]));
        assert_int_equal(mkfifo(in_data(names[i]), 0600), 0);
    }
    GamePlan plan;
    StreakHand hand = {.end = STREAK_LOST};
    game_plan_usual(&plan);
    assert_false(last_setup_read(data, &plan, &why));
    assert_non_null(strstr(said, "it is a pipe"));
    assert_int_equal(marks_read(data, "classic"), 0);
    for (int i = 0; i < 3; i++) {
        why = text_over(said, sizeof said);
        assert_false(i == 0   ? last_setup_keep(data, &plan, &why)
                     : i == 1 ? marks_keep(data, "classic", 20, &why)
                              : streaks_add(data, streaks_game(), &hand, &why));
        if (!strstr(said, "it is a pipe")) fail_msg("%s: said %s", names[i], said);
        assert_int_equal(file_facts(in_data(names[i])).kind, FILE_SPECIAL);
    }
    remove(in_data("marks.json"));
    write_file("marks.json", "{\"classic\": 19,");
    why = text_over(said, sizeof said);
    assert_true(marks_keep(data, "classic", 20, &why));
    assert_non_null(strstr(said, "marks.json.bak: "));
    assert_true(file_is_plain(in_data("marks.json.bak")));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_everything_is_carried_over, open_copy, close_copy),
        cmocka_unit_test_setup_teardown(test_it_is_written_on, open_copy, close_copy),
        cmocka_unit_test_setup_teardown(test_the_game_that_was_left_is_found, open_copy, close_copy),
        cmocka_unit_test_setup_teardown(test_what_is_not_known_falls_back, open_copy, close_copy),
        cmocka_unit_test_setup_teardown(test_what_cannot_be_read_is_not_written_over, open_copy, close_copy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
