#ifndef SABACC_TABLE_LAYOUT_H
#define SABACC_TABLE_LAYOUT_H

/* The layout of a table in a box of the screen. Logical units. */

#include "rules/sabacc.h"
#include "table/room.h"

enum { TABLE_OWN_BOXES = 4, SEAT_OWN_BOXES = 8 };

/* Where a heap of chips stands that a seat has won, and the sum of it beside them; how wide a chip is; and
 * the room of the result's plate where that stands beside both. The boxes are empty where these have no place
 * of their own. */
typedef struct HeapPlace {
    Box chips, sum, result;
    float chip;
} HeapPlace;

typedef struct SeatPlaces {
    Box plate;   /* portrait, name and credits */
    Box medal;   /* the portrait; of a figure its head */
    Box figure;  /* of a person behind the rail; empty: there is none, and the medal shows the portrait */
    Box arms;    /* of a figure, on the rail; before they are turned by `slope` about its middle */
    float slope; /* of the rail there, radians: clockwise */
    int turn;    /* of the figure: −1 to the left, towards the table's middle, 0 ahead, 1 to the right */
    Box cards;   /* the row of cards at its maximum width */
    float card_height;
    float lies;   /* 0: its cards stand … 1: they lie on the cloth, as wide as table_laid_shape has it */
    float along;  /* by that share of the rail's slope they are turned while they lie */
    float middle; /* about which they lie as far as they can, on the row's foot; 0: about the row's middle */
    float raster_height; /* of cards that are growing or shrinking: their final height; 0: as they are */
    Box stack;           /* its chips, on the plate */
    Box stacks;          /* its chips on the cloth (table/stacks.h); empty: they are on the plate */
    Box bet;             /* chips of the bet, and their number beside them; another's before its cards */
    Box block;           /* the dealer's block */
    Box label; /* total and name of the hand; another's under its cards, one's own in landscape beside them */
    HeapPlace heap; /* of table_make_room_for_heaps */
    Box single;     /* a card drawn singly, in portrait one's own; others' are beside their cards */
    float scale;
    bool is_large;     /* the bottom seat's */
    bool is_held;      /* its cards are: they are turned as in a fan, and lie over each other */
    bool holds_apart;  /* the separate ones too, in the same fan */
    float stands_back; /* 0 … 1: how far the bottom seat's cards do (table/stage.h) */
    float drawn_in;    /* another's lying cards: by that share they are smaller for a hand in the middle */
    Box own[SEAT_OWN_BOXES]; /* variant-specific boxes of a seat; the variant's file names them */
} SeatPlaces;

typedef struct TableLayout {
    Box box, bar;   /* of TableArea */
    TableRoom room; /* in which it stands */
    bool is_portrait;
    bool is_view; /* of a room that lies where TableArea.room says */
    int bottom;   /* the seat at the bottom */
    SeatPlaces seat[SABACC_MAX_SEATS];
    Box deck, discard, aside, hand_pot, sabacc_pot, dice, marker;
    Box phase;                /* of TableArea.head; empty: the phase is told in the marker's box */
    Box staked;               /* beside the hand pot, for items (PL-2); empty if none can lie there */
    Box middle;               /* the area without seats */
    Box stage, stage_of_one;  /* of hands at a showdown, as high as their cards; set by table_set_stage */
    Box own[TABLE_OWN_BOXES]; /* variant-specific boxes in the middle */
    float card_shape;         /* width by height */
} TableLayout;

/* `bottom`: the seat at the bottom; `card_shape`: width by height of a card; `raised`: of TableChoice. */
TableLayout table_layout_of(const SabaccTable *table, int bottom, const TableArea *area, float card_shape,
                            float raised);
/* The same with the viewer at the bottom, or seat 0 if the viewer has no seat. */
TableLayout table_layout_for(const SabaccTable *table, const TableArea *area, float card_shape, float raised);

/* ---- for the layouts of the kinds of table ---- */

/* The two pots side by side around x, y; each `side` wide, with the plate before its ring. */
void table_place_pots(TableLayout *at, float x, float y, float side, float between);
/* How high a pot of that width is; and how wide one can be in a box. */
float table_pot_high(const TableLayout *at, float side);
float table_pot_side(const TableLayout *at, float wide, float high);
/* The x of what lies in a column, and how wide a column is for what lies beside each other. They are the
 * room's unless the table's box is narrower than its wide picture, as in portrait. */
float table_column_x(const TableLayout *at, float column);
float table_columns_scale(const TableLayout *at);
/* How wide a card of a pile is that is seen so high: it lies on the cloth, seen from one's chair. */
float table_lying_wide(const TableLayout *at, float high);
/* Of the height of what lies before somebody so much is seen from one's chair. */
#define TABLE_LAID_SEEN 0.7f
/* The width by height of a card of that shape that lies before somebody by that share (SeatPlaces.lies). */
float table_laid_shape(float card_shape, float lies);
/* How far what lies before that seat is turned to the rail there, as it is seen: radians clockwise. */
float table_laid_slope(const SeatPlaces *places);
/* How large what lies on the table is: logical units for one of a box of the usual size. */
float table_unit(const TableLayout *at);
/* A seat's chips on its plate. */
Box table_stack_on(Box plate);
#endif
