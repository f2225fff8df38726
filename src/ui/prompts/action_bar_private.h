#ifndef SABACC_UI_ACTION_BAR_PRIVATE_H
#define SABACC_UI_ACTION_BAR_PRIVATE_H

/* Shared by the files of the bar only: action_bar.c, action_bar_grid.c and action_bar_beside.c. Logical
 * units.
 */

#include "ui/prompts/action_bar.h"

static const float BROKEN_HIGH = 29; /* of a line among several */
static const float OWNER_HIGH = 50, OWNER_GAP = 8, SIDE_HIGH = 44, SIDE_GAP = 6;
static const float BLOCK_WIDE = 620, BLOCK_SIDE = 20, BLOCK_OWNER = 46; /* of a block */

/* Things lie below each other: in a block, and upright. */
bool bar_is_stacked(const Canvas *canvas, Box box);

static const float BAR_GAP = 14, BLOCK_BUTTONS = 138; /* between buttons; the room of a block's */
enum { BAR_FEW_PLACES = 4 };                          /* of buttons in a row over the screen's width */

/* A row of so many places for buttons, centred, no button wider than necessary. */
Box bar_row(Ui *ui, Box box, int places);

/* ---- action_bar_grid.c ---- */

/* So many buttons in a row of so many places, from the place `first` on. */
void bar_draw_row(Ui *ui, Box row, const PickButton *buttons, int count, int places, int first);
/* From the top left, all of one height, lower if the words above leave less space, or a block has more than
 * two rows; no place is left empty that a button above or beside it can take. */
void bar_draw_buttons(Ui *ui, Box box, const Pick *pick, const PickButton *buttons, int count,
                      bool is_portrait);

/* ---- action_bar_beside.c ---- */

/* Each cuts its room from the rest of the bar. Whose turn it is: over the screen's width at the right of
 * everything, stacked in a row above all. */
void bar_draw_owner(Ui *ui, Box *rest, const BarOwner *owner);
/* Over the screen's width at the left of everything, stacked in a row above the line. */
void bar_draw_side(Ui *ui, Box *rest, const BarSide *side);

#endif
