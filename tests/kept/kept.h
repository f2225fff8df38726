/* What is said of each part of a class of things, held to a file with a line for each part: the hash of all
 * that is said of it, and its name. Programs that use it take KEPT (they compare), KEPT --update (they keep),
 * or --show PART (they print what is said of that part; of several whose names begin with it and a blank). */
#ifndef SABACC_TESTS_KEPT_H
#define SABACC_TESTS_KEPT_H

#include <stdio.h>

#include "said.h"

typedef struct Kept {
    char *text;        /* owned: what is kept; NULL where it is written anew or shown */
    FILE *out;         /* where it is written anew */
    const char *shown; /* the part that is shown, or how the names of several begin; borrowed */
    int count, different;
} Kept;

/* False, with the usage on stderr, if these are not the arguments of such a program. */
bool kept_open(Kept *kept, int count, char **words);

/* Nothing said yet of the part of that name. */
Said kept_begin(const Kept *kept, const char *name);

/* All of it has been said. Names are unique. */
void kept_end(Kept *kept, const char *name, const Said *said);

/* Says what differs, and returns the program's exit status. */
int kept_close(Kept *kept);

#endif
