/* The words and sentences of the registries. */
#include "rules/words.h"

#include <assert.h>

static const char *const verb_words[] = {
#define VERB(id, word, shape, help) word,
#include "rules/actions.def"
#undef VERB
};
static const char *const phase_words[] = {
#define PHASE(id, word, title) word,
#include "rules/phases.def"
#undef PHASE
};
static const char *const phase_titles[] = {
#define PHASE(id, word, title) title,
#include "rules/phases.def"
#undef PHASE
};
static const char *const event_words[] = {
#define EVENT(id, word, visibility, absorbed_by, verb) word,
#include "rules/events.def"
#undef EVENT
};
enum { LOGS_ONLY = 2 };
static const uint8_t event_visibility[] = {
#define EVENT(id, word, visibility, absorbed_by, verb) visibility,
#include "rules/events.def"
#undef EVENT
};
static const char *const error_words[] = {
    "ok",
#define ERROR(id, word, sentence) word,
#include "rules/errors.def"
#undef ERROR
};
static const char *const error_sentences[] = {
    "",
#define ERROR(id, word, sentence) sentence,
#include "rules/errors.def"
#undef ERROR
};
static const char *const rank_words[] = {
#define RANK(id, word, title, rule, clause) word,
#include "rules/ranks.def"
#undef RANK
};
static const char *const rank_titles[] = {
#define RANK(id, word, title, rule, clause) title,
#include "rules/ranks.def"
#undef RANK
};
static const uint8_t rank_clauses[] = {
#define RANK(id, word, title, rule, clause) SABACC_CLAUSE_##clause,
#include "rules/ranks.def"
#undef RANK
};
static const char *const clause_words[] = {
#define CLAUSE(id, word) word,
#include "rules/clauses.def"
#undef CLAUSE
};
static const char *const criterion_sentences[] = {
#define CRITERION(id, sentence) sentence,
#include "rules/criteria.def"
#undef CRITERION
};
static const char *const item_words[] = {
#define ITEM(id, word, price) word,
#include "rules/items.def"
#undef ITEM
};
static const int32_t item_prices[] = {
#define ITEM(id, word, price) price,
#include "rules/items.def"
#undef ITEM
};

#define WORD_OF(words, index, count) (assert((unsigned)(index) < (unsigned)(count)), (words)[index])

const char *sabacc_verb_word(SabaccVerb verb) { return WORD_OF(verb_words, verb, SABACC_VERBS); }
const char *sabacc_phase_word(SabaccPhase phase) { return WORD_OF(phase_words, phase, SABACC_PHASES); }
const char *sabacc_phase_title(SabaccPhase phase) { return WORD_OF(phase_titles, phase, SABACC_PHASES); }
const char *sabacc_event_word(SabaccEventType type) { return WORD_OF(event_words, type, SABACC_EVENTS); }
bool sabacc_event_is_public(SabaccEventType type) {
    return WORD_OF(event_visibility, type, SABACC_EVENTS) != false;
}
bool sabacc_event_is_of_records(SabaccEventType type) {
    return WORD_OF(event_visibility, type, SABACC_EVENTS) == true;
}
const char *sabacc_error_word(SabaccError error) { return WORD_OF(error_words, error, SABACC_ERRORS); }
const char *sabacc_error_sentence(SabaccError error) {
    return WORD_OF(error_sentences, error, SABACC_ERRORS);
}
const char *sabacc_rank_word(SabaccRank rank) { return WORD_OF(rank_words, rank, SABACC_RANKS); }
const char *sabacc_rank_title(SabaccRank rank) { return WORD_OF(rank_titles, rank, SABACC_RANKS); }
SabaccClause sabacc_rank_clause(SabaccRank rank) {
    return (SabaccClause)WORD_OF(rank_clauses, rank, SABACC_RANKS);
}
const char *sabacc_clause_word(SabaccClause clause) { return WORD_OF(clause_words, clause, SABACC_CLAUSES); }
const char *sabacc_criterion_sentence(SabaccCriterion criterion) {
    return WORD_OF(criterion_sentences, criterion, SABACC_CRITERIA);
}

const char *sabacc_item_word(SabaccItem item) { return WORD_OF(item_words, item, SABACC_ITEMS); }
int32_t sabacc_item_price(SabaccItem item) { return WORD_OF(item_prices, item, SABACC_ITEMS); }
