/* The grain of boards: always the same, different from board to board, with joints and nails, and without a
 * seam where it repeats. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/wood.h"

enum { WIDE = 480, HIGH = 640, BOARDS = 4, BOARD = WIDE / BOARDS };
static const Wood wall = {.boards = BOARDS, .is_upright = true, .is_nailed = true},
                  panel = {.boards = BOARDS, .is_upright = true};

static Pixmap *drawn(int width, int height, const Wood *wood) {
    Pixmap *pixmap = pixmap_create_unset(width, height);
    wood_draw(pixmap, wood);
    return pixmap;
}

/* How light grey ground is under it there. */
static float light_at(const Pixmap *pixmap, int x, int y) {
    return (float)(pixel_over(0xff808080u, pixmap->pixels[y * pixmap->stride + x]) >> 8 & 255);
}

static float light_of(const Pixmap *pixmap, PixelRect box) {
    double sum = 0;
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) sum += light_at(pixmap, x, y);
    return (float)(sum / (double)pixel_rect_area(box));
}

static void test_the_same_wood_is_the_same_picture(void **state) {
    (void)state;
    Pixmap *one = drawn(WIDE, HIGH, &wall), *other = drawn(WIDE, HIGH, &wall);
    assert_memory_equal(one->pixels, other->pixels, sizeof(Pixel) * WIDE * HIGH);
    pixmap_free(one);
    pixmap_free(other);
}

/* Grain on each, and no two alike. */
static void test_boards_differ(void **state) {
    (void)state;
    Pixmap *wood = drawn(WIDE, HIGH, &panel);
    for (int board = 0; board < BOARDS; board++) {
        double off = 0, grain = 0;
        for (int y = 0; y < HIGH; y++)
            for (int x = 8; x < BOARD - 8; x++) {
                int here = board * BOARD + x, next = (board + 1) % BOARDS * BOARD + x;
                off += fabs((double)(light_at(wood, here, y) - light_at(wood, next, y)));
                grain += fabs((double)(light_at(wood, here, y) - light_at(wood, here + 4, y)));
            }
        assert_true(off / (HIGH * (BOARD - 16)) > 2);
        assert_true(grain / (HIGH * (BOARD - 16)) > 1);
    }
    pixmap_free(wood);
}

static void test_joints_are_dark(void **state) {
    (void)state;
    Pixmap *wood = drawn(WIDE, HIGH, &panel);
    for (int board = 0; board < BOARDS; board++) {
        int left = board * BOARD;
        float middle = light_of(wood, (PixelRect){left + BOARD / 4, 0, BOARD / 2, HIGH});
        assert_true(light_of(wood, (PixelRect){left, 0, 1, HIGH}) < middle - 20);
        assert_true(light_of(wood, (PixelRect){left + BOARD - 3, 0, 3, HIGH}) < middle - 8);
    }
    pixmap_free(wood);
}

/* At both ends of a wall; a panel has none. */
static void test_a_wall_is_nailed(void **state) {
    (void)state;
    Pixmap *nailed = drawn(WIDE, HIGH, &wall), *plain = drawn(WIDE, HIGH, &panel);
    for (int board = 0; board < BOARDS; board++)
        for (int end = 0; end < 2; end++) {
            PixelRect nail = {board * BOARD + BOARD * 17 / 100 - 2,
                              end ? HIGH - BOARD * 16 / 100 - 2 : BOARD * 16 / 100 - 2, 4, 6};
            assert_true(light_of(nailed, nail) < light_of(plain, nail) - 6);
        }
    pixmap_free(nailed);
    pixmap_free(plain);
}

/* Of two rows beside each other. */
static double step_between(const Pixmap *wood, int one, int other) {
    double sum = 0;
    for (int x = 0; x < WIDE; x++) sum += fabs((double)(light_at(wood, x, one) - light_at(wood, x, other)));
    return sum / WIDE;
}

static void test_a_panel_repeats_without_a_seam(void **state) {
    (void)state;
    Pixmap *wood = drawn(WIDE, HIGH, &panel);
    double most = 0;
    for (int y = 0; y + 1 < HIGH; y++) most = fmax(most, step_between(wood, y, y + 1));
    assert_true(step_between(wood, HIGH - 1, 0) <= most);
    pixmap_free(wood);
}

static void test_lying_boards_are_the_upright_ones_turned(void **state) {
    (void)state;
    Wood lies = panel;
    lies.is_upright = false;
    Pixmap *upright = drawn(WIDE, HIGH, &panel), *lying = drawn(HIGH, WIDE, &lies);
    for (int y = 0; y < HIGH; y += 7)
        for (int x = 0; x < WIDE; x += 5)
            assert_int_equal(upright->pixels[y * upright->stride + x], lying->pixels[x * lying->stride + y]);
    pixmap_free(upright);
    pixmap_free(lying);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_same_wood_is_the_same_picture),
        cmocka_unit_test(test_boards_differ),
        cmocka_unit_test(test_joints_are_dark),
        cmocka_unit_test(test_a_wall_is_nailed),
        cmocka_unit_test(test_a_panel_repeats_without_a_seam),
        cmocka_unit_test(test_lying_boards_are_the_upright_ones_turned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
