#include "scenes/rules/steps.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/rules/diagram.h"
#include "ui/style.h"

static const float NUMBER_WIDE = 64, NUMBER_HIGH = 54, TITLE_GAP = 6, STEP_GAP = 20, BAND_MARGIN = 12;
static const float DIAGRAM_HIGH = 70, DIAGRAM_GAP = 24, TAG_GAP = 16, SPREAD_GAP = 40;

static TextStyle title_style(void) { return style_text(FONT_BOLD, 28, STYLE_INK, TEXT_LEFT); }

/* The parts of a step: its number and title, its picture beside them, or below where the title is too long,
 * and its words. The box of a step without a picture is empty. */
typedef struct Parts {
    Box number, title, diagram, words;
    float height;
} Parts;

static float write_words(const RulesSteps *page, Canvas *canvas, Box box, const SabaccGuideStep *step,
                         bool is_measured_only) {
    TextStyle style = style_text(FONT_TEXT, page->size, STYLE_INK, TEXT_LEFT);
    char words[SABACC_GUIDE_TEXT];
    Text text = text_over(words, sizeof words);
    sabacc_guide_write(step, &i18n_tongue, &text);
    return canvas_paragraph(canvas, box, &style, words, is_measured_only);
}

static Parts parts_of(const RulesSteps *page, Canvas *canvas, Box row, const SabaccGuideStep *step) {
    TextStyle title = title_style();
    float wide = diagram_width(sabacc_table_game(page->table), step, DIAGRAM_HIGH);
    float line = canvas_line_height(canvas, &title), high = fmaxf(line, NUMBER_HIGH);
    Parts parts = {.words = row};
    Box head = row;
    head.height = high;
    parts.number = box_cut_left(&head, NUMBER_WIDE, 0);
    float room = head.width - canvas_text_width(canvas, &title, _(step->title)) - DIAGRAM_GAP;
    if (wide > 0 && wide <= room) {
        head.height = parts.number.height = high = fmaxf(high, DIAGRAM_HIGH);
        parts.diagram = box_place(box_cut_right(&head, wide, DIAGRAM_GAP), wide, DIAGRAM_HIGH, 1, 0.5f);
    } else if (wide > 0) {
        parts.diagram = (Box){head.x, row.y + high + TITLE_GAP, wide, DIAGRAM_HIGH};
        high += TITLE_GAP + DIAGRAM_HIGH;
    }
    parts.title = head;
    parts.words.y += high + TITLE_GAP;
    parts.height = high + TITLE_GAP + write_words(page, canvas, parts.words, step, true);
    return parts;
}

/* ---- where all is ---- */

/* Where the next part begins. */
typedef struct Press {
    float wide, beside;  /* of a column; from one to the next, 0 for one column */
    float top, high;     /* of the two pages */
    float x, used, most; /* of the column; of both */
} Press;

/* What a column has no room for begins the next one, on the right page or on the next left one. */
static Box print(Press *press, float high, Box *left_over) {
    bool is_full = press->beside > 0 && press->used > 0 && press->used + high > press->high;
    if (is_full && press->x == 0 && press->top == 0)
        *left_over = (Box){0, press->used, press->wide, press->high - press->used};
    if (is_full && press->x > 0) press->top += fmaxf(press->most, press->high) + SPREAD_GAP;
    if (is_full) {
        press->most = press->x > 0 ? 0 : press->most;
        press->x = press->x > 0 ? 0 : press->beside;
        press->used = 0;
    }
    Box box = {press->x, press->top + press->used, press->wide, high};
    press->used += high;
    press->most = fmaxf(press->most, press->used);
    return box;
}

void rules_steps_place(RulesSteps *page, Canvas *canvas, Box box, float fold, RulesAround around) {
    Press press = {.wide = fold > 0 ? (box.width - fold) / 2 : box.width, .high = box.height};
    if (fold > 0) press.beside = press.wide + fold;
    page->count = sabacc_guide(page->table, page->steps);
    page->left_over = (Box){0};
    page->above = print(&press, around.above, &page->left_over);
    for (int i = 0; i < page->count; i++) {
        Parts parts = parts_of(page, canvas, (Box){0, 0, press.wide, 0}, &page->steps[i]);
        page->place[i] = print(&press, parts.height, &page->left_over);
        press.used += STEP_GAP;
    }
    page->below = print(&press, around.below, &page->left_over);
    page->height = press.top + press.most;
}

/* ---- drawing ---- */

/* A lit band, and at the right of the title the word. */
static void draw_now(Canvas *canvas, Box row, const Parts *parts, const SabaccGuideStep *step) {
    TextStyle title = title_style();
    row.height = parts->height;
    style_band_now(canvas, box_inset(row, -BAND_MARGIN, -BAND_MARGIN));
    Box line = parts->title;
    box_cut_left(&line, canvas_text_width(canvas, &title, _(step->title)) + TAG_GAP, 0);
    style_tag(canvas, line, STYLE_BRASS_LIT, _("Now"), "step:now:tag");
}

static void draw_step(const RulesSteps *page, Canvas *canvas, Box row, int index, const LadderExample *hand) {
    const SabaccGuideStep *step = &page->steps[index];
    TextStyle large = style_text(STYLE_PAPER_FACE, NUMBER_HIGH, STYLE_INK_RED, TEXT_LEFT),
              title = title_style();
    Parts parts = parts_of(page, canvas, row, step);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", index + 1);
    if (index == page->now) draw_now(canvas, row, &parts, step);
    canvas_text(canvas, parts.number, &large, digits);
    canvas_text(canvas, parts.title, &title, _(step->title));
    write_words(page, canvas, parts.words, step, false);
    if (parts.diagram.width > 0)
        diagram_draw(canvas, parts.diagram, sabacc_table_game(page->table), step, hand);
}

void rules_steps_draw(const RulesSteps *page, Canvas *canvas, float x, float y, const LadderExample *hand) {
    for (int i = 0; i < page->count; i++) {
        Box row = page->place[i];
        row.x += x, row.y += y;
        if (i == page->now) canvas_push_name(canvas, "step:now");
        draw_step(page, canvas, row, i, hand);
        if (i == page->now) canvas_pop_name(canvas);
    }
}
