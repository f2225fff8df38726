/* The opponents' contract: thought ends promptly when another thread wants it to. */
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <pthread.h>

typedef struct Thinker {
    SabaccView view;
    SabaccOffers offers;
    atomic_bool stop, began;
    bool has_answered;
} Thinker;

static void *think(void *context) {
    Thinker *thinker = context;
    SabaccAction action;
    AiQuestion question = {.view = &thinker->view,
                           .offers = &thinker->offers,
                           .level = AI_NOVICE,
                           .effort = INT32_MAX, /* hours */
                           .seed = 1,
                           .stop = &thinker->stop};
    atomic_store(&thinker->began, true);
    thinker->has_answered = ai_decide(&question, &action);
    return NULL;
}

static void test_thinking_can_be_stopped(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup(sabacc_game_at(0), 8);
    Rng rng = rng_of(6, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    static const Thinker fresh;
    Thinker thinker = fresh;
    sabacc_view(&state, sabacc_need(&state), &thinker.view);
    sabacc_view_legal(&thinker.view, &thinker.offers);
    thinker.has_answered = true;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, think, &thinker), 0);
    while (!atomic_load(&thinker.began)) continue;
    atomic_store(&thinker.stop, true);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_false(thinker.has_answered);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_thinking_can_be_stopped)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
