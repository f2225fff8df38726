/* The layout of a table of two families: a deck and an open pile of each around the prize, Sand before Blood
 * as in every hand. The others' cards lie side by side, as large as the cloth before each lets them; in a row
 * below them are tokens, what the cards come to, and chips in play. */
#include "table/variants/families.h"

#include <math.h>

static const float RULES_HIGH = 46, RULES_WIDE = 620; /* effects of tokens, in the middle of a room */

/* ---- the others ---- */

/* Of those who sit behind the rail: their cards, and the row below these with tokens at its left end and
 * chips in play at its right one. */
static const float CARD_MOST = 112, CARD_MOST_UPRIGHT = 130, ROW_HIGH = 46, ROW_BELOW = 6;

/* Two cards that lie side by side with the air of two racks (table_hand_row), by their height. */
static float pair_wide(const TableLayout *at, float high, float scale) {
    static const float AIR = 24;
    return 2 * high * table_laid_shape(at->card_shape, 1) + AIR * scale;
}

static float middle_of(Box box) { return box.x + box.width / 2; }

enum { FEW = 3 }; /* others, with room between their cards */

static float beside_pot(float middle, Box pot) {
    return middle < pot.x ? pot.x - middle : middle - pot.x - pot.width;
}

/* Half of what a seat's cards may take at both sides of their middle: up to the halves of those beside them,
 * and to the edges of the table. */
static float half_free(const SabaccTable *table, const TableLayout *at, int place, float scale) {
    static const float AIR = 8, BESIDE_POT = 22, EDGE = 14;
    int others = table->seats - 1;
    float middle = middle_of(at->seat[(at->bottom + 1 + place) % table->seats].cards);
    float half = fminf(middle - at->box.x, at->box.x + at->box.width - middle) - EDGE * scale;
    for (int beside = place - 1; beside <= place + 1; beside += 2) {
        if (beside < 0 || beside >= others) continue;
        const SeatPlaces *next = &at->seat[(at->bottom + 1 + beside) % table->seats];
        if (next->figure.width > 0)
            half = fminf(half, fabsf(middle_of(next->cards) - middle) / 2 - AIR * scale);
    }
    if (!at->is_portrait && others < FEW) /* prize and dice are beside them */
        half = fminf(half, fminf(beside_pot(middle, at->hand_pot), beside_pot(middle, at->sabacc_pot)) -
                               BESIDE_POT);
    return half;
}

static void place_other(const TableLayout *at, SeatPlaces *places, float half, float lowest) {
    static const float TOKENS = 0.34f, CHIPS = 0.25f, /* of the row */
        ROW_WIDE = 380,                               /* at that scale, for its words */
        ALONG = 0.35f;                                /* the cards are wide */
    float scale = places->scale, y = places->cards.y;
    float high = (at->is_portrait ? CARD_MOST_UPRIGHT : CARD_MOST) * scale;
    float fits = (2 * half - pair_wide(at, 0, scale)) / pair_wide(at, 1, 0), row = ROW_HIGH * scale;
    high = floorf(fminf(fminf(high, fits), lowest - y - row - ROW_BELOW * scale));
    float middle = middle_of(places->cards), wide = pair_wide(at, high, scale);
    row = fminf(row, wide * TOKENS / SABACC_MAX_TOKENS);
    places->card_height = high;
    places->cards = (Box){middle - wide / 2, y, wide, high};
    places->lies = 1;
    places->along = ALONG;
    Box line = {places->cards.x, y + high + ROW_BELOW * scale, wide, row};
    places->own[FAMILIES_TOKENS] = box_cut_left(&line, wide * TOKENS, 0);
    places->bet = box_cut_right(&line, wide * CHIPS, 0);
    places->label = line;
    places->scale = fminf(scale, wide / ROW_WIDE);
}

/* Of those at the sides of the cloth: cards in the middle before the plate with their worth below, chips in
 * play at their left and tokens at their right. */
