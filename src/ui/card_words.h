#ifndef SABACC_UI_CARD_WORDS_H
#define SABACC_UI_CARD_WORDS_H

/* Cards in words, translated. They name cards, never a game. */

#include "rules/sabacc.h"

enum { CARD_WORDS = 64 };

/* A card as one speaks of it: "the 7 of Coins", "the Star", the sign and number of a spike card. */
void card_words(SabaccCard card, char words[CARD_WORDS]);
/* The same on a button: a card of a family without its article. */
void card_title(SabaccCard card, char words[CARD_WORDS]);
/* What a card of two families counts where that is no number (KE-4): "dice" of an Impostor, "the other" of a
   Sylop; NULL of any other card. */
const char *card_counting(SabaccCard card);

#endif
