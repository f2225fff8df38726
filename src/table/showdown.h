#ifndef SABACC_TABLE_SHOWDOWN_H
#define SABACC_TABLE_SHOWDOWN_H

/* The showdown: contenders' hands come forward to the middle of the cloth one after the other, as they are
 * judged (table/stage.h). The leader's hand stays in its half of it, and does not move while challengers come
 * to the other half; the hand that is beaten goes back to its seat, and its light goes down. The last one has
 * the middle to itself. The bottom seat's hand is large already: it stands back meanwhile. With reduced
 * motion only the light changes. */

#include "table/frame.h"

double table_begin_showdown(TableView *view, const SabaccEvent *event);
/* The hand of a bombed seat is in the middle while it bursts. */
double table_begin_bomb(TableView *view, const SabaccEvent *event);
/* Hands go back to their seats before single cards decide between some of them. */
double table_begin_draws(TableView *view, const SabaccEvent *event);
/* A seat is paid: the hands that have won stay in the middle, the others leave it; with the bottom seat's
 * among them all do, and one that has come alone, from where it is paid. Returns the ms until these are at
 * their seats; and whether some stay. */
double table_pay_showdown(TableView *view);
bool table_showdown_holds(const TableView *view);
/* All hands return to their seats; returns the ms until they are there. */
double table_end_showdown(TableView *view);
/* The lamp's light goes to a seat that is paid. */
void table_light_the_paid(TableView *view, int seat);
/* No hand is in the middle, and all light has changed. */
void table_showdown_rest(TableView *view);
bool table_showdown_is_moving(const TableView *view);
/* Hands come to the middle of the cloth, or lie there: no words stand in it. */
bool table_showdown_takes_middle(const TableView *view);

/* The seat's hand is to be judged in the middle: it is shown, but its cards turn only there. */
bool table_turns_in_the_middle(const TableView *view, int seat);
void table_keep_closed(TableView *view, int seat, uint16_t slots);
bool table_is_kept_closed(const TableFrame *frame, int seat, int slot);
/* The seat that is being judged, or has won, from then on until it is paid; −1 if there is none. */
int table_watched_hand(const TableView *view);
/* No hands are judged, or whoever wins has been shown. */
bool table_is_decided(const TableView *view);
/* Has been judged the best of all, or been paid; and another is better, as far as is seen at that time. */
bool table_wins_by(const TableView *view, int seat, double now);
bool table_loses_by(const TableView *view, int seat, double now);
/* 0 … 1: how far the seat's bombed hand has burst. */
float table_burst(const TableFrame *frame, int seat);
/* That moment, or if it is in the short one before a winner is seen, in which nothing moves, its beginning.
 */
double table_held_before_winner(const TableView *view, double now);
/* How far what lies on the table is knocked down, by a great hand or a bomb, logical units. */
float table_knock(const TableView *view, double now);

/* 0 … 1: how far the seat's hand is on its way to the middle. */
float table_forward(const TableFrame *frame, int seat);
/* −1 left of the middle … 1 right of it; and how large it is, 1: as it stands there. The winner's bounces
 * once.
 */
float table_forward_aside(const TableFrame *frame, int seat);
float table_forward_pop(const TableFrame *frame, int seat);
/* 0 … 1: how far the bottom seat's hand stands back. */
float table_standing_back(const TableFrame *frame);
/* It is shown, and has been on that way in this showdown. */
bool table_came_forward(const TableFrame *frame, int seat);
/* 0 lit … 1: how far its light has gone down because another hand beats it. */
float table_hand_dimness(const TableFrame *frame, int seat);
/* Its hand is still to be judged in this showdown; and its worth to be counted up. */
bool table_is_to_be_judged(const TableView *view, int seat);
bool table_is_to_be_counted(const TableFrame *frame, int seat);
/* 0 … 1: how far the light of a winner has risen. */
float table_won_light(const TableFrame *frame, int seat);
/* The hands in the middle, each with a plate beneath that says what it comes to. */
void table_draw_forward_hands(const TableFrame *frame);

#endif
