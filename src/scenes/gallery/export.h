#ifndef SABACC_SCENES_GALLERY_EXPORT_H
#define SABACC_SCENES_GALLERY_EXPORT_H

/* The export panel: sheets to print and cut out, a deck's faces as pictures, or the one card shown.
 * sabacc-lab writes them (scenes/gallery/lab_job.h), into DATA/export. */

#include "decks/library.h"
#include "scenes/scene.h"

/* For an open deck; `face` is the card shown (copied), NULL if none; `back` the back chosen, 0 the default.
 */
Scene *gallery_export_over(const LibraryEntry *deck, const char *face, int back);

#endif
