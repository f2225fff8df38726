/* What a page says aloud: its texts in order, words that stand for a line of them, and where the focus is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bare_ui.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { ROWS = 4 };

typedef struct Fixture {
    BareUi bare;
    Canvas *canvas;
    Ui *ui;
    const char *rows[ROWS]; /* texts below each other; NULL: none */
    const char *stands_for; /* what is said for the first two; NULL: they themselves */
    const char *buttons[ROWS];
    uint32_t key;   /* of the first; 0: none */
    bool has_card;  /* which can be pressed, without words */
    bool has_title; /* a heading on the first button */
    bool is_named;  /* as the title of the page */
} Fixture;

static int set_up(void **state) {
    static Fixture fixture;
    fixture = (Fixture){.bare = bare_ui_open()};
    fixture.canvas = fixture.bare.canvas;
    fixture.ui = fixture.bare.ui;
    *state = &fixture;
    return 0;
}

static int tear_down(void **state) {
    Fixture *fixture = *state;
    bare_ui_close(&fixture->bare);
    return 0;
}

static void frame(Fixture *fixture) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    TextStyle style = style_text(FONT_TEXT, 20, STYLE_BONE, TEXT_LEFT);
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 0);
    ui_spoken_begin_page(fixture->ui);
    if (fixture->stands_for) canvas_spoken(fixture->canvas, (Box){0, 0, 900, 80}, fixture->stands_for);
    for (int i = 0; i < ROWS; i++)
        if (fixture->rows[i])
            canvas_text(fixture->canvas, (Box){100, 40.0f * (float)i, 400, 40}, &style, fixture->rows[i]);
    for (int i = 0; i < ROWS; i++)
        if (fixture->buttons[i])
            ui_button(fixture->ui,
                      &(Button){.name = fixture->buttons[i],
                                .box = {100 + 260 * (float)(i % 2), 400 + 44 * (float)i, 240, 60},
                                .label = fixture->buttons[i],
                                .key = i == 0 ? fixture->key : 0});
    if (fixture->has_title) {
        TextStyle title = style_text(FONT_TITLE, 44, STYLE_BONE, TEXT_LEFT);
        canvas_push_name(fixture->canvas, fixture->is_named ? UI_PAGE_TITLE : "heading");
        canvas_text(fixture->canvas, (Box){110, 402, 220, 56}, &title, "Kessel");
        canvas_pop_name(fixture->canvas);
    }
    if (fixture->has_card) ui_hotspot(fixture->ui, &(Hotspot){.name = "card:0", .box = {700, 400, 90, 130}});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static void assert_said(Fixture *fixture, UiSpokenTexts *told, const char *expected) {
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    frame(fixture);
    ui_spoken_new_texts(fixture->ui, told, &text);
    assert_string_equal(words, expected);
}

/* A label beside a widget that says it itself is not read twice. */
static void test_a_label_is_said_once(void **state) {
    Fixture *fixture = *state;
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    fixture->rows[0] = "times";
    fixture->rows[1] = "Hand by hand";
    fixture->buttons[0] = "times: 1";
    frame(fixture);
    assert_int_equal(ui_spoken_texts(fixture->ui, 0, &text), 0);
    assert_string_equal(words, "Hand by hand. times: 1");
}

/* Rows of a table may hold the same number: each is said, once. */
static void test_twins_are_said(void **state) {
    Fixture *fixture = *state;
    UiSpokenTexts told = {.count = 0};
    fixture->rows[0] = "Grumm";
    fixture->rows[1] = fixture->rows[3] = "50";
    fixture->rows[2] = "Nyx";
    assert_said(fixture, &told, "Grumm. 50. Nyx. 50");
    assert_said(fixture, &told, "");
    fixture->rows[2] = "Orro";
    assert_said(fixture, &told, "Orro");
    fixture->rows[0] = "50";
    assert_said(fixture, &told, "50");
}

/* A line of numbers is one sentence, and its pieces are silent. */
static void test_a_sentence_stands_for_a_line(void **state) {
    Fixture *fixture = *state;
    UiSpokenTexts told = {.count = 0};
    fixture->rows[0] = "1";
    fixture->rows[1] = "+50";
    fixture->rows[2] = "Next";
    fixture->stands_for = "1. Grumm, +50 credits";
    assert_said(fixture, &told, "1. Grumm, +50 credits. Next");
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    assert_int_equal(ui_spoken_texts(fixture->ui, 0, &text), 0);
    assert_string_equal(words, "1. Grumm, +50 credits. Next");
}

