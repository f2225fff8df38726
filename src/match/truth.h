/* The true state of a match, and any seat's view of it.
 *
 * Only the match itself, what writes it down (records, bots' questions) and the bench may include this: a
 * screen subscribes instead (match/subscription.h). tests/arrows enforces this. */
#ifndef SABACC_MATCH_TRUTH_H
#define SABACC_MATCH_TRUTH_H

#include "rules/sabacc.h"

#include <jansson.h>

struct Match;

/* The true state. Owned by the match; the next step or undo changes it. */
const SabaccState *match_state(const struct Match *match);

/* The table as `viewer` (a seat, SABACC_NOBODY, SABACC_OPEN) may know it. */
void match_view(const struct Match *match, int viewer, SabaccView *view);

/* The seed of the question that the seat is asked now (MatchQuestion.seed). */
uint64_t match_question_seed(const struct Match *match, int seat);

/* The events of the last MATCH_APPLIED (or of the beginning), redacted for `viewer`; includes bookkeeping
 * events, so that views can be rebuilt. Empty after a resume or an undo. */
void match_events(const struct Match *match, int viewer, SabaccEvents *events);

/* Public events since the seat last acted, including its own action's, redacted for it; for a viewer without
 * a seat since any seat last acted. Writes at most `max` into `events`, the latest ones; returns how many. */
int match_events_since(const struct Match *match, int viewer, SabaccEvent *events, int max);

/* What `viewer` (a seat, or SABACC_OPEN for all of it) may see of the match, as one object: what `show`
 * prints and outside bots are given. Another seat's unfielded card is "?" until it is shown at a showdown,
 * whatever the viewer has seen of it. Keys that do not apply to the game are left out. The caller owns it. */
json_t *match_json(const struct Match *match, int viewer);

#endif
