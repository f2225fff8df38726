/* The canvas's contract: an incremental repaint equals, pixel for pixel, a full one. */

#include <math.h>
#include <SDL.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "canvas_fixture.h"
#include "render/canvas_private.h"
#include "render/lettering.h"

enum { WIDTH = 480, HEIGHT = 270, THINGS = 24 };

static uint32_t draw_number(uint32_t *state, uint32_t below) {
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) % below;
}

/* Numbers below each other stand digit below digit. */
static void test_digits_are_of_one_width(void **state) {
    Fixture *fixture = *state;
    static const FontFace faces[] = {FONT_TEXT, FONT_BOLD};
    for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
        TextStyle style = {.face = faces[i], .size = 100};
        canvas_begin(fixture->canvas, &fixture->layout);
        float digit = canvas_text_width(fixture->canvas, &style, "00000000");
        for (char c = '1'; c <= '9'; c++) {
            char eight[] = {c, c, c, c, c, c, c, c, '\0'};
            assert_float_equal(canvas_text_width(fixture->canvas, &style, eight), digit, 1.01f);
        }
        float plus = canvas_text_width(fixture->canvas, &style, "++++");
        assert_float_equal(canvas_text_width(fixture->canvas, &style, "−−−−"), plus, 1.01f);
    }
}

/* Before anybody has chosen a size, text has its own; chosen, it is as much larger. */
static void test_text_has_its_size(void **state) {
    Fixture *fixture = *state;
    TextStyle style = {FONT_TEXT, 40, 0xffffffffu, TEXT_LEFT};
    Canvas *canvas = canvas_create(fixture->fonts, fixture->sprites);
    canvas_begin(canvas, &fixture->layout);
    float width = canvas_text_width(canvas, &style, "Sabacc");
    assert_true(width > 40);
    assert_true(fabsf(canvas_line_height(canvas, &style) - 54) < 0.01f);
    canvas_set_reading(canvas, (CanvasReading){.text_scale = 2});
    assert_true(canvas_text_width(canvas, &style, "Sabacc") > 1.8f * width);
    assert_true(fabsf(canvas_line_height(canvas, &style) - 108) < 0.01f);
    canvas_free(canvas);
}

/* White words on white: pixels that are darker than half. */
static int dark_pixels(Fixture *fixture) {
    Pixmap *seen = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    int dark = 0;
    canvas_fill(fixture->canvas, canvas_layout(fixture->canvas)->screen, 0xffffffffu);
    canvas_text(fixture->canvas, (Box){100, 100, 700, 80}, &(TextStyle){.size = 60, .colour = 0xffffffffu},
                "Sabacc");
    canvas_invalidate(fixture->canvas);
    canvas_end(fixture->canvas, target_of(seen), damage);
    for (int i = 0; i < WIDTH * HEIGHT; i++) dark += (seen->pixels[i] & 255) < 128;
    pixmap_free(seen);
    return dark;
}

/* Words have the edge that was set, on both sides of their strokes, until the frame ends. */
static void test_letters_have_an_edge(void **state) {
    Fixture *fixture = *state;
    canvas_begin(fixture->canvas, &fixture->layout);
    assert_int_equal(dark_pixels(fixture), 0);
    canvas_begin(fixture->canvas, &fixture->layout);
    canvas_set_letter_edge(fixture->canvas, 0xff000000u);
    assert_true(dark_pixels(fixture) > 100);
    canvas_begin(fixture->canvas, &fixture->layout);
    assert_int_equal(dark_pixels(fixture), 0);
}

/* The first row with a pixel darker than half in those columns: words of that colour on white. */
static int first_dark_row(Fixture *fixture, Colour colour, int hundredths, int from, int to) {
    Pixmap *seen = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Box screen = canvas_layout(fixture->canvas)->screen;
    int first = -1;
    canvas_fill(fixture->canvas, screen, 0xffffffffu);
    canvas_set_letter_slope(fixture->canvas, hundredths, screen.width / 2);
    canvas_text(fixture->canvas, screen, &(TextStyle){.size = 60, .colour = colour, .align = TEXT_CENTRE},
                "HHHHHHHHHHHHHHHH");
    canvas_invalidate(fixture->canvas);
    canvas_end(fixture->canvas, target_of(seen), damage);
    for (int y = 0; y < HEIGHT && first < 0; y++)
        for (int x = from; x < to; x++)
            if ((seen->pixels[y * seen->stride + x] >> 8 & 255) < 128) first = y;
    pixmap_free(seen);
    return first;
}

