#ifndef SABACC_SESSION_DECK_ADDING_H
#define SABACC_SESSION_DECK_ADDING_H

/* Adds a deck to the player's: a copy of its folder in DATA/cards. */

#include "base/text.h"
#include "decks/families.h"

/* Copies deck.json, the pictures (SVG, PNG) and what is written about them (MD, TXT, LICENSE, COPYING) of
 * that folder and of those in it, a few levels deep; no links and nothing hidden, as decks have them
 * (docs/decks.md). The copy is called like the folder, in letters that such a folder may have, with a number
 * if the name is taken. `id` is then the deck's in decks/library.h. False with a sentence if that fails;
 * nothing of the copy is left. */
bool deck_add(const char *folder, const char *data, char id[DECK_ID], Text *why);

#endif
