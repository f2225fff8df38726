#ifndef SABACC_TABLE_VARIANTS_HOUSE_H
#define SABACC_TABLE_VARIANTS_HOUSE_H

/* A table of one player against the house (CS-1, SO-2). */

#include "table/frame.h"

/* The house opposite and the middle between it and the player's `own` seat; `inner`: all there is. */
void table_layout_house(TableLayout *at, const SabaccTable *table, Box inner, Box own);
/* What the house does of itself, as printed on the cloth; the moves that are left. */
void table_draw_policy(const TableFrame *frame);
void table_draw_moves(const TableFrame *frame);
void table_draw_house_places(const TableFrame *frame);

/* ---- house_dice.c ---- */

/* Dice of this table lie with cards and in no tray. */
bool table_has_card_dice(const SabaccTable *table);
/* Throws those of the roll just absorbed; returns ms until they have been looked at. */
double table_throw_card_dice(TableView *view);
/* The card of that place has gone, and its die with it. */
void table_card_left(TableView *view, int seat, int slot);
void table_drop_card_dice(TableView *view);
Box table_card_die_box(const TableFrame *frame, int index);
void table_draw_card_dice(const TableFrame *frame);

#endif
