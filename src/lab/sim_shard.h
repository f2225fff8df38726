/* Shards of simulations: what their JSON must hold, and how they are added up. */
#ifndef SABACC_LAB_SIM_SHARD_H
#define SABACC_LAB_SIM_SHARD_H

#include "lab/sim.h"

/* What the JSON of a shard has beside that of a whole (lab/shard.h). The caller owns it. */
json_t *sim_shard_json(const Sim *sim);

/* Reads it, with what `order` says, into `sim`, which the caller frees by sim_free. False if it is malformed.
 */
bool sim_shard_read(const json_t *json, const Shard *shard, const ShardOrder *order, Sim *sim);

/* Adds the results of other parts of the same series. */
void sim_shard_join(Sim *sim, const Sim *more);

#endif
