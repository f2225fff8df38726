#ifndef SABACC_TABLE_WORDS_H
#define SABACC_TABLE_WORDS_H

/* The log's words for events: words.def assigns a function to each. A variant has its own words for some
 * events (variant.h), built from the same parts. Everything is translated. */

#include "table/events.h"

/* Adds the words of an event that is about to be absorbed, if it has any. */
void table_log_add(TableView *view, const SabaccEvent *event);

/* ---- parts ---- */

const char *table_name_of(const TableLook looks[], int seat); /* "" for nobody */
/* The name of the event's seat. */
const char *table_teller(const TableTelling *telling);
/* "CA-6": the event's. */
const char *table_clause_of(const SabaccEvent *event);
/* The viewer sees the first card of the event. */
bool table_shows_card(const SabaccEvent *event);
/* One sentence if the card is visible, with %s the name and %s the card; otherwise another with the name. */
void table_write_card(const TableTelling *telling, const char *seen, const char *unseen, char *words,
                      size_t size);
/* One sentence for a single seat and another for several, with %s their names. */
void table_write_names(const TableTelling *telling, SeatMask seats, const char *one, const char *several,
                       char *words, size_t size);

/* A sentence for each of some clauses, and one for all others. Translatable. */
typedef struct ClauseWords {
    SabaccClause clause;
    const char *words;
} ClauseWords;
const char *table_words_for(const ClauseWords *rows, size_t count, int clause, const char *others);

/* ---- words_cards.c ---- */

TableTell table_tell_deal, table_tell_draw, table_tell_trade, table_tell_discard, table_tell_field,
    table_tell_unfield, table_tell_pick, table_tell_device, table_tell_showdown, table_tell_bomb,
    table_tell_single_draw, table_tell_demise;

/* ---- words_credits.c ---- */

TableTell table_tell_ante, table_tell_return, table_tell_penalty, table_tell_payout, table_tell_sabacc_payout,
    table_tell_cap, table_tell_stake, table_tell_redeem;

#endif
