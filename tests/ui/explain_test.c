/* Terms of the glossary on the screen: who asks for them, how long the pointer must rest, what closes the
 * panel, and what it may not cover. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "ui/explain.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct Fixture {
    BareUi bare;
    Canvas *canvas;
    Ui *ui;
    UiTerms mode;
    bool has_overlay, has_panel, has_field, has_piles;
    float shift; /* the page's words lie so much further down */
    double now;
} Fixture;

static int set_up(void **state) {
    static Fixture fixture;
    fixture = (Fixture){0};
    fixture.bare = bare_ui_open();
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

/* "junk" between two buttons and "rhylet" on a page, what stands for a sabacc pot, and two buttons more. */
static const Box FIRST = {200, 300, 300, 40}, SECOND = {200, 440, 300, 40}, POT = {1200, 300, 200, 200};
static const Box BUTTONS[] = {
    {200, 900, 300, 64}, {600, 900, 300, 64}, {160, 230, 700, 50}, {160, 350, 700, 50}};
static const char *const NAMES[] = {"call", "other", "above", "below"};
enum { BUTTON_COUNT = 4 };
/* Piles of a table above and below the pot, which can be chosen. */
static const Box PILES[] = {{1100, 60, 400, 230}, {1100, 510, 400, 230}};

static void draw_page(Fixture *fixture) {
    TextStyle style = style_text(FONT_TEXT, 28, STYLE_BONE, TEXT_LEFT);
    Box first = FIRST;
    first.y += fixture->shift;
    ui_set_terms(fixture->ui, fixture->mode);
    canvas_text(fixture->canvas, first, &style, "junk");
    canvas_text(fixture->canvas, SECOND, &style, "rhylet");
    ui_set_terms(fixture->ui, UI_TERMS_PLAIN);
    ui_stands_for(fixture->ui, POT, "Sabacc pot");
    for (int i = 0; i < BUTTON_COUNT; i++)
        ui_button(fixture->ui,
                  &(Button){.name = NAMES[i], .box = BUTTONS[i], .label = i == 0 ? "Call" : "Nothing"});
}

static void frame(Fixture *fixture, double now) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    TextStyle style = style_text(FONT_TEXT, 28, STYLE_BONE, TEXT_LEFT);
    fixture->now = now;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    draw_page(fixture);
    if (fixture->has_field)
        ui_text_field(
            fixture->ui,
            &(TextField){.name = "name", .box = {1000, 900, 300, 60}, .text = "", .max_characters = 8});
    if (fixture->has_panel)
        canvas_panel(fixture->canvas, (Box){150, 250, 400, 100},
                     &(PanelStyle){.top = 0xe0000000u, .bottom = 0xe0000000u});
    for (int i = 0; i < 2 && fixture->has_piles; i++)
        ui_hotspot(fixture->ui, &(Hotspot){.name = i == 0 ? "deck" : "discard", .box = PILES[i]});
    if (fixture->has_overlay) {
        ui_begin_modal(fixture->ui);
        canvas_text(fixture->canvas, (Box){200, 600, 300, 40}, &style, "ante");
    }
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* What stands under that name on the screen; NULL if nothing does. */
static const Fact *said(const Fixture *fixture, const char *name) {
    int at = 0;
    return transcript_next(canvas_transcript(fixture->canvas), name, &at);
}

static void assert_explains(const Fixture *fixture, const char *title) {
    const Fact *fact = said(fixture, "explain:title");
    if (!title) {
        if (fact) fail_msg("%s is explained", fact->words);
        return;
    }
    if (!fact) fail_msg("%s is not explained", title);
    assert_string_equal(fact->words, title);
}

static bool give(Fixture *fixture, UiInput input, UiEvent *event) {
    bool is_event = ui_handle(fixture->ui, &input, fixture->now, event);
    frame(fixture, fixture->now);
    return is_event;
}

static bool press_key(Fixture *fixture, UiKey key) {
    UiEvent event;
    return give(fixture, (UiInput){.kind = UI_KEY, .key = key}, &event);
}

static bool press_letter(Fixture *fixture, uint32_t letter) {
    UiEvent event;
    return give(fixture, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = letter}, &event);
}

static bool move_pointer(Fixture *fixture, UiInputKind kind, float x, float y) {
    UiEvent event;
    return give(fixture, (UiInput){.kind = kind, .x = x, .y = y}, &event);
}

