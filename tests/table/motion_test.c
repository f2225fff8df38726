/* Motion's promises: however fast, hurried, cut short or squeezed into another window, the table comes to lie
   the same; with reduced motion nothing slides; nothing of a shift is left behind. */
#include <math.h>
#include <SDL.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table_bench.h"
#include "ui/table_private.h"

static const double STEP_MS = 1000.0 / 60;
static const struct {
    const char *id, *options;
    int seats;
} games[] = {
    {"classic", "shift=core;shift-on=d6 1-5", 3},
    {"standard", "shift-on=d6 1-5", 4},
    {"swag", "", 4},
    {"local", "", 3},
    {"casino", "", 1},
    {"solitaire", "", 1},
    {"corellian-spike", "", 5},
    {"bespin-yarith", "", 3},
    {"coruscant-shift", "", 4},
    {"kessel", "", 4},
    {"pazaak", "", 2},
};
enum { GAMES = sizeof games / sizeof *games };

static TableBench open_game(int game, uint64_t seed, TableSettings settings) {
    TableBench bench;
    BenchSetup setup = {.width = 480,
                        .height = 270,
                        .seats = games[game].seats,
                        .viewer = 0,
                        .seed = seed,
                        .credits = 250,
                        .game = games[game].id,
                        .options = games[game].options,
                        .settings = settings};
    assert_true(bench_open(&bench, &setup));
    return bench;
}

static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};

/* ---- pictures ---- */

static size_t pixels_of(const TableBench *bench) {
    return (size_t)bench->pixels->stride * (size_t)bench->pixels->height;
}

static Pixel *picture(TableBench *bench) {
    bench_draw_now(bench, NULL);
    Pixel *copy = malloc(pixels_of(bench) * sizeof *copy);
    assert_non_null(copy);
    memcpy(copy, bench->pixels->pixels, pixels_of(bench) * sizeof *copy);
    return copy;
}

static int channel(Pixel pixel, int index) { return (int)(pixel >> (8 * index) & 0xff); }

static int apart(Pixel one, Pixel other) {
    int most = 0;
    for (int c = 0; c < 3; c++) {
        int by = abs(channel(one, c) - channel(other, c));
        if (by > most) most = by;
    }
    return most;
}

/* Pixels that show something on its way, where nothing was before and nothing will be. */
static int passed_over(const TableBench *bench, const Pixel *now, const Pixel *before, const Pixel *after) {
    enum { SAME = 4, OTHER = 30 };
    int count = 0;
    for (size_t i = 0; i < pixels_of(bench); i++)
        count += apart(before[i], after[i]) <= SAME && apart(now[i], before[i]) >= OTHER;
    return count;
}

static void assert_same_picture(TableBench *one, TableBench *other) {
    Pixel *a = picture(one), *b = picture(other);
    assert_int_equal(pixels_of(one), pixels_of(other));
    assert_memory_equal(a, b, pixels_of(one) * sizeof *a);
    free(a);
    free(b);
}

/* ---- pace ---- */

/* Some actions, and then to where somebody is to decide: a shift is not left half done. */
static void play_some(TableBench *bench, bool is_hurried) {
    enum { ACTIONS = 70 };
    for (int action = 0; action < ACTIONS || bench->state.table.turn.to_act == SABACC_CROUPIER; action++) {
        if (!bench_act(bench)) return;
        if (is_hurried) bench_update(bench, action % 7 * 130.0), table_view_hurry(bench->view);
        bench_settle(bench);
    }
}

/* What is seen once all has come to rest does not depend on how it came there. */
static void test_ends_alike(void **unused) {
    (void)unused;
    static const float speeds[] = {0.6f, 2.5f, 0};
    for (int game = 0; game < GAMES; game++) {
        TableBench first = open_game(game, 11, usual);
        play_some(&first, false);
        for (size_t i = 0; i < sizeof speeds / sizeof *speeds + 2; i++) {
            bool is_hurried = i == 3, is_calm = i == 4;
            TableSettings settings = is_calm ? calm : usual;
            if (i < 3) settings.speed = speeds[i];
            TableBench other = open_game(game, 11, settings);
            play_some(&other, is_hurried);
            assert_same_picture(&first, &other);
            bench_close(&other);
        }
        bench_close(&first);
    }
}

