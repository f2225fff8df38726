#ifndef SABACC_SCENES_GALLERY_EXPORT_H
#define SABACC_SCENES_GALLERY_EXPORT_H

/* The panel over the gallery that puts cards into files: sheets to print and cut out, a deck's faces as
   pictures, or the one card that is shown. The bench writes them (scenes/gallery/lab_job.h), into
   DATA/export. */

#include "decks/library.h"
#include "scenes/scene.h"

/* For a deck that is open; `face` is the card shown (copied), NULL where it is none in particular; `back` the
   back chosen, 0 the usual one. */
Scene *gallery_export_over(const LibraryEntry *deck, const char *face, int back);

#endif
