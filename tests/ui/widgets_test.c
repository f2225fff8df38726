#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "render/transcript.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct Fixture {
    BareUi bare;
    Canvas *canvas;
    Ui *ui;
    const char *label, *covered; /* covered: the label of another "bet" on a scene below, or NULL */
    bool tells;                  /* the frame says what Return presses */
    int value;
    char text[UI_TEXT_BYTES];
    double now;
} Fixture;

static int set_up(void **state) {
    static Fixture fixture;
    fixture = (Fixture){.label = "Bet", .value = 20};
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

static void frame(Fixture *fixture, double now) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    fixture->now = now;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    if (fixture->covered) {
        ui_set_covered(fixture->ui, true);
        ui_button(fixture->ui,
                  &(Button){.name = "bet", .box = {100, 10, 200, 60}, .label = fixture->covered});
        ui_begin_modal(fixture->ui);
        ui_set_covered(fixture->ui, false);
    }
    ui_button(fixture->ui, &(Button){.name = "bet",
                                     .box = {100, 100, 200, 60},
                                     .label = fixture->label,
                                     .key = 'b',
                                     .pad = UI_KEY_PAD_X});
    ui_button(fixture->ui,
              &(Button){.name = "fold", .box = {320, 100, 200, 60}, .label = "Fold", .is_disabled = true});
    ui_slider(fixture->ui, &(Slider){.name = "amount",
                                     .box = {100, 200, 428, 80},
                                     .value = fixture->value,
                                     .minimum = 5,
                                     .maximum = 105,
                                     .step = 5});
    ui_text_field(
        fixture->ui,
        &(TextField){.name = "name", .box = {100, 300, 400, 60}, .text = fixture->text, .max_characters = 4});
    if (fixture->tells) ui_tell_accept(fixture->ui);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static bool key(Fixture *fixture, UiKey code, uint32_t character, UiEvent *event) {
    return ui_handle(fixture->ui, &(UiInput){.kind = UI_KEY, .key = code, .character = character},
                     fixture->now, event);
}

static bool pointer(Fixture *fixture, UiInputKind kind, float x, float y, UiEvent *event) {
    return ui_handle(fixture->ui, &(UiInput){.kind = kind, .x = x, .y = y}, fixture->now, event);
}

static void test_a_button_answers_by_every_way(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    frame(fixture, 0);
    frame(fixture, 300);
    assert_true(key(fixture, UI_KEY_CHARACTER, 'b', &event));
    assert_string_equal(event.name, "bet");
    assert_true(key(fixture, UI_KEY_PAD_X, 0, &event));
    assert_string_equal(event.name, "bet");
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_false(pointer(fixture, UI_POINTER_DOWN, 150, 120, &event));
    assert_true(pointer(fixture, UI_POINTER_UP, 150, 120, &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    assert_false(pointer(fixture, UI_POINTER_DOWN, 150, 120, &event));
    assert_false(pointer(fixture, UI_POINTER_UP, 150, 190, &event));
}

/* The first Return after the pointer only shows the focus, unless the screen says what it presses. */
static void test_return_presses_what_the_screen_says(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    frame(fixture, 0);
    frame(fixture, 300);
    pointer(fixture, UI_POINTER_MOVE, 150, 120, &event);
    assert_string_equal(ui_focus(fixture->ui), "bet");
    assert_string_equal(ui_pointed(fixture->ui), "bet");
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_KEY);
    frame(fixture, 400);
    assert_string_equal(ui_pointed(fixture->ui), ""); /* where the pointer rests no longer counts */
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_string_equal(event.name, "bet");
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    fixture->tells = true;
    frame(fixture, 500);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    assert_string_equal(event.name, "bet");
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    ui_set_focus(fixture->ui, "amount"); /* something else than was said */
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_KEY);
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    fixture->tells = false; /* and it is said no longer */
    ui_set_focus(fixture->ui, "bet");
    frame(fixture, 600);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_KEY);
}

static void click(Fixture *fixture, float x, float y) {
    UiEvent event;
    pointer(fixture, UI_POINTER_MOVE, x, y, &event);
    pointer(fixture, UI_POINTER_DOWN, x, y, &event);
    pointer(fixture, UI_POINTER_UP, x, y, &event);
}

/* After a click Return acts at once, though nothing says what it presses: on what was clicked, or on what the
 * click led to. A press that came to nothing, or the pointer on something else, leaves it open what is meant.
 */
static void test_return_acts_at_once_after_a_click(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    frame(fixture, 0);
    frame(fixture, 300);
    click(fixture, 150, 120);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    assert_string_equal(event.name, "bet");
    click(fixture, 150, 120);
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    click(fixture, 150, 120);
    ui_reset(fixture->ui); /* it led to another scene */
    fixture->label = "Call";
    frame(fixture, 400);
    frame(fixture, 700);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    click(fixture, 150, 120);
    pointer(fixture, UI_POINTER_MOVE, 150, 240, &event); /* on the slider */
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_KEY);
    pointer(fixture, UI_POINTER_DOWN, 150, 120, &event); /* let go elsewhere */
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    pointer(fixture, UI_POINTER_UP, 20, 20, &event);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_KEY);
}

/* It activates nothing, and a scene that asks for it learns of it. */
static void expect_early(Fixture *fixture) {
    UiEvent event;
    assert_true(key(fixture, UI_KEY_CHARACTER, 'b', &event));
    assert_int_equal(event.kind, UI_EVENT_EARLY);
    assert_true(ui_wants_frame(fixture->ui)); /* the button shows it */
}

static void test_a_changed_button_waits_a_moment(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    frame(fixture, 0);
    expect_early(fixture);
    frame(fixture, 249);
    expect_early(fixture);
    frame(fixture, 250);
    assert_true(key(fixture, UI_KEY_CHARACTER, 'b', &event));
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    fixture->label = "Call";
    frame(fixture, 1000);
    expect_early(fixture);
    assert_float_equal(ui_guarded_until(fixture->ui), 1250, 0.01);
    frame(fixture, 1300);
    assert_true(key(fixture, UI_KEY_CHARACTER, 'b', &event));
}

/* How bright and warm the primary button is at its upper left, and the other's ring at its left. */
typedef struct Lights {
    bool is_filled, has_ring;
} Lights;

static bool is_amber(Pixel pixel) { return (pixel >> 16 & 0xff) > 0xa0 && (pixel & 0xff) < 0x80; }

static Lights lights_of(Fixture *fixture, Pixmap *pixels, const char *focus, bool tells) {
    Layout layout = layout_for(1920, 1080);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 0);
    ui_set_focus(fixture->ui, focus);
    if (tells) ui_tell_accept(fixture->ui);
    ui_button(fixture->ui,
              &(Button){.name = "check", .box = {100, 100, 300, 64}, .label = "Check", .is_primary = true});
    ui_button(fixture->ui, &(Button){.name = "bet", .box = {500, 100, 300, 64}, .label = "Bet"});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    const Pixel *row = pixels->pixels + 132 * pixels->stride;
    Lights lights = {.is_filled = is_amber(row[120])};
    for (int x = 490; x < 500; x++) lights.has_ring = lights.has_ring || is_amber(row[x]);
    return lights;
}

/* One button at most is filled or has the ring: that which Return presses. */
static void test_one_button_is_lit(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    Pixmap *pixels = pixmap_create(1920, 1080);
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    lights_of(fixture, pixels, "check", false);
    Lights lights = lights_of(fixture, pixels, "bet", false); /* nobody has said what Return presses */
    assert_true(lights.is_filled && !lights.has_ring);
    lights = lights_of(fixture, pixels, "bet", true);
    assert_true(!lights.is_filled && lights.has_ring);
    lights = lights_of(fixture, pixels, "check", true);
    assert_true(lights.is_filled && !lights.has_ring);
    key(fixture, UI_KEY_NEXT, 0, &event);
    lights = lights_of(fixture, pixels, "bet", false);
    assert_true(!lights.is_filled && lights.has_ring);
    lights = lights_of(fixture, pixels, "check", false);
    assert_true(lights.is_filled && !lights.has_ring);
    pixmap_free(pixels);
}

/* What is usual among a seat's choices is never filled: gold is advice. Until Return presses another it has a
 * line and the key's cap; so has, then, the other. */
