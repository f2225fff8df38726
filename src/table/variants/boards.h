#ifndef SABACC_TABLE_VARIANTS_BOARDS_H
#define SABACC_TABLE_VARIANTS_BOARDS_H

/* A table of boards: cards are laid before each seat, and sets are won (PZ-2). */

#include "table/frame.h"

bool table_has_boards(const SabaccTable *table);
void table_layout_boards(const SabaccTable *table, TableLayout *at, Box inner);
Box table_laid_box(const TableFrame *frame, int seat, int slot);
/* Board, cards laid and score of a seat. */
void table_draw_board(const TableFrame *frame, int seat);
/* What the card of the hand that is looked at or chosen does, and the score that it would make; drawn after
   the hands. */
void table_draw_board_words(const TableFrame *frame);
/* In the place of the marker of round and phase. */
void table_draw_set_marker(const TableFrame *frame);
/* A card laid on its way to another value. */
void table_draw_turning(const TableFrame *frame, const Flight *flight, float t);
/* What is kept of a set, once the event is absorbed. */
void table_keep_set(TableView *view, const SabaccEvent *event);
/* The words for what only games of sets tell; false where the event is told as elsewhere. */
bool table_log_sets(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event, char *words,
                    size_t size);

#endif
