#include "scenes/rules/steps.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "ui/style.h"

static const float NUMBER_WIDE = 84, NUMBER_HIGH = 56, TITLE_GAP = 4, STEP_GAP = 18;

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

static void draw_step(Canvas *canvas, Box row, int number, const SabaccGuideStep *step) {
    TextStyle large = style_text(FONT_TITLE, NUMBER_HIGH, STYLE_AMBER, TEXT_CENTRE);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    row.width -= STYLE_SCROLL_MARGIN;
    Box beside = box_cut_left(&row, NUMBER_WIDE - 24, 24);
    beside.height = NUMBER_HIGH;
    canvas_text(canvas, beside, &large, digits);
    write_step(canvas, row, step, false);
}

void rules_steps_draw(Canvas *canvas, Box *rest, const SabaccTable *table) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(rest, step_height(canvas, rest->width, &steps[i]), 0);
        draw_step(canvas, row, i + 1, &steps[i]);
    }
}
