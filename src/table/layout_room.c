/* The layout in landscape: the table stands in its room, seen from one's own chair. The others sit at notches
 * of the far rail, each with a plate on its bevel and the cards on the cloth before it; the pots are in the
 * middle, deck and pile at one's left hand, the dice at the right. */
#include "table/layout.h"

#include <math.h>

#include "table/variants/plain.h"

/* Where the others sit, clockwise from the left: columns of the room. */
static const float seats_at[SABACC_MAX_SEATS - 1][SABACC_MAX_SEATS - 1] = {
    {960},
    {500, 1420},
    {262, 960, 1658},
    {222, 690, 1230, 1698},
    {190, 570, 960, 1350, 1730},
    {166, 474, 800, 1120, 1446, 1754},
    {150, 410, 686, 960, 1234, 1510, 1770},
};

/* The width of a seat's unit by the number of others: plate, and under it cards and bet. */
static const float units_wide[SABACC_MAX_SEATS - 1] = {340, 340, 340, 330, 320, 292, 258};
static const float PLATE_HIGH = 62, PLATE_BELOW = 8; /* the rail's edge */
static const float CARD_HIGH = 130, CARD_HIGH_OF_MANY = 112;
enum { WIDE_OTHERS = 5 }; /* with more, what they say needs the room beside one's own cards */
enum { MANY = 3 };        /* from more others on there is less room before each */

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
static const float INWARD = 28, DOWN = 22, RAIL_TURNS = 540, RAIL_TURNED = 330;

/* How wide the middle of the table is, and the row above which the cards over it end. */
static const float MIDDLE_WIDE = 920, MIDDLE_TOP = 496;

float table_columns_scale(const TableLayout *at) { return fminf(at->room.scale, at->box.width / ROOM_WIDE); }

float table_column_x(const TableLayout *at, float column) {
    float across = at->box.width / ROOM_WIDE;
    return across < at->room.scale ? at->box.x + column * across : table_room_x(&at->room, column);
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

static Box head_of(Box figure) {
    float wide = figure.width * HEAD_WIDE;
    return (Box){figure.x + (figure.width - wide) / 2, figure.y + figure.height * HEAD_TOP, wide,
                 figure.height * HEAD_HIGH};
}

SeatPlaces table_seat_at_notch(const TableLayout *at, Box inner, float column, float wide, float card_high,
                               float cards_share) {
    const TableRoom *room = &at->room;
    float scale = table_unit(at), middle = table_column_x(at, column);
    float side = FIGURE_WIDE * (at->is_portrait ? scale : room->scale);
    SeatPlaces places = {.scale = fminf(scale, 1.1f), .card_height = card_high * scale};
    column = (middle - room->x) / room->scale;
    float x = middle - wide * scale / 2;
    x = fminf(fmaxf(x, inner.x), inner.x + inner.width - wide * scale);
    places.figure = figure_box(at, column, fminf(side, wide * scale * FIGURE_MOST));
    places.figure.x = x + (wide * scale - places.figure.width) / 2;
    float aside = (middle - at->box.x) / at->box.width - 0.5f;
    places.turn = fabsf(aside) < AHEAD ? 0 : aside < 0 ? 1 : -1;
    places.medal = head_of(places.figure);
    places.plate =
        (Box){x, table_room_y(room, table_room_rail(column) + PLATE_BELOW), wide * scale, PLATE_HIGH * scale};
    Box rest = {x, places.plate.y + places.plate.height + 8 * scale, places.plate.width, places.card_height};
    places.cards = box_cut_left(&rest, rest.width * cards_share, 8 * scale);
    bool is_narrow = rest.width < 112 * scale; /* there the total is above a smaller card */
    float high = rest.height * (is_narrow ? 0.66f : 0.86f);
    places.single = box_place(rest, high * at->card_shape, high, 1, 1);
    places.bet = box_cut_top(&rest, 42 * scale, 2 * scale);
    places.label = box_cut_top(&rest, 60 * scale, 0);
    places.stack = (Box){x + (wide - 16 - 84) * scale, places.plate.y + 31 * scale, 84 * scale, 26 * scale};
    float block = 38 * scale;
    places.block = (Box){x - 6 * scale, places.plate.y - block * 0.8f, block, block};
    return places;
}

static void move_cards(SeatPlaces *places, float across, float down) {
    Box *boxes[] = {&places->cards, &places->bet, &places->label, &places->single};
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) boxes[i]->x += across, boxes[i]->y += down;
}

