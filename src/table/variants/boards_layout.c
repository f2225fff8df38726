/* Where the cards of boards lie; and the layout of twin boards in portrait, one above the other before the
 * one who sits behind the far rail: the viewer's is below, with its hand under it. */
#include "table/variants/boards.h"

#include <math.h>

static const float PAD = 16;

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
    static const float COLUMN = 232, LAMPS = 40, HAND = 66;
    SeatPlaces *places = &at->seat[seat];
    Box rest = box_inset(box, 14, 12);
    float gaps = BOARD_GAP * (BOARD_ACROSS - 1), shape = at->card_shape;
    float high = (rest.height - BOARD_GAP * (BOARD_DOWN - 1)) / BOARD_DOWN;
    high = floorf(fminf(high, (rest.width - COLUMN - PAD - gaps) / BOARD_ACROSS / shape));
    float wide = high * shape;
    Box grid = box_cut_left(&rest, wide * BOARD_ACROSS + gaps, PAD);
    grid = box_place(grid, grid.width, high * BOARD_DOWN + BOARD_GAP * (BOARD_DOWN - 1), 0.5f, 0.5f);
    places->own[BOARD_GROUND] = box;
    places->own[BOARD_FIRST] = (Box){grid.x, grid.y, wide, high};
    places->own[BOARD_SCORE] = (Box){grid.x + grid.width - wide, grid.y, wide, high};
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
    static const float RAIL_HIGHER = 66; /* boards need more of the table than hands */
    static const float OWN_WIDE = 274, BAND = 108, HAND = 0.235f, BOARD_MOST = 310, AIR = 8;
    float unit = table_unit(at);
    at->room.y -= RAIL_HIGHER * unit;
    int other = 1 - at->bottom;
    at->seat[other] = table_seat_at_notch(at, inner, ROOM_WIDE / 2, 340, 0);
    at->seat[other].is_large = true;
    box_cut_top(&inner, at->seat[other].cards.y - inner.y, 0);
    Box hand = box_cut_bottom(&inner, fminf(inner.height * HAND, inner.width / 4 / at->card_shape), AIR);
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

/* The first row begins or ends with the place of the score: upright it ends so, otherwise on the side of the
 * other board. */
static void find_cell(const TableFrame *frame, int seat, int slot, int *column, int *row) {
    enum { BESIDE_SCORE = BOARD_ACROSS - 1 };
    bool is_first = seat != frame->at.bottom && !frame->at.is_portrait;
    *row = slot < BESIDE_SCORE ? 0 : 1;
    *column = *row == 0 ? slot + is_first : slot - BESIDE_SCORE;
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
