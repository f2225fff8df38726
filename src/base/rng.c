#include "base/rng.h"

Rng rng_of(uint64_t seed, uint64_t stream) {
    Rng rng = {.state = 0, .stream = stream * 2 + 1};
    rng_next(&rng);
    rng.state += seed;
    rng_next(&rng);
    return rng;
}