/* However they stand, no two of a list are the third of four. */
static void test_places_differ(void **state) {
    Fixture *fixture = *state;
    static const char *const names[ROWS] = {"Ante", "Bet", "Call", "Draw"};
    memcpy(fixture->buttons, names, sizeof names);
    frame(fixture);
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < i; k++) {
            char first[UI_SPOKEN], second[UI_SPOKEN];
            Text one = text_over(first, sizeof first), other = text_over(second, sizeof second);
            ui_set_focus(fixture->ui, names[i]);
            frame(fixture);
            assert_true(ui_spoken_focus(fixture->ui, NULL, &one));
            ui_set_focus(fixture->ui, names[k]);
            frame(fixture);
            assert_true(ui_spoken_focus(fixture->ui, NULL, &other));
            assert_non_null(strstr(first, " of 4"));
            assert_string_not_equal(strrchr(first, ','), strrchr(second, ','));
        }
}

static void title_is(Fixture *fixture, const char *wanted) {
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    frame(fixture);
    ui_spoken_title(fixture->ui, &text);
    assert_string_equal(words, wanted);
}

/* A heading on a button is no title of the page, unless it is named so. */
static void test_a_title_may_lie_on_a_button(void **state) {
    Fixture *fixture = *state;
    fixture->buttons[0] = "game";
    fixture->has_title = true;
    title_is(fixture, "");
    fixture->is_named = true;
    title_is(fixture, "Kessel");
}

/* What lies on a table has words of its own there, and no place in a list. */
static void test_own_words_have_no_place(void **state) {
    Fixture *fixture = *state;
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    fixture->buttons[0] = "Ante";
    fixture->has_card = true;
    frame(fixture);
    ui_set_focus(fixture->ui, "card:0");
    frame(fixture);
    assert_true(ui_spoken_focus(fixture->ui, "the 7 of Coins", &text));
    assert_string_equal(words, "the 7 of Coins");
}

static void assert_focus(Fixture *fixture, const char *expected) {
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    frame(fixture);
    assert_true(ui_spoken_focus(fixture->ui, NULL, &text));
    assert_string_equal(words, expected);
}

/* The key that presses a button, while keys are used. */
static void test_a_key_is_told(void **state) {
    Fixture *fixture = *state;
    fixture->buttons[0] = "Ante";
    fixture->key = 'a';
    frame(fixture);
    ui_set_focus(fixture->ui, "Ante");
    assert_focus(fixture, "Ante, button, key A");
    ui_set_pad(fixture->ui, true);
    assert_focus(fixture, "Ante, button");
}

/* In brackets or not; what only looks so is a word. */
static void test_clauses_are_for_the_eye(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {{"bombed out (CA-3)", "bombed out"},
                                          {"CA-10", ""},
                                          {"CS-2, CS-3", ""},
                                          {"CA-10: a caller who folds pays", "a caller who folds pays"},
                                          {"The rule of CA-10 holds", "The rule of holds"},
                                          {"UTF-8 and R2-D2", "UTF-8 and R2-D2"},
                                          {"S0 to S4 are the sources", "S0 to S4 are the sources"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[UI_SPOKEN];
        Text text = text_over(words, sizeof words);
        ui_spoken_add(&text, rows[i][0]);
        assert_string_equal(words, rows[i][1]);
    }
}

static void test_sentences_end_once(void **unused) {
    (void)unused;
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    ui_spoken_sentence(&text, "Target Tariff");
    ui_spoken_sentence(&text, "One seat loses two chips of its stock.");
    ui_spoken_sentence(&text, "");
    ui_spoken_sentence(&text, "One other seat");
    assert_string_equal(words, "Target Tariff. One seat loses two chips of its stock. One other seat");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_twins_are_said, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_label_is_said_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_sentence_stands_for_a_line, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_title_may_lie_on_a_button, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_places_differ, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_own_words_have_no_place, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_key_is_told, set_up, tear_down),
        cmocka_unit_test(test_clauses_are_for_the_eye),
        cmocka_unit_test(test_sentences_end_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
