#ifndef SABACC_TABLE_CARDS_H
#define SABACC_TABLE_CARDS_H

/* Cards on the table: single cards, hands and piles. */

#include "table/frame.h"

typedef struct CardLook {
    SabaccCard card; /* SABACC_CARD_HIDDEN: its back */
    Box box;
    float lift; /* logical units above the table: the shadow falls further */
    float turn, angle, fade;
    float narrower, lean;              /* lying on the cloth, as of a sprite */
    float gloom;                       /* 0 … 1: how dark the table is; in the dark no shadow is seen */
    float raster_height, raster_shape; /* as of a sprite */
    bool is_dim;                       /* out of play */
    float dimmed;                      /* 0 lit … 1: beaten */
    const char *back;                  /* face of its back; NULL for "back" */
} CardLook;

/* The face name for the back of a hidden card at that place. */
const char *table_back_at(const TableFrame *frame, const Place *place);
void table_draw_card(const TableFrame *frame, const CardLook *look);
/* Turned about its long axis, in perspective, with its edge; as a card where it is not turned. */
void table_draw_turning_card(const TableFrame *frame, const CardLook *look);
/* The variant's mark on an open card. */
void table_draw_card_mark(const TableFrame *frame, const CardLook *look);
/* The shadow of a card on the table. */
void table_draw_card_shadow(const TableFrame *frame, const CardLook *look);
/* They have six corners, above and below the middle of each an edge that slopes to both sides. */
bool table_cards_are_pointed(const TableView *view);
/* Darkens a card where it is: its outline in black, as opaque as `fade` leaves it. */
void table_draw_card_shade(const TableFrame *frame, const CardLook *look);
/* A line around a card that is drawn next; `light`: 0 … 1. */
void table_draw_rim(const TableFrame *frame, const CardLook *look, float light);
/* A soft light under a card or pile that can be chosen. */
void table_draw_choosable(const TableFrame *frame, Box box, HotspotState state);
/* The key of the thing at that index, after that of the first; 0 beyond nine. */
uint32_t table_key_after(uint32_t first, int index);
/* How far a chosen card of one's own is lifted, as a share of its height. */
#define TABLE_LIFTED 0.08f
void table_draw_hand(const TableFrame *frame, int seat);
/* What is held is over the table and its rail: its shadow falls on both, below plates and cards. */
void table_draw_held_shadow(const TableFrame *frame, int seat);

/* ---- lying.c ---- */

/* How what is in that box lies, as of a sprite, and how far it is turned where it lies, or in a hand, radians
 * clockwise; zeros: it stands. */
typedef struct Lying {
    float narrower, lean, turned;
} Lying;
/* How a card at that place lies. */
/* How far the far end of a line across the cloth is to the right of its near end at that x, so much lower. */
float table_lean_at(const TableFrame *frame, float x, float height);
Lying table_lying_at(const TableFrame *frame, const Place *place, Box box);
/* The look of a card that lies so. */
CardLook table_laid_look(const TableFrame *frame, const CardLook *look, Lying lying);
/* Where a point of the picture is seen, 0 … 1 of its width and its height. */
void table_point_on_card(const CardLook *look, float across, float down, float *x, float *y);
/* A line around a box that lies so. */
void table_draw_laid_outline(const TableFrame *frame, Box box, Lying lying, float width, Colour edge);
/* A picture that lies so and fills that box. */
void table_draw_laid_picture(const TableFrame *frame, const char *asset, Box box, Lying lying, float fade);

/* ---- piles.c ---- */

enum { TABLE_LAYER_TENTHS = 25 }; /* logical units, times ten, from one layer of a deck to the next */

/* A card that lies there, seen in perspective; without turn. */
void table_draw_lying_card(const TableFrame *frame, const CardLook *look);
/* The layers of a pile of such. */
void table_draw_lying_deck(const TableFrame *frame, const CardLook *look, int layers);
/* The seam on the cloth around the place of a pile. */
void table_draw_lying_place(const TableFrame *frame, Box box);
/* The number of layers drawn for a pile of that many cards, each slightly higher; the last is the top card.
 */
int table_deck_layers(const SabaccTable *table, int count);
Box table_top_of_deck(const TableFrame *frame, Box deck, int count);
/* Whether discards go to a face-down heap beside the deck, because there is no open pile. */
bool table_has_junk_heap(const SabaccTable *table);
/* The box and angle of the top card of the junk heap. */
Box table_heap_box(const TableFrame *frame);
float table_heap_angle(const TableFrame *frame);
/* How far askew a card lies at that place, radians: the same as long as it lies there. */
float table_lying_angle(const TableFrame *frame, const Place *place, SabaccCard card);
/* A pile's plate below it: what it is called, "" for nothing, and how many cards it has, "NAME:count"; or
 * beside it, at its left with a title, at its right without. */
void table_draw_side_caption(const TableFrame *frame, const char *name, Box pile, const char *title,
                             int count);
void table_draw_short_caption(const TableFrame *frame, const char *name, Box pile, const char *title,
                              int count);
/* The cap of the key that takes from it: on the pile, off the plate below it. */
void table_draw_pile_key(const TableFrame *frame, Box pile, uint32_t key, const char *name);
/* The top of a discard pile, named `name`, askew on the card beneath it. `count`: of the pile's cards. */
void table_draw_pile_top(const TableFrame *frame, const char *name, Box pile, const SabaccCard *cards,
                         int count);

/* ---- folded.c ---- */

/* Where the bottom seat has folded, its hand lies pale and face down at the rail; where it is out, there is
 * the empty place of one. It is no higher than the cloth that others leave to the bottom seat. */
void table_draw_folded(const TableFrame *frame);
bool table_folded_is_coming(const TableView *view);

/* ---- close_up.c ---- */

/* Whether the card of that place is shown in the close-up instead. */
bool table_is_looked_at(const TableView *view, const Place *place);
void table_draw_close_up(const TableFrame *frame);

#endif
