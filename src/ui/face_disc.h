#ifndef SABACC_UI_FACE_DISC_H
#define SABACC_UI_FACE_DISC_H

/* Who sits somewhere, as a round picture: a painted portrait, the guest's for whoever has none; with a rim in
 * the colour of the seat where several people share a screen. */

#include "render/canvas.h"

typedef struct FaceDisc {
    const char *name;
    const char *portrait; /* a face of the portraits; "" or NULL for the guest's */
    Colour colour;        /* of the rim; 0 for none */
} FaceDisc;

void face_disc_draw(Canvas *canvas, Box box, const FaceDisc *face);

/* In two rings of brass, as large as fits in the middle of the box. */
void face_disc_draw_framed(Canvas *canvas, Box box, const FaceDisc *face);

/* The portrait, or the guest's for "" and NULL. */
const char *face_disc_portrait(const char *portrait);

/* The colour of a seat, 0 … SABACC_MAX_SEATS − 1. */
Colour face_disc_colour(int seat);

#endif
