/* Each state of a button has a look of its own, and a checkbox says what it becomes, by whatever it is
 * pressed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "ui/widgets.h"

enum { WIDE = 640, HIGH = 360 };
static const Box place = {100, 100, 240, 60};

static void frame(BareUi *bare, Pixmap *pixels, double now, const Button *button, const Checkbox *checkbox) {
    Layout layout = layout_for(WIDE, HIGH);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(bare->canvas, &layout);
    ui_begin(bare->ui, bare->canvas, now);
    if (button) ui_button(bare->ui, button);
    if (checkbox) ui_checkbox(bare->ui, checkbox);
    ui_end(bare->ui);
    canvas_end(bare->canvas, target_of(pixels), damage);
}

typedef struct State {
    const char *name;
    Button button;
    bool is_hovered;
} State;

#define SHOWN .name = "bet", .box = {100, 100, 240, 60}, .label = "Bet"
static const State states[] = {
    {"plain", {SHOWN}, false},
    {"hovered", {SHOWN}, true},
    {"selected", {SHOWN, .is_selected = true}, false},
    {"primary", {SHOWN, .is_primary = true}, false},
    {"primary, hovered", {SHOWN, .is_primary = true}, true},
    {"advised", {SHOWN, .is_advised = true}, false},
    {"advised, hovered", {SHOWN, .is_advised = true}, true},
    {"disabled", {SHOWN, .is_disabled = true}, false},
    {"quiet", {SHOWN, .is_quiet = true}, false},

};
enum { STATES = sizeof states / sizeof *states };

static Pixmap *look_of(const State *state) {
    UiEvent event;
    BareUi bare = bare_ui_open();
    Pixmap *pixels = pixmap_create(WIDE, HIGH);
    UiInput move = {
        .kind = UI_POINTER_MOVE, .x = state->is_hovered ? 220 : 600, .y = state->is_hovered ? 130 : 340};
    frame(&bare, pixels, 0, &state->button, NULL);
    ui_handle(bare.ui, &move, 0, &event);
    frame(&bare, pixels, 1000, &state->button, NULL);
    bare_ui_close(&bare);
    return pixels;
}

static bool is_same(const Pixmap *one, const Pixmap *other) {
    for (int y = 0; y < HIGH; y++)
        if (memcmp(one->pixels + y * one->stride, other->pixels + y * other->stride, WIDE * sizeof(Pixel)) !=
            0)
            return false;
    return true;
}

static void test_each_state_is_seen(void **unused) {
    (void)unused;
    Pixmap *looks[STATES];
    for (int i = 0; i < STATES; i++) looks[i] = look_of(&states[i]);
    for (int i = 0; i < STATES; i++)
        for (int other = 0; other < i; other++)
            if (is_same(looks[i], looks[other]))
                fail_msg("a button looks alike: %s, %s", states[i].name, states[other].name);
    for (int i = 0; i < STATES; i++) pixmap_free(looks[i]);
}

static void check_change(const UiEvent *event, bool was_on) {
    assert_int_equal(event->kind, UI_EVENT_CHANGE);
    assert_string_equal(event->name, "coach");
    assert_int_equal(event->value, !was_on);
}

static void test_a_checkbox_changes_by_every_press(void **unused) {
    (void)unused;
    for (int is_on = 0; is_on < 2; is_on++)
        for (int is_small = 0; is_small < 2; is_small++) {
            UiEvent event = {0};
            BareUi bare = bare_ui_open();
            Checkbox checkbox = {
                .name = "coach", .box = place, .label = "Coach", .is_on = is_on, .is_small = is_small};
            Pixmap *pixels = pixmap_create(WIDE, HIGH);
            UiInput down = {.kind = UI_POINTER_DOWN, .x = 120, .y = 130};
            UiInput up = {.kind = UI_POINTER_UP, .x = 120, .y = 130};
            UiInput accept = {.kind = UI_KEY, .key = UI_KEY_ACCEPT};
            frame(&bare, pixels, 0, NULL, &checkbox);
            assert_false(ui_handle(bare.ui, &down, 1000, &event));
            assert_true(ui_handle(bare.ui, &up, 1010, &event));
            check_change(&event, is_on);
            frame(&bare, pixels, 2000, NULL, &checkbox);
            ui_handle(bare.ui, &(UiInput){.kind = UI_KEY, .key = UI_KEY_NEXT}, 2000, &event);
            event = (UiEvent){0};
            assert_true(ui_handle(bare.ui, &accept, 3000, &event));
            check_change(&event, is_on);
            pixmap_free(pixels);
            bare_ui_close(&bare);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_state_is_seen),
        cmocka_unit_test(test_a_checkbox_changes_by_every_press),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
