#ifndef SABACC_TESTS_TABLE_BENCH_H
#define SABACC_TESTS_TABLE_BENCH_H

/* A table without a window: a game of the core played at random into a TableView, and pictures of it. */

#include "decks/library.h"
#include "render/canvas.h"
#include "table/view.h"

typedef struct TableFixture {
    Sprites *sprites;
    Canvas *canvas;
    Ui *ui;
    TableView *view;
    Layout layout;
    Pixmap *pixels;
    SabaccState state;
    SabaccEvents last; /* of the last action, as its viewer knows them */
    Rng rng;
    int viewer;
    bool is_made_up; /* the view was set by hand: it is not held to the state */
    double now;
    float panel_high; /* of a panel below the whole table, as results lie there; 0: none */
} TableFixture;

typedef struct FixtureSetup {
    int width, height, seats, viewer; /* pixels */
    uint64_t seed;
    int32_t credits;
    const int32_t *stacks;    /* of each seat, instead of credits; NULL for none */
    const char *game;         /* its id; NULL for "corellian-spike" */
    const char *options;      /* "key=value;key=value"; NULL for the defaults */
    uint8_t items;            /* bits of SabaccItem that each seat owns (PL-2) */
    const SabaccSetup *rules; /* the whole of it, instead of seats, credits, stacks, game, options; or NULL */
    TableSettings settings;
} FixtureSetup;

extern const TableLook fixture_looks[SABACC_MAX_SEATS];

/* Set before the first table is opened: every picture is blank. For tests that only ask where things are. */
extern bool fixture_is_blank;

/* Fonts from SABACC_TEST_FONTS, cards from SABACC_TEST_CARDS. False when something is missing, said on
 * stderr. */
bool fixture_open(TableFixture *fixture, const FixtureSetup *setup);
void fixture_close(TableFixture *fixture);
/* The next action at random, folding seldom; posted. False when the game is over. */
bool fixture_act(TableFixture *fixture);
/* A chosen action instead; the core must accept it. */
void fixture_play(TableFixture *fixture, const char *words);
/* Several, with semicolons between, each shown to its end. */
void fixture_play_all(TableFixture *fixture, const char *words);
void fixture_update(TableFixture *fixture, double ms);
void fixture_settle(TableFixture *fixture);
/* Until dice that were thrown have come to rest, without the time to read what they mean. */
void fixture_read_dice(TableFixture *fixture);
/* Where the table is drawn. */
TableArea fixture_area(const TableFixture *fixture);
/* Draws the present moment with every raster there; the pixels are fixture->pixels. fixture_draw lets what is
   chosen come up first, where nothing else moves. */
void fixture_draw(TableFixture *fixture, const TableChoice *choice);
void fixture_draw_now(TableFixture *fixture, const TableChoice *choice);
/* The shapes and the widgets of the present moment as text, without painting it; the caller frees it. */
char *fixture_describe(TableFixture *fixture, const TableChoice *choice);
/* Whether the widget of that name answers a press, five seconds later, by which no answer is held back. */
bool fixture_can_press(TableFixture *fixture, const char *name);
/* Goes through the present moment as it is drawn while no picture comes: nothing is painted. */
void fixture_draw_unready(TableFixture *fixture);
/* Draws the moment and writes it: DIRECTORY/NAME.png, and its shapes as text, DIRECTORY/NAME.drawn. False
 * where one cannot be written. */
bool fixture_shoot(TableFixture *fixture, const char *directory, const char *name, const TableChoice *choice);

#endif
