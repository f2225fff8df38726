#ifndef SABACC_UI_PROMPTS_ACTION_BAR_H
#define SABACC_UI_PROMPTS_ACTION_BAR_H

/* The row of buttons at the bottom of the table: the offers, each with its key and amount, the slider when
 * credits are asked for, and one line above with the prompt. */

#include "ui/face_disc.h"
#include "ui/prompts/pick.h"

/* Shown beside the buttons: a notice about the hand, and the active auto-replies, each of which can be
 * cancelled. */
enum { BAR_CHIPS = 3, BAR_NAME = 24, BAR_LABEL = 64, BAR_NOTICE = 160 };
typedef struct BarChip {
    char name[BAR_NAME], label[BAR_LABEL];
} BarChip;
/* Whose turn it is at a screen that several people share, and the button by which the hand is looked at. */
typedef struct BarOwner {
    FaceDisc face;      /* without a name: nobody in particular, and nothing is shown */
    const char *button; /* NULL for none; label, key and pad as those of a button */
    const char *label;
    uint32_t key;
    UiKey pad;
} BarOwner;

typedef struct BarSide {
    BarOwner owner;
    char notice[BAR_NOTICE]; /* "" for none */
    Colour colour;           /* of the notice */
    BarChip chips[BAR_CHIPS];
    int chip_count;
    bool is_kept; /* space is reserved even when empty, so that the buttons do not move */
} BarSide;

/* Its height on that screen, in logical units, with room for larger text; `has_owner`: it may have a
 * BarOwner. */
float action_bar_height(const Canvas *canvas, bool has_owner);

/* Draws the pick's buttons into the box, in landscape without those on the table. `line` is shown above them,
 * after the pick's own prompt. */
void action_bar_draw(Ui *ui, Box box, const Pick *pick, const char *line, const BarSide *side);

/* The bar while no person is asked: only the line, and one button if `button` is not NULL. `side` may be
 * NULL. Returns the remaining space for other buttons. */
Box action_bar_draw_wait(Ui *ui, Box box, const char *line, const char *button, const char *label,
                         const BarSide *side);

/* One of the pick's buttons elsewhere. */
void action_bar_draw_button(Ui *ui, const PickButton *button, Box box);

#endif
