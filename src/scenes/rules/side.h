#ifndef SABACC_SCENES_RULES_SIDE_H
#define SABACC_SCENES_RULES_SIDE_H

/* Every side card of a table and what it does (DK-5, PZ-4): the foot of the page of cards. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* Takes its room off the foot of the box; nothing where the table has no side cards. */
void rules_side_draw(Ui *ui, Box *box, const SabaccTable *table);

#endif
