/* The cover of a printed deck, and what the cover and the box share. */
#include "sheets/extras.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"

const Ink ink_black = {0.09, 0.08, 0.07}, ink_grey = {0.42, 0.40, 0.37}, ink_brass = {0.79, 0.61, 0.29},
          ink_pale = {0.95, 0.91, 0.82}, ink_enamel = {0.055, 0.06, 0.075};

static const double EDGE = 12, FAN_SHIFT = 0.44, FAN_REACH = 2.6, TURNS = 6.283185307179586;

void ink_set(cairo_t *cairo, Ink ink) { cairo_set_source_rgb(cairo, ink.red, ink.green, ink.blue); }

const char *extras_deck(const Extras *extras) {
    const char *name = deck_name(extras->deck);
    return *name ? _(name) : "";
}

/* ---- pictures ---- */

void extras_lay(cairo_t *cairo, const Drawing *drawing, double x, double y, double width, double angle) {
    double scale = width / drawing->width;
    cairo_save(cairo);
    cairo_translate(cairo, x, y);
    cairo_rotate(cairo, angle);
    drawing_lay(drawing, cairo, -width / 2, -drawing->height * scale / 2, scale, 0);
    cairo_restore(cairo);
}

void extras_name(const Extras *extras, double x, double y, double width) {
    cairo_t *cairo = extras->cairo;
    if (extras->name) {
        double scale = width / extras->name->width;
        cairo_save(cairo);
        cairo_translate(cairo, x - width / 2, y - extras->name->height * scale / 2);
        cairo_scale(cairo, scale, scale);
        cairo_set_source_surface(cairo, extras->name->face, 0, 0);
        cairo_paint(cairo);
        cairo_restore(cairo);
        return;
    }
    ink_set(cairo, ink_brass);
    type_set(cairo, extras->type, TYPE_TITLE, width / 4);
    type_line(cairo, x, y + width / 12, TYPE_CENTRE, "SABACC");
}

void extras_fan(const Extras *extras, double x, double y, double width) {
    if (extras->fan_count == 0) return;
    double high = width * extras->fan[0]->height / extras->fan[0]->width,
           reach = FAN_REACH * fmax(high, width);
    for (int i = 0; i < extras->fan_count; i++) {
        double angle = FAN_SHIFT * width / reach * (i - (extras->fan_count - 1) / 2.0);
        extras_lay(extras->cairo, extras->fan[i], x + sin(angle) * reach, y + (1 - cos(angle)) * reach, width,
                   angle);
    }
}

/* ---- the cover ---- */

static void draw_frame(cairo_t *cairo, const SheetsPlan *plan, double inset, double line) {
    cairo_rectangle(cairo, EDGE + inset, EDGE + inset, plan->page_width - 2 * (EDGE + inset),
                    plan->page_height - 2 * (EDGE + inset));
    ink_set(cairo, ink_brass);
    cairo_set_line_width(cairo, line);
    cairo_stroke(cairo);
}

/* Light falls from above onto the enamel. */
static void draw_enamel(cairo_t *cairo, const SheetsPlan *plan) {
    double middle = plan->page_width / 2, wide = plan->page_width;
    cairo_pattern_t *light = cairo_pattern_create_radial(middle, plan->page_height * 0.5, 0, middle,
                                                         plan->page_height * 0.5, wide);
    cairo_pattern_add_color_stop_rgb(light, 0, 0.27, 0.17, 0.08);
    cairo_pattern_add_color_stop_rgb(light, 0.45, 0.15, 0.10, 0.07);
    cairo_pattern_add_color_stop_rgb(light, 1, ink_enamel.red, ink_enamel.green, ink_enamel.blue);
    cairo_rectangle(cairo, EDGE, EDGE, plan->page_width - 2 * EDGE, plan->page_height - 2 * EDGE);
    cairo_set_source(cairo, light);
    cairo_fill(cairo);
    cairo_pattern_destroy(light);
}

/* Rays of an engraved sun behind the fan, long and short in turn. */
static void draw_rays(cairo_t *cairo, double x, double y, double inner, double outer) {
    enum { RAYS = 72 };
    for (int i = 0; i < RAYS; i++) {
        double angle = TURNS * i / RAYS, end = i % 2 ? outer : inner + (outer - inner) * 0.72;
        cairo_move_to(cairo, x + cos(angle) * inner, y + sin(angle) * inner);
        cairo_line_to(cairo, x + cos(angle) * end, y + sin(angle) * end);
    }
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x, y, inner - 2, 0, TURNS);
    cairo_set_source_rgba(cairo, ink_brass.red, ink_brass.green, ink_brass.blue, 0.55);
    cairo_set_line_width(cairo, 0.25);
    cairo_stroke(cairo);
}

static void format_count(const SheetsPlan *plan, char *words, size_t size) {
    snprintf(words, size, ngettext_("%d card", "%d cards", plan->cards), plan->cards);
}

