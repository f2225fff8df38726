/* Where the cards of boards lie; and the layout of twin boards in portrait, one above the other before the
 * one who sits behind the far rail: the viewer's is below, with its hand under it. */
#include "table/variants/boards.h"

#include <math.h>

static const float PAD = 16;

/* ---- a board ---- */

static const float INLAY = 10; /* the frame around its cells */

/* All lines across the cloth lead to the same point: so much narrower is a board's far edge. */
static float narrower_of(const TableLayout *at) { return at->is_portrait ? 0.05f : 0.16f; }

BoardShape table_board_shape(const TableLayout *at, int seat) {
    Box near = at->seat[seat].own[BOARD_NEAR];
    float axis = table_column_x(at, ROOM_WIDE / 2), middle = near.x + near.width / 2;
    BoardShape shape = {near, narrower_of(at), 0};
    shape.lean = (axis - middle) * shape.narrower;
    shape.box.x += shape.lean / 2;
    return shape;
}

/* What lies between those shares of a board, as it is seen. */
static BoardShape part_of(const BoardShape *board, float left, float top, float right, float foot) {
    CardLook look = {.box = board->box, .narrower = board->narrower, .lean = board->lean};
    float x[4], y[4];
    const float across[] = {left, right, left, right}, down[] = {top, top, foot, foot};
    for (int i = 0; i < 4; i++) table_point_on_card(&look, across[i], down[i], &x[i], &y[i]);
    float far = x[1] - x[0], near = x[3] - x[2], lean = (x[0] + x[1] - x[2] - x[3]) / 2;
    return (BoardShape){{(x[2] + x[3] + lean - near) / 2, y[0], near, y[2] - y[0]}, 1 - far / near, lean};
}

BoardShape table_board_cell(const TableLayout *at, int seat, int column, int row) {
    BoardShape board = table_board_shape(at, seat);
    Box near = at->seat[seat].own[BOARD_NEAR];
    float wide = (near.width - 2 * INLAY - BOARD_GAP * (BOARD_ACROSS - 1)) / BOARD_ACROSS;
    float high = (near.height - 2 * INLAY - BOARD_GAP * (BOARD_DOWN - 1)) / BOARD_DOWN;
    float x = INLAY + (wide + BOARD_GAP) * (float)column, y = INLAY + (high + BOARD_GAP) * (float)row;
    return part_of(&board, x / near.width, y / near.height, (x + wide) / near.width,
                   (y + high) / near.height);
}

/* The first row begins or ends with the place of the score: upright it ends so, otherwise on the side of the
 * other board. */
static bool begins_with_score(const TableLayout *at, int seat) {
    return seat != at->bottom && !at->is_portrait;
}

BoardShape table_score_cell(const TableLayout *at, int seat) {
    return table_board_cell(at, seat, begins_with_score(at, seat) ? 0 : BOARD_ACROSS - 1, 0);
}

BoardShape table_laid_cell(const TableLayout *at, int seat, int slot) {
    enum { BESIDE_SCORE = BOARD_ACROSS - 1 };
    bool is_near = slot >= BESIDE_SCORE;
    int column = is_near ? slot - BESIDE_SCORE : slot + begins_with_score(at, seat);
    return table_board_cell(at, seat, column, is_near);
}

/* A tenth card can only follow nine that exceed the goal: it overlaps the last of them, a little lower. */
Box table_laid_box(const TableFrame *frame, const Place *place) {
    int last = SABACC_SET_CARDS - 1;
    Box box = table_laid_cell(&frame->at, place->seat, place->slot < last ? place->slot : last).box;
    if (place->slot > last) box.y += (float)(place->slot - last) * box.height * 0.16f;
    return box;
}

Lying table_laid_lying(const TableFrame *frame, const Place *place, Box box) {
    int last = SABACC_SET_CARDS - 1;
    (void)box;
    BoardShape cell = table_laid_cell(&frame->at, place->seat, place->slot < last ? place->slot : last);
    return (Lying){.narrower = cell.narrower, .lean = cell.lean};
}

/* What is upright within what lies so. */
static Box upright_in(const BoardShape *shape) {
    float aside = fabsf(shape->lean) / 2 + shape->box.width * shape->narrower / 2;
    return box_inset(shape->box, fminf(aside, shape->box.width * 0.24f), 0);
}

void table_place_board(TableLayout *at, int seat) {
    SeatPlaces *places = &at->seat[seat];
    BoardShape board = table_board_shape(at, seat), score = table_score_cell(at, seat);
    Box near = places->own[BOARD_NEAR];
    float far = near.width * (1 - board.narrower), x = near.x + (near.width - far) / 2 + board.lean;
    float left = fminf(near.x, x), right = fmaxf(near.x + near.width, x + far);
    places->own[BOARD_GROUND] = (Box){left, near.y, right - left, near.height};
    places->own[BOARD_FIRST] = table_laid_cell(at, seat, 0).box;
    places->own[BOARD_SCORE] = upright_in(&score);
}

