/* app/pace: frames between the steps on a fast screen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>

#include "app/pace.h"

static void assert_near(double a, double b) { assert_true(fabs(a - b) < 1e-9); }

static void test_usual_screens_show_the_steps(void **unused) {
    (void)unused;
    assert_near(pace_next_frame(500, 501, 60), 500 + APP_STEP_MS);
    assert_near(pace_next_frame(500, 501, 59), 500 + APP_STEP_MS);
    assert_near(pace_next_frame(500, 501, 0), 500 + APP_STEP_MS);
}

static void test_fast_screens_show_more(void **unused) {
    (void)unused;
    assert_near(pace_next_frame(500, 501, 144), 501 + 1000.0 / 144);
    assert_near(pace_next_frame(500, 501, 240), 501 + 1000.0 / 240);
}

/* A step is never late for the sake of a frame. */
static void test_steps_are_on_time(void **unused) {
    (void)unused;
    assert_near(pace_next_frame(500, 514, 144), 500 + APP_STEP_MS);
}

/* A second of a screen of 144 Hz. */
static void test_every_picture_of_the_screen(void **unused) {
    (void)unused;
    double now = 0, drawn = 0;
    int frames = 0;
    for (double at = 0; at < 1000; frames++) {
        at = pace_next_frame(now, drawn, 144);
        if (at >= now + APP_STEP_MS) now += APP_STEP_MS;
        drawn = at;
    }
    assert_true(frames >= 144);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_usual_screens_show_the_steps),
        cmocka_unit_test(test_fast_screens_show_more),
        cmocka_unit_test(test_steps_are_on_time),
        cmocka_unit_test(test_every_picture_of_the_screen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
