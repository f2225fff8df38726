#ifndef SABACC_TABLE_TRIUMPH_H
#define SABACC_TABLE_TRIUMPH_H

/* The light of a hand that has won: the lamp flares over it, rays go out from behind its cards and turn a
 * little, motes of light rise from them, and once more as what it has won is counted. A great hand has more
 * of all, and a ring. With reduced motion, or where light is to stay as it is, only the pool under its cards
 * is there. */

#include "table/frame.h"

/* What goes out from it over the cloth, under all cards. */
void table_draw_triumph(const TableFrame *frame);
/* The pool under its cards, wherever these are. */
void table_draw_winner_light(const TableFrame *frame, int seat);
/* Over them. */
void table_draw_motes(const TableFrame *frame, int seat);
/* While any of it moves. */
bool table_triumph_is_on(const TableView *view);

#endif
