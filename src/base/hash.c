#include "base/hash.h"

uint64_t hash_bytes(const void *bytes, size_t size) {
    const unsigned char *at = bytes;
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < size; i++) hash = (hash ^ at[i]) * 1099511628211u;
    return hash;
}
