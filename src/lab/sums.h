/* Exact sums: added up, and as JSON and back, so that the results of shards make up those of the whole
 * (docs/bench.md). */
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

typedef struct SumRows {
    const SumRow *row;
    size_t count;
} SumRows;
#define SUM_ROWS(rows)                                                                                       \
    { .row = (rows), .count = sizeof(rows) / sizeof *(rows) }

/* Adds the rows of `more`, a struct of the same type. */
void sums_join(const SumRows *rows, void *into, const void *more);

/* The rows as an object, which the caller owns. Sums of squares are texts: they may exceed 64 bits. */
json_t *sums_json(const SumRows *rows, const void *from);

/* Reads such an object; false if a row is missing or is no number. */
bool sums_read(const json_t *json, const SumRows *rows, void *into);

/* The results of a whole command: sums of all, and of each seat or agent. */
typedef struct SumTable {
    const char *all_key, *each_key; /* in JSON: "tally", "seats" */
    SumRows all, each;
    size_t each_offset, each_size; /* of the array in which the structs of each lie */
} SumTable;

/* Adds the results of `more`: those of all, and of the first `count`. */
void sum_table_join(const SumTable *table, int count, void *results, const void *more);

/* {all_key: {…}, each_key: [{…}, …]}, which the caller owns; and back, false if it is none. */
json_t *sum_table_json(const SumTable *table, int count, const void *results);
bool sum_table_read(const json_t *json, const SumTable *table, int count, void *results);

#endif
