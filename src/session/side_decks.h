/* Side decks saved by players (PZ-1): ten side cards under a name, each owned by its player, in one file.
 *
 *     {
 *       "sabacc-side-decks": 1,
 *       "decks": [
 *         {"player": "Ana", "name": "Sharp", "chosen": true, "cards": ["+1", "-1", "±2", "2&4", …]}
 *       ]
 *     }
 *
 * Cards are spelled as in records. The table's options decide whether a deck can be played. Reading is as
 * strict as that of records: an error is reported as "FILE:LINE:COLUMN: …" and nothing is loaded; a file that
 * cannot be read is never overwritten. */
#ifndef SABACC_SESSION_SIDE_DECKS_H
#define SABACC_SESSION_SIDE_DECKS_H

#include "match/match.h"

enum { SIDE_DECKS_MAX = 64, SIDE_DECKS_MOST_BYTES = 1 << 16 };

typedef struct SideDeck {
    char player[MATCH_WORDS], name[MATCH_WORDS]; /* UTF-8; the combination is unique */
    bool is_chosen;                              /* its player uses it; at most one per player */
    SabaccCard cards[SABACC_SIDE_DECK];
} SideDeck;

typedef struct SideDecks {
    int count;
    SideDeck deck[SIDE_DECKS_MAX];
} SideDecks;

/* Reads a file; a missing one means no decks. False with a message in `why`, `decks` empty, if it cannot be
 * read or has an error. */
bool side_decks_read(const char *path, SideDecks *decks, Text *why);

/* The same from its bytes; `path` is for messages. */
bool side_decks_read_bytes(const char *path, const char *bytes, size_t size, SideDecks *decks, Text *why);

/* Writes the whole file to a temporary file and renames it. An existing file that is not valid is first
 * copied to "PATH.bak", and `why` then says where. False with a message if that fails: nothing is lost. */
bool side_decks_write(const char *path, const SideDecks *decks, Text *why);

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
