#ifndef SABACC_RENDER_TURNED_H
#define SABACC_RENDER_TURNED_H

/* Private to the canvas: pictures kept as they lie, turned, so that a fanned card at rest is copied instead
   of sampled anew whenever something passes over it. What is painted is the same, pixel for pixel. */

#include "render/paint.h"

typedef struct Turned Turned;

Turned *turned_create(void);
void turned_free(Turned *turned);
/* Once a frame, before painting. */
void turned_begin(Turned *turned);
/* Paints as paint_placed does. `key` names picture and placement for good; what is asked for in a second
   frame is kept from then on, as long as there is room (8 MiB). */
void turned_paint(Turned *turned, uint64_t key, Target target, const Pixmap *pixmap,
                  const Placement *placement);

#endif
