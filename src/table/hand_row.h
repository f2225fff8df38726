#ifndef SABACC_TABLE_HAND_ROW_H
#define SABACC_TABLE_HAND_ROW_H

/* The layout of a hand's cards: groups side by side, as large as they fit. */

#include "table/layout.h"
#include "table/places.h"

typedef enum HandGroup {
    GROUP_HELD,
    GROUP_APART,    /* in a rack beside them: hand_apart */
    GROUP_BORROWED, /* pictures of others' fielded cards that count at the showdown (FD-5) */
    HAND_GROUPS
} HandGroup;

/* A card entered or left a group: the others glide to their new places. */
typedef struct HandEase {
    int index;
    float extra; /* +1 a card left at `index`, −1 one came */
    double begins, ends;
} HandEase;

/* The number of cards in each group of a hand; fractions while they glide. `spread` 0 … 1: how much of each
 * held card is visible; `apart_spread` the same for separate ones. */
typedef struct HandCounts {
    float of[HAND_GROUPS];
    float spread, apart_spread;
} HandCounts;

/* Cards that are held are turned about a point below the middle of the row, so far from the middle of each;
 * 0: they are not. */
typedef struct HandFan {
    float x, radius;
    bool has_apart; /* the separate cards are held too */
} HandFan;

/* The groups of a hand side by side. */
typedef struct HandRow {
    float y, high, wide; /* of each card */
    float left[HAND_GROUPS], pitch[HAND_GROUPS];
    float right;         /* the right edge of the last group */
    HandFan fan;         /* of the held cards */
    float apart;         /* of their height the separate ones are seen so high, on the same foot */
    float middle, slope; /* it goes on as much lower to the right as the rail before which it lies */
} HandRow;

/* What is left of `extra` at that time: followed by a critically damped spring. */
float table_glide_left(const HandEase *ease, double now);
/* Whether the separate cards of that seat lie on the table while it holds the others. */
bool table_lays_apart(const SeatPlaces *places);
HandRow table_hand_row(const SeatPlaces *places, float card_shape, const HandCounts *counts);
/* The box of a card before it is turned about its middle, and by how much it is, radians clockwise. */
Box table_row_box(const HandRow *row, HandGroup group, float index);
float table_row_turn(const HandRow *row, HandGroup group, float index);
/* The box around all cards of a group, were they in one line. */
Box table_group_box(const HandRow *row, HandGroup group, float count);
HandCounts table_hand_counts(const TableFrame *frame, int seat);
HandRow table_row_of(const TableFrame *frame, int seat);
/* The height at which a card of that place, drawn in that box, is rasterised: of a hand whose cards grow or
 * shrink, as high as they will be; of a card that lies, as it is in a hand. */
float table_raster_height(const TableFrame *frame, const Place *place, Box box);
/* The box of the card at that place of the hand; for PLACE_HAND and PLACE_APART. */
Box table_hand_place(const TableFrame *frame, const Place *place);
/* How far it is turned there, of those that are held; radians clockwise. */
float table_hand_turn(const TableFrame *frame, const Place *place);
/* Cards of others' fields that count for a shown hand (FD-5), and their owners; returns how many. */
int table_borrowed(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_HAND],
                   int8_t from[SABACC_MAX_HAND]);

#endif
