#ifndef SABACC_SCENES_RULES_CARDS_H
#define SABACC_SCENES_RULES_CARDS_H

/* The page of cards in the rules: every face of the deck, what it counts at the table, and its other names
 * (DK-2a). */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* All cards of that table's deck, in a list that scrolls if there is no room for them at once; on the two
 * pages of a book where the box is wide enough (scenes/rules/pages.h). */
void rules_cards_draw(Ui *ui, Box box, const SabaccTable *table);

#endif
