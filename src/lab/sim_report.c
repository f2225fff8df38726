#include "lab/sim_report.h"

#include "lab/lab.h"
#include "lab/sim_shard.h"

#include <stdio.h>

/* ---- what came of it, as JSON ---- */

static double share(int64_t part, int64_t whole) { return whole > 0 ? (double)part / (double)whole : 0; }

/* How it is told what games of a prize come to (SabaccPlayedFor). */
typedef struct PrizeWords {
    const char *hands, *hands_won, *rounds_per_hand, *drawn; /* "hands"; "won by nobody" */
    const char *titles;                                      /* of further columns */
    const char *key;                                         /* of JSON, for TallySeat.prize; NULL: none */
    int width;                                               /* of its column */
    bool by_games;                                           /* a further column: games won */
} PrizeWords;

static const PrizeWords *words_of(const Sim *sim) {
    static const PrizeWords words[SABACC_PRIZES] = {
        [SABACC_FOR_CREDITS] = {"hands", "hands won", "rounds a hand", "won by nobody", "", NULL, 0, false},
        [SABACC_FOR_CHIPS] = {"hands", "hands won", "rounds a hand", "won by nobody",
                              "  games won  chips lost", "chips_lost", 10, true},
        [SABACC_FOR_SETS] = {"matches", "matches won", "sets a match", "drawn", "  sets won", "sets_won", 8,
                             false},
    };
    return &words[sim->series.setup.game->played_for.prize];
}

static json_t *seat_json(const Sim *sim, int number) {
    const Series *series = &sim->series;
    const PrizeWords *words = words_of(sim);
    const TallySeat *seat = &sim->tally.seat[number];
    json_t *json = json_object();
    json_object_set_new(json, "agent", json_string(series->agent[number].words));
    json_object_set_new(json, "credits_per_hand", json_real(stats_mean(&seat->change)));
    json_object_set_new(json, "ci95", json_real(stats_ci95(&seat->change)));
    json_object_set_new(json, "hands_won", json_integer(seat->hands_won));
    json_object_set_new(json, "hands_dealt", json_integer(seat->change.count));
    json_object_set_new(json, "win_rate", json_real(share(seat->hands_won, seat->change.count)));
    json_object_set_new(json, "win_rate_ci95",
                        json_real(stats_share_ci95(seat->hands_won, seat->change.count)));
    json_object_set_new(json, "longest_run", json_integer(seat->streak.longest));
    json_object_set_new(json, "games_won", json_integer(seat->games_won));
    if (series->agent[number].is_bot)
        json_object_set_new(json, "bot", agent_faults_json(&series->faults[number]));
    if (words->key != NULL) json_object_set_new(json, words->key, json_integer(seat->prize));
    return json;
}

static json_t *ends_json(const Sim *sim) {
    static const char *const keys[TALLY_ENDS] = {"folded", "called", "house", "played"};
    json_t *json = json_object();
    for (int i = 0; i < TALLY_ENDS; i++) json_object_set_new(json, keys[i], json_integer(sim->tally.ends[i]));
    return json;
}

static double rounds_per_hand(const Sim *sim) {
    return sim->tally.hands > 0 ? (double)sim->tally.rounds / (double)sim->tally.hands : 0;
}

/* The house's winnings, in games where it plays. */
static json_t *house_json(const Sim *sim) {
    const TallySeat *house = &sim->tally.seat[sim->series.setup.seats];
    return json_pack("{s:I, s:I}", "hands_won", (json_int_t)house->hands_won, "longest_run",
                     (json_int_t)house->streak.longest);
}

