#define _DEFAULT_SOURCE /* for M_PI */
#include "sheets/page.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"

static const double LINE = 0.1, TARGET_AWAY = 2.5, TARGET_ROUND = 1.2, TARGET_REACH = 2, NEAR_CUT = 0.25,
                    FOOT_SIDE = 10, FOOT_UP = 4.8, FOOT_TYPE = 2.5, RULER_TICK = 1, RULER_END = 1.9,
                    RULER_WORDS = 12;

static void stroke(cairo_t *cairo) {
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_set_line_width(cairo, LINE);
    cairo_stroke(cairo);
}

static void line(cairo_t *cairo, double x1, double y1, double x2, double y2) {
    cairo_move_to(cairo, x1, y1);
    cairo_line_to(cairo, x2, y2);
}

/* ---- marks ---- */

/* A mark at `at` on one axis, in both margins of the other. */
static void mark(cairo_t *cairo, bool is_upright, double at, double min, double max) {
    double ends[2][2] = {{min - SHEETS_MARK_GAP - SHEETS_MARK_LENGTH, min - SHEETS_MARK_GAP},
                         {max + SHEETS_MARK_GAP, max + SHEETS_MARK_GAP + SHEETS_MARK_LENGTH}};
    for (int i = 0; i < 2; i++)
        line(cairo, is_upright ? at : ends[i][0], is_upright ? ends[i][0] : at, is_upright ? at : ends[i][1],
             is_upright ? ends[i][1] : at);
}

static void target(cairo_t *cairo, double x, double y) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x, y, TARGET_ROUND, 0, 2 * M_PI);
    line(cairo, x - TARGET_REACH, y, x + TARGET_REACH, y);
    line(cairo, x, y - TARGET_REACH, x, y + TARGET_REACH);
}

void page_draw_marks(cairo_t *cairo, const SheetsPlan *plan) {
    double left = plan->left - SHEETS_BLEED, top = plan->top - SHEETS_BLEED;
    double right = plan->left + (plan->columns - 1) * plan->step_x + plan->cut_x + SHEETS_BLEED;
    double bottom = plan->top + (plan->rows - 1) * plan->step_y + plan->cut_y + SHEETS_BLEED;
    cairo_new_path(cairo);
    for (int i = 0; i < plan->columns * 2; i++)
        mark(cairo, true, plan->left + i / 2 * plan->step_x + i % 2 * plan->cut_x, top, bottom);
    for (int i = 0; i < plan->rows * 2; i++)
        mark(cairo, false, plan->top + i / 2 * plan->step_y + i % 2 * plan->cut_y, left, right);
    for (int i = 0; i < 4; i++)
        target(cairo, i % 2 ? right + TARGET_AWAY : left - TARGET_AWAY,
               i / 2 ? bottom + TARGET_AWAY : top - TARGET_AWAY);
    stroke(cairo);
}

/* Must be visible on the card's edge, which may be dark or light. */
void page_draw_cut(cairo_t *cairo, const Drawing *drawing, double scale) {
    const Outline *outline = &drawing->outline;
    double grey = outline->red + outline->green + outline->blue < 1.5 ? 0.8 : 0.2;
    cairo_save(cairo);
    cairo_scale(cairo, scale, scale);
    cairo_new_path(cairo);
    drawing_trace_cut(drawing, cairo, NEAR_CUT / scale);
    cairo_set_source_rgb(cairo, grey, grey, grey);
    cairo_set_line_width(cairo, LINE / scale);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

/* ---- the foot ---- */

static void draw_ruler(cairo_t *cairo, double right, double y) {
    double left = right - SHEETS_RULER;
    char words[16];
    cairo_new_path(cairo);
    line(cairo, left, y, right, y);
    for (int i = 0; i <= 5; i++)
        line(cairo, left + 10 * i, y, left + 10 * i, y - (i % 5 ? RULER_TICK : RULER_END));
    stroke(cairo);
    snprintf(words, sizeof words, "%.0f mm", SHEETS_RULER);
    type_line(cairo, left - 1.5, y, TYPE_RIGHT, words);
}

static void format_what(const SheetsPlan *plan, const char *deck, int sheet, bool is_back, char *words,
                        size_t size) {
    const char *form =
        !plan->has_backs ? _("%s: sheet %d of %d. Print at actual size, on one side.")
        : is_back        ? _("%s: backs of sheet %d of %d. Print at actual size, flipped on the long edge.")
                         : _("%s: faces of sheet %d of %d. Print at actual size, flipped on the long edge.");
    snprintf(words, size, form, *deck ? _(deck) : "", sheet + 1, plan->sheets);
}

void page_draw_foot(cairo_t *cairo, const TypeCase *type, const SheetsPlan *plan, const char *deck, int sheet,
                    bool is_back) {
    double right = plan->page_width - FOOT_SIDE, y = plan->page_height - FOOT_UP;
    char words[512];
    format_what(plan, deck, sheet, is_back, words, sizeof words);
    cairo_save(cairo);
    type_set(cairo, type, TYPE_TEXT, FOOT_TYPE);
    draw_ruler(cairo, right, y);
    cairo_rectangle(cairo, FOOT_SIDE, y - FOOT_TYPE, right - SHEETS_RULER - RULER_WORDS - FOOT_SIDE,
                    FOOT_TYPE * 1.4);
    cairo_clip(cairo);
    type_line(cairo, FOOT_SIDE, y, TYPE_LEFT, words);
    cairo_restore(cairo);
}
