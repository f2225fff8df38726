#ifndef SABACC_TABLE_WINNINGS_H
#define SABACC_TABLE_WINNINGS_H

/* What a seat has won: the stacks of a pot slide over the cloth in small bundles, each on a way of its own a
 * little after the last, and stand as a heap before the seat until the next hand begins. With reduced motion
 * they appear there. */

#include "table/chips.h"

enum { TABLE_RAKE_CHIPS = 28, TABLE_RAKE_STACKS = TABLE_PILES, TABLE_WON_STACKS = 7, TABLE_BUNDLE = 2 };
#define TABLE_RAKE_MS        560.0 /* the way of a bundle */
#define TABLE_RAKE_SPREAD_MS 480.0 /* from the first bundle of a pot that leaves to the last, at most */
#define TABLE_RAKE_APART_MS  96.0  /* from one to the next, at most */

/* What the chips of a pot of so many credits are worth each, and how they stand (table_break_down). Returns
 * how many. */
int table_rake_chips_of(int32_t amount, WonChip chips[TABLE_RAKE_CHIPS]);

/* Puts the chips of a pot before a seat, beside what stands there already: their stacks and levels become
 * those; and the same of the chips alone. */
void table_winnings_put(TableWinnings *won, WonChip *chips, int count);
void table_winnings_add(TableView *view, int seat, int32_t amount, WonChip *chips, int count);
/* What a seat has won so far: the credits of the chips that lie there by that time, when the first and the
 * last of all land, and the last of those that lie. */
typedef struct WonSoFar {
    int32_t amount;
    double first, last, latest;
} WonSoFar;
WonSoFar table_won_so_far(const TableView *view, int seat, double now);
/* They are taken to the plates, in a moment or at once. */
void table_winnings_sweep(TableView *view);
void table_winnings_rest(TableView *view);
/* What moves of it has come to its end. */
void table_winnings_settle(TableView *view);
bool table_winnings_are_moving(const TableView *view);

/* They stand there: nothing else is written beside that seat's cards. */
bool table_winnings_stand(const TableFrame *frame, int seat);
/* They have been taken in: nothing of them is apart from the seat's credits. */
bool table_winnings_are_taken(const TableFrame *frame);
/* Where they stand, one stack high. */
Box table_winnings_box(const TableFrame *frame, int seat);
/* Without those still on their way. */
void table_draw_winnings(const TableFrame *frame, int seat);
/* Where a chip of that stack stands, so many above the lowest. */
Box table_winnings_chip(const TableFrame *frame, int seat, int stack, int level);

/* ---- heap.c ---- */

/* Gives the heaps of this frame their places: those of others between their owner's plate and cards, which
 * make room for them as the chips are on their way; one's own on the free cloth above one's cards. Call it
 * once the stage is set. Upright, and where there is no room, they stand where bets lie. */
void table_make_room_for_heaps(TableFrame *frame);

/* ---- rake.c ---- */

/* Finds how chips of pots go round what is read in that frame, if they have just left. */
void table_rake_find_ways(TableView *view, const TableFrame *frame);
/* A chip of such a stack on its way, to a seat or to another pot. */
void table_draw_raked_chip(const TableFrame *frame, const Flight *flight);
/* The stacks that are about to leave that pot: they stand in it as they will leave. */
void table_draw_waiting_stacks(const TableFrame *frame, const Place *pot);
/* How far a chip so high in a stack hangs over as that has come to rest, in widths of a chip along its way, 0
 * … 1 of the time in which it does. */
float table_stack_sways(int above, float share);

/* ---- result.c ---- */

#define TABLE_TELL_MS 160.0 /* the sum gives way to the plate */

/* At that time a plate says who has won how much with which hand, until the next hand; before it, from the
 * first payment on, nothing else stands there. Returns how long it takes, ms. */
double table_tell_result(TableView *view, double at);
bool table_has_result(const TableView *view);
/* What decided between that hand, the best one shown, and one that is told in the same words: "more cards";
 * "" if that is not so. */
const char *table_why_it_won(const TableFrame *frame, int seat);
/* The sum is counted or the plate comes. */
bool table_result_is_moving(const TableView *view);
void table_draw_result(const TableFrame *frame);
/* Whether light goes over the plate now. */
bool table_result_is_lit(const TableView *view);
/* Where it lies, that wide, if nothing is in its way. */
Box table_result_place(const TableFrame *frame, float wide);

/* ---- payoff.c ---- */

/* The sum that a seat wins, large beside the chips that it is given: it comes with the first that lands, and
 * is counted with them; as the last lands the plate of the result comes, and after a while the sum goes to
 * the credits of its seat. Where there is no room for it there, and upright, it lies on the free cloth until
 * that plate takes its place. With reduced motion it only appears. */
/* From the last chip to the plate, ms; when the sum begins to leave; and when nothing of it moves. */
double table_payoff_stays(const TableView *view);
double table_payoff_leaves(const TableView *view);
double table_payoff_ends(const TableView *view);
/* 1 as the sum of that seat comes to its credits on the plate … 0. */
float table_payoff_greets(const TableFrame *frame, int seat);
/* How wide its sum is, of its height: it depends on no more than the number of digits. */
float table_payoff_shape(const TableView *view, int seat);
void table_draw_payoff(const TableFrame *frame);
/* 1 as the last chip of what a seat has won lands … 0: its moment is over, or not yet there. */
float table_payoff_hit(const TableFrame *frame, int seat);

#endif
