/* The part of SVG that SDL2_image's rasteriser draws as other programs do, and a check that a document stays
 * within it.
 *
 * Allowed: svg g path rect circle ellipse line polyline polygon, defs with linear and radial gradients
 * defined before their use; fills and strokes of #rgb, #rrggbb, none or url(#gradient); opacity on painted
 * elements (not on groups: the rasteriser multiplies it into each child); transforms. No text, clip, mask,
 * filter, style, class, use, image or anything outside the document. */
#ifndef SABACC_DECKS_SUBSET_H
#define SABACC_DECKS_SUBSET_H

#include <stdbool.h>
#include <stddef.h>

/* The cost of drawing a document that passed. */
typedef struct DeckSubset {
    int shapes;    /* elements that paint */
    int gradients; /* definitions */
    int line;      /* where the error is in the document: its line, and the offset; 0 if there is none */
    size_t offset;
} DeckSubset;

/* True if `svg` is within the subset; otherwise one line, "line N: what", in `error` (`size` bytes). `found`
 * may be NULL. */
bool deck_subset_check(const char *svg, DeckSubset *found, char *error, size_t size);

#endif
