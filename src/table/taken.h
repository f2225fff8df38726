#ifndef SABACC_TABLE_TAKEN_H
#define SABACC_TABLE_TAKEN_H

/* What the layout of a table keeps for something that is looked at, with the words beside it: for speech and
 * panels, which keep clear of it. It depends on the layout alone, so nothing moves with the cards. */

#include "table/layout.h"
#include "table/view.h"

/* Empty boxes are left out. */
void table_taken_add(TableTakenList *taken, Box box, TablePart part);
/* Piles, pots, dice, the marker of the phase, and what only this kind of table has in its middle. */
void table_taken_middle(TableTakenList *taken, const SabaccTable *table, const TableLayout *at);
/* That place with room for words above and below it; an empty one stays empty. */
Box table_with_words(Box box, float above, float below);

#endif
