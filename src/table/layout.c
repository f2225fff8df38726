#include "table/layout.h"

#include <math.h>
#include <string.h>

#include "table/dice.h"
#include "table/variants/plain.h"

/* The unit of a seat at scale 1: the plate with portrait, name and credits, and under it the cards and the
 * bet. */
static const float UNIT_WIDE = 300, UNIT_HIGH = 214, PLATE_HIGH = 92, CARDS_WIDE = 168, CARD_HIGH = 100;
/* With fields more cards are visible: in landscape there is room for a wider unit. */
static const float FIELD_UNIT_WIDE = 336, FIELD_CARDS_WIDE = 204, FIELD_CARDS_STANDING = 184;

typedef struct SeatSpot {
    float x, y; /* middle of the unit, as a share of the box (in portrait y is the row) */
} SeatSpot;

/* Positions of the other seats, clockwise from the left of the bottom seat. */
static const SeatSpot lying_spots[SABACC_MAX_SEATS - 1][SABACC_MAX_SEATS - 1] = {
    {{.50f, 0}},
    {{.24f, 0}, {.76f, 0}},
    {{.105f, .44f}, {.50f, 0}, {.895f, .44f}},
    {{.105f, .46f}, {.34f, 0}, {.66f, 0}, {.895f, .46f}},
    {{.095f, .47f}, {.27f, 0}, {.50f, 0}, {.73f, 0}, {.905f, .47f}},
    {{.095f, .48f}, {.215f, 0}, {.405f, 0}, {.595f, 0}, {.785f, 0}, {.905f, .48f}},
    {{.095f, .50f}, {.13f, 0}, {.315f, 0}, {.50f, 0}, {.685f, 0}, {.87f, 0}, {.905f, .50f}},
};
static const SeatSpot standing_spots[SABACC_MAX_SEATS - 1][SABACC_MAX_SEATS - 1] = {
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
    float wide, cards_wide; /* at scale 1 */
    float scale, card_shape;
} Unit;

Box table_stack_on(Box plate) {
    float wide = plate.height * 1.15f;
    return (Box){plate.x + plate.width - wide - 10, plate.y + plate.height * 0.06f, wide,
                 plate.height * 0.56f};
}

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
static float ample_by(float high, bool is_portrait) {
    return fminf(fmaxf(high / (is_portrait ? 1270.0f : 842.0f), 1), 1.14f);
}

/* A higher bar, of larger text, takes from one's own cards too, or only the middle of the table would shrink.
 */
static float given_to_bar(float high, bool is_portrait) {
    float lost = (is_portrait ? 1180.0f : 842.0f) - high;
    return fmaxf(lost, 0) * (is_portrait ? 0.3f : 0.45f);
}

static float unit_scale(int others, bool is_portrait, float ample) {
    if (!is_portrait) return ample * (others <= 4 ? 1.15f : others <= 6 ? 1.05f : 1.0f);
    return others == 1 ? 1.25f : others == 2 ? 1.1f : 0.93f;
}

static Box unit_box(Box inner, int others, int index, bool is_portrait, const Unit *kind) {
    float wide = kind->wide * kind->scale, high = UNIT_HIGH * kind->scale;
    SeatSpot spot = is_portrait ? standing_spots[others - 1][index] : lying_spots[others - 1][index];
    float y = is_portrait ? inner.y + spot.y * (high + 6) : inner.y + spot.y * (inner.height - high);
    float x = fminf(fmaxf(inner.x + spot.x * inner.width - wide / 2, inner.x + 14),
                    inner.x + inner.width - wide - 14);
    return (Box){x, y, wide, high};
}

/* The room at the right of a unit of the top row, up to the next one; none at the sides of the table. */
static float room_beside(Box inner, int others, int index, bool is_portrait, const Unit *kind) {
    static const float MOST = 190, BETWEEN = 14;
    Box unit = unit_box(inner, others, index, is_portrait, kind);
    float right = unit.x + unit.width, end = inner.x + inner.width - BETWEEN;
    if (unit.y > inner.y + 1) return 0;
    for (int i = 0; i < others; i++) {
        Box other = unit_box(inner, others, i, is_portrait, kind);
        if (other.y == unit.y && other.x > unit.x) end = fminf(end, other.x - BETWEEN);
    }
    return fminf(fmaxf(end - right, 0), MOST * kind->scale);
}

/* With more, what they say needs the room beside one's own cards. */
enum { WIDE_OTHERS = 5 };

