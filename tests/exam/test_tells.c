/* How the examination counts what bets tell, by counts worked out by hand. */
#include "tells.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { HALF = STUDY_STRENGTHS / 2, TIMES = 10 };

/* The worse half stays and the better raises, nothing being owed, as often with each strength. */
static void count_halves(Tells *tells) {
    for (int strength = 0; strength < STUDY_STRENGTHS; strength++)
        for (int i = 0; i < TIMES; i++)
            tells_count(tells, &(BettingSight){.strength = strength, .pot = 8}, TELLS_ROUND,
                        strength < HALF ? 0 : 4);
}

static void test_which_half_is_one_bit(void **unused) {
    (void)unused;
    Tells tells = {.done = {{{0}}}};
    TellsDone both;
    count_halves(&tells);
    tells_of_both(&tells, both);
    assert_float_equal(tells_bits(both, 0), 1, 1e-9);
    assert_float_equal(tells_bits(tells.done[TELLS_FREE], 0), 1, 1e-9);
    assert_float_equal(tells_bits(tells.done[TELLS_FREE], 1), 0, 1e-9);
    /* Each half is right three times of four: 1 - H(1/4). */
    assert_float_equal(tells_bits(tells.done[TELLS_FREE], 0.5), 0.1887218755, 1e-9);
}

/* All fold to a bet whatever they hold. */
static void test_what_all_do_tells_nothing(void **unused) {
    (void)unused;
    Tells tells = {.done = {{{0}}}};
    for (int strength = 0; strength < STUDY_STRENGTHS; strength++)
        tells_count(&tells, &(BettingSight){.strength = strength, .pot = 8, .owed = 4}, TELLS_ROUND, -1);
    assert_float_equal(tells_bits(tells.done[TELLS_OWED], 0), 0, 1e-9);
    assert_float_equal(tells_share(tells.done[TELLS_OWED], TELLS_FOLDED, 0, 1), 1, 1e-9);
    assert_float_equal(tells_share(tells.done[TELLS_FREE], TELLS_FOLDED, 0, 1), 0, 1e-9);
}

static void test_only_that_round_counts(void **unused) {
    (void)unused;
    Tells tells = {.done = {{{0}}}};
    tells_count(&tells, &(BettingSight){.strength = 3, .pot = 8}, TELLS_ROUND - 1, 4);
    assert_int_equal(tells.done[TELLS_FREE][TELLS_RAISED][3], 0);
    tells_count(&tells, &(BettingSight){.strength = 3, .pot = 8}, TELLS_ROUND, 4);
    assert_int_equal(tells.done[TELLS_FREE][TELLS_RAISED][3], 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_which_half_is_one_bit),
        cmocka_unit_test(test_what_all_do_tells_nothing),
        cmocka_unit_test(test_only_that_round_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
