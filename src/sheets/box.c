/* The box of a printed deck: its net, flat, with what is printed on it.
 *
 * From the left: the glue flap, the back, a side, the front, a side. The lid, with an end that is tucked in,
 * hangs on the back; below, the front's flap and the back's are glued over each other. Each side has a short
 * flap at both ends. */
#define _DEFAULT_SOURCE /* for M_PI */
#include "sheets/extras.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"

static const double TAPER = 2.2, LINE = 0.15, DASH = 1.4, LINING = 3, ROUND = 6, NOTCH = 8, DUST = 0.62;

/* The net's own coordinates: left and top of the whole net are 0. */
typedef struct Net {
    double back, side, front, far_side, right; /* from the left to each panel's left, and the end */
    double lid, top, bottom, foot;             /* from the top to the lid's fold, the panels, and the end */
    double dust;                               /* length of the sides' flaps */
} Net;

static Net net_of(const SheetsBox *box) {
    Net net = {.back = SHEETS_BOX_GLUE, .lid = SHEETS_BOX_TUCK};
    net.side = net.back + box->width;
    net.front = net.side + box->depth;
    net.far_side = net.front + box->width;
    net.right = net.far_side + box->depth;
    net.top = net.lid + box->depth;
    net.bottom = net.top + box->height;
    net.foot = net.bottom + box->depth;
    net.dust = fmin(box->depth * 0.9, box->width * DUST * 0.7);
    return net;
}

/* ---- outlines ---- */

/* The flap of a side panel, upwards (-1) or downwards (1) from y. */
static void trace_dust(cairo_t *cairo, double from, double to, double y, double length) {
    double inward = from < to ? TAPER : -TAPER;
    cairo_line_to(cairo, from, y);
    cairo_line_to(cairo, from + inward, y + length);
    cairo_line_to(cairo, to - inward, y + length);
    cairo_line_to(cairo, to, y);
}

/* Where scissors go, clockwise from the lower end of the glue flap. */
static void trace_cut(cairo_t *cairo, const Net *net) {
    double slant = fmin(8, (net->bottom - net->top) / 6);
    double notch = fmin(NOTCH, (net->far_side - net->front) / 5), middle = (net->front + net->far_side) / 2;
    cairo_new_path(cairo);
    cairo_move_to(cairo, net->back, net->bottom);
    cairo_line_to(cairo, 0, net->bottom - slant);
    cairo_line_to(cairo, 0, net->top + slant);
    cairo_line_to(cairo, net->back, net->top);
    cairo_line_to(cairo, net->back, net->lid);
    cairo_arc(cairo, net->back + ROUND + 1, ROUND, ROUND, M_PI, 1.5 * M_PI);
    cairo_arc(cairo, net->side - ROUND - 1, ROUND, ROUND, 1.5 * M_PI, 2 * M_PI);
    cairo_line_to(cairo, net->side, net->lid);
    trace_dust(cairo, net->side, net->front, net->top, -net->dust);
    cairo_line_to(cairo, middle - notch, net->top);
    cairo_arc_negative(cairo, middle, net->top, notch, M_PI, 0);
    trace_dust(cairo, net->far_side, net->right, net->top, -net->dust);
    trace_dust(cairo, net->right, net->far_side, net->bottom, net->dust);
    cairo_line_to(cairo, net->far_side - TAPER, net->foot);
    cairo_line_to(cairo, net->front + TAPER, net->foot);
    trace_dust(cairo, net->front, net->side, net->bottom, net->dust);
    cairo_line_to(cairo, net->side - TAPER, net->foot);
    cairo_line_to(cairo, net->back + TAPER, net->foot);
    cairo_close_path(cairo);
}

static void fold(cairo_t *cairo, double x1, double y1, double x2, double y2) {
    cairo_move_to(cairo, x1, y1);
    cairo_line_to(cairo, x2, y2);
}

