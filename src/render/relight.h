#ifndef SABACC_RENDER_RELIGHT_H
#define SABACC_RENDER_RELIGHT_H

/* A figure's picture in the light of a room: by a lamp above it and to one side, and along its upper edges by
 * the room behind, most on the other side, which lies in the shade and has the room's colour. Its lower
 * corners are lost in the dark, and its middle has some light from below. */

#include "render/pixmap.h"

/* The colours' alpha does not matter. */
typedef struct Relight {
    Colour room, lamp;
    float side;   /* from which the lamp's light comes: −1 the left, 0 from above, 1 the right */
    float lies;   /* of a part: on which side of its figure, as `side` */
    bool is_part; /* a part of a figure has no edges of its own and lies where the lamp's light is even:
                     neither in the figure's lower half nor at its sides */
} Relight;
void relight(Pixmap *pixmap, const Relight *by);

#endif
