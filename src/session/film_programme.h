#ifndef SABACC_SESSION_FILM_PROGRAMME_H
#define SABACC_SESSION_FILM_PROGRAMME_H

/* The programme of the film: which game opponents play next, who sits there and with what seed. It depends on
   the film's seed alone, so that a film can be shown again. Every game comes once before any comes again. */

#include "session/game_plan.h"

/* The `index`-th game of the film of that seed, from 0, with its usual options; nothing of it is kept. */
void film_plan(GamePlan *plan, int64_t seed, int index);

/* The command line asks for the film: a demo, and nothing that says of what. */
bool film_is_asked(const StartOptions *start);

#endif
