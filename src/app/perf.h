#ifndef SABACC_APP_PERF_H
#define SABACC_APP_PERF_H

/* Performance of one run: the cost of frames and of the process. Always measured, written on request. */

#include <stdbool.h>
#include <stddef.h>

typedef struct Perf Perf;

/* Call first in main: startup time is measured from here. */
Perf *perf_create(void);
void perf_free(Perf *perf);
/* Forgets the frames so far: the figures are those of the frames from now on, none of them the first. */
void perf_begin(Perf *perf);
/* Around the drawing of a frame; with `was_shown` false nothing had changed and it is not counted. */
void perf_frame_begin(Perf *perf);
void perf_frame_end(Perf *perf, bool was_shown);
/* The first complete frame (no picture pending). */
void perf_usable(Perf *perf);
/* After a frame: how many of its pictures were missing (blank) or only available at another size (rough).
 * They count as lacking until the next frame. */
void perf_lack(Perf *perf, int blank, int rough);
/* JSON: frame_ms {p50, p95, p99, worst} of all frames but the first (or since perf_begin), own_ms likewise
 * (the thread's processor time), frames, cpu_seconds, seconds, first_frame_ms, usable_ms, peak_mib, pss_mib,
 * and for `blank` and `rough` {frames, ms, pictures}: frames with such a picture, how long they were shown,
 * and the maximum number of such pictures in one of them. */
bool perf_write(const Perf *perf, const char *path);

#endif
