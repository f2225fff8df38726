#include "lab/sim_shard.h"

#include "base/memory.h"
#include "lab/sums.h"

#include <stdlib.h>
#include <string.h>

#define ROWS(rows) (rows), sizeof(rows) / sizeof *(rows)

static const SumRow tally_rows[] = {
    SUM_NUMBER(Tally, "hands", hands),
    SUM_NUMBER(Tally, "games", games),
    SUM_NUMBER(Tally, "actions", actions),
    SUM_NUMBER(Tally, "folded", ends[TALLY_FOLDED]),
    SUM_NUMBER(Tally, "called", ends[TALLY_CALLED]),
    SUM_NUMBER(Tally, "house", ends[TALLY_HOUSE]),
    SUM_NUMBER(Tally, "played", ends[TALLY_PLAYED]),
    SUM_NUMBER(Tally, "rounds", rounds),
    SUM_NUMBER(Tally, "won_by_none", won_by_none),
    SUM_NUMBER(Tally, "shown", shown),
    SUM_NUMBER(Tally, "bombed", bombed),
    SUM_NUMBER(Tally, "sets_tied", sets_tied),
    SUM_NUMBER(Tally, "errors", errors),
    SUM_NUMBER(Tally, "not_conserved", not_conserved),
};

static const SumRow seat_rows[] = {
    SUM_STATS(TallySeat, "change", change),
    SUM_NUMBER(TallySeat, "hands_won", hands_won),
    SUM_NUMBER(TallySeat, "games_won", games_won),
    SUM_NUMBER(TallySeat, "prize", prize),
};

/* ---- writing ---- */

/* For each game its hands, and of each seat those won at its beginning, at its end, and most in a row: runs
 * go on from game to game, and the games between are other shards'. */
static json_t *streaks_json(const Sim *sim) {
    json_t *games = json_array();
    int seats = sabacc_setup_seats(&sim->setup);
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
    json_t *seats = json_array(), *bots = json_array(), *sums = json_object();
    for (int seat = 0; seat < sabacc_setup_seats(&sim->setup); seat++) {
        json_array_append_new(seats, sums_json(ROWS(seat_rows), &sim->tally.seat[seat]));
        json_array_append_new(bots, agent_faults_json(&sim->faults[seat]));
    }
    json_object_set_new(sums, "tally", sums_json(ROWS(tally_rows), &sim->tally));
    json_object_set_new(sums, "seats", seats);
    json_object_set_new(sums, "bots", bots);
    json_object_set_new(sums, "streaks", streaks_json(sim));
    json_object_set_new(sums, "seconds", json_real(sim->seconds));
    ShardOrder order = {.command = "sim",
                        .setup = sim->setup,
                        .agents = sim->setup.seats,
                        .seed = sim->seed,
                        .pieces = sim->games};
    memcpy(order.agent, sim->agent, sizeof order.agent);
    return shard_json(&sim->shard, &order, sums);
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

static bool read_seats(const json_t *sums, Sim *sim) {
    const json_t *seats = json_object_get(sums, "seats"), *bots = json_object_get(sums, "bots");
    for (int seat = 0; seat < sabacc_setup_seats(&sim->setup); seat++) {
        size_t at = (size_t)seat;
        if (!sums_read(json_array_get(seats, at), ROWS(seat_rows), &sim->tally.seat[seat]) ||
            !agent_faults_read(json_array_get(bots, at), &sim->faults[seat]))
            return false;
    }
    return true;
}

/* How many pieces of the series the shard has. */
static int64_t pieces_of(const Shard *shard, int64_t pieces) {
    int64_t count = 0;
    for (int part = 1; part <= shard->of; part++)
        if (shard->has[part] && part <= pieces) count += (pieces - part) / shard->of + 1;
    return count;
}

bool sim_shard_read(const json_t *json, const Shard *shard, const ShardOrder *order, Sim *sim) {
    const json_t *sums = json_object_get(json, "sums"), *streaks = json_object_get(sums, "streaks");
    *sim = (Sim){.setup = order->setup,
                 .games = order->pieces,
                 .seed = order->seed,
                 .shard = *shard,
                 .seconds = json_real_value(json_object_get(sums, "seconds"))};
    memcpy(sim->agent, order->agent, sizeof sim->agent);
    if (order->agents != sim->setup.seats ||
        !sums_read(json_object_get(sums, "tally"), ROWS(tally_rows), &sim->tally))
        return false;
    if (!read_seats(sums, sim) || (int64_t)json_array_size(streaks) != pieces_of(shard, order->pieces))
        return false;
    for (size_t game = 0; game < json_array_size(streaks); game++)
        if (!read_game_streaks(json_array_get(streaks, game), sabacc_setup_seats(&sim->setup), &sim->streaks))
            return false;
    return true;
}

/* ---- adding up ---- */

/* The games of both in the order of their numbers. */
static void join_streaks(Sim *sim, const Sim *more) {
    SimStreaks all = {.count = 0};
    size_t mine = 0, theirs = 0, seats = (size_t)sabacc_setup_seats(&sim->setup);
    for (int64_t game = 0; game < sim->games; game++) {
        bool is_mine = shard_has(&sim->shard, game);
        if (!is_mine && !shard_has(&more->shard, game)) continue;
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
    bool is_before = shard_first(&more->shard) < shard_first(&sim->shard);
    tally_join(&sim->tally, &more->tally);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        agent_faults_join(&sim->faults[seat], &more->faults[seat], is_before);
    join_streaks(sim, more);
    shard_join(&sim->shard, &more->shard);
    sim->seconds += more->seconds;
}
