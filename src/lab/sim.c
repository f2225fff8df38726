#include "lab/sim.h"

#include "base/files.h"
#include "base/memory.h"

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
    int length = snprintf(path, size, "%s/%s-%lld-%06lld.sabacc", sim->record_dir, sim->series.setup.game->id,
                          (long long)sim->series.seed, (long long)game + 1);
    if (length >= 0 && (size_t)length < size) return true;
    text_add(why, "the name of the records' directory is too long");
    return false;
}

static bool play(const Sim *sim, int thread, int64_t game, int64_t max_hands, Tally *tally, Text *why) {
    char path[MATCH_MESSAGE] = "";
    if (!record_path(sim, game, path, sizeof path, why)) return false;
    PlayOrder order = series_order(&sim->series, thread, game);
    order.max_hands = max_hands;
    order.record_path = path[0] != '\0' ? path : NULL;
    order.preset = sim->preset;
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
    for (int seat = 0; sim->series.shard.of > 0 && seat < sabacc_setup_seats(&sim->series.setup); seat++)
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
    const Series *series = &sim->series;
    char bytes[MATCH_MESSAGE];
    Text unused = text_over(bytes, sizeof bytes);
    return sim->hands == 0 ||
           (sim->record_dir == NULL && !agents_are_bots(series->agent, series->setup.seats) &&
            sabacc_setup_ends(&series->setup, &unused));
}

static bool make_folder(const Sim *sim, Text *why) {
    if (sim->record_dir == NULL || file_make_folder(sim->record_dir)) return true;
    text_add(why, sim->record_dir);
    text_add(why, ": ");
    text_add(why, file_words(errno));
    return false;
}

bool sim_run(Sim *sim, Text *why) {
    Run run = {.sim = sim, .is_ahead = sim->series.threads > 1, .why = why};
    assert(!run.is_ahead || sim_is_parallel(sim));
    if (!make_folder(sim, why)) return false;
    JobsPlan games = {.size = sizeof(Played), .self = &run, .work = play_one, .take = take_one};
    sim->tally.errors += series_run(&sim->series, games);
    return !run.has_failed;
}