/* A line follows the slope that was set, about its pivot, until the frame ends. */
static void test_letters_follow_a_slope(void **state) {
    Fixture *fixture = *state;
    enum { REACH = 20, LEFT = WIDTH / 2 - 2 * REACH, RIGHT = WIDTH / 2 + REACH, SLOPE = 20, NEAR = 3 };
    const Colour black = 0xff000000u;
    canvas_begin(fixture->canvas, &fixture->layout);
    int level = first_dark_row(fixture, black, 0, LEFT, LEFT + REACH);
    canvas_begin(fixture->canvas, &fixture->layout);
    int left = first_dark_row(fixture, black, SLOPE, LEFT, LEFT + REACH);
    canvas_begin(fixture->canvas, &fixture->layout);
    int right = first_dark_row(fixture, black, SLOPE, RIGHT, RIGHT + REACH);
    assert_true(left < level && level < right);
    assert_true(abs(right - left - 3 * REACH * SLOPE / 100) <= NEAR);
    canvas_set_letter_slope(fixture->canvas, SLOPE, 0);
    Box box = canvas_along_slope(fixture->canvas, (Box){90, 10, 20, 20});
    assert_true(fabsf(box.y - 30) < 0.01f && box.x == 90);
    canvas_begin(fixture->canvas, &fixture->layout);
    assert_true(canvas_along_slope(fixture->canvas, (Box){90, 10, 20, 20}).y == 10);
}

/* A light colour is dark enough for a bright plate as ink, and keeps its hue. */
static void test_dark_ink(void **state) {
    Fixture *fixture = *state;
    const Colour pale = 0xfffff0c0u;
    canvas_begin(fixture->canvas, &fixture->layout);
    assert_int_equal(first_dark_row(fixture, pale, 0, 0, WIDTH), -1);
    canvas_begin(fixture->canvas, &fixture->layout);
    canvas_set_dark_ink(fixture->canvas, true);
    assert_true(first_dark_row(fixture, pale, 0, 0, WIDTH) > 0);
    char *described = canvas_describe(fixture->canvas);
    const char *text = strstr(described, "text ");
    unsigned red = 0, green = 0, blue = 0;
    assert_non_null(text);
    assert_int_equal(sscanf(text, "text %*d,%*d ff%2x%2x%2x", &red, &green, &blue), 3);
    assert_true(red > green && green > blue && red < 0x40);
    free(described);
}

/* Text of any length and width of letters is cut to its box, at whole letters, and told as it was given. */
static void test_long_text_is_cut(void **state) {
    Fixture *fixture = *state;
    static const char *const letters[] = {"a", "ß", "−", "W"};
    static const size_t counts[] = {60, 170, 250, 507, 508, 509, 512, 600, 1400};
    TextStyle style = {FONT_TEXT, 40, 0xffffffffu, TEXT_LEFT};
    canvas_transcribe(fixture->canvas);
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        for (size_t j = 0; j < sizeof counts / sizeof *counts; j++) {
            char text[4 * 1400 + 1] = "";
            for (size_t k = 0; k < counts[j]; k++)
                memcpy(text + k * strlen(letters[i]), letters[i], strlen(letters[i]) + 1);
            int at = 0;
            canvas_begin(fixture->canvas, &fixture->layout);
            canvas_push_name(fixture->canvas, "long");
            float width = canvas_text(fixture->canvas, (Box){10, 10, 700, 60}, &style, text);
            canvas_pop_name(fixture->canvas);
            const Fact *fact = transcript_next(canvas_transcript(fixture->canvas), "long", &at);
            assert_non_null(fact);
            assert_true(fact->is_cut);
            size_t told = strlen(fact->words); /* as much as a transcript holds */
            assert_true(told == strlen(text) || told > TRANSCRIPT_WORDS - 8);
            assert_memory_equal(fact->words, text, told);
            if (width > 700 + 1 || width < 600) fail_msg("%zu of %s: %g wide", counts[j], letters[i], width);
        }
}