/* ---- upright ---- */

static SeatPlaces seat_places(Box plate, Box cards, float card_height) {
    SeatPlaces seat = {.plate = plate,
                       .medal = box_place(plate, plate.height, plate.height, 0, 0.5f),
                       .cards = cards,
                       .card_height = card_height,
                       .scale = plate.height / 92,
                       .is_large = true};
    seat.stack = table_stack_on(plate);
    seat.block = (Box){plate.x + plate.width - 54, plate.y + plate.height - 34, 42, 42};
    return seat;
}

/* A board's cells; beside them the sets won and marks, over which the effect of one's own card lies.
 * Another's hand is there too. */
static void lay_board(TableLayout *at, int seat, Box box) {
    static const float COLUMN = 232, LAMPS = 40, HAND = 66, SEEN = 0.86f; /* of a card's height */
    SeatPlaces *places = &at->seat[seat];
    Box rest = box_inset(box, 14, 12);
    float gaps = BOARD_GAP * (BOARD_ACROSS - 1), shape = at->card_shape;
    float high = (rest.height - BOARD_GAP * (BOARD_DOWN - 1)) / BOARD_DOWN;
    float wide = fminf(high / SEEN * shape, (rest.width - COLUMN - PAD - gaps) / BOARD_ACROSS);
    high = fminf(high, wide / shape);
    Box grid = box_cut_left(&rest, wide * BOARD_ACROSS + gaps, PAD);
    grid = box_place(grid, grid.width, high * BOARD_DOWN + BOARD_GAP * (BOARD_DOWN - 1), 0.5f, 0.5f);
    places->own[BOARD_NEAR] = box_inset(grid, -INLAY, -INLAY);
    table_place_board(at, seat);
    if (seat == at->bottom) {
        places->own[BOARD_EFFECT] = rest;
    } else {
        places->cards = box_cut_bottom(&rest, HAND, 4);
        places->card_height = HAND;
    }
    places->own[BOARD_LAMPS] = box_cut_top(&rest, LAMPS, 8);
    places->own[BOARD_MARK] = rest;
}

/* Between the boards: one's own plate over one's board, which set it is, deck, dice and prize. */
static void place_band(TableLayout *at, Box band) {
    static const float MARKER = 226, AIR = 12;
    at->middle = band;
    at->marker = box_cut_left(&band, MARKER, AIR);
    float high = band.height * 0.72f, wide = table_lying_wide(at, high);
    at->deck = box_place(box_cut_left(&band, wide, AIR), wide, high, 0.5f, 0);
    at->hand_pot = box_place(box_cut_right(&band, band.height, AIR), band.height, band.height, 0.5f, 0.5f);
    at->dice = box_place(band, band.width, band.height * 0.9f, 0.5f, 0.5f);
}

static void layout_upright(TableLayout *at, Box inner) {
    static const float RAIL_HIGHER = 30; /* boards need more of the table than hands */
    static const float OWN_WIDE = 274, BAND = 150, HAND = 0.235f, BOARD_MOST = 310, AIR = 8;
    static const float CLOTH_ENDS = 1312; /* the row of its near edge in the tall picture */
    float unit = table_unit(at);
    at->room.y -= RAIL_HIGHER * unit;
    int other = 1 - at->bottom;
    at->seat[other] = table_seat_at_notch(at, inner, ROOM_WIDE / 2, 340, 0);
    at->seat[other].is_large = true;
    box_cut_top(&inner, at->seat[other].cards.y - inner.y, 0);
    Box hand = box_cut_bottom(&inner, fminf(inner.height * HAND, inner.width / 4 / at->card_shape), AIR);
    inner.height = fminf(inner.height, table_room_y(&at->room, CLOTH_ENDS) - inner.y);
    float high = fminf((inner.height - BAND * unit) / 2 - AIR, BOARD_MOST * unit);
    lay_board(at, other, box_cut_top(&inner, high, AIR));
    Box own = box_cut_bottom(&inner, high, AIR);
    Box plate = box_cut_left(&inner, OWN_WIDE, 12);
    at->seat[at->bottom] =
        seat_places(box_place(plate, OWN_WIDE, fminf(plate.height, 96), 0, 1), hand, hand.height - 6);
    lay_board(at, at->bottom, own);
    place_band(at, inner);
}

void table_boards_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    (void)raised;
    if (at->is_portrait)
        layout_upright(at, box_inset(at->box, 12, 10));
    else
        table_boards_lay_in_room(table, at);
    at->discard = at->aside = at->deck;
    at->sabacc_pot = at->hand_pot;
}

Box table_side_box(const TableFrame *frame, const Place *place) {
    return table_hand_place(frame, &(Place){.kind = PLACE_HAND, .seat = place->seat});
}
