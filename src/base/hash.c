#include "base/hash.h"

uint64_t hash_more(uint64_t hash, const void *bytes, size_t size) {
    const uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++) hash = hash_step(hash, at[i]);
    return hash;
}

uint64_t hash_bytes(const void *bytes, size_t size) { return hash_more(HASH_START, bytes, size); }
