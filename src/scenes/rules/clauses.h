#ifndef SABACC_SCENES_RULES_CLAUSES_H
#define SABACC_SCENES_RULES_CLAUSES_H

/* The rulebook's texts: a mark where a page names clauses, and the panel over the page that shows their texts
 * (ui/clause_texts.h). */

#include "ui/ui.h"

enum { CLAUSE_PANEL_BYTES = 96 };

typedef struct ClausePanel {
    bool is_open, is_new;             /* new: nothing in it has been focused yet */
    char title[CLAUSE_PANEL_BYTES];   /* the subject of the clauses, translated */
    char clauses[CLAUSE_PANEL_BYTES]; /* text that contains the ids */
    char from[UI_NAME_BYTES];         /* the widget that opened it */
} ClausePanel;

/* The ids in the words, "CS-2, CS-3"; empty if there are none. */
void clause_list(const char *words, char *list, size_t size);

/* Draws the mark, the framed list, after `behind` units of the line, and returns its box. If it does not fit
 * it is placed at the line's end. */
Box clause_mark(Canvas *canvas, Box line, float behind, const char *list, bool is_lit);

/* The width of the mark of that list. */
float clause_mark_width(Canvas *canvas, const char *list);

/* Opens the panel for the clauses in the words, from the widget `from`, which gets the focus back when it is
 * closed. Stays closed if no named clause has a text. */
void clause_panel_open(ClausePanel *panel, const char *title, const char *words, const char *from);

/* Draws it over everything drawn so far, if it is open. */
void clause_panel_draw(ClausePanel *panel, Ui *ui, Box area);

/* True if the panel is open: it handles all events. */
bool clause_panel_event(ClausePanel *panel, Ui *ui, const UiEvent *event);

#endif
