#ifndef SABACC_TABLE_GAZE_H
#define SABACC_TABLE_GAZE_H

/* What those who sit at the table look at: whatever moves or matters most, one's own cards before one acts.
 * Lengths are logical units, times ms at normal speed. */

#include "table/frame.h"

/* What the person of that seat would look at now, by what all have seen. With `is_still` only whose hand is
 * judged, who has won, or who acts, who looks at their own cards. */
Gaze table_gaze_wanted(const TableView *view, int seat, bool is_still);
/* Until when that changes by itself, with the time alone; −INFINITY: it does not. */
double table_gaze_changes_until(const TableView *view, int seat);
bool table_gaze_is_same(Gaze a, Gaze b);

/* Which way the head turns for it, as SeatPlaces.turn. */
int table_gaze_turn(const TableFrame *frame, int seat, Gaze gaze);
/* How far aside it is, −1 left … 1 right, and how far down, 0 level … 1 right before one. */
float table_gaze_aside(const TableFrame *frame, int seat, Gaze gaze);
float table_gaze_down(Gaze gaze);

#endif
