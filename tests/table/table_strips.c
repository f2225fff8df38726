/* What moves, frame by frame: for each motion of a list a sheet of pictures 40 ms apart, left to right and
 * top to bottom, the first as it begins.
 *
 *     table-strips OUT WIDTHxHEIGHT [NAME…]
 *
 * WIDTHxHEIGHT is of one picture. SABACC_STRIPS_REDUCED set: with reduced motion. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"

#include "table/state.h"
#include "table_fixture.h"

enum { ACROSS = 6, APART_MS = 40, MAX_ACTIONS = 900, MAX_SEEDS = 60, SHEET_HEIGHT = 9000 };

typedef struct Motion {
    const char *name, *game, *options;
    int seats, viewer;
    SabaccEventType type;
    double ms; /* from the first picture to the last */
    int nth;   /* which event of that kind; 0 the first */
} Motion;

/* Viewer 0 plays; SABACC_OPEN sees every card. */
static const Motion motions[] = {
    {"deal", "corellian-spike", NULL, 4, 0, SABACC_EVENT_DEAL, 620, 1},
    {"ante", "corellian-spike", NULL, 5, 0, SABACC_EVENT_ANTE, 760, 4},
    {"bet", "corellian-spike", NULL, 4, 0, SABACC_EVENT_BET, 620, 0},
    {"sweep", "corellian-spike", NULL, 5, 0, SABACC_EVENT_GATHER, 700, 0},
    {"fold", "corellian-spike", NULL, 4, 0, SABACC_EVENT_FOLD, 620, 0},
    {"draw", "corellian-spike", NULL, 4, 0, SABACC_EVENT_DRAW, 900, 0},
    {"trade", "corellian-spike", NULL, 4, 0, SABACC_EVENT_TRADE, 1300, 0},
    {"dealer", "corellian-spike", NULL, 4, 0, SABACC_EVENT_DEALER, 620, 1},
    {"reveal", "corellian-spike", NULL, 4, 0, SABACC_EVENT_REVEAL, 900, 1},
    {"showdown", "corellian-spike", NULL, 4, 0, SABACC_EVENT_SHOWDOWN, 5600, 0},
    {"showdown-of-eight", "corellian-spike", NULL, 8, 0, SABACC_EVENT_SHOWDOWN, 5400, 0},
    {"showdown-of-two", "corellian-spike", NULL, 2, 0, SABACC_EVENT_SHOWDOWN, 2600, 0},
    {"showdown-wide", "classic", NULL, 5, 0, SABACC_EVENT_SHOWDOWN, 4400, 0},
    {"showdown-kessel", "kessel", NULL, 4, 0, SABACC_EVENT_SHOWDOWN, 4400, 0},
    {"showdown-house", "casino", NULL, 1, 0, SABACC_EVENT_SHOWDOWN, 2600, 0},
    {"showdown-target", "coruscant-shift", NULL, 4, 0, SABACC_EVENT_SHOWDOWN, 4400, 0},
    {"payout", "corellian-spike", NULL, 4, 0, SABACC_EVENT_PAYOUT, 2600, 0},
    {"sabacc-payout", "classic", NULL, 4, 0, SABACC_EVENT_SABACC_PAYOUT, 760, 0},
    {"penalty", "classic", NULL, 4, 0, SABACC_EVENT_PENALTY, 760, 0},
    {"next-hand", "corellian-spike", NULL, 4, 0, SABACC_EVENT_CLEAR, 900, 1},
    {"roll", "corellian-spike", NULL, 4, 0, SABACC_EVENT_ROLL, 1100, 0},
    {"roll-2d6", "swag", "shift-on=doubles", 4, 0, SABACC_EVENT_ROLL, 1100, 0},
    {"roll-d12", "classic", "shift-on=d12 6", 4, 0, SABACC_EVENT_ROLL, 1100, 0},
    {"roll-d20", "classic", "shift-on=d20 20", 4, 0, SABACC_EVENT_ROLL, 1100, 0},
    {"roll-target", "coruscant-shift", NULL, 4, 0, SABACC_EVENT_ROLL, 1100, 0},
    {"roll-cards", "casino", NULL, 1, 0, SABACC_EVENT_ROLL, 1300, 0},
    {"roll-impostor", "kessel", NULL, 4, 0, SABACC_EVENT_ROLL, 1100, 0},
    {"shift-core", "classic", "shift=core;shift-on=d6 1-6", 4, 0, SABACC_EVENT_SHIFT, 2600, 0},
    {"shift-wild", "classic", "shift=wild;shift-on=d6 1-6", 5, 0, SABACC_EVENT_SHIFT, 2800, 1},
    {"shift-rim", "classic", "shift=rim;shift-on=d6 1-6", 4, 0, SABACC_EVENT_SHIFT, 6600, 0},
    {"shift-under", "classic", "shift=under-marker;shift-on=d6 1-6", 4, 0, SABACC_EVENT_SHIFT, 3600, 0},
    {"shift-spike", "corellian-spike", NULL, 4, 0, SABACC_EVENT_SHIFT, 2600, 0},
    {"shift-target", "coruscant-shift", NULL, 4, SABACC_OPEN, SABACC_EVENT_SHIFT, 3400, 0},
    {"shift-cards", "casino", NULL, 1, 0, SABACC_EVENT_SHIFT, 2600, 0},
    {"shift-open", "corellian-spike", NULL, 8, SABACC_OPEN, SABACC_EVENT_SHIFT, 3400, 0},
    {"field", "classic", NULL, 4, 0, SABACC_EVENT_FIELD, 620, 0},
    {"unfield", "brockley", NULL, 4, 0, SABACC_EVENT_UNFIELD, 620, 0},
    {"bomb", "classic", NULL, 4, 0, SABACC_EVENT_BOMB, 700, 0},
    {"buy", "bespin-yarith", NULL, 4, 0, SABACC_EVENT_BUY, 900, 0},
    {"keep", "coruscant-shift", NULL, 4, 0, SABACC_EVENT_KEEP, 900, 0},
    {"discard", "coruscant-shift", NULL, 4, 0, SABACC_EVENT_DISCARD, 900, 0},
    {"call", "classic", NULL, 4, 0, SABACC_EVENT_CALL, 900, 0},
    {"demise", "classic", NULL, 4, 0, SABACC_EVENT_DEMISE, 1500, 0},
    {"chips", "kessel", NULL, 4, 0, SABACC_EVENT_CHIPS, 700, 12},
    {"tax", "kessel", NULL, 4, 0, SABACC_EVENT_TAX, 900, 0},
    {"token", "kessel", NULL, 4, 0, SABACC_EVENT_TOKEN, 1800, 0},
    {"swap", "kessel", NULL, 4, 0, SABACC_EVENT_SWAP, 900, 0},
    {"choose", "kessel", NULL, 4, 0, SABACC_EVENT_CHOOSE, 700, 0},
    {"kessel-draw", "kessel", NULL, 4, 0, SABACC_EVENT_DRAW, 900, 0},
    {"kessel-discard", "kessel", NULL, 4, 0, SABACC_EVENT_DISCARD, 700, 0},
    {"main", "pazaak", NULL, 2, 0, SABACC_EVENT_DEAL, 700, 8},
    {"side", "pazaak", NULL, 2, 0, SABACC_EVENT_PLAY, 1100, 0},
    {"set", "pazaak", NULL, 2, 0, SABACC_EVENT_SET, 1500, 0},
    {"stake", "classic", "stakes=house;side-pots=off", 4, 0, SABACC_EVENT_STAKE, 760, 0},
    {"stake-pot", "classic", "stakes=pot;side-pots=off", 4, 0, SABACC_EVENT_STAKE, 760, 2},
    {"take-item", "classic", "stakes=pot;side-pots=off", 4, 0, SABACC_EVENT_TAKE_ITEM, 760, 0},
    {"keep-item", "classic", "stakes=pot;side-pots=off", 4, 0, SABACC_EVENT_KEEP_ITEM, 760, 0},
    {"rebuy", "classic", "rebuy=2", 4, 0, SABACC_EVENT_REBUY, 760, 0},
    {"rebuy-chips", "kessel", "rebuy=2", 4, 0, SABACC_EVENT_REBUY, 1400, 0},
    {"casino-payout", "casino", NULL, 1, 0, SABACC_EVENT_PAYOUT, 760, 0},
};

