#ifndef SABACC_DECKS_PICTURE_PART_H
#define SABACC_DECKS_PICTURE_PART_H

/* A picture is cut into `columns` × `rows` equal parts, of which this is one: 0 ≤ column < columns,
 * 0 ≤ row < rows. */
typedef struct PicturePart {
    int column, row, columns, rows;
} PicturePart;

#endif
