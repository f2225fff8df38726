/* The layout of a table for one player: the house sits opposite with cards as large as fit, its policy is
 * printed on the cloth, and the moves, if counted, are in the middle. */
#include "table/variants/house.h"

#include <math.h>

static const float LABEL_SCALE = 1.25f; /* of the words of its total */

/* The croupier stands at the far rail, the house's cards before them and their total below their middle. */
static SeatPlaces house_in_room(const TableLayout *at, Box inner) {
    static const float WIDE = 460, CARDS_WIDE = 640, CARD = 138, LABEL_WIDE = 320;
    float by = table_columns_scale(at);
    SeatPlaces places = table_seat_at_notch(at, inner, ROOM_WIDE / 2, WIDE, CARD);
    places.scale = LABEL_SCALE;
    places.is_large = true;
    float x = places.plate.x + places.plate.width / 2;
    places.cards.x = x - CARDS_WIDE * by / 2;
    places.cards.width = CARDS_WIDE * by;
    float foot = places.cards.y + places.cards.height;
    places.label = (Box){x - LABEL_WIDE / 2 * by, foot + 4, LABEL_WIDE * by, 66 * by};
    places.bet = (Box){x - (LABEL_WIDE / 2 + 170) * by, foot + 8, 150 * by, 48 * by};
    return places;
}

/* Upright their total is beside the plate, and the middle of the inlay is seen below their cards. */
static SeatPlaces house_upright(const TableLayout *at, Box inner) {
    static const float WIDE = 320, CARDS_WIDE = 560, CARD = 130, BESIDE = 20, LABEL_WIDE = 236;
    float by = table_unit(at);
    SeatPlaces places = table_seat_at_notch(at, inner, ROOM_WIDE / 2, WIDE, CARD);
    places.scale = LABEL_SCALE;
    places.is_large = true;
    Box plate = places.plate;
    places.cards.x = plate.x + (plate.width - CARDS_WIDE * by) / 2;
    places.cards.width = CARDS_WIDE * by;
    places.label = (Box){plate.x + plate.width + BESIDE, plate.y, LABEL_WIDE * by, plate.height};
    places.bet = (Box){plate.x - BESIDE - 150 * by, plate.y + 8, 150 * by, 48 * by};
    return places;
}

/* The pots at both sides of the house's cards, and the moves in place of one; the policy at the right hand.
 */
static void place_middle_in_room(TableLayout *at, const SabaccTable *table) {
    static const float LEFT = 450, RIGHT = 1470, ROW = 438, POT = 170, POLICY_WIDE = 392, POLICY_HIGH = 208,
                       POLICY_RIGHT = 1912;
    const TableRoom *room = &at->room;
    int left, whole;
    float x = table_column_x(at, (LEFT + RIGHT) / 2), y = table_room_y(room, ROW);
    float side = POT * table_columns_scale(at);
    table_place_pots(at, x, y, side, (RIGHT - LEFT - POT) * table_columns_scale(at));
    if (sabacc_moves(table, &left, &whole)) {
        at->own[HOUSE_MOVES] = (Box){table_column_x(at, LEFT) - 165, y - 76, 330, 152};
        at->hand_pot = at->sabacc_pot;
    }
    float foot = at->dice.y + at->dice.height, right = table_column_x(at, POLICY_RIGHT);
    at->own[HOUSE_POLICY] = (Box){right - POLICY_WIDE, foot - POLICY_HIGH, POLICY_WIDE, POLICY_HIGH};
}

/* Upright too, and under them deck, pile, the moves and the policy. */
static void place_middle_upright(TableLayout *at, const SabaccTable *table, Box row) {
    static const float POT = 136, CAPTION = 34, SIDE = 28, POLICY = 400, POLICY_HIGH = 140, BESIDE = 18,
                       ABOVE_WORDS = 14;
    const SeatPlaces *house = &at->seat[sabacc_house_seat(table)];
    float unit = table_unit(at), pot = POT * unit, y = house->cards.y + house->cards.height / 2;
    int left, whole;
    table_place_pots(at, row.x + row.width / 2, y, pot, row.width - 2 * pot - 8);
    float high = row.height - CAPTION, wide = table_lying_wide(at, high);
    at->deck = (Box){row.x + SIDE, row.y, wide, high};
    at->discard = (Box){at->deck.x + wide + 16, row.y, wide, high};
    at->aside = (Box){at->discard.x + 14, row.y - 16, high * at->card_shape, high};
    float from = at->discard.x + wide + BESIDE, policy = fminf(POLICY, row.x + row.width - from);
    at->own[HOUSE_POLICY] = box_place(row, policy, fminf(high, POLICY_HIGH), 1, 1);
    at->own[HOUSE_POLICY].y -= ABOVE_WORDS;
    if (!sabacc_moves(table, &left, &whole)) return;
    at->own[HOUSE_MOVES] = (Box){from, row.y, at->own[HOUSE_POLICY].x - BESIDE - from, high};
}

static const float INLAY_FOOT = 622; /* a row, as of table_layout_upright */

static void lay_out_upright(const SabaccTable *table, TableLayout *at, const LayoutRoom *room) {
    SeatPlaces *places = &at->seat[sabacc_house_seat(table)];
    *places = house_upright(at, room->inner);
    float top = fmaxf(places->cards.y + places->cards.height + 22, table_room_y(&at->room, INLAY_FOOT));
    Box rest = {room->inner.x, top, room->inner.width, at->marker.y - top - 4};
    at->middle = rest;
    place_middle_upright(at, table, rest);
}

void table_house_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    LayoutRoom room = table_layout_plain(table, at, raised);
    if (at->is_portrait) {
        lay_out_upright(table, at, &room);
    } else {
        at->seat[sabacc_house_seat(table)] = house_in_room(at, room.inner);
        place_middle_in_room(at, table);
    }
    at->dice = at->own[HOUSE_POLICY];
}
