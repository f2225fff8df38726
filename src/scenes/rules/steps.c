#include "scenes/rules/steps.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/rules/diagram.h"
#include "ui/style.h"

static const float NUMBER_WIDE = 84, NUMBER_HIGH = 56, NUMBER_GAP = 24, TITLE_GAP = 4, STEP_GAP = 18,
                   BAND_MARGIN = 8;
static const float DIAGRAM_HIGH = 96, DIAGRAM_GAP = 32, DIAGRAM_BELOW = 14, WORDS_MIN = 480;

/* The title and the words of a step into the box, from its top; returns how high they are. */
static float write_step(Canvas *canvas, Box box, const SabaccGuideStep *step, bool is_measured_only) {
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_AMBER, TEXT_LEFT);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    char words[SABACC_GUIDE_TEXT];
    Text text = text_over(words, sizeof words);
    sabacc_guide_write(step, &i18n_tongue, &text);
    float high = canvas_paragraph(canvas, box, &title, _(step->title), is_measured_only) + TITLE_GAP;
    box_cut_top(&box, high, 0);
    return high + canvas_paragraph(canvas, box, &style, words, is_measured_only);
}

/* Where the words and the picture of a step are: side by side, or one below the other where the words would
 * be too narrow. The box of a step without a picture is empty. */
typedef struct Parts {
    Box words, diagram;
} Parts;

static Parts parts_of(Canvas *canvas, Box row, const SabaccTable *table, const SabaccGuideStep *step) {
    float wide = diagram_width(sabacc_table_game(table), step, DIAGRAM_HIGH);
    Parts parts = {.words = row};
    parts.words.width -= STYLE_SCROLL_MARGIN;
    box_cut_left(&parts.words, NUMBER_WIDE, 0);
    if (wide == 0) return parts;
    if (parts.words.width - wide - DIAGRAM_GAP >= WORDS_MIN * canvas_text_scale(canvas)) {
        parts.diagram = box_cut_right(&parts.words, wide, DIAGRAM_GAP);
        parts.diagram.height = DIAGRAM_HIGH;
    } else {
        float high = write_step(canvas, parts.words, step, true);
        parts.diagram = (Box){parts.words.x, row.y + high + DIAGRAM_BELOW, wide, DIAGRAM_HIGH};
    }
    return parts;
}

static float step_height(Canvas *canvas, float width, const SabaccTable *table, const SabaccGuideStep *step) {
    Parts parts = parts_of(canvas, (Box){0, 0, width, 10000}, table, step);
    float words = fmaxf(write_step(canvas, parts.words, step, true), NUMBER_HIGH);
    return fmaxf(words, parts.diagram.y + parts.diagram.height) + STEP_GAP;
}

float rules_steps_height(Canvas *canvas, float width, const SabaccTable *table) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    float height = 0;
    for (int i = 0; i < count; i++) height += step_height(canvas, width, table, &steps[i]);
    return height;
}

void rules_steps_place(Canvas *canvas, float width, const SabaccTable *table, int index, float *top,
                       float *bottom) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    *top = *bottom = 0;
    for (int i = 0; i <= index && i < count; i++) {
        *top = *bottom;
        *bottom += step_height(canvas, width, table, &steps[i]);
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

static void draw_step(Canvas *canvas, Box row, const RulesSteps *page, const SabaccGuideStep *step,
                      int number) {
    TextStyle large = style_text(FONT_TITLE, NUMBER_HIGH, STYLE_AMBER, TEXT_CENTRE);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    Parts parts = parts_of(canvas, row, page->table, step);
    Box beside = {row.x, row.y, NUMBER_WIDE - NUMBER_GAP, NUMBER_HIGH};
    canvas_text(canvas, beside, &large, digits);
    write_step(canvas, parts.words, step, false);
    if (parts.diagram.width > 0)
        diagram_draw(canvas, parts.diagram, sabacc_table_game(page->table), step, page->hand);
}

void rules_steps_draw(Canvas *canvas, Box *rest, const RulesSteps *page) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(page->table, steps);
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(rest, step_height(canvas, rest->width, page->table, &steps[i]), 0);
        if (i != page->now) {
            draw_step(canvas, row, page, &steps[i], i + 1);
            continue;
        }
        canvas_push_name(canvas, "step:now");
        draw_now(canvas, row, &steps[i]);
        draw_step(canvas, row, page, &steps[i], i + 1);
        canvas_pop_name(canvas);
    }
}
