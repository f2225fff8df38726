/* What motion costs: frames of a table of eight seats with five cards each, 60 a second of table time, said,
   compared and painted in memory, without a window. bench_motion [WIDTHxHEIGHT]          SABACC_TEST_FONTS,
   SABACC_TEST_CARDS as the tests have them Times are the thread's own; the worst by the clock on the wall
   stands beside them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "table_bench.h"

enum { SEATS = 8, MOST_FRAMES = 1000 };
static const double FRAME_MS = 1000.0 / 60;

typedef struct Costs {
    int count;
    double own[MOST_FRAMES], wall[MOST_FRAMES];
} Costs;

static double read_ms(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static Box table_of(const Layout *layout) {
    Box box = layout->screen;
    box_cut_top(&box, 60, 0);
    box_cut_bottom(&box, 150, 0);
    return box;
}

static void run_frame(TableBench *bench, Costs *costs) {
    PixelRect damage[CANVAS_DAMAGE_MAX];
    double own = read_ms(CLOCK_THREAD_CPUTIME_ID), wall = read_ms(CLOCK_MONOTONIC);
    sprites_collect(bench->sprites);
    canvas_begin(bench->canvas, &bench->layout);
    ui_begin(bench->ui, bench->canvas, bench->now);
    table_view_draw(bench->view, bench->ui, table_of(&bench->layout), NULL, 0);
    ui_end(bench->ui);
    canvas_end(bench->canvas, target_of(bench->pixels), damage);
    if (costs->count == MOST_FRAMES) return;
    costs->own[costs->count] = read_ms(CLOCK_THREAD_CPUTIME_ID) - own;
    costs->wall[costs->count++] = read_ms(CLOCK_MONOTONIC) - wall;
}

/* ---- what is played ---- */

static bool deals(const TableBench *bench) { return bench->state.table.turn.due == SABACC_DUE_DEAL; }
static bool rolls(const TableBench *bench) { return bench->state.table.turn.due == SABACC_DUE_ROLL; }

/* All draw, nobody bets, no doubles: five cards each before the last roll. */
static void play_to_last_roll(TableBench *bench) {
    while (!rolls(bench) || bench->state.table.round < 3) {
        const SabaccTurn *turn = &bench->state.table.turn;
        char words[40];
        bench_settle(bench);
        if (rolls(bench)) {
            bench_play(bench, "* roll 2 5");
        } else if (turn->to_act < 0) {
            bench_act(bench);
        } else {
            snprintf(words, sizeof words, "%d %s", turn->to_act,
                     turn->phase == SABACC_PHASE_IMPROVE ? "draw deck" : "check");
            bench_play(bench, words);
        }
    }
    bench_settle(bench);
}

static void play_roll(TableBench *bench) { bench_play(bench, "* roll 2 5"); }
static void play_shift(TableBench *bench) { bench_play(bench, "* roll 4 4"); }

/* A motion, and when it is watched: ms after it began. */
typedef struct Motion {
    const char *what;
    void (*play)(TableBench *bench);
    double from, until;
} Motion;

static void watch(TableBench *bench, const Motion *motion, Costs *costs) {
    costs->count = 0;
    motion->play(bench);
    for (double ms = 0; ms < motion->until; ms += FRAME_MS) {
        while (deals(bench) && table_view_is_ready(bench->view)) bench_act(bench);
        bench_update(bench, FRAME_MS);
        run_frame(bench, costs);
        if (ms < motion->from) costs->count = 0;
    }
}

/* ---- figures ---- */

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print(const char *what, Costs *costs) {
    int count = costs->count;
    double sum = 0;
    for (int i = 0; i < count; i++) sum += costs->own[i];
    qsort(costs->own, (size_t)count, sizeof *costs->own, compare);
    qsort(costs->wall, (size_t)count, sizeof *costs->wall, compare);
    printf("%-28s %4d frames  median %5.2f ms  95 %% %5.2f  worst %5.2f  (wall %5.2f)  %4.1f %% of a core\n",
           what, count, costs->own[count / 2], costs->own[count * 95 / 100], costs->own[count - 1],
           costs->wall[count - 1], sum / count / FRAME_MS * 100);
}

/* The second time counts: then every picture is there. */
static void measure(TableBench *bench, const Motion *motion) {
    static Costs costs;
    SabaccState before = bench->state;
    SabaccView view;
    for (int time = 0; time < 2; time++) {
        bench->state = before;
        sabacc_view(&before, bench->viewer, &view);
        table_view_reset(bench->view, &view);
        watch(bench, motion, &costs);
        sprites_settle(bench->sprites);
        sprites_collect(bench->sprites);
    }
    print(motion->what, &costs);
    bench->state = before;
    table_view_reset(bench->view, &view);
}

static void play_deal(TableBench *bench) { bench_act(bench); }

static const Motion deal = {"  cards dealt", play_deal, 0, 3300}, dice = {"  two dice", play_roll, 0, 900},
                    shift = {"  shift of 40 cards", play_shift, 1350, 4100};

int main(int count, char **words) {
    BenchSetup setup = {.width = 1920,
                        .height = 1080,
                        .seats = SEATS,
                        .seed = 4,
                        .credits = 250,
                        .settings = {.speed = 1, .shows_totals = true}};
    if (count > 2 || (count == 2 && sscanf(words[1], "%dx%d", &setup.width, &setup.height) != 2)) {
        fprintf(stderr, "usage: bench_motion [WIDTHxHEIGHT]\n");
        return 2;
    }
    for (int viewer = SABACC_OPEN; viewer < 1; viewer++) {
        TableBench bench;
        setup.viewer = viewer;
        if (!bench_open(&bench, &setup)) return 1;
        printf("%s\n", viewer < 0 ? "every card open" : "one's own cards open");
        bench_settle(&bench);
        measure(&bench, &deal);
        play_to_last_roll(&bench);
        measure(&bench, &dice);
        measure(&bench, &shift);
        bench_close(&bench);
    }
    return 0;
}
