#ifndef SABACC_UI_TABLE_LOG_H
#define SABACC_UI_TABLE_LOG_H

/* Words that the log of the table and the panel of results share. Translated; they name cards and clauses,
   never a game. */

#include "rules/sabacc.h"

enum { TABLE_CARD_WORDS = 64 };

/* A card as one speaks of it: "the 7 of Coins", "the Star", the sign and number of a spike card. */
void table_card_words(SabaccCard card, char words[TABLE_CARD_WORDS]);
/* The same on a button: a card of a family without its article. */
void table_card_title(SabaccCard card, char words[TABLE_CARD_WORDS]);

/* The kind of a hand of two families at this table, of a pair with its value: "Sabacc of 3". */
void table_kind_words(const SabaccTable *table, int seat, SabaccRank rank, char *words, size_t size);

/* What a card of two families counts where that is no number (KE-4): "dice" of an Impostor, "the other" of a
   Sylop; NULL of any other card. */
const char *table_card_counting(SabaccCard card);

/* Why a penalty is paid: "bombed out", "for folding". */
const char *table_penalty_reason(SabaccClause clause, bool is_bombed);

/* Why a set was won, of the boards as they lay at its end: "19 beats 17 (PZ-3)". `won` 0: it was tied. */
void table_set_reason(const SabaccTable *table, SeatMask won, SabaccClause clause, char *words, size_t size);

#endif
