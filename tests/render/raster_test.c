#include <math.h>
/* Pictures drawn, shrunk, cut and changed, pixel by pixel. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"

static const char rect[] =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1' width='2' height='1'>"
    "<rect width='1' height='1' fill='#ff0000'/><rect x='1' width='1' height='1' fill='#0000ff'/></svg>";

static Pixmap *filled(int width, int height, Pixel pixel) {
    Pixmap *pixmap = pixmap_create(width, height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) pixmap->pixels[y * pixmap->stride + x] = pixel;
    return pixmap;
}

static Pixel at(const Pixmap *pixmap, int x, int y) { return pixmap->pixels[y * pixmap->stride + x]; }

static void test_vectors_at_the_size_asked_for(void **unused) {
    (void)unused;
    Pixmap *drawn = raster_draw(rect, strlen(rect), NULL, 20, 10);
    assert_non_null(drawn);
    assert_int_equal(drawn->width, 20);
    assert_int_equal(drawn->height, 10);
    assert_int_equal(at(drawn, 3, 5), 0xffff0000u);
    assert_int_equal(at(drawn, 16, 5), 0xff0000ffu);
    pixmap_free(drawn);
    assert_null(raster_draw("no picture", 10, NULL, 20, 10));
}

/* The shadow is wider by its margin each way, as dense as the picture within, and nothing at the rim. */
static void test_shadow(void **unused) {
    (void)unused;
    static const struct {
        Pixel pixel;
        uint32_t alpha;
    } rows[] = {{0xff204060u, 255}, {0x80102030u, 128}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Pixmap *shadow = raster_apply(filled(100, 80, rows[i].pixel), SPRITE_SHADOW);
        int margin = (int)(100 * SPRITE_SHADOW_SHARE + 0.5f);
        assert_int_equal(shadow->width, 100 + 2 * margin);
        assert_int_equal(shadow->height, 80 + 2 * margin);
        assert_int_equal(at(shadow, shadow->width / 2, shadow->height / 2), rows[i].alpha << 24);
        assert_int_equal(at(shadow, 0, 0), 0);
        assert_int_equal(at(shadow, shadow->width / 2, 0) >> 24, 0);
        uint32_t edge = at(shadow, margin, shadow->height / 2) >> 24;
        assert_in_range(edge, rows[i].alpha * 2 / 5, rows[i].alpha * 3 / 5); /* half of it is outside */
        for (int y = 0; y < shadow->height; y++)
            for (int x = 0; x < shadow->width; x++) {
                int mirrored = (int)(at(shadow, shadow->width - 1 - x, y) >> 24);
                assert_true(abs((int)(at(shadow, x, y) >> 24) - mirrored) <= 1);
            }
        pixmap_free(shadow);
    }
}

/* So are those of the smallest pictures, blurred by a pixel or not at all: whole in the middle, lighter
 * outward, and alike from all sides. */
static void test_shadows_of_small_pictures(void **unused) {
    (void)unused;
    for (int size = 2; size <= 90; size++) {
        Pixmap *shadow = raster_apply(filled(size, size, 0xff204060u), SPRITE_SHADOW);
        int width = shadow->width, middle = width / 2;
        assert_int_equal(width, size + 2 * (int)((float)size * SPRITE_SHADOW_SHARE + 0.5f));
        if (size > 9) assert_int_equal(at(shadow, middle, middle) >> 24, 255);
        for (int y = 0; y < width; y++)
            for (int x = 0; x < width; x++) {
                int alpha = (int)(at(shadow, x, y) >> 24);
                int across = (int)(at(shadow, width - 1 - x, y) >> 24),
                    turned = (int)(at(shadow, y, x) >> 24);
                if (abs(alpha - across) > 1 || abs(alpha - turned) > 3)
                    fail_msg("%d pixels wide: %d at %d, %d, but %d and %d", size, alpha, x, y, across,
                             turned);
                if (x > 0 && x <= (width - 1) / 2) assert_true(at(shadow, x - 1, y) <= at(shadow, x, y));
            }
        pixmap_free(shadow);
    }
}

