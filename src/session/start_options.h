#ifndef SABACC_SESSION_START_OPTIONS_H
#define SABACC_SESSION_START_OPTIONS_H

/* What the command line asks to be played. Strings are borrowed from the program's arguments; NULL where
   nothing was said. Whether a game, preset or option exists is for whoever starts the game to check against
   the rules' tables. */

#include <stdbool.h>
#include <stdint.h>

enum { START_OPTION_MAX = 48 };

typedef struct StartOptions {
    const char *scene; /* the first to be shown; NULL: title, or the table when there is a game to start */
    const char *game, *preset, *seats, *items, *replay;
    const char *options[START_OPTION_MAX]; /* `key=value`, as given */
    int option_count;
    int32_t credits; /* 0: as the game has it */
    uint64_t seed;
    bool has_seed, is_resumed, is_demo;
} StartOptions;

#endif
