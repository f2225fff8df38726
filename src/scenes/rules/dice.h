#ifndef SABACC_SCENES_RULES_DICE_H
#define SABACC_SCENES_RULES_DICE_H

/* The meaning of the gold and the silver die (CO-1), and how ties are broken in games with a target (CO-3,
 * CO-4): below the kinds of hand on their page. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* Leaves in the box what that many kinds need above; does nothing if the table has no target. */
void rules_dice_draw(Ui *ui, Box *box, const SabaccTable *table, int kinds);

#endif
