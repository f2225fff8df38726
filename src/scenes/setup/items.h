#ifndef SABACC_SCENES_SETUP_ITEMS_H
#define SABACC_SCENES_SETUP_ITEMS_H

/* Each seat's items (PL-2), in a row of its own on the setup screen, which begins with who sits there; absent
 * if the rules have no stakes. Buttons are named "owns:WORD:SEAT". */

#include "match/match.h"
#include "ui/ui.h"

/* The height of a seat's row; 0 if there is none. */
float setup_items_height(const SabaccSetup *rules);
/* Draws it at the top of `rest`, which it shortens. */
void setup_items_draw(Ui *ui, Box *rest, const MatchSetup *setup, int seat);
/* Adds or removes the item that was pressed; false if the event is not about one. */
bool setup_items_take(SabaccSetup *rules, const UiEvent *event);

#endif