/* A thing is determined by its seed, so that a frame can keep most things and change a few. */
static void say_thing(Canvas *canvas, uint32_t seed) {
    uint32_t random = seed * 2654435761u + 7;
    float x = (float)draw_number(&random, 1900), y = (float)draw_number(&random, 1060);
    Box box = {x, y, 20 + (float)draw_number(&random, 400), 20 + (float)draw_number(&random, 300)};
    Colour colour = 0x40000000u * (1 + draw_number(&random, 3)) | draw_number(&random, 0xffffff);
    TextStyle style = {FONT_TEXT, 18 + (float)draw_number(&random, 60), colour | 0xff000000u, TEXT_CENTRE};
    switch (draw_number(&random, 8)) {
    case 0:
        canvas_panel(
            canvas, box,
            &(PanelStyle){.top = colour, .bottom = ~colour, .edge = colour, .edge_width = 4, .radius = 30});
        break;
    case 1:
        canvas_panel(
            canvas, box,
            &(PanelStyle){.top = colour, .edge = ~colour, .edge_width = 2, .radius = 20, .is_cut = true});
        break;
    case 2: canvas_halo(canvas, box, 20, 30, colour); break;
    case 3: canvas_line(canvas, x, y, x + box.width, y + box.height, 6, colour); break;
    case 4: canvas_text(canvas, box, &style, "Sabacc −23 …"); break;
    case 5:
        box.height = box.width * 1.4f;
        canvas_sprite(canvas, &(Sprite){.asset = "card",
                                        .box = box,
                                        .raster_height = 300,
                                        .angle = (float)draw_number(&random, 628) / 100,
                                        .turn = (float)draw_number(&random, 300) / 100,
                                        .fade = (float)draw_number(&random, 2) / 3});
        break;
    case 6:
        canvas_sprite(canvas, &(Sprite){.asset = "card",
                                        .box = box,
                                        .raster_height = 300,
                                        .raster_shape = 0.7f,
                                        .angle = (float)draw_number(&random, 628) / 100,
                                        .narrower = (float)draw_number(&random, 70) / 100,
                                        .lean = (float)draw_number(&random, 200) - 100});
        break;
    default:
        canvas_push_clip(canvas, (Box){x, y, 90, 60});
        canvas_fill(canvas, box, colour);
        canvas_glow(canvas, box, 10, 50, ~colour);
        canvas_pop_clip(canvas);
    }
}

static int say_frame(Fixture *fixture, const uint32_t seeds[THINGS], int count, Target target,
                     PixelRect *damage) {
    canvas_begin(fixture->canvas, &fixture->layout);
    canvas_backdrop(fixture->canvas, &(BackdropShape){.top = 0xff102030u,
                                                      .bottom = 0xff302010u,
                                                      .light = 0x80ffffffu,
                                                      .light_x = 0.5f,
                                                      .light_y = 0.5f,
                                                      .light_reach = 1,
                                                      .vignette = 0.5f});
    for (int i = 0; i < count; i++) say_thing(fixture->canvas, seeds[i]);
    return canvas_end(fixture->canvas, target, damage);
}

static void change_some(uint32_t seeds[THINGS], int *count, uint32_t *random) {
    uint32_t changes = draw_number(random, 4);
    for (uint32_t i = 0; i < changes; i++) {
        uint32_t at = draw_number(random, (uint32_t)*count);
        switch (draw_number(random, 4)) {
        case 0: seeds[at] = draw_number(random, 10000); break;
        case 1: /* to the front */
            for (uint32_t seed = seeds[at]; (int)at < *count; at++)
                seeds[at] = (int)at + 1 < *count ? seeds[at + 1] : seed;
            break;
        case 2:
            if (*count > 2) memmove(seeds + at, seeds + at + 1, (size_t)(--*count - (int)at) * sizeof *seeds);
            break;
        default:
            if (*count < THINGS) seeds[(*count)++] = draw_number(random, 10000);
        }
    }
}

/* What a listener has heard of a frame. */
typedef struct Heard {
    Canvas *canvas;
    int lines, covers;
    CanvasLine last;
    Box part; /* of the word that is looked for */
    size_t from, length;
} Heard;

static void hear_line(void *user, const CanvasLine *line) {
    Heard *heard = user;
    heard->lines++;
    heard->last = *line;
    Box part = canvas_line_part(heard->canvas, line, heard->from, heard->length);
    if (part.width > 0) heard->part = part;
}

static void hear_cover(void *user, Box box) {
    Heard *heard = user;
    heard->covers++;
    assert_float_equal(box.width, 50, 0.01);
}

/* A paragraph is heard line by line, each with its bytes of the whole; a text that nobody can see is not. */
static void test_a_listener_hears_what_can_be_read(void **state) {
    Fixture *fixture = *state;
    static const char words[] = "one two three four five six seven eight";
    TextStyle style = {FONT_TEXT, 40, 0xffffffffu, TEXT_LEFT},
              unseen = {FONT_TEXT, 40, 0x00ffffffu, TEXT_LEFT};
    Canvas *canvas = canvas_create(fixture->fonts, fixture->sprites);
    Heard heard = {.canvas = canvas, .from = 8, .length = 5}; /* "three" */
    canvas_begin(canvas, &fixture->layout);
    canvas_set_listener(canvas, &(CanvasListener){hear_line, hear_cover, &heard});
    canvas_paragraph(canvas, (Box){100, 100, 300, 0}, &style, words, true);
    assert_int_equal(heard.lines, 0);
    canvas_paragraph(canvas, (Box){100, 100, 300, 0}, &style, words, false);
    assert_true(heard.lines >= 2);
    assert_ptr_equal(heard.last.text, words);
    assert_int_equal(heard.last.from + heard.last.length, strlen(words));
    assert_true(heard.part.x > 100 + canvas_text_width(canvas, &style, "one two") - 1);
    assert_float_equal(heard.part.width, canvas_text_width(canvas, &style, "three"), 6);
    assert_true(heard.last.baseline > heard.last.box.y &&
                heard.last.baseline < heard.last.box.y + heard.last.box.height);
    int lines = heard.lines;
    canvas_text(canvas, (Box){100, 100, 300, 50}, &unseen, words);
    canvas_push_clip(canvas, (Box){600, 600, 10, 10});
    canvas_text(canvas, (Box){100, 100, 300, 50}, &style, words);
    canvas_pop_clip(canvas);
    assert_int_equal(heard.lines, lines);
    canvas_panel(canvas, (Box){0, 0, 50, 50}, &(PanelStyle){.top = 0xff000000u, .bottom = 0xe0000000u});
    canvas_panel(canvas, (Box){0, 0, 70, 50}, &(PanelStyle){.top = 0x80000000u, .bottom = 0xff000000u});
    assert_int_equal(heard.covers, 1);
    canvas_set_listener(canvas, NULL);
    canvas_text(canvas, (Box){100, 100, 300, 50}, &style, words);
    assert_int_equal(heard.lines, lines);
    canvas_free(canvas);
}

