/* FNV-1a, 64 bits, over bytes. */
#ifndef SABACC_BASE_HASH_H
#define SABACC_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

uint64_t hash_bytes(const void *bytes, size_t size);

#endif
