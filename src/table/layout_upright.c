/* The layout in portrait: the same room through a taller lens. Up to four others sit behind the far rail; of
 * more some sit at both sides of the cloth, of seven two at each, with a portrait on their plates. Pots,
 * piles and dice lie on the cloth before them, one's own hand over the near rail, its plate and its total on
 * the ledge. */
#include "table/layout.h"

#include <math.h>

#include "table/variants/plain.h"

enum { FAR_MOST = 4 };

/* Those behind the far rail, from the left: columns of a room as wide as the box, and widths at the table's
 * unit. */
static const float far_at[FAR_MOST][FAR_MOST] = {
    {960}, {500, 1420}, {324, 960, 1596}, {252, 724, 1196, 1668}};
static const float far_wide[FAR_MOST] = {340, 340, 268, 206}, far_cards[FAR_MOST] = {132, 132, 124, 104};
static const float FAR_CARDS_OF_MANY = 104;

/* How many sit at each side of the cloth. */
static int at_each_side(int others) { return others <= FAR_MOST ? 0 : others <= 6 ? 1 : 2; }

static const float EDGE = 12, AIR = 18, FAR_AIR = 6;

/* ---- those at the sides ---- */

static const float SIDE_WIDE = 288, SIDE_PLATE = 80, SIDE_BETWEEN = 8, SIDE_SCALE = 0.9f, SIDE_AIR = 14;
static const float BET_HIGH = 34, SIDE_CARDS = 104,
                   SIDE_CARDS_OF_TWO = 82; /* where one sits over another, less */

static float side_wide(const TableLayout *at) { return SIDE_WIDE * SIDE_SCALE * table_unit(at); }

static float side_high(const TableLayout *at, float cards) {
    return (SIDE_PLATE + SIDE_BETWEEN + cards) * SIDE_SCALE * table_unit(at);
}

/* How high the cards of a seat of that height are. */
static float side_cards(const TableLayout *at, float high) {
    return high / (SIDE_SCALE * table_unit(at)) - SIDE_PLATE - SIDE_BETWEEN;
}

/* The cards at the outer side, the bet towards the middle; the total is on the plate, in the line of what it
 * did.
 */
static SeatPlaces side_places(const TableLayout *at, float x, float y, float cards, bool is_left) {
    static const float CARDS_SHARE = 0.7f, BET_SHARE = 0.3f, LINES = 3;
    float scale = SIDE_SCALE * table_unit(at);
    SeatPlaces places = {.scale = scale, .card_height = cards * scale, .lies = 1};
    Box rest = {x, y, SIDE_WIDE * scale, side_high(at, cards)};
    places.plate = box_cut_top(&rest, SIDE_PLATE * scale, SIDE_BETWEEN * scale);
    places.medal = box_place(places.plate, places.plate.height, places.plate.height, 0, 0.5f);
    places.cards = box_place(rest, rest.width * CARDS_SHARE, places.card_height, is_left ? 0 : 1, 0);
    float bet = rest.width * BET_SHARE, high = BET_HIGH * scale;
    places.bet = box_place(rest, bet, high, is_left ? 1 : 0, 1);
    Box words = places.plate;
    box_cut_left(&words, places.medal.width, 10 * scale);
    places.label = box_cut_bottom(&words, words.height / LINES, 0);
    places.stack = table_stack_on(places.plate);
    float block = 38 * scale;
    places.block = (Box){places.plate.x + places.plate.width - block * 1.1f,
                         places.plate.y + places.plate.height - block * 0.7f, block, block};
    return places;
}

/* ---- one's own ---- */

static const float FOOT_HIGH = 100, FOOT_AIR = 14;

/* The cards over plate, bet and total. */
static SeatPlaces own_over_foot(Box own, float card_shape) {
    SeatPlaces places = {
        .scale = 1.1f, .is_large = true, .is_held = true, .card_height = own.height - FOOT_HIGH - FOOT_AIR};
    Box foot = own, cards = box_cut_top(&foot, places.card_height, FOOT_AIR);
    places.cards = box_place(cards, cards.width - 60, places.card_height, 0.5f, 0);
    places.plate = (Box){foot.x + 24, foot.y, 370, FOOT_HIGH};
    places.bet = (Box){foot.x + 412, foot.y + 22, 170, 56};
    places.single = (Box){foot.x + 438, foot.y - 4, 118 * card_shape, 118};
    places.label = (Box){foot.x + foot.width - 276, foot.y, 250, FOOT_HIGH};
    return places;
}

/* Where others sit at the sides there is less room for it: plate and total are at both sides of the cards,
 * its chips and its bet over the plate. */
