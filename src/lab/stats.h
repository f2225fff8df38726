/* Means with their uncertainty, and medians, for what the lab measures. */
#ifndef SABACC_LAB_STATS_H
#define SABACC_LAB_STATS_H

#include <stdint.h>

/* Single values seen one after another. All zero: none yet. */
typedef struct Stats {
    int64_t count;
    double mean, square; /* square: sum of squared distances from the mean (B. P. Welford, 1962) */
} Stats;

void stats_add(Stats *stats, double value);

/* Half the width of the 95 % confidence interval of the mean: 1.96 standard errors, the standard deviation
 * being that of the single values, which are taken as independent of each other. 0 for fewer than two values.
 */
double stats_ci95(const Stats *stats);

/* Half the width of the 95 % confidence interval of a share, `part` of `whole` cases that are independent of
 * each other (E. B. Wilson's interval, 1927, which stays in 0 … 1); 0 for no cases. */
double stats_share_ci95(int64_t part, int64_t whole);

/* The middle one of `count` values, at least 1; sorts them. */
double stats_median(double *values, int count);

/* Seconds of a clock that only goes forward, from some moment on. */
double stats_clock(void);

/* Seconds that the calling thread has had a processor, from some moment on: what others do beside it does not
 * count. */
double stats_processor(void);

#endif
