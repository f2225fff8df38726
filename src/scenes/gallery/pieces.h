#ifndef SABACC_SCENES_GALLERY_PIECES_H
#define SABACC_SCENES_GALLERY_PIECES_H

/* What lies on a table beside its cards, and who sits there: bays of the gallery's shelf, in runs under a
   heading each. Told of by the words of pieces.def; which games use a piece, the rules say. */

#include <stdbool.h>

#include "base/text.h"

enum { GALLERY_BAYS = 2, PIECES_MAX = 96, PIECES_SHOWN = 10, PIECE_ASSET = 40, PIECE_NAME = 64 };

typedef struct GalleryRun {
    const char *title, *meaning, *source; /* to be translated */
    float shape;                          /* width by height of its pictures */
    int columns;                          /* at most so many side by side */
} GalleryRun;

/* One that stands on the shelf for its bay: in heights of the bay, from the middle of its board. */
typedef struct GalleryShown {
    const char *asset;
    float x, y, size;
} GalleryShown;

typedef struct GalleryBay {
    const char *id, *name;         /* name: to be translated */
    const char *faces[PIECES_MAX]; /* assets, "dice/d20-7" */
    int face_count;
    GalleryShown shown[PIECES_SHOWN];
    int shown_count;
} GalleryBay;

/* Index 0 … GALLERY_BAYS−1. Lives as long as the program. */
const GalleryBay *gallery_bay(int index);

/* By its asset; false and nothing written where it is no piece. Translated. */
bool gallery_piece_name(const char *asset, char words[PIECE_NAME]);

/* Of a piece of a bay. */
const GalleryRun *gallery_piece_run(const char *asset);
/* What it is, then what its run is for; translated. */
void gallery_piece_meaning(const char *asset, Text *words);
/* "Corellian Spike, Bespin Yarith Casino"; "Every game". */
void gallery_piece_games(const char *asset, Text *words);

#endif
