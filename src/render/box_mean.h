#ifndef SABACC_RENDER_BOX_MEAN_H
#define SABACC_RENDER_BOX_MEAN_H

/* The mean of the square around each pixel, as far as it lies in the picture, row by row from the top. Each
 * row is read once, `reach` rows ahead, so the rows above may be written over meanwhile. */

#include <stdbool.h>
#include <stdint.h>

#include "render/pixmap.h"

enum {
    BOX_MEAN_STEPS = 64,    /* of one of 255 */
    BOX_MEAN_REACH_MIN = 4, /* pixels to either side: sums are divided by more than that, */
    BOX_MEAN_REACH_MAX = 15 /* and those of more do not fit 16 bits */
};

typedef struct BoxMean BoxMean;

/* The picture stays the caller's, and has more rows and more columns than the reach. */
BoxMean *box_mean_create(const Pixmap *pixmap, int reach);
void box_mean_free(BoxMean *mean);
/* The next row's, by channel in the order of the picture's bytes; valid until the next call, and the caller
 * may write to it. */
uint16_t *box_mean_next(BoxMean *mean);
/* Whether all pixels in reach of that row are opaque. */
bool box_mean_is_opaque(const BoxMean *mean);

#endif