/* ---- finding the moment ---- */

/* Events of that kind which have begun since the queue stood there. */
static int begun(const TableFixture *fixture, int from, SabaccEventType type) {
    int count = 0;
    for (int i = from; i < fixture->view->queue_at; i++)
        count += fixture->view->queue[i].type == (uint8_t)type;
    return count;
}

/* An action at random that keeps the table lively: nobody bets all that there is, few fold. */
static void act(TableFixture *fixture, SabaccEventType wanted) {
    SabaccAction action;
    char words[SABACC_TEXT];
    Text text = text_over(words, sizeof words);
    for (int tries = 0; tries < 12; tries++) {
        sabacc_random_action(&fixture->state, &fixture->rng, &action);
        bool is_bet = action.verb == SABACC_VERB_BET || action.verb == SABACC_VERB_RAISE;
        bool folds = action.verb == SABACC_VERB_FOLD && wanted != SABACC_EVENT_FOLD;
        if (!folds && !(is_bet && action.amount > 30)) break;
    }
    sabacc_action_format(&action, true, &text);
    fixture_play(fixture, words);
}

typedef struct Step {
    int begun, acted;
} Step;

/* One small step of what is shown, and the next action where it may be taken. */
static Step step(TableFixture *fixture, SabaccEventType type, double ms) {
    Step taken = {0};
    bool deals = fixture->state.table.turn.to_act == SABACC_CROUPIER;
    bool may = deals ? table_view_is_ready(fixture->view) : !table_view_is_moving(fixture->view);
    if (may && !fixture->state.table.over) {
        act(fixture, type);
        taken = (Step){.begun = begun(fixture, 0, type), .acted = 1};
        if (taken.begun > 0) return taken;
    }
    int from = fixture->view->queue_at;
    fixture_update(fixture, ms);
    taken.begun = begun(fixture, from, type);
    return taken;
}

