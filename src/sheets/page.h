/* What is printed on a page besides the cards, in black, in millimetres from the upper left corner. Private
 * to src/sheets. */
#ifndef SABACC_SHEETS_PAGE_H
#define SABACC_SHEETS_PAGE_H

#include <cairo.h>

#include "sheets/drawing.h"
#include "sheets/sheets.h"
#include "sheets/type.h"

/* Crop marks in the margins, two per column and two per row, and a registration mark at each corner of the
 * card area: at the same places on a face page and, mirrored, on its back page. */
void page_draw_marks(cairo_t *cairo, const SheetsPlan *plan);

/* Draws the cut line on the card itself where it is not straight. The card's corner is at 0, 0 of cairo's
 * current space; `scale` is millimetres per drawing unit. */
void page_draw_cut(cairo_t *cairo, const Drawing *drawing, double scale);

/* The foot: which deck and sheet this is (from 0), how to print it, and a ruler to check the print's scale.
 */
void page_draw_foot(cairo_t *cairo, const TypeCase *type, const SheetsPlan *plan, const char *deck, int sheet,
                    bool is_back);

#endif
