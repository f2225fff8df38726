#include "table_fixture.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"
#include "render/raster.h"

const TableLook fixture_looks[SABACC_MAX_SEATS] = {{.name = "Ana"},
                                                   {.name = "Vex", .portrait = "vex"},
                                                   {.name = "Orro", .portrait = "orro"},
                                                   {.name = "Tally", .portrait = "tally"},
                                                   {.name = "Brass", .portrait = "brass"},
                                                   {.name = "Moluu", .portrait = "moluu"},
                                                   {.name = "Ishk", .portrait = "ishk"},
                                                   {.name = "Grumm", .portrait = "grumm"}};
static const double STEP_MS = 1000.0 / 60, LONGEST_MS = 300000;

static void post(TableFixture *fixture, const SabaccEvents *events) {
    SabaccEvents *seen = &fixture->last;
    seen->count = events->count;
    for (int i = 0; i < events->count; i++) sabacc_redact(&events->list[i], fixture->viewer, &seen->list[i]);
    table_view_post(fixture->view, seen);
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

static SabaccSetup rules_of(const FixtureSetup *setup) {
    SabaccSetup rules;
    if (setup->rules) return *setup->rules;
    sabacc_setup_init(&rules, sabacc_game_find(setup->game ? setup->game : "corellian-spike"), setup->seats,
                      setup->credits);
    set_options(&rules, setup->options);
    rules.dealer = setup->seats - 1;
    memset(rules.items, setup->items, sizeof rules.items[0] * (size_t)setup->seats);
    for (int seat = 0; setup->stacks && seat < setup->seats; seat++)
        rules.credits[seat] = setup->stacks[seat];
    return rules;
}

static void start_game(TableFixture *fixture, const FixtureSetup *setup) {
    SabaccSetup rules = rules_of(setup);
    SabaccEvents events;
    sabacc_start(&fixture->state, &rules, &events);
    SabaccView view;
    sabacc_view(&fixture->state, setup->viewer, &view);
    fixture->viewer = setup->viewer;
    fixture->rng = rng_of(setup->seed, 1);
    fixture->view = table_view_create(&view, fixture_looks, setup->settings, NULL);
}

/* Fonts, decks and pictures are the same for all tables of a program: opened once. */
static struct {
    Fonts *fonts;
    DeckLibrary *decks;
    Sprites *sprites;
} shared;

static void close_shared(void) {
    sprites_close(shared.sprites);
    deck_library_free(shared.decks);
    fonts_close(shared.fonts);
}

bool fixture_is_blank;

static PictureDocument blank_document(void *unused, const char *asset) {
    static const char svg[] =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\" viewBox=\"0 0 8 8\"/>";
    (void)unused, (void)asset;
    return (PictureDocument){.bytes = memory_strdup(svg), .length = sizeof svg - 1};
}

static bool open_shared(void) {
    char error[400] = "", symbols[1000], scenery[1000];
    if (shared.sprites) return shared.fonts && shared.decks;
    const char *cards = getenv("SABACC_TEST_CARDS"), *fonts = getenv("SABACC_TEST_FONTS");
    if (!cards) cards = "assets/cards";
    snprintf(symbols, sizeof symbols, "%s/../fonts", cards);
    snprintf(scenery, sizeof scenery, "%s/..", cards);
    const char *const directories[] = {symbols, fonts, NULL};
    shared.fonts = fonts_open(directories, error, sizeof error);
    shared.decks = deck_library_create(&(LibrarySetup){.house = cards, .scenery = scenery});
    SpriteSource source = {.document = deck_library_document,
                           .user = shared.decks,
                           .budget_bytes = (size_t)128 << 20,
                           .cache_directory = getenv("SABACC_TEST_PICTURES")};
    if (fixture_is_blank) source.document = blank_document, source.cache_directory = NULL;
    shared.sprites = sprites_create(source);
    atexit(close_shared);
    if (!shared.fonts || !shared.decks) fprintf(stderr, "%s\n", error);
    return shared.fonts && shared.decks && shared.sprites;
}

bool fixture_open(TableFixture *fixture, const FixtureSetup *setup) {
    memset(fixture, 0, sizeof *fixture);
    if (!open_shared()) return false;
    fixture->sprites = shared.sprites;
    fixture->canvas = canvas_create(shared.fonts, shared.sprites);
    canvas_transcribe(fixture->canvas);
    fixture->ui = ui_create();
    fixture->layout = layout_for(setup->width, setup->height);
    fixture->pixels = pixmap_create(setup->width, setup->height);
    start_game(fixture, setup);
    return fixture->canvas && fixture->ui && fixture->pixels && fixture->view;
}

void fixture_close(TableFixture *fixture) {
    table_view_free(fixture->view);
    ui_free(fixture->ui);
    canvas_free(fixture->canvas);
    pixmap_free(fixture->pixels);
}

static void apply(TableFixture *fixture, const SabaccAction *action) {
    SabaccEvents events;
    SabaccError error = sabacc_apply(&fixture->state, action, &events);
    assert(error == SABACC_OK);
    (void)error;
    post(fixture, &events);
}

bool fixture_act(TableFixture *fixture) {
    if (fixture->state.table.over) return false;
    SabaccAction action;
    for (int i = 0; i < 4; i++) {
        sabacc_random_action(&fixture->state, &fixture->rng, &action);
        bool is_dull =
            action.verb == SABACC_VERB_FOLD || (action.verb == SABACC_VERB_RAISE && action.amount > 40);
        if (!is_dull) break;
    }
    apply(fixture, &action);
    return true;
}

void fixture_play(TableFixture *fixture, const char *words) {
    SabaccAction action;
    char why[200] = "";
    Text text = text_over(why, sizeof why);
    SabaccError error = SABACC_ERROR_BAD_ARGUMENT;
    if (sabacc_action_parse(words, &action, &text)) error = sabacc_check(&fixture->state, &action);
    if (error != SABACC_OK) {
        fprintf(stderr, "%s: %s %s\n", words, sabacc_error_word(error), why);
        abort();
    }
    apply(fixture, &action);
}

void fixture_play_all(TableFixture *fixture, const char *words) {
    while (*words) {
        char one[80];
        size_t length = strcspn(words, ";");
        snprintf(one, sizeof one, "%.*s", (int)length, words);
        fixture_settle(fixture);
        fixture_play(fixture, one + strspn(one, " "));
        words += length + (words[length] == ';');
    }
    fixture_settle(fixture);
}

void fixture_update(TableFixture *fixture, double ms) {
    fixture->now += ms;
    table_view_update(fixture->view, ms);
}

void fixture_settle(TableFixture *fixture) {
    double until = fixture->now + LONGEST_MS;
    while (table_view_is_moving(fixture->view) || table_view_is_easing(fixture->view)) {
        fixture_update(fixture, STEP_MS);
        if (fixture->now < until) continue;
        fprintf(stderr, "the table does not come to rest\n");
        abort();
    }
}

void fixture_read_dice(TableFixture *fixture) {
    while (!table_view_is_read(fixture->view)) fixture_update(fixture, STEP_MS);
    table_view_end_reading(fixture->view);
}

TableArea fixture_area(const TableFixture *fixture) {
    const Layout *layout = &fixture->layout;
    TableArea area = {.box = layout->screen, .is_portrait = layout->is_portrait};
    box_cut_top(&area.box, 60, 0);
    if (fixture->panel_high > 0)
        box_cut_bottom(&area.box, fixture->panel_high, 0);
    else if (layout->is_portrait)
        box_cut_bottom(&area.box, 270, 0);
    else
        area.bar = table_room_bar(area.box, 620, 296);
    if (!layout->is_portrait) area.head = (Box){20, 37, layout->screen.width / 2 - 40, 35};
    return area;
}

/* ---- what is drawn is what the state says ---- */

static int32_t number_in(const char *words) {
    while (*words && !(*words >= '0' && *words <= '9')) words++;
    return *words ? (int32_t)strtol(words, NULL, 10) : -1;
}

static void check_number(const TableFixture *fixture, int32_t wanted, const char *format, int seat) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, format, seat);
    const Fact *fact;
    for (int at = 0; (fact = transcript_next(canvas_transcript(fixture->canvas), name, &at));) {
        int32_t shown = number_in(fact->words);
        if (fact->kind != FACT_TEXT || shown < 0 || shown == wanted) continue;
        fprintf(stderr, "%s is drawn as \"%s\", the state says %d\n", name, fact->words, (int)wanted);
        abort();
    }
}

