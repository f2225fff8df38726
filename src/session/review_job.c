#include "session/review_job.h"

#include "base/memory.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH = 1100, SENTENCE = 1400 };

struct ReviewJob {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t done;
    atomic_bool stop;
    atomic_int count;
    void (*wake)(void *user);
    void *user;
    char path[PATH];
    bool is_done, is_good; /* under the mutex, as what follows */
    Review review;
    MatchSetup setup;
    char why[SENTENCE];
};

static bool note_progress(void *user, int decisions) {
    enum { OFTEN = 8 };
    ReviewJob *job = user;
    atomic_store(&job->count, decisions);
    if (decisions % OFTEN == 0) job->wake(job->user);
    return true;
}

static SeatMask people_of(const MatchSetup *setup) {
    SeatMask people = 0;
    for (int seat = 0; seat < setup->rules.seats; seat++)
        if (strcmp(setup->seat[seat].agent, "human") == 0) people = (SeatMask)(people | seat_bit(seat));
    return (SeatMask)(people != 0 ? people : (1U << setup->rules.seats) - 1);
}

static bool review_file(ReviewJob *job, Review *review, MatchSetup *setup, Text *why) {
    Record *record = record_read(job->path, NULL, why);
    if (record == NULL) return false;
    *setup = record->setup;
    bool is_good = review_record(record, people_of(setup), &job->stop, note_progress, job, review, why);
    record_free(record);
    return is_good;
}

static void *run(void *self) {
    ReviewJob *job = self;
    Review review = {.seats = 0};
    MatchSetup setup;
    char sentence[SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    bool is_good = review_file(job, &review, &setup, &why);
    pthread_mutex_lock(&job->mutex);
    job->review = review;
    job->is_good = is_good;
    if (is_good) job->setup = setup;
    snprintf(job->why, sizeof job->why, "%s", sentence);
    job->is_done = true;
    pthread_cond_broadcast(&job->done);
    pthread_mutex_unlock(&job->mutex);
    job->wake(job->user);
    return NULL;
}

static void forget(ReviewJob *job) {
    review_free(&job->review);
    pthread_cond_destroy(&job->done);
    pthread_mutex_destroy(&job->mutex);
    free(job);
}

ReviewJob *review_job_start(const char *record_path, void (*wake)(void *user), void *user) {
    ReviewJob *job = memory_calloc(1, sizeof *job);
    job->wake = wake;
    job->user = user;
    snprintf(job->path, sizeof job->path, "%s", record_path);
    pthread_mutex_init(&job->mutex, NULL);
    pthread_cond_init(&job->done, NULL);
    if (pthread_create(&job->thread, NULL, run, job) == 0) return job;
    forget(job);
    return NULL;
}

void review_job_free(ReviewJob *job) {
    if (!job) return;
    atomic_store(&job->stop, true);
    pthread_join(job->thread, NULL);
    forget(job);
}

int review_job_count(ReviewJob *job) { return atomic_load(&job->count); }

const Review *review_job_take(ReviewJob *job, bool waits, Text *why) {
    pthread_mutex_lock(&job->mutex);
    while (waits && !job->is_done) pthread_cond_wait(&job->done, &job->mutex);
    bool is_done = job->is_done;
    pthread_mutex_unlock(&job->mutex);
    if (!is_done) return NULL;
    if (!job->is_good) text_add(why, job->why);
    return job->is_good ? &job->review : NULL;
}

const MatchSetup *review_job_setup(const ReviewJob *job) { return &job->setup; }
