#ifndef SABACC_SCENES_RULES_SETS_H
#define SABACC_SCENES_RULES_SETS_H

/* How a set and a match are won at a table of sets (PZ-2, PZ-3, PZ-5, PZ-7), by its options: below the kinds
 * of hand. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* Takes its room from the bottom of the box; nothing if the table has no sets. */
void rules_sets_draw(Ui *ui, Box *box, const SabaccTable *table);

#endif
