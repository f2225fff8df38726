/* Given moments of a hand played by a fixed script, as pictures: table-pictures OUT WIDTHxHEIGHT SEATS. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table_fixture.h"

static const char *out;
static bool has_failed;

static void shoot(TableFixture *fixture, const char *name, const TableChoice *choice) {
    char full[60];
    snprintf(full, sizeof full, "table-%s", name);
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

static bool is_due(const TableFixture *fixture, SabaccDue due) {
    return fixture->state.table.turn.due == due;
}

/* What each does: the first in the betting bets, the others match; all stand. */
static void play_on(TableFixture *fixture) {
    const SabaccTable *table = &fixture->state.table;
    char words[40];
    int seat = table->turn.to_act;
    if (seat < 0) {
        fixture_act(fixture);
        return;
    }
    bool improves = table->turn.phase == SABACC_PHASE_IMPROVE, bets = table->turn.level == 0;
    snprintf(words, sizeof words, "%d %s", seat, improves ? "stand" : bets ? "bet 12" : "match");
    fixture_play(fixture, words);
}

/* Plays until the condition holds of what is due or whose turn it is, everything shown. */
static void play_until_roll(TableFixture *fixture) {
    while (!is_due(fixture, SABACC_DUE_ROLL)) {
        fixture_settle(fixture);
        play_on(fixture);
    }
    fixture_settle(fixture);
}

static void play_until_seat(TableFixture *fixture, int phase) {
    while (fixture->state.table.turn.phase != phase || fixture->state.table.turn.to_act != fixture->viewer) {
        fixture_settle(fixture);
        play_on(fixture);
    }
    fixture_settle(fixture);
}

static void shoot_deal(TableFixture *fixture) {
    fixture_settle(fixture);
    while (fixture->state.table.seat[0].hand_count == 0) {
        fixture_settle(fixture);
        fixture_act(fixture);
    }
    shoot_way(fixture, "deal", 430);
}

static void shoot_choice(TableFixture *fixture) {
    play_until_seat(fixture, SABACC_PHASE_IMPROVE);
    TableChoice choice = {.cards = 3, .chosen = 2, .deck = true, .discard = true};
    shoot(fixture, "choice", &choice);
    play_until_seat(fixture, SABACC_PHASE_BET);
    play_on(fixture); /* a bet, and the next one matches it */
    play_on(fixture);
    fixture_settle(fixture);
    shoot(fixture, "bet", NULL);
}

static void shoot_shift(TableFixture *fixture) {
    play_until_roll(fixture);
    fixture_play(fixture, "* roll 4 4");
    fixture_update(fixture, 300);
    shoot(fixture, "throw", NULL);
    while (is_due(fixture, SABACC_DUE_DEAL)) fixture_act(fixture);
    fixture_read_dice(fixture);
    fixture_update(fixture, 0);
    shoot_way(fixture, "shift", 1900);
    fixture_settle(fixture);
    shoot(fixture, "shifted", NULL);
}

/* A card of the first other seat leaves its hand, and lies large. */
static void shoot_close(TableFixture *fixture) {
    Box screen = fixture->layout.screen;
    float high = screen.height * 0.6f, wide = high * table_card_shape(fixture->view);
    TableCloseUp look = {
        .kind = TABLE_CLOSE_HAND, .seat = 1, .at = box_place(screen, wide, high, 0.35f, 0.5f), .share = 0.5f};
    table_view_look(fixture->view, &look);
    shoot(fixture, "close-50", NULL);
    look.share = 1;
    table_view_look(fixture->view, &look);
    shoot(fixture, "close-100", NULL);
    table_view_look(fixture->view, &(TableCloseUp){0});
}

/* No doubles any more, to the end of the hand; the last action's events are shown as far as the hands' end.
 */
static void shoot_showdown(TableFixture *fixture) {
    int hand = fixture->state.table.hand;
    while (fixture->state.table.hand == hand && !fixture->state.table.over) {
        fixture_settle(fixture);
        if (is_due(fixture, SABACC_DUE_ROLL))
            fixture_play(fixture, "* roll 2 5");
        else
            play_on(fixture);
    }
    while (table_view_shown(fixture->view)->table.shown == 0) fixture_update(fixture, 20);
    fixture_update(fixture, 300);
    shoot(fixture, "reveal", NULL);
    while (table_view_shown(fixture->view)->table.winners == 0) fixture_update(fixture, 20);
    shoot(fixture, "showdown", NULL);
    shoot_close(fixture);
}

static int single_draws(const SabaccTable *table) {
    int count = 0;
    for (int seat = 0; seat < table->seats; seat++) count += table->seat[seat].draw_count > 0;
    return count;
}

/* Plays the first hand out; true as soon as two tied seats have drawn a card each. */
static bool play_to_single_draw(TableFixture *fixture) {
    while (fixture->state.table.hand == 1 && !fixture->state.table.over) {
        if (is_due(fixture, SABACC_DUE_ROLL))
            fixture_play(fixture, "* roll 2 5");
        else
            play_on(fixture);
        if (single_draws(&fixture->state.table) == 2) return true;
    }
    return false;
}

/* The first seed whose hand ends in a tie that cards decide. */
static void shoot_single(FixtureSetup setup) {
    for (setup.seed = 1; setup.seed < 2000; setup.seed++) {
        TableFixture fixture;
        if (!fixture_open(&fixture, &setup)) break;
        bool is_found = play_to_single_draw(&fixture);
        if (is_found) {
            while (single_draws(&table_view_shown(fixture.view)->table) < 2) fixture_update(&fixture, 20);
            fixture_update(&fixture, 460);
            shoot(&fixture, "single", NULL);
        }
        fixture_close(&fixture);
        if (is_found) return;
    }
    has_failed = true;
}

int main(int count, char **words) {
    FixtureSetup setup = {.seed = 7, .credits = 250, .settings = {.speed = 1, .shows_totals = true}};
    if (count != 4 || sscanf(words[2], "%dx%d", &setup.width, &setup.height) != 2) {
        fprintf(stderr, "usage: table-pictures OUT WIDTHxHEIGHT SEATS\n");
        return 2;
    }
    out = words[1];
    setup.seats = atoi(words[3]);
    TableFixture fixture;
    if (!fixture_open(&fixture, &setup)) return 1;
    shoot_deal(&fixture);
    shoot_choice(&fixture);
    shoot_shift(&fixture);
    shoot_showdown(&fixture);
    fixture_close(&fixture);
    shoot_single(setup);
    return has_failed ? 1 : 0;
}
