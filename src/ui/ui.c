#include "ui/ui.h"
#include "base/hash.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "ui/style.h"
#include "ui/ui_private.h"

Ui *ui_create(void) {
    Ui *ui = memory_calloc(1, sizeof *ui);
    ui->access.text_percent = 100;
    ui_reset(ui);
    return ui;
}

void ui_free(Ui *ui) {
    if (!ui) return;
    explain_free(ui);
    free(ui);
}

void ui_reset(Ui *ui) {
    ui->focus[0] = ui->hover[0] = ui->pressed[0] = ui->told[0] = '\0';
    ui->typed = -1;
    ui->count = ui->reach = 0;
    ui->guard_count = 0;
    explain_reset(ui);
    scan_reset(ui);
    ui->wants_frame = true;
}

void ui_copy_name(char target[UI_NAME_BYTES], const char *name) {
    size_t length = strlen(name);
    assert(length > 0 && length < UI_NAME_BYTES);
    memcpy(target, name, length + 1);
}

bool ui_event_is(const UiEvent *event, const char *name) {
    return strncmp(event->name, name, strlen(name)) == 0;
}

static bool is_named(const UiEvent *event, const char *name) {
    size_t length = strlen(name);
    bool is_family = length > 0 && name[length - 1] == ':';
    return is_family ? ui_event_is(event, name) : strcmp(event->name, name) == 0;
}

int ui_event_row(const UiEvent *event, const void *rows, size_t count, size_t size) {
    for (size_t i = 0; i < count; i++) {
        const char *const *name = (const void *)((const char *)rows + i * size);
        if (is_named(event, *name)) return (int)i;
    }
    return -1;
}

int ui_event_index(const UiEvent *event) {
    const char *colon = strrchr(event->name, ':');
    if (!colon || colon[1] < '0' || colon[1] > '9') return -1;
    return (int)strtol(colon + 1, NULL, 10);
}

/* ---- access ---- */

void ui_set_access(Ui *ui, const UiAccess *access) {
    assert(access->text_percent >= 100 && access->text_percent <= 200);
    assert(access->scan == UI_SCAN_OFF ||
           (access->scan_ms >= UI_SCAN_MIN_MS && access->scan_ms <= UI_SCAN_MAX_MS));
    assert(access->keys.count >= 0 && access->keys.count <= UI_KEYS_MAX);
    UiScanWay before = ui->access.scan;
    ui->access = *access;
    if (before != access->scan) scan_change_way(ui, before);
    ui->wants_frame = true;
}

bool ui_shows_clauses(const Ui *ui) { return ui->access.shows_clauses; }

uint32_t ui_key_meant(const Ui *ui, uint32_t pressed) {
    const UiKeyMap *keys = &ui->access.keys;
    bool is_given_away = false;
    for (int i = 0; i < keys->count; i++) {
        if (keys->rows[i].pressed == pressed) return keys->rows[i].meant;
        if (keys->rows[i].meant == pressed) is_given_away = true;
    }
    return is_given_away ? 0 : pressed;
}

uint32_t ui_key_shown(const Ui *ui, uint32_t meant) {
    const UiKeyMap *keys = &ui->access.keys;
    bool is_taken = false;
    for (int i = 0; i < keys->count; i++) {
        if (keys->rows[i].meant == meant) return keys->rows[i].pressed;
        if (keys->rows[i].pressed == meant) is_taken = true;
    }
    return is_taken ? 0 : meant;
}

Canvas *ui_canvas(Ui *ui) { return ui->canvas; }
void ui_set_paper(Ui *ui, bool is_paper) { ui->is_paper = is_paper; }
bool ui_is_paper(const Ui *ui) { return ui->is_paper; }
void ui_set_ground(Ui *ui, Colour ground) { ui->ground = ground; }
const char *ui_focus(const Ui *ui) { return ui->focus; }
bool ui_shows_pad(const Ui *ui) { return ui->shows_pad; }
const char *ui_refusal(const Ui *ui) { return ui->refusal; }
bool ui_wants_frame(const Ui *ui) { return ui->wants_frame; }

bool ui_shows_focus(const Ui *ui) { return ui->focus_is_shown; }
const char *ui_pointed(const Ui *ui) { return ui->is_resting ? "" : ui->hover; }

