/* Deals of the day: their tables, days, results and streaks, and what the master comes to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session/circuit.h"
#include "session/daily_master.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "session/feats.h"
#include "session/titles.h"

static char data[200];

static int make_data(void **unused) {
    (void)unused;
    snprintf(data, sizeof data, "/tmp/sabacc-daily-XXXXXX");
    return mkdtemp(data) == NULL;
}

static void path_of(const char *name, char path[PLAN_PATH]) {
    snprintf(path, PLAN_PATH, "%s/%s", data, name);
}

static int remove_data(void **unused) {
    static const char *const names[] = {"daily.json", "daily.json.bak", "circuit.json", "circuit.json.bak",
                                        ".lock"};
    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[PLAN_PATH];
        path_of(names[i], path);
        unlink(path);
    }
    return rmdir(data);
}

static void write_file(const char *name, const char *words) {
    char path[PLAN_PATH];
    path_of(name, path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(words, file);
    fclose(file);
}

static void assert_good(bool is_good, const char *words) {
    if (!is_good) fail_msg("%s", words);
}

/* ---- tables ---- */

/* Every game that players can choose has one, and it can be played and is found by its setup alone. */
static void test_every_game_has_a_deal(void **unused) {
    (void)unused;
    assert_int_equal(daily_count(), sabacc_game_count());
    for (int i = 0; i < daily_count(); i++) {
        GamePlan plan;
        char words[MATCH_MESSAGE] = "";
        Text why = text_over(words, sizeof words);
        int index = -1;
        int64_t day = 0;
        daily_plan(i, 20261121, "Ana", &plan);
        for (int other = 0; other < i; other++) assert_ptr_not_equal(daily_game(i), daily_game(other));
        assert_ptr_equal(plan.setup.rules.game, daily_game(i));
        assert_good(sabacc_setup_ends(&plan.setup.rules, &why), words);
        assert_false(plan.setup.allow_undo);
        assert_true(daily_find(&plan.setup, &index, &day));
        assert_int_equal(index, i);
        assert_int_equal(day, 20261121);
        plan.setup.seed += 1;
        assert_false(daily_find(&plan.setup, &index, &day));
        plan.setup.seed -= 1;
        plan.setup.rules.credits[0]++;
        assert_false(daily_find(&plan.setup, &index, &day));
    }
}

/* One who is called as an opponent is does not sit twice. */
static void test_names_do_not_clash(void **unused) {
    (void)unused;
    GamePlan plan;
    daily_plan(0, 20261121, "Vex", &plan);
    assert_string_equal(plan.setup.seat[1].name, "Vex");
    assert_string_not_equal(plan.setup.seat[0].name, "Vex");
}

static void test_houses(void **unused) {
    (void)unused;
    for (int i = 0; i < CIRCUIT_TABLES; i++) {
        GamePlan plan;
        char words[MATCH_MESSAGE] = "";
        Text why = text_over(words, sizeof words);
        circuit_plan(i, "Ana", &plan);
        assert_good(sabacc_setup_ends(&plan.setup.rules, &why), words);
        assert_int_equal(circuit_find(&plan.setup), i);
        plan.setup.seat[0].agent[0] = '\0';
        assert_int_equal(circuit_find(&plan.setup), -1);
        assert_true(circuit_house(i)->goal > 0);
    }
}

/* ---- days ---- */

static void test_days(void **unused) {
    (void)unused;
    assert_int_equal(calendar_after(20261231, 1), 20270101);
    assert_int_equal(calendar_after(20280228, 1), 20280229);
    assert_int_equal(calendar_after(20270301, -1), 20270228);
    assert_int_equal(calendar_after(20261121, 400), 20271226);
    assert_int_equal(calendar_month_after(20260115, -1), 20251201);
    assert_int_equal(calendar_month_after(20261215, 1), 20270101);
    assert_int_equal(calendar_weekday(20261121), 5); /* a Saturday */
    assert_int_equal(calendar_weekday(20000229), 1);
    assert_false(calendar_is_day(20260230));
    assert_false(calendar_is_day(77));
    assert_true(daily_is_open(20261121, 20261121));
    assert_false(daily_is_open(20261122, 20261121));
    assert_false(daily_is_open(DAILY_FIRST - 1, 20261121));
}

