/* The bay of a board: its score on a dial of as many lamps as the goal has points, and a pearl for each set
 * won. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "table/variants/boards.h"
#include "table/ways.h"

static const float PI = 3.14159265f;

/* ---- the score ---- */

/* At that share of the dial's radius, from its top clockwise. */
static Point on_dial(const CardLook *dial, float angle, float radius) {
    Point at;
    table_point_on_card(dial, 0.5f + 0.5f * radius * sinf(angle), 0.5f - 0.5f * radius * cosf(angle), &at.x,
                        &at.y);
    return at;
}

/* One lamp for each point: those of the score are lit, and all if it is exceeded. */
static void draw_lamps_of_dial(const TableFrame *frame, const BoardShape *shape, int score, Colour colour) {
    static const float RADIUS = 0.775f, WIDE = 0.068f, HALF = 0.25f; /* of the dial; of a lamp's part */
    static const float LIGHT = 0.3f, INSIDE = 0.4f, PALE = 0.4f;
    const Colour UNLIT = 0xff2b2623u;
    const CardLook dial = {.box = shape->box, .narrower = shape->narrower, .lean = shape->lean};
    float wide = shape->box.width * WIDE;
    for (int i = 0; i < SABACC_SET_POINTS; i++) {
        float part = 2 * PI / SABACC_SET_POINTS, angle = ((float)i + 0.5f) * part;
        Point from = on_dial(&dial, angle - HALF * part, RADIUS),
              to = on_dial(&dial, angle + HALF * part, RADIUS);
        bool is_lit = i < score;
        if (is_lit)
            canvas_line(frame->canvas, from.x, from.y, to.x, to.y, wide * 1.6f, colour_fade(colour, LIGHT));
        canvas_line(frame->canvas, from.x, from.y, to.x, to.y, wide, is_lit ? colour : UNLIT);
        if (is_lit)
            canvas_line(frame->canvas, from.x, from.y - wide * 0.1f, to.x, to.y - wide * 0.1f, wide * INSIDE,
                        colour_fade(0xffffffffu, PALE));
    }
}

static void format_to_go(int score, char *words, size_t size) {
    if (score > SABACC_SET_POINTS)
        snprintf(words, size, _("%d over"), score - SABACC_SET_POINTS);
    else if (score == SABACC_SET_POINTS)
        snprintf(words, size, "%s", _("to the point"));
    else
        snprintf(words, size, _("%d to go"), SABACC_SET_POINTS - score);
}

static void draw_score(const TableFrame *frame, int seat, int score) {
    static const float DIGITS = 0.46f, INSIDE = 0.2f; /* of the dial */
    BoardShape dial = table_board_dial(&frame->at, seat);
    Box box = frame->at.seat[seat].own[BOARD_SCORE], face = dial.box;
    bool matters = score >= SABACC_SET_POINTS;
    float triumph = table_boards_triumph(frame, seat);
    Colour colour = table_board_ink(score);
    char words[48];
    if (matters)
        canvas_glow(frame->canvas, box_inset(face, face.width * 0.1f, face.height * 0.1f), face.height * 0.4f,
                    face.height * (0.2f + 0.2f * triumph), colour_fade(colour, 0.5f + 0.4f * triumph));
    table_draw_laid_picture(frame, "table/dial", face, (Lying){.narrower = dial.narrower, .lean = dial.lean},
                            0);
    draw_lamps_of_dial(frame, &dial, score, matters ? colour : STYLE_AMBER);
    Text text = text_over(words, sizeof words);
    text_add_shown(&text, score);
    face = box_inset(face, face.width * INSIDE, 0);
    TextStyle digits =
        style_text(FONT_TITLE, dial.box.height * DIGITS * (1 + 0.22f * triumph), colour, TEXT_CENTRE);
    TextStyle shade = digits;
    shade.colour = 0xd0060402u;
    canvas_text(frame->canvas, (Box){face.x, face.y + 2, face.width, face.height}, &shade, words);
    canvas_named_text(frame->canvas, face, &digits, words, "score:%d", seat);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, matters ? colour : STYLE_BONE, TEXT_CENTRE);
    format_to_go(score, words, sizeof words);
    box_cut_top(&box, dial.box.height, 0);
    canvas_text(frame->canvas, box, &small, words);
}

