#ifndef SABACC_RENDER_PAINT_MAPPING_H
#define SABACC_RENDER_PAINT_MAPPING_H

/* Private to the painting of pictures: where on the screen which of their pixels are. */

#include "render/paint.h"

/* The position of a screen pixel in the picture, in 1/65536 of its pixels: at + x·by_x + y·by_y, relative to
 * the corner of the placement's bounds, so that its pixels are the same in any part of the picture. */
typedef struct Mapping {
    int64_t u, u_by_x, u_by_y;
    int64_t v, v_by_x, v_by_y;
} Mapping;
Mapping mapping_of(const Pixmap *pixmap, const Placement *placement, PixelRect bounds);
/* In 1/65536, rounded. */
int64_t mapping_fixed(double value);

/* Narrows [from, to) to the x with low ≤ start + x·step ≤ high. */
void mapping_narrow(int *from, int *to, int64_t start, int64_t step, int64_t low, int64_t high);
/* The same to those that are seen of `side` pixels from `first` on, or mixed of one of them and what is
 * beside. */
void mapping_narrow_to(int *from, int *to, int64_t start, int64_t step, int first, int side);

static inline int clamp_int(int value, int low, int high) {
    return value < low ? low : value > high ? high : value;
}

#endif
