#include "lab/sim_shard.h"

#include "lab/series_json.h"

#include <stdlib.h>

/* ---- writing ---- */

/* For each game its hands, and of each seat those won at its beginning, at its end, and most in a row: runs
 * go on from game to game, and the games between are other shards'. */
static json_t *streaks_json(const Sim *sim) {
    json_t *games = json_array();
    int seats = sabacc_setup_seats(&sim->series.setup);
    for (size_t game = 0; game < sim->streaks.count / (size_t)seats; game++) {
        const Streak *streak = &sim->streaks.list[game * (size_t)seats];
        json_t *list = json_pack("[I]", (json_int_t)streak->hands);
        for (int seat = 0; seat < seats; seat++) {
            json_array_append_new(list, json_integer(streak[seat].first));
            json_array_append_new(list, json_integer(streak[seat].latest));
            json_array_append_new(list, json_integer(streak[seat].longest));
        }
        json_array_append_new(games, list);
    }
    return games;
}

json_t *sim_shard_json(const Sim *sim) {
    const Series *series = &sim->series;
    json_t *sums = series_sums_json(series, &tally_sums, sabacc_setup_seats(&series->setup), &sim->tally);
    json_object_set_new(sums, "streaks", streaks_json(sim));
    return series_json(series, sums);
}

/* ---- reading ---- */

static bool read_game_streaks(const json_t *list, int seats, SimStreaks *streaks) {
    if (json_array_size(list) != 1 + 3 * (size_t)seats) return false;
    for (int seat = 0; seat < seats; seat++) {
        size_t at = 1 + 3 * (size_t)seat;
        sim_streaks_add(streaks, &(Streak){.hands = json_integer_value(json_array_get(list, 0)),
                                           .first = json_integer_value(json_array_get(list, at)),
                                           .latest = json_integer_value(json_array_get(list, at + 1)),
                                           .longest = json_integer_value(json_array_get(list, at + 2))});
    }
    return true;
}

static bool read_streaks(const json_t *games, const Series *series, SimStreaks *streaks) {
    int seats = sabacc_setup_seats(&series->setup);
    if ((int64_t)json_array_size(games) != shard_count(&series->shard, series->pieces)) return false;
    for (size_t game = 0; game < json_array_size(games); game++)
        if (!read_game_streaks(json_array_get(games, game), seats, streaks)) return false;
    return true;
}

bool sim_shard_read(const json_t *json, const Series *series, Sim *sim) {
    const json_t *sums = json_object_get(json, "sums");
    int seats = sabacc_setup_seats(&series->setup);
    *sim = (Sim){.series = *series};
    return series->agents == series->setup.seats &&
           series_sums_read(sums, &tally_sums, seats, &sim->series, &sim->tally) &&
           read_streaks(json_object_get(sums, "streaks"), series, &sim->streaks);
}

/* ---- adding up ---- */

/* The games of both in the order of their numbers. */
static void join_streaks(Sim *sim, const Sim *more) {
    SimStreaks all = {.count = 0};
    size_t mine = 0, theirs = 0, seats = (size_t)sabacc_setup_seats(&sim->series.setup);
    for (int64_t game = 0; game < sim->series.pieces; game++) {
        bool is_mine = shard_has(&sim->series.shard, game);
        if (!is_mine && !shard_has(&more->series.shard, game)) continue;
        const Streak *from = is_mine ? &sim->streaks.list[mine] : &more->streaks.list[theirs];
        for (size_t seat = 0; seat < seats; seat++) sim_streaks_add(&all, &from[seat]);
        *(is_mine ? &mine : &theirs) += seats;
    }
    free(sim->streaks.list);
    sim->streaks = all;
    for (size_t seat = 0; seat < seats; seat++) sim->tally.seat[seat].streak = (Streak){0};
    for (size_t i = 0; i < all.count; i++) streak_join(&sim->tally.seat[i % seats].streak, &all.list[i]);
}

void sim_shard_join(Sim *sim, const Sim *more) {
    tally_join(&sim->tally, &more->tally);
    join_streaks(sim, more);
    series_join(&sim->series, &more->series);
}
