#include "session/hand_review.h"

#include "base/memory.h"
#include "session/advice_words.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct Weighed {
    MatchDecision decision;
    ReviewDecision reviewed; /* if it is done */
    AdviserReport report;
    bool is_done, is_choice;
} Weighed;

struct HandReview {
    pthread_t thread;
    pthread_mutex_t mutex; /* of all below but `stop`, `memory` */
    pthread_cond_t changed;
    atomic_bool stop; /* the decision that is being weighed is dropped */
    AiMemory *memory; /* used by the thread only */
    bool is_ending;
    Weighed **list; /* owned, and all in it; by serial */
    int count, room;
    Weighed *current; /* being weighed, owned by the thread; NULL if none */
    void (*wake)(void *user);
    void *user;
};

/* ---- the thread ---- */

static Weighed *next_of(const HandReview *review) {
    for (int i = 0; i < review->count; i++)
        if (!review->list[i]->is_done) return review->list[i];
    return NULL;
}

static bool is_listed(const HandReview *review, const Weighed *weighed) {
    for (int i = 0; i < review->count; i++)
        if (review->list[i] == weighed) return true;
    return false;
}

/* Without names: its sentences are not shown. */
static void weigh(HandReview *review, Weighed *weighed) {
    static const char *const names[SABACC_MAX_SEATS] = {"", "", "", "", "", "", "", ""};
    bool is_weighed = review_decision(&weighed->decision, review->memory, &review->stop, names,
                                      &weighed->reviewed, &weighed->report);
    weighed->is_choice = is_weighed && review_is_choice(&weighed->report);
}

static void *run(void *self) {
    HandReview *review = self;
    pthread_mutex_lock(&review->mutex);
    while (!review->is_ending) {
        Weighed *weighed = next_of(review);
        if (!weighed) {
            pthread_cond_wait(&review->changed, &review->mutex);
            continue;
        }
        review->current = weighed;
        atomic_store(&review->stop, false);
        pthread_mutex_unlock(&review->mutex);
        weigh(review, weighed);
        pthread_mutex_lock(&review->mutex);
        review->current = NULL;
        if (is_listed(review, weighed))
            weighed->is_done = true;
        else
            free(weighed);
        pthread_cond_broadcast(&review->changed);
        if (!next_of(review)) review->wake(review->user);
    }
    pthread_mutex_unlock(&review->mutex);
    return NULL;
}

/* ---- decisions ---- */

/* The mutex is held. The thread frees the one that it weighs. */
static void drop(HandReview *review, Weighed *weighed) {
    if (weighed == review->current)
        atomic_store(&review->stop, true);
    else
        free(weighed);
}

static void drop_others(HandReview *review, const MatchDecision *decision) {
    int kept = 0;
    for (int i = 0; i < review->count; i++) {
        Weighed *weighed = review->list[i];
        if (weighed->decision.hand == decision->hand && weighed->decision.serial < decision->serial)
            review->list[kept++] = weighed;
        else
            drop(review, weighed);
    }
    review->count = kept;
}

void hand_review_add(HandReview *review, const MatchDecision *decision) {
    Weighed *weighed = memory_calloc(1, sizeof *weighed);
    weighed->decision = *decision;
    pthread_mutex_lock(&review->mutex);
    drop_others(review, decision);
    if (review->count == review->room) {
        review->room = review->room > 0 ? 2 * review->room : 16;
        review->list = memory_realloc(review->list, (size_t)review->room, sizeof *review->list);
    }
    review->list[review->count++] = weighed;
    pthread_cond_broadcast(&review->changed);
    pthread_mutex_unlock(&review->mutex);
}

static void add_up(const Weighed *weighed, HandVerdict *verdict, int64_t *dearest) {
    const ReviewDecision *reviewed = &weighed->reviewed;
    verdict->unit = weighed->report.unit;
    verdict->decisions++;
    verdict->lost += reviewed->lost;
    verdict->mistakes += reviewed->lost > 0;
    if (reviewed->lost <= *dearest) return;
    *dearest = reviewed->lost;
    verdict->did = reviewed->did;
    verdict->best = reviewed->best;
    verdict->seen = weighed->decision.view.table;
    Text why = text_over(verdict->why, sizeof verdict->why);
    advice_reason_short(&weighed->report, &why);
}

bool hand_review_read(HandReview *review, int32_t hand, bool waits, HandVerdict *verdict) {
    int64_t dearest = 0;
    *verdict = (HandVerdict){.decisions = 0};
    pthread_mutex_lock(&review->mutex);
    while (waits && next_of(review)) pthread_cond_wait(&review->changed, &review->mutex);
    bool is_done = !next_of(review);
    for (int i = 0; is_done && i < review->count; i++)
        if (review->list[i]->decision.hand == hand && review->list[i]->is_choice)
            add_up(review->list[i], verdict, &dearest);
    pthread_mutex_unlock(&review->mutex);
    return is_done;
}

bool hand_review_report(HandReview *review, uint32_t serial, AdviserReport *report) {
    bool is_there = false;
    pthread_mutex_lock(&review->mutex);
    for (int i = 0; i < review->count; i++) {
        const Weighed *weighed = review->list[i];
        if (weighed->decision.serial != serial || !weighed->is_done) continue;
        *report = weighed->report;
        is_there = true;
    }
    pthread_mutex_unlock(&review->mutex);
    return is_there;
}

/* ---- life ---- */

static void forget(HandReview *review) {
    for (int i = 0; i < review->count; i++) free(review->list[i]);
    free(review->list);
    pthread_cond_destroy(&review->changed);
    pthread_mutex_destroy(&review->mutex);
    free(review->memory);
    free(review);
}

HandReview *hand_review_create(void (*wake)(void *user), void *user) {
    HandReview *review = memory_calloc(1, sizeof *review);
    review->memory = memory_calloc(1, ai_memory_size());
    review->wake = wake;
    review->user = user;
    pthread_mutex_init(&review->mutex, NULL);
    pthread_cond_init(&review->changed, NULL);
    if (pthread_create(&review->thread, NULL, run, review) == 0) return review;
    forget(review);
    return NULL;
}

void hand_review_free(HandReview *review) {
    if (!review) return;
    pthread_mutex_lock(&review->mutex);
    review->is_ending = true;
    atomic_store(&review->stop, true);
    pthread_cond_broadcast(&review->changed);
    pthread_mutex_unlock(&review->mutex);
    pthread_join(review->thread, NULL);
    forget(review);
}