/* ---- the sets won ---- */

/* A socket, with a pearl in it if its set is won. `fresh`, 0 … 1: it has just been, and is larger for it. */
static void draw_pearl(const TableFrame *frame, Box box, bool is_won, bool is_new, float fresh) {
    static const float LARGER = 0.8f, IN = 0.14f, SHINE = 0.3f;
    float side = fminf(box.width, box.height);
    Box socket = box_place(box, side, side, 0.5f, 0.5f);
    canvas_panel(frame->canvas, socket,
                 &(PanelStyle){.top = 0xff020405u,
                               .bottom = 0xff1a252bu,
                               .edge = STYLE_BRASS,
                               .edge_width = fmaxf(side * 0.06f, 1),
                               .radius = side / 2});
    if (!is_won) return;
    float wide = side * (1 - 2 * IN) * (is_new ? 1 + LARGER * fresh : 1);
    Box pearl = box_place(socket, wide, wide, 0.5f, 0.5f);
    canvas_glow(frame->canvas, box_inset(pearl, wide * 0.25f, wide * 0.25f), wide * 0.25f,
                wide * (is_new ? 0.7f : 0.4f), colour_fade(STYLE_AMBER, is_new ? 0.9f : 0.55f));
    canvas_panel(frame->canvas, pearl,
                 &(PanelStyle){.top = 0xfffff3d6u, .bottom = 0xffd98a2bu, .radius = wide / 2});
    Box shine = {pearl.x + wide * 0.22f, pearl.y + wide * 0.14f, wide * SHINE, wide * SHINE * 0.8f};
    canvas_panel(frame->canvas, shine,
                 &(PanelStyle){.top = 0xf0ffffffu, .bottom = 0x90ffffffu, .radius = shine.height / 2});
}

enum { MAX_PEARLS = 7 }; /* if there are more sets a number is shown */

static void draw_sets(const TableFrame *frame, int seat) {
    static const float MOST = 44, BETWEEN = 0.3f; /* a pearl; of its side */
    int sets = sabacc_option(frame->table, SABACC_OPTION_SETS).n, won = frame->table->seat[seat].sets;
    Box box = frame->at.seat[seat].own[BOARD_LAMPS];
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    char words[64];
    canvas_push_name(frame->canvas, "lamps:%d", seat);
    Box caption = box_cut_bottom(&box, fminf(canvas_line_height(frame->canvas, &small), box.height / 2), 0);
    canvas_text(frame->canvas, caption, &small, sets == 1 ? _("One set wins") : _("Sets won"));
    if (sets > MAX_PEARLS) {
        TextStyle digits =
            style_text(FONT_TITLE, STYLE_SIZE_BODY, won > 0 ? STYLE_AMBER : STYLE_DUST, TEXT_CENTRE);
        snprintf(words, sizeof words, _("%d of %d"), won, sets);
        canvas_named_text(frame->canvas, box, &digits, words, "sets:%d", seat);
    }
    float side = fminf(fminf(box.height * 0.92f, MOST), box.width / ((float)sets * (1 + BETWEEN))),
          gap = side * BETWEEN;
    Box row = box_place(box, (side + gap) * (float)sets - gap, side, 0.5f, 0.5f);
    for (int i = 0; i < sets && sets <= MAX_PEARLS; i++)
        draw_pearl(frame, box_column(row, i, sets, gap), i < won,
                   i == won - 1 && seat_in(frame->view->lit, seat), table_boards_triumph(frame, seat));
    canvas_pop_name(frame->canvas);
}

void table_draw_board_bay(const TableFrame *frame, int seat, int score) {
    draw_score(frame, seat, score);
    draw_sets(frame, seat);
}
