#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "scenes/history/private.h"
#include "session/statistics.h"

enum { GAMES = 6 };

typedef struct Made {
    PastGame list[GAMES];
    PastGames games;
} Made;

static int64_t noon(int year, int month, int day) {
    struct tm at = {
        .tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = 12, .tm_isdst = -1};
    return (int64_t)mktime(&at);
}

/* Ana's seat 0, and one opponent. */
static PastGame game(const char *id, const char *person, const char *opponent, int64_t when, int credits,
                     int hands, uint64_t key) {
    PastGame made = {.file = memory_strdup("x.sabacc"), .changed = when, .is_digested = true};
    GameDigest *digest = &made.digest;
    digest->game = sabacc_game_find(id);
    digest->is_over = true;
    digest->seats = 2;
    digest->hands = hands;
    digest->champions = credits > 0 ? 1 : 2;
    digest->seat = memory_calloc(2, sizeof *digest->seat);
    digest->seat[0] = (DigestSeat){.agent = "human",
                                   .credits = credits,
                                   .hands = hands,
                                   .hands_won = hands / 2,
                                   .shown = 2,
                                   .shown_won = credits > 0,
                                   .best = {.key = key, .rank = 1, .count = 0}};
    digest->seat[1] = (DigestSeat){.agent = "ai:sharp", .credits = -credits, .hands = hands};
    snprintf(digest->seat[0].name, MATCH_WORDS, "%s", person);
    snprintf(digest->seat[1].name, MATCH_WORDS, "%s", opponent);
    return made;
}

/* The latest first, as they are read. */
static int make(void **state) {
    Made *made = memory_calloc(1, sizeof *made);
    made->list[0] = game("classic", "Ana", "Vex", noon(2026, 11, 20), 30, 10, 500);
    made->list[1] = game("pazaak", "Bo", "Vex", noon(2026, 11, 19), 5, 3, 9);
    made->list[2] = game("corellian-spike", "Ana", "Orro", noon(2026, 11, 2), -50, 4, 800);
    made->list[3] = game("classic", "Ana", "Vex", noon(2026, 9, 2), -10, 6, 700);
    made->list[4] = game("classic", "Ana", "Orro", noon(2026, 9, 1), 40, 8, 0);
    made->list[5] = game("classic", "Ana", "Vex", noon(2026, 8, 1), 1000, 1000, 0);
    made->list[5].digest.fault = memory_strdup("it cannot be played"); /* and counts nowhere */
    made->games = (PastGames){.list = made->list, .count = GAMES};
    *state = made;
    return 0;
}

static int discard(void **state) {
    Made *made = *state;
    for (int i = 0; i < GAMES; i++) {
        free(made->list[i].file);
        game_digest_free(&made->list[i].digest);
    }
    free(made);
    return 0;
}

static Statistics *figures(const Made *made, const char *game_id, const char *person) {
    Statistics *statistics = memory_calloc(1, sizeof *statistics);
    StatisticsAsked asked = {.game = game_id ? sabacc_game_find(game_id) : NULL};
    snprintf(asked.person, sizeof asked.person, "%s", person);
    statistics_of(&made->games, &asked, statistics);
    return statistics;
}

static void test_sums(void **state) {
    Statistics *all = figures(*state, NULL, "");
    assert_int_equal(all->people_count, 2);
    assert_string_equal(all->people[all->person], "Ana"); /* who has played most */
    assert_int_equal(all->all.games, 4);
    assert_int_equal(all->all.games_won, 2);
    assert_int_equal(all->all.hands, 28);
    assert_int_equal(all->all.hands_won, 14);
    assert_int_equal(all->all.shown, 8);
    assert_int_equal(all->all.shown_won, 2);
    assert_int_equal(all->all.credits, 10);
    free(all);
}

/* What can be resumed is not played yet; what was left for good is. */
static void test_unfinished_games_stand_apart(void **state) {
    Made *made = *state;
    made->list[0].is_unfinished = true;
    for (int i = 0; i < 2; i++) made->list[3 * i].digest.is_over = false;
    Statistics *all = figures(made, NULL, "Ana");
    char words[96];
    assert_int_equal(all->all.games, 4);
    assert_int_equal(all->all.games_unfinished, 1);
    history_sum(&all->all, words, sizeof words);
    assert_string_equal(words, "3 games · 1 won · 1 unfinished");
    history_games(&all->game[0].sum, "", words, sizeof words);
    assert_string_equal(words, "2 games · 1 unfinished");
    all->all = (StatisticsSum){.games = 3, .games_unfinished = 3};
    history_sum(&all->all, words, sizeof words);
    assert_string_equal(words, "3 unfinished");
    all->all = (StatisticsSum){.games = 0};
    history_sum(&all->all, words, sizeof words);
    assert_string_equal(words, "0 games · 0 won");
    free(all);
}

static void test_by_game_and_opponent(void **state) {
    Statistics *all = figures(*state, NULL, "Ana");
    assert_int_equal(all->game_count, 2);
    assert_string_equal(all->game[0].game->id, "classic"); /* most hands first */
    assert_int_equal(all->game[0].sum.hands, 24);
    assert_int_equal(all->game[1].sum.credits, -50);
    assert_int_equal(all->opponent_count, 2);
    assert_string_equal(all->opponent[0].name, "Vex");
    assert_int_equal(all->opponent[0].sum.credits, 20);
    assert_int_equal(all->opponent[0].credits, -20);
    assert_int_equal(all->opponent[1].sum.hands, 12);
    free(all);
}

