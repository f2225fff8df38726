/* Each level beats the one below it, by more than luck. The seeds are fixed and the reckoning is in whole
 * numbers: the same games everywhere, so that this cannot fail by chance. */
#include "lab/sim.h"

#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static Sim simulate(AiLevel first, AiLevel second, int64_t hands) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    Sim sim = {.setup = support_setup(sabacc_game_find("corellian-spike"), 2), .hands = hands, .seed = 1};
    sim.seat[0].level = first;
    sim.seat[1].level = second;
    assert_true(sim_run(&sim, &why));
    assert_true(sim.is_conserved);
    assert_int_equal(sim.errors, 0);
    return sim;
}

static void check_above(const Sim *sim, int better, int worse) {
    const Stats *above = &sim->seat[better].change, *below = &sim->seat[worse].change;
    assert_true(above->mean - stats_ci95(above) > below->mean + stats_ci95(below));
}

static void test_novice_beats_random(void **unused) {
    (void)unused;
    Sim sim = simulate(AI_NOVICE, AI_RANDOM, 400);
    check_above(&sim, 0, 1);
}

/* From the other seat, so that the seat does not explain it. */
static void test_regular_beats_novice(void **unused) {
    (void)unused;
    Sim sim = simulate(AI_NOVICE, AI_REGULAR, 800);
    check_above(&sim, 1, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_novice_beats_random),
        cmocka_unit_test(test_regular_beats_novice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
