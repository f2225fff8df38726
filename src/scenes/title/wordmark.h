#ifndef SABACC_SCENES_TITLE_WORDMARK_H
#define SABACC_SCENES_TITLE_WORDMARK_H

/* The program's name in drawn letters of brass (assets/cards/wordmark), let into a cloth that is seen from
 * its near side; a light can pass over them. */

#include "render/canvas.h"

#define WORDMARK_SHAPE (1200.0f / 228) /* width by height of what stands */

/* In a box that may be lower than that. `light`: how far the light has come, 0 … 1; below 0 there is none. */
void wordmark_draw(Canvas *canvas, Box box, float light);

#endif
