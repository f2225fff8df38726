#ifndef SABACC_SESSION_OPENED_H
#define SABACC_SESSION_OPENED_H

/* What a player hands to the program, on the command line or by dropping it on the window: a record, house
 * rules or a deck. It is known by what is in it, and only then by its name. Reads, and changes nothing. */

#include "decks/deck.h"
#include "session/game_plan.h"
#include "session/house_rules.h"

typedef enum OpenedKind { OPENED_RECORD, OPENED_RULES, OPENED_DECK } OpenedKind;

/* The folder of a deck of the player's form (docs/decks.md), which has no fault. */
typedef struct OpenedDeck {
    char folder[PLAN_PATH]; /* absolute */
    char name[128];         /* as the deck calls itself */
    DeckFamily family;      /* the built-in deck that it stands in for */
    /* its id in decks/library.h if the folder is one of DATA/cards; "" if it is not among the player's */
    char id[DECK_ID];
} OpenedDeck;

typedef struct Opened {
    OpenedKind kind;
    GamePlan plan; /* OPENED_RECORD: PLAN_RESUME or PLAN_REPLAY */
    HouseRules rules;
    OpenedDeck deck;
} Opened;

/* Where the program keeps things: the data directory, and the folder of the built-in decks. */
typedef struct OpenedPlaces {
    const char *data, *house;
} OpenedPlaces;

/* Finds what that file or folder is. A record of DATA/games is resumed while it is noted as unfinished. One
 * from elsewhere is resumed where it lies if it can be: its game is not over, a person plays in it, it has a
 * seed, its name ends in ".sabacc", and the file can be written. Any other is replayed. Of a deck either its
 * folder or the deck.json in it may be given. False with a sentence in `why` if it is none of these, or has
 * a fault. */
bool opened_find(Opened *opened, const char *path, const OpenedPlaces *places, Text *why);

#endif