static void check_words(const TableFixture *fixture, const char *wanted, const char *format, int seat) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, format, seat);
    const Fact *fact;
    for (int at = 0; (fact = transcript_next(canvas_transcript(fixture->canvas), name, &at));) {
        if (fact->kind != FACT_TEXT || strstr(fact->words, wanted)) continue;
        fprintf(stderr, "%s is drawn as \"%s\", the state says %s\n", name, fact->words, wanted);
        abort();
    }
}

static void check_card(const TableFixture *fixture, const SabaccTable *table, int seat, int slot) {
    char name[TRANSCRIPT_NAME], word[32];
    snprintf(name, sizeof name, "card:%d:%d", seat, slot);
    int at = 0;
    const Fact *fact = transcript_next(canvas_transcript(fixture->canvas), name, &at);
    SabaccCard card = table->seat[seat].hand[slot];
    if (!fact || fact->kind != FACT_PICTURE || card == SABACC_CARD_HIDDEN) return;
    Text text = text_over(word, sizeof word);
    sabacc_card_format(card, &text);
    const char *face = strchr(fact->words, '/');
    if (face && strcmp(face + 1, word) == 0) return;
    fprintf(stderr, "%s is drawn as %s, the state says %s\n", name, fact->words, word);
    abort();
}

/* Of a table at rest that shows the present need: every number and card of it that was drawn. */
static void check_said(const TableFixture *fixture) {
    const SabaccTable *shown = &table_view_shown(fixture->view)->table;
    SabaccView view;
    sabacc_view(&fixture->state, fixture->viewer, &view);
    const SabaccTable *table = &view.table;
    bool is_at_rest = !table_view_is_moving(fixture->view) && !table_view_is_easing(fixture->view);
    if (!is_at_rest || fixture->is_made_up || shown->turn.serial != table->turn.serial || shown->over ||
        shown->stale)
        return;
    check_number(fixture, table->hand_pot, "pot:hand", 0);
    check_number(fixture, table->sabacc_pot, "pot:sabacc", 0);
    check_number(fixture, table->deck_count, "deck:count", 0);
    for (int seat = 0; seat < table->seats; seat++) {
        bool is_all_in = seat_in(sabacc_all_in(table), seat), is_house = seat == sabacc_house_seat(table);
        if (is_all_in && table->seat[seat].credits == 0)
            check_words(fixture, "All-in", "credits:%d", seat);
        else if (!is_house && !table->seat[seat].chips)
            check_number(fixture, table->seat[seat].credits, "credits:%d", seat);
        check_number(fixture, table->seat[seat].bet, "bet:%d", seat);
        for (int slot = 0; slot < table->seat[seat].hand_count; slot++)
            check_card(fixture, table, seat, slot);
    }
}

