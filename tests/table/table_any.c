/* Tables as nobody set them up: games of random options, seats, viewers and settings, played at random, with
 * something to choose, in the words of each moment kept as hashes:
 *   table-any OUT WIDTHxHEIGHT
 *   table-any OUT WIDTHxHEIGHT GAME ACTION    writes the texts of that action's moments to OUT instead
 * OUT/moments/GAME-N/ACTION.drawn has a line from the midst of its motion and one from the table at rest.
 * What the log says by then is in the text, with the room left in the middle and every card one may look at.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/hash.h"
#include "base/memory.h"
#include "random_setup.h"
#include "table_fixture.h"

enum { SETUPS = 14, ACTIONS = 40, PATH = 1000, TEXT = 1 << 16 };

static int width, height;
static const char *out, *only;
static int only_action;
static bool has_failed;

typedef struct Watch {
    TableFixture *fixture;
    Rng rng;
    int log_count; /* lines of the log that were told */
    TableSettings settings;
} Watch;

static void keep(const char *path, const char *text) {
    if (file_write(path, text, strlen(text), FILE_QUICK)) return;
    fprintf(stderr, "%s cannot be written\n", path);
    has_failed = true;
}

static bool flips(Rng *rng) { return rng_below(rng, 2) == 0; }

/* Anything that the scene might offer at once. */
static TableChoice choice_of(Rng *rng) {
    return (TableChoice){
        .cards = rng_below(rng, 256),
        .chosen = rng_below(rng, 256),
        .deck = flips(rng),
        .discard = flips(rng),
        .blood_deck = flips(rng),
        .blood_discard = flips(rng),
        .seats = flips(rng) ? (SeatMask)rng_below(rng, 256) : 0,
        .tokens = (uint8_t)rng_below(rng, 8),
        .token = (int8_t)((int)rng_below(rng, 4) - 1),
        .values = flips(rng) ? rng_below(rng, 128) : 0,
        .pool = flips(rng),
        .leaves_own_total = flips(rng),
        .raised = flips(rng) ? 0 : (float)rng_below(rng, 90),
    };
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
        table_log_recap(&table_view_shown(fixture->view)->table, fixture_looks, &fixture->last.list[i], words,
                        sizeof words);
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

/* The hash of the moment, or its text where that is asked for. */
static void add_moment(Watch *watch, const TableChoice *choice, const char *name, Text *lines) {
    static char more[TEXT];
    char line[40], path[PATH];
    Text text = text_over(more, sizeof more);
    TableFixture *fixture = watch->fixture;
    char *drawn = fixture_describe(fixture, choice);
    add_log(watch, &text);
    add_recap(fixture, &text);
    add_box(&text, "middle", table_view_middle(fixture->view, fixture->layout.screen, false));
    add_box(&text, "upright", table_view_middle(fixture->view, fixture->layout.screen, true));
    add_close_ups(&table_view_shown(fixture->view)->table, &text);
    uint64_t hash = hash_bytes(drawn, strlen(drawn)) ^ hash_bytes(more, strlen(more));
    snprintf(line, sizeof line, "%s %016llx\n", name, (unsigned long long)hash);
    text_add(lines, line);
    snprintf(path, sizeof path, "%s/%s.txt", out, name);
    if (only) keep(path, drawn);
    snprintf(path, sizeof path, "%s/%s-more.txt", out, name);
    if (only) keep(path, more);
    free(drawn);
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

static void watch_action(Watch *watch, const char *folder, int action) {
    char words[200], path[PATH + 16];
    Text lines = text_over(words, sizeof words);
    TableChoice choice = choice_of(&watch->rng);
    bool may_choose = flips(&watch->rng);
    fixture_update(watch->fixture, 1 + rng_below(&watch->rng, 900));
    add_moment(watch, NULL, "moving", &lines);
    disturb(watch);
    fixture_settle(watch->fixture);
    add_moment(watch, may_choose ? &choice : NULL, "resting", &lines);
    fixture_settle(watch->fixture);
    snprintf(path, sizeof path, "%s/%04d.drawn", folder, action);
    if (!only) keep(path, words);
}

static void play(const SabaccGame *game, int number) {
    static const char *const cloths[] = {NULL, "cloth"};
    TableFixture fixture;
    Watch watch = {.fixture = &fixture, .rng = rng_of((uint64_t)number, (uint64_t)height)};
    char folder[PATH], name[60];
    snprintf(name, sizeof name, "%s-%d", game->id, number);
    if (only && strcmp(only, name) != 0) return;
    int seats =
        game->min_seats + (int)rng_below(&watch.rng, (uint32_t)(game->max_seats - game->min_seats + 1));
    SabaccSetup rules = random_setup(game, seats, &watch.rng);
    FixtureSetup setup = {
        .width = width,
        .height = height,
        .rules = &rules,
        .viewer = (int)rng_below(&watch.rng, (uint32_t)seats + 1) - 1,
        .seed = rng_below(&watch.rng, 1000),
        .settings = {.speed = flips(&watch.rng) ? 1 : 2,
                     .reduced_motion = rng_below(&watch.rng, 4) == 0,
                     .shows_totals = flips(&watch.rng),
                     .cloth = cloths[rng_below(&watch.rng, 2)]},
    };
    UiAccess access = {.text_percent = 100 + 25 * (int)rng_below(&watch.rng, 5),
                       .is_high_contrast = flips(&watch.rng)};
    if (!fixture_open(&fixture, &setup)) exit(1);
    ui_set_access(fixture.ui, &access);
    watch.settings = setup.settings;
    snprintf(folder, sizeof folder, "%s/moments/%s", out, name);
    if (!file_make_folders(folder)) has_failed = true;
    for (int action = 1; action <= ACTIONS && fixture_act(&fixture); action++)
        if (!only || action <= only_action) watch_action(&watch, folder, action);
    fixture_close(&fixture);
}

int main(int count, char **words) {
    if ((count != 3 && count != 5) || sscanf(words[2], "%dx%d", &width, &height) != 2) {
        fprintf(stderr, "usage: table-any OUT WIDTHxHEIGHT [GAME-N ACTION]\n");
        return 2;
    }
    out = words[1];
    only = count == 5 ? words[3] : NULL;
    only_action = count == 5 ? (int)strtol(words[4], NULL, 10) : 0;
    for (int i = 0; i < sabacc_game_count(); i++)
        for (int number = 1; number <= SETUPS; number++) play(sabacc_game_at(i), number);
    return has_failed ? 1 : 0;
}