/* Of a word that a clip or an ellipsis cuts only what is seen counts. */
static void test_a_part_is_what_is_seen_of_it(void **state) {
    Fixture *fixture = *state;
    TextStyle style = {FONT_TEXT, 40, 0xffffffffu, TEXT_LEFT};
    Canvas *canvas = canvas_create(fixture->fonts, fixture->sprites);
    Heard heard = {.canvas = canvas, .from = 4, .length = 20};
    canvas_begin(canvas, &fixture->layout);
    canvas_set_listener(canvas, &(CanvasListener){.line = hear_line, .user = &heard});
    canvas_push_clip(canvas, (Box){100, 100, 150, 50});
    canvas_text(canvas, (Box){100, 100, 900, 50}, &style, "one twotwotwotwotwotwo");
    canvas_pop_clip(canvas);
    assert_float_equal(heard.part.x + heard.part.width, 250, 4);
    heard.part = (Box){0};
    canvas_text(canvas, (Box){100, 100, 120, 50}, &style, "one twotwotwotwotwotwo");
    assert_true(heard.part.width > 0 && heard.part.x + heard.part.width <= 224);
    canvas_set_listener(canvas, NULL);
    canvas_free(canvas);
}

static void test_pieces_equal_whole(void **state) {
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    uint32_t seeds[THINGS], random = 20;
    int count = THINGS / 2, partial = 0;
    for (int i = 0; i < THINGS; i++) seeds[i] = draw_number(&random, 10000);
    canvas_invalidate(fixture->canvas);
    for (int frame = 0; frame < 400; frame++) {
        PixelRect damage[CANVAS_DAMAGE_MAX];
        int rects = say_frame(fixture, seeds, count, target_of(kept), damage);
        partial += rects > 0 && (damage[0].width < WIDTH || damage[0].height < HEIGHT);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, sizeof(Pixel) * WIDTH * HEIGHT);
        if (frame % 50 == 25) sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
        change_some(seeds, &count, &random);
    }
    assert_true(partial > 200);
    pixmap_free(kept);
    pixmap_free(whole);
}

/* Under a veil that appears, changes, rests and disappears things rest or change; over it some stand, and
 * others move. */
static void test_veils_equal_whole(void **state) {
    enum { PERIOD = 50, RESTS = 10, CHANGES = 33, ENDS = 40, VEILED_AGAIN = 46, FRAMES = 4 * PERIOD + 20 };
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    uint32_t random = 5, under[12], over[3], stands = 3;
    for (int i = 0; i < 12; i++) under[i] = draw_number(&random, 10000);
    canvas_invalidate(fixture->canvas);
    for (int frame = 0; frame < FRAMES; frame++) {
        PixelRect damage[CANVAS_DAMAGE_MAX];
        int phase = frame % PERIOD, round = frame / PERIOD;
        for (int i = 0; i < 3; i++) over[i] = draw_number(&random, 10000);
        if ((phase == CHANGES && round % 2) || frame > 4 * PERIOD || (round == 1 && phase % 7 == 5))
            under[draw_number(&random, 12)] = draw_number(&random, 10000);
        if (phase == CHANGES && !(round % 2)) stands = draw_number(&random, 10000);
        canvas_begin(fixture->canvas, &fixture->layout);
        for (int i = 0; i < 12; i++) say_thing(fixture->canvas, under[i]);
        if (phase > 3 && phase < ENDS) {
            Colour strength = phase < RESTS ? (Colour)(phase - 4) * 30 : 200;
            if (round == 1)
                canvas_veil_around(fixture->canvas,
                                   (Box){400 + 30 * (float)SDL_min(phase, 2 * RESTS), 300, 500, 300}, 60, 200,
                                   strength << 24 | 0x102030u);
            else
                canvas_veil(fixture->canvas, strength << 24 | 0x102030u);
            say_thing(fixture->canvas, stands);
        }
        for (int i = 0; i < 3; i++) say_thing(fixture->canvas, over[i]);
        if (phase > VEILED_AGAIN) canvas_veil(fixture->canvas, (Colour)((phase - VEILED_AGAIN) * 60) << 24);
        canvas_end(fixture->canvas, target_of(kept), damage);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, sizeof(Pixel) * WIDTH * HEIGHT);
        if (frame % 50 == 25) sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
    }
    pixmap_free(kept);
    pixmap_free(whole);
}