void cover_draw(const Extras *extras) {
    const SheetsPlan *plan = extras->plan;
    cairo_t *cairo = extras->cairo;
    double middle = plan->page_width / 2, high = plan->page_height, fan_y = high * 0.52;
    char count[64];
    draw_enamel(cairo, plan);
    draw_frame(cairo, plan, 4, 0.9);
    draw_frame(cairo, plan, 6, 0.25);
    draw_rays(cairo, middle, fan_y, 66, 80);
    extras_name(extras, middle, high * 0.175, plan->page_width * 0.62);
    double shape = extras->deck ? deck_shape(extras->deck) : 1;
    extras_fan(extras, middle, fan_y - (shape > 1 ? 0 : 4), shape > 1 ? 50 : fmin(54, 78 * shape));
    ink_set(cairo, ink_pale);
    type_set(cairo, extras->type, TYPE_TITLE, 11);
    type_line(cairo, middle, high - 52, TYPE_CENTRE, extras_deck(extras));
    ink_set(cairo, ink_brass);
    type_set(cairo, extras->type, TYPE_TEXT, 5);
    format_count(plan, count, sizeof count);
    type_line(cairo, middle, high - 42, TYPE_CENTRE, count);
}

/* ---- its other side ---- */

typedef struct Column {
    const Extras *extras;
    double x, y, width;
} Column;

static void write_heading(Column *column, const char *words) {
    cairo_t *cairo = column->extras->cairo;
    column->y += 6;
    ink_set(cairo, ink_black);
    type_set(cairo, column->extras->type, TYPE_TITLE, 6);
    type_line(cairo, column->x, column->y + 5, TYPE_LEFT, words);
    cairo_rectangle(cairo, column->x, column->y + 7.4, column->width, 0.3);
    ink_set(cairo, ink_brass);
    cairo_fill(cairo);
    column->y += 15;
}

static void write_words(Column *column, const char *words) {
    static const double LEADING = 5.6;
    cairo_t *cairo = column->extras->cairo;
    ink_set(cairo, ink_black);
    type_set(cairo, column->extras->type, TYPE_TEXT, 3.9);
    int lines = type_paragraph(cairo, column->x, column->y, column->width, LEADING, words);
    column->y += LEADING * lines + 1.6;
}

static void write_printing(Column *column) {
    const SheetsPlan *plan = column->extras->plan;
    char words[400];
    write_heading(column, _("To print and cut"));
    snprintf(words, sizeof words,
             _("Cards are cut to %.4g by %.4g\u00a0mm. The ruler at the foot of each sheet must measure "
               "%.0f\u00a0mm."),
             plan->card_width, plan->card_height, SHEETS_RULER);
    write_words(column,
                plan->has_backs
                    ? _("Print at actual size, on both sides, flipped on the long edge, on stiff paper.")
                    : _("Print at actual size, on one side, on stiff paper."));
    write_words(column, words);
    write_words(column,
                _("Cut along the crop marks in the margins; colour runs on beyond every cut. Where a cut is "
                  "not straight, a thin line on the card shows it."));
    if (plan->box.depth > 0)
        write_words(
            column,
            _("The box is the last page, on the same paper: cut along solid lines, score and fold along "
              "dashed ones, glue where it is hatched."));
}

static void write_games(Column *column) {
    const SabaccGame *games[SHEETS_GAMES];
    int count = sheets_games(column->extras->deck, games);
    char words[1024];
    Text text = text_over(words, sizeof words);
    if (count == 0) return;
    write_heading(column, _("Played with it"));
    for (int i = 0; i < count; i++) {
        if (i > 0) text_add(&text, " · ");
        text_add(&text, _(games[i]->name));
    }
    write_words(column, words);
}

static void write_credits(Column *column) {
    char words[400];
    snprintf(words, sizeof words,
             _("Printed by Sabacc, a game for a desktop. The game’s own art is by the Sabacc developers, "
               "CC BY 4.0; its rules are told in words of our own. Text is set in %s and %s."),
             "Jura", "Play");
    write_heading(column, _("Credits"));
    write_words(column, words);
    write_words(column,
                _("This is a fan work. It has no tie to the owners of the setting in which Sabacc was first "
                  "played; all names of theirs are theirs."));
}

void cover_draw_inside(const Extras *extras) {
    const SheetsPlan *plan = extras->plan;
    Column column = {.extras = extras, .x = 30, .y = 30, .width = plan->page_width - 60};
    cairo_t *cairo = extras->cairo;
    char count[64];
    ink_set(cairo, ink_black);
    type_set(cairo, extras->type, TYPE_TITLE, 12);
    type_line(cairo, column.x, column.y + 6, TYPE_LEFT, extras_deck(extras));
    format_count(plan, count, sizeof count);
    ink_set(cairo, ink_grey);
    type_set(cairo, extras->type, TYPE_TEXT, 4.6);
    type_line(cairo, column.x, column.y + 14, TYPE_LEFT, count);
    column.y += 20;
    write_printing(&column);
    write_games(&column);
    write_credits(&column);
}
