#ifndef SABACC_TABLE_WORDS_H
#define SABACC_TABLE_WORDS_H

/* The log's words for events: words.def assigns a function to each. A variant has its own words for some
 * events (variant.h), built from the same parts. Everything is translated. */

#include "table/events.h"
#include "words/event_words.h"

/* Adds the words of an event that is about to be absorbed, if it has any. */
void table_log_add(TableView *view, const SabaccEvent *event);
/* Until that time, ms at normal speed, the log has only so many lines of all that were ever written. */
void table_log_withhold(TableView *view, int lines, double until);

/* ---- parts ---- */

const char *table_name_of(const TableLook looks[], int seat); /* "" for nobody */
/* The name of the event's seat. */
const char *table_actor_name(const TableDescription *description);
/* The seat is the listener's. */
bool table_is_you(const TableDescription *description, int seat);
/* Writes a sentence about the event's seat, whose name is the first of the arguments; the latter has a
 * plural. */
void table_tell(const TableDescription *description, Sentence sentence, char *words, size_t size, ...);
void table_tell_count(const TableDescription *description, Sentence sentence, int count, char *words,
                      size_t size, ...);
/* "CA-6": the event's. */
const char *table_clause_of(const SabaccEvent *event);
/* The viewer sees the first card of the event. */
bool table_shows_card(const SabaccEvent *event);
/* One sentence if the card is visible, of the name and the card; otherwise another of the name. */
void table_tell_card(const TableDescription *description, Sentence seen, Sentence unseen, char *words,
                     size_t size);
/* One sentence for a single seat and another for several, of their names. */
void table_tell_names(const TableDescription *description, SeatMask seats, Sentence one, Sentence several,
                      char *words, size_t size);

/* Words for each of some clauses, and those for all others. Translatable. */
typedef struct ClauseWords {
    SabaccClause clause;
    const char *words;
} ClauseWords;
const char *table_words_for(const ClauseWords *rows, size_t count, int clause, const char *others);

/* The same of sentences. */
typedef struct ClauseSentence {
    SabaccClause clause;
    Sentence sentence;
} ClauseSentence;
Sentence table_sentence_for(const ClauseSentence *rows, size_t count, int clause, Sentence others);

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
