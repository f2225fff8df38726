#ifndef SABACC_SESSION_MARKS_H
#define SABACC_SESSION_MARKS_H

/* The total up to which somebody last passed in a game, kept in DATA/marks.json. */

#include <stdbool.h>

/* 0 where none is kept. `game` is its id. */
int marks_read(const char *data, const char *game);
bool marks_keep(const char *data, const char *game, int mark);

#endif
