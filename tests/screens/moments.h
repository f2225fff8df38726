/* Moments of games as texts, kept as hashes: OUT/moments/GAME/ACTION.drawn has a line for each, its name and
 * its hash; tests/screens/drawn.py compares them. Programs that write them take the arguments OUT, whatever
 * is their own, and GAME ACTION to have the texts of that action's moments in OUT instead, as NAME.txt. */
#ifndef SABACC_TESTS_MOMENTS_H
#define SABACC_TESTS_MOMENTS_H

#include <stdbool.h>

enum { MOMENTS_PATH = 1000, MOMENTS_LINES = 4096 };

typedef struct Moments {
    const char *out, *only; /* borrowed; `only`: the game asked for, or NULL */
    int only_action, action;
    char folder[MOMENTS_PATH], lines[MOMENTS_LINES];
    bool has_failed; /* something could not be written, which was said on stderr */
} Moments;

/* `rest`: the last arguments, none or GAME ACTION. False if they are neither. */
bool moments_open(Moments *moments, const char *out, int count, char **rest);

/* False if another game is asked for. */
bool moments_begin_game(Moments *moments, const char *game);

/* From 1. False if it and all that follow it are of no use. */
bool moments_begin_action(Moments *moments, int action);
/* Ends the program if there are more than fit. */
void moments_add(Moments *moments, const char *name, const char *text);
void moments_end_action(Moments *moments);

#endif