/* The rim is of one colour, whole just outside the picture, and nothing where the shadow is nothing. */
static void test_rim(void **unused) {
    (void)unused;
    Pixmap *rim = raster_apply(filled(100, 80, 0xff204060u), SPRITE_RIM);
    int margin = (int)(100 * SPRITE_SHADOW_SHARE + 0.5f), middle = rim->height / 2;
    assert_int_equal(rim->width, 100 + 2 * margin);
    Pixel whole = at(rim, rim->width / 2, middle);
    assert_int_equal(whole >> 24, 255);
    assert_true((whole >> 16 & 255) > 200 && (whole & 255) < 120);
    assert_int_equal(at(rim, margin - 2, middle), whole);
    assert_int_equal(at(rim, 0, middle) >> 24, 0);
    pixmap_free(rim);
}

/* Eleven sixteenths of the way to grey, then seven sixteenths as bright; what is clear stays so. */
static void test_dim(void **unused) {
    (void)unused;
    static const struct {
        Pixel plain, dim;
    } rows[] = {
        {0xffffffffu, 0xff6f6f6fu}, /* 255 x 7/16 = 111.6 */
        {0xff000000u, 0xff000000u},
        {0xffff0000u, 0xff391616u}, /* grey 76: red 255 - 179 x 11/16 = 132, the others 76 x 11/16 = 52 */
        {0x80404040u, 0x801c1c1cu}, /* 64 x 7/16 = 28 */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Pixmap *dim = raster_apply(filled(3, 2, rows[i].plain), SPRITE_DIM);
        for (int shift = 0; shift < 32; shift += 8) {
            int found = (int)(at(dim, 2, 1) >> shift & 255), wanted = (int)(rows[i].dim >> shift & 255);
            assert_true(abs(found - wanted) <= 1);
        }
        pixmap_free(dim);
    }
    assert_null(raster_apply(NULL, SPRITE_DIM));
}

/* Who has left the hand sits in a shadow that leaves form and colours: of white 78 % stays, with 4 % more red
 * and 10 % less blue, of dark colours less, and none turns grey. */
static void test_away(void **unused) {
    (void)unused;
    static const struct {
        Pixel plain, away;
    } rows[] = {
        {0xffffffffu, 0xffcfc7b3u}, /* 255 x 78 % = 199, x 1.04 = 207, x 0.9 = 179 */
        {0xff000000u, 0xff000000u},
        {0xffff0000u, 0xffb60000u}, /* 30 % grey keeps 42 % + 36 % x 0.55; red goes 16 % further from grey */
        {0x80404040u, 0x802d2b27u}, /* half as light as white: 42 % + 36 % x 0.71 = 68 % */
        {0xff402a1au, 0xff28170bu}, /* red stays 3.6 times blue, which was 2.5 times */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Pixmap *away = raster_apply(filled(3, 2, rows[i].plain), SPRITE_AWAY);
        for (int shift = 0; shift < 32; shift += 8) {
            int found = (int)(at(away, 2, 1) >> shift & 255), wanted = (int)(rows[i].away >> shift & 255);
            assert_true(abs(found - wanted) <= 1);
        }
        pixmap_free(away);
    }
}

/* A grey square with air around it, under an amber lamp in a blue room. */
static Pixmap *square_in_light(SpriteEffect effect) {
    Pixmap *plain = pixmap_create(100, 100);
    for (int y = 20; y < 60; y++)
        for (int x = 20; x < 80; x++) plain->pixels[y * plain->stride + x] = 0xff808080u;
    return raster_apply(plain, sprite_lit(effect, 0x0000ffu, 0xffaa55u));
}

static int red_of(Pixel pixel) { return (int)(pixel >> 16 & 255); }
static int blue_of(Pixel pixel) { return (int)(pixel & 255); }

/* The lamp colours a figure, the room its upper edges; of a part of one no edge, and nothing around it. */
static void test_lit_by_a_room(void **unused) {
    (void)unused;
    Pixmap *whole = square_in_light(SPRITE_PLAIN), *part = square_in_light(SPRITE_PART),
           *away = square_in_light(SPRITE_AWAY);
    assert_true(red_of(at(whole, 50, 45)) > blue_of(at(whole, 50, 45)) + 30);
    assert_true(red_of(at(whole, 50, 45)) < 0x80);
    assert_true(blue_of(at(whole, 20, 40)) > blue_of(at(whole, 50, 45)) + 60);
    assert_true(blue_of(at(whole, 79, 40)) > blue_of(at(whole, 50, 45)) + 40);
    assert_int_equal(at(part, 20, 40), at(part, 50, 45));
    assert_int_equal(at(part, 50, 45), at(whole, 50, 45));
    assert_int_equal(at(whole, 10, 40), 0);
    assert_int_equal(at(whole, 50, 45) >> 24, 255);
    assert_true(red_of(at(away, 50, 45)) < red_of(at(whole, 50, 45)));
    pixmap_free(whole);
    pixmap_free(part);
    pixmap_free(away);
}

