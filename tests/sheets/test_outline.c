/* The silhouette of a card, from which its bleed is drawn. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sheets/drawing.h"

/* A picture of 20 by 10 with a filled polygon. */
static cairo_surface_t *picture_of(const double (*point)[2], int count) {
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 20, 10);
    cairo_t *cairo = cairo_create(picture);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE);
    for (int i = 0; i < count; i++) cairo_line_to(cairo, point[i][0], point[i][1]);
    cairo_set_source_rgb(cairo, 1, 0.2, 0);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    return picture;
}

static void has_point(const Outline *outline, double x, double y) {
    for (int i = 0; i < outline->count; i++)
        if (outline->point[i][0] == x && outline->point[i][1] == y) return;
    fail_msg("no corner at %g, %g", x, y);
}

static void box_has_four_corners_and_its_colour(void **state) {
    (void)state;
    static const double box[][2] = {{2, 1}, {18, 1}, {18, 9}, {2, 9}};
    Outline outline;
    cairo_surface_t *picture = picture_of(box, 4);
    outline_find(picture, 0.5, &outline);
    assert_int_equal(outline.count, 4);
    for (int i = 0; i < 4; i++) has_point(&outline, box[i][0] / 2, box[i][1] / 2);
    assert_float_equal(outline.inset, 0.5, 1e-9);
    assert_float_equal(outline.red, 1, 0.01);
    assert_float_equal(outline.green, 0.2, 0.01);
    assert_float_equal(outline.blue, 0, 0.01);
    outline_free(&outline);
    cairo_surface_destroy(picture);
}

/* Steps of pixels along a slant must not make the outline a staircase: it stays convex. */
static void slants_stay_convex(void **state) {
    (void)state;
    static const double hexagon[][2] = {{10, 0}, {20, 3}, {20, 7}, {10, 10}, {0, 7}, {0, 3}};
    Outline outline;
    cairo_surface_t *picture = picture_of(hexagon, 6);
    outline_find(picture, 1, &outline);
    assert_true(outline.count >= 6);
    assert_float_equal(outline.inset, 0, 1e-9);
    for (int i = 0; i < outline.count; i++) {
        const double *a = outline.point[i], *b = outline.point[(i + 1) % outline.count],
                     *c = outline.point[(i + 2) % outline.count];
        assert_true((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0);
    }
    outline_free(&outline);
    cairo_surface_destroy(picture);
}

static void empty_picture_has_none(void **state) {
    (void)state;
    Outline outline;
    cairo_surface_t *picture = picture_of(NULL, 0);
    outline_find(picture, 1, &outline);
    assert_int_equal(outline.count, 0);
    outline_free(&outline);
    cairo_surface_destroy(picture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(box_has_four_corners_and_its_colour),
        cmocka_unit_test(slants_stay_convex),
        cmocka_unit_test(empty_picture_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
