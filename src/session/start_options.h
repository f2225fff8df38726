#ifndef SABACC_SESSION_START_OPTIONS_H
#define SABACC_SESSION_START_OPTIONS_H

/* The command line's request for a game. Strings are borrowed from the program's arguments; NULL if not
 * given. The code that starts the game checks games, presets and options against the rules' tables. */

#include <stdbool.h>
#include <stdint.h>

enum { START_OPTION_MAX = 48 };

typedef struct StartOptions {
    const char *scene; /* the first scene; NULL: title, or the table if a game is requested */
    const char *game, *preset, *seats, *items, *replay;
    const char *options[START_OPTION_MAX]; /* `key=value`, as given */
    int option_count;
    int32_t credits; /* 0: the default */
    uint64_t seed;
    bool has_seed, is_resumed, is_demo, is_practice;
} StartOptions;

#endif
