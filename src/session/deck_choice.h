#ifndef SABACC_SESSION_DECK_CHOICE_H
#define SABACC_SESSION_DECK_CHOICE_H

/* The player's choice of decks, backs and table: stored in the settings, applied wherever assets of a family
 * are drawn (decks/library.h). After a change the caller reports changed settings. */

#include "decks/library.h"
#include "session/settings.h"

/* Whether the deck is the chosen one of its family. */
bool deck_choice_is_used(const Settings *settings, const LibraryEntry *entry);
/* Chooses that deck; the back stays if the deck has it. False, and nothing is changed, if it has no family
 * because it could never be opened. */
bool deck_choice_use(Settings *settings, const LibraryEntry *entry);
/* Chooses that back for the family: a face `back`, `back-2` …; for decks with several kinds of back
 * (`back-sand-2`) any of one kind selects all. */
void deck_choice_use_back(Settings *settings, DeckFamily family, const char *back);
/* The same for the `index`-th of the entry's backs of one kind; deck_choice_backs counts them. */
void deck_choice_use_back_at(Settings *settings, const LibraryEntry *entry, int index);
int deck_choice_backs(const LibraryEntry *entry);
/* The `index`-th of them: `back`, `back-2` …; owned by the entry. */
const char *deck_choice_back_at(const LibraryEntry *entry, int index);
/* The index of the chosen back in the entry; 0, the default, if the entry lacks it. */
int deck_choice_back(const Settings *settings, const LibraryEntry *entry);

/* What the deck calls that back ("title" of its deck.json), translated; all backs of one kind have the title
 * of the plain one (`back-sand-2` that of `back-2`). "Back 3" for one without a title, the `index` from 0, or
 * for no deck (NULL). Is truncated to `size`. */
void deck_back_words(const Deck *deck, const char *back, int index, char *words, size_t size);

/* Backs that are earned by feats, by their faces in whatever deck has them: how many feats that takes, and a
 * title, translated. */
enum { DECK_EARNED_BACKS = 2 };
int deck_back_feats(int earned);
const char *deck_back_title(int earned);
const char *deck_back_face(int earned); /* of every deck of the program: "back-5" */
/* How many of the entry's backs, from the first on, one may choose who has found that many feats; one that is
 * chosen already is never taken away, and of a player's own deck all may be. */
int deck_backs_open(const Settings *settings, const LibraryEntry *entry, int feats);

/* Tables: faces of the decks cloth and cloth-laid, the default first, which is the
 * table's own and laid over none. The last ones are earned on the
 * circuit: each by winning the first so many houses, 0 for those that everybody has. */
enum { DECK_CLOTHS = 5 };
int deck_cloth_houses(int index);
/* How many of them, from the first on, one may choose who has won that many houses; one that is chosen
 * already is never taken away. */
int deck_cloths_open(const Settings *settings, int houses);
const char *deck_cloth_face(int index);
const char *deck_cloth_title(int index); /* translated */
/* The chosen one's index. */
int deck_choice_cloth(const Settings *settings);
void deck_choice_use_cloth(Settings *settings, int index);

/* Words of the settings file. False, and nothing is changed, if the word is invalid: a deck is a family's id
 * or `own:` and a folder's name, a back is `back` or `back-` and small letters, digits and hyphens. */
bool deck_choice_read_deck(Settings *settings, DeckFamily family, const char *word);
bool deck_choice_read_back(Settings *settings, DeckFamily family, const char *word);
bool deck_choice_read_cloth(Settings *settings, const char *word);
/* The words for the current choice, including defaults. */
const char *deck_choice_deck_word(const Settings *settings, DeckFamily family);
const char *deck_choice_back_word(const Settings *settings, DeckFamily family);
const char *deck_choice_cloth_word(const Settings *settings);

#endif
