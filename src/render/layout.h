#ifndef SABACC_RENDER_LAYOUT_H
#define SABACC_RENDER_LAYOUT_H

/* Places on the screen, in logical units: the screen is at least 1920×1080 of them when it lies and 900×1600
   when it stands, whatever its pixels; what a window has beyond that shape is more room, never a black bar. A
   scene takes boxes off the screen's box, edge by edge, and so fits any window without knowing its size. */

#include "render/pixmap.h"

typedef struct Box {
    float x, y, width, height;
} Box;

/* What a scene must know of the window. */
typedef struct Layout {
    int pixel_width, pixel_height;
    float scale; /* pixels a logical unit */
    Box screen;  /* all of it, in logical units, at (0, 0) */
    bool is_portrait;
} Layout;

/* width, height in pixels, each at least 1. */
Layout layout_for(int pixel_width, int pixel_height);
bool layout_is_same(const Layout *one, const Layout *other);

/* Shrinks on all sides; never below nothing. */
Box box_inset(Box box, float by_x, float by_y);
/* Cut a strip off one edge: the strip is returned, the rest stays in *box, less a gap. */
Box box_cut_top(Box *box, float height, float gap);
Box box_cut_bottom(Box *box, float height, float gap);
Box box_cut_left(Box *box, float width, float gap);
Box box_cut_right(Box *box, float width, float gap);
/* The index-th of `count` equal parts with gaps between, from left or from the top. 0 ≤ index < count. */
Box box_column(Box box, int index, int count, float gap);
Box box_row(Box box, int index, int count, float gap);
/* A box of that size within another: (0, 0) at its top left, (0.5, 0.5) in its middle, (1, 1) at its bottom
 * right. */
Box box_place(Box within, float width, float height, float along_x, float along_y);
bool box_has(Box box, float x, float y);

/* Logical to pixels, to whole pixels such that neighbouring boxes stay neighbours. */
PixelRect layout_pixels(const Layout *layout, Box box);

#endif