/* ---- results ---- */

static void keep(int64_t day, int index, int64_t on, int32_t own) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    assert_good(daily_keep_begun(data, day, index, "a.sabacc", on, &why), words);
    assert_good(daily_keep_end(data, day, index, (DailyScore){own, 0}, "1.2.3", &why), words);
}

static DailyBook *read_book(void) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    DailyBook *book = daily_read(data, &why);
    assert_string_equal(words, "");
    return book;
}

static void test_only_the_first_try_counts(void **unused) {
    (void)unused;
    char words[MATCH_MESSAGE] = "", line[DAILY_LINE];
    Text why = text_over(words, sizeof words);
    DailyBook *book = read_book();
    assert_int_equal(daily_result(book, 20261121, 0).state, DAILY_UNPLAYED);
    daily_free(book);
    daily_keep_begun(data, 20261121, 0, "first.sabacc", 20261121, &why);
    daily_keep_begun(data, 20261121, 0, "second.sabacc", 20261122, &why);
    book = read_book();
    DailyResult result = daily_result(book, 20261121, 0);
    assert_int_equal(result.state, DAILY_BEGUN);
    assert_string_equal(result.record, "first.sabacc");
    assert_int_equal(result.on, 20261121);
    daily_free(book);
    daily_keep_end(data, 20261121, 0, (DailyScore){34, 0}, "1.2.3", &why);
    daily_keep_end(data, 20261121, 0, (DailyScore){900, 0}, "1.2.4", &why);
    daily_keep_master(data, 20261121, 0, (DailyScore){-12, 0}, &why);
    book = read_book();
    result = daily_result(book, 20261121, 0);
    assert_int_equal(result.state, DAILY_PLAYED);
    assert_int_equal(result.own.amount, 34);
    assert_true(result.has_master);
    daily_line(20261121, 0, &result, line);
    assert_string_equal(line, "Sabacc 1.2.3 · Corellian Spike · 2026-11-21 · +34 (the master: −12)");
    assert_int_equal(daily_played(book, 20261121), 1);
    daily_free(book);
}

static void assert_streak(int64_t today, int now, int longest) {
    DailyBook *book = read_book();
    DailyStreak streak = daily_streak(book, today);
    assert_int_equal(streak.now, now);
    assert_int_equal(streak.longest, longest);
    daily_free(book);
}

static void test_a_missed_day_is_forgiven(void **unused) {
    (void)unused;
    assert_streak(20261121, 0, 0);
    keep(20261110, 0, 20261110, 1);
    keep(20261111, 3, 20261111, 1);
    assert_streak(20261111, 2, 2);
    keep(20261113, 0, 20261113, 1); /* the 12th is missed */
    assert_streak(20261113, 3, 3);
    assert_streak(20261114, 3, 3);  /* the 14th is not over */
    assert_streak(20261115, 3, 3);  /* one is forgiven */
    assert_streak(20261116, 0, 3);  /* two are not */
    keep(20261114, 0, 20261116, 1); /* played later: open, but no part of the row */
    assert_streak(20261116, 0, 3);
    keep(20261116, 0, 20261116, 1);
    assert_streak(20261116, 1, 3);
}

static void test_bad_files_are_put_aside(void **unused) {
    (void)unused;
    char words[MATCH_MESSAGE] = "", path[PLAN_PATH];
    Text why = text_over(words, sizeof words);
    write_file("daily.json", "{\"days\": [");
    DailyBook *book = daily_read(data, &why);
    assert_string_not_equal(words, "");
    assert_int_equal(daily_result(book, 20261121, 0).state, DAILY_UNPLAYED);
    daily_free(book);
    keep(20261121, 0, 20261121, 5);
    path_of("daily.json.bak", path);
    assert_int_equal(access(path, R_OK), 0);
    book = read_book();
    assert_int_equal(daily_result(book, 20261121, 0).own.amount, 5);
    daily_free(book);
}

