#include "lab/sim.h"

#include "base/files.h"
#include "base/memory.h"
#include "lab/jobs.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* A simulation in progress. */
typedef struct Run {
    Sim *sim;
    bool is_ahead; /* games are begun before it is known how many hands those before them have */
    bool has_failed;
    Text *why;
} Run;

typedef struct Played {
    Tally tally;
    bool has_failed;
    char why[MATCH_MESSAGE];
} Played;

/* ---- a game ---- */

/* Empty if no records are wanted. */
static bool record_path(const Sim *sim, int64_t game, char *path, size_t size, Text *why) {
    if (sim->record_dir == NULL) return true;
    int length = snprintf(path, size, "%s/%s-%lld-%06lld.sabacc", sim->record_dir, sim->setup.game->id,
                          (long long)sim->seed, (long long)game + 1);
    if (length >= 0 && (size_t)length < size) return true;
    text_add(why, "the name of the records' directory is too long");
    return false;
}

/* That of no thread is none. */
static AiMemory *memory_of(const Sim *sim, int thread) {
    return thread >= 0 ? (AiMemory *)(void *)(sim->memories + (size_t)thread * ai_memory_size()) : NULL;
}

static bool play(const Sim *sim, int thread, int64_t game, int64_t max_hands, Tally *tally, Text *why) {
    char path[MATCH_MESSAGE] = "";
    if (!record_path(sim, game, path, sizeof path, why)) return false;
    PlayOrder order = {.setup = sim->setup,
                       .agents = sim->agent,
                       .bots = sim->bots != NULL ? &sim->bots[thread > 0 ? thread : 0] : NULL,
                       .memory = memory_of(sim, thread),
                       .seed = play_seed(sim->seed, game),
                       .max_hands = max_hands,
                       .record_path = path[0] != '\0' ? path : NULL,
                       .preset = sim->preset};
    order.setup.dealer = (int)(game % sim->setup.seats);
    for (int seat = 0; seat < sim->setup.seats; seat++) order.sitter[seat] = (uint8_t)seat;
    return play_game(&order, tally, why);
}

/* The hands still to be played; 0 if games are counted. */
static int64_t hands_left(const Sim *sim) { return sim->hands > 0 ? sim->hands - sim->tally.hands : 0; }

static void play_one(void *self, int thread, int64_t number, void *result) {
    const Run *run = self;
    const Sim *sim = run->sim;
    Played *played = result;
    Text why = text_over(played->why, sizeof played->why);
    int64_t max_hands = run->is_ahead ? sim->hands : hands_left(sim);
    played->has_failed = !play(sim, thread, number, max_hands, &played->tally, &why);
}

/* A game that went on beyond the last hand wanted is played again, up to that hand. */
static bool take_one(void *self, int64_t number, const void *result) {
    Run *run = self;
    Sim *sim = run->sim;
    Played played = *(const Played *)result;
    if (sim->hands > 0 && played.tally.hands > hands_left(sim)) {
        Text why = text_over(played.why, sizeof played.why);
        played.tally = (Tally){0};
        play(sim, -1, number, hands_left(sim), &played.tally, &why);
    }
    if (played.has_failed) text_add(run->why, played.why);
    run->has_failed = played.has_failed;
    tally_join(&sim->tally, &played.tally);
    for (int seat = 0; sim->shard.of > 0 && seat < sabacc_setup_seats(&sim->setup); seat++)
        sim_streaks_add(&sim->streaks, &played.tally.seat[seat].streak);
    return !run->has_failed && (sim->hands == 0 || hands_left(sim) > 0);
}

/* ---- all games ---- */

void sim_streaks_add(SimStreaks *streaks, const Streak *streak) {
    if (streaks->count == streaks->room) {
        streaks->room = memory_room(streaks->room);
        streaks->list = memory_realloc(streaks->list, streaks->room, sizeof *streaks->list);
    }
    streaks->list[streaks->count++] = *streak;
}

bool sim_is_good(const Sim *sim) { return sim->tally.not_conserved == 0 && sim->tally.errors == 0; }

void sim_free(Sim *sim) {
    free(sim->streaks.list);
    sim->streaks = (SimStreaks){0};
}

bool sim_is_parallel(const Sim *sim) {
    char bytes[MATCH_MESSAGE];
    Text unused = text_over(bytes, sizeof bytes);
    return sim->hands == 0 || (sim->record_dir == NULL && !agents_are_bots(sim->agent, sim->setup.seats) &&
                               sabacc_setup_ends(&sim->setup, &unused));
}

static bool make_folder(const Sim *sim, Text *why) {
    if (sim->record_dir == NULL || file_make_folder(sim->record_dir)) return true;
    text_add(why, sim->record_dir);
    text_add(why, ": ");
    text_add(why, file_words(errno));
    return false;
}

bool sim_run(Sim *sim, Text *why) {
    double start = stats_clock();
    int threads = sim->threads > 1 ? sim->threads : 1;
    Run run = {.sim = sim, .is_ahead = threads > 1, .why = why};
    assert(threads == 1 || sim_is_parallel(sim));
    if (!make_folder(sim, why)) return false;
    sim->memories = memory_calloc((size_t)threads, ai_memory_size());
    jobs_run(&(JobsPlan){.threads = threads,
                         .first = sim->shard.of > 0 ? shard_first(&sim->shard) - 1 : 0,
                         .step = sim->shard.of > 0 ? sim->shard.of : 1,
                         .end = sim->games > 0 ? sim->games : INT64_MAX,
                         .size = sizeof(Played),
                         .self = &run,
                         .work = play_one,
                         .take = take_one});
    free(sim->memories);
    sim->memories = NULL;
    sim->seconds = stats_clock() - start;
    for (int thread = 0; sim->bots != NULL && thread < threads; thread++)
        sim->tally.errors += agent_faults_count(sim->faults, &sim->bots[thread]);
    return !run.has_failed;
}
