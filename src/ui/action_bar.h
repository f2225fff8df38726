#ifndef SABACC_UI_ACTION_BAR_H
#define SABACC_UI_ACTION_BAR_H

/* The row of buttons at the foot of the table: what is offered, each with its key and amount, the slider when
   credits are asked for, and one line above that says what the moment asks. */

#include "ui/pick.h"

/* How high it is on a screen of that shape, in logical units. */
float action_bar_height(const Layout *layout);

/* Draws the pick's buttons into the box. `line` stands above them; the pick's own prompt goes before it. */
void action_bar_draw(Ui *ui, Box box, const Pick *pick, const char *line);

/* The bar while nobody is asked: only the line, and one button where `button` is not NULL. */
void action_bar_draw_wait(Ui *ui, Box box, const char *line, const char *button, const char *label,
                          uint32_t key);

#endif
