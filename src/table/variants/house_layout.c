/* The layout of a table for one player: the house sits opposite with cards as large as fit, its policy is
 * printed on the cloth, and the moves, if counted, are in the middle. */
#include "table/variants/house.h"

#include <math.h>

static const float LABEL_SCALE = 1.25f; /* of the words of its total */

/* In a room the croupier stands at the far rail, the house's cards before them and their total below. */
static SeatPlaces house_in_room(const TableLayout *at, Box inner) {
    static const float WIDE = 460, CARDS_WIDE = 640, CARD = 138, LABEL_WIDE = 320;
    float by = table_columns_scale(at);
    SeatPlaces places = table_seat_at_notch(at, inner, ROOM_WIDE / 2, WIDE, CARD, 1);
    places.scale = LABEL_SCALE;
    places.is_large = true;
    float x = places.plate.x + places.plate.width / 2;
    places.cards.x = x - CARDS_WIDE * by / 2;
    places.cards.width = CARDS_WIDE * by;
    float foot = places.cards.y + places.cards.height;
    places.label = (Box){x - 60 * by, foot + 4, LABEL_WIDE * by, 66 * by};
    places.bet = (Box){x - 230 * by, foot + 8, 150 * by, 48 * by};
    return places;
}

static SeatPlaces house_standing(Box inner) {
    SeatPlaces places = {.scale = LABEL_SCALE, .is_large = true, .card_height = 184};
    places.cards = box_place((Box){inner.x, inner.y + 40, inner.width, places.card_height}, inner.width - 120,
                             places.card_height, 0.5f, 0);
    float y = places.cards.y + places.card_height + 16;
    places.plate = (Box){inner.x + 36, y, 370, 100};
    places.bet = (Box){inner.x + 424, y + 22, 170, 56};
    places.label = (Box){inner.x + inner.width - 286, y, 250, 96};
    return places;
}

/* The house's purse is an account: its chips come from and go to the portrait. */
static void place_on_plate(SeatPlaces *places) {
    Box plate = places->plate;
    places->medal = box_place(plate, plate.height, plate.height, 0, 0.5f);
    places->stack = box_place(plate, plate.height * 1.1f, plate.height * 0.56f, 0.9f, 0.2f);
    places->block = (Box){plate.x + plate.width - 50, plate.y + plate.height - 32, 44, 44};
}

/* A single pot is placed where the moves leave room. */
static void place_moves(TableLayout *at, const SabaccTable *table, float x, float y, float side) {
    int left, whole;
    if (!sabacc_moves(table, &left, &whole)) return;
    at->own[HOUSE_MOVES] = (Box){x - 190, y - 76, 380, 152};
    if (!sabacc_plays_for_credits(table)) return;
    at->own[HOUSE_MOVES] = (Box){x - 60, y - 76, 330, 152};
    at->hand_pot = (Box){x - 100 - side, y - side / 2, side, side};
}

static void place_piles(TableLayout *at, float left, float y, float high) {
    float wide = high * at->card_shape;
    at->deck = (Box){left, y - high / 2, wide, high};
    at->discard = (Box){left + wide + 24, y - high / 2, wide, high};
    at->aside = (Box){at->discard.x + 14, at->discard.y - 22, wide, high};
}

/* The pots at both sides of the house's cards, and the moves in place of one; the policy at the right hand.
 */
static void place_middle_in_room(TableLayout *at, const SabaccTable *table) {
    static const float LEFT = 450, RIGHT = 1470, ROW = 438, POT = 170, POLICY_WIDE = 360, POLICY_HIGH = 208,
                       POLICY_RIGHT = 1880;
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

/* Portrait: the pots above the deck and the policy. */
static void place_middle_standing(TableLayout *at, const SabaccTable *table, Box middle) {
    float x = middle.x + middle.width / 2, row = middle.height / 2, pot = fminf(196, row - 50);
    float upper = middle.y + row / 2 - 6, lower = middle.y + row * 1.5f;
    table_place_pots(at, x, upper, pot, 60);
    place_moves(at, table, x, upper, pot);
    float high = fminf(200, row - 44);
    place_piles(at, middle.x + 70, lower, high);
    float policy = fminf(200, row - 12);
    at->own[HOUSE_POLICY] = (Box){middle.x + middle.width - 416 - 60, lower - policy / 2, 416, policy};
}

static void lay_out_upright(const SabaccTable *table, TableLayout *at, const LayoutRoom *room) {
    SeatPlaces *places = &at->seat[sabacc_house_seat(table)];
    *places = house_standing(room->inner);
    place_on_plate(places);
    float top = places->plate.y + places->plate.height + 24;
    Box rest = {room->inner.x, top, room->inner.width, room->own.y - top - 18};
    at->middle = rest;
    at->marker = box_cut_bottom(&rest, 46, 4);
    place_middle_standing(at, table, rest);
}

void table_house_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    LayoutRoom room = table_layout_plain(table, at, raised, 0);
    if (at->is_portrait) {
        lay_out_upright(table, at, &room);
    } else {
        at->seat[sabacc_house_seat(table)] = house_in_room(at, room.inner);
        place_middle_in_room(at, table);
    }
    at->dice = at->own[HOUSE_POLICY];
}
