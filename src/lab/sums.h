/* Exact sums as JSON and back, so that the results of shards can be added up (docs/bench.md). */
#ifndef SABACC_LAB_SUMS_H
#define SABACC_LAB_SUMS_H

#include "lab/stats.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* A field of a struct of sums: an int64_t, or Stats. */
typedef struct SumRow {
    const char *key;
    size_t offset;
    bool is_stats;
} SumRow;
#define SUM_NUMBER(type, name, field)                                                                        \
    { .key = name, .offset = offsetof(type, field) }
#define SUM_STATS(type, name, field)                                                                         \
    { .key = name, .offset = offsetof(type, field), .is_stats = true }

/* The rows as an object, which the caller owns. Sums of squares are texts: they may exceed 64 bits. */
json_t *sums_json(const SumRow *rows, size_t count, const void *from);

/* Reads such an object; false if a row is missing or is no number. */
bool sums_read(const json_t *json, const SumRow *rows, size_t count, void *into);

#endif
