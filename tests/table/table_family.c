/* Moments of the 76-card games, made by hand, as pictures: table-family OUT WIDTHxHEIGHT [NAME]. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"
#include "table_bench.h"

static const char *out, *only;
static BenchSetup base = {.seed = 5, .credits = 200, .settings = {.speed = 1, .shows_totals = true}};
static bool has_failed;

static void shoot(TableBench *bench, const char *name, const TableChoice *choice) {
    char path[1000];
    if (only && strcmp(only, name) != 0) return;
    bench_draw(bench, choice);
    snprintf(path, sizeof path, "%s/family-%s.png", out, name);
    if (!raster_write(path, bench->pixels, true)) has_failed = true;
}

/* ---- how a hand is played on ---- */

static const SabaccTable *truth(const TableBench *bench) { return &bench->state.table; }

/* The dullest that a seat may do; dice that bring no shift. */
static void play_quietly(TableBench *bench) {
    static const SabaccVerb dull[] = {SABACC_VERB_CHECK, SABACC_VERB_MATCH, SABACC_VERB_PASS,
                                      SABACC_VERB_STAND};
    int seat = truth(bench)->turn.to_act;
    if (truth(bench)->turn.due == SABACC_DUE_ROLL) {
        bench_play(bench, truth(bench)->turn.dice_due == 2 ? "* roll 1 4" : "* roll 6");
        return;
    }
    SabaccOffers offers;
    sabacc_legal(&bench->state, seat, &offers);
    for (size_t i = 0; i < sizeof dull / sizeof *dull; i++)
        for (int k = 0; k < offers.count; k++) {
            if (offers.list[k].verb != dull[i]) continue;
            char words[40];
            snprintf(words, sizeof words, "%d %s", seat, sabacc_verb_word(dull[i]));
            bench_play(bench, words);
            return;
        }
    bench_act(bench);
}

static void play_until(TableBench *bench, int round, int phase, int seat) {
    while (truth(bench)->round != round || truth(bench)->turn.phase != phase ||
           truth(bench)->turn.to_act != seat) {
        bench_settle(bench);
        play_quietly(bench);
    }
    bench_settle(bench);
}

static void play_until_roll(TableBench *bench) {
    while (truth(bench)->turn.due != SABACC_DUE_ROLL) {
        bench_settle(bench);
        play_quietly(bench);
    }
    bench_settle(bench);
}

static void field(TableBench *bench, int seat, int slot) {
    char words[40];
    Text text = text_over(words, sizeof words);
    text_add_int(&text, seat);
    text_add(&text, " field ");
    sabacc_card_format(truth(bench)->seat[seat].hand[slot], &text);
    bench_play(bench, words);
}

/* As the hand's results lie there, all motion of the hand over. */
static void update_until_end(TableBench *bench) {
    while (truth(bench)->turn.phase == SABACC_PHASE_DEMISE && truth(bench)->turn.due == SABACC_DUE_DEAL)
        bench_act(bench);
    const SabaccTable *shown = &table_view_shown(bench->view)->table;
    while (shown->winners == 0 && shown->hand == 1) bench_update(bench, 20);
    bench_update(bench, 400);
}

static TableBench open(const char *game, const char *options, int seats) {
    TableBench bench;
    BenchSetup setup = base;
    setup.game = game;
    setup.options = options;
    setup.seats = seats;
    if (!bench_open(&bench, &setup)) exit(1);
    return bench;
}

/* ---- the moments ---- */

/* Fields of all sizes, one card on its way into one, and the shift that leaves them alone. */
static void shoot_fields(void) {
    TableBench bench = open("classic", "", 5);
    play_until(&bench, 3, SABACC_PHASE_DRAW, 0);
    bench_play(&bench, "0 draw");
    bench_act(&bench);
    play_until(&bench, 3, SABACC_PHASE_DRAW, 1);
    bench_play(&bench, "1 draw");
    bench_act(&bench);
    field(&bench, 1, 0);
    field(&bench, 1, 2);
    field(&bench, 2, 1);
    bench_settle(&bench);
    field(&bench, 0, 1);
    bench_update(&bench, 220);
    shoot(&bench, "fielding", NULL);
    play_until_roll(&bench);
    bench_play(&bench, "* roll 2 2");
    while (truth(&bench)->turn.due == SABACC_DUE_DEAL) bench_act(&bench);
    bench_update(&bench, 1350 + 800);
    shoot(&bench, "core", NULL);
    bench_close(&bench);
}

