#ifndef SABACC_RENDER_RASTER_CACHE_H
#define SABACC_RENDER_RASTER_CACHE_H

/* A disk cache of rasters in one directory, so that the next start rasterises nothing. It limits its size:
 * the least recently used go first. A directory that cannot be read or written only costs time. For one
 * thread at a time; several programs may share the directory. */

#include "render/sprites.h"

typedef struct RasterCache {
    const char *directory; /* exists; NULL: no cache */
    size_t limit_bytes;    /* of files; 0 for the default of 64 MiB */
    size_t bytes;          /* as far as known; private */
    bool is_counted;       /* private */
} RasterCache;

/* The raster of the document with that `hash` (of its bytes, so that a changed drawing never gets its old
 * raster), or NULL if there is none. The caller owns it. */
Pixmap *raster_cache_read(RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect);
/* Whether there is one. */
bool raster_cache_has(const RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect);
/* Stores one, and removes the oldest if the limit is exceeded. */
void raster_cache_write(RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect,
                        const Pixmap *pixmap);

#endif
