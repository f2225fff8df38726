#define _POSIX_C_SOURCE 200809L
#include "lab/stats.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

void stats_add(Stats *stats, int64_t value) {
    Stats one = {.count = 1, .sum = value, .squares = (StatsWide)value * value};
    stats_join(stats, &one);
}

void stats_join(Stats *stats, const Stats *more) {
    bool is_full = __builtin_add_overflow(stats->count, more->count, &stats->count);
    is_full |= __builtin_add_overflow(stats->sum, more->sum, &stats->sum);
    is_full |= __builtin_add_overflow(stats->squares, more->squares, &stats->squares);
    assert(!is_full);
}

double stats_mean(const Stats *stats) {
    return stats->count > 0 ? (double)stats->sum / (double)stats->count : 0;
}

/* The numerator is exact: there is nothing to cancel. */
double stats_ci95(const Stats *stats) {
    if (stats->count < 2) return 0;
    double n = (double)stats->count;
    StatsWide spread = stats->count * stats->squares - (StatsWide)stats->sum * stats->sum;
    return 1.96 * sqrt((double)spread / n / (n - 1) / n);
}

double stats_share_ci95(int64_t part, int64_t whole) {
    if (whole <= 0) return 0;
    const double z = 1.96;
    double n = (double)whole, p = (double)part / n;
    return z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
}

static int in_order(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

double stats_percentile(double *values, size_t count, int percent) {
    assert(count > 0 && percent >= 1 && percent <= 100);
    qsort(values, count, sizeof *values, in_order);
    return values[(count * (size_t)percent + 99) / 100 - 1];
}

double stats_median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, in_order);
    return count % 2 == 1 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static double seconds_of(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double stats_clock(void) { return seconds_of(CLOCK_MONOTONIC); }

double stats_processor(void) { return seconds_of(CLOCK_THREAD_CPUTIME_ID); }
