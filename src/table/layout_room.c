/* The layout in landscape: the table stands in its room, seen from one's own chair. The others sit at notches
 * of the far rail, each with a plate on its bevel and the cards on the cloth before it; the pots are in the
 * middle, deck and pile at one's left hand, the dice at the right. */
#include "table/layout.h"

#include <math.h>

#include "table/figure.h"
#include "table/variants/plain.h"

/* Where the others sit, clockwise from the left: columns of the room. */
static const float seats_at[SABACC_MAX_SEATS - 1][SABACC_MAX_SEATS - 1] = {
    {960},
    {500, 1420},
    {262, 960, 1658},
    {222, 690, 1230, 1698},
    {190, 570, 960, 1350, 1730},
    {166, 474, 800, 1120, 1446, 1754},
    {138, 410, 684, 960, 1236, 1510, 1782},
};

/* The width of a seat's unit by the number of others: plate, and under it cards and bet. */
static const float units_wide[SABACC_MAX_SEATS - 1] = {340, 340, 340, 330, 320, 290, 244};
static const float PLATE_HIGH = 56, PLATE_AIR = 2; /* below it */
static const float CARDS_BELOW = 78;               /* the rail's edge */
static const float CARD_HIGH = 124, CARD_HIGH_OF_MANY = 112;
enum { MANY = 3 }; /* from more others on there is less room before each */

static const float FIGURE_MOST = 1.2f; /* of its seat's width */

/* A figure's picture, and how much smaller it is at the middle of the far rail; and in it the rail's edge and
 * the head, as shares of its side. */
static const float FIGURE_WIDE = 252, FIGURE_FAR = 0.93f, FIGURE_RAIL = 0.93f, HEAD_TOP = 0.1f,
                   HEAD_WIDE = 0.66f, HEAD_HIGH = 0.6f;
/* Who sits further from the middle than that, in shares of the table's box, turns to it. */
static const float AHEAD = 0.17f;
/* Below what is over the table's box, in columns, nobody's head is higher. */
static const float FIGURE_AIR = 16;

/* What lies on the cloth before those who sit where the rail turns is this much further in and down, in
 * columns: the rail does not lie under it. */
static const float INWARD = 28, DOWN = 32, DOWN_OF_MANY = 22, RAIL_TURNS = 540, RAIL_TURNED = 330;

/* How wide the middle of the table is, and the row above which the cards over it end; with many others the
 * pots are below those. */
static const float MIDDLE_WIDE = 920, MIDDLE_TOP = 496, MIDDLE_TOP_OF_MANY = 466;

float table_columns_scale(const TableLayout *at) { return fminf(at->room.scale, at->box.width / ROOM_WIDE); }

float table_column_x(const TableLayout *at, float column) {
    float across = at->box.width / ROOM_WIDE;
    return across < at->room.scale ? at->box.x + column * across : table_room_x(&at->room, column);
}

float table_lying_wide(const TableLayout *at, float high) {
    static const float SEEN = 0.68f; /* of its height */
    return high / SEEN * at->card_shape;
}

float table_laid_slope(const SeatPlaces *places) { return places->slope * places->along * places->lies; }

float table_laid_shape(float card_shape, float lies) {
    static const float SEEN = TABLE_LAID_SEEN;
    return card_shape * (1 + (1 / SEEN - 1) * lies);
}

float table_unit(const TableLayout *at) {
    static const float USUAL_WIDE = 900, USUAL_HIGH = 1276, MORE = 1.1f, LEAST = 0.86f;
    if (!at->is_portrait) return table_columns_scale(at);
    return fminf(at->box.width / USUAL_WIDE, fmaxf(at->box.height / USUAL_HIGH * MORE, LEAST));
}

/* In landscape whoever sits in the far row is smaller, and sits lower where there is little room. */
static Box figure_box(const TableLayout *at, float column, float side) {
    const TableRoom *room = &at->room;
    float row = table_room_rail(column), far = table_room_rail(ROOM_WIDE / 2), near = table_room_rail(0);
    if (!at->is_portrait) side *= FIGURE_FAR + (1 - FIGURE_FAR) * (row - far) / (near - far);
    float y = table_room_y(room, row) - side * FIGURE_RAIL;
    if (!at->is_portrait) y = fmaxf(y, at->box.y + FIGURE_AIR * room->scale);
    return (Box){table_room_x(room, column) - side / 2, y, side, side};
}

