/* The layout of twin boards: side by side in landscape, one above the other in portrait; the viewer's at the
 * left or below, with its hand under it. */
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

/* Three by three places as large as they fit into the box, at its left or its right; returns the first one.
 */
static Box cut_grid(const TableLayout *at, Box *rest, float min_beside, bool is_right) {
    float shape = at->card_shape, gaps = BOARD_GAP * (BOARD_IN_A_ROW - 1);
    float high = (rest->height - gaps) / BOARD_IN_A_ROW;
    high = floorf(fminf(high, (rest->width - min_beside - gaps) / BOARD_IN_A_ROW / shape));
    float wide = high * shape;
    Box grid = {0, 0, wide * BOARD_IN_A_ROW + gaps, high * BOARD_IN_A_ROW + gaps};
    Box column = is_right ? box_cut_right(rest, grid.width, PAD) : box_cut_left(rest, grid.width, PAD);
    grid = box_place(column, grid.width, grid.height, 0.5f, 0.5f);
    return (Box){grid.x, grid.y, wide, high};
}

/* ---- lying ---- */

static const float MIDDLE_WIDE = 350, POT_WIDE = 220, BOARD_WIDEST = 860, PLATE_HIGH = 100, PLATE_WIDE = 420,
                   SCORE_WIDE = 176;

/* The scores are at the inner edges, facing each other. */
static void lay_board(TableLayout *at, int seat, Box column, float hand_high, bool is_left) {
    Box hand = box_cut_bottom(&column, hand_high, GAP);
    Box rest = box_inset(column, PAD, PAD), head = box_cut_top(&rest, PLATE_HIGH, GAP);
    Box plate = is_left ? box_cut_left(&head, PLATE_WIDE, PAD) : box_cut_right(&head, PLATE_WIDE, PAD);
    SeatPlaces places = seat_places(plate, hand, hand_high - 6);
    places.own[BOARD_GROUND] = column;
    places.own[BOARD_LAMPS] = head;
    places.own[BOARD_FIRST] = cut_grid(at, &rest, SCORE_WIDE + PAD, !is_left);
    places.own[BOARD_MARK] = box_cut_bottom(&rest, 150, GAP);
    places.own[BOARD_SCORE] = rest;
    at->seat[seat] = places;
}

static void place_middle_lying(TableLayout *at, Box middle, float hand_high) {
    at->seat[at->bottom].own[BOARD_EFFECT] = box_cut_bottom(&middle, hand_high, GAP);
    at->middle = middle;
    at->marker = box_cut_top(&middle, 132, GAP + 6);
    float high = fminf(middle.height * 0.32f, 170), wide = high * at->card_shape;
    Box row = box_cut_top(&middle, high, 40);
    at->deck = box_place(box_column(row, 0, 2, 16), wide, high, 0.5f, 0.5f);
    at->dice =
        box_place(box_column(row, 1, 2, 16), box_column(row, 1, 2, 16).width, high * 0.62f, 0.5f, 0.5f);
    at->hand_pot = box_place(middle, POT_WIDE, POT_WIDE, 0.5f, 0.15f);
}

static void layout_lying(const SabaccTable *table, TableLayout *at, Box inner) {
    float hand_high = floorf(inner.height * 0.205f);
    float side = fminf((inner.width - MIDDLE_WIDE) / 2 - PAD, BOARD_WIDEST);
    Box all = box_place(inner, side * 2 + PAD * 2 + MIDDLE_WIDE, inner.height, 0.5f, 0);
    Box left = box_cut_left(&all, side, PAD), right = box_cut_right(&all, side, PAD);
    for (int seat = 0; seat < table->seats; seat++)
        lay_board(at, seat, seat == at->bottom ? left : right, hand_high, seat == at->bottom);
    place_middle_lying(at, all, hand_high);
}

/* ---- standing ---- */

static const float BAND_HIGH = 152, HAND_MAX = 206;

/* Beside the places: the plate, the sets won, the score; under them another's hand, or the effect of one's
 * own card. */
static void stand_board(TableLayout *at, int seat, Box box, Box hand) {
    SeatPlaces *places = &at->seat[seat];
    bool is_own = seat == at->bottom;
    Box rest = box_inset(box, PAD, PAD);
    Box first = cut_grid(at, &rest, 380, false);
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
    Box inner = at->is_portrait ? box_inset(at->box, 0, 20) : box_inset(at->box, 12, 14);
    if (at->bar.width > 0) inner.height = at->bar.y - inner.y;
    if (at->is_portrait)
        layout_standing(table, at, inner);
    else
        layout_lying(table, at, inner);
    at->discard = at->aside = at->deck;
    at->sabacc_pot = at->hand_pot;
}

/* A tenth card can only follow nine that exceed the goal: it overlaps the last of them, a little lower. */
Box table_laid_box(const TableFrame *frame, const Place *place) {
    Box first = frame->at.seat[place->seat].own[BOARD_FIRST];
    int last = SABACC_SET_CARDS - 1, at = place->slot < last ? place->slot : last;
    float beyond = place->slot > last ? (float)(place->slot - last) * first.height * 0.16f : 0;
    return (Box){first.x + (float)(at % BOARD_IN_A_ROW) * (first.width + BOARD_GAP),
                 first.y + (float)(at / BOARD_IN_A_ROW) * (first.height + BOARD_GAP) + beyond, first.width,
                 first.height};
}

Box table_side_box(const TableFrame *frame, const Place *place) {
    return table_hand_place(frame, &(Place){.kind = PLACE_HAND, .seat = place->seat});
}
