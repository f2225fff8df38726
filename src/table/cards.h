#ifndef SABACC_TABLE_CARDS_H
#define SABACC_TABLE_CARDS_H

/* Cards that lie on the table: one by one, in hands and in piles. */

#include "table/frame.h"

typedef struct CardLook {
    SabaccCard card; /* SABACC_CARD_HIDDEN: its back */
    Box box;
    float lift; /* logical units above the table: the shadow falls further */
    float turn, angle, fade;
    float raster_height; /* 0: the box's */
    bool is_dim;
    const char *back; /* face of its back; NULL for "back" */
} CardLook;

/* The face of the back of a hidden card that lies at that place. */
const char *table_back_at(const TableFrame *frame, const Place *place);
void table_draw_card(const TableFrame *frame, const CardLook *look);
/* What its kind of table marks on a card that lies open. */
void table_draw_card_mark(const TableFrame *frame, const CardLook *look);
/* Of a card, what falls on the table. */
void table_draw_card_shadow(const TableFrame *frame, const CardLook *look);
/* A soft light under a card or pile that may be chosen. */
void table_draw_choosable(const TableFrame *frame, Box box, HotspotState state);
void table_draw_hand(const TableFrame *frame, int seat);

/* ---- piles.c ---- */

enum { TABLE_LAYER_TENTHS = 25 }; /* logical units, times ten, from one layer of a deck to the next */

/* Cards of a deck of so many lie in as many layers, each a little higher; its uppermost card. */
int table_deck_layers(const SabaccTable *table, int count);
Box table_top_of_deck(const TableFrame *frame, Box deck, int count);
/* Cards put away lie face down in a heap beside the deck, where no open pile lies. */
bool table_has_junk_heap(const SabaccTable *table);
/* How the uppermost card of the heap of junk lies: its box and its angle. */
Box table_heap_box(const TableFrame *frame);
float table_heap_angle(const TableFrame *frame);

/* ---- close_up.c ---- */

/* The card of that place has left it to be looked at. */
bool table_is_looked_at(const TableView *view, const Place *place);
void table_draw_close_up(const TableFrame *frame);

#endif
