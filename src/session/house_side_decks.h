/* Side decks of the house (house_side_decks.def), each with a manner of its own; and what side cards cost
 * where the people at a table agree on a budget for those who build one. The rulebook knows no budget: it
 * limits the builder's page alone, and nobody at the table is refused a deck by it. */
#ifndef SABACC_SESSION_HOUSE_SIDE_DECKS_H
#define SABACC_SESSION_HOUSE_SIDE_DECKS_H

#include "rules/sabacc.h"

enum { SIDE_BUDGET_LEAST = 20, SIDE_BUDGET_MOST = 30, SIDE_BUDGET_STEP = 5 };

typedef struct HouseSideDeck {
    const char *name, *manner; /* translatable */
    SabaccCard cards[SABACC_SIDE_DECK];
} HouseSideDeck;

int house_side_decks_count(void);
/* The index-th of them, from 0. */
HouseSideDeck house_side_deck(int index);

/* What a side card costs, from 1 for one that only adds to 5 for one that wins ties; a card that gives a
 * choice costs more than one that does not. */
int side_card_price(SabaccCard card);
int side_cards_price(const SabaccCard *cards, int count);

#endif
