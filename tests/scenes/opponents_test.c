#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <SDL.h>
#include <stdio.h>

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
    setup.allow_undo = MATCH_UNDO_PRACTICE;
    for (int seat = 0; seat < 2; seat++)
        snprintf(setup.seat[seat].agent, MATCH_WORDS, "%s", ai_level_word(level));
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

/* ---- reasons ---- */

static void test_agents_of_seats(void **unused) {
    (void)unused;
    static const struct {
        const char *agent;
        bool is_ai;
        AiLevel level;
        const char *name;
    } rows[] = {{"ai:regular", true, AI_REGULAR, "Ana"},
                {"ai:master:Vex", true, AI_MASTER, "Vex"},
                {"human", false, AI_NOVICE, "Ana"},
                {"exec:./bot:1", false, AI_NOVICE, NULL},
                {"", false, AI_NOVICE, "Ana"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        MatchSeat seat = {.name = "Ana"};
        AiLevel level = AI_NOVICE;
        char name[MATCH_WORDS];
        snprintf(seat.agent, sizeof seat.agent, "%s", rows[i].agent);
        assert_int_equal(opponents_read_seat(&seat, &level, name), rows[i].is_ai);
        assert_int_equal(level, rows[i].level);
        if (rows[i].name) assert_string_equal(name, rows[i].name);
    }
}

/* Steps a replay; true after an opponent's action, whose reasons are then asked for. */
static bool step_and_ask(Fixture *fixture, Match *replay, MatchStep *step) {
    MatchSubscription everything = match_subscribe(replay, SABACC_OPEN);
    SubscriptionQuestion question;
    bool has_question = subscription_question(&everything, &question);
    *step = match_step(replay);
    if (!has_question || step->outcome != MATCH_APPLIED) return false;
    opponents_ask_why(fixture->opponents, &match_setup(replay)->seat[question.seat], &question,
                      &step->action);
    return true;
}

/* Asked again in the replay every opponent would do what it did in the game. */
static void test_a_replay_finds_the_reasons_of_then(void **unused) {
    (void)unused;
    int grounds[AI_GROUNDS] = {0};
    MatchStep step;
    Fixture fixture = open_fixture(AI_REGULAR);
    assert_true(play(&fixture, 100) > 90);
    Match *replay = match_past(fixture.match);
    while (true) {
        AiReasons reasons;
        bool has_asked = step_and_ask(&fixture, replay, &step);
        if (step.outcome != MATCH_APPLIED) break;
        if (!has_asked) continue;
        while (!opponents_why(fixture.opponents, &reasons))
            assert_int_equal(SDL_SemWaitTimeout(fixture.woken, 20000), 0);
        assert_true(reasons.is_repeated);
        grounds[reasons.ground]++;
    }
    assert_true(grounds[AI_GROUND_TABLE] > 5);
    assert_true(grounds[AI_GROUND_PLAYOUTS] > 5);
    match_free(replay);
    close_fixture(&fixture);
}

/* Whoever goes back and on quickly gets the reasons of what was asked last. */
static void test_the_last_question_is_answered(void **unused) {
    (void)unused;
    Fixture fixture = open_fixture(AI_REGULAR);
    play(&fixture, 60);
    Match *replay = match_past(fixture.match);
    AiReasons reasons, again;
    MatchStep step;
    int asked = 0;
    while (asked < 6) asked += step_and_ask(&fixture, replay, &step);
    while (!opponents_why(fixture.opponents, &reasons))
        assert_int_equal(SDL_SemWaitTimeout(fixture.woken, 20000), 0);
    match_free(replay);
    replay = match_past(fixture.match);
    opponents_wait_for(fixture.opponents, true);
    for (asked = 0; asked < 6;) {
        bool has_asked = step_and_ask(&fixture, replay, &step);
        asked += has_asked;
        if (has_asked) assert_true(opponents_why(fixture.opponents, &again));
    }
    assert_memory_equal(&reasons, &again, sizeof reasons);
    match_free(replay);
    close_fixture(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_by_two),
        cmocka_unit_test(test_held_answers_wait),
        cmocka_unit_test(test_answers_are_waited_for),
        cmocka_unit_test(test_leaving_stops_at_once),
        cmocka_unit_test(test_undo_asks_again),
        cmocka_unit_test(test_agents_of_seats),
        cmocka_unit_test(test_a_replay_finds_the_reasons_of_then),
        cmocka_unit_test(test_the_last_question_is_answered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
