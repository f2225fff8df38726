#ifndef SABACC_TABLE_CENTRE_H
#define SABACC_TABLE_CENTRE_H

/* What lies or is written in the middle of the table: pots, the marker of round and phase, the pool of a
   shift. */

#include "table/frame.h"

void table_draw_pots(const TableFrame *frame);
/* The pots that lie gathered, bets of this round apart: main first; 0 where there are no side pots. */
int table_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]);

/* ---- marker.c ---- */

void table_draw_marker(const TableFrame *frame);
/* A word of the marker; returns its width. Lit: what is now. */
float table_say_word(const TableFrame *frame, float x, float y, const char *words, bool is_lit,
                     bool is_drawn);

/* ---- pool.c ---- */

void table_draw_pool(const TableFrame *frame);
Box table_pool_box(const TableFrame *frame, int slot);

/* ---- plates.c ---- */

/* Let into the cloth: for dice, for moves. */
void table_draw_tray(const TableFrame *frame, Box box);
/* Under what one's own hand is worth, where it lies in height. */
void table_draw_worth_plate(const TableFrame *frame, Box box, bool wins);

#endif