/* ---- the circuit ---- */

static Circuit read_circuit(void) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    Circuit circuit;
    assert_good(circuit_read(data, &circuit, &why), words);
    return circuit;
}

static void visit(int index, int32_t gained) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    assert_good(circuit_add(data, index, gained, &why), words);
}

static void test_the_road(void **unused) {
    (void)unused;
    Circuit circuit = read_circuit();
    assert_int_equal(circuit.won, 0);
    assert_true(circuit_is_open(&circuit, 0));
    assert_false(circuit_is_open(&circuit, 1));
    visit(0, circuit_house(0)->goal - 1);
    assert_int_equal(read_circuit().won, 0);
    visit(0, circuit_house(0)->goal);
    circuit = read_circuit();
    assert_int_equal(circuit.won, 1);
    assert_int_equal(circuit.sum, circuit_house(0)->goal);
    assert_true(circuit_is_open(&circuit, 1));
    visit(0, -50); /* a lost evening takes nothing away */
    circuit = read_circuit();
    assert_int_equal(circuit.won, 1);
    assert_int_equal(circuit.stays[0].visits, 3);
    assert_int_equal(circuit.stays[0].best, circuit_house(0)->goal);
    for (int i = 1; i < CIRCUIT_TABLES; i++) visit(i, 1000);
    assert_int_equal(read_circuit().won, CIRCUIT_TABLES);
}

static void test_a_bad_road_is_put_aside(void **unused) {
    (void)unused;
    char words[MATCH_MESSAGE] = "", path[PLAN_PATH];
    Text why = text_over(words, sizeof words);
    Circuit circuit;
    write_file("circuit.json", "{\"houses\": {\"lantern\": {\"visits\": \"many\"}}}");
    assert_false(circuit_read(data, &circuit, &why));
    assert_non_null(strstr(words, "circuit.json"));
    assert_int_equal(circuit.won, 0);
    visit(0, 50);
    path_of("circuit.json.bak", path);
    assert_int_equal(access(path, R_OK), 0);
    assert_int_equal(read_circuit().won, 1);
}

/* It takes both houses and feats, and each title more than the one before. */
static void test_titles(void **unused) {
    (void)unused;
    const Title *title = title_of(0, 0);
    assert_int_equal(title->houses + title->feats, 0);
    for (const Title *next = title_after(title); next; title = next, next = title_after(next)) {
        assert_true(next->houses >= title->houses && next->feats > title->feats);
        assert_ptr_equal(title_of(next->houses, next->feats), next);
        assert_ptr_equal(title_of(next->houses, next->feats - 1), title);
        assert_ptr_equal(title_of(CIRCUIT_TABLES, next->feats - 1), title);
    }
    assert_int_equal(title->houses, CIRCUIT_TABLES);
}

/* Those that everybody has stay as they were; others come with houses, and what is chosen is never taken. */
static void test_cloths_are_earned(void **unused) {
    (void)unused;
    Settings settings = settings_usual();
    assert_int_equal(earned_cloths(data, &settings), 3);
    for (int i = 0; i < 4; i++) visit(i, 1000);
    assert_int_equal(earned_cloths(data, &settings), 3);
    visit(4, 1000);
    assert_int_equal(earned_cloths(data, &settings), 4);
    assert_int_equal(earned_cloth_with(4), 3);
    assert_int_equal(earned_cloth_with(5), -1);
    for (int i = 5; i < CIRCUIT_TABLES; i++) visit(i, 1000);
    assert_int_equal(earned_cloths(data, &settings), DECK_CLOTHS);
    remove_data(NULL);
    deck_choice_use_cloth(&settings, 3);
    assert_int_equal(earned_cloths(data, &settings), 4);
    make_data(NULL);
}

