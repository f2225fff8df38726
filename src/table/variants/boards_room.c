/* The boards in a room. Columns and rows are the room's (table/room.h); lengths are logical units at its
 * scale. */
#include <math.h>

#include "table/variants/boards.h"

static const float AXIS = ROOM_WIDE / 2, HALF_AXIS = 160; /* from it to a board */
static const float EDGE = 24, AIR = 10;                   /* at both sides of the table; between things */

/* ---- the rival ---- */

static SeatPlaces rival_places(const TableLayout *at, Box inner) {
    static const float WIDE = 340, CARD = 76, CARDS_WIDE = 330, LAMPS = 190, LAMPS_HIGH = 34, GAP = 12;
    float by = table_columns_scale(at);
    SeatPlaces places = table_seat_at_notch(at, inner, AXIS, WIDE, CARD);
    Box plate = places.plate;
    places.cards = box_place(places.cards, CARDS_WIDE * by, places.cards.height, 0.5f, 0);
    places.own[BOARD_LAMPS] =
        (Box){plate.x + plate.width + GAP * by, plate.y + (plate.height - LAMPS_HIGH) / 2, LAMPS, LAMPS_HIGH};
    return places;
}

/* ---- one's own ---- */

/* What is at the right of the hand belongs to the prompts. The plate is also below what lies at the left of
 * the table. */
static SeatPlaces own_places(const TableLayout *at, Box inner) {
    static const float PLATE = 116, PLATE_WIDE = 340, BETWEEN = 22, CARDS_END = 1218, CARD_MAX = 220,
                       CARD_SHARE = 0.235f, SHARE_OVER_BAR = 0.21f, LAMPS = 210, LAMPS_HIGH = 34, KEYS = 20;
    enum { HAND = 4 };
    bool has_block = at->bar.width > 0;
    float left = has_block ? fmaxf(table_room_x(&at->room, EDGE), EDGE)
                           : fmaxf(inner.x + 8, table_column_x(at, EDGE)),
          foot = inner.y + inner.height;
    SeatPlaces places = {.scale = PLATE / 92, .is_large = true};
    float plate = fminf(PLATE_WIDE, inner.width * 0.2f);
    places.plate = (Box){left, foot - PLATE - 8, plate, PLATE};
    float share = has_block ? CARD_SHARE : SHARE_OVER_BAR;
    float end = has_block ? at->bar.x - BETWEEN : table_column_x(at, CARDS_END);
    float x = fmaxf(left + plate + BETWEEN, inner.x), wide = fmaxf(end - x, 1);
    float fits = (wide / HAND - BOARD_GAP) / at->card_shape;
    places.card_height = floorf(fminf(fminf(fits, CARD_MAX), inner.height * share));
    places.cards = (Box){x, foot - KEYS - places.card_height, wide, places.card_height};
    places.medal = box_place(places.plate, PLATE, PLATE, 0, 0.5f);
    places.stack = table_stack_on(places.plate);
    places.block = (Box){left + plate - 54, places.plate.y + PLATE - 34, 42, 42};
    places.own[BOARD_LAMPS] = (Box){left, places.plate.y - LAMPS_HIGH - 10, LAMPS, LAMPS_HIGH};
    return places;
}

/* ---- the boards ---- */

static const float PAD = 10;

/* The size of a board whose cells have that height. */
static Box board_of(const TableLayout *at, float cell) {
    return (Box){.width = BOARD_ACROSS * cell * at->card_shape + (BOARD_ACROSS - 1) * BOARD_GAP + 2 * PAD,
                 .height = BOARD_DOWN * cell + (BOARD_DOWN - 1) * BOARD_GAP + 2 * PAD};
}

/* The height of the cloth's edge there. */
static float cloth_at(const TableRoom *room, float x) {
    static const float CLOTH = 92; /* from the outer edge of the rail to the cloth */
    return table_room_y(room, table_room_rail((x - room->x) / room->scale) + CLOTH);
}

