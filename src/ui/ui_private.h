#ifndef SABACC_UI_UI_PRIVATE_H
#define SABACC_UI_UI_PRIVATE_H

/* Shared by ui.c and the files of the widgets. */

#include "ui/explain.h"
#include "ui/spoken.h"
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
    Box box;                     /* the visible part */
    Box whole;                   /* before clipping by a scroll panel */
    float turned;                /* as of a Hotspot */
    int group, scroll;           /* scroll: the panel that contains it, −1 none */
    bool is_enabled, is_guarded; /* is_guarded: does not answer for a moment after its look has changed */
    bool is_aside;               /* is not given the focus of another that is gone */
    bool is_by_pointer;          /* keys pass it by */
    bool is_line;                /* read, not chosen (ui_line) */
    int place, of;               /* in a list that is read line by line, from 1 on; of: 0 in none */
    uint32_t look;               /* hash of the label and whether it can be chosen */
    uint32_t key;
    UiKey pad;
    int value, minimum, maximum, step;
    bool goes_around, is_choice, is_question,
        is_pressed_only; /* is_choice: stepped by its arrows, without a rail */
    int segments; /* of a choice: so many parts of the rail, each sets a value of its own; 0: the halves step
                   */
    Box rail;     /* of a slider: where a press sets the value */
    bool is_upright;                     /* the rail of a slider, from its foot up */
    float content_width, content_height; /* of a scroll panel or a pan */
    char text[UI_TEXT_BYTES];            /* of a text field */
    int max_characters;
    Box home;                    /* of Hotspot */
    bool is_chosen, is_shaded;   /* of Button: is_selected, is_shaded */
    char words[UI_SPOKEN_LABEL]; /* its label and value; "" where its picture alone says what it is */
} Widget;

typedef struct Guard {
    char name[UI_NAME_BYTES];
    uint32_t look; /* of the widget */
    double since_ms;
    bool is_seen; /* declared in this frame */
} Guard;

typedef struct ScrollPlace {
    char name[UI_NAME_BYTES];
    float offset, across; /* across: for a pan only */
    float most;           /* the offset at which the end of a panel is seen, as it was last declared */
    bool follows_end;     /* ui_scroll_to_end */
    float pitch;          /* ui_scroll_whole_rows; 0: it stops anywhere */
    bool is_held;         /* a pan keeps the share (share_x, share_y) of its picture at (held_x, held_y) */
    float held_x, held_y, share_x, share_y;
} ScrollPlace;

enum {
    UI_SCROLL_MAX = 8,
    UI_TOAST_MAX = 3,
    UI_TOAST_BYTES = 1000,
    UI_EARLY_MS = 220, /* how long a widget shows that it was pressed too early */
    UI_TOAST_MS = 5000,
    UI_TOAST_SHORT = 100,    /* bytes; each more */
    UI_TOAST_LONGER_MS = 40, /* leaves the time to read it */
    UI_DRAG_MIN = 8,
    UI_REST_MIN = 4, /* a hand that rests on the mouse moves it less */
    UI_NOTICE_BYTES = 1600
};

typedef struct Toast {
    char text[UI_TOAST_BYTES];
    double until_ms;
} Toast;

/* Where the notice stood last, and what that depended on. */
typedef struct NoticePlace {
    char words[UI_NOTICE_BYTES];
    Box plate, screen;
    int text_percent;
} NoticePlace;

/* A term where it stands on the screen, or what stands for it. */
typedef struct TermPlace {
    int term;
    Box box;
    bool is_picture;
} TermPlace;

typedef enum ExplainWay { EXPLAIN_NOTHING, EXPLAIN_BY_POINTER, EXPLAIN_BY_KEY } ExplainWay;

/* The terms of a text as they were found, by the text's hash: texts stay for many frames. */
enum { EXPLAIN_TEXTS = 128, EXPLAIN_TEXT_TERMS = 6, EXPLAIN_MANY = -1 };
typedef struct ExplainText {
    uint64_t hash;
    bool is_known;
    int count; /* EXPLAIN_MANY: more than are kept */
    TermFound found[EXPLAIN_TEXT_TERMS];
} ExplainText;

/* The glossary on the screen: the terms of this frame, and the one that is explained. */
typedef struct Explain {
    Terms *terms;                     /* owned */
    ExplainText texts[EXPLAIN_TEXTS]; /* in that language */
    UiTerms mode;
    TermScope scope;
    TermPlace *places; /* owned; those that can be reached */
    int count, room;
    Box *lines; /* owned; of all texts that can be read */
    int line_count, line_room;
    ExplainWay way;
    TermPlace what;
    bool is_long;    /* a finger is down on a button with a word */
    bool is_resting; /* the pointer rests on a term that is not explained yet */
    TermPlace rests_on;
    double rests_until;  /* then it is explained */
    Box panel, panel_of; /* where the panel stood last, and of which word */
} Explain;

/* A finger on the screen, from where it was put down. */
typedef struct UiTouch {
    bool is_down, is_swiped; /* is_swiped: it scrolls, and presses nothing */
    bool is_kept; /* a slider or choice in a scroll panel has not been told yet: it may be a swipe */
    float x, y, last_y;
    char scroll[UI_NAME_BYTES]; /* the panel under it, "" for none */
} UiTouch;

