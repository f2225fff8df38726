#ifndef SABACC_UI_CLAUSE_TEXTS_H
#define SABACC_UI_CLAUSE_TEXTS_H

/* The clauses of the rulebook as players read them. The table is made from docs/rulebook.md when the program
   is built (clause_texts.py); what is not built yet is not in it. */

#include <stdbool.h>

typedef struct ClauseText {
    const char *id;   /* "SH-4" */
    const char *text; /* to be translated; paragraphs and list items ("• …") a line each */
} ClauseText;

extern const ClauseText clause_texts[]; /* in the rulebook's order */
extern const int clause_text_count;

enum { CLAUSE_ID_BYTES = 8 };

/* The text of that clause, translated; NULL where the rulebook has none of that id. */
const char *clause_text(const char *id);

/* Finds the next clause id that the words name ("SK-4, BR-4", "… it matches (CS-2)"), writes it to `id` and
   moves *words behind it. False at the end. */
bool clause_next(const char **words, char id[CLAUSE_ID_BYTES]);

#endif
