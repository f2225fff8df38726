/* The layout of a table for one player: the house sits opposite with cards as large as fit, its policy is
 * printed on the cloth, and the moves, if counted, are in the middle. */
#include "table/variants/house.h"

#include <math.h>

static const float LYING_SCALE = 1.6f, STANDING_SCALE = 1.25f; /* of the words of its total */

/* Landscape: plate at the left of the cards and the total at their right, as with the player's own. */
static SeatPlaces house_lying(Box inner) {
    SeatPlaces places = {.scale = LYING_SCALE, .is_large = true, .card_height = 190};
    places.cards = box_place((Box){inner.x, inner.y + 20, inner.width, places.card_height}, 640,
                             places.card_height, 0.5f, 0);
    places.plate = (Box){places.cards.x - 44 - 360, places.cards.y + 24, 360, 106};
    places.label = (Box){places.cards.x + places.cards.width + 44, places.cards.y + 34, 300, 100};
    places.bet = (Box){places.plate.x + 120, places.plate.y + places.plate.height + 8, 220, 52};
    return places;
}

static SeatPlaces house_standing(Box inner) {
    SeatPlaces places = {.scale = STANDING_SCALE, .is_large = true, .card_height = 184};
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

static void place_middle_lying(TableLayout *at, const SabaccTable *table, Box middle) {
    int left, whole;
    float x = middle.x + middle.width / 2, y = middle.y + (middle.height - 34) / 2;
    static const float ASIDE = 44; /* a single pot beside the moves is further out */
    bool has_moves_and_pot = sabacc_plays_for_credits(table) && sabacc_moves(table, &left, &whole);
    float high = fminf(216, middle.height - 60), reach = high + 13 + 84 + (has_moves_and_pot ? ASIDE : 0);
    table_place_pots(at, x, y, high, 26);
    place_moves(at, table, x, y, high);
    place_piles(at, x - reach - high * at->card_shape * 2 - 24, y, high);
    at->own[HOUSE_POLICY] = (Box){x + high + 87, y - 100, 430, 200};
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

void table_house_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    LayoutRoom room = table_layout_plain(table, at, raised, 0);
    SeatPlaces *places = &at->seat[sabacc_house_seat(table)];
    Box inner = room.inner;
    *places = at->is_portrait ? house_standing(inner) : house_lying(inner);
    place_on_plate(places);
    float top = at->is_portrait ? places->plate.y + places->plate.height + 24
                                : places->cards.y + places->cards.height + 26;
    Box rest = {inner.x, top, inner.width, room.own.y - top - 18};
    at->middle = rest;
    at->marker = box_cut_bottom(&rest, 46, 4);
    if (at->is_portrait)
        place_middle_standing(at, table, rest);
    else
        place_middle_lying(at, table, rest);
    at->dice = at->own[HOUSE_POLICY];
}