static void say(TableFixture *fixture, const TableChoice *choice) {
    canvas_begin(fixture->canvas, &fixture->layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    TableArea area = fixture_area(fixture);
    table_view_draw(fixture->view, fixture->ui, &area, choice, 0);
    ui_end(fixture->ui);
}

/* A picture that has come can ask for others, as a face for its lids. */
enum { PASSES = 6 };

/* Twice: the first time orders what is not there yet. */
void fixture_draw_now(TableFixture *fixture, const TableChoice *choice) {
    PixelRect damage[CANVAS_DAMAGE_MAX];
    bool is_whole = false;
    for (int pass = 0; pass < PASSES && !is_whole; pass++) {
        say(fixture, choice);
        canvas_end(fixture->canvas, target_of(fixture->pixels), damage);
        is_whole = pass > 0 && sprites_pending(fixture->sprites) == 0;
        sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
        canvas_invalidate(fixture->canvas);
    }
    check_said(fixture);
}

void fixture_draw_unready(TableFixture *fixture) { say(fixture, NULL); }

char *fixture_describe(TableFixture *fixture, const TableChoice *choice) {
    say(fixture, choice);
    for (int pass = 0; pass < PASSES && sprites_pending(fixture->sprites) > 0; pass++) {
        sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
        say(fixture, choice);
    }
    check_said(fixture);
    char *shapes = canvas_describe(fixture->canvas), *widgets = ui_describe(fixture->ui);
    size_t shown = strlen(shapes), size = shown + strlen(widgets) + 1;
    char *both = memory_realloc(shapes, size, 1);
    memcpy(both + shown, widgets, size - shown);
    free(widgets);
    return both;
}

void fixture_draw(TableFixture *fixture, const TableChoice *choice) {
    say(fixture, choice);
    while (table_view_is_easing(fixture->view) && !table_view_is_moving(fixture->view))
        fixture_update(fixture, STEP_MS);
    fixture_draw_now(fixture, choice);
}

bool fixture_can_press(TableFixture *fixture, const char *name) {
    UiInput press = {.kind = UI_PRESS};
    UiEvent event;
    snprintf(press.text, sizeof press.text, "%s", name);
    bool has_event = ui_handle(fixture->ui, &press, fixture->now + 5000, &event);
    return has_event && event.kind == UI_EVENT_ACTIVATE && strcmp(event.name, name) == 0;
}

bool fixture_shoot(TableFixture *fixture, const char *directory, const char *name,
                   const TableChoice *choice) {
    char path[1000];
    fixture_draw(fixture, choice);
    snprintf(path, sizeof path, "%s/%s.png", directory, name);
    bool is_written = raster_write(path, fixture->pixels, true);
    snprintf(path, sizeof path, "%s/%s.drawn", directory, name);
    char *shapes = canvas_describe(fixture->canvas);
    is_written = file_write(path, shapes, strlen(shapes), FILE_QUICK) && is_written;
    free(shapes);
    return is_written;
}