static void point(Fixture *fixture, float x, float y) { move_pointer(fixture, UI_POINTER_MOVE, x, y); }

/* ---- the pointer ---- */

static void test_a_pointer_that_rests(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    point(fixture, 210, 320);
    assert_float_equal(ui_next_change(fixture->ui, 1000), 1400, 0.01);
    frame(fixture, 1399);
    assert_explains(fixture, NULL);
    frame(fixture, 1400);
    assert_explains(fixture, "Junk");
    assert_true(isinf(ui_next_change(fixture->ui, 1400)));
    assert_string_equal(said(fixture, "explain:words")->words,
                        "Cards out of play, face down. When the deck has run out they become the deck.");
    point(fixture, 215, 322); /* still on the word */
    assert_explains(fixture, "Junk");
    point(fixture, 800, 700);
    assert_explains(fixture, NULL);
}

static void test_moving_on_begins_anew(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    point(fixture, 210, 320);
    frame(fixture, 1300);
    point(fixture, 210, 460);
    frame(fixture, 1500);
    assert_explains(fixture, NULL);
    frame(fixture, 1700);
    assert_explains(fixture, "Rhylet");
    assert_string_equal(said(fixture, "explain:words")->words,
                        "A kind of hand. Three of a kind and a pair, together 0.");
}

static void test_what_stands_for_a_term(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    point(fixture, 1390, 490);
    frame(fixture, 1400);
    assert_explains(fixture, "Sabacc pot");
}

/* A button waits longer, and a click on it asks for nothing. */
static void test_a_button_is_there_to_be_pressed(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    point(fixture, 210, 932); /* beside its label */
    frame(fixture, 1400);
    assert_explains(fixture, NULL);
    frame(fixture, 1900);
    assert_explains(fixture, "Call");
    point(fixture, 350, 932);
    assert_explains(fixture, "Call");
    move_pointer(fixture, UI_POINTER_DOWN, 350, 932);
    assert_explains(fixture, NULL);
    assert_true(move_pointer(fixture, UI_POINTER_UP, 350, 932));
    frame(fixture, 5000);
    assert_explains(fixture, NULL);
}

/* A finger does not hover. */
static void test_a_tap_beside_buttons(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    assert_false(move_pointer(fixture, UI_POINTER_DOWN, 210, 320));
    assert_explains(fixture, "Junk");
    move_pointer(fixture, UI_POINTER_UP, 210, 320);
    assert_explains(fixture, "Junk");
    move_pointer(fixture, UI_POINTER_DOWN, 210, 320);
    assert_explains(fixture, NULL);
}

static void test_escape_closes_only_the_panel(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    point(fixture, 210, 320);
    frame(fixture, 1400);
    assert_false(press_key(fixture, UI_KEY_BACK));
    assert_explains(fixture, NULL);
    assert_true(press_key(fixture, UI_KEY_BACK)); /* the scene's again */
}

static void test_a_word_that_goes(void **state) {
    Fixture *fixture = *state;
    frame(fixture, 1000);
    point(fixture, 210, 320);
    frame(fixture, 1400);
    fixture->shift = 300;
    frame(fixture, 1500);
    assert_explains(fixture, NULL);
    point(fixture, 210, 621);
    fixture->shift = 0;
    frame(fixture, 2500);
    assert_explains(fixture, NULL);
}

static void test_what_is_covered(void **state) {
    Fixture *fixture = *state;
    fixture->has_panel = true;
    frame(fixture, 1000);
    point(fixture, 210, 320);
    frame(fixture, 1400);
    assert_explains(fixture, NULL);
    point(fixture, 210, 460);
    frame(fixture, 1800);
    assert_explains(fixture, "Rhylet");
    fixture->has_overlay = true;
    frame(fixture, 1900);
    assert_explains(fixture, NULL);
}

static void test_texts_that_are_explanations(void **state) {
    Fixture *fixture = *state;
    fixture->mode = UI_TERMS_NONE;
    frame(fixture, 1000);
    point(fixture, 210, 320);
    frame(fixture, 1400);
    assert_explains(fixture, NULL);
}

static int count_dots(Fixture *fixture, UiTerms mode, const char *words) {
    TextStyle style = style_text(FONT_TEXT, 28, STYLE_BONE, TEXT_LEFT);
    Layout layout = layout_for(640, 360);
    int lines = 0;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 1000);
    ui_set_terms(fixture->ui, mode);
    canvas_paragraph(fixture->canvas, (Box){100, 100, 900, 0}, &style, words, false);
    ui_end(fixture->ui);
    char *described = canvas_describe(fixture->canvas);
    for (const char *at = described; (at = strstr(at, "panel ")) != NULL; at++) lines++;
    free(described);
    return lines;
}