void sim_print_json(const Sim *sim) {
    const SabaccSetup *setup = &sim->series.setup;
    json_t *json = json_object(), *seats = json_array();
    for (int i = 0; i < setup->seats; i++) json_array_append_new(seats, seat_json(sim, i));
    json_object_set_new(json, "game", json_string(setup->game->id));
    json_object_set_new(json, "hands", json_integer(sim->tally.hands));
    json_object_set_new(json, "games", json_integer(sim->tally.games));
    json_object_set_new(json, "seats", seats);
    if (sabacc_setup_seats(setup) > setup->seats) json_object_set_new(json, "house", house_json(sim));
    json_object_set_new(json, "won_by_none", json_integer(sim->tally.won_by_none));
    if (setup->game->played_for.prize == SABACC_FOR_SETS)
        json_object_set_new(json, "sets_tied", json_integer(sim->tally.sets_tied));
    json_object_set_new(json, "rounds_per_hand", json_real(rounds_per_hand(sim)));
    json_object_set_new(json, "ends", ends_json(sim));
    json_object_set_new(json, "hands_shown", json_integer(sim->tally.shown));
    json_object_set_new(json, "hands_bombed", json_integer(sim->tally.bombed));
    json_object_set_new(json, "conserved", json_boolean(sim->tally.not_conserved == 0));
    json_object_set_new(json, "errors", json_integer(sim->tally.errors));
    json_object_set_new(json, "actions", json_integer(sim->tally.actions));
    json_object_set_new(json, "seconds", json_real(sim->series.seconds));
    if (sim->series.shard.of > 0) json_object_set_new(json, "shard", sim_shard_json(sim));
    lab_print_json(json);
}

/* ---- as text ---- */

static void print_seat(const Sim *sim, int number) {
    const TallySeat *seat = &sim->tally.seat[number];
    const PrizeWords *words = words_of(sim);
    printf("  %4d  %-12s  %14.3f  ±%6.3f  %6lld  %4.1f ± %.1f %%  %7lld", number,
           sim->series.agent[number].words, stats_mean(&seat->change), stats_ci95(&seat->change),
           (long long)seat->hands_won, 100 * share(seat->hands_won, seat->change.count),
           100 * stats_share_ci95(seat->hands_won, seat->change.count), (long long)seat->streak.longest);
    if (words->by_games) printf("  %9lld", (long long)seat->games_won);
    if (words->key != NULL) printf("  %*lld", words->width, (long long)seat->prize);
    putchar('\n');
}

static void print_seats(const Sim *sim) {
    const SabaccSetup *setup = &sim->series.setup;
    printf("  seat  agent         credits a hand    95 %%   %-21s  longest run%s\n", words_of(sim)->hands_won,
           words_of(sim)->titles);
    for (int i = 0; i < setup->seats; i++) print_seat(sim, i);
    if (sabacc_setup_seats(setup) == setup->seats) return;
    const TallySeat *house = &sim->tally.seat[setup->seats];
    printf("  %4d  %-12s  %14s  %7s  %6lld  %4.1f ± %.1f %%  %7lld\n", setup->seats, "the house", "", "",
           (long long)house->hands_won, 100 * share(house->hands_won, sim->tally.hands),
           100 * stats_share_ci95(house->hands_won, sim->tally.hands), (long long)house->streak.longest);
}

/* Appends "; 12 folded" if the number is not zero. */
static void print_some(int64_t number, const char *words) {
    if (number > 0) printf("; %lld %s", (long long)number, words);
}

static void print_ends(const Sim *sim) {
    printf("\n%.2f %s", rounds_per_hand(sim), words_of(sim)->rounds_per_hand);
    print_some(sim->tally.ends[TALLY_FOLDED], "folded");
    print_some(sim->tally.ends[TALLY_CALLED], "called");
    print_some(sim->tally.ends[TALLY_HOUSE], "called by the house");
    print_some(sim->tally.ends[TALLY_PLAYED], "played to the end");
    print_some(sim->tally.won_by_none, words_of(sim)->drawn);
    print_some(sim->tally.sets_tied, "sets tied");
    if (sim->tally.bombed > 0)
        printf("; %lld of %lld hands shown bombed out", (long long)sim->tally.bombed,
               (long long)sim->tally.shown);
    putchar('\n');
}

void sim_print_table(const Sim *sim) {
    const Series *series = &sim->series;
    printf("%s: %lld %s in %lld games, seed %lld\n\n", series->setup.game->id, (long long)sim->tally.hands,
           words_of(sim)->hands, (long long)sim->tally.games, (long long)series->seed);
    print_seats(sim);
    print_ends(sim);
    printf("%lld actions in %.2f s; credits %s; %lld errors\n", (long long)sim->tally.actions,
           series->seconds, sim->tally.not_conserved == 0 ? "conserved" : "NOT CONSERVED",
           (long long)sim->tally.errors);
}
