#ifndef SABACC_UI_CLAUSE_TEXTS_H
#define SABACC_UI_CLAUSE_TEXTS_H

/* The clauses of the rulebook as players read them, and its sources. The table is generated from
 * docs/rulebook.md by the build (clause_texts.py); clauses not built yet are left out. Words name a clause by
 * its id, "SH-4", and a source by its mark, "S3"; what is said of clauses here holds for both. */

#include <stdbool.h>
#include <stddef.h>

typedef struct ClauseText {
    const char *id;   /* "SH-4" */
    const char *text; /* translatable; paragraphs and list items ("• …") a line each */
} ClauseText;

extern const ClauseText clause_texts[]; /* in the rulebook's order, the sources last */
extern const int clause_text_count;

enum { CLAUSE_ID_BYTES = 8 };

/* The translated text of that clause; NULL if the rulebook has none of that id. */
const char *clause_text(const char *id);

/* Finds the next clause id in the words ("SK-4, BR-4", "… it matches (CS-2)", "… (S1, S4)"), writes it to
 * `id` and moves *words past it. False at the end. */
bool clause_next(const char **words, char id[CLAUSE_ID_BYTES]);

/* The ids in the words, each once, "CS-2, CS-3"; empty if there are none. Those that do not fit are left out.
 */
void clause_list(const char *words, char *list, size_t size);

/* The bytes of " (CS-2, S0)", with the blank before it, that begin there; 0 if the words do not go on so. */
size_t clause_reference_length(const char *at);

/* The bytes of "CS-2, CS-3" without brackets that begin there, with the colon and the blank behind them; 0 if
 * none do. Marks of sources are words there. `at` begins a word. */
size_t clause_ids_length(const char *at);

/* The words without what stands in brackets and only names clauses, nor the space before it: "it matches
 * (CS-2)." becomes "it matches.". `plain` may be the words themselves. */
void clause_words_without(const char *words, char *plain, size_t size);

#endif
