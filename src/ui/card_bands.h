#ifndef SABACC_UI_CARD_BANDS_H
#define SABACC_UI_CARD_BANDS_H

/* The look of the Sabacc shift on one card: a line of light goes down it and frees it band by band. Knows
   pictures, not tables, so that whoever shows a card can shift it. */

#include "render/canvas.h"

/* The picture in bands: apart 0 whole … 1 broken up. */
void card_bands_draw(Canvas *canvas, const char *asset, Box box, float apart);

#endif
