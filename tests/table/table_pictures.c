/* Given moments of a hand played by a fixed script, as pictures: table-pictures OUT WIDTHxHEIGHT SEATS. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"
#include "table_bench.h"

static const char *out;
static bool has_failed;

static void shoot(TableBench *bench, const char *name, const TableChoice *choice) {
    char path[1000];
    bench_draw(bench, choice);
    snprintf(path, sizeof path, "%s/table-%s.png", out, name);
    if (!raster_write(path, bench->pixels, true)) has_failed = true;
}

/* The picture at each fifth of `ms` from now on, both ends included. */
static void shoot_way(TableBench *bench, const char *name, double ms) {
    for (int i = 0; i < 5; i++) {
        char words[40];
        snprintf(words, sizeof words, "%s-%d", name, i * 25);
        if (i > 0) bench_update(bench, ms / 4);
        shoot(bench, words, NULL);
    }
}

static bool is_due(const TableBench *bench, SabaccDue due) { return bench->state.table.turn.due == due; }

/* What each does: the first in the betting bets, the others match; all stand. */
static void play_on(TableBench *bench) {
    const SabaccTable *table = &bench->state.table;
    char words[40];
    int seat = table->turn.to_act;
    if (seat < 0) {
        bench_act(bench);
        return;
    }
    bool improves = table->turn.phase == SABACC_PHASE_IMPROVE, bets = table->turn.level == 0;
    snprintf(words, sizeof words, "%d %s", seat, improves ? "stand" : bets ? "bet 12" : "match");
    bench_play(bench, words);
}

/* Plays until the condition holds of what is due or whose turn it is, everything shown. */
static void play_until_roll(TableBench *bench) {
    while (!is_due(bench, SABACC_DUE_ROLL)) {
        bench_settle(bench);
        play_on(bench);
    }
    bench_settle(bench);
}

static void play_until_seat(TableBench *bench, int phase) {
    while (bench->state.table.turn.phase != phase || bench->state.table.turn.to_act != bench->viewer) {
        bench_settle(bench);
        play_on(bench);
    }
    bench_settle(bench);
}

static void shoot_deal(TableBench *bench) {
    bench_settle(bench);
    while (bench->state.table.seat[0].hand_count == 0) {
        bench_settle(bench);
        bench_act(bench);
    }
    shoot_way(bench, "deal", 430);
}

static void shoot_choice(TableBench *bench) {
    play_until_seat(bench, SABACC_PHASE_IMPROVE);
    TableChoice choice = {.cards = 3, .chosen = 2, .deck = true, .discard = true};
    shoot(bench, "choice", &choice);
    play_until_seat(bench, SABACC_PHASE_BET);
    play_on(bench); /* a bet, and the next one matches it */
    play_on(bench);
    bench_settle(bench);
    shoot(bench, "bet", NULL);
}

static void shoot_shift(TableBench *bench) {
    play_until_roll(bench);
    bench_play(bench, "* roll 4 4");
    bench_update(bench, 300);
    shoot(bench, "throw", NULL);
    while (is_due(bench, SABACC_DUE_DEAL)) bench_act(bench);
    bench_update(bench, 1050);
    bench_update(bench, 0);
    shoot_way(bench, "shift", 1900);
    bench_settle(bench);
    shoot(bench, "shifted", NULL);
}

/* A card of the first other seat leaves its hand, and lies large. */
static void shoot_close(TableBench *bench) {
    Box screen = bench->layout.screen;
    float high = screen.height * 0.6f, wide = high * table_card_shape(bench->view);
    TableCloseUp look = {
        .kind = TABLE_CLOSE_HAND, .seat = 1, .at = box_place(screen, wide, high, 0.35f, 0.5f), .share = 0.5f};
    table_view_look(bench->view, &look);
    shoot(bench, "close-50", NULL);
    look.share = 1;
    table_view_look(bench->view, &look);
    shoot(bench, "close-100", NULL);
    table_view_look(bench->view, &(TableCloseUp){0});
}

/* No doubles any more, to the end of the hand; the last action's events are shown as far as the hands' end.
 */
static void shoot_showdown(TableBench *bench) {
    int hand = bench->state.table.hand;
    while (bench->state.table.hand == hand && !bench->state.table.over) {
        bench_settle(bench);
        if (is_due(bench, SABACC_DUE_ROLL))
            bench_play(bench, "* roll 2 5");
        else
            play_on(bench);
    }
    while (table_view_shown(bench->view)->table.shown == 0) bench_update(bench, 20);
    bench_update(bench, 300);
    shoot(bench, "reveal", NULL);
    while (table_view_shown(bench->view)->table.winners == 0) bench_update(bench, 20);
    shoot(bench, "showdown", NULL);
    shoot_close(bench);
}

static int single_draws(const SabaccTable *table) {
    int count = 0;
    for (int seat = 0; seat < table->seats; seat++) count += table->seat[seat].draw_count > 0;
    return count;
}

/* Plays the first hand out; true as soon as two tied seats have drawn a card each. */
static bool play_to_single_draw(TableBench *bench) {
    while (bench->state.table.hand == 1 && !bench->state.table.over) {
        if (is_due(bench, SABACC_DUE_ROLL))
            bench_play(bench, "* roll 2 5");
        else
            play_on(bench);
        if (single_draws(&bench->state.table) == 2) return true;
    }
    return false;
}

/* The first seed whose hand ends in a tie that cards decide. */
static void shoot_single(BenchSetup setup) {
    for (setup.seed = 1; setup.seed < 2000; setup.seed++) {
        TableBench bench;
        if (!bench_open(&bench, &setup)) break;
        bool is_found = play_to_single_draw(&bench);
        if (is_found) {
            while (single_draws(&table_view_shown(bench.view)->table) < 2) bench_update(&bench, 20);
            bench_update(&bench, 460);
            shoot(&bench, "single", NULL);
        }
        bench_close(&bench);
        if (is_found) return;
    }
    has_failed = true;
}

int main(int count, char **words) {
    BenchSetup setup = {.seed = 7, .credits = 250, .settings = {.speed = 1, .shows_totals = true}};
    if (count != 4 || sscanf(words[2], "%dx%d", &setup.width, &setup.height) != 2) {
        fprintf(stderr, "usage: table-pictures OUT WIDTHxHEIGHT SEATS\n");
        return 2;
    }
    out = words[1];
    setup.seats = atoi(words[3]);
    TableBench bench;
    if (!bench_open(&bench, &setup)) return 1;
    shoot_deal(&bench);
    shoot_choice(&bench);
    shoot_shift(&bench);
    shoot_showdown(&bench);
    bench_close(&bench);
    shoot_single(setup);
    return has_failed ? 1 : 0;
}