static void place_at_side(const TableLayout *at, SeatPlaces *places) {
    static const float CARD = 80, CHIPS = 42, TOKENS = 34, TOKENS_HIGH = 110, OVER = 12, BESIDE = 8,
                       PAIR = 2.16f, BLOCK = 38, ASIDE = 0.6f, ABOVE = 0.4f, EDGE = 4;
    float card = CARD * table_laid_shape(at->card_shape, 1) * PAIR, both = CHIPS + TOKENS + 2 * BESIDE;
    Box plate = places->plate;
    places->scale = fminf(places->scale, plate.width / (card + both));
    places->scale = fminf(places->scale, (places->cards.height + OVER) / TOKENS_HIGH);
    float scale = places->scale, y = places->cards.y, middle = middle_of(plate), half = card / 2 * scale;
    places->card_height = CARD * scale;
    places->cards = (Box){middle - half, y, 2 * half, CARD * scale};
    table_lay_before(places);
    places->bet = (Box){middle - half - (BESIDE + CHIPS) * scale, y, CHIPS * scale, 108 * scale};
    places->own[FAMILIES_TOKENS] =
        (Box){middle + half + BESIDE * scale, y, TOKENS * scale, TOKENS_HIGH * scale};
    float block = BLOCK * scale; /* at the left, where it covers no chips */
    places->block = (Box){fmaxf(plate.x - block * ASIDE, EDGE), plate.y - block * ABOVE, block, block};
    places->stack.height = plate.height * 0.46f;
}

/* `over_middle`, `beside`: where the rows below their cards may end, over the words in the middle and
 * elsewhere. */
static void place_others(const SabaccTable *table, TableLayout *at, float over_middle, float beside) {
    int others = table->seats - 1;
    float half[SABACC_MAX_SEATS], axis = middle_of(at->marker);
    for (int i = 0; i < others; i++)
        half[i] = half_free(table, at, i, at->seat[(at->bottom + 1 + i) % table->seats].scale);
    for (int i = 0; i < others; i++) {
        SeatPlaces *places = &at->seat[(at->bottom + 1 + i) % table->seats];
        bool is_over = fabsf(middle_of(places->cards) - axis) < half[i] + RULES_WIDE / 2;
        if (places->figure.width > 0)
            place_other(at, places, half[i], is_over ? over_middle : beside);
        else
            place_at_side(at, places);
    }
}

/* ---- one's own ---- */

/* The cards are wide, with their family's name at their foot; the tokens lie side by side where others have
 * dice, and chips in play at the left of the cards. */
static void place_own_in_room(const TableLayout *at, SeatPlaces *places) {
    static const float TOKENS = 400, TOKENS_HIGH = 140, BELOW = 8, HIGH = 0.72f, NAMES = 16, BESIDE = 12,
                       CHIPS = 56, CHIPS_HIGH = 106;
    float foot = places->cards.y + places->card_height - NAMES;
    places->holds_apart = true;
    places->card_height = floorf(places->card_height * HIGH);
    places->cards.y = foot - places->card_height;
    places->cards.height = places->card_height;
    places->bet = (Box){places->plate.x + places->plate.width + BESIDE, places->plate.y, CHIPS, CHIPS_HIGH};
    box_cut_left(&places->cards, CHIPS + BESIDE, 0);
    float end = at->dice.y + at->dice.height + BELOW, right = at->dice.x + at->dice.width;
    places->own[FAMILIES_TOKENS] = (Box){right - TOKENS, end - TOKENS_HIGH, TOKENS, TOKENS_HIGH};
}

/* Upright the tokens are in a row between the cards and the foot, or at the foot where plate and total are at
 * both sides of the cards. */
static void place_own_upright(SeatPlaces *places, Box own) {
    static const float FOOT = 114, TOKENS = 80, CARDS_WIDE = 2.4f;
    places->holds_apart = true;
    bool is_between = places->plate.x + places->plate.width < places->cards.x;
    Box top = {places->cards.x, own.y, places->cards.width, own.height - (is_between ? 0 : FOOT)};
    places->own[FAMILIES_TOKENS] = box_cut_bottom(&top, TOKENS, 0);
    box_cut_bottom(&top, FAMILIES_CAPTION, 4);
    places->card_height = top.height;
    places->cards = box_place(top, fminf(top.height * 1.27f * CARDS_WIDE, top.width), top.height, 0.5f, 0);
}

/* ---- the middle ---- */

static const float COUNT_HIGH = 36, BETWEEN = 20;
static const float TITLE_WIDE = 112; /* beside a deck, in columns: how many cards of which family it has */

