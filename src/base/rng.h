/* PCG32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms", 2014):
 * the project's only generator. The rules do not contain one: the caller that supplies chance owns it. */
#ifndef SABACC_BASE_RNG_H
#define SABACC_BASE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t state;
    uint64_t stream; /* must be an odd number */
} Rng;

/* A generator for `seed`; different streams of one seed are independent. */
Rng rng_of(uint64_t seed, uint64_t stream);

static inline uint32_t rng_next(Rng *rng) {
    uint64_t old = rng->state;
    rng->state = old * 6364136223846793005u + rng->stream;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

/* Whether rng_below gives the upper half of this product of rng_next and bound: it leaves out some, so that
 * all numbers are equally likely. */
static inline int rng_is_even(uint64_t product, uint32_t bound) {
    return (uint32_t)product >= bound || (uint32_t)product >= (0 - bound) % bound;
}

/* A number in 0 … bound-1, uniformly distributed; bound at least 1. (D. Lemire's method, 2019.) */
static inline uint32_t rng_below(Rng *rng, uint32_t bound) {
    uint64_t wide = (uint64_t)rng_next(rng) * bound;
    if ((uint32_t)wide < bound) {
        uint32_t floor = (0 - bound) % bound;
        while ((uint32_t)wide < floor) wide = (uint64_t)rng_next(rng) * bound;
    }
    return (uint32_t)(wide >> 32);
}

#endif
