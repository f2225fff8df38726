#ifndef SABACC_RENDER_PLAQUE_H
#define SABACC_RENDER_PLAQUE_H

/* Plates let into a table: each material is computed, with its grain, edge and fastening, lit from above. A
 * plate lies in a recess: its sprite is larger than the plate by PLAQUE_MARGIN on every side, and higher by
 * what the plate rises along its slope. Knows no place and no words. Lengths are logical units. */

#include "render/sprites.h"

typedef enum PlaqueMaterial {
    PLAQUE_BRASS,     /* engraved, in a frame of walnut */
    PLAQUE_CERAMIC,   /* white, with a rim of gold */
    PLAQUE_LACQUER,   /* red, with gilt lines */
    PLAQUE_STEEL,     /* dented, riveted, striped at both ends */
    PLAQUE_SHEET,     /* painted sheet metal with stencilled corners */
    PLAQUE_PORCELAIN, /* enamel with a green rim, as the labels of plants */
    PLAQUE_LEATHER,   /* stitched */
    PLAQUE_BRUSHED,   /* bright steel with pips */
    PLAQUE_GLASS,     /* smoked, with a lit edge */
    PLAQUE_PAINTED,   /* painted wood with a carved border */
    PLAQUE_TORTOISE,  /* tortoiseshell in brass */
    PLAQUE_SANDSTONE, /* with ends of dark stone */
    PLAQUE_LINEN,     /* raw canvas, tacked on, with strokes of paint */
    PLAQUE_ACRYLIC,   /* black, with a neon edge */
    PLAQUE_MATERIALS
} PlaqueMaterial;

typedef enum PlaqueLayer {
    PLAQUE_FACE,
    PLAQUE_SHADED, /* the same in the shade, dark enough for light ink whatever the material */
    PLAQUE_LIT,    /* only the light along its edge: of who acts, … */
    PLAQUE_WON,    /* … and of who has won */
    PLAQUE_LAYERS
} PlaqueLayer;

typedef struct Plaque {
    PlaqueMaterial material;
    PlaqueLayer layer;
    int high;    /* of the plate alone: 1 … PLAQUE_HIGHEST */
    float slope; /* how far it falls to the right, in shares of its width; in steps of PLAQUE_SLOPE_STEP */
} Plaque;

enum { PLAQUE_HIGHEST = 511 };
#define PLAQUE_MARGIN     22.0f
#define PLAQUE_SLOPE_STEP 0.01f
#define PLAQUE_SLOPE_MOST 0.3f

/* The asset whose rasters are plates, with the effect that tells which. */
#define PLAQUE_ASSET "plaque"
SpriteEffect plaque_effect(const Plaque *plaque);
static inline bool sprite_effect_is_plaque(SpriteEffect effect) { return (effect & 7) == SPRITE_PLAQUE; }
/* Dark ink is read on it. */
bool plaque_is_light(PlaqueMaterial material);
/* Of that many pixels, measured. The caller owns it. */
Pixmap *plaque_draw(int width, int height, SpriteEffect effect);

#endif
