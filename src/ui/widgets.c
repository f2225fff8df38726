#include "ui/widgets.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/style.h"
#include "ui/ui_private.h"

Widget ui_widget_named(const char *name, WidgetKind kind, Box box, bool is_disabled) {
    Widget widget = {.kind = kind, .box = box, .is_enabled = !is_disabled, .step = 1};
    ui_copy_name(widget.name, name);
    return widget;
}

static const float RING_AWAY = 5;

static void draw_ring(Ui *ui, Box box, float wide) {
    canvas_panel(
        ui->canvas, box_inset(box, -RING_AWAY, -RING_AWAY),
        &(PanelStyle){
            .edge = STYLE_AMBER, .edge_width = wide, .radius = STYLE_CORNER + RING_AWAY - 1, .is_cut = true});
}

void ui_draw_focus(Ui *ui, Box box) {
    canvas_halo(ui->canvas, box_inset(box, -RING_AWAY, -RING_AWAY), STYLE_CORNER + RING_AWAY - 1, 12,
                colour_fade(STYLE_AMBER, 0.30f));
    draw_ring(ui, box, 2.5f);
}

/* ---- buttons ---- */

typedef struct ButtonColours {
    Colour top, bottom, edge, label;
} ButtonColours;

static ButtonColours button_colours(const Button *button, WidgetLook look) {
    if (!look.is_enabled) return (ButtonColours){0xff15100bu, 0xff15100bu, 0xff3a3020u, STYLE_FAINT};
    if (look.is_pressed) return (ButtonColours){STYLE_NIGHT, STYLE_OAK, STYLE_BRASS_LIT, STYLE_BONE};
    if (button->is_advised || (button->is_primary && !look.yields)) {
        return look.is_hovered ? (ButtonColours){0xffffc96fu, 0xffef9f2cu, 0xffffe2b0u, 0xff1c1105u}
                               : (ButtonColours){0xfff7b347u, 0xffdc8d1eu, 0xffffd591u, 0xff1c1105u};
    }
    if (look.is_hovered) return (ButtonColours){0xff463522u, STYLE_OAK_LIT, STYLE_BRASS_LIT, STYLE_BONE};
    if (button->is_selected) return (ButtonColours){0xff5e4c2cu, 0xff33260fu, STYLE_BRASS_LIT, STYLE_BONE};
    return (ButtonColours){STYLE_OAK_LIT, STYLE_OAK, STYLE_BRASS_DIM, STYLE_BONE};
}

/* The default action while Return presses another: a short bar at its foot. */
static void draw_usual(Ui *ui, Box box) {
    static const float WIDE = 56, HIGH = 4, ABOVE = 3;
    Box bar = {box.x + (box.width - WIDE) / 2, box.y + box.height - HIGH - ABOVE, WIDE, HIGH};
    canvas_panel(ui->canvas, bar,
                 &(PanelStyle){.top = STYLE_AMBER, .bottom = STYLE_AMBER, .radius = HIGH / 2});
}

static void button_ground(Ui *ui, const Button *button, WidgetLook look, ButtonColours colours) {
    if (button->is_quiet && look.is_enabled && !look.is_hovered && !look.is_pressed && !button->is_selected)
        return;
    if (button->is_advised)
        canvas_halo(ui->canvas, button->box, STYLE_CORNER, 18, colour_fade(STYLE_ADVICE, 0.5f));
    if (button->is_primary && look.is_enabled && !look.yields) {
        canvas_glow(ui->canvas, button->box, STYLE_CORNER, 18, colour_fade(STYLE_AMBER, 0.22f));
    }
    if (button->is_quiet && !look.is_enabled) return;
    canvas_panel(ui->canvas, button->box,
                 &(PanelStyle){.top = colours.top,
                               .bottom = colours.bottom,
                               .edge = colours.edge,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER,
                               .is_cut = true});
}

