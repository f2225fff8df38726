/* Moments at a table of two families (KE), made by hand, as pictures: table-tokens OUT WIDTHxHEIGHT [NAME].
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"
#include "table_bench.h"

static const char *out, *only;
static BenchSetup base = {.seed = 5,
                          .credits = 100,
                          .game = "kessel",
                          .options = "token-count=1;chips=6",
                          .settings = {.speed = 1, .shows_totals = true}};
static bool has_failed;

static void shoot(TableBench *bench, const char *name, const TableChoice *choice) {
    char path[1000];
    if (only && strcmp(only, name) != 0) return;
    bench_draw(bench, choice);
    snprintf(path, sizeof path, "%s/tokens-%s.png", out, name);
    if (!raster_write(path, bench->pixels, true)) has_failed = true;
}

static TableBench open_table(int seats, const char *options) {
    TableBench bench;
    BenchSetup setup = base;
    setup.seats = seats;
    setup.viewer = seats - 1;
    if (options) setup.options = options;
    if (!bench_open(&bench, &setup)) exit(2);
    bench_settle(&bench);
    return bench;
}

/* Four seats, the viewer last: its token, then those of the others, are given; hands are the same each time.
 */
static TableBench dealt(const char *of_1, const char *of_2, const char *of_3, const char *own) {
    TableBench bench = open_table(4, NULL);
    char words[200];
    snprintf(words, sizeof words, "* deal %s;* deal %s;* deal %s;* deal %s", of_1, of_2, of_3, own);
    bench_play_all(&bench, words);
    bench_play_all(&bench, "* deal sand3;* deal sand-impostor;* deal sand5;* deal sand1");
    bench_play_all(&bench, "* deal blood4;* deal blood6;* deal blood-impostor;* deal blood-sylop");
    bench_play_all(&bench, "* deal sand6;* deal blood2");
    return bench;
}

static void shoot_turn(void) {
    TableBench bench = dealt("target-tariff", "general-audit", "immunity", "direct-transaction");
    bench_play_all(&bench, "0 draw sand deck;* deal sand4;0 discard sand3;1 stand;2 token immunity;2 stand");
    TableChoice choice = {
        .deck = true, .discard = true, .blood_deck = true, .blood_discard = true, .tokens = 1, .token = -1};
    shoot(&bench, "turn", &choice);
    shoot(&bench, "chosen", &(TableChoice){.tokens = 1, .token = 0, .seats = 0x3});
    bench_play(&bench, "3 draw blood deck");
    bench_settle(&bench);
    bench_play(&bench, "* deal blood1");
    bench_update(&bench, 210);
    shoot(&bench, "draw-50", NULL);
    bench_settle(&bench);
    shoot(&bench, "drawn", &(TableChoice){.cards = 6, .token = -1});
    bench_close(&bench);
}

/* Held up, then what it does. */
static void shoot_tariff(void) {
    TableBench bench = dealt("target-tariff", "general-audit", "immunity", "embargo");
    bench_play(&bench, "0 token target-tariff 3");
    bench_update(&bench, 160);
    shoot(&bench, "held-10", NULL);
    bench_update(&bench, 740);
    shoot(&bench, "held-50", NULL);
    bench_update(&bench, 1050);
    shoot(&bench, "tariff-50", NULL);
    bench_close(&bench);
}

static void shoot_swap(void) {
    TableBench bench = dealt("direct-transaction", "general-audit", "immunity", "embargo");
    bench_play(&bench, "0 token direct-transaction 3");
    bench_update(&bench, 1980);
    shoot(&bench, "swap-45", NULL);
    bench_close(&bench);
}

/* Rules of a hand, what holds for single seats, dice to be chosen from, and the showdown that comes of it. */
static void shoot_rules(void) {
    TableBench bench = dealt("mark-down", "cook-the-books", "embargo", "prime-sabacc");
    bench_play_all(&bench,
                   "0 token mark-down;0 stand;1 token cook-the-books;1 stand;2 token embargo;2 stand");
    bench_play_all(&bench, "3 token prime-sabacc;* roll 5 2");
    shoot(&bench, "choose", &(TableChoice){.values = 1u << 5 | 1u << 2, .token = -1});
    bench_play_all(&bench, "3 choose 5;3 stand;0 stand;1 stand;2 stand;3 stand;0 stand;1 stand;2 stand");
    bench_play_all(&bench, "3 stand;* roll 6 4");
    shoot(&bench, "impostor", NULL);
    bench_play_all(&bench, "1 choose 6;* roll 5 1");
    bench_play(&bench, "2 choose 5");
    const SabaccTable *shown = &table_view_shown(bench.view)->table;
    while (shown->winners == 0 && shown->hand == 1) bench_update(&bench, 20);
    bench_update(&bench, 400);
    shoot(&bench, "showdown", NULL);
    bench_close(&bench);
}

/* Chips go to the house; a seat that has none left is out. */
static void shoot_out(void) {
    TableBench bench = open_table(3, "tokens=none;chips=4");
    bench_play_all(&bench, "* deal sand1;* deal sand6;* deal sand5;* deal blood6;* deal blood6;* deal blood5;"
                           "* deal sand2;* deal blood2");
    bench_play_all(&bench, "0 stand;1 stand;2 stand;0 stand;1 stand;2 stand;0 stand;1 stand");
    bench_play(&bench, "2 stand");
    const SabaccTable *shown = &table_view_shown(bench.view)->table;
    while (shown->seat[0].chips == 4) bench_update(&bench, 10);
    bench_update(&bench, 110);
    shoot(&bench, "tax-50", NULL);
    bench_settle(&bench);
    shoot(&bench, "out", NULL);
    bench_close(&bench);
}

static void shoot_many(int seats) {
    TableBench bench = open_table(seats, "token-count=3;chips=12");
    while (bench.state.table.turn.to_act != seats - 1 || bench.state.table.round < 3) {
        if (!bench_act(&bench)) break;
        bench_settle(&bench);
    }
    shoot(&bench, seats == 8 ? "many" : "two", NULL);
    bench_close(&bench);
}

int main(int count, char **words) {
    if (count < 3 || sscanf(words[2], "%dx%d", &base.width, &base.height) != 2) {
        fprintf(stderr, "usage: table-tokens OUT WIDTHxHEIGHT [NAME]\n");
        return 2;
    }
    out = words[1];
    only = count > 3 ? words[3] : NULL;
    shoot_turn();
    shoot_tariff();
    shoot_swap();
    shoot_rules();
    shoot_out();
    shoot_many(8);
    shoot_many(2);
    return has_failed ? 1 : 0;
}