enum { UI_CAPTIONS = 3, UI_CAPTION_BYTES = 100 };
typedef struct Caption {
    char words[UI_CAPTION_BYTES];
    int side; /* −1 left, 1 right, 0 neither */
    double until_ms;
} Caption;

enum { SCAN_DEPTH = 8 };

typedef struct ScanSpan {
    int from, count; /* of the targets in their order */
} ScanSpan;

/* The frame of a switch (scan.c). */
typedef struct Scan {
    bool is_held, is_fresh;     /* is_fresh: what can be chosen has changed, and nothing is framed yet */
    uint32_t names;             /* hash of what can be chosen */
    ScanSpan spans[SCAN_DEPTH]; /* from all that can be chosen to the part that is walked over */
    int depth, at, rounds, steps;
    double since_ms, next_ms;
    char on[UI_NAME_BYTES];    /* the first that is framed */
    char board[UI_NAME_BYTES]; /* the widget whose board is open; "" for none */
} Scan;

struct Ui {
    Canvas *canvas;
    double now_ms;
    Widget widgets[UI_WIDGET_MAX];
    int count, reach; /* widgets before `reach` are under an overlay */
    bool is_covered, is_paper;
    Colour ground;           /* of scroll panels; 0: wood or paper */
    int group, foot, scroll; /* foot: the group that is one (ui_begin_foot), 0 none */
    char focus[UI_NAME_BYTES], hover[UI_NAME_BYTES], pressed[UI_NAME_BYTES];
    char early[UI_NAME_BYTES]; /* pressed before it answers: it shows that */
    double early_until;
    char told[UI_NAME_BYTES]; /* what is drawn says that Return presses it; "" for nothing */
    Box focus_box;            /* where the focus was, to find the next if its widget disappears */
    bool focus_is_gone;       /* no widget had it when the last frame ended */
    bool focus_is_shown, shows_pad, wants_frame;
    bool has_clicked; /* the last press of the pointer was answered, and no key came since */
    float pointer_x, pointer_y;
    float drag_x, drag_y; /* the pointer's position at the pan's last step, or where a card was picked up */
    bool is_dragged;      /* since the press: releasing a pan then activates nothing */
    bool has_pointer;
    uint32_t looks;  /* hash of all buttons of the last frame */
    bool is_resting; /* the pointer has not moved away from (rest_x, rest_y) since they changed */
    float rest_x, rest_y;
    unsigned pads;
    UiTouch touch;
    int typed; /* digits typed into a slider so far, −1 none */
    Guard guards[UI_WIDGET_MAX];
    int guard_count;
    ScrollPlace scrolls[UI_SCROLL_MAX];
    int scroll_count;
    Toast toasts[UI_TOAST_MAX];
    int toast_count;
    char notice[UI_NOTICE_BYTES]; /* said in this frame; "" for none */
    NoticePlace notice_place;
    const char *refusal;
    int facts_reach; /* what the frame's transcript had when the overlay began */
    int toasts_told; /* toasts so far that ui_spoken_toast has given */
    int toasts_so_far;
    bool says_focus; /* of ui_spoken_again */
    UiAccess access;
    Explain explain;
    Scan scan;
    Caption captions[UI_CAPTIONS];
};

/* The state in which a widget is drawn. */
typedef struct WidgetLook {
    bool is_hovered, is_focused, is_pressed, is_enabled;
    bool is_told; /* the focus is not shown, but what is drawn says that Return presses it */
    bool yields;  /* Return, or the pad's A, presses another widget */
} WidgetLook;

/* ---- widgets.c ---- */

Widget ui_widget_named(const char *name, WidgetKind kind, Box box, bool is_disabled);

/* What it says aloud: its label, and its value. Each may be NULL. */
void widget_say(Widget *widget, const char *label, const char *between, const char *value);

/* ---- guards.c ---- */

/* After all widgets of a frame: whose look has changed begins to be guarded. */
void guards_update(Ui *ui);
/* The widget of that name does not answer yet. */
bool guards_hold(Ui *ui, const char *name, double now_ms);

/* ---- ui.c ---- */

/* Remembers the widget for input and returns how to draw it. `label` is part of the guard; NULL: not guarded.
 */
WidgetLook ui_add(Ui *ui, const Widget *widget, const char *label);
/* Copies a name; asserts that it fits. */
void ui_copy_name(char target[UI_NAME_BYTES], const char *name);
/* The reachable widget of that name, as last declared; NULL if there is none. */
const Widget *ui_find(const Ui *ui, const char *name);
/* The widgets that the same arrows lead through, in their order (spoken.c). Returns how many. */
int ui_list(const Ui *ui, int group, const Widget *list[UI_WIDGET_MAX]);
/* The index of the widget that gets the focus by an arrow key, UI_KEY_NEXT or UI_KEY_PREVIOUS, where the one
 * of that name has it; -1 if there is none. */
