/* Moments of the 76-card games, set up by hand, as pictures: table-family OUT WIDTHxHEIGHT [NAME]. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table_fixture.h"

static const char *out, *only;
static FixtureSetup base = {.seed = 5, .credits = 200, .settings = {.speed = 1, .shows_totals = true}};
static bool has_failed;

static void shoot(TableFixture *fixture, const char *name, const TableChoice *choice) {
    char full[60];
    if (only && strcmp(only, name) != 0) return;
    snprintf(full, sizeof full, "family-%s", name);
    if (!fixture_shoot(fixture, out, full, choice)) has_failed = true;
}

/* ---- how a hand is played on ---- */

static const SabaccTable *truth(const TableFixture *fixture) { return &fixture->state.table; }

/* The dullest that a seat may do; dice that bring no shift. */
static void play_quietly(TableFixture *fixture) {
    static const SabaccVerb dull[] = {SABACC_VERB_CHECK, SABACC_VERB_MATCH, SABACC_VERB_PASS,
                                      SABACC_VERB_STAND};
    int seat = truth(fixture)->turn.to_act;
    if (truth(fixture)->turn.due == SABACC_DUE_ROLL) {
        fixture_play(fixture, truth(fixture)->turn.dice_due == 2 ? "* roll 1 4" : "* roll 6");
        return;
    }
    SabaccOffers offers;
    sabacc_legal(&fixture->state, seat, &offers);
    for (size_t i = 0; i < sizeof dull / sizeof *dull; i++)
        for (int k = 0; k < offers.count; k++) {
            if (offers.list[k].verb != dull[i]) continue;
            char words[40];
            snprintf(words, sizeof words, "%d %s", seat, sabacc_verb_word(dull[i]));
            fixture_play(fixture, words);
            return;
        }
    fixture_act(fixture);
}

static void play_until(TableFixture *fixture, int round, int phase, int seat) {
    while (truth(fixture)->round != round || truth(fixture)->turn.phase != phase ||
           truth(fixture)->turn.to_act != seat) {
        fixture_settle(fixture);
        play_quietly(fixture);
    }
    fixture_settle(fixture);
}

static void play_until_roll(TableFixture *fixture) {
    while (truth(fixture)->turn.due != SABACC_DUE_ROLL) {
        fixture_settle(fixture);
        play_quietly(fixture);
    }
    fixture_settle(fixture);
}

static void field(TableFixture *fixture, int seat, int slot) {
    char words[40];
    Text text = text_over(words, sizeof words);
    text_add_int(&text, seat);
    text_add(&text, " field ");
    sabacc_card_format(truth(fixture)->seat[seat].hand[slot], &text);
    fixture_play(fixture, words);
}

/* As the hand's results lie there, all motion of the hand over. */
static void update_until_end(TableFixture *fixture) {
    while (truth(fixture)->turn.phase == SABACC_PHASE_DEMISE && truth(fixture)->turn.due == SABACC_DUE_DEAL)
        fixture_act(fixture);
    const SabaccTable *shown = &table_view_shown(fixture->view)->table;
    while (shown->winners == 0 && shown->hand == 1) fixture_update(fixture, 20);
    fixture_update(fixture, 400);
}

static TableFixture open(const char *game, const char *options, int seats) {
    TableFixture fixture;
    FixtureSetup setup = base;
    setup.game = game;
    setup.options = options;
    setup.seats = seats;
    if (!fixture_open(&fixture, &setup)) exit(1);
    return fixture;
}

/* ---- the moments ---- */

/* Fields of all sizes, one card on its way into one, and the shift that leaves them alone. */
static void shoot_fields(void) {
    TableFixture fixture = open("classic", "", 5);
    play_until(&fixture, 3, SABACC_PHASE_DRAW, 0);
    fixture_play(&fixture, "0 draw");
    fixture_act(&fixture);
    play_until(&fixture, 3, SABACC_PHASE_DRAW, 1);
    fixture_play(&fixture, "1 draw");
    fixture_act(&fixture);
    field(&fixture, 1, 0);
    field(&fixture, 1, 2);
    field(&fixture, 2, 1);
    fixture_settle(&fixture);
    field(&fixture, 0, 1);
    fixture_update(&fixture, 220);
    shoot(&fixture, "fielding", NULL);
    play_until_roll(&fixture);
    fixture_play(&fixture, "* roll 2 2");
    while (truth(&fixture)->turn.due == SABACC_DUE_DEAL) fixture_act(&fixture);
    fixture_read_dice(&fixture);
    fixture_update(&fixture, 800);
    shoot(&fixture, "core", NULL);
    fixture_close(&fixture);
}

