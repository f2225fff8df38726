/* Games of sets on the table: the log's lines with their clauses, and that the view follows the true state.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

#include "table_fixture.h"

static TableFixture open(const char *options) {
    FixtureSetup setup = {.width = 640,
                          .height = 360,
                          .seats = 2,
                          .seed = 3,
                          .credits = 100,
                          .game = "pazaak",
                          .options = options,
                          .settings = {.speed = 1}};
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    return fixture;
}

/* Some line of the log says that, word by word. */
static void expect_told(const TableFixture *fixture, const char *words) {
    int count = table_view_log_count(fixture->view);
    for (int i = 0; i < count; i++)
        if (strcmp(table_view_log_line(fixture->view, i), words) == 0) return;
    for (int i = 0; i < count; i++) print_message("  %s\n", table_view_log_line(fixture->view, i));
    fail_msg("not told: %s", words);
}

static void close_as_it_was(TableFixture *fixture) {
    SabaccView now;
    sabacc_view(&fixture->state, fixture->viewer, &now);
    assert_memory_equal(table_view_shown(fixture->view), &now, sizeof now);
    fixture_close(fixture);
}

#define PLAIN "side-cards=none;starter=first-seat"

static void test_the_higher_wins(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture, "* deal 9;0 end;* deal 8;1 end;* deal 10;0 stand;* deal 9;1 stand");
    expect_told(&fixture, "Ana is dealt 9: 9 in all");
    expect_told(&fixture, "Ana ends the turn at 9");
    expect_told(&fixture, "Ana is dealt 10: 19 in all");
    expect_told(&fixture, "Ana stands with 19");
    expect_told(&fixture, "Ana wins set 1: 19 beats 17 (PZ-3)");
    expect_told(&fixture, "Set 2");
    close_as_it_was(&fixture);
}

static void test_over_20_loses(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture,
                     "* deal 9;0 end;* deal 8;1 end;* deal 10;0 end;* deal 9;1 end;* deal 10;0 end");
    expect_told(&fixture, "Vex wins set 1: the other lies over 20 with 29 (PZ-3)");
    close_as_it_was(&fixture);
}

static void test_20_stands_and_a_tie_is_no_one_s(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture, "* deal 10;0 end;* deal 10;1 end;* deal 10;0 end;* deal 10;1 end");
    expect_told(&fixture, "Ana stands: 20 stands by itself (PZ-2)");
    expect_told(&fixture, "Set 1 counts for no one: 20 against 20 is a tie (PZ-3)");
    close_as_it_was(&fixture);
}

static void test_nine_cards_win(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN ";nine-cards=match");
    fixture_play_all(&fixture,
                     "* deal 1;0 end;* deal 10;1 end;* deal 1;0 end;* deal 10;1 end;* deal 1;0 end;"
                     "* deal 1;0 end;* deal 2;0 end;* deal 2;0 end;* deal 2;0 end;* deal 2;0 end;* deal 3");
    expect_told(&fixture, "Ana wins set 1: nine cards within 20 (PZ-3)");
    expect_told(&fixture, "Ana wins the match, 1 to 0 in sets");
    assert_int_equal(fixture.state.table.seat[0].credits, 120);
    close_as_it_was(&fixture);
}

static void test_side_cards_are_told(void **unused) {
    (void)unused;
    TableFixture fixture = open("starter=first-seat;tiebreaker=1");
    fixture_play_all(&fixture, "0 side 2&4 3&6 double tiebreaker ±2 ±2 +1 +1 -3 -3;"
                               "1 side +1 +1 +2 +2 +3 +3 tiebreaker ±4 ±4 -5;"
                               "* deal 2&4;* deal double;* deal tiebreaker;* deal ±2;"
                               "* deal ±4;* deal +3;* deal +1;* deal -5;"
                               "* deal 4;0 play 2&4;0 end;* deal 10;1 play -5;1 end;"
                               "* deal 10;0 play double;0 end;* deal 9;1 play ±4 +;1 stand;"
                               "* deal 1;0 play tiebreaker +;0 stand");
    expect_told(&fixture, "Ana has picked a side deck (PZ-1)");
    expect_told(&fixture, "Vex has picked a side deck (PZ-1)");
    expect_told(&fixture, "Ana is dealt the Double");
    expect_told(&fixture, "Ana plays 2&4: \u22124 in all");
    expect_told(&fixture, "Vex plays −5: 5 in all");
    expect_told(&fixture, "Ana plays the Double: 16 in all");
    expect_told(&fixture, "Vex plays ±4 as +4: 18 in all");
    expect_told(&fixture, "Ana plays the Tie Breaker as +1: 18 in all");
    expect_told(&fixture, "Ana wins set 1: the Tie Breaker decides at 18 each (PZ-4)");
    close_as_it_was(&fixture);
}

static void test_a_tie_breaker_breaks_the_tie(void **unused) {
    (void)unused;
    TableFixture fixture = open("side-cards=shared;starter=first-seat");
    fixture_play_all(
        &fixture, "* deal tiebreaker;* deal +1;* deal +2;* deal +3;* deal -1;* deal -2;* deal -3;* deal -4;"
                  "* deal 9;0 play tiebreaker;0 end;* deal 9;1 end;* deal 8;0 stand;* deal 8;1 stand");
    expect_told(&fixture, "Ana plays the Tie Breaker: 9 in all");
    expect_told(&fixture, "Ana wins set 1: the Tie Breaker decides at 17 each (PZ-4)");
    close_as_it_was(&fixture);
}

static void test_two_nones_make_all_stand(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN ";main=choice");
    fixture_play_all(&fixture, "0 deal;* deal 7;0 end;1 deal;* deal 8;1 end;0 none;0 end;1 none;1 end");
    expect_told(&fixture, "Ana takes no main card");
    expect_told(&fixture, "Ana stands with 7: twice no main card was taken (PZ-6)");
    expect_told(&fixture, "Vex wins set 1: 8 beats 7 (PZ-3)");
    close_as_it_was(&fixture);
}

static void test_after_20_sets_the_wagers_come_back(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    for (int set = 0; set < 20; set++) fixture_play_all(&fixture, "* deal 5;0 stand;* deal 5;1 stand");
    expect_told(&fixture, "Set 20 counts for no one: 5 against 5 is a tie (PZ-3)");
    expect_told(&fixture, "The match is drawn after 20 sets (PZ-7)");
    expect_told(&fixture, "Ana takes 20 back (PZ-7)");
    expect_told(&fixture, "The game ends without a winner");
    assert_int_equal(fixture.state.table.seat[1].credits, 100);
    close_as_it_was(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_higher_wins),
        cmocka_unit_test(test_over_20_loses),
        cmocka_unit_test(test_20_stands_and_a_tie_is_no_one_s),
        cmocka_unit_test(test_nine_cards_win),
        cmocka_unit_test(test_side_cards_are_told),
        cmocka_unit_test(test_a_tie_breaker_breaks_the_tie),
        cmocka_unit_test(test_two_nones_make_all_stand),
        cmocka_unit_test(test_after_20_sets_the_wagers_come_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