static SeatPlaces own_between(Box own, float card_shape) {
    static const float WIDE = 212, BESIDE = 12, SINGLE = 118, BET = 56, STACK = 50, KEYS = 6;
    SeatPlaces places = {.scale = 1.1f, .is_large = true, .is_held = true, .card_height = own.height - KEYS};
    float foot = own.y + own.height - FOOT_HIGH, right = own.x + own.width - WIDE;
    places.cards = box_inset(own, WIDE + BESIDE, 0);
    places.cards.height = places.card_height;
    places.plate = (Box){own.x, foot, WIDE, FOOT_HIGH};
    places.stack = (Box){own.x + BESIDE, foot - STACK - BESIDE, WIDE - 2 * BESIDE, STACK};
    places.bet = (Box){own.x + BESIDE, places.stack.y - BET - 2 * BESIDE, WIDE - BESIDE, BET};
    places.label = (Box){right + 14, foot, WIDE - 28, FOOT_HIGH};
    places.single = (Box){right + 14, foot - SINGLE - BESIDE, SINGLE * card_shape, SINGLE};
    return places;
}

static SeatPlaces own_places(Box own, float card_shape, int sides) {
    SeatPlaces places = sides > 0 ? own_between(own, card_shape) : own_over_foot(own, card_shape);
    if (sides == 0) places.stack = table_stack_on(places.plate);
    places.medal = box_place(places.plate, FOOT_HIGH, FOOT_HIGH, 0, 0.5f);
    places.block = (Box){places.plate.x + places.plate.width - 54, places.plate.y + 68, 46, 46};
    return places;
}

/* ---- the middle ---- */

static const float CAPTION = 34, MARKER_HIGH = 46, MARKER_AIR = 10, SHELF_HIGH = 54;

/* Side by side from that corner. */
static float place_piles(TableLayout *at, float x, float y, float high, float between) {
    float wide = table_lying_wide(at, high);
    at->deck = (Box){x, y, wide, high};
    at->discard = (Box){x + wide + between, y, wide, high};
    at->aside = (Box){at->discard.x + 14, y - 16, high * at->card_shape, high};
    return at->discard.x + wide;
}

/* Below this row of the room the middle of the cloth's inlay has ended (art/places/inlays); what lies in a
 * row is in the lower part of a space that begins a little higher. */
static const float INLAY_FOOT = 622, ROW_UP = 20;

/* In one row, as far down as there is room, so that the inlay's middle is seen: deck and pile at the left
 * hand, the pots between them and the dice at the right; a shelf lies before pots and dice, which are smaller
 * then. */
static void place_row(TableLayout *at, Box row, bool has_shelf) {
    static const float SIDE = 22, BETWEEN = 14, PILES_BETWEEN = 20, POT = 156, POTS_BETWEEN = 12,
                       DICE_WIDE = 246, DICE_HIGH = 140, PILE_WIDE = 110;
    float dice_high = fminf(row.height - CAPTION, DICE_HIGH);
    float high = fminf(row.height - CAPTION, PILE_WIDE / table_lying_wide(at, 1));
    row = box_place(row, row.width, high + CAPTION, 0.5f, 1);
    float end = place_piles(at, row.x + SIDE, row.y, high, PILES_BETWEEN), right = row.x + row.width - SIDE;
    float foot = row.y + row.height, dice = right - DICE_WIDE;
    if (has_shelf) {
        at->staked = (Box){end + BETWEEN, foot - SHELF_HIGH, right - end - BETWEEN, SHELF_HIGH};
        foot = at->staked.y - BETWEEN;
        high = fminf(high, foot - row.y);
        dice_high = high;
    }
    float pot = (dice - end - 2 * BETWEEN - POTS_BETWEEN) / 2;
    pot = table_pot_side(at, fminf(pot, POT), foot - row.y);
    table_place_pots(at, (end + dice) / 2, foot - table_pot_high(at, pot) / 2, pot, POTS_BETWEEN);
    at->dice = (Box){dice, row.y + high - dice_high, DICE_WIDE, dice_high};
}

/* Between those at the sides: the pots, below the inlay's middle where there is room, a shelf, then deck,
 * pile and dice. */
static void place_column(TableLayout *at, Box column, bool has_shelf) {
    static const float POT = 154, POTS_BETWEEN = 14, BETWEEN = 16, POT_SHARE = 0.58f, DICE_WIDE = 152,
                       DICE_HIGH = 106, DICE_BESIDE = 16;
    float shelf = has_shelf ? SHELF_HIGH + BETWEEN : 0, ample = column.height - shelf - CAPTION - BETWEEN;
    float pot = table_pot_side(at, fminf(POT, (column.width - POTS_BETWEEN) / 2), ample * POT_SHARE);
    float pots_high = table_pot_high(at, pot), piles = column.width - DICE_WIDE - DICE_BESIDE;
    float high = fminf(fminf(ample - pots_high, 130), (piles - 8) / 2 / table_lying_wide(at, 1));
    float end = place_piles(at, column.x, column.y + column.height - CAPTION - high, high, 8);
    end += DICE_BESIDE;
    float dice_high = fminf(ample - pots_high, DICE_HIGH);
    at->dice = (Box){end, at->deck.y + high - dice_high, column.x + column.width - end, dice_high};
    float y = fminf(at->deck.y, at->dice.y) - BETWEEN - shelf - pots_high;
    y = fmaxf(fminf(y, table_room_y(&at->room, INLAY_FOOT)), column.y);
    table_place_pots(at, column.x + column.width / 2, y + pots_high / 2, pot, POTS_BETWEEN);
    if (has_shelf) at->staked = (Box){column.x, y + pots_high + BETWEEN, column.width, SHELF_HIGH};
}

