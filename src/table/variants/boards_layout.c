/* Where the cards of boards lie; and the layout of twin boards in portrait, one above the other: the viewer's
 * is below, with its hand under it. */
#include "table/variants/boards.h"

#include <math.h>

static const float PAD = 16, GAP = 14;

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

/* Three by three places as large as they fit into the box, at its left; returns the first one. */
static Box cut_grid(const TableLayout *at, Box *rest, float min_beside) {
    float shape = at->card_shape, gaps = BOARD_GAP * (BOARD_IN_A_ROW - 1);
    float high = (rest->height - gaps) / BOARD_IN_A_ROW;
    high = floorf(fminf(high, (rest->width - min_beside - gaps) / BOARD_IN_A_ROW / shape));
    float wide = high * shape;
    Box grid = {0, 0, wide * BOARD_IN_A_ROW + gaps, high * BOARD_IN_A_ROW + gaps};
    Box column = box_cut_left(rest, grid.width, PAD);
    grid = box_place(column, grid.width, grid.height, 0.5f, 0.5f);
    return (Box){grid.x, grid.y, wide, high};
}

/* ---- standing ---- */

static const float BAND_HIGH = 152, HAND_MAX = 206;

/* Beside the places: the plate, the sets won, the score; under them another's hand, or the effect of one's
 * own card. */
static void stand_board(TableLayout *at, int seat, Box box, Box hand) {
    SeatPlaces *places = &at->seat[seat];
    bool is_own = seat == at->bottom;
    Box rest = box_inset(box, PAD, PAD);
    Box first = cut_grid(at, &rest, 380);
    Box plate = box_cut_top(&rest, 96, 10);
    Box foot = box_cut_bottom(&rest, 96, 8);
    *places = is_own ? seat_places(plate, hand, hand.height - 6) : seat_places(plate, foot, foot.height - 8);
    places->own[BOARD_GROUND] = box;
    places->own[BOARD_FIRST] = first;
    places->own[BOARD_LAMPS] = box_cut_top(&rest, 46, 6);
    places->own[BOARD_SCORE] = box_cut_left(&rest, rest.width * 0.5f, 10);
    places->own[BOARD_MARK] = rest;
    if (is_own) places->own[BOARD_EFFECT] = foot;
}

static void place_band(TableLayout *at, Box band) {
    at->middle = band;
    at->marker = box_cut_left(&band, 270, 16);
    at->deck = box_place(box_cut_left(&band, 140, 30), 118 * at->card_shape, 118, 0.5f, 0.2f);
    at->hand_pot = box_place(box_cut_right(&band, 150, 20), 122, 122, 0.5f, 0.1f);
    at->dice = box_place(band, band.width, fminf(110, band.height), 0.5f, 0.5f);
}

static void layout_standing(const SabaccTable *table, TableLayout *at, Box inner) {
    inner = box_inset(inner, 14, 0);
    float hand_high = fminf(HAND_MAX, (inner.width - 40) / 4 / at->card_shape) + 6;
    Box hand = box_cut_bottom(&inner, hand_high, GAP);
    float high = (inner.height - BAND_HIGH - 2 * GAP) / 2;
    Box upper = box_cut_top(&inner, high, GAP), lower = box_cut_bottom(&inner, high, GAP);
    for (int seat = 0; seat < table->seats; seat++)
        stand_board(at, seat, seat == at->bottom ? lower : upper, hand);
    place_band(at, inner);
}

void table_boards_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    (void)raised;
    if (at->is_portrait)
        layout_standing(table, at, box_inset(at->box, 0, 20));
    else
        table_boards_lay_in_room(table, at);
    at->discard = at->aside = at->deck;
    at->sabacc_pot = at->hand_pot;
}

/* In a room the first row begins or ends with the place of the score, on the side of the other board. */
static void find_cell(const TableFrame *frame, int seat, int slot, int *column, int *row) {
    if (frame->at.is_portrait) {
        *column = slot % BOARD_IN_A_ROW;
        *row = slot / BOARD_IN_A_ROW;
        return;
    }
    enum { BESIDE_SCORE = BOARD_ACROSS - 1 };
    *row = slot < BESIDE_SCORE ? 0 : 1;
    *column = *row == 0 ? slot + (seat != frame->at.bottom) : slot - BESIDE_SCORE;
}

/* A tenth card can only follow nine that exceed the goal: it overlaps the last of them, a little lower. */
Box table_laid_box(const TableFrame *frame, const Place *place) {
    Box first = frame->at.seat[place->seat].own[BOARD_FIRST];
    int last = SABACC_SET_CARDS - 1, column, row;
    float beyond = place->slot > last ? (float)(place->slot - last) * first.height * 0.16f : 0;
    find_cell(frame, place->seat, place->slot < last ? place->slot : last, &column, &row);
    return (Box){first.x + (float)column * (first.width + BOARD_GAP),
                 first.y + (float)row * (first.height + BOARD_GAP) + beyond, first.width, first.height};
}

Box table_side_box(const TableFrame *frame, const Place *place) {
    return table_hand_place(frame, &(Place){.kind = PLACE_HAND, .seat = place->seat});
}