static void shoot_pool(int seats) {
    TableFixture fixture = open("classic", "shift=rim;field=free", seats);
    play_until(&fixture, 1, SABACC_PHASE_BET, 0);
    field(&fixture, 2, 0);
    play_until_roll(&fixture);
    fixture_play(&fixture, "* roll 3 3");
    while (truth(&fixture)->turn.due == SABACC_DUE_PICK) fixture_act(&fixture);
    fixture_read_dice(&fixture);
    fixture_update(&fixture, 620 + 260 * (seats / 2));
    shoot(&fixture, "picks", NULL);
    while (table_view_pool(fixture.view) != (1 << seats) - 1) fixture_update(&fixture, 20);
    fixture_update(&fixture, 800);
    shoot(&fixture, "mix", NULL);
    fixture_settle(&fixture);
    TableChoice choice = {.pool = true};
    shoot(&fixture, "point", &choice);
    table_view_point(fixture.view, 1);
    fixture_act(&fixture);
    fixture_update(&fixture, 200);
    shoot(&fixture, "pool-deal", NULL);
    fixture_close(&fixture);
}

static void shoot_wild(void) {
    TableFixture fixture = open("classic", "shift=wild", 4);
    play_until(&fixture, 1, SABACC_PHASE_DRAW, 0);
    for (int i = 0; i < 4; i++) { /* something for the junk */
        while (truth(&fixture)->turn.phase != SABACC_PHASE_DRAW || truth(&fixture)->turn.to_act < 0)
            fixture_settle(&fixture), play_quietly(&fixture);
        char words[40];
        Text text = text_over(words, sizeof words);
        int seat = truth(&fixture)->turn.to_act;
        text_add_int(&text, seat);
        text_add(&text, " trade ");
        sabacc_card_format(truth(&fixture)->seat[seat].hand[0], &text);
        fixture_play(&fixture, words);
        fixture_settle(&fixture);
    }
    play_until_roll(&fixture);
    shoot(&fixture, "junk", NULL);
    fixture_play(&fixture, "* roll 5 5");
    fixture_read_dice(&fixture);
    fixture_update(&fixture, 500);
    shoot(&fixture, "wild", NULL);
    fixture_close(&fixture);
}

static void shoot_under(void) {
    TableFixture fixture = open("swag", "", 6);
    play_until_roll(&fixture);
    fixture_play(&fixture, "* roll 5");
    while (truth(&fixture)->turn.due == SABACC_DUE_PICK) fixture_act(&fixture);
    fixture_read_dice(&fixture);
    fixture_update(&fixture, 620 + 420);
    shoot(&fixture, "under", NULL);
    fixture_close(&fixture);
}

static void shoot_declarations(void) {
    TableFixture fixture = open("force", "", 4);
    fixture_play_all(&fixture, "0 declare light;1 declare dark;2 declare dark;3 declare light");
    play_until(&fixture, 2, SABACC_PHASE_CALL, 2);
    shoot(&fixture, "sides", NULL);
    fixture_play(&fixture, "2 call");
    fixture_update(&fixture, 700);
    shoot(&fixture, "called", NULL);
    fixture_close(&fixture);
    fixture = open("brockley", "declare=bluff", 8);
    while (truth(&fixture)->turn.phase != SABACC_PHASE_DECLARE || truth(&fixture)->turn.to_act < 0)
        fixture_settle(&fixture), play_quietly(&fixture);
    fixture_play_all(&fixture,
                     "0 declare 14;1 declare -7;2 declare 23;3 declare 0;4 declare 99;5 declare -99;"
                     "6 declare 11;7 declare 5");
    shoot(&fixture, "declared", NULL);
    fixture_close(&fixture);
}

/* Two tie and are dealt a card each, one of them goes over; the caller is bombed out and pays. */
static void shoot_demise(void) {
    TableFixture fixture = open("classic", "", 4);
    fixture_play_all(
        &fixture,
        "* deal co2;* deal co10;* deal sa10;* deal fl15;* deal co3;* deal fl10;* deal st10;* deal co14");
    play_until(&fixture, 1, SABACC_PHASE_DRAW, 0);
    play_until(&fixture, 2, SABACC_PHASE_CALL, 1);
    field(&fixture, 3, 0);
    fixture_play_all(&fixture, "1 pass;2 pass");
    fixture_play(&fixture, "3 call");
    fixture_settle(&fixture);
    fixture_play(&fixture, "* deal co1");
    fixture_play(&fixture, "* deal co4");
    update_until_end(&fixture);
    shoot(&fixture, "demise", NULL);
    fixture_close(&fixture);
    fixture = open("classic", "", 4);
    fixture_play_all(
        &fixture,
        "* deal co12;* deal co10;* deal sa10;* deal fl15;* deal co15;* deal fl14;* deal st14;* deal co14");
    play_until(&fixture, 2, SABACC_PHASE_CALL, 1);
    fixture_play(&fixture, "1 call");
    while (table_view_shown(fixture.view)->table.bombed != 15) fixture_update(&fixture, 20);
    fixture_update(&fixture, 1000);
    shoot(&fixture, "bombs", NULL);
    while (table_view_shown(fixture.view)->table.hand_pot != 0) fixture_update(&fixture, 10);
    fixture_update(&fixture, 240);
    shoot(&fixture, "to-sabacc-pot", NULL);
    fixture_close(&fixture);
}

