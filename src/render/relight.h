#ifndef SABACC_RENDER_RELIGHT_H
#define SABACC_RENDER_RELIGHT_H

/* A figure's picture in the light of a room: by a lamp above it, and along its upper edges by the room
 * behind. Its lower corners are lost in the dark, and its middle has some light from below. */

#include "render/pixmap.h"

/* The colours' alpha does not matter. A part of a figure (is_part) has no edges of its own and lies where the
 * lamp's light is even: neither in the figure's lower half nor at its sides. */
void relight(Pixmap *pixmap, Colour room, Colour lamp, bool is_part);

#endif
