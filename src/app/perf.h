#ifndef SABACC_APP_PERF_H
#define SABACC_APP_PERF_H

/* Figures of one run: what a frame costs, what the process costs. Measured always, written on demand. */

#include <stdbool.h>
#include <stddef.h>

typedef struct Perf Perf;

/* Call first thing in the program: start-up is counted from here. */
Perf *perf_create(void);
void perf_free(Perf *perf);
/* Around the drawing of a frame; `was_shown` false when nothing had changed: then it is not counted. */
void perf_frame_begin(Perf *perf);
void perf_frame_end(Perf *perf, bool was_shown);
/* The first frame with everything in it (no picture still being drawn). */
void perf_usable(Perf *perf);
/* JSON: frame_ms {p50, p95, p99, worst} of all frames but the first, frames, cpu_seconds, seconds,
 * first_frame_ms, usable_ms, peak_mib, pss_mib. */
bool perf_write(const Perf *perf, const char *path);

#endif
