#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <SDL.h>

#include "scenes/opponents.h"

static void wake(void *user) { SDL_SemPost(user); }

typedef struct Bench {
    SDL_sem *woken;
    Opponents *opponents;
    Match *match;
} Bench;

static Bench open_bench(AiLevel level) {
    Bench bench = {.woken = SDL_CreateSemaphore(0)};
    MatchSetup setup;
    char words[256];
    Text why = text_over(words, sizeof words);
    bench.opponents = opponents_create(wake, bench.woken);
    assert_non_null(bench.opponents);
    match_setup_init(&setup, sabacc_game_at(0), 2, 50);
    setup.has_seed = true;
    setup.seed = 11;
    setup.allow_undo = true;
    bench.match = match_new(&setup, NULL, NULL, &why);
    assert_non_null(bench.match);
    for (int seat = 0; seat < 2; seat++) opponents_seat(bench.opponents, bench.match, seat, level);
    return bench;
}

static void close_bench(Bench *bench) {
    match_free(bench->match);
    opponents_free(bench->opponents);
    SDL_DestroySemaphore(bench->woken);
}

/* Steps as a loop would: never waits in a step, only for the wake. */
static int play(Bench *bench, int actions) {
    int applied = 0;
    while (applied < actions) {
        MatchStep step = match_step(bench->match);
        if (step.outcome == MATCH_OVER) break;
        if (step.outcome == MATCH_WAITING) {
            assert_int_equal(SDL_SemWaitTimeout(bench->woken, 20000), 0);
            continue;
        }
        assert_int_equal(step.outcome, MATCH_APPLIED);
        applied++;
    }
    return applied;
}

static void test_a_game_by_two(void **unused) {
    (void)unused;
    Bench bench = open_bench(AI_NOVICE);
    assert_true(play(&bench, 100000) > 20);
    assert_int_equal(match_step(bench.match).outcome, MATCH_OVER);
    close_bench(&bench);
}

static void test_held_answers_wait(void **unused) {
    (void)unused;
    Bench bench = open_bench(AI_NOVICE);
    while (match_to_act(bench.match) < 0) assert_int_equal(match_step(bench.match).outcome, MATCH_APPLIED);
    opponents_hold(bench.opponents, true);
    assert_int_equal(match_step(bench.match).outcome, MATCH_WAITING);
    assert_int_equal(SDL_SemWaitTimeout(bench.woken, 20000), 0);
    assert_int_equal(match_step(bench.match).outcome, MATCH_WAITING); /* thought, but held */
    opponents_hold(bench.opponents, false);
    assert_int_equal(match_step(bench.match).outcome, MATCH_APPLIED);
    close_bench(&bench);
}

/* Leaving in the middle of a thought does not wait for it. */
static void test_leaving_stops_at_once(void **unused) {
    (void)unused;
    Bench bench = open_bench(AI_REGULAR);
    while (match_to_act(bench.match) < 0) match_step(bench.match);
    assert_int_equal(match_step(bench.match).outcome, MATCH_WAITING);
    close_bench(&bench);
}

/* An undo drops what was thought: the same serial is asked anew, and the same is answered. */
static void test_undo_asks_again(void **unused) {
    (void)unused;
    char words[256];
    Text why = text_over(words, sizeof words);
    Bench bench = open_bench(AI_NOVICE);
    play(&bench, 12);
    int seat = match_can_undo(bench.match, 0) ? 0 : 1;
    assert_true(match_undo(bench.match, seat, &why));
    uint32_t serial = match_serial(bench.match);
    play(&bench, 1);
    SabaccState first = *match_state(bench.match);
    assert_true(match_undo(bench.match, seat, &why));
    assert_int_equal(match_serial(bench.match), serial);
    play(&bench, 1);
    assert_memory_equal(&first, match_state(bench.match), sizeof first);
    close_bench(&bench);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_by_two),
        cmocka_unit_test(test_held_answers_wait),
        cmocka_unit_test(test_leaving_stops_at_once),
        cmocka_unit_test(test_undo_asks_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
