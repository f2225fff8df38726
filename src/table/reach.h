#ifndef SABACC_TABLE_REACH_H
#define SABACC_TABLE_REACH_H

/* Whoever gives something reaches out for it: with what they bet, discard, play or throw the hand comes out
 * over the rail, and it leaves at the furthest point. Only people who are seen as figures do, and none with
 * reduced motion. Times in ms at normal speed. */

#include "table/frame.h"

/* A flight that would begin after `wait` ms: its giver begins to reach out, and it has to wait so much
 * longer; 0 if nobody gives it. */
double table_reach_out(TableView *view, const Flight *flight, double wait);
/* How far the hand is out, 0 … 1. */
float table_reach(const PersonLean *lean, double now);
/* From when until when the arms are seen that give; until when the hand moves. −INFINITY: never. */
bool table_gives(const PersonLean *lean, double now);
double table_gives_until(const PersonLean *lean);
double table_reach_ends(const PersonLean *lean);

/* A box of that side at the hand that gives; false where the seat has no figure. */
bool table_giving_hand(const TableFrame *frame, int seat, float side, Box *box);
/* Who throws dice; SABACC_NOBODY: they come from the near edge. */
int table_thrower(const SabaccTable *table);

#endif
