#ifndef SABACC_RENDER_WOOD_H
#define SABACC_RENDER_WOOD_H

/* The grain of planed boards, computed, not read: growth rings that bend around knots, pores, joints between
 * the boards, nails. Only how much lighter or darker the wood is from point to point: what is under it gives
 * the colour. The same wood and size always give the same picture. */

#include "render/pixmap.h"

enum { WOOD_BOARDS_MAX = 63 };

typedef struct Wood {
    int boards; /* side by side over the whole picture, 1 … WOOD_BOARDS_MAX */
    bool is_upright;
    bool is_nailed; /* in pieces of different lengths, each with nails at its ends; else without any end, and
                       the picture repeats without seams both ways */
} Wood;
/* Replaces all pixels, those of a small copy too. */
void wood_draw(Pixmap *pixmap, const Wood *wood);

#endif
