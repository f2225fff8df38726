#ifndef SABACC_SCENES_GALLERY_PIECES_H
#define SABACC_SCENES_GALLERY_PIECES_H

/* The table's other pieces and the portraits: bays of the gallery's shelf, in runs with a heading each. Their
 * words are in pieces.def; the rules tell which games use a piece. */

#include <stdbool.h>

#include "base/text.h"

enum { GALLERY_BAYS = 2, PIECES_MAX = 96, PIECES_SHOWN = 10, PIECE_ASSET = 40, PIECE_NAME = 64 };

typedef struct GalleryRun {
    const char *title, *meaning, *source; /* to be translated */
    float shape;                          /* width by height of its pictures */
    int columns;                          /* maximum side by side */
} GalleryRun;

/* A piece shown on the shelf for its bay: in heights of the bay, from the middle of its board. */
typedef struct GalleryShown {
    const char *asset;
    float x, y, size;
} GalleryShown;

typedef struct GalleryBay {
    const char *id, *name;         /* name: to be translated */
    const char *faces[PIECES_MAX]; /* Index 0 … GALLERY_BAYS−1. A constant. */
    int face_count;
    GalleryShown shown[PIECES_SHOWN];
    int shown_count;
} GalleryBay;

/* By its asset; false and nothing written if it is not a piece. Translated. */
const GalleryBay *gallery_bay(int index);

/* By its asset; false and nothing written where it is no piece. Translated. */
bool gallery_piece_name(const char *asset, char words[PIECE_NAME]);

/* Of a piece of a bay. */
const GalleryRun *gallery_piece_run(const char *asset);
/* What it is, then the purpose of its run; translated. */
void gallery_piece_meaning(const char *asset, Text *words);
/* "Corellian Spike, Bespin Yarith Casino"; "Every game". */
void gallery_piece_games(const char *asset, Text *words);

#endif
