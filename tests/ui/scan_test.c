/* Playing by a single switch (ui/scan.c): everything is reached in few steps, nothing is pressed unasked,
 * what is disabled is passed over, and the frame waits while it is held. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "ui/widgets.h"

enum { STEP_MS = 1000, COLUMNS = 8, MANY = 200, STEPS_MAX = 20 };

typedef struct Fixture {
    BareUi bare;
    Canvas *canvas;
    Ui *ui;
    int buttons, disabled; /* disabled: its number, −1 none */
    bool has_slider;
    int value;
    double now;
} Fixture;

static int set_up(void **state) {
    static Fixture fixture;
    fixture = (Fixture){.disabled = -1, .value = 20};
    fixture.bare = bare_ui_open();
    fixture.canvas = fixture.bare.canvas;
    fixture.ui = fixture.bare.ui;
    ui_set_access(fixture.ui, &(UiAccess){.text_percent = 100, .scan = UI_SCAN_ONE, .scan_ms = STEP_MS});
    *state = &fixture;
    return 0;
}

static int tear_down(void **state) {
    Fixture *fixture = *state;
    bare_ui_close(&fixture->bare);
    return 0;
}

static void declare(Fixture *fixture) {
    for (int i = 0; i < fixture->buttons; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "button:%d", i);
        Box box = {(float)(i % COLUMNS) * 200, (float)(i / COLUMNS) * 40, 180, 36};
        ui_button(fixture->ui,
                  &(Button){.name = name, .box = box, .label = name, .is_disabled = i == fixture->disabled});
    }
    if (fixture->has_slider)
        ui_slider(fixture->ui, &(Slider){.name = "amount",
                                         .box = {100, 900, 428, 80},
                                         .value = fixture->value,
                                         .minimum = 5,
                                         .maximum = 105,
                                         .step = 1});
}

/* Until nothing about it changes: a focus is shown in the frame after. */
static void frame(Fixture *fixture) {
    Layout layout = layout_for(640, 360);
    for (int again = 0; again < 2; again++) {
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, fixture->now);
        declare(fixture);
        ui_end(fixture->ui);
        Pixmap *pixels = pixmap_create(640, 360);
        PixelRect damage[CANVAS_DAMAGE_MAX];
        canvas_end(fixture->canvas, target_of(pixels), damage);
        pixmap_free(pixels);
    }
}

static bool press(Fixture *fixture, UiKey key, UiEvent *event) {
    UiInput input = {.kind = UI_KEY, .key = key, .character = key == UI_KEY_CHARACTER ? ' ' : 0};
    bool is_event = ui_handle(fixture->ui, &input, fixture->now, event);
    frame(fixture);
    return is_event;
}

static void wait(Fixture *fixture) {
    fixture->now += STEP_MS;
    frame(fixture);
}

/* Chooses it by the space bar; the steps that it took. */
static int reach(Fixture *fixture, const char *name, UiEvent *event) {
    int steps = 0;
    ui_reset(fixture->ui);
    frame(fixture);
    fixture->now += STEP_MS / 2;
    for (;;) {
        int offers = ui_scan_offers(fixture->ui, name);
        bool is_event = offers > 0 && press(fixture, UI_KEY_CHARACTER, event);
        if (offers == 2) return is_event ? steps : -1;
        if (offers == 0) wait(fixture), steps++;
        assert_true(steps <= STEPS_MAX);
    }
}

static void test_everything_is_reached_in_few_steps(void **state) {
    static const int counts[] = {1, 5, 7, 8, 9, 20, 30, 64, MANY};
    Fixture *fixture = *state;
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        fixture->buttons = counts[c];
        for (int i = 0; i<counts[c]; i += counts[c]> 30 ? 7 : 1) {
            UiEvent event;
            char name[UI_NAME_BYTES];
            snprintf(name, sizeof name, "button:%d", i);
            assert_true(reach(fixture, name, &event) >= 0);
            assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
            assert_string_equal(event.name, name);
        }
    }
}

static void test_what_is_disabled_is_passed_over(void **state) {
    Fixture *fixture = *state;
    fixture->buttons = 3;
    fixture->disabled = 1;
    frame(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:0"), 2);
    wait(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:2"), 2);
    wait(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:0"), 2);
}

/* A press right after the screen has changed was meant for what was there before. */
static void test_a_press_comes_too_early(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    fixture->buttons = 3;
    frame(fixture);
    assert_false(press(fixture, UI_KEY_CHARACTER, &event));
    fixture->now += STEP_MS / 2;
    assert_true(press(fixture, UI_KEY_ACCEPT, &event));
    UiInput held = {.kind = UI_KEY, .key = UI_KEY_ACCEPT, .is_repeat = true};
    assert_false(ui_handle(fixture->ui, &held, fixture->now, &event));
}

static void test_it_waits_while_held(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    fixture->buttons = 3;
    ui_set_scan_held(fixture->ui, true);
    frame(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:0"), 0);
    assert_true(isinf(ui_scan_next(fixture->ui)));
    assert_true(press(fixture, UI_KEY_CHARACTER, &event)); /* hurries what moves */
    assert_int_equal(event.kind, UI_EVENT_KEY);
    ui_set_scan_held(fixture->ui, false);
    frame(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:0"), 2);
    ui_set_scan_held(fixture->ui, true);
    for (int i = 0; i < 5; i++) wait(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:0"), 2);
    ui_set_scan_held(fixture->ui, false);
    wait(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:1"), 2);
}

static void test_two_keys_step_and_choose(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_access(fixture->ui, &(UiAccess){.text_percent = 100, .scan = UI_SCAN_TWO, .scan_ms = STEP_MS});
    fixture->buttons = 3;
    frame(fixture);
    for (int i = 0; i < 5; i++) wait(fixture);
    assert_int_equal(ui_scan_offers(fixture->ui, "button:0"), 2);
    assert_false(press(fixture, UI_KEY_CHARACTER, &event));
    assert_int_equal(ui_scan_offers(fixture->ui, "button:1"), 2);
    assert_true(press(fixture, UI_KEY_ACCEPT, &event));
    assert_string_equal(event.name, "button:1");
}

static void test_an_amount_has_a_board(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    fixture->has_slider = true;
    frame(fixture);
    fixture->now += STEP_MS / 2;
    assert_false(press(fixture, UI_KEY_CHARACTER, &event));
    fixture->now += STEP_MS / 2;
    while (ui_scan_offers(fixture->ui, "scan:far-more") == 0) wait(fixture);
    assert_true(press(fixture, UI_KEY_CHARACTER, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    assert_string_equal(event.name, "amount");
    assert_int_equal(event.value, 30);
    while (ui_scan_offers(fixture->ui, "scan:done") == 0) wait(fixture);
    assert_false(press(fixture, UI_KEY_CHARACTER, &event));
    assert_int_equal(ui_scan_offers(fixture->ui, "amount"), 2);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_everything_is_reached_in_few_steps),
        TEST(test_what_is_disabled_is_passed_over),
        TEST(test_a_press_comes_too_early),
        TEST(test_it_waits_while_held),
        TEST(test_two_keys_step_and_choose),
        TEST(test_an_amount_has_a_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
