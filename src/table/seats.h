#ifndef SABACC_TABLE_SEATS_H
#define SABACC_TABLE_SEATS_H

/* What stands at a seat beside its cards: plate, chips and bet, marks, and what its hand is worth. */

#include "table/frame.h"

void table_draw_seat(const TableFrame *frame, int seat);
/* Lower stacks where a name needs the whole width of its plate; higher bets where no total needs the room. */
void table_fit_seats(TableFrame *frame);
void table_draw_block(const TableFrame *frame, Box box, float fade, float rest);

/* ---- hand_label.c ---- */

void table_draw_hand_label(const TableFrame *frame, int seat);
/* What the seat's hand is worth, where this table may tell: all of its cards lie there, and it is shown or
   totals are. `rank`: SabaccRank. */
bool table_hand_worth(const TableFrame *frame, int seat, int *total, int *rank);
/* "+21", with a true minus. */
void table_total_words(int total, char words[16]);

/* ---- marks.c ---- */

/* Its side of the Force, what it declared, whose turn it is, who called; that it bombed out. */
void table_draw_marks(const TableFrame *frame, int seat);
void table_draw_bomb(const TableFrame *frame, int seat);

/* ---- items.c ---- */

/* A seat's items (PL-2) in that line, and how much of it they need; 0 where it has none. */
void table_draw_items(const TableFrame *frame, int seat, Box line);
float table_items_width(const TableFrame *frame, int seat);

#endif
