/* The bounded queue of posted actions: first in, first out; a full ring takes nothing. */
#ifndef SABACC_MATCH_RING_H
#define SABACC_MATCH_RING_H

#include "match/match.h"

typedef struct Posted {
    uint32_t serial; /* of the need it was made for */
    SabaccAction action;
} Posted;

typedef struct Ring {
    int first, count;
    Posted list[MATCH_QUEUE];
} Ring;

/* False where it is full; then nothing has changed. */
bool ring_put(Ring *ring, const Posted *posted);

/* Takes the oldest; false where there is none. */
bool ring_take(Ring *ring, Posted *posted);

void ring_empty(Ring *ring);

#endif
