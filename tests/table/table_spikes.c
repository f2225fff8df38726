/* Moments of the games with Spike cards and with a target, made by hand, as pictures: table-spikes OUT
 * WIDTHxHEIGHT. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"
#include "table_bench.h"

static const char *out;
static BenchSetup base = {
    .seed = 5, .credits = 200, .seats = 4, .settings = {.speed = 1, .shows_totals = true}};
static bool has_failed;

static void shoot(TableBench *bench, const char *name, const TableChoice *choice) {
    char path[1000];
    bench_draw(bench, choice);
    snprintf(path, sizeof path, "%s/spikes-%s.png", out, name);
    if (!raster_write(path, bench->pixels, true)) has_failed = true;
}

/* The picture at so many moments, `ms` apart. */
static void shoot_way(TableBench *bench, const char *name, int moments, double ms) {
    for (int i = 0; i < moments; i++) {
        char words[40];
        snprintf(words, sizeof words, "%s-%d", name, i);
        bench_update(bench, ms);
        shoot(bench, words, NULL);
    }
}

static TableBench open(const char *game, int seats) {
    TableBench bench;
    BenchSetup setup = base;
    setup.game = game;
    setup.seats = seats;
    if (!bench_open(&bench, &setup)) exit(1);
    return bench;
}

/* These words, one after the other, each shown only as far as the next may begin. */
static void play_along(TableBench *bench, const char *words) {
    while (*words) {
        char one[80];
        size_t length = strcspn(words, ";");
        snprintf(one, sizeof one, "%.*s", (int)length, words);
        while (!table_view_is_ready(bench->view)) bench_update(bench, 10);
        bench_play(bench, one + strspn(one, " "));
        words += length + (words[length] == ';');
    }
}

/* ---- Spike cards (BY) ---- */

static const char *const round_of_nothing =
    "0 pass; 1 pass; 2 pass; 3 pass; 0 check; 1 check; 2 check; 3 check; * roll 2 5";

static void shoot_bespin(void) {
    TableBench bench = open("bespin-yarith", 4);
    bench_play_all(&bench, "* deal tr+6; * deal ci+2; * deal sq-7; * deal ci-10; * deal ci-4; * deal sq+8;"
                           "* deal tr+1; * deal sylop; 0 check; 1 check; 2 bet 4; 3 match; 0 match; 1 match");
    play_along(&bench, "* deal ci+5; * deal tr-10");
    bench_update(&bench, 120);
    shoot(&bench, "spikes", NULL);
    bench_play_all(&bench, "* deal sq+6; * deal ci+10");
    TableChoice choice = {.cards = 7, .chosen = 4};
    shoot(&bench, "buy", &choice);
    bench_play(&bench, "0 buy spike");
    bench_update(&bench, 210);
    shoot(&bench, "buying", NULL);
    bench_settle(&bench);
    bench_play(&bench, "* deal sq-2");
    bench_update(&bench, 260);
    shoot(&bench, "bought", NULL);
    bench_play_all(&bench, "1 pass; 2 buy tr+1; * deal ci+1; 3 pass; 0 check; 1 check; 2 check; 3 check");
    bench_play(&bench, "* roll 3 3");
    bench_update(&bench, 1350 + 640);
    shoot(&bench, "stays", NULL);
    play_along(&bench,
               "* deal ci+3; * deal tr-1; * deal sq+2; * deal sq-3; * deal tr+7; * deal tr-7; * deal sq+1");
    bench_update(&bench, 200);
    shoot(&bench, "forming", NULL);
    play_along(&bench, "* deal ci-9");
    bench_play_all(&bench, round_of_nothing);
    bench_play_all(&bench, round_of_nothing);
    shoot(&bench, "shown", NULL);
    bench_close(&bench);
}

/* ---- a target (CO) ---- */

static void shoot_select(TableBench *bench) {
    bench_play(bench, "* roll 5 triangle");
    shoot_way(bench, "roll", 3, 300);
    bench_play_all(
        bench, "* deal tr+3; * deal tr+4; * deal ci+10; * deal ci+1; * deal ci-4; * deal tr+1; * deal sq-10;"
               "* deal ci+2; * deal tr+2; * deal ci+9; * deal ci-7; * deal ci-3; * deal sq+6; * deal ci-8;"
               "* deal sq+7; * deal sq+1; * deal sylop; * deal sq-9; * deal ci+6; * deal sq+2");
    TableChoice choice = {.cards = 31, .chosen = 1 | 4};
    shoot(bench, "select", &choice);
    bench_play(bench, "0 keep tr+3 tr+2");
    shoot_way(bench, "keeping", 3, 120);
    bench_play_all(bench, "1 keep tr+4 tr+1; 2 keep; 3 keep ci+1 ci+2 ci-3 sq+1 sq+2");
    shoot(bench, "kept", NULL);
}

static void shoot_rest(TableBench *bench) {
    bench_play_all(bench, "0 check; 1 check; 2 check");
    bench_play(bench, "3 check");
    bench_update(bench, 420);
    shoot_way(bench, "rest", 5, 300);
    play_along(bench, "* deal tr-6; * deal sq+9; * deal ci+3; * deal sq-4; * deal sq-5");
    bench_update(bench, 150);
    shoot(bench, "again", NULL);
    bench_play_all(bench, "* deal tr+9; * deal tr-1; * deal tr-2; * deal tr-3; * deal tr+5; * deal tr+6");
    TableChoice choice = {.cards = 2 << 2, .chosen = 2 << 2};
    shoot(bench, "improve", &choice);
}

/* Two exact hands with as many trumps and cards, and one of nothing. */
static void shoot_tie(TableBench *bench) {
    bench_play_all(bench, "0 keep; 1 keep; 2 keep; 0 check; 1 check; 2 check; 3 check");
    shoot(bench, "tie", NULL);
    play_along(bench, "* deal sq+4; * deal ci-2");
    const SabaccTable *shown = &table_view_shown(bench->view)->table;
    while (shown->winners == 0) bench_update(bench, 20);
    bench_update(bench, 400);
    shoot(bench, "draw-off", NULL);
}

static void shoot_coruscant(void) {
    TableBench bench = open("coruscant-shift", 4);
    shoot_select(&bench);
    shoot_rest(&bench);
    shoot_tie(&bench);
    bench_close(&bench);
}

/* Every seat taken, each with cards kept and cards to go. */
static void shoot_many(void) {
    TableBench bench = open("coruscant-shift", 8);
    char words[40];
    bench_play_all(&bench, "* roll -10 circle");
    while (bench.state.table.turn.phase == SABACC_PHASE_DEAL) bench_act(&bench);
    for (int seat = 0; seat < 7; seat++) {
        Text text = text_over(words, sizeof words);
        text_add_int(&text, seat);
        text_add(&text, " keep");
        for (int slot = 0; slot < seat % 6; slot++) {
            text_add_char(&text, ' ');
            sabacc_card_format(bench.state.table.seat[seat].hand[slot], &text);
        }
        bench_play_all(&bench, words);
    }
    shoot(&bench, "many", NULL);
    bench_close(&bench);
}

int main(int count, char **words) {
    if (count != 3 || sscanf(words[2], "%dx%d", &base.width, &base.height) != 2) {
        fprintf(stderr, "usage: table-spikes OUT WIDTHxHEIGHT\n");
        return 2;
    }
    out = words[1];
    shoot_bespin();
    shoot_coruscant();
    shoot_many();
    return has_failed ? 1 : 0;
}