/* The first of each term in a text; not the heading of a kind of hand. */
static void test_dots_on_a_page(void **state) {
    Fixture *fixture = *state;
    int once = count_dots(fixture, UI_TERMS_MARKED, "Much junk lies there.");
    assert_true(once > 4);
    assert_int_equal(count_dots(fixture, UI_TERMS_PLAIN, "Much junk lies there."), 0);
    assert_int_equal(count_dots(fixture, UI_TERMS_MARKED, "Much junk lies there. It is junk."), once);
    assert_int_equal(count_dots(fixture, UI_TERMS_MARKED, "Rhylet"), 0);
    assert_true(count_dots(fixture, UI_TERMS_MARKED, "You need a rhylet.") > 4);
}

/* ---- keys and pad ---- */

static void test_the_focused_widget(void **state) {
    Fixture *fixture = *state;
    ui_set_focus(fixture->ui, "call");
    frame(fixture, 1000);
    assert_false(press_letter(fixture, UI_EXPLAIN_KEY));
    assert_explains(fixture, "Call");
    assert_false(press_letter(fixture, UI_EXPLAIN_KEY));
    assert_explains(fixture, NULL);
    assert_false(press_key(fixture, UI_KEY_EXPLAIN));
    assert_explains(fixture, "Call");
    assert_false(press_key(fixture, UI_KEY_BACK));
    assert_explains(fixture, NULL);
    assert_string_equal(ui_focus(fixture->ui), "call");
}

static void test_arrows_lead_to_the_others(void **state) {
    Fixture *fixture = *state;
    ui_set_focus(fixture->ui, "call");
    frame(fixture, 1000);
    press_letter(fixture, UI_EXPLAIN_KEY);
    press_key(fixture, UI_KEY_UP);
    assert_explains(fixture, "Rhylet");
    press_key(fixture, UI_KEY_UP);
    assert_explains(fixture, "Junk");
    press_key(fixture, UI_KEY_UP); /* the last one */
    assert_explains(fixture, "Junk");
    press_key(fixture, UI_KEY_RIGHT);
    assert_explains(fixture, "Sabacc pot");
    press_key(fixture, UI_KEY_NEXT);
    assert_explains(fixture, "Call");
    press_key(fixture, UI_KEY_NEXT);
    assert_explains(fixture, "Junk");
    press_key(fixture, UI_KEY_PREVIOUS);
    assert_explains(fixture, "Call");
    assert_string_equal(ui_focus(fixture->ui), "call");
}

/* Any other key does what it does, and the panel is gone. */
static void test_other_keys_go_through(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_focus(fixture->ui, "call");
    frame(fixture, 1000);
    press_letter(fixture, 'z');
    frame(fixture, 2000);
    press_letter(fixture, UI_EXPLAIN_KEY);
    assert_true(give(fixture, (UiInput){.kind = UI_KEY, .key = UI_KEY_ACCEPT}, &event));
    assert_string_equal(event.name, "call");
    assert_explains(fixture, NULL);
}

static void test_another_key_for_it(void **state) {
    Fixture *fixture = *state;
    UiAccess access = {.text_percent = 100, .keys = {.count = 1, .rows = {{'z', UI_EXPLAIN_KEY}}}};
    ui_set_access(fixture->ui, &access);
    ui_set_focus(fixture->ui, "call");
    frame(fixture, 1000);
    press_letter(fixture, UI_EXPLAIN_KEY);
    assert_explains(fixture, NULL);
    press_letter(fixture, 'z');
    assert_explains(fixture, "Call");
}

static void test_a_letter_that_is_typed(void **state) {
    Fixture *fixture = *state;
    fixture->has_field = true;
    ui_set_focus(fixture->ui, "name");
    frame(fixture, 1000);
    press_letter(fixture, UI_EXPLAIN_KEY);
    assert_explains(fixture, NULL);
    press_key(fixture, UI_KEY_EXPLAIN); /* a pad types nothing */
    assert_explains(fixture, "Call");
}

