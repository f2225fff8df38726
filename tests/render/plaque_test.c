/* Plates of the table: each material can be read and told from the others, lies in a recess, and follows the
 * slope of its rail. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>

#include "render/plaque.h"

enum { WIDE = 340, HIGH = 56, MARGIN = 22, SIDE = WIDE + 2 * MARGIN, TALL = HIGH + 2 * MARGIN };

static Pixmap *drawn(PlaqueMaterial material, PlaqueLayer layer, float slope) {
    Plaque plaque = {material, layer, HIGH, slope};
    int more = (int)lroundf(fabsf(slope) * WIDE);
    return plaque_draw(SIDE, TALL + more, plaque_effect(&plaque));
}

static Pixel at(const Pixmap *pixmap, int x, int y) { return pixmap->pixels[y * pixmap->stride + x]; }

static double light_of_channel(Pixel pixel, int shift) {
    double share = (double)(pixel >> shift & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4);
}

/* As in WCAG 2; what is behind glass is black. */
static double luminance(Pixel pixel) {
    return 0.2126 * light_of_channel(pixel, 16) + 0.7152 * light_of_channel(pixel, 8) +
           0.0722 * light_of_channel(pixel, 0);
}

static double contrast(double a, double b) { return (fmax(a, b) + 0.05) / (fmin(a, b) + 0.05); }

/* The share of the pixels where words are that has less contrast with an ink than text needs. */
static double unreadable(const Pixmap *pixmap, double ink) {
    enum { BESIDE = MARGIN + 24, ABOVE = MARGIN + 8 };
    static const double ENOUGH = 4.5;
    int bad = 0, all = 0;
    for (int y = ABOVE; y < TALL - ABOVE; y++)
        for (int x = BESIDE; x < SIDE - BESIDE; x++, all++)
            bad += contrast(luminance(at(pixmap, x, y)), ink) < ENOUGH;
    return (double)bad / all;
}

/* The darkest ink that is made of a colour, and the darkest of the light ones: what somebody did. */
static const double INK = 0.027, LIGHT_INK = 0.4, FAINT_INK = 0.29, MOST_UNREADABLE = 0.01;

static void test_words_can_be_read(void **unused) {
    (void)unused;
    double worst = 0;
    for (int material = 0; material < PLAQUE_MATERIALS; material++) {
        Pixmap *face = drawn((PlaqueMaterial)material, PLAQUE_FACE, 0),
               *shaded = drawn((PlaqueMaterial)material, PLAQUE_SHADED, 0);
        double ink = plaque_is_light((PlaqueMaterial)material) ? INK : LIGHT_INK;
        double bad = unreadable(face, ink), bad_shaded = unreadable(shaded, FAINT_INK);
        if (bad > MOST_UNREADABLE || bad_shaded > MOST_UNREADABLE)
            print_error("material %d: %.3f, in the shade %.3f unreadable\n", material, bad, bad_shaded);
        worst = fmax(worst, fmax(bad, bad_shaded));
        pixmap_free(face);
        pixmap_free(shaded);
    }
    assert_true(worst <= MOST_UNREADABLE);
}

/* The mean difference of a channel over both. */
static double difference(const Pixmap *a, const Pixmap *b) {
    double sum = 0;
    for (int y = 0; y < TALL; y++)
        for (int x = 0; x < SIDE; x++)
            for (int shift = 0; shift <= 16; shift += 8)
                sum += abs((int)(at(a, x, y) >> shift & 255) - (int)(at(b, x, y) >> shift & 255));
    return sum / (3.0 * SIDE * TALL);
}

static void test_materials_differ(void **unused) {
    static const double LEAST = 4;
    (void)unused;
    for (int i = 0; i < PLAQUE_MATERIALS; i++)
        for (int k = 0; k < i; k++) {
            Pixmap *a = drawn((PlaqueMaterial)i, PLAQUE_FACE, 0),
                   *b = drawn((PlaqueMaterial)k, PLAQUE_FACE, 0);
            if (difference(a, b) < LEAST) print_error("materials %d and %d: %.1f\n", i, k, difference(a, b));
            assert_true(difference(a, b) >= LEAST);
            pixmap_free(a);
            pixmap_free(b);
        }
}

