#ifndef SABACC_UI_UI_H
#define SABACC_UI_UI_H

/* Immediate-mode widgets. While drawing, a scene declares its widgets (ui/widgets.h): each is drawn at once
 * and remembered by name and place until the next frame. Input is then resolved against the declared widgets,
 * and the scene gets a UiEvent that names the widget. So a scene keeps no widgets, only its own state. Mouse,
 * keys and pad produce the same events. Knows nothing of games. Coordinates are logical units, times are
 * milliseconds. */

#include <stddef.h>

#include "render/canvas.h"
#include "ui/focus.h"

enum { UI_PADS = 8 };
enum { UI_GUARD_MS = 250 }; /* how long a widget that has changed does not answer */
enum { UI_NAME_BYTES = 40, UI_TEXT_BYTES = 64, UI_WIDGET_MAX = 256 };

typedef struct Ui Ui;

/* The function keys F2, which is the left stick of a pad pressed too, and F4 as characters (UI_KEY_CHARACTER,
 * Button.key); and any other key that means nothing. */
enum { UI_CHARACTER_F2 = 0xF102, UI_CHARACTER_F4 = 0xF104, UI_CHARACTER_OTHER = 0xF1FF };

typedef enum UiKey { /* the meaning of keys and pad buttons */
                     UI_KEY_NONE,
                     UI_KEY_LEFT,
                     UI_KEY_RIGHT,
                     UI_KEY_UP,
                     UI_KEY_DOWN,
                     /* Return, keypad Enter; pad A. Space is a character and never activates */
                     UI_KEY_ACCEPT,
                     UI_KEY_BACK,     /* Escape; pad B */
                     UI_KEY_NEXT,     /* Tab; right shoulder */
                     UI_KEY_PREVIOUS, /* Shift+Tab; left shoulder */
                     UI_KEY_MENU,     /* F10; pad Start */
                     UI_KEY_PAGE_UP,  /* pad: right trigger; the left one for PAGE_DOWN */
                     UI_KEY_PAGE_DOWN,
                     UI_KEY_FIRST,  /* Home: to the first of the list that has the focus, then of the page */
                     UI_KEY_LAST,   /* End */
                     UI_KEY_DELETE, /* Backspace */
                     UI_KEY_PAD_X,
                     UI_KEY_PAD_Y,
                     UI_KEY_CHARACTER, /* any other: its character is passed along */
                     UI_KEY_EXPLAIN,   /* pad: the right stick pressed (ui/explain.h) */
                     UI_KEY_COPY,      /* Ctrl+C where no text field has the focus */
                     UI_KEY_SAY,       /* pad Back, where anything speaks; elsewhere it is UI_KEY_BACK */
                     UI_KEY_CUT,       /* Ctrl+X: the text field that has the focus is emptied */
                     UI_KEY_COUNT
} UiKey;

typedef enum UiInputKind {
    UI_POINTER_MOVE,
    UI_POINTER_DOWN,
    UI_POINTER_UP,
    UI_WHEEL,
    UI_RELEASE, /* a key or button of a pad was let go: `key` and `character` as when it was pressed */
    UI_PAD_IN,  /* a pad was plugged in, or out: `pad` */
    UI_PAD_OUT,
    UI_KEY,
    UI_TEXT,
    UI_PASTE, /* as UI_TEXT, and what a text field has no room for is left out */
    UI_PRESS
} UiInputKind;

/* Input from a window, a pad or a script. */
typedef struct UiInput {
    UiInputKind kind;
    float x, y; /* logical, of the pointer; wheel: steps in y, up positive */
    UiKey key;
    uint32_t character; /* of UI_KEY_CHARACTER: lower case Unicode */
    bool is_repeat;
    int pad;                  /* of UI_KEY and UI_RELEASE: which one, 1 … UI_PADS; 0 for the keyboard */
    bool is_touch;            /* of pointers: a finger, which does not hover */
    char text[UI_TEXT_BYTES]; /* UI_TEXT, UI_PASTE: the text; UI_PRESS: the name of a widget */
} UiInput;

typedef enum UiEventKind {
    UI_EVENT_ACTIVATE, /* a button, row or card was activated */
    UI_EVENT_CHANGE,   /* a slider, stepper, choice or checkbox has `value`; a text field has `text` */
    UI_EVENT_BACK,     /* Escape or B, not used by a widget */
    UI_EVENT_MENU,
    /* a key of the widget came before that answers, having just changed; nothing was done. Only for scenes
       that ask for it */
    UI_EVENT_EARLY,
    UI_EVENT_KEY /* a key not used by a widget; `key`, `character`. UI_KEY_ACCEPT if nothing has the focus */
} UiEventKind;

typedef struct UiEvent {
    UiEventKind kind;
    char name[UI_NAME_BYTES]; /* of the widget: `bet`, `card:2`, `menu:start` */
    int value;
    char text[UI_TEXT_BYTES];
    UiKey key;
    uint32_t character;
    bool is_dropped;          /* activated by being carried beyond its home (Hotspot.home) */
    char over[UI_NAME_BYTES]; /* the widget on which it was dropped; "" for none */
} UiEvent;

