#ifndef SABACC_TABLE_LAYOUT_H
#define SABACC_TABLE_LAYOUT_H

/* Where things rest in a box of the screen. Logical units. */

#include "rules/sabacc.h"
#include "ui/widgets.h"

typedef struct SeatPlaces {
    Box plate; /* medal, name and credits */
    Box medal;
    Box cards; /* the row of cards, as wide as it may become */
    float card_height;
    Box stack;  /* its chips, on the plate */
    Box bet;    /* chips in front, and their number beside them */
    Box block;  /* the dealer's block */
    Box label;  /* total and name of the hand; of the large one where it lies only in height */
    Box single; /* a card drawn singly */
    Box tokens; /* the rack of tokens, of tables that have them */
    float scale;
    bool bet_is_high;  /* its number stands under the chips */
    bool tokens_stand; /* one under the other */
    bool is_large;     /* the bottom seat's */
} SeatPlaces;

/* A seat's board, in games where cards are laid before each seat (PZ-2). */
typedef struct BoardPlaces {
    Box box;
    Box first; /* of its places, three in a row; the others stand `pitch` apart */
    float pitch, down;
    Box score, lamps, mark; /* the score large; sets won; stood, over, tie breaker */
    Box told;               /* what a card of the hand does; only at the bottom seat */
} BoardPlaces;

typedef struct TableLayout {
    Box box;
    bool is_portrait;
    int bottom; /* the seat that sits at the bottom */
    SeatPlaces seat[SABACC_MAX_SEATS];
    Box deck, discard, aside, hand_pot, sabacc_pot, dice, marker;
    Box policy, moves;                    /* of tables with a house (variants/house_layout.c) */
    Box blood_deck, blood_discard, rules; /* of tables with two families: deck and discard are Sand's */
    bool rules_stand;                     /* badges of what holds lie one under the other */
    Box middle;                           /* what no seat touches */
    BoardPlaces board[SABACC_MAX_SEATS];  /* where the table has boards */
    float card_shape;                     /* width by height */
} TableLayout;

/* `card_shape`: width by height of a card; `raised`: of TableChoice. */
TableLayout table_layout_for(const SabaccTable *table, Box box, bool is_portrait, float card_shape,
                             float raised);

#endif
