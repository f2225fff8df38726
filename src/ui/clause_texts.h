#ifndef SABACC_UI_CLAUSE_TEXTS_H
#define SABACC_UI_CLAUSE_TEXTS_H

/* The clauses of the rulebook as players read them. The table is generated from docs/rulebook.md by the build
 * (clause_texts.py); clauses not built yet are left out. */

#include <stdbool.h>

typedef struct ClauseText {
    const char *id;   /* "SH-4" */
    const char *text; /* translatable; paragraphs and list items ("• …") a line each */
} ClauseText;

extern const ClauseText clause_texts[]; /* in the rulebook's order */
extern const int clause_text_count;

enum { CLAUSE_ID_BYTES = 8 };

/* The translated text of that clause; NULL if the rulebook has none of that id. */
const char *clause_text(const char *id);

/* Finds the next clause id in the words ("SK-4, BR-4", "… it matches (CS-2)"), writes it to `id` and moves
 * *words past it. False at the end. */
bool clause_next(const char **words, char id[CLAUSE_ID_BYTES]);

#endif