void ui_set_focus(Ui *ui, const char *name) {
    ui_copy_name(ui->focus, name);
    ui->typed = -1;
    ui->focus_is_gone = false;
    ui->wants_frame = true;
}

void ui_tell_accept(Ui *ui) {
    if (!ui->is_covered) snprintf(ui->told, sizeof ui->told, "%s", ui->focus);
}

void ui_begin_group(Ui *ui) { ui->group++; }
void ui_begin_foot(Ui *ui) { ui->foot = ++ui->group; }

void ui_set_covered(Ui *ui, bool is_covered) { ui->is_covered = is_covered; }

void ui_begin_modal(Ui *ui) {
    ui->reach = ui->count;
    ui->facts_reach = transcript_count(canvas_transcript(ui->canvas));
    ui->group = ui->foot = 0;
    ui->told[0] = '\0';
    explain_begin_modal(ui);
}

/* ---- a frame ---- */

void ui_begin(Ui *ui, Canvas *canvas, double now_ms) {
    ui->canvas = canvas;
    ui->now_ms = now_ms;
    canvas_set_reading(canvas, (CanvasReading){.text_scale = (float)ui->access.text_percent / 100,
                                               .is_high_contrast = ui->access.is_high_contrast});
    ui->count = ui->reach = ui->group = ui->foot = ui->facts_reach = 0;
    ui->scroll = -1;
    ui->ground = 0;
    ui->is_covered = ui->wants_frame = ui->is_paper = false;
    ui->notice[0] = ui->told[0] = '\0';
    for (int i = 0; i < ui->guard_count; i++) ui->guards[i].is_seen = false;
    explain_begin(ui);
}

const Widget *ui_find(const Ui *ui, const char *name) {
    for (int i = ui->reach; i < ui->count; i++) {
        if (strcmp(ui->widgets[i].name, name) == 0) return &ui->widgets[i];
    }
    return NULL;
}

Box ui_box_of(const Ui *ui, const char *name) {
    const Widget *widget = ui_find(ui, name);
    return widget && widget->is_enabled ? widget->box : (Box){0};
}

bool ui_place_of(const Ui *ui, const char *name, Box *box) {
    const Widget *widget = ui_find(ui, name);
    if (widget) *box = widget->box;
    return widget != NULL;
}

bool ui_can_choose(const Ui *ui, const char *name) {
    const Widget *widget = ui_find(ui, name);
    return widget && widget->is_enabled;
}

int ui_places(const Ui *ui, bool can_be_chosen, Box *boxes, int max) {
    int count = 0;
    for (int i = ui->reach; i < ui->count && count < max; i++)
        if (ui->widgets[i].kind != WIDGET_SCROLL && ui->widgets[i].is_enabled == can_be_chosen)
            boxes[count++] = ui->widgets[i].box;
    return count;
}

static uint32_t look_of(const Widget *widget, const char *label) {
    return (uint32_t)hash_step(hash_bytes(label, strlen(label)), widget->is_enabled);
}

/* Return presses what has the focus, once that is shown or told. */
static bool return_presses_another(const Ui *ui, const char *name) {
    bool is_known = ui->focus_is_shown || (ui->told[0] && strcmp(ui->told, ui->focus) == 0);
    return is_known && ui->focus[0] && !ui->focus_is_gone && strcmp(ui->focus, name) != 0;
}

WidgetLook ui_add(Ui *ui, const Widget *widget, const char *label) {
    assert(ui->count < UI_WIDGET_MAX);
    Widget *added = &ui->widgets[ui->count++];
    *added = *widget;
    added->group = ui->group;
    added->scroll = ui->scroll;
    added->whole = widget->box;
    if (ui->scroll >= 0) {
        Box view = ui->widgets[ui->scroll].box;
        float top = fmaxf(widget->box.y, view.y);
        float bottom = fminf(widget->box.y + widget->box.height, view.y + view.height);
        added->box.y = top;
        added->box.height = fmaxf(bottom - top, 0);
    }
    added->is_guarded = label != NULL;
    added->look = label ? look_of(widget, label) : 0;
    if (ui->is_covered) return (WidgetLook){.is_enabled = widget->is_enabled};
    bool is_early = ui->now_ms < ui->early_until && strcmp(ui->early, widget->name) == 0;
    return (WidgetLook){.is_enabled = widget->is_enabled,
                        .is_hovered = widget->is_enabled && strcmp(ui->hover, widget->name) == 0,
                        .is_focused = ui->focus_is_shown && strcmp(ui->focus, widget->name) == 0,
                        .is_pressed = strcmp(ui->pressed, widget->name) == 0 || is_early,
                        .is_told = !ui->focus_is_shown && strcmp(ui->told, widget->name) == 0,
                        .yields = return_presses_another(ui, widget->name)};
}

