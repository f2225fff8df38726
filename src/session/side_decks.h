/* Side decks that players keep (PZ-1): ten side cards under a name, each its player's, in one file.
 *
 *     {
 *       "sabacc-side-decks": 1,
 *       "decks": [
 *         {"player": "Ana", "name": "Sharp", "chosen": true, "cards": ["+1", "-1", "±2", "2&4", …]}
 *       ]
 *     }
 *
 * Cards are spelled as in records. Whether a deck can be played is for the table to say: its options decide
 * which kinds there are. Reading is as strict as that of records: a fault is told as "FILE:LINE:COLUMN: …"
 * and nothing is taken over; a file that cannot be read is never written over. */
#ifndef SABACC_SESSION_SIDE_DECKS_H
#define SABACC_SESSION_SIDE_DECKS_H

#include "match/match.h"

enum { SIDE_DECKS_MAX = 64, SIDE_DECKS_MOST_BYTES = 1 << 16 };

typedef struct SideDeck {
    char player[MATCH_WORDS], name[MATCH_WORDS]; /* UTF-8; together they are found once */
    bool is_chosen;                              /* its player plays it; at most one of each player's */
    SabaccCard cards[SABACC_SIDE_DECK];
} SideDeck;

typedef struct SideDecks {
    int count;
    SideDeck deck[SIDE_DECKS_MAX];
} SideDecks;

/* Reads a file; where there is none there are no decks. False with a message in `why`, `decks` empty, where
 * it cannot be read or has a fault. */
bool side_decks_read(const char *path, SideDecks *decks, Text *why);

/* The same from its bytes; `path` is for messages. */
bool side_decks_read_bytes(const char *path, const char *bytes, size_t size, SideDecks *decks, Text *why);

/* Writes the file as a whole beside `path` and puts it in its place. A file there that cannot be read as side
 * decks is first copied to "PATH.bak", and `why` then says where. False with a message where that
 * fails: nothing is lost. */
bool side_decks_write(const char *path, const SideDecks *decks, Text *why);

/* The place of a player's deck of that name, or of the one chosen; -1 where there is none. */
int side_decks_find(const SideDecks *decks, const char *player, const char *name);
int side_decks_chosen(const SideDecks *decks, const char *player);

/* Chooses that deck for its player; -1: none of the player's any more. */
void side_decks_choose(SideDecks *decks, const char *player, int index);

/* Keeps a deck, in the place of its player's of that name, and chooses it. False with a sentence in `why`
 * where the name is none or there is no room. */
bool side_decks_keep(SideDecks *decks, const SideDeck *deck, Text *why);

void side_decks_delete(SideDecks *decks, int index);

#endif
