#include "session/opponents.h"

#include "base/memory.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef enum JobState { JOB_NONE, JOB_ASKED, JOB_THINKING, JOB_DONE } JobState;

/* One decision at a time: a table waits for one seat only. */
typedef struct Job {
    JobState state;
    int seat;
    uint32_t serial;
    uint64_t seed;
    AiLevel level;
    char name[MATCH_WORDS];
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    bool is_why; /* the action was taken: its reasons are asked for */
    AiReasons reasons;
} Job;

typedef struct AiSeat {
    Opponents *opponents;
    AiLevel level;
    char name[MATCH_WORDS]; /* some characters have their own style */
} AiSeat;

struct Opponents {
    pthread_t thread;
    pthread_mutex_t mutex; /* protects job and is_leaving */
    pthread_cond_t asked, decided;
    Job job;
    bool is_leaving;
    AiMemory *memory; /* used by the thread only */
    atomic_bool stop;
    bool is_held, is_waited_for; /* used by the main thread only */
    AiSeat ai_seats[SABACC_MAX_SEATS];
    void (*wake)(void *user);
    void *user;
};

static bool decide(Opponents *opponents, Job *job) {
    AiQuestion question = {.view = &job->view,
                           .offers = &job->offers,
                           .level = job->level,
                           .name = job->name,
                           .effort = ai_effort(job->level),
                           .seed = job->seed,
                           .memory = opponents->memory,
                           .stop = &opponents->stop};
    return job->is_why ? ai_explain(&question, &job->action, &job->reasons)
                       : ai_decide(&question, &job->action);
}

/* An answer to a question that was dropped or replaced meanwhile is discarded. */
static void think(Opponents *opponents) {
    Job mine = opponents->job;
    opponents->job.state = JOB_THINKING;
    pthread_mutex_unlock(&opponents->mutex);
    bool is_decided = decide(opponents, &mine);
    pthread_mutex_lock(&opponents->mutex);
    Job *job = &opponents->job;
    bool is_wanted = job->state == JOB_THINKING && job->serial == mine.serial && job->seat == mine.seat;
    if (!is_decided || !is_wanted) return;
    job->action = mine.action;
    job->reasons = mine.reasons;
    job->state = JOB_DONE;
    pthread_cond_signal(&opponents->decided);
    opponents->wake(opponents->user);
}

static void *run(void *data) {
    Opponents *opponents = data;
    pthread_mutex_lock(&opponents->mutex);
    while (!opponents->is_leaving) {
        if (opponents->job.state == JOB_ASKED) {
            atomic_store(&opponents->stop, false);
            think(opponents);
        } else {
            pthread_cond_wait(&opponents->asked, &opponents->mutex);
        }
    }
    pthread_mutex_unlock(&opponents->mutex);
    return NULL;
}

static void forget(Opponents *opponents) {
    pthread_cond_destroy(&opponents->asked);
    pthread_cond_destroy(&opponents->decided);
    pthread_mutex_destroy(&opponents->mutex);
    free(opponents->memory);
    free(opponents);
}

Opponents *opponents_create(void (*wake)(void *user), void *user) {
    Opponents *opponents = memory_calloc(1, sizeof *opponents);
    opponents->memory = memory_calloc(1, ai_memory_size());
    opponents->wake = wake;
    opponents->user = user;
    pthread_mutex_init(&opponents->mutex, NULL);
    pthread_cond_init(&opponents->asked, NULL);
    pthread_cond_init(&opponents->decided, NULL);
    if (pthread_create(&opponents->thread, NULL, run, opponents) == 0) return opponents;
    forget(opponents);
    return NULL;
}

void opponents_free(Opponents *opponents) {
    if (!opponents) return;
    pthread_mutex_lock(&opponents->mutex);
    opponents->is_leaving = true;
    atomic_store(&opponents->stop, true);
    pthread_cond_signal(&opponents->asked);
    pthread_mutex_unlock(&opponents->mutex);
    pthread_join(opponents->thread, NULL);
    forget(opponents);
}

/* ---- as a driver of the match ---- */