int ui_focus_after(const Ui *ui, const char *name, UiKey key);
/* Fills in an event for the widget. */
bool ui_emit(UiEvent *event, UiEventKind kind, const Widget *widget, int value);

/* A press on a widget whose label has just changed was meant for the old label, so it is ignored. */
bool ui_activate(Ui *ui, const Widget *widget, double now_ms, UiEvent *event);
/* Pressed before it answers: it looks pressed for a moment, so that the press is not lost without a sign. */
bool ui_show_early(Ui *ui, const Widget *widget, double now_ms);
/* As Return does on the widget: EARLY while it is guarded. */
bool ui_activate_by_key(Ui *ui, const Widget *widget, double now_ms, UiEvent *event);
/* Of a widget of this frame; where it is in a panel, that is scrolled. */
void ui_scroll_into_view(Ui *ui, const Widget *widget);
/* True for a scroll panel that contains something to choose, or lines where these count: moving the focus
 * scrolls it. */
bool ui_holds_choices(const Ui *ui, int panel, bool with_lines);

/* Handles an input for a kind of widget. True if it was used; event->kind is set by ui_emit, and event->name
 * stays empty if there is nothing to report. */
bool widget_take(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event);
/* Scrolls a panel by so many logical units; false if it is at that end. */
bool ui_scroll_by(Ui *ui, const Widget *panel, float by);
float *ui_scroll_offset(Ui *ui, const char *name);
ScrollPlace *ui_scroll_place(Ui *ui, const char *name);
/* The key to show on the cap for that character's meaning; 0 if none is left. */
uint32_t ui_key_shown(const Ui *ui, uint32_t meant);
/* The letter on that cap: "B", "F2". */
void ui_key_word(const Ui *ui, uint32_t meant, char word[8]);
void ui_draw_focus(Ui *ui, Box box);
/* Whether a plate there lies over a widget; of a panel that scrolls only what can be chosen in it counts. */
bool ui_covers_widget(const Ui *ui, Box plate);
/* From the top down, beside the notice and what can be pressed. */
void ui_draw_toasts(Ui *ui, Box notice);
/* Its place; empty where nothing was said. */
Box ui_draw_notice(Ui *ui);

/* ---- pointer.c ---- */

/* The uppermost reachable widget at a place, and the uppermost scroll panel; NULL if there is none. */
const Widget *ui_widget_at(const Ui *ui, float x, float y);
const Widget *ui_scroll_at(const Ui *ui, float x, float y);
/* After all widgets of a frame: what lies under it now; when buttons have come, gone or changed, it rests
 * until it is moved. */
void pointer_hover(Ui *ui);
void pointer_rest(Ui *ui);
/* A click was answered since the last key, and the pointer has not gone on to anything else. */
bool pointer_has_clicked(const Ui *ui);
/* An input of the pointer or a finger, and of the wheel; true if there is an event. */
bool pointer_handle(Ui *ui, const UiInput *input, double now_ms, UiEvent *event);
bool pointer_wheel(Ui *ui, const UiInput *input, UiEvent *event);

/* ---- explain.c ---- */

/* The glossary (ui/explain.h): around a frame; an overlay begins; another scene is in front. */
void explain_begin(Ui *ui);
void explain_begin_modal(Ui *ui);
void explain_end(Ui *ui);
void explain_reset(Ui *ui);
void explain_free(Ui *ui);
/* Before the widgets get the input; true if it was used. */
bool explain_input(Ui *ui, const UiInput *input, double now_ms);
/* A finger was lifted: nothing rests on a word any more. True if it had a word of a button explained, by
 * resting on it. */
bool explain_lift(Ui *ui);
/* When a pointer at rest will have rested long enough; INFINITY if it does not rest on a term. */
double explain_next_change(const Ui *ui);

/* ---- caption.c: after all widgets of a frame; when one disappears next, INFINITY if none is shown ---- */

void captions_end(Ui *ui);
double captions_next_change(const Ui *ui, double now_ms);

/* ---- scan.c: after all widgets of a frame; and an input, true if there is an event. ---- */

void scan_reset(Ui *ui);
/* The way was another before: between one switch and two the frame stays where it is. */
void scan_change_way(Ui *ui, UiScanWay before);
void scan_end(Ui *ui);
/* Until when a press was meant for what was there before; 0 without a switch. */
double scan_guarded_until(const Ui *ui);
bool scan_handle(Ui *ui, const UiInput *input, double now_ms, UiEvent *event);

/* ---- scan_board.c: what a switch does with a widget that one press does not answer ---- */

enum { SCAN_CELLS = 32 };
typedef struct ScanCell {
    char name[UI_NAME_BYTES], label[24];
    UiInput input; /* UI_PRESS closes the board */
    Box box;
    int row;
} ScanCell;
/* Whether the widget has one. */
bool scan_has_board(const Widget *widget);
/* Its cells where they lie on the screen; returns how many. */
int scan_board_cells(const Ui *ui, const Widget *widget, ScanCell cells[SCAN_CELLS]);
void scan_board_draw(Ui *ui, const ScanCell *cells, int count);

#endif
