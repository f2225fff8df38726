#ifndef SABACC_RENDER_RASTER_H
#define SABACC_RENDER_RASTER_H

/* Converts documents and files to pictures and back; for the sprite worker, screenshots and tests. Every
 * function may be called on any thread. */

#include <stddef.h>

#include "decks/picture_part.h"
#include "render/sprites.h"

/* The document (SVG, PNG, JPEG, WebP) rasterised at exactly width × height, measured; of a picture in pixels
 * that part, or all of it where `part` is NULL or its `columns` are 0. The caller owns it. NULL on failure.
 */
Pixmap *raster_draw(const char *document, size_t length, const PicturePart *part, int width, int height);
/* Applies the effect; takes ownership of `plain`, which may be NULL and is then returned. */
Pixmap *raster_apply(Pixmap *plain, SpriteEffect effect);

/* PNG files. Reading returns NULL if there is none or it is not a picture. Writing uses a temporary file and
 * a rename, so that no reader sees a partial file; false on failure. `is_opaque` leaves alpha out, for
 * screenshots. */
Pixmap *raster_read(const char *path);
bool raster_write(const char *path, const Pixmap *pixmap, bool is_opaque);

#endif
