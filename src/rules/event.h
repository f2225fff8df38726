/* Events: the effects of an action, in order. Every view can be rebuilt from events alone. */
#ifndef SABACC_RULES_EVENT_H
#define SABACC_RULES_EVENT_H

#include "rules/hand.h"
#include "rules/table.h"

/* What happened. events.def says which fields each event uses. */
typedef struct SabaccEvent {
    uint8_t type; /* SabaccEventType */
    int8_t seat;
    uint8_t pile;      /* SabaccPile */
    uint8_t clause;    /* SabaccClause */
    SeatMask audience; /* seats that see the cards; for others they are SABACC_CARD_HIDDEN */
    uint8_t count;     /* number of cards */
    SeatMask payers;   /* of a payout: seats that paid into the pot */
    uint8_t unused_;
    int32_t amount, second;
    union {
        SabaccCard cards[SABACC_MAX_HAND];
        SabaccTurn turn;
        SabaccWorth worth;
    };
} SabaccEvent;

typedef struct SabaccEvents {
    int count;
    SabaccEvent list[SABACC_MAX_EVENTS];
} SabaccEvents;

#endif
