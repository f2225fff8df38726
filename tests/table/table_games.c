/* Whole games of every kind, played at random, and what is drawn of them on the way, kept as hashes:
 *   table-games OUT WIDTHxHEIGHT
 *   table-games OUT WIDTHxHEIGHT GAME ACTION    writes the texts of that action's moments to OUT instead
 * OUT/moments/GAME/ACTION.drawn has a line for each moment from an action until all rests: milliseconds, the
 * hash. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/hash.h"
#include "table_fixture.h"

static const double MOMENT_MS = 70, SLOWEST_MS = 6000;
enum { ACTIONS = 60, PATH = 1000, LINES = 4096 };

/* Beside every game as it is usually played, by four or as many as it has seats for. */
static const struct {
    const char *name, *game, *options;
    int seats; /* 0: as usual */
} variants[] = {
    {"classic-core", "classic", "shift=core;shift-on=d6 1-5", 0},
    {"classic-rim", "classic", "shift=rim;shift-on=d6 1-5;field=free", 0},
    {"standard-shifts", "standard", "shift-on=d6 1-5", 0},
    {"kessel-tokens", "kessel", "token-count=3;chips=6", 0},
    {"classic-two", "classic", "field=free", 2},
    {"spike-three", "corellian-spike", "", 3},
    {"kessel-two", "kessel", "", 2},
    {"brockley-eight", "brockley", "", 8},
};

static FixtureSetup base = {.credits = 90, .settings = {.speed = 1, .shows_totals = true}};
static const char *out, *only;
static int only_action;
static bool has_failed;

static void keep(const char *path, const char *text) {
    if (file_write(path, text, strlen(text), FILE_QUICK)) return;
    fprintf(stderr, "%s cannot be written\n", path);
    has_failed = true;
}

static void add_moment(TableFixture *fixture, double ms, Text *lines) {
    char line[40], path[PATH];
    char *shapes = fixture_describe(fixture, NULL);
    snprintf(line, sizeof line, "%.0f %016llx\n", ms, (unsigned long long)hash_bytes(shapes, strlen(shapes)));
    text_add(lines, line);
    snprintf(path, sizeof path, "%s/%05.0f.txt", out, ms);
    if (only) keep(path, shapes);
    free(shapes);
}

/* From what was just done until nothing moves. */
static void watch(TableFixture *fixture, const char *folder, int action) {
    char words[LINES], path[PATH + 16];
    Text lines = text_over(words, sizeof words);
    bool is_wanted = !only || action == only_action;
    for (double ms = 0; is_wanted && ms < SLOWEST_MS; ms += MOMENT_MS) {
        add_moment(fixture, ms, &lines);
        if (!table_view_is_moving(fixture->view) && !table_view_is_easing(fixture->view)) break;
        fixture_update(fixture, MOMENT_MS);
    }
    fixture_settle(fixture);
    snprintf(path, sizeof path, "%s/%04d.drawn", folder, action);
    if (!only) keep(path, words);
}

/* `name` is the game's id, and more where it is played with options. */
static void play(const char *name, const SabaccGame *game, const char *options, int seats) {
    TableFixture fixture;
    FixtureSetup setup = base;
    char folder[PATH];
    setup.game = game->id;
    setup.options = options;
    setup.seed = (uint64_t)base.width;
    setup.seats = seats > 0 ? seats : game->max_seats < 4 ? game->max_seats : 4;
    if (!fixture_open(&fixture, &setup)) exit(1);
    snprintf(folder, sizeof folder, "%s/moments/%s", out, name);
    if (!file_make_folders(folder)) has_failed = true;
    for (int action = 1; action <= ACTIONS && fixture_act(&fixture); action++)
        watch(&fixture, folder, action);
    fixture_close(&fixture);
}

int main(int count, char **words) {
    if ((count != 3 && count != 5) || sscanf(words[2], "%dx%d", &base.width, &base.height) != 2) {
        fprintf(stderr, "usage: table-games OUT WIDTHxHEIGHT [GAME ACTION]\n");
        return 2;
    }
    out = words[1];
    only = count == 5 ? words[3] : NULL;
    only_action = count == 5 ? (int)strtol(words[4], NULL, 10) : 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        if (!only || strcmp(only, game->id) == 0) play(game->id, game, "", 0);
    }
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        if (!only || strcmp(only, variants[i].name) == 0)
            play(variants[i].name, sabacc_game_find(variants[i].game), variants[i].options,
                 variants[i].seats);
    return has_failed ? 1 : 0;
}
