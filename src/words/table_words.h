#ifndef SABACC_WORDS_TABLE_WORDS_H
#define SABACC_WORDS_TABLE_WORDS_H

/* What lies on a table in sentences to be read aloud, translated: in the terminal and by the speech of the
 * window. They tell no more than the table knows: hidden cards are counted. No sentence ends in a space. */

#include "rules/sabacc.h"

/* What is known of one's own hand beside its cards. */
typedef struct OwnHandWords {
    const char *worth; /* what it comes to, as it is shown; "" for nothing, NULL: as its game says */
    uint32_t chosen;   /* bits of it: chosen for what is being asked */
    /* NULL, or the slot of the card at each place, from 0: as they lie on the screen, where digits press them
     */
    const uint8_t *slots;
} OwnHandWords;

/* The seat's cards by their places, with the value of those that do not name it, and what they are worth; its
 * tokens, and what lies before it in games of sets: "Your hand: 1: the 7 of Coins, 2: the Star (−17).
 * Together −10." A line for each. `more`: NULL for none. */
void own_hand_words(const SabaccTable *table, int seat, const OwnHandWords *more, Text *out);

/* One of those cards: "the Star (−17)". */
void own_card_words(const SabaccTable *table, int seat, int slot, Text *out);

/* The round, what dice have set, the moves left, pots, the seat's credits and chips, and the bet: "Round 2
 * of 3. In the hand pot 12. You have 88." */
void own_credits_words(const SabaccTable *table, int seat, Text *out);

/* Another seat: "Vex, deals, has 98: 2 hidden cards." `names` by seat. */
void other_seat_words(const SabaccTable *table, const char *const *names, int seat, Text *out);

/* By what the house plays, as its table has it printed (CS-2): "The house calls with 19 to 23 …"; nothing
 * where no house plays. */
void house_policy_words(const SabaccTable *table, Text *out);

/* All seats but that one, a line for each, what lies open, and the house's policy. */
void others_words(const SabaccTable *table, const char *const *names, int viewer, Text *out);
/* The same, then own_credits_words. */
void table_words(const SabaccTable *table, const char *const *names, int viewer, Text *out);

/* Cards in a list; hidden ones that follow each other are counted. */
void card_list_words(const SabaccCard *cards, int count, Text *out);

/* The top of the open pile of that family, or of the only one; SABACC_CARD_NONE for none. */
SabaccCard open_card(const SabaccTable *table, SabaccFamily family);

#endif
