/* The pointer and a finger: what lies under it, where it rests, what a press, a drag and the wheel do. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "ui/ui_private.h"

/* ---- what lies under it ---- */

/* One that is turned is where it is seen. */
static bool is_on(const Widget *widget, float x, float y) {
    Box box = widget->box;
    float right = x - box.x - box.width / 2, below = y - box.y - box.height / 2;
    float c = cosf(widget->turned), s = sinf(widget->turned);
    if (widget->turned == 0) return box_has(box, x, y);
    return box_has(box, x - right + right * c + below * s, y - below + below * c - right * s);
}

const Widget *ui_widget_at(const Ui *ui, float x, float y) {
    for (int i = ui->count - 1; i >= ui->reach; i--) {
        const Widget *widget = &ui->widgets[i];
        if (widget->kind != WIDGET_SCROLL && !widget->is_line && is_on(widget, x, y)) return widget;
    }
    return NULL;
}

const Widget *ui_scroll_at(const Ui *ui, float x, float y) {
    for (int i = ui->count - 1; i >= ui->reach; i--) {
        const Widget *widget = &ui->widgets[i];
        if (widget->kind == WIDGET_SCROLL && box_has(widget->box, x, y)) return widget;
    }
    return NULL;
}

void pointer_hover(Ui *ui) {
    const Widget *under = ui->has_pointer ? ui_widget_at(ui, ui->pointer_x, ui->pointer_y) : NULL;
    const char *name = under ? under->name : "";
    if (strcmp(name, ui->hover) == 0) return;
    snprintf(ui->hover, sizeof ui->hover, "%s", name);
    ui->wants_frame = true;
}

void pointer_rest(Ui *ui) {
    uint64_t looks = hash_bytes("", 0);
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        if (widget->is_guarded)
            looks = hash_step(hash_step(looks, hash_bytes(widget->name, strlen(widget->name))), widget->look);
    }
    if (ui->looks == (uint32_t)looks) return;
    ui->looks = (uint32_t)looks;
    ui->is_resting = true;
    ui->rest_x = ui->pointer_x;
    ui->rest_y = ui->pointer_y;
    ui->wants_frame = true;
}

static void end_rest(Ui *ui) {
    if (!ui->is_resting || hypotf(ui->pointer_x - ui->rest_x, ui->pointer_y - ui->rest_y) < UI_REST_MIN)
        return;
    ui->is_resting = false;
    ui->wants_frame = true;
}

bool pointer_has_clicked(const Ui *ui) {
    const char *pointed = ui_pointed(ui);
    return ui->has_clicked && (!pointed[0] || strcmp(pointed, ui->focus) == 0);
}

static void point_at(Ui *ui, const UiInput *input) {
    ui->pointer_x = input->x;
    ui->pointer_y = input->y;
    ui->has_pointer = true;
    if (ui->focus_is_shown) ui->wants_frame = true;
    ui->focus_is_shown = false;
    end_rest(ui);
    pointer_hover(ui);
}

/* ---- a finger ---- */

static void touch_begin(Ui *ui, const UiInput *input) {
    const Widget *panel = ui_scroll_at(ui, input->x, input->y), *under = ui_widget_at(ui, input->x, input->y);
    bool may_scroll = panel && (!under || under->kind != WIDGET_PAN);
    ui->touch = (UiTouch){.is_down = true, .x = input->x, .y = input->y, .last_y = input->y};
    if (may_scroll) ui_copy_name(ui->touch.scroll, panel->name);
    ui->touch.is_kept = may_scroll && under && under->kind == WIDGET_VALUE;
}

/* Along a panel it scrolls; across, a slider that was kept takes it after all. */
static void touch_find_out(Ui *ui, const UiInput *input, UiEvent *event) {
    UiTouch *touch = &ui->touch;
    float across = fabsf(input->x - touch->x), along = fabsf(input->y - touch->y);
    const Widget *held = ui_find(ui, ui->pressed);
    bool is_other = held && held->kind == WIDGET_VALUE && !touch->is_kept;
    if (touch->scroll[0] && !is_other && along >= UI_DRAG_MIN && along > across) {
        touch->is_swiped = true;
        ui->pressed[0] = '\0';
    } else if (touch->is_kept && across >= UI_DRAG_MIN && held) {
        UiInput first = *input;
        first.kind = UI_POINTER_DOWN;
        first.x = touch->x;
        touch->is_kept = false;
        widget_take(ui, held, &first, event);
    }
}

