#ifndef SABACC_TABLE_SPEECH_H
#define SABACC_TABLE_SPEECH_H

/* What a seat says (table_view_say): the words in a bubble beside the head, or under the chin, with its tail
 * at the mouth. It covers no face and nothing that is to be read. Where there is no such place it stands
 * further off, with the name. Nothing moves for it, and it does not move itself: its place depends on the
 * layout, not on what lies on the table at the moment. */

#include "table/frame.h"

/* How much of it is seen: 0 … 1. */
float table_speech_share(const TableView *view, double now);
bool table_speech_is_fading(const TableView *view);
/* The fading is over at once. */
void table_speech_rest(TableView *view);
/* Finds its place, once for each layout; before it is drawn. */
void table_place_speech(TableView *view, const TableFrame *frame);
void table_draw_speech(const TableFrame *frame);
/* The part of somebody's picture at that seat that no bubble covers. */
Box table_face_box(const SeatPlaces *places);
/* A wedge from the edge of a bubble towards a portrait. */
void table_draw_tail(const TableFrame *frame, Box box, Box medal, Colour colour);

#endif
