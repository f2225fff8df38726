/* Sheets: all faces of a deck side by side on one picture, to be judged by eye. */
#ifndef SABACC_PRESS_SHEET_H
#define SABACC_PRESS_SHEET_H

#include "decks/deck.h"
#include "press/blind.h"

#define SHEET_GROUND_DARK  0x12181cffu
#define SHEET_GROUND_LIGHT 0xe8e2d6ffu

typedef struct SheetWish {
    int height;      /* of a face, pixels */
    int columns;     /* 0: as many as make the sheet about 1.6 times as wide as high */
    uint32_t ground; /* 0xRRGGBBAA */
    BlindKind blind;
    const char *only; /* faces whose names contain this, or NULL for all */
} SheetWish;

/* One face, `height` pixels high. pixels is NULL where there is no such face. picture_free it. */
Picture sheet_face(const Deck *deck, const char *face, int height);

/* pixels is NULL where no face is wanted. picture_free it. */
Picture sheet_make(const Deck *deck, const SheetWish *wish);

#endif
