#ifndef SABACC_UI_PROMPTS_ACTION_BAR_H
#define SABACC_UI_PROMPTS_ACTION_BAR_H

/* The buttons at the bottom of the table: the offers, each with its key and amount, the slider when credits
 * are asked for, a line above with the prompt, and one below that says what a press does. In landscape they
 * are a block at the right of the foot, in a grid; where letters are too large for that, and upright, they
 * take the screen's width. */

#include "ui/face_disc.h"
#include "ui/prompts/pick.h"

/* Shown beside the buttons: a notice about the hand, and the active auto-replies, each of which can be
 * cancelled. */
enum { BAR_CHIPS = 3, BAR_NAME = 24, BAR_LABEL = 128, BAR_NOTICE = 400 };
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

/* What the bar of a game may have to show beside the buttons. */
typedef struct BarNeeds {
    bool has_owner; /* a BarOwner */
    bool has_side;  /* what action_bar_needs_side tells */
    bool is_wide;   /* more than the buttons of a question: it takes the screen's width */
} BarNeeds;
typedef struct BarSize {
    float wide, high; /* wide 0: as wide as the screen */
} BarSize;
/* On that screen, in logical units, with room for larger text. */
BarSize action_bar_size(const Canvas *canvas, const BarNeeds *needs);
/* Whether a notice is too long for a line of a block. */
bool action_bar_needs_side(Ui *ui, const BarSide *side);
/* Whether a bar in that box is a block, and not as wide as the screen. */
bool action_bar_is_block(const Canvas *canvas, Box box);

/* Of a block's box what it takes while no person is asked: one line, and a row of that height for buttons. */
#define BAR_WAIT_HIGH 52.0f
Box action_bar_wait_box(Ui *ui, Box box, const BarSide *side);

/* Draws the pick's buttons into the box, in landscape without those on the table. `line` is shown above them,
 * after the pick's own prompt. */
void action_bar_draw(Ui *ui, Box box, const Pick *pick, const char *line, const BarSide *side);

/* The bar while no person is asked: only the line, and one button if `button` is not NULL. `side` may be
 * NULL. Returns the remaining space for other buttons. */
Box action_bar_draw_wait(Ui *ui, Box box, const char *line, const char *button, const char *label,
                         const BarSide *side);

/* The same in a block where there is nothing but a line and, at its right, buttons of that width (0: none): a
 * plate at the lower right of the block's box, no larger than they are. Returns the room for the buttons. */
Box action_bar_draw_idle(Ui *ui, Box box, const char *line, float buttons);

/* One of the pick's buttons elsewhere. */
void action_bar_draw_button(Ui *ui, const PickButton *button, Box box);

#endif
