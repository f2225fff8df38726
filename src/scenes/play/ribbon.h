#ifndef SABACC_SCENES_PLAY_RIBBON_H
#define SABACC_SCENES_PLAY_RIBBON_H

/* The results of a hand as a ribbon at the foot of the screen, a cell a seat, so that hands, pots and dice
   stay in view. results.c has the panel for where there is room beside the hands, or none for the
   ribbon. */

#include "scenes/play/reasons.h"

/* How high it reaches with so many cells, with the remark above it where it has one. */
float table_ribbon_high(const Layout *layout, int count);
/* Stands on the bottom of the box, in its whole width. */
void table_draw_ribbon(TableScene *table, Ui *ui, Box foot, const ResultLine *lines, int count);

/* Shared with the panel: the plate of a line, the colour of what was gained, and what more is said of the
   line that is pointed at: the rule that decided, and with `has_notes` its notes. */
void table_result_plate(Canvas *canvas, Box box, bool has_won, bool is_lit);
Colour table_result_colour(int32_t gained);
void table_result_more(const ResultLine *line, bool has_notes, char *words, size_t size);

#endif