static void test_what_is_usual_has_a_line_and_the_key(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    Layout layout = layout_for(1920, 1080);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Pixmap *pixels = pixmap_create(1920, 1080);
    static const char *const focus[] = {"check", "check", "bet"};
    ui_set_pad(fixture->ui, true); /* whose word is in the fonts of the tests */
    for (int step = 0; step < 3; step++) {
        if (step == 1) key(fixture, UI_KEY_NEXT, 0, &event);
        canvas_transcribe(fixture->canvas);
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, 0);
        ui_set_focus(fixture->ui, focus[step]);
        ui_button(fixture->ui, &(Button){.name = "check",
                                         .box = {100, 100, 300, 64},
                                         .label = "Check",
                                         .is_usual = true,
                                         .shows_accept = true});
        ui_button(fixture->ui,
                  &(Button){.name = "bet", .box = {500, 100, 300, 64}, .label = "Bet", .shows_accept = true});
        ui_end(fixture->ui);
        canvas_end(fixture->canvas, target_of(pixels), damage);
        const Pixel *row = pixels->pixels + 132 * pixels->stride;
        bool has_ring[2] = {false};
        for (int x = 0; x < 10; x++) {
            has_ring[0] = has_ring[0] || is_amber(row[90 + x]);
            has_ring[1] = has_ring[1] || is_amber(row[490 + x]);
        }
        int at = 0;
        const Fact *cap = transcript_next(canvas_transcript(fixture->canvas), "key", &at);
        bool is_bet = step == 2;
        assert_true(has_ring[is_bet] && !has_ring[!is_bet]);
        assert_false(is_amber(row[120]) || is_amber(row[520]));
        assert_true(cap && (cap->box.x > 450) == is_bet);
        assert_null(transcript_next(canvas_transcript(fixture->canvas), "key", &at));
    }
    pixmap_free(pixels);
}

static Pixel pixel_at(const Pixmap *pixels, int x, int y) { return pixels->pixels[y * pixels->stride + x]; }

static bool is_blue(Pixel pixel) {
    return (pixel & 0xff) > 0xd0 && (pixel >> 16 & 0xff) < 0xb0 && (pixel >> 8 & 0xff) > 0xa0;
}

/* The advised one has a line of 3 px and its tag; the focus of the other is a line without a light. */
static void test_an_advised_button_alone_is_lit(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    Layout layout = layout_for(1920, 1080);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Pixmap *pixels = pixmap_create(1920, 1080);
    Pixel light[2];
    key(fixture, UI_KEY_NEXT, 0, &event);
    for (int is_outshone = 0; is_outshone < 2; is_outshone++) {
        canvas_transcribe(fixture->canvas);
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, 0);
        ui_set_focus(fixture->ui, "check");
        ui_button(fixture->ui, &(Button){.name = "check",
                                         .box = {100, 100, 300, 64},
                                         .label = "Check",
                                         .is_outshone = is_outshone});
        ui_button(fixture->ui,
                  &(Button){.name = "bet", .box = {500, 100, 300, 64}, .label = "Bet", .is_advised = true});
        ui_end(fixture->ui);
        canvas_end(fixture->canvas, target_of(pixels), damage);
        light[is_outshone] = pixel_at(pixels, 250, 88); /* above the ring */
        assert_true(is_blue(pixel_at(pixels, 500, 132)) && is_blue(pixel_at(pixels, 502, 132)));
        assert_true(is_amber(pixel_at(pixels, 520, 132))); /* in gold, whatever Return presses */
        assert_true(is_amber(pixel_at(pixels, 95, 132)) || is_amber(pixel_at(pixels, 96, 132)));
    }
    assert_true((light[0] >> 16 & 0xff) > 0x10 && (light[1] >> 16 & 0xff) < 0x08);
    int at = 0;
    assert_false(is_amber(pixel_at(pixels, 120, 132)));
    const Fact *tag = transcript_next(canvas_transcript(fixture->canvas), "best", &at);
    assert_true(tag && strcmp(tag->words, "best") == 0);
    pixmap_free(pixels);
}

typedef struct Captions {
    float middle[2];
    int count;
} Captions;

static void hear_caption(void *user, const CanvasLine *line) {
    Captions *captions = user;
    if (strcmp(line->text, "Stand") != 0) return;
    assert_true(captions->count < 2);
    captions->middle[captions->count++] = line->box.x + line->box.width / 2;
}

static void hide_nothing(void *user, Box box) { (void)user, (void)box; }

/* In the middle of its button, with a key and a number beside it as without. */
static void test_captions_are_in_the_middle(void **state) {
    Fixture *fixture = *state;
    Layout layout = layout_for(1920, 1080);
    Captions captions = {.count = 0};
    CanvasListener listener = {hear_caption, hide_nothing, &captions};
    ui_set_access(fixture->ui, &(UiAccess){.text_percent = 100});
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 0);
    canvas_set_listener(fixture->canvas, &listener);
    ui_button(
        fixture->ui,
        &(Button){.name = "one", .box = {100, 100, 300, 64}, .label = "Stand", .key = 's', .amount = "12"});
    ui_button(fixture->ui, &(Button){.name = "two", .box = {500, 100, 300, 64}, .label = "Stand"});
    canvas_set_listener(fixture->canvas, NULL);
    ui_end(fixture->ui);
    assert_int_equal(captions.count, 2);
    assert_float_equal(captions.middle[0], 250, 3);
    assert_float_equal(captions.middle[1], 650, 3);
}

/* Red of the brightest letter in the strip of captions, at that time. */
static int caption_light(Fixture *fixture, double now) {
    Layout layout = layout_with_foot(640, 360, 44);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    int most = 0;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    for (int y = 346; y < 360; y++)
        for (int x = 0; x < 640; x++) {
            int red = (int)(pixel_at(pixels, x, y) >> 16 & 0xff);
            if (red > most) most = red;
        }
    pixmap_free(pixels);
    return most;
}

/* A caption stays for as long as it takes to read it, and fades then, in steps of its own; without motion it
 * is there or gone. */
static void test_captions_fade(void **state) {
    Fixture *fixture = *state;
    UiAccess access = {.text_percent = 100, .shows_captions = true};
    for (int is_still = 0; is_still < 2; is_still++) {
        double now = is_still * 60000.0;
        int steps = 0, light[64];
        access.has_reduced_motion = is_still != 0;
        ui_set_access(fixture->ui, &access);
        caption_light(fixture, now);
        ui_caption(fixture->ui, "Vex: Chips", 0);
        int whole = light[0] = caption_light(fixture, now);
        assert_true(whole > 0x80);
        for (double next; (next = ui_next_change(fixture->ui, now)) < INFINITY && steps < 63;) {
            assert_true(next > now);
            now = next;
            light[++steps] = caption_light(fixture, now);
            assert_true(light[steps] < light[steps - 1]);
        }
        assert_int_equal(steps, is_still ? 1 : 10);
        assert_true(light[steps] < 0x20);
        if (!is_still) assert_in_range(light[5], whole / 4, whole * 3 / 4);
    }
}

/* A cap only where a key of the keyboard chooses: not for a pad, and by the key that it was given. */
static void test_a_key_is_shown_where_it_chooses(void **state) {
    Fixture *fixture = *state;
    Layout layout = layout_for(640, 360);
    canvas_transcribe(fixture->canvas);
    const char *const wanted[] = {"3", NULL, "Q"};
    for (int i = 0; i < 3; i++) {
        int at = 0;
        UiAccess access = {.text_percent = 100};
        if (i == 2) {
            access.keys.rows[0].pressed = 'q';
            access.keys.rows[0].meant = '3';
            access.keys.count = 1;
        }
        ui_set_access(fixture->ui, &access);
        ui_set_pad(fixture->ui, i == 1);
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, 0);
        ui_draw_key(fixture->ui, (Box){100, 100, 200, 260}, '3', "card:2");
        ui_draw_key(fixture->ui, (Box){100, 400, 200, 260}, 0, "card:3");
        ui_end(fixture->ui);
        const Transcript *transcript = canvas_transcript(fixture->canvas);
        const Fact *fact = transcript_next(transcript, "key:card:2", &at);
        assert_int_equal(fact != NULL, wanted[i] != NULL);
        if (wanted[i]) assert_string_equal(fact->words, wanted[i]);
        at = 0;
        assert_null(transcript_next(transcript, "key:card:3", &at));
    }
}

/* Two scenes, one over the other, may call a button the same: the lower one neither answers, nor makes the
   upper one wait anew in each frame, nor lights up with it. */
static void test_a_covered_button_of_the_same_name_is_another(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    fixture->covered = "Raise";
    frame(fixture, 0);
    frame(fixture, 250);
    assert_float_equal(ui_guarded_until(fixture->ui), 250, 0.01);
    assert_true(key(fixture, UI_KEY_CHARACTER, 'b', &event));
    assert_false(pointer(fixture, UI_POINTER_DOWN, 150, 20, &event));
    assert_false(pointer(fixture, UI_POINTER_UP, 150, 20, &event));
    assert_false(pointer(fixture, UI_POINTER_MOVE, 150, 120, &event));
    frame(fixture, 500);
    ui_begin(fixture->ui, fixture->canvas, 500);
    const Hotspot bet = {.name = "bet", .box = {100, 100, 200, 60}};
    const HotspotState upper = ui_hotspot(fixture->ui, &bet);
    ui_set_covered(fixture->ui, true);
    const HotspotState lower = ui_hotspot(fixture->ui, &bet);
    assert_true(upper.is_hovered && !lower.is_hovered);
}