/* From the rail's edge to below the fingers, in shares of the figure's side. */
static const float HAND_HIGH = 0.092f, FINGERS_HIGH = 0.07f; /* of the figure's side; at least */

/* Below the hands, along the rail, but above the cards; its chips and the dealer's block on it. */
static void place_plate(const TableLayout *at, SeatPlaces *places) {
    static const float HAND_ASIDE = 0.2f; /* of the figure's side: the foot is that of the lower one */
    float slopes = fabsf(tanf(places->slope)), raised = slopes * HAND_ASIDE * places->figure.width;
    float rail = figure_arms(&at->room, places->figure).foot - raised;
    Box *plate = &places->plate;
    float below = places->cards.y - plate->height * (1 + PLATE_AIR / PLATE_HIGH) - raised;
    float hands = rail + places->figure.width * FINGERS_HIGH;
    plate->y = fminf(rail + places->figure.width * HAND_HIGH, fmaxf(below, hands));
    places->stack.y = plate->y + plate->height / 2;
    float aside = places->block.x + places->block.width / 2 - plate->x - plate->width / 2;
    places->block.y = plate->y - places->block.height * 0.8f + aside * tanf(places->slope);
}

static Box head_of(Box figure) {
    float wide = figure.width * HEAD_WIDE;
    return (Box){figure.x + (figure.width - wide) / 2, figure.y + figure.height * HEAD_TOP, wide,
                 figure.height * HEAD_HIGH};
}

void table_lay_before(SeatPlaces *places) {
    static const float AIR = 4, WORDS = 36, ALONG = 0.5f; /* the cloth's edge is less steep than the rail's */
    float scale = places->scale;
    Box cards = places->cards;
    places->lies = 1;
    places->along = ALONG;
    places->label = (Box){cards.x, cards.y + places->card_height + AIR * scale, cards.width, WORDS * scale};
    places->bet = places->label;
}

SeatPlaces table_seat_at_notch(const TableLayout *at, Box inner, float column, float wide, float card_high) {
    const TableRoom *room = &at->room;
    float scale = table_unit(at), middle = table_column_x(at, column);
    static const float UPRIGHT = 0.93f; /* there a lamp hangs low over the middle */
    float side = FIGURE_WIDE * (at->is_portrait ? scale * UPRIGHT : room->scale);
    SeatPlaces places = {.scale = fminf(scale, 1.1f), .card_height = card_high * scale};
    float most = wide * scale * FIGURE_MOST * (at->is_portrait ? UPRIGHT : 1);
    column = (middle - room->x) / room->scale;
    float x = middle - wide * scale / 2;
    x = fminf(fmaxf(x, inner.x), inner.x + inner.width - wide * scale);
    places.figure = figure_box(at, column, fminf(side, most));
    places.figure.x = x + (wide * scale - places.figure.width) / 2;
    float aside = (middle - at->box.x) / at->box.width - 0.5f;
    places.turn = fabsf(aside) < AHEAD ? 0 : aside < 0 ? 1 : -1;
    places.medal = head_of(places.figure);
    FigureArms arms = figure_arms(room, places.figure);
    places.arms = arms.box;
    places.slope = arms.slope;
    places.plate = (Box){x, 0, wide * scale, PLATE_HIGH * scale};
    static const float IN = 8; /* so that the hands of neighbours are told apart */
    float below = table_room_y(room, table_room_rail(column)) + CARDS_BELOW * scale;
    places.cards = (Box){x + IN * scale, below, places.plate.width - 2 * IN * scale, places.card_height};
    table_lay_before(&places);
    places.stack = (Box){x + (wide - 16 - 84) * scale, 0, 84 * scale, 22 * scale};
    places.block = (Box){x - 6 * scale, 0, 38 * scale, 38 * scale};
    place_plate(at, &places);
    return places;
}

