/* Shards: parts of a numbered series of games or deals that are played apart, on other machines too, and
 * added up by `sabacc-lab merge`. */
#ifndef SABACC_LAB_SHARD_H
#define SABACC_LAB_SHARD_H

#include <stdbool.h>
#include <stdint.h>

enum { SHARD_MAX = 4096 }; /* parts of a series */

/* The pieces whose number, from 0, is part - 1 modulo `of`, for each part that it has. */
typedef struct Shard {
    int of;                     /* 0: not divided */
    uint8_t has[SHARD_MAX + 1]; /* by part, from 1 */
} Shard;

/* The one part of a new shard. */
Shard shard_of(int part, int of);

/* The first part that both have; 0 if there is none. */
int shard_both(const Shard *left, const Shard *right);

bool shard_is_whole(const Shard *shard);
bool shard_has(const Shard *shard, int64_t number);
int shard_first(const Shard *shard);
void shard_join(Shard *shard, const Shard *more);

/* How many of that many pieces it has. */
int64_t shard_count(const Shard *shard, int64_t pieces);

#endif
