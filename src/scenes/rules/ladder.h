#ifndef SABACC_SCENES_RULES_LADDER_H
#define SABACC_SCENES_RULES_LADDER_H

/* The kinds of hand of a game, best first, each with its rule and a hand that is one. Kinds that the options
   leave out, or that the table's cards cannot make, are not shown. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { LADDER_CARDS = 5 };

typedef struct LadderExample {
    int count;
    SabaccCard cards[LADDER_CARDS];
} LadderExample;

/* A hand of that kind at this table; false where none is known. */
bool ladder_example(const SabaccTable *table, SabaccRank rank, LadderExample *example);

/* The table is one at which the game is played by its options; what lies on it does not matter. Scrolls where
   it is higher than the box. */
void ladder_draw(Ui *ui, Box box, const SabaccTable *table);

#endif