/* How far the rail has turned at the outer end of a plate: 0 … 1. */
static float turned_at(const TableLayout *at, Box plate) {
    float left = (plate.x - at->room.x) / at->room.scale, wide = plate.width / at->room.scale;
    float end = fminf(left, ROOM_WIDE - left - wide);
    return fminf(fmaxf((RAIL_TURNS - end) / (RAIL_TURNS - RAIL_TURNED), 0), 1);
}

/* Down from its plate, but not into the middle. */
static float down_from_rail(const TableLayout *at, const SeatPlaces *places, float turned) {
    float scale = table_columns_scale(at), half = MIDDLE_WIDE / 2 * scale;
    float x = table_column_x(at, ROOM_WIDE / 2), down = DOWN * scale * turned;
    bool is_over = places->plate.x < x + half && places->plate.x + places->plate.width > x - half;
    float left = table_room_y(&at->room, MIDDLE_TOP) - places->cards.y - places->cards.height;
    return is_over ? fminf(down, fmaxf(left, 0)) : down;
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
            move_cards(places, side < 0 ? inward : -inward, down_from_rail(at, places, turned));
            inner = plate;
            inner.x += side < 0 ? inward : -inward;
        }
    }
}

/* Up to the pot that is at the right of a seat's cards. */
static float end_at_pot(Box cards, float end, Box pot) {
    bool is_level = pot.y < cards.y + cards.height && cards.y < pot.y + pot.height;
    return is_level && pot.x > cards.x ? fminf(end, pot.x) : end;
}

/* Wide hands take the cloth at their right, up to what is there; where that is little, also what was left to
 * the rail. */
static void widen(const SabaccTable *table, TableLayout *at, Box inner) {
    static const float MOST = 190, LITTLE = 70, BETWEEN = 14;
    int others = table->seats - 1;
    float scale = table_columns_scale(at);
    for (int i = 0; i < others; i++) {
        SeatPlaces *places = &at->seat[(at->bottom + 1 + i) % table->seats];
        const SeatPlaces *next = i + 1 < others ? &at->seat[(at->bottom + 2 + i) % table->seats] : NULL;
        float end = next ? fminf(next->plate.x, next->cards.x) : inner.x + inner.width;
        end = end_at_pot(places->cards, end_at_pot(places->cards, end, at->hand_pot), at->sabacc_pot);
        float more = fminf(end - BETWEEN - places->label.x - places->label.width, MOST * scale);
        if (more <= 0) continue;
        float back = fminf(fmaxf(LITTLE * scale - more, 0), fmaxf(places->cards.x - places->plate.x, 0));
        places->is_from_left = true;
        places->cards.x -= back;
        places->cards.width += back;
        places->cards.width += more;
        places->bet.x += more;
        places->label.x += more;
        places->single.x += more;
    }
}

/* ---- one's own ---- */

static const float OWN_HIGH = 302, OWN_RAISED = 0.45f; /* of what raises it, it does not give up */

/* The plate at the left, large cards in the middle, the total at their right. */
static SeatPlaces own_places(const TableLayout *at, Box own, bool may_grow, bool is_wide) {
    SeatPlaces places = {.scale = 1.25f, .is_large = true, .card_height = own.height - 8};
    float wide = may_grow ? fminf(860, own.width * 0.45f) : fminf(780, own.width * 0.41f);
    if (is_wide) wide = fminf(1100, own.width * 0.58f);
    places.cards = box_place(own, wide, places.card_height, 0.5f, 0);
    float left = fmaxf(own.x + 16, table_column_x(at, 24));
    float plate = fminf(400, fmaxf(places.cards.x - 34 - left, 300));
    places.plate = (Box){left, own.y + own.height - 124, plate, 116};
    float bet = places.plate.x + plate * 0.72f;
    places.bet = (Box){bet, places.plate.y - 66, fminf(210, places.cards.x - 8 - bet), 58};
    places.label = (Box){places.cards.x, own.y, 240, places.card_height};
    places.stack = table_stack_on(places.plate);
    places.medal = box_place(places.plate, 116, 116, 0, 0.5f);
    places.block = (Box){places.plate.x + places.plate.width - 58, places.plate.y + 80, 50, 50};
    return places;
}

/* ---- the middle ---- */

/* Where the lowest of the others' cards end between two x. */
static float foot_of(const SabaccTable *table, const TableLayout *at, float left, float right) {
    float foot = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        Box plate = at->seat[seat].plate, cards = at->seat[seat].cards;
        bool is_over = plate.x < right && plate.x + plate.width > left;
        if (seat != at->bottom && is_over) foot = fmaxf(foot, cards.y + cards.height);
    }
    return foot;
}

/* Deck and pile at the left hand, the dice at the right: between the plate and the others' cards, and smaller
 * where one's own seat is raised. */
