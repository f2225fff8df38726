#ifndef SABACC_TABLE_FIELD_H
#define SABACC_TABLE_FIELD_H

/* The rack under the cards that are shown separately from a hand, and cards borrowed from others' racks. */

#include "table/frame.h"

/* The rack, under its cards. */
void table_draw_field(const TableFrame *frame, int seat);
/* Clamps at its corners, and a sign or a word for its contents. */
void table_draw_guard(const TableFrame *frame, int seat);
/* A label on the lower edge of a rack, or inside it if the total is directly below. `here` 0 … 1: how far the
 * rack has appeared. */
void table_draw_rack_tag(const TableFrame *frame, int seat, Box rack, const char *words, float here);
/* Borrowed cards (FD-5), and lines to them from their owners. */
void table_draw_borrowed(const TableFrame *frame, int seat);
void table_draw_links(const TableFrame *frame);
/* The number of cards of a hand, if they are too close together to be counted. */
void table_draw_card_count(const TableFrame *frame, int seat);

#endif
