/* The title of a demo: its fan moves no longer than it is seen to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include <math.h>

#include "scenes/play/film.h"

static const double STEP_MS = 1000.0 / 60;

/* An opening is 1.65 seconds long: its fan moves until a sixth of a second before it is gathered, so that it
 * does not hang there as a still picture. */
static void test_an_opening_rests_before_it_ends(void **unused) {
    (void)unused;
    Stage *stage = stage_create(&(StageServices){0});
    PlayScene *play = calloc(1, sizeof *play);
    play->scene.stage = stage;
    play->mode = PLAY_FILM;
    play->film.shot = FILM_OPENING;
    play->film.until = 1650;
    int moving = 0;
    for (double now = 0; now < play->film.until; now += STEP_MS) {
        stage_set_now(stage, now);
        bool is_moving = play_film_is_moving(play);
        if (!is_moving) assert_float_equal(film_fan_opened(now), 1, 0);
        moving += is_moving;
    }
    assert_in_range(moving, 84, 90);
    free(play);
    stage_free(stage);
}

/* Its outer corners are some 900 pixels from where they are while it is closed: what is cut short at the end
 * is less than a quarter of one. It opens a little too far once, and never goes back beyond. */
static void test_a_fan_comes_to_rest_unseen(void **unused) {
    (void)unused;
    static const float FAR = 900;
    float most = 0;
    assert_float_equal(film_fan_opened(0), 0, 0);
    for (double at = 0; at < FILM_FAN_MS; at++) most = fmaxf(most, film_fan_opened(at));
    assert_true(most > 1.01f && most < 1.1f);
    assert_true(fabsf(film_fan_opened(FILM_FAN_MS - 0.01) - 1) * FAR < 0.25f);
    assert_float_equal(film_fan_opened(FILM_FAN_MS), 1, 0);
    assert_true(fabsf(film_fan_opened(1000) - film_fan_opened(1300)) * FAR >
                50); /* it is seen to swing back */
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_an_opening_rests_before_it_ends),
                                       cmocka_unit_test(test_a_fan_comes_to_rest_unseen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
