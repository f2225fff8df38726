#ifndef SABACC_SCENES_PAGE_H
#define SABACC_SCENES_PAGE_H

/* What pages of lists have in common: the plate with its heading, and the rows. */

#include "scenes/scene.h"
#include "ui/ui.h"

/* The room of a page that fills the screen. */
Box page_whole(const Canvas *canvas);

/* The way back, named "back", is at the lower right of every page: cut off its foot. Where the screen is wide
 * it is in the same place on all pages that fill it. */
Box page_cut_back(const Canvas *canvas, Box *foot);
void page_draw_back(Ui *ui, Box back, const char *label, bool is_primary);

/* The background, and a plate in the middle of the screen with a heading; returns the box inside it. */
Box page_begin(Ui *ui, const char *heading, float width);

/* A row of a list: a button with a title, and a line of detail that may name clauses (ui/clause_marks.h).
 * Those who read clauses see a small word beside the title: how records spell what it stands for. */
typedef struct PageRow {
    const char *name, *title, *detail;
    const char *word; /* NULL for none */
    bool is_selected, opens_list;
    bool is_quiet; /* on a card with others: no frame of its own */
} PageRow;
void page_row(Ui *ui, Box box, const PageRow *row);

#endif
