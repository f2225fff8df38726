/* A game goes on as if nobody had been asked: with the adviser beside every decision of a person, and a look
 * back after it, its record is the same, byte for byte. All games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/files.h"
#include "match/subscription.h"
#include "match/truth.h"
#include "session/counsel.h"
#include "session/opponents.h"
#include "session/review.h"

enum { PERSON, PATIENCE_MS = 60000 };

static void wake(void *user) { SDL_SemPost(user); }

static void set(SabaccSetup *setup, const char *key, const char *value) {
    char words[256];
    Text why = text_over(words, sizeof words);
    sabacc_option_set(setup, key, value, &why); /* a game that lacks the option is short without it */
}

/* One hand, or match, of a person and an opponent, or of the person alone. */
static MatchSetup setup_of(const SabaccGame *game) {
    MatchSetup setup;
    match_setup_init(&setup, game, game->min_seats, 100);
    setup.rules.dealer = 0;
    setup.has_seed = true;
    setup.seed = 7;
    set(&setup.rules, "end", "hands 1");
    set(&setup.rules, "chips", "4");
    set(&setup.rules, "sets", "1");
    snprintf(setup.seat[PERSON].agent, MATCH_WORDS, "human");
    for (int seat = 1; seat < setup.rules.seats; seat++)
        snprintf(setup.seat[seat].agent, MATCH_WORDS, "ai:regular");
    return setup;
}

typedef struct Sitting {
    Match *match;
    Opponents *opponents;
    SDL_sem *thought, *advised;
    Counsel *counsel; /* NULL: nobody advises */
    int asked;
} Sitting;

static void be_advised(Sitting *sitting, const SabaccView *view, const SabaccOffers *offers, uint64_t seed) {
    AdviserReport report;
    bool is_last;
    counsel_ask(sitting->counsel, view, offers, seed);
    while (!counsel_read(sitting->counsel, false, &report, &is_last))
        assert_int_equal(SDL_SemWaitTimeout(sitting->advised, PATIENCE_MS), 0);
    assert_true(report.count > 0);
    sitting->asked++;
}

/* The person plays like a novice, whatever the advice. */
static void act(Sitting *sitting) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    MatchSubscription own = match_subscribe(sitting->match, PERSON);
    subscription_view(&own, &view);
    sabacc_view_legal(&view, &offers);
    uint64_t seed = match_question_seed(sitting->match, PERSON);
    if (sitting->counsel != NULL) be_advised(sitting, &view, &offers, seed);
    AiQuestion question = {
        .view = &view, .offers = &offers, .level = AI_NOVICE, .effort = ai_effort(AI_NOVICE), .seed = seed};
    assert_true(ai_decide(&question, &action));
    assert_true(match_post(sitting->match, match_serial(sitting->match), &action));
}

static void play(Sitting *sitting) {
    for (;;) {
        MatchStep step = match_step(sitting->match);
        if (step.outcome == MATCH_OVER) return;
        if (step.outcome == MATCH_APPLIED) continue;
        assert_int_equal(step.outcome, MATCH_WAITING);
        if (match_to_act(sitting->match) == PERSON)
            act(sitting);
        else
            assert_int_equal(SDL_SemWaitTimeout(sitting->thought, PATIENCE_MS), 0);
    }
}

static void look_back(const char *path) {
    char words[512];
    Text why = text_over(words, sizeof words);
    Record *record = record_read(path, NULL, &why);
    Review review;
    assert_non_null(record);
    if (!review_record(record, seat_bit(PERSON), NULL, NULL, NULL, &review, &why)) fail_msg("%s", words);
    review_free(&review);
    record_free(record);
}

/* Plays the game, and returns its record; *asked: how often advice was given. */
static char *record_of(const SabaccGame *game, bool is_advised, const char *path, int *asked) {
    char words[512];
    Text why = text_over(words, sizeof words);
    MatchSetup setup = setup_of(game);
    Sitting sitting = {.thought = SDL_CreateSemaphore(0), .advised = SDL_CreateSemaphore(0)};
    unlink(path);
    sitting.match = match_new(&setup, NULL, path, &why);
    if (sitting.match == NULL) fail_msg("%s", words);
    sitting.opponents = opponents_create(wake, sitting.thought);
    if (is_advised) sitting.counsel = counsel_create(wake, sitting.advised);
    for (int seat = 1; seat < setup.rules.seats; seat++)
        opponents_seat(sitting.opponents, sitting.match, seat, AI_REGULAR);
    play(&sitting);
    if (is_advised) counsel_free(sitting.counsel);
    match_free(sitting.match);
    opponents_free(sitting.opponents);
    SDL_DestroySemaphore(sitting.thought);
    SDL_DestroySemaphore(sitting.advised);
    if (is_advised) look_back(path);
    *asked = sitting.asked;
    enum { BYTES = 1 << 20 };
    char *bytes = file_read(path, BYTES, NULL);
    assert_non_null(bytes);
    return bytes;
}

static void test_every_game(void **state) {
    (void)state;
    char folder[] = "/tmp/sabacc-apart-XXXXXX", path[64];
    int asked, unasked;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/game.sabacc", folder);
    for (int game = 0; game < sabacc_game_count(); game++) {
        char *without = record_of(sabacc_game_at(game), false, path, &unasked);
        char *with = record_of(sabacc_game_at(game), true, path, &asked);
        assert_int_equal(unasked, 0);
        assert_true(asked > 0);
        assert_string_equal(with, without);
        free(with);
        free(without);
    }
    unlink(path);
    rmdir(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_game)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
