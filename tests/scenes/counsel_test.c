/* The adviser's thread (session/counsel.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdatomic.h>
#include <string.h>

#include "session/counsel.h"

static atomic_int woken;
static void wake(void *user) {
    (void)user;
    atomic_fetch_add(&woken, 1);
}

/* The first question of a game of three. */
static void ask_first(const char *game, SabaccView *view, SabaccOffers *offers) {
    SabaccSetup setup;
    SabaccState state;
    Rng rng = rng_of(4, 2);
    sabacc_setup_init(&setup, sabacc_game_find(game), 3, 100);
    sabacc_start(&state, &setup, NULL);
    while (sabacc_need(&state) == SABACC_CROUPIER) {
        SabaccAction action;
        sabacc_chance(&state, &rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_OK);
    }
    sabacc_view(&state, sabacc_need(&state), view);
    sabacc_view_legal(view, offers);
}

static void test_the_last_answer_is_the_best_levels(void **state) {
    (void)state;
    SabaccView view;
    SabaccOffers offers;
    AdviserReport report;
    bool is_last;
    atomic_store(&woken, 0);
    Counsel *counsel = counsel_create(wake, NULL);
    assert_false(counsel_read(counsel, false, &report, &is_last));
    ask_first("corellian-spike", &view, &offers);
    counsel_ask(counsel, &view, &offers, 9);
    assert_true(counsel_read(counsel, true, &report, &is_last));
    assert_true(is_last);
    SabaccAction best;
    AiQuestion question = {
        .view = &view, .offers = &offers, .level = AI_MASTER, .effort = ai_effort(AI_MASTER), .seed = 9};
    assert_true(ai_decide(&question, &best));
    assert_true(best.verb == report.list[0].action.verb && best.card == report.list[0].action.card);
    int playouts = report.playouts;
    counsel_ask(counsel, &view, &offers, 9); /* the same question is not begun anew */
    assert_true(counsel_read(counsel, false, &report, &is_last) && is_last);
    assert_int_equal(report.playouts, playouts);
    counsel_free(counsel);
    assert_int_equal(atomic_load(&woken), 3); /* once for each step, after it was told */
}

static bool is_offered(const SabaccOffers *offers, int verb) {
    for (int i = 0; i < offers->count; i++)
        if (offers->list[i].verb == verb) return true;
    return false;
}

/* Another question replaces the first, and none is left after a stop. */
static void test_questions_are_replaced(void **state) {
    (void)state;
    SabaccView view, other;
    SabaccOffers offers, others;
    AdviserReport report;
    bool is_last;
    Counsel *counsel = counsel_create(wake, NULL);
    ask_first("classic", &view, &offers);
    ask_first("corellian-spike", &other, &others);
    counsel_ask(counsel, &view, &offers, 1);
    counsel_ask(counsel, &other, &others, 2);
    assert_true(counsel_read(counsel, true, &report, &is_last));
    assert_true(is_offered(&others, report.list[0].action.verb));
    assert_false(is_offered(&offers, report.list[0].action.verb));
    counsel_ask(counsel, &view, &offers, 3);
    counsel_stop(counsel);
    assert_false(counsel_read(counsel, false, &report, &is_last));
    counsel_free(counsel); /* while it may still be reckoning */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_last_answer_is_the_best_levels),
        cmocka_unit_test(test_questions_are_replaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