static void shoot_holdem(int seats) {
    TableFixture fixture = open("classic", "holdem-field=on", seats);
    fixture_play_all(&fixture, "* deal co2;* deal co10;* deal sa9;* deal fl8");
    while (truth(&fixture)->turn.due == SABACC_DUE_DEAL) fixture_act(&fixture);
    fixture_settle(&fixture);
    for (int seat = 0; seat < seats - 1; seat++) field(&fixture, seat, seat % 2);
    play_until(&fixture, 2, SABACC_PHASE_CALL, 1);
    fixture_play(&fixture, "1 call");
    update_until_end(&fixture);
    shoot(&fixture, "holdem", NULL);
    fixture_close(&fixture);
}

static void shoot_side_pots(void) {
    static const int32_t stacks[SABACC_MAX_SEATS] = {20, 45, 80, 200};
    FixtureSetup setup = base;
    TableFixture fixture;
    setup.game = "classic";
    setup.seats = 4;
    setup.stacks = stacks;
    if (!fixture_open(&fixture, &setup)) exit(1);
    play_until(&fixture, 1, SABACC_PHASE_BET, 0);
    fixture_play_all(&fixture, "0 bet 18");
    shoot(&fixture, "all-in", NULL);
    fixture_play_all(&fixture, "1 raise 43;2 raise 78;3 match");
    shoot(&fixture, "side-pots", NULL);
    fixture_close(&fixture);
}

static void shoot_dice(void) {
    TableFixture fixture = open("standard", "shift-on=d20 7", 3);
    play_until_roll(&fixture);
    fixture_play(&fixture, "* roll 17");
    fixture_settle(&fixture);
    shoot(&fixture, "d20", NULL);
    fixture_close(&fixture);
    fixture = open("swag", "shift-on=d12 12", 2);
    play_until_roll(&fixture);
    fixture_play(&fixture, "* roll 9");
    fixture_settle(&fixture);
    shoot(&fixture, "d12", NULL);
    fixture_close(&fixture);
}

/* Figures whose value the table says; the open pile. */
static void shoot_local(void) {
    TableFixture fixture = open("local", "field=free;discard-pile=on", 4);
    fixture_play_all(&fixture,
                     "* deal rancor;* deal co10;* deal smuggler;* deal fl15;* deal sith-lord;* deal fl10;"
                     "* deal st10;* deal jedi-knight;* deal bounty-hunter;* deal idiot;* deal sa3;"
                     "* deal dark-jedi;* deal co5;* deal st4;* deal fl2;* deal jedi-master");
    field(&fixture, 3, 1);
    field(&fixture, 0, 2);
    play_until(&fixture, 1, SABACC_PHASE_DRAW, 0);
    fixture_play(&fixture, "0 trade co5");
    fixture_settle(&fixture);
    shoot(&fixture, "local", NULL);
    fixture_close(&fixture);
}

/* As many cards as a hand can have. */
static void shoot_many(int seats) {
    TableFixture fixture = open("classic", "", seats);
    play_until_roll(&fixture);
    SabaccView view;
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    sabacc_deck_list(sabacc_table_game(truth(&fixture)), cards, copies);
    sabacc_view(&fixture.state, 0, &view);
    for (int seat = 0; seat < seats; seat++) {
        SabaccSeat *at = &view.table.seat[seat];
        at->hand_count = (uint8_t)(seat == 0 ? SABACC_MAX_HAND : 4 + seat * 3 % 17);
        at->fielded = seat % 3 == 2 ? 0 : seat == 0 ? 0x800402u : 0x5u;
        for (int slot = 0; slot < at->hand_count; slot++) {
            bool is_known = seat == 0 || (at->fielded >> slot & 1);
            at->hand[slot] = is_known ? cards[(slot * 5 + seat * 7) % 60] : SABACC_CARD_HIDDEN;
        }
    }
    fixture.is_made_up = true;
    table_view_reset(fixture.view, &view);
    shoot(&fixture, "many", NULL);
    fixture_close(&fixture);
}

int main(int count, char **words) {
    if (count < 3 || sscanf(words[2], "%dx%d", &base.width, &base.height) != 2) {
        fprintf(stderr, "usage: table-family OUT WIDTHxHEIGHT [NAME]\n");
        return 2;
    }
    out = words[1];
    only = count > 3 ? words[3] : NULL;
    shoot_fields();
    shoot_pool(8);
    shoot_wild();
    shoot_under();
    shoot_declarations();
    shoot_demise();
    shoot_holdem(6);
    shoot_side_pots();
    shoot_dice();
    shoot_local();
    shoot_many(8);
    return has_failed ? 1 : 0;
}
