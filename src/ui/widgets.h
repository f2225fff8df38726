#ifndef SABACC_UI_WIDGETS_H
#define SABACC_UI_WIDGETS_H

/* The widgets. Each call draws one where it is told and makes it reachable by mouse, keys and pad under its
   name. Values stay with the caller: a change arrives as a UiEvent, the caller keeps it and says it in the
   next frame. Texts are shown as they are: translate before. */

#include "ui/ui.h"

typedef struct Button {
    const char *name;
    Box box;
    const char *label;
    const char *amount; /* a second, brighter text: `40`; NULL for none */
    uint32_t key;       /* the character that presses it from anywhere, shown as a hint: 'b'; 0 for none */
    UiKey pad;          /* the same on a pad: UI_KEY_PAD_X or UI_KEY_PAD_Y, or UI_KEY_NONE */
    bool is_disabled;
    bool is_primary;  /* the one thing usually done here: lit */
    bool is_selected; /* the chosen row of a list, the open tab */
    bool is_quiet;    /* words only, no enamel until it is hovered or focused: menu rows */
} Button;
void ui_button(Ui *ui, const Button *button);

typedef struct Slider {
    const char *name;
    Box box;
    const char *label; /* above the rail; NULL for none */
    const char *text;  /* the value in words, at the right; NULL writes the number */
    int value, minimum, maximum;
    int step; /* of keys and wheel, ≥ 1; digits type a value outright */
    bool is_disabled;
} Slider;
void ui_slider(Ui *ui, const Slider *slider);

/* One of several, shown as `‹ this one ›`: a choice of words or a number with steps. */
typedef struct Choice {
    const char *name;
    Box box;
    const char *label;
    const char *text; /* of the present value */
    int value, minimum, maximum, step;
    bool goes_around; /* from the last on to the first */
    bool is_question; /* Return activates it, as it stands, instead of going on to the next */
    bool is_disabled;
} Choice;
void ui_choice(Ui *ui, const Choice *choice);

typedef struct Checkbox {
    const char *name;
    Box box;
    const char *label;
    bool is_on, is_disabled;
} Checkbox;
void ui_checkbox(Ui *ui, const Checkbox *checkbox); /* CHANGE with value 0 or 1 */

typedef struct TextField {
    const char *name;
    Box box;
    const char *label, *text;
    int max_characters; /* ≤ UI_TEXT_BYTES / 4 − 1 */
} TextField;
void ui_text_field(Ui *ui, const TextField *field); /* CHANGE at each letter, ACTIVATE at Return */

/* Anything a scene draws by itself but wants reached: a card, a seat. What to show is in the answer. */
typedef struct Hotspot {
    const char *name;
    Box box;
    bool is_disabled;
} Hotspot;
typedef struct HotspotState {
    bool is_hovered, is_focused, is_pressed; /* focused only while keys or pad are used */
} HotspotState;
HotspotState ui_hotspot(Ui *ui, const Hotspot *hotspot);

/* Says what follows inside the returned box, which is as high as the content and moved by how far one has
   scrolled: wheel, Page Up and Down, arrows while focused, and the focus coming by take one there. End it. */
Box ui_begin_scroll(Ui *ui, const char *name, Box box, float content_height);
void ui_end_scroll(Ui *ui);

/* A picture that may be larger than the box it is seen through: dragged by the mouse, moved by arrows while
   focused. CHANGE with `key`: LEFT or RIGHT where there is nothing more to see that way, PAGE_UP or PAGE_DOWN
   by the wheel; ACTIVATE by click or Return. The caller draws, where the answer says, within the box. */
typedef struct Pan {
    const char *name;
    Box box;
    float width, height; /* of the picture */
} Pan;
Box ui_pan(Ui *ui, const Pan *pan);
/* The picture changes its size from its next call on: what lies under the pointer stays there, or what lies
   in the middle of the box while keys or a pad are used. For as many calls as the size changes in, until it
   is dragged, moved, or held again. */
void ui_pan_hold(Ui *ui, const char *name);
/* The middle of the picture into the middle of the box, at its next call. */
void ui_pan_to_middle(Ui *ui, const char *name);

#endif