static void shoot_pool(int seats) {
    TableBench bench = open("classic", "shift=rim;field=free", seats);
    play_until(&bench, 1, SABACC_PHASE_BET, 0);
    field(&bench, 2, 0);
    play_until_roll(&bench);
    bench_play(&bench, "* roll 3 3");
    while (truth(&bench)->turn.due == SABACC_DUE_PICK) bench_act(&bench);
    bench_update(&bench, 1350 + 620 + 260 * (seats / 2));
    shoot(&bench, "picks", NULL);
    while (table_view_pool(bench.view) != (1 << seats) - 1) bench_update(&bench, 20);
    bench_update(&bench, 800);
    shoot(&bench, "mix", NULL);
    bench_settle(&bench);
    TableChoice choice = {.pool = true};
    shoot(&bench, "point", &choice);
    table_view_point(bench.view, 1);
    bench_act(&bench);
    bench_update(&bench, 200);
    shoot(&bench, "pool-deal", NULL);
    bench_close(&bench);
}

static void shoot_wild(void) {
    TableBench bench = open("classic", "shift=wild", 4);
    play_until(&bench, 1, SABACC_PHASE_DRAW, 0);
    for (int i = 0; i < 4; i++) { /* something for the junk */
        while (truth(&bench)->turn.phase != SABACC_PHASE_DRAW || truth(&bench)->turn.to_act < 0)
            bench_settle(&bench), play_quietly(&bench);
        char words[40];
        Text text = text_over(words, sizeof words);
        int seat = truth(&bench)->turn.to_act;
        text_add_int(&text, seat);
        text_add(&text, " trade ");
        sabacc_card_format(truth(&bench)->seat[seat].hand[0], &text);
        bench_play(&bench, words);
        bench_settle(&bench);
    }
    play_until_roll(&bench);
    shoot(&bench, "junk", NULL);
    bench_play(&bench, "* roll 5 5");
    bench_update(&bench, 1350 + 500);
    shoot(&bench, "wild", NULL);
    bench_close(&bench);
}

static void shoot_under(void) {
    TableBench bench = open("swag", "", 6);
    play_until_roll(&bench);
    bench_play(&bench, "* roll 5");
    while (truth(&bench)->turn.due == SABACC_DUE_PICK) bench_act(&bench);
    bench_update(&bench, 1350 + 620 + 420);
    shoot(&bench, "under", NULL);
    bench_close(&bench);
}

static void shoot_declarations(void) {
    TableBench bench = open("force", "", 4);
    bench_play_all(&bench, "0 declare light;1 declare dark;2 declare dark;3 declare light");
    play_until(&bench, 2, SABACC_PHASE_CALL, 2);
    shoot(&bench, "sides", NULL);
    bench_play(&bench, "2 call");
    bench_update(&bench, 700);
    shoot(&bench, "called", NULL);
    bench_close(&bench);
    bench = open("brockley", "declare=bluff", 8);
    while (truth(&bench)->turn.phase != SABACC_PHASE_DECLARE || truth(&bench)->turn.to_act < 0)
        bench_settle(&bench), play_quietly(&bench);
    bench_play_all(&bench, "0 declare 14;1 declare -7;2 declare 23;3 declare 0;4 declare 99;5 declare -99;"
                           "6 declare 11;7 declare 5");
    shoot(&bench, "declared", NULL);
    bench_close(&bench);
}

/* Two tie and are dealt a card each, one of them goes over; the caller is bombed out and pays. */
static void shoot_demise(void) {
    TableBench bench = open("classic", "", 4);
    bench_play_all(
        &bench,
        "* deal co2;* deal co10;* deal sa10;* deal fl15;* deal co3;* deal fl10;* deal st10;* deal co14");
    play_until(&bench, 1, SABACC_PHASE_DRAW, 0);
    play_until(&bench, 2, SABACC_PHASE_CALL, 1);
    field(&bench, 3, 0);
    bench_play_all(&bench, "1 pass;2 pass");
    bench_play(&bench, "3 call");
    bench_settle(&bench);
    bench_play(&bench, "* deal co1");
    bench_play(&bench, "* deal co4");
    update_until_end(&bench);
    shoot(&bench, "demise", NULL);
    bench_close(&bench);
    bench = open("classic", "", 4);
    bench_play_all(
        &bench,
        "* deal co12;* deal co10;* deal sa10;* deal fl15;* deal co15;* deal fl14;* deal st14;* deal co14");
    play_until(&bench, 2, SABACC_PHASE_CALL, 1);
    bench_play(&bench, "1 call");
    while (table_view_shown(bench.view)->table.bombed != 15) bench_update(&bench, 20);
    bench_update(&bench, 1000);
    shoot(&bench, "bombs", NULL);
    while (table_view_shown(bench.view)->table.hand_pot != 0) bench_update(&bench, 10);
    bench_update(&bench, 240);
    shoot(&bench, "to-sabacc-pot", NULL);
    bench_close(&bench);
}

