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
const char *table_actor_name(const TableDescription *description);
/* "CA-6": the event's. */
const char *table_clause_of(const SabaccEvent *event);
/* The viewer sees the first card of the event. */
bool table_shows_card(const SabaccEvent *event);
/* One sentence if the card is visible, with %s the name and %s the card; otherwise another with the name. */
void table_write_card(const TableDescription *description, const char *seen, const char *unseen, char *words,
                      size_t size);
/* One sentence for a single seat and another for several, with %s their names. */
void table_write_names(const TableDescription *description, SeatMask seats, const char *one,
                       const char *several, char *words, size_t size);

/* A sentence for each of some clauses, and one for all others. Translatable. */
typedef struct ClauseWords {
    SabaccClause clause;
    const char *words;
} ClauseWords;
const char *table_words_for(const ClauseWords *rows, size_t count, int clause, const char *others);

/* Words that all tables share. */
typedef void TableDescribeShared(const TableDescription *description, char *words, size_t size);

/* ---- course.c ---- */

TableDescribeShared table_describe_hand;

/* ---- words_cards.c ---- */

TableDescribeShared table_describe_deal, table_describe_draw, table_describe_trade, table_describe_discard,
    table_describe_field, table_describe_unfield, table_describe_pick, table_describe_device,
    table_describe_showdown, table_describe_bomb, table_describe_single_draw, table_describe_demise;

/* ---- words_credits.c ---- */

TableDescribeShared table_describe_ante, table_describe_return, table_describe_penalty, table_describe_payout,
    table_describe_sabacc_payout, table_describe_cap, table_describe_stake, table_describe_redeem,
    table_describe_take_item, table_describe_keep_item, table_describe_rebuy;

/* A pass between hands, of an item or of a rebuy (PL-2, ST-7); false if it is another. */
bool table_describe_pass_between(const TableDescription *description, char *words, size_t size);

#endif
