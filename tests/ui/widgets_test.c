#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/style.h"
#include "ui/widgets.h"

typedef struct Bench {
    Fonts *fonts;
    Sprites *sprites;
    Canvas *canvas;
    Ui *ui;
    const char *label;
    int value;
    char text[UI_TEXT_BYTES];
    double now;
} Bench;

static char *no_document(void *user, const char *asset, size_t *length) {
    (void)user, (void)asset, (void)length;
    return NULL;
}

static int set_up(void **state) {
    static Bench bench;
    char error[400];
    const char *const directories[] = {getenv("SABACC_TEST_FONTS"), NULL};
    bench = (Bench){.label = "Bet", .value = 20};
    bench.fonts = fonts_open(directories, error, sizeof error);
    bench.sprites = sprites_create((SpriteSource){.document = no_document});
    bench.canvas = canvas_create(bench.fonts, bench.sprites);
    bench.ui = ui_create();
    *state = &bench;
    return 0;
}

static int tear_down(void **state) {
    Bench *bench = *state;
    ui_free(bench->ui);
    canvas_free(bench->canvas);
    sprites_close(bench->sprites);
    fonts_close(bench->fonts);
    return 0;
}

static void frame(Bench *bench, double now) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    bench->now = now;
    canvas_begin(bench->canvas, &layout);
    ui_begin(bench->ui, bench->canvas, now);
    ui_button(bench->ui, &(Button){.name = "bet",
                                   .box = {100, 100, 200, 60},
                                   .label = bench->label,
                                   .key = 'b',
                                   .pad = UI_KEY_PAD_X});
    ui_button(bench->ui,
              &(Button){.name = "fold", .box = {320, 100, 200, 60}, .label = "Fold", .is_disabled = true});
    ui_slider(bench->ui, &(Slider){.name = "amount",
                                   .box = {100, 200, 428, 80},
                                   .value = bench->value,
                                   .minimum = 5,
                                   .maximum = 105,
                                   .step = 5});
    ui_text_field(
        bench->ui,
        &(TextField){.name = "name", .box = {100, 300, 400, 60}, .text = bench->text, .max_characters = 4});
    ui_end(bench->ui);
    canvas_end(bench->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static bool key(Bench *bench, UiKey code, uint32_t character, UiEvent *event) {
    return ui_handle(bench->ui, &(UiInput){.kind = UI_KEY, .key = code, .character = character}, bench->now,
                     event);
}

static bool pointer(Bench *bench, UiInputKind kind, float x, float y, UiEvent *event) {
    return ui_handle(bench->ui, &(UiInput){.kind = kind, .x = x, .y = y}, bench->now, event);
}

static void test_a_button_answers_by_every_way(void **state) {
    Bench *bench = *state;
    UiEvent event;
    frame(bench, 0);
    frame(bench, 300);
    assert_true(key(bench, UI_KEY_CHARACTER, 'b', &event));
    assert_string_equal(event.name, "bet");
    assert_true(key(bench, UI_KEY_PAD_X, 0, &event));
    assert_string_equal(event.name, "bet");
    assert_true(key(bench, UI_KEY_ACCEPT, 0, &event));
    assert_false(pointer(bench, UI_POINTER_DOWN, 150, 120, &event));
    assert_true(pointer(bench, UI_POINTER_UP, 150, 120, &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    assert_false(pointer(bench, UI_POINTER_DOWN, 150, 120, &event));
    assert_false(pointer(bench, UI_POINTER_UP, 150, 190, &event));
}

static void test_a_changed_button_waits_a_moment(void **state) {
    Bench *bench = *state;
    UiEvent event;
    frame(bench, 0);
    assert_false(key(bench, UI_KEY_CHARACTER, 'b', &event));
    frame(bench, 249);
    assert_false(key(bench, UI_KEY_CHARACTER, 'b', &event));
    frame(bench, 250);
    assert_true(key(bench, UI_KEY_CHARACTER, 'b', &event));
    bench->label = "Call";
    frame(bench, 1000);
    assert_false(key(bench, UI_KEY_CHARACTER, 'b', &event));
    assert_float_equal(ui_guarded_until(bench->ui), 1250, 0.01);
    frame(bench, 1300);
    assert_true(key(bench, UI_KEY_CHARACTER, 'b', &event));
}

static void test_presses_that_do_nothing_say_why(void **state) {
    Bench *bench = *state;
    UiEvent event;
    frame(bench, 0);
    frame(bench, 300);
    assert_false(ui_handle(bench->ui, &(UiInput){.kind = UI_PRESS, .text = "fold"}, 300, &event));
    assert_non_null(strstr(ui_refusal(bench->ui), "cannot be chosen"));
    assert_false(ui_handle(bench->ui, &(UiInput){.kind = UI_PRESS, .text = "raise"}, 300, &event));
    assert_non_null(strstr(ui_refusal(bench->ui), "not on the screen"));
    assert_true(ui_handle(bench->ui, &(UiInput){.kind = UI_PRESS, .text = "bet"}, 300, &event));
    assert_null(ui_refusal(bench->ui));
}

static void test_a_slider_takes_keys_digits_wheel_and_drag(void **state) {
    Bench *bench = *state;
    UiEvent event;
    ui_set_focus(bench->ui, "amount");
    frame(bench, 300);
    assert_true(key(bench, UI_KEY_RIGHT, 0, &event));
    assert_int_equal(event.value, 25);
    assert_true(key(bench, UI_KEY_CHARACTER, '4', &event));
    assert_int_equal(event.value, 5);
    assert_true(key(bench, UI_KEY_CHARACTER, '2', &event));
    assert_int_equal(event.value, 42);
    pointer(bench, UI_POINTER_MOVE, 200, 250, &event);
    assert_true(ui_handle(bench->ui, &(UiInput){.kind = UI_WHEEL, .y = -2}, 300, &event));
    assert_int_equal(event.value, 10);
    assert_true(pointer(bench, UI_POINTER_DOWN, 114 + 200, 260, &event));
    assert_int_equal(event.value, 55);
    assert_true(pointer(bench, UI_POINTER_MOVE, 2000, 260, &event));
    assert_int_equal(event.value, 105);
    assert_true(pointer(bench, UI_POINTER_MOVE, 0, 260, &event));
    assert_int_equal(event.value, 5);
    pointer(bench, UI_POINTER_UP, 0, 260, &event);
    assert_false(pointer(bench, UI_POINTER_MOVE, 300, 260, &event));
}

static void test_a_field_takes_letters_and_keeps_shortcuts_away(void **state) {
    Bench *bench = *state;
    UiEvent event;
    ui_set_focus(bench->ui, "name");
    snprintf(bench->text, sizeof bench->text, "Zoë");
    frame(bench, 300);
    assert_true(ui_is_typing(bench->ui));
    assert_false(key(bench, UI_KEY_CHARACTER, 'b', &event));
    assert_true(ui_handle(bench->ui, &(UiInput){.kind = UI_TEXT, .text = "b"}, 300, &event));
    assert_string_equal(event.text, "Zoëb");
    assert_false(ui_handle(bench->ui, &(UiInput){.kind = UI_TEXT, .text = "bc"}, 300, &event));
    assert_true(key(bench, UI_KEY_DELETE, 0, &event));
    assert_string_equal(event.text, "Zo");
}

static Box pan_frame(Bench *bench, float width, float height) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(bench->canvas, &layout);
    ui_begin(bench->ui, bench->canvas, bench->now);
    Box picture = ui_pan(
        bench->ui, &(Pan){.name = "picture", .box = {100, 100, 400, 300}, .width = width, .height = height});
    ui_end(bench->ui);
    canvas_end(bench->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
    return picture;
}

static void test_a_picture_is_dragged_no_further_than_its_edge(void **state) {
    Bench *bench = *state;
    UiEvent event;
    Box picture = pan_frame(bench, 600, 400);
    assert_float_equal(picture.x, 0, 0.01);
    assert_float_equal(picture.y, 50, 0.01);
    pointer(bench, UI_POINTER_DOWN, 300, 200, &event);
    pointer(bench, UI_POINTER_MOVE, 330, 190, &event);
    picture = pan_frame(bench, 600, 400);
    assert_float_equal(picture.x, 30, 0.01);
    assert_float_equal(picture.y, 40, 0.01);
    pointer(bench, UI_POINTER_MOVE, 900, 190, &event);
    picture = pan_frame(bench, 600, 400);
    assert_float_equal(picture.x, 100, 0.01);
    assert_false(pointer(bench, UI_POINTER_UP, 330, 190, &event)); /* a drag chooses nothing */
    pointer(bench, UI_POINTER_DOWN, 300, 200, &event);
    assert_true(pointer(bench, UI_POINTER_UP, 302, 200, &event)); /* a click does */
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    ui_pan_to_middle(bench->ui, "picture");
    picture = pan_frame(bench, 600, 400);
    assert_float_equal(picture.x, 0, 0.01);
}

static void test_a_picture_seen_whole_asks_for_the_next(void **state) {
    Bench *bench = *state;
    UiEvent event;
    ui_set_focus(bench->ui, "picture");
    pan_frame(bench, 200, 200);
    assert_true(key(bench, UI_KEY_RIGHT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    assert_int_equal(event.key, UI_KEY_RIGHT);
    pan_frame(bench, 600, 200);
    assert_false(key(bench, UI_KEY_RIGHT, 0, &event)); /* first what there is to see of this one */
    assert_false(key(bench, UI_KEY_RIGHT, 0, &event));
    assert_true(key(bench, UI_KEY_RIGHT, 0, &event));
    pointer(bench, UI_POINTER_MOVE, 300, 200, &event);
    assert_true(ui_handle(bench->ui, &(UiInput){.kind = UI_WHEEL, .y = 1}, bench->now, &event));
    assert_int_equal(event.key, UI_KEY_PAGE_UP);
}

/* What lies at (x, y) of the screen, as shares of the picture. */
static void assert_shows(Box picture, float x, float y, float along, float down) {
    assert_float_equal((x - picture.x) / picture.width, along, 0.005);
    assert_float_equal((y - picture.y) / picture.height, down, 0.005);
}

static void test_what_lies_under_the_pointer_stays_there_as_a_picture_grows(void **state) {
    Bench *bench = *state;
    UiEvent event;
    pan_frame(bench, 600, 400);
    pointer(bench, UI_POINTER_MOVE, 150, 250, &event);
    ui_pan_hold(bench->ui, "picture");
    assert_shows(pan_frame(bench, 900, 600), 150, 250, 0.25f, 0.5f);
    assert_shows(pan_frame(bench, 1200, 800), 150, 250, 0.25f, 0.5f); /* all the way */
    pointer(bench, UI_POINTER_DOWN, 150, 250, &event);
    pointer(bench, UI_POINTER_MOVE, 180, 250, &event);
    pointer(bench, UI_POINTER_UP, 180, 250, &event);
    assert_shows(pan_frame(bench, 1200, 800), 180, 250, 0.25f, 0.5f); /* the hand is stronger */
    ui_set_focus(bench->ui, "picture");
    key(bench, UI_KEY_DOWN, 0, &event); /* with keys it is the middle that stays */
    Box picture = pan_frame(bench, 1200, 800);
    float along = (300 - picture.x) / 1200, down = (250 - picture.y) / 800;
    ui_pan_hold(bench->ui, "picture");
    assert_shows(pan_frame(bench, 2400, 1600), 300, 250, along, down);
}

static void choice_frame(Bench *bench, int value) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(bench->canvas, &layout);
    ui_begin(bench->ui, bench->canvas, bench->now);
    ui_choice(bench->ui, &(Choice){.name = "theme",
                                   .box = {100, 100, 300, 60},
                                   .text = "Lounge",
                                   .value = value,
                                   .maximum = 3,
                                   .goes_around = true});
    ui_end(bench->ui);
    canvas_end(bench->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static void test_a_press_on_a_choice_goes_on_to_the_next(void **state) {
    Bench *bench = *state;
    UiEvent event;
    const UiInput press = {.kind = UI_PRESS, .text = "theme"};
    choice_frame(bench, 1);
    assert_true(ui_handle(bench->ui, &press, bench->now, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    assert_int_equal(event.value, 2);
    choice_frame(bench, 3);
    assert_true(ui_handle(bench->ui, &press, bench->now, &event));
    assert_int_equal(event.value, 0);
    assert_null(ui_refusal(bench->ui));
}

static float luminance(Colour colour) {
    static const float weights[] = {0.2126f, 0.7152f, 0.0722f};
    float sum = 0;
    for (int i = 0; i < 3; i++) {
        float value = (float)((colour >> (16 - 8 * i)) & 255) / 255;
        sum += weights[i] * (value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f));
    }
    return sum;
}

static void test_text_can_be_read(void **state) {
    (void)state;
    static const Colour inks[] = {STYLE_BONE, STYLE_DUST, STYLE_AMBER, STYLE_GAIN, STYLE_LOSS};
    static const Colour grounds[] = {STYLE_NIGHT, STYLE_ENAMEL, STYLE_ENAMEL_LIT};
    for (size_t i = 0; i < sizeof inks / sizeof *inks; i++) {
        for (size_t j = 0; j < sizeof grounds / sizeof *grounds; j++) {
            assert_true((luminance(inks[i]) + 0.05f) / (luminance(grounds[j]) + 0.05f) >= 4.5f);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_button_answers_by_every_way, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_changed_button_waits_a_moment, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_presses_that_do_nothing_say_why, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_slider_takes_keys_digits_wheel_and_drag, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_field_takes_letters_and_keeps_shortcuts_away, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_picture_is_dragged_no_further_than_its_edge, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_picture_seen_whole_asks_for_the_next, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_lies_under_the_pointer_stays_there_as_a_picture_grows,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_press_on_a_choice_goes_on_to_the_next, set_up, tear_down),
        cmocka_unit_test(test_text_can_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
