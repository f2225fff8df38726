#ifndef SABACC_UI_CLAUSE_MARKS_H
#define SABACC_UI_CLAUSE_MARKS_H

/* What players see of the clauses that words name (ui/clause_texts.h): by the setting (ui_shows_clauses) the
 * ids as they are, or only a quiet mark, "§". The mark opens their texts (scenes/clauses.h) in both. */

#include "ui/ui.h"

/* The words as they are shown: with the ids in brackets, or without. `shown` must not overlap the words. */
void clause_words(const Ui *ui, const char *words, char *shown, size_t size);

/* Draws the mark of the clauses in the words after `behind` units of the line: "§"; or if ids are shown, and
 * the words are nothing but ids, their framed list. If it does not fit it is placed at the line's end. Draws
 * nothing if the words name none. */
void clause_mark(Ui *ui, Box line, float behind, const char *words, bool is_lit);

/* The width of that mark; 0 if the words name no clause. */
float clause_mark_width(Ui *ui, const char *words);

/* The same mark as a widget of its own. Its name is "clauses:", `where` (unique in the scene), a colon and
 * the ids: the stage opens them when it is activated. */
void clause_mark_button(Ui *ui, Box line, float behind, const char *where, const char *words);

/* Makes a row that opens clauses a widget of that name, and draws its ground. True while it is hovered or
 * focused. */
bool clause_row_named(Ui *ui, Box row, const char *name);

/* The same ground for a line of such a list that opens nothing, and is only read (ui_line). */
bool clause_line(Ui *ui, Box row, const char *name, int place, int count);

/* The same with a name as clause_mark_button gives it; does nothing if the words name no clause. */
bool clause_row(Ui *ui, Box row, const char *where, const char *words);

/* "§" alone at the upper right of the row, for rows whose words show the ids. Draws nothing if the words name
 * no clause. */
void clause_sign(Ui *ui, Box row, const char *words, bool is_lit);

/* The width that clause_sign needs, with the gap before it. */
extern const float clause_sign_wide;

#endif
