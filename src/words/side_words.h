#ifndef SABACC_WORDS_SIDE_WORDS_H
#define SABACC_WORDS_SIDE_WORDS_H

/* Side cards in words (DK-5, PZ-4): the name of each and what it does at a table, for the player to read
 * before playing it. Identifies cards by their words. */

#include "rules/sabacc.h"

enum { SIDE_WORDS = 400 };

/* "+3", "−3", "±3", "2&4", "Double", "Tie Breaker"; translated. */
void side_card_title(SabaccCard card, char words[SIDE_WORDS]);

/* One sentence, translated: "Adds 3 or takes 3 away, as you say." The Tie Breaker is explained by the table's
 * options. */
void side_card_effect(const SabaccTable *table, SabaccCard card, char words[SIDE_WORDS]);

#endif
