#ifndef SABACC_RENDER_RASTER_CACHE_H
#define SABACC_RENDER_RASTER_CACHE_H

/* Rasters kept as PNG files in one directory from one run to the next, so that a second start draws nothing.
   It keeps itself below a size: what has not been used for longest goes first. A directory that cannot be
   read or written only costs time. For one thread at a time; several programs may share the directory. */

#include "render/sprites.h"

typedef struct RasterCache {
    const char *directory; /* exists; NULL: nothing is kept */
    size_t limit_bytes;    /* of files; 0 for the usual 64 MiB */
    size_t bytes;          /* as far as known; private */
    bool is_counted;       /* private */
} RasterCache;

/* A raster of the document named by `hash` (of its bytes, so that a changed drawing never meets its old
   raster), or NULL when there is none. The caller owns it. */
Pixmap *raster_cache_read(RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect);
/* Keeps one, and drops the oldest if that is too much. */
void raster_cache_write(RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect,
                        const Pixmap *pixmap);

#endif
