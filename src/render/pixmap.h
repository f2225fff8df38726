#ifndef SABACC_RENDER_PIXMAP_H
#define SABACC_RENDER_PIXMAP_H

/* Pictures in memory and pixel arithmetic. Knows nothing of windows, cards or text. */

#include <stdbool.h>
#include <stdint.h>

/* 0xAARRGGBB with straight alpha, as in palettes. */
typedef uint32_t Colour;
/* 0xAARRGGBB with premultiplied alpha: the form for blending. */
typedef uint32_t Pixel;

typedef struct PixelRect {
    int x, y, width, height;
} PixelRect;

/* The structure of a picture's row, from the left: empty before `first`, mixed, opaque in [solid, solid_end),
 * mixed, empty from `end` on. Opaque runs are copied instead of blended. */
typedef struct RowSpan {
    uint16_t first, solid, solid_end, end;
} RowSpan;

/* Pixels of a row that are held: so many from column `x` on. */
typedef struct PackedRun {
    uint16_t x, count;
} PackedRun;

/* Where the runs and the pixels of a row begin; the row after the last has their ends. */
typedef struct PackedRow {
    uint32_t run, pixel;
} PackedRow;

typedef struct PackedPixels {
    PackedRow *rows;
    PackedRun *runs;
    Pixel *pixels;
} PackedPixels;

/* Owned by its creator; free with pixmap_free. `stride` counts pixels. */
typedef struct Pixmap {
    int width, height, stride;
    Pixel *pixels;
    PackedPixels *packed; /* what is not transparent, in place of `pixels`, or NULL (render/packed.h) */
    RowSpan *spans;       /* one per row, or NULL until pixmap_measure */
    PixelRect core;       /* opaque everywhere, as large as it is easily found; empty until pixmap_measure */
    int beyond;           /* so many rows above and below the core are opaque as well, … */
    float cut;            /* … each by so many columns less than the one before, at both ends */
    PixelRect ink;        /* all that is not transparent; the whole picture until pixmap_measure */
    bool is_solid;        /* known to be opaque: copied without checks */
    bool is_grain;        /* no picture, but the structure of what is under it */
} Pixmap;

/* A transparent picture, 1 ≤ width, height ≤ 16384. */
Pixmap *pixmap_create(int width, int height);
/* The same for a caller that writes every pixel: what they are before is undefined. */
Pixmap *pixmap_create_unset(int width, int height);
void pixmap_free(Pixmap *pixmap);
/* Fills in `spans`, `core`, `beyond`, `cut` and `ink`; call once when the pixels are final. */
void pixmap_measure(Pixmap *pixmap);
/* Bytes held, for budgets. */
unsigned long pixmap_bytes(const Pixmap *pixmap);

/* The intersection; width 0 if empty. */
PixelRect pixel_rect_meet(PixelRect a, PixelRect b);
/* The smallest rectangle around both; an empty one adds nothing. */
PixelRect pixel_rect_join(PixelRect a, PixelRect b);
static inline bool pixel_rect_is_empty(PixelRect r) { return r.width <= 0 || r.height <= 0; }
static inline long pixel_rect_area(PixelRect r) { return (long)r.width * r.height; }

/* `p` times a/256, a in 0..256. */
static inline Pixel pixel_scale(Pixel p, uint32_t a) {
    uint32_t odd = ((p & 0x00ff00ffu) * a >> 8) & 0x00ff00ffu;
    uint32_t even = (((p >> 8) & 0x00ff00ffu) * a) & 0xff00ff00u;
    return odd | even;
}

/* `top` blended over `under`, rounded so that opaque pixels stay opaque under any number of layers. Never
 * overflows a channel if both are premultiplied. */
static inline Pixel pixel_over(Pixel under, Pixel top) {
    uint32_t alpha = top >> 24, rest = 256 - (alpha + (alpha >> 7));
    uint32_t odd = ((under & 0x00ff00ffu) * rest + 0x00800080u) >> 8 & 0x00ff00ffu;
    uint32_t even = (((under >> 8) & 0x00ff00ffu) * rest + 0x00800080u) & 0xff00ff00u;
    return top + (odd | even);
}

static inline Pixel pixel_from_colour(Colour c) {
    uint32_t alpha = c >> 24;
    return (pixel_scale(c, alpha + (alpha >> 7)) & 0x00ffffffu) | (alpha << 24);
}

/* Interpolates between a (t = 0) and b (t = 256), per channel; works for Colour and Pixel. */
static inline uint32_t pixel_mix(uint32_t a, uint32_t b, uint32_t t) {
    uint32_t odd = (a & 0x00ff00ffu) * (256 - t) + (b & 0x00ff00ffu) * t;
    uint32_t even = ((a >> 8) & 0x00ff00ffu) * (256 - t) + ((b >> 8) & 0x00ff00ffu) * t;
    return ((odd >> 8) & 0x00ff00ffu) | (even & 0xff00ff00u);
}

/* The colour with its alpha multiplied by opacity (0..1). */
static inline Colour colour_fade(Colour c, float opacity) {
    float alpha = (float)(c >> 24) * (opacity < 0 ? 0 : opacity > 1 ? 1 : opacity);
    return (c & 0x00ffffffu) | ((uint32_t)(alpha + 0.5f) << 24);
}

#endif