/* A picture of the whole screen is kept while a veil fades, and given up while something small moves over one
 * that rests. */
static void test_a_veil_at_rest_keeps_no_picture(void **state) {
    enum { DARKENS = 8, RESTS = 20, BRIGHTENS = 28 };
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_invalidate(fixture->canvas);
    for (int frame = 0; frame < BRIGHTENS; frame++) {
        int dark = frame < DARKENS ? frame + 1 : frame < RESTS ? DARKENS : BRIGHTENS - frame - 1;
        canvas_begin(fixture->canvas, &fixture->layout);
        for (uint32_t i = 0; i < 12; i++) say_thing(fixture->canvas, i);
        canvas_veil(fixture->canvas, (Colour)dark << 28 | 0x102030u);
        canvas_fill(fixture->canvas, (Box){100 + 8 * (float)(frame - frame % 2), 200, 200, 300}, 0xff405060u);
        canvas_end(fixture->canvas, target_of(kept), damage);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, WIDTH * HEIGHT * sizeof(Pixel));
        if (frame < DARKENS || (frame >= RESTS && dark > 0)) assert_non_null(fixture->canvas->veil.picture);
        if (frame == RESTS - 1) assert_null(fixture->canvas->veil.picture);
    }
    pixmap_free(kept);
    pixmap_free(whole);
}

/* The dark around a pool of light is the same far from it, wherever it goes. */
static void test_a_moved_pool_damages_what_is_near(void **state) {
    static const float SPREAD = 100;
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    int count = 0;
    canvas_invalidate(fixture->canvas);
    for (int step = 0; step < 2; step++) {
        canvas_begin(fixture->canvas, &fixture->layout);
        canvas_fill(fixture->canvas, fixture->layout.screen, 0xff405060u);
        canvas_veil_around(fixture->canvas, (Box){500 + 40 * (float)step, 400, 300, 200}, 40, SPREAD,
                           0x80102030u);
        count = canvas_end(fixture->canvas, target_of(kept), damage);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, WIDTH * HEIGHT * sizeof(Pixel));
    }
    assert_int_equal(count, 1);
    assert_in_range(damage[0].width, 340 / 4, (340 + 2 * (int)SPREAD) / 4 + 4);
    assert_in_range(damage[0].height, 200 / 4, (200 + 2 * (int)SPREAD) / 4 + 4);
    pixmap_free(kept);
    pixmap_free(whole);
}

/* A list of so many changes that they are compared in parts, over a veil that stays. */
static void test_many_changes_damage_no_more_than_themselves(void **state) {
    enum { SMALL = 400 };
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_invalidate(fixture->canvas);
    for (int step = 0; step < 4; step++) {
        canvas_begin(fixture->canvas, &fixture->layout);
        canvas_fill(fixture->canvas, fixture->layout.screen, 0xff405060u);
        for (int i = 0; i < SMALL; i++) {
            Box box = {(float)(i % 20) * 12, (float)(i / 20) * 12, 10, 10};
            if (i == SMALL / 3) canvas_fill(fixture->canvas, fixture->layout.screen, 0x40102030u);
            for (int more = 0; more <= (i % 8 == 0 && step % 2); more++)
                canvas_fill(fixture->canvas, box, 0xff000000u | (Colour)(i * 499 + i % 2 * step));
        }
        int count = canvas_end(fixture->canvas, target_of(kept), damage);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, WIDTH * HEIGHT * sizeof(Pixel));
        for (int i = 0; i < count && step > 0; i++) assert_in_range(damage[i].width, 1, WIDTH / 2);
    }
    pixmap_free(kept);
    pixmap_free(whole);
}

