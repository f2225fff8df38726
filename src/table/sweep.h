#ifndef SABACC_TABLE_SWEEP_H
#define SABACC_TABLE_SWEEP_H

/* The look of a shift: the light dims and lines of light sweep over the table. */

#include "table/cards.h"

/* 0 lit … 1 dark: the table light during a shift. */
float table_darkness(const TableView *view, double now);
bool table_light_is_changing(const TableView *view);
/* How far what lies on the table is knocked down as the last new face has formed, logical units. */
float table_bump(const TableView *view, double now);
bool table_is_bumping(const TableView *view);
/* The indices of the new faces glow for a moment after that. */
bool table_new_faces_glow(const TableView *view);
/* Broken cards do, for a while and as they re-form; between, they hang still. */
bool table_cards_jitter(const TableView *view);
/* Darkens everything except cards and fields; drawn before the hands. */
void table_draw_veil(const TableFrame *frame);
/* The lines, on the cloth beneath all cards and around what stands on it; and what they throw on people, and
 * new faces, above. */
void table_draw_sweep_on_cloth(const TableFrame *frame);
void table_draw_sweep(const TableFrame *frame);
/* The seat's cards that a shift has taken and whose new faces are still to come. */
void table_draw_broken(const TableFrame *frame, int seat);
void table_draw_forming(const TableFrame *frame, const Flight *flight, float t);
/* Draws a card of a hand that the line of light is touching, or breaks because the shift takes it
 * (`shift_takes` of TableVariant); false if it does neither. */
bool table_draw_touched(const TableFrame *frame, int seat, int slot, const CardLook *look);
/* Whether the line has begun to break it: nothing is written on it any more. */
bool table_is_broken(const TableFrame *frame, int seat, int slot, const CardLook *look);
/* How much light is around a card that stays whole while others of its kind change, 0 … 1; and that light,
 * before the card is drawn, which it lifts. */
float table_spared_light(const TableFrame *frame, int seat, int slot);
void table_draw_spared(const TableFrame *frame, CardLook *look, float light);
/* FLIGHT_BROKEN: draws the bands of a face that close as a back; false once it is closed. */
bool table_draw_leaving(const TableFrame *frame, const Flight *flight, const CardLook *look);

#endif