static void test_an_overlay_has_its_own_words(void **state) {
    Fixture *fixture = *state;
    fixture->has_overlay = true;
    frame(fixture, 1000);
    press_letter(fixture, UI_EXPLAIN_KEY);
    assert_explains(fixture, "Ante");
    press_key(fixture, UI_KEY_UP);
    assert_explains(fixture, "Ante");
}

/* ---- the panel ---- */

static bool overlap(Box a, Box b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/* From its title to its last words, and a little more; it is opened by a key. */
static Box panel_of(const Fixture *fixture) {
    Box title = said(fixture, "explain:title")->box, hint = said(fixture, "explain:hint")->box;
    return box_inset((Box){title.x, title.y, title.width, hint.y + hint.height - title.y}, -10, -10);
}

/* Where the term stands that is explained. */
static Box word_of(const Fixture *fixture) {
    static const struct {
        const char *title;
        Box box;
    } words[] = {{"Junk", {200, 300, 50, 40}},
                 {"Rhylet", {200, 440, 70, 40}},
                 {"Sabacc pot", {1200, 300, 200, 200}},
                 {"Call", {300, 910, 80, 40}}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(said(fixture, "explain:title")->words, words[i].title) == 0) return words[i].box;
    fail_msg("%s is explained", said(fixture, "explain:title")->words);
    return (Box){0};
}

/* Neither the word nor a button, and within the screen, however large the letters. */
static void test_what_it_may_not_cover(void **state) {
    Fixture *fixture = *state;
    for (int percent = 100; percent <= 200; percent += 50) {
        UiAccess access = {.text_percent = percent};
        ui_set_access(fixture->ui, &access);
        ui_set_focus(fixture->ui, "call");
        frame(fixture, 1000);
        press_letter(fixture, UI_EXPLAIN_KEY);
        for (int i = 0; i < 4; i++, press_key(fixture, UI_KEY_NEXT)) {
            Box panel = panel_of(fixture), screen = canvas_layout(fixture->canvas)->screen;
            assert_false(overlap(panel, word_of(fixture)));
            for (int k = 0; k < BUTTON_COUNT; k++) assert_false(overlap(panel, BUTTONS[k]));
            assert_true(panel.x >= 0 && panel.y >= 0 && panel.x + panel.width <= screen.width &&
                        panel.y + panel.height <= screen.height);
        }
        press_key(fixture, UI_KEY_BACK);
    }
}

/* What lies beside it on the table and can be chosen stays free too. */
static void test_piles_are_not_covered(void **state) {
    Fixture *fixture = *state;
    fixture->has_piles = true;
    frame(fixture, 1000);
    point(fixture, 1300, 400);
    frame(fixture, 1000 + UI_EXPLAIN_AFTER_MS + 1);
    assert_explains(fixture, "Sabacc pot");
    Box title = said(fixture, "explain:title")->box, words = said(fixture, "explain:words")->box;
    Box panel = {title.x, title.y, title.width, words.y + words.height - title.y};
    assert_false(overlap(panel, POT));
    for (int i = 0; i < 2; i++) assert_false(overlap(panel, PILES[i]));
}

static void test_nothing_to_explain(void **state) {
    Fixture *fixture = *state;
    Layout layout = layout_for(640, 360);
    UiEvent event;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 1000);
    ui_end(fixture->ui);
    UiInput input = {.kind = UI_KEY, .key = UI_KEY_EXPLAIN};
    assert_false(ui_handle(fixture->ui, &input, 1000, &event));
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 1000);
    ui_end(fixture->ui);
    assert_string_equal(said(fixture, "toast")->words, "No word on this page is in the glossary.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_a_pointer_that_rests),
        TEST(test_moving_on_begins_anew),
        TEST(test_what_stands_for_a_term),
        TEST(test_a_button_is_there_to_be_pressed),
        TEST(test_a_tap_beside_buttons),
        TEST(test_escape_closes_only_the_panel),
        TEST(test_a_word_that_goes),
        TEST(test_what_is_covered),
        TEST(test_texts_that_are_explanations),
        TEST(test_dots_on_a_page),
        TEST(test_the_focused_widget),
        TEST(test_arrows_lead_to_the_others),
        TEST(test_other_keys_go_through),
        TEST(test_another_key_for_it),
        TEST(test_a_letter_that_is_typed),
        TEST(test_an_overlay_has_its_own_words),
        TEST(test_what_it_may_not_cover),
        TEST(test_piles_are_not_covered),
        TEST(test_nothing_to_explain),
#undef TEST
    };
    return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
