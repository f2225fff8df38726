/* Each level beats the one below it, by more than luck. The seeds are fixed and the reckoning is in whole
 * numbers: the same games everywhere, so that this cannot fail by chance. */
#include "lab/sim.h"

#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static Sim simulate(const char *game, AiLevel first, AiLevel second, int64_t hands) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    Sim sim = {.setup = support_setup(sabacc_game_find(game), 2), .hands = hands, .seed = 1};
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
    Sim spike = simulate("corellian-spike", AI_NOVICE, AI_RANDOM, 400);
    check_above(&spike, 0, 1);
    Sim standard = simulate("standard", AI_NOVICE, AI_RANDOM, 400);
    check_above(&standard, 0, 1);
}

/* From the other seat, so that the seat does not explain it. */
static void test_regular_beats_novice(void **unused) {
    (void)unused;
    Sim spike = simulate("corellian-spike", AI_NOVICE, AI_REGULAR, 800);
    check_above(&spike, 1, 0);
    Sim standard = simulate("standard", AI_NOVICE, AI_REGULAR, 400);
    check_above(&standard, 1, 0);
}

/* Where calls end a hand, few run on until the house calls it (CA-2), and few show a bombed-out hand. */
static void test_hands_come_to_an_end(void **unused) {
    (void)unused;
    Sim sim = simulate("classic", AI_REGULAR, AI_REGULAR, 100);
    assert_true(sim.ends[SIM_END_CALLED] >= 30);
    assert_true(sim.ends[SIM_END_HOUSE] <= 5);
    assert_true(4 * sim.bombed <= sim.shown);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_novice_beats_random),
        cmocka_unit_test(test_regular_beats_novice),
        cmocka_unit_test(test_hands_come_to_an_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
