#ifndef SABACC_RENDER_PLAQUE_LOOK_H
#define SABACC_RENDER_PLAQUE_LOOK_H

/* Private to plates: what each material looks like. Lengths are logical units. */

#include "render/plaque.h"

typedef enum Shape { SHAPE_ROUND, SHAPE_CUT, SHAPE_SCOOPED } Shape;
typedef enum Grain {
    GRAIN_FINE,
    GRAIN_BRUSHED,
    GRAIN_WOOD,
    GRAIN_HIDE,
    GRAIN_STONE,
    GRAIN_WOVEN,
    GRAIN_DENTED,
    GRAIN_MOTTLED
} Grain;
typedef enum Fastening { FASTENED_NOT, FASTENED_SCREWS, FASTENED_RIVETS, FASTENED_STITCHES } Fastening;
typedef enum Ends { ENDS_PLAIN, ENDS_STRIPES, ENDS_STENCIL, ENDS_PIPS, ENDS_STONE, ENDS_PAINT } Ends;

typedef struct PlaqueLook {
    Colour top, bottom; /* the face, as the lamp lights it */
    Colour rim, line;   /* a frame around the face, and a line let into it */
    float rim_wide, line_in, line_wide;
    float corner, grain_deep, gloss, opaque;
    Shape shape;
    Grain grain;
    Fastening fastening;
    Ends ends;
    Colour metal; /* of its fastening, or its thread */
    bool is_light, glows;
} PlaqueLook;

const PlaqueLook *plaque_look(PlaqueMaterial material);

#endif