static void shoot_holdem(int seats) {
    TableBench bench = open("classic", "holdem-field=on", seats);
    bench_play_all(&bench, "* deal co2;* deal co10;* deal sa9;* deal fl8");
    while (truth(&bench)->turn.due == SABACC_DUE_DEAL) bench_act(&bench);
    bench_settle(&bench);
    for (int seat = 0; seat < seats - 1; seat++) field(&bench, seat, seat % 2);
    play_until(&bench, 2, SABACC_PHASE_CALL, 1);
    bench_play(&bench, "1 call");
    update_until_end(&bench);
    shoot(&bench, "holdem", NULL);
    bench_close(&bench);
}

static void shoot_side_pots(void) {
    static const int32_t stacks[SABACC_MAX_SEATS] = {20, 45, 80, 200};
    BenchSetup setup = base;
    TableBench bench;
    setup.game = "classic";
    setup.seats = 4;
    setup.stacks = stacks;
    if (!bench_open(&bench, &setup)) exit(1);
    play_until(&bench, 1, SABACC_PHASE_BET, 0);
    bench_play_all(&bench, "0 bet 18;1 raise 43;2 raise 78;3 match");
    shoot(&bench, "side-pots", NULL);
    bench_close(&bench);
}

static void shoot_dice(void) {
    TableBench bench = open("standard", "shift-on=d20 7", 3);
    play_until_roll(&bench);
    bench_play(&bench, "* roll 17");
    bench_settle(&bench);
    shoot(&bench, "d20", NULL);
    bench_close(&bench);
    bench = open("swag", "shift-on=d12 12", 2);
    play_until_roll(&bench);
    bench_play(&bench, "* roll 9");
    bench_settle(&bench);
    shoot(&bench, "d12", NULL);
    bench_close(&bench);
}

/* Figures whose value the table says; the open pile. */
static void shoot_local(void) {
    TableBench bench = open("local", "field=free;discard-pile=on", 4);
    bench_play_all(&bench,
                   "* deal rancor;* deal co10;* deal smuggler;* deal fl15;* deal sith-lord;* deal fl10;"
                   "* deal st10;* deal jedi-knight;* deal bounty-hunter;* deal idiot;* deal sa3;"
                   "* deal dark-jedi;* deal co5;* deal st4;* deal fl2;* deal jedi-master");
    field(&bench, 3, 1);
    field(&bench, 0, 2);
    play_until(&bench, 1, SABACC_PHASE_DRAW, 0);
    bench_play(&bench, "0 trade co5");
    bench_settle(&bench);
    shoot(&bench, "local", NULL);
    bench_close(&bench);
}

/* As many cards as a hand can have. */
static void shoot_many(int seats) {
    TableBench bench = open("classic", "", seats);
    play_until_roll(&bench);
    SabaccView view;
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    sabacc_deck_list(sabacc_table_game(truth(&bench)), cards, copies);
    sabacc_view(&bench.state, 0, &view);
    for (int seat = 0; seat < seats; seat++) {
        SabaccSeat *at = &view.table.seat[seat];
        at->hand_count = (uint8_t)(seat == 0 ? SABACC_MAX_HAND : 4 + seat * 3 % 17);
        at->fielded = seat % 3 == 2 ? 0 : seat == 0 ? 0x800402u : 0x5u;
        for (int slot = 0; slot < at->hand_count; slot++) {
            bool is_known = seat == 0 || (at->fielded >> slot & 1);
            at->hand[slot] = is_known ? cards[(slot * 5 + seat * 7) % 60] : SABACC_CARD_HIDDEN;
        }
    }
    table_view_reset(bench.view, &view);
    shoot(&bench, "many", NULL);
    bench_close(&bench);
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
