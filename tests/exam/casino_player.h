/* A player of Casino by tables of its own: what every hand is worth with so many rounds left, against the
 * house's hands as they come, counted over many deals. It knows its own cards, and how many of the house's
 * loose cards were replaced. */
#ifndef TESTS_EXAM_CASINO_PLAYER_H
#define TESTS_EXAM_CASINO_PLAYER_H

#include "casino_table.h"

enum {
    CASINO_HANDS = 14950, /* of four kinds: 26 over 4 */
    CASINO_THREES = 2300, /* 25 over 3 */
    CASINO_TWOS = 276,    /* 24 over 2 */
    CASINO_STAKES = 2,    /* the ante, or the ante and all in the stack */
    CASINO_CLASSES = 4,   /* by CasinoTable.replaced */
    CASINO_RANKS = CASINO_ARRAY - CASINO_BOMB + 1
};

typedef struct CasinoPlayer {
    /* The share of tables, of each class, where the house has a hand of that rank; and where it goes on. */
    double share[CASINO_CLASSES][CASINO_RANKS], goes_on[CASINO_CLASSES];
    /* What a call by the player wins with a hand of that rank; and calls by the house in the same turn. */
    double calling[CASINO_STAKES][CASINO_CLASSES][CASINO_RANKS];
    double called[CASINO_STAKES][CASINO_CLASSES][CASINO_RANKS];
    /* What the next turn is worth with these cards, and the mean over the missing ones. */
    double next_turn[CASINO_STAKES][CASINO_HANDS];
    double by_three[CASINO_STAKES][CASINO_THREES], by_two[CASINO_STAKES][CASINO_TWOS];
} CasinoPlayer;

/* Fills in the tables of a player, zeroed before, for games with so much in the stack after the ante. */
void casino_player_begin(CasinoPlayer *player, double credits, uint64_t *luck);

CasinoChoice casino_player_choice(const CasinoPlayer *player, const CasinoTable *table);

/* What the player wins from there on by this choice, and its own from the next turn on. */
double casino_player_play_out(const CasinoPlayer *player, CasinoTable table, CasinoChoice choice);

/* The number of a multiset of two, three or four kinds. */
int casino_multiset(const int *kinds, int count);

#endif
