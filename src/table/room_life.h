#ifndef SABACC_TABLE_ROOM_LIFE_H
#define SABACC_TABLE_ROOM_LIFE_H

/* What lives in a room while somebody looks on (table_view_live), ten times a second: a few of its lights,
 * none of them before a person, and one's own cards, which breathe; and how its picture appears, when it
 * comes after the first frame. With reduced motion lights stand still and the picture is there at once. */

#include "table/frame.h"

/* Notes whether its picture is there: it appears in a moment once it is. */
void table_room_note(const TableFrame *frame, bool is_there);
/* 1 … 0: how much is missing of it, and of what comes with it. */
float table_room_absence(const TableFrame *frame);
/* A flat ground of the room's light. */
void table_draw_room_ground(const TableFrame *frame);
void table_draw_room_life(const TableFrame *frame);
/* How far the index-th card of the hand at the bottom is down from its place as it breathes, logical units.
 */
float table_breath(const TableView *view, int index);

#endif
