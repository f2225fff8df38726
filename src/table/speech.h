#ifndef SABACC_TABLE_SPEECH_H
#define SABACC_TABLE_SPEECH_H

/* What a seat says (table_view_say): its name and the words on a small plate as near to its portrait as
 * nothing lies that is to be read. Nothing moves for it, and it does not move itself: its place depends on
 * the layout, not on what lies on the table at the moment. */

#include "table/frame.h"

/* How much of it is seen: 0 … 1. */
float table_speech_share(const TableView *view, double now);
bool table_speech_is_fading(const TableView *view);
/* The fading is over at once. */
void table_speech_rest(TableView *view);
/* The light around the portrait of the one who speaks; under the portrait. */
void table_draw_speaker(const TableFrame *frame, int seat);
void table_draw_speech(const TableFrame *frame);

#endif
