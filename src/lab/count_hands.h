/* Exact counts of every kind of hand, by enumerating all of them. */
#ifndef SABACC_LAB_COUNT_HANDS_H
#define SABACC_LAB_COUNT_HANDS_H

#include "rules/sabacc.h"

enum { COUNT_HANDS_CARDS = 7, COUNT_HANDS_TOTAL = 512, COUNT_HANDS_NUMBERS = 16 };

/* Counts of hands as sets of single cards: two copies of a card are two cards. */
typedef struct HandCounts {
    int64_t hands;
    int64_t kinds[SABACC_RANKS][COUNT_HANDS_NUMBERS]; /* by sabacc_kind_number */
    /* by total -COUNT_HANDS_TOTAL … COUNT_HANDS_TOTAL; a hand that needs dice has none */
    int64_t totals[2 * COUNT_HANDS_TOTAL + 1];
} HandCounts;

/* Counts the hands of `cards` cards, 1 … COUNT_HANDS_CARDS and no more than the deck has, by the table's game
 * and options. If the game limits a hand to certain cards, only such hands are counted. */
void count_hands(const SabaccTable *table, int cards, HandCounts *counts);

#endif
