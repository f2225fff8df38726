#ifndef SABACC_SCENES_SETUP_ITEMS_H
#define SABACC_SCENES_SETUP_ITEMS_H

/* What each seat owns and may stake (PL-2), in a row under it on the setup screen; nothing of it is there
   where the rules know no stakes. Buttons are named "owns:WORD:SEAT". */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* How much room a seat's row takes; 0 where there is none. */
float setup_items_height(const SabaccSetup *rules);
/* Draws it from the top of `rest`, which it shortens. */
void setup_items_draw(Ui *ui, Box *rest, const SabaccSetup *rules, int seat);
/* Gives or takes away the item that was pressed; false where the event is of none. */
bool setup_items_take(SabaccSetup *rules, const UiEvent *event);

#endif
