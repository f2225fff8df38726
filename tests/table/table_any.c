/* Tables as nobody set them up: games of random options, seats, viewers and settings, played at random, with
 * something to choose (moments.h):
 *   table-any OUT WIDTHxHEIGHT [GAME-N ACTION]
 * Of each action there are the midst of its motion and the table at rest: what is drawn, and what is said
 * beside it by the log, by close-ups and by the room left in the middle. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "moments.h"
#include "random_setup.h"
#include "table_fixture.h"

enum { SETUPS = 14, ACTIONS = 40, TEXT = 1 << 16 };

static int width, height;
typedef struct Watch {
    TableFixture *fixture;
    Moments *moments;
    Rng rng;
    int log_count; /* lines of the log that were told */
    TableSettings settings;
} Watch;

static bool flips(Rng *rng) { return rng_below(rng, 2) == 0; }

/* Anything that the scene might offer at once. */
static TableChoice choice_of(Rng *rng) {
    TableChoice choice = {0};
    choice.cards = rng_below(rng, 256);
    choice.chosen = rng_below(rng, 256);
    choice.deck = flips(rng);
    choice.discard = flips(rng);
    choice.blood_deck = flips(rng);
    choice.blood_discard = flips(rng);
    if (flips(rng)) choice.seats = (SeatMask)rng_below(rng, 256);
    choice.tokens = (uint8_t)rng_below(rng, 8);
    choice.token = (int8_t)((int)rng_below(rng, 4) - 1);
    if (flips(rng)) choice.values = rng_below(rng, 128);
    choice.pool = flips(rng);
    choice.leaves_own_total = flips(rng);
    if (flips(rng)) choice.raised = (float)rng_below(rng, 90);
    return choice;
}

static TableSettings settings_of(Rng *rng) {
    TableSettings settings = {.speed = 1};
    if (flips(rng)) settings.speed = 2;
    settings.reduced_motion = rng_below(rng, 4) == 0;
    settings.shows_totals = flips(rng);
    if (flips(rng)) settings.cloth = "cloth";
    return settings;
}

static void add_box(Text *text, const char *name, Box box) {
    char line[120];
    snprintf(line, sizeof line, "%s %.2f,%.2f %.2fx%.2f\n", name, (double)box.x, (double)box.y,
             (double)box.width, (double)box.height);
    text_add(text, line);
}

static void add_log(Watch *watch, Text *text) {
    const TableView *view = watch->fixture->view;
    for (; watch->log_count < table_view_log_count(view); watch->log_count++) {
        text_add(text, table_view_log_line(view, watch->log_count));
        text_add(text, "\n");
    }
}

/* What is told of the last action to somebody who comes to the table now. */
static void add_recap(const TableFixture *fixture, Text *text) {
    for (int i = 0; i < fixture->last.count; i++) {
        char words[TABLE_LOG_BYTES];
        table_log_recap(&table_view_shown(fixture->view)->table, fixture_looks, SABACC_NOBODY,
                        &fixture->last.list[i], words, sizeof words);
        text_add(text, words);
        text_add(text, "\n");
    }
}

static void add_close_ups(const SabaccTable *table, Text *text) {
    for (int seat = 0; seat < table->seats; seat++) {
        TableCloseUp list[TABLE_CLOSE_UPS];
        int count = table_close_ups(table, seat, list);
        for (int i = 0; i < count; i++) {
            char word[32], line[80];
            Text card = text_over(word, sizeof word);
            sabacc_card_format(table_close_up_card(table, &list[i]), &card);
            snprintf(line, sizeof line, "%d %d:%d %s\n", (int)list[i].kind, seat, list[i].slot, word);
            text_add(text, line);
        }
    }
}

