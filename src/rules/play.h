/* Play: a game begins, waits for an action, applies it, and says what happened and who may know it.
 *
 *     sabacc_start → sabacc_need → sabacc_legal → sabacc_check → sabacc_apply → sabacc_need → … */
#ifndef SABACC_RULES_PLAY_H
#define SABACC_RULES_PLAY_H

#include "base/rng.h"
#include "rules/action.h"
#include "rules/event.h"

/* Begins a game: antes are taken and play runs on to the first need. The setup must pass sabacc_setup_check.
 * `events` may be NULL; else it is overwritten. */
void sabacc_start(SabaccState *state, const SabaccSetup *setup, SabaccEvents *events);

/* Who must act: a seat, SABACC_CROUPIER, or SABACC_NOBODY when the game is over. The serial of that need is
 * table.turn.serial; an action made for another serial is stale. */
static inline int sabacc_need(const SabaccState *state) { return state->table.turn.to_act; }

/* What `seat` (or the croupier) may do now. Amounts are ranges, cards are choices. Every action inside an
 * offer is accepted by sabacc_apply, every other one refused. Who need not act has none, but for two: an
 * active seat may `field` while another is to act (FD-6), and with `shift-on timer` the croupier may `shift`
 * while a seat is to act (SH-1); nobody waits for them. */
void sabacc_legal(const SabaccState *state, int seat, SabaccOffers *offers);

/* The same for the view's own seat, from what that seat knows; none where its viewer has no seat. */
void sabacc_view_legal(const SabaccView *view, SabaccOffers *offers);

/* Whether the action would be accepted: SABACC_OK or the first reason, in errors.def's order, why not. */
SabaccError sabacc_check(const SabaccState *state, const SabaccAction *action);

/* Applies the action, appends what happened to `events` (overwritten; may be NULL) and runs on to the next
 * need. A refused action changes nothing, not one byte, and leaves no events. */
SabaccError sabacc_apply(SabaccState *state, const SabaccAction *action, SabaccEvents *events);

/* Whether a timer shift may come now, before the seat's action (SH-1), and its chance: 1 in *mean. */
bool sabacc_timer_runs(const SabaccState *state, int *mean);

/* A fair outcome of the chance that is due; the croupier must be the one to act. */
void sabacc_chance(const SabaccState *state, Rng *rng, SabaccAction *action);

/* A legal action of the seat to act, or of the croupier, each offer equally likely and each choice in it too:
 * the croupier's are fair. The game must not be over. */
void sabacc_random_action(const SabaccState *state, Rng *rng, SabaccAction *action);

/* ---- what a viewer may know ---- */

/* The table as `viewer` may know it: a seat; SABACC_NOBODY, who knows only what everybody does; SABACC_OPEN,
 * who knows all. */
void sabacc_view(const SabaccState *state, int viewer, SabaccView *view);

/* The event as `viewer` may see it. */
void sabacc_redact(const SabaccEvent *event, int viewer, SabaccEvent *seen);

/* Brings a view up to date with an event redacted for its viewer. A view that has absorbed all events since
 * it was taken equals, byte for byte, one taken now. */
void sabacc_absorb(SabaccView *view, const SabaccEvent *event);

/* Fills in what the view does not know, each possibility equally likely: a whole state that this viewer
 * cannot tell from the truth. The viewer is a seat or SABACC_OPEN. */
void sabacc_sample(const SabaccView *view, Rng *rng, SabaccState *state);

#endif