void ui_key_word(const Ui *ui, uint32_t meant, char word[8]) {
    uint32_t key = ui_key_shown(ui, meant);
    Text text = text_over(word, 8);
    if (key == UI_CHARACTER_F2 || key == UI_CHARACTER_F4)
        text_add(&text, key == UI_CHARACTER_F2 ? "F2" : "F4");
    else
        text_add_unicode(&text, key >= 'a' && key <= 'z' ? key - 32 : key);
}

/* A key hint: the letter on a small cap at the left. */
static void draw_key_cap(Ui *ui, Box cap, uint32_t meant, Colour colour) {
    canvas_panel(ui->canvas, cap, &(PanelStyle){.edge = colour, .edge_width = 1.5f, .radius = 5});
    char word[8];
    ui_key_word(ui, meant, word);
    TextStyle style = style_text(FONT_BOLD, 18, colour, TEXT_CENTRE);
    canvas_named_text(ui->canvas, cap, &style, word, "key");
}

void ui_draw_key(Ui *ui, Box box, uint32_t key, const char *name) {
    static const float SIDE = 32, OVER = 7, SIZE = 21;
    if (ui->shows_pad || !key || !ui_key_shown(ui, key)) return;
    Box cap = {box.x - OVER, box.y + box.height + OVER - SIDE, SIDE, SIDE};
    canvas_panel(ui->canvas, cap,
                 &(PanelStyle){.top = STYLE_ENAMEL_LIT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_BONE,
                               .edge_width = 1.5f,
                               .radius = 6});
    char word[8];
    ui_key_word(ui, key, word);
    TextStyle style = style_text(FONT_BOLD, SIZE, STYLE_BONE, TEXT_CENTRE);
    canvas_named_text(ui->canvas, cap, &style, word, "key:%s", name);
}

static void draw_pad_cap(Ui *ui, Box cap, UiKey pad, Colour colour) {
    canvas_panel(ui->canvas, cap,
                 &(PanelStyle){.edge = colour, .edge_width = 1.5f, .radius = cap.height / 2});
    TextStyle style = style_text(FONT_BOLD, 18, colour, TEXT_CENTRE);
    canvas_named_text(ui->canvas, cap, &style, ui_pad_word(ui, pad), "key");
}

void widget_say(Widget *widget, const char *label, const char *between, const char *value) {
    snprintf(widget->words, sizeof widget->words, "%s%s%s", label ? label : "",
             label && between ? between : "", value ? value : "");
}

static bool draw_hint(Ui *ui, const Button *button, Box *inside, Colour colour) {
    bool is_pad = ui->shows_pad && button->pad != UI_KEY_NONE;
    if (button->hides_key) return false;
    if (!is_pad && (ui->shows_pad || !button->key || !ui_key_shown(ui, button->key))) return false;
    float wide = is_pad && strlen(ui_pad_word(ui, button->pad)) > 1 ? 42 : 28;
    Box cap = box_place(box_cut_left(inside, wide, 10), wide, 28, 0, 0.5f);
    if (is_pad) {
        draw_pad_cap(ui, cap, button->pad, colour);
    } else {
        draw_key_cap(ui, cap, button->key, colour);
    }
    return true;
}

/* The place of words of that width: in the middle of the box, or as near to it as what is beside them allows.
 */
static Box middle_for(Box box, Box inside, float width) {
    float x = box.x + (box.width - width) / 2, last = inside.x + inside.width - width;
    return width < inside.width ? (Box){fmaxf(fminf(x, last), inside.x), inside.y, width, inside.height}
                                : inside;
}

static void button_words(Ui *ui, const Button *button, Colour colour) {
    Box inside = box_inset(button->box, 16, 0);
    bool is_large = button->is_quiet || button->is_great;
    draw_hint(ui, button, &inside, colour_fade(colour, 0.8f));
    if (button->amount) {
        TextStyle amount = style_text(FONT_TITLE, STYLE_SIZE_BODY + 4, colour, TEXT_RIGHT);
        float width = canvas_text_width(ui->canvas, &amount, button->amount);
        canvas_text(ui->canvas, box_cut_right(&inside, width + 2, 10), &amount, button->amount);
    }
    TextStyle label = style_text(FONT_BOLD, is_large ? STYLE_SIZE_LARGE : STYLE_SIZE_BODY, colour,
                                 button->is_quiet ? TEXT_LEFT : TEXT_CENTRE);
    if (!button->is_quiet)
        inside = middle_for(button->box, inside, canvas_text_width(ui->canvas, &label, button->label) + 2);
    canvas_text(ui->canvas, inside, &label, button->label);
}

