/* A table of Casino, reckoned from the rulebook (CS-1 … CS-6) and not by the core: one player against the
 * house, cards by kinds (house_games.h). */
#ifndef TESTS_EXAM_CASINO_TABLE_H
#define TESTS_EXAM_CASINO_TABLE_H

#include "house_games.h"

enum { CASINO_ROUNDS = 12 };

/* Ranks of hands: the better has the higher one (CS-5). Between these they are totals. */
enum { CASINO_BOMB = -100, CASINO_SABACC = 98, CASINO_PURE = 99, CASINO_ARRAY = 100 };

typedef struct CasinoTable {
    uint64_t *luck;             /* of all its copies; not 0 */
    int own[HAND], house[HAND]; /* kinds */
    int house_field;            /* the house's fielded cards: bits; 0 in the first round */
    int replaced;               /* of the house's two loose cards; 3 in the first round */
    int left[KINDS], deck, junk[KINDS];
    int round;
    double paid, credits, pending, sabacc; /* bet, in the stack, bet in this round; the sabacc pot */
} CasinoTable;

/* What the player does in a turn. */
typedef struct CasinoChoice {
    bool calls, bets; /* bets all it has */
    int field;        /* the cards it fields: bits */
} CasinoChoice;

/* Who called (CS-6). */
typedef enum CasinoCaller { CASINO_PLAYER, CASINO_HOUSE, CASINO_NOBODY } CasinoCaller;

/* A new game: an ante of 1, and nothing in the stack. */
CasinoTable casino_deal(uint64_t *luck);

/* A card from the deck; the junk is shuffled into an empty one. */
int casino_draw(CasinoTable *table);

int casino_rank(const int kinds[HAND]);
bool casino_house_calls(int rank);

/* What the player wins by the ranks of the hands, beyond what it has bet (CS-6). */
double casino_settle(const CasinoTable *table, int own, int house, CasinoCaller caller);

/* The dice for loose cards (CS-4), and the bets, between two rounds. */
void casino_next_round(CasinoTable *table, CasinoChoice choice);

/* The last dice, with which a game without a call ends. */
void casino_last_dice(CasinoTable *table, CasinoChoice choice);

#endif