/* Large and mostly opaque, so that much of what lies below is not painted. */
static void say_cover(Canvas *canvas, uint32_t seed) {
    uint32_t random = seed * 2654435761u + 7;
    float height = 500 + (float)draw_number(&random, 900), width = height * (seed % 2 ? 300.0f / 420 : 1.4f);
    Box box = {(float)draw_number(&random, 1400) - 200.3f, (float)draw_number(&random, 700) - 200.7f, width,
               height};
    Colour colour = 0xff000000u | draw_number(&random, 0xffffff);
    if (seed % 3 == 0)
        canvas_panel(canvas, box,
                     &(PanelStyle){.top = colour,
                                   .bottom = 0xff808080u,
                                   .edge = seed % 6 ? colour : 0x80ffffffu,
                                   .edge_width = (float)(seed % 9),
                                   .radius = (float)(seed % 80),
                                   .is_cut = seed % 4 == 0});
    else
        canvas_sprite(canvas, &(Sprite){.asset = "card",
                                        .box = box,
                                        .raster_height = seed % 4 ? 700 : 0,
                                        .angle = seed % 4 == 1 ? 0.1f * (float)(seed % 64) : 0,
                                        .narrower = seed % 5 || seed % 4 == 1 ? 0 : 0.4f,
                                        .lean = seed % 10 ? 0 : 40,
                                        .fade = seed % 11 ? 0 : 0.4f,
                                        .effect = seed % 7 ? SPRITE_PLAIN : SPRITE_SHADOW});
}

static void test_what_is_hidden_is_not_missed(void **state) {
    Fixture *fixture = *state;
    enum { COVERS = 6 };
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    uint32_t random = 11, things[COVERS], covers[COVERS];
    for (int i = 0; i < COVERS; i++)
        things[i] = draw_number(&random, 10000), covers[i] = draw_number(&random, 10000);
    canvas_invalidate(fixture->canvas);
    for (int frame = 0; frame < 300; frame++) {
        PixelRect damage[CANVAS_DAMAGE_MAX];
        covers[draw_number(&random, COVERS)] = draw_number(&random, 10000);
        things[draw_number(&random, COVERS)] = draw_number(&random, 10000);
        canvas_begin(fixture->canvas, &fixture->layout);
        for (int i = 0; i < COVERS; i++) {
            say_thing(fixture->canvas, things[i]);
            say_cover(fixture->canvas, covers[i]);
            if (frame % 3 == 1 && i == 3) canvas_veil(fixture->canvas, 0x90102030u);
        }
        canvas_end(fixture->canvas, target_of(kept), damage);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, sizeof(Pixel) * WIDTH * HEIGHT);
        if (frame % 10 == 5) sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
    }
    pixmap_free(kept);
    pixmap_free(whole);
}

static void test_equal_list_paints_nothing(void **state) {
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT);
    uint32_t seeds[THINGS];
    PixelRect damage[CANVAS_DAMAGE_MAX];
    for (uint32_t i = 0; i < THINGS; i++) seeds[i] = i;
    say_frame(fixture, seeds, THINGS, target_of(kept), damage);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
    say_frame(fixture, seeds, THINGS, target_of(kept), damage);
    assert_int_equal(say_frame(fixture, seeds, THINGS, target_of(kept), damage), 0);
    canvas_invalidate(fixture->canvas);
    assert_int_equal(say_frame(fixture, seeds, THINGS, target_of(kept), damage), 1);
    assert_int_equal(damage[0].width, WIDTH);
    pixmap_free(kept);
}

static int damage_area(const PixelRect *damage, int count) {
    int area = 0;
    for (int i = 0; i < count; i++) area += damage[i].width * damage[i].height;
    return area;
}

static void test_one_moved_thing_damages_two_places(void **state) {
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    for (int frame = 0; frame < 2; frame++) {
        canvas_begin(fixture->canvas, &fixture->layout);
        canvas_fill(fixture->canvas, fixture->layout.screen, 0xff102030u);
        canvas_fill(fixture->canvas, (Box){100 + 1000 * (float)frame, 100, 80, 80}, 0xffff0000u);
        canvas_fill(fixture->canvas, (Box){500, 600, 80, 80}, 0xff00ff00u);
        int count = canvas_end(fixture->canvas, target_of(kept), damage);
        if (frame == 0) continue;
        assert_int_equal(count, 2);
        assert_in_range(damage_area(damage, count), 2 * 20 * 20, 2 * 24 * 24);
    }
    pixmap_free(kept);
}

static int say_bent(Fixture *fixture, const Bend *bend, Pixmap *kept, PixelRect *damage) {
    canvas_begin(fixture->canvas, &fixture->layout);
    canvas_fill(fixture->canvas, fixture->layout.screen, 0xff102030u);
    canvas_sprite(fixture->canvas, &(Sprite){.asset = "card", .box = {800, 400, 300, 420}, .bend = *bend});
    canvas_line(fixture->canvas, 900, 500, 1400, 760, 5, 0x80ffffffu);
    return canvas_end(fixture->canvas, target_of(kept), damage);
}

/* A figure that breathes or looks aside is painted anew down to its foot at most, and not at all where no
 * pixel of it moves. Four logical units are a pixel here. */
