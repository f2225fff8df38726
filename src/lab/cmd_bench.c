/* sabacc-lab bench: the speed of the core and the opponents on one core, in processor seconds, so that other
 * load does not matter. */
#include "ai/ai.h"
#include "base/memory.h"
#include "lab/lab.h"
#include "lab/stats.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum { RUNS = 5, SEATS = 4, CREDITS = 100, BETWEEN_CLOCKS = 20000 };
static const double core_seconds = 0.3, level_seconds = 0.4; /* duration of each run unless told */

/* What is measured: a game by its defaults, or one of its presets. */
typedef struct Course {
    const SabaccGame *game;
    const char *preset; /* NULL: none */
} Course;

typedef struct CoreSpeed {
    double actions, hands; /* per second */
} CoreSpeed;

/* Stacks of a hundred antes: the default is a hundred credits. */
static void set_up(SabaccSetup *setup, const Course *course) {
    const SabaccGame *game = course->game;
    int seats = game->max_seats < SEATS ? game->max_seats : SEATS;
    sabacc_setup_init(setup, game, seats < game->min_seats ? game->min_seats : seats, CREDITS);
    setup->dealer = 0;
    if (course->preset == NULL) return;
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    bool is_applied = sabacc_preset_apply(setup, course->preset, &why);
    assert(is_applied);
    sabacc_setup_suit_credits(setup);
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
    hands += state.table.hand; /* a game may go on without end (SO-2) */
    return (CoreSpeed){.actions = (double)actions / seconds, .hands = (double)hands / seconds};
}

/* The median of several short runs, after a warm-up run. */
static CoreSpeed measure_core(const Course *course) {
    SabaccSetup setup;
    double actions[RUNS], hands[RUNS];
    set_up(&setup, course);
    time_core(&setup, 0);
    for (int run = 0; run < RUNS; run++) {
        CoreSpeed speed = time_core(&setup, (uint64_t)run + 1);
        actions[run] = speed.actions;
        hands[run] = speed.hands;
    }
    return (CoreSpeed){.actions = stats_median(actions, RUNS), .hands = stats_median(hands, RUNS)};
}

/* ---- the opponents: among themselves ---- */

/* The decisions of a level, and how long those took that were timed. */
typedef struct Decisions {
    int64_t count;
    size_t timed, room;
    double *seconds;
    AiMemory *memory;
} Decisions;

/* Clocks would slow down the decisions that need no play-outs: of those one in so many is timed. */
enum { ONE_IN = 64 };

static void add_time(Decisions *decisions, double seconds) {
    if (decisions->timed == decisions->room) {
        decisions->room = memory_room(decisions->room);
        decisions->seconds = memory_realloc(decisions->seconds, decisions->room, sizeof *decisions->seconds);
    }
    decisions->seconds[decisions->timed++] = seconds;
}

static void decide(const SabaccState *state, int seat, AiLevel level, Rng *rng, Decisions *decisions,
                   SabaccAction *action) {
    bool is_timed = ai_effort(level) > 0 || decisions->count % ONE_IN == 0;
    double start = is_timed ? stats_processor() : 0;
    SabaccView view;
    SabaccOffers offers;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {.view = &view,
                           .offers = &offers,
                           .level = level,
                           .effort = ai_effort(level),
                           .seed = rng_next(rng),
                           .memory = decisions->memory};
    ai_decide(&question, action);
    if (is_timed) add_time(decisions, stats_processor() - start);
    decisions->count++;
}

/* One action of a game that restarts when it is over. */
static void play_on(SabaccState *state, const SabaccSetup *setup, AiLevel level, Rng *rng,
                    Decisions *decisions) {
    SabaccAction action;
    int seat = sabacc_need(state);
    if (seat == SABACC_CROUPIER)
        sabacc_chance(state, rng, &action);
    else
        decide(state, seat, level, rng, decisions, &action);
    apply(state, &action);
    if (state->table.over) sabacc_start(state, setup, NULL);
}

typedef struct LevelSpeed {
    int64_t decisions;
    double per_second;
    double mean_ms, p95_ms, worst_ms; /* of a decision */
} LevelSpeed;

static LevelSpeed speed_of(Decisions *decisions, double seconds) {
    enum { MS = 1000 };
    double sum = 0;
    for (size_t i = 0; i < decisions->timed; i++) sum += decisions->seconds[i];
    return (LevelSpeed){.decisions = decisions->count,
                        .per_second = (double)decisions->count / seconds,
                        .mean_ms = MS * sum / (double)decisions->timed,
                        .p95_ms = MS * stats_percentile(decisions->seconds, decisions->timed, 95),
                        .worst_ms = MS * stats_percentile(decisions->seconds, decisions->timed, 100)};
}

/* At least one decision. */
static LevelSpeed measure_level(const Course *course, AiLevel level, double duration) {
    Rng rng = rng_of(1, 0);
    SabaccSetup setup;
    SabaccState state;
    set_up(&setup, course);
    sabacc_start(&state, &setup, NULL);
    Decisions decisions = {.memory = memory_calloc(1, ai_memory_size())};
    double start = stats_processor(), seconds = 0;
    while (seconds < duration || decisions.count == 0) {
        for (int i = 0; i < (ai_effort(level) == 0 ? BETWEEN_CLOCKS : 1); i++)
            play_on(&state, &setup, level, &rng, &decisions);
        seconds = stats_processor() - start;
    }
    LevelSpeed speed = speed_of(&decisions, seconds);
    free(decisions.seconds);
    free(decisions.memory);
    return speed;
}

