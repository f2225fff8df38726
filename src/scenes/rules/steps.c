#include "scenes/rules/steps.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "ui/style.h"

static const float NUMBER_WIDE = 84, NUMBER_HIGH = 56, NUMBER_GAP = 24, TITLE_GAP = 4, STEP_GAP = 18,
                   BAND_MARGIN = 8;

static const char *translated(const char *words) { return words[0] ? _(words) : ""; }

/* The title and the words of a step into the box, from its top; returns how high they are. */
static float write_step(Canvas *canvas, Box box, const SabaccGuideStep *step, bool is_measured_only) {
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_AMBER, TEXT_LEFT);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    char words[SABACC_GUIDE_TEXT];
    Text text = text_over(words, sizeof words);
    sabacc_guide_write(step, translated, &text);
    float high = canvas_paragraph(canvas, box, &title, _(step->title), is_measured_only) + TITLE_GAP;
    box_cut_top(&box, high, 0);
    return high + canvas_paragraph(canvas, box, &style, words, is_measured_only);
}

static float step_height(Canvas *canvas, float width, const SabaccGuideStep *step) {
    Box box = {0, 0, width - NUMBER_WIDE - STYLE_SCROLL_MARGIN, 10000};
    return fmaxf(write_step(canvas, box, step, true), NUMBER_HIGH) + STEP_GAP;
}

float rules_steps_height(Canvas *canvas, float width, const SabaccTable *table) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    float height = 0;
    for (int i = 0; i < count; i++) height += step_height(canvas, width, &steps[i]);
    return height;
}

void rules_steps_place(Canvas *canvas, float width, const SabaccTable *table, int index, float *top,
                       float *bottom) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    *top = *bottom = 0;
    for (int i = 0; i <= index && i < count; i++) {
        *top = *bottom;
        *bottom += step_height(canvas, width, &steps[i]);
    }
}

/* A lit band, and at the right of the title the word. */
static void draw_now(Canvas *canvas, Box row, const SabaccGuideStep *step) {
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_AMBER, TEXT_LEFT);
    row.height -= STEP_GAP;
    row.width -= STYLE_SCROLL_MARGIN - BAND_MARGIN;
    style_band_now(canvas, box_inset(row, 0, -BAND_MARGIN));
    Box words = row;
    box_cut_left(&words, NUMBER_WIDE + canvas_text_width(canvas, &title, _(step->title)) + NUMBER_GAP, 0);
    words.height = canvas_line_height(canvas, &title);
    style_tag(canvas, words, STYLE_AMBER, _("Now"), "step:now:tag");
}

static void draw_step(Canvas *canvas, Box row, int number, const SabaccGuideStep *step) {
    TextStyle large = style_text(FONT_TITLE, NUMBER_HIGH, STYLE_AMBER, TEXT_CENTRE);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    row.width -= STYLE_SCROLL_MARGIN;
    Box beside = box_cut_left(&row, NUMBER_WIDE - NUMBER_GAP, NUMBER_GAP);
    beside.height = NUMBER_HIGH;
    canvas_text(canvas, beside, &large, digits);
    write_step(canvas, row, step, false);
}

void rules_steps_draw(Canvas *canvas, Box *rest, const SabaccTable *table, int now) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(rest, step_height(canvas, rest->width, &steps[i]), 0);
        if (i != now) {
            draw_step(canvas, row, i + 1, &steps[i]);
            continue;
        }
        canvas_push_name(canvas, "step:now");
        draw_now(canvas, row, &steps[i]);
        draw_step(canvas, row, i + 1, &steps[i]);
        canvas_pop_name(canvas);
    }
}
