#ifndef SABACC_TABLE_VARIANTS_FAMILIES_H
#define SABACC_TABLE_VARIANTS_FAMILIES_H

/* A table of two families of cards with separate piles, chips separate from credits, and shift tokens (KE-1,
 * KE-2). Shared by its files: families.c (hands and piles), families_layout.c, families_discs.c,
 * families_tokens.c, families_motion.c, families_words.c. */

#include "table/motion.h"
#include "table/variant.h"

enum {
    PLACE_STOCK = PLACE_OWN, /* a seat's chips apart from credits (KE-1) */
    PLACE_IN_PLAY,           /* those of them that it has in play (KE-3) */
    PLACE_TOKEN              /* seat, slot of its rack: unplayed tokens, then played ones */
};

enum {
    FLIGHT_DISCS = FLIGHT_OWN, /* chips apart from credits, one each */
    FLIGHT_TOKEN
};

/* TableLayout.own: deck and discard are Sand's, these are Blood's; and badges of the rules in force. */
enum { FAMILIES_BLOOD_DECK, FAMILIES_BLOOD_DISCARD, FAMILIES_RULES };
/* SeatPlaces.own: the rack of tokens. */
enum { FAMILIES_TOKENS };
/* Logical units: the name of a family on a plate at the foot of one's own cards. */
enum { FAMILIES_CAPTION = 28 };

/* TableView.own */
typedef struct FamiliesOwn {
    SabaccCard looked_at; /* the hovered or chosen token of this frame, SABACC_CARD_NONE for none */
    Box words;            /* where its description is */
} FamiliesOwn;

const char *table_family_title(SabaccFamily family); /* translated; "" for none */

/* ---- families_layout.c ---- */

void table_families_lay_out(const SabaccTable *table, TableLayout *at, float raised);
/* Whether what a pile holds is told beside it; otherwise below it. */
bool table_families_tell_beside(const TableLayout *at);

/* ---- families_discs.c ---- */

Box table_stock_box(const TableFrame *frame, const Place *place);
Box table_in_play_box(const TableFrame *frame, const Place *place);
void table_draw_stock(const TableFrame *frame, int seat);
void table_draw_stock_number(const TableFrame *frame, int seat, Box line, TextStyle style);
void table_draw_in_play(const TableFrame *frame, int seat);
void table_draw_disc_flight(const TableFrame *frame, const Flight *flight, float t);

/* ---- families_tokens.c ---- */

Box table_token_box(const TableFrame *frame, const Place *place);
/* All racks, and the effects of tokens in force. */
void table_draw_tokens(const TableFrame *frame);
/* The effect of the hovered token, in words. */
void table_draw_token_words(const TableFrame *frame);
void table_draw_token_flight(const TableFrame *frame, const Flight *flight, float t);

/* ---- families_motion.c ---- */

TableBegin table_families_deal, table_families_token, table_families_choose, table_families_swap,
    table_families_chips, table_families_tax;

/* ---- families_words.c ---- */

TableDescribe table_families_describe_roll, table_families_describe_ante, table_families_describe_round,
    table_families_describe_draw, table_families_describe_deal, table_families_describe_swap,
    table_families_describe_tax, table_families_describe_chips, table_families_describe_out,
    table_families_describe_token, table_families_describe_take, table_families_describe_choose,
    table_families_describe_showdown, table_families_describe_payout;

#endif
