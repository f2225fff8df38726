#include "scenes/setup/round_table.h"

#include <math.h>

/* Parts of the box, counted along its rows; 4 is the middle. */
static const int8_t parts[SABACC_MAX_SEATS + 1][SABACC_MAX_SEATS] = {
    [1] = {7},
    [2] = {7, 1},
    [3] = {7, 0, 2},
    [4] = {7, 3, 1, 5},
    [5] = {7, 3, 0, 2, 5},
    [6] = {7, 3, 0, 1, 2, 5},
    [7] = {7, 6, 3, 0, 2, 5, 8},
    [8] = {7, 6, 3, 0, 1, 2, 5, 8},
};

Box round_table_top(Box box) {
    static const float WIDE = 0.7f, HIGH = 0.82f;
    float size = fminf(box.width * WIDE, box.height * HIGH);
    return box_place(box, size, size, 0.5f, 0.5f);
}

Box round_table_place(Box box, int place, int places) {
    int part = parts[places][place];
    return box_column(box_row(box, part / ROUND_TABLE_COLUMNS, ROUND_TABLE_ROWS, 10),
                      part % ROUND_TABLE_COLUMNS, ROUND_TABLE_COLUMNS, 12);
}
