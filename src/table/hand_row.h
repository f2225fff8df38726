#ifndef SABACC_TABLE_HAND_ROW_H
#define SABACC_TABLE_HAND_ROW_H

/* Where the cards of a hand lie: in groups, one beside the other, as large as they fit. */

#include "table/layout.h"
#include "table/places.h"

typedef enum HandGroup {
    GROUP_HELD,
    GROUP_APART,    /* in a rack beside them: hand_apart */
    GROUP_BORROWED, /* pictures of others' fielded cards that count at the showdown (FD-5) */
    HAND_GROUPS
} HandGroup;

/* One card came into or left a group: the others glide to their new places. */
typedef struct HandEase {
    int index;
    float extra; /* +1 a card left at `index`, −1 one came */
    double begins, ends;
} HandEase;

/* How many cards lie in each group of a hand; fractions while they glide. `spread` 0 … 1: how much of each
   held card is to be seen; `apart_spread` the same of those apart. */
typedef struct HandCounts {
    float of[HAND_GROUPS];
    float spread, apart_spread;
} HandCounts;

/* The groups of a hand side by side. */
typedef struct HandRow {
    float y, high, wide; /* of each card */
    float left[HAND_GROUPS], pitch[HAND_GROUPS];
    float right; /* the right edge of the last group */
} HandRow;

HandRow table_hand_row(const SeatPlaces *places, float card_shape, const HandCounts *counts);
Box table_row_box(const HandRow *row, HandGroup group, float index);
/* Around all cards of a group. */
Box table_group_box(const HandRow *row, HandGroup group, float count);
HandCounts table_hand_counts(const TableFrame *frame, int seat);
HandRow table_row_of(const TableFrame *frame, int seat);
/* Where a card of that place of the hand lies; for PLACE_HAND and PLACE_APART. */
Box table_hand_place(const TableFrame *frame, const Place *place);
/* Cards of others' fields that count for a hand shown (FD-5), and whose each is; returns how many. */
int table_borrowed(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_HAND],
                   int8_t from[SABACC_MAX_HAND]);

#endif
