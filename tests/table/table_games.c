/* Whole games of every kind, played at random, and what is drawn of them on the way (moments.h):
 *   table-games OUT WIDTHxHEIGHT [GAME ACTION]
 * A moment's name is how many milliseconds it is after the action. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "moments.h"
#include "table_fixture.h"

static const double MOMENT_MS = 70, SLOWEST_MS = 6000;
enum { ACTIONS = 60 };

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

/* From what was just done until nothing moves. */
static void watch(TableFixture *fixture, Moments *moments) {
    for (double ms = 0; ms < SLOWEST_MS; ms += MOMENT_MS) {
        char name[40];
        char *drawn = fixture_describe(fixture, NULL);
        snprintf(name, sizeof name, "%.0f", ms);
        moments_add(moments, name, drawn);
        free(drawn);
        if (!table_view_is_moving(fixture->view) && !table_view_is_easing(fixture->view)) break;
        fixture_update(fixture, MOMENT_MS);
    }
    fixture_settle(fixture);
    moments_end_action(moments);
}

/* `name` is the game's id, and more where it is played with options. */
static void play(Moments *moments, const char *name, const SabaccGame *game, const char *options, int seats) {
    TableFixture fixture;
    FixtureSetup setup = base;
    if (!moments_begin_game(moments, name)) return;
    setup.game = game->id;
    setup.options = options;
    setup.seed = (uint64_t)base.width;
    setup.seats = seats > 0 ? seats : game->max_seats < 4 ? game->max_seats : 4;
    if (!fixture_open(&fixture, &setup)) exit(1);
    for (int action = 1; action <= ACTIONS && fixture_act(&fixture); action++)
        if (moments_begin_action(moments, action)) watch(&fixture, moments);
    fixture_close(&fixture);
}

int main(int count, char **words) {
    static Moments moments;
    bool is_good = count >= 3 && sscanf(words[2], "%dx%d", &base.width, &base.height) == 2 &&
                   moments_open(&moments, words[1], count - 3, words + 3);
    if (!is_good) {
        fprintf(stderr, "usage: table-games OUT WIDTHxHEIGHT [GAME ACTION]\n");
        return 2;
    }
    for (int i = 0; i < sabacc_game_count(); i++)
        play(&moments, sabacc_game_at(i)->id, sabacc_game_at(i), "", 0);
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        play(&moments, variants[i].name, sabacc_game_find(variants[i].game), variants[i].options,
             variants[i].seats);
    return moments.has_failed ? 1 : 0;
}
