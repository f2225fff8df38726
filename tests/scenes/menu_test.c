/* The title's menu: what is most likely chosen is the largest, places to look at stand beside each other
 * where their words fit, and nothing leaves the board. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bare_ui.h"
#include "scenes/title/menu.h"
#include "ui/spoken.h"

static const Menu menu = {.items = {{"menu:start", "Play Corellian Spike", MENU_LARGE},
                                    {"menu:table", "New table…", MENU_WIDE},
                                    {"menu:gallery", "Gallery", MENU_HALF},
                                    {"menu:settings", "Settings", MENU_HALF},
                                    {"menu:quit", "Quit", MENU_LOW}},
                          .count = 5};
static const Box board = {100, 200, 408, 400};

/* Where the items are with letters of that size, on a board of that height. */
static void draw(BareUi *bare, float text_scale, float high, Box boxes[MENU_MAX]) {
    Layout layout = layout_for(1920, 1080);
    UiAccess access = {.text_percent = (int)(text_scale * 100)};
    ui_set_access(bare->ui, &access);
    canvas_begin(bare->canvas, &layout);
    ui_begin(bare->ui, bare->canvas, 0);
    menu_draw(bare->ui, (Box){board.x, board.y, board.width, high}, &menu);
    for (int i = 0; i < menu.count; i++) assert_true(ui_place_of(bare->ui, menu.items[i].name, &boxes[i]));
    ui_end(bare->ui);
}

static void stays_on_board(const Box boxes[MENU_MAX], float high) {
    for (int i = 0; i < menu.count; i++) {
        assert_true(boxes[i].x >= board.x && boxes[i].x + boxes[i].width <= board.x + board.width + 0.5f);
        assert_true(boxes[i].y >= board.y && boxes[i].y + boxes[i].height <= board.y + high + 0.5f);
        for (int k = 0; k < i; k++)
            assert_true(boxes[k].y + boxes[k].height <= boxes[i].y ||
                        boxes[k].x + boxes[k].width <= boxes[i].x);
    }
}

static void the_likely_choice_is_largest(void **state) {
    BareUi *bare = *state;
    Box boxes[MENU_MAX];
    draw(bare, 1, board.height, boxes);
    for (int i = 1; i < menu.count; i++) assert_true(boxes[0].height > 1.8f * boxes[i].height);
    stays_on_board(boxes, board.height);
}

static void places_stand_beside_each_other(void **state) {
    BareUi *bare = *state;
    Box boxes[MENU_MAX];
    draw(bare, 1, board.height, boxes);
    assert_float_equal(boxes[2].y, boxes[3].y, 0.01);
    assert_true(boxes[2].width < board.width / 2);
    draw(bare, 2, board.height, boxes);
    assert_true(boxes[3].y >= boxes[2].y + boxes[2].height);
    assert_float_equal(boxes[2].width, board.width, 0.01);
    stays_on_board(boxes, board.height);
}

static void plates_are_lower_on_a_low_board(void **state) {
    static const float LOW = 240;
    BareUi *bare = *state;
    Box boxes[MENU_MAX];
    draw(bare, 1, LOW, boxes);
    stays_on_board(boxes, LOW);
    assert_true(menu_height(bare->ui, &menu, board.width) > LOW);
}

/* As a button of the usual kind, though it is drawn otherwise. */
static void a_sign_is_told_as_a_button(void **state) {
    BareUi *bare = *state;
    Box boxes[MENU_MAX];
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    ui_set_focus(bare->ui, "menu:quit");
    draw(bare, 1, board.height, boxes);
    assert_true(ui_spoken_focus(bare->ui, NULL, &text));
    assert_string_equal(words, "Quit, button, 5 of 5");
}

static int open_ui(void **state) {
    static BareUi bare;
    bare = bare_ui_open();
    *state = &bare;
    return 0;
}

static int close_ui(void **state) {
    bare_ui_close(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_likely_choice_is_largest), cmocka_unit_test(places_stand_beside_each_other),
        cmocka_unit_test(plates_are_lower_on_a_low_board), cmocka_unit_test(a_sign_is_told_as_a_button)};
    return cmocka_run_group_tests(tests, open_ui, close_ui);
}