static void test_what_bends_damages_what_moves(void **state) {
    static const float TOP = 400, NECK = 560, FOOT = 700, CLOSE = 6;
    static const Bend bends[] = {{.neck_y = 8, .neck_x = 12},
                                 {.neck_y = 4, .neck_x = 12},
                                 {.neck_y = 4, .neck_x = 12.01f},
                                 {.neck_y = 4, .neck_x = 12.01f, .crown_x = 9}};
    const float most[] = {HEIGHT, (FOOT - TOP) / 4 + CLOSE, 0, (NECK - TOP) / 4 + CLOSE}; /* rows */
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT), *whole = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    canvas_invalidate(fixture->canvas);
    say_bent(fixture, &bends[0], kept, damage);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
    for (int i = 0; i < 4; i++) {
        Bend bend = bends[i];
        bend.crown = TOP + 30, bend.neck = NECK, bend.foot = FOOT;
        int count = say_bent(fixture, &bend, kept, damage), rows = 0;
        for (int rect = 0; rect < count; rect++) rows += damage[rect].height;
        assert_in_range(rows, most[i] > 0, (int)most[i]);
        canvas_repaint(fixture->canvas, target_of(whole));
        assert_memory_equal(kept->pixels, whole->pixels, WIDTH * HEIGHT * sizeof(Pixel));
    }
    pixmap_free(kept);
    pixmap_free(whole);
}

/* What changes below an opaque picture that stays is painted only where it is seen beside it: here in the
 * place that is shown, or nowhere. */
static void test_hidden_changes_damage_nothing(void **state) {
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    static const struct {
        Box changes;
        int seen;
    } rows[] = {{{300, 200, 900, 700}, 0}, {{0, 0, 1920, 1080}, 1}, {{0, 300, 900, 500}, 1}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        for (uint32_t frame = 0; frame < 2; frame++) {
            canvas_begin(fixture->canvas, &fixture->layout);
            canvas_fill(fixture->canvas, rows[row].changes, 0xff102030u + frame);
            canvas_fill(fixture->canvas, (Box){200, 100, 1200, 900}, 0xff302010u);
            canvas_fill(fixture->canvas, (Box){500, 400, 100, 100}, 0xff808080u);
            if (row == 0 && frame == 0) canvas_invalidate(fixture->canvas);
            int count = canvas_end(fixture->canvas, target_of(kept), damage);
            if (frame == 0) continue;
            assert_int_equal(count, rows[row].seen);
        }
    }
    assert_in_range(damage[0].x + damage[0].width, 200 / 4, 200 / 4 + 2);
    pixmap_free(kept);
}

/* A large card that is turned or lies hides what changes within it too. */
static void test_a_turned_card_hides(void **state) {
    Fixture *fixture = *state;
    Pixmap *kept = pixmap_create(WIDTH, HEIGHT);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Sprite cards[] = {{.asset = "card", .box = {400, -200, 1040, 1456}, .angle = 0.2f, .raster_height = 700},
                      {.asset = "card",
                       .box = {400, -200, 1040, 1456},
                       .narrower = 0.3f,
                       .lean = 60,
                       .raster_height = 700}};
    canvas_prepare(fixture->canvas, &cards[0]);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
    for (uint32_t frame = 0; frame < 4; frame++) {
        canvas_begin(fixture->canvas, &fixture->layout);
        canvas_fill(fixture->canvas, fixture->layout.screen, 0xff102030u);
        canvas_fill(fixture->canvas, (Box){800, 400, 200, 200}, 0xff304050u + frame);
        canvas_sprite(fixture->canvas, &cards[frame / 2]);
        assert_int_equal(canvas_end(fixture->canvas, target_of(kept), damage) > 0, frame % 2 == 0);
    }
    pixmap_free(kept);
}

static CanvasLack lack_of_frame(Fixture *fixture, const char *asset, Box box, bool is_said) {
    static Pixel pixels[WIDTH * HEIGHT];
    Target target = {
        .pixels = pixels, .width = WIDTH, .height = HEIGHT, .stride = WIDTH, .clip = {0, 0, WIDTH, HEIGHT}};
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Sprite sprite = {.asset = asset, .box = box};
    canvas_begin(fixture->canvas, &fixture->layout);
    if (is_said)
        canvas_sprite(fixture->canvas, &sprite);
    else
        canvas_prepare(fixture->canvas, &sprite);
    canvas_end(fixture->canvas, target, damage);
    return canvas_lack(fixture->canvas);
}

/* Grain is the structure of its panel: until it is there nothing stands in its place, and it is no picture.
 */
