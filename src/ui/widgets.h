#ifndef SABACC_UI_WIDGETS_H
#define SABACC_UI_WIDGETS_H

/* The widgets. Each call draws one at the given place and makes it reachable by mouse, keys and pad under its
 * name. Values belong to the caller: a change arrives as a UiEvent, the caller stores it and passes it in the
 * next frame. Texts are shown as given: translate them first. */

#include "ui/ui.h"

/* The caption is in the middle of the button, its key at the left, its amount at the right. At most one
 * button of a scene is the default one; of a seat's choices the pick names it (ui/prompts/pick.h,
 * PickButton). */
typedef struct Button {
    const char *name;
    Box box;
    const char *label;
    const char *said;   /* read aloud instead of the label; NULL: the label is */
    const char *amount; /* a second, brighter text: `40`; NULL for none */
    uint32_t key;       /* a character that activates it from anywhere, shown as a hint: 'b'; 0 for none */
    UiKey pad;          /* the same on a pad: UI_KEY_PAD_X or UI_KEY_PAD_Y, or UI_KEY_NONE */
    bool is_disabled;
    bool is_shaded;   /* looks disabled, but a press says why nothing comes of it */
    bool is_primary;  /* the default action here: gold while Return does not press another, else with a bar */
    bool stays_gold;  /* what has the focus does the same: it is gold all the same */
    bool is_usual;    /* one of a seat's choices, which Return presses first: a line around it, for gold is
                         advice */
    bool is_advised;  /* meant by the adviser: in gold, with a tag that says so */
    bool is_outshone; /* another is advised: no light of its own, and the focus is only a line */
    bool is_selected; /* the chosen row of a list, the open tab */
    bool hides_key;   /* no room for the hint; the key activates it all the same */
    bool shows_accept; /* while Return, or the pad's A, presses it, a cap on its lower edge says so */
    bool is_aside;     /* as of a Hotspot */
    bool is_great;     /* what its page is for: in large letters */
    bool is_quiet;     /* text only, no background until it is hovered or focused: menu rows */
} Button;
void ui_button(Ui *ui, const Button *button);
/* The key that chooses what lies there, on a cap at the lower left corner of the box; like the hint of a
 * button not while a pad is used, nor if the key was given away. 0: none. Recorded as `key:` and the name of
 * the widget. */
void ui_draw_key(Ui *ui, Box box, uint32_t key, const char *name);
/* A round mark; the box says where, its middle counts. */
void ui_draw_mark(Ui *ui, Box box, Colour colour);

typedef struct Slider {
    const char *name;
    Box box;
    const char *label; /* above the rail, or at its left; NULL for none */
    const char *text;  /* the value in words, at the right; NULL shows the number */
    int value, minimum, maximum;
    int step;        /* for keys and wheel, ≥ 1; digits type a value directly */
    bool is_line;    /* label, rail and value stand in one line */
    bool is_upright; /* a fader: the rail is upright between the value and the label; up and down move it */
    bool is_idle;    /* the value has no effect now: it looks disabled, but can be moved */
    bool is_disabled;
} Slider;
void ui_slider(Ui *ui, const Slider *slider);

/* One of several values, shown as `‹ this one ›`: a choice of words, or a number with steps. Where the texts
 * of all are given and fit, they stand beside each other, and a press on one chooses it. */
typedef struct Choice {
    const char *name;
    Box box;
    const char *label;        /* in the left part of the box; NULL for none */
    float label_share;        /* how much of the box that is; 0 for half */
    const char *text;         /* the current value's text */
    const char *const *texts; /* those of all values from the minimum on; NULL to show only the current one */
    int value, minimum, maximum, step;
    bool goes_around;     /* wraps from the last to the first */
    bool is_question;     /* Return activates it unchanged instead of stepping to the next */
    bool is_pressed_only; /* arrows lead on to other widgets */
    bool is_quiet;        /* large words in a window, between round keys */
    int marked, marks;    /* of a quiet one: how many of that many marks below its words are set; 0: none */
    bool is_bare;         /* only the keys for less and more: its value stands elsewhere */
    bool is_disabled;
} Choice;
void ui_choice(Ui *ui, const Choice *choice);
/* The same as an instrument over the whole box: a lit dial with all its words, and a needle. Its label is
 * only spoken. False where the words or the box leave no room for one. */
bool ui_gauge_fits(Ui *ui, const Choice *choice);
void ui_gauge(Ui *ui, const Choice *choice);