/* True if the event's name begins with `name`: ui_event_is(event, "card:"); event->value or the rest of the
 * name tells more. */
bool ui_event_is(const UiEvent *event, const char *name);
/* The first of `count` rows whose name is the event's; −1 if there is none. Each row has `size` bytes and
 * begins with its name, a const char *; a name that ends in a colon stands for all names that begin so. */
int ui_event_row(const UiEvent *event, const void *rows, size_t count, size_t size);
#define UI_EVENT_ROW(event, rows) ui_event_row(event, rows, sizeof(rows) / sizeof *(rows), sizeof *(rows))

/* The number after the colon of a name, −1 if there is none: `card:2` → 2. */
int ui_event_index(const UiEvent *event);

/* Remapped keys: the character pressed, and the one it means. A character occurs at most once on each side;
 * one whose meaning was reassigned has no meaning itself. */
enum { UI_KEYS_MAX = 40 };
typedef struct UiKeyMap {
    struct {
        uint32_t pressed, meant; /* lower case Unicode */
    } rows[UI_KEYS_MAX];
    int count;
} UiKeyMap;

/* The buttons of a pad that can be put elsewhere: those that do something but point in a direction. */
enum { UI_PAD_BUTTONS = 11 };

/* Playing by a single switch: every key, button and press of the pointer does the same. */
typedef enum UiScanWay {
    UI_SCAN_OFF,
    UI_SCAN_ONE, /* a frame walks over what can be chosen, and the switch chooses */
    UI_SCAN_TWO, /* Return, the pad's A and the pointer choose; every other key moves the frame */
    UI_SCAN_WAYS
} UiScanWay;
enum { UI_SCAN_MIN_MS = 500, UI_SCAN_MAX_MS = 5000 };

/* How the player reads and acts: every widget and text is drawn by it, in any scene. */
typedef struct UiAccess {
    int text_percent; /* 100 … 200 */
    bool is_high_contrast;
    bool shows_clauses; /* words show the ids of the clauses that they name (ui/clause_marks.h) */
    bool shows_captions;
    bool has_reduced_motion; /* what fades elsewhere is there, or is not */
    UiScanWay scan;
    int scan_ms; /* how long the frame rests on each step, UI_SCAN_MIN_MS … UI_SCAN_MAX_MS */
    UiKeyMap keys;
    /* by what the button of that number does usually (ui_pad_button): the one that does it, from 1; 0:
       itself. A permutation, or all 0 */
    uint8_t pad[UI_PAD_BUTTONS];
} UiAccess;

/* What is printed on a pad's button: "A", "LT", "Start"; from 0 to UI_PAD_BUTTONS − 1. */
const char *ui_pad_button(int index);
/* The same of the button that does now what that key means; the key is that of a button. */
const char *ui_pad_word(const Ui *ui, UiKey key);
/* Makes a pad's press or release what the player has put on that button. */
void ui_map_pad(const Ui *ui, UiInput *input);

Ui *ui_create(void);
void ui_free(Ui *ui);

/* ---- by the loop ---- */

void ui_begin(Ui *ui, Canvas *canvas, double now_ms);
void ui_end(Ui *ui);
/* Resolves one input against the widgets of the last frame; true if `event` was filled in for the scene. If
 * anything could look different afterwards, ui_wants_frame tells. A UI_PRESS of a name that no widget has, or
 * of a disabled one, is reported by ui_refusal. */
bool ui_handle(Ui *ui, const UiInput *input, double now_ms, UiEvent *event);
/* Why the last UI_PRESS failed, or NULL: scripts stop on it. */
const char *ui_refusal(const Ui *ui);
bool ui_wants_frame(const Ui *ui);
/* When the picture or the reaction to a press next changes by itself (a toast disappears, a guard ends, a
 * pointer at rest has a word explained); INFINITY if never. */
double ui_next_change(const Ui *ui, double now_ms);
/* Until when some widget is guarded, or the frame of a switch has only just come: scripts that wait for the
 * screen to settle wait for this too. */
double ui_guarded_until(const Ui *ui);
/* Another scene is in front: resets focus, drag and guards. */
void ui_reset(Ui *ui);
/* True while a text field has the focus: the window then takes text input. */
bool ui_is_typing(const Ui *ui);
/* The text of that field as it was declared; NULL while no text field has the focus. */
const char *ui_field_text(const Ui *ui);

/* All widgets of the last frame that can be reached as text, and where the keys, the pointer and the wheel
 * lead from each: for tests that compare frames. The caller frees it. */
char *ui_describe(const Ui *ui);

/* Sets whether the last input came from a pad: this decides which hints are shown. */
void ui_set_pad(Ui *ui, bool is_pad);

