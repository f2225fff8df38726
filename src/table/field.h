#ifndef SABACC_TABLE_FIELD_H
#define SABACC_TABLE_FIELD_H

/* The rack under the cards that lie apart from a hand, and cards that are borrowed from others' racks. */

#include "table/frame.h"

/* The rack, under its cards. */
void table_draw_field(const TableFrame *frame, int seat);
/* Clamps at its corners, and a sign or a word for what lies in it. */
void table_draw_guard(const TableFrame *frame, int seat);
/* A word upon the lower edge of a rack, inside it where the total lies close below. `here` 0 … 1: how far the
   rack has come. */
void table_draw_rack_tag(const TableFrame *frame, int seat, Box rack, const char *words, float here);
/* Borrowed cards (FD-5), and lines to them from where they lie. */
void table_draw_borrowed(const TableFrame *frame, int seat);
void table_draw_links(const TableFrame *frame);
/* How many cards a hand has, where they lie too close to be counted. */
void table_draw_card_count(const TableFrame *frame, int seat);

#endif