typedef struct Checkbox {
    const char *name;
    Box box;
    const char *label;
    float label_high; /* > 0: the lever stands over its label, for whose lines so much height is kept */
    const char *help; /* in a line, below its label: what it does, in smaller letters; NULL for none */
    bool is_on, is_disabled;
    bool is_small; /* a box with a check before its label, for a panel of small text */
    bool is_aside; /* as of a Hotspot */
} Checkbox;
void ui_checkbox(Ui *ui, const Checkbox *checkbox); /* CHANGE with value 0 or 1 */
/* The height of that label below a lever in a box of that width: levers beside each other keep the largest.
 */
float ui_lever_label_height(Ui *ui, float width, const char *label);

typedef struct TextField {
    const char *name;
    Box box;
    const char *label, *text;
    const char *stand_in; /* shown, dimmed, while `text` is empty; NULL for nothing */
    float label_share;    /* as of a choice */
    int max_characters;   /* ≤ UI_TEXT_BYTES / 4 − 1 */
} TextField;
void ui_text_field(Ui *ui, const TextField *field); /* CHANGE at each letter, ACTIVATE at Return */

/* Anything a scene draws itself but wants reachable: a card, a seat. The result tells how to draw it. */
typedef struct Hotspot {
    const char *name;
    Box box;
    const char *label; /* of a button that the scene draws: what is said, and where it changes the button does
                          not answer for a moment; NULL: what lies on it is said */
    float turned;      /* about the middle of the box, radians clockwise */
    bool is_disabled;
    bool is_aside; /* the focus goes there only if it is moved there, not because another widget is gone */
    bool is_by_pointer; /* keys pass it by, for they do the same elsewhere */
    Box home; /* the pointer can carry it; released beyond its home it is activated: `is_dropped` of UiEvent.
                 Empty: it cannot be carried */
} Hotspot;
typedef struct HotspotState {
    bool is_hovered, is_focused, is_pressed; /* focused: only while keys or pad are used */
    bool is_carried;
    float by_x, by_y; /* how far, from where it was pressed */
} HotspotState;
HotspotState ui_hotspot(Ui *ui, const Hotspot *hotspot);

/* A line of a list that is read and not chosen: the arrows lead through it line by line, Page Up and Down by
 * a page, Home and End to its ends, whose lines must be declared; Return reads it again, and the pointer
 * passes through it. The scene draws it. True while the focus on it is shown. */
bool ui_line(Ui *ui, const char *name, Box box, int place, int count);
/* What was declared last is such a line too, though it can be chosen. */
void ui_line_of(Ui *ui, int place, int count);

/* Declares what follows inside the returned box, which is as high as the content and shifted by the scroll
 * offset: wheel, Page Up and Down, arrows while focused, and a focus change scroll it. End it with
 * ui_end_scroll. */
Box ui_begin_scroll(Ui *ui, const char *name, Box box, float content_height);
void ui_end_scroll(Ui *ui);
/* Before the panel of that name is declared: how high its rows are with what is between them. It then stops
 * only where a row begins, and the wheel and arrows move it by a row. */
void ui_scroll_whole_rows(Ui *ui, const char *name, float pitch);
/* The part of the box that a whole number of rows with gaps fills, and how high these are: `least` to `most`,
 * or as high as the box. */
Box ui_whole_rows(Box box, float least, float most, float gap, float *high);
/* Before the panel of that name is declared in that box: scrolls it to its top, or so that its content from
 * `top` to `bottom` is in the middle, where it cannot be seen from there. */
void ui_scroll_to(Ui *ui, const char *name, Box box, float top, float bottom);
/* Before the panel of that name is declared: scrolls it to its end, and lets it go on with its end when its
 * content grows, as long as it is there. */
void ui_scroll_to_end(Ui *ui, const char *name);

/* A picture that may be larger than its viewport: dragged by the mouse, moved by arrows while focused. CHANGE
 * with `key`: LEFT or RIGHT if there is nothing more to see in that direction, PAGE_UP or PAGE_DOWN by the
 * wheel; ACTIVATE by click or Return. The caller draws at the returned place, within the box. */
typedef struct Pan {
    const char *name;
    Box box;
    float width, height; /* of the picture */
} Pan;
Box ui_pan(Ui *ui, const Pan *pan);
/* Holds a point while the picture changes its size from its next call on: the point under the pointer stays
 * there, or the middle of the box while keys or a pad are used. Lasts while the size changes, until it is
 * dragged, moved, or held again. */
void ui_pan_hold(Ui *ui, const char *name);
/* Centres the picture in the box at its next call. */
void ui_pan_to_middle(Ui *ui, const char *name);

#endif
