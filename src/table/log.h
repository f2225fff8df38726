#ifndef SABACC_TABLE_LOG_H
#define SABACC_TABLE_LOG_H

/* Words shared by the log and the panel of results. Translated; they name cards and clauses, never a game. */

#include "rules/sabacc.h"
#include "words/card_words.h"

/* The kind of a hand of two families at this table, with its value for a pair: "Sabacc of 3". */
void table_kind_words(const SabaccTable *table, int seat, SabaccRank rank, char *words, size_t size);

/* Why a penalty is paid: "bombed out", "for folding". */
const char *table_penalty_reason(SabaccClause clause, bool is_bombed);

/* Why a set was won, from the boards at its end: "19 beats 17 (PZ-3)". `won` 0: it was tied. */
void table_set_reason(const SabaccTable *table, SeatMask won, SabaccClause clause, char *words, size_t size);

/* How far the game is: "Hand 2 of 4", "Hand 3", "Hand 4, the last", "Set 2, first to 3"; "" before the first
 * hand. The second for narrow places: "The only set". */
void table_hand_words(const SabaccTable *table, char *words, size_t size);
void table_hand_words_short(const SabaccTable *table, char *words, size_t size);
/* "Round 2 of at most 12" while a hand has as many rounds as its players want; "" otherwise. */
void table_round_words(const SabaccTable *table, char *words, size_t size);
/* What else is known of its end: "Last round of the deal, at most 2 more hands"; "" for nothing. The second
 * for narrow places: "Last deal round". */
void table_end_words(const SabaccTable *table, char *words, size_t size);
void table_end_words_short(const SabaccTable *table, char *words, size_t size);
/* A sentence as the last hand begins, a set that may be the last, or the last round of several; false if
 * neither does. `has_come_round`: the token has just completed a round (ST-3). */
bool table_notice_of_end(const SabaccTable *table, bool has_come_round, char *words, size_t size);

#endif
