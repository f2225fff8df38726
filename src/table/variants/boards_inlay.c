/* A board of sets: inlaid in the cloth, seen from one's chair. A dark field within lines of brass, and for
 * each card a recess: its far edge lies in shadow, its near one catches the light. */
#include "table/variants/boards.h"

static const Colour BRASS = 0xd8e3c78eu, BRASS_DIM = 0x98a8884fu, EDGE_LIT = 0xa0e3c78eu,
                    EDGE_DARK = 0xc0060402u;

Colour table_board_ink(int score) {
    if (score > SABACC_SET_POINTS) return STYLE_LOSS;
    return score == SABACC_SET_POINTS ? STYLE_GAIN : STYLE_BRASS_LIT;
}

static CardLook look_of(const TableFrame *frame, const BoardShape *shape) {
    CardLook look = {.box = shape->box, .narrower = shape->narrower, .lean = shape->lean};
    return table_laid_look(frame, &look, (Lying){.narrower = shape->narrower, .lean = shape->lean});
}

static void draw_field(const TableFrame *frame, const BoardShape *shape, float dark) {
    CardLook look = look_of(frame, shape);
    look.fade = 1 - dark;
    table_draw_card_shade(frame, &look);
}

static void draw_outline(const TableFrame *frame, const BoardShape *shape, float out, float width,
                         Colour colour) {
    table_draw_laid_outline(frame, box_inset(shape->box, -out, -out),
                            (Lying){.narrower = shape->narrower, .lean = shape->lean}, width, colour);
}

/* From one corner to another, 0 … 1 across and down. */
static void draw_edge(const TableFrame *frame, const BoardShape *shape, float down, float width,
                      Colour colour) {
    static const float CORNER = 0.06f;
    CardLook look = look_of(frame, shape);
    float x1, y1, x2, y2;
    table_point_on_card(&look, CORNER, down, &x1, &y1);
    table_point_on_card(&look, 1 - CORNER, down, &x2, &y2);
    canvas_line(frame->canvas, x1, y1, x2, y2, width, colour);
}

static void draw_recess(const TableFrame *frame, const BoardShape *cell, float dark) {
    draw_field(frame, cell, dark);
    draw_outline(frame, cell, 0, 1.2f, BRASS_DIM);
    draw_edge(frame, cell, 0.012f, 3, EDGE_DARK);
    draw_edge(frame, cell, 0.99f, 1.6f, EDGE_LIT);
}

/* Light runs around it, wider and stronger as a set is won: `more`, 0 … 1. */
static void draw_light(const TableFrame *frame, const BoardShape *board, Colour light, float more) {
    static const float WIDER = 1.6f, STRONGER = 1.2f;
    static const struct {
        float out, width, share;
    } rings[] = {{6, 26, 0.06f}, {4, 14, 0.12f}, {2, 7, 0.3f}, {1, 3, 1}};
    for (size_t i = 0; i < sizeof rings / sizeof *rings; i++)
        draw_outline(frame, board, rings[i].out * (1 + WIDER * more), rings[i].width * (1 + WIDER * more),
                     colour_fade(light, fminf(rings[i].share * (1 + STRONGER * more), 1)));
}

void table_draw_board_ground(const TableFrame *frame, int seat, bool acts) {
    static const float GROUND = 0.42f, GROUND_UPRIGHT = 0.82f, RECESS = 0.34f, SCORE = 0.62f, FRAME = 4;
    BoardShape board = table_board_shape(&frame->at, seat), score = table_score_cell(&frame->at, seat);
    bool wins = seat_in(frame->view->lit, seat);
    /* Upright it is over the inlay and the rail, which do not show through it. */
    draw_field(frame, &board, frame->at.is_portrait ? GROUND_UPRIGHT : GROUND);
    draw_outline(frame, &board, 0, 2.4f, BRASS);
    draw_outline(frame, &board, -FRAME, 1.2f, BRASS_DIM);
    if (wins || acts)
        draw_light(frame, &board, wins ? STYLE_GAIN : STYLE_AMBER, table_boards_triumph(frame, seat));
    for (int slot = 0; slot < SABACC_SET_CARDS; slot++) {
        BoardShape cell = table_laid_cell(&frame->at, seat, slot);
        draw_recess(frame, &cell, RECESS);
    }
    draw_recess(frame, &score, SCORE);
    draw_outline(frame, &score, 0, 1.6f, BRASS);
}
