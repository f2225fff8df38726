#include "lab/jobs.h"

#include "base/memory.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How many pieces each thread may be ahead of the one that is taken next. */
enum { AHEAD = 16 };

typedef enum JobState { JOB_FREE, JOB_BUSY, JOB_DONE } JobState;

typedef struct Jobs {
    const JobsPlan *plan;
    pthread_mutex_t mutex; /* protects what follows */
    pthread_cond_t moved;  /* a result has been taken, or all is over */
    int64_t count;         /* of pieces */
    int64_t begun, taken;  /* pieces, in their order */
    int slots;             /* piece i is in slot i % slots */
    JobState *state;
    char *results;
    bool is_over;
} Jobs;

typedef struct Thread {
    pthread_t id;
    Jobs *jobs;
    int index;
} Thread;

static int64_t number_of(const Jobs *jobs, int64_t piece) {
    return jobs->plan->first + piece * jobs->plan->step;
}

static char *result_of(const Jobs *jobs, int64_t piece) {
    return jobs->results + (size_t)(piece % jobs->slots) * jobs->plan->size;
}

/* Takes all results that are next in order. */
static void take_done(Jobs *jobs) {
    while (!jobs->is_over && jobs->taken < jobs->count) {
        JobState *state = &jobs->state[jobs->taken % jobs->slots];
        if (*state != JOB_DONE) break;
        *state = JOB_FREE;
        jobs->is_over =
            !jobs->plan->take(jobs->plan->self, number_of(jobs, jobs->taken), result_of(jobs, jobs->taken));
        jobs->taken++;
    }
    pthread_cond_broadcast(&jobs->moved);
}

static bool wait_for_slot(Jobs *jobs) {
    while (!jobs->is_over && jobs->begun < jobs->count && jobs->begun - jobs->taken == jobs->slots)
        pthread_cond_wait(&jobs->moved, &jobs->mutex);
    return !jobs->is_over && jobs->begun < jobs->count;
}

static void *run_thread(void *self) {
    Thread *thread = self;
    Jobs *jobs = thread->jobs;
    pthread_mutex_lock(&jobs->mutex);
    while (wait_for_slot(jobs)) {
        int64_t piece = jobs->begun++;
        JobState *state = &jobs->state[piece % jobs->slots];
        *state = JOB_BUSY;
        memset(result_of(jobs, piece), 0, jobs->plan->size);
        pthread_mutex_unlock(&jobs->mutex);
        jobs->plan->work(jobs->plan->self, thread->index, number_of(jobs, piece), result_of(jobs, piece));
        pthread_mutex_lock(&jobs->mutex);
        *state = JOB_DONE;
        take_done(jobs);
    }
    pthread_mutex_unlock(&jobs->mutex);
    return NULL;
}

/* Fewer threads than wanted do the same work. The first is the caller's. */
static void run_threads(Jobs *jobs) {
    Thread threads[JOBS_MAX];
    int started = 1;
    threads[0] = (Thread){.jobs = jobs};
    for (; started < jobs->plan->threads; started++) {
        threads[started] = (Thread){.jobs = jobs, .index = started};
        if (pthread_create(&threads[started].id, NULL, run_thread, &threads[started]) != 0) break;
    }
    run_thread(&threads[0]);
    for (int i = 1; i < started; i++) pthread_join(threads[i].id, NULL);
}

void jobs_run(const JobsPlan *plan) {
    assert(plan->threads >= 1 && plan->threads <= JOBS_MAX && plan->step > 0);
    Jobs jobs = {.plan = plan, .slots = plan->threads == 1 ? 1 : plan->threads * AHEAD};
    if (plan->end > plan->first) jobs.count = (plan->end - plan->first - 1) / plan->step + 1;
    jobs.state = memory_calloc((size_t)jobs.slots, sizeof *jobs.state);
    jobs.results = memory_calloc((size_t)jobs.slots, plan->size);
    pthread_mutex_init(&jobs.mutex, NULL);
    pthread_cond_init(&jobs.moved, NULL);
    run_threads(&jobs);
    pthread_cond_destroy(&jobs.moved);
    pthread_mutex_destroy(&jobs.mutex);
    free(jobs.results);
    free(jobs.state);
}

int jobs_processors(void) {
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    if (count < 1) return 1;
    return count < JOBS_MAX ? (int)count : JOBS_MAX;
}