void ui_draw_mark(Ui *ui, Box box, Colour colour) {
    static const float SIDE = 20;
    Box disc = box_place(box, SIDE, SIDE, 0.5f, 0.5f);
    canvas_panel(
        ui->canvas, disc,
        &(PanelStyle){
            .top = colour, .bottom = colour, .edge = STYLE_NIGHT, .edge_width = 3, .radius = SIDE / 2});
}

/* Its line, and the tag on its upper edge. */
static void draw_advised(Ui *ui, const Button *button) {
    static const float HIGH = 26, ABOVE = 12, FROM_RIGHT = 82, WIDE_LINE = 3;
    Box box = button->box;
    if (!button->is_advised) return;
    canvas_panel(
        ui->canvas, box,
        &(PanelStyle){.edge = STYLE_ADVICE, .edge_width = WIDE_LINE, .radius = STYLE_CORNER, .is_cut = true});
    Box tag = {box.x + box.width - FROM_RIGHT, box.y - ABOVE, FROM_RIGHT, HIGH};
    style_tag(ui->canvas, tag, STYLE_ADVICE, _("best"), "best");
    if (canvas_transcript(ui->canvas)) canvas_note(ui->canvas, "mark", button->name);
}

/* What Return presses, as far as anybody has said: at first what is usual. */
static bool takes_accept(const Button *button, WidgetLook look) {
    return look.is_enabled && (look.is_focused || look.is_told || (button->is_usual && !look.yields));
}

static void draw_button_focus(Ui *ui, const Button *button, WidgetLook look) {
    if (look.is_focused && !button->is_outshone)
        ui_draw_focus(ui, button->box);
    else if (look.is_focused)
        draw_ring(ui, button->box, 2);
    else if (look.is_told || (button->is_usual && takes_accept(button, look)))
        draw_ring(ui, button->box, 1.5f);
}

/* The key, or the pad's button, on the lower edge at the right, below an amount. */
static void draw_accept_cap(Ui *ui, const Button *button, WidgetLook look) {
    static const char RETURN_SIGN[] = "\uE013";
    static const float WIDE = 34, HIGH = 26, FROM_RIGHT = 14, BELOW = 14, SIGN = 25;
    if (!button->shows_accept || !takes_accept(button, look)) return;
    const Box *box = &button->box;
    Box cap = {box->x + box->width - FROM_RIGHT - WIDE, box->y + box->height + BELOW - HIGH, WIDE, HIGH};
    if (ui->shows_pad) {
        canvas_panel(ui->canvas, cap,
                     &(PanelStyle){.top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .radius = HIGH / 2});
        draw_pad_cap(ui, cap, UI_KEY_ACCEPT, STYLE_AMBER);
        return;
    }
    canvas_panel(ui->canvas, cap, &(PanelStyle){.top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .radius = 7});
    TextStyle style = style_text(FONT_TEXT, SIGN, STYLE_AMBER, TEXT_CENTRE);
    canvas_named_text(ui->canvas, cap, &style, RETURN_SIGN, "key");
}

void ui_button(Ui *ui, const Button *button) {
    Widget widget = ui_widget_named(button->name, WIDGET_BUTTON, button->box, button->is_disabled);
    widget.key = button->key;
    widget.pad = button->pad;
    widget.is_aside = button->is_aside;
    widget.is_chosen = button->is_selected;
    widget.is_shaded = button->is_shaded;
    widget_say(&widget, button->said ? button->said : button->label, button->amount ? " " : NULL,
               button->amount);
    canvas_push_name(ui->canvas, "%s", button->name);
    WidgetLook look = ui_add(ui, &widget, button->label);
    if (button->stays_gold) look.yields = false;
    if (button->is_shaded) look.is_enabled = look.is_pressed = false;
    ButtonColours colours = button_colours(button, look);
    button_ground(ui, button, look, colours);
    if (button->is_primary && look.is_enabled && look.yields) draw_usual(ui, button->box);
    draw_button_focus(ui, button, look);
    Colour label = button->is_quiet && look.is_enabled && (look.is_focused || look.is_hovered)
                       ? STYLE_BRASS_LIT
                       : colours.label;
    button_words(ui, button, label);
    draw_advised(ui, button);
    draw_accept_cap(ui, button, look);
    canvas_pop_name(ui->canvas);
}

