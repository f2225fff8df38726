#ifndef SABACC_RENDER_PAINT_SCALED_H
#define SABACC_RENDER_PAINT_SCALED_H

/* Private to the painting of pictures: those that are scaled or bent, but not turned. `corner` is the pixel
 * of the target at the corner of the placement's bounds, from which `area` counts. */

#include "render/paint_mapping.h"

/* Whether a picture of that mapping is neither turned nor of one row or column. */
bool paint_is_scaled(const Pixmap *pixmap, const Mapping *map);
void paint_scaled(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                  uint32_t opacity);
void paint_bent(Pixel *corner, int stride, PixelRect bounds, PixelRect area, const Pixmap *pixmap,
                const Placement *placement, const Mapping *map);

#endif
