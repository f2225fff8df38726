#ifndef SABACC_SCENES_RULES_LADDER_H
#define SABACC_SCENES_RULES_LADDER_H

/* The kinds of hand of a game, best first, each with its rule and an example. Kinds excluded by options, or
 * impossible with the table's cards, are not shown. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { LADDER_CARDS = 5 };

typedef struct LadderExample {
    int count;
    SabaccCard cards[LADDER_CARDS];
} LadderExample;

/* A hand of that kind at this table; false if none is known. */
bool ladder_example(const SabaccTable *table, SabaccRank rank, LadderExample *example);

/* The table is set up with the game's options; the cards on it do not matter. Scrolls if it is higher than
 * the box. */
void ladder_draw(Ui *ui, Box box, const SabaccTable *table);

#endif
