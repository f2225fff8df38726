/* A numbered series of independent pieces of work, done on several threads and taken in their order: the
 * outcome does not depend on the number of threads. */
#ifndef SABACC_LAB_JOBS_H
#define SABACC_LAB_JOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { JOBS_MAX = 256 };

typedef struct JobsPlan {
    int threads;         /* 1 … JOBS_MAX */
    int64_t first, step; /* the numbers: first, first + step, … */
    int64_t end;         /* below this */
    size_t size;         /* of a result, in bytes */
    void *self;          /* passed to both functions */
    /* Does one piece, on the thread of that index, and fills in its zeroed result. */
    void (*work)(void *self, int thread, int64_t number, void *result);
    /* Takes the next result, in order, one at a time. False if no more are wanted. */
    bool (*take)(void *self, int64_t number, const void *result);
} JobsPlan;

/* Does the work, until all is done or no more is wanted. */
void jobs_run(const JobsPlan *plan);

/* The processors of this machine that are in use, at most JOBS_MAX. */
int jobs_processors(void);

#endif
