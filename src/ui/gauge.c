/* A choice of few words as an instrument: a lit dial, on whose scale they stand, and a needle. */

#include <math.h>

#include "ui/style.h"
#include "ui/ui_private.h"

static const float RIM = 5, BESIDE = 6, SAG = 0.2f;
static const Colour DIAL_INK = 0xff2b1c0du, DIAL_RED = 0xff9c2413u;

static TextStyle word_style(bool is_chosen, bool is_enabled) {
    return style_text(is_chosen ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_SMALL + 1,
                      !is_enabled ? 0xff8d7a58u
                      : is_chosen ? DIAL_RED
                                  : STYLE_INK_SOFT,
                      TEXT_CENTRE);
}

static int count_of(const Choice *choice) { return choice->maximum - choice->minimum + 1; }

bool ui_gauge_fits(Ui *ui, const Choice *choice) {
    static const float LEAST_HIGH = 110;
    TextStyle style = word_style(true, true);
    if (!choice->texts || count_of(choice) < 2 || choice->box.height < LEAST_HIGH) return false;
    float part = (choice->box.width - 2 * RIM) / (float)count_of(choice);
    for (int i = 0; i < count_of(choice); i++)
        if (canvas_text_width(ui->canvas, &style, choice->texts[i]) + 2 * BESIDE > part) return false;
    return true;
}

/* The scale is flat and round; the needle turns about a point below the dial. */
typedef struct Dial {
    Box face;
    float middle, top, reach, pivot;
} Dial;

static Dial dial_in(Ui *ui, Box box) {
    static const float BELOW = 0.25f;
    TextStyle style = word_style(true, true);
    Dial dial = {.face = box_inset(box, RIM, RIM)};
    dial.middle = dial.face.x + dial.face.width / 2;
    dial.top = dial.face.y + canvas_line_height(ui->canvas, &style) + 16;
    dial.reach = dial.face.width / 2;
    dial.pivot = dial.face.y + dial.face.height * (1 + BELOW);
    return dial;
}

static float scale_at(const Dial *dial, float x) {
    float share = (x - dial->middle) / dial->reach;
    return dial->top + dial->face.height * SAG * share * share;
}

/* A mark across the scale, towards the pivot: from that far above to that far below it. */
static void draw_mark(Canvas *canvas, const Dial *dial, float x, float above, float below, float wide,
                      Colour colour) {
    float y = scale_at(dial, x), aside = dial->middle - x, down = dial->pivot - y;
    float length = hypotf(aside, down);
    aside /= length, down /= length;
    canvas_line(canvas, x - aside * above, y - down * above, x + aside * below, y + down * below, wide,
                colour);
}

static void draw_face(Canvas *canvas, const Dial *dial, bool is_enabled) {
    Box face = dial->face;
    canvas_panel(canvas, face,
                 &(PanelStyle){.top = is_enabled ? 0xfff0dcaeu : 0xff5e5240u,
                               .bottom = is_enabled ? 0xffcfa562u : 0xff463b2bu,
                               .edge = 0xff1d1307u,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER - 3});
    canvas_push_clip(canvas, box_inset(face, 2, 2));
    canvas_glow(canvas, (Box){dial->middle - 30, face.y + face.height, 60, 4}, 2, face.height * 0.9f,
                is_enabled ? 0x90fff0c4u : 0x20fff0c4u);
    for (int i = 0; i < 5; i++)
        canvas_fill(canvas, (Box){face.x, face.y, face.width, 11 - 2 * (float)i}, 0x14301804u);
}