/* What a pressed character means by the player's keys; 0 where its meaning was given to another key. */
uint32_t ui_key_meant(const Ui *ui, uint32_t pressed);
/* Takes effect with the next frame; a new Ui has 100 %, normal contrast, no clauses and the default keys.
 * Asserts that the settings are valid. */
void ui_set_access(Ui *ui, const UiAccess *access);
/* Texts are in another language now, and with them the terms that are explained. */
void ui_language_changed(Ui *ui);

/* Whether the frame of a switch must wait, as while something moves or another window has the input. */
void ui_set_scan_held(Ui *ui, bool is_held);
/* When it takes its next step; INFINITY if it does not by itself. */
double ui_scan_next(const Ui *ui);
/* Whether the player uses a switch; scenes then get no key of their own but the press as such. */
bool ui_is_scanning(const Ui *ui);
/* What the frame is on: 0 not the widget, or the cell of a board ("scan:more"), of that name, 1 that and
 * others, 2 that alone. */
int ui_scan_offers(const Ui *ui, const char *name);
/* How many steps the frame has taken since anything was chosen or the screen changed. */
int ui_scan_steps(const Ui *ui);

/* Before anything else is done with an input: remembers which pads are plugged in. */
void ui_note_pad(Ui *ui, const UiInput *input);
/* Which ones are: bit n − 1 is pad n. */
unsigned ui_pads(const Ui *ui);

/* ---- by scenes ---- */

Canvas *ui_canvas(Ui *ui);
/* Whether what is drawn from here on in this frame lies on paper, in ink; wood as a frame begins. */
void ui_set_paper(Ui *ui, bool is_paper);
bool ui_is_paper(const Ui *ui);
/* What scroll panels lie on from here on in this frame: what goes on beyond their edges fades into that
 * colour. 0, as a frame begins: wood, or the paper. */
void ui_set_ground(Ui *ui, Colour ground);
/* By the settings. */
bool ui_shows_clauses(const Ui *ui);
/* The name of the focused widget, "" for none. A focus that is set takes effect in the same frame if set
 * before the widget is declared. */
const char *ui_focus(const Ui *ui);
/* Whether the focus is shown: keys or a pad were used last. */
bool ui_shows_focus(const Ui *ui);
/* The name of the widget that the pointer is on, "" for none; "" too while it has not moved since the buttons
 * on the screen have changed: then nobody points with it, though something may have come to lie under it. */
const char *ui_pointed(const Ui *ui);
void ui_set_focus(Ui *ui, const char *name);
/* What is drawn says in this frame that Return, or the pad's A, presses the focused widget: so it does, even
 * where no ring shows the focus because the pointer was used last. */
void ui_tell_accept(Ui *ui);
/* Where the widget of that name was declared in this frame, chosen or not; false if it was not. */
bool ui_place_of(const Ui *ui, const char *name, Box *box);
/* The places of this frame's widgets that can be chosen, or of those that cannot; returns how many, at most
 * `max`. */
int ui_places(const Ui *ui, bool can_be_chosen, Box *boxes, int max);
/* Whether the widget of that name can be chosen in this frame. */
bool ui_can_choose(const Ui *ui, const char *name);
/* Widgets declared from here on belong to the next group (Tab, shoulder buttons). */
void ui_begin_group(Ui *ui);
/* The same, and this group is the foot of the one before, wherever it lies: down leads there from the last
 * places of that, and up back. One in a frame. */
void ui_begin_foot(Ui *ui);
/* Where the widget of that name can be reached, as declared in this frame or, before any is, in the last one;
 * an empty box if it cannot. */
Box ui_box_of(const Ui *ui, const char *name);
/* Whether the widgets declared from here on belong to a scene that another one covers: they are drawn as if
 * nobody pointed at them, even where one of the same name is pointed at. False at the beginning of a frame.
 */
void ui_set_covered(Ui *ui, bool is_covered);
/* Everything declared so far in this frame is drawn but cannot be reached: an overlay begins. */
void ui_begin_modal(Ui *ui);
/* The name of texts that are drawn for their looks and not spoken (canvas_push_name). */
#define UI_UNSPOKEN "unspoken"
/* The name of the text that is the title of the page, though it lies on a widget or is scrolled. */
#define UI_PAGE_TITLE "page-title"

/* A message at the top of the screen for a few seconds. The text is copied. */
void ui_toast(Ui *ui, const char *text);
/* A notice over everything, shown while it is declared in every frame: a paragraph for each line. It covers
 * no widget. */
void ui_notice(Ui *ui, const char *words);
/* A caption of a sound in the strip below the screen, for the time that it takes to read it, and fading then;
 * nothing while they are not shown. `place`: from the left −1 … 1 the right. */
void ui_caption(Ui *ui, const char *words, float place);
/* How high that strip is by the settings, in logical units; 0 for none. */
float ui_caption_foot(const UiAccess *access);
/* Which button hints to show: those of the device used last. */
bool ui_shows_pad(const Ui *ui);

#endif
