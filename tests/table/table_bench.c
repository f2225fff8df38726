#include "table_bench.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const TableLook bench_looks[SABACC_MAX_SEATS] = {
    {"Ana", ""},        {"Vex", "vex"},     {"Orro", "orro"}, {"Tally", "tally"},
    {"Brass", "brass"}, {"Moluu", "moluu"}, {"Ishk", "ishk"}, {"Grumm", "grumm"}};
static const double STEP_MS = 1000.0 / 60;

static void post(TableBench *bench, const SabaccEvents *events) {
    SabaccEvents seen = {.count = events->count};
    for (int i = 0; i < events->count; i++) sabacc_redact(&events->list[i], bench->viewer, &seen.list[i]);
    table_view_post(bench->view, &seen);
}

static void set_options(SabaccSetup *rules, const char *options) {
    char pairs[400], why[200];
    snprintf(pairs, sizeof pairs, "%s", options ? options : "");
    for (char *pair = strtok(pairs, ";"); pair; pair = strtok(NULL, ";")) {
        Text text = text_over(why, sizeof why);
        char *value = strchr(pair, '=');
        assert(value);
        *value = '\0';
        if (!sabacc_option_set(rules, pair, value + 1, &text)) fprintf(stderr, "%s\n", why), abort();
    }
}

static void start_game(TableBench *bench, const BenchSetup *setup) {
    SabaccSetup rules;
    SabaccEvents events;
    sabacc_setup_init(&rules, sabacc_game_find(setup->game ? setup->game : "corellian-spike"), setup->seats,
                      setup->credits);
    set_options(&rules, setup->options);
    rules.dealer = setup->seats - 1;
    for (int seat = 0; setup->stacks && seat < setup->seats; seat++)
        rules.credits[seat] = setup->stacks[seat];
    sabacc_start(&bench->state, &rules, &events);
    SabaccView view;
    sabacc_view(&bench->state, setup->viewer, &view);
    bench->viewer = setup->viewer;
    bench->rng = rng_of(setup->seed, 1);
    bench->view = table_view_create(&view, bench_looks, setup->settings, NULL);
}

bool bench_open(TableBench *bench, const BenchSetup *setup) {
    memset(bench, 0, sizeof *bench);
    char error[400] = "";
    const char *cards = getenv("SABACC_TEST_CARDS"), *fonts = getenv("SABACC_TEST_FONTS");
    char symbols[1000];
    snprintf(symbols, sizeof symbols, "%s/../fonts", cards ? cards : "assets/cards");
    const char *const directories[] = {symbols, fonts, NULL};
    bench->fonts = fonts_open(directories, error, sizeof error);
    bench->decks = deck_shelf_create(&(ShelfSetup){.house = cards ? cards : "assets/cards"});
    bench->sprites = sprites_create((SpriteSource){
        .document = deck_shelf_document, .user = bench->decks, .budget_bytes = (size_t)128 << 20});
    if (!bench->fonts || !bench->decks || !bench->sprites) {
        fprintf(stderr, "%s\n", error);
        return false;
    }
    bench->canvas = canvas_create(bench->fonts, bench->sprites);
    bench->ui = ui_create();
    bench->layout = layout_for(setup->width, setup->height);
    bench->pixels = pixmap_create(setup->width, setup->height);
    start_game(bench, setup);
    return bench->canvas && bench->ui && bench->pixels && bench->view;
}

void bench_close(TableBench *bench) {
    table_view_free(bench->view);
    ui_free(bench->ui);
    canvas_free(bench->canvas);
    sprites_close(bench->sprites);
    deck_shelf_free(bench->decks);
    fonts_close(bench->fonts);
    pixmap_free(bench->pixels);
}

static void apply(TableBench *bench, const SabaccAction *action) {
    SabaccEvents events;
    SabaccError error = sabacc_apply(&bench->state, action, &events);
    assert(error == SABACC_OK);
    (void)error;
    post(bench, &events);
}

bool bench_act(TableBench *bench) {
    if (sabacc_need(&bench->state) == SABACC_NOBODY) return false;
    SabaccAction action;
    for (int i = 0; i < 4; i++) {
        sabacc_random_action(&bench->state, &bench->rng, &action);
        bool is_dull =
            action.verb == SABACC_VERB_FOLD || (action.verb == SABACC_VERB_RAISE && action.amount > 40);
        if (!is_dull) break;
    }
    apply(bench, &action);
    return true;
}

void bench_play(TableBench *bench, const char *words) {
    SabaccAction action;
    char why[200] = "";
    Text text = text_over(why, sizeof why);
    SabaccError error = SABACC_ERROR_BAD_ARGUMENT;
    if (sabacc_action_parse(words, &action, &text)) error = sabacc_check(&bench->state, &action);
    if (error != SABACC_OK) {
        fprintf(stderr, "%s: %s %s\n", words, sabacc_error_word(error), why);
        abort();
    }
    apply(bench, &action);
}

void bench_play_all(TableBench *bench, const char *words) {
    while (*words) {
        char one[80];
        size_t length = strcspn(words, ";");
        snprintf(one, sizeof one, "%.*s", (int)length, words);
        bench_settle(bench);
        bench_play(bench, one + strspn(one, " "));
        words += length + (words[length] == ';');
    }
    bench_settle(bench);
}

void bench_update(TableBench *bench, double ms) {
    bench->now += ms;
    table_view_update(bench->view, ms);
}

void bench_settle(TableBench *bench) {
    while (table_view_is_moving(bench->view) || table_view_is_easing(bench->view))
        bench_update(bench, STEP_MS);
}

static Box table_box(const Layout *layout) {
    Box box = layout->screen;
    box_cut_top(&box, 60, 0);
    box_cut_bottom(&box, layout->is_portrait ? 270 : 150, 0);
    return box;
}

static void say(TableBench *bench, const TableChoice *choice) {
    canvas_begin(bench->canvas, &bench->layout);
    ui_begin(bench->ui, bench->canvas, bench->now);
    table_view_draw(bench->view, bench->ui, table_box(&bench->layout), choice, 0);
    ui_end(bench->ui);
}

/* Twice: the first time orders what is not there yet. */
void bench_draw_now(TableBench *bench, const TableChoice *choice) {
    PixelRect damage[CANVAS_DAMAGE_MAX];
    for (int pass = 0; pass < 2; pass++) {
        say(bench, choice);
        canvas_end(bench->canvas, target_of(bench->pixels), damage);
        sprites_settle(bench->sprites);
        sprites_collect(bench->sprites);
        canvas_invalidate(bench->canvas);
    }
}

void bench_draw(TableBench *bench, const TableChoice *choice) {
    say(bench, choice);
    while (table_view_is_easing(bench->view) && !table_view_is_moving(bench->view))
        bench_update(bench, STEP_MS);
    bench_draw_now(bench, choice);
}
