/* Input handling of each kind of widget. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/ui_private.h"

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

static bool change_to(Ui *ui, const Widget *widget, long wanted, UiEvent *event) {
    int value = wanted > widget->maximum   ? widget->maximum
                : wanted < widget->minimum ? widget->minimum
                                           : (int)wanted;
    if (widget->goes_around && wanted > widget->maximum) value = widget->minimum;
    if (widget->goes_around && wanted < widget->minimum) value = widget->maximum;
    ui->wants_frame = true;
    if (value != widget->value) ui_emit(event, UI_EVENT_CHANGE, widget, value);
    return true;
}

/* How far along the rail a point is, 0 … 1 and beyond. */
static float rail_share(const Widget *widget, float x, float y) {
    const Box *rail = &widget->rail;
    if (widget->is_upright) return rail->height > 0 ? 1 - (y - rail->y) / rail->height : 0;
    return rail->width > 0 ? (x - rail->x) / rail->width : 0;
}

static int slider_value_at(const Widget *widget, float x, float y) {
    float share = rail_share(widget, x, y);
    float range = (float)(widget->maximum - widget->minimum);
    int steps = (int)roundf(fminf(fmaxf(share, 0), 1) * range / (float)widget->step);
    bool is_at_end = share >= 1;
    return is_at_end ? widget->maximum
                     : clamp(widget->minimum + steps * widget->step, widget->minimum, widget->maximum);
}

/* A press beside the segments, on the label, changes nothing. */
static bool press_segment(Ui *ui, const Widget *widget, float x, UiEvent *event) {
    float share = (x - widget->rail.x) / widget->rail.width;
    int segment = (int)floorf(share * (float)widget->segments);
    if (segment < 0 || segment >= widget->segments) return true;
    return change_to(ui, widget, widget->minimum + segment, event);
}

static bool value_pointer(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    if (!widget->is_choice) return change_to(ui, widget, slider_value_at(widget, input->x, input->y), event);
    if (input->kind != UI_POINTER_DOWN) return false;
    if (widget->segments > 0) return press_segment(ui, widget, input->x, event);
    bool is_less = input->x < widget->rail.x + widget->rail.width / 2;
    return change_to(ui, widget, (long)widget->value + (is_less ? -widget->step : widget->step), event);
}

/* A number below the minimum stays typed, so that more digits can follow. */
static bool type_value(Ui *ui, const Widget *widget, long typed, UiEvent *event) {
    ui->typed = (int)typed;
    return change_to(ui, widget, typed, event);
}

static bool value_key(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    long far = (long)widget->step * 10;
    UiKey less = widget->is_upright ? UI_KEY_DOWN : UI_KEY_LEFT;
    UiKey more = widget->is_upright ? UI_KEY_UP : UI_KEY_RIGHT;
    if (widget->is_pressed_only && input->key != UI_KEY_ACCEPT) return false;
    if (input->key == less) return change_to(ui, widget, (long)widget->value - widget->step, event);
    if (input->key == more) return change_to(ui, widget, (long)widget->value + widget->step, event);
    switch (input->key) {
    case UI_KEY_PAGE_UP:
        return change_to(ui, widget, clamp((int)(widget->value + far), widget->minimum, widget->maximum),
                         event);
    case UI_KEY_PAGE_DOWN:
        return change_to(ui, widget, clamp((int)(widget->value - far), widget->minimum, widget->maximum),
                         event);
    case UI_KEY_ACCEPT:
        return widget->is_choice && !widget->is_question &&
               change_to(ui, widget, (long)widget->value + widget->step, event);
    default: break;
    }
    if (widget->is_choice) return false;
    if (input->key == UI_KEY_DELETE)
        return type_value(ui, widget, (ui->typed > 0 ? ui->typed : widget->value) / 10, event);
    if (input->key != UI_KEY_CHARACTER) return false;
    if (input->character < '0' || input->character > '9') return false;
    long typed = (ui->typed > 0 ? ui->typed * 10L : 0) + (long)(input->character - '0');
    if (typed > widget->maximum) return true; /* a digit too many is ignored */
    return type_value(ui, widget, typed, event);
}

