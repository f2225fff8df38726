/* The silhouette of a card. Hexagonal, rounded or round, it is convex, so its hull is its edge. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "sheets/drawing.h"

#include "base/memory.h"

typedef struct Dots {
    int count;
    double (*at)[2];
    double red, green, blue, solid; /* sums over opaque pixels at the edge */
} Dots;

static uint32_t pixel_at(cairo_surface_t *picture, int x, int y) {
    uint32_t pixel;
    size_t place = (size_t)y * (size_t)cairo_image_surface_get_stride(picture) + (size_t)x * sizeof pixel;
    memcpy(&pixel, cairo_image_surface_get_data(picture) + place, sizeof pixel);
    return pixel;
}

static bool is_inside(cairo_surface_t *picture, int x, int y) { return pixel_at(picture, x, y) >> 24 >= 128; }

static void add_dot(Dots *dots, double x, double y) {
    dots->at[dots->count][0] = x;
    dots->at[dots->count++][1] = y;
}

static void add_colour(Dots *dots, uint32_t pixel) {
    if (pixel >> 24 != 255) return;
    dots->red += pixel >> 16 & 255;
    dots->green += pixel >> 8 & 255;
    dots->blue += pixel & 255;
    dots->solid += 255;
}

/* Adds the first and last opaque pixel of a row by their outer corners. */
static void add_row(Dots *dots, cairo_surface_t *picture, int y) {
    int first = 0, last = cairo_image_surface_get_width(picture) - 1;
    while (first <= last && !is_inside(picture, first, y)) first++;
    while (last > first && !is_inside(picture, last, y)) last--;
    if (first > last) return;
    for (int corner = 0; corner < 2; corner++) {
        add_dot(dots, first, y + corner);
        add_dot(dots, last + 1, y + corner);
    }
    add_colour(dots, pixel_at(picture, first, y));
    add_colour(dots, pixel_at(picture, last, y));
    if (first < last) {
        add_colour(dots, pixel_at(picture, first + 1, y));
        add_colour(dots, pixel_at(picture, last - 1, y));
    }
}

static double turn(const double *from, const double *over, const double *to) {
    return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]);
}

static int by_place(const void *left, const void *right) {
    const double *a = left, *b = right;
    if (a[0] != b[0]) return a[0] < b[0] ? -1 : 1;
    return (a[1] > b[1]) - (a[1] < b[1]);
}

static int add_to_hull(double (*hull)[2], int count, int min, const double *dot) {
    while (count >= min && turn(hull[count - 2], hull[count - 1], dot) <= 0) count--;
    memcpy(hull[count], dot, sizeof *hull);
    return count + 1;
}

/* Andrew's monotone chain. `hull` has room for two more points than there are dots. */
static int find_hull(Dots *dots, double (*hull)[2]) {
    int count = 0;
    qsort(dots->at, (size_t)dots->count, sizeof *dots->at, by_place);
    for (int i = 0; i < dots->count; i++) count = add_to_hull(hull, count, 2, dots->at[i]);
    for (int i = dots->count - 2, min = count + 1; i >= 0; i--)
        count = add_to_hull(hull, count, min, dots->at[i]);
    return count > 1 ? count - 1 : count; /* the last point repeats the first */
}

static double find_inset(const Outline *outline, double width, double height) {
    double inset = fmin(width, height) / 2;
    for (int i = 0; i < outline->count; i++) {
        const double *at = outline->point[i];
        inset = fmin(inset, fmin(fmin(at[0], width - at[0]), fmin(at[1], height - at[1])));
    }
    return fmax(inset, 0);
}

void outline_find(cairo_surface_t *picture, double scale, Outline *outline) {
    int rows = cairo_image_surface_get_height(picture);
    Dots dots = {.at = memory_calloc((size_t)rows * 4, sizeof *dots.at)};
    outline->point = memory_calloc((size_t)rows * 4 + 2, sizeof *outline->point);
    cairo_surface_flush(picture);
    for (int y = 0; y < rows; y++) add_row(&dots, picture, y);
    outline->count = find_hull(&dots, outline->point);
    for (int i = 0; i < outline->count; i++) {
        outline->point[i][0] *= scale;
        outline->point[i][1] *= scale;
    }
    outline->inset = find_inset(outline, cairo_image_surface_get_width(picture) * scale, rows * scale);
    if (dots.solid > 0) {
        outline->red = dots.red / dots.solid;
        outline->green = dots.green / dots.solid;
        outline->blue = dots.blue / dots.solid;
    }
    free(dots.at);
}

void outline_free(Outline *outline) {
    free(outline->point);
    *outline = (Outline){0};
}
