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
/* Darkens everything except cards and fields; drawn before the hands. */
void table_draw_veil(const TableFrame *frame);
void table_draw_sweep(const TableFrame *frame);
/* The seat's cards that a shift has taken and whose new faces are still to come. */
void table_draw_broken(const TableFrame *frame, int seat);
void table_draw_forming(const TableFrame *frame, const Flight *flight, float t);
/* Draws a card that the line of light is touching; false if it is not. */
bool table_draw_touched(const TableFrame *frame, int seat, int slot, const CardLook *look);

#endif
