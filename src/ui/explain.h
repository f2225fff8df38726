#ifndef SABACC_UI_EXPLAIN_H
#define SABACC_UI_EXPLAIN_H

/* Words of the glossary (ui/terms.h) explained where they stand. Every text that is drawn is looked through;
 * a term in it is explained in a small panel beside it once the pointer has rested on it, or by the key
 * UI_EXPLAIN_KEY or UI_KEY_EXPLAIN of a pad, which begin at the focused widget and then let the arrows lead
 * from term to term. Escape, B, the same key and moving away close the panel. Scenes only say how their texts
 * are to be treated. */

#include "ui/terms.h"
#include "ui/ui.h"

/* A button is mostly pointed at to be pressed: its words wait longer. */
enum { UI_EXPLAIN_KEY = 'q', UI_EXPLAIN_AFTER_MS = 400, UI_EXPLAIN_BUTTON_MS = 900 };

typedef enum UiTerms {
    UI_TERMS_PLAIN,  /* explained, not marked: a table, a form */
    UI_TERMS_MARKED, /* a dotted line under the first of each in a text: a page to read */
    UI_TERMS_NONE    /* these texts are explanations themselves */
} UiTerms;

/* For the texts drawn from here on in this frame; PLAIN as a frame begins. */
void ui_set_terms(Ui *ui, UiTerms terms);
/* Which kinds of hand this frame's texts speak of; every game's as a frame begins. */
void ui_set_term_scope(Ui *ui, TermScope scope);
/* What is drawn in the box stands for these words: a pot, a pile. The first term in them is explained there.
 */
void ui_stands_for(Ui *ui, Box box, const char *words);

/* A line that says how marked words are explained, by the device used last. */
void ui_draw_explain_hint(Ui *ui, Box box);

/* The terms themselves, for a page that lists them. Valid as long as the Ui. */
const Terms *ui_terms(Ui *ui);

#endif
