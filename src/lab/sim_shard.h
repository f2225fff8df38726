/* Shards of simulations (lab/series_json.h). */
#ifndef SABACC_LAB_SIM_SHARD_H
#define SABACC_LAB_SIM_SHARD_H

#include "lab/sim.h"

/* What the JSON of a shard has beside that of a whole. The caller owns it. */
json_t *sim_shard_json(const Sim *sim);

/* Reads it, of a series that is read, into `sim`, which the caller frees by sim_free. False if it is
 * malformed. */
bool sim_shard_read(const json_t *json, const Series *series, Sim *sim);

/* Adds the results of other parts of the same series. */
void sim_shard_join(Sim *sim, const Sim *more);

#endif
