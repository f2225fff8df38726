/* The layout of twin boards: side by side in landscape, one above the other in portrait, before the one who
 * sits behind the far rail; the viewer's at the left or below, with its hand under it. */
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

/* ---- upright ---- */

/* Two rows of places; beside them the score, and under it the sets won and marks, over which the effect of
 * one's own card lies. Another's hand is there too. */
static void lay_upright_board(TableLayout *at, int seat, Box box) {
    static const float COLUMN = 232, LAMPS = 40, HAND = 66;
    SeatPlaces *places = &at->seat[seat];
    Box rest = box_inset(box, 14, 12), score, foot;
    float gaps = BOARD_GAP * (BOARD_IN_A_ROW_UPRIGHT - 1), shape = at->card_shape;
    float high = fminf((rest.height - BOARD_GAP) / 2,
                       (rest.width - COLUMN - PAD - gaps) / BOARD_IN_A_ROW_UPRIGHT / shape);
    high = floorf(high);
    float wide = high * shape;
    Box grid = box_cut_left(&rest, wide * BOARD_IN_A_ROW_UPRIGHT + gaps, PAD);
    grid = box_place(grid, grid.width, high * 2 + BOARD_GAP, 0.5f, 0.5f);
    places->own[BOARD_GROUND] = box;
    places->own[BOARD_FIRST] = (Box){grid.x, grid.y, wide, high};
    score = box_cut_top(&rest, fminf(rest.height * 0.42f, 110), 8), foot = rest;
    places->own[BOARD_SCORE] = score;
    places->own[BOARD_LAMPS] = box_cut_top(&rest, LAMPS, 4);
    places->own[BOARD_MARK] = rest;
    if (seat == at->bottom) {
        places->own[BOARD_EFFECT] = foot;
        return;
    }
    places->cards = box_cut_bottom(&rest, HAND, 4);
    places->card_height = HAND;
    places->own[BOARD_MARK] = rest;
}

/* Between the boards: one's own plate over one's board, which set it is, deck, dice and prize. */
static void place_band(TableLayout *at, Box band) {
    static const float MARKER = 226, AIR = 12;
    at->middle = band;
    at->marker = box_cut_left(&band, MARKER, AIR);
    float high = band.height * 0.72f, wide = high * at->card_shape;
    at->deck = box_place(box_cut_left(&band, wide, AIR), wide, high, 0.5f, 0);
    at->hand_pot = box_place(box_cut_right(&band, band.height, AIR), band.height, band.height, 0.5f, 0.5f);
    at->dice = box_place(band, band.width, band.height * 0.9f, 0.5f, 0.5f);
}

static void layout_upright(TableLayout *at, Box inner) {
    static const float RAIL_HIGHER = 66; /* boards need more of the table than hands */
    static const float OWN_WIDE = 274, BAND = 108, HAND = 0.235f, BOARD_MOST = 310, AIR = 8;
    float unit = table_unit(at);
    at->room.y -= RAIL_HIGHER * unit;
    int other = 1 - at->bottom;
    at->seat[other] = table_seat_at_notch(at, inner, ROOM_WIDE / 2, 340, 0, 1);
    at->seat[other].is_large = true;
    box_cut_top(&inner, at->seat[other].cards.y - inner.y, 0);
    Box hand = box_cut_bottom(&inner, fminf(inner.height * HAND, inner.width / 4 / at->card_shape), AIR);
    float high = fminf((inner.height - BAND * unit) / 2 - AIR, BOARD_MOST * unit);
    lay_upright_board(at, other, box_cut_top(&inner, high, AIR));
    Box own = box_cut_bottom(&inner, high, AIR);
    Box plate = box_cut_left(&inner, OWN_WIDE, 12);
    at->seat[at->bottom] =
        seat_places(box_place(plate, OWN_WIDE, fminf(plate.height, 96), 0, 1), hand, hand.height - 6);
    lay_upright_board(at, at->bottom, own);
    place_band(at, inner);
}

void table_boards_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    (void)raised;
    Box inner = box_inset(at->box, 12, at->is_portrait ? 10 : 14);
    if (at->is_portrait)
        layout_upright(at, inner);
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
    int row = frame->at.is_portrait ? BOARD_IN_A_ROW_UPRIGHT : BOARD_IN_A_ROW;
    return (Box){first.x + (float)(at % row) * (first.width + BOARD_GAP),
                 first.y + (float)(at / row) * (first.height + BOARD_GAP) + beyond, first.width,
                 first.height};
}

Box table_side_box(const TableFrame *frame, const Place *place) {
    return table_hand_place(frame, &(Place){.kind = PLACE_HAND, .seat = place->seat});
}
