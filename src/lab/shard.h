/* Shards: parts of a numbered series of games or deals that are played apart, on other machines too, and
 * added up by `sabacc-lab merge`.
 *
 * The JSON of a shard has one key more than that of the whole, "shard": what was asked ("order"), which parts
 * of how many these are, and exact sums. */
#ifndef SABACC_LAB_SHARD_H
#define SABACC_LAB_SHARD_H

#include "lab/agents.h"
#include "rules/sabacc.h"

#include <jansson.h>

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

/* What was asked: two shards can be added up only if it is the same. */
typedef struct ShardOrder {
    const char *command; /* "sim", "duel" */
    SabaccSetup setup;   /* of every game */
    Agent agent[SABACC_MAX_SEATS];
    int agents;
    int64_t seed;
    int64_t pieces; /* games or deals in the whole series */
} ShardOrder;

/* {"order": …, "of": …, "parts": […], "sums": …}; takes over `sums`. The caller owns it. */
json_t *shard_json(const Shard *shard, const ShardOrder *order, json_t *sums);

/* Reads all but the sums; false if it is none. */
bool shard_read(const json_t *json, Shard *shard, ShardOrder *order);

/* The word of what two shards were asked differently ("seeds", "options"); NULL if they can be added up. */
const char *shard_difference(const json_t *left, const json_t *right);

#endif