HotspotState ui_hotspot(Ui *ui, const Hotspot *hotspot) {
    Widget widget = ui_widget_named(hotspot->name, WIDGET_BUTTON, hotspot->box, hotspot->is_disabled);
    widget.is_aside = hotspot->is_aside || hotspot->is_by_pointer;
    widget.is_by_pointer = hotspot->is_by_pointer;
    widget.home = hotspot->home;
    widget.turned = hotspot->turned;
    if (hotspot->label) widget_say(&widget, hotspot->label, NULL, NULL);
    WidgetLook look = ui_add(ui, &widget, hotspot->label);
    bool is_held = hotspot->home.width > 0 && strcmp(ui->pressed, hotspot->name) == 0;
    return (HotspotState){.is_hovered = look.is_hovered,
                          .is_focused = look.is_focused,
                          .is_pressed = look.is_pressed,
                          .is_carried = is_held && ui->is_dragged,
                          .by_x = ui->pointer_x - ui->drag_x,
                          .by_y = ui->pointer_y - ui->drag_y};
}

bool ui_line(Ui *ui, const char *name, Box box, int place, int count) {
    Widget widget = ui_widget_named(name, WIDGET_BUTTON, box, false);
    widget.is_line = widget.is_aside = true;
    widget.place = place;
    widget.of = count;
    return ui_add(ui, &widget, NULL).is_focused;
}

void ui_line_of(Ui *ui, int place, int count) {
    ui->widgets[ui->count - 1].place = place;
    ui->widgets[ui->count - 1].of = count;
}

/* ---- scrolling ---- */

ScrollPlace *ui_scroll_place(Ui *ui, const char *name) {
    for (int i = 0; i < ui->scroll_count; i++) {
        if (strcmp(ui->scrolls[i].name, name) == 0) return &ui->scrolls[i];
    }
    int place = ui->scroll_count < UI_SCROLL_MAX ? ui->scroll_count++ : 0;
    ui->scrolls[place] = (ScrollPlace){.name = ""};
    ui_copy_name(ui->scrolls[place].name, name);
    return &ui->scrolls[place];
}

float *ui_scroll_offset(Ui *ui, const char *name) { return &ui_scroll_place(ui, name)->offset; }

void ui_scroll_whole_rows(Ui *ui, const char *name, float pitch) { ui_scroll_place(ui, name)->pitch = pitch; }

Box ui_whole_rows(Box box, float least, float most, float gap, float *high) {
    float rows = fmaxf(floorf((box.height + gap) / (least + gap)), 1);
    *high = fminf(fmaxf((box.height + gap) / rows - gap, 0), most);
    box.height = rows * (*high + gap) - gap;
    return box;
}

/* By how much the content is shifted. */
static float shift_of(const ScrollPlace *place, float max) {
    if (place->pitch <= 0) return place->offset;
    return fminf(roundf(place->offset / place->pitch) * place->pitch, max);
}

/* The box of a panel, and around it, where no content goes on, the room that the light of a focus takes; of
 * whole rows what is between them is such room everywhere. */
static Box with_room(Box box, bool is_at_top, bool is_at_bottom, bool has_rows) {
    static const float ROOM = 18, BETWEEN_ROWS = 9;
    Box clip = box_inset(box, -ROOM, has_rows ? -BETWEEN_ROWS : 0);
    if (is_at_top) clip.y -= ROOM, clip.height += ROOM;
    if (is_at_bottom) clip.height += ROOM;
    return clip;
}

