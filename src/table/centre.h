#ifndef SABACC_TABLE_CENTRE_H
#define SABACC_TABLE_CENTRE_H

/* The middle of the table: pots, the marker of round and phase, the pool of a shift. */

#include "table/cards.h"
#include "table/frame.h"

void table_draw_pots(const TableFrame *frame);
/* Where the chips of a pot in that tray stand. */
Box table_pot_chips(const TableFrame *frame, Box tray);
/* The gathered pots, without this round's bets: main first; 0 if there are no side pots. */
int table_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]);

/* ---- marker.c ---- */

void table_draw_marker(const TableFrame *frame);
/* Draws a word of the marker; returns its width. Lit: the current one. */
float table_draw_marker_word(const TableFrame *frame, float x, float y, const char *words, bool is_lit,
                             bool is_drawn);

/* ---- pool.c ---- */

void table_draw_pool(const TableFrame *frame);
/* 0 … 1: how far its ground is there, which tells what becomes of the cards. */
float table_pool_here(const TableFrame *frame);
Box table_pool_box(const TableFrame *frame, int slot);

/* ---- plates.c ---- */

/* A well sunk into the cloth or into a board, which lies so: the place of a card. */
void table_draw_well(const TableFrame *frame, Box box, Lying lying);
/* ---- tray.c ---- */

/* A tray on the cloth within that box, for dice, moves, what is staked: its sides lead to the middle of the
 * far rail, and its floor is felt in a lip of the rail's colour. */
void table_draw_tray(const TableFrame *frame, Box box);
/* That box, as wide as the floor is between the lips so far down, 0 … 1. */
Box table_tray_floor(const TableFrame *frame, Box box, float down);
/* Words on its floor: as on the cloth, without a shadow. Ended as those. */
void table_begin_tray_words(const TableFrame *frame, Box words);

/* ---- plates.c ---- */

/* The plate of a hand in the middle, as far as it is there, 0 … 1; of gold once it has won. */
void table_draw_gold_plate(const TableFrame *frame, Box box, float here, float won);
/* Words that lie on the cloth, whatever its colour, are written between these two: with an edge around the
 * letters, and in a soft shadow where it is one line; with high contrast on a plate instead. */
void table_begin_cloth_words(const TableFrame *frame, Box words);
void table_end_cloth_words(const TableFrame *frame);
/* The same on a small plate: what another's hand comes to, which lies before its cards on the inlay. */
void table_begin_hand_words(const TableFrame *frame, Box plate, bool wins);
#define TABLE_CLOTH_INK 0xffeee3cfu /* of words that say what something is; numbers are lighter */
/* The place nearest to `wanted`, of its size or of the narrow one, that covers nothing that can be chosen on
 * the table, and of all else that can be pointed at as little as it can. Call it once that is declared. */
Box table_clear_place(const TableFrame *frame, Box wanted, float narrow, float high);
/* The plate of what one's own hand is worth, and its words up to table_end_plaque_words. */
void table_draw_worth_plate(const TableFrame *frame, Box box, bool wins);
void table_begin_worth_words(const TableFrame *frame, Box plate);
/* Under words that lie on the cloth for long. */
void table_draw_dark_plate(const TableFrame *frame, Box box);

#endif
