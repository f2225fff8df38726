/* Pictures of which little is not transparent, such as the lines of a cloth: only those pixels are held, and
 * only those are looked at when it is painted upright. Private to render/. */
#ifndef SABACC_RENDER_PACKED_H
#define SABACC_RENDER_PACKED_H

#include "render/paint.h"

/* Packs a measured picture if it is large and most of it is transparent; then its `pixels` are NULL. */
void pixmap_pack(Pixmap *pixmap);
/* A picture with all its pixels, measured, of a packed one. */
Pixmap *pixmap_unpacked(const Pixmap *pixmap);
/* paint_pixmap of a packed picture. */
void paint_packed(Target target, const Pixmap *pixmap, int x, int y, uint32_t opacity);

void packed_free(PackedPixels *packed);
/* Bytes held, for budgets. */
unsigned long packed_bytes(const PackedPixels *packed, int height);

#endif