bool table_families_tell_beside(const TableLayout *at) {
    return !at->is_portrait && at->deck.x - at->box.x >= TITLE_WIDE * table_columns_scale(at);
}

/* The height and width of a family's two piles with the plates below them. */
static float group_high(float card) { return card + COUNT_HIGH; }
static float group_wide(const TableLayout *at, float card) {
    return table_lying_wide(at, card) * 2 + BETWEEN;
}

static void place_group(TableLayout *at, float x, float y, float card, bool is_blood) {
    float wide = table_lying_wide(at, card);
    Box deck = {x, y, wide, card};
    Box discard = {x + wide + BETWEEN, deck.y, wide, card};
    if (is_blood) {
        at->own[FAMILIES_BLOOD_DECK] = deck;
        at->own[FAMILIES_BLOOD_DISCARD] = discard;
    } else {
        at->deck = deck;
        at->discard = discard;
    }
}

/* Where three others sit, prize and dice are in the middle between their cards. */
static void place_between(const SabaccTable *table, TableLayout *at) {
    Box *const trays[] = {&at->hand_pot, &at->sabacc_pot};
    for (int i = 0; i < 2; i++) {
        Box left = at->seat[(at->bottom + 1 + i) % table->seats].cards,
            right = at->seat[(at->bottom + 2 + i) % table->seats].cards;
        trays[i]->x = (left.x + left.width + right.x - trays[i]->width) / 2;
    }
}

/* Where more sit they are below the rows of those, beside the piles and before one's own tokens. */
static void place_below(const SabaccTable *table, TableLayout *at) {
    static const float BESIDE = 20, AIR = 6;
    Box *const trays[] = {&at->hand_pot, &at->sabacc_pot};
    float top = 0, left = at->discard.x + at->discard.width + BESIDE;
    at->hand_pot.x = left;
    float right =
        fminf(2 * middle_of(at->marker) - left, at->seat[at->bottom].own[FAMILIES_TOKENS].x - BESIDE);
    at->sabacc_pot.x = right - at->sabacc_pot.width;
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < 2; i++) {
            const SeatPlaces *places = &at->seat[seat];
            bool is_over = places->cards.x < trays[i]->x + trays[i]->width &&
                           places->cards.x + places->cards.width > trays[i]->x;
            if (seat != at->bottom && is_over) top = fmaxf(top, places->label.y + places->label.height);
        }
    at->hand_pot.y = at->sabacc_pot.y = top + AIR;
}

/* Where one's own row begins while it has a card that was drawn. */
static float own_left(const TableLayout *at) {
    static const float CARDS = 3.24f; /* three, and the air between them */
    const SeatPlaces *own = &at->seat[at->bottom];
    return fmaxf(own->cards.x, middle_of(at->marker) - CARDS / 2 * own->card_height * at->card_shape);
}

/* The families below each other at the left hand, between the others' rows, which end there, and one's own
 * plate. What they hold is told beside them, or where one's own row would reach there, below them. */
static void place_families(const SabaccTable *table, TableLayout *at, float top) {
    static const float CARD = 78, CARD_OVER_WORDS = 84, CARD_OF_MANY = 88, IN = 100, TOP = 28, FOOT = 34,
                       APART = 30, LEAST_APART = 10, AIR = 20;
    bool is_few = table->seats - 1 <= FEW;
    float scale = table_columns_scale(at), foot = at->seat[at->bottom].plate.y, x = at->deck.x + IN * scale;
    float card = fminf(CARD * scale, (foot - FOOT - top - TOP - APART) / 2), pitch = card + APART;
    bool is_beside = is_few && x + group_wide(at, card) <= own_left(at) - AIR;
    if (is_beside) {
        foot -= FOOT + card;
    } else {
        x = at->deck.x;
        foot -= AIR;
        float most = (is_few ? CARD_OVER_WORDS : CARD_OF_MANY) * scale, high = foot - top - AIR;
        card = fminf(most, (high - LEAST_APART) / 2 - COUNT_HIGH);
        pitch = group_high(card) + fminf(fmaxf((high - 2 * group_high(card)) / 2, LEAST_APART), APART);
        foot -= group_high(card);
    }
    place_group(at, x, foot - pitch, card, false);
    place_group(at, x, foot, card, true);
}

