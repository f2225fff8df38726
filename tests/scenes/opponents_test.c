#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <SDL.h>

#include "match/truth.h"
#include "session/opponents.h"

static void wake(void *user) { SDL_SemPost(user); }

typedef struct Fixture {
    SDL_sem *woken;
    Opponents *opponents;
    Match *match;
} Fixture;

static Fixture open_fixture(AiLevel level) {
    Fixture fixture = {.woken = SDL_CreateSemaphore(0)};
    MatchSetup setup;
    char words[256];
    Text why = text_over(words, sizeof words);
    fixture.opponents = opponents_create(wake, fixture.woken);
    assert_non_null(fixture.opponents);
    match_setup_init(&setup, sabacc_game_at(0), 2, 50);
    setup.has_seed = true;
    setup.seed = 11;
    setup.allow_undo = true;
    fixture.match = match_new(&setup, NULL, NULL, &why);
    assert_non_null(fixture.match);
    for (int seat = 0; seat < 2; seat++) opponents_seat(fixture.opponents, fixture.match, seat, level);
    return fixture;
}

static void close_fixture(Fixture *fixture) {
    match_free(fixture->match);
    opponents_free(fixture->opponents);
    SDL_DestroySemaphore(fixture->woken);
}

/* Steps like the main loop: never blocks in a step, only waits for the wake. */
static int play(Fixture *fixture, int actions) {
    int applied = 0;
    while (applied < actions) {
        MatchStep step = match_step(fixture->match);
        if (step.outcome == MATCH_OVER) break;
        if (step.outcome == MATCH_WAITING) {
            assert_int_equal(SDL_SemWaitTimeout(fixture->woken, 20000), 0);
            continue;
        }
        assert_int_equal(step.outcome, MATCH_APPLIED);
        applied++;
    }
    return applied;
}

static void test_a_game_by_two(void **unused) {
    (void)unused;
    Fixture fixture = open_fixture(AI_NOVICE);
    assert_true(play(&fixture, 100000) > 20);
    assert_int_equal(match_step(fixture.match).outcome, MATCH_OVER);
    close_fixture(&fixture);
}

static void test_held_answers_wait(void **unused) {
    (void)unused;
    Fixture fixture = open_fixture(AI_NOVICE);
    while (match_to_act(fixture.match) < 0)
        assert_int_equal(match_step(fixture.match).outcome, MATCH_APPLIED);
    opponents_hold(fixture.opponents, true);
    assert_int_equal(match_step(fixture.match).outcome, MATCH_WAITING);
    assert_int_equal(SDL_SemWaitTimeout(fixture.woken, 20000), 0);
    assert_int_equal(match_step(fixture.match).outcome, MATCH_WAITING); /* thought, but held */
    opponents_hold(fixture.opponents, false);
    assert_int_equal(match_step(fixture.match).outcome, MATCH_APPLIED);
    close_fixture(&fixture);
}

/* Where answers are waited for, no step is put off unless they are held. */
static void test_answers_are_waited_for(void **unused) {
    (void)unused;
    Fixture fixture = open_fixture(AI_NOVICE);
    while (match_to_act(fixture.match) < 0)
        assert_int_equal(match_step(fixture.match).outcome, MATCH_APPLIED);
    opponents_wait_for(fixture.opponents, true);
    opponents_hold(fixture.opponents, true);
    assert_int_equal(match_step(fixture.match).outcome, MATCH_WAITING);
    opponents_hold(fixture.opponents, false);
    for (int i = 0; i < 20; i++) assert_int_equal(match_step(fixture.match).outcome, MATCH_APPLIED);
    close_fixture(&fixture);
}

/* Closing while an opponent thinks does not wait for it. */
static void test_leaving_stops_at_once(void **unused) {
    (void)unused;
    Fixture fixture = open_fixture(AI_REGULAR);
    while (match_to_act(fixture.match) < 0) match_step(fixture.match);
    assert_int_equal(match_step(fixture.match).outcome, MATCH_WAITING);
    close_fixture(&fixture);
}

/* An undo discards pending work: the same serial is asked again, and the answer is the same. */
static void test_undo_asks_again(void **unused) {
    (void)unused;
    char words[256];
    Text why = text_over(words, sizeof words);
    Fixture fixture = open_fixture(AI_NOVICE);
    play(&fixture, 12);
    int seat = match_can_undo(fixture.match, 0) ? 0 : 1;
    assert_true(match_undo(fixture.match, seat, &why));
    uint32_t serial = match_serial(fixture.match);
    play(&fixture, 1);
    SabaccState first = *match_state(fixture.match);
    assert_true(match_undo(fixture.match, seat, &why));
    assert_int_equal(match_serial(fixture.match), serial);
    play(&fixture, 1);
    assert_memory_equal(&first, match_state(fixture.match), sizeof first);
    close_fixture(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_by_two),          cmocka_unit_test(test_held_answers_wait),
        cmocka_unit_test(test_answers_are_waited_for), cmocka_unit_test(test_leaving_stops_at_once),
        cmocka_unit_test(test_undo_asks_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
