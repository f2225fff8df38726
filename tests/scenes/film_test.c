/* The title of a demo: its fan moves no longer than it is seen to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include <math.h>

#include "scenes/play/film.h"

static const double STEP_MS = 1000.0 / 60;

/* An opening is 1.4 seconds long: its fan moves until it is gathered, so that it does not hang there as a
 * still picture. */
static void test_an_opening_never_rests(void **unused) {
    (void)unused;
    Stage *stage = stage_create(&(StageServices){0});
    PlayScene *play = calloc(1, sizeof *play);
    play->scene.stage = stage;
    play->mode = PLAY_FILM;
    play->film.shot = FILM_OPENING;
    play->film.until = 1400;
    for (double now = 0; now < play->film.until; now += STEP_MS) {
        stage_set_now(stage, now);
        assert_true(play_film_is_moving(play));
    }
    free(play);
    stage_free(stage);
}

/* Its outer corners are some 900 pixels from where they are while it is closed: what is cut short at the end
 * is less than a quarter of one. It opens a little too far once, and is never seen to hang. */
static void test_a_fan_comes_to_rest_unseen(void **unused) {
    (void)unused;
    static const float FAR = 900;
    float most = 0;
    assert_float_equal(film_fan_opened(0), 0, 0);
    for (double at = 0; at < FILM_FAN_MS; at++) most = fmaxf(most, film_fan_opened(at));
    assert_true(most > 1.01f && most < 1.1f);
    assert_true(fabsf(film_fan_opened(FILM_FAN_MS - 0.01) - 1) * FAR < 0.25f);
    assert_float_equal(film_fan_opened(FILM_FAN_MS), 1, 0);
    static const float SEEN = 1; /* in a fifth of a second */
    for (double at = 300; at <= FILM_FAN_MS - 200; at += 100)
        assert_true(fabsf(film_fan_opened(at) - film_fan_opened(at + 200)) * FAR > SEEN);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_an_opening_never_rests),
                                       cmocka_unit_test(test_a_fan_comes_to_rest_unseen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