/* In a new scene, or when the focused widget is gone, the focus moves to the nearest widget that can be
 * chosen. If that is far away it waits: a widget that reappears in the old place gets it, and no key
 * activates something else. */
static void focus_repair(Ui *ui) {
    const float far = 320;
    const Widget *focused = ui_find(ui, ui->focus);
    bool was_gone = ui->focus_is_gone;
    ui->focus_is_gone = !focused || !focused->is_enabled;
    if (ui->focus_is_gone != was_gone) ui->wants_frame = true;
    if (!ui->focus_is_gone) {
        ui->focus_box = focused->whole;
        return;
    }
    const Widget *best = NULL;
    float min = INFINITY;
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        if (!widget->is_enabled || widget->is_aside || widget->kind == WIDGET_SCROLL) continue;
        float distance =
            ui->focus[0] ? hypotf(widget->whole.x - ui->focus_box.x, widget->whole.y - ui->focus_box.y) : 0;
        if (distance < min) min = distance, best = widget;
    }
    if (!best || min > far) return;
    ui_copy_name(ui->focus, best->name);
    ui->focus_box = best->whole;
    ui->focus_is_gone = false;
    ui->wants_frame = true;
}

void ui_end(Ui *ui) {
    assert(ui->scroll < 0);
    guards_update(ui);
    focus_repair(ui);
    pointer_hover(ui);
    pointer_rest(ui);
    explain_end(ui);
    captions_end(ui);
    scan_end(ui);
    ui_draw_toasts(ui, ui_draw_notice(ui));
}

double ui_next_change(const Ui *ui, double now_ms) {
    double next = fmin(explain_next_change(ui), captions_next_change(ui, now_ms));
    if (ui->early_until > now_ms) next = fmin(next, ui->early_until);
    for (int i = 0; i < ui->toast_count; i++) {
        if (ui->toasts[i].until_ms > now_ms) next = fmin(next, ui->toasts[i].until_ms);
    }
    return next;
}

bool ui_is_typing(const Ui *ui) {
    const Widget *widget = ui_find(ui, ui->focus);
    return widget && widget->kind == WIDGET_FIELD && ui->access.scan == UI_SCAN_OFF;
}

const char *ui_field_text(const Ui *ui) {
    const Widget *widget = ui_find(ui, ui->focus);
    return widget && widget->kind == WIDGET_FIELD ? widget->text : NULL;
}

/* ---- input ---- */

bool ui_emit(UiEvent *event, UiEventKind kind, const Widget *widget, int value) {
    *event = (UiEvent){.kind = kind, .value = value};
    ui_copy_name(event->name, widget->name);
    snprintf(event->text, sizeof event->text, "%s", widget->text);
    return true;
}

void ui_scroll_into_view(Ui *ui, const Widget *widget) {
    if (widget->scroll < 0) return;
    const Widget *panel = &ui->widgets[widget->scroll];
    float *offset = ui_scroll_offset(ui, panel->name);
    float above = panel->box.y - widget->whole.y;
    float below = widget->whole.y + widget->whole.height - (panel->box.y + panel->box.height);
    if (above > 0) *offset -= above + STYLE_SCROLL_MARGIN;
    if (below > 0) *offset += below + STYLE_SCROLL_MARGIN;
}

static void focus_on(Ui *ui, int index) {
    if (index < 0) return;
    const Widget *widget = &ui->widgets[index];
    ui_set_focus(ui, widget->name);
    ui_scroll_into_view(ui, widget);
}

bool ui_holds_choices(const Ui *ui, int panel, bool with_lines) {
    if (ui->widgets[panel].kind != WIDGET_SCROLL) return false;
    for (int i = panel + 1; i < ui->count; i++)
        if (ui->widgets[i].scroll == panel && ui->widgets[i].is_enabled &&
            (with_lines || !ui->widgets[i].is_line))
            return true;
    return false;
}

