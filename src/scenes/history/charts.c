#include "scenes/history/charts.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/style.h"

static const Colour AREA_ABOVE = 0x306fd3a6u, AREA_BELOW = 0x30ff8a70u, SHARE = 0xff2c5f50u;
static const float LABEL_HIGH = 28, NUMBER_WIDE = 110, LINE_WIDE = 3;

typedef struct Scale {
    float zero;     /* its y */
    float per_unit; /* units of the screen for one of the value */
} Scale;

static void find_range(const int64_t *values, int count, int64_t *lowest, int64_t *highest) {
    *lowest = *highest = 0;
    for (int i = 0; i < count; i++) {
        if (values[i] < *lowest) *lowest = values[i];
        if (values[i] > *highest) *highest = values[i];
    }
}

static Scale scale_of(Box box, int64_t lowest, int64_t highest) {
    float range = (float)(highest - lowest);
    float per_unit = range > 0 ? box.height / range : 0;
    return (Scale){.zero = range > 0 ? box.y + per_unit * (float)highest : box.y + box.height / 2,
                   .per_unit = per_unit};
}

static float y_of(Scale scale, int64_t value) { return scale.zero - scale.per_unit * (float)value; }

static void draw_number(Canvas *canvas, Box box, int64_t value, bool is_signed, TextAlign align,
                        Colour colour) {
    char words[32];
    Text text = text_over(words, sizeof words);
    if (is_signed)
        text_add_shown_signed(&text, value);
    else
        text_add_shown(&text, value);
    TextStyle style = style_text(FONT_BOLD, 18, colour, align);
    canvas_text(canvas, box, &style, words);
}

static Colour colour_of(int64_t value) {
    return value > 0 ? STYLE_GAIN : value < 0 ? STYLE_LOSS : STYLE_BONE;
}

/* ---- the line ---- */

/* Thin columns, so that the area may rise above zero and fall below it. */
static void fill_area(Canvas *canvas, Box box, Scale scale, const LineChart *chart) {
    enum { COLUMNS = 120 };
    float wide = box.width / COLUMNS;
    for (int i = 0; i < COLUMNS; i++) {
        float at = ((float)i + 0.5f) / COLUMNS * (float)(chart->count - 1);
        int before = (int)at;
        float share = at - (float)before;
        int after = before + 1 < chart->count ? before + 1 : before;
        float value = (float)chart->values[before] * (1 - share) + (float)chart->values[after] * share;
        float high = scale.per_unit * fabsf(value);
        Colour colour = value >= 0 ? AREA_ABOVE : AREA_BELOW;
        Box column = {box.x + wide * (float)i, value >= 0 ? scale.zero - high : scale.zero, wide, high};
        if (high >= 1) canvas_fill(canvas, column, colour);
    }
}

static void draw_course(Canvas *canvas, Box box, Scale scale, const LineChart *chart) {
    float step = box.width / (float)(chart->count - 1);
    for (int i = 1; i < chart->count; i++)
        canvas_line(canvas, box.x + step * (float)(i - 1), y_of(scale, chart->values[i - 1]),
                    box.x + step * (float)i, y_of(scale, chart->values[i]), LINE_WIDE, STYLE_AMBER);
}

