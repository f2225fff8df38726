/* Means with confidence intervals, and medians, for measurements of the lab. */
#ifndef SABACC_LAB_STATS_H
#define SABACC_LAB_STATS_H

#include <stddef.h>
#include <stdint.h>

/* 128 bits: a billion squares of differences between stacks fit. */
__extension__ typedef __int128 StatsWide;

/* Statistics of whole numbers. Sums are exact, so that parts add up to the same whatever their order.
 * Zero-initialise. */
typedef struct Stats {
    int64_t count, sum;
    StatsWide squares; /* the sum of squares */
} Stats;

void stats_add(Stats *stats, int64_t value);

/* Adds all values of `more`. */
void stats_join(Stats *stats, const Stats *more);

/* 0 for no values. */
double stats_mean(const Stats *stats);

/* Half the width of the 95 % confidence interval of the mean: 1.96 standard errors, with the values assumed
 * independent. 0 for fewer than two values. */
double stats_ci95(const Stats *stats);

/* Half the width of the 95 % confidence interval of a share, `part` of `whole` independent cases (E. B.
 * Wilson's interval, 1927, which stays in 0 … 1); 0 for no cases. */
double stats_share_ci95(int64_t part, int64_t whole);

/* The smallest of the values, at least one, that `percent` of them do not exceed, 1 … 100; sorts them. */
double stats_percentile(double *values, size_t count, int percent);

/* The median of `count` values, at least 1; sorts them. */
double stats_median(double *values, int count);

/* Seconds of a monotonic clock with an arbitrary origin. */
double stats_clock(void);

/* Processor seconds of the calling thread, with an arbitrary origin: other processes do not count. */
double stats_processor(void);

#endif
