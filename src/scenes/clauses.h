#ifndef SABACC_SCENES_CLAUSES_H
#define SABACC_SCENES_CLAUSES_H

/* The panel with the rulebook's texts (ui/clause_texts.h) over a scene. The stage has the one panel
 * (stage_show_clauses); marks on the scenes (ui/clause_marks.h) open it. */

#include "ui/ui.h"

enum { CLAUSE_PANEL_BYTES = 240, CLAUSE_PANEL_LIST = 160 };

typedef struct ClausePanel {
    bool is_open, is_new;            /* new: nothing in it has been focused yet */
    char title[CLAUSE_PANEL_BYTES];  /* the subject of the clauses, translated */
    char clauses[CLAUSE_PANEL_LIST]; /* their ids */
    char from[UI_NAME_BYTES];        /* the widget that opened it */
} ClausePanel;

/* Opens the panel for the clauses in the words, from the widget `from`, which gets the focus back when it is
 * closed. Stays closed if no named clause has a text. */
void clause_panel_open(ClausePanel *panel, const char *title, const char *words, const char *from);

/* Opens it for the mark that the event activated (clause_mark_button). False if it is none. */
bool clause_panel_open_mark(ClausePanel *panel, const UiEvent *event);

/* Draws it over everything drawn so far, if it is open. */
void clause_panel_draw(ClausePanel *panel, Ui *ui, Box area);

/* True if the panel is open: it handles all events. */
bool clause_panel_event(ClausePanel *panel, Ui *ui, const UiEvent *event);

#endif