static void test_wood_is_no_picture(void **state) {
    Fixture *fixture = *state;
    static Pixel pixels[WIDTH * HEIGHT];
    Target target = {
        .pixels = pixels, .width = WIDTH, .height = HEIGHT, .stride = WIDTH, .clip = {0, 0, WIDTH, HEIGHT}};
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Box marks[4];
    Sprite sprite = {.asset = "wood", .box = {0, 0, 200, 100}, .effect = sprite_wood((Wood){.boards = 2})};
    for (int i = 0; i < 2; i++) {
        canvas_begin(fixture->canvas, &fixture->layout);
        canvas_sprite(fixture->canvas, &sprite);
        assert_int_equal(canvas_places(fixture->canvas, CANVAS_MARKS, marks, 4), 0);
        canvas_end(fixture->canvas, target, damage);
        assert_int_equal(canvas_lack(fixture->canvas).blank, i == 0);
        char *list = canvas_describe(fixture->canvas);
        assert_int_equal(strstr(list, "picture") != NULL, i == 1);
        free(list);
        sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
    }
}

static void test_what_a_frame_lacks(void **state) {
    Fixture *fixture = *state;
    const Box small = {100, 100, 60, 84}, large = {100, 100, 120, 168};
    CanvasLack lack =
        lack_of_frame(fixture, "prepared", small, false); /* ordered, not shown: nothing is lacking */
    assert_int_equal(lack.blank + lack.rough, 0);
    assert_int_equal(sprites_pending(fixture->sprites), 1);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
    lack = lack_of_frame(fixture, "prepared", small, true);
    assert_int_equal(lack.blank + lack.rough, 0);
    lack = lack_of_frame(fixture, "prepared", large, true);
    assert_int_equal(lack.blank, 0);
    assert_int_equal(lack.rough, 1);
    lack = lack_of_frame(fixture, "unprepared", small, true);
    assert_int_equal(lack.blank, 1);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
}

static void test_missing_asset_is_told_once(void **state) {
    Fixture *fixture = *state;
    char asset[32];
    sprites_get(fixture->sprites, "none", 30, 42, SPRITE_PLAIN);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
    assert_int_equal(sprites_missing(fixture->sprites, asset, sizeof asset), 1);
    assert_string_equal(asset, "none");
    sprites_get(fixture->sprites, "none", 30, 42, SPRITE_PLAIN);
    assert_int_equal(sprites_pending(fixture->sprites), 0);
    assert_int_equal(sprites_missing(fixture->sprites, asset, sizeof asset), 0);
}

static void test_rasters_keep_to_their_budget(void **state) {
    (void)state;
    Sprites *sprites =
        sprites_create((SpriteSource){.document = canvas_fixture_document, .budget_bytes = 200000});
    for (int size = 20; size < 120; size++) {
        sprites_begin_frame(sprites, WIDTH, HEIGHT);
        sprites_get(sprites, "card", size, size * 7 / 5, SPRITE_PLAIN);
        sprites_settle(sprites);
        sprites_collect(sprites);
    }
    for (int i = 0; i < 3; i++) { /* shown no more */
        sprites_begin_frame(sprites, WIDTH, HEIGHT);
        sprites_collect(sprites);
    }
    assert_true(sprites_bytes(sprites) <= 200000);
    SpriteRaster raster = sprites_get(sprites, "card", 119, 166, SPRITE_PLAIN);
    assert_true(raster.is_exact);
    assert_int_equal(raster.pixmap->width, 119);
    assert_int_equal(raster.pixmap->height, 166);
    sprites_close(sprites);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_digits_are_of_one_width),
        cmocka_unit_test(test_text_has_its_size),
        cmocka_unit_test(test_long_text_is_cut),
        cmocka_unit_test(test_a_listener_hears_what_can_be_read),
        cmocka_unit_test(test_a_part_is_what_is_seen_of_it),
        cmocka_unit_test(test_pieces_equal_whole),
        cmocka_unit_test(test_veils_equal_whole),
        cmocka_unit_test(test_a_veil_at_rest_keeps_no_picture),
        cmocka_unit_test(test_a_moved_pool_damages_what_is_near),
        cmocka_unit_test(test_many_changes_damage_no_more_than_themselves),
        cmocka_unit_test(test_what_is_hidden_is_not_missed),
        cmocka_unit_test(test_equal_list_paints_nothing),
        cmocka_unit_test(test_one_moved_thing_damages_two_places),
        cmocka_unit_test(test_what_bends_damages_what_moves),
        cmocka_unit_test(test_hidden_changes_damage_nothing),
        cmocka_unit_test(test_a_turned_card_hides),
        cmocka_unit_test(test_letters_have_an_edge),
        cmocka_unit_test(test_wood_is_no_picture),
        cmocka_unit_test(test_letters_follow_a_slope),
        cmocka_unit_test(test_dark_ink),
        cmocka_unit_test(test_what_a_frame_lacks),
        cmocka_unit_test(test_missing_asset_is_told_once),
        cmocka_unit_test(test_rasters_keep_to_their_budget),
    };
    return cmocka_run_group_tests(tests, canvas_fixture_open, canvas_fixture_close);
}
