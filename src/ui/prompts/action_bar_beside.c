/* What stands beside the buttons of the bar: orders that hold and what is to be known, and whose turn it is.
 */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "ui/clause_marks.h"
#include "ui/prompts/action_bar_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

#define SIGN_CROSS "\uE027"

static const float OWNER_WIDE = 300, SIDE_WIDE = 290, NOTICE_HIGH = 28, CHIP_HIGH = 42,
                   CHIPS_SHARE = 0.42f; /* of a row, beside a notice */

static void draw_chip(Ui *ui, Box box, const BarChip *chip) {
    Canvas *canvas = ui_canvas(ui);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = chip->name, .box = box});
    bool is_lit = state.is_hovered || state.is_focused;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_lit ? STYLE_ENAMEL_LIT : 0xff2a2013u,
                               .bottom = is_lit ? STYLE_ENAMEL_LIT : 0xff1c160eu,
                               .edge = STYLE_AMBER,
                               .edge_width = is_lit ? 2.5f : 1.5f,
                               .radius = box.height / 2});
    canvas_push_name(canvas, "%s", chip->name);
    Box rest = box_inset(box, 16, 0);
    TextStyle cross = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_AMBER, TEXT_CENTRE);
    canvas_text(canvas, box_cut_right(&rest, 22, 8), &cross, SIGN_CROSS);
    TextStyle label = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, rest, &label, chip->label);
    canvas_pop_name(canvas);
}

static void draw_chips(Ui *ui, Box row, const BarSide *side) {
    for (int i = 0; i < side->chip_count; i++)
        draw_chip(ui, box_column(row, i, side->chip_count, 8), &side->chips[i]);
}

static void draw_notice(Ui *ui, Box box, const BarSide *side, bool is_one_line) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, side->colour, TEXT_LEFT);
    char words[sizeof side->notice];
    if (!side->notice[0]) return;
    clause_words(ui, side->notice, words, sizeof words);
    Box mark = box_cut_right(&box, clause_mark_width(ui, side->notice), 4);
    clause_mark_button(ui, box_cut_top(&mark, NOTICE_HIGH, 0), 0, "notice", side->notice);
    if (is_one_line)
        canvas_text(ui_canvas(ui), box, &style, words);
    else
        canvas_paragraph_within(ui_canvas(ui), box, &style, words);
}

/* ---- whose turn it is ---- */

static void draw_owner_name(Ui *ui, Box box, const BarOwner *owner) {
    face_disc_draw(ui_canvas(ui),
                   box_place(box_cut_left(&box, box.height, 12), box.height, box.height, 0, 0.5f),
                   &owner->face);
    TextStyle line = style_text(FONT_TITLE, STYLE_SIZE_LARGE - 2, STYLE_BONE, TEXT_LEFT);
    char words[BAR_LABEL];
    snprintf(words, sizeof words, _("%.40s: your turn"), owner->face.name);
    canvas_named_text(ui_canvas(ui), box, &line, words, "owner");
}

static void draw_owner_button(Ui *ui, Box box, const BarOwner *owner) {
    if (!owner->button) return;
    ui_button(
        ui,
        &(Button){
            .name = owner->button, .box = box, .label = owner->label, .key = owner->key, .pad = owner->pad});
}

void bar_draw_owner(Ui *ui, Box *rest, const BarOwner *owner) {
    if (!owner->face.name) return;
    if (bar_is_stacked(ui_canvas(ui), *rest)) {
        bool is_block = action_bar_is_block(ui_canvas(ui), *rest);
        float wide = is_block ? OWNER_WIDE : OWNER_WIDE + 40;
        Box row = box_cut_top(rest, is_block ? BLOCK_OWNER : OWNER_HIGH, OWNER_GAP);
        draw_owner_button(ui, box_cut_right(&row, wide, 14), owner);
        draw_owner_name(ui, row, owner);
        return;
    }
    Box column = box_cut_right(rest, OWNER_WIDE, 20);
    draw_owner_name(ui, box_cut_top(&column, OWNER_HIGH, 10), owner);
    draw_owner_button(ui, box_place(column, column.width, STYLE_BUTTON_HIGH, 0, 0), owner);
}

bool action_bar_needs_side(Ui *ui, const BarSide *side) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, side->colour, TEXT_LEFT);
    char words[sizeof side->notice];
    float room = (BLOCK_WIDE - 2 * BLOCK_SIDE) * (side->chip_count > 0 ? 1 - CHIPS_SHARE : 1);
    clause_words(ui, side->notice, words, sizeof words);
    float wide = canvas_text_width(ui_canvas(ui), &style, words) + clause_mark_width(ui, side->notice);
    return !side->owner.face.name && side->notice[0] && wide > room;
}

static bool is_empty(const BarSide *side) { return !side || (side->chip_count == 0 && !side->notice[0]); }

/* What is short, or where whose turn it is has the room, takes a line of a block's prompt. */
static bool takes_line(Ui *ui, const BarSide *side) {
    return side && !is_empty(side) && !action_bar_needs_side(ui, side);
}

void bar_draw_side(Ui *ui, Box *rest, const BarSide *side) {
    bool has_none = is_empty(side);
    if (!side || (has_none && !side->is_kept)) return;
    if (action_bar_is_block(ui_canvas(ui), *rest)) {
        if (has_none) return;
        Box row =
            takes_line(ui, side) ? box_cut_top(rest, BROKEN_HIGH, 0) : box_cut_top(rest, SIDE_HIGH, SIDE_GAP);
        float chips = side->notice[0] ? row.width * CHIPS_SHARE : row.width;
        if (side->chip_count > 0)
            draw_chips(
                ui, box_place(box_cut_right(&row, chips, 14), chips, fminf(CHIP_HIGH, row.height), 0, 0.5f),
                side);
        draw_notice(ui, row, side, false);
        return;
    }
    if (bar_is_stacked(ui_canvas(ui), *rest)) {
        if (has_none) return;
        Box row = box_cut_top(rest, side->chip_count > 0 ? CHIP_HIGH : NOTICE_HIGH, 6);
        float chips = side->notice[0] ? row.width * CHIPS_SHARE : row.width;
        if (side->chip_count > 0) draw_chips(ui, box_cut_right(&row, chips, 14), side);
        draw_notice(ui, row, side, true);
        return;
    }
    Box column = box_cut_left(rest, SIDE_WIDE, 20);
    if (side->chip_count > 1 && !side->notice[0]) {
        for (int i = 0; i < side->chip_count; i++)
            draw_chip(ui, box_cut_bottom(&column, CHIP_HIGH, 6), &side->chips[i]);
        return;
    }
    if (side->chip_count > 0) draw_chips(ui, box_cut_bottom(&column, CHIP_HIGH, 6), side);
    draw_notice(ui, column, side, false);
}