static void move_cards(SeatPlaces *places, float across, float down) {
    Box *boxes[] = {&places->cards, &places->bet, &places->label};
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) boxes[i]->x += across, boxes[i]->y += down;
}

/* How far the rail has turned at the outer end of a plate: 0 … 1. */
static float turned_at(const TableLayout *at, Box plate) {
    float left = (plate.x - at->room.x) / at->room.scale, wide = plate.width / at->room.scale;
    float end = fminf(left, ROOM_WIDE - left - wide);
    return fminf(fmaxf((RAIL_TURNS - end) / (RAIL_TURNS - RAIL_TURNED), 0), 1);
}

/* Down from its plate, but neither into the middle nor onto one's own cards. */
static float down_from_rail(const TableLayout *at, const SeatPlaces *places, float turned, bool is_many) {
    static const float AIR = 2;
    float scale = table_columns_scale(at), half = MIDDLE_WIDE / 2 * scale;
    float x = table_column_x(at, ROOM_WIDE / 2), foot = places->cards.y + places->cards.height;
    float down = (is_many ? DOWN_OF_MANY : DOWN) * scale * turned;
    Box own = at->seat[at->bottom].cards, plate = places->plate;
    if (plate.x < x + half && plate.x + plate.width > x - half)
        down = fminf(down, table_room_y(&at->room, is_many ? MIDDLE_TOP_OF_MANY : MIDDLE_TOP) - foot);
    if (plate.x - INWARD * scale < own.x + own.width && plate.x + plate.width + INWARD * scale > own.x)
        down = fminf(down, own.y - AIR - places->label.y - places->label.height);
    Box label = places->label, bet = at->seat[at->bottom].bet;
    if (label.x < bet.x + bet.width && label.x + label.width > bet.x)
        down = fminf(down, bet.y - AIR - label.y - label.height);
    return fmaxf(down, 0);
}

/* From the middle outward, each as far as the next one's lets it. */
static void move_off_rail(const SabaccTable *table, TableLayout *at) {
    static const float BETWEEN = 4;
    int others = table->seats - 1;
    float scale = table_columns_scale(at);
    for (int side = -1; side <= 1; side += 2) {
        Box inner = {0};
        for (int i = (others - 1) / 2; i >= 0; i--) {
            int place = side < 0 ? i : others - 1 - i;
            SeatPlaces *places = &at->seat[(at->bottom + 1 + place) % table->seats];
            float turned = turned_at(at, places->plate), inward = INWARD * scale * turned;
            Box plate = places->plate;
            float room = side < 0 ? inner.x - plate.x - plate.width : plate.x - inner.x - inner.width;
            if (inner.width > 0) inward = fminf(inward, fmaxf(room - BETWEEN, 0));
            move_cards(places, side < 0 ? inward : -inward,
                       down_from_rail(at, places, turned, others > MANY));
            place_plate(at, places);
            inner = plate;
            inner.x += side < 0 ? inward : -inward;
        }
    }
}

/* Up to a pot beside a seat's cards, at that side of them. */
static float free_up_to(Box cards, float free, Box pot, bool is_left) {
    bool is_level = pot.y < cards.y + cards.height && cards.y < pot.y + pot.height;
    float to = is_left ? cards.x - pot.x - pot.width : pot.x - cards.x - cards.width;
    return is_level && to > -cards.width / 2 ? fminf(free, to) : free;
}

/* How much of the cloth beside a seat's cards is free at one side. */
static float free_beside(const SabaccTable *table, const TableLayout *at, Box inner, int place,
                         bool is_left) {
    int others = table->seats - 1, beside = place + (is_left ? -1 : 1);
    Box cards = at->seat[(at->bottom + 1 + place) % table->seats].cards;
    float free = is_left ? cards.x - inner.x : inner.x + inner.width - cards.x - cards.width;
    if (beside >= 0 && beside < others) {
        Box next = at->seat[(at->bottom + 1 + beside) % table->seats].cards;
        free = (is_left ? cards.x - next.x - next.width : next.x - cards.x - cards.width) / 2;
    }
    return free_up_to(cards, free_up_to(cards, free, at->hand_pot, is_left), at->sabacc_pot, is_left);
}

