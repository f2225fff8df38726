/* What stands on a page beside the cards, in black and in millimetres from its left upper corner. Private to
 * src/sheets. */
#ifndef SABACC_SHEETS_PAGE_H
#define SABACC_SHEETS_PAGE_H

#include <cairo.h>

#include "sheets/drawing.h"
#include "sheets/sheets.h"

/* Crop marks in the margins, two a column and two a row, and a target at each corner of the field of cards:
 * at the same places of the paper on a face page and, turned, on its back page. */
void page_draw_marks(cairo_t *cairo, const SheetsPlan *plan);

/* Where a card is not cut straight, on the card itself: its corner at 0, 0 of cairo's present space, `scale`
 * millimetres to a unit of the drawing. */
void page_draw_cut(cairo_t *cairo, const Drawing *drawing, double scale);

/* Which deck and sheet this is (from 0), how to print it, and a ruler to see that it was printed so. */
void page_draw_foot(cairo_t *cairo, const SheetsPlan *plan, const char *deck, int sheet, bool is_back);

#endif
