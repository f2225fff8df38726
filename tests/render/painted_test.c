/* The fine structure of painted places: what it adds, what it evens out, and what it leaves alone. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/box_mean.h"
#include "render/raster.h"

enum { WIDE = 1920, HIGH = 1080 };

static Pixmap *filled(int width, int height, Pixel pixel) {
    Pixmap *pixmap = pixmap_create(width, height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) pixmap->pixels[y * pixmap->stride + x] = pixel;
    return pixmap;
}

/* Of the green of that part of a picture. */
static float mean_of(const Pixmap *pixmap, PixelRect box) {
    double sum = 0;
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++)
            sum += pixmap->pixels[y * pixmap->stride + x] >> 8 & 255;
    return (float)(sum / (double)pixel_rect_area(box));
}

static float deviation_of(const Pixmap *pixmap, PixelRect box) {
    double sum = 0;
    float mean = mean_of(pixmap, box);
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) {
            double off = (double)(pixmap->pixels[y * pixmap->stride + x] >> 8 & 255) - mean;
            sum += off * off;
        }
    return (float)sqrt(sum / (double)pixel_rect_area(box));
}

static void test_tiles(void **unused) {
    (void)unused;
    for (int material = 0; material < MATERIAL_COUNT; material++) {
        double sum = 0, squares = 0;
        float *tile = material_tile((Material)material), *again = material_tile((Material)material);
        for (int i = 0; i < MATERIAL_SIDE * MATERIAL_SIDE; i++) {
            assert_true(fabsf(tile[i]) <= MATERIAL_PEAK);
            sum += tile[i], squares += (double)tile[i] * tile[i];
        }
        assert_true(fabs(sum) / (MATERIAL_SIDE * MATERIAL_SIDE) < 0.03);
        assert_true(fabs(squares / (MATERIAL_SIDE * MATERIAL_SIDE) - 1) < 0.15);
        assert_memory_equal(tile, again, MATERIAL_SIDE * MATERIAL_SIDE * sizeof *tile);
        free(tile);
        free(again);
    }
}

/* One channel of the square around a pixel, in BOX_MEAN_STEPS, and whether all of it is opaque. */
static double plain_mean(const Pixmap *pixmap, int x, int y, int reach, int channel, bool *is_opaque) {
    double sum = 0;
    int count = 0;
    *is_opaque = true;
    for (int row = y - reach; row <= y + reach; row++)
        for (int column = x - reach; column <= x + reach; column++) {
            if (row < 0 || column < 0 || row >= pixmap->height || column >= pixmap->width) continue;
            Pixel pixel = pixmap->pixels[row * pixmap->stride + column];
            sum += pixel >> (8 * channel) & 255, count++;
            *is_opaque = *is_opaque && pixel >> 24 == 255;
        }
    return sum / count * BOX_MEAN_STEPS;
}

/* Also where the rows above have been written over, and at the edges. */
static void test_means_of_squares(void **unused) {
    (void)unused;
    static const int reaches[] = {BOX_MEAN_REACH_MIN, 5, 10, BOX_MEAN_REACH_MAX};
    for (size_t i = 0; i < sizeof reaches / sizeof *reaches; i++) {
        Pixmap *was = filled(75, 40, 0xffffffffu), *is = filled(75, 40, 0);
        uint32_t bits = 1;
        for (int at = 0; at < 40 * was->stride; at++) {
            bits = bits * 1664525 + 1013904223;
            if (at / was->stride > 8) was->pixels[at] = bits >> 8 | (at / was->stride > 24 ? 0 : 0xff000000u);
        }
        memcpy(is->pixels, was->pixels, (size_t)(40 * was->stride) * sizeof *is->pixels);
        BoxMean *mean = box_mean_create(is, reaches[i]);
        for (int y = 0; y < 40; y++) {
            const uint16_t *row = box_mean_next(mean);
            bool all_opaque = true, is_opaque;
            for (int at = 0; at < 75 * 4; at++) {
                double wanted = plain_mean(was, at / 4, y, reaches[i], at % 4, &is_opaque);
                assert_true(fabs(row[at] - wanted) < BOX_MEAN_STEPS / 8.0);
                all_opaque = all_opaque && is_opaque;
                if (y + reaches[i] <= 8) assert_int_equal(row[at], 255 * BOX_MEAN_STEPS);
            }
            assert_int_equal(box_mean_is_opaque(mean), all_opaque);
            memset(is->pixels + y * is->stride, 0, 75 * sizeof *is->pixels);
        }
        box_mean_free(mean);
        pixmap_free(was);
        pixmap_free(is);
    }
}