static void draw_scale(Canvas *canvas, const Dial *dial, int count) {
    enum { BETWEEN = 5, ARCS = 48 };
    static const float ENDS = 0.05f, RED_FROM = 0.8f;
    float left = dial->face.x + dial->face.width * ENDS, wide = dial->face.width * (1 - 2 * ENDS);
    for (int i = 0; i < ARCS; i++) {
        float from = left + wide * (float)i / ARCS, to = left + wide * (float)(i + 1) / ARCS;
        bool is_red = (float)i / ARCS >= RED_FROM;
        canvas_line(canvas, from, scale_at(dial, from), to, scale_at(dial, to), is_red ? 5 : 2,
                    is_red ? DIAL_RED : DIAL_INK);
    }
    float part = dial->face.width / (float)count;
    for (int i = 0; i < count * BETWEEN; i++) {
        float x = dial->face.x + part * ((float)i + 0.5f) / BETWEEN;
        bool is_word = i % BETWEEN == BETWEEN / 2;
        if (x > left && x < left + wide)
            draw_mark(canvas, dial, x, 0, is_word ? 16 : 8, is_word ? 3 : 1.4f, DIAL_INK);
    }
}

static void draw_needle(Canvas *canvas, const Dial *dial, float x) {
    static const float SHADOW = 5, CAP = 64;
    float y = scale_at(dial, x);
    canvas_line(canvas, dial->middle + SHADOW, dial->pivot + SHADOW, x + SHADOW, y + SHADOW, 4, 0x50301804u);
    canvas_line(canvas, dial->middle, dial->pivot, x, y, 4, DIAL_RED);
    canvas_line(canvas, dial->middle - 1, dial->pivot, x - 1, y, 1, 0xb0e8836au);
    Box cap = {dial->middle - CAP / 2, dial->face.y + dial->face.height - CAP * 0.38f, CAP, CAP};
    canvas_glow(canvas, cap, CAP / 2, 8, 0x80301804u);
    canvas_panel(canvas, cap,
                 &(PanelStyle){.top = 0xfff3dca6u,
                               .bottom = 0xff6a5028u,
                               .edge = 0xff2c1f0eu,
                               .edge_width = 1.5f,
                               .radius = CAP / 2});
}

static void draw_dial(Ui *ui, const Choice *choice, WidgetLook look) {
    const int count = count_of(choice);
    Canvas *canvas = ui->canvas;
    Dial dial = dial_in(ui, choice->box);
    bool is_lit = look.is_hovered || look.is_focused;
    if (look.is_focused)
        canvas_halo(canvas, choice->box, STYLE_CORNER, 16, colour_fade(STYLE_BRASS_LIT, 0.6f));
    canvas_panel(canvas, choice->box,
                 &(PanelStyle){.top = is_lit ? 0xfff3dca6u : 0xffc7a566u,
                               .bottom = 0xff6b5228u,
                               .edge = look.is_focused ? STYLE_BRASS_LIT : 0xff1d1307u,
                               .edge_width = look.is_focused ? 2.5f : 1.5f,
                               .radius = STYLE_CORNER});
    draw_face(canvas, &dial, look.is_enabled);
    draw_scale(canvas, &dial, count);
    float part = dial.face.width / (float)count;
    draw_needle(canvas, &dial, dial.face.x + part * ((float)(choice->value - choice->minimum) + 0.5f));
    canvas_pop_clip(canvas);
    for (int i = 0; i < count; i++) {
        TextStyle style = word_style(choice->minimum + i == choice->value, look.is_enabled);
        float x = dial.face.x + part * (float)i, high = canvas_line_height(canvas, &style);
        canvas_text(canvas, (Box){x, scale_at(&dial, x + part / 2) - high - 6, part, high}, &style,
                    choice->texts[i]);
    }
}

void ui_gauge(Ui *ui, const Choice *choice) {
    Widget widget = ui_widget_named(choice->name, WIDGET_VALUE, choice->box, choice->is_disabled);
    widget.value = choice->value;
    widget.minimum = choice->minimum;
    widget.maximum = choice->maximum;
    widget.step = 1;
    widget.rail = box_inset(choice->box, RIM, 0);
    widget.is_choice = true;
    widget.segments = count_of(choice);
    widget_say(&widget, choice->label, ": ", choice->text);
    canvas_push_name(ui->canvas, "%s", choice->name);
    draw_dial(ui, choice, ui_add(ui, &widget, NULL));
    canvas_pop_name(ui->canvas);
}
