#include "match/ring.h"

bool ring_put(Ring *ring, const Posted *posted) {
    if (ring->count == MATCH_QUEUE) return false;
    ring->list[(ring->first + ring->count) % MATCH_QUEUE] = *posted;
    ring->count++;
    return true;
}

bool ring_take(Ring *ring, Posted *posted) {
    if (ring->count == 0) return false;
    *posted = ring->list[ring->first];
    ring->first = (ring->first + 1) % MATCH_QUEUE;
    ring->count--;
    return true;
}

void ring_empty(Ring *ring) { *ring = (Ring){0}; }
