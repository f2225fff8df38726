#include "table/plaques.h"

static const char *place_of(const TableFrame *frame) { return sabacc_table_game(frame->table)->place; }

void table_draw_plaque(const TableFrame *frame, const StylePlaque *plaque) {
    style_plaque(frame->canvas, place_of(frame), plaque);
}

void table_begin_plaque_words(const TableFrame *frame, const StylePlaque *plaque) {
    style_begin_plaque_words(frame->canvas, place_of(frame), plaque);
}

void table_end_plaque_words(const TableFrame *frame) { style_end_plaque_words(frame->canvas); }
