#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "ui/focus.h"

/* 0 1 2
   3 . 4    with 5 far below, in a group of its own */
static const FocusPlace places[] = {
    {{0, 0, 90, 40}, 0, true, false},      {{100, 0, 90, 40}, 0, true, false},
    {{200, 0, 90, 40}, 0, true, false},    {{0, 100, 90, 40}, 0, true, false},
    {{200, 100, 90, 40}, 0, true, false},  {{0, 900, 300, 40}, 1, true, false},
    {{100, 100, 90, 40}, 0, false, false},
};
enum { COUNT = sizeof places / sizeof *places };

static int go(int from, FocusDirection direction) { return focus_move(places, COUNT, from, direction); }

static void test_moves_straight(void **state) {
    (void)state;
    assert_int_equal(go(0, FOCUS_RIGHT), 1);
    assert_int_equal(go(1, FOCUS_RIGHT), 2);
    assert_int_equal(go(2, FOCUS_DOWN), 4);
    assert_int_equal(go(4, FOCUS_UP), 2);
    assert_int_equal(go(3, FOCUS_DOWN), 5);
    assert_int_equal(go(5, FOCUS_LEFT), 5);
}

static void test_passes_over_what_cannot_be_chosen(void **state) {
    (void)state;
    assert_int_equal(go(3, FOCUS_RIGHT), 4);
    assert_int_equal(go(4, FOCUS_LEFT), 3);
    assert_int_equal(focus_move(places + 6, 1, -1, FOCUS_DOWN), -1);
}

static void test_stays_at_the_edge(void **state) {
    (void)state;
    assert_int_equal(go(0, FOCUS_UP), 0);
    assert_int_equal(go(0, FOCUS_LEFT), 0);
    assert_int_equal(go(2, FOCUS_RIGHT), 2);
}

static void test_everything_is_reached_from_everywhere(void **state) {
    (void)state;
    for (int start = 0; start < 6; start++) {
        bool reached[COUNT] = {[0] = false};
        reached[start] = true;
        for (int round = 0; round < COUNT; round++) {
            for (int from = 0; from < COUNT; from++) {
                for (int direction = 0; reached[from] && direction < 4; direction++) {
                    reached[go(from, (FocusDirection)direction)] = true;
                }
            }
        }
        for (int i = 0; i < 6; i++) assert_true(reached[i]);
    }
}

/* A bar below cards: two buttons at its left, two at its right. */
static void test_a_bar_goes_on_in_its_row(void **state) {
    (void)state;
    static const FocusPlace page[] = {
        {{0, 0, 200, 300}, 0, true, false},     {{220, 0, 200, 300}, 0, true, false},
        {{440, 0, 200, 300}, 0, true, false},   {{0, 320, 100, 60}, 1, true, false},
        {{110, 320, 100, 60}, 1, true, false},  {{900, 320, 100, 60}, 1, true, false},
        {{1010, 320, 100, 60}, 1, true, false},
    };
    enum { PLACES = sizeof page / sizeof *page };
    assert_int_equal(focus_move(page, PLACES, 4, FOCUS_RIGHT), 5);
    assert_int_equal(focus_move(page, PLACES, 5, FOCUS_LEFT), 4);
    assert_int_equal(focus_move(page, PLACES, 4, FOCUS_UP), 0);
    assert_int_equal(focus_move(page, PLACES, 2, FOCUS_RIGHT), 5); /* no card is further on */
}

static void test_groups_go_around(void **state) {
    (void)state;
    assert_int_equal(focus_next_group(places, COUNT, 2, 1), 5);
    assert_int_equal(focus_next_group(places, COUNT, 5, 1), 0);
    assert_int_equal(focus_next_group(places, COUNT, 5, -1), 0);
}

/* Three cards, with buttons in the corner beside them; above all of it a row. */
static void test_down_leads_to_the_foot(void **state) {
    (void)state;
    static const FocusPlace table[] = {
        {{600, 680, 260, 360}, 1, true, false},  {{800, 680, 260, 360}, 1, true, false},
        {{1000, 680, 260, 360}, 1, true, false}, {{1300, 855, 290, 64}, 2, true, true},
        {{1600, 855, 290, 64}, 2, true, true},   {{1300, 930, 290, 64}, 2, true, true},
        {{1300, 10, 150, 44}, 3, true, false},   {{80, 710, 110, 160}, 1, true, false},
    };
    enum { PLACES = sizeof table / sizeof *table, FOOT = 3 };
    for (int from = 0; from < PLACES; from++)
        if (table[from].group == 1) assert_int_equal(focus_move(table, PLACES, from, FOCUS_DOWN), FOOT);
    assert_int_equal(focus_move(table, PLACES, 3, FOCUS_UP), 2);
    assert_int_equal(focus_move(table, PLACES, 4, FOCUS_UP), 2);
    assert_int_equal(focus_move(table, PLACES, 5, FOCUS_UP), 3); /* its own group first */
    assert_int_equal(focus_move(table, PLACES, 2, FOCUS_RIGHT), 3);
    assert_int_equal(focus_move(table, PLACES, 5, FOCUS_DOWN), 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_straight),
        cmocka_unit_test(test_passes_over_what_cannot_be_chosen),
        cmocka_unit_test(test_stays_at_the_edge),
        cmocka_unit_test(test_everything_is_reached_from_everywhere),
        cmocka_unit_test(test_a_bar_goes_on_in_its_row),
        cmocka_unit_test(test_groups_go_around),
        cmocka_unit_test(test_down_leads_to_the_foot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
