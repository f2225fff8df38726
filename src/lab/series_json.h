/* A shard of a series as JSON. What a shard prints has one key more than what the whole does, "shard": what
 * was asked ("order"), which parts of how many these are, and exact sums. */
#ifndef SABACC_LAB_SERIES_JSON_H
#define SABACC_LAB_SERIES_JSON_H

#include "lab/series.h"
#include "lab/sums.h"

/* The sums of a series: a table of its results, of which `count` are each seat's or agent's, and as many
 * bots' faults. As an object, which the caller owns; and back, false if it is malformed. */
json_t *series_sums_json(const Series *series, const SumTable *table, int count, const void *results);
bool series_sums_read(const json_t *sums, const SumTable *table, int count, Series *series, void *results);

/* {"order": …, "of": …, "parts": […], "sums": …}; takes over `sums`. The caller owns it. */
json_t *series_json(const Series *series, json_t *sums);

/* Reads all but the sums; false if it is none. */
bool series_read(const json_t *json, Series *series);

/* The word of what two shards were asked differently ("seeds", "options"); NULL if they can be added up. */
const char *series_difference(const json_t *left, const json_t *right);

#endif
