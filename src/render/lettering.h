#ifndef SABACC_RENDER_LETTERING_H
#define SABACC_RENDER_LETTERING_H

/* How words look on what they lie on. On a picture a fine dark edge keeps them legible on whatever is bright
 * there; on a bright plate they are in dark ink; on one that slopes they follow it. All of it lasts until it
 * is set anew, at most to the end of the frame. */

#include "render/canvas.h"

/* All words from here on have an edge of that colour; alpha 0, as at the beginning of a frame: none. */
void canvas_set_letter_edge(Canvas *canvas, Colour edge);
/* Their colours as ink: the same hues, dark enough for a contrast of 4.5:1 on a bright plate. */
void canvas_set_dark_ink(Canvas *canvas, bool is_dark);
/* Lines fall to the right by that many hundredths, about that x; letters stay upright. 0: level. */
void canvas_set_letter_slope(Canvas *canvas, int hundredths, float pivot);
/* Where something as wide as that box goes among letters on that slope. */
Box canvas_along_slope(const Canvas *canvas, Box box);
/* Whether the player has asked for more contrast (CanvasReading). */
bool canvas_is_high_contrast(const Canvas *canvas);

#endif
