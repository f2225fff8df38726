#ifndef SABACC_RENDER_SPRITES_H
#define SABACC_RENDER_SPRITES_H

/* Pictures from vector art, drawn at the exact size at which they are shown, on one thread beside the loop,
   and kept in memory (least recently used go first) and in the player's cache directory. Whoever asks never
   waits: until the wanted size is there the nearest one at hand is given. Small pictures are drawn before
   large ones, and of a large one that nobody has seen yet a draft first. What was shown does not go: the last
   frame's pictures stay whatever they take, and of one that is dropped a small copy is kept. Knows names of
   assets, not what they show. All functions are for the loop's thread. */

#include <stdbool.h>
#include <stddef.h>

#include "decks/picture_part.h"
#include "render/painted.h"
#include "render/wood.h"

typedef struct Sprites Sprites;

/* A modification of the raster. */
typedef enum SpriteEffect {
    SPRITE_PLAIN,
    SPRITE_DIM, /* out of play: grey and darker */
    /* its outline in black, blurred; as large as the picture plus SPRITE_SHADOW_SHARE on each side */
    SPRITE_SHADOW,
    SPRITE_AWAY,    /* of people who are out of play: in a shadow that leaves form and colours */
    SPRITE_RIM,     /* its outline in amber, a little larger: a line around the picture that lies on it */
    SPRITE_PAINTED, /* a painted place with its fine structure: of sprite_painted */
    SPRITE_WOOD,    /* the grain of boards, whatever the picture is: of sprite_wood */
    SPRITE_EFFECT_COUNT,
    SPRITE_PLAQUE = 7, /* a plate that is computed, without a document: of plaque_effect (render/plaque.h) */
    /* With a room's light (render/relight.h): a part of a figure; the side from which the lamp lights it; the
     * side of the figure on which the part lies, unless before its middle. */
    SPRITE_PART = 8,
    SPRITE_FROM_LEFT = 16,
    SPRITE_FROM_RIGHT = 32,
    SPRITE_ON_LEFT = 64,
    SPRITE_ON_RIGHT = 128
} SpriteEffect;
/* With any but a shadow: in the light of a room (render/relight.h), by sixteen steps for each channel. */
static inline SpriteEffect sprite_lit(SpriteEffect effect, Colour room, Colour lamp) {
    Colour lights[] = {room, lamp}, both = 0;
    for (int i = 0; i < 2; i++)
        both = both << 12 | (lights[i] >> 12 & 0xf00) | (lights[i] >> 8 & 0xf0) | (lights[i] >> 4 & 0xf);
    return effect | (SpriteEffect)(both << 8);
}
/* Of a painted place (render/painted.h). */
static inline SpriteEffect sprite_painted(PaintedPart part, Material cloth, Material rail) {
    return SPRITE_PAINTED |
           (SpriteEffect)((uint32_t)part << 8 | (uint32_t)cloth << 12 | (uint32_t)rail << 16);
}
/* The grain of so many boards (render/wood.h), over what is under it. It is no picture of its own: nothing is
 * shown in its place. */
static inline SpriteEffect sprite_wood(Wood wood) {
    return SPRITE_WOOD | (SpriteEffect)((uint32_t)wood.boards << 8 | (uint32_t)wood.is_upright << 16 |
                                        (uint32_t)wood.is_nailed << 17);
}
#define SPRITE_SHADOW_SHARE 0.08f /* of the picture's width, on each side; of a rim too */

/* Whether the raster lies under the picture itself, and reaches beyond it. */
static inline bool sprite_effect_is_under(SpriteEffect effect) {
    return effect == SPRITE_SHADOW || effect == SPRITE_RIM;
}

/* What kind of modification it is, without what it is made with. */
static inline SpriteEffect sprite_effect_kind(SpriteEffect effect) { return effect & (SPRITE_PART - 1); }

typedef struct SpriteSource {
    /* The asset's document. Called on the worker thread, one call at a time. */
    PictureDocument (*document)(void *user, const char *asset);
    void *user;
    const char *cache_directory; /* exists and can be written, or NULL; kept until close */
    size_t cache_limit_bytes;    /* of the files there; 0 for the usual 64 MiB, and more on large screens */
    size_t budget_bytes;         /* of rasters in memory; 0 for the usual 20 MiB, and more on large screens */
    /* Called on the worker thread when a raster is ready, to wake the loop; may be NULL. */
    void (*wake)(void *wake_user);
    void *wake_user;
} SpriteSource;

typedef struct SpriteRaster {
    const Pixmap *pixmap; /* owned by the Sprites, valid until the next sprites_collect */
    uint32_t serial;      /* identifies this raster permanently */
    bool is_exact;        /* of the requested size */
} SpriteRaster;

Sprites *sprites_create(SpriteSource source);
void sprites_close(Sprites *sprites);

/* The asset at width × height pixels if available, otherwise the nearest size, otherwise a blank card; a
 * missing raster is requested. The same for effects. */
SpriteRaster sprites_get(Sprites *sprites, const char *asset, int width, int height, SpriteEffect effect);
/* True once the asset is known to be unreadable. */
bool sprites_is_missing(Sprites *sprites, const char *asset);

/* A frame of that size begins: what is asked for from now on is shown in it. */
void sprites_begin_frame(Sprites *sprites, int width, int height);
/* Takes over what the worker has finished and drops what is over budget; true when something new is there,
   that is, when the picture may change. Before drawing, or whenever something may have been finished. */
bool sprites_collect(Sprites *sprites);
/* Waits for all requested rasters: for screenshots and tests. */
void sprites_settle(Sprites *sprites);
/* Rasters requested and not finished. */
int sprites_pending(const Sprites *sprites);
size_t sprites_bytes(const Sprites *sprites);
/* Assets that could not be read since the last call, the first by name in `asset` (may be empty). */
int sprites_missing(Sprites *sprites, char *asset, size_t asset_size);
/* The files of every asset whose name begins with `prefix` have changed: rasters in use are redrawn and stay
 * until then, the rest is dropped. */
void sprites_redraw(Sprites *sprites, const char *prefix);

#endif
