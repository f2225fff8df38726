#ifndef SABACC_SESSION_FILM_PROGRAMME_H
#define SABACC_SESSION_FILM_PROGRAMME_H

/* The programme of the film: which game is shown next, its seats and its seed. It depends only on the film's
 * seed, so that a film can be repeated. Every game is shown once before any is repeated. */

#include "session/game_plan.h"

/* The `index`-th game of the film with that seed, from 0, with default options; it is not saved. */
void film_plan(GamePlan *plan, int64_t seed, int index);

/* Whether the command line asks for the film: a demo without any choice of a game. */
bool film_is_asked(const StartOptions *start);

#endif
