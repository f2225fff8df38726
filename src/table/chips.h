#ifndef SABACC_TABLE_CHIPS_H
#define SABACC_TABLE_CHIPS_H

/* Credits on the table, as stacks of chips. */

#include "table/frame.h"

/* Stacks worth `amount` at the bottom centre of the box; `rest`: the height of the box at which they will
 * come to rest. */
void table_draw_chips(const TableFrame *frame, Box box, int32_t amount, float fade, float rest);
/* Their width in a box of that height. */
float table_chips_width(float height, int32_t amount);
/* The box of chips worth `amount` at a seat or in a pot. */
Box table_chips_box(const TableFrame *frame, const Place *place, int32_t amount);

#endif