static void chairs(Fixture *fixture, double now, bool has_bet) {
    Layout layout = layout_for(640, 360);
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    ui_hotspot(fixture->ui, &(Hotspot){.name = "chair", .box = {100, 100, 60, 60}, .is_aside = true});
    if (has_bet) ui_hotspot(fixture->ui, &(Hotspot){.name = "bet", .box = {100, 180, 60, 60}});
    ui_button(fixture->ui,
              &(Button){.name = "field", .box = {180, 180, 60, 60}, .label = "", .is_aside = true});
    ui_hotspot(fixture->ui, &(Hotspot){.name = "fold", .box = {100, 340, 60, 60}});
    ui_end(fixture->ui);
}

/* Neither first on a new screen nor nearest to what is gone; but keys lead there. */
static void test_what_is_aside_is_not_given_the_focus(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    chairs(fixture, 0, true);
    assert_string_equal(ui_focus(fixture->ui), "bet");
    chairs(fixture, 20, false);
    assert_string_equal(ui_focus(fixture->ui), "fold");
    chairs(fixture, 40, true);
    ui_set_focus(fixture->ui, "bet");
    chairs(fixture, 60, true);
    key(fixture, UI_KEY_UP, 0, &event); /* shows the focus */
    key(fixture, UI_KEY_UP, 0, &event);
    assert_string_equal(ui_focus(fixture->ui), "chair");
    chairs(fixture, 80, true);
    assert_string_equal(ui_focus(fixture->ui), "chair");
}

static HotspotState card_and_pile(Fixture *fixture, double now) {
    Layout layout = layout_for(640, 360);
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    ui_hotspot(fixture->ui, &(Hotspot){.name = "pile", .box = {100, 100, 60, 60}});
    HotspotState card = ui_hotspot(
        fixture->ui, &(Hotspot){.name = "card", .box = {300, 600, 60, 90}, .home = {200, 590, 600, 200}});
    ui_end(fixture->ui);
    return card;
}

/* One that is turned answers where it is seen: at the corners that it has, not at those of its box. */
static void test_a_turned_card_answers_where_it_is_seen(void **state) {
    static const struct {
        float x, y;
        const char *pointed;
    } points[] = {{300, 265, "card"}, {300, 238, "card"}, {253, 204, ""},
                  {347, 204, ""},     {330, 208, "card"}, {275, 191, "card"}};
    Fixture *fixture = *state;
    UiEvent event;
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        Layout layout = layout_for(640, 360);
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, 0);
        ui_hotspot(fixture->ui, &(Hotspot){.name = "card", .box = {250, 200, 100, 140}, .turned = 0.3f});
        ui_end(fixture->ui);
        pointer(fixture, UI_POINTER_MOVE, points[i].x, points[i].y, &event);
        assert_string_equal(ui_pointed(fixture->ui), points[i].pointed);
    }
}

/* Released beyond its home it is dropped, on its own place a click, elsewhere at home nothing. */
static void test_a_card_is_carried(void **state) {
    static const struct {
        float x, y;
        bool is_event, is_dropped;
        const char *over;
    } releases[] = {{130, 130, true, true, "pile"},
                    {600, 300, true, true, ""},
                    {500, 650, false, false, ""},
                    {320, 650, true, false, ""}};
    Fixture *fixture = *state;
    UiEvent event;
    for (size_t i = 0; i < sizeof releases / sizeof *releases; i++) {
        card_and_pile(fixture, 0);
        assert_false(pointer(fixture, UI_POINTER_DOWN, 310, 640, &event));
        assert_false(pointer(fixture, UI_POINTER_MOVE, 313, 640, &event));
        assert_false(card_and_pile(fixture, 10).is_carried);
        assert_false(pointer(fixture, UI_POINTER_MOVE, releases[i].x, releases[i].y, &event));
        HotspotState card = card_and_pile(fixture, 20);
        assert_true(card.is_carried);
        assert_float_equal(card.by_x, releases[i].x - 310, 0.01);
        assert_float_equal(card.by_y, releases[i].y - 640, 0.01);
        assert_true(pointer(fixture, UI_POINTER_UP, releases[i].x, releases[i].y, &event) ==
                    releases[i].is_event);
        assert_false(card_and_pile(fixture, 30).is_carried);
        if (!releases[i].is_event) continue;
        assert_string_equal(event.name, "card");
        assert_true(event.is_dropped == releases[i].is_dropped);
        assert_string_equal(event.over, releases[i].over);
    }
}

static void test_presses_that_do_nothing_say_why(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    frame(fixture, 0);
    frame(fixture, 300);
    assert_false(ui_handle(fixture->ui, &(UiInput){.kind = UI_PRESS, .text = "fold"}, 300, &event));
    assert_non_null(strstr(ui_refusal(fixture->ui), "cannot be chosen"));
    assert_false(ui_handle(fixture->ui, &(UiInput){.kind = UI_PRESS, .text = "raise"}, 300, &event));
    assert_non_null(strstr(ui_refusal(fixture->ui), "not on the screen"));
    assert_true(ui_handle(fixture->ui, &(UiInput){.kind = UI_PRESS, .text = "bet"}, 300, &event));
    assert_null(ui_refusal(fixture->ui));
}

static void test_a_slider_takes_keys_digits_wheel_and_drag(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_focus(fixture->ui, "amount");
    frame(fixture, 300);
    assert_true(key(fixture, UI_KEY_RIGHT, 0, &event));
    assert_int_equal(event.value, 25);
    assert_true(key(fixture, UI_KEY_CHARACTER, '4', &event));
    assert_int_equal(event.value, 5);
    assert_true(key(fixture, UI_KEY_CHARACTER, '2', &event));
    assert_int_equal(event.value, 42);
    pointer(fixture, UI_POINTER_MOVE, 200, 250, &event);
    assert_true(ui_handle(fixture->ui, &(UiInput){.kind = UI_WHEEL, .y = -2}, 300, &event));
    assert_int_equal(event.value, 10);
    assert_true(pointer(fixture, UI_POINTER_DOWN, 114 + 200, 260, &event));
    assert_int_equal(event.value, 55);
    assert_true(pointer(fixture, UI_POINTER_MOVE, 2000, 260, &event));
    assert_int_equal(event.value, 105);
    assert_true(pointer(fixture, UI_POINTER_MOVE, 0, 260, &event));
    assert_int_equal(event.value, 5);
    pointer(fixture, UI_POINTER_UP, 0, 260, &event);
    assert_false(pointer(fixture, UI_POINTER_MOVE, 300, 260, &event));
}

static void test_a_number_is_for_the_only_slider(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_focus(fixture->ui, "bet");
    frame(fixture, 300);
    assert_true(key(fixture, UI_KEY_CHARACTER, '4', &event));
    assert_string_equal(event.name, "amount");
    assert_true(key(fixture, UI_KEY_CHARACTER, '2', &event));
    assert_int_equal(event.value, 42);
    assert_string_equal(ui_focus(fixture->ui), "amount");
}

static void test_a_field_takes_letters_and_keeps_shortcuts_away(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_focus(fixture->ui, "name");
    snprintf(fixture->text, sizeof fixture->text, "Zoë");
    frame(fixture, 300);
    assert_true(ui_is_typing(fixture->ui));
    assert_false(key(fixture, UI_KEY_CHARACTER, 'b', &event));
    assert_true(ui_handle(fixture->ui, &(UiInput){.kind = UI_TEXT, .text = "b"}, 300, &event));
    assert_string_equal(event.text, "Zoëb");
    assert_false(ui_handle(fixture->ui, &(UiInput){.kind = UI_TEXT, .text = "bc"}, 300, &event));
    assert_string_equal(ui_field_text(fixture->ui), "Zoë");
    assert_true(ui_handle(fixture->ui, &(UiInput){.kind = UI_PASTE, .text = "ñb"}, 300, &event));
    assert_string_equal(event.text, "Zoëñ"); /* as much as there is room for */
    assert_true(key(fixture, UI_KEY_CUT, 0, &event));
    assert_string_equal(event.text, "");
    assert_true(key(fixture, UI_KEY_DELETE, 0, &event));
    assert_string_equal(event.text, "Zo");
}

