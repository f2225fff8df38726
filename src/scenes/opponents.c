#include "scenes/opponents.h"

#include <SDL.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef enum JobState { JOB_NONE, JOB_ASKED, JOB_THINKING, JOB_DONE } JobState;

/* One decision at a time: a table waits for one seat. */
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
} Job;

typedef struct Chair {
    Opponents *opponents;
    AiLevel level;
    char name[MATCH_WORDS]; /* some play in a manner of their own */
} Chair;

struct Opponents {
    SDL_Thread *thread;
    SDL_mutex *mutex; /* over job and is_leaving */
    SDL_cond *asked;
    Job job;
    bool is_leaving;
    atomic_bool stop;
    bool is_held; /* the loop's alone */
    Chair chairs[SABACC_MAX_SEATS];
    void (*wake)(void *user);
    void *user;
};

static bool decide(Opponents *opponents, Job *job) {
    AiQuestion question = {.view = &job->view,
                           .offers = &job->offers,
                           .level = job->level,
                           .name = job->name,
                           .effort = ai_effort(job->level, AI_PACE_WINDOW),
                           .seed = job->seed,
                           .stop = &opponents->stop};
    return ai_decide(&question, &job->action);
}

/* An answer to a question that has meanwhile been dropped or replaced is not kept. */
static void think(Opponents *opponents) {
    Job mine = opponents->job;
    opponents->job.state = JOB_THINKING;
    SDL_UnlockMutex(opponents->mutex);
    bool is_decided = decide(opponents, &mine);
    SDL_LockMutex(opponents->mutex);
    Job *job = &opponents->job;
    bool is_wanted = job->state == JOB_THINKING && job->serial == mine.serial && job->seat == mine.seat;
    if (!is_decided || !is_wanted) return;
    job->action = mine.action;
    job->state = JOB_DONE;
    opponents->wake(opponents->user);
}

static int run(void *data) {
    Opponents *opponents = data;
    SDL_LockMutex(opponents->mutex);
    while (!opponents->is_leaving) {
        if (opponents->job.state == JOB_ASKED) {
            atomic_store(&opponents->stop, false);
            think(opponents);
        } else {
            SDL_CondWait(opponents->asked, opponents->mutex);
        }
    }
    SDL_UnlockMutex(opponents->mutex);
    return 0;
}

Opponents *opponents_create(void (*wake)(void *user), void *user) {
    Opponents *opponents = calloc(1, sizeof *opponents);
    if (!opponents) return NULL;
    opponents->wake = wake;
    opponents->user = user;
    opponents->mutex = SDL_CreateMutex();
    opponents->asked = SDL_CreateCond();
    if (opponents->mutex && opponents->asked)
        opponents->thread = SDL_CreateThread(run, "opponents", opponents);
    if (opponents->thread) return opponents;
    opponents_free(opponents);
    return NULL;
}

void opponents_free(Opponents *opponents) {
    if (!opponents) return;
    if (opponents->thread) {
        SDL_LockMutex(opponents->mutex);
        opponents->is_leaving = true;
        atomic_store(&opponents->stop, true);
        SDL_CondSignal(opponents->asked);
        SDL_UnlockMutex(opponents->mutex);
        SDL_WaitThread(opponents->thread, NULL);
    }
    if (opponents->asked) SDL_DestroyCond(opponents->asked);
    if (opponents->mutex) SDL_DestroyMutex(opponents->mutex);
    free(opponents);
}

/* ---- as a driver of the match ---- */

static void put_question(Opponents *opponents, const Chair *chair, const MatchQuestion *question) {
    atomic_store(&opponents->stop, true);
    opponents->job = (Job){.state = JOB_ASKED,
                           .seat = question->seat,
                           .serial = question->serial,
                           .seed = question->seed,
                           .level = chair->level,
                           .view = *question->view,
                           .offers = *question->offers};
    memcpy(opponents->job.name, chair->name, sizeof chair->name);
    SDL_CondSignal(opponents->asked);
}

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    Chair *chair = self;
    Opponents *opponents = chair->opponents;
    MatchAnswer answer = MATCH_PENDING;
    SDL_LockMutex(opponents->mutex);
    Job *job = &opponents->job;
    bool is_asked = job->state != JOB_NONE && job->serial == question->serial && job->seat == question->seat;
    if (!is_asked) {
        put_question(opponents, chair, question);
    } else if (job->state == JOB_DONE && !opponents->is_held) {
        *action = job->action;
        job->state = JOB_NONE;
        answer = MATCH_READY;
    }
    SDL_UnlockMutex(opponents->mutex);
    return answer;
}

/* An undo brings serials back that were asked before, with other views. */
static void observe(void *self, const SabaccView *view, const SabaccEvents *events) {
    (void)view;
    Opponents *opponents = ((Chair *)self)->opponents;
    if (events) return;
    SDL_LockMutex(opponents->mutex);
    opponents->job.state = JOB_NONE;
    atomic_store(&opponents->stop, true);
    SDL_UnlockMutex(opponents->mutex);
}

void opponents_seat(Opponents *opponents, Match *match, int seat, AiLevel level) {
    Chair *chair = &opponents->chairs[seat];
    *chair = (Chair){.opponents = opponents, .level = level};
    memcpy(chair->name, match_setup(match)->seat[seat].name, sizeof chair->name);
    match_set_driver(match, seat, &(MatchDriver){.self = chair, .observe = observe, .ask = ask});
}

void opponents_hold(Opponents *opponents, bool is_held) { opponents->is_held = is_held; }
