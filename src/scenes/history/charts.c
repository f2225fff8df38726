#include "scenes/history/charts.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/style.h"

static const Colour AREA_ABOVE = 0xd062c89au, AREA_BELOW = 0xd0e87860u;
static const float LABEL_HIGH = 32, NUMBER_WIDE = 96, NUMBER = 23, LINE_WIDE = 4, INSIDE = 18;

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
    TextStyle style = style_text(FONT_BOLD, NUMBER, colour, align);
    canvas_text(canvas, box, &style, words);
}

static Colour colour_of(int64_t value) {
    return value > 0 ? STYLE_GAIN : value < 0 ? STYLE_LOSS : STYLE_BONE;
}

/* ---- the line ---- */

/* The ground of a chart, cloth let into the wood lit from above; returns the part for what is drawn on it. */
static Box draw_ground(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff1a463fu,
                               .bottom = 0xff0b201du,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 2,
                               .radius = STYLE_CORNER});
    return box_inset(box, INSIDE, INSIDE * 0.6f);
}

/* Where there is nothing to measure yet: lines as they will be, the middle one lit. */
static void draw_bare_grid(Canvas *canvas, Box inside) {
    enum { LINES = 5 };
    for (int i = 0; i < LINES; i++) {
        float y = inside.y + inside.height * (float)i / (LINES - 1);
        bool is_middle = i == LINES / 2;
        canvas_line(canvas, inside.x, y, inside.x + inside.width, y, is_middle ? 1.5f : 1,
                    is_middle ? STYLE_BRASS_LIT : 0x48e3c78eu);
    }
}

/* 1, 2 or 5 times a power of ten, so that three to six of them make the range. */
static int64_t nice_step(int64_t range) {
    static const int64_t parts[] = {1, 2, 5};
    for (int64_t power = 1;; power *= 10)
        for (int i = 0; i < 3; i++)
            if (range / (parts[i] * power) <= 5) return parts[i] * power;
}

/* Where numbers stand beside the chart already. */
typedef struct Taken {
    float y[3];
    int count;
} Taken;

static bool take_place(Taken *taken, float y) {
    for (int i = 0; i < taken->count; i++)
        if (fabsf(taken->y[i] - y) < LABEL_HIGH) return false;
    if (taken->count < 3) taken->y[taken->count++] = y;
    return true;
}

/* Fine lines at round numbers; a number stands beside one where there is room. */
static void draw_grid(Canvas *canvas, Box inside, Box numbers, Scale scale, int64_t lowest, int64_t highest,
                      const Taken *taken, bool is_signed) {
    int64_t step = nice_step(highest - lowest);
    for (int64_t value = lowest / step * step; value <= highest; value += step) {
        Taken others = *taken;
        float y = y_of(scale, value);
        bool is_zero = value == 0;
        canvas_line(canvas, inside.x, y, inside.x + inside.width, y, is_zero ? 1.5f : 1,
                    is_zero ? STYLE_BRASS_LIT : 0x48e3c78eu);
        if (value >= lowest && take_place(&others, y))
            draw_number(canvas, (Box){numbers.x, y - LABEL_HIGH / 2, numbers.width, LABEL_HIGH}, value,
                        is_signed && !is_zero, TEXT_RIGHT, STYLE_DUST);
    }
}

/* Thin columns, so that the area may rise above zero and fall below it; it is lightest at the line. */
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
        bool is_up = value >= 0;
        Box column = {box.x + wide * (float)i, is_up ? scale.zero - high : scale.zero, wide, high};
        if (high < 1) continue;
        canvas_panel(canvas, column,
                     &(PanelStyle){.top = is_up ? AREA_ABOVE : AREA_BELOW & 0x38ffffffu,
                                   .bottom = is_up ? AREA_ABOVE & 0x38ffffffu : AREA_BELOW});
    }
}

/* With a stud at each game while they can be told apart. */
static void draw_course(Canvas *canvas, Box box, Scale scale, const LineChart *chart) {
    static const float STUD = 10, APART = 16;
    float step = box.width / (float)(chart->count - 1);
    for (int i = 1; i < chart->count; i++)
        canvas_line(canvas, box.x + step * (float)(i - 1), y_of(scale, chart->values[i - 1]),
                    box.x + step * (float)i, y_of(scale, chart->values[i]), LINE_WIDE, STYLE_BRASS_LIT);
    for (int i = 0; i < chart->count && step >= APART; i++) {
        float x = box.x + step * (float)i, y = y_of(scale, chart->values[i]);
        canvas_panel(canvas, (Box){x - STUD / 2, y - STUD / 2, STUD, STUD},
                     &(PanelStyle){.top = 0xffffe9b8u,
                                   .bottom = 0xffc08a34u,
                                   .edge = 0xff1c1206u,
                                   .edge_width = 1,
                                   .radius = STUD / 2});
    }
}

static void draw_end(Canvas *canvas, float x, float y) {
    static const float SIZE = 16;
    Box box = {x - SIZE / 2, y - SIZE / 2, SIZE, SIZE};
    canvas_glow(canvas, box, SIZE / 2, 10, colour_fade(STYLE_BRASS_LIT, 0.6f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xffffe9b8u,
                               .bottom = STYLE_BRASS_LIT,
                               .edge = 0xff1c1206u,
                               .edge_width = 2,
                               .radius = SIZE / 2});
}