_Static_assert(UI_KEY_RIGHT - UI_KEY_LEFT == (int)FOCUS_RIGHT && UI_KEY_UP - UI_KEY_LEFT == (int)FOCUS_UP &&
                   UI_KEY_DOWN - UI_KEY_LEFT == (int)FOCUS_DOWN,
               "the arrow keys lie in the order of FocusDirection");

/* Of another panel only what is seen can be chosen from outside it. */
static FocusPlace focus_place(const Ui *ui, int index, int panel) {
    const Widget *widget = &ui->widgets[index];
    bool is_within = widget->scroll < 0 || widget->scroll == panel;
    bool is_seen = is_within || (widget->box.width > 0 && widget->box.height > 0);
    return (FocusPlace){is_within ? widget->whole : widget->box, widget->group,
                        widget->is_enabled && !widget->is_by_pointer && is_seen &&
                            !ui_holds_choices(ui, index, true),
                        widget->group > 0 && widget->group == ui->foot};
}

/* Within a scroll panel to its end before out of it, whatever lies nearer. */
static int focus_by_arrow(const Ui *ui, FocusPlace *places, int count, int from, FocusDirection direction) {
    FocusPlace within[UI_WIDGET_MAX];
    int panel = from < 0 ? -1 : ui->widgets[ui->reach + from].scroll;
    memcpy(within, places, (size_t)count * sizeof *within);
    for (int i = 0; i < count; i++)
        within[i].can_be_chosen = within[i].can_be_chosen && ui->widgets[ui->reach + i].scroll == panel;
    int after = panel < 0 ? from : focus_move(within, count, from, direction);
    return after == from ? focus_move(places, count, from, direction) : after;
}

int ui_focus_after(const Ui *ui, const char *name, UiKey key) {
    FocusPlace places[UI_WIDGET_MAX];
    int count = ui->count - ui->reach, from = -1;
    for (int i = 0; i < count && from < 0; i++)
        if (strcmp(ui->widgets[ui->reach + i].name, name) == 0) from = i;
    int panel = from < 0 ? -1 : ui->widgets[ui->reach + from].scroll;
    bool is_of_groups = key == UI_KEY_NEXT || key == UI_KEY_PREVIOUS;
    for (int i = 0; i < count; i++) places[i] = focus_place(ui, ui->reach + i, panel);
    int after = is_of_groups ? focus_next_group(places, count, from, key == UI_KEY_NEXT ? 1 : -1)
                             : focus_by_arrow(ui, places, count, from, (FocusDirection)(key - UI_KEY_LEFT));
    return after < 0 ? -1 : ui->reach + after;
}

/* The first or last of the list that has the focus; from there, of the page. */
static int focus_end_of(const Ui *ui, bool is_last) {
    const Widget *list[UI_WIDGET_MAX], *focused = ui_find(ui, ui->focus);
    int last = 0, count = focused ? ui_list(ui, focused->group, list) : 0;
    const Widget *end = count > 0 ? list[is_last ? count - 1 : 0] : NULL;
    if (end && end != focused) return (int)(end - ui->widgets);
    for (int i = ui->reach; i < ui->count; i++)
        last = ui->widgets[i].group > last ? ui->widgets[i].group : last;
    for (int n = 0; n <= last; n++) {
        count = ui_list(ui, is_last ? last - n : n, list);
        if (count > 0) return (int)(list[is_last ? count - 1 : 0] - ui->widgets);
    }
    return -1;
}

/* ---- lists that are read line by line ---- */

static int line_at(const Ui *ui, const Widget *focused, int place) {
    for (int i = ui->reach; i < ui->count; i++)
        if (ui->widgets[i].of > 0 && ui->widgets[i].place == place &&
            ui->widgets[i].scroll == focused->scroll)
            return i;
    return -1;
}

static const float PAGE_SHARE = 0.8f;

/* As far as a page goes, or to where the next column begins; not beyond what is declared. */
static int line_a_page_on(const Ui *ui, const Widget *focused, int step) {
    float page = focused->scroll >= 0 ? ui->widgets[focused->scroll].box.height * PAGE_SHARE : 0;
    int found = line_at(ui, focused, focused->place + step);
    for (int place = focused->place + 2 * step;; place += step) {
        int at = line_at(ui, focused, place);
        if (at < 0 || fabsf(ui->widgets[at].whole.y - focused->whole.y) > page) return found;
        found = at;
    }
}

