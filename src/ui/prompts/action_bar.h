#ifndef SABACC_UI_PROMPTS_ACTION_BAR_H
#define SABACC_UI_PROMPTS_ACTION_BAR_H

/* The row of buttons at the foot of the table: what is offered, each with its key and amount, the slider when
   credits are asked for, and one line above that says what the moment asks. */

#include "ui/prompts/pick.h"

/* Beside the buttons: what the hand must still do, and the orders that stand, each to be taken off. */
enum { BAR_CHIPS = 3, BAR_NAME = 24, BAR_LABEL = 64, BAR_NOTICE = 160 };
typedef struct BarChip {
    char name[BAR_NAME], label[BAR_LABEL];
} BarChip;
typedef struct BarSide {
    char notice[BAR_NOTICE]; /* "" for none */
    Colour colour;           /* of the notice */
    BarChip chips[BAR_CHIPS];
    int chip_count;
    bool is_kept; /* room is kept for it though it is empty, so that the buttons stand still */
} BarSide;

/* How high it is on a screen of that shape, in logical units. */
float action_bar_height(const Layout *layout);

/* Draws the pick's buttons into the box. `line` stands above them; the pick's own prompt goes before it. */
void action_bar_draw(Ui *ui, Box box, const Pick *pick, const char *line, const BarSide *side);

/* The bar while nobody is asked: only the line, and one button where `button` is not NULL. `side` may be
   NULL. Returns what is left of it for other buttons. */
Box action_bar_draw_wait(Ui *ui, Box box, const char *line, const char *button, const char *label,
                         const BarSide *side);

#endif
