#ifndef SABACC_RENDER_PAINTED_H
#define SABACC_RENDER_PAINTED_H

/* Painted places at the size at which they are shown. Their files are small and strongly compressed: blocks
 * and steps are smoothed where the painting is flat, edges of the table are sharpened, and each material gets
 * its own fine structure in the perspective of the one camera (art/places/README.md): the cloth on its plane,
 * the grain along the rail, the pebbles of the padded rest. A fine grain lies over all of it. The same
 * picture always gets the same detail. */

#include "render/material.h"
#include "render/pixmap.h"

typedef enum PaintedPart {
    PAINTED_WIDE, /* a whole place */
    PAINTED_TALL,
    PAINTED_WIDE_RAIL, /* the strip with its far rail, in front of people */
    PAINTED_TALL_RAIL,
    PAINTED_PARTS
} PaintedPart;

/* What a picture shows, in columns and rows of the wide picture. */
typedef struct PaintedView {
    float column, row, wide, high;
} PaintedView;
PaintedView painted_view(PaintedPart part);

/* The whole picture of that part, opaque or with alpha; cloth and rail are the place's materials. */
void painted_finish(Pixmap *pixmap, PaintedPart part, Material cloth, Material rail);

#endif
