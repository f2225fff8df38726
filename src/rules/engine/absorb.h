/* The effect of each event on a table, in two files: cards (absorb_cards.c), and credits and hands
 * (absorb.c). Nothing else writes these. The true state also keeps the sets of unknown cards; a view only
 * counts them. */
#ifndef SABACC_RULES_ENGINE_ABSORB_H
#define SABACC_RULES_ENGINE_ABSORB_H

#include "rules/private.h"

/* The true state, not a view. */
static inline bool is_open(const SabaccTable *table) { return table->viewer == SABACC_OPEN; }

void card_to_junk(SabaccTable *table, SabaccCard card);
/* All cards of the hand. */
void hand_to_junk(SabaccTable *table, SabaccSeat *seat);
/* Puts the card on the pile of its family. */
void card_to_pile(SabaccTable *table, SabaccFamily family, SabaccCard card);
/* Takes the top card of that family's pile into the hand. */
void card_from_pile(SabaccTable *table, SabaccSeat *seat, SabaccFamily family);
/* Removes a card; the cards behind it move up (DK-8). */
void card_from_hand(SabaccSeat *seat, int slot);
/* Removes all cards, known or not; the caller decides where they go. */
void cards_from_hand(SabaccSeat *seat);

#endif
