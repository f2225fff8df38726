#ifndef SABACC_SCENES_RULES_CLAUSES_H
#define SABACC_SCENES_RULES_CLAUSES_H

/* What the rulebook says: a mark where a page names clauses, and the panel over the page that shows their
   texts (ui/clause_texts.h). */

#include "ui/ui.h"

enum { CLAUSE_PANEL_BYTES = 96 };

typedef struct ClausePanel {
    bool is_open, is_new;             /* new: nothing in it has the focus yet */
    char title[CLAUSE_PANEL_BYTES];   /* what the clauses are about, translated */
    char clauses[CLAUSE_PANEL_BYTES]; /* words that name them */
    char from[UI_NAME_BYTES];         /* the widget it was opened by */
} ClausePanel;

/* The ids that the words name, "CS-2, CS-3"; empty where they name none. */
void clause_list(const char *words, char *list, size_t size);

/* Draws the mark, the list in a frame, behind so much of the line, and returns its box. Where it does not fit
   it stands at the line's end. */
Box clause_mark(Canvas *canvas, Box line, float behind, const char *list, bool is_lit);

/* The width of the mark of that list. */
float clause_mark_width(Canvas *canvas, const char *list);

/* Opens the panel for the clauses that the words name, from the widget `from`, which has the focus again when
   it is closed. Stays closed where no named clause has a text. */
void clause_panel_open(ClausePanel *panel, const char *title, const char *words, const char *from);

/* Draws it over everything said so far, where it is open. */
void clause_panel_draw(ClausePanel *panel, Ui *ui, Box area);

/* True where the panel is open: the event was its own. */
bool clause_panel_event(ClausePanel *panel, Ui *ui, const UiEvent *event);

#endif
