#ifndef SABACC_TABLE_LAMP_H
#define SABACC_TABLE_LAMP_H

/* The place's lamp as a hand is decided: its light narrows to a pool over the hands in the middle, which goes
 * to whoever is paid, and the room around is darker meanwhile. With reduced motion it stays as it is. */

#include "table/frame.h"

/* Around the pool it becomes so dark, 0 as ever … 1. */
void table_lamp_dim(TableView *view, float deep);
/* The pool goes to that seat, at that time. */
void table_lamp_go(TableView *view, int seat, double at);
void table_lamp_rest(TableView *view);
bool table_lamp_is_changing(const TableView *view);
/* Over all that is not to be seen by it: before hands in the middle, those that have been there, and one's
 * own. */
void table_draw_lamp(const TableFrame *frame);
/* It swings over a hand that has won, once: from its left to its right, at that share of the time, 0 … 1. */
void table_draw_lamp_over(const TableFrame *frame, Box cards, float share);
/* Its warm light on cloth and rail before those who are paid, until the next hand: under all cards. */
void table_draw_paid_light(const TableFrame *frame);

#endif