/* In a room: the families, the prize and the dice at both sides of the middle, and there the effects of
 * tokens. */
static void place_in_room(const SabaccTable *table, TableLayout *at, float top) {
    static const float DICE = 0.84f, DICE_ALONG = 0.3f;
    place_families(table, at, top);
    if (table->seats - 1 == FEW) place_between(table, at);
    if (table->seats - 1 > FEW) place_below(table, at);
    Box tray = at->sabacc_pot;
    at->dice = box_place(tray, tray.width, tray.height * DICE, 0.5f, DICE_ALONG);
    at->own[FAMILIES_RULES] = (Box){at->marker.x + (at->marker.width - RULES_WIDE) / 2,
                                    at->marker.y - RULES_HIGH - 2, RULES_WIDE, RULES_HIGH};
}

static const float ROLLED = 26; /* the words that hang from the dice's tray */

/* Upright: a family at each side, the prize and the dice between them, and under those the effects of tokens.
 */
static void place_row(TableLayout *at, Box row) {
    static const float CARD = 104, SIDE = 12, AIR = 14, MOST = 136, DICE = 1.3f, PRIZE_AND_DICE = 260;
    float card = fminf(CARD * fmaxf(table_unit(at), 1), row.height - COUNT_HIGH);
    float most = (row.width - 2 * (SIDE + AIR) - PRIZE_AND_DICE) / 2;
    card = fminf(card, (most - BETWEEN) / 2 / table_lying_wide(at, 1));
    float wide = group_wide(at, card);
    place_group(at, row.x + SIDE, row.y, card, false);
    place_group(at, row.x + row.width - SIDE - wide, row.y, card, true);
    Box middle = box_inset(row, SIDE + wide + AIR, 0);
    at->own[FAMILIES_RULES] = box_cut_bottom(&middle, RULES_HIGH, 4);
    float prize = fminf(fminf(MOST, middle.height), (middle.width - AIR) / (1 + DICE));
    at->hand_pot = (Box){middle.x, middle.y, prize, prize};
    at->dice = (Box){middle.x + prize + AIR, middle.y, middle.width - prize - AIR, prize - ROLLED};
}

/* Between others at the sides: prize and dice over both families; the effects of tokens beside the marker. */
static void place_column(TableLayout *at, Box column) {
    static const float PRIZE = 0.44f, BESIDE = 12, RULES_NARROW = 258;
    Box top = box_cut_top(&column, column.height * PRIZE, 4);
    float prize = fminf(top.height, 120);
    at->hand_pot = (Box){top.x + 8, top.y, prize, prize};
    box_cut_left(&top, prize + 8, 24);
    at->dice = box_place(top, top.width, prize - ROLLED, 0, 0);
    at->own[FAMILIES_RULES] = box_place((Box){at->box.x + 12, at->marker.y, RULES_NARROW, at->marker.height},
                                        RULES_NARROW, RULES_HIGH, 0, 0.5f);
    float fits = ((column.width - BESIDE) / 2 - BETWEEN) / 2 / table_lying_wide(at, 1);
    float card = fminf(fits, column.height - COUNT_HIGH);
    place_group(at, column.x, column.y, card, false);
    place_group(at, column.x + column.width - group_wide(at, card), column.y, card, true);
}

/* Where the row below the leftmost other's cards ends. */
static float foot_at_left(const SabaccTable *table, const TableLayout *at) {
    const SeatPlaces *places = &at->seat[(at->bottom + 1) % table->seats];
    return places->label.y + places->label.height;
}

void table_families_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    static const float AIR = 8;
    LayoutRoom room = table_layout_plain(table, at, raised);
    SeatPlaces *own = &at->seat[at->bottom];
    if (!at->is_portrait) {
        place_own_in_room(at, own);
        place_others(table, at, at->marker.y - RULES_HIGH, own->own[FAMILIES_TOKENS].y - AIR);
        place_in_room(table, at, foot_at_left(table, at));
        return;
    }
    place_others(table, at, room.middle.y, room.middle.y);
    Box middle = {room.middle.x, room.middle.y, room.middle.width, at->marker.y - room.middle.y - 4};
    place_own_upright(own, room.own);
    if (middle.width < at->box.width / 2)
        place_column(at, middle);
    else
        place_row(at, middle);
}
