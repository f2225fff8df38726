#ifndef SABACC_SCENES_SIDE_DECK_TRAY_H
#define SABACC_SCENES_SIDE_DECK_TRAY_H

/* The tray on which a side deck is put together: on its felt lie the kinds of side cards, each a stack of as
 * many copies as are left, and before it is a rack for the ten. Where all that lies and how it looks; it
 * knows neither saved decks nor budgets (scenes/side_deck_page.h). */

#include "ui/widgets.h"
#include "words/side_words.h"

typedef struct SideTray {
    const SabaccTable *table;
    SabaccCard kinds[SABACC_MAX_PILE]; /* sabacc_side_list */
    int kind_count;
    const uint8_t *taken;          /* by kind: its copies in the rack */
    int max;                       /* copies of a kind */
    int filled;                    /* cards in the rack */
    bool is_dear[SABACC_MAX_PILE]; /* what is left does not pay for one more of this kind */
    Box felt, rack;                /* a card that is carried off one of them is put in or taken out */
} SideTray;

/* A card that the pointer carries; it is drawn after everything else. */
typedef struct SideCarried {
    int kind; /* SIDE_NONE: nothing is carried */
    Box box;
} SideCarried;
enum { SIDE_NONE = -1 };

/* How high a rack of that width is, its front included; at most that high where its cards can be smaller.
 * Upright it has two tiers of five. */
float side_rack_height(const SideTray *tray, float width, float highest, bool is_tall);

/* Both draw and declare the hotspots `side-add:KIND` and `side-drop:PLACE:KIND`, return the kind that is
 * looked at, or SIDE_NONE, and set what is carried. */
int side_tray_draw_kinds(Ui *ui, const SideTray *tray, SideCarried *carried);
int side_tray_draw_rack(Ui *ui, const SideTray *tray, bool is_tall, SideCarried *carried);
/* The front of the rack, on which words and buttons have room. */
Box side_rack_front(const SideTray *tray);
void side_tray_draw_carried(Ui *ui, const SideTray *tray, const SideCarried *carried);

/* A closed deck seen at its edges: ten cards, each in the colour of its kind. */
void side_deck_edges(Canvas *canvas, Box box, const SabaccCard cards[SABACC_SIDE_DECK]);

#endif
