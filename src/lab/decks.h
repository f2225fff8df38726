/* Decks of pictures by the words of the command line: those of the game by id, a player's own by path. */
#ifndef SABACC_LAB_DECKS_H
#define SABACC_LAB_DECKS_H

#include "decks/deck.h"

/* Opens the deck. A word with a slash is the path of a deck's folder; any other is the id of one of the
 * game's decks ($SABACC_ASSETS/cards, else beside the installed program, where it was installed or built), or
 * else a folder of that name right here. `assets` is the folder that holds cards/, NULL where none was named.
 * The caller closes it. NULL, a sentence having been said, where there is none or it has a fault. */
Deck *lab_deck_open(const char *word, const char *assets);

#endif
