#ifndef SABACC_TABLE_VARIANTS_FAMILIES_H
#define SABACC_TABLE_VARIANTS_FAMILIES_H

/* A table of two families of cards with piles of their own, chips apart from credits, and shift tokens (KE-1,
   KE-2). */

#include "table/frame.h"

bool table_has_families(const SabaccTable *table);
const char *table_family_title(SabaccFamily family); /* translated; "" for none */
/* What the other parts of a layout have left. */
typedef struct LayoutRoom {
    Box middle, own; /* between the others and the bottom seat; the bottom seat's */
    int rows;        /* of other seats, where the screen stands */
    float row_high;
} LayoutRoom;
/* Puts in their places the seats' cards, chips and tokens and all that lies in the middle. */
void table_place_families(TableLayout *at, int seats, const LayoutRoom *room);
/* Where each family's card of a hand lies, under the cards; the piles in the middle. */
void table_draw_hand_places(const TableFrame *frame, int seat);
void table_draw_families(const TableFrame *frame);

/* ---- families_discs.c ---- */

/* `rest`: as of table_draw_chips, the height at which it will lie. */
void table_draw_disc(const TableFrame *frame, Box box, bool in_play, float fade, float rest);
/* Chips at a place, PLACE_STOCK or PLACE_IN_PLAY, without those on their way there. */
int table_discs_there(const TableFrame *frame, const Place *place);
Box table_disc_box(const TableFrame *frame, const Place *place, int index);
void table_draw_stock(const TableFrame *frame, int seat);
void table_draw_stock_number(const TableFrame *frame, int seat, Box line, const TextStyle *style);
void table_draw_in_play(const TableFrame *frame, int seat);
void table_draw_disc_flight(const TableFrame *frame, const Flight *flight, float t);

/* ---- families_tokens.c ---- */

/* SABACC_CARD_HIDDEN: its back. */
void table_draw_token(const TableFrame *frame, SabaccCard token, Box box, float fade, bool is_dim);
Box table_token_box(const TableFrame *frame, int seat, int slot);
/* All racks; returns the token that is pointed at or chosen, SABACC_CARD_NONE where none is. */
SabaccCard table_draw_tokens(const TableFrame *frame);
void table_draw_token_words(const TableFrame *frame, SabaccCard token);
/* What holds (sabacc_in_force): rules of the hand in the middle, the rest at its seats. */
void table_draw_in_force(const TableFrame *frame);
void table_draw_token_flight(const TableFrame *frame, const Flight *flight, float t);
/* Words for an event of a table of families; false where it is told as in any other game. */
bool table_log_tokens(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size);
/* How far a hand's two cards are apart, and what that is called. */
void table_draw_difference(const TableFrame *frame, int seat, int difference, SabaccRank rank);

#endif
