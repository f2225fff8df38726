/* The layout in portrait: the others in rows at the top, one's own hand at the foot. */
#include "table/layout.h"

#include <math.h>

#include "table/variants/plain.h"

/* The unit of a seat at scale 1: the plate with portrait, name and credits, and under it the cards and the
 * bet. */
static const float UNIT_WIDE = 300, UNIT_HIGH = 214, PLATE_HIGH = 92, CARDS_WIDE = 168, CARD_HIGH = 100;
static const float FIELD_CARDS_WIDE = 184; /* with fields more cards are visible */

static const float ASIDE = 12; /* of the middle, at each side */

typedef struct SeatSpot {
    float x, y; /* middle of the unit as a share of the box, and the row */
} SeatSpot;

/* Of the other seats, clockwise from the left of the bottom seat. */
static const SeatSpot spots[SABACC_MAX_SEATS - 1][SABACC_MAX_SEATS - 1] = {
    {{.50f, 0}},
    {{.27f, 0}, {.73f, 0}},
    {{.18f, 1}, {.50f, 0}, {.82f, 1}},
    {{.18f, 1}, {.28f, 0}, {.72f, 0}, {.82f, 1}},
    {{.18f, 1}, {.18f, 0}, {.50f, 0}, {.82f, 0}, {.82f, 1}},
    {{.18f, 2}, {.18f, 1}, {.28f, 0}, {.72f, 0}, {.82f, 1}, {.82f, 2}},
    {{.18f, 2}, {.18f, 1}, {.18f, 0}, {.50f, 0}, {.82f, 0}, {.82f, 1}, {.82f, 2}},
};

/* Common measures of the other seats' units. */
typedef struct Unit {
    float cards_wide; /* at scale 1 */
    float scale, card_shape;
} Unit;

/* `more`: how much wider than the plate the cards below it may make the unit. */
static SeatPlaces unit_places(Box unit, const Unit *kind, float more) {
    float scale = kind->scale;
    SeatPlaces places = {.scale = scale, .card_height = CARD_HIGH * scale, .is_from_left = more > 0};
    Box rest = unit;
    places.plate = box_cut_top(&rest, PLATE_HIGH * scale, 8 * scale);
    places.medal = box_place(places.plate, PLATE_HIGH * scale, PLATE_HIGH * scale, 0, 0.5f);
    rest.height = places.card_height;
    rest.width += more;
    places.cards = box_cut_left(&rest, kind->cards_wide * scale + more, 10 * scale);
    bool is_narrow = rest.width < 112 * scale; /* there the total is above a smaller card */
    float high = rest.height * (is_narrow ? 0.66f : 1);
    places.single = box_place(rest, high * kind->card_shape, high, 1, 1);
    places.bet = box_cut_top(&rest, 40 * scale, 2 * scale);
    places.label = rest;
    places.stack = table_stack_on(places.plate);
    places.block = (Box){places.plate.x + places.plate.width - 42 * scale,
                         places.plate.y + places.plate.height - 27 * scale, 38 * scale, 38 * scale};
    return places;
}

/* The box may be higher than with a bar below it: how much things may grow. */
static float ample_by(float high) { return fminf(fmaxf(high / 1270, 1), 1.14f); }

/* A higher bar, of larger text, takes from one's own cards too, or only the middle of the table would shrink.
 */
static float given_to_bar(float high) { return fmaxf(1180 - high, 0) * 0.3f; }

static float unit_scale(int others) { return others == 1 ? 1.25f : others == 2 ? 1.1f : 0.93f; }

static Box unit_box(Box inner, int others, int index, const Unit *kind) {
    float wide = UNIT_WIDE * kind->scale, high = UNIT_HIGH * kind->scale;
    SeatSpot spot = spots[others - 1][index];
    float x = fminf(fmaxf(inner.x + spot.x * inner.width - wide / 2, inner.x + 14),
                    inner.x + inner.width - wide - 14);
    return (Box){x, inner.y + spot.y * (high + 6), wide, high};
}

/* The room at the right of a unit of the top row, up to the next one; none at the sides of the table. */
static float room_beside(Box inner, int others, int index, const Unit *kind) {
    static const float MOST = 190, BETWEEN = 14;
    Box unit = unit_box(inner, others, index, kind);
    float right = unit.x + unit.width, end = inner.x + inner.width - BETWEEN;
    if (unit.y > inner.y + 1) return 0;
    for (int i = 0; i < others; i++) {
        Box other = unit_box(inner, others, i, kind);
        if (other.y == unit.y && other.x > unit.x) end = fminf(end, other.x - BETWEEN);
    }
    return fminf(fmaxf(end - right, 0), MOST * kind->scale);
}