static void test_one_game(void **state) {
    Statistics *classic = figures(*state, "classic", "Ana");
    assert_int_equal(classic->all.games, 3);
    assert_int_equal(classic->game_count, 2); /* the others can still be asked for */
    assert_int_equal(classic->opponent_count, 2);
    assert_int_equal(classic->opponent[1].sum.games, 1);
    assert_int_equal(classic->best_count, 2);
    assert_int_equal(classic->best[0].hand.key, 700);
    assert_int_equal(classic->best[1].hand.key, 500);
    free(classic);
}

static void test_best_of_each_game(void **state) {
    Statistics *all = figures(*state, NULL, "Ana");
    assert_int_equal(all->best_count, 2);
    assert_int_equal(all->best[0].hand.key, 700);
    assert_string_equal(all->best[0].game->id, "classic");
    assert_int_equal(all->best[1].hand.key, 800);
    free(all);
}

static void test_months(void **state) {
    Statistics *all = figures(*state, NULL, "Ana");
    assert_int_equal(all->month_count, 2);
    assert_int_equal(all->month[0].month, 9);
    assert_int_equal(all->month[0].sum.credits, 30);
    assert_int_equal(all->month[1].month, 11);
    assert_int_equal(all->month[1].sum.credits, -20);
    free(all);
}

/* Of more months than there is room for the latest stay, and what was won in others is in the sums all the
 * same. */
static void test_the_latest_months_stay(void **unused) {
    (void)unused;
    enum { MONTHS = STATISTICS_MONTHS + 3, YEAR = 2025, CREDITS = 7 };
    PastGame list[2 * MONTHS];
    for (int i = 0; i < 2 * MONTHS; i++) { /* two in each, the latest first */
        int month = MONTHS - 1 - i / 2;
        list[i] =
            game("classic", "Ana", "Vex", noon(YEAR + month / 12, 1 + month % 12, 28 - i % 2), CREDITS, 4, 0);
    }
    PastGames games = {.list = list, .count = 2 * MONTHS};
    Statistics *all = memory_calloc(1, sizeof *all);
    statistics_of(&games, &(StatisticsAsked){.person = "Ana"}, all);
    assert_int_equal(all->all.credits, 2 * MONTHS * CREDITS);
    assert_int_equal(all->month_count, STATISTICS_MONTHS);
    for (int i = 0; i < STATISTICS_MONTHS; i++) {
        int month = MONTHS - STATISTICS_MONTHS + i;
        assert_int_equal(all->month[i].year, YEAR + month / 12);
        assert_int_equal(all->month[i].month, 1 + month % 12);
        assert_int_equal(all->month[i].sum.credits, 2 * CREDITS);
    }
    free(all);
    for (int i = 0; i < 2 * MONTHS; i++) {
        free(list[i].file);
        game_digest_free(&list[i].digest);
    }
}

static void test_course(void **state) {
    Statistics *all = figures(*state, NULL, "Ana");
    const int64_t course[] = {0, 40, 30, -20, 10};
    assert_int_equal(all->course_count, 5);
    assert_memory_equal(all->course, course, sizeof course);
    free(all);
}

static void test_long_course_ends_at_the_sum(void **state) {
    (void)state;
    enum { MANY = 5000 };
    PastGames games = {.list = memory_calloc(MANY, sizeof *games.list), .count = MANY};
    for (int i = 0; i < MANY; i++)
        games.list[i] = game("classic", "Ana", "Vex", noon(2026, 1, 1), i % 7 - 2, 1, 0);
    Statistics *all = memory_calloc(1, sizeof *all);
    statistics_of(&games, &(StatisticsAsked){.game = NULL}, all);
    assert_int_equal(all->course_count, STATISTICS_COURSE);
    assert_int_equal(all->course[0], 0);
    assert_int_equal(all->course[STATISTICS_COURSE - 1], all->all.credits);
    for (int i = 0; i < MANY; i++) {
        free(games.list[i].file);
        game_digest_free(&games.list[i].digest);
    }
    free(games.list);
    free(all);
}

static void test_other_person(void **state) {
    Statistics *bo = figures(*state, NULL, "Bo");
    assert_int_equal(bo->all.games, 1);
    assert_int_equal(bo->game_count, 1);
    assert_string_equal(bo->game[0].game->id, "pazaak");
    free(bo);
    Statistics *nobody = figures(*state, NULL, "Nobody");
    assert_string_equal(nobody->people[nobody->person], "Ana");
    free(nobody);
}

static void test_nothing_played(void **state) {
    (void)state;
    PastGames games = {.count = 0};
    Statistics *none = memory_calloc(1, sizeof *none);
    statistics_of(&games, &(StatisticsAsked){.game = NULL}, none);
    assert_int_equal(none->person, -1);
    assert_int_equal(none->course_count, 0);
    free(none);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sums),
        cmocka_unit_test_setup_teardown(test_unfinished_games_stand_apart, make, discard),
        cmocka_unit_test(test_by_game_and_opponent),
        cmocka_unit_test(test_one_game),
        cmocka_unit_test(test_best_of_each_game),
        cmocka_unit_test(test_months),
        cmocka_unit_test(test_the_latest_months_stay),
        cmocka_unit_test(test_course),
        cmocka_unit_test(test_long_course_ends_at_the_sum),
        cmocka_unit_test(test_other_person),
        cmocka_unit_test(test_nothing_played),
    };
    return cmocka_run_group_tests(tests, make, discard);
}
