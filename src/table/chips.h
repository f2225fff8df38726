#ifndef SABACC_TABLE_CHIPS_H
#define SABACC_TABLE_CHIPS_H

/* Credits on the table, as stacks of chips. */

#include "table/frame.h"

/* Stacks worth `amount` standing on the bottom of the box, in its middle; `rest`: the height of the box at
   which they will stand. */
void table_draw_chips(const TableFrame *frame, Box box, int32_t amount, float fade, float rest);
/* How wide they stand in a box of that height. */
float table_chips_width(float height, int32_t amount);
/* Where chips worth `amount` stand at a seat or in a pot. */
Box table_chips_box(const TableFrame *frame, const Place *place, int32_t amount);

#endif