static void place_hands_reach(const SabaccTable *table, TableLayout *at, float foot) {
    static const float LEFT = 44, HIGH = 148, DICE_WIDE = 290, CAPTION = 34, REACH = 360, AIR = 14;
    float scale = table_columns_scale(at);
    float x = fmaxf(table_column_x(at, LEFT), at->box.x + 28);
    float right = fminf(table_column_x(at, ROOM_WIDE - LEFT), at->box.x + at->box.width - 28);
    float top =
        fmaxf(foot_of(table, at, x, x + REACH * scale), foot_of(table, at, right - REACH * scale, right));
    float high = fminf(HIGH * scale, foot - CAPTION - top - AIR), wide = high * at->card_shape;
    float y = foot - CAPTION - high;
    at->deck = (Box){x, y, wide, high};
    at->discard = (Box){x + wide + 18, y, wide, high};
    at->aside = (Box){at->discard.x + 14, at->discard.y - 22, wide, high};
    float tray = DICE_WIDE * scale;
    at->dice = (Box){right - tray, y - 10, tray, high};
}

/* The shelf for staked items: beside the pile, above one's own bet. */
static void place_shelf(TableLayout *at) {
    static const float GAP = 24, WIDE = 176;
    float x = at->discard.x + at->discard.width + GAP, y = at->deck.y;
    const SeatPlaces *own = &at->seat[at->bottom];
    at->staked = (Box){x, y, fminf(WIDE, own->cards.x - 12 - x), own->bet.y - 8 - y};
}

/* Few others leave the cloth between them to the pots; with many these are small and nearer. */
static void place_pots(TableLayout *at, int others, float top, float foot) {
    static const float LARGE = 168, SMALL = 116, WORDS = 12, MARKER = 50;
    const TableRoom *room = &at->room;
    bool is_free = others <= MANY;
    float x = table_column_x(at, ROOM_WIDE / 2), scale = table_columns_scale(at);
    float side = (is_free ? LARGE : SMALL) * scale;
    float middle = is_free ? table_room_y(room, 462) : top + (foot - top) / 2;
    float under = foot - WORDS - (is_free ? MARKER : 0);
    side = fminf(side, under - (is_free ? table_room_y(room, 360) : top));
    middle = fminf(middle, under - side / 2);
    float between = (others == 2 ? 70.0f : is_free ? 520.0f : 580.0f) * scale;
    table_place_pots(at, x, middle, side, between);
}

/* In the middle, over one's own cards. */
static Box marker_box(const TableLayout *at, float foot) {
    static const float HIGH = 46, WIDE = 700;
    float x = table_column_x(at, ROOM_WIDE / 2) - WIDE / 2;
    return (Box){x, foot - HIGH, WIDE, HIGH};
}

LayoutRoom table_layout_in_room(const SabaccTable *table, TableLayout *at, float raised) {
    static const float HELD = 0.58f, WITH_FIELD = 0.64f; /* the cards' share of a unit's width */
    int others = table->seats - 1;
    Box inner = box_inset(at->box, 12, 10);
    float wide = units_wide[others - 1], share = table_has_field(table) ? WITH_FIELD : HELD;
    float card_high = others > MANY ? CARD_HIGH_OF_MANY : CARD_HIGH;
    for (int i = 0; i < others; i++)
        at->seat[(at->bottom + 1 + i) % table->seats] =
            table_seat_at_notch(at, inner, seats_at[others - 1][i], wide, card_high, share);
    move_off_rail(table, at);
    bool is_wide = table_variant(table)->has_wide_hands;
    float own_high = OWN_HIGH * fminf(at->room.scale, 1.2f) - raised * (1 - OWN_RAISED);
    Box rest = inner;
    box_cut_bottom(&rest, raised, 0);
    Box own = box_cut_bottom(&rest, fminf(own_high, inner.height * 0.37f), 12);
    at->seat[at->bottom] = own_places(at, own, table_may_grow(table), is_wide && others <= WIDE_OTHERS);
    static const float AIR = 8; /* above the middle */
    float x = table_column_x(at, ROOM_WIDE / 2), half = MIDDLE_WIDE / 2 * table_columns_scale(at);
    float foot = rest.y + rest.height, top = foot_of(table, at, x - half, x + half) + AIR;
    place_pots(at, others, top, foot);
    if (is_wide) widen(table, at, inner);
    place_hands_reach(table, at, at->seat[at->bottom].plate.y - 22);
    if (sabacc_stakes_lie_beside(table)) place_shelf(at);
    at->marker = marker_box(at, foot);
    at->middle = (Box){x - half, top, 2 * half, foot - top};
    return (LayoutRoom){.inner = inner, .middle = at->middle, .own = own};
}
