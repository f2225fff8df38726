#include "session/past_games_job.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"

enum { WAKE_MS = 50 };

struct PastGamesJob {
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t mutex; /* protects what follows */
    PastGames games;
    bool is_leaving, is_done;
    unsigned version;
    void (*wake)(void *user);
    void *user;
    char data[PLAN_PATH];
};

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void publish_list(PastGamesJob *job) {
    PastGames games;
    past_games_read(&games, job->data);
    pthread_mutex_lock(&job->mutex);
    job->games = games;
    job->version++;
    pthread_mutex_unlock(&job->mutex);
    job->wake(job->user);
}

static int find_next(const PastGames *games) {
    for (int i = 0; games->left > 0 && i < games->count; i++)
        if (!games->list[i].is_digested) return i;
    return -1;
}

/* The name of the next game to digest. False if there is none, or nobody wants it any more. */
static bool take_next(PastGamesJob *job, char file[PLAN_PATH]) {
    pthread_mutex_lock(&job->mutex);
    int index = job->is_leaving ? -1 : find_next(&job->games);
    if (index >= 0) snprintf(file, PLAN_PATH, "%s", job->games.list[index].file);
    pthread_mutex_unlock(&job->mutex);
    return index >= 0;
}

/* A game may have been deleted meanwhile. */
static void put(PastGamesJob *job, const char *file, GameDigest *digest) {
    pthread_mutex_lock(&job->mutex);
    int index = find_next(&job->games);
    while (index >= 0 && index < job->games.count && strcmp(job->games.list[index].file, file) != 0) index++;
    if (index >= 0 && index < job->games.count)
        past_games_set(&job->games, index, digest);
    else
        game_digest_free(digest);
    job->version++;
    pthread_mutex_unlock(&job->mutex);
}

static void finish(PastGamesJob *job) {
    pthread_mutex_lock(&job->mutex);
    bool is_written = past_games_write(&job->games);
    (void)is_written; /* else it is made the next time */
    job->is_done = true;
    job->version++;
    pthread_mutex_unlock(&job->mutex);
    job->wake(job->user);
}

static void *run(void *data) {
    PastGamesJob *job = data;
    char file[PLAN_PATH];
    int64_t woken = now_ms();
    publish_list(job);
    while (take_next(job, file)) {
        GameDigest digest;
        past_games_digest(job->data, file, &digest);
        put(job, file, &digest);
        if (now_ms() - woken < WAKE_MS) continue;
        woken = now_ms();
        job->wake(job->user);
    }
    finish(job);
    return NULL;
}

PastGamesJob *past_games_job_start(const char *data, bool at_once, void (*wake)(void *user), void *user) {
    PastGamesJob *job = memory_calloc(1, sizeof *job);
    job->wake = wake;
    job->user = user;
    snprintf(job->data, sizeof job->data, "%s", data);
    pthread_mutex_init(&job->mutex, NULL);
    job->has_thread = !at_once && pthread_create(&job->thread, NULL, run, job) == 0;
    if (!job->has_thread) run(job);
    return job;
}

void past_games_job_free(PastGamesJob *job) {
    if (!job) return;
    pthread_mutex_lock(&job->mutex);
    job->is_leaving = true;
    pthread_mutex_unlock(&job->mutex);
    if (job->has_thread) pthread_join(job->thread, NULL);
    pthread_mutex_destroy(&job->mutex);
    bool is_written = past_games_write(&job->games); /* what was deleted since */
    (void)is_written;
    past_games_free(&job->games);
    free(job);
}

PastGames *past_games_job_lock(PastGamesJob *job) {
    pthread_mutex_lock(&job->mutex);
    return &job->games;
}

void past_games_job_unlock(PastGamesJob *job) { pthread_mutex_unlock(&job->mutex); }

bool past_games_job_is_done(PastGamesJob *job) {
    pthread_mutex_lock(&job->mutex);
    bool is_done = job->is_done;
    pthread_mutex_unlock(&job->mutex);
    return is_done;
}

unsigned past_games_job_version(PastGamesJob *job) {
    pthread_mutex_lock(&job->mutex);
    unsigned version = job->version;
    pthread_mutex_unlock(&job->mutex);
    return version;
}