static bool take_value(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    switch (input->kind) {
    case UI_POINTER_DOWN:
    case UI_POINTER_MOVE: value_pointer(ui, widget, input, event); return event->name[0] != '\0';
    case UI_WHEEL:
        /* the page scrolls under a choice: it must not change unnoticed */
        if (widget->is_choice) return false;
        return change_to(
            ui, widget, clamp(widget->value + (int)input->y * widget->step, widget->minimum, widget->maximum),
            event);
    case UI_KEY: return value_key(ui, widget, input, event);
    default: return false;
    }
}

static int count_characters(const char *text) {
    int count = 0;
    for (; *text; text++) count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

/* As many of the characters as there is room for. */
static void add_characters(const Widget *widget, const char *added, char text[2 * UI_TEXT_BYTES]) {
    int count = count_characters(text);
    size_t used = strlen(text);
    while (*added && count < widget->max_characters) {
        size_t length = 1;
        while (((unsigned char)added[length] & 0xC0) == 0x80) length++;
        if (used + length >= UI_TEXT_BYTES) break;
        memcpy(text + used, added, length);
        used += length;
        text[used] = '\0';
        added += length;
        count++;
    }
}

static bool take_field(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    char text[2 * UI_TEXT_BYTES];
    if (input->kind == UI_PASTE) {
        snprintf(text, sizeof text, "%s", widget->text);
        add_characters(widget, input->text, text);
    } else if (input->kind == UI_KEY && input->key == UI_KEY_CUT) {
        text[0] = '\0';
    } else if (input->kind == UI_TEXT) {
        snprintf(text, sizeof text, "%s%s", widget->text, input->text);
        if (count_characters(text) > widget->max_characters || strlen(text) >= UI_TEXT_BYTES) return false;
    } else if (input->kind == UI_KEY && input->key == UI_KEY_DELETE) {
        snprintf(text, sizeof text, "%s", widget->text);
        size_t length = strlen(text);
        while (length > 0 && ((unsigned char)text[length - 1] & 0xC0) == 0x80) length--;
        text[length > 0 ? length - 1 : 0] = '\0';
    } else {
        /* Letters arrive as text; as keys they must not activate anything else. There is no caret to be led.
         */
        return input->kind == UI_KEY &&
               (input->key == UI_KEY_CHARACTER || input->key == UI_KEY_FIRST || input->key == UI_KEY_LAST);
    }
    ui_emit(event, UI_EVENT_CHANGE, widget, 0);
    snprintf(event->text, sizeof event->text, "%.*s", UI_TEXT_BYTES - 1, text);
    ui->wants_frame = true;
    return true;
}

/* False at either end, so that an arrow key then leaves the panel. */
static bool take_scroll(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    (void)event;
    float by = 0, page = widget->box.height * 0.8f, pitch = ui_scroll_place(ui, widget->name)->pitch;
    float step = pitch > 0 ? pitch : 90;
    if (pitch > 0) page = fmaxf(roundf(page / pitch), 1) * pitch;
    if (input->kind == UI_WHEEL) by = -input->y * step;
    if (input->kind == UI_KEY && input->key == UI_KEY_UP) by = -step;
    if (input->kind == UI_KEY && input->key == UI_KEY_DOWN) by = step;
    if (input->kind == UI_KEY && input->key == UI_KEY_PAGE_UP) by = -page;
    if (input->kind == UI_KEY && input->key == UI_KEY_PAGE_DOWN) by = page;
    return by != 0 && ui_scroll_by(ui, widget, by);
}

bool ui_scroll_by(Ui *ui, const Widget *widget, float by) {
    float *offset = ui_scroll_offset(ui, widget->name);
    float wanted = fminf(fmaxf(*offset + by, 0), fmaxf(widget->content_height - widget->box.height, 0));
    if (wanted == *offset) return false;
    *offset = wanted;
    ui->wants_frame = true;
    return true;
}

static bool pan_by(Ui *ui, const Widget *widget, float x, float y) {
    ScrollPlace *place = ui_scroll_place(ui, widget->name);
    float far_x = fmaxf(widget->content_width - widget->box.width, 0) / 2;
    float far_y = fmaxf(widget->content_height - widget->box.height, 0) / 2;
    float across = fminf(fmaxf(place->across + x, -far_x), far_x);
    float along = fminf(fmaxf(place->offset + y, -far_y), far_y);
    if (across == place->across && along == place->offset) return false;
    place->is_held = false;
    place->across = across;
    place->offset = along;
    ui->wants_frame = true;
    return true;
}

static bool pan_pointer(Ui *ui, const Widget *widget, const UiInput *input) {
    float x = ui->drag_x - input->x, y = ui->drag_y - input->y;
    if (input->kind == UI_POINTER_DOWN) {
        ui->is_dragged = false;
    } else {
        if (!ui->is_dragged && hypotf(x, y) < UI_DRAG_MIN) return false;
        ui->is_dragged = true;
        pan_by(ui, widget, x, y);
    }
    ui->drag_x = input->x;
    ui->drag_y = input->y;
    return false;
}

static bool pan_asks(UiEvent *event, const Widget *widget, UiKey key) {
    ui_emit(event, UI_EVENT_CHANGE, widget, 0);
    event->key = key;
    return true;
}

static bool take_pan(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    if (input->kind == UI_POINTER_DOWN || input->kind == UI_POINTER_MOVE)
        return pan_pointer(ui, widget, input);
    if (input->kind == UI_WHEEL)
        return input->y != 0 && pan_asks(event, widget, input->y > 0 ? UI_KEY_PAGE_UP : UI_KEY_PAGE_DOWN);
    if (input->kind != UI_KEY) return false;
    switch (input->key) {
    case UI_KEY_LEFT: return pan_by(ui, widget, -90, 0) || pan_asks(event, widget, UI_KEY_LEFT);
    case UI_KEY_RIGHT: return pan_by(ui, widget, 90, 0) || pan_asks(event, widget, UI_KEY_RIGHT);
    case UI_KEY_UP: return pan_by(ui, widget, 0, -90);
    case UI_KEY_DOWN: return pan_by(ui, widget, 0, 90);
    default: return false;
    }
}

/* Picked up where it was pressed, it follows the pointer. */
static bool take_button(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    (void)event;
    if (widget->home.width <= 0) return false;
    if (input->kind == UI_POINTER_DOWN) {
        ui->is_dragged = false;
        ui->drag_x = input->x;
        ui->drag_y = input->y;
    } else if (input->kind == UI_POINTER_MOVE) {
        ui->is_dragged |= hypotf(input->x - ui->drag_x, input->y - ui->drag_y) >= UI_DRAG_MIN;
        ui->wants_frame |= ui->is_dragged;
    }
    return false;
}

typedef bool (*WidgetTake)(Ui *, const Widget *, const UiInput *, UiEvent *);

static bool take_nothing(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    (void)ui, (void)widget, (void)input, (void)event;
    return false;
}

static const WidgetTake widget_takes[] = {
    [WIDGET_BUTTON] = take_button, [WIDGET_VALUE] = take_value,   [WIDGET_CHECKBOX] = take_nothing,
    [WIDGET_FIELD] = take_field,   [WIDGET_SCROLL] = take_scroll, [WIDGET_PAN] = take_pan,
};

bool widget_take(Ui *ui, const Widget *widget, const UiInput *input, UiEvent *event) {
    return widget_takes[widget->kind](ui, widget, input, event);
}
