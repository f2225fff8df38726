/* What only a table against the house shows: its policy, printed on the cloth (CS-2), and the moves that are
   left (SO-1). */
#include "table/variants/house.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"

/* As ink lies on cloth: a little of it shines through. */
static const Colour INK = 0xffd8c490u, FAINT_INK = 0x66d8c490u;

/* A line that is thickest in its middle, with a lozenge there. */
static void draw_rule(Canvas *canvas, float x, float y, float wide) {
    canvas_line(canvas, x - wide / 2, y, x - 16, y, 1.5f, FAINT_INK);
    canvas_line(canvas, x + 16, y, x + wide / 2, y, 1.5f, FAINT_INK);
    canvas_line(canvas, x - 7, y, x, y - 7, 2, INK);
    canvas_line(canvas, x, y - 7, x + 7, y, 2, INK);
    canvas_line(canvas, x + 7, y, x, y + 7, 2, INK);
    canvas_line(canvas, x, y + 7, x - 7, y, 2, INK);
}

static int lines_of(const char *words) {
    int count = 1;
    for (; *words; words++) count += *words == '\n';
    return count;
}

void table_draw_policy(const TableFrame *frame) {
    static const float LINE = 30;
    const char *policy = sabacc_table_game(frame->table)->policy;
    if (policy == NULL) return;
    char words[400];
    snprintf(words, sizeof words, "%s", _(policy));
    float high = LINE * (float)lines_of(words) + 64;
    Box box = box_place(frame->at.policy, frame->at.policy.width, high, 0.5f, 0.5f);
    float middle = box.x + box.width / 2;
    draw_rule(frame->canvas, middle, box.y, box.width * 0.84f);
    draw_rule(frame->canvas, middle, box.y + box.height, box.width * 0.84f);
    box_cut_top(&box, 32, 0);
    for (char *line = words, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = '\0';
        TextStyle style = style_text(FONT_TEXT, frame->at.is_portrait ? 21 : 23, INK, TEXT_CENTRE);
        canvas_text(frame->canvas, box_cut_top(&box, LINE, 0), &style, line);
    }
}

/* Where the house's cards will lie, as long as it has none. */
void table_draw_house_places(const TableFrame *frame) {
    enum { CARDS = 4 };
    int house = sabacc_house_seat(frame->table);
    if (house < 0 || frame->table->seat[house].hand_count > 0) return;
    HandCounts counts = {.of = {[GROUP_HELD] = CARDS}, .spread = 1};
    HandRow row = table_hand_row(&frame->at.seat[house], frame->at.card_shape, &counts);
    for (int i = 0; i < CARDS; i++) {
        Box box = table_row_box(&row, GROUP_HELD, (float)i);
        canvas_panel(frame->canvas, box_inset(box, 2, 2),
                     &(PanelStyle){.top = 0x28020608u,
                                   .bottom = 0x1c020608u,
                                   .edge = 0x407fdcffu,
                                   .edge_width = 1.2f,
                                   .radius = box.width * 0.1f});
    }
}

/* ---- moves ---- */

static void draw_pip(Canvas *canvas, Box box, bool is_left) {
    if (is_left) canvas_glow(canvas, box, box.width / 2, box.width * 0.5f, colour_fade(STYLE_AMBER, 0.5f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_left ? 0xffffd88au : 0xff0a141bu,
                               .bottom = is_left ? 0xffe09a24u : 0xff0a141bu,
                               .edge = is_left ? 0xffffe9bcu : STYLE_METAL,
                               .edge_width = 2,
                               .radius = box.width / 2});
}

/* In rows of as many as fit, the spent ones last. */
static void draw_pips(const TableFrame *frame, Box box, int left, int whole) {
    int rows = whole <= 8 ? 1 : 2, in_row = (whole + rows - 1) / rows;
    float size = fminf(fminf(box.width / ((float)in_row * 1.5f), box.height / ((float)rows * 1.35f)), 40);
    for (int i = 0; i < whole; i++) {
        Box row = box_row(box, i / in_row, rows, 0);
        int in_this = i / in_row < rows - 1 ? in_row : whole - in_row * (rows - 1);
        float pitch = size * 1.5f, x = row.x + row.width / 2 - pitch * (float)in_this / 2;
        Box pip = {x + pitch * ((float)(i % in_row) + 0.5f) - size / 2, row.y + (row.height - size) / 2, size,
                   size};
        draw_pip(frame->canvas, pip, i < left);
    }
}

void table_draw_moves(const TableFrame *frame) {
    int left, whole;
    char words[48];
    if (!sabacc_moves(frame->table, &left, &whole) || frame->table->hand == 0) return;
    Box box = frame->at.moves;
    table_draw_tray(frame, box);
    Box rest = box_inset(box, 24, 16), line = box_cut_bottom(&rest, 34, 4);
    draw_pips(frame, rest, left, whole);
    if (left == 0)
        snprintf(words, sizeof words, "%s", _("No moves left"));
    else
        snprintf(words, sizeof words, left == 1 ? _("1 move left") : _("%d moves left"), left);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, left > 0 ? STYLE_BONE : STYLE_DUST, TEXT_CENTRE);
    canvas_named_text(frame->canvas, line, &style, words, "moves");
}