/* ---- all ---- */

/* What lies in the middle wants so much of the height between the far seats' cards and the box's foot. */
static float middle_high(const TableLayout *at, float high, int sides, bool has_shelf) {
    static const float ROW = 155, ROW_MOST = 206, OWN_LARGE = 484, COLUMN = 320, ROW_SHARE = 0.36f,
                       COLUMN_SHARE = 0.5f;
    if (sides == 0) { /* more than it needs only if one's own hand is large all the same */
        float row = fminf(fmaxf(high - AIR - OWN_LARGE - MARKER_HIGH, ROW), ROW_MOST);
        return fminf(row + MARKER_HIGH, high * ROW_SHARE);
    }
    if (sides == 2) return 2 * side_high(at, SIDE_CARDS_OF_TWO) + SIDE_AIR + MARKER_HIGH + AIR;
    return fminf(COLUMN + (has_shelf ? SHELF_HIGH : 0) + MARKER_HIGH, high * COLUMN_SHARE);
}

/* The lower end of the far seats' places. */
static float place_far(const SabaccTable *table, TableLayout *at, Box inner, int sides) {
    int far = table->seats - 1 - 2 * sides;
    float foot = 0, cards = sides == 2 ? FAR_CARDS_OF_MANY : far_cards[far - 1];
    for (int i = 0; i < far; i++) {
        SeatPlaces *places = &at->seat[(at->bottom + 1 + sides + i) % table->seats];
        *places = table_seat_at_notch(at, inner, far_at[far - 1][i], far_wide[far - 1], cards);
        foot = fmaxf(foot, places->label.y + places->label.height);
    }
    return foot;
}

static void place_pair(const SabaccTable *table, TableLayout *at, Box inner, float y, int first,
                       float cards) {
    int left = (at->bottom + 1 + first) % table->seats;
    int right = (at->bottom + table->seats - 1 - first) % table->seats;
    at->seat[left] = side_places(at, inner.x, y, cards, true);
    at->seat[right] = side_places(at, inner.x + inner.width - side_wide(at), y, cards, false);
}

LayoutRoom table_layout_upright(const SabaccTable *table, TableLayout *at, float raised) {
    static const float OWN_MOST = 620, OWN_RAISED = 0.9f; /* of what raises it, it gives up */
    int sides = at_each_side(table->seats - 1);
    bool has_shelf = sabacc_stakes_lie_beside(table);
    Box inner = box_inset(at->box, EDGE, 20);
    float top = place_far(table, at, inner, sides) + FAR_AIR;
    if (sides == 0) top = fmaxf(top, table_room_y(&at->room, INLAY_FOOT - ROW_UP));
    Box rest = {inner.x, top, inner.width, inner.y + inner.height - top};
    float own_high = fminf(rest.height - middle_high(at, rest.height, sides, has_shelf) - AIR, OWN_MOST);
    float beside = side_wide(at) + AIR; /* of those at the sides */
    box_cut_bottom(&rest, raised, 0);
    Box own = box_cut_bottom(&rest, own_high - raised * OWN_RAISED, AIR);
    at->seat[at->bottom] = own_places(own, at->card_shape, sides);
    at->marker = box_cut_bottom(&rest, MARKER_HIGH, MARKER_AIR);
    if (sides == 0) {
        at->middle = (Box){rest.x, rest.y, rest.width, rest.height + MARKER_HIGH};
        place_row(at, rest, has_shelf);
    } else {
        at->middle = box_inset(rest, beside, 0);
        float each = (rest.height - SIDE_AIR * (float)(sides - 1)) / (float)sides;
        float cards = fminf(sides == 2 ? SIDE_CARDS_OF_TWO : SIDE_CARDS, side_cards(at, each));
        for (int i = 0; i < sides; i++)
            place_pair(table, at, inner, rest.y + (float)i * (each + SIDE_AIR), sides - 1 - i, cards);
        place_column(at, at->middle, has_shelf);
    }
    return (LayoutRoom){.inner = inner, .middle = at->middle, .own = own};
}
