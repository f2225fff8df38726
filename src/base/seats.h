/* Sets of seats as bits of a byte (seat s is bit s), and the order around a table. */
#ifndef SABACC_BASE_SEATS_H
#define SABACC_BASE_SEATS_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t SeatMask;

/* How many bits are set; not every processor that the game runs on has an instruction for that. */
static inline int bits_count(uint32_t bits) {
    bits -= bits >> 1 & 0x55555555;
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333);
    return (int)(((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

static inline SeatMask seat_bit(int seat) { return (SeatMask)(1u << seat); }

static inline bool seat_in(SeatMask mask, int seat) { return (mask >> seat & 1) != 0; }

static inline int seats_count(SeatMask mask) { return bits_count(mask); }

/* True if more than one seat is in the mask. */
static inline bool seats_several(SeatMask mask) { return (mask & (mask - 1)) != 0; }

/* The lowest seat of a non-empty mask. */
static inline int seats_lowest(SeatMask mask) { return __builtin_ctz(mask); }

/* The same number, of which the compiler then knows that it is a seat's. */
static inline int seat_number(int seat) {
    if (seat < 0 || seat > 7) __builtin_unreachable();
    return seat;
}

/* The first seat of a non-empty `mask` at or after `from`, clockwise. */
static inline int seats_from(SeatMask mask, int from) {
    unsigned ahead = (unsigned)mask >> from;
    return seat_number(ahead != 0 ? from + __builtin_ctz(ahead) : __builtin_ctz(mask));
}

/* The first seat of `mask` to the left of `seat`; `seat` itself only if it is the only one. Seats are < 8. */
static inline int seats_after(SeatMask mask, int seat) { return seats_from(mask, (seat + 1) & 7); }

/* Removes the next seat from *left, which is not empty, going clockwise from `first`:
 *     for (SeatMask left = mask; left != 0;) { int seat = seats_take(&left, first); … } */
static inline int seats_take(SeatMask *left, int first) {
    unsigned all = *left, ahead = all >> first << first;
    unsigned next = ahead != 0 ? ahead : all;
    *left = (SeatMask)(all ^ (next & -next)); /* without the lowest bit of `next` */
    return seat_number(__builtin_ctz(next));
}

#endif
