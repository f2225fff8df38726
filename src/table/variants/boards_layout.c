/* Where the cards of boards lie; and the layout of twin boards in portrait, one above the other before the
 * one who sits behind the far rail: the viewer's is below, with its hand under it. */
#include "table/variants/boards.h"

#include <math.h>

static const float PAD = 16;

/* ---- a board ---- */

/* Around its cells; between them and the bay of the score; and how wide that is, in cells. */
static const float INLAY = 17, BAY_GAP = 12, BAY = 1.42f;
/* From the bay's top: the dial of the score, what is to go, the sets won; shares of its height. */
static const float DIAL_FOOT = 0.54f, WORDS_FOOT = 0.65f, SETS_TOP = 0.7f, SETS_FOOT = 0.965f;

/* All lines across the cloth lead to the same point: so much narrower is a board's far edge. */
static float narrower_of(const TableLayout *at) { return at->is_portrait ? 0.05f : 0.19f; }

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

/* The bay is on the side of the other board; upright both have it at the right. */
static bool begins_with_bay(const TableLayout *at, int seat) {
    return seat != at->bottom && !at->is_portrait;
}

Box table_board_size(float wide, float high) {
    return (Box){0, 0, 2 * INLAY + (BOARD_ACROSS + BAY) * wide + BOARD_GAP * (BOARD_ACROSS - 1) + BAY_GAP,
                 2 * INLAY + BOARD_DOWN * high + BOARD_GAP * (BOARD_DOWN - 1)};
}

/* How wide a cell of that board is, at its near edge. */
static float cell_wide(Box near) {
    Box gaps = table_board_size(0, 0);
    return (near.width - gaps.width) / (BOARD_ACROSS + BAY);
}

/* What lies so in the picture of a board that stands. */
static BoardShape placed_on(const TableLayout *at, int seat, Box box) {
    BoardShape board = table_board_shape(at, seat);
    Box near = at->seat[seat].own[BOARD_NEAR];
    return part_of(&board, box.x / near.width, box.y / near.height, (box.x + box.width) / near.width,
                   (box.y + box.height) / near.height);
}

BoardShape table_board_cell(const TableLayout *at, int seat, int column, int row) {
    Box near = at->seat[seat].own[BOARD_NEAR];
    float wide = cell_wide(near);
    float high = (near.height - table_board_size(0, 0).height) / BOARD_DOWN;
    float x = INLAY + (wide + BOARD_GAP) * (float)column, y = INLAY + (high + BOARD_GAP) * (float)row;
    if (begins_with_bay(at, seat)) x += BAY * wide + BAY_GAP;
    return placed_on(at, seat, (Box){x, y, wide, high});
}

/* Between those shares of its height. */
static BoardShape in_bay(const TableLayout *at, int seat, float top, float foot) {
    Box near = at->seat[seat].own[BOARD_NEAR];
    float wide = cell_wide(near) * BAY, high = near.height - 2 * INLAY;
    float x = begins_with_bay(at, seat) ? INLAY : near.width - INLAY - wide;
    return placed_on(at, seat, (Box){x, INLAY + top * high, wide, (foot - top) * high});
}

BoardShape table_board_bay(const TableLayout *at, int seat) { return in_bay(at, seat, 0, 1); }

BoardShape table_board_dial(const TableLayout *at, int seat) {
    static const float ROUND = 0.84f, AIR = 0.04f; /* as it is seen; above it */
    BoardShape bay = in_bay(at, seat, AIR, DIAL_FOOT);
    float wide = fminf(bay.box.width * 0.94f, bay.box.height / ROUND), high = wide * ROUND;
    BoardShape dial = {box_place(bay.box, wide, high, 0.5f, 0.5f), bay.narrower, 0};
    dial.lean = bay.lean * high / bay.box.height;
    return dial;
}

