/* Moments of the games with Spike cards and with a target, made by hand, as pictures: table-spikes OUT
 * WIDTHxHEIGHT. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table_fixture.h"

static const char *out;
static FixtureSetup base = {
    .seed = 5, .credits = 200, .seats = 4, .settings = {.speed = 1, .shows_totals = true}};
static bool has_failed;

static void shoot(TableFixture *fixture, const char *name, const TableChoice *choice) {
    char full[60];
    snprintf(full, sizeof full, "spikes-%s", name);
    if (!fixture_shoot(fixture, out, full, choice)) has_failed = true;
}

/* The picture at so many moments, `ms` apart. */
static void shoot_way(TableFixture *fixture, const char *name, int moments, double ms) {
    for (int i = 0; i < moments; i++) {
        char words[40];
        snprintf(words, sizeof words, "%s-%d", name, i);
        fixture_update(fixture, ms);
        shoot(fixture, words, NULL);
    }
}

static TableFixture open(const char *game, int seats) {
    TableFixture fixture;
    FixtureSetup setup = base;
    setup.game = game;
    setup.seats = seats;
    if (!fixture_open(&fixture, &setup)) exit(1);
    return fixture;
}

/* These words, one after the other, each shown only as far as the next may begin. */
static void play_along(TableFixture *fixture, const char *words) {
    while (*words) {
        char one[80];
        size_t length = strcspn(words, ";");
        snprintf(one, sizeof one, "%.*s", (int)length, words);
        while (!table_view_is_ready(fixture->view)) fixture_update(fixture, 10);
        fixture_play(fixture, one + strspn(one, " "));
        words += length + (words[length] == ';');
    }
}

/* ---- Spike cards (BY) ---- */

static const char *const round_of_nothing =
    "0 pass; 1 pass; 2 pass; 3 pass; 0 check; 1 check; 2 check; 3 check; * roll 2 5";

static void shoot_bespin(void) {
    TableFixture fixture = open("bespin-yarith", 4);
    fixture_play_all(&fixture,
                     "* deal tr+6; * deal ci+2; * deal sq-7; * deal ci-10; * deal ci-4; * deal sq+8;"
                     "* deal tr+1; * deal sylop; 0 check; 1 check; 2 bet 4; 3 match; 0 match; 1 match");
    play_along(&fixture, "* deal ci+5; * deal tr-10");
    fixture_update(&fixture, 120);
    shoot(&fixture, "spikes", NULL);
    fixture_play_all(&fixture, "* deal sq+6; * deal ci+10");
    TableChoice choice = {.cards = 7, .chosen = 4};
    shoot(&fixture, "buy", &choice);
    fixture_play(&fixture, "0 buy spike");
    fixture_update(&fixture, 210);
    shoot(&fixture, "buying", NULL);
    fixture_settle(&fixture);
    fixture_play(&fixture, "* deal sq-2");
    fixture_update(&fixture, 260);
    shoot(&fixture, "bought", NULL);
    fixture_play_all(&fixture, "1 pass; 2 buy tr+1; * deal ci+1; 3 pass; 0 check; 1 check; 2 check; 3 check");
    fixture_play(&fixture, "* roll 3 3");
    fixture_read_dice(&fixture);
    fixture_update(&fixture, 640);
    shoot(&fixture, "stays", NULL);
    play_along(&fixture,
               "* deal ci+3; * deal tr-1; * deal sq+2; * deal sq-3; * deal tr+7; * deal tr-7; * deal sq+1");
    fixture_update(&fixture, 200);
    shoot(&fixture, "forming", NULL);
    play_along(&fixture, "* deal ci-9");
    fixture_play_all(&fixture, round_of_nothing);
    fixture_play_all(&fixture, round_of_nothing);
    shoot(&fixture, "shown", NULL);
    fixture_close(&fixture);
}

/* ---- a target (CO) ---- */

static void shoot_select(TableFixture *fixture) {
    fixture_play(fixture, "* roll 5 triangle");
    shoot_way(fixture, "roll", 3, 300);
    fixture_play_all(
        fixture,
        "* deal tr+3; * deal tr+4; * deal ci+10; * deal ci+1; * deal ci-4; * deal tr+1; * deal sq-10;"
        "* deal ci+2; * deal tr+2; * deal ci+9; * deal ci-7; * deal ci-3; * deal sq+6; * deal ci-8;"
        "* deal sq+7; * deal sq+1; * deal sylop; * deal sq-9; * deal ci+6; * deal sq+2");
    TableChoice choice = {.cards = 31, .chosen = 1 | 4};
    shoot(fixture, "select", &choice);
    fixture_play(fixture, "0 keep tr+3 tr+2");
    shoot_way(fixture, "keeping", 3, 120);
    fixture_play_all(fixture, "1 keep tr+4 tr+1; 2 keep; 3 keep ci+1 ci+2 ci-3 sq+1 sq+2");
    shoot(fixture, "kept", NULL);
}

static void shoot_rest(TableFixture *fixture) {
    fixture_play_all(fixture, "0 check; 1 check; 2 check");
    fixture_play(fixture, "3 check");
    fixture_update(fixture, 420);
    shoot_way(fixture, "rest", 5, 300);
    play_along(fixture, "* deal tr-6; * deal sq+9; * deal ci+3; * deal sq-4; * deal sq-5");
    fixture_update(fixture, 150);
    shoot(fixture, "again", NULL);
    fixture_play_all(fixture, "* deal tr+9; * deal tr-1; * deal tr-2; * deal tr-3; * deal tr+5; * deal tr+6");
    TableChoice choice = {.cards = 2 << 2, .chosen = 2 << 2};
    shoot(fixture, "improve", &choice);
}

/* Two exact hands with as many trumps and cards, and one of nothing. */
static void shoot_tie(TableFixture *fixture) {
    fixture_play_all(fixture, "0 keep; 1 keep; 2 keep; 0 check; 1 check; 2 check; 3 check");
    shoot(fixture, "tie", NULL);
    play_along(fixture, "* deal sq+4; * deal ci-2");
    const SabaccTable *shown = &table_view_shown(fixture->view)->table;
    while (shown->winners == 0) fixture_update(fixture, 20);
    fixture_update(fixture, 400);
    shoot(fixture, "draw-off", NULL);
}

static void shoot_coruscant(void) {
    TableFixture fixture = open("coruscant-shift", 4);
    shoot_select(&fixture);
    shoot_rest(&fixture);
    shoot_tie(&fixture);
    fixture_close(&fixture);
}

/* Every seat taken, each with cards kept and cards to go. */
static void shoot_many(void) {
    TableFixture fixture = open("coruscant-shift", 8);
    char words[40];
    fixture_play_all(&fixture, "* roll -10 circle");
    while (fixture.state.table.turn.phase == SABACC_PHASE_DEAL) fixture_act(&fixture);
    for (int seat = 0; seat < 7; seat++) {
        Text text = text_over(words, sizeof words);
        text_add_int(&text, seat);
        text_add(&text, " keep");
        for (int slot = 0; slot < seat % 6; slot++) {
            text_add_char(&text, ' ');
            sabacc_card_format(fixture.state.table.seat[seat].hand[slot], &text);
        }
        fixture_play_all(&fixture, words);
    }
    shoot(&fixture, "many", NULL);
    fixture_close(&fixture);
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
