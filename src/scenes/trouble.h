#ifndef SABACC_SCENES_TROUBLE_H
#define SABACC_SCENES_TROUBLE_H

/* What cannot be saved, as long as that lasts. Each trouble has a name of what it is about ("settings");
   while it stands the stage says it on the screen and tries again every TROUBLE_RETRY_MS. When one thing has
   been saved the others are tried at once. Scenes use it through the stage (stage_keep, stage_warn). Knows
   nothing of what is saved, nor of files but for the words of errno. */

#include <stdbool.h>

#include "base/text.h"

enum { TROUBLE_NAME = 160, TROUBLE_SENTENCE = 600, TROUBLE_RETRY_MS = 3000 };

/* Something to be saved, and how. */
typedef struct Keeping {
    const char *what;         /* for the screen, as in "Not saved: your settings": a literal, N_() */
    bool (*save)(void *user); /* saves what it stands for now; false with errno */
    void (*release)(
        void *user); /* gives `user` back once it is saved or replaced; NULL where nothing is to be */
    void *user;
} Keeping;

typedef struct Troubles Troubles;

/* `folder` is where things are saved, for what the screen advises; copied. */
Troubles *troubles_create(const char *folder);
/* What could not be saved is given up. */
void troubles_free(Troubles *troubles);

/* Saves it now; after a failure it is retried until it succeeds, and reported meanwhile. Replaces what was
 * kept under that name before. Returns whether it was saved. */
bool troubles_keep(Troubles *troubles, const char *name, const Keeping *keeping, double now_ms);

/* A trouble that trying again does not mend: a whole sentence, in the player's language. */
void troubles_warn(Troubles *troubles, const char *name, const char *sentence);

/* It is over, or given up. Nothing where there is no such trouble. */
void troubles_end(Troubles *troubles, const char *name);
bool troubles_stands(const Troubles *troubles, const char *name);

/* When it is time to try again, ms of the clock; INFINITY where nothing is to be saved. */
double troubles_retry_at(const Troubles *troubles);
/* Tries to save everything. True where what is to be said has changed. */
bool troubles_retry(Troubles *troubles, double now_ms);

/* All current troubles, a sentence or two for each cause; "" if there are none. */
void troubles_say(const Troubles *troubles, Text *words);

#endif
