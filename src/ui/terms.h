#ifndef SABACC_UI_TERMS_H
#define SABACC_UI_TERMS_H

/* The glossary: the words of the games that a player may not know, each with a sentence or two, and where
 * they stand in a text. Its terms are the rows of terms.def, every kind of hand with the rule of ranks.def,
 * and every shift token with its effect; what shares a title is one term. Knows words, neither widgets nor
 * pictures. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/sabacc.h"

enum { TERM_NONE = -1, TERM_MAX = 160, TERM_WORDS = 2400 };

/* The terms in the language of the program, ready to be looked for. */
typedef struct Terms Terms;

Terms *terms_create(void);
void terms_free(Terms *terms);

/* Terms are numbered from 0 in the order of their titles. */
int terms_count(const Terms *terms);
const char *term_title(const Terms *terms, int term);
/* Whether a kind of hand has that title. */
bool term_is_kind(const Terms *terms, int term);
/* The term of that title, whatever its capitals; TERM_NONE if there is none. */
int term_named(const Terms *terms, const char *title);

/* Which kinds of hand a text speaks of: those of a table, or, where all is 0, of every game. */
typedef struct TermScope {
    uint64_t ranks;                  /* a bit for each SabaccRank */
    const char *rules[SABACC_RANKS]; /* of those kinds, to be translated */
} TermScope;

/* By the kinds of hand that can be held there (sabacc_ladder): for a scene that begins, not for every frame.
 */
TermScope term_scope_of(const SabaccTable *table);

/* What the term means, in sentences. Kinds of hand of one title have one rule in the scope where it has them;
 * otherwise all of their rules are given. */
void term_sentence(const Terms *terms, int term, TermScope scope, char words[TERM_WORDS]);

typedef struct TermFound {
    int term;
    size_t from, length; /* bytes of the text */
    bool is_alone;       /* nothing but numbers stands beside it in its part of the text */
} TermFound;

/* The first term at or after `from`: whole words, whatever their capitals, the longest that fits. False if
 * there is no more. */
bool terms_find(const Terms *terms, const char *text, size_t from, TermFound *found);

#endif
