#ifndef SABACC_RENDER_RASTER_H
#define SABACC_RENDER_RASTER_H

/* From documents and files to pictures and back; used by the sprite worker, screenshots and tests. Every
   function may be called on any thread. */

#include <stddef.h>

#include "render/sprites.h"

/* The document (SVG, PNG, JPEG) drawn at exactly width × height, measured. The caller owns it. NULL on
 * failure. */
Pixmap *raster_draw(const char *document, size_t length, int width, int height);
/* One part of a picture (PNG, JPEG) as a document of its own: column and row of `parts` each way, from 0. On
   the heap, its length in *cut_length; NULL on failure. */
char *raster_cut(const char *document, size_t length, int column, int row, int parts, size_t *cut_length);
/* The same picture with the effect; takes `plain` over, which may be NULL and is then given back. */
Pixmap *raster_apply(Pixmap *plain, SpriteEffect effect);

/* PNG files. Reading gives NULL when there is none or it is not a picture. Writing goes to a neighbour first
   and is renamed into place, so that no reader meets half a file; false when it could not be written.
   `is_opaque` leaves alpha out, as a screenshot wants it. */
Pixmap *raster_read(const char *path);
bool raster_write(const char *path, const Pixmap *pixmap, bool is_opaque);

#endif