static SeatPlaces place_own(Box own, float card_shape) {
    SeatPlaces places = {.scale = 1.1f, .is_large = true, .card_height = own.height - 126};
    Box cards = box_cut_top(&own, places.card_height, 14);
    places.cards = box_place(cards, cards.width - 150, places.card_height, 0.5f, 0);
    places.plate = (Box){own.x + 36, own.y, 370, 100};
    places.bet = (Box){own.x + 424, own.y + 22, 170, 56};
    places.single = (Box){own.x + 450, own.y - 4, 118 * card_shape, 118};
    places.stack = table_stack_on(places.plate);
    places.label = (Box){own.x + own.width - 286, own.y, 250, 100};
    places.medal = box_place(places.plate, 100, 100, 0, 0.5f);
    places.block = (Box){places.plate.x + places.plate.width - 54, places.plate.y + 68, 46, 46};
    return places;
}

/* Deck and pile side by side with their right edge at `right`. */
static void place_piles(TableLayout *at, float right, float y, float high) {
    float wide = high * at->card_shape;
    at->discard = (Box){right - wide, y - high / 2, wide, high};
    at->deck = (Box){at->discard.x - 20 - wide, y - high / 2, wide, high};
    at->aside = (Box){at->discard.x + 14, at->discard.y - 22, wide, high};
}

static void place_dice(TableLayout *at, float left, float y, float wide) {
    at->dice = (Box){left, y - wide * 0.3f, wide, wide * 0.6f};
}

/* ---- the shelf for staked items ---- */

static const float SHELF_HIGH = 54;

/* Between seats at the sides: in a row below smaller pots and their words. */
static void place_pots_and_shelf(TableLayout *at, float x, float row, float row_high) {
    static const float POT = 100, WORDS = 34, BETWEEN = 86;
    float y = row + (row_high - POT - WORDS - SHELF_HIGH) / 2 - 3;
    table_place_pots(at, x, y + POT / 2, POT, BETWEEN);
    Box shelf = {at->hand_pot.x, y + POT + WORDS, 2 * POT + BETWEEN, SHELF_HIGH};
    at->staked = shelf;
}

/* ---- the middle ---- */

/* The pots between the seats at the sides, deck and pile with the dice under them; with six or more
 * others, deck and pile too are between the seats. */
static void place_middle(TableLayout *at, Box middle, int rows, float row_high, bool has_shelf) {
    float x = middle.x + middle.width / 2, y = middle.y + (middle.height - 34) / 2;
    if (rows == 1) {
        float pot = fminf(210, (middle.height - 130) / 2);
        table_place_pots(at, x, middle.y + pot / 2 + 24, pot, 60);
        if (has_shelf) table_place_shelf(at, 1);
        y = middle.y + middle.height - pot / 2 - 50;
        place_piles(at, x - 30, y, pot);
        place_dice(at, x + 30, y, pot * at->card_shape * 2 + 20);
        return;
    }
    if (has_shelf)
        place_pots_and_shelf(at, x, middle.y - row_high * (float)(rows - 1), row_high);
    else
        table_place_pots(at, x, middle.y - row_high * ((float)rows - 1.5f) - 6, 132, 22);
    if (rows == 2) {
        float high = fminf(226, middle.height - 70);
        place_piles(at, x - 36, y, high);
        place_dice(at, x + 36, y, high * at->card_shape * 2 + 20);
        return;
    }
    place_piles(at, x + 10 + 148 * at->card_shape, middle.y - row_high * 0.5f + 6, 148);
    float wide = fminf(240, (middle.height - 24) / 0.6f);
    place_dice(at, x - wide / 2, middle.y + middle.height / 2, wide);
}

static int rows_of(int others) { return others <= 2 ? 1 : others <= 5 ? 2 : 3; }

LayoutRoom table_layout_upright(const SabaccTable *table, TableLayout *at, float raised, float gives_way) {
    int others = table->seats - 1;
    Box inner = box_inset(at->box, 0, 20);
    Unit kind = {table_has_field(table) ? FIELD_CARDS_WIDE : CARDS_WIDE, unit_scale(others), at->card_shape};
    for (int i = 0; i < others; i++) {
        float more = table_variant(table)->has_wide_hands ? room_beside(inner, others, i, &kind) : 0;
        at->seat[(at->bottom + 1 + i) % table->seats] =
            unit_places(unit_box(inner, others, i, &kind), &kind, more);
    }
    float own_high = fminf(388 * ample_by(inner.height), inner.height * 0.36f) - given_to_bar(inner.height);
    int rows = rows_of(others);
    Box rest = inner;
    box_cut_bottom(&rest, raised, 0);
    if (rows > 2) own_high -= raised * gives_way;
    Box own = box_cut_bottom(&rest, own_high, 30);
    at->seat[at->bottom] = place_own(own, at->card_shape);
    float row_high = UNIT_HIGH * kind.scale + 6;
    box_cut_top(&rest, (float)rows * row_high, 4);
    at->middle = box_inset(rest, ASIDE, 4);
    at->marker = box_cut_bottom(&rest, 46, 4);
    place_middle(at, rest, rows, row_high, sabacc_stakes_lie_beside(table));
    return (LayoutRoom){
        .inner = inner, .middle = rest, .own = own, .aside = ASIDE, .rows = rows, .row_high = row_high};
}
