#ifndef SABACC_SCENES_PROBLEM_H
#define SABACC_SCENES_PROBLEM_H

/* What cannot be saved, as long as that lasts. Each problem has a name of what it is about ("settings");
   while it stands the stage says it on the screen and tries again every PROBLEM_RETRY_MS. When one thing has
   been saved the others are tried at once. Scenes use it through the stage (stage_keep, stage_warn). Knows
   nothing of what is saved, nor of files but for the words of errno. */

#include <stdbool.h>

#include "base/text.h"

enum { PROBLEM_NAME = 160, PROBLEM_SENTENCE = 600, PROBLEM_RETRY_MS = 3000 };

/* Something to be saved, and how. */
typedef struct Keeping {
    const char *what;         /* for the screen, as in "Not saved: your settings": a literal, N_() */
    bool (*save)(void *user); /* saves what it stands for now; false with errno */
    void (*release)(
        void *user); /* gives `user` back once it is saved or replaced; NULL where nothing is to be */
    void *user;
} Keeping;

typedef struct Problems Problems;

/* `folder` is where things are saved, for what the screen advises; copied. */
Problems *problems_create(const char *folder);
/* What could not be saved is given up. */
void problems_free(Problems *problems);

/* Saves it now; after a failure it is retried until it succeeds, and reported meanwhile. Replaces what was
 * kept under that name before. Returns whether it was saved. */
bool problems_keep(Problems *problems, const char *name, const Keeping *keeping, double now_ms);

/* A problem that trying again does not mend: a whole sentence, in the player's language. */
void problems_warn(Problems *problems, const char *name, const char *sentence);

/* It is over, or given up. Nothing where there is no such problem. */
void problems_end(Problems *problems, const char *name);
bool problems_stands(const Problems *problems, const char *name);

/* When it is time to try again, ms of the clock; INFINITY where nothing is to be saved. */
double problems_retry_at(const Problems *problems);
/* Tries to save everything; what failed before something else was saved, once more. True where what is to be
 * said has changed. */
bool problems_retry(Problems *problems, double now_ms);

/* All current problems, a sentence or two for each cause; "" if there are none. */
void problems_say(const Problems *problems, Text *words);

#endif
