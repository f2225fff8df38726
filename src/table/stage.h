#ifndef SABACC_TABLE_STAGE_H
#define SABACC_TABLE_STAGE_H

/* The stage: the free middle of the cloth, where hands are judged at a showdown. It is clear of people, of
 * what lies before other seats and of everything in the middle of the table. While hands are judged there
 * others make room: the bottom seat's hand becomes smaller, on its foot, and hands that lie behind the stage
 * towards their owners, as far as it needs the room. */

#include "table/frame.h"

/* Finds the stage of this frame, and lets the hands around it make room. Call it before anything is
 * drawn; without it there is no stage. */
void table_set_stage(TableFrame *frame);

/* Where hands stand on it, with their plates. */
Box table_front_room(const TableFrame *frame);
/* Across, what of the stage that seat's hand and its plate have. */
Box table_stage_room(const TableFrame *frame, int seat);
/* The layout with that seat's cards on their way there. */
TableFrame table_forward_frame(const TableFrame *frame, int seat);
/* Its cards would only show at the edges of a hand that is in the middle before them: they are not drawn. */
bool table_is_beneath(const TableFrame *frame, int seat);

/* A hand in the middle has a plate below it, so high, and so far below its cards: farther where hands lie in
 * racks. Logical units. */
enum { TABLE_STAGE_PLATE = 50 };
float table_stage_gap(const TableFrame *frame);

/* Free cloth above the bottom seat's cards, near that x, for something so many times as wide as it is high,
 * and so wide if there is room. */
Box table_stage_cloth(const TableFrame *frame, float x, float shape, float wide);
/* The same so far above that, or none. */
Box table_stage_free_cloth(const TableFrame *frame, float x, float shape, float wide, float low);
/* It overlaps the hand of a winner that is in the middle while it is paid, or its plate. */
bool table_stage_is_taken(const TableFrame *frame, Box box);
/* Free cloth in landscape beside the chips that a seat has won, best towards the middle: so large, or as much
 * of that as there is room for, half of it at least; or none. */
Box table_stage_beside(const TableFrame *frame, int seat, float wide, float high);

#endif
