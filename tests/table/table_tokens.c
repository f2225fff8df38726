/* Moments at a table of two families (KE), made by hand, as pictures: table-tokens OUT WIDTHxHEIGHT [NAME].
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table_fixture.h"

static const char *out, *only;
static FixtureSetup base = {.seed = 5,
                            .credits = 100,
                            .game = "kessel",
                            .options = "token-count=1;chips=6",
                            .settings = {.speed = 1, .shows_totals = true}};
static bool has_failed;

static void shoot(TableFixture *fixture, const char *name, const TableChoice *choice) {
    char full[60];
    if (only && strcmp(only, name) != 0) return;
    snprintf(full, sizeof full, "tokens-%s", name);
    if (!fixture_shoot(fixture, out, full, choice)) has_failed = true;
}

static TableFixture open_table(int seats, const char *options) {
    TableFixture fixture;
    FixtureSetup setup = base;
    setup.seats = seats;
    setup.viewer = seats - 1;
    if (options) setup.options = options;
    if (!fixture_open(&fixture, &setup)) exit(2);
    fixture_settle(&fixture);
    return fixture;
}

/* Four seats, the viewer last: its token, then those of the others, are given; hands are the same each time.
 */
static TableFixture dealt(const char *of_1, const char *of_2, const char *of_3, const char *own) {
    TableFixture fixture = open_table(4, NULL);
    char words[200];
    snprintf(words, sizeof words, "* deal %s;* deal %s;* deal %s;* deal %s", of_1, of_2, of_3, own);
    fixture_play_all(&fixture, words);
    fixture_play_all(&fixture, "* deal sand3;* deal sand-impostor;* deal sand5;* deal sand1");
    fixture_play_all(&fixture, "* deal blood4;* deal blood6;* deal blood-impostor;* deal blood-sylop");
    fixture_play_all(&fixture, "* deal sand6;* deal blood2");
    return fixture;
}

static void shoot_turn(void) {
    TableFixture fixture = dealt("target-tariff", "general-audit", "immunity", "direct-transaction");
    fixture_play_all(&fixture,
                     "0 draw sand deck;* deal sand4;0 discard sand3;1 stand;2 token immunity;2 stand");
    TableChoice choice = {
        .deck = true, .discard = true, .blood_deck = true, .blood_discard = true, .tokens = 1, .token = -1};
    shoot(&fixture, "turn", &choice);
    shoot(&fixture, "chosen", &(TableChoice){.tokens = 1, .token = 0, .seats = 0x3});
    fixture_play(&fixture, "3 draw blood deck");
    fixture_settle(&fixture);
    fixture_play(&fixture, "* deal blood1");
    fixture_update(&fixture, 210);
    shoot(&fixture, "draw-50", NULL);
    fixture_settle(&fixture);
    shoot(&fixture, "drawn", &(TableChoice){.cards = 6, .token = -1});
    fixture_close(&fixture);
}

/* Held up, then what it does. */
static void shoot_tariff(void) {
    TableFixture fixture = dealt("target-tariff", "general-audit", "immunity", "embargo");
    fixture_play(&fixture, "0 token target-tariff 3");
    fixture_update(&fixture, 160);
    shoot(&fixture, "held-10", NULL);
    fixture_update(&fixture, 740);
    shoot(&fixture, "held-50", NULL);
    fixture_update(&fixture, 1050);
    shoot(&fixture, "tariff-50", NULL);
    fixture_close(&fixture);
}

static void shoot_swap(void) {
    TableFixture fixture = dealt("direct-transaction", "general-audit", "immunity", "embargo");
    fixture_play(&fixture, "0 token direct-transaction 3");
    fixture_update(&fixture, 1980);
    shoot(&fixture, "swap-45", NULL);
    fixture_close(&fixture);
}

/* Rules of a hand, what holds for single seats, dice to be chosen from, and the showdown that comes of it. */
static void shoot_rules(void) {
    TableFixture fixture = dealt("mark-down", "cook-the-books", "embargo", "prime-sabacc");
    fixture_play_all(&fixture,
                     "0 token mark-down;0 stand;1 token cook-the-books;1 stand;2 token embargo;2 stand");
    fixture_play_all(&fixture, "3 token prime-sabacc;* roll 5 2");
    shoot(&fixture, "choose", &(TableChoice){.values = 1u << 5 | 1u << 2, .token = -1});
    fixture_play_all(&fixture, "3 choose 5;3 stand;0 stand;1 stand;2 stand;3 stand;0 stand;1 stand;2 stand");
    fixture_play_all(&fixture, "3 stand;* roll 6 4");
    shoot(&fixture, "impostor", NULL);
    fixture_play_all(&fixture, "1 choose 6;* roll 5 1");
    fixture_play(&fixture, "2 choose 5");
    const SabaccTable *shown = &table_view_shown(fixture.view)->table;
    while (shown->winners == 0 && shown->hand == 1) fixture_update(&fixture, 20);
    fixture_update(&fixture, 400);
    shoot(&fixture, "showdown", NULL);
    fixture_close(&fixture);
}

/* Chips go to the house; a seat that has none left is out. */
static void shoot_out(void) {
    TableFixture fixture = open_table(3, "tokens=none;chips=4");
    fixture_play_all(&fixture,
                     "* deal sand1;* deal sand6;* deal sand5;* deal blood6;* deal blood6;* deal blood5;"
                     "* deal sand2;* deal blood2");
    fixture_play_all(&fixture, "0 stand;1 stand;2 stand;0 stand;1 stand;2 stand;0 stand;1 stand");
    fixture_play(&fixture, "2 stand");
    const SabaccTable *shown = &table_view_shown(fixture.view)->table;
    while (shown->seat[0].chips == 4) fixture_update(&fixture, 10);
    fixture_update(&fixture, 110);
    shoot(&fixture, "tax-50", NULL);
    fixture_settle(&fixture);
    shoot(&fixture, "out", NULL);
    fixture_close(&fixture);
}

static void shoot_many(int seats) {
    TableFixture fixture = open_table(seats, "token-count=3;chips=12");
    while (fixture.state.table.turn.to_act != seats - 1 || fixture.state.table.round < 3) {
        if (!fixture_act(&fixture)) break;
        fixture_settle(&fixture);
    }
    shoot(&fixture, seats == 8 ? "many" : "two", NULL);
    fixture_close(&fixture);
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