/* Hands take the cloth at both sides, up to what is there. */
static void widen(const SabaccTable *table, TableLayout *at, Box inner) {
    static const float MOST = 40, BETWEEN = 16;
    int others = table->seats - 1;
    float more[SABACC_MAX_SEATS], most = MOST * table_columns_scale(at);
    for (int i = 0; i < others; i++)
        more[i] = fminf(
            fminf(free_beside(table, at, inner, i, true), free_beside(table, at, inner, i, false)) - BETWEEN,
            most);
    for (int i = 0; i < others; i++) {
        SeatPlaces *places = &at->seat[(at->bottom + 1 + i) % table->seats];
        places->cards = box_inset(places->cards, -fmaxf(more[i], 0), 0);
    }
}

/* ---- one's own ---- */

/* Over a bar as wide as the screen, or beside one; below them are the caps of their keys. */
static const float OWN_HIGH = 314, OWN_HIGH_BESIDE = 396, OWN_KEYS = 20;
static const float OWN_MOST = 0.37f, OWN_MOST_BESIDE = 0.42f; /* of the table's height */
static const float OWN_RAISED = 0.44f;                        /* of what raises it, it does not give up */
static const float OWN_AIR = 12;                              /* above it */

static Box cut_own(const TableLayout *at, Box *rest, float raised) {
    bool is_beside = at->bar.width > 0;
    float high = (is_beside ? OWN_HIGH_BESIDE : OWN_HIGH) * fminf(at->room.scale, 1.2f),
          most = rest->height * (is_beside ? OWN_MOST_BESIDE : OWN_MOST);
    box_cut_bottom(rest, raised, 0);
    return box_cut_bottom(rest, fminf(high - raised * (1 - OWN_RAISED), most), OWN_AIR);
}

/* Beside the bar, or as far from the middle as a total at their right allows. */
static float end_of_own_cards(const TableLayout *at) {
    static const float GAP = 16, COLUMN = 1480;
    return at->bar.width > 0 ? at->bar.x - GAP : table_room_x(&at->room, COLUMN);
}

/* The plate at the left, also below what lies at the left of the table; large cards in the middle of the
 * room. */
static SeatPlaces own_places(const TableLayout *at, Box own) {
    static const float LEFT = 24, PLATE_WIDE = 300, GAP = 12, BET_WIDE = 190;
    SeatPlaces places = {
        .scale = 1.25f, .is_large = true, .is_held = true, .card_height = own.height - OWN_KEYS};
    places.plate =
        (Box){fmaxf(table_room_x(&at->room, LEFT), LEFT), own.y + own.height - 124, PLATE_WIDE, 116};
    float left = fmaxf(places.plate.x + PLATE_WIDE + GAP, at->box.x + GAP);
    places.cards = (Box){left, own.y, end_of_own_cards(at) - left, places.card_height};
    places.middle = table_room_x(&at->room, ROOM_WIDE / 2);
    places.bet = (Box){places.plate.x + (PLATE_WIDE - BET_WIDE) / 2, places.plate.y - 66, BET_WIDE, 58};
    places.stack = table_stack_on(places.plate);
    places.medal = box_place(places.plate, 116, 116, 0, 0.5f);
    places.block = (Box){places.plate.x + places.plate.width - 58, places.plate.y + 80, 50, 50};
    return places;
}

/* ---- the middle ---- */

/* What is before a hand is in the middle, and as a rule no wider than that. */
static Box words_before(const SeatPlaces *places) {
    static const float MOST = 200;
    return box_place(places->label, fminf(places->label.width, MOST * places->scale), places->label.height,
                     0.5f, 0);
}

/* Where the lowest of the others' cards, and what is before them, end between two x. */
static float foot_of(const SabaccTable *table, const TableLayout *at, float left, float right) {
    float foot = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        Box cards = at->seat[seat].cards, before = words_before(&at->seat[seat]);
        if (seat == at->bottom) continue;
        if (cards.x < right && cards.x + cards.width > left) foot = fmaxf(foot, cards.y + cards.height);
        if (before.x < right && before.x + before.width > left) foot = fmaxf(foot, before.y + before.height);
    }
    return foot;
}

