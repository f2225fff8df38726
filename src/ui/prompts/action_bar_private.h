#ifndef SABACC_UI_ACTION_BAR_PRIVATE_H
#define SABACC_UI_ACTION_BAR_PRIVATE_H

/* Shared by the files of the bar only: action_bar.c and action_bar_beside.c. Logical units. */

#include "ui/prompts/action_bar.h"

static const float BROKEN_HIGH = 29; /* of a line among several */
static const float OWNER_HIGH = 50, OWNER_GAP = 8, SIDE_HIGH = 44, SIDE_GAP = 6;
static const float BLOCK_WIDE = 620, BLOCK_SIDE = 20, BLOCK_OWNER = 46; /* of a block */

/* Things lie below each other: in a block, and upright. */
bool bar_is_stacked(const Canvas *canvas, Box box);

/* ---- action_bar_beside.c ---- */

/* Each cuts its room from the rest of the bar. Whose turn it is: over the screen's width at the right of
 * everything, stacked in a row above all. */
void bar_draw_owner(Ui *ui, Box *rest, const BarOwner *owner);
/* Over the screen's width at the left of everything, stacked in a row above the line. */
void bar_draw_side(Ui *ui, Box *rest, const BarSide *side);

#endif
