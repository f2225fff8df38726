#ifndef SABACC_RENDER_SPRITES_H
#define SABACC_RENDER_SPRITES_H

/* Pictures from vector art, drawn at the exact size at which they are shown, on one thread beside the loop,
   and kept in memory (least recently used go first) and in the player's cache directory. Whoever asks never
   waits: until the wanted size is there the nearest one at hand is given. Knows names of assets, not what
   they show. All functions are for the loop's thread. */

#include <stddef.h>

#include "render/pixmap.h"

typedef struct Sprites Sprites;

/* How a raster differs from the plain drawing. */
typedef enum SpriteEffect {
    SPRITE_PLAIN,
    SPRITE_DIM,    /* out of play: greyed and darkened */
    SPRITE_SHADOW, /* its outline in black, blurred; as large as the picture plus SPRITE_SHADOW_SHARE on each
                      side */
    SPRITE_EFFECT_COUNT
} SpriteEffect;
#define SPRITE_SHADOW_SHARE 0.08f /* of the picture's width, on each side */

typedef struct SpriteSource {
    /* The asset's document (SVG, or PNG/JPEG bytes) on the heap, its length in *length; NULL when there is
       none. Called on the worker thread, one call at a time. */
    char *(*document)(void *user, const char *asset, size_t *length);
    void *user;
    const char *cache_directory; /* exists and can be written, or NULL; kept until close */
    size_t cache_limit_bytes;    /* of the files there; 0 for the usual 64 MiB */
    size_t budget_bytes;         /* of rasters in memory; 0 for the usual 24 MiB */
    /* Called on the worker thread when a raster is ready, to wake the loop; may be NULL. */
    void (*wake)(void *wake_user);
    void *wake_user;
} SpriteSource;

typedef struct SpriteRaster {
    const Pixmap *pixmap; /* owned by the Sprites, alive until the next sprites_collect */
    uint32_t serial;      /* names this raster for good */
    bool is_exact;        /* of the size asked for */
} SpriteRaster;

Sprites *sprites_create(SpriteSource source);
void sprites_close(Sprites *sprites);

/* The asset at width × height pixels if that is at hand, else the nearest size, else a blank card's ground;
   what is missing is ordered. Effects other than plain are ordered likewise. */
SpriteRaster sprites_get(Sprites *sprites, const char *asset, int width, int height, SpriteEffect effect);
/* True once it is known that the asset cannot be read. */
bool sprites_is_missing(Sprites *sprites, const char *asset);

/* Takes over what the worker has finished and drops what is over budget; true when something new is there,
   that is, when the picture may change. Once a frame, before drawing. */
bool sprites_collect(Sprites *sprites);
/* Waits until everything ordered is there: for screenshots and tests. */
void sprites_settle(Sprites *sprites);
/* Rasters ordered and not yet there. */
int sprites_pending(const Sprites *sprites);
size_t sprites_bytes(const Sprites *sprites);
/* Assets that could not be read since the last call, the first by name in `asset` (may be empty). */
int sprites_missing(Sprites *sprites, char *asset, size_t asset_size);
/* The files of every asset whose name begins with `prefix` have changed: what is being shown is drawn anew
   and stays until that is there, the rest is forgotten. */
void sprites_redraw(Sprites *sprites, const char *prefix);

#endif
