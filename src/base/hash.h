/* FNV-1a, 64 bits, over bytes; the one implementation in src/. And a number that looks drawn by chance. */
#ifndef SABACC_BASE_HASH_H
#define SABACC_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* The hash of nothing, and that of all before `word` followed by it. */
static const uint64_t HASH_START = 14695981039346656037u;
static inline uint64_t hash_step(uint64_t hash, uint64_t word) { return (hash ^ word) * 1099511628211u; }

uint64_t hash_bytes(const void *bytes, size_t size);

/* The same, going on from a hash of what comes before. */
uint64_t hash_more(uint64_t hash, const void *bytes, size_t size);

/* Of neighbouring numbers far apart, and always the same: what lies askew does so each time. */
static inline uint32_t hash_scatter(uint32_t number) {
    number *= 2654435761u;
    return (number ^ number >> 15) * 2246822519u;
}

#endif