static void trace_folds(cairo_t *cairo, const Net *net) {
    const double across[] = {net->back, net->side, net->front, net->far_side};
    cairo_new_path(cairo);
    for (int i = 0; i < 4; i++) fold(cairo, across[i], net->top, across[i], net->bottom);
    fold(cairo, net->back, net->lid, net->side, net->lid);
    fold(cairo, net->back, net->top, net->front, net->top);
    fold(cairo, net->far_side, net->top, net->right, net->top);
    fold(cairo, net->back, net->bottom, net->right, net->bottom);
}

/* ---- what is printed ---- */

/* Bare paper, which glue holds. */
static void draw_hatching(cairo_t *cairo, double x, double y, double width, double height) {
    static const double STEP = 2.2;
    cairo_save(cairo);
    cairo_rectangle(cairo, x, y, width, height);
    cairo_clip_preserve(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_fill(cairo);
    for (double at = -height; at < width; at += STEP) {
        cairo_move_to(cairo, x + at, y + height);
        cairo_line_to(cairo, x + at + height, y);
    }
    cairo_set_source_rgb(cairo, 0.6, 0.6, 0.6);
    cairo_set_line_width(cairo, LINE);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

/* Enamel out to the bleed, and the places for glue left bare. */
static void draw_ground(const Extras *extras, const Net *net) {
    cairo_t *cairo = extras->cairo;
    double width = net->side - net->back, half = (net->foot - net->bottom) * 0.8;
    trace_cut(cairo, net);
    ink_set(cairo, ink_enamel);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cairo, 2 * SHEETS_BLEED);
    cairo_fill_preserve(cairo);
    cairo_stroke(cairo);
    cairo_save(cairo);
    trace_cut(cairo, net);
    cairo_clip(cairo);
    draw_hatching(cairo, 0, net->top, net->back - LINING, net->bottom - net->top);
    draw_hatching(cairo, net->back, net->foot - half, width, half);
    cairo_restore(cairo);
}

static void draw_panel_frame(cairo_t *cairo, double x, double y, double width, double height) {
    static const double insets[] = {2.6, 3.8}, lines[] = {0.6, 0.2};
    for (int i = 0; i < 2; i++) {
        cairo_rectangle(cairo, x + insets[i], y + insets[i], width - 2 * insets[i], height - 2 * insets[i]);
        ink_set(cairo, ink_brass);
        cairo_set_line_width(cairo, lines[i]);
        cairo_stroke(cairo);
    }
}

static void draw_front(const Extras *extras, const Net *net) {
    cairo_t *cairo = extras->cairo;
    double width = net->far_side - net->front, height = net->bottom - net->top;
    double middle = net->front + width / 2, size = fmin(width / 10, height / 12);
    draw_panel_frame(cairo, net->front, net->top, width, height);
    extras_name(extras, middle, net->top + height * 0.29, fmin(width * 0.78, height));
    extras_fan(extras, middle, net->top + height * 0.57, fmin(width * 0.26, height * 0.3));
    ink_set(cairo, ink_pale);
    type_set(cairo, extras->type, TYPE_TITLE, size);
    double wide = type_width(cairo, extras_deck(extras));
    if (wide > width * 0.84) type_set(cairo, extras->type, TYPE_TITLE, size * width * 0.84 / wide);
    type_line(cairo, middle, net->top + height * 0.9, TYPE_CENTRE, extras_deck(extras));
}

static void draw_back(const Extras *extras, const Net *net) {
    double width = net->side - net->back, height = net->bottom - net->top;
    draw_panel_frame(extras->cairo, net->back, net->top, width, height);
    const Drawing *picture = extras->back ? extras->back : extras->fan_count ? extras->fan[0] : NULL;
    if (!picture) return;
    double inner = fmin(width - 14, (height - 14) * picture->width / picture->height);
    extras_lay(extras->cairo, picture, net->back + width / 2, net->top + height / 2, inner, 0);
}

static void draw_side(const Extras *extras, double x, double y, double depth, double height) {
    cairo_t *cairo = extras->cairo;
    double size = fmin(depth * 0.36, 6);
    cairo_save(cairo);
    cairo_translate(cairo, x + depth / 2, y + height / 2);
    cairo_rotate(cairo, -M_PI / 2);
    ink_set(cairo, ink_brass);
    type_set(cairo, extras->type, TYPE_TITLE, size);
    double wide = type_width(cairo, extras_deck(extras)), room = height - 8;
    if (wide > room) type_set(cairo, extras->type, TYPE_TITLE, size *= room / wide);
    type_line(cairo, 0, size * 0.35, TYPE_CENTRE, extras_deck(extras));
    cairo_restore(cairo);
}

/* Read from above the front, when the box is closed. */
static void draw_lid(const Extras *extras, const Net *net) {
    char words[64];
    double middle = (net->back + net->side) / 2, depth = net->top - net->lid;
    int cards = extras->plan->cards;
    snprintf(words, sizeof words, ngettext_("%d card", "%d cards", cards), cards);
    cairo_save(extras->cairo);
    cairo_translate(extras->cairo, middle, net->lid + depth / 2);
    cairo_rotate(extras->cairo, M_PI);
    ink_set(extras->cairo, ink_pale);
    type_set(extras->cairo, extras->type, TYPE_TEXT, fmin(4.4, depth * 0.4));
    type_line(extras->cairo, 0, fmin(4.4, depth * 0.4) * 0.35, TYPE_CENTRE, words);
    cairo_restore(extras->cairo);
}

/* Light lines: they lie on enamel. */
static void draw_lines(cairo_t *cairo, const Net *net) {
    cairo_set_source_rgb(cairo, 0.78, 0.78, 0.78);
    cairo_set_line_width(cairo, LINE);
    trace_cut(cairo, net);
    cairo_stroke(cairo);
    cairo_set_dash(cairo, &DASH, 1, 0);
    trace_folds(cairo, net);
    cairo_stroke(cairo);
    cairo_set_dash(cairo, NULL, 0, 0);
}

static void draw_legend(const Extras *extras) {
    const SheetsPlan *plan = extras->plan;
    const SheetsBox *box = &plan->box;
    char words[400];
    snprintf(
        words, sizeof words,
        ngettext_(
            "%s: box for %d card, %.3g by %.3g by %.3g mm. Cut along solid lines, fold along dashed ones, "
            "glue where it is hatched.",
            "%s: box for %d cards, %.3g by %.3g by %.3g mm. Cut along solid lines, fold along dashed ones, "
            "glue where it is hatched.",
            plan->cards),
        extras_deck(extras), plan->cards, box->width, box->height, box->depth);
    ink_set(extras->cairo, ink_black);
    type_set(extras->cairo, extras->type, TYPE_TEXT, 2.6);
    type_line(extras->cairo, plan->page_width / 2, plan->page_height - 5, TYPE_CENTRE, words);
}

void box_draw(const Extras *extras) {
    const SheetsPlan *plan = extras->plan;
    cairo_t *cairo = extras->cairo;
    Net net = net_of(&plan->box);
    cairo_save(cairo);
    cairo_translate(cairo, plan->page_width / 2, (plan->page_height - SHEETS_FOOT + SHEETS_MARGIN) / 2);
    if (plan->box.is_sideways) cairo_rotate(cairo, M_PI / 2);
    cairo_translate(cairo, -net.right / 2, -net.foot / 2);
    draw_ground(extras, &net);
    draw_back(extras, &net);
    draw_front(extras, &net);
    draw_side(extras, net.side, net.top, plan->box.depth, plan->box.height);
    draw_side(extras, net.far_side, net.top, plan->box.depth, plan->box.height);
    draw_lid(extras, &net);
    draw_lines(cairo, &net);
    cairo_restore(cairo);
    draw_legend(extras);
}
