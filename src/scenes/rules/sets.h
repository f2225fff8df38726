#ifndef SABACC_SCENES_RULES_SETS_H
#define SABACC_SCENES_RULES_SETS_H

/* How a set and a match are won at a table of sets (PZ-2, PZ-3, PZ-5, PZ-7), as its options have it: under
   the kinds of hand. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* Takes its room off the foot of the box; nothing where the table has no sets. */
void rules_sets_draw(Ui *ui, Box *box, const SabaccTable *table);

#endif
