#ifndef SABACC_TABLE_VARIANTS_HOUSE_H
#define SABACC_TABLE_VARIANTS_HOUSE_H

/* A table of one player against the house (CS-1, SO-2). Shared by its files: house.c, house_layout.c,
   house_dice.c. */

#include "table/motion.h"
#include "table/variant.h"

enum { PLACE_CARD_DIE = PLACE_OWN }; /* slot: the die with a card of its own (CS-4) */

/* TableLayout.own: the house's policy, printed on the cloth; the moves left (SO-1). */
enum { HOUSE_POLICY, HOUSE_MOVES };

/* A die that was thrown for a card and is shown on it. */
typedef struct CardDie {
    int8_t seat, slot;
    uint8_t face;
} CardDie;

/* TableView.own */
typedef struct HouseOwn {
    CardDie dice[SABACC_MAX_DICE];
    int die_count;
} HouseOwn;

/* ---- house_layout.c ---- */

void table_house_lay_out(const SabaccTable *table, TableLayout *at, float raised);

/* ---- house_dice.c ---- */

TableBegin table_house_roll, table_house_round, table_house_pick;
void table_house_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once);
Box table_card_die_box(const TableFrame *frame, const Place *place);
Box table_card_die_throw(const TableFrame *frame, const Place *place);
void table_draw_card_dice(const TableFrame *frame);
/* Dice lie on cards, and none is in flight; and whether such a face removes its card. */
bool table_card_dice_lie(const TableFrame *frame);
bool table_die_removes(int face);
/* The slots of a hand whose die removes the card in the shift in progress, and those that stay. */
uint32_t table_house_shift_takes(const TableFrame *frame, int seat);
uint32_t table_house_shift_spares(const TableFrame *frame, int seat);

#endif
