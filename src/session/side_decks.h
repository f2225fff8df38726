/* Side decks saved by players (PZ-1): ten side cards under a name, each owned by its player, in one file.
 *
 *     {
 *       "sabacc-side-decks": 1,
 *       "decks": [
 *         {"player": "Ana", "name": "Sharp", "chosen": true, "cards": ["+1", "-1", "±2", "2&4", …]}
 *       ]
 *     }
 *
 * Cards are spelled as in records. The table's options decide whether a deck can be played. Programs of
 * several versions may share the file (session/kept_json.h): unknown keys are kept, and a deck that this
 * version does not understand is reported as "FILE:LINE:COLUMN: …", left out and kept in the file. */
#ifndef SABACC_SESSION_SIDE_DECKS_H
#define SABACC_SESSION_SIDE_DECKS_H

#include "match/match.h"

enum { SIDE_DECKS_MAX = 64, SIDE_DECKS_IN_FILE = 4096, SIDE_DECKS_MOST_BYTES = 1 << 20 };

typedef struct SideDeck {
    char player[MATCH_WORDS], name[MATCH_WORDS]; /* UTF-8; the combination is unique */
    bool is_chosen;                              /* its player uses it; at most one per player */
    SabaccCard cards[SABACC_SIDE_DECK];
} SideDeck;

typedef struct SideDecks {
    int count;
    SideDeck deck[SIDE_DECKS_MAX];
} SideDecks;

/* Reads a file; a missing one means no decks. False with the first message in `why` if something of it cannot
 * be read; `decks` has what can. */
bool side_decks_read(const char *path, SideDecks *decks, Text *why);

/* The same from its bytes; `path` is for messages. */
bool side_decks_read_bytes(const char *path, const char *bytes, size_t size, SideDecks *decks, Text *why);

/* Writes the differences between the two into the file, and nothing else (session/kept_json.h). False with a
 * sentence on failure; also adds a sentence if a file that could not be understood was put aside. */
bool side_decks_change(const char *path, const SideDecks *before, const SideDecks *after, Text *why);

/* The index of a player's deck of that name, or of the chosen one; -1 if there is none. */
int side_decks_find(const SideDecks *decks, const char *player, const char *name);
int side_decks_chosen(const SideDecks *decks, const char *player);

/* Chooses that deck for its player; -1: none of the player's decks. */
void side_decks_choose(SideDecks *decks, const char *player, int index);

/* Saves a deck, replacing its player's deck of that name, and chooses it. False with a sentence in `why` if
 * the name is invalid or there is no room. */
bool side_decks_keep(SideDecks *decks, const SideDeck *deck, Text *why);

void side_decks_delete(SideDecks *decks, int index);

#endif
