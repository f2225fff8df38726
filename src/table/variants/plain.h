#ifndef SABACC_TABLE_VARIANTS_PLAIN_H
#define SABACC_TABLE_VARIANTS_PLAIN_H

/* The answers of the plain table, each defined beside the shared code it belongs to. Called only through
 * TableVariant (documented in variant.h). */

#include "table/variant.h"

void table_plain_lay_out(const SabaccTable *table, TableLayout *at, float raised); /* layout.c */
int table_plain_close_ups(const SabaccTable *table, int seat,
                          TableCloseUp list[TABLE_CLOSE_UPS]);                       /* close_up.c */
void table_plain_draw_piles(const TableFrame *frame);                                /* piles.c */
int table_plain_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]); /* pots.c */

/* ---- marker.c ---- */

void table_plain_draw_marker(const TableFrame *frame);
float table_plain_draw_marker_words(const TableFrame *frame, float x, float y, bool is_drawn);
const char *table_plain_shift_words(const SabaccTable *table, int shift);

/* ---- sweep.c ---- */

uint32_t table_plain_shift_takes(const TableFrame *frame, int seat);
uint32_t table_plain_shift_spares(const TableFrame *frame, int seat);

/* ---- dice.c ---- */

bool table_plain_has_tray(const SabaccTable *table);
void table_plain_draw_tray(const TableFrame *frame, Box tray);
void table_plain_roll_words(const TableFrame *frame, char *words, size_t size);
void table_plain_die_asset(const SabaccTable *table, int face, char asset[TABLE_ASSET]);
int table_plain_die_tumbling(const SabaccTable *table, int slot, int face, int step);
Colour table_plain_die_body(const SabaccTable *table, int face);

/* ---- seats.c, bets.c ---- */

void table_plain_draw_credits(const TableFrame *frame, int seat, Box line, TextStyle style);
void table_plain_draw_stack(const TableFrame *frame, int seat);
void table_plain_draw_bet(const TableFrame *frame, int seat);
void table_plain_format_bet(const SabaccTable *table, int seat, int32_t bet, char *words, size_t size);

/* ---- cards.c, field.c, hand_label.c ---- */

const char *table_plain_back_at(const TableFrame *frame, const Place *place);
void table_plain_draw_rack_sign(const TableFrame *frame, int seat, Box rack, float here);
void table_plain_draw_hand_label(const TableFrame *frame, int seat);
bool table_plain_hand_words(const TableFrame *frame, int seat, HandWords *words);
/* In a room: the words beside the hand of the bottom seat, on a plate. */
void table_draw_own_worth(const TableFrame *frame, int seat, const HandWords *words);

#endif
