#ifndef SABACC_TABLE_DICE_H
#define SABACC_TABLE_DICE_H

/* Dice: what lies in the tray, and single dice wherever they are. `rest`: the height at which a die will
   lie. */

#include "table/frame.h"

#define TABLE_DIE_GOLD  ((Colour)0xffb98a34u)
#define TABLE_DIE_STEEL ((Colour)0xff7c8894u)
#define TABLE_DIE_BONE  ((Colour)0xffcfc0a0u)

void table_draw_dice(const TableFrame *frame);
void table_draw_die(const TableFrame *frame, int face, Box box, float angle, float fade, float rest);
/* Of one that rolls: a face, turned about its upright axis, and what falls on the cloth from that height. */
void table_draw_die_face(const TableFrame *frame, int face, Box box, float angle, float turn, float rest);
void table_draw_die_shadow(const TableFrame *frame, int face, Box box, float angle, float height, float rest);
/* The colour of its edges. */
Colour table_die_body(const SabaccTable *table, int face);
/* A face that is seen while the die tumbles, before it lies on `face`. */
int table_die_tumbling(const SabaccTable *table, int slot, int face, int step);
/* Of the dice that are thrown now or were last. */
int table_die_faces(const SabaccTable *table);
/* Where a die lies in the tray, PLACE_DIE; where the slot-th comes from that is thrown, `side` wide. */
Box table_die_place(const TableFrame *frame, const Place *place);
Box table_throw_box(const TableFrame *frame, int slot, float side);
/* The word of the form that an option has at this table ("doubles"); "" where the game has no such option. */
void table_option_word(const SabaccTable *table, SabaccOptionId id, char *words, size_t size);

#endif
