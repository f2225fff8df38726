#include "scenes/page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

Box page_whole(const Canvas *canvas) {
    static const float WIDEST = 1800, BESIDE = 24, ABOVE = 26;
    Box screen = canvas_layout(canvas)->screen;
    return box_place(screen, fminf(WIDEST, screen.width - 2 * BESIDE), screen.height - 2 * ABOVE, 0.5f, 0.5f);
}

Box page_cut_back(const Canvas *canvas, Box *foot) {
    static const float WIDE = 220, NARROW = 160, APART = 16;
    float wide = canvas_layout(canvas)->is_portrait ? NARROW : WIDE;
    Box back = box_cut_right(foot, fminf(wide, foot->width), APART);
    return box_place(back, back.width, STYLE_BUTTON_HIGH, 0, 1);
}

void page_draw_back(Ui *ui, Box back, const char *label, bool is_primary) {
    ui_button(ui, &(Button){.name = "back", .box = back, .label = label, .is_primary = is_primary});
}

Box page_begin(Ui *ui, const char *heading, float width) {
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    float highest = canvas_layout(canvas)->is_portrait ? 1520 : 1000;
    Box plate =
        box_place(screen, fminf(width, screen.width - 32), fminf(highest, screen.height - 48), 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 40, 30);
    style_heading(canvas, box_cut_top(&rest, 54, 16), heading);
    return rest;
}

enum { DETAIL_BYTES = 320 };

void page_row(Ui *ui, Box box, const PageRow *row) {
    char detail[DETAIL_BYTES];
    clause_words(ui, row->detail, detail, sizeof detail);
    ui_button(ui, &(Button){.name = row->name,
                            .box = box,
                            .label = "",
                            .is_selected = row->is_selected,
                            .is_quiet = row->is_quiet});
    Canvas *canvas = ui_canvas(ui);
    TextStyle first = style_text(FONT_BOLD, STYLE_SIZE_BODY + 1,
                                 row->is_selected ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle second = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle word = style_text(FONT_TEXT, 18, STYLE_FAINT, TEXT_LEFT);
    Box words = box_inset(box, 22, 0);
    if (row->opens_list) box_cut_right(&words, style_small_button(canvas, words, _("Change")), 16);
    float high = canvas_paragraph(canvas, words, &second, detail, true);
    words.y += fmaxf((box.height - high - 34) / 2, 4);
    Box line = box_cut_top(&words, 34, 0);
    box_cut_left(&line, canvas_text(canvas, line, &first, row->title), 12);
    if (row->word && ui_shows_clauses(ui)) canvas_text(canvas, line, &word, row->word);
    canvas_paragraph(canvas, words, &second, detail, false);
}
