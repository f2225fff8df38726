/* Shards of duels: what their JSON must hold, and how they are added up. */
#ifndef SABACC_LAB_DUEL_SHARD_H
#define SABACC_LAB_DUEL_SHARD_H

#include "lab/duel.h"

/* What the JSON of a shard has beside that of a whole (lab/shard.h). The caller owns it. */
json_t *duel_shard_json(const Duel *duel);

/* Reads it, with what `order` says. False if it is malformed. */
bool duel_shard_read(const json_t *json, const Shard *shard, const ShardOrder *order, Duel *duel);

/* Adds the results of other parts of the same series. */
void duel_shard_join(Duel *duel, const Duel *more);

#endif
