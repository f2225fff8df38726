#ifndef SABACC_TABLE_DICE_H
#define SABACC_TABLE_DICE_H

/* Dice: in the tray and elsewhere. `rest`: the height at which a die will come to rest. */

#include "table/frame.h"

#define TABLE_DIE_GOLD  ((Colour)0xffb98a34u)
#define TABLE_DIE_STEEL ((Colour)0xff7c8894u)
#define TABLE_DIE_BONE  ((Colour)0xffcfc0a0u)

void table_draw_dice(const TableFrame *frame);
void table_draw_die(const TableFrame *frame, int face, Box box, float angle, float fade, float rest);
/* A die that has come to rest: one of six faces is a body, seen so far from the front, radians; its upper
 * side and its front are together so high, in sides. */
#define TABLE_DIE_SEEN_FROM 0.5f
#define TABLE_DIE_BODY      1.41f
void table_draw_lying_die(const TableFrame *frame, int slot, int face, Box box, float angle, float fade);
/* A rolling die: a face rotated about its upright axis, and its shadow from that height. */
void table_draw_die_face(const TableFrame *frame, int face, Box box, float angle, float turn, float fade,
                         float rest);
/* A side of a die that tumbles: where the sprite says, in as much light, 0 … 1. */
void table_draw_die_side(const TableFrame *frame, int face, const Sprite *at, float light);
void table_draw_die_shadow(const TableFrame *frame, int face, Box box, float angle, float height, float rest);
/* The colour of its edges. */
Colour table_die_body(const SabaccTable *table, int face);
/* A face shown while the die tumbles, before it lands on `face`. */
int table_die_tumbling(const SabaccTable *table, int slot, int face, int step);
/* The faces of the dice thrown now or last. */
int table_die_faces(const SabaccTable *table);
/* How far askew a die of the tray lies, radians: the same as long as it lies there. */
float table_die_angle(const TableFrame *frame, int slot);
/* How much light is on dice so many ms after they have come to rest, 0 … 1. */
float table_throw_light(float since);
bool table_throw_is_lit(const TableView *view);
/* The box of a die in the tray, PLACE_DIE; the start of the slot-th die's throw, at
 * the seat of the dealer, `side` wide where that is near. */
Box table_die_place(const TableFrame *frame, const Place *place);
/* The tray with what is written on its edge and below it at any time; empty where there is none. */
Box table_tray_box(const TableFrame *frame);
Box table_throw_box(const TableFrame *frame, int slot, float side);
/* The dice of a roll lie there, and none is in flight; what they mean, "" for nothing. */
bool table_dice_lie(const TableFrame *frame);
void table_roll_words(const TableFrame *frame, char *words, size_t size);
/* The word of the form that an option has at this table ("doubles"); "" where the game has no such option. */
void table_option_word(const SabaccTable *table, SabaccOptionId id, char *words, size_t size);

#endif
