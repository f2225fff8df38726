#include "lab/duel_report.h"

#include "lab/lab.h"

#include <stdio.h>

/* What is played once for each rotation. */
static const char *const units[SABACC_PRIZES] = {
    [SABACC_FOR_CREDITS] = "hand", [SABACC_FOR_CHIPS] = "game", [SABACC_FOR_SETS] = "match"};
static const char *const plurals[SABACC_PRIZES] = {
    [SABACC_FOR_CREDITS] = "hands", [SABACC_FOR_CHIPS] = "games", [SABACC_FOR_SETS] = "matches"};

/* A figure a game, with half of its interval. */
typedef struct Figure {
    double mean, ci95;
} Figure;

static Figure figure_of(const Stats *stats, int divisor) {
    return (Figure){stats_mean(stats) / divisor, stats_ci95(stats) / divisor};
}

static void add_figure(json_t *json, const char *key, const char *ci_key, Figure figure) {
    json_object_set_new(json, key, json_real(figure.mean));
    json_object_set_new(json, ci_key, json_real(figure.ci95));
}

static json_t *agent_json(const Duel *duel, int number) {
    const Series *series = &duel->series;
    const DuelAgent *agent = &duel->result.agent[number];
    int games = duel_games_per_deal(duel);
    json_t *json = json_object();
    json_object_set_new(json, "agent", json_string(series->agent[number].words));
    json_object_set_new(json, "hands_won", json_integer(agent->wins.sum));
    add_figure(json, "credits_per_hand", "ci95", figure_of(&agent->credits, games));
    add_figure(json, "ahead", "ahead_ci95", figure_of(&agent->credits_ahead, games * series->agents));
    add_figure(json, "win_rate", "win_rate_ci95", figure_of(&agent->wins, games));
    add_figure(json, "wins_ahead", "wins_ahead_ci95", figure_of(&agent->wins_ahead, games * series->agents));
    if (series->agent[number].is_bot)
        json_object_set_new(json, "bot", agent_faults_json(&series->faults[number]));
    return json;
}

void duel_print_json(const Duel *duel) {
    const Series *series = &duel->series;
    const DuelResult *result = &duel->result;
    json_t *json = json_object(), *seats = json_array();
    for (int i = 0; i < series->agents; i++) json_array_append_new(seats, agent_json(duel, i));
    json_object_set_new(json, "game", json_string(series->setup.game->id));
    json_object_set_new(json, "unit", json_string(units[series->setup.game->played_for.prize]));
    json_object_set_new(json, "hands", json_integer(result->deals));
    json_object_set_new(json, "rotations", json_integer(series->agents));
    json_object_set_new(json, "seats", seats);
    json_object_set_new(json, "conserved", json_boolean(result->not_conserved == 0));
    json_object_set_new(json, "errors", json_integer(result->errors));
    json_object_set_new(json, "actions", json_integer(result->actions));
    json_object_set_new(json, "seconds", json_real(series->seconds));
    if (series->shard.of > 0) json_object_set_new(json, "shard", duel_shard_json(duel));
    lab_print_json(json);
}

static void print_agent(const Duel *duel, int number) {
    const Series *series = &duel->series;
    const DuelAgent *agent = &duel->result.agent[number];
    int games = duel_games_per_deal(duel);
    Figure credits = figure_of(&agent->credits, games), wins = figure_of(&agent->wins, games);
    Figure ahead = figure_of(&agent->credits_ahead, games * series->agents);
    printf("  %4d  %-20s  %9.3f ± %6.3f  %9.3f ± %6.3f  %6.2f ± %4.2f %%\n", number,
           series->agent[number].words, credits.mean, credits.ci95, ahead.mean, ahead.ci95, 100 * wins.mean,
           100 * wins.ci95);
}

void duel_print_table(const Duel *duel) {
    const Series *series = &duel->series;
    const DuelResult *result = &duel->result;
    int prize = series->setup.game->played_for.prize;
    printf("%s: %lld %s, each played %d times, seed %lld\n\n", series->setup.game->id,
           (long long)result->deals, plurals[prize], series->agents, (long long)series->seed);
    printf("  seat  agent                 credits a %-8s  ahead of the mean   %s won\n", units[prize],
           plurals[prize]);
    for (int i = 0; i < series->agents; i++) print_agent(duel, i);
    printf("\n%lld actions in %.2f s; credits %s; %lld errors\n", (long long)result->actions, series->seconds,
           result->not_conserved == 0 ? "conserved" : "NOT CONSERVED", (long long)result->errors);
}