/* ---- reduced motion ---- */

/* An action that deals, bets, draws, trades, discards or folds: one cross-fade from rest to rest. */
static bool is_plain(const SabaccTable *table, const SabaccView *before) {
    return table->turn.shift == before->table.turn.shift && table->hand == before->table.hand &&
           table->shown == before->table.shown;
}

/* The most that is seen on its way at four moments. */
static int out_of_place(TableBench *bench, const Pixel *before) {
    enum { MOMENTS = 4 };
    Pixel *moments[MOMENTS];
    int most = 0;
    for (int i = 0; i < MOMENTS; i++) {
        bench_update(bench, 70);
        moments[i] = picture(bench);
    }
    bench_settle(bench);
    Pixel *after = picture(bench);
    for (int i = 0; i < MOMENTS; i++) {
        int odd = passed_over(bench, moments[i], before, after);
        if (odd > most) most = odd;
        free(moments[i]);
    }
    free(after);
    return most;
}

static int slides(int game, TableSettings settings) {
    enum { ACTIONS = 26 };
    int most = 0;
    TableBench bench = open_game(game, 5, settings);
    bench_settle(&bench);
    for (int action = 0; action < ACTIONS; action++) {
        SabaccView before = *table_view_shown(bench.view);
        Pixel *was = picture(&bench);
        if (!bench_act(&bench)) action = ACTIONS;
        int odd = out_of_place(&bench, was);
        if (odd > most && is_plain(&bench.state.table, &before)) most = odd;
        free(was);
    }
    bench_close(&bench);
    return most;
}

static void test_reduced_motion_slides_nothing(void **unused) {
    (void)unused;
    static const int some[] = {0, 6, 8}; /* cards dealt, dice, chips, what is kept */
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        int in_motion = slides(some[i], usual), reduced = slides(some[i], calm);
        assert_in_range(in_motion, 1500, 1000000);
        /* What is left lies somewhere for a moment: chips before a seat, a card aside in a trade. */
        assert_in_range(reduced, 0, in_motion / 3);
    }
}

/* ---- cut short ---- */

/* Plays until the table has been dark for so long. */
static bool play_into_shift(TableBench *bench, double ms) {
    for (int action = 0; action < 200; action++) {
        bool deals = bench->state.table.turn.to_act == SABACC_CROUPIER;
        for (int step = 0; step < 400; step++) {
            bool may = deals ? table_view_is_ready(bench->view) : !table_view_is_moving(bench->view);
            if (may) break;
            bench_update(bench, STEP_MS);
            if (table_darkness(bench->view, bench->view->now) > 0 &&
                bench->view->now - bench->view->dark_since > ms)
                return true;
        }
        if (!bench_act(bench)) return false;
    }
    return false;
}

/* Taken back in the middle of a shift, wherever it stands: as if the table had just been opened. */
static void test_undo_in_a_shift(void **unused) {
    (void)unused;
    static const double moments[] = {100, 500, 900, 1300, 1900};
    for (int game = 0; game < 2; game++)
        for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
            TableBench bench = open_game(game, 2, usual), fresh = open_game(game, 2, usual);
            SabaccView view;
            sabacc_view(&bench.state, 0, &view);
            assert_true(play_into_shift(&bench, moments[i]));
            table_view_reset(bench.view, &view);
            table_view_reset(fresh.view, &view);
            assert_false(table_view_is_moving(bench.view));
            assert_same_picture(&bench, &fresh);
            bench_close(&bench);
            bench_close(&fresh);
        }
}

static void resize(TableBench *bench, int width, int height) {
    bench->layout = layout_for(width, height);
    pixmap_free(bench->pixels);
    bench->pixels = pixmap_create(width, height);
}

