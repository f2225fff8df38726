/* Moments of games of sets, made by hand, as pictures: table-sets OUT WIDTHxHEIGHT [NAME]. */
#include <stdio.h>
#include <string.h>

#include "render/raster.h"
#include "table_bench.h"

static const char *out, *only;
static bool has_failed;
static BenchSetup base = {
    .seed = 5, .credits = 100, .seats = 2, .game = "pazaak", .settings = {.speed = 1, .shows_totals = true}};

static void shoot(TableBench *bench, const char *name, const TableChoice *choice) {
    char path[1000];
    if (only && strcmp(only, name) != 0) return;
    bench_draw(bench, choice);
    snprintf(path, sizeof path, "%s/sets-%s.png", out, name);
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

static TableBench open(const char *options) {
    TableBench bench;
    base.options = options;
    if (!bench_open(&bench, &base)) has_failed = true;
    return bench;
}

/* Both have picked; seat 0 holds 2&4, Double, Tie Breaker and ±2. */
static TableBench open_dealt(const char *options) {
    TableBench bench = open(options);
    bench_play_all(&bench, "0 side 2&4 3&6 double tiebreaker ±2 ±2 +1 +1 -3 -3;"
                           "1 side +1 +1 +2 +2 +3 +3 tiebreaker ±4 ±4 -5;"
                           "* deal 2&4;* deal double;* deal tiebreaker;* deal ±2;"
                           "* deal ±4;* deal +3;* deal tiebreaker;* deal -5");
    return bench;
}

/* A card comes from the hand, and what it turns turns; the score follows. */
static void shoot_turning(void) {
    TableBench bench = open_dealt("starter=first-seat");
    bench_play_all(&bench, "* deal 4;0 end;* deal 10;1 play +3;1 end");
    bench_play(&bench, "* deal 2");
    shoot_way(&bench, "main", 460);
    bench_settle(&bench);
    bench_play(&bench, "0 play 2&4");
    shoot_way(&bench, "turning", 1180);
    bench_play_all(&bench, "0 end;* deal 5;1 end;* deal 6");
    TableChoice choice = {.cards = 7, .chosen = 4, .token = -1};
    shoot(&bench, "preview", &choice);
    bench_play_all(&bench, "0 play double;0 end;* deal 2;1 end");
    shoot(&bench, "twenty", NULL);
    bench_play_all(&bench, "* deal 10;0 play ±2 +");
    shoot(&bench, "signs", NULL);
    bench_close(&bench);
}

static void shoot_over(void) {
    TableBench bench = open_dealt("starter=first-seat");
    bench_play_all(&bench, "* deal 9;0 play tiebreaker;0 end;* deal 8;1 end;* deal 10;0 stand;* deal 9;1 end;"
                           "* deal 7");
    shoot(&bench, "over", NULL);
    bench_play(&bench, "1 end");
    while (table_view_shown(bench.view)->table.seat[0].sets == 0) bench_update(&bench, 20);
    bench_update(&bench, 100);
    shoot(&bench, "won", NULL);
    bench_update(&bench, 560);
    shoot(&bench, "cleared", NULL);
    bench_close(&bench);
}

/* Signs turned below zero, eight cards, the ninth of which wins. */
static void shoot_nine(void) {
    TableBench bench = open_dealt("starter=first-seat;sets=12;wager=50");
    bench_play_all(
        &bench, "* deal 2;0 end;* deal 1;1 end;* deal 4;0 end;* deal 1;1 end;* deal 2;0 end;* deal 1;1 end;"
                "* deal 4;0 end;* deal 1;1 end;* deal 2;0 end;* deal 3;1 end;* deal 4;0 play 2&4;0 end;"
                "* deal 3;1 end;* deal 10;0 end;* deal 3;1 end");
    shoot(&bench, "eight", NULL);
    bench_play(&bench, "* deal 9");
    while (table_view_shown(bench.view)->table.seat[0].sets == 0) bench_update(&bench, 20);
    shoot(&bench, "nine", NULL);
    bench_close(&bench);
}

static void shoot_low_tech(void) {
    TableBench bench = open("side-cards=shared;main=choice;starter=first-seat");
    bench_play_all(&bench,
                   "* deal +1;* deal 3&6;* deal ±6;* deal -2;* deal +2;* deal +4;* deal -1;* deal double;"
                   "0 deal;* deal 6;0 end;1 none;1 end");
    shoot(&bench, "low-tech", NULL);
    bench_close(&bench);
}

int main(int count, char **words) {
    if (count < 3 || sscanf(words[2], "%dx%d", &base.width, &base.height) != 2) {
        fprintf(stderr, "usage: table-sets OUT WIDTHxHEIGHT [NAME]\n");
        return 2;
    }
    out = words[1];
    only = count > 3 ? words[3] : NULL;
    shoot_turning();
    shoot_over();
    shoot_nine();
    shoot_low_tech();
    return has_failed ? 1 : 0;
}