void chart_line(Canvas *canvas, Box box, const LineChart *chart) {
    int64_t lowest, highest;
    if (chart->count < 2) return;
    find_range(chart->values, chart->count, &lowest, &highest);
    bool is_signed = chart->most == 0;
    if (!is_signed) highest = chart->most;
    Box numbers = box_cut_right(&box, NUMBER_WIDE, 12);
    Box inside = box_inset(box, 0, LABEL_HIGH / 2);
    Scale scale = scale_of(inside, lowest, highest);
    int64_t last = chart->values[chart->count - 1];
    fill_area(canvas, inside, scale, chart);
    canvas_line(canvas, box.x, scale.zero, box.x + box.width, scale.zero, 1, STYLE_METAL);
    draw_course(canvas, inside, scale, chart);
    float y = y_of(scale, last);
    canvas_panel(canvas, (Box){box.x + box.width - 6, y - 6, 12, 12},
                 &(PanelStyle){.top = STYLE_AMBER, .bottom = STYLE_AMBER, .radius = 6});
    draw_number(canvas, (Box){numbers.x, y - LABEL_HIGH / 2, numbers.width, LABEL_HIGH}, last, is_signed,
                TEXT_LEFT, is_signed ? colour_of(last) : STYLE_BONE);
    bool is_apart = fabsf(y_of(scale, highest) - y) > LABEL_HIGH;
    if (highest > 0 && is_apart)
        draw_number(canvas, (Box){numbers.x, inside.y - LABEL_HIGH / 2, numbers.width, LABEL_HIGH}, highest,
                    is_signed, TEXT_LEFT, STYLE_DUST);
    is_apart = fabsf(y_of(scale, lowest) - y) > LABEL_HIGH;
    if (lowest < 0 && is_apart)
        draw_number(canvas,
                    (Box){numbers.x, inside.y + inside.height - LABEL_HIGH / 2, numbers.width, LABEL_HIGH},
                    lowest, is_signed, TEXT_LEFT, STYLE_DUST);
}

/* ---- bars ---- */

static void draw_bar(Canvas *canvas, Box slot, Scale scale, const Bar *bar, bool is_signed) {
    float high = scale.per_unit * fabsf((float)bar->value), wide = fminf(slot.width * 0.6f, 70);
    bool is_up = bar->value >= 0;
    Box column = {slot.x + (slot.width - wide) / 2, is_up ? scale.zero - high : scale.zero, wide,
                  fmaxf(high, 2)};
    Colour colour = is_signed ? colour_of(bar->value) : STYLE_AMBER;
    canvas_panel(canvas, column,
                 &(PanelStyle){.top = colour, .bottom = colour, .radius = fminf(4, high / 2)});
    float at = is_up ? column.y - LABEL_HIGH : column.y + column.height;
    draw_number(canvas, (Box){slot.x, at, slot.width, LABEL_HIGH}, bar->value, is_signed, TEXT_CENTRE,
                colour);
}

void chart_bars(Canvas *canvas, Box box, const Bar *bars, int count, int most) {
    int64_t lowest = 0, highest = most;
    TextStyle style = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_CENTRE);
    for (int i = 0; i < count; i++) {
        if (bars[i].value < lowest) lowest = bars[i].value;
        if (bars[i].value > highest) highest = bars[i].value;
    }
    Box labels = box_cut_bottom(&box, LABEL_HIGH, 4);
    Box inside = box;
    if (highest > 0) box_cut_top(&inside, LABEL_HIGH, 0);
    if (lowest < 0) box_cut_bottom(&inside, LABEL_HIGH, 0);
    Scale scale = scale_of(inside, lowest, highest);
    if (highest == 0 && lowest == 0) scale.zero = inside.y + inside.height;
    canvas_line(canvas, box.x, scale.zero, box.x + box.width, scale.zero, 1, STYLE_METAL);
    for (int i = 0; i < count; i++) {
        draw_bar(canvas, box_column(inside, i, count, 6), scale, &bars[i], most == 0);
        canvas_text(canvas, box_column(labels, i, count, 6), &style, bars[i].label);
    }
}

/* ---- shares ---- */

void chart_share(Canvas *canvas, Box box, int part, int whole) {
    char words[64];
    TextStyle style = style_text(FONT_BOLD, 18, STYLE_BONE, TEXT_LEFT);
    float share = whole > 0 ? (float)part / (float)whole : 0;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = STYLE_ENAMEL_LIT, .bottom = STYLE_ENAMEL_LIT, .radius = 6});
    Box filled = {box.x, box.y, box.width * share, box.height};
    if (filled.width >= 2)
        canvas_panel(canvas, filled,
                     &(PanelStyle){.top = SHARE, .bottom = SHARE, .radius = fminf(6, filled.width / 2)});
    snprintf(words, sizeof words, whole > 0 ? _("%d of %d, %d %%") : _("none yet"), part, whole,
             (int)(share * 100 + 0.5f));
    canvas_text(canvas, box_inset(box, 10, 0), &style, words);
}
