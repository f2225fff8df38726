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

/* What will stand on a page once there is something: that which will hold it, empty, and what it is called.
 * Of three the middle one is the page's own. */
typedef enum PageGhost {
    PAGE_GHOST_TABLE,
    PAGE_GHOST_HAND,
    PAGE_GHOST_LEDGER,
    PAGE_GHOST_CHART, /* a ledger with one */
    PAGE_GHOST_TRAY,
    PAGE_GHOST_FACES
} PageGhost;
typedef struct PagePart {
    PageGhost ghost;
    const char *words; /* NULL for none */
} PagePart;
enum { PAGE_PARTS = 3 };

/* A page with nothing on it yet: in a case what will stand here, or closed decks where nothing will; a
 * sentence; and what to do about it: the button "first-hand", which page_first_hand answers; without it where
 * there is nothing to do. */
typedef struct PageEmpty {
    const char *words;
    bool has_button;
    PagePart parts[PAGE_PARTS];
} PageEmpty;
void page_draw_empty(Ui *ui, Box box, const PageEmpty *empty);
/* The scene to open if the event is a press of that button; NULL if it is not. */
Scene *page_first_hand(const UiEvent *event);

#endif
