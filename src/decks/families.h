#ifndef SABACC_DECKS_FAMILIES_H
#define SABACC_DECKS_FAMILIES_H

/* The built-in decks of cards by id, the folders in assets/cards. Each is also a family: a player's deck
 * stands in for one of them at every table that uses it. Also the words that name decks and their faces in
 * files. */

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

/* DECK_FAMILIES if no family has that id. */
DeckFamily deck_family_named(const char *id);

/* Width by height of a built-in deck's cards, as in its deck.json; for any other id that of `classic`. */
float deck_family_shape(const char *id);

enum { DECK_ID = 32, DECK_WORD = 24, DECK_FOLDER = 24 };

/* Whether the face is a back: `back`, or begins with `back-`. */
bool deck_face_is_back(const char *face);

/* Ends the name of an asset whose face is drawn as on a page of its own. */
#define DECK_LARGE "@large"

/* Prefix of a player's deck id, followed by its folder's name. A built-in deck's id is its folder's name. */
#define DECK_OWN "own:"
/* The folder's name contained in an id. */
const char *deck_folder_of(const char *id);
/* True if a player's deck may be in a folder of that name: 1 to DECK_FOLDER letters A to Z, digits, spaces
 * and - _ . +, not starting with a point. */
bool deck_folder_is_good(const char *folder);

/* The deck and back chosen for a family. */
typedef struct DeckChoice {
    char deck[DECK_ID];   /* `own:FOLDER`; "": the built-in deck */
    char back[DECK_WORD]; /* `back-2`; "": the default, `back` */
} DeckChoice;

#endif
