#ifndef SABACC_SCENES_PLAY_RIBBON_H
#define SABACC_SCENES_PLAY_RIBBON_H

/* The results of a hand as a ribbon at the bottom of the screen, one cell per seat, so that hands, pots and
 * dice stay visible. results.c has the panel, used if there is room beside the hands, or no room for the
 * ribbon. */

#include "scenes/play/reasons.h"

/* Its height with that many cells, including the remark above it. */
float play_ribbon_high(const Layout *layout, int count);
/* At the bottom of the box, at its full width. */
void play_draw_ribbon(PlayScene *play, Ui *ui, Box foot, const ResultLine *lines, int count);

/* Shared with the panels: the plate of a line, the colour of a gain, and the details of the hovered line
 * after the name of its seat: the rule that decided, and with `has_notes` its notes. "" if there are none. */
void play_result_plate(Canvas *canvas, Box box, bool has_won, bool is_lit);
Colour play_result_colour(int32_t gained);
void play_result_more(const PlayScene *play, const ResultLine *line, bool has_notes, char *words,
                      size_t size);
/* An empty panel of that height at `align` (0 top … 1 bottom) of the area; returns the room under its
 * headline. Widgets drawn next are its group. */
Box play_result_panel(Ui *ui, Box area, float height, const char *headline, bool is_tight, float align);
/* The ways on after a game: `again` at the same table, the next step of stakes with what it would be, another
 * table, the title; and their height at that width. */
float play_result_ways_high(const PlayScene *play, float width);
void play_result_ways_on(const PlayScene *play, Ui *ui, Box foot, const char *again);

#endif
