#ifndef SABACC_DECKS_PICTURE_PART_H
#define SABACC_DECKS_PICTURE_PART_H

#include <stddef.h>

/* A picture is cut into `columns` × `rows` equal parts, of which this is one: 0 ≤ column < columns,
 * 0 ≤ row < rows. */
typedef struct PicturePart {
    int column, row, columns, rows;
} PicturePart;

/* What a picture is drawn from: the bytes of a file (SVG, PNG, JPEG, WebP), and the part that is meant. */
typedef struct PictureDocument {
    char *bytes; /* heap block, the receiver frees it; NULL: there is none */
    size_t length;
    PicturePart part; /* `columns` is 0: the whole picture */
} PictureDocument;

#endif
