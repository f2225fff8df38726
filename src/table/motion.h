#ifndef SABACC_TABLE_MOTION_H
#define SABACC_TABLE_MOTION_H

/* What each event of the core sets moving; what is heard of it stands in sounds.c. A function table_begin_…
   is a TableBegin (events.h): motion.def says which one is whose, and a kind of table has its own for what
   only it has. They know places by what they are for, and no pixels. */

#include "table/state.h"

/* ---- motion.c ---- */

/* Absorbs the event and sets moving what it moves; view->next_at says when the next may begin. */
void table_begin_event(TableView *view, const SabaccEvent *event);
/* Absorbs without motion. */
void table_absorb_event(TableView *view, const SabaccEvent *event);
bool table_must_wait(const TableView *view, const SabaccEvent *event);
/* The kind of table keeps what it wants of an event that has been absorbed. */
void table_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once);
/* Where the seat sits, for what is heard: −0.8 left … 0.8 right. */
float table_pan(const TableView *view, int seat);

/* Begins after `wait` ms and takes `length`. */
void table_fly(TableView *view, Flight flight, double wait, double length);
/* A card left (extra +1) or came to (−1) that place of the group. */
void table_glide(TableView *view, int seat, HandGroup group, int index, float extra);
/* The slot of a hand as it lies before an event takes it away. */
Place table_place_before(const SabaccTable *table, int seat, int slot);

double table_begin_quiet(TableView *view, const SabaccEvent *event); /* nothing moves */
double table_begin_word(TableView *view, const SabaccEvent *event);  /* the seat's last word changes */
double table_begin_roll(TableView *view, const SabaccEvent *event);
double table_begin_dealer(TableView *view, const SabaccEvent *event);
double table_begin_take(TableView *view, const SabaccEvent *event); /* a token, a side deck */
double table_begin_call(TableView *view, const SabaccEvent *event);
double table_begin_showdown(TableView *view, const SabaccEvent *event);
double table_begin_bomb(TableView *view, const SabaccEvent *event);
double table_begin_hand_end(TableView *view, const SabaccEvent *event);

/* ---- motion_credits.c ---- */

/* None where the amount is 0. */
void table_send_chips(TableView *view, Place from, Place to, int32_t amount, double wait);
double table_begin_ante(TableView *view, const SabaccEvent *event);
double table_begin_stake(TableView *view, const SabaccEvent *event); /* a bet, a match, a raise */
double table_begin_gather(TableView *view, const SabaccEvent *event);
double table_begin_penalty(TableView *view, const SabaccEvent *event);
double table_begin_payout(TableView *view, const SabaccEvent *event);
double table_begin_return(TableView *view, const SabaccEvent *event);
double table_begin_cap(TableView *view, const SabaccEvent *event);

/* ---- motion_cards.c ---- */

double table_begin_deal(TableView *view, const SabaccEvent *event);
/* The same to a seat, from that kind of place: another than the deck. */
double table_deal_from(TableView *view, const SabaccEvent *event, int from);
double table_begin_draw(TableView *view, const SabaccEvent *event);
double table_begin_trade(TableView *view, const SabaccEvent *event);
double table_begin_discard(TableView *view, const SabaccEvent *event);
/* The same where all cards that go do so together: none waits for the one before it. */
double table_begin_discard_together(TableView *view, const SabaccEvent *event);
double table_begin_fold(TableView *view, const SabaccEvent *event);
double table_begin_clear(TableView *view, const SabaccEvent *event);
double table_begin_hand(TableView *view, const SabaccEvent *event);
double table_begin_reshuffle(TableView *view, const SabaccEvent *event);
double table_begin_field(TableView *view, const SabaccEvent *event); /* into a field and out of it */
double table_begin_reveal(TableView *view, const SabaccEvent *event);

/* ---- shift.c ---- */

/* What the shift's motion keeps, where there is none. */
void table_shift_at_once(TableView *view, const SabaccEvent *event);
void table_shift_reset(TableView *view);
/* The light comes back. */
void table_end_shift(TableView *view, double wait);

double table_begin_shift(TableView *view, const SabaccEvent *event);
double table_begin_pick(TableView *view, const SabaccEvent *event);
double table_begin_turn(TableView *view, const SabaccEvent *event);
/* A card of a shift comes to a seat; −1 where the deal is none of a shift. */
double table_deal_shifted(TableView *view, const SabaccEvent *event);

/* ---- items.c ---- */

/* What is staked and bought back, and a device that is used. */
double table_begin_item(TableView *view, const SabaccEvent *event);
double table_begin_device(TableView *view, const SabaccEvent *event);

#endif
