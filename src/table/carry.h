#ifndef SABACC_TABLE_CARRY_H
#define SABACC_TABLE_CARRY_H

/* A card of the viewer's hand that the pointer carries: it follows by a spring, leans into its way, and
 * slides home when it is released. */

#include "table/cards.h"

/* Puts a card of the hand where it is carried; false if it lies in its place. */
bool table_carry(const TableFrame *frame, int slot, HotspotState state, CardLook *look);
/* The card is carried on by that flight, from where it is now. */
void table_carry_off(TableView *view, Flight *flight);
/* It moves, or may: frames are needed. */
bool table_is_carrying(const TableView *view);
/* Above everything else on the table. */
void table_draw_carried(const TableFrame *frame);

#endif
