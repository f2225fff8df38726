#ifndef SABACC_TABLE_PLACES_H
#define SABACC_TABLE_PLACES_H

/* Places on the table, identified by their use, so that motion survives a resize of the window. A place
 * becomes a box only when it is drawn: places.c has a function for each kind, and a variant has its own
 * (variant.h). */

#include "rules/sabacc.h"
#include "ui/widgets.h"

typedef struct TableFrame TableFrame;

typedef enum PlaceKind {
    PLACE_NONE,
    /* seat, slot of the hand, held or apart as it is now; with `count` the slot-th of that many held cards */
    PLACE_HAND,
    PLACE_APART, /* seat: the slot-th of `count` separate cards */
    PLACE_SINGLE,
    PLACE_DECK,  /* slot: which one, if there are several (SabaccFamily); also for PLACE_DISCARD */
    PLACE_UNDER, /* the bottom of the deck */
    PLACE_DISCARD,
    PLACE_JUNK,
    PLACE_POOL, /* slot: where in the pool of a shift */
    PLACE_ASIDE,
    PLACE_STACK, /* a seat's chips */
    PLACE_BET,
    PLACE_ITEMS, /* a seat's items, on its plate */
    PLACE_HAND_POT,
    PLACE_STAKED, /* slot: which of the items beside the hand pot */
    PLACE_SABACC_POT,
    PLACE_HOUSE, /* off the table, at the house */
    PLACE_BLOCK, /* the dealer's block beside a seat */
    PLACE_DIE,   /* slot */
    PLACE_THROW, /* where dice come from; slot */
    PLACE_OWN    /* the first kind specific to a variant */
} PlaceKind;

typedef struct Place {
    int kind; /* PlaceKind, or a variant's own */
    int seat, slot, count;
    int beside; /* with `count`: cards in the other group then, plus one; 0: as many as now */
} Place;

/* The current box of a place for a card (or chips, a die). */
Box table_place_box(const TableFrame *frame, const Place *place);
/* Whether the place is at a seat, not in the middle. */
bool table_place_is_at_seat(const SabaccTable *table, const Place *place);
/* A place at that seat. */
static inline Place table_at_seat(int kind, int seat) { return (Place){.kind = kind, .seat = seat}; }
static inline Place table_in_hand(int seat, int slot) {
    return (Place){.kind = PLACE_HAND, .seat = seat, .slot = slot};
}
/* Whether two places are the same. */
static inline bool table_same_place(const Place *a, const Place *b) {
    return a->kind == b->kind && a->seat == b->seat && a->slot == b->slot;
}

#endif