static Box pan_frame(Fixture *fixture, float width, float height) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    Box picture =
        ui_pan(fixture->ui,
               &(Pan){.name = "picture", .box = {100, 100, 400, 300}, .width = width, .height = height});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
    return picture;
}

static void test_a_picture_is_dragged_no_further_than_its_edge(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    Box picture = pan_frame(fixture, 600, 400);
    assert_float_equal(picture.x, 0, 0.01);
    assert_float_equal(picture.y, 50, 0.01);
    assert_false(pointer(fixture, UI_POINTER_DOWN, 300, 200, &event));
    assert_false(
        pointer(fixture, UI_POINTER_MOVE, 330, 190, &event)); /* nobody but the picture has to know */
    picture = pan_frame(fixture, 600, 400);
    assert_float_equal(picture.x, 30, 0.01);
    assert_float_equal(picture.y, 40, 0.01);
    pointer(fixture, UI_POINTER_MOVE, 900, 190, &event);
    picture = pan_frame(fixture, 600, 400);
    assert_float_equal(picture.x, 100, 0.01);
    assert_false(pointer(fixture, UI_POINTER_UP, 330, 190, &event)); /* a drag chooses nothing */
    pointer(fixture, UI_POINTER_DOWN, 300, 200, &event);
    assert_true(pointer(fixture, UI_POINTER_UP, 302, 200, &event)); /* a click does */
    assert_int_equal(event.kind, UI_EVENT_ACTIVATE);
    ui_pan_to_middle(fixture->ui, "picture");
    picture = pan_frame(fixture, 600, 400);
    assert_float_equal(picture.x, 0, 0.01);
}

static void test_a_picture_seen_whole_asks_for_the_next(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_focus(fixture->ui, "picture");
    pan_frame(fixture, 200, 200);
    assert_true(key(fixture, UI_KEY_RIGHT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    assert_int_equal(event.key, UI_KEY_RIGHT);
    pan_frame(fixture, 600, 200);
    assert_false(key(fixture, UI_KEY_RIGHT, 0, &event)); /* first what there is to see of this one */
    assert_false(key(fixture, UI_KEY_RIGHT, 0, &event));
    assert_true(key(fixture, UI_KEY_RIGHT, 0, &event));
    pointer(fixture, UI_POINTER_MOVE, 300, 200, &event);
    assert_true(ui_handle(fixture->ui, &(UiInput){.kind = UI_WHEEL, .y = 1}, fixture->now, &event));
    assert_int_equal(event.key, UI_KEY_PAGE_UP);
}

/* What lies at (x, y) of the screen, as shares of the picture. */
static void assert_shows(Box picture, float x, float y, float along, float down) {
    assert_float_equal((x - picture.x) / picture.width, along, 0.005);
    assert_float_equal((y - picture.y) / picture.height, down, 0.005);
}

static void test_what_lies_under_the_pointer_stays_there_as_a_picture_grows(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    pan_frame(fixture, 600, 400);
    pointer(fixture, UI_POINTER_MOVE, 150, 250, &event);
    ui_pan_hold(fixture->ui, "nothing of that name");
    ui_pan_hold(fixture->ui, "picture");
    assert_shows(pan_frame(fixture, 900, 600), 150, 250, 0.25f, 0.5f);
    assert_shows(pan_frame(fixture, 1200, 800), 150, 250, 0.25f, 0.5f); /* all the way */
    pointer(fixture, UI_POINTER_DOWN, 150, 250, &event);
    pointer(fixture, UI_POINTER_MOVE, 180, 250, &event);
    pointer(fixture, UI_POINTER_UP, 180, 250, &event);
    assert_shows(pan_frame(fixture, 1200, 800), 180, 250, 0.25f, 0.5f); /* the hand is stronger */
    ui_set_focus(fixture->ui, "picture");
    key(fixture, UI_KEY_DOWN, 0, &event); /* with keys it is the middle that stays */
    Box picture = pan_frame(fixture, 1200, 800);
    float along = (300 - picture.x) / 1200, down = (250 - picture.y) / 800;
    ui_pan_hold(fixture->ui, "picture");
    assert_shows(pan_frame(fixture, 2400, 1600), 300, 250, along, down);
}

/* Six rows of 60 in a panel 200 high, each with a button beside it, and one below the panel. */
static void list_frame(Fixture *fixture) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    Box all = ui_begin_scroll(fixture->ui, "list", (Box){100, 100, 500, 200}, 360);
    for (int i = 0; i < 6; i++) {
        char name[16];
        float y = all.y + 60 * (float)i;
        snprintf(name, sizeof name, "row:%d", i);
        ui_button(fixture->ui,
                  &(Button){.name = name, .box = {110, y, 300, 50}, .label = "Row", .is_disabled = i == 4});
        snprintf(name, sizeof name, "off:%d", i);
        ui_button(fixture->ui, &(Button){.name = name, .box = {430, y, 100, 50}, .label = "Off"});
    }
    ui_end_scroll(fixture->ui);
    ui_begin_group(fixture->ui);
    ui_button(fixture->ui, &(Button){.name = "back", .box = {430, 310, 100, 50}, .label = "Back"});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* Forty lines of 20 in a panel 200 high, of which those far from it are not declared; the fifth can be
 * chosen. */
static void lines_frame(Fixture *fixture) {
    enum { LINES = 40 };
    Layout layout = layout_for(640, 360);
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    Box all = ui_begin_scroll(fixture->ui, "lines", (Box){900, 100, 300, 200}, 20 * LINES);
    for (int i = 0; i < LINES; i++) {
        char name[16];
        Box row = {900, all.y + 20 * (float)i, 300, 20};
        bool is_near = row.y > -200 && row.y < 500;
        snprintf(name, sizeof name, "line:%d", i);
        if (i == 4) ui_hotspot(fixture->ui, &(Hotspot){.name = name, .box = row});
        if (i == 4) ui_line_of(fixture->ui, i + 1, LINES);
        if (i != 4 && (is_near || i == 0 || i == LINES - 1)) ui_line(fixture->ui, name, row, i + 1, LINES);
    }
    ui_end_scroll(fixture->ui);
    ui_end(fixture->ui);
}

/* Line by line, by a page, to the ends; Return chooses nothing, and the pointer finds nothing. */
static void test_lines_are_read_by_keys(void **state) {
    Fixture *fixture = *state;
    static const struct {
        UiKey key;
        const char *line;
    } steps[] = {{UI_KEY_DOWN, "line:1"},      {UI_KEY_DOWN, "line:2"},       {UI_KEY_UP, "line:1"},
                 {UI_KEY_PAGE_DOWN, "line:9"}, {UI_KEY_PAGE_DOWN, "line:17"}, {UI_KEY_PAGE_UP, "line:9"},
                 {UI_KEY_LAST, "line:39"},     {UI_KEY_PAGE_DOWN, "line:39"}, {UI_KEY_UP, "line:38"},
                 {UI_KEY_FIRST, "line:0"},     {UI_KEY_PAGE_UP, "line:0"}};
    UiEvent event;
    char words[UI_SPOKEN];
    lines_frame(fixture);
    ui_set_focus(fixture->ui, "line:0");
    lines_frame(fixture);
    key(fixture, UI_KEY_DOWN, 0, &event); /* shows the focus */
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        lines_frame(fixture);
        key(fixture, steps[i].key, 0, &event);
        assert_string_equal(ui_focus(fixture->ui), steps[i].line);
    }
    key(fixture, UI_KEY_LAST, 0, &event);
    lines_frame(fixture);
    Text text = text_over(words, sizeof words);
    assert_true(ui_spoken_focus(fixture->ui, "the last", &text));
    assert_string_equal(words, "the last, 40 of 40");
    assert_false(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_true(ui_spoken_take_again(fixture->ui));
    pointer(fixture, UI_POINTER_MOVE, 1000, 250, &event);
    assert_string_equal(ui_pointed(fixture->ui), "");
}

/* How many panels fade from the given colour to the other, each 24 high. */
static int fades(const Fixture *fixture, Colour top, Colour bottom) {
    char colours[24];
    int count = 0;
    char *drawn = canvas_describe(fixture->canvas);
    snprintf(colours, sizeof colours, " %08x %08x ", top, bottom);
    for (const char *at = drawn; (at = strstr(at, colours)) != NULL; at++) count++;
    free(drawn);
    return count;
}

/* Content fades out at an edge beyond which there is more, and only there. */
static void test_edges_fade_where_there_is_more(void **state) {
    Fixture *fixture = *state;
    static const struct {
        float offset;
        int above, below;
    } rows[] = {{0, 0, 1}, {80, 1, 1}, {160, 1, 0}};
    static const Colour DARK = STYLE_WOOD, NONE = STYLE_WOOD & 0x00ffffffu;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        float top = rows[i].offset;
        ui_scroll_to(fixture->ui, "list", (Box){100, 100, 500, 200}, top + 24, top + 201);
        list_frame(fixture);
        assert_int_equal(fades(fixture, DARK, NONE), rows[i].above);
        assert_int_equal(fades(fixture, NONE, DARK), rows[i].below);
    }
    frame(fixture, 40); /* without a panel */
    assert_int_equal(fades(fixture, DARK, NONE) + fades(fixture, NONE, DARK), 0);
}

/* A panel that was scrolled to its end shows what is added there, until one scrolls back. */
static void test_a_panel_follows_its_end(void **state) {
    Fixture *fixture = *state;
    static const Box box = {100, 100, 500, 200};
    static const struct {
        float content, to, offset; /* to: where one scrolls, 0 for nowhere */
    } steps[] = {{150, 0, 0},   {360, 0, 160},   {420, 0, 220}, {420, 170, 170},
                 {480, 0, 170}, {480, 999, 280}, {540, 0, 340}};
    ui_scroll_to_end(fixture->ui, "log");
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        Layout layout = layout_for(640, 360);
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, fixture->now);
        float to = steps[i].to;
        if (to > 0) ui_scroll_to(fixture->ui, "log", box, to + 24, to + 201);
        Box all = ui_begin_scroll(fixture->ui, "log", box, steps[i].content);
        assert_float_equal(box.y - all.y, steps[i].offset, 0.01f);
        ui_end_scroll(fixture->ui);
        ui_end(fixture->ui);
    }
}

