#ifndef SABACC_TESTS_TABLE_BENCH_H
#define SABACC_TESTS_TABLE_BENCH_H

/* A table without a window: a game of the core played at random into a TableView, and pictures of it. */

#include "render/canvas.h"
#include "render/deck_shelf.h"
#include "ui/table_view.h"

typedef struct TableBench {
    Fonts *fonts;
    DeckShelf *decks;
    Sprites *sprites;
    Canvas *canvas;
    Ui *ui;
    TableView *view;
    Layout layout;
    Pixmap *pixels;
    SabaccState state;
    Rng rng;
    int viewer;
    double now;
} TableBench;

typedef struct BenchSetup {
    int width, height, seats, viewer; /* pixels */
    uint64_t seed;
    int32_t credits;
    const int32_t *stacks; /* of each seat, instead of credits; NULL for none */
    const char *game;      /* its id; NULL for "corellian-spike" */
    const char *options;   /* "key=value;key=value"; NULL for the defaults */
    TableSettings settings;
} BenchSetup;

/* Fonts from SABACC_TEST_FONTS, cards from SABACC_TEST_CARDS. False when something is missing, said on
 * stderr. */
bool bench_open(TableBench *bench, const BenchSetup *setup);
void bench_close(TableBench *bench);
/* The next action at random, folding seldom; posted. False when the game is over. */
bool bench_act(TableBench *bench);
/* A chosen action instead; the core must accept it. */
void bench_play(TableBench *bench, const char *words);
/* Several, with semicolons between, each shown to its end. */
void bench_play_all(TableBench *bench, const char *words);
void bench_update(TableBench *bench, double ms);
void bench_settle(TableBench *bench);
/* Draws the present moment with every raster there; the pixels are bench->pixels. bench_draw lets what is
   chosen come up first, where nothing else moves. */
void bench_draw(TableBench *bench, const TableChoice *choice);
void bench_draw_now(TableBench *bench, const TableChoice *choice);

#endif