/* −1 where the key leads out of the list, or the focus is in none. */
static int line_after(const Ui *ui, UiKey key) {
    const Widget *focused = ui_find(ui, ui->focus);
    if (!focused || focused->of == 0) return -1;
    switch (key) {
    case UI_KEY_UP: return line_at(ui, focused, focused->place - 1);
    case UI_KEY_DOWN: return line_at(ui, focused, focused->place + 1);
    case UI_KEY_FIRST: return line_at(ui, focused, 1);
    case UI_KEY_LAST: return line_at(ui, focused, focused->of);
    case UI_KEY_PAGE_UP: return line_a_page_on(ui, focused, -1);
    case UI_KEY_PAGE_DOWN: return line_a_page_on(ui, focused, 1);
    default: return -1;
    }
}

static bool focus_key(Ui *ui, UiKey key) {
    int line = line_after(ui, key);
    if (line >= 0) {
        focus_on(ui, line);
        return true;
    }
    if (key == UI_KEY_FIRST || key == UI_KEY_LAST) {
        focus_on(ui, focus_end_of(ui, key == UI_KEY_LAST));
        return true;
    }
    bool is_arrow = key >= UI_KEY_LEFT && key <= UI_KEY_DOWN;
    if (!is_arrow && key != UI_KEY_NEXT && key != UI_KEY_PREVIOUS) return false;
    focus_on(ui, ui_focus_after(ui, ui->focus, key));
    return true;
}

bool ui_activate(Ui *ui, const Widget *widget, double now_ms, UiEvent *event) {
    if (!widget->is_enabled) {
        ui->refusal = "cannot be chosen now";
        return false;
    }
    if (guards_hold(ui, widget->name, now_ms)) {
        ui->refusal = "has changed a moment ago and does not answer yet";
        return false;
    }
    ui->wants_frame = true;
    if (widget->kind == WIDGET_CHECKBOX) return ui_emit(event, UI_EVENT_CHANGE, widget, !widget->value);
    return ui_emit(event, UI_EVENT_ACTIVATE, widget, widget->value);
}

bool ui_show_early(Ui *ui, const Widget *widget, double now_ms) {
    if (!widget->is_enabled || !guards_hold(ui, widget->name, now_ms)) return false;
    ui_copy_name(ui->early, widget->name);
    ui->early_until = now_ms + UI_EARLY_MS;
    ui->wants_frame = true;
    return true;
}

bool ui_activate_by_key(Ui *ui, const Widget *widget, double now_ms, UiEvent *event) {
    if (ui_show_early(ui, widget, now_ms)) return ui_emit(event, UI_EVENT_EARLY, widget, widget->value);
    return ui_activate(ui, widget, now_ms, event);
}

static const Widget *shortcut(const Ui *ui, const UiInput *input) {
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        bool is_key = input->key == UI_KEY_CHARACTER && widget->key && widget->key == input->character;
        bool is_pad = input->key != UI_KEY_NONE && widget->pad != UI_KEY_NONE && widget->pad == input->key;
        if (widget->is_enabled && (is_key || is_pad)) return widget;
    }
    return NULL;
}

/* Digits are for the one slider there is, whatever has the focus, which then goes there. NULL where they are
 * for none, or it is not known which. */
static const Widget *slider_for(const Ui *ui, const UiInput *input) {
    const Widget *found = NULL;
    if (input->key != UI_KEY_CHARACTER || input->character < '0' || input->character > '9') return NULL;
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        if (widget->kind != WIDGET_VALUE || widget->is_choice || !widget->is_enabled) continue;
        if (found) return NULL;
        found = widget;
    }
    return found;
}

static bool is_going_about(UiKey key) {
    return (key >= UI_KEY_LEFT && key <= UI_KEY_DOWN) || key == UI_KEY_NEXT || key == UI_KEY_PREVIOUS ||
           key == UI_KEY_FIRST || key == UI_KEY_LAST;
}

