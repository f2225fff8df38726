#ifndef SABACC_TABLE_LAYOUT_H
#define SABACC_TABLE_LAYOUT_H

/* Where things rest in a box of the screen. Logical units. */

#include "rules/sabacc.h"
#include "ui/widgets.h"

enum { TABLE_OWN_BOXES = 4, SEAT_OWN_BOXES = 8 };

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
    float scale;
    bool bet_is_high;        /* its number stands under the chips */
    bool is_large;           /* the bottom seat's */
    Box own[SEAT_OWN_BOXES]; /* what only one kind of table has at a seat; its file says which is which */
} SeatPlaces;

typedef struct TableLayout {
    Box box;
    bool is_portrait;
    int bottom; /* the seat that sits at the bottom */
    SeatPlaces seat[SABACC_MAX_SEATS];
    Box deck, discard, aside, hand_pot, sabacc_pot, dice, marker;
    Box middle;               /* what no seat touches */
    Box own[TABLE_OWN_BOXES]; /* what only one kind of table has in the middle */
    float card_shape;         /* width by height */
} TableLayout;

/* `card_shape`: width by height of a card; `raised`: of TableChoice. */
TableLayout table_layout_for(const SabaccTable *table, Box box, bool is_portrait, float card_shape,
                             float raised);

/* ---- for the layouts of the kinds of table ---- */

/* The two pots side by side about x, y; each `side` wide. */
void table_place_pots(TableLayout *at, float x, float y, float side, float between);
/* A seat's chips on its plate. */
Box table_stack_on(Box plate);

#endif