/* What of the content can be seen: a bar beside it. */
static void draw_bar(Ui *ui, Box box, float shift, float content_height) {
    static const float WIDE = 6;
    float length = box.height * box.height / content_height, most = content_height - box.height;
    Box thumb = {box.x + box.width - WIDE, box.y + (box.height - length) * (shift / most), WIDE, length};
    canvas_panel(ui->canvas, thumb,
                 &(PanelStyle){.top = STYLE_BRASS, .bottom = STYLE_BRASS_DIM, .radius = WIDE / 2});
}

/* How far one has read: the ribbon of the book, from above the page down to there, with a swallow's tail. */
static void draw_ribbon(Ui *ui, Box box, float shift, float content_height) {
    static const float WIDE = 12, UP = 26, TAIL = 10, DOWN = 6;
    float left = box.x + box.width - WIDE + 4,
          foot = box.y + box.height * (shift + box.height) / content_height;
    Box ribbon = {left, box.y - UP, WIDE, foot - TAIL + DOWN - box.y + UP};
    canvas_fill(ui->canvas, (Box){left + 3, ribbon.y, WIDE, ribbon.height + TAIL / 2}, 0x30301804u);
    canvas_panel(ui->canvas, ribbon, &(PanelStyle){.top = 0xffa5382au, .bottom = 0xff861f17u});
    for (int i = 0; i < (int)TAIL; i++) {
        float half = (WIDE / 2) * (1 - (float)i / TAIL), y = ribbon.y + ribbon.height + (float)i;
        canvas_fill(ui->canvas, (Box){left, y, half, 1}, 0xff861f17u);
        canvas_fill(ui->canvas, (Box){left + WIDE - half, y, half, 1}, 0xff861f17u);
    }
    canvas_fill(ui->canvas, (Box){left + 2, ribbon.y, 1.5f, ribbon.height}, 0x50ffb09au);
}

Box ui_begin_scroll(Ui *ui, const char *name, Box box, float content_height) {
    assert(ui->scroll < 0);
    ScrollPlace *place = ui_scroll_place(ui, name);
    float *offset = &place->offset, max = fmaxf(content_height - box.height, 0);
    if (place->follows_end && *offset >= place->most) *offset = max;
    *offset = fminf(fmaxf(*offset, 0), max);
    place->most = max;
    Widget widget = ui_widget_named(name, WIDGET_SCROLL, box, max <= 0);
    widget.content_height = content_height;
    WidgetLook look = ui_add(ui, &widget, NULL);
    ui->scroll = ui->count - 1;
    float shift = shift_of(place, max);
    if (look.is_focused) ui_draw_focus(ui, box);
    if (max > 0) (ui->is_paper ? draw_ribbon : draw_bar)(ui, box, shift, content_height);
    canvas_push_clip(ui->canvas, with_room(box, shift <= 0, shift >= max, place->pitch > 0));
    return (Box){box.x, box.y - shift, box.width - (max > 0 ? STYLE_SCROLL_BAR : 0), content_height};
}

/* Content that goes on beyond an edge fades out there. */
static void draw_fades(Ui *ui, const Widget *panel) {
    Colour whole = ui->ground ? ui->ground : ui->is_paper ? STYLE_PAPER : STYLE_WOOD;
    Colour none = whole & 0x00ffffffu;
    const ScrollPlace *place = ui_scroll_place(ui, panel->name);
    float offset = place->offset, max = panel->content_height - panel->box.height;
    Box rest = panel->box;
    if (place->pitch > 0) return; /* nothing goes on there: the rows are whole */
    rest.width -= STYLE_SCROLL_BAR;
    float high = fminf(STYLE_SCROLL_FADE, rest.height / 3);
    Box top = box_cut_top(&rest, high, 0), bottom = box_cut_bottom(&rest, high, 0);
    if (max > 0 && offset > 0) canvas_panel(ui->canvas, top, &(PanelStyle){.top = whole, .bottom = none});
    if (max > 0 && offset < max)
        canvas_panel(ui->canvas, bottom, &(PanelStyle){.top = none, .bottom = whole});
}