static void add_moment(Watch *watch, const TableChoice *choice, const char *name) {
    static char words[TEXT];
    char beside[40];
    Text text = text_over(words, sizeof words);
    TableFixture *fixture = watch->fixture;
    char *drawn = fixture_describe(fixture, choice);
    moments_add(watch->moments, name, drawn);
    free(drawn);
    add_log(watch, &text);
    add_recap(fixture, &text);
    add_box(&text, "middle", table_view_middle(fixture->view, &(TableArea){.box = fixture->layout.screen}));
    add_box(
        &text, "upright",
        table_view_middle(fixture->view, &(TableArea){.box = fixture->layout.screen, .is_portrait = true}));
    add_close_ups(&table_view_shown(fixture->view)->table, &text);
    if (text.cut) abort();
    snprintf(beside, sizeof beside, "%s-beside", name);
    moments_add(watch->moments, beside, words);
}

/* At times the motion is cut off, the table is shown to another viewer, or the player changes how it looks.
 */
static void disturb(Watch *watch) {
    TableFixture *fixture = watch->fixture;
    TableView *view = fixture->view;
    TableSettings settings = watch->settings;
    switch (rng_below(&watch->rng, 12)) {
    case 0: table_view_skip_animation(view); return;
    case 1: {
        SabaccView seen;
        fixture->viewer = (int)rng_below(&watch->rng, (uint32_t)fixture->state.table.seats + 1) - 1;
        sabacc_view(&fixture->state, fixture->viewer, &seen);
        table_view_reset(view, &seen);
        return;
    }
    case 2:
        settings.shows_totals = flips(&watch->rng);
        settings.reduced_motion = flips(&watch->rng);
        settings.speed = (float)rng_below(&watch->rng, 3);
        table_view_set(view, settings);
        return;
    case 3: table_view_tell(view, "A line that no event has written."); return;
    default: return;
    }
}

static void watch_action(Watch *watch) {
    TableChoice choice = choice_of(&watch->rng);
    bool may_choose = flips(&watch->rng);
    fixture_update(watch->fixture, 1 + rng_below(&watch->rng, 900));
    add_moment(watch, NULL, "moving");
    disturb(watch);
    fixture_settle(watch->fixture);
    add_moment(watch, may_choose ? &choice : NULL, "resting");
    fixture_settle(watch->fixture);
    moments_end_action(watch->moments);
}

static void play(Moments *moments, const SabaccGame *game, int number) {
    TableFixture fixture;
    Watch watch = {
        .fixture = &fixture, .moments = moments, .rng = rng_of((uint64_t)number, (uint64_t)height)};
    char name[60];
    snprintf(name, sizeof name, "%s-%d", game->id, number);
    if (!moments_begin_game(moments, name)) return;
    int seats = random_seats(game, &watch.rng);
    SabaccSetup rules = random_setup(game, seats, &watch.rng);
    FixtureSetup setup = {.width = width, .height = height, .rules = &rules};
    UiAccess access = {.text_percent = 100};
    setup.viewer = (int)rng_below(&watch.rng, (uint32_t)seats + 1) - 1;
    setup.seed = rng_below(&watch.rng, 1000);
    setup.settings = settings_of(&watch.rng);
    access.text_percent += 25 * (int)rng_below(&watch.rng, 5);
    access.is_high_contrast = flips(&watch.rng);
    if (!fixture_open(&fixture, &setup)) exit(1);
    ui_set_access(fixture.ui, &access);
    watch.settings = setup.settings;
    for (int action = 1; action <= ACTIONS && fixture_act(&fixture); action++)
        if (moments_begin_action(moments, action)) watch_action(&watch);
    fixture_close(&fixture);
}

int main(int count, char **words) {
    static Moments moments;
    bool is_good = count >= 3 && sscanf(words[2], "%dx%d", &width, &height) == 2 &&
                   moments_open(&moments, words[1], count - 3, words + 3);
    if (!is_good) {
        fprintf(stderr, "usage: table-any OUT WIDTHxHEIGHT [GAME-N ACTION]\n");
        return 2;
    }
    for (int i = 0; i < sabacc_game_count(); i++)
        for (int number = 1; number <= SETUPS; number++) play(&moments, sabacc_game_at(i), number);
    return moments.has_failed ? 1 : 0;
}
