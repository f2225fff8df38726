#ifndef SABACC_UI_UI_H
#define SABACC_UI_UI_H

/* Widgets that live as long as one frame. While a scene draws it says its widgets (ui/widgets.h): each is
   drawn at once and remembered by name and place until the next frame. Input is then settled against what was
   said: the scene hears of it as a UiEvent that names the widget. So a scene keeps no widgets, only its own
   state. Mouse, keys and pad all end in the same events. Knows nothing of games. Times are logical
   milliseconds. */

#include <stddef.h>

#include "render/canvas.h"
#include "ui/focus.h"

enum { UI_NAME_BYTES = 40, UI_TEXT_BYTES = 64, UI_WIDGET_MAX = 160 };

typedef struct Ui Ui;

typedef enum UiKey { /* what keys and pad buttons mean, once for both */
                     UI_KEY_NONE,
                     UI_KEY_LEFT,
                     UI_KEY_RIGHT,
                     UI_KEY_UP,
                     UI_KEY_DOWN,
                     UI_KEY_ACCEPT, /* Return, keypad Enter; pad A. Space is a character: it never chooses */
                     UI_KEY_BACK,   /* Escape; pad B */
                     UI_KEY_NEXT,   /* Tab; right shoulder */
                     UI_KEY_PREVIOUS, /* Shift+Tab; left shoulder */
                     UI_KEY_MENU,     /* F10; pad Start */
                     UI_KEY_PAGE_UP,  /* pad: right trigger, and the left one for its fellow */
                     UI_KEY_PAGE_DOWN,
                     UI_KEY_DELETE, /* Backspace */
                     UI_KEY_PAD_X,
                     UI_KEY_PAD_Y,
                     UI_KEY_CHARACTER, /* any other: its character is given along */
                     UI_KEY_COUNT
} UiKey;

typedef enum UiInputKind {
    UI_POINTER_MOVE,
    UI_POINTER_DOWN,
    UI_POINTER_UP,
    UI_WHEEL,
    UI_KEY,
    UI_TEXT,
    UI_PRESS
} UiInputKind;

/* What comes in, from a window, a pad or a script. */
typedef struct UiInput {
    UiInputKind kind;
    float x, y; /* logical, for the pointer; wheel: steps in y, up positive */
    UiKey key;
    uint32_t character; /* of UI_KEY_CHARACTER: lower case Unicode */
    bool is_repeat;
    char text[UI_TEXT_BYTES]; /* UI_TEXT: what was typed; UI_PRESS: the name of a widget */
} UiInput;

typedef enum UiEventKind {
    UI_EVENT_ACTIVATE, /* a button, row or card was chosen */
    UI_EVENT_CHANGE,   /* a slider, stepper, choice or checkbox has `value`; a text field has `text` */
    UI_EVENT_BACK,     /* Escape or B, and no widget wanted it */
    UI_EVENT_MENU,
    UI_EVENT_KEY /* a key no widget wanted; `key`, `character`. UI_KEY_ACCEPT when nothing is in focus */
} UiEventKind;

typedef struct UiEvent {
    UiEventKind kind;
    char name[UI_NAME_BYTES]; /* of the widget: `bet`, `card:2`, `menu:start` */
    int value;
    char text[UI_TEXT_BYTES];
    UiKey key;
    uint32_t character;
} UiEvent;

/* True when the widgets' words begin with `name`: ui_event_is(event, "card:") and event->value or its rest.
 */
bool ui_event_is(const UiEvent *event, const char *name);
/* The number after the colon of a name, −1 if there is none: `card:2` → 2. */
int ui_event_index(const UiEvent *event);

/* Keys that the player has put elsewhere: a character pressed, and the one it then means. A character stands
   at most once on each side; one whose meaning was given away means nothing itself. */
enum { UI_KEYS_MAX = 40 };
typedef struct UiKeyMap {
    struct {
        uint32_t pressed, meant; /* lower case Unicode */
    } rows[UI_KEYS_MAX];
    int count;
} UiKeyMap;

/* What the person at the screen needs, whatever the scene: every widget and text is drawn by it. */
typedef struct UiAccess {
    int text_percent; /* 100 … 200 */
    bool is_high_contrast;
    UiKeyMap keys;
} UiAccess;

Ui *ui_create(void);
void ui_free(Ui *ui);

/* ---- by the loop ---- */

void ui_begin(Ui *ui, Canvas *canvas, double now_ms);
void ui_end(Ui *ui);
/* Settles one input against the widgets of the last frame; true when `event` was filled in for the scene.
   Whenever anything could look different afterwards, ui_wants_frame says so. A UI_PRESS of a name that no
   widget has, or of one that cannot be chosen, is reported by ui_refusal. */
bool ui_handle(Ui *ui, const UiInput *input, double now_ms, UiEvent *event);
/* Why the last UI_PRESS did nothing, or NULL: scripts stop on it. */
const char *ui_refusal(const Ui *ui);
bool ui_wants_frame(const Ui *ui);
/* When the picture or the answer to a press next changes by itself (a toast leaves, a guard opens); INFINITY
 * if never. */
double ui_next_change(const Ui *ui, double now_ms);
/* Until when some widget is guarded: a script that waits for calm waits for this too. */
double ui_guarded_until(const Ui *ui);
/* Another scene is in front: focus, drag and guards begin anew. */
void ui_reset(Ui *ui);
/* True while a text field has the focus: the window then takes text input. */
bool ui_is_typing(const Ui *ui);

/* Tells whether the last input came from a pad: decides which hints are shown. */
void ui_set_pad(Ui *ui, bool is_pad);

/* From the next frame on; a new Ui has 100 %, plain contrast and keys where they are printed. Asserts on what
   no UiAccess may be. */
void ui_set_access(Ui *ui, const UiAccess *access);

/* ---- by scenes ---- */

Canvas *ui_canvas(Ui *ui);
/* The name of the focused widget, "" for none; setting it takes effect in the same frame if said before the
 * widget. */
const char *ui_focus(const Ui *ui);
void ui_set_focus(Ui *ui, const char *name);
/* Widgets said from here on belong to the next group (Tab, shoulder buttons). */
void ui_begin_group(Ui *ui);
/* Everything said so far in this frame is drawn but no longer reached: an overlay begins. */
void ui_begin_modal(Ui *ui);
/* A line of news at the top of the screen for a few seconds. The text is copied. */
void ui_toast(Ui *ui, const char *text);
/* Which button hints to show: those of the device used last. */
bool ui_shows_pad(const Ui *ui);

#endif
