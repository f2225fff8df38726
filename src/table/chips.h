#ifndef SABACC_TABLE_CHIPS_H
#define SABACC_TABLE_CHIPS_H

/* Credits on the table, as stacks of chips. */

#include "table/frame.h"

/* Stacks worth `amount` at the bottom centre of the box; `rest`: the height of the box at which they will
 * come to rest. */
void table_draw_chips(const TableFrame *frame, Box box, int32_t amount, float fade, float rest);
/* The same as a heap of stacks, as in a pot, which are those that leave it (winnings.h). */
void table_draw_heap(const TableFrame *frame, Box box, int32_t amount);
/* Where a stack of a heap of so many stands, from the middle of its front: in widths of a chip. Of one that
 * grows: as if it had TABLE_HEAP_GROWS. Those in front come last. */
typedef struct HeapSpot {
    float x, y;
} HeapSpot;
enum { TABLE_HEAP_GROWS = 0, TABLE_HEAP_SPOTS = 7 };
HeapSpot table_heap_spot(int stack, int stacks);
bool table_heap_is_behind(int stack);
/* Their width in a box of that height. */
float table_chips_width(float height, int32_t amount);
/* The width of a chip in stacks of that height, and the height of stacks of chips of that width. */
float table_chip_width(float height);
float table_chips_high(float chip);
/* The largest value of a chip within that amount, of at least 1. */
int32_t table_chip_value(int32_t amount);
/* A stack of chips of one value, as a croupier breaks an amount down: the largest value first, of each
 * smaller one at least a few, so that every pot shows what it is worth and can be paid from; none higher than
 * TABLE_PILE_HIGHEST, in at most TABLE_PILES. Thousands lie under five hundreds, and of many of them each
 * chip carries more. Returns how many. */
enum { TABLE_PILES = 5, TABLE_PILE_HIGHEST = 6 };
typedef struct ChipPile {
    int count;
    int32_t carries[TABLE_PILE_HIGHEST]; /* from below */
} ChipPile;
int table_break_down(int32_t amount, ChipPile piles[TABLE_PILES]);
/* What the next of so many chips carries: a chip's value, large ones first, or an even share if that is more.
 */
int32_t table_chip_share(int32_t amount, int chips);
/* A chip in a stack whose left is there, whose foot is there: its box; and drawn, of the largest value in
 * `amount`. `rest`: the width at which its picture is made. */
Box table_chip_on(float left, float foot, float wide, int level);
void table_draw_slice(const TableFrame *frame, Box box, int32_t amount, float fade, float rest);
/* The same, turned clockwise by so many radians. */
void table_draw_tilted_slice(const TableFrame *frame, Box box, int32_t amount, float tilt, float fade,
                             float rest);
/* Where it touches the cloth, below it: the lowest chip of a stack; and a disc that is seen from above. */
void table_draw_contact(const TableFrame *frame, Box lowest, float fade);
void table_draw_disc_contact(const TableFrame *frame, Box disc, float fade);
/* The box of chips worth `amount` at a seat or in a pot. */
Box table_chips_box(const TableFrame *frame, const Place *place, int32_t amount);
/* The box of chips worth `amount` of a seat's bet; and how wide all of it is with its number, if it has one
 * yet, or of that amount. */
Box table_bet_chips(const TableFrame *frame, int seat, int32_t amount);
float table_bet_wide(const TableFrame *frame, int seat, int32_t amount);
/* What of its bet lies there: without what is on its way there, with what has not left yet. */
int32_t table_bet_lying(const TableFrame *frame, int seat);

#endif