/* The bottom seat in landscape: plate at the left, large cards in the middle, the total at the right. Wide
 * hands take the plate further to the left. */
static SeatPlaces own_lying(Box own, bool may_grow, bool is_wide) {
    SeatPlaces places = {.scale = 1.25f, .is_large = true, .card_height = own.height - 8};
    float wide = may_grow ? fminf(860, own.width * 0.45f) : fminf(760, own.width * 0.40f);
    if (is_wide) wide = fminf(1000, own.width * 0.53f);
    places.cards = box_place(own, wide, places.card_height, is_wide ? 0.52f : 0.5f, 0);
    places.plate = (Box){places.cards.x - 34 - 400, own.y + own.height - 142, 400, 116};
    places.bet = (Box){places.plate.x + 130, places.plate.y - 74, 250, 58};
    places.label = (Box){places.cards.x, own.y, 240, places.card_height};
    places.stack = table_stack_on(places.plate);
    places.medal = box_place(places.plate, 116, 116, 0, 0.5f);
    places.block = (Box){places.plate.x + places.plate.width - 58, places.plate.y + 80, 50, 50};
    return places;
}

static SeatPlaces own_standing(Box own, float card_shape) {
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

void table_place_pots(TableLayout *at, float x, float y, float side, float between) {
    at->hand_pot = (Box){x - between / 2 - side, y - side / 2, side, side};
    at->sabacc_pot = (Box){x + between / 2, y - side / 2, side, side};
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

static const float SHELF_WIDE = 154, SHELF_GAP = 10, SHELF_HIGH = 54;

/* At the left of the hand pot. */
static void place_shelf(TableLayout *at, float wide, float gap) {
    Box pot = at->hand_pot;
    at->staked = (Box){pot.x - gap - wide, pot.y, wide, pot.height};
}

/* Portrait, between seats at the sides: in a row below smaller pots and their words. */
static void place_pots_and_shelf(TableLayout *at, float x, float row, float row_high) {
    static const float POT = 100, WORDS = 34, BETWEEN = 86;
    float y = row + (row_high - POT - WORDS - SHELF_HIGH) / 2 - 3;
    table_place_pots(at, x, y + POT / 2, POT, BETWEEN);
    Box shelf = {at->hand_pot.x, y + POT + WORDS, 2 * POT + BETWEEN, SHELF_HIGH};
    at->staked = shelf;
}

/* ---- the middle ---- */

/* Landscape: the pots in the middle, deck and pile at their left, the dice at their right; the shelf between
 * the piles and the hand pot. */
static void place_middle(TableLayout *at, Box middle, bool has_shelf) {
    float high = fminf(230, middle.height - 62), pot = fminf(236, middle.height - 62), gap = 64, between = 26;
    float shelf = has_shelf ? SHELF_WIDE + SHELF_GAP : 0;
    float piles = high * at->card_shape * 2 + 20, whole = (piles + gap) * 2 + pot * 2 + between + shelf;
    float by = fminf(1, middle.width / whole);
    float x = middle.x + middle.width / 2, y = middle.y + (middle.height - 40) / 2;
    float aside = ((between + shelf) / 2 + pot + gap) * by;
    table_place_pots(at, x + shelf / 2 * by, y, pot * by, between * by);
    if (has_shelf) place_shelf(at, SHELF_WIDE * by, SHELF_GAP * by);
    place_piles(at, x - aside, y, high * by);
    place_dice(at, x + aside, y, piles * by);
}

/* Portrait: the pots between the seats at the sides, deck and pile with the dice under them; with six or more
 * others, deck and pile too are between the seats. */
static void place_middle_upright(TableLayout *at, Box middle, int rows, float row_high, bool has_shelf) {
    float x = middle.x + middle.width / 2, y = middle.y + (middle.height - 34) / 2;
    if (rows == 1) {
        float pot = fminf(210, (middle.height - 130) / 2);
        table_place_pots(at, x, middle.y + pot / 2 + 24, pot, 60);
        if (has_shelf) place_shelf(at, SHELF_WIDE, SHELF_GAP);
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

static int standing_rows(int others) { return others <= 2 ? 1 : others <= 5 ? 2 : 3; }

/* Games with fields are also those whose hands grow, with or without a field. */
static bool may_grow(const SabaccTable *table) {
    char form[16];
    table_option_word(table, SABACC_OPTION_FIELD, form, sizeof form);
    return form[0] != '\0';
}

static bool has_field(const SabaccTable *table) {
    char form[16];
    table_option_word(table, SABACC_OPTION_FIELD, form, sizeof form);
    return form[0] != '\0' && strcmp(form, "off") != 0;
}

/* The maximum width of a unit in the top row, in landscape. */
static float widest_unit(int others, float wide) {
    float pitch = 1;
    for (int i = 1; i < others; i++) {
        const SeatSpot *a = &lying_spots[others - 1][i - 1], *b = &lying_spots[others - 1][i];
        if (a->y == 0 && b->y == 0) pitch = fminf(pitch, b->x - a->x);
    }
    return pitch * wide - 8;
}

static Unit unit_kind(int others, bool is_portrait, bool has_field, Box inner) {
    float scale = unit_scale(others, is_portrait, ample_by(inner.height, is_portrait));
    Unit kind = {UNIT_WIDE, CARDS_WIDE, .scale = scale};
    if (!has_field) return kind;
    if (is_portrait) {
        kind.cards_wide = FIELD_CARDS_STANDING;
        return kind;
    }
    kind.wide = fminf(FIELD_UNIT_WIDE, widest_unit(others, inner.width) / scale);
    kind.cards_wide = FIELD_CARDS_WIDE - (FIELD_UNIT_WIDE - kind.wide);
    return kind;
}

/* How far down the others' places reach at both sides of the middle. */
static LayoutRoom room_of(const TableLayout *at, Box rest, int others, float unit) {
    bool reach_down = !at->is_portrait && others >= 3;
    return (LayoutRoom){.middle = rest, .aside = at->is_portrait ? 12 : reach_down ? unit + 60 : 120};
}

LayoutRoom table_layout_plain(const SabaccTable *table, TableLayout *at, float raised, float gives_way) {
    int others = table->seats - 1;
    Box inner = at->is_portrait ? box_inset(at->box, 0, 20) : box_inset(at->box, 12, 14);
    float ample = ample_by(inner.height, at->is_portrait);
    Unit kind = unit_kind(others, at->is_portrait, has_field(table), inner);
    kind.card_shape = at->card_shape;
    bool is_wide = table_variant(table)->has_wide_hands;
    for (int i = 0; i < others; i++) {
        float more = is_wide ? room_beside(inner, others, i, at->is_portrait, &kind) : 0;
        at->seat[(at->bottom + 1 + i) % table->seats] =
            unit_places(unit_box(inner, others, i, at->is_portrait, &kind), &kind, more);
    }
    float own_high = fminf((at->is_portrait ? 388 : 278) * ample, inner.height * 0.36f);
    own_high -= given_to_bar(inner.height, at->is_portrait);
    int rows = at->is_portrait ? standing_rows(others) : 1;
    Box rest = inner;
    box_cut_bottom(&rest, raised, 0);
    if (rows > 2) own_high -= raised * gives_way;
    Box own = box_cut_bottom(&rest, own_high, at->is_portrait ? 30 : 24);
    at->seat[at->bottom] = at->is_portrait
                               ? own_standing(own, at->card_shape)
                               : own_lying(own, may_grow(table), is_wide && others <= WIDE_OTHERS);
    float row_high = UNIT_HIGH * kind.scale + 6, unit = kind.wide * kind.scale;
    box_cut_top(&rest, (float)rows * row_high, 4);
    float aside = at->is_portrait ? 12 : others >= 3 ? unit + 34 : 82;
    at->middle = box_inset(rest, aside, 4);
    at->marker = box_cut_bottom(&rest, 46, 4);
    bool has_shelf = sabacc_stakes_lie_beside(table);
    if (at->is_portrait)
        place_middle_upright(at, rest, rows, row_high, has_shelf);
    else
        place_middle(at, box_inset(rest, others >= 3 ? unit + 64 : 120, 0), has_shelf);
    LayoutRoom room = room_of(at, rest, others, unit);
    room.inner = inner;
    room.own = own;
    room.rows = rows;
    room.row_high = row_high;
    return room;
}

void table_plain_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    table_layout_plain(table, at, raised, 0);
}

TableLayout table_layout_of(const SabaccTable *table, int bottom, Box box, bool is_portrait, float card_shape,
                            float raised) {
    TableLayout at = {.box = box, .is_portrait = is_portrait, .bottom = bottom, .card_shape = card_shape};
    TABLE_ASK(table, lay_out)(table, &at, raised);
    return at;
}

TableLayout table_layout_for(const SabaccTable *table, Box box, bool is_portrait, float card_shape,
                             float raised) {
    return table_layout_of(table, table->viewer >= 0 ? table->viewer : 0, box, is_portrait, card_shape,
                           raised);
}
