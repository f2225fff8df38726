#ifndef SABACC_TABLE_STACKS_H
#define SABACC_TABLE_STACKS_H

/* The credits of each seat as a few stacks of chips on the cloth before it: how many chips lie there tells
 * rich from poor. Bets leave from them, and what is won comes to them. Their places depend on the layout
 * alone; where there is no room for them at a seat its chips are on its plate, as before. */

#include "table/chips.h"

/* Where a stack stands is a spot of table_heap_spot: higher values behind, change in the middle of the front.
 */
enum { TABLE_STACKS = 5, TABLE_STACK_HIGHEST = TABLE_PILE_HIGHEST };

/* The chips of so many credits, at a table where `usual` are those of a seat as the game begins: the more
 * credits, the more chips, up to three stacks of one value; beyond that some of a higher value as well. Each
 * chip carries a value, or what is left over as well; together they carry all. Returns how many chips there
 * are. */
int table_stacks_of(int32_t credits, int32_t usual, ChipPile stacks[TABLE_STACKS]);
/* What a seat began with, on average. */
int32_t table_usual_credits(const SabaccTable *table);

/* Sets SeatPlaces.stacks of all seats, once everything else has its place. */
void table_place_stacks(const SabaccTable *table, TableLayout *at);

bool table_has_stacks(const TableFrame *frame, int seat);
/* What lies there: the seat's credits without what is on its way, and without what it has won and not taken
 * in yet. */
int32_t table_stacks_credits(const TableFrame *frame, int seat);
void table_draw_stacks(const TableFrame *frame, int seat);
/* Where a chip leaves them or comes to them. */
Box table_stacks_chip(const TableFrame *frame, int seat);

#endif