/* One's own, as large as the cloth has room for both above `foot`: an outer corner is at the cloth's edge. */
static Box largest_board(const TableLayout *at, float foot, float *cell) {
    static const float MOST = 150, LEAST = 60;
    float axis = table_column_x(at, AXIS), right = table_column_x(at, AXIS - HALF_AXIS),
          left = table_column_x(at, EDGE);
    for (float high = MOST;; high--) {
        Box board = board_of(at, high);
        board.x = right - board.width;
        board.y = fmaxf(cloth_at(&at->room, board.x), cloth_at(&at->room, 2 * axis - board.x));
        *cell = high;
        if ((board.x >= left && board.y + board.height <= foot) || high <= LEAST) return board;
    }
}

static void place_board(SeatPlaces *places, Box board, float cell, float shape, bool is_own) {
    Box inner = box_inset(board, PAD, PAD);
    Box first = {inner.x, inner.y, cell * shape, cell}, score = first;
    if (is_own) score.x = inner.x + inner.width - score.width;
    places->own[BOARD_GROUND] = board;
    places->own[BOARD_FIRST] = first;
    places->own[BOARD_SCORE] = score;
    static const float MARK_HIGH = 30, CORNER = 34;
    places->own[BOARD_MARK] =
        (Box){board.x + CORNER, board.y - MARK_HIGH * 0.6f, board.width - 2 * CORNER, MARK_HIGH};
}

/* ---- the axis, and the rest ---- */

/* Between the boards, from the rival's plate down to one's hand: the deck, the wagers under it. */
static void place_axis(TableLayout *at, const SeatPlaces *rival, Box board) {
    static const float CAPTION = 36, DECK_MAX = 120, RING_MAX = 150, EFFECT_HIGH = 172;
    float x = table_column_x(at, AXIS), half = x - board.x - board.width - AIR;
    float top = rival->cards.y + rival->cards.height + AIR * 1.4f, foot = board.y + board.height;
    float high = fminf((foot - top) * 0.42f, DECK_MAX), wide = table_lying_wide(at, high);
    at->deck = (Box){x - wide / 2, top, wide, high};
    float ring_top = top + high + CAPTION, ring = fminf(foot - ring_top - AIR, RING_MAX);
    at->hand_pot = (Box){x - ring / 2, ring_top, ring, ring};
    float begin = rival->plate.y + rival->plate.height + AIR;
    at->middle = (Box){x - half, begin, 2 * half, foot - begin};
    at->seat[at->bottom].own[BOARD_EFFECT] = (Box){x - half, foot - EFFECT_HIGH, 2 * half, EFFECT_HIGH};
}

static const float DICE_WIDE = 270, DICE_HIGH = 84, DICE_WORDS = 28; /* and what they mean, below them */

/* Below the boards: on the axis above one's own hand, or over a bar as wide as the screen at the right hand.
 */
static void place_dice(TableLayout *at, float top) {
    float by = table_columns_scale(at), wide = DICE_WIDE * by;
    float x =
        at->bar.width > 0 ? table_column_x(at, AXIS) - wide / 2 : table_column_x(at, ROOM_WIDE - EDGE) - wide;
    at->dice = (Box){x, top, wide, DICE_HIGH * by};
}

/* Where the boards end: above one's own hand, and above the dice or the prompts. */
static float foot_of_boards(const TableLayout *at, float hand) {
    static const float PROMPTS = 790; /* a row */
    if (at->bar.width <= 0) return fminf(hand - AIR, table_room_y(&at->room, PROMPTS));
    float dice = (DICE_HIGH + DICE_WORDS) * table_columns_scale(at);
    return fminf(hand - dice - AIR, at->bar.y - AIR);
}

void table_boards_lay_in_room(const SabaccTable *table, TableLayout *at) {
    Box inner = box_inset(at->box, 12, 10);
    int other = 1 - at->bottom;
    (void)table;
    SeatPlaces own = own_places(at, inner), rival = rival_places(at, inner);
    float foot = foot_of_boards(at, own.cards.y), cell;
    Box board = largest_board(at, foot, &cell), across = board;
    across.x = 2 * table_column_x(at, AXIS) - board.x - board.width;
    place_board(&own, board, cell, at->card_shape, true);
    place_board(&rival, across, cell, at->card_shape, false);
    at->seat[at->bottom] = own;
    at->seat[other] = rival;
    place_axis(at, &rival, board);
    place_dice(at, board.y + board.height + AIR);
}
