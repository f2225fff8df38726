#ifndef SABACC_WORDS_CARD_WORDS_H
#define SABACC_WORDS_CARD_WORDS_H

/* Cards in words, translated. Knows cards, not games. */

#include "rules/sabacc.h"

enum { CARD_WORDS = 128 };

/* A card in a sentence: "the 7 of Coins", "the Star", "−3 of Circles". */
void card_words(SabaccCard card, char words[CARD_WORDS]);
/* The same where there is little room: a card of a family without its article, a spike card by the figure of
 * its suit, filled or hollow as on the card, and its number. */
void card_title(SabaccCard card, char words[CARD_WORDS]);
/* The same read aloud, without symbols: "+3 of circles", "the 7 of Coins", "a hidden card". */
void card_spoken(SabaccCard card, char words[CARD_WORDS]);
/* The value of a card of two families if it is not a number (KE-4): "dice" for an Impostor, "the other" for a
 * Sylop; NULL for any other card. */
const char *card_counting(SabaccCard card);

#endif
