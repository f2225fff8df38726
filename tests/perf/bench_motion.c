/* The cost of motion: frames of a table of eight seats with five cards each, at 60 frames a second of table
 * time, declared, compared and painted in memory, without a window.
 *
 *     bench_motion [WIDTHxHEIGHT]
 *
 * SABACC_TEST_FONTS, SABACC_TEST_CARDS as for the tests. Times are the thread's own; the worst frame is given
 * in wall-clock time too. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "table_fixture.h"

enum { SEATS = 8, MAX_FRAMES = 1000 };
static const double FRAME_MS = 1000.0 / 60;

typedef struct Costs {
    int count;
    double own[MAX_FRAMES], wall[MAX_FRAMES];
} Costs;

static double read_ms(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static TableArea table_of(const Layout *layout) {
    TableArea area = {.box = layout->screen};
    box_cut_top(&area.box, 60, 0);
    area.bar = table_room_bar(area.box, 620, 296);
    return area;
}

static void run_frame(TableFixture *fixture, Costs *costs) {
    PixelRect damage[CANVAS_DAMAGE_MAX];
    double own = read_ms(CLOCK_THREAD_CPUTIME_ID), wall = read_ms(CLOCK_MONOTONIC);
    sprites_collect(fixture->sprites);
    canvas_begin(fixture->canvas, &fixture->layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    TableArea area = table_of(&fixture->layout);
    table_view_draw(fixture->view, fixture->ui, &area, NULL, 0);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(fixture->pixels), damage);
    if (costs->count == MAX_FRAMES) return;
    costs->own[costs->count] = read_ms(CLOCK_THREAD_CPUTIME_ID) - own;
    costs->wall[costs->count++] = read_ms(CLOCK_MONOTONIC) - wall;
}

/* ---- the played hand ---- */

static bool deals(const TableFixture *fixture) { return fixture->state.table.turn.due == SABACC_DUE_DEAL; }
static bool rolls(const TableFixture *fixture) { return fixture->state.table.turn.due == SABACC_DUE_ROLL; }

/* All draw, nobody bets, no doubles: five cards each before the last roll. */
static void play_to_last_roll(TableFixture *fixture) {
    while (!rolls(fixture) || fixture->state.table.round < 3) {
        const SabaccTurn *turn = &fixture->state.table.turn;
        char words[40];
        fixture_settle(fixture);
        if (rolls(fixture)) {
            fixture_play(fixture, "* roll 2 5");
        } else if (turn->to_act < 0) {
            fixture_act(fixture);
        } else {
            snprintf(words, sizeof words, "%d %s", turn->to_act,
                     turn->phase == SABACC_PHASE_IMPROVE ? "draw deck" : "check");
            fixture_play(fixture, words);
        }
    }
    fixture_settle(fixture);
}

static void play_roll(TableFixture *fixture) { fixture_play(fixture, "* roll 2 5"); }
static void play_shift(TableFixture *fixture) { fixture_play(fixture, "* roll 4 4"); }

/* A motion, and when it is watched: ms after it began. */
typedef struct Motion {
    const char *what;
    void (*play)(TableFixture *fixture);
    double from, until;
} Motion;

static void watch(TableFixture *fixture, const Motion *motion, Costs *costs) {
    costs->count = 0;
    motion->play(fixture);
    for (double ms = 0; ms < motion->until; ms += FRAME_MS) {
        while (deals(fixture) && table_view_is_ready(fixture->view)) fixture_act(fixture);
        fixture_update(fixture, FRAME_MS);
        run_frame(fixture, costs);
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
static void measure(TableFixture *fixture, const Motion *motion) {
    static Costs costs;
    SabaccState before = fixture->state;
    SabaccView view;
    for (int time = 0; time < 2; time++) {
        fixture->state = before;
        sabacc_view(&before, fixture->viewer, &view);
        table_view_reset(fixture->view, &view);
        watch(fixture, motion, &costs);
        sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
    }
    print(motion->what, &costs);
    fixture->state = before;
    table_view_reset(fixture->view, &view);
}

static void play_deal(TableFixture *fixture) { fixture_act(fixture); }

static const Motion deal = {"  cards dealt", play_deal, 0, 3300}, dice = {"  two dice", play_roll, 0, 900},
                    shift = {"  shift of 40 cards", play_shift, 1350, 4100},
                    showdown = {"  showdown and payout", play_roll, 2300, 11000};

int main(int count, char **words) {
    FixtureSetup setup = {.width = 1920,
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
        TableFixture fixture;
        setup.viewer = viewer;
        if (!fixture_open(&fixture, &setup)) return 1;
        printf("%s\n", viewer < 0 ? "every card open" : "one's own cards open");
        fixture_settle(&fixture);
        measure(&fixture, &deal);
        play_to_last_roll(&fixture);
        measure(&fixture, &dice);
        measure(&fixture, &shift);
        measure(&fixture, &showdown);
        fixture_close(&fixture);
    }
    return 0;
}
