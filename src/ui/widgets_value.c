/* Widgets that hold a value, in wood and brass: a rail with a knob, a window between two keys or segments of
 * an inlay, a lever, a field to write on. */

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/style.h"
#include "ui/ui_private.h"

static const Colour LIT = 0xffffd98au, DEEP = 0xff050403u, SHADE = 0x90000000u;

/* ---- labels ---- */

static TextStyle label_style(WidgetLook look) {
    Colour colour = !look.is_enabled ? STYLE_FAINT : look.is_focused ? STYLE_BRASS_LIT : STYLE_BONE;
    return style_text(FONT_TEXT, STYLE_SIZE_BODY - 1, colour, TEXT_LEFT);
}

static TextStyle value_style(WidgetLook look, TextAlign align) {
    return style_text(FONT_BOLD, STYLE_SIZE_BODY - 1, look.is_enabled ? STYLE_BONE : STYLE_FAINT, align);
}

static float label_share(float share) { return share > 0 ? share : 0.5f; }

/* The focus of a line: light falls on it from a bar at its left. */
static void draw_line_focus(Ui *ui, Box box) {
    static const float BESIDE = 12, BAR = 4;
    Box band = box_inset(box, -BESIDE, 0);
    canvas_panel(ui->canvas, band,
                 &(PanelStyle){.top = 0x20f1e9d8u, .bottom = 0x10f1e9d8u, .radius = STYLE_CORNER});
    Box bar = {band.x, band.y + 4, BAR, band.height - 8};
    canvas_glow(ui->canvas, bar, BAR / 2, 8, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_panel(ui->canvas, bar, &(PanelStyle){.top = LIT, .bottom = STYLE_BRASS_LIT, .radius = BAR / 2});
}

/* The edge of what is let into the wood. */
static Colour edge_of(WidgetLook look) {
    return look.is_focused   ? STYLE_BRASS_LIT
           : look.is_hovered ? STYLE_BRASS_LIT
           : look.is_enabled ? STYLE_BRASS_DIM
                             : 0xff3a3020u;
}

/* A window let into the wood: a bezel of brass with the light on its upper edge, and behind it the dark, with
 * the bezel's shadow at the top and a gleam at the foot. */
static void draw_inset(Ui *ui, Box box, WidgetLook look, float radius) {
    static const float BEZEL = 4, BESIDE = 10;
    bool is_lit = look.is_focused || look.is_hovered;
    if (look.is_focused) canvas_halo(ui->canvas, box, radius, 12, colour_fade(STYLE_BRASS_LIT, 0.4f));
    Colour top = !look.is_enabled ? 0xff2c2417u : is_lit ? 0xffb08d50u : 0xff7a6238u;
    Colour bottom = !look.is_enabled ? 0xff1c160du : is_lit ? 0xff6a5028u : 0xff33260fu;
    canvas_panel(ui->canvas, box,
                 &(PanelStyle){.top = top,
                               .bottom = bottom,
                               .edge = look.is_focused ? STYLE_BRASS_LIT : 0xff120b05u,
                               .edge_width = look.is_focused ? 2 : 1.2f,
                               .radius = radius,
                               .is_cut = true});
    Box inside = box_inset(box, BEZEL, BEZEL);
    float foot = inside.y + inside.height - 1.5f, right = inside.x + inside.width - BESIDE;
    canvas_panel(ui->canvas, inside,
                 &(PanelStyle){.top = DEEP, .bottom = 0xff1d140cu, .radius = radius - 3, .is_cut = true});
    canvas_fill(ui->canvas, (Box){inside.x + BESIDE, inside.y + 1, inside.width - 2 * BESIDE, 3},
                0x70000000u);
    if (look.is_enabled) canvas_line(ui->canvas, inside.x + BESIDE, foot, right, foot, 1.2f, 0x38ffdca0u);
}

/* ---- sliders ---- */

static void draw_ticks(Ui *ui, Box rail, float share, bool is_enabled) {
    enum { TICKS = 10 };
    static const float SHORT = 5, LONG = 9, BELOW = 11;
    for (int i = 0; i <= TICKS; i++) {
        float at = (float)i / TICKS, x = rail.x + rail.width * at, y = rail.y + rail.height / 2 + BELOW;
        bool is_lit = is_enabled && at <= share + 0.001f;
        canvas_line(ui->canvas, x, y, x, y + (i % 5 == 0 ? LONG : SHORT), 1.5f,
                    is_lit ? 0xffc9a463u : 0x906f5c38u);
    }
}

static void draw_knob(Ui *ui, float x, float y, WidgetLook look) {
    static const float SIZE = 30, DISH = 14;
    Box knob = {x - SIZE / 2, y - SIZE / 2, SIZE, SIZE};
    bool is_lit = look.is_hovered || look.is_pressed || look.is_focused;
    canvas_glow(ui->canvas, (Box){knob.x, knob.y + 3, SIZE, SIZE}, SIZE / 2, 5, SHADE);
    if (is_lit) canvas_halo(ui->canvas, knob, SIZE / 2, 12, colour_fade(STYLE_BRASS_LIT, 0.6f));
    canvas_panel(ui->canvas, knob,
                 &(PanelStyle){.top = look.is_enabled ? 0xfff3dca6u : 0xff6d6353u,
                               .bottom = look.is_enabled ? 0xff77592au : 0xff3b352bu,
                               .edge = is_lit ? STYLE_BRASS_LIT : 0xff2c1f0eu,
                               .edge_width = is_lit ? 2.5f : 1.5f,
                               .radius = SIZE / 2});
    Box dish = {x - DISH / 2, y - DISH / 2, DISH, DISH};
    canvas_panel(ui->canvas, dish,
                 &(PanelStyle){.top = look.is_enabled ? 0xff6f5528u : 0xff3b352bu,
                               .bottom = look.is_enabled ? 0xffe0c080u : 0xff6d6353u,
                               .radius = DISH / 2});
}

static void draw_rail(Ui *ui, Box rail, float share, WidgetLook look) {
    static const float GROOVE = 10, INLAY = 4;
    float middle = rail.y + rail.height / 2;
    Box groove = {rail.x - GROOVE / 2, middle - GROOVE / 2, rail.width + GROOVE, GROOVE};
    canvas_panel(ui->canvas, groove,
                 &(PanelStyle){.top = DEEP,
                               .bottom = 0xff21180eu,
                               .edge = look.is_enabled ? STYLE_BRASS_DIM : 0xff3a3020u,
                               .edge_width = 1.2f,
                               .radius = GROOVE / 2});
    Box done = {rail.x, middle - INLAY / 2, rail.width * share, INLAY};
    if (done.width >= 1)
        canvas_panel(ui->canvas, done,
                     &(PanelStyle){.top = look.is_enabled ? LIT : STYLE_FAINT,
                                   .bottom = look.is_enabled ? STYLE_BRASS_LIT : STYLE_FAINT,
                                   .radius = INLAY / 2});
    draw_ticks(ui, rail, share, look.is_enabled);
    draw_knob(ui, rail.x + rail.width * share, middle, look);
}

/* Where its parts are: in one line, the words over the rail, or the rail upright between them. */
typedef struct SliderPlaces {
    Box label, value, rail;
} SliderPlaces;

static SliderPlaces slider_places(const Slider *slider) {
    static const float BESIDE = 14, LABEL = 0.5f, VALUE = 96, WORDS = 40, CAP = 20;
    SliderPlaces at;
    Box rest = slider->box;
    if (slider->is_upright) {
        at.value = box_cut_top(&rest, WORDS, 0);
        at.label = box_cut_bottom(&rest, WORDS, 0);
        at.rail = box_inset(rest, 0, CAP);
        return at;
    }
    if (slider->is_line) {
        at.label = box_cut_left(&rest, rest.width * LABEL, 0);
        at.value = box_cut_right(&rest, VALUE, 6);
    } else {
        at.label = at.value = box_cut_top(&rest, rest.height / 2, 0);
    }
    at.rail = box_inset(rest, BESIDE, 0);
    return at;
}

/* Ticks at both sides of a fader, and its cap: a bar of brass across the groove. */
static void draw_fader(Ui *ui, Box rail, float share, WidgetLook look) {
    enum { TICKS = 10 };
    static const float GROOVE = 12, INLAY = 4, BESIDE = 16, SHORT = 8, LONG = 14, CAP_WIDE = 54,
                       CAP_HIGH = 26;
    static const Colour UNLIT = 0xff3d3a33u;
    float x = rail.x + rail.width / 2, y = rail.y + rail.height * (1 - share);
    bool is_lit = look.is_hovered || look.is_pressed || look.is_focused;
    for (int i = 0; i <= TICKS; i++) {
        float at = rail.y + rail.height * (1 - (float)i / TICKS), reach = i % 5 == 0 ? LONG : SHORT;
        Colour colour = look.is_enabled && (float)i / TICKS <= share + 0.001f ? 0xffc9a463u
                        : look.is_enabled                                     ? 0x906f5c38u
                                                                              : 0x506f5c38u;
        canvas_line(ui->canvas, x - BESIDE - reach, at, x - BESIDE, at, 1.5f, colour);
        canvas_line(ui->canvas, x + BESIDE, at, x + BESIDE + reach, at, 1.5f, colour);
    }
    canvas_panel(ui->canvas, (Box){x - GROOVE / 2, rail.y - GROOVE / 2, GROOVE, rail.height + GROOVE},
                 &(PanelStyle){.top = DEEP,
                               .bottom = 0xff21180eu,
                               .edge = look.is_enabled ? STYLE_BRASS_DIM : 0xff3a3020u,
                               .edge_width = 1.2f,
                               .radius = GROOVE / 2});
    Box done = {x - INLAY / 2, y, INLAY, rail.y + rail.height - y};
    if (done.height >= 1)
        canvas_panel(ui->canvas, done,
                     &(PanelStyle){.top = look.is_enabled ? LIT : UNLIT,
                                   .bottom = look.is_enabled ? STYLE_BRASS_LIT : UNLIT,
                                   .radius = INLAY / 2});
    Box cap = {x - CAP_WIDE / 2, y - CAP_HIGH / 2, CAP_WIDE, CAP_HIGH};
    canvas_glow(ui->canvas, (Box){cap.x, cap.y + 4, CAP_WIDE, CAP_HIGH}, 6, 6, SHADE);
    if (is_lit) canvas_halo(ui->canvas, cap, 6, 12, colour_fade(STYLE_BRASS_LIT, 0.6f));
    canvas_panel(ui->canvas, cap,
                 &(PanelStyle){.top = look.is_enabled ? 0xfff3dca6u : 0xff4f473au,
                               .bottom = look.is_enabled ? 0xff77592au : 0xff29241cu,
                               .edge = is_lit ? STYLE_BRASS_LIT : 0xff2c1f0eu,
                               .edge_width = is_lit ? 2.5f : 1.5f,
                               .radius = 6});
    canvas_fill(ui->canvas, (Box){cap.x + 6, y - 1.5f, CAP_WIDE - 12, 3},
                look.is_enabled ? 0xff3a2a10u : 0xff1b1812u);
}

/* The focus of what stands upright: light falls on it from a bar above. */
static void draw_column_focus(Ui *ui, Box box) {
    static const float BAR = 4;
    canvas_panel(ui->canvas, box,
                 &(PanelStyle){.top = 0x30f1e9d8u, .bottom = 0x10f1e9d8u, .radius = STYLE_CORNER});
    Box bar = {box.x + 8, box.y, box.width - 16, BAR};
    canvas_glow(ui->canvas, bar, BAR / 2, 8, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_panel(ui->canvas, bar, &(PanelStyle){.top = LIT, .bottom = STYLE_BRASS_LIT, .radius = BAR / 2});
}

static void draw_slider_words(Ui *ui, const Slider *slider, SliderPlaces at, WidgetLook look) {
    static const float UNLIT = 0.62f; /* beside a fader that is out of use */
    char number[24];
    Text digits = text_over(number, sizeof number);
    text_add_shown(&digits, slider->value);
    const char *text = slider->text ? slider->text : number;
    TextStyle label = label_style(look), value = value_style(look, TEXT_RIGHT);
    if (slider->is_upright)
        label.align = value.align = TEXT_CENTRE;
    else if (!slider->is_line)
        box_cut_right(&at.label, canvas_text_width(ui->canvas, &value, text) + 2, 12);
    if (slider->is_upright && !look.is_enabled) label.colour = value.colour = colour_fade(STYLE_FAINT, UNLIT);
    canvas_text(ui->canvas, at.value, &value, text);
    if (slider->label) canvas_text(ui->canvas, at.label, &label, slider->label);
}

void ui_slider(Ui *ui, const Slider *slider) {
    assert(slider->minimum <= slider->value && slider->value <= slider->maximum && slider->step >= 1);
    Widget widget = ui_widget_named(slider->name, WIDGET_VALUE, slider->box, slider->is_disabled);
    SliderPlaces at = slider_places(slider);
    widget.rail = at.rail;
    widget.is_upright = slider->is_upright;
    widget.value = slider->value;
    widget.minimum = slider->minimum;
    widget.maximum = slider->maximum;
    widget.step = slider->step;
    char number[16];
    snprintf(number, sizeof number, "%d", slider->value);
    widget_say(&widget, slider->label, ": ", slider->text ? slider->text : number);
    canvas_push_name(ui->canvas, "%s", slider->name);
    WidgetLook look = ui_add(ui, &widget, NULL);
    if (look.is_focused) (slider->is_upright ? draw_column_focus : draw_line_focus)(ui, slider->box);
    WidgetLook words = look; /* what is pointed at can be read */
    if (slider->is_idle) look.is_enabled = false;
    if (!look.is_hovered && !look.is_focused) words.is_enabled = look.is_enabled;
    draw_slider_words(ui, slider, at, words);
    int range = slider->maximum - slider->minimum;
    float share = range > 0 ? (float)(slider->value - slider->minimum) / (float)range : 1;
    (slider->is_upright ? draw_fader : draw_rail)(ui, at.rail, share, look);
    canvas_pop_name(ui->canvas);
}

/* ---- choices ---- */

static const float SEGMENT_BESIDE = 8, KEY_WIDE = 40;

static TextStyle segment_style(bool is_chosen, bool is_enabled) {
    return style_text(is_chosen ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_SMALL + 1,
                      is_chosen    ? 0xff201505u
                      : is_enabled ? STYLE_DUST
                                   : STYLE_FAINT,
                      TEXT_CENTRE);
}

/* How many segments it has: none where the words would have to be made smaller. */
static int segments_of(Ui *ui, const Choice *choice, float width) {
    int count = choice->maximum - choice->minimum + 1;
    TextStyle style = segment_style(true, true);
    if (!choice->texts || count < 2) return 0;
    for (int i = 0; i < count; i++)
        if (canvas_text_width(ui->canvas, &style, choice->texts[i]) + 2 * SEGMENT_BESIDE >
            width / (float)count)
            return 0;
    return count;
}

/* An inlay of brass in the part that is chosen, thin lines between the others. */
static void draw_segments(Ui *ui, const Choice *choice, Box box, int count, WidgetLook look) {
    static const float INSIDE = 6;
    draw_inset(ui, box, look, STYLE_CORNER);
    for (int i = 0; i < count; i++) {
        Box part = box_column(box, i, count, 0);
        bool is_chosen = choice->minimum + i == choice->value;
        if (is_chosen)
            canvas_panel(ui->canvas, box_inset(part, INSIDE, INSIDE),
                         &(PanelStyle){.top = look.is_enabled ? 0xffefd59bu : 0xff6d6353u,
                                       .bottom = look.is_enabled ? 0xffa97f3cu : 0xff4b4436u,
                                       .edge = 0xff5a431du,
                                       .edge_width = 1,
                                       .radius = STYLE_CORNER - 4});
        else if (i > 0 && choice->minimum + i - 1 != choice->value)
            canvas_line(ui->canvas, part.x, part.y + 12, part.x, part.y + part.height - 12, 1, 0x806f5c38u);
        TextStyle style = segment_style(is_chosen, look.is_enabled);
        canvas_text(ui->canvas, box_inset(part, INSIDE, 0), &style, choice->texts[i]);
    }
}

static void draw_arrow(Ui *ui, Box box, float side, Colour colour) {
    float x = box.x + box.width / 2, y = box.y + box.height / 2, reach = 8;
    canvas_line(ui->canvas, x - side * reach / 2, y - reach, x + side * reach / 2, y, 3, colour);
    canvas_line(ui->canvas, x + side * reach / 2, y, x - side * reach / 2, y + reach, 3, colour);
}

/* A key of brass at an end of the window. */
static void draw_step_key(Ui *ui, Box box, float side, bool can_step, bool is_lit) {
    static const float INSIDE = 6;
    Box key = box_inset(box, INSIDE, INSIDE);
    if (can_step) {
        canvas_panel(ui->canvas, key,
                     &(PanelStyle){.top = is_lit ? 0xffd9b878u : 0xff86693bu,
                                   .bottom = is_lit ? 0xff8f6c34u : 0xff3b2d16u,
                                   .edge = 0xff1c1206u,
                                   .edge_width = 1.2f,
                                   .radius = STYLE_CORNER - 4});
        canvas_fill(ui->canvas, (Box){key.x + 4, key.y + 1.5f, key.width - 8, 1.5f}, 0x90ffe6b4u);
    }
    draw_arrow(ui, key, side, !can_step ? 0xff4b4436u : is_lit ? 0xff1c1206u : STYLE_BRASS_LIT);
}

static void draw_window(Ui *ui, const Choice *choice, Box box, WidgetLook look) {
    bool can_less = look.is_enabled && (choice->goes_around || choice->value > choice->minimum);
    bool can_more = look.is_enabled && (choice->goes_around || choice->value < choice->maximum);
    bool is_lit = look.is_hovered || look.is_focused;
    draw_inset(ui, box, look, STYLE_CORNER);
    Box less = box_cut_left(&box, KEY_WIDE, 4), more = box_cut_right(&box, KEY_WIDE, 4);
    if (look.is_enabled) { /* where nothing can be chosen there are no keys */
        draw_step_key(ui, less, -1, can_less, is_lit);
        draw_step_key(ui, more, 1, can_more, is_lit);
    }
    TextStyle value = value_style(look, TEXT_CENTRE);
    canvas_text(ui->canvas, box, &value, choice->text);
}

/* A round key of brass, domed; the colour of what is cut into it. */
static Colour draw_round_key(Ui *ui, Box box, bool can_step, bool is_lit) {
    static const float SIZE = 34;
    Box key = box_place(box, SIZE, SIZE, 0.5f, 0.5f);
    if (!can_step) return 0xff4b4436u;
    canvas_glow(ui->canvas, (Box){key.x + 1, key.y + 3, SIZE - 2, SIZE - 2}, SIZE / 2, 4, SHADE);
    if (is_lit) canvas_halo(ui->canvas, key, SIZE / 2, 10, colour_fade(STYLE_BRASS_LIT, 0.6f));
    canvas_panel(ui->canvas, key,
                 &(PanelStyle){.top = is_lit ? 0xfff3dca6u : 0xffb08d50u,
                               .bottom = is_lit ? 0xff8f6c34u : 0xff4a3818u,
                               .edge = 0xff1c1206u,
                               .edge_width = 1.2f,
                               .radius = SIZE / 2});
    canvas_panel(ui->canvas, box_inset(key, 4, 4),
                 &(PanelStyle){.top = is_lit ? 0xffb08d50u : 0xff6a5028u,
                               .bottom = is_lit ? 0xffefd59bu : 0xffa98449u,
                               .radius = SIZE / 2 - 4});
    return 0xff1c1206u;
}

/* A window let into what it lies on: dark, in a rim of brass whose lower edge catches the light. */
static void draw_quiet_window(Ui *ui, Box box, WidgetLook look) {
    static const float AROUND = 5, CORNER = 9, SHADED = 7;
    bool is_lit = look.is_hovered || look.is_focused;
    Box window = box_inset(box, 2, AROUND), shade = box_inset(window, 3, 2);
    shade.height = SHADED;
    if (look.is_focused) canvas_halo(ui->canvas, window, CORNER, 12, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_panel(ui->canvas, window,
                 &(PanelStyle){.top = 0xb0060403u,
                               .bottom = 0x70140d07u,
                               .edge = look.is_focused ? STYLE_BONE
                                       : is_lit        ? STYLE_BRASS_LIT
                                                       : STYLE_BRASS_DIM,
                               .edge_width = is_lit ? 2.2f : 1.5f,
                               .radius = CORNER,
                               .is_cut = true});
    canvas_panel(
        ui->canvas, shade,
        &(PanelStyle){.top = 0x90000000u, .bottom = 0x00000000u, .radius = CORNER - 3, .is_cut = true});
    float foot = window.y + window.height + 1;
    canvas_line(ui->canvas, window.x + CORNER, foot, window.x + window.width - CORNER, foot, 1, 0x50ffe9b8u);
}

/* The words and beside them their marks, together in the middle. */
static void draw_marked(Ui *ui, const Choice *choice, Box box, TextStyle value) {
    static const float MARK = 14, APART = 16, LARGE = 30, LEAST = 20;
    float marks = style_marks_width(MARK, choice->marks), room = box.width - marks - APART;
    for (value.size = LARGE; value.size > LEAST; value.size -= 1)
        if (canvas_text_width(ui->canvas, &value, choice->text) <= room) break;
    float words = fminf(canvas_text_width(ui->canvas, &value, choice->text) + 1, room);
    Box both = box_place(box, words + APART + marks, box.height, 0.5f, 0);
    canvas_text(ui->canvas, box_cut_left(&both, words, APART), &value, choice->text);
    style_marks(ui->canvas, box_place(both, marks, MARK, 0, 0.5f), choice->marked, choice->marks);
}

static void draw_quiet(Ui *ui, const Choice *choice, Box box, WidgetLook look) {
    static const float LARGE = 36, LEAST = 26, STEP = 2, ROOM = 0.8f, OF_HEIGHT = 0.6f;
    bool can_less = look.is_enabled && (choice->goes_around || choice->value > choice->minimum);
    bool can_more = look.is_enabled && (choice->goes_around || choice->value < choice->maximum);
    bool is_lit = look.is_hovered || look.is_focused;
    Box less = box_cut_left(&box, KEY_WIDE, 4), more = box_cut_right(&box, KEY_WIDE, 4);
    draw_quiet_window(ui, box, look);
    if (look.is_enabled) {
        draw_arrow(ui, less, -1, draw_round_key(ui, less, can_less, is_lit));
        draw_arrow(ui, more, 1, draw_round_key(ui, more, can_more, is_lit));
    }
    TextStyle value = value_style(look, TEXT_CENTRE);
    if (choice->marks > 0) {
        draw_marked(ui, choice, box, value);
        return;
    }
    for (value.size = fmaxf(fminf(LARGE, box.height * OF_HEIGHT), LEAST); value.size > LEAST;
         value.size -= STEP)
        if (canvas_text_width(ui->canvas, &value, choice->text) <= box.width * ROOM) break;
    canvas_text(ui->canvas, box, &value, choice->text);
}

/* A minus or a plus. */
static void draw_sign(Ui *ui, Box box, bool is_more, Colour colour) {
    static const float REACH = 7, WIDE = 3;
    float x = box.x + box.width / 2, y = box.y + box.height / 2;
    canvas_line(ui->canvas, x - REACH, y, x + REACH, y, WIDE, colour);
    if (is_more) canvas_line(ui->canvas, x, y - REACH, x, y + REACH, WIDE, colour);
}

static void draw_bare(Ui *ui, const Choice *choice, Box box, WidgetLook look) {
    bool is_lit = look.is_hovered || look.is_focused;
    if (look.is_focused) canvas_halo(ui->canvas, box, STYLE_CORNER, 12, colour_fade(STYLE_BRASS_LIT, 0.4f));
    for (int side = 0; side < 2; side++) {
        Box key = box_column(box, side, 2, 0);
        bool can = look.is_enabled && (choice->goes_around || (side ? choice->value < choice->maximum
                                                                    : choice->value > choice->minimum));
        draw_sign(ui, key, side == 1, draw_round_key(ui, key, can, is_lit));
    }
}

void ui_choice(Ui *ui, const Choice *choice) {
    Widget widget = ui_widget_named(choice->name, WIDGET_VALUE, choice->box, choice->is_disabled);
    Box rest = choice->box;
    Box words =
        choice->label ? box_cut_left(&rest, rest.width * label_share(choice->label_share), 0) : (Box){0};
    widget.value = choice->value;
    widget.minimum = choice->minimum;
    widget.maximum = choice->maximum;
    widget.step = choice->step > 0 ? choice->step : 1;
    widget.goes_around = choice->goes_around;
    widget.rail = rest;
    widget.is_choice = true;
    widget.is_question = choice->is_question;
    widget.is_pressed_only = choice->is_pressed_only;
    widget.segments = segments_of(ui, choice, rest.width);
    widget_say(&widget, choice->label, ": ", choice->text);
    canvas_push_name(ui->canvas, "%s", choice->name);
    WidgetLook look = ui_add(ui, &widget, NULL);
    TextStyle label = label_style(look);
    if (choice->label && look.is_focused) draw_line_focus(ui, choice->box);
    if (choice->label) canvas_text(ui->canvas, words, &label, choice->label);
    if (widget.segments > 0)
        draw_segments(ui, choice, rest, widget.segments, look);
    else if (choice->is_bare)
        draw_bare(ui, choice, rest, look);
    else if (choice->is_quiet)
        draw_quiet(ui, choice, rest, look);
    else
        draw_window(ui, choice, rest, look);
    canvas_pop_name(ui->canvas);
}

/* ---- switches ---- */

static const float LEVER_WIDE = 34; /* of its plate in a line; a wider one is larger in all */

/* A lever in a plate of brass: up and lit is on. */
static void draw_lever(Ui *ui, Box box, bool is_on, WidgetLook look) {
    static const float HIGH = 46, SLOT_WIDE = 9, SLOT_HIGH = 28, KNOB = 20, REACH = 10;
    const float scale = box.width / LEVER_WIDE, slot_wide = SLOT_WIDE * scale, slot_high = SLOT_HIGH * scale,
                knob_wide = KNOB * scale, reach = REACH * scale;
    Box plate = box_place(box, box.width, fminf(HIGH * scale, box.height - 6), 1, 0.5f);
    float x = plate.x + plate.width / 2, y = plate.y + plate.height / 2, at = is_on ? y - reach : y + reach;
    bool is_lit = is_on && look.is_enabled;
    if (look.is_focused) canvas_halo(ui->canvas, plate, 7, 12, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_panel(ui->canvas, plate,
                 &(PanelStyle){.top = 0xff7d6436u,
                               .bottom = 0xff3b2c14u,
                               .edge = edge_of(look),
                               .edge_width = look.is_focused ? 2.5f : 1.2f,
                               .radius = 7});
    Box slot = {x - slot_wide / 2, y - slot_high / 2, slot_wide, slot_high};
    canvas_panel(ui->canvas, slot, &(PanelStyle){.top = DEEP, .bottom = DEEP, .radius = slot_wide / 2});
    canvas_line(ui->canvas, x, y, x, at, 5 * scale, is_lit ? 0xffc99b4cu : 0xff6b5a38u);
    Box knob = {x - knob_wide / 2, at - knob_wide / 2, knob_wide, knob_wide};
    if (is_lit) canvas_glow(ui->canvas, knob, knob_wide / 2, 9, colour_fade(STYLE_BRASS_LIT, 0.7f));
    canvas_panel(ui->canvas, knob,
                 &(PanelStyle){.top = is_lit ? 0xffffeec0u : 0xff9b8a66u,
                               .bottom = is_lit ? 0xffc9a45cu : 0xff4b3f2bu,
                               .edge = 0xff241806u,
                               .edge_width = 1.5f,
                               .radius = knob_wide / 2});
}

/* The label of a line, and below it what it does, together in the middle. */
static void draw_line_words(Ui *ui, const Checkbox *checkbox, Box box, TextStyle label, bool is_lit) {
    TextStyle help = style_text(FONT_TEXT, STYLE_SIZE_HINT, is_lit ? STYLE_BONE : STYLE_HINT, TEXT_LEFT);
    if (!checkbox->help) {
        canvas_text(ui->canvas, box, &label, checkbox->label);
        return;
    }
    label.face = FONT_BOLD;
    float first = canvas_line_height(ui->canvas, &label), second = canvas_line_height(ui->canvas, &help);
    box = box_place(box, box.width, fminf(first + second, box.height), 0, 0.5f);
    canvas_text(ui->canvas, box_cut_top(&box, first, 0), &label, checkbox->label);
    canvas_text(ui->canvas, box, &help, checkbox->help);
}

static const float UPRIGHT_BESIDE = 4;

float ui_lever_label_height(Ui *ui, float width, const char *label) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    return canvas_paragraph(ui->canvas, (Box){0, 0, width - 2 * UPRIGHT_BESIDE, 0}, &style, label, true);
}

/* The lever, as large as there is room, below it whether it is on, and what it switches. */
static void draw_upright_switch(Ui *ui, const Checkbox *checkbox, WidgetLook look, TextStyle label,
                                TextStyle word) {
    static const float SHAPE = 1.5f, LEAST = 54, MOST = 116, GAP = 4, ABOVE = 6, OF_SPARE = 0.94f;
    if (look.is_focused) draw_column_focus(ui, checkbox->box);
    Box rest = box_inset(checkbox->box, UPRIGHT_BESIDE, ABOVE);
    label.align = word.align = TEXT_CENTRE;
    label.size = STYLE_SIZE_SMALL;
    float state = canvas_line_height(ui->canvas, &word), words = checkbox->label_high;
    float lever = fminf(fmaxf((rest.height - words - state - 2 * GAP) * OF_SPARE, LEAST), MOST);
    rest = box_place(rest, rest.width, fminf(lever + state + words + 2 * GAP, rest.height), 0, 0.5f);
    draw_lever(ui, box_place(box_cut_top(&rest, lever, GAP), lever / SHAPE, lever, 0.5f, 0), checkbox->is_on,
               look);
    canvas_text(ui->canvas, box_cut_top(&rest, state, GAP), &word, checkbox->is_on ? _("on") : _("off"));
    canvas_paragraph_within(ui->canvas, rest, &label, checkbox->label);
}

static void draw_small_switch(Ui *ui, const Checkbox *checkbox, WidgetLook look) {
    static const char CHECK[] = "\uE026";
    static const float SIDE = 22, GAP = 10;
    Box rest = checkbox->box, square = box_place(box_cut_left(&rest, SIDE, GAP), SIDE, SIDE, 0, 0.5f);
    if (look.is_focused) draw_line_focus(ui, checkbox->box);
    TextStyle sign = style_text(FONT_TEXT, 18, STYLE_BRASS_LIT, TEXT_CENTRE);
    TextStyle label =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, look.is_hovered ? STYLE_BONE : STYLE_DUST, TEXT_LEFT);
    canvas_panel(
        ui->canvas, square,
        &(PanelStyle){.top = DEEP, .bottom = DEEP, .edge = edge_of(look), .edge_width = 1.5f, .radius = 5});
    if (checkbox->is_on) canvas_text(ui->canvas, square, &sign, CHECK);
    canvas_text(ui->canvas, rest, &label, checkbox->label);
}

void ui_checkbox(Ui *ui, const Checkbox *checkbox) {
    static const float WORD_WIDE = 52, WORD = 22, GAP = 12, LINE_HIGH = 54,
                       LARGEST = 1.3f; /* in a high line it is larger */
    Widget widget = ui_widget_named(checkbox->name, WIDGET_CHECKBOX, checkbox->box, checkbox->is_disabled);
    widget.value = checkbox->is_on;
    widget.is_aside = checkbox->is_aside;
    widget_say(&widget, checkbox->label, ": ", checkbox->is_on ? _("on") : _("off"));
    canvas_push_name(ui->canvas, "%s", checkbox->name);
    WidgetLook look = ui_add(ui, &widget, NULL);
    TextStyle label = label_style(look);
    TextStyle word =
        style_text(checkbox->is_on ? FONT_BOLD : FONT_TEXT, 18,
                   checkbox->is_on && look.is_enabled ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_RIGHT);
    Box rest = checkbox->box;
    if (checkbox->is_small) {
        draw_small_switch(ui, checkbox, look);
        canvas_pop_name(ui->canvas);
        return;
    }
    if (checkbox->label_high > 0) {
        draw_upright_switch(ui, checkbox, look, label, word);
        canvas_pop_name(ui->canvas);
        return;
    }
    if (look.is_focused && checkbox->label[0]) draw_line_focus(ui, checkbox->box);
    float lever = LEVER_WIDE * fminf(fmaxf(rest.height / LINE_HIGH, 1), LARGEST);
    draw_lever(ui, box_cut_right(&rest, lever, GAP), checkbox->is_on, look);
    word.size = WORD;
    canvas_text(ui->canvas, box_cut_right(&rest, fminf(WORD_WIDE, rest.width), GAP), &word,
                checkbox->is_on ? _("on") : _("off"));
    draw_line_words(ui, checkbox, rest, label, look.is_hovered || look.is_focused);
    canvas_pop_name(ui->canvas);
}

/* ---- fields ---- */

void ui_text_field(Ui *ui, const TextField *field) {
    assert(field->max_characters >= 1 && field->max_characters <= UI_TEXT_BYTES / 4 - 1);
    Widget widget = ui_widget_named(field->name, WIDGET_FIELD, field->box, false);
    snprintf(widget.text, sizeof widget.text, "%s", field->text);
    widget.max_characters = field->max_characters;
    bool stands_in = field->text[0] == '\0' && field->stand_in;
    const char *shown = stands_in ? field->stand_in : field->text;
    widget_say(&widget, field->label, ": ", shown);
    canvas_push_name(ui->canvas, "%s", field->name);
    WidgetLook look = ui_add(ui, &widget, NULL);
    bool is_edited = strcmp(ui->focus, field->name) == 0;
    Box rest = field->box;
    TextStyle label = label_style(look);
    if (field->label && look.is_focused) draw_line_focus(ui, field->box);
    if (field->label)
        canvas_text(ui->canvas, box_cut_left(&rest, rest.width * label_share(field->label_share), 0), &label,
                    field->label);
    look.is_focused |= is_edited;
    draw_inset(ui, rest, look, STYLE_CORNER);
    rest = box_inset(rest, 14, 0);
    TextStyle text = style_text(stands_in ? FONT_TEXT : FONT_BOLD, STYLE_SIZE_BODY,
                                stands_in ? STYLE_DUST : STYLE_BONE, TEXT_LEFT);
    float width = canvas_text(ui->canvas, rest, &text, shown);
    if (stands_in) width = 0;
    if (is_edited)
        canvas_fill(ui->canvas, (Box){rest.x + width + 2, rest.y + 10, 2, rest.height - 20}, STYLE_BRASS_LIT);
    canvas_pop_name(ui->canvas);
}
