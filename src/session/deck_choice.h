#ifndef SABACC_SESSION_DECK_CHOICE_H
#define SABACC_SESSION_DECK_CHOICE_H

/* Which decks, backs and table the player plays with: kept in the settings, shown wherever the assets of a
   family are drawn (decks/library.h). Whoever changes a choice then says that settings have changed. */

#include "decks/library.h"
#include "session/settings.h"

/* Whether the deck is the one played with in its family. */
bool deck_choice_is_used(const Settings *settings, const LibraryEntry *entry);
/* Plays with that deck from now on; the back stays if the deck has such a one. False, and nothing is changed,
   where it stands in for no family because it never could be opened. */
bool deck_choice_use(Settings *settings, const LibraryEntry *entry);
/* Plays the family with that back: a face `back`, `back-2` …; of decks with several kinds of back
   (`back-sand-2`) any of one kind means all. */
void deck_choice_use_back(Settings *settings, DeckFamily family, const char *back);
/* The same, of the `index`-th of the entry's backs of one kind: deck_choice_backs counts them. */
void deck_choice_use_back_at(Settings *settings, const LibraryEntry *entry, int index);
int deck_choice_backs(const LibraryEntry *entry);
/* The `index`-th of them: `back`, `back-2` …; owned by the entry. */
const char *deck_choice_back_at(const LibraryEntry *entry, int index);
/* Which of the entry's is the chosen one; 0, the usual, where it has not the chosen one. */
int deck_choice_back(const Settings *settings, const LibraryEntry *entry);

/* Tables: faces of the decks cloth and cloth-tall, the usual one first. */
enum { DECK_CLOTHS = 3 };
const char *deck_cloth_face(int index);
const char *deck_cloth_title(int index); /* translated */
/* The chosen one's index. */
int deck_choice_cloth(const Settings *settings);
void deck_choice_use_cloth(Settings *settings, int index);

/* Words of the settings file. False, and nothing is changed, where the word is none: a deck is a family's id
   or `own:` and a folder's name, a back `back` or `back-` and small letters, digits and hyphens. */
bool deck_choice_read_deck(Settings *settings, DeckFamily family, const char *word);
bool deck_choice_read_back(Settings *settings, DeckFamily family, const char *word);
bool deck_choice_read_cloth(Settings *settings, const char *word);
/* The words for what is chosen, the usual ones included. */
const char *deck_choice_deck_word(const Settings *settings, DeckFamily family);
const char *deck_choice_back_word(const Settings *settings, DeckFamily family);
const char *deck_choice_cloth_word(const Settings *settings);

#endif
