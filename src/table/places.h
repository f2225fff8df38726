#ifndef SABACC_TABLE_PLACES_H
#define SABACC_TABLE_PLACES_H

/* Places on the table, named by what lies there, so that motion survives a new size of the window. A place
   becomes a box only when it is drawn: places.c has a function for each kind, and a kind of table has its own
   for what only it has (variant.h). */

#include "rules/sabacc.h"
#include "ui/widgets.h"

typedef struct TableFrame TableFrame;

typedef enum PlaceKind {
    PLACE_NONE,
    PLACE_HAND, /* seat, slot of the hand, held or apart as it lies now; with `count` the slot-th of that many
                   cards held */
    PLACE_APART, /* seat: the slot-th of `count` cards that lie apart */
    PLACE_SINGLE,
    PLACE_DECK,  /* slot: which, where there are several (SabaccFamily); so of PLACE_DISCARD */
    PLACE_UNDER, /* the bottom of the deck */
    PLACE_DISCARD,
    PLACE_JUNK,
    PLACE_POOL, /* slot: where in the pool of a shift */
    PLACE_ASIDE,
    PLACE_STACK, /* a seat's chips */
    PLACE_BET,
    PLACE_HAND_POT,
    PLACE_SABACC_POT,
    PLACE_HOUSE, /* off the table, where the house takes what is its own */
    PLACE_BLOCK, /* the dealer's block beside a seat */
    PLACE_DIE,   /* slot */
    PLACE_THROW, /* where dice come from; slot */
    PLACE_OWN    /* the first of those that only one kind of table has */
} PlaceKind;

typedef struct Place {
    int kind; /* PlaceKind, or one of the kind of table */
    int seat, slot, count;
    int beside; /* with `count`: how many cards lay in the other group then, and one more; 0: as many as now
                 */
} Place;

/* The box of a place for a card (or chips, a die) lying there now. */
Box table_place_box(const TableFrame *frame, const Place *place);
/* What lies there lies at a seat, and not in the middle. */
bool table_place_is_at_seat(const SabaccTable *table, const Place *place);
/* A place at that seat. */
static inline Place table_at_seat(int kind, int seat) { return (Place){.kind = kind, .seat = seat}; }
static inline Place table_in_hand(int seat, int slot) {
    return (Place){.kind = PLACE_HAND, .seat = seat, .slot = slot};
}
/* The same place, whatever lies there. */
static inline bool table_same_place(const Place *a, const Place *b) {
    return a->kind == b->kind && a->seat == b->seat && a->slot == b->slot;
}

#endif