/* The first four are everybody's; feats open the others, in the decks that have them. */
static void test_backs_are_earned(void **unused) {
    (void)unused;
    const char *backs[] = {"back", "back-2", "back-3", "back-4", "back-5", "back-6"};
    LibraryEntry entry = {.family = DECK_SPIKE, .back_count = 6},
                 poor = {.family = DECK_KESSEL, .back_count = 5};
    Settings settings = settings_usual();
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    memcpy(entry.backs, backs, sizeof backs);
    memcpy(poor.backs, backs, 5 * sizeof *backs);
    assert_int_equal(earned_feats(data), 0);
    assert_int_equal(deck_backs_open(&settings, &entry, 0), 4);
    assert_int_equal(deck_backs_open(&settings, &entry, deck_back_feats(0) - 1), 4);
    assert_int_equal(deck_backs_open(&settings, &entry, deck_back_feats(0)), 5);
    assert_int_equal(deck_backs_open(&settings, &entry, deck_back_feats(1)), 6);
    assert_int_equal(deck_backs_open(&settings, &poor, FEATS), 5);
    deck_choice_use_back(&settings, DECK_SPIKE, "back-6");
    assert_int_equal(deck_backs_open(&settings, &entry, 0), 6); /* never taken away */
    poor.is_own = true;
    assert_int_equal(deck_backs_open(&settings, &poor, 0), 5); /* of one's own */
    assert_true(feats_keep(data, 7, sabacc_game_at(0), 20261121, &why));
    assert_int_equal(earned_feats(data), 3);
    char path[PLAN_PATH];
    snprintf(path, sizeof path, "%s/feats.json", data);
    assert_int_equal(remove(path), 0);
    for (int i = 1; i < DECK_EARNED_BACKS; i++) assert_true(deck_back_feats(i) > deck_back_feats(i - 1));
    assert_true(deck_back_feats(DECK_EARNED_BACKS - 1) <= FEATS);
}

/* ---- the master ---- */

static void wake(void *user) { (void)user; }

static DailyScore master_of(int index, int64_t day) {
    GamePlan plan;
    DailyScore score = {0, 0};
    daily_plan(index, day, "Ana", &plan);
    DailyMaster *master = daily_master_start(&plan.setup, wake, NULL);
    assert_non_null(master);
    assert_true(daily_master_result(master, true, &score));
    daily_master_free(master);
    return score;
}

static void test_the_master_comes_to_the_same_again(void **unused) {
    (void)unused;
    int differing = 0;
    for (int index = 0; index < daily_count(); index += 4) {
        DailyScore once = master_of(index, 20261121), again = master_of(index, 20261121);
        DailyScore other = master_of(index, 20261122);
        assert_memory_equal(&once, &again, sizeof once);
        differing += daily_compare(once, other) != 0;
    }
    assert_true(differing > 0); /* each day is another */
}

static void test_the_master_can_be_cancelled(void **unused) {
    (void)unused;
    GamePlan plan;
    daily_plan(0, 20261121, "Ana", &plan);
    daily_master_free(daily_master_start(&plan.setup, wake, NULL));
    daily_master_free(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_has_a_deal),
        cmocka_unit_test(test_names_do_not_clash),
        cmocka_unit_test(test_houses),
        cmocka_unit_test(test_days),
        cmocka_unit_test_setup_teardown(test_only_the_first_try_counts, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_missed_day_is_forgiven, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_bad_files_are_put_aside, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_the_road, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_bad_road_is_put_aside, make_data, remove_data),
        cmocka_unit_test(test_titles),
        cmocka_unit_test_setup_teardown(test_cloths_are_earned, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_backs_are_earned, make_data, remove_data),
        cmocka_unit_test(test_the_master_comes_to_the_same_again),
        cmocka_unit_test(test_the_master_can_be_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
