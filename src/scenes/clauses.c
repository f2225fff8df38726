#include "scenes/clauses.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/clause_marks.h"
#include "ui/clause_texts.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WIDEST = 1000, FRAME = 40, HEAD_HIGH = 64, ID_HIGH = 28, INDENT = 26, INSET = 14, GAP = 12;

void clause_panel_open(ClausePanel *panel, const char *title, const char *words, const char *from) {
    char id[CLAUSE_ID_BYTES];
    const char *rest = words;
    bool has_text = false;
    while (clause_next(&rest, id)) has_text = has_text || clause_text(id) != NULL;
    if (!has_text) return;
    *panel = (ClausePanel){.is_open = true, .is_new = true};
    snprintf(panel->title, sizeof panel->title, "%s", title);
    clause_list(words, panel->clauses, sizeof panel->clauses);
    snprintf(panel->from, sizeof panel->from, "%s", from);
}

bool clause_panel_open_mark(ClausePanel *panel, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE || !ui_event_is(event, "clauses:")) return false;
    clause_panel_open(panel, _("What the rulebook says"), event->name, event->name);
    return panel->is_open;
}

/* A paragraph or an item of a list; returns the height taken. */
static float draw_block(Canvas *canvas, Box box, const char *block, bool is_measured_only) {
    static const char bullet[] = "• ";
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    size_t skipped = strncmp(block, bullet, strlen(bullet)) == 0 ? strlen(bullet) : 0;
    Box mark = skipped > 0 ? box_cut_left(&box, INDENT, 0) : (Box){0};
    float high = canvas_paragraph(canvas, box, &style, block + skipped, is_measured_only);
    mark.height = canvas_line_height(canvas, &style);
    if (skipped > 0 && !is_measured_only) canvas_text(canvas, mark, &style, "•");
    return high;
}

/* As everywhere, ids in brackets are left out unless the player wants them. */
static float draw_blocks(Ui *ui, Box box, const char *text, bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    char blocks[4096];
    float top = box.y;
    clause_words(ui, text, blocks, sizeof blocks);
    for (char *block = blocks, *next; block; block = next) {
        next = strchr(block, '\n');
        if (next) *next++ = '\0';
        Box rest = {box.x, top, box.width, 0};
        top += draw_block(canvas, rest, block, is_measured_only) + GAP;
    }
    return top - box.y;
}

/* All of the clauses, from the top of the box, each with its id small behind it; returns the height taken. */
static float draw_clauses(const ClausePanel *panel, Ui *ui, Box box, bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_FAINT, TEXT_RIGHT);
    const char *words = panel->clauses;
    char id[CLAUSE_ID_BYTES];
    float top = box.y;
    while (clause_next(&words, id)) {
        const char *text = clause_text(id);
        if (text == NULL) continue;
        canvas_push_name(canvas, "clause:%s", id);
        top += draw_blocks(ui, (Box){box.x, top, box.width, 0}, text, is_measured_only) - GAP;
        if (!is_measured_only) canvas_text(canvas, (Box){box.x, top, box.width, ID_HIGH}, &small, id);
        top += ID_HIGH + GAP;
        canvas_pop_name(canvas);
    }
    return top - box.y;
}

static void draw_foot(Ui *ui, Box foot) {
    Canvas *canvas = ui_canvas(ui);
    const char *words =
        _("S0 to S4 are the sources of the rulebook. D is a decision where they are silent or "
          "differ.");
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    ui_button(ui, &(Button){.name = "clauses:done",
                            .box = box_cut_right(&foot, 220, 24),
                            .label = _("Done"),
                            .is_primary = true});
    if (!ui_shows_clauses(ui)) return;
    float high = canvas_paragraph(canvas, foot, &style, words, true);
    canvas_paragraph(canvas, box_place(foot, foot.width, high, 0, 0.5f), &style, words, false);
}

/* The keys scroll a text that is too long; otherwise the button gets them. */
static void take_focus(ClausePanel *panel, Ui *ui, bool is_long) {
    if (panel->is_new) ui_set_focus(ui, is_long ? "clauses:text" : "clauses:done");
    panel->is_new = false;
}

void clause_panel_draw(ClausePanel *panel, Ui *ui, Box area) {
    if (!panel->is_open) return;
    Canvas *canvas = ui_canvas(ui);
    float wide = fminf(WIDEST, area.width - 64), scroll_bar = 18, foot_high = STYLE_BUTTON_HIGH + 24;
    Box inside = {0, 0, wide - 2 * FRAME - scroll_bar, 0};
    float text = draw_clauses(panel, ui, inside, true);
    float frame = HEAD_HIGH + foot_high + 2 * FRAME;
    Box plate = box_place(area, wide, fminf(text + frame, area.height - 64), 0.5f, 0.5f);
    ui_begin_modal(ui);
    canvas_fill(canvas, area, STYLE_SCRIM);
    canvas_glow(canvas, plate, 22, 40, 0xb0000000u);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, FRAME, FRAME);
    canvas_push_name(canvas, "clauses:title");
    style_heading(canvas, box_cut_top(&rest, HEAD_HIGH - 18, 18), panel->title);
    canvas_pop_name(canvas);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 24);
    take_focus(panel, ui, text > rest.height);
    Box view = box_inset(rest, -INSET, 0), all = ui_begin_scroll(ui, "clauses:text", view, text);
    all.x += INSET;
    all.width = inside.width;
    draw_clauses(panel, ui, all, false);
    ui_end_scroll(ui);
    draw_foot(ui, foot);
}

bool clause_panel_event(ClausePanel *panel, Ui *ui, const UiEvent *event) {
    if (!panel->is_open) return false;
    bool is_done = event->kind == UI_EVENT_ACTIVATE || event->kind == UI_EVENT_BACK;
    if (is_done) {
        panel->is_open = false;
        ui_set_focus(ui, panel->from);
    }
    return true;
}
