#include "app/perf.h"

#include "base/memory.h"

#include <jansson.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "base/files.h"
#include "match/json/file.h"

/* Times are counted in steps of 4 microseconds, so that memory stays the same however long the run. Longer
 * ones than the last step are counted there. */
enum { STEPS = 1 << 14, STEPS_PER_MS = 250 };

typedef struct Histogram {
    uint32_t counts[STEPS];
    double max; /* milliseconds, exactly */
} Histogram;

typedef struct Lack {
    int now, max; /* pictures: in the current frame, in the worst */
    long frames;
    double ms;
} Lack;

struct Perf {
    double start, frame_start, own_start, first_frame, usable, lack_reported;
    Lack blank, rough;
    Histogram frames, own; /* wall-clock time, and the thread's processor time */
    long count, measured;  /* frames: all, and those of the histograms */
};

static double clock_ms(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static double now_ms(void) { return clock_ms(CLOCK_MONOTONIC); }
/* The processor time of this thread: other programs do not count. */
static double own_ms(void) { return clock_ms(CLOCK_THREAD_CPUTIME_ID); }

Perf *perf_create(void) {
    Perf *perf = memory_calloc(1, sizeof *perf);
    perf->start = now_ms();
    return perf;
}

void perf_free(Perf *perf) { free(perf); }

static void histogram_add(Histogram *histogram, double ms) {
    double step = ms * STEPS_PER_MS;
    histogram->counts[step < STEPS - 1 ? (int)step : STEPS - 1]++;
    if (ms > histogram->max) histogram->max = ms;
}

void perf_begin(Perf *perf) {
    perf->frames = perf->own = (Histogram){0};
    perf->measured = 0;
}

void perf_frame_begin(Perf *perf) {
    perf->frame_start = now_ms();
    perf->own_start = own_ms();
}

void perf_frame_end(Perf *perf, bool was_shown) {
    if (!was_shown) return;
    double end = now_ms();
    if (perf->count++ == 0) {
        perf->first_frame = end - perf->start; /* it paints everything: this is startup, not motion */
    } else {
        histogram_add(&perf->frames, end - perf->frame_start);
        histogram_add(&perf->own, own_ms() - perf->own_start);
        perf->measured++;
    }
}

void perf_usable(Perf *perf) {
    if (perf->usable == 0) perf->usable = now_ms() - perf->start;
}

static void note_lack(Lack *lack, int pictures, double passed_ms) {
    if (lack->now > 0) lack->ms += passed_ms;
    if (pictures > 0) lack->frames++;
    if (pictures > lack->max) lack->max = pictures;
    lack->now = pictures;
}

void perf_lack(Perf *perf, int blank, int rough) {
    double now = now_ms(), passed = now - perf->lack_reported;
    perf->lack_reported = now;
    note_lack(&perf->blank, blank, passed);
    note_lack(&perf->rough, rough, passed);
}

/* The time that `share` (0 to 1) of all do not exceed, in milliseconds. */
static double quantile(const Histogram *histogram, long count, double share) {
    long left = (long)((double)(count - 1) * share);
    int step = 0;
    while (step < STEPS - 1 && left >= (long)histogram->counts[step]) left -= histogram->counts[step++];
    double ms = (step + 0.5) / STEPS_PER_MS;
    return step == STEPS - 1 || ms > histogram->max ? histogram->max : ms;
}

static json_t *frame_figures(const Histogram *histogram, long count) {
    json_t *figures = json_object();
    if (count <= 0) return figures;
    const struct {
        const char *key;
        double share;
    } rows[] = {{"p50", 0.5}, {"p95", 0.95}, {"p99", 0.99}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        json_object_set_new(figures, rows[i].key, json_real(quantile(histogram, count, rows[i].share)));
    json_object_set_new(figures, "worst", json_real(histogram->max));
    return figures;
}

static json_t *lack_figures(const Lack *lack) {
    json_t *figures = json_object();
    json_object_set_new(figures, "frames", json_integer(lack->frames));
    json_object_set_new(figures, "ms", json_real(lack->ms));
    json_object_set_new(figures, "pictures", json_integer(lack->max));
    return figures;
}

/* Proportional set size, if the system reports it; 0 otherwise. */
static double pss_mib(void) {
    enum { SMAPS_MAX = 1 << 16 };
    char *smaps = file_read("/proc/self/smaps_rollup", SMAPS_MAX, NULL);
    const char *line = smaps ? strstr(smaps, "\nPss:") : NULL;
    long kib = line ? strtol(line + strlen("\nPss:"), NULL, 10) : 0;
    free(smaps);
    return (double)kib / 1024;
}

bool perf_write(const Perf *perf, const char *path) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                 (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    json_t *root = json_object();
    json_object_set_new(root, "frame_ms", frame_figures(&perf->frames, perf->measured));
    json_object_set_new(root, "own_ms", frame_figures(&perf->own, perf->measured));
    json_object_set_new(root, "frames", json_integer(perf->count));
    json_object_set_new(root, "seconds", json_real((now_ms() - perf->start) / 1e3));
    json_object_set_new(root, "cpu_seconds", json_real(cpu));
    json_object_set_new(root, "first_frame_ms", json_real(perf->first_frame));
    json_object_set_new(root, "usable_ms", json_real(perf->usable));
    json_object_set_new(root, "blank", lack_figures(&perf->blank));
    json_object_set_new(root, "rough", lack_figures(&perf->rough));
    json_object_set_new(root, "peak_mib", json_real((double)usage.ru_maxrss / 1024));
    json_object_set_new(root, "pss_mib", json_real(pss_mib()));
    bool is_written = json_file_write(path, root, JSON_INDENT(2) | JSON_REAL_PRECISION(4), FILE_QUICK);
    json_decref(root);
    return is_written;
}
