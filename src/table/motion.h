#ifndef SABACC_TABLE_MOTION_H
#define SABACC_TABLE_MOTION_H

/* The motion of each core event; sounds are in sounds.c. A function table_begin_… is a TableBegin (events.h):
 * motion.def assigns them to events, and a variant has its own for events specific to it. Places are
 * symbolic, not pixels. */

#include "table/state.h"

/* ---- motion.c ---- */

/* Absorbs the event and starts its motion; view->next_at is when the next may begin. */
void table_begin_event(TableView *view, const SabaccEvent *event);
/* Absorbs without motion. */
void table_absorb_event(TableView *view, const SabaccEvent *event);
bool table_must_wait(const TableView *view, const SabaccEvent *event);
/* Lets the variant update its own data after an event was absorbed. */
void table_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once);

/* Starts a flight after `wait` ms that takes `length`; later, if somebody reaches out for it (table/reach.h).
 */
void table_fly(TableView *view, Flight flight, double wait, double length);
/* In how many ms all that flies has landed. */
double table_lands_in(const TableView *view);
/* A card left (extra +1) or entered (−1) the group at that place; adds to what still glides there. */
void table_glide(TableView *view, int seat, HandGroup group, int index, float extra);
/* The place of a slot of a hand before an event removes it. */
Place table_place_before(const SabaccTable *table, int seat, int slot);

double table_begin_quiet(TableView *view, const SabaccEvent *event); /* no motion */
double table_begin_word(TableView *view, const SabaccEvent *event);  /* the seat's last action changes */
/* What follows waits till what has come to rest after `ms` can have been read; returns when that is. */
double table_begin_reading(TableView *view, double ms);
double table_begin_roll(TableView *view, const SabaccEvent *event);
double table_begin_dealer(TableView *view, const SabaccEvent *event);
double table_begin_take(TableView *view, const SabaccEvent *event); /* a token, a side deck */
double table_begin_call(TableView *view, const SabaccEvent *event);
double table_begin_hand_end(TableView *view, const SabaccEvent *event);
double table_begin_game_end(TableView *view, const SabaccEvent *event);

/* ---- motion_credits.c ---- */

/* No flight if the amount is 0. */
void table_send_chips(TableView *view, Place from, Place to, int32_t amount, double wait);
/* What a payment without motion leaves before its winner. */
void table_pay_at_once(TableView *view, const SabaccEvent *event);
double table_begin_ante(TableView *view, const SabaccEvent *event);
double table_begin_stake(TableView *view, const SabaccEvent *event); /* a bet, a match, a raise */
double table_begin_gather(TableView *view, const SabaccEvent *event);
double table_begin_penalty(TableView *view, const SabaccEvent *event);
double table_begin_payout(TableView *view, const SabaccEvent *event);
double table_begin_return(TableView *view, const SabaccEvent *event);
double table_begin_rebuy(TableView *view, const SabaccEvent *event);
double table_begin_cap(TableView *view, const SabaccEvent *event);

/* ---- motion_cards.c ---- */

double table_begin_deal(TableView *view, const SabaccEvent *event);
/* A deal to a seat from another place than the deck. */
double table_deal_from(TableView *view, const SabaccEvent *event, int from);
double table_begin_draw(TableView *view, const SabaccEvent *event);
double table_begin_trade(TableView *view, const SabaccEvent *event);
double table_begin_discard(TableView *view, const SabaccEvent *event);
/* The same, with all cards moving at once instead of one after another. */
double table_begin_discard_together(TableView *view, const SabaccEvent *event);
double table_begin_fold(TableView *view, const SabaccEvent *event);
double table_begin_clear(TableView *view, const SabaccEvent *event);
double table_begin_hand(TableView *view, const SabaccEvent *event);
double table_begin_reshuffle(TableView *view, const SabaccEvent *event);
double table_begin_field(TableView *view, const SabaccEvent *event); /* into a field and out of it */
double table_begin_reveal(TableView *view, const SabaccEvent *event);

/* ---- shift.c ---- */

/* Updates the shift's state when there is no motion. */
void table_shift_at_once(TableView *view, const SabaccEvent *event);
void table_shift_reset(TableView *view);
/* The ground of the pool has appeared, or disappeared. */
void table_pool_rest(TableView *view);
/* Whether a shift takes whole hands, or all of them that is not kept. */
bool table_shift_breaks_hands(int shift);
/* A shift has begun, and its light has not returned. */
bool table_shift_is_on(const TableView *view);
/* Whether a discard now is of a card that a shift has broken, and what becomes of it: true if it was. */
bool table_discards_broken(const TableView *view);
bool table_discard_broken(TableView *view, const SabaccEvent *event);
/* The light returns. */
void table_end_shift(TableView *view, double wait);

/* How long whole hands take from the dimming of the light until they are formed again, ms at normal speed. */
double table_shift_ms(const TableView *view);
double table_begin_shift(TableView *view, const SabaccEvent *event);
double table_begin_pick(TableView *view, const SabaccEvent *event);
double table_begin_turn(TableView *view, const SabaccEvent *event);
/* A card of a shift is dealt to a seat; −1 if the deal is not part of a shift. */
double table_deal_shifted(TableView *view, const SabaccEvent *event);

/* ---- items.c ---- */

/* Staking and redeeming; what becomes of the first item beside the pot; and the use of a device. */
double table_begin_item(TableView *view, const SabaccEvent *event);
double table_begin_take_item(TableView *view, const SabaccEvent *event);
double table_begin_keep_item(TableView *view, const SabaccEvent *event);
double table_begin_device(TableView *view, const SabaccEvent *event);

#endif
