#ifndef SABACC_DECKS_FAMILIES_H
#define SABACC_DECKS_FAMILIES_H

/* The house's decks of cards by id, the folders in assets/cards. Each is also a family: a deck of a player's
   own stands in for one of them, at every table that plays with it. And the words by which decks and their
   faces are told of, wherever they are. */

#include <stdbool.h>

typedef enum DeckFamily {
    DECK_CLASSIC,
    DECK_LOCAL,
    DECK_SPIKE,
    DECK_KESSEL,
    DECK_PAZAAK,
    DECK_TOKENS,
    DECK_FAMILIES
} DeckFamily;

extern const char *const deck_family_ids[DECK_FAMILIES];

/* DECK_FAMILIES where no family has that id. */
DeckFamily deck_family_named(const char *id);

enum { DECK_ID = 32, DECK_WORD = 24, DECK_FOLDER = 24 };

/* Whether the face is a back: `back`, or begins with `back-`. */
bool deck_face_is_back(const char *face);

/* With this begins the id of a player's own deck, and its folder's name follows; a house deck's id is its
   folder's name. */
#define DECK_OWN "own:"
/* The folder's name in an id. */
const char *deck_folder_of(const char *id);
/* Whether a player's deck may lie in a folder of that name: 1 to DECK_FOLDER letters A to Z, digits, spaces
   and - _ . +, the first no point. */
bool deck_folder_is_good(const char *folder);

/* What a family is played with. */
typedef struct DeckChoice {
    char deck[DECK_ID];   /* `own:FOLDER`; "": the house's */
    char back[DECK_WORD]; /* `back-2`; "": the usual one, `back` */
} DeckChoice;

#endif