/* ---- the report ---- */

enum { COURSES_MAX = 256 };

/* The parsed command line. */
typedef struct Bench {
    Course course[COURSES_MAX];
    int count;
    bool as_json, core_only, with_presets;
    int64_t seconds;                /* for each level; 0 if not given */
    const char *asked[COURSES_MAX]; /* ids of games as given; none: all games */
    int asked_count;
} Bench;

/* A JSON object for this course, to which figures are added. */
static json_t *course_json(const Course *course) {
    json_t *json = json_object();
    json_object_set_new(json, "game", json_string(course->game->id));
    if (course->preset != NULL) json_object_set_new(json, "preset", json_string(course->preset));
    return json;
}

static double duration_of(const Bench *bench) {
    return bench->seconds > 0 ? (double)bench->seconds : level_seconds;
}

static void levels_json(const Bench *bench, const Course *course, json_t *levels) {
    for (int level = 0; level < AI_LEVELS; level++) {
        LevelSpeed speed = measure_level(course, (AiLevel)level, duration_of(bench));
        json_t *json = course_json(course);
        json_object_set_new(json, "level", json_string(ai_level_word((AiLevel)level)));
        json_object_set_new(json, "decisions_per_second", json_real(speed.per_second));
        json_object_set_new(json, "decisions", json_integer(speed.decisions));
        json_object_set_new(json, "mean_ms", json_real(speed.mean_ms));
        json_object_set_new(json, "p95_ms", json_real(speed.p95_ms));
        json_object_set_new(json, "worst_ms", json_real(speed.worst_ms));
        json_array_append_new(levels, json);
    }
}

static void report_json(const Bench *bench) {
    json_t *json = json_object(), *games = json_array(), *levels = json_array();
    json_object_set_new(json, "games", games);
    json_object_set_new(json, "levels", levels);
    for (int i = 0; i < bench->count; i++) {
        const Course *course = &bench->course[i];
        CoreSpeed core = measure_core(course);
        json_t *figures = course_json(course);
        json_object_set_new(figures, "actions_per_second", json_real(core.actions));
        json_object_set_new(figures, "hands_per_second", json_real(core.hands));
        json_array_append_new(games, figures);
        if (!bench->core_only) levels_json(bench, course, levels);
    }
    lab_print_json(json);
}

static void report_levels(const Bench *bench, const Course *course) {
    for (int level = 0; level < AI_LEVELS; level++) {
        LevelSpeed speed = measure_level(course, (AiLevel)level, duration_of(bench));
        printf("  %-12s  %12.0f decisions a second  %10lld decisions: mean %.3f ms, 95 %% within %.3f ms, "
               "worst %.3f ms\n",
               ai_level_word((AiLevel)level), speed.per_second, (long long)speed.decisions, speed.mean_ms,
               speed.p95_ms, speed.worst_ms);
    }
}

static void report_text(const Bench *bench) {
    for (int i = 0; i < bench->count; i++) {
        const Course *course = &bench->course[i];
        CoreSpeed core = measure_core(course);
        printf("%s %s\n  core          %12.0f actions a second  %10.0f hands a second\n", course->game->id,
               course->preset != NULL ? course->preset : "", core.actions, core.hands);
        if (!bench->core_only) report_levels(bench, course);
        fflush(stdout);
    }
}

/* ---- what is asked for ---- */

static bool add_course(Bench *bench, const SabaccGame *game, const char *preset) {
    if (bench->count == COURSES_MAX) return lab_usage("bench: at most %d games", COURSES_MAX), false;
    bench->course[bench->count++] = (Course){game, preset};
    return true;
}

static bool add_game(Bench *bench, const SabaccGame *game) {
    if (!add_course(bench, game, NULL)) return false;
    for (int i = 0; bench->with_presets && i < game->preset_count; i++)
        if (!add_course(bench, game, game->presets[i].id)) return false;
    return true;
}

static bool add_all(Bench *bench) {
    for (int i = 0; i < sabacc_game_count(); i++)
        if (!add_game(bench, sabacc_game_at(i))) return false;
    return true;
}

static bool note_game(void *command, const char *word) {
    Bench *bench = command;
    if (bench->asked_count == COURSES_MAX) return lab_usage("bench: at most %d games", COURSES_MAX), false;
    bench->asked[bench->asked_count++] = word;
    return true;
}

/* Flags apply to games before them too. */
static bool add_asked(Bench *bench) {
    for (int i = 0; i < bench->asked_count; i++) {
        const SabaccGame *game = lab_game(bench->asked[i]);
        if (game == NULL || !add_game(bench, game)) return false;
    }
    return bench->asked_count > 0 || add_all(bench);
}

int lab_bench(int argc, char **argv) {
    static const LabOption options[] = {{"--json", LAB_FLAG(Bench, as_json)},
                                        {"--core", LAB_FLAG(Bench, core_only)},
                                        {"--presets", LAB_FLAG(Bench, with_presets)},
                                        {"--seconds", LAB_NUMBER(Bench, seconds, 1, 86400)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, note_game);
    Bench bench = {.count = 0};
    if (!lab_arguments(argc, argv, &syntax, &bench) || !add_asked(&bench)) return LAB_USAGE;
    if (bench.as_json)
        report_json(&bench);
    else
        report_text(&bench);
    return LAB_OK;
}
