/* The opponents' contract: the same answer to the same question, and no use of hidden cards. */
#include "ai/hand_estimator.h"
#include "ai/score.h"
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

/* Of four hands seen, worths 3, 5, 5 and 9: the share below, and half of the equal ones. */
static void test_a_standing_is_a_share_of_the_scale(void **state) {
    (void)state;
    static const struct {
        uint64_t key;
        int standing;
    } rows[] = {{0, 0},   {1, 0},   {3, 128}, {4, 256},   {5, 512},
                {6, 768}, {8, 768}, {9, 896}, {10, 1024}, {UINT64_MAX, 1024}};
    static HandEstimator estimator;
    uint64_t keys[] = {5, 9, 3, 5};
    assert_int_equal(estimator_standing(&estimator, 7), CHANCE_ONE / 2); /* nothing learnt */
    estimator_set_scale(&estimator, keys, 0);
    assert_int_equal(estimator_standing(&estimator, 7), CHANCE_ONE / 2);
    estimator_set_scale(&estimator, keys, 4);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(estimator_standing(&estimator, rows[i].key), rows[i].standing);
}

/* Before anything is dealt, and without antes. */
static SabaccTable table_of(const char *game) {
    SabaccState state;
    SabaccSetup setup = support_setup(sabacc_game_find(game), 2);
    sabacc_start(&state, &setup, NULL);
    state.table.viewer = 0;
    state.table.seat[0].credits = 100;
    state.table.seat[0].paid = 0;
    return state.table;
}

/* Of stacks of 100 and a pot of 40; where sets or chips are played for nothing is damped. */
static void test_what_is_beyond_the_pot_counts_a_quarter(void **unused) {
    (void)unused;
    SabaccTable table = table_of("classic");
    table.hand_pot = 40;
    assert_int_equal(score_damped(&table, 100), 100);
    assert_int_equal(score_damped(&table, 140), 140);
    assert_int_equal(score_damped(&table, 180), 150);
    assert_int_equal(score_damped(&table, 60), 60);
    assert_int_equal(score_damped(&table, 0), 45);
    table.hand_pot = 0;
    assert_int_equal(score_damped(&table, 180), 180);
    table = table_of("pazaak");
    table.hand_pot = 40;
    assert_int_equal(score_damped(&table, 10000), 10000);
}

static void test_words(void **unused) {
    (void)unused;
    for (int i = 0; i < AI_LEVELS; i++) {
        AiLevel level = AI_LEVELS;
        assert_true(ai_level_parse(ai_level_word((AiLevel)i), &level));
        assert_int_equal(level, i);
    }
    AiLevel level = AI_NOVICE;
    assert_false(ai_level_parse("ai:", &level));
    assert_false(ai_level_parse("novice", &level));
    assert_false(ai_level_parse("ai:novice ", &level));
    assert_int_equal(level, AI_NOVICE);
    assert_string_equal(ai_level_word(AI_REGULAR), "ai:regular");
}

/* Positions of random games, one decision in three. */
typedef void (*OnPosition)(const SabaccState *state, uint64_t seed);

static void visit_positions(const SabaccGame *game, int seats, uint64_t seed, int positions,
                            OnPosition visit) {
    SabaccSetup setup = support_setup(game, seats);
    Rng rng = rng_of(seed, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    for (int i = 0; i < 3 * positions && support_to_seat(&state, &rng); i++) {
        if (i % 3 == 0) visit(&state, seed + (uint64_t)i);
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        support_apply(&state, &action);
    }
}

/* Every game, at tables of two to five where it has so many seats; with the argument `brief`, as under the
 * sanitizers, of two and four, once. */
static bool is_brief;

static void visit_games(int positions, OnPosition visit) {
    for (int game = 0; game < support_games(); game++)
        for (int seats = 2; seats <= 5; seats += is_brief ? 2 : 1)
            for (uint64_t seed = 1; seed <= (is_brief ? 1 : 2); seed++)
                if (seats == 2 || seats <= support_game(game)->max_seats)
                    visit_positions(support_game(game), seats, seed * 1000 + (uint64_t)seats, positions,
                                    visit);
}

static void test_seeds_differ(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup(sabacc_game_at(0), 3);
    Rng rng = rng_of(4, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    SabaccAction first = support_decide(&state, AI_RANDOM, 0, 0);
    int others = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        SabaccAction action = support_decide(&state, AI_RANDOM, 0, seed);
        others += !support_same_action(&first, &action);
    }
    assert_true(others > 10);
}

/* Asked again, it gives the same answer; and also if all hidden cards are dealt anew: to the seat it is the
 * same table. */
static void answers_from_what_it_sees(const SabaccState *state, uint64_t seed) {
    enum { EFFORT = 6 };
    SabaccView view;
    SabaccState other;
    int seat = sabacc_need(state);
    sabacc_view(state, seat, &view);
    Rng rng = rng_of(seed, 10);
    sabacc_sample(&view, &rng, &other);
    for (int level = 0; level < AI_LEVELS; level++) {
        SabaccAction here = support_decide(state, (AiLevel)level, EFFORT, seed);
        SabaccAction again = support_decide(state, (AiLevel)level, EFFORT, seed);
        SabaccAction there = support_decide(&other, (AiLevel)level, EFFORT, seed);
        assert_true(support_same_action(&here, &again));
        assert_true(support_same_action(&here, &there));
    }
}

static void test_same_seed_same_view_same_answer(void **unused) {
    (void)unused;
    visit_games(8, answers_from_what_it_sees);
}

/* Without this the test above would prove nothing. */
static void test_sampling_moves_cards(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup(sabacc_game_at(0), 4);
    Rng rng = rng_of(5, 9);
    SabaccState state, other;
    SabaccView view;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    sabacc_view(&state, sabacc_need(&state), &view);
    sabacc_sample(&view, &rng, &other);
    assert_memory_not_equal(&state, &other, sizeof state);
}

int main(int argc, char **argv) {
    is_brief = argc > 1 && strcmp(argv[1], "brief") == 0;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_a_standing_is_a_share_of_the_scale),
        cmocka_unit_test(test_what_is_beyond_the_pot_counts_a_quarter),
        cmocka_unit_test(test_same_seed_same_view_same_answer),
        cmocka_unit_test(test_seeds_differ),
        cmocka_unit_test(test_sampling_moves_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
