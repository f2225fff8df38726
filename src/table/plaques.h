#ifndef SABACC_TABLE_PLAQUES_H
#define SABACC_TABLE_PLAQUES_H

/* The table's plates, in the material of its place. */

#include "table/frame.h"
#include "ui/plaques.h"

void table_draw_plaque(const TableFrame *frame, const StylePlaque *plaque);
/* Words on it are drawn between these two. */
void table_begin_plaque_words(const TableFrame *frame, const StylePlaque *plaque);
void table_end_plaque_words(const TableFrame *frame);

#endif
