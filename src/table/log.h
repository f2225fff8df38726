#ifndef SABACC_TABLE_LOG_H
#define SABACC_TABLE_LOG_H

/* Words shared by the log and the panel of results. Translated; they name cards and clauses, never a game. */

#include "rules/sabacc.h"
#include "ui/card_words.h"

/* The kind of a hand of two families at this table, with its value for a pair: "Sabacc of 3". */
void table_kind_words(const SabaccTable *table, int seat, SabaccRank rank, char *words, size_t size);

/* Why a penalty is paid: "bombed out", "for folding". */
const char *table_penalty_reason(SabaccClause clause, bool is_bombed);

/* Why a set was won, from the boards at its end: "19 beats 17 (PZ-3)". `won` 0: it was tied. */
void table_set_reason(const SabaccTable *table, SeatMask won, SabaccClause clause, char *words, size_t size);

#endif
