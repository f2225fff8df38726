#ifndef SABACC_RENDER_DECK_FAMILIES_H
#define SABACC_RENDER_DECK_FAMILIES_H

/* The house's decks of cards by id, the folders in assets/cards. Each is also a family: a deck of a player's
   own stands in for one of them, at every table that plays with it. */

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

enum { DECK_ID = 32, DECK_WORD = 24 };

/* What a family is played with. */
typedef struct DeckChoice {
    char deck[DECK_ID];   /* `own:FOLDER`; "": the house's */
    char back[DECK_WORD]; /* `back-2`; "": the usual one, `back` */
} DeckChoice;

#endif
