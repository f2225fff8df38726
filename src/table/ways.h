#ifndef SABACC_TABLE_WAYS_H
#define SABACC_TABLE_WAYS_H

/* The ways of chips and dice over the cloth: round what is read there. */

#include "table/flight.h"
#include "table/taken.h"

typedef struct Point {
    float x, y;
} Point;

/* A curve over the cloth between two points: it leaves the first towards another, and comes to the last from
 * one; both as far from those as they say. What slides is nowhere higher above the cloth than `tossed`. */
typedef struct Way {
    Point from, to, leaves, comes;
    bool slides;
    float tossed;
} Way;

Point table_middle_of(Box box);
float table_way_length(const Way *way);
/* t: 0 … 1 of the way; and how high a bundle is over the cloth there, in its arc. */
Point table_way_at(const Way *way, float t);
float table_way_lift(const Way *way, float t);

/* What is read near the way of a flight in that frame: names, totals, cards, captions and what lies at them.
 */
void table_way_words(TableTakenList *taken, const TableFrame *frame, const Flight *flight);
/* Of something so wide there: 0 over nothing that is read, more over a name or cards. */
float table_way_over(const TableTakenList *taken, Point at, float lift, float wide);
/* Bends a straight way, so that it is over as little as can be of that, and short. */
void table_way_bend(Way *way, const TableTakenList *taken, Box screen);

/* A hand on its way between its seat and the middle, which is there now, passes below the words of a pot: how
 * far down. */
float table_way_below_pots(const TableFrame *frame, Box lying, Box front, Box now);

/* ---- push.c ---- */

/* Of chips that a hand gives; their lowest at t, 0 … 1 of their time; and drawn. */
Way table_pushed_way(const TableFrame *frame, const Flight *flight);
Box table_pushed_box(const TableFrame *frame, const Flight *flight, float t);
void table_draw_pushed_chip(const TableFrame *frame, const Flight *flight, float t);

/* ---- flight_dice.c ---- */

/* How a thrown die swings out: over as little as can be of what is read. And where it is, as of pushed chips.
 */
FlightBends table_throw_bends(const TableFrame *frame, const Flight *flight);
Box table_thrown_box(const TableFrame *frame, const Flight *flight, float t);

#endif
