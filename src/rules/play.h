/* Play: a game begins, waits for an action, applies it, and reports what happened and who may know it.
 *
 *     sabacc_start → sabacc_need → sabacc_legal → sabacc_check → sabacc_apply → sabacc_need → … */
#ifndef SABACC_RULES_PLAY_H
#define SABACC_RULES_PLAY_H

#include "base/rng.h"
#include "rules/action.h"
#include "rules/event.h"

/* Begins a game: takes antes and runs to the first need. The setup must pass sabacc_setup_check. `events` may
 * be NULL; otherwise it is overwritten. */
void sabacc_start(SabaccState *state, const SabaccSetup *setup, SabaccEvents *events);

/* Who must act: a seat, SABACC_CROUPIER, or SABACC_NOBODY when the game is over or waits (sabacc_hand_waits).
 * The need's serial number is table.turn.serial; an action made for another serial is stale. */
static inline int sabacc_need(const SabaccState *state) { return state->table.turn.to_act; }

/* What `seat` (or the croupier) may do now. Amounts are ranges, cards are choices. sabacc_apply accepts every
 * action inside an offer and refuses all others. A seat that need not act has no offers, with two exceptions:
 * an active seat may `field` while another is to act (FD-6), and with `shift-on timer` the croupier may
 * `shift` while a seat is to act (SH-1). The game does not wait for these. */
void sabacc_legal(const SabaccState *state, int seat, SabaccOffers *offers);

/* The same for the view's own seat, from what that seat knows; none if the viewer is not a seat. */
void sabacc_view_legal(const SabaccView *view, SabaccOffers *offers);

/* Whether the action would be accepted: SABACC_OK, or the first reason against it in the order of errors.def.
 */
SabaccError sabacc_check(const SabaccState *state, const SabaccAction *action);

/* Applies the action, writes what happened to `events` (overwritten; may be NULL) and runs to the next need.
 * A refused action changes no byte of the state and leaves no events. */
SabaccError sabacc_apply(SabaccState *state, const SabaccAction *action, SabaccEvents *events);

/* Whether a timer shift may happen now, before the seat's action (SH-1); its probability is 1 in *mean. */
bool sabacc_timer_runs(const SabaccState *state, int *mean);

/* A fair outcome of the chance that is due; the croupier must be the one to act. */
void sabacc_chance(const SabaccState *state, Rng *rng, SabaccAction *action);

/* A uniformly random legal action of the seat to act, or of the croupier (whose outcomes are fair): each
 * offer and each choice in it is equally likely. While a hand waits, of a seat that sits out. The game must
 * not be over. */
void sabacc_random_action(const SabaccState *state, Rng *rng, SabaccAction *action);

/* What one of `seats` may say of sitting out now, drawn at random: `sit-out` or `sit-in` (ST-6). False if
 * none of them may say anything. */
bool sabacc_random_saying(const SabaccState *state, SeatMask seats, Rng *rng, SabaccAction *action);

/* ---- what a viewer may know ---- */

/* The table as `viewer` may know it: a seat; SABACC_NOBODY for public knowledge only; SABACC_OPEN for
 * everything. */
void sabacc_view(const SabaccState *state, int viewer, SabaccView *view);

/* The event as `viewer` may see it. */
void sabacc_redact(const SabaccEvent *event, int viewer, SabaccEvent *seen);

/* Updates a view with an event redacted for its viewer. A view that has absorbed all events since it was
 * taken equals, byte for byte, one taken now. */
void sabacc_absorb(SabaccView *view, const SabaccEvent *event);

/* Fills in uniformly at random what the view does not know: a complete state that this viewer cannot
 * distinguish from the true one. The viewer is a seat or SABACC_OPEN. */
void sabacc_sample(const SabaccView *view, Rng *rng, SabaccState *state);

#endif
