#ifndef SABACC_SCENES_RULES_DICE_H
#define SABACC_SCENES_RULES_DICE_H

/* What the golden and the silver die say (CO-1), and how ties are parted where there is a target (CO-3,
   CO-4): below the kinds of hand on their page. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* Leaves in the box what the kinds need above; nothing where the table has no target. */
void rules_dice_draw(Ui *ui, Box *box, const SabaccTable *table);

#endif