static const float REACH = 360, REACH_HIGH = 148, REACH_AIR = 22, REACH_LEFT = 44; /* columns */

/* How high what lies between those two x may be, from the others' cards down to the foot. */
static float reach_high(const SabaccTable *table, const TableLayout *at, float left, float right,
                        float foot) {
    float free = foot - foot_of(table, at, left, right) - REACH_AIR;
    return fmaxf(fminf(REACH_HIGH * table_columns_scale(at), free), 0);
}

/* Deck and pile at the left hand: above the bet, or where they reach over one's own cards above these; and
 * smaller where one's own seat is raised. */
static void place_piles(const SabaccTable *table, TableLayout *at) {
    static const float CAPTION = 34, BETWEEN = 18, BESIDE = 0.6f, ABOVE = 22, ABOVE_BET = 10, AIR = 12,
                       LEAST = 220;
    const SeatPlaces *own = &at->seat[at->bottom];
    float scale = table_columns_scale(at);
    float x = fmaxf(table_column_x(at, REACH_LEFT), at->box.x + 28), end = x + REACH * scale;
    float beside = own->cards.x - AIR - x - BETWEEN;
    bool is_beside = beside > LEAST * scale;
    float foot = is_beside ? fminf(own->bet.y - ABOVE_BET, own->cards.y + own->card_height * BESIDE)
                           : own->cards.y - ABOVE;
    float high = reach_high(table, at, x, end, foot - CAPTION);
    high = fminf(high, (is_beside ? beside : end - x - BETWEEN) / 2 / table_lying_wide(at, 1));
    float wide = table_lying_wide(at, high);
    at->deck = (Box){x, foot - CAPTION - high, wide, high};
    at->discard = (Box){x + wide + BETWEEN, at->deck.y, wide, high};
    at->aside = (Box){at->discard.x + 14, at->discard.y - 22, high * at->card_shape, high};
}

/* The dice at the right hand, above the bar. */
static void place_dice(const SabaccTable *table, TableLayout *at) {
    static const float WIDE = 290, ABOVE = 44, ABOVE_BAR = 20;
    const SeatPlaces *own = &at->seat[at->bottom];
    float scale = table_columns_scale(at), foot = own->plate.y - 22 - ABOVE;
    float right = fminf(table_column_x(at, ROOM_WIDE - REACH_LEFT), at->box.x + at->box.width - 28);
    if (at->bar.width > 0) foot = fminf(foot, at->bar.y - ABOVE_BAR);
    float high = reach_high(table, at, right - REACH * scale, right, foot);
    at->dice = (Box){right - WIDE * scale, foot - high, WIDE * scale, high};
}

/* What one's hand comes to: at the right of the cards, above the bar or below the dice. */
static void place_own_worth(TableLayout *at) {
    static const float WIDE = 240, HIGH = 92, GAP = 20, AIR = 7, ABOVE_BAR = 14;
    SeatPlaces *own = &at->seat[at->bottom];
    float y = own->cards.y + (own->card_height - HIGH) / 2;
    if (at->bar.width > 0)
        y = fminf(y, at->bar.y - ABOVE_BAR - HIGH);
    else
        y = fmaxf(y, at->dice.y + at->dice.height + AIR);
    own->label = (Box){own->cards.x + own->cards.width + GAP, y, WIDE, HIGH};
}

/* From x on, or from the end of the words before a hand that are there, below `top`. */
static float end_of_words(const SabaccTable *table, const TableLayout *at, float x, float top) {
    static const float AIR = 8;
    float end = x;
    for (int seat = 0; seat < table->seats; seat++) {
        Box words = words_before(&at->seat[seat]);
        bool is_there = words.y + words.height > top && words.x < x && words.x + words.width > x;
        if (seat != at->bottom && is_there) end = fmaxf(end, words.x + words.width + AIR);
    }
    return end;
}

/* The shelf for staked items: beside the pile, above one's own cards. */
static void place_shelf(const SabaccTable *table, TableLayout *at) {
    static const float GAP = 24, WIDE = 176, HIGH = 112, ABOVE = 10, BELOW = 6, BESIDE = 10;
    float foot = at->seat[at->bottom].cards.y - ABOVE;
    float x = end_of_words(table, at, at->discard.x + at->discard.width + GAP, foot - HIGH);
    float top = foot_of(table, at, x, x + WIDE) + BELOW, high = fminf(HIGH, foot - top);
    at->staked = (Box){x, foot - high, fminf(WIDE, at->hand_pot.x - BESIDE - x), high};
}

