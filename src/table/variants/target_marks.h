#ifndef SABACC_TABLE_VARIANTS_TARGET_MARKS_H
#define SABACC_TABLE_VARIANTS_TARGET_MARKS_H

/* What a table with a target and a trump shows of them (CO-1). */

#include "table/cards.h"

/* What a hand holds of the target, as far as this table shows it. */
typedef struct TargetTold {
    int32_t total;
    bool is_empty; /* nothing is kept */
    int trumps;
    char away[32]; /* "8 away" */
} TargetTold;
bool table_target_told(const TableFrame *frame, int seat, TargetTold *told);
/* Where each of the two dice lies in the tray, and below them what they stand for. */
Box table_plaque_die(Box tray, int slot);
void table_draw_plaque(const TableFrame *frame, Box tray);
/* Marks the card where it is a trump. */
void table_draw_trump(const TableFrame *frame, const CardLook *look);

#endif
