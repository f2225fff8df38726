/* Sheets: all faces of a deck side by side in one picture, for review by eye. */
#ifndef SABACC_PRESS_SHEET_H
#define SABACC_PRESS_SHEET_H

#include "decks/deck.h"
#include "press/picture.h"
#include "render/blind.h"

#define SHEET_GROUND_DARK  0x12181cffu
#define SHEET_GROUND_LIGHT 0xe8e2d6ffu

typedef struct SheetRequest {
    int height;      /* height of a face, pixels */
    int columns;     /* 0: chosen so that the sheet is about 1.6 times as wide as high */
    uint32_t ground; /* 0xRRGGBBAA */
    BlindKind blind;
    const char *only; /* faces whose names contain this, or NULL for all */
} SheetRequest;

/* One face, `height` pixels high. pixels is NULL if there is no such face. Free it with picture_free. */
Picture sheet_face(const Deck *deck, const char *face, int height);

/* pixels is NULL if no face matches. Free it with picture_free. */
Picture sheet_make(const Deck *deck, const SheetRequest *request);

#endif