void ui_end_scroll(Ui *ui) {
    assert(ui->scroll >= 0);
    canvas_pop_clip(ui->canvas);
    draw_fades(ui, &ui->widgets[ui->scroll]);
    ui->scroll = -1;
}

void ui_scroll_to(Ui *ui, const char *name, Box box, float top, float bottom) {
    float above = fminf((box.height - (bottom - top)) / 2, top);
    bool is_seen = bottom <= box.height;
    *ui_scroll_offset(ui, name) = is_seen ? 0 : top - fmaxf(above, fminf(STYLE_SCROLL_MARGIN, top));
}

void ui_scroll_to_end(Ui *ui, const char *name) {
    ScrollPlace *place = ui_scroll_place(ui, name);
    place->follows_end = true;
    place->offset = place->most = 0;
}

/* ---- pan ---- */

static float pan_along(float *offset, float content, float room) {
    float max = fmaxf(content - room, 0) / 2;
    *offset = fminf(fmaxf(*offset, -max), max);
    return (room - content) / 2 - *offset;
}

/* The focus of a picture: corners only, so nothing covers it. */
static void draw_corners(Canvas *canvas, Box box) {
    const float length = 34, width = 3;
    for (int corner = 0; corner < 4; corner++) {
        float x = corner % 2 ? box.x + box.width : box.x, along = corner % 2 ? -length : length;
        float y = corner / 2 ? box.y + box.height : box.y, down = corner / 2 ? -length : length;
        canvas_line(canvas, x, y, x + along, y, width, STYLE_BONE);
        canvas_line(canvas, x, y, x, y + down, width, STYLE_BONE);
    }
}

static void pan_keep_held(ScrollPlace *place, const Pan *pan) {
    if (!place->is_held) return;
    float x = place->held_x - place->share_x * pan->width - pan->box.x;
    float y = place->held_y - place->share_y * pan->height - pan->box.y;
    place->across = (pan->box.width - pan->width) / 2 - x;
    place->offset = (pan->box.height - pan->height) / 2 - y;
}

Box ui_pan(Ui *ui, const Pan *pan) {
    ScrollPlace *place = ui_scroll_place(ui, pan->name);
    pan_keep_held(place, pan);
    Widget widget = ui_widget_named(pan->name, WIDGET_PAN, pan->box, false);
    widget.content_width = pan->width;
    widget.content_height = pan->height;
    float x = pan_along(&place->across, pan->width, pan->box.width);
    float y = pan_along(&place->offset, pan->height, pan->box.height);
    Box picture = {pan->box.x + x, pan->box.y + y, pan->width, pan->height};
    bool is_inside = pan->width <= pan->box.width && pan->height <= pan->box.height;
    if (ui_add(ui, &widget, NULL).is_focused && is_inside)
        draw_corners(ui->canvas, box_inset(picture, -16, -16));
    return picture;
}

void ui_pan_to_middle(Ui *ui, const char *name) {
    ScrollPlace *place = ui_scroll_place(ui, name);
    place->offset = place->across = 0;
    place->is_held = false;
}

void ui_pan_hold(Ui *ui, const char *name) {
    ScrollPlace *place = ui_scroll_place(ui, name);
    const Widget *pan = ui_find(ui, name);
    if (!pan || pan->content_width <= 0 || pan->content_height <= 0) return;
    bool is_pointed =
        ui->has_pointer && !ui->focus_is_shown && box_has(pan->box, ui->pointer_x, ui->pointer_y);
    float left = pan->box.x + (pan->box.width - pan->content_width) / 2 - place->across;
    float top = pan->box.y + (pan->box.height - pan->content_height) / 2 - place->offset;
    place->held_x = is_pointed ? ui->pointer_x : pan->box.x + pan->box.width / 2;
    place->held_y = is_pointed ? ui->pointer_y : pan->box.y + pan->box.height / 2;
    place->share_x = (place->held_x - left) / pan->content_width;
    place->share_y = (place->held_y - top) / pan->content_height;
    place->is_held = true;
}
