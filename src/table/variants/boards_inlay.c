/* A board of sets: felt in a frame of metal, let into the cloth and seen from one's chair, with a place for
 * each card and a bay for the score. */
#include <math.h>

#include "table/centre.h"
#include "table/variants/boards.h"

Colour table_board_ink(int score) {
    if (score > SABACC_SET_POINTS) return STYLE_LOSS;
    return score == SABACC_SET_POINTS ? STYLE_GAIN : STYLE_BRASS_LIT;
}

static Lying lying_of(const BoardShape *shape) {
    return (Lying){.narrower = shape->narrower, .lean = shape->lean};
}

/* Light runs around it, wider and stronger as a set is won: `more`, 0 … 1. */
static void draw_light(const TableFrame *frame, const BoardShape *board, Colour light, float more) {
    static const float WIDER = 1.6f, STRONGER = 1.2f;
    static const struct {
        float out, width, share;
    } rings[] = {{6, 26, 0.06f}, {4, 14, 0.12f}, {2, 7, 0.3f}, {1, 3, 1}};
    for (size_t i = 0; i < sizeof rings / sizeof *rings; i++)
        table_draw_laid_outline(
            frame,
            box_inset(board->box, -rings[i].out * (1 + WIDER * more), -rings[i].out * (1 + WIDER * more)),
            lying_of(board), rings[i].width * (1 + WIDER * more),
            colour_fade(light, fminf(rings[i].share * (1 + STRONGER * more), 1)));
}

void table_draw_board_ground(const TableFrame *frame, int seat, bool acts) {
    static const float FELT = 0.1f,
                       LIT = 0.1f; /* a lit board's felt: shares of its height and of the light */
    BoardShape board = table_board_shape(&frame->at, seat), bay = table_board_bay(&frame->at, seat);
    bool wins = seat_in(frame->view->lit, seat);
    Colour light = wins ? STYLE_GAIN : STYLE_AMBER;
    table_draw_laid_picture(frame, "table/board", board.box, lying_of(&board), 0);
    if (wins || acts) {
        float in = board.box.height * FELT;
        Box felt = box_inset(board.box, fabsf(board.lean) / 2 + 3 * in, in);
        canvas_glow(frame->canvas, felt, in, 2 * in, colour_fade(wins ? light : STYLE_BONE, LIT));
        draw_light(frame, &board, light, table_boards_triumph(frame, seat));
    }
    for (int slot = 0; slot < SABACC_SET_CARDS; slot++) {
        BoardShape cell = table_laid_cell(&frame->at, seat, slot);
        table_draw_laid_picture(frame, "table/slot", cell.box, lying_of(&cell), 0);
    }
    table_draw_well(frame, bay.box, lying_of(&bay));
}
