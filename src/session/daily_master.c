#include "session/daily_master.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/ai.h"
#include "base/memory.h"
#include "session/opponents.h"

typedef struct MasterSeat {
    struct DailyMaster *master;
    AiLevel level;
    char name[MATCH_WORDS]; /* "" for the master: it has no manner */
} MasterSeat;

struct DailyMaster {
    pthread_t thread;
    pthread_mutex_t mutex; /* protects is_over, is_known and score */
    pthread_cond_t known;
    bool is_over, is_known;
    DailyScore score;
    MatchSetup setup;
    MasterSeat seats[SABACC_MAX_SEATS];
    AiMemory *memory; /* used by the thread only */
    atomic_bool stop;
    void (*wake)(void *user);
    void *user;
};

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    const MasterSeat *seat = self;
    AiQuestion asked = {.view = question->view,
                        .offers = question->offers,
                        .level = seat->level,
                        .name = seat->name,
                        .effort = ai_effort(seat->level),
                        .seed = question->seed,
                        .memory = seat->master->memory,
                        .stop = &seat->master->stop};
    return ai_decide(&asked, action) ? MATCH_READY : MATCH_PENDING;
}

static void seat_all(DailyMaster *master, Match *match) {
    for (int i = 0; i < master->setup.rules.seats; i++) {
        MasterSeat *seat = &master->seats[i];
        *seat = (MasterSeat){.master = master, .level = AI_MASTER};
        if (i > 0) opponents_read_seat(&master->setup.seat[i], &seat->level, seat->name);
        match_set_driver(match, i, &(MatchDriver){.self = seat, .ask = ask});
    }
}

/* False if it was cancelled. */
static bool play_on(DailyMaster *master, Match *match) {
    while (!atomic_load(&master->stop)) {
        MatchStep step = match_step(match);
        if (step.outcome == MATCH_OVER) return true;
        if (step.outcome != MATCH_APPLIED) return false;
    }
    return false;
}

static void *run(void *data) {
    DailyMaster *master = data;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    Match *match = match_new(&master->setup, NULL, NULL, &why);
    if (match) seat_all(master, match);
    bool is_played = match && play_on(master, match);
    pthread_mutex_lock(&master->mutex);
    if (is_played) master->score = daily_score(match_public(match), &master->setup.rules);
    master->is_known = is_played;
    master->is_over = true;
    pthread_cond_signal(&master->known);
    pthread_mutex_unlock(&master->mutex);
    match_free(match);
    if (is_played) master->wake(master->user);
    return NULL;
}

static void forget(DailyMaster *master) {
    pthread_cond_destroy(&master->known);
    pthread_mutex_destroy(&master->mutex);
    free(master->memory);
    free(master);
}

DailyMaster *daily_master_start(const MatchSetup *setup, void (*wake)(void *user), void *user) {
    DailyMaster *master = memory_calloc(1, sizeof *master);
    master->setup = *setup;
    master->setup.seat[0].name[0] = '\0';
    master->memory = memory_calloc(1, ai_memory_size());
    master->wake = wake;
    master->user = user;
    pthread_mutex_init(&master->mutex, NULL);
    pthread_cond_init(&master->known, NULL);
    if (pthread_create(&master->thread, NULL, run, master) == 0) return master;
    forget(master);
    return NULL;
}

void daily_master_free(DailyMaster *master) {
    if (!master) return;
    atomic_store(&master->stop, true);
    pthread_join(master->thread, NULL);
    forget(master);
}

bool daily_master_result(DailyMaster *master, bool is_waited_for, DailyScore *score) {
    pthread_mutex_lock(&master->mutex);
    while (is_waited_for && !master->is_over) pthread_cond_wait(&master->known, &master->mutex);
    bool is_known = master->is_known;
    if (is_known) *score = master->score;
    pthread_mutex_unlock(&master->mutex);
    return is_known;
}