/* The gap above a plate is dark, the lip below it is light; far outside there is nothing. */
static void test_lies_in_a_recess(void **unused) {
    (void)unused;
    Pixmap *plate = drawn(PLAQUE_SANDSTONE, PLAQUE_FACE, 0);
    Pixel gap = at(plate, SIDE / 2, MARGIN - 2), lip = at(plate, SIDE / 2, TALL - MARGIN + 3);
    assert_true(gap >> 24 > 200 && luminance(gap) < 0.01);
    assert_true(lip >> 24 > 30 && luminance(lip) > 0.02);
    assert_int_equal(at(plate, 1, 1), 0);
    pixmap_free(plate);
}

/* The row of the middle of what is there in a column. */
static float middle_of(const Pixmap *pixmap, int x) {
    int first = -1, last = -1;
    for (int y = 0; y < pixmap->height; y++)
        if (at(pixmap, x, y) >> 24 == 255) last = y, first = first < 0 ? y : first;
    return (float)(first + last) / 2;
}

static void test_follows_its_slope(void **unused) {
    static const float SLOPE = -0.19f;
    enum { APART = 200, LEFT = SIDE / 2 - APART / 2, RIGHT = SIDE / 2 + APART / 2 };
    (void)unused;
    Pixmap *level = drawn(PLAQUE_CERAMIC, PLAQUE_FACE, 0),
           *sloped = drawn(PLAQUE_CERAMIC, PLAQUE_FACE, SLOPE);
    assert_true(fabsf(middle_of(level, RIGHT) - middle_of(level, LEFT)) <= 1);
    float falls = middle_of(sloped, RIGHT) - middle_of(sloped, LEFT);
    assert_true(fabsf(falls - SLOPE * APART) < 2);
    pixmap_free(level);
    pixmap_free(sloped);
}

/* The light lies along the edge and leaves what is written alone. */
static void test_light_is_along_the_edge(void **unused) {
    (void)unused;
    for (int layer = PLAQUE_LIT; layer <= PLAQUE_WON; layer++) {
        Pixmap *light = drawn(PLAQUE_BRASS, (PlaqueLayer)layer, 0);
        assert_true(at(light, SIDE / 2, MARGIN + 1) >> 24 > 240);
        assert_true(at(light, SIDE / 2, MARGIN - 6) >> 24 > 60);
        assert_int_equal(at(light, SIDE / 2, TALL / 2), 0);
        pixmap_free(light);
    }
}

static PictureDocument no_document(void *user, const char *asset) {
    (void)asset;
    ++*(int *)user;
    return (PictureDocument){0};
}

/* Without a file, and the same raster for as long as it is asked for. */
static void test_is_drawn_once(void **unused) {
    (void)unused;
    int asked = 0;
    Sprites *sprites = sprites_create((SpriteSource){.document = no_document, .user = &asked});
    SpriteEffect effect = plaque_effect(&(Plaque){PLAQUE_GLASS, PLAQUE_FACE, HIGH, 0});
    sprites_begin_frame(sprites, 1920, 1080);
    sprites_get(sprites, PLAQUE_ASSET, SIDE, TALL, effect);
    sprites_settle(sprites);
    sprites_collect(sprites);
    SpriteRaster first = sprites_get(sprites, PLAQUE_ASSET, SIDE, TALL, effect),
                 again = sprites_get(sprites, PLAQUE_ASSET, SIDE, TALL, effect);
    assert_true(first.is_exact && first.serial != 0);
    assert_int_equal(first.serial, again.serial);
    assert_int_equal(sprites_pending(sprites), 0);
    assert_int_equal(asked, 0);
    sprites_close(sprites);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_can_be_read),       cmocka_unit_test(test_materials_differ),
        cmocka_unit_test(test_lies_in_a_recess),        cmocka_unit_test(test_follows_its_slope),
        cmocka_unit_test(test_light_is_along_the_edge), cmocka_unit_test(test_is_drawn_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
