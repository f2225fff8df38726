#ifndef SABACC_TABLE_PLACES_H
#define SABACC_TABLE_PLACES_H

/* Places on the table, named by what lies there, so that motion survives a new size of the window. A place
   becomes a box only when it is drawn: places.c has a function for each kind. */

#include "rules/sabacc.h"
#include "ui/widgets.h"

typedef struct TableFrame TableFrame;

typedef enum PlaceKind {
    PLACE_NONE,
    PLACE_HAND, /* seat, slot of the hand, held or apart as it lies now; with `count` the slot-th of that many
                   cards held */
    PLACE_APART, /* seat: the slot-th of `count` cards that lie apart */
    PLACE_SINGLE,
    PLACE_DECK,  /* slot: SabaccFamily, of a table of two families; so of PLACE_DISCARD */
    PLACE_UNDER, /* the bottom of the deck */
    PLACE_DISCARD,
    PLACE_JUNK,
    PLACE_POOL, /* slot: where in the pool of a shift */
    PLACE_ASIDE,
    PLACE_STACK, /* a seat's chips */
    PLACE_BET,
    PLACE_HAND_POT,
    PLACE_SABACC_POT,
    PLACE_STOCK,    /* a seat's chips apart from credits (KE-1) */
    PLACE_IN_PLAY,  /* those of them that it has in play (KE-3) */
    PLACE_TOKEN,    /* seat, slot of its rack: tokens that are left, then those played */
    PLACE_HOUSE,    /* off the table, where the house takes what is its own */
    PLACE_BLOCK,    /* the dealer's block beside a seat */
    PLACE_DIE,      /* slot */
    PLACE_CARD_DIE, /* slot: the die with a card of its own */
    PLACE_LAID,     /* seat, slot: on its board (PZ-2) */
    PLACE_SIDE,     /* a seat's side deck, from which its hand comes (PZ-1) */
    PLACE_THROW     /* where dice come from */
} PlaceKind;

typedef struct Place {
    PlaceKind kind;
    int seat, slot, count;
    int beside; /* with `count`: how many cards lay in the other group then, and one more; 0: as many as now
                 */
} Place;

/* The box of a place for a card (or chips, a die) lying there now. */
Box table_place_box(const TableFrame *frame, const Place *place);

#endif
