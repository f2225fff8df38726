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
/* After a frame was said: how many of its pictures were not there yet (blank) or only at another size
 * (rough). What a frame lacks, the player lacks until the next. */
void perf_lack(Perf *perf, int blank, int rough);
/* JSON: frame_ms {p50, p95, p99, worst} of all frames but the first, own_ms likewise (the time that the
 * thread itself ran, without what other programs took of the core), frames, cpu_seconds, seconds,
 * first_frame_ms, usable_ms, peak_mib, pss_mib, and for `blank` and `rough` {frames, ms, pictures}: frames
 * said with such a picture, how long they stood, and the most such pictures in one of them. */
bool perf_write(const Perf *perf, const char *path);

#endif
