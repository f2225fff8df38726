/* Where things rest on a table of twin boards: side by side where the screen lies, one above the other where
   it stands, the viewer's at the left or below, its hand under it. */
#include <math.h>

#include "table/variants/boards.h"

enum { PLACES_IN_A_ROW = 3 };
static const float PAD = 16, PLACE_GAP = 10, GAP = 14;

bool table_has_boards(const SabaccTable *table) {
    return (sabacc_table_game(table)->shows & SABACC_SHOWS_SETS) != 0;
}

static void place_stack(SeatPlaces *seat) {
    float wide = seat->plate.height * 1.15f;
    seat->stack = (Box){seat->plate.x + seat->plate.width - wide - 10,
                        seat->plate.y + seat->plate.height * 0.06f, wide, seat->plate.height * 0.56f};
}

static SeatPlaces seat_places(Box plate, Box cards, float card_height, bool is_large) {
    SeatPlaces seat = {.plate = plate,
                       .medal = box_place(plate, plate.height, plate.height, 0, 0.5f),
                       .cards = cards,
                       .card_height = card_height,
                       .scale = plate.height / 92,
                       .is_large = is_large};
    place_stack(&seat);
    seat.block = (Box){plate.x + plate.width - 54, plate.y + plate.height - 34, 42, 42};
    return seat;
}

/* Three times three places as large as they fit into the box, at its left or its right. */
static Box cut_grid(const TableLayout *at, BoardPlaces *board, Box *rest, float min_beside, bool is_right) {
    float shape = at->card_shape, gaps = PLACE_GAP * (PLACES_IN_A_ROW - 1);
    float high = (rest->height - gaps) / PLACES_IN_A_ROW;
    high = floorf(fminf(high, (rest->width - min_beside - gaps) / PLACES_IN_A_ROW / shape));
    float wide = high * shape;
    Box grid = {0, 0, wide * PLACES_IN_A_ROW + gaps, high * PLACES_IN_A_ROW + gaps};
    Box column = is_right ? box_cut_right(rest, grid.width, PAD) : box_cut_left(rest, grid.width, PAD);
    grid = box_place(column, grid.width, grid.height, 0.5f, 0.5f);
    board->first = (Box){grid.x, grid.y, wide, high};
    board->pitch = wide + PLACE_GAP;
    board->down = high + PLACE_GAP;
    return grid;
}

/* ---- lying ---- */

static const float MIDDLE_WIDE = 350, BOARD_WIDEST = 860, PLATE_HIGH = 100, PLATE_WIDE = 420,
                   SCORE_WIDE = 176;

/* The scores stand at the inner edges, where they face each other. */
static void lay_board(TableLayout *at, int seat, Box column, float hand_high, bool is_left) {
    BoardPlaces *board = &at->board[seat];
    Box hand = box_cut_bottom(&column, hand_high, GAP);
    board->box = column;
    Box rest = box_inset(column, PAD, PAD), head = box_cut_top(&rest, PLATE_HIGH, GAP);
    Box plate = is_left ? box_cut_left(&head, PLATE_WIDE, PAD) : box_cut_right(&head, PLATE_WIDE, PAD);
    board->lamps = head;
    cut_grid(at, board, &rest, SCORE_WIDE + PAD, !is_left);
    board->mark = box_cut_bottom(&rest, 150, GAP);
    board->score = rest;
    at->seat[seat] = seat_places(plate, hand, hand_high - 6, true);
}

static void place_middle_lying(TableLayout *at, Box middle, float hand_high) {
    at->board[at->bottom].told = box_cut_bottom(&middle, hand_high, GAP);
    at->middle = middle;
    at->marker = box_cut_top(&middle, 132, GAP + 6);
    float high = fminf(middle.height * 0.32f, 170), wide = high * at->card_shape;
    Box row = box_cut_top(&middle, high, 40);
    at->deck = box_place(box_column(row, 0, 2, 16), wide, high, 0.5f, 0.5f);
    at->dice =
        box_place(box_column(row, 1, 2, 16), box_column(row, 1, 2, 16).width, high * 0.62f, 0.5f, 0.5f);
    float pot = fminf(fminf(middle.height - 40, middle.width), 220);
    at->hand_pot = box_place(middle, pot, pot, 0.5f, 0.15f);
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

/* Beside the places: the plate, the sets won, the score; under them another's hand, or what one's own card
   does. */
static void stand_board(TableLayout *at, int seat, Box box, Box hand) {
    BoardPlaces *board = &at->board[seat];
    bool is_own = seat == at->bottom;
    board->box = box;
    Box rest = box_inset(box, PAD, PAD);
    cut_grid(at, board, &rest, 380, false);
    Box plate = box_cut_top(&rest, 96, 10);
    Box foot = box_cut_bottom(&rest, 96, 8);
    board->lamps = box_cut_top(&rest, 46, 6);
    board->score = box_cut_left(&rest, rest.width * 0.5f, 10);
    board->mark = rest;
    if (is_own) board->told = foot;
    at->seat[seat] = is_own ? seat_places(plate, hand, hand.height - 6, true)
                            : seat_places(plate, foot, foot.height - 8, true);
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

void table_layout_boards(const SabaccTable *table, TableLayout *at, Box inner) {
    if (at->is_portrait)
        layout_standing(table, at, inner);
    else
        layout_lying(table, at, inner);
    at->discard = at->aside = at->deck;
    at->sabacc_pot = at->hand_pot;
}

/* A tenth card can only follow on nine that count too much: it lies upon the last of them, a little lower. */
Box table_laid_box(const TableFrame *frame, int seat, int slot) {
    const BoardPlaces *board = &frame->at.board[seat];
    int last = SABACC_SET_CARDS - 1, at = slot < last ? slot : last;
    float beyond = slot > last ? (float)(slot - last) * board->first.height * 0.16f : 0;
    return (Box){board->first.x + (float)(at % PLACES_IN_A_ROW) * board->pitch,
                 board->first.y + (float)(at / PLACES_IN_A_ROW) * board->down + beyond, board->first.width,
                 board->first.height};
}
