#ifndef SABACC_UI_UI_PRIVATE_H
#define SABACC_UI_UI_PRIVATE_H

/* Between ui.c and the files of the widgets. */

#include "ui/ui.h"
#include "ui/widgets.h"

typedef enum WidgetKind {
    WIDGET_BUTTON,
    WIDGET_VALUE,
    WIDGET_CHECKBOX,
    WIDGET_FIELD,
    WIDGET_SCROLL,
    WIDGET_PAN
} WidgetKind;

typedef struct Widget {
    WidgetKind kind;
    char name[UI_NAME_BYTES];
    Box box;           /* what is seen of it */
    Box whole;         /* before a scroll panel cut it */
    int group, scroll; /* scroll: which panel it lies in, −1 none */
    bool is_enabled;
    uint32_t key;
    UiKey pad;
    int value, minimum, maximum, step;
    bool goes_around, is_choice, is_question; /* is_choice: steps by its arrows instead of a rail */
    Box rail;                                 /* of a slider: where a press sets the value */
    float content_width, content_height;      /* of a scroll panel or a pan */
    char text[UI_TEXT_BYTES];                 /* of a text field */
    int max_characters;
} Widget;

typedef struct Guard {
    char name[UI_NAME_BYTES];
    uint32_t look; /* of label and whether it can be chosen */
    double since_ms;
    bool is_seen; /* in the frame being said */
} Guard;

typedef struct ScrollPlace {
    char name[UI_NAME_BYTES];
    float offset, across; /* across: only of a pan */
    bool is_held;         /* a pan keeps the share (share_x, share_y) of its picture at (held_x, held_y) */
    float held_x, held_y, share_x, share_y;
} ScrollPlace;

enum {
    UI_SCROLL_MAX = 8,
    UI_TOAST_MAX = 3,
    UI_TOAST_BYTES = 200,
    UI_GUARD_MS = 250,
    UI_TOAST_MS = 5000,
    UI_DRAG_MIN = 8
};

typedef struct Toast {
    char text[UI_TOAST_BYTES];
    double until_ms;
} Toast;

struct Ui {
    Canvas *canvas;
    double now_ms;
    Widget widgets[UI_WIDGET_MAX];
    int count, reach; /* widgets before `reach` lie under an overlay */
    int group, scroll;
    char focus[UI_NAME_BYTES], hover[UI_NAME_BYTES], pressed[UI_NAME_BYTES];
    Box focus_box; /* where the focus was, to find the next should its widget vanish */
    bool focus_is_shown, shows_pad, wants_frame;
    float pointer_x, pointer_y;
    float drag_x, drag_y; /* where the pointer was when the pan last followed it */
    bool is_dragged;      /* since the press: letting go then chooses nothing */
    bool has_pointer;
    int typed; /* digits typed into a slider so far, −1 none */
    Guard guards[UI_WIDGET_MAX];
    int guard_count;
    ScrollPlace scrolls[UI_SCROLL_MAX];
    int scroll_count;
    Toast toasts[UI_TOAST_MAX];
    int toast_count;
    const char *refusal;
    UiAccess access;
};

/* How a widget looks now. */
typedef struct WidgetLook {
    bool is_hovered, is_focused, is_pressed, is_enabled;
} WidgetLook;

/* Remembers the widget for input and says how it looks. `label` takes part in the guard; NULL: not guarded.
 */
WidgetLook ui_add(Ui *ui, const Widget *widget, const char *label);
/* Name copied with a check that it fits. */
void ui_copy_name(char target[UI_NAME_BYTES], const char *name);
/* The widget of that name among those that can be reached, as last said; NULL where there is none. */
const Widget *ui_find(const Ui *ui, const char *name);
/* Gives an event for the widget. */
bool ui_emit(UiEvent *event, UiEventKind kind, const Widget *widget, int value);

/* What a kind of widget makes of an input meant for it. True when it was used; event->kind is set by ui_emit,
   and event->name stays empty if there is nothing to tell. */
bool widget_take(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event);
float *ui_scroll_offset(Ui *ui, const char *name);
ScrollPlace *ui_scroll_place(Ui *ui, const char *name);
/* The key to press for what that character means, for its cap; 0 where none is left. */
uint32_t ui_key_shown(const Ui *ui, uint32_t meant);
void ui_draw_focus(Ui *ui, Box box);
void ui_draw_toasts(Ui *ui);

#endif