/* True if the finger scrolls. */
static bool touch_move(Ui *ui, const UiInput *input, UiEvent *event) {
    UiTouch *touch = &ui->touch;
    if (!touch->is_down) return false;
    if (!touch->is_swiped) touch_find_out(ui, input, event);
    const Widget *panel = ui_find(ui, touch->scroll[0] ? touch->scroll : "-");
    if (touch->is_swiped && panel) ui_scroll_by(ui, panel, touch->last_y - input->y);
    if (touch->is_swiped) touch->last_y = input->y;
    return touch->is_swiped;
}

/* What the lifted finger still does; true if nothing more is to be done. */
static bool touch_end(Ui *ui, const UiInput *input, UiEvent *event, bool *is_event) {
    UiTouch touch = ui->touch;
    const Widget *held = ui_find(ui, ui->pressed[0] ? ui->pressed : "-");
    bool was_long = explain_lift(ui);
    ui->touch = (UiTouch){.is_down = false};
    ui->has_pointer = false; /* a finger does not hover */
    pointer_hover(ui);
    bool is_over = touch.is_swiped || was_long || touch.is_kept;
    if (is_over) ui->pressed[0] = '\0';
    UiInput late = *input;
    late.kind = UI_POINTER_DOWN;
    *is_event = touch.is_kept && !touch.is_swiped && !was_long && held && is_on(held, input->x, input->y) &&
                widget_take(ui, held, &late, event);
    return is_over;
}

/* Released beyond its place. */
static bool drop(Ui *ui, const Widget *held, const UiInput *input, double now_ms, UiEvent *event) {
    const Widget *under = ui_widget_at(ui, input->x, input->y);
    if (held->home.width <= 0 || !ui->is_dragged || box_has(held->home, input->x, input->y)) return false;
    if (!ui_activate(ui, held, now_ms, event)) return false;
    event->is_dropped = true;
    if (under && under->is_enabled) ui_copy_name(event->over, under->name);
    return true;
}

bool pointer_handle(Ui *ui, const UiInput *input, double now_ms, UiEvent *event) {
    bool is_event = false;
    point_at(ui, input);
    if (input->is_touch && input->kind == UI_POINTER_DOWN) touch_begin(ui, input);
    if (input->is_touch && input->kind == UI_POINTER_MOVE && touch_move(ui, input, event)) return false;
    if (input->is_touch && input->kind == UI_POINTER_UP && touch_end(ui, input, event, &is_event))
        return is_event;
    const Widget *held = ui_find(ui, ui->pressed);
    if (input->kind == UI_POINTER_MOVE)
        return held && !ui->touch.is_kept && widget_take(ui, held, input, event);
    ui->wants_frame = true;
    if (input->kind == UI_POINTER_DOWN) {
        const Widget *under = ui_widget_at(ui, input->x, input->y);
        ui->pressed[0] = '\0';
        ui->has_clicked = false;
        if (!under || !under->is_enabled) return false;
        ui_copy_name(ui->pressed, under->name);
        ui_set_focus(ui, under->name);
        return !(input->is_touch && ui->touch.is_kept) && widget_take(ui, under, input, event);
    }
    ui->pressed[0] = '\0';
    if (!held) return false;
    if (!is_on(held, input->x, input->y)) return drop(ui, held, input, now_ms, event);
    if (held->kind == WIDGET_VALUE || held->kind == WIDGET_FIELD) return false;
    if (held->kind == WIDGET_PAN && ui->is_dragged) return false;
    ui_show_early(ui, held, now_ms);
    ui->has_clicked = ui_activate(ui, held, now_ms, event);
    return ui->has_clicked;
}

bool pointer_wheel(Ui *ui, const UiInput *input, UiEvent *event) {
    const Widget *under = ui_widget_at(ui, ui->pointer_x, ui->pointer_y);
    if (under && under->is_enabled && widget_take(ui, under, input, event)) return event->name[0] != '\0';
    const Widget *panel = ui_scroll_at(ui, ui->pointer_x, ui->pointer_y);
    if (panel) widget_take(ui, panel, input, event);
    return false;
}
