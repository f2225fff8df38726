#include "lab/sums.h"

#include <string.h>

enum { WIDE_DIGITS = 40 };

/* ---- numbers of 128 bits; sums of squares are never negative ---- */

static const char *wide_words(StatsWide number, char digits[WIDE_DIGITS]) {
    char *at = digits + WIDE_DIGITS - 1;
    *at = '\0';
    do {
        *--at = (char)('0' + (int)(number % 10));
        number /= 10;
    } while (number > 0);
    return at;
}

static bool wide_read(const char *words, StatsWide *number) {
    *number = 0;
    if (words == NULL || words[0] == '\0') return false;
    for (; *words != '\0'; words++) {
        if (*words < '0' || *words > '9') return false;
        if (__builtin_mul_overflow(*number, 10, number) ||
            __builtin_add_overflow(*number, *words - '0', number))
            return false;
    }
    return true;
}

/* ---- rows ---- */

static bool int_read(const json_t *json, const char *key, int64_t *number) {
    const json_t *value = json_object_get(json, key);
    *number = json_integer_value(value);
    return json_is_integer(value);
}

static json_t *stats_json(const Stats *stats) {
    char digits[WIDE_DIGITS];
    json_t *json = json_object();
    json_object_set_new(json, "count", json_integer(stats->count));
    json_object_set_new(json, "sum", json_integer(stats->sum));
    json_object_set_new(json, "squares", json_string(wide_words(stats->squares, digits)));
    return json;
}

static bool stats_read(const json_t *json, Stats *stats) {
    return int_read(json, "count", &stats->count) && int_read(json, "sum", &stats->sum) &&
           wide_read(json_string_value(json_object_get(json, "squares")), &stats->squares);
}

void sums_join(const SumRows *rows, void *into, const void *more) {
    for (const SumRow *row = rows->row; row < rows->row + rows->count; row++) {
        void *sum = (char *)into + row->offset;
        const void *addend = (const char *)more + row->offset;
        if (row->is_stats)
            stats_join(sum, addend);
        else
            *(int64_t *)sum += *(const int64_t *)addend;
    }
}

json_t *sums_json(const SumRows *rows, const void *from) {
    json_t *json = json_object();
    for (const SumRow *row = rows->row; row < rows->row + rows->count; row++) {
        const void *field = (const char *)from + row->offset;
        json_object_set_new(json, row->key,
                            row->is_stats ? stats_json(field) : json_integer(*(const int64_t *)field));
    }
    return json;
}

bool sums_read(const json_t *json, const SumRows *rows, void *into) {
    for (const SumRow *row = rows->row; row < rows->row + rows->count; row++) {
        void *field = (char *)into + row->offset;
        bool is_read = row->is_stats ? stats_read(json_object_get(json, row->key), field)
                                     : int_read(json, row->key, field);
        if (!is_read) return false;
    }
    return true;
}

/* ---- tables ---- */

static size_t offset_of(const SumTable *table, int number) {
    return table->each_offset + (size_t)number * table->each_size;
}

void sum_table_join(const SumTable *table, int count, void *results, const void *more) {
    sums_join(&table->all, results, more);
    for (int i = 0; i < count; i++) {
        size_t offset = offset_of(table, i);
        sums_join(&table->each, (char *)results + offset, (const char *)more + offset);
    }
}

json_t *sum_table_json(const SumTable *table, int count, const void *results) {
    json_t *json = json_object(), *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, sums_json(&table->each, (const char *)results + offset_of(table, i)));
    json_object_set_new(json, table->all_key, sums_json(&table->all, results));
    json_object_set_new(json, table->each_key, list);
    return json;
}

bool sum_table_read(const json_t *json, const SumTable *table, int count, void *results) {
    const json_t *list = json_object_get(json, table->each_key);
    for (int i = 0; i < count; i++)
        if (!sums_read(json_array_get(list, (size_t)i), &table->each, (char *)results + offset_of(table, i)))
            return false;
    return sums_read(json_object_get(json, table->all_key), &table->all, results);
}
