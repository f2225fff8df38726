#ifndef SABACC_RENDER_LETTERING_H
#define SABACC_RENDER_LETTERING_H

/* How words look that have no plate of their own: they lie on a picture, and a fine dark edge keeps them
 * legible on whatever is bright there. */

#include "render/canvas.h"

/* All words from here on have an edge of that colour; alpha 0, as at the beginning of a frame: none. */
void canvas_set_letter_edge(Canvas *canvas, Colour edge);
/* Whether the player has asked for more contrast (CanvasReading). */
bool canvas_is_high_contrast(const Canvas *canvas);

#endif