/* ---- the sheet ---- */

static void copy_into(Pixmap *sheet, const Pixmap *picture, int index) {
    int left = index % ACROSS * (picture->width + 4), top = index / ACROSS * (picture->height + 4);
    for (int y = 0; y < picture->height; y++)
        memcpy(sheet->pixels + (top + y) * sheet->stride + left, picture->pixels + y * picture->stride,
               (size_t)picture->width * sizeof *sheet->pixels);
}

/* The next so many pictures. */
static bool write_sheet(TableFixture *fixture, const Motion *motion, int pictures, const char *path) {
    int down = (pictures + ACROSS - 1) / ACROSS;
    Pixmap *sheet =
        pixmap_create((fixture->pixels->width + 4) * ACROSS, (fixture->pixels->height + 4) * down);
    for (int i = 0; i < pictures; i++) {
        fixture_draw(fixture, NULL);
        copy_into(sheet, fixture->pixels, i);
        for (double left = APART_MS; left > 0; left -= 2) step(fixture, motion->type, left < 2 ? left : 2);
    }
    bool is_written = raster_write(path, sheet, true);
    pixmap_free(sheet);
    return is_written;
}

/* A long motion takes several sheets: NAME.png, NAME-2.png and so on. */
static bool write_strip(TableFixture *fixture, const Motion *motion, const char *out) {
    int left = (int)motion->ms / APART_MS + 1, on_one = SHEET_HEIGHT / (fixture->pixels->height + 4) * ACROSS;
    for (int number = 1; left > 0; number++, left -= on_one) {
        char path[1000], ending[16] = "";
        if (number > 1) snprintf(ending, sizeof ending, "-%d", number);
        snprintf(path, sizeof path, "%s/%s%s.png", out, motion->name, ending);
        if (!write_sheet(fixture, motion, left < on_one ? left : on_one, path)) return false;
    }
    return true;
}

static bool find_and_write(const FixtureSetup *setup, const Motion *motion, const char *out) {
    TableFixture fixture;
    int left = motion->nth;
    bool is_written = false;
    if (!fixture_open(&fixture, setup)) return false;
    for (int actions = 0; actions < MAX_ACTIONS && left >= 0;) {
        if (fixture.state.table.over && !table_view_is_moving(fixture.view)) break;
        Step taken = step(&fixture, motion->type, 2);
        actions += taken.acted;
        left -= taken.begun;
    }
    if (left < 0) is_written = write_strip(&fixture, motion, out);
    fixture_close(&fixture);
    return is_written;
}

static bool has_items(const Motion *motion) {
    return motion->options && strstr(motion->options, "stakes=") != NULL;
}

static bool make_strip(const Motion *motion, const char *out, int width, int height) {
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = motion->seats,
                          .viewer = motion->viewer,
                          .credits = 250,
                          .game = motion->game,
                          .options = motion->options,
                          .items = has_items(motion) ? 1u << SABACC_ITEM_SPEEDER | 1u << SABACC_ITEM_RING : 0,
                          .settings = {.speed = 1,
                                       .shows_totals = true,
                                       .reduced_motion = getenv("SABACC_STRIPS_REDUCED") != NULL}};
    for (setup.seed = 1; setup.seed <= MAX_SEEDS; setup.seed++)
        if (find_and_write(&setup, motion, out)) return true;
    fprintf(stderr, "%s: never came\n", motion->name);
    return false;
}

static bool is_asked(const Motion *motion, int count, char **words) {
    for (int i = 3; i < count; i++)
        if (strcmp(words[i], motion->name) == 0) return true;
    return count == 3;
}

int main(int count, char **words) {
    int width = 0, height = 0, failed = 0;
    if (count < 3 || sscanf(words[2], "%dx%d", &width, &height) != 2) {
        fprintf(stderr, "usage: table-strips OUT WIDTHxHEIGHT [NAME…]\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof motions / sizeof *motions; i++)
        if (is_asked(&motions[i], count, words)) failed += !make_strip(&motions[i], words[1], width, height);
    return failed ? 1 : 0;
}
