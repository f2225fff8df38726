/* Moments of games of sets, made by hand, as pictures: table-sets OUT WIDTHxHEIGHT [NAME]. */
#include <stdio.h>
#include <string.h>

#include "table_fixture.h"

static const char *out, *only;
static bool has_failed;
static FixtureSetup base = {
    .seed = 5, .credits = 100, .seats = 2, .game = "pazaak", .settings = {.speed = 1, .shows_totals = true}};

static void shoot(TableFixture *fixture, const char *name, const TableChoice *choice) {
    char full[60];
    if (only && strcmp(only, name) != 0) return;
    snprintf(full, sizeof full, "sets-%s", name);
    if (!fixture_shoot(fixture, out, full, choice)) has_failed = true;
}

/* The picture at each fifth of `ms` from now on, both ends included. */
static void shoot_way(TableFixture *fixture, const char *name, double ms) {
    for (int i = 0; i < 5; i++) {
        char words[40];
        snprintf(words, sizeof words, "%s-%d", name, i * 25);
        if (i > 0) fixture_update(fixture, ms / 4);
        shoot(fixture, words, NULL);
    }
}

static TableFixture open(const char *options) {
    TableFixture fixture;
    base.options = options;
    if (!fixture_open(&fixture, &base)) has_failed = true;
    return fixture;
}

/* Both have picked; seat 0 holds 2&4, Double, Tie Breaker and ±2. */
static TableFixture open_dealt(const char *options) {
    TableFixture fixture = open(options);
    fixture_play_all(&fixture, "0 side 2&4 3&6 double tiebreaker ±2 ±2 +1 +1 -3 -3;"
                               "1 side +1 +1 +2 +2 +3 +3 tiebreaker ±4 ±4 -5;"
                               "* deal 2&4;* deal double;* deal tiebreaker;* deal ±2;"
                               "* deal ±4;* deal +3;* deal tiebreaker;* deal -5");
    return fixture;
}

/* A card comes from the hand, and what it turns turns; the score follows. */
static void shoot_turning(void) {
    TableFixture fixture = open_dealt("starter=first-seat");
    fixture_play_all(&fixture, "* deal 4;0 end;* deal 10;1 play +3;1 end");
    fixture_play(&fixture, "* deal 2");
    shoot_way(&fixture, "main", 460);
    fixture_settle(&fixture);
    fixture_play(&fixture, "0 play 2&4");
    shoot_way(&fixture, "turning", 1180);
    fixture_play_all(&fixture, "0 end;* deal 5;1 end;* deal 6");
    TableChoice choice = {.cards = 7, .chosen = 4, .token = -1};
    shoot(&fixture, "preview", &choice);
    fixture_play_all(&fixture, "0 play double;0 end;* deal 2;1 end");
    shoot(&fixture, "twenty", NULL);
    fixture_play_all(&fixture, "* deal 10;0 play ±2 +");
    shoot(&fixture, "signs", NULL);
    fixture_close(&fixture);
}

static void shoot_over(void) {
    TableFixture fixture = open_dealt("starter=first-seat");
    fixture_play_all(&fixture,
                     "* deal 9;0 play tiebreaker;0 end;* deal 8;1 end;* deal 10;0 stand;* deal 9;1 end;"
                     "* deal 7");
    shoot(&fixture, "over", NULL);
    fixture_play(&fixture, "1 end");
    while (table_view_shown(fixture.view)->table.seat[0].sets == 0) fixture_update(&fixture, 20);
    fixture_update(&fixture, 100);
    shoot(&fixture, "won", NULL);
    fixture_update(&fixture, 560);
    shoot(&fixture, "cleared", NULL);
    fixture_close(&fixture);
}

/* Signs turned below zero, eight cards, the ninth of which wins. */
static void shoot_nine(void) {
    TableFixture fixture = open_dealt("starter=first-seat;sets=12;wager=50");
    fixture_play_all(
        &fixture, "* deal 2;0 end;* deal 1;1 end;* deal 4;0 end;* deal 1;1 end;* deal 2;0 end;* deal 1;1 end;"
                  "* deal 4;0 end;* deal 1;1 end;* deal 2;0 end;* deal 3;1 end;* deal 4;0 play 2&4;0 end;"
                  "* deal 3;1 end;* deal 10;0 end;* deal 3;1 end");
    shoot(&fixture, "eight", NULL);
    fixture_play(&fixture, "* deal 9");
    while (table_view_shown(fixture.view)->table.seat[0].sets == 0) fixture_update(&fixture, 20);
    shoot(&fixture, "nine", NULL);
    fixture_close(&fixture);
}

static void shoot_low_tech(void) {
    TableFixture fixture = open("side-cards=shared;main=choice;starter=first-seat");
    fixture_play_all(&fixture,
                     "* deal +1;* deal 3&6;* deal ±6;* deal -2;* deal +2;* deal +4;* deal -1;* deal double;"
                     "0 deal;* deal 6;0 end;1 none;1 end");
    shoot(&fixture, "low-tech", NULL);
    fixture_close(&fixture);
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