static void test_arrows_go_through_a_list_to_its_end_and_never_to_the_panel(void **state) {
    Fixture *fixture = *state;
    static const struct {
        UiKey key;
        const char *focus;
    } steps[] = {{UI_KEY_RIGHT, "off:0"}, {UI_KEY_DOWN, "off:1"}, {UI_KEY_LEFT, "row:1"},
                 {UI_KEY_DOWN, "row:2"},  {UI_KEY_DOWN, "row:3"}, {UI_KEY_DOWN, "row:5"},
                 {UI_KEY_RIGHT, "off:5"}, {UI_KEY_DOWN, "back"},  {UI_KEY_UP, "off:5"},
                 {UI_KEY_UP, "off:4"},    {UI_KEY_NEXT, "back"},  {UI_KEY_NEXT, "row:2"}, /* the first seen */
                 {UI_KEY_UP, "row:1"},    {UI_KEY_NEXT, "back"},  {UI_KEY_UP, "off:3"}};
    UiEvent event;
    list_frame(fixture);
    ui_set_focus(fixture->ui, "row:0");
    key(fixture, UI_KEY_RIGHT, 0, &event); /* shows where it is */
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        list_frame(fixture);
        assert_false(key(fixture, steps[i].key, 0, &event));
        assert_string_equal(ui_focus(fixture->ui), steps[i].focus);
    }
}

/* Home and End lead to the ends of the list that has the focus, and from there to those of the page. */
static void test_home_and_end_lead_to_the_ends(void **state) {
    Fixture *fixture = *state;
    static const struct {
        UiKey key;
        const char *focus;
    } steps[] = {{UI_KEY_LAST, "off:5"},
                 {UI_KEY_LAST, "back"},
                 {UI_KEY_LAST, "back"},
                 {UI_KEY_FIRST, "row:0"},
                 {UI_KEY_FIRST, "row:0"}};
    UiEvent event;
    list_frame(fixture);
    ui_set_focus(fixture->ui, "off:2");
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        list_frame(fixture);
        assert_false(key(fixture, steps[i].key, 0, &event));
        assert_string_equal(ui_focus(fixture->ui), steps[i].focus);
    }
}

static bool has_light(const Pixmap *pixels, Box box) {
    for (int y = (int)box.y; y < (int)(box.y + box.height); y++)
        for (int x = (int)box.x; x < (int)(box.x + box.width); x++)
            if ((pixels->pixels[y * pixels->width + x] >> 16 & 255) > 180) return true;
    return false;
}

