#ifndef SABACC_SCENES_TITLE_WORDMARK_H
#define SABACC_SCENES_TITLE_WORDMARK_H

/* The program's name in drawn letters (assets/cards/wordmark), over which a light can pass. */

#include "render/canvas.h"

#define WORDMARK_SHAPE (1200.0f / 228) /* width by height */

/* In a box of that shape. `light`: how far the light has come, 0 … 1; below 0 there is none. */
void wordmark_draw(Canvas *canvas, Box box, float light);

#endif