/* Few others leave the cloth between them to the pots; with many these are below what is before their cards.
 */
static void place_pots(const SabaccTable *table, TableLayout *at, float foot) {
    static const float SIDE = 176, SIDE_OF_TWO = 168, TOTAL = 18, MARKER = 88;
    /* By the number of others: beside one's cards, between two, between three and beside more; farther apart
     * there, so that hands have room between them at a showdown, unless a shelf is at their left. */
    static const float APART[SABACC_MAX_SEATS - 1] = {520, 70, 520, 718, 800, 800, 800}, WITH_SHELF = 540;
    const TableRoom *room = &at->room;
    int others = table->seats - 1;
    bool is_free = others <= MANY;
    float x = table_column_x(at, ROOM_WIDE / 2), scale = table_columns_scale(at);
    float under = foot - (is_free ? MARKER : TOTAL);
    float between = APART[others - 1];
    if (sabacc_stakes_lie_beside(table)) between = fminf(between, WITH_SHELF);
    float reach = (between / 2 + SIDE) * scale, top = foot_of(table, at, x - reach, x + reach);
    float side = table_pot_side(at, (others == 2 ? SIDE_OF_TWO : SIDE) * scale,
                                under - (is_free ? table_room_y(room, 360) : top));
    float half = table_pot_high(at, side) / 2;
    float middle = fminf(is_free ? table_room_y(room, 438) : top + half, under - half);
    table_place_pots(at, x, middle, side, between * scale);
}

static const float MARKER_HIGH = 46, MARKER_WIDE = 700, MARKER_WORDS = 600;

/* In the middle, over one's own cards. */
static Box marker_box(const TableLayout *at, float foot) {
    float x = at->seat[at->bottom].middle - MARKER_WIDE / 2;
    return (Box){x, foot - MARKER_HIGH, MARKER_WIDE, MARKER_HIGH};
}

/* Where the table is low, one's own cards are too, so that the marker is below what is before the others'. */
static void leave_marker(const SabaccTable *table, const TableLayout *at, Box *rest, Box *own) {
    float x = table_room_x(&at->room, ROOM_WIDE / 2), half = MARKER_WORDS / 2;
    float lower = foot_of(table, at, x - half, x + half) + MARKER_HIGH - rest->y - rest->height;
    if (lower <= 0) return;
    rest->height += lower;
    own->y += lower;
    own->height -= lower;
}

LayoutRoom table_layout_in_room(const SabaccTable *table, TableLayout *at, float raised) {
    int others = table->seats - 1;
    Box inner = box_inset(at->box, 12, 10);
    float wide = units_wide[others - 1];
    float card_high = others > MANY ? CARD_HIGH_OF_MANY : CARD_HIGH;
    for (int i = 0; i < others; i++)
        at->seat[(at->bottom + 1 + i) % table->seats] =
            table_seat_at_notch(at, inner, seats_at[others - 1][i], wide, card_high);
    Box rest = inner, own = cut_own(at, &rest, raised);
    at->seat[at->bottom] = own_places(at, own);
    move_off_rail(table, at);
    leave_marker(table, at, &rest, &own);
    at->seat[at->bottom] = own_places(at, own);
    float x = table_column_x(at, ROOM_WIDE / 2), half = MIDDLE_WIDE / 2 * table_columns_scale(at);
    float foot = rest.y + rest.height, top = foot_of(table, at, x - half, x + half);
    place_pots(table, at, foot);
    widen(table, at, inner);
    place_piles(table, at);
    place_dice(table, at);
    place_own_worth(at);
    if (sabacc_stakes_lie_beside(table)) place_shelf(table, at);
    at->marker = marker_box(at, foot);
    at->middle = (Box){x - half, top, 2 * half, foot - top};
    return (LayoutRoom){.inner = inner, .middle = at->middle, .own = own};
}
