#ifndef SABACC_SCENES_RULES_SIDE_H
#define SABACC_SCENES_RULES_SIDE_H

/* Every side card of a table and its effect (DK-5, PZ-4): at the bottom of the page of cards. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* Takes its room from the bottom of the box; nothing if the table has no side cards. */
void rules_side_draw(Ui *ui, Box *box, const SabaccTable *table);

#endif