BoardShape table_laid_cell(const TableLayout *at, int seat, int slot) {
    return table_board_cell(at, seat, slot % BOARD_ACROSS, slot / BOARD_ACROSS);
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
    BoardShape board = table_board_shape(at, seat), dial = table_board_dial(at, seat),
               words = in_bay(at, seat, DIAL_FOOT, WORDS_FOOT), sets = in_bay(at, seat, SETS_TOP, SETS_FOOT);
    Box near = places->own[BOARD_NEAR];
    float far = near.width * (1 - board.narrower), x = near.x + (near.width - far) / 2 + board.lean;
    float left = fminf(near.x, x), right = fmaxf(near.x + near.width, x + far);
    places->own[BOARD_GROUND] = (Box){left, near.y, right - left, near.height};
    places->own[BOARD_FIRST] = table_laid_cell(at, seat, 0).box;
    places->own[BOARD_SCORE] = dial.box;
    places->own[BOARD_SCORE].height = words.box.y + words.box.height - dial.box.y;
    places->own[BOARD_LAMPS] = upright_in(&sets);
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

/* As large as its height allows, and a column beside it. */
static float lay_board(TableLayout *at, int seat, Box box) {
    static const float COLUMN = 236, SEEN = 0.86f; /* of a card's height */
    SeatPlaces *places = &at->seat[seat];
    Box gaps = table_board_size(0, 0);
    float shape = at->card_shape, high = (box.height - gaps.height) / BOARD_DOWN;
    float wide = fminf(high / SEEN * shape, (box.width - COLUMN - PAD - gaps.width) / (BOARD_ACROSS + BAY));
    Box size = table_board_size(wide, fminf(high, wide / shape));
    places->own[BOARD_NEAR] = box_place(box, size.width, size.height, 0, 0.5f);
    table_place_board(at, seat);
    return size.width;
}

/* Between the seats' parts of the column: which set it is, the deck and the prize below that. */
static void place_middle(TableLayout *at, Box band) {
    static const float MARKER = 0.44f, CAPTION = 34, AIR = 8, MOST = 116;
    at->middle = band;
    at->marker = box_cut_top(&band, band.height * MARKER, 0);
    Box left = box_column(band, 0, 2, AIR), right = box_column(band, 1, 2, AIR);
    float ring = fminf(fminf(right.height - CAPTION, right.width), MOST), high = ring;
    while (table_lying_wide(at, high) > left.width) high--;
    at->deck = box_place(left, table_lying_wide(at, high), high, 0.5f, 0);
    at->hand_pot = box_place(right, ring, ring, 0.5f, 0);
}

/* Beside the boards: another's marks and hand, what is between the seats, one's own marks and plate. Over
 * those marks the effect of one's own card lies, and dice where they matter. */
static void place_column(TableLayout *at, Box column) {
    static const float HAND = 66, PLATE = 92, MIDDLE = 0.37f, MOST = 280, LEAST = 196, AIR = 10;
    float middle = fminf(fmaxf(column.height * MIDDLE, LEAST), MOST);
    SeatPlaces *own = &at->seat[at->bottom], *rival = &at->seat[1 - at->bottom];
    Box upper = box_cut_top(&column, (column.height - middle) / 2, 0);
    rival->cards = box_cut_bottom(&upper, HAND, AIR);
    rival->card_height = HAND;
    rival->own[BOARD_MARK] = upper;
    place_middle(at, box_cut_top(&column, middle, AIR));
    Box plate = box_cut_bottom(&column, PLATE, AIR), hand = own->cards, near = own->own[BOARD_NEAR];
    SeatPlaces places = seat_places(plate, hand, own->card_height);
    places.own[BOARD_NEAR] = near;
    *own = places;
    table_place_board(at, at->bottom);
    own->own[BOARD_MARK] = own->own[BOARD_EFFECT] = at->dice = column;
}

static void layout_upright(TableLayout *at, Box inner) {
    static const float RAIL_HIGHER = 30; /* boards need more of the table than hands */
    static const float HAND = 0.235f, BOARD_MOST = 400, AIR = 8;
    static const float CLOTH_ENDS = 1312; /* the row of its near edge in the tall picture */
    float unit = table_unit(at);
    at->room.y -= RAIL_HIGHER * unit;
    int other = 1 - at->bottom;
    at->seat[other] = table_seat_at_notch(at, inner, ROOM_WIDE / 2, 340, 0);
    at->seat[other].is_large = true;
    box_cut_top(&inner, at->seat[other].cards.y - inner.y, AIR);
    Box hand = box_cut_bottom(&inner, fminf(inner.height * HAND, inner.width / 4 / at->card_shape), AIR);
    inner.height = fminf(inner.height, table_room_y(&at->room, CLOTH_ENDS) - inner.y);
    float high = fminf((inner.height - AIR) / 2, BOARD_MOST * unit);
    inner = box_place(inner, inner.width, 2 * high + AIR, 0, 0.5f);
    at->seat[at->bottom].cards = hand;
    at->seat[at->bottom].card_height = hand.height - 6;
    lay_board(at, other, box_row(inner, 0, 2, AIR));
    float wide = lay_board(at, at->bottom, box_row(inner, 1, 2, AIR));
    box_cut_left(&inner, wide, PAD);
    place_column(at, inner);
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
