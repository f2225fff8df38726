#ifndef SABACC_RENDER_LAYOUT_H
#define SABACC_RENDER_LAYOUT_H

/* Screen layout in logical units: the screen is at least 1920×1080 of them in landscape and 900×1600 in
 * portrait, whatever its pixels; a window of another shape has more room, never black bars. A scene cuts
 * boxes off the screen's box, edge by edge, and so fits any window without knowing its size. */

#include <math.h>

#include "render/pixmap.h"

typedef struct Box {
    float x, y, width, height;
} Box;

/* The window's properties for a scene. */
typedef struct Layout {
    int pixel_width, pixel_height;
    float scale; /* pixels per logical unit */
    Box screen;  /* the whole screen but its foot, in logical units, at (0, 0) */
    float foot;  /* the height of the strip below it, in logical units; 0 for none */
    bool is_portrait;
} Layout;

/* width, height in pixels, each at least 1. */
Layout layout_for(int pixel_width, int pixel_height);
/* The same with a strip of that height below the screen, in logical units. */
Layout layout_with_foot(int pixel_width, int pixel_height, float foot);
bool layout_is_same(const Layout *one, const Layout *other);

/* Shrinks on all sides; never below zero. */
Box box_inset(Box box, float by_x, float by_y);
/* Cuts a strip off one edge: returns the strip and leaves the rest in *box, minus a gap. */
static inline Box box_cut_top(Box *box, float height, float gap) {
    Box strip = {box->x, box->y, box->width, fminf(height, box->height)};
    float taken = fminf(height + gap, box->height);
    box->y += taken;
    box->height -= taken;
    return strip;
}

static inline Box box_cut_bottom(Box *box, float height, float gap) {
    float kept = fminf(height, box->height);
    Box strip = {box->x, box->y + box->height - kept, box->width, kept};
    box->height -= fminf(height + gap, box->height);
    return strip;
}

static inline Box box_cut_left(Box *box, float width, float gap) {
    Box strip = {box->x, box->y, fminf(width, box->width), box->height};
    float taken = fminf(width + gap, box->width);
    box->x += taken;
    box->width -= taken;
    return strip;
}

static inline Box box_cut_right(Box *box, float width, float gap) {
    float kept = fminf(width, box->width);
    Box strip = {box->x + box->width - kept, box->y, kept, box->height};
    box->width -= fminf(width + gap, box->width);
    return strip;
}

/* The index-th of `count` equal parts with gaps, from left or from the top. 0 ≤ index < count. */
Box box_column(Box box, int index, int count, float gap);
Box box_row(Box box, int index, int count, float gap);
/* A box of that size within another: (0, 0) at its top left, (0.5, 0.5) centred, (1, 1) at its bottom right.
 */
Box box_place(Box within, float width, float height, float along_x, float along_y);
bool box_has(Box box, float x, float y);
/* They have some of their area in common. */
bool box_overlaps(Box one, Box other);

/* Logical to whole pixels, such that adjacent boxes stay adjacent. */
PixelRect layout_pixels(const Layout *layout, Box box);

#endif