/* The one game as a stud where the line begins, and a plate that says so. */
static void draw_too_few(Canvas *canvas, Box box) {
    static const float BESIDE = 22, HIGH = 52;
    const char *words = _("One game so far: the line begins with the second.");
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    float wide = fminf(canvas_text_width(canvas, &style, words) + 2 * BESIDE, box.width);
    Box inside = box_inset(box, 0, LABEL_HIGH / 2), plate = box_place(inside, wide, HIGH, 0.5f, 0.8f);
    draw_bare_grid(canvas, inside);
    draw_end(canvas, inside.x + INSIDE, inside.y + inside.height / 2);
    style_sign_plate(canvas, plate);
    canvas_text(canvas, box_inset(plate, BESIDE / 2, 0), &style, words);
}

void chart_line(Canvas *canvas, Box box, const LineChart *chart) {
    int64_t lowest, highest;
    Box ground = draw_ground(canvas, box);
    if (chart->count < 2) {
        draw_too_few(canvas, ground);
        return;
    }
    find_range(chart->values, chart->count, &lowest, &highest);
    bool is_signed = chart->most == 0;
    if (!is_signed) highest = chart->most;
    Box numbers = box_cut_right(&ground, NUMBER_WIDE, 16);
    Box inside = box_inset(ground, 0, LABEL_HIGH / 2);
    Scale scale = scale_of(inside, lowest, highest);
    int64_t last = chart->values[chart->count - 1];
    const struct {
        int64_t value;
        bool is_shown;
        Colour colour;
    } marks[] = {{last, true, is_signed ? colour_of(last) : STYLE_BONE},
                 {highest, highest > 0, STYLE_DUST},
                 {lowest, lowest < 0, STYLE_DUST}};
    Taken taken = {.count = 0};
    fill_area(canvas, inside, scale, chart);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        float y = y_of(scale, marks[i].value);
        if (marks[i].is_shown && take_place(&taken, y))
            draw_number(canvas, (Box){numbers.x, y - LABEL_HIGH / 2, numbers.width, LABEL_HIGH},
                        marks[i].value, is_signed, TEXT_RIGHT, marks[i].colour);
    }
    if (lowest == highest)
        draw_bare_grid(canvas, inside);
    else
        draw_grid(canvas, inside, numbers, scale, lowest, highest, &taken, is_signed);
    draw_course(canvas, inside, scale, chart);
    draw_end(canvas, inside.x + inside.width, y_of(scale, last));
}

/* ---- bars ---- */

static void draw_bar(Canvas *canvas, Box slot, Scale scale, const Bar *bar, bool is_signed) {
    float high = scale.per_unit * fabsf((float)bar->value), wide = fminf(slot.width * 0.6f, 180);
    bool is_up = bar->value >= 0;
    Box column = {slot.x + (slot.width - wide) / 2, is_up ? scale.zero - high : scale.zero, wide,
                  fmaxf(high, 2)};
    Colour colour = is_signed ? colour_of(bar->value) : STYLE_BRASS_LIT;
    canvas_panel(canvas, column,
                 &(PanelStyle){.top = colour,
                               .bottom = pixel_mix(colour, 0xff241706u, 80),
                               .edge = 0x80000000u,
                               .edge_width = 1,
                               .radius = fminf(4, high / 2)});
    float at = is_up ? column.y - LABEL_HIGH : column.y + column.height;
    draw_number(canvas, (Box){slot.x, at, slot.width, LABEL_HIGH}, bar->value, is_signed, TEXT_CENTRE,
                colour);
}

void chart_bars(Canvas *canvas, Box box, const Bar *bars, int count, int most) {
    int64_t lowest = 0, highest = most;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    for (int i = 0; i < count; i++) {
        if (bars[i].value < lowest) lowest = bars[i].value;
        if (bars[i].value > highest) highest = bars[i].value;
    }
    Box inside = draw_ground(canvas, box);
    Box labels = box_cut_bottom(&inside, LABEL_HIGH, 4);
    if (highest > 0) box_cut_top(&inside, LABEL_HIGH, 0);
    if (lowest < 0) box_cut_bottom(&inside, LABEL_HIGH, 0);
    Scale scale = scale_of(inside, lowest, highest);
    if (highest == 0 && lowest == 0) scale.zero = inside.y + inside.height;
    canvas_line(canvas, inside.x, scale.zero, inside.x + inside.width, scale.zero, 1.5f, STYLE_BRASS_LIT);
    for (int i = 0; i < count; i++) {
        draw_bar(canvas, box_column(inside, i, count, 6), scale, &bars[i], most == 0);
        canvas_text(canvas, box_column(labels, i, count, 6), &style, bars[i].label);
    }
}

/* ---- shares ---- */

void chart_share(Canvas *canvas, Box box, int part, int whole) {
    char words[64];
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    float share = whole > 0 ? (float)part / (float)whole : 0;
    static const float BAR = 10;
    Box bar = box_cut_bottom(&box, BAR, 0);
    canvas_panel(
        canvas, bar,
        &(PanelStyle){
            .top = 0xff0a0704u, .bottom = 0xff1a120au, .edge = 0xff4a3a20u, .edge_width = 1, .radius = 4});
    Box filled = {bar.x, bar.y, bar.width * share, bar.height};
    if (filled.width >= 2)
        canvas_panel(
            canvas, filled,
            &(PanelStyle){.top = 0xff4fb48eu, .bottom = 0xff2a7a60u, .radius = fminf(4, filled.width / 2)});
    snprintf(words, sizeof words, whole > 0 ? _("%d of %d, %d %%") : _("none yet"), part, whole,
             (int)(share * 100 + 0.5f));
    canvas_text(canvas, box, &style, words);
}