/* The room's light is not brightest in the last pixels of a figure, which are half clear, so that no steps
 * are seen; a part keeps its edges. */
static void test_contours_are_soft(void **unused) {
    (void)unused;
    static const SpriteEffect kinds[] = {SPRITE_PLAIN, SPRITE_PART};
    for (int i = 0; i < 2; i++) {
        Pixmap *plain = pixmap_create(240, 240);
        for (int y = 60; y < 180; y++)
            for (int x = 60; x < 180; x++) plain->pixels[y * plain->stride + x] = 0xff808080u;
        Pixmap *lit = raster_apply(plain, sprite_lit(kinds[i], 0x0000ffu, 0xffaa55u));
        bool is_soft = kinds[i] == SPRITE_PLAIN;
        assert_int_equal(at(lit, 180, 100) >> 24 > 30, is_soft);
        assert_int_equal(at(lit, 179, 100) >> 24 < 225, is_soft);
        assert_int_equal(blue_of(at(lit, 179, 100)) < blue_of(at(lit, 177, 100)), is_soft);
        assert_int_equal(at(lit, 177, 100) >> 24, 255);
        pixmap_free(lit);
    }
}

/* Who is lit from one side lies in the shade on the other, and has the room's colour there; a part, too. */
static void test_lit_from_a_side(void **unused) {
    (void)unused;
    static const SpriteEffect kinds[] = {SPRITE_PLAIN, SPRITE_PART};
    for (int i = 0; i < 2; i++) {
        Pixmap *left = square_in_light(kinds[i] | SPRITE_FROM_LEFT),
               *right = square_in_light(kinds[i] | SPRITE_FROM_RIGHT);
        Pixel key = at(left, 30, 45), shade = at(left, 70, 45);
        assert_true(red_of(key) > red_of(shade) + 15);
        assert_true(blue_of(shade) * red_of(key) > blue_of(key) * red_of(shade));
        assert_true(red_of(at(right, 70, 45)) > red_of(at(right, 30, 45)) + 15);
        pixmap_free(left);
        pixmap_free(right);
    }
}

/* A part on the side away from the lamp lies more in the shade than one before the middle. */
static void test_parts_are_lit_where_they_lie(void **unused) {
    (void)unused;
    Pixmap *ahead = square_in_light(SPRITE_PART | SPRITE_FROM_RIGHT),
           *aside = square_in_light(SPRITE_PART | SPRITE_FROM_RIGHT | SPRITE_ON_LEFT);
    assert_true(red_of(at(aside, 50, 45)) + 8 < red_of(at(ahead, 50, 45)));
    pixmap_free(ahead);
    pixmap_free(aside);
}

/* Colours are greyed by a cold lamp more than by a warm one, so that what is yellow does not turn green. */
static void test_cold_lamps_grey_colours(void **unused) {
    (void)unused;
    Pixmap *lit = raster_apply(filled(20, 20, 0xffc09040u), sprite_lit(SPRITE_PART, 0, 0xa0d8ffu));
    Pixel found = at(lit, 10, 10);
    int green = (int)(found >> 8 & 255);
    assert_in_range(green - (red_of(found) + blue_of(found)) / 2, 0, 18);
    pixmap_free(lit);
}

/* Of a tone in the light of a white lamp. */
static int lit_tone(Pixel tone) {
    Pixmap *lit = raster_apply(filled(100, 100, tone), sprite_lit(SPRITE_PART, 0, 0xffffffu));
    int red = red_of(at(lit, 50, 50));
    pixmap_free(lit);
    return red;
}

