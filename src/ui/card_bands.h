#ifndef SABACC_UI_CARD_BANDS_H
#define SABACC_UI_CARD_BANDS_H

/* The look of the Sabacc shift on one card: a line of light crosses it and breaks its face into bands, which
 * jitter before a light behind them, and draw together again (fewer and bolder ones where it is small), until
 * a second line turns each over to another face, whose bands lock in. Knows pictures, not tables, so that any
 * scene can shift a card.
 */

#include "render/canvas.h"

typedef struct CardShift {
    const char *before, *after; /* assets; `after` is NULL while the new face is unknown */
    const char *shadow;         /* of both; NULL: none */
    Box box;
    float narrower, lean, angle, raster_height, raster_shape; /* as of a sprite */
    float seen; /* so wide a part of it is not under another card; 0: all. Its bands stay about that */
    /* ms since the breaking line, and the forming line, passed its top and bottom edge; negative before. A
     * line moving down passes the top first. */
    float broken[2], formed[2];
    float locks;    /* ms since the bands of the new face began to lock in; negative before */
    float strength; /* 1: full; CARD_ONLY_TOUCHED: the line passes, and the card stays whole */
    int seed;       /* cards of different seeds jitter differently */
    float now;      /* ms, for the jitter */
} CardShift;

#define CARD_ONLY_TOUCHED 0.0f

/* How long a band takes to come to its place, or nearly, after a line has passed it; and for the last of it,
 * which all bands of a card take at once, ever faster. */
enum { CARD_SETTLE_MS = 240, CARD_LOCK_MS = 60 };

void card_shift_draw(Canvas *canvas, const CardShift *shift);

/* A whole shift of one card alone: moved 0 is its first face, 1 the other. */
enum { CARD_SHIFT_MS = 1500 };
void card_shift_alone(Canvas *canvas, const char *before, const char *after, Box box, float moved);

#endif