/* A flat room stays as bright as it was; the cloth and the rail get more structure than that. */
static void test_each_part_has_its_own(void **unused) {
    (void)unused;
    static const PixelRect room = {700, 40, 500, 200}, rail = {700, 305, 500, 25},
                           cloth = {400, 500, 1100, 300}, rest = {300, 990, 1300, 80};
    Pixmap *place = raster_apply(filled(WIDE, HIGH, 0xff808080u),
                                 sprite_painted(PAINTED_WIDE, MATERIAL_FELT, MATERIAL_WOOD));
    const PixelRect *parts[] = {&room, &rail, &cloth, &rest};
    assert_true(fabsf(mean_of(place, room) - 128) < 0.25f); /* its grain goes as often up as down */
    float grain = deviation_of(place, room);
    assert_true(grain > 0.4f && grain < 2.56f); /* below two in a hundred */
    for (int i = 1; i < 4; i++) assert_true(deviation_of(place, *parts[i]) > 2 * grain);
    pixmap_free(place);
}

/* The lamp's pool, in shares of what is painted: most in the middle of the cloth, least in the corners, and
 * alike at both sides. */
static void test_pool_of_light(void **unused) {
    (void)unused;
    static const PixelRect middle = {860, 500, 200, 80}, between = {1660, 500, 60, 80},
                           corner = {1840, 960, 60, 60}, other = {20, 960, 60, 60}, wall = {20, 285, 300, 20};
    Pixmap *place = raster_apply(filled(WIDE, HIGH, 0xff808080u),
                                 sprite_painted(PAINTED_WIDE, MATERIAL_FELT, MATERIAL_WOOD));
    float lit = mean_of(place, middle) / 128, dark = mean_of(place, corner) / 128;
    assert_true(lit > 1.08f && lit < 1.16f);
    assert_true(dark > 0.6f && dark < 0.75f);
    assert_true(mean_of(place, between) / 128 < lit - 0.02f && mean_of(place, between) / 128 > dark + 0.2f);
    assert_true(fabsf(mean_of(place, other) / 128 - dark) < 0.02f);
    assert_true(fabsf(mean_of(place, wall) / 128 - 1) < 0.01f); /* beside the table */
    pixmap_free(place);
}

/* Blocks of a compressed picture go, its lines stay. */
static void test_flaws_go_and_edges_stay(void **unused) {
    (void)unused;
    enum { BLOCK = 8, LINE = 900 };
    Pixmap *place = filled(WIDE, HIGH, 0xff303030u);
    for (int y = 0; y < 260; y++)
        for (int x = 0; x < WIDE; x++)
            if ((x / BLOCK + y / BLOCK) % 2 != 0) place->pixels[y * place->stride + x] = 0xff323232u;
    for (int y = 0; y < 260; y++) place->pixels[y * place->stride + LINE] = 0xffd0d0d0u;
    place = raster_apply(place, sprite_painted(PAINTED_WIDE, MATERIAL_FELT, MATERIAL_WOOD));
    float even = 0, odd = 0;
    for (int block = 4; block < 80; block++)
        *(block % 2 == 0 ? &even : &odd) +=
            mean_of(place, (PixelRect){block * BLOCK, 4 * BLOCK, BLOCK, BLOCK});
    assert_true(fabsf(even - odd) / 38 < 0.4f); /* of 2 */
    assert_true(mean_of(place, (PixelRect){LINE, 20, 1, 200}) > 200);
    pixmap_free(place);
}

/* The rail before people: nothing comes where it is clear. */
static void test_what_is_clear_stays_so(void **unused) {
    (void)unused;
    Pixmap *rail = filled(WIDE, 140, 0xff604030u);
    memset(rail->pixels, 0, (size_t)rail->stride * 40 * sizeof *rail->pixels);
    rail = raster_apply(rail, sprite_painted(PAINTED_WIDE_RAIL, MATERIAL_FELT, MATERIAL_WOOD));
    for (int x = 0; x < WIDE; x++) assert_int_equal(rail->pixels[20 * rail->stride + x], 0);
    assert_int_equal(rail->pixels[100 * rail->stride + 900] >> 24, 255);
    assert_true(deviation_of(rail, (PixelRect){700, 60, 500, 30}) > 1);
    pixmap_free(rail);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tiles),
        cmocka_unit_test(test_means_of_squares),
        cmocka_unit_test(test_each_part_has_its_own),
        cmocka_unit_test(test_pool_of_light),
        cmocka_unit_test(test_flaws_go_and_edges_stay),
        cmocka_unit_test(test_what_is_clear_stays_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