/* Light is lost in the dark and gained in the light, so that a form stays round. */
static void test_forms_stay_round_in_a_room(void **unused) {
    (void)unused;
    assert_true(lit_tone(0xff404040u) < 0x40 * 9 / 10);
    assert_true(lit_tone(0xffc0c0c0u) > 0xc0 * 27 / 25);
    assert_true(lit_tone(0xffffffffu) > 0xf0);
    assert_true(lit_tone(0xffe8e8e8u) + 4 < lit_tone(0xffffffffu)); /* what is nearly white has a form */
}

/* Corners of three pixels are cut off: the largest rectangle without a hole goes from top to bottom. */
static void test_the_core_is_the_largest_opaque_rectangle(void **unused) {
    (void)unused;
    enum { WIDE = 20, HIGH = 10, CORNER = 3 };
    Pixmap *pixmap = pixmap_create(WIDE, HIGH);
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++) {
            bool is_side = x < CORNER || x >= WIDE - CORNER, is_end = y < CORNER || y >= HIGH - CORNER;
            pixmap->pixels[y * pixmap->stride + x] = is_side && is_end ? 0 : 0xff102030u;
        }
    pixmap_measure(pixmap);
    assert_int_equal(pixmap->core.x, CORNER);
    assert_int_equal(pixmap->core.y, 0);
    assert_int_equal(pixmap->core.width, WIDE - 2 * CORNER);
    assert_int_equal(pixmap->core.height, HIGH);
    pixmap_free(pixmap);
}

/* A pointed card: above and below its core rows go on to be opaque, ever narrower. */
static void test_beyond_its_core_a_pointed_picture_is_opaque(void **unused) {
    (void)unused;
    enum { WIDE = 60, HIGH = 100, POINT = 20 };
    Pixmap *pixmap = pixmap_create(WIDE, HIGH);
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++) {
            int from_end = y < HIGH / 2 ? y : HIGH - 1 - y, from_side = x < WIDE / 2 ? x : WIDE - 1 - x;
            bool is_cut = 2 * from_side + 3 * from_end < 3 * POINT;
            pixmap->pixels[y * pixmap->stride + x] = is_cut ? 0x80102030u : 0xff102030u;
        }
    pixmap_measure(pixmap);
    PixelRect core = pixmap->core;
    assert_in_range(pixmap->beyond, POINT / 2, POINT);
    long more = 0;
    for (int i = 1; i <= pixmap->beyond; i++) {
        int by = (int)ceilf(pixmap->cut * (float)i);
        for (int x = core.x + by; x < core.x + core.width - by; x++, more += 2) {
            assert_int_equal(at(pixmap, x, core.y - i) >> 24, 255);
            assert_int_equal(at(pixmap, x, core.y + core.height - 1 + i) >> 24, 255);
        }
    }
    assert_true(more > WIDE * POINT / 2);
    pixmap_free(pixmap);
}

static void test_written_and_read(void **unused) {
    (void)unused;
    const char *path = "raster_test.png";
    Pixmap *drawn = raster_draw(rect, strlen(rect), NULL, 20, 10);
    assert_true(raster_write(path, drawn, true));
    Pixmap *read = raster_read(path);
    assert_non_null(read);
    assert_int_equal(read->width, 20);
    for (int y = 0; y < 10; y++)
        for (int x = 0; x < 20; x++) assert_int_equal(at(read, x, y), at(drawn, x, y));
    pixmap_free(drawn);
    pixmap_free(read);
    remove(path);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_vectors_at_the_size_asked_for),
        cmocka_unit_test(test_shadow),
        cmocka_unit_test(test_shadows_of_small_pictures),
        cmocka_unit_test(test_rim),
        cmocka_unit_test(test_dim),
        cmocka_unit_test(test_away),
        cmocka_unit_test(test_lit_by_a_room),
        cmocka_unit_test(test_contours_are_soft),
        cmocka_unit_test(test_lit_from_a_side),
        cmocka_unit_test(test_parts_are_lit_where_they_lie),
        cmocka_unit_test(test_cold_lamps_grey_colours),
        cmocka_unit_test(test_forms_stay_round_in_a_room),
        cmocka_unit_test(test_the_core_is_the_largest_opaque_rectangle),
        cmocka_unit_test(test_beyond_its_core_a_pointed_picture_is_opaque),
        cmocka_unit_test(test_written_and_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