static bool handle_key(Ui *ui, const UiInput *input, double now_ms, UiEvent *event) {
    ui->wants_frame = true;
    const Widget *focused = ui_find(ui, ui->focus);
    bool was_shown = ui->focus_is_shown;
    bool is_known = was_shown || (focused && strcmp(ui->told, focused->name) == 0) || pointer_has_clicked(ui);
    bool shows_only = input->key == UI_KEY_ACCEPT && !is_known;
    ui->focus_is_shown = true;
    ui->has_clicked = false;
    /* ignore the mouse's resting position */
    if (is_going_about(input->key) || shows_only) ui->has_pointer = false;
    if (focused && focused->is_enabled && widget_take(ui, focused, input, event))
        return event->name[0] != '\0';
    if (input->key == UI_KEY_ACCEPT && input->is_repeat) return false;
    if (input->key == UI_KEY_ACCEPT && focused && focused->is_line) { /* it is read again */
        ui_spoken_again(ui);
        return false;
    }
    if (input->key == UI_KEY_ACCEPT && focused && focused->is_enabled && is_known)
        return ui_activate_by_key(ui, focused, now_ms, event);
    const Widget *wanted = input->is_repeat ? NULL : shortcut(ui, input);
    if (wanted) return ui_activate_by_key(ui, wanted, now_ms, event);
    const Widget *slider = slider_for(ui, input);
    if (slider) {
        if (slider != focused) ui_set_focus(ui, slider->name);
        return widget_take(ui, slider, input, event) && event->name[0] != '\0';
    }
    if (!was_shown && focused && input->key >= UI_KEY_LEFT && input->key <= UI_KEY_DOWN) return false;
    if (focus_key(ui, input->key) || input->is_repeat) return false;
    *event = (UiEvent){.kind = input->key == UI_KEY_BACK   ? UI_EVENT_BACK
                               : input->key == UI_KEY_MENU ? UI_EVENT_MENU
                                                           : UI_EVENT_KEY,
                       .key = input->key,
                       .character = input->character};
    return true;
}

static bool handle_press(Ui *ui, const UiInput *input, double now_ms, UiEvent *event) {
    const Widget *widget = ui_find(ui, input->text);
    ui->refusal = widget ? NULL : "is not on the screen";
    if (widget && widget->kind == WIDGET_FIELD) ui_set_focus(ui, widget->name); /* as a click does */
    if (widget && widget->is_choice && widget->is_enabled && !widget->is_question)
        return widget_take(ui, widget, &(UiInput){.kind = UI_KEY, .key = UI_KEY_ACCEPT}, event) &&
               event->name[0] != '\0';
    return widget && ui_activate(ui, widget, now_ms, event);
}

bool ui_handle(Ui *ui, const UiInput *given, double now_ms, UiEvent *event) {
    UiInput meant = *given, *input = &meant;
    if (input->kind == UI_KEY && input->key == UI_KEY_CHARACTER)
        meant.character = ui_key_meant(ui, input->character);
    *event = (UiEvent){.kind = UI_EVENT_KEY};
    ui->refusal = NULL;
    if (ui->access.scan != UI_SCAN_OFF && input->kind != UI_PRESS)
        return scan_handle(ui, input, now_ms, event);
    if (explain_input(ui, input, now_ms)) return false;
    switch (input->kind) {
    case UI_POINTER_MOVE:
    case UI_POINTER_DOWN:
    case UI_POINTER_UP: return pointer_handle(ui, input, now_ms, event);
    case UI_WHEEL: return pointer_wheel(ui, input, event);
    case UI_RELEASE:
    case UI_PAD_IN:
    case UI_PAD_OUT: return false;
    case UI_KEY: return handle_key(ui, input, now_ms, event);
    case UI_TEXT:
    case UI_PASTE: {
        const Widget *focused = ui_find(ui, ui->focus);
        return focused && widget_take(ui, focused, input, event);
    }
    case UI_PRESS: return handle_press(ui, input, now_ms, event);
    }
    return false;
}

void ui_note_pad(Ui *ui, const UiInput *input) {
    if (input->pad < 1 || input->pad > UI_PADS) return;
    unsigned bit = 1u << (input->pad - 1);
    ui->pads = input->kind == UI_PAD_OUT ? ui->pads & ~bit : ui->pads | bit;
}

unsigned ui_pads(const Ui *ui) { return ui->pads; }

/* The last device used decides which hints are shown. */
void ui_set_pad(Ui *ui, bool is_pad) {
    if (ui->shows_pad != is_pad) ui->wants_frame = true;
    ui->shows_pad = is_pad;
}
