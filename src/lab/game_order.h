/* What `sim` and `duel` are told alike: the game and its options, who plays, the seed, and how the work is
 * divided. */
#ifndef SABACC_LAB_GAME_ORDER_H
#define SABACC_LAB_GAME_ORDER_H

#include "lab/agents.h"
#include "lab/arguments.h"
#include "lab/option_list.h"
#include "lab/series.h"

enum {
    GAME_ORDER_ANSWER_MS = 5000,            /* time an outside bot has for an answer unless told */
    GAME_ORDER_MAX_ANSWER_MS = 3600 * 1000, /* and the most that can be told */
    GAME_ORDER_MAX_TOTAL_MS = 1000 * 1000 * 1000
};

typedef struct GameOrder {
    const char *command;      /* "sim", "duel" */
    const char *game, *seats; /* as given; NULL if not */
    OptionList options;
    int64_t seed, credits, answer_ms, total_ms, jobs; /* credits, total_ms, jobs: 0 if not given */
    int64_t part, parts;                              /* of --shard I/N; 0 if not given */
    bool as_json;
} GameOrder;

/* The defaults. */
#define GAME_ORDER(name)                                                                                     \
    { .command = name, .seed = 1, .answer_ms = GAME_ORDER_ANSWER_MS }

/* Rows of LabOption for a command's struct that begins with its GameOrder. */
#define GAME_ORDER_OPTIONS                                                                                   \
    {"--seats", LAB_TEXT(GameOrder, seats)}, {"--option", .take = game_order_take_option},                   \
        {"--preset", LAB_TEXT(GameOrder, options.preset)},                                                   \
        {"--credits", LAB_NUMBER(GameOrder, credits, 1, SABACC_MAX_CREDITS)},                                \
        {"--seed", LAB_NUMBER(GameOrder, seed, 0, INT64_MAX)},                                               \
        {"--answer-ms", LAB_NUMBER(GameOrder, answer_ms, 1, GAME_ORDER_MAX_ANSWER_MS)},                      \
        {"--total-ms", LAB_NUMBER(GameOrder, total_ms, 1, GAME_ORDER_MAX_TOTAL_MS)},                         \
        {"--jobs", LAB_NUMBER(GameOrder, jobs, 1, JOBS_MAX)}, {"--shard", .take = game_order_take_shard}, {  \
        "--json", LAB_FLAG(GameOrder, as_json)                                                               \
    }

bool game_order_take_option(void *command, const char *value);
bool game_order_take_shard(void *command, const char *value);

/* Takes the game, the one argument that is no option. */
bool game_order_take_game(void *command, const char *word);

/* Reads the command line into a command's struct that begins with its GameOrder. False after an error
 * message, also if no game is given. */
bool game_order_read(int argc, char **argv, const LabSyntax *syntax, void *command);

/* Sets up the game for that many seats: options, stacks, items. False after an error message. */
bool game_order_set_up(const GameOrder *order, const SabaccGame *game, int seats, SabaccSetup *setup);

/* Sets up the series, all but its agents, which it has, and its pieces. Outside bots may learn from game to
 * game: unless told, they get one thread, and all games in order. False after an error message. */
bool game_order_series(const GameOrder *order, const SabaccGame *game, int seats, Series *series);

/* Whether games by this setup end; false after an error message. */
bool game_order_ends(const SabaccSetup *setup);

/* The time of outside bots. */
BotTime game_order_time(const GameOrder *order);

#endif