static void put_question(Opponents *opponents, const AiSeat *ai_seat, const MatchQuestion *question) {
    atomic_store(&opponents->stop, true);
    opponents->job = (Job){.state = JOB_ASKED,
                           .seat = question->seat,
                           .serial = question->serial,
                           .seed = question->seed,
                           .level = ai_seat->level,
                           .view = *question->view,
                           .offers = *question->offers};
    memcpy(opponents->job.name, ai_seat->name, sizeof ai_seat->name);
    pthread_cond_signal(&opponents->asked);
}

static void wait_for_answer(Opponents *opponents) {
    while (opponents->is_waited_for && !opponents->is_held && opponents->job.state != JOB_DONE)
        pthread_cond_wait(&opponents->decided, &opponents->mutex);
}

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    AiSeat *ai_seat = self;
    Opponents *opponents = ai_seat->opponents;
    MatchAnswer answer = MATCH_PENDING;
    pthread_mutex_lock(&opponents->mutex);
    Job *job = &opponents->job;
    bool is_asked = job->state != JOB_NONE && !job->is_why && job->serial == question->serial &&
                    job->seat == question->seat;
    if (!is_asked) put_question(opponents, ai_seat, question);
    wait_for_answer(opponents);
    if (job->state == JOB_DONE && !opponents->is_held) {
        *action = job->action;
        job->state = JOB_NONE;
        answer = MATCH_READY;
    }
    pthread_mutex_unlock(&opponents->mutex);
    return answer;
}

/* After an undo the same serials occur again, with different views. */
static void observe(void *self, const SabaccView *view, const SabaccEvents *events) {
    (void)view;
    Opponents *opponents = ((AiSeat *)self)->opponents;
    if (events) return;
    pthread_mutex_lock(&opponents->mutex);
    opponents->job.state = JOB_NONE;
    atomic_store(&opponents->stop, true);
    pthread_mutex_unlock(&opponents->mutex);
}

void opponents_seat(Opponents *opponents, Match *match, int seat, AiLevel level) {
    AiSeat *ai_seat = &opponents->ai_seats[seat];
    *ai_seat = (AiSeat){.opponents = opponents, .level = level};
    memcpy(ai_seat->name, match_setup(match)->seat[seat].name, sizeof ai_seat->name);
    match_set_driver(match, seat, &(MatchDriver){.self = ai_seat, .observe = observe, .ask = ask});
}

void opponents_hold(Opponents *opponents, bool is_held) { opponents->is_held = is_held; }

void opponents_wait_for(Opponents *opponents, bool is_waited_for) {
    opponents->is_waited_for = is_waited_for;
}

/* ---- reasons ---- */

bool opponents_read_seat(const MatchSeat *seat, AiLevel *level, char *name) {
    char word[MATCH_WORDS];
    const char *after = strchr(seat->agent, ':'), *own = after ? strchr(after + 1, ':') : NULL;
    memcpy(word, seat->agent, sizeof word);
    memcpy(name, seat->name, MATCH_WORDS);
    if (own) {
        word[own - seat->agent] = '\0';
        memmove(name, own + 1, strlen(own + 1) + 1);
    }
    return ai_level_parse(word, level);
}

void opponents_ask_why(Opponents *opponents, const MatchSeat *seat, const SubscriptionQuestion *question,
                       const SabaccAction *taken) {
    Job job = {.state = JOB_ASKED,
               .seat = question->seat,
               .serial = question->serial,
               .seed = question->seed,
               .view = question->view,
               .offers = question->offers,
               .action = *taken,
               .is_why = true};
    if (!opponents_read_seat(seat, &job.level, job.name)) return;
    pthread_mutex_lock(&opponents->mutex);
    atomic_store(&opponents->stop, true);
    opponents->job = job;
    pthread_cond_signal(&opponents->asked);
    pthread_mutex_unlock(&opponents->mutex);
}

bool opponents_why(Opponents *opponents, AiReasons *reasons) {
    pthread_mutex_lock(&opponents->mutex);
    Job *job = &opponents->job;
    if (job->state != JOB_NONE) wait_for_answer(opponents);
    bool is_known = job->state == JOB_DONE && job->is_why;
    if (is_known) *reasons = job->reasons;
    pthread_mutex_unlock(&opponents->mutex);
    return is_known;
}
