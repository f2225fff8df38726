/* The registries of the rules and their words: each is one .def file with a row per entry.
 *
 * Words are those of records (docs/record.md), options and JSON; they never change. Titles, sentences and
 * rules are English texts for players: the code that shows them translates them. None of these functions
 * returns NULL. */
#ifndef SABACC_RULES_WORDS_H
#define SABACC_RULES_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* Marks a text kept in a table for translation. */
#define N_(text) text

typedef enum SabaccVerb {
#define VERB(id, word, shape, help) SABACC_VERB_##id,
#include "rules/actions.def"
#undef VERB
    SABACC_VERBS
} SabaccVerb;

typedef enum SabaccPhase {
#define PHASE(id, word, title) SABACC_PHASE_##id,
#include "rules/phases.def"
#undef PHASE
    SABACC_PHASES
} SabaccPhase;

typedef enum SabaccEventType {
#define EVENT(id, word, visibility, absorbed_by, verb) SABACC_EVENT_##id,
#include "rules/events.def"
#undef EVENT
    SABACC_EVENTS
} SabaccEventType;

typedef enum SabaccError {
    SABACC_OK,
#define ERROR(id, word, sentence) SABACC_ERROR_##id,
#include "rules/errors.def"
#undef ERROR
    SABACC_ERRORS
} SabaccError;

typedef enum SabaccOptionId {
#define OPTION(id, key, forms, min, max, help) SABACC_OPTION_##id,
#include "rules/options.def"
#undef OPTION
    SABACC_OPTIONS
} SabaccOptionId;

typedef enum SabaccRank {
#define RANK(id, word, title, rule, clause) SABACC_RANK_##id,
#include "rules/ranks.def"
#undef RANK
    SABACC_RANKS
} SabaccRank;

typedef enum SabaccClause {
#define CLAUSE(id, word) SABACC_CLAUSE_##id,
#include "rules/clauses.def"
#undef CLAUSE
    SABACC_CLAUSES
} SabaccClause;

/* What distinguishes two hands. */
typedef enum SabaccCriterion {
#define CRITERION(id, sentence) SABACC_CRITERION_##id,
#include "rules/criteria.def"
#undef CRITERION
    SABACC_CRITERIA
} SabaccCriterion;

/* Named items that a seat may own, stake and redeem (PL-2), cheapest first. */
typedef enum SabaccItem {
#define ITEM(id, word, price) SABACC_ITEM_##id,
#include "rules/items.def"
#undef ITEM
    SABACC_ITEMS
} SabaccItem;

const char *sabacc_verb_word(SabaccVerb verb);
const char *sabacc_phase_word(SabaccPhase phase);
const char *sabacc_phase_title(SabaccPhase phase);
const char *sabacc_event_word(SabaccEventType type);
const char *sabacc_error_word(SabaccError error);
const char *sabacc_error_sentence(SabaccError error); /* says what to do instead */
const char *sabacc_rank_word(SabaccRank rank);
const char *sabacc_rank_title(SabaccRank rank);
SabaccClause sabacc_rank_clause(SabaccRank rank);
const char *sabacc_clause_word(SabaccClause clause);
const char *sabacc_criterion_sentence(SabaccCriterion criterion);
const char *sabacc_item_word(SabaccItem item);
int32_t sabacc_item_price(SabaccItem item); /* in antes */

/* False for bookkeeping that is never shown (events.def). */
bool sabacc_event_is_public(SabaccEventType type);

/* Whether it is shown and has a word in docs/record.md. */
bool sabacc_event_is_of_records(SabaccEventType type);

#endif
