/* The boards in a room. Columns and rows are the room's (table/room.h); lengths are logical units at its
 * scale. */
#include <math.h>

#include "table/variants/boards.h"

static const float AXIS = ROOM_WIDE / 2, HALF_AXIS = 150; /* from it to a board */
static const float EDGE = 24, AIR = 10;                   /* at both sides of the table; between things */

/* ---- the rival ---- */

static SeatPlaces rival_places(const TableLayout *at, Box inner) {
    static const float WIDE = 340, CARD = 76, CARDS_WIDE = 330, GAP = 12, WON = 160;
    float by = table_columns_scale(at);
    SeatPlaces places = table_seat_at_notch(at, inner, AXIS, WIDE, CARD);
    Box plate = places.plate;
    places.cards = box_place(places.cards, CARDS_WIDE * by, places.cards.height, 0.5f, 0);
    /* what it wins, beside its hand: below that is the deck */
    places.label.x = places.cards.x + places.cards.width;
    places.label.y = plate.y + plate.height + GAP * by;
    places.label.width = WON * by;
    places.bet = places.label;
    return places;
}

/* ---- one's own ---- */

/* On the axis, or as near to it as the prompts at the right of the hand allow. The plate is also below what
 * lies at the left of the table. */
static SeatPlaces own_places(const TableLayout *at, Box inner) {
    static const float PLATE = 116, PLATE_WIDE = 340, BETWEEN = 22, CARDS_END = 1218, CARD_MAX = 220,
                       CARD_SHARE = 0.235f, SHARE_OVER_BAR = 0.21f, KEYS = 20, WON_HIGH = 78;
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
    float fits = (wide / HAND - BOARD_GAP) / at->card_shape, axis = table_column_x(at, AXIS);
    places.card_height = floorf(fminf(fminf(fits, CARD_MAX), inner.height * share));
    if (!has_block) wide = fmaxf(wide, 2 * (axis - x));
    places.cards = (Box){x, foot - KEYS - places.card_height, wide, places.card_height};
    places.middle = axis;
    places.medal = box_place(places.plate, PLATE, PLATE, 0, 0.5f);
    places.stack = table_stack_on(places.plate);
    places.block = (Box){left + plate - 54, places.plate.y + PLATE - 34, 42, 42};
    places.bet = (Box){left, places.plate.y - WON_HIGH - AIR, plate + BETWEEN - AIR, WON_HIGH};
    return places;
}

/* ---- the boards ---- */

/* The height of the cloth's edge there. */
static float cloth_at(const TableRoom *room, float x) {
    return table_room_y(room, table_room_cloth((x - room->x) / room->scale));
}

/* One's own, as large as the cloth has room for both above `foot`, in whose cells cards are seen so high: its
 * far outer corner is at the cloth's edge. */
static void place_largest(TableLayout *at, float foot) {
    static const float MOST = 130, LEAST = 50, SEEN = 0.68f; /* of a card's height */
    float axis = table_column_x(at, AXIS), right = table_column_x(at, AXIS - HALF_AXIS),
          left = table_column_x(at, EDGE);
    SeatPlaces *own = &at->seat[at->bottom];
    for (float high = MOST; high >= LEAST; high--) {
        Box size = table_board_size(high / SEEN * at->card_shape, high);
        float wide = size.width, deep = size.height;
        own->own[BOARD_NEAR] = (Box){right - wide, foot - deep, wide, deep};
        BoardShape board = table_board_shape(at, at->bottom);
        float outer = right - wide + (axis - right + wide) * board.narrower;
        float edge = fmaxf(cloth_at(&at->room, outer), cloth_at(&at->room, 2 * axis - outer));
        if (right - wide >= left && foot - deep >= edge) break;
    }
}

/* At its far edge, beside the rival's hand. */
static void place_marks(TableLayout *at, int seat) {
    static const float MARK_HIGH = 30, CORNER = 34;
    BoardShape board = table_board_shape(at, seat);
    Box hand = at->seat[1 - at->bottom].cards;
    float far = board.box.width * (1 - board.narrower);
    float left = board.box.x + (board.box.width - far + board.lean) / 2 + CORNER,
          right = left + far - 2 * CORNER;
    if (seat == at->bottom)
        right = fminf(right, hand.x - AIR);
    else
        left = fmaxf(left, hand.x + hand.width + AIR);
    at->seat[seat].own[BOARD_MARK] = (Box){left, board.box.y - MARK_HIGH * 0.6f, right - left, MARK_HIGH};
}

/* ---- the axis, and the rest ---- */

/* Between the boards, from the rival's plate down to one's hand: the deck, the wagers under it. */
static void place_axis(TableLayout *at, const SeatPlaces *rival, Box board) {
    static const float CAPTION = 36, DECK_MAX = 120, RING_MAX = 150, EFFECT_HIGH = 172;
    Box ground = at->seat[at->bottom].own[BOARD_GROUND];
    float x = table_column_x(at, AXIS), half = x - ground.x - ground.width - AIR,
          near = x - board.x - board.width - AIR;
    float top = rival->cards.y + rival->cards.height + AIR * 1.4f, foot = board.y + board.height;
    float high = fminf((foot - top) * 0.42f, DECK_MAX), wide = table_lying_wide(at, high);
    at->deck = (Box){x - wide / 2, top, wide, high};
    float ring_top = top + high + CAPTION, ring = fminf(foot - ring_top - AIR, RING_MAX);
    at->hand_pot = (Box){x - ring / 2, ring_top, ring, ring};
    float begin = rival->plate.y + rival->plate.height + AIR;
    at->middle = (Box){x - half, begin, 2 * half, foot - begin};
    at->seat[at->bottom].own[BOARD_EFFECT] = (Box){x - near, foot - EFFECT_HIGH, 2 * near, EFFECT_HIGH};
}

/* At the right, beside one's own hand; above prompts, if there are any, also on the rival's board: while dice
 * matter nothing lies there. */
static void place_dice(TableLayout *at, Box hand) {
    static const float WIDE = 250, HIGH = 92, WORDS = 30; /* and what they mean, below them */
    float by = table_columns_scale(at), wide = WIDE * by, high = HIGH * by;
    float foot = hand.y + (hand.height + high - WORDS * by) / 2;
    if (at->bar.width > 0) foot = fminf(hand.y, at->bar.y) - AIR - WORDS * by;
    at->dice = (Box){table_column_x(at, ROOM_WIDE - EDGE) - wide, foot - high, wide, high};
}

/* Where the boards end: above one's own hand, and above the prompts. */
static float foot_of_boards(const TableLayout *at, float hand) {
    static const float PROMPTS = 790; /* a row */
    if (at->bar.width <= 0) return fminf(hand - AIR, table_room_y(&at->room, PROMPTS));
    return fminf(hand, at->bar.y) - AIR;
}

void table_boards_lay_in_room(const SabaccTable *table, TableLayout *at) {
    Box inner = box_inset(at->box, 12, 10);
    int other = 1 - at->bottom;
    (void)table;
    SeatPlaces own = own_places(at, inner), rival = rival_places(at, inner);
    at->seat[at->bottom] = own;
    at->seat[other] = rival;
    place_largest(at, foot_of_boards(at, own.cards.y));
    Box near = at->seat[at->bottom].own[BOARD_NEAR], across = near;
    across.x = 2 * table_column_x(at, AXIS) - near.x - near.width;
    at->seat[other].own[BOARD_NEAR] = across;
    for (int seat = 0; seat < 2; seat++) {
        table_place_board(at, seat);
        place_marks(at, seat);
    }
    place_axis(at, &rival, near);
    place_dice(at, own.cards);
}
