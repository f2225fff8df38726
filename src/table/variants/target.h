#ifndef SABACC_TABLE_VARIANTS_TARGET_H
#define SABACC_TABLE_VARIANTS_TARGET_H

/* Words for a hand near a target (CO-3), shared by the table and the panel of results. Draws nothing. */

#include "rules/sabacc.h"

/* The sign of the trump suit and its name: "\uE001", "Triangles"; "" before it is rolled. */
const char *table_trump_sign(const SabaccTable *table);
const char *table_trump_name(const SabaccTable *table);

/* "exact", "8 away". */
void table_format_away(const SabaccTable *table, int32_t total, char *words, size_t size);
/* "2 trumps"; and how many of these cards are trumps. */
void table_format_trumps(int trumps, char *words, size_t size);
int table_count_trumps(const SabaccTable *table, const SabaccCard *cards, int count);

#endif
