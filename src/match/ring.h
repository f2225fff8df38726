/* The bounded queue of posted actions: first in, first out; a full queue accepts nothing. */
#ifndef SABACC_MATCH_RING_H
#define SABACC_MATCH_RING_H

#include "match/match.h"

typedef struct Posted {
    uint32_t serial; /* the need for which it was made */
    SabaccAction action;
} Posted;

typedef struct Ring {
    int first, count;
    Posted list[MATCH_QUEUE];
} Ring;

/* False if it is full; then nothing has changed. */
bool ring_put(Ring *ring, const Posted *posted);

/* Takes the oldest; false if there is none. */
bool ring_take(Ring *ring, Posted *posted);

void ring_empty(Ring *ring);

#endif
