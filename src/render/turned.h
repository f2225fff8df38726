#ifndef SABACC_RENDER_TURNED_H
#define SABACC_RENDER_TURNED_H

/* Private to the canvas: a cache of rotated pictures, so that a resting fan of cards is copied instead of
 * resampled whenever something passes over it. The result is the same, pixel for pixel. */

#include "render/paint.h"

typedef struct Turned Turned;

Turned *turned_create(void);
void turned_free(Turned *turned);
/* Once a frame, before painting. */
void turned_begin(Turned *turned);
/* Whether it is copied, not sampled. */
bool turned_has(Turned *turned, uint64_t key);
/* Paints as paint_placed_beneath does, of which the target's clip is not more than the placement's bounds.
 * `key` identifies picture and placement permanently; what has been painted twice in all, in more than one
 * frame, is cached from then on (8 MiB), until it has not been painted for 120 frames, or for 8 where room is
 * needed. */
void turned_paint(Turned *turned, uint64_t key, Target target, const Pixmap *pixmap,
                  const Placement *placement, const PaintCovers *covers);

#endif
