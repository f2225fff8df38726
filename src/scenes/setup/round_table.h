#ifndef SABACC_SCENES_SETUP_ROUND_TABLE_H
#define SABACC_SCENES_SETUP_ROUND_TABLE_H

/* A round table seen from above, and the seats around it at equal angles: the first at its near side, the
 * others clockwise. */

#include "render/layout.h"

/* Each seat is as wide as that, with a face on the rim of the table and words of that height outside: below
 * it, or above it on the far side. */
typedef struct RoundTable {
    Box box;
    int places; /* ≥ 1 */
    float face, words, wide;
} RoundTable;

/* The table's own box: a circle, or where the box is much wider than high an oval. */
Box round_table_top(const RoundTable *table);
/* The box of a seat, from 0 on: as high as its face and its words; and within it those of both. */
typedef struct RoundPlace {
    Box box, face, words;
} RoundPlace;
RoundPlace round_table_place(const RoundTable *table, int place);
/* Of that size, on the table before the seat. */
Box round_table_before(const RoundTable *table, int place, float wide, float high);

#endif
