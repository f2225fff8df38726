#ifndef SABACC_SCENES_LADDER_H
#define SABACC_SCENES_LADDER_H

/* The kinds of hand of a game, best first, each with its rule and a hand that is one. Kinds that the options
   leave out are not shown. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { LADDER_CARDS = 5 };

typedef struct LadderExample {
    SabaccRank rank;
    const char *deck;
    int count;
    SabaccCard cards[LADDER_CARDS];
} LadderExample;

/* The example of a rank; false where there is none. */
bool ladder_example(SabaccRank rank, LadderExample *example);

/* Scrolls where it is higher than the box. */
void ladder_draw(Ui *ui, Box box, const SabaccSetup *setup);

#endif
