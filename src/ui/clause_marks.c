#include "ui/clause_marks.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/clause_texts.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { LIST_BYTES = 96 };
static const float MARK_HIGH = 28, MARK_MARGIN = 10, SIGN_MARGIN = 8;
static const char sign[] = "§";
const float clause_sign_wide = 34;

void clause_words(const Ui *ui, const char *words, char *shown, size_t size) {
    if (ui_shows_clauses(ui))
        snprintf(shown, size, "%s", words);
    else
        clause_words_without(words, shown, size);
}

static Colour lit_colour(const Ui *ui) { return ui_is_paper(ui) ? STYLE_INK_RED : STYLE_BRASS_LIT; }

static TextStyle mark_style(const Ui *ui, bool is_lit, Colour quiet) {
    Colour colour = is_lit ? lit_colour(ui) : ui_is_paper(ui) ? STYLE_INK_SOFT : quiet;
    return style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour, TEXT_CENTRE);
}

/* The mark's words: the list, the sign, or nothing. */
static void mark_words(const Ui *ui, const char *words, char shown[LIST_BYTES]) {
    clause_list(words, shown, LIST_BYTES);
    bool is_list = ui_shows_clauses(ui) && strcmp(shown, words) == 0;
    if (shown[0] && !is_list) snprintf(shown, LIST_BYTES, "%s", sign);
}

static bool is_sign(const char *shown) { return strcmp(shown, sign) == 0; }

static float words_width(Ui *ui, const char *shown) {
    TextStyle style = mark_style(ui, false, STYLE_DUST);
    float margin = is_sign(shown) ? SIGN_MARGIN : MARK_MARGIN;
    return shown[0] ? canvas_text_width(ui_canvas(ui), &style, shown) + 2 * margin : 0;
}

float clause_mark_width(Ui *ui, const char *words) {
    char shown[LIST_BYTES];
    mark_words(ui, words, shown);
    return words_width(ui, shown);
}

static Box mark_box(Ui *ui, Box line, float behind, const char *shown) {
    float wide = fminf(words_width(ui, shown), line.width);
    return (Box){line.x + fminf(behind, line.width - wide), line.y + (line.height - MARK_HIGH) / 2, wide,
                 MARK_HIGH};
}

static void draw_mark(Ui *ui, Box mark, const char *shown, bool is_lit) {
    TextStyle style = mark_style(ui, is_lit, is_sign(shown) ? STYLE_METAL_LIT : STYLE_DUST);
    if (is_lit || !is_sign(shown))
        canvas_panel(
            ui_canvas(ui), mark,
            &(PanelStyle){.edge = is_lit ? lit_colour(ui) : STYLE_METAL, .edge_width = 1, .radius = 6});
    canvas_text(ui_canvas(ui), mark, &style, shown);
}

void clause_mark(Ui *ui, Box line, float behind, const char *words, bool is_lit) {
    char shown[LIST_BYTES];
    mark_words(ui, words, shown);
    if (shown[0]) draw_mark(ui, mark_box(ui, line, behind, shown), shown, is_lit);
}

/* False if the words name no clause. */
static bool name_widget(const char *where, const char *words, char name[UI_NAME_BYTES]) {
    char list[LIST_BYTES];
    clause_list(words, list, sizeof list);
    int length = snprintf(name, UI_NAME_BYTES, "clauses:%s:%s", where, list);
    assert(length < UI_NAME_BYTES);
    return list[0] != '\0';
}

void clause_mark_button(Ui *ui, Box line, float behind, const char *where, const char *words) {
    char shown[LIST_BYTES], name[UI_NAME_BYTES];
    mark_words(ui, words, shown);
    if (!name_widget(where, words, name)) return;
    Box mark = mark_box(ui, line, behind, shown);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = mark});
    draw_mark(ui, mark, shown, state.is_hovered || state.is_focused);
}

static void draw_lit_row(Ui *ui, Box row, bool is_focused) {
    canvas_panel(ui_canvas(ui), row,
                 &(PanelStyle){.top = ui_is_paper(ui) ? 0x24000000u : STYLE_ENAMEL_LIT,
                               .bottom = ui_is_paper(ui) ? 0x24000000u : STYLE_ENAMEL_LIT,
                               .edge = is_focused ? lit_colour(ui) : 0,
                               .edge_width = 2,
                               .radius = STYLE_CORNER});
}

bool clause_row_named(Ui *ui, Box row, const char *name) {
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = row});
    bool is_lit = state.is_hovered || state.is_focused;
    if (is_lit) draw_lit_row(ui, row, state.is_focused);
    return is_lit;
}

bool clause_line(Ui *ui, Box row, const char *name, int place, int count) {
    bool is_focused = ui_line(ui, name, row, place, count);
    if (is_focused) draw_lit_row(ui, row, true);
    return is_focused;
}

bool clause_row(Ui *ui, Box row, const char *where, const char *words) {
    char name[UI_NAME_BYTES];
    return name_widget(where, words, name) && clause_row_named(ui, row, name);
}

void clause_sign(Ui *ui, Box row, const char *words, bool is_lit) {
    char list[LIST_BYTES];
    clause_list(words, list, sizeof list);
    if (list[0] == '\0') return;
    Box place = box_cut_right(&row, clause_sign_wide - SIGN_MARGIN, 0);
    TextStyle style = mark_style(ui, is_lit, STYLE_METAL_LIT);
    canvas_text(ui_canvas(ui), box_place(place, place.width, MARK_HIGH, 0, 0), &style, sign);
}
