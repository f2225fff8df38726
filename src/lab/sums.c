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

json_t *sums_json(const SumRow *rows, size_t count, const void *from) {
    json_t *json = json_object();
    for (size_t i = 0; i < count; i++) {
        const char *field = (const char *)from + rows[i].offset;
        json_object_set_new(json, rows[i].key,
                            rows[i].is_stats ? stats_json((const Stats *)(const void *)field)
                                             : json_integer(*(const int64_t *)(const void *)field));
    }
    return json;
}

bool sums_read(const json_t *json, const SumRow *rows, size_t count, void *into) {
    for (size_t i = 0; i < count; i++) {
        void *field = (char *)into + rows[i].offset;
        bool is_read = rows[i].is_stats ? stats_read(json_object_get(json, rows[i].key), field)
                                        : int_read(json, rows[i].key, field);
        if (!is_read) return false;
    }
    return true;
}
