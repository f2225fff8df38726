#include "session/counsel.h"

#include "base/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct CounselQuestion {
    SabaccView view;
    SabaccOffers offers;
    uint64_t seed;
} CounselQuestion;

struct Counsel {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t asked, told;
    bool is_leaving, is_asked, is_new; /* new: to be begun */
    bool has_report, is_last;
    CounselQuestion question; /* under the mutex */
    AdviserReport report;     /* the same */
    atomic_bool stop;
    void (*wake)(void *user);
    void *user;
    /* of the thread */
    CounselQuestion own;
    Adviser *adviser;
    AiMemory *memory;
};

/* Takes the next question; false to leave. */
static bool next(Counsel *counsel) {
    pthread_mutex_lock(&counsel->mutex);
    while (!counsel->is_new && !counsel->is_leaving) pthread_cond_wait(&counsel->asked, &counsel->mutex);
    bool goes_on = !counsel->is_leaving;
    counsel->is_new = false;
    atomic_store(&counsel->stop, false);
    counsel->own = counsel->question;
    pthread_mutex_unlock(&counsel->mutex);
    return goes_on;
}

/* Tells what is known; false if another question has come. */
static bool tell(Counsel *counsel, bool is_last) {
    AdviserReport report;
    adviser_report(counsel->adviser, &report);
    pthread_mutex_lock(&counsel->mutex);
    bool is_wanted = counsel->is_asked && !counsel->is_new && !atomic_load(&counsel->stop);
    if (is_wanted) {
        counsel->report = report;
        counsel->has_report = true;
        counsel->is_last = is_last;
        pthread_cond_broadcast(&counsel->told);
    }
    pthread_mutex_unlock(&counsel->mutex);
    if (is_wanted) counsel->wake(counsel->user);
    return is_wanted;
}

/* Each step plays several times as much as the one before. */
static void consider(Counsel *counsel) {
    static const int steps[] = {100, 600, 3600};
    enum { STEPS = sizeof steps / sizeof *steps };
    AiQuestion question = {.view = &counsel->own.view,
                           .offers = &counsel->own.offers,
                           .level = AI_MASTER,
                           .seed = counsel->own.seed,
                           .memory = counsel->memory,
                           .stop = &counsel->stop};
    if (!adviser_begin(counsel->adviser, &question, NULL)) return;
    for (int step = 0; step < STEPS; step++)
        if (!adviser_play_first(counsel->adviser, steps[step]) || !tell(counsel, step == STEPS - 1)) return;
}

static void *run(void *self) {
    Counsel *counsel = self;
    while (next(counsel)) consider(counsel);
    return NULL;
}

static void forget(Counsel *counsel) {
    pthread_cond_destroy(&counsel->asked);
    pthread_cond_destroy(&counsel->told);
    pthread_mutex_destroy(&counsel->mutex);
    free(counsel->adviser);
    free(counsel->memory);
    free(counsel);
}

Counsel *counsel_create(void (*wake)(void *user), void *user) {
    Counsel *counsel = memory_calloc(1, sizeof *counsel);
    counsel->adviser = memory_calloc(1, adviser_size());
    counsel->memory = memory_calloc(1, ai_memory_size());
    counsel->wake = wake;
    counsel->user = user;
    pthread_mutex_init(&counsel->mutex, NULL);
    pthread_cond_init(&counsel->asked, NULL);
    pthread_cond_init(&counsel->told, NULL);
    if (pthread_create(&counsel->thread, NULL, run, counsel) == 0) return counsel;
    forget(counsel);
    return NULL;
}

void counsel_free(Counsel *counsel) {
    if (!counsel) return;
    pthread_mutex_lock(&counsel->mutex);
    counsel->is_leaving = true;
    atomic_store(&counsel->stop, true);
    pthread_cond_signal(&counsel->asked);
    pthread_mutex_unlock(&counsel->mutex);
    pthread_join(counsel->thread, NULL);
    forget(counsel);
}

void counsel_ask(Counsel *counsel, const SabaccView *view, const SabaccOffers *offers, uint64_t seed) {
    pthread_mutex_lock(&counsel->mutex);
    bool is_same = counsel->is_asked && counsel->question.seed == seed &&
                   memcmp(&counsel->question.view, view, sizeof *view) == 0;
    if (!is_same) {
        counsel->question.view = *view;
        counsel->question.offers = *offers;
        counsel->question.seed = seed;
        counsel->is_asked = counsel->is_new = true;
        counsel->has_report = counsel->is_last = false;
        atomic_store(&counsel->stop, true);
        pthread_cond_signal(&counsel->asked);
    }
    pthread_mutex_unlock(&counsel->mutex);
}

void counsel_stop(Counsel *counsel) {
    pthread_mutex_lock(&counsel->mutex);
    counsel->is_asked = counsel->is_new = counsel->has_report = false;
    atomic_store(&counsel->stop, true);
    pthread_mutex_unlock(&counsel->mutex);
}

bool counsel_read(Counsel *counsel, bool waits, AdviserReport *report, bool *is_last) {
    pthread_mutex_lock(&counsel->mutex);
    while (waits && counsel->is_asked && !counsel->is_last)
        pthread_cond_wait(&counsel->told, &counsel->mutex);
    bool is_there = counsel->is_asked && counsel->has_report;
    if (is_there) *report = counsel->report;
    *is_last = counsel->is_last;
    pthread_mutex_unlock(&counsel->mutex);
    return is_there;
}
