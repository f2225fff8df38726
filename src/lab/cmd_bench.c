/* sabacc-lab bench: how fast the core plays and the opponents decide, on one core: seconds are those that it
 * had, so that others may use the machine too. */
#include "ai/ai.h"
#include "lab/lab.h"
#include "lab/stats.h"

#include <assert.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

enum { RUNS = 5, SEATS = 4, CREDITS = 100, BETWEEN_CLOCKS = 20000 };
static const double core_seconds = 0.3, level_seconds = 0.4; /* of each run */

typedef struct CoreSpeed {
    double actions, hands; /* a second */
} CoreSpeed;

typedef struct LevelSpeed {
    double simulation, window; /* decisions a second at the effort of either pace */
} LevelSpeed;

static void set_up(SabaccSetup *setup, const SabaccGame *game) {
    int seats = game->most_seats < SEATS ? game->most_seats : SEATS;
    sabacc_setup_init(setup, game, seats < game->least_seats ? game->least_seats : seats, CREDITS);
    setup->dealer = 0;
}

static void apply(SabaccState *state, const SabaccAction *action) {
    SabaccError error = sabacc_apply(state, action, NULL);
    assert(error == SABACC_OK);
}

/* ---- the core: random play, without events ---- */

static CoreSpeed time_core(const SabaccSetup *setup, uint64_t seed) {
    Rng rng = rng_of(seed, 0);
    SabaccState state;
    int64_t actions = 0, hands = 0;
    double start = stats_processor(), seconds = 0;
    sabacc_start(&state, setup, NULL);
    while (seconds < core_seconds) {
        for (int i = 0; i < BETWEEN_CLOCKS; i++) {
            SabaccAction action;
            sabacc_random_action(&state, &rng, &action);
            apply(&state, &action);
            if (!state.table.over) continue;
            hands += state.table.hand;
            sabacc_start(&state, setup, NULL);
        }
        actions += BETWEEN_CLOCKS;
        seconds = stats_processor() - start;
    }
    hands += state.table.hand; /* a game may go on for ever (SO-2) */
    return (CoreSpeed){.actions = (double)actions / seconds, .hands = (double)hands / seconds};
}

/* The median of some short runs, after one that warms up. */
static CoreSpeed measure_core(const SabaccGame *game) {
    SabaccSetup setup;
    double actions[RUNS], hands[RUNS];
    set_up(&setup, game);
    time_core(&setup, 0);
    for (int run = 0; run < RUNS; run++) {
        CoreSpeed speed = time_core(&setup, (uint64_t)run + 1);
        actions[run] = speed.actions;
        hands[run] = speed.hands;
    }
    return (CoreSpeed){.actions = stats_median(actions, RUNS), .hands = stats_median(hands, RUNS)};
}

/* ---- the opponents: among themselves ---- */

/* One action of a game that begins anew when it is over; returns 1 where a seat decided. */
static int play_on(SabaccState *state, const SabaccSetup *setup, AiLevel level, int effort, Rng *rng) {
    SabaccAction action;
    int seat = sabacc_need(state);
    if (seat == SABACC_CROUPIER) {
        sabacc_chance(state, rng, &action);
    } else {
        SabaccView view;
        SabaccOffers offers;
        sabacc_view(state, seat, &view);
        sabacc_view_legal(&view, &offers);
        AiQuestion question = {
            .view = &view, .offers = &offers, .level = level, .effort = effort, .seed = rng_next(rng)};
        ai_decide(&question, &action);
    }
    apply(state, &action);
    if (state->table.over) sabacc_start(state, setup, NULL);
    return seat != SABACC_CROUPIER;
}

static double measure_level(const SabaccGame *game, AiLevel level, AiPace pace) {
    Rng rng = rng_of(1, 0);
    SabaccSetup setup;
    SabaccState state;
    set_up(&setup, game);
    sabacc_start(&state, &setup, NULL);
    int64_t decisions = 0;
    double start = stats_processor(), seconds = 0;
    while (seconds < level_seconds) {
        for (int i = 0; i < (ai_effort(level, pace) == 0 ? BETWEEN_CLOCKS : 1); i++)
            decisions += play_on(&state, &setup, level, ai_effort(level, pace), &rng);
        seconds = stats_processor() - start;
    }
    return (double)decisions / seconds;
}

static LevelSpeed measure_both(const SabaccGame *game, AiLevel level) {
    return (LevelSpeed){.simulation = measure_level(game, level, AI_PACE_SIMULATION),
                        .window = measure_level(game, level, AI_PACE_WINDOW)};
}

/* ---- the report ---- */

static void report_json(const SabaccGame *game, json_t *games, json_t *levels) {
    CoreSpeed core = measure_core(game);
    json_t *json = json_object();
    json_object_set_new(json, "game", json_string(game->id));
    json_object_set_new(json, "actions_per_second", json_real(core.actions));
    json_object_set_new(json, "hands_per_second", json_real(core.hands));
    json_array_append_new(games, json);
    for (int level = 0; level < AI_LEVELS; level++) {
        LevelSpeed speed = measure_both(game, (AiLevel)level);
        json = json_object();
        json_object_set_new(json, "game", json_string(game->id));
        json_object_set_new(json, "level", json_string(ai_level_word((AiLevel)level)));
        json_object_set_new(json, "decisions_per_second", json_real(speed.simulation));
        json_object_set_new(json, "window_decisions_per_second", json_real(speed.window));
        json_array_append_new(levels, json);
    }
}

static void report_text(const SabaccGame *game) {
    CoreSpeed core = measure_core(game);
    printf("%s\n  core          %12.0f actions a second  %10.0f hands a second\n", game->id, core.actions,
           core.hands);
    for (int level = 0; level < AI_LEVELS; level++) {
        LevelSpeed speed = measure_both(game, (AiLevel)level);
        printf("  %-12s  %12.0f decisions a second, %.0f at the window's effort (%.2f ms each)\n",
               ai_level_word((AiLevel)level), speed.simulation, speed.window, 1000 / speed.window);
    }
    fflush(stdout);
}

static void report(const SabaccGame *const *chosen, int count, bool as_json) {
    json_t *json = json_object(), *games = json_array(), *levels = json_array();
    json_object_set_new(json, "games", games);
    json_object_set_new(json, "levels", levels);
    for (int i = 0; i < count; i++)
        if (as_json)
            report_json(chosen[i], games, levels);
        else
            report_text(chosen[i]);
    char *words = as_json ? json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(9)) : NULL;
    if (words != NULL) puts(words);
    free(words);
    json_decref(json);
}

int lab_bench(int argc, char **argv) {
    enum { GAMES_MOST = 64 };
    static const char *const flags[] = {"--json", NULL};
    static const char *const options[] = {NULL};
    const SabaccGame *chosen[GAMES_MOST];
    int count = 0;
    bool as_json = false;
    LabArguments arguments = lab_arguments(argc, argv, flags, options);
    for (LabArgument argument; lab_next(&arguments, &argument);) {
        if (argument.name != NULL) {
            as_json = true;
            continue;
        }
        if (count == GAMES_MOST) return lab_usage("bench: at most %d games", GAMES_MOST);
        chosen[count] = lab_game(argument.value);
        if (chosen[count++] == NULL) return LAB_USAGE;
    }
    if (arguments.is_bad) return LAB_USAGE;
    if (count == 0)
        for (; count < sabacc_game_count() && count < GAMES_MOST; count++)
            chosen[count] = sabacc_game_at(count);
    report(chosen, count, as_json);
    return LAB_OK;
}