/* The window changes while things are on their way: they come down where they lie in the new one. */
static void test_resize_on_the_way(void **unused) {
    (void)unused;
    for (int game = 0; game < GAMES; game++) {
        TableBench bench = open_game(game, 7, usual), other = open_game(game, 7, usual);
        resize(&other, 288, 512);
        for (int action = 0; action < 24 && bench_act(&bench); action++) {
            bench_act(&other);
            bench_update(&bench, 90), bench_update(&other, 90);
            resize(&bench, action % 2 ? 480 : 288, action % 2 ? 270 : 512);
            free(picture(&bench));
            bench_settle(&bench), bench_settle(&other);
        }
        resize(&bench, 288, 512);
        assert_same_picture(&bench, &other);
        bench_close(&bench);
        bench_close(&other);
    }
}

/* While nobody updates it (a menu lies over it) it stands still, and goes on from there. */
static void test_pause_on_the_way(void **unused) {
    (void)unused;
    TableBench bench = open_game(0, 2, usual), other = open_game(0, 2, usual);
    assert_true(play_into_shift(&bench, 700) && play_into_shift(&other, 700));
    Pixel *one = picture(&bench), *two = picture(&bench);
    assert_memory_equal(one, two, pixels_of(&bench) * sizeof *one);
    bench_update(&bench, 300), bench_update(&other, 300);
    assert_same_picture(&bench, &other);
    free(one);
    free(two);
    bench_close(&bench);
    bench_close(&other);
}

/* ---- the shift ---- */

/* What was broken hangs there until the last card of the hand has come, and nothing of it afterwards. */
static void test_shift_leaves_nothing(void **unused) {
    (void)unused;
    TableBench bench = open_game(0, 2, usual);
    assert_true(play_into_shift(&bench, 300));
    int waiting = 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) waiting += bench.view->forming[seat];
    assert_in_range(waiting, 1, SABACC_MAX_SEATS * SABACC_MAX_HAND);
    while (bench.state.table.turn.to_act == SABACC_CROUPIER) {
        if (table_view_is_ready(bench.view)) bench_act(&bench);
        bench_update(&bench, STEP_MS);
    }
    bench_settle(&bench);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) assert_int_equal(bench.view->forming[seat], 0);
    assert_true(table_darkness(bench.view, bench.view->now) <= 0);
    TableBench fresh = open_game(0, 2, usual);
    table_view_reset(fresh.view, table_view_shown(bench.view));
    assert_same_picture(&bench, &fresh);
    bench_close(&fresh);
    bench_close(&bench);
}

/* A card that is chosen comes up in its time, at once with reduced motion, and nobody waits for it. */
static void test_lift(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableBench bench = open_game(0, 2, is_calm ? calm : usual);
        while (bench.state.table.turn.to_act < 0 && bench_act(&bench)) bench_settle(&bench);
        TableChoice choice = {.cards = 3, .token = -1};
        bench_draw_now(&bench, &choice);
        choice.chosen = 1;
        bench_draw_now(&bench, &choice);
        assert_int_equal(table_view_is_easing(bench.view), !is_calm);
        assert_false(table_view_is_moving(bench.view));
        bench_update(&bench, TABLE_EASE_MS / 2);
        float half = bench.view->lifts[0].to - bench.view->lifts[0].from;
        assert_true(is_calm ? half <= 0 : half > 0.05f);
        bench_update(&bench, TABLE_EASE_MS);
        assert_false(table_view_is_easing(bench.view));
        bench_close(&bench);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ends_alike),
        cmocka_unit_test(test_reduced_motion_slides_nothing),
        cmocka_unit_test(test_undo_in_a_shift),
        cmocka_unit_test(test_resize_on_the_way),
        cmocka_unit_test(test_pause_on_the_way),
        cmocka_unit_test(test_shift_leaves_nothing),
        cmocka_unit_test(test_lift),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
