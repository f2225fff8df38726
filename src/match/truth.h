/* The whole truth of a match, and any seat's view of it.
 *
 * Only the match itself, what writes it down (records, bots' questions) and the bench may include this: a
 * screen subscribes instead (match/subscription.h). tests/arrows holds that. */
#ifndef SABACC_MATCH_TRUTH_H
#define SABACC_MATCH_TRUTH_H

#include "rules/sabacc.h"

#include <jansson.h>

struct Match;

/* The state as it is. Owned by the match; the next step, or an undo, changes it. */
const SabaccState *match_state(const struct Match *match);

/* The table as `viewer` (a seat, SABACC_NOBODY, SABACC_OPEN) may know it. */
void match_view(const struct Match *match, int viewer, SabaccView *view);

/* What the last MATCH_APPLIED (or the beginning) brought, as `viewer` may see it; bookkeeping events
 * included, so that views can be rebuilt. None after a resume or an undo. */
void match_events(const struct Match *match, int viewer, SabaccEvents *events);

/* Told events since the seat last acted, its own action's among them, as it may see them; for a viewer
 * without a seat since anybody last acted. Writes at most `max` into `events`, the latest ones; returns how
 * many. */
int match_events_since(const struct Match *match, int viewer, SabaccEvent *events, int max);

/* What `viewer` (a seat, or SABACC_OPEN for all of it) may see of the match, as one object: what `show`
 * prints and outside bots are given. Another seat's unfielded card is "?" until it is shown at a showdown,
 * whatever the viewer may remember of it. Keys that mean nothing to the game are left out. The caller owns
 * it. */
json_t *match_json(const struct Match *match, int viewer);

#endif