static void choice_frame(Fixture *fixture, int value) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    ui_choice(fixture->ui, &(Choice){.name = "theme",
                                     .box = {100, 100, 300, 60},
                                     .text = "Lounge",
                                     .value = value,
                                     .maximum = 3,
                                     .goes_around = true});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static void test_a_press_on_a_choice_goes_on_to_the_next(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    const UiInput press = {.kind = UI_PRESS, .text = "theme"};
    choice_frame(fixture, 1);
    assert_true(ui_handle(fixture->ui, &press, fixture->now, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    assert_int_equal(event.value, 2);
    choice_frame(fixture, 3);
    assert_true(ui_handle(fixture->ui, &press, fixture->now, &event));
    assert_int_equal(event.value, 0);
    assert_null(ui_refusal(fixture->ui));
}

/* A degree is told by marks below the words: so many are set. */
static void test_a_choice_with_marks(void **state) {
    Fixture *fixture = *state;
    for (int marked = 0; marked <= 3; marked++) {
        Layout layout = layout_for(640, 360);
        Pixmap *pixels = pixmap_create(640, 360);
        PixelRect damage[CANVAS_DAMAGE_MAX];
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, fixture->now);
        ui_choice(fixture->ui, &(Choice){.name = "level",
                                         .box = {320, 100, 300, 60},
                                         .text = "Sharp",
                                         .maximum = 4,
                                         .is_quiet = true,
                                         .marked = marked,
                                         .marks = 3});
        ui_end(fixture->ui);
        canvas_end(fixture->canvas, target_of(pixels), damage);
        pixmap_free(pixels);
        assert_int_equal(fades(fixture, 0xfff3dca6u, 0xffb08d50u), marked);
        assert_int_equal(fades(fixture, 0xa0000000u, 0xa0000000u), 3 - marked);
    }
}

static void guarded_frame(Fixture *fixture, bool is_pressed_only) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    ui_button(fixture->ui, &(Button){.name = "beside", .box = {100, 100, 200, 60}, .label = "Ana"});
    ui_choice(fixture->ui, &(Choice){.name = "level",
                                     .box = {320, 100, 300, 60},
                                     .text = "Person",
                                     .maximum = 4,
                                     .goes_around = true,
                                     .is_pressed_only = is_pressed_only});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* Arrows lead on from it; what is pressed changes it. */
static void test_a_choice_that_is_only_pressed(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    ui_set_focus(fixture->ui, "level");
    guarded_frame(fixture, false);
    assert_true(key(fixture, UI_KEY_LEFT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    guarded_frame(fixture, true);
    assert_false(key(fixture, UI_KEY_PAGE_UP, 0, &event) && event.kind == UI_EVENT_CHANGE);
    assert_false(key(fixture, UI_KEY_LEFT, 0, &event));
    assert_string_equal(ui_focus(fixture->ui), "beside");
    ui_set_focus(fixture->ui, "level");
    guarded_frame(fixture, true);
    assert_true(key(fixture, UI_KEY_ACCEPT, 0, &event));
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    assert_int_equal(event.value, 1);
}

static const char *const paces[] = {"Calm", "Brisk", "At once"};

static void segments_frame(Fixture *fixture, float width, int value) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    ui_choice(fixture->ui, &(Choice){.name = "pace",
                                     .box = {100, 100, width, 60},
                                     .label = "Pace",
                                     .label_share = 0.4f,
                                     .text = paces[value - 1],
                                     .texts = paces,
                                     .value = value,
                                     .minimum = 1,
                                     .maximum = 3});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* Its words stand beside each other, and each is pressed where it stands; keys go on from one to the next. */
static void test_segments_are_pressed_where_they_stand(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    segments_frame(fixture, 1000, 1);
    for (int value = 2; value <= 3; value++) {
        assert_true(pointer(fixture, UI_POINTER_DOWN, 500 + 200 * ((float)value - 0.5f), 130, &event));
        assert_int_equal(event.kind, UI_EVENT_CHANGE);
        assert_int_equal(event.value, value);
        pointer(fixture, UI_POINTER_UP, 0, 0, &event);
    }
    assert_false(pointer(fixture, UI_POINTER_DOWN, 150, 130, &event)); /* on the label */
    pointer(fixture, UI_POINTER_UP, 0, 0, &event);
    ui_set_focus(fixture->ui, "pace");
    segments_frame(fixture, 1000, 2);
    assert_true(key(fixture, UI_KEY_LEFT, 0, &event));
    assert_int_equal(event.value, 1);
}

/* Too narrow for all words, it shows one between two keys, and its halves step. */
static void test_a_narrow_choice_has_no_segments(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    segments_frame(fixture, 400, 1);
    assert_true(pointer(fixture, UI_POINTER_DOWN, 490, 130, &event)); /* at the right end */
    assert_int_equal(event.value, 2);
    pointer(fixture, UI_POINTER_UP, 0, 0, &event);
}

/* Its words stand on a dial, each is pressed where it stands, and keys go on from one to the next. */
static bool gauge_frame(Fixture *fixture, Box box, int value) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Choice choice = {.name = "pace",
                     .box = box,
                     .label = "Pace",
                     .text = paces[value - 1],
                     .texts = paces,
                     .value = value,
                     .minimum = 1,
                     .maximum = 3};
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    bool fits = ui_gauge_fits(fixture->ui, &choice);
    if (fits) ui_gauge(fixture->ui, &choice);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
    return fits;
}

static void test_a_gauge_is_pressed_where_its_words_stand(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    const Box box = {100, 100, 900, 180};
    assert_true(gauge_frame(fixture, box, 1));
    for (int value = 2; value <= 3; value++) {
        assert_true(pointer(fixture, UI_POINTER_DOWN, 100 + 300 * ((float)value - 0.5f), 250, &event));
        assert_int_equal(event.kind, UI_EVENT_CHANGE);
        assert_int_equal(event.value, value);
        pointer(fixture, UI_POINTER_UP, 0, 0, &event);
    }
    ui_set_focus(fixture->ui, "pace");
    gauge_frame(fixture, box, 2);
    assert_true(key(fixture, UI_KEY_RIGHT, 0, &event));
    assert_int_equal(event.value, 3);
}

static void test_a_gauge_needs_room_for_its_words(void **state) {
    Fixture *fixture = *state;
    assert_false(gauge_frame(fixture, (Box){100, 100, 900, 60}, 1));
    assert_false(gauge_frame(fixture, (Box){100, 100, 200, 180}, 1));
    assert_true(gauge_frame(fixture, (Box){100, 100, 400, 180}, 1));
}

static void draw_slider(Fixture *fixture, bool is_idle, bool is_disabled) {
    Layout layout = layout_for(1920, 1080);
    Pixmap *pixels = pixmap_create(1920, 1080);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    ui_slider(fixture->ui, &(Slider){.name = "music",
                                     .box = {100, 100, 1000, 56},
                                     .label = "Music",
                                     .value = 50,
                                     .maximum = 100,
                                     .step = 5,
                                     .is_line = true,
                                     .is_idle = is_idle,
                                     .is_disabled = is_disabled});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static void test_a_slider_in_one_line_is_dragged_along_its_rail(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    draw_slider(fixture, false, false);
    /* the right half, without the value */
    assert_true(pointer(fixture, UI_POINTER_DOWN, 614, 128, &event));
    assert_int_equal(event.value, 0);
    assert_true(pointer(fixture, UI_POINTER_MOVE, 984, 128, &event));
    assert_int_equal(event.value, 100);
    pointer(fixture, UI_POINTER_UP, 0, 0, &event);
}

/* Two faders beside each other. */
static void draw_faders(Fixture *fixture) {
    static const char *const names[] = {"music", "room"};
    Layout layout = layout_for(1920, 1080);
    Pixmap *pixels = pixmap_create(1920, 1080);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    for (int i = 0; i < 2; i++)
        ui_slider(fixture->ui, &(Slider){.name = names[i],
                                         .box = {100 + 200 * (float)i, 100, 120, 500},
                                         .label = names[i],
                                         .value = 50,
                                         .maximum = 100,
                                         .step = 5,
                                         .is_upright = true});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* Up is more; left and right lead to the next one. */
static void test_a_fader_is_moved_up_and_down(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    draw_faders(fixture);
    assert_true(pointer(fixture, UI_POINTER_DOWN, 160, 150, &event));
    assert_int_equal(event.value, 100);
    assert_true(pointer(fixture, UI_POINTER_MOVE, 160, 590, &event));
    assert_int_equal(event.value, 0);
    pointer(fixture, UI_POINTER_UP, 0, 0, &event);
    assert_true(key(fixture, UI_KEY_UP, 0, &event));
    assert_int_equal(event.value, 55);
    assert_true(key(fixture, UI_KEY_DOWN, 0, &event));
    assert_int_equal(event.value, 45);
    assert_string_equal(event.name, "music");
    assert_false(key(fixture, UI_KEY_RIGHT, 0, &event));
    assert_string_equal(ui_focus(fixture->ui), "room");
}

/* A slider as it is drawn; to be freed. */
static char *slider_as_drawn(Fixture *fixture, bool is_idle, bool is_disabled) {
    draw_slider(fixture, is_idle, is_disabled);
    return canvas_describe(fixture->canvas);
}

static void test_an_idle_slider_looks_disabled_and_moves(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    char *disabled = slider_as_drawn(fixture, false, true), *usual = slider_as_drawn(fixture, false, false);
    char *idle = slider_as_drawn(fixture, true, false);
    assert_string_equal(idle, disabled);
    assert_string_not_equal(idle, usual);
    assert_true(pointer(fixture, UI_POINTER_DOWN, 984, 128, &event));
    assert_int_equal(event.value, 100);
    pointer(fixture, UI_POINTER_UP, 984, 128, &event);
    char *hovered = slider_as_drawn(fixture, true, false);
    assert_string_not_equal(hovered, idle); /* what the pointer is on can be read */
    free(disabled), free(usual), free(idle), free(hovered);
}

/* The light of a focus lies outside of what has it: a panel that scrolls leaves it whole. */
static void test_a_focus_at_the_edge_of_a_panel_is_whole(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    Layout layout = layout_for(1920, 1080);
    Pixmap *pixels = pixmap_create(1920, 1080);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    ui_set_focus(fixture->ui, "row");
    for (int frame = 0; frame < 2; frame++) {
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, fixture->now);
        Box all = ui_begin_scroll(fixture->ui, "panel", (Box){100, 100, 500, 200}, 400);
        ui_button(fixture->ui, &(Button){.name = "row", .box = {all.x, all.y, 300, 60}, .label = "Row"});
        ui_end_scroll(fixture->ui);
        ui_end(fixture->ui);
        canvas_end(fixture->canvas, target_of(pixels), damage);
        key(fixture, UI_KEY_UP, 0, &event); /* shows the focus */
    }
    Box left = {90, 120, 10, 20}, above = {200, 90, 40, 10};
    assert_true(has_light(pixels, left));
    assert_true(has_light(pixels, above));
    pixmap_free(pixels);
}

/* Whoever leaves the mouse where it is points at nothing that has come to lie under it. */
static void test_a_resting_pointer_does_not_point(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    frame(fixture, 0);
    pointer(fixture, UI_POINTER_MOVE, 150, 120, &event);
    frame(fixture, 10);
    assert_string_equal(ui_pointed(fixture->ui), "bet");
    fixture->label = "Raise";
    frame(fixture, 20);
    assert_string_equal(ui_pointed(fixture->ui), "");
    pointer(fixture, UI_POINTER_MOVE, 151, 121, &event); /* no more than a hand does that rests on it */
    frame(fixture, 30);
    assert_string_equal(ui_pointed(fixture->ui), "");
    pointer(fixture, UI_POINTER_MOVE, 160, 125, &event);
    frame(fixture, 40);
    assert_string_equal(ui_pointed(fixture->ui), "bet");
    pointer(fixture, UI_POINTER_MOVE, 20, 20, &event);
    assert_string_equal(ui_pointed(fixture->ui), "");
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

static void assert_can_be_read(const Colour *inks, int ink_count, const Colour *grounds, int ground_count) {
    for (int i = 0; i < ink_count; i++) {
        for (int j = 0; j < ground_count; j++) {
            float ink = luminance(inks[i]) + 0.05f, ground = luminance(grounds[j]) + 0.05f;
            assert_true(fmaxf(ink, ground) / fminf(ink, ground) >= 4.5f);
        }
    }
}

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

static void test_text_can_be_read(void **state) {
    (void)state;
    static const Colour lights[] = {STYLE_BONE,      STYLE_DUST, STYLE_HINT, STYLE_AMBER,
                                    STYLE_BRASS_LIT, STYLE_GAIN, STYLE_LOSS, STYLE_ADVICE};
    static const Colour woods[] = {STYLE_NIGHT, STYLE_ENAMEL,  STYLE_ENAMEL_LIT,
                                   STYLE_OAK,   STYLE_OAK_LIT, STYLE_WOOD};
    static const Colour inks[] = {STYLE_INK, STYLE_INK_SOFT, STYLE_INK_RED, STYLE_INK_GREEN};
    static const Colour papers[] = {STYLE_PAPER, STYLE_PAPER_LIT};
    assert_can_be_read(lights, COUNT(lights), woods, COUNT(woods));
    assert_can_be_read(inks, COUNT(inks), papers, COUNT(papers));
}

static UiInput character(uint32_t pressed) {
    return (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = pressed};
}

static void test_keys_that_were_put_elsewhere(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    UiAccess access = {.text_percent = 100, .keys = {.rows = {{'v', 'b'}}, .count = 1}};
    canvas_transcribe(fixture->canvas);
    ui_set_access(fixture->ui, &access);
    frame(fixture, 0);
    frame(fixture, 1000);
    int at = 0;
    const Fact *cap = transcript_next(canvas_transcript(fixture->canvas), "key", &at);
    assert_string_equal(cap->words, "V");
    UiInput moved = character('v'), old = character('b');
    assert_true(ui_handle(fixture->ui, &moved, 2000, &event));
    assert_string_equal(event.name, "bet");
    assert_true(ui_handle(fixture->ui, &old, 2000, &event));
    assert_int_equal(event.kind, UI_EVENT_KEY);
    assert_int_equal(event.character, 0);
    access.keys.rows[0].pressed = 'b'; /* another meaning lies on b, so that bet has no key */
    access.keys.rows[0].meant = 'q';
    ui_set_access(fixture->ui, &access);
    frame(fixture, 3000);
    at = 0;
    assert_null(transcript_next(canvas_transcript(fixture->canvas), "key", &at));
}

static void test_larger_text_takes_more_room_and_is_never_cut(void **state) {
    Fixture *fixture = *state;
    TextStyle style = style_text(FONT_TEXT, 24, STYLE_BONE, TEXT_LEFT);
    canvas_transcribe(fixture->canvas);
    frame(fixture, 0);
    float plain = canvas_text_width(fixture->canvas, &style, "Credits");
    float line = canvas_line_height(fixture->canvas, &style);
    ui_set_access(fixture->ui, &(UiAccess){.text_percent = 200});
    frame(fixture, 100);
    assert_true(canvas_text_width(fixture->canvas, &style, "Credits") > plain * 1.9f);
    assert_true(canvas_line_height(fixture->canvas, &style) > line * 1.99f);
    for (int i = 0; i < transcript_count(canvas_transcript(fixture->canvas)); i++)
        assert_false(transcript_at(canvas_transcript(fixture->canvas), i)->is_cut);
}

/* The first row whose name is the event's; a name that ends in a colon stands for all that begin so. */
static void test_rows_are_found_by_an_events_name(void **unused) {
    (void)unused;
    static const struct {
        const char *name;
        int number;
    } rows[] = {{"use:done", 1}, {"use:", 2}, {"card", 3}};
    const struct {
        const char *name;
        int row;
    } events[] = {{"use:done", 0}, {"use:back", 1}, {"use:done:2", 1},
                  {"use", -1},     {"card", 2},     {"card:2", -1}};
    for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
        UiEvent event = {.kind = UI_EVENT_ACTIVATE};
        snprintf(event.name, sizeof event.name, "%s", events[i].name);
        assert_int_equal(UI_EVENT_ROW(&event, rows), events[i].row);
    }
}

/* Widgets fill the screen from `top` to `bottom`, of its height, and the notice takes a place beside them. */
static void talking_frame(Fixture *fixture, double now, float top, float bottom) {
    Layout layout = layout_for(640, 360);
    Pixmap *pixels = pixmap_create(640, 360);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Box screen = layout.screen;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    ui_notice(fixture->ui, "Not saved: your settings (No space left on device)");
    ui_hotspot(fixture->ui, &(Hotspot){.name = "all",
                                       .box = {screen.x, screen.height * top, screen.width,
                                               screen.height * (bottom - top)}});
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* Wherever the notice is, toasts are on the screen and not over it. */
static void test_toasts_and_the_notice_are_beside_each_other(void **state) {
    Fixture *fixture = *state;
    static const float widgets[][2] = {{0.2f, 1}, {0.12f, 1}, {0, 0.75f}, {0, 0.92f}};
    float screen = layout_for(640, 360).screen.height;
    canvas_transcribe(fixture->canvas);
    ui_toast(fixture->ui, "One");
    ui_toast(fixture->ui, "Two");
    for (size_t i = 0; i < sizeof widgets / sizeof *widgets; i++) {
        int at = 0, toasts = 0;
        talking_frame(fixture, 1, widgets[i][0], widgets[i][1]);
        talking_frame(fixture, 2, widgets[i][0], widgets[i][1]);
        const Fact *notice = transcript_next(canvas_transcript(fixture->canvas), "notice", &at), *toast;
        assert_non_null(notice);
        at = 0;
        while ((toast = transcript_next(canvas_transcript(fixture->canvas), "toast", &at))) {
            toasts++;
            if (toast->box.y < 0 || toast->box.y + toast->box.height > screen)
                fail_msg("row %zu: outside", i);
            if (toast->box.y < notice->box.y + notice->box.height &&
                notice->box.y < toast->box.y + toast->box.height)
                fail_msg("row %zu: over the notice", i);
        }
        assert_int_equal(toasts, 2);
    }
}

/* A toast lies over nothing that can be pressed, be that at the top, in its middle or over all its width. */
static void test_a_toast_covers_no_button(void **state) {
    Fixture *fixture = *state;
    static const float buttons[][4] = {{0.3f, 0.4f, 0, 0.1f}, {0, 1, 0, 0.1f}, {0.45f, 0.1f, 0.01f, 0.4f}};
    Layout layout = layout_for(640, 360);
    Box screen = layout.screen;
    canvas_transcribe(fixture->canvas);
    ui_toast(fixture->ui, "The hand is copied as text.");
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        const float *at = buttons[i];
        Box box = {screen.width * at[0], screen.height * at[2], screen.width * at[1], screen.height * at[3]};
        Pixmap *pixels = pixmap_create(640, 360);
        PixelRect damage[CANVAS_DAMAGE_MAX];
        int from = 0;
        canvas_begin(fixture->canvas, &layout);
        ui_begin(fixture->ui, fixture->canvas, 1);
        ui_button(fixture->ui, &(Button){.name = "advice", .box = box, .label = "Advice"});
        ui_end(fixture->ui);
        canvas_end(fixture->canvas, target_of(pixels), damage);
        pixmap_free(pixels);
        const Fact *toast = transcript_next(canvas_transcript(fixture->canvas), "toast", &from);
        assert_non_null(toast);
        if (box_overlaps(toast->box, box)) fail_msg("row %zu: over the button", i);
        assert_true(toast->box.y + toast->box.height < screen.height / 2);
    }
}

static int toasts_at(Fixture *fixture, double now) {
    int at = 0, count = 0;
    talking_frame(fixture, now, 0.5f, 1);
    while (transcript_next(canvas_transcript(fixture->canvas), "toast", &at)) count++;
    return count;
}

/* Five seconds to a hundred bytes, and longer by 40 ms for each more; what is said again begins anew, and a
 * fourth drives the first away. */
static void test_toasts_stay_as_long_as_they_take_to_read(void **state) {
    Fixture *fixture = *state;
    static const int lengths[] = {1, 99, 100, 101, 150, 900};
    canvas_transcribe(fixture->canvas);
    double now = 1000;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        char words[1000];
        memset(words, 'o', sizeof words);
        words[lengths[i]] = '\0';
        double stays = 5000 + (lengths[i] > 100 ? 40.0 * (lengths[i] - 100) : 0);
        assert_int_equal(toasts_at(fixture, now), 0);
        ui_toast(fixture->ui, words);
        assert_int_equal(toasts_at(fixture, now + stays - 1), 1);
        assert_int_equal(toasts_at(fixture, now + stays), 0);
        now += 100000;
    }
    assert_int_equal(toasts_at(fixture, now), 0);
    ui_toast(fixture->ui, "One");
    assert_int_equal(toasts_at(fixture, now + 3000), 1);
    ui_toast(fixture->ui, "One");
    assert_int_equal(toasts_at(fixture, now + 7999), 1);
    ui_toast(fixture->ui, "Two");
    ui_toast(fixture->ui, "Three");
    ui_toast(fixture->ui, "Four");
    assert_int_equal(toasts_at(fixture, now + 7999), 3);
}

/* ---- a finger ---- */

/* A panel of 200 in which a button and a slider lie, and 200 more below. */
static void touch_frame(Fixture *fixture, double now) {
    Layout layout = layout_for(1280, 720);
    Pixmap *pixels = pixmap_create(1280, 720);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    fixture->now = now;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    Box all = ui_begin_scroll(fixture->ui, "list", (Box){100, 100, 500, 200}, 400);
    ui_button(fixture->ui, &(Button){.name = "bet", .box = {100, all.y, 500, 60}, .label = "Bet"});
    ui_slider(fixture->ui, &(Slider){.name = "amount",
                                     .box = {100, all.y + 70, 428, 80},
                                     .value = fixture->value,
                                     .minimum = 5,
                                     .maximum = 105,
                                     .step = 5});
    fixture->value = (int)all.y;
    ui_end_scroll(fixture->ui);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

static bool finger(Fixture *fixture, UiInputKind kind, float x, float y, UiEvent *event) {
    return ui_handle(fixture->ui, &(UiInput){.kind = kind, .x = x, .y = y, .is_touch = true}, fixture->now,
                     event);
}

/* Where the panel's content begins after the next frame. */
static int top_of(Fixture *fixture) {
    touch_frame(fixture, fixture->now + 16);
    int top = fixture->value;
    fixture->value = 20;
    return top;
}

/* What is to be seen is left where it can be, comes into the middle, or, if it is higher than the panel, to
 * its top. */
static void test_a_panel_is_scrolled_to_a_part(void **state) {
    Fixture *fixture = *state;
    static const struct {
        float top, bottom;
        int begins; /* the content */
    } parts[] = {{0, 100, 100}, {150, 210, 20}, {300, 360, -100}, {120, 380, 4}, {140, 200, 100}};
    fixture->value = 20;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        ui_scroll_to(fixture->ui, "list", (Box){100, 100, 500, 200}, parts[i].top, parts[i].bottom);
        assert_int_equal(top_of(fixture), parts[i].begins);
    }
}

static void test_a_finger_taps_and_scrolls(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    touch_frame(fixture, 0);
    fixture->value = 20;
    touch_frame(fixture, 300);
    fixture->value = 20;
    assert_false(finger(fixture, UI_POINTER_DOWN, 300, 120, &event));
    assert_true(finger(fixture, UI_POINTER_UP, 302, 123, &event)); /* a tap */
    assert_string_equal(event.name, "bet");
    int top = top_of(fixture);
    assert_false(finger(fixture, UI_POINTER_DOWN, 300, 150, &event));
    assert_false(finger(fixture, UI_POINTER_MOVE, 301, 130, &event));
    assert_false(finger(fixture, UI_POINTER_MOVE, 302, 90, &event));
    assert_false(finger(fixture, UI_POINTER_UP, 302, 90, &event)); /* it has scrolled, and pressed nothing */
    assert_int_equal(top_of(fixture), top - 60);
}

/* A panel of 200 with rows of 80 and 20 between them, five in all. Returns where its content begins. */
static int rows_frame(Fixture *fixture, double now) {
    Layout layout = layout_for(1280, 720);
    Pixmap *pixels = pixmap_create(1280, 720);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    fixture->now = now;
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    ui_scroll_whole_rows(fixture->ui, "rows", 100);
    Box all = ui_begin_scroll(fixture->ui, "rows", (Box){100, 100, 500, 180}, 480);
    for (int i = 0; i < 5; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "row:%d", i);
        ui_button(fixture->ui,
                  &(Button){.name = name, .box = {100, all.y + 100 * (float)i, 480, 80}, .label = name});
    }
    ui_end_scroll(fixture->ui);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
    return (int)all.y;
}

/* No row is seen in part, by the wheel, a finger or the focus. */
static void test_a_panel_of_rows_stops_at_rows(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    assert_int_equal(rows_frame(fixture, 0), 100);
    rows_frame(fixture, 300);
    ui_handle(fixture->ui, &(UiInput){.kind = UI_POINTER_MOVE, .x = 300, .y = 150}, 300, &event);
    ui_handle(fixture->ui, &(UiInput){.kind = UI_WHEEL, .x = 300, .y = -1}, 300, &event);
    assert_int_equal(rows_frame(fixture, 400), 0);
    assert_false(finger(fixture, UI_POINTER_DOWN, 300, 250, &event));
    assert_false(finger(fixture, UI_POINTER_MOVE, 300, 210, &event));
    assert_int_equal(rows_frame(fixture, 410), 0); /* less than half a row */
    assert_false(finger(fixture, UI_POINTER_MOVE, 300, 170, &event));
    assert_int_equal(rows_frame(fixture, 420), -100);
    assert_false(finger(fixture, UI_POINTER_UP, 300, 170, &event));
    ui_set_focus(fixture->ui, "row:3");
    rows_frame(fixture, 430);
    ui_handle(fixture->ui, &(UiInput){.kind = UI_KEY, .key = UI_KEY_DOWN}, 430, &event);
    ui_handle(fixture->ui, &(UiInput){.kind = UI_KEY, .key = UI_KEY_DOWN}, 430, &event);
    assert_int_equal(rows_frame(fixture, 440), -200); /* the end */
}

static void test_rows_fill_their_box(void **state) {
    (void)state;
    float high;
    Box box = ui_whole_rows((Box){0, 0, 500, 630}, 180, 300, 20, &high);
    assert_float_equal(high, (630 + 20) / 3.0f - 20, 0.01f);
    assert_float_equal(box.height, 630, 0.01f);
    box = ui_whole_rows((Box){0, 0, 500, 370}, 190, 200, 20, &high); /* one row, no higher than it may be */
    assert_float_equal(high, 200, 0.01f);
    assert_float_equal(box.height, 200, 0.01f);
}

static void test_a_finger_across_a_slider_sets_it(void **state) {
    Fixture *fixture = *state;
    UiEvent event;
    touch_frame(fixture, 0);
    fixture->value = 20;
    touch_frame(fixture, 300);
    fixture->value = 20;
    int top = top_of(fixture);
    assert_false(finger(fixture, UI_POINTER_DOWN, 300, 230, &event)); /* it may be a swipe yet */
    assert_false(finger(fixture, UI_POINTER_MOVE, 302, 200, &event));
    assert_false(finger(fixture, UI_POINTER_UP, 302, 200, &event));
    assert_int_equal(top_of(fixture), top - 30);
    assert_false(finger(fixture, UI_POINTER_DOWN, 200, 200, &event));
    assert_true(finger(fixture, UI_POINTER_MOVE, 400, 204, &event));
    assert_string_equal(event.name, "amount");
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
    finger(fixture, UI_POINTER_UP, 400, 204, &event);
    assert_int_equal(top_of(fixture), top - 30);
    assert_false(finger(fixture, UI_POINTER_DOWN, 450, 200, &event));
    assert_true(finger(fixture, UI_POINTER_UP, 450, 200, &event)); /* a tap on it */
    assert_int_equal(event.kind, UI_EVENT_CHANGE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_button_answers_by_every_way, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_resting_pointer_does_not_point, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_edges_fade_where_there_is_more, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_panel_follows_its_end, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_toasts_stay_as_long_as_they_take_to_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_toast_covers_no_button, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_finger_taps_and_scrolls, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_panel_is_scrolled_to_a_part, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_panel_of_rows_stops_at_rows, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_rows_fill_their_box, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_finger_across_a_slider_sets_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_return_presses_what_the_screen_says, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_return_acts_at_once_after_a_click, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_changed_button_waits_a_moment, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_one_button_is_lit, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_usual_has_a_line_and_the_key, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_an_advised_button_alone_is_lit, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_captions_are_in_the_middle, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_captions_fade, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_key_is_shown_where_it_chooses, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_covered_button_of_the_same_name_is_another, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_aside_is_not_given_the_focus, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_card_is_carried, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_presses_that_do_nothing_say_why, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_slider_takes_keys_digits_wheel_and_drag, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_number_is_for_the_only_slider, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_field_takes_letters_and_keeps_shortcuts_away, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_picture_is_dragged_no_further_than_its_edge, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_picture_seen_whole_asks_for_the_next, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_lies_under_the_pointer_stays_there_as_a_picture_grows,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_press_on_a_choice_goes_on_to_the_next, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_segments_are_pressed_where_they_stand, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_choice_with_marks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_choice_that_is_only_pressed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_narrow_choice_has_no_segments, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_gauge_is_pressed_where_its_words_stand, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_gauge_needs_room_for_its_words, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_slider_in_one_line_is_dragged_along_its_rail, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_fader_is_moved_up_and_down, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_an_idle_slider_looks_disabled_and_moves, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_focus_at_the_edge_of_a_panel_is_whole, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_keys_that_were_put_elsewhere, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_larger_text_takes_more_room_and_is_never_cut, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_arrows_go_through_a_list_to_its_end_and_never_to_the_panel,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_turned_card_answers_where_it_is_seen, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_home_and_end_lead_to_the_ends, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_lines_are_read_by_keys, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_toasts_and_the_notice_are_beside_each_other, set_up, tear_down),
        cmocka_unit_test(test_text_can_be_read),
        cmocka_unit_test(test_rows_are_found_by_an_events_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
