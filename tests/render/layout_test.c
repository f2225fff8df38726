#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "render/layout.h"

static void test_every_window_holds_the_logical_screen(void **state) {
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 1600},
                                   {1024, 768}, {900, 1600},  {320, 320},   {600, 2000}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Layout layout = layout_for(sizes[i][0], sizes[i][1]);
        assert_int_equal(layout.is_portrait, sizes[i][1] > sizes[i][0]);
        assert_true(layout.screen.width >= (layout.is_portrait ? 899.9f : 1919.9f));
        assert_true(layout.screen.height >= (layout.is_portrait ? 1599.9f : 1079.9f));
        PixelRect all = layout_pixels(&layout, layout.screen);
        assert_int_equal(all.width, sizes[i][0]);
        assert_int_equal(all.height, sizes[i][1]);
    }
}

static void test_neighbours_stay_neighbours(void **state) {
    (void)state;
    Layout layout = layout_for(1283, 727);
    int right = 0;
    for (int i = 0; i < 7; i++) {
        PixelRect part = layout_pixels(&layout, box_column(layout.screen, i, 7, 0));
        assert_int_equal(part.x, right);
        right = part.x + part.width;
    }
    assert_int_equal(right, 1283);
}

static void test_a_box_has_its_first_edges_and_not_its_last(void **state) {
    (void)state;
    Box box = {10, 20, 30, 40};
    assert_true(box_has(box, 10, 20) && box_has(box, 39.9f, 59.9f));
    assert_true(box_has(box, 10, 30) && box_has(box, 20, 20));
    assert_false(box_has(box, 9.9f, 30) || box_has(box, 20, 19.9f));
    assert_false(box_has(box, 40, 30) || box_has(box, 20, 60));
}

static void test_strips_and_rest_make_the_box(void **state) {
    (void)state;
    Box rest = {10, 20, 300, 200};
    Box top = box_cut_top(&rest, 50, 10), bottom = box_cut_bottom(&rest, 40, 10);
    Box left = box_cut_left(&rest, 60, 5), right = box_cut_right(&rest, 70, 5);
    assert_float_equal(top.height + bottom.height + rest.height + 20, 200, 0.001);
    assert_float_equal(left.width + right.width + rest.width + 10, 300, 0.001);
    assert_float_equal(bottom.y + bottom.height, 220, 0.001);
    assert_float_equal(right.x + right.width, 310, 0.001);
    Box all = box_cut_top(&rest, 1000, 10);
    assert_float_equal(all.height, 90, 0.001);
    assert_float_equal(rest.height, 0, 0.001);
}

/* The screen is as large as ever in its own units, and the strip is below it. */
static void test_a_foot_is_below_the_screen(void **state) {
    static const int sizes[][2] = {{1280, 720}, {900, 1600}, {3840, 1080}};
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Layout layout = layout_with_foot(sizes[i][0], sizes[i][1], 44),
               plain = layout_for(sizes[i][0], sizes[i][1]);
        assert_true(layout.screen.width >= (layout.is_portrait ? 900 : 1920) - 0.5f);
        assert_true(layout.screen.height >= (layout.is_portrait ? 1600 : 1080) - 0.5f);
        assert_float_equal((layout.screen.height + layout.foot) * layout.scale, sizes[i][1], 0.5f);
        assert_int_equal(layout.is_portrait, plain.is_portrait);
        assert_float_equal(plain.foot, 0, 0);
    }
}

/* Each field by itself tells two layouts apart, whatever lies in the padding. */
static void test_layouts_are_compared_by_their_fields(void **state) {
    (void)state;
    Layout one, other, made = layout_for(1283, 727);
    memset(&one, 0, sizeof one);
    memset(&other, 0xff, sizeof other);
    one.pixel_width = other.pixel_width = made.pixel_width;
    one.pixel_height = other.pixel_height = made.pixel_height;
    one.scale = other.scale = made.scale;
    one.screen = other.screen = made.screen;
    one.foot = other.foot = made.foot;
    one.is_portrait = other.is_portrait = made.is_portrait;
    assert_true(layout_is_same(&one, &other));
    const Layout different[] = {layout_for(1284, 727), layout_for(1283, 728), layout_for(727, 1283),
                                layout_with_foot(1283, 727, 40)};
    for (size_t i = 0; i < sizeof different / sizeof *different; i++)
        assert_false(layout_is_same(&made, &different[i]));
    other.scale *= 2;
    assert_false(layout_is_same(&one, &other));
    other = one;
    other.screen.x += 1;
    assert_false(layout_is_same(&one, &other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_window_holds_the_logical_screen),
        cmocka_unit_test(test_neighbours_stay_neighbours),
        cmocka_unit_test(test_a_foot_is_below_the_screen),
        cmocka_unit_test(test_layouts_are_compared_by_their_fields),
        cmocka_unit_test(test_a_box_has_its_first_edges_and_not_its_last),
        cmocka_unit_test(test_strips_and_rest_make_the_box),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
