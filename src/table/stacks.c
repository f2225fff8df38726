#include "table/stacks.h"

#include <math.h>

#include "base/hash.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "table/taken.h"
#include "table/variant.h"
#include "table/winnings.h"

/* ---- how many chips ---- */

static const int32_t values[] = {1000, 500, 100, 25, 5, 1};
enum { VALUES = sizeof values / sizeof *values, WHOLE = 20, MOST_UNITS = 18, MOST_HIGHER = 3 };

/* Spots of table_heap_spot. */
enum { SPOT_HIGHER = 0, SPOT_CHANGE = 2, UNIT_STACKS = 3 };
static const int unit_spots[UNIT_STACKS] = {1, 4, 3};

/* Of which a seat has about twenty as the game begins. */
static int unit_of(int32_t usual) {
    int unit = 0;
    while (unit < VALUES - 1 && values[unit] > usual / WHOLE) unit++;
    return unit;
}

static void put(ChipPile *pile, int32_t carries) {
    if (pile->count < TABLE_STACK_HIGHEST)
        pile->carries[pile->count++] = carries;
    else
        pile->carries[0] += carries;
}

/* What is less than a chip of the next value lies in with the last of them. */
static void put_change(ChipPile *pile, int32_t rest, int32_t value) {
    if (rest <= 0) return;
    while (rest >= 2 * value && pile->count < TABLE_STACK_HIGHEST - 1) {
        put(pile, value);
        rest -= value;
    }
    put(pile, rest);
}

/* The highest value lies lowest. */
static void put_higher(ChipPile *pile, int32_t chips[VALUES], int unit) {
    for (int i = unit - 1; i > 0; i--) {
        int32_t each = values[i - 1] / values[i];
        int32_t changed = chips[i] > MOST_HIGHER ? (chips[i] - MOST_HIGHER + each - 1) / each : 0;
        if (changed * each > chips[i]) changed = chips[i] / each;
        chips[i - 1] += changed;
        chips[i] -= changed * each;
    }
    for (int i = 0; i < unit; i++)
        for (int32_t left = chips[i]; left > 0; left--) {
            bool is_full = pile->count == TABLE_STACK_HIGHEST;
            put(pile, is_full ? left * values[i] : values[i]);
            if (is_full) break;
        }
}

static int count_chips(const ChipPile stacks[TABLE_STACKS]) {
    int count = 0;
    for (int i = 0; i < TABLE_STACKS; i++) count += stacks[i].count;
    return count;
}

int table_stacks_of(int32_t credits, int32_t usual, ChipPile stacks[TABLE_STACKS]) {
    enum { LEAST_CHANGE = 2 };
    int unit = unit_of(usual), small = unit < VALUES - 1 ? unit + 1 : unit;
    int32_t chips[VALUES] = {0}, units = credits / values[unit], rest = credits % values[unit];
    for (int i = 0; i < TABLE_STACKS; i++) stacks[i] = (ChipPile){0};
    if (credits <= 0) return 0;
    if (small != unit && units > 0 && rest < LEAST_CHANGE * values[small]) units--, rest += values[unit];
    if (unit > 0 && units > MOST_UNITS) {
        int32_t each = values[unit - 1] / values[unit];
        chips[unit - 1] = (units - MOST_UNITS + each - 1) / each;
        units -= chips[unit - 1] * each;
    }
    put_higher(&stacks[SPOT_HIGHER], chips, unit);
    for (int32_t left = units, laid = 0; left > 0; left--, laid++) {
        bool is_last = laid == MOST_UNITS - 1; /* of the highest value there is one carries the rest */
        put(&stacks[unit_spots[laid / TABLE_STACK_HIGHEST]], is_last ? left * values[unit] : values[unit]);
        if (is_last) break;
    }
    put_change(&stacks[SPOT_CHANGE], rest, values[small]);
    return count_chips(stacks);
}

int32_t table_usual_credits(const SabaccTable *table) {
    int64_t all = 0, seats = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        if (seat == sabacc_house_seat(table)) continue;
        all += table->seat[seat].start;
        seats++;
    }
    return seats > 0 ? (int32_t)(all / seats) : 0;
}

/* ---- where they lie ---- */

/* In widths of a chip: three stacks beside each other with two behind, as high as they can be. */
static const float WIDE = 2.9f, HIGH = 0.55f + 0.42f + 0.19f * (TABLE_STACK_HIGHEST - 1);

static Box box_of(float x, float foot, float chip) {
    return (Box){x, foot - HIGH * chip, WIDE * chip, HIGH * chip};
}

/* The total of a hand before others' cards, and their bet; both where all hands are open. */
static Box words_of(const SabaccTable *table, const SeatPlaces *places) {
    static const float CLOSED = 170, OF_MANY = 140, OPEN = 264;
    enum { MANY = 5 };
    float closed = table->seats > MANY ? OF_MANY : CLOSED;
    float wide = (table->viewer < 0 ? OPEN : closed) * places->scale;
    return box_place(places->label, fminf(wide, places->label.width), places->label.height, 0.5f, 0);
}

static void take_seat(TableTakenList *taken, const SabaccTable *table, const TableLayout *at, int seat) {
    static const float BELOW = 1;
    const SeatPlaces *places = &at->seat[seat];
    bool is_own = seat == at->bottom;
    table_taken_add(taken, places->plate, TABLE_PART_SEAT);
    table_taken_add(taken, table_with_words(places->cards, 0, BELOW * places->scale), TABLE_PART_SEAT);
    table_taken_add(taken, places->block, TABLE_PART_SEAT);
    table_taken_add(taken, is_own ? places->label : words_of(table, places), TABLE_PART_SEAT);
    bool is_beside = is_own || places->bet.y != places->label.y;
    if (is_beside) table_taken_add(taken, places->bet, TABLE_PART_SEAT);
    for (int i = 0; i < SEAT_OWN_BOXES; i++) table_taken_add(taken, places->own[i], TABLE_PART_SEAT);
}

/* A pot, and the plate of its credits, which is wider. */
static void take_pot(TableTakenList *taken, const TableLayout *at, Box pot) {
    static const float BESIDE = 12, WORDS = 210, PLATE = 44;
    table_taken_add(taken, pot, TABLE_PART_POT);
    if (at->is_portrait || pot.width <= 0) return;
    table_taken_add(taken, box_place(pot, fmaxf(pot.width + 2 * BESIDE, WORDS), PLATE, 0.5f, 1),
                    TABLE_PART_POT);
}

static bool is_free(const TableTakenList *taken, const TableLayout *at, Box box) {
    static const float EDGE = 6;
    bool is_inside = box.x >= at->box.x + EDGE && box.x + box.width <= at->box.x + at->box.width - EDGE;
    for (int i = 0; i < taken->count && is_inside; i++)
        if (box_overlaps(box, taken->list[i].box)) return false;
    return is_inside;
}

/* Where they may be: beside the words before the cards, towards the middle of the table and away from it, or
 * below them. */
enum { SIDES = 3 };

static float left_at(Box words, int side, bool is_right, float wide) {
    static const float AIR = 4;
    if (side == 2) return words.x + (words.width - wide) / 2;
    return (side == 0) == is_right ? words.x - AIR - wide : words.x + words.width + AIR;
}

/* No lower than has to be, and higher than the words where there is room beside them. */
static Box before_other(const SabaccTable *table, const TableLayout *at, const TableTakenList *taken,
                        int seat, float chip, int steps) {
    static const float ABOVE = 2, NEAR = 0.02f, STEP = 9;
    enum { HIGHER = 4 };
    const SeatPlaces *places = &at->seat[seat];
    Box words = words_of(table, places);
    float middle = at->box.x + at->box.width / 2, own = words.x + words.width / 2;
    bool is_right = own > middle + NEAR * at->box.width;
    for (int step = -HIGHER; step < steps; step++)
        for (int side = 0; side < SIDES; side++) {
            if (step < 0 && side == 2) continue;
            float top = side == 2 ? words.y + words.height : words.y;
            top += (ABOVE + STEP * (float)step) * places->scale;
            Box box = box_of(left_at(words, side, is_right, WIDE * chip), top + HIGH * chip, chip);
            if (is_free(taken, at, box)) return box;
        }
    return (Box){0};
}

static bool has_place(const SabaccTable *table, const TableLayout *at, int seat) {
    bool is_other = seat != at->bottom && seat != sabacc_house_seat(table);
    return is_other && at->seat[seat].figure.width > 0;
}

/* All others, or none: from both ends of the row to its middle, where there is most room. */
static bool place_others(const SabaccTable *table, TableLayout *at, TableTakenList taken, float chip,
                         int steps) {
    static const float APART = 40; /* the stacks of neighbours */
    int others = table->seats - 1;
    for (int i = 0; i < others; i++) {
        int place = i % 2 == 0 ? i / 2 : others - 1 - i / 2, seat = (at->bottom + 1 + place) % table->seats;
        SeatPlaces *places = &at->seat[seat];
        if (!has_place(table, at, seat)) continue;
        places->stacks = before_other(table, at, &taken, seat, chip * places->scale, steps);
        table_taken_add(&taken, box_inset(places->stacks, -APART * places->scale, 0), TABLE_PART_SEAT);
        if (places->stacks.width <= 0) return false;
    }
    return true;
}

/* As large as there is room for at every seat, so that they compare. */
static void place_alike(const SabaccTable *table, TableLayout *at, const TableTakenList *taken) {
    static const struct {
        float chips[6];
        int steps; /* how much lower than level with the words */
    } tries[] = {{{43, 41, 39, 37, 35}, 5}, {{33, 30, 27, 24, 21}, 2}, {{33, 30, 27, 24, 21, 19}, 5}};
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
        for (int size = 0; size < 6 && tries[i].chips[size] > 0; size++)
            if (place_others(table, at, *taken, tries[i].chips[size], tries[i].steps)) return;
    for (int seat = 0; seat < table->seats; seat++)
        if (has_place(table, at, seat)) at->seat[seat].stacks = (Box){0};
}

/* Over the plate, the bet beside them. */
static void place_own(SeatPlaces *places) {
    static const float CHIP = 39, ABOVE = 3, BETWEEN = 11, BEYOND = 12;
    float end = places->plate.x + places->plate.width + BEYOND;
    places->stacks = box_of(places->plate.x, places->plate.y - ABOVE, CHIP);
    places->bet.x = places->stacks.x + places->stacks.width + BETWEEN;
    places->bet.width = fminf(places->bet.width, end - places->bet.x);
}

void table_place_stacks(const SabaccTable *table, TableLayout *at) {
    TableTakenList taken = {.count = 0};
    if (!sabacc_plays_for_credits(table) || table_variant(table)->has_own_stacks) return;
    if (!at->is_portrait) place_own(&at->seat[at->bottom]);
    TableLayout apart = *at;
    apart.hand_pot = apart.sabacc_pot = apart.aside = (Box){0};
    table_taken_middle(&taken, table, &apart);
    take_pot(&taken, at, at->hand_pot);
    take_pot(&taken, at, at->sabacc_pot);
    for (int seat = 0; seat < table->seats; seat++) take_seat(&taken, table, at, seat);
    place_alike(table, at, &taken);
}

/* ---- what lies there ---- */

bool table_has_stacks(const TableFrame *frame, int seat) { return frame->at.seat[seat].stacks.width > 0; }

/* Chips of a pot on their way to what it has won. */
static int32_t raked_to(const TableFrame *frame, int seat) {
    int32_t credits = 0;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_raked = flight->kind == FLIGHT_CHIPS && flight->stack > 0 && flight->to.kind == PLACE_STACK;
        if (is_raked && flight->to.seat == seat && frame->now < flight->ends) credits += flight->amount;
    }
    return credits;
}

int32_t table_stacks_credits(const TableFrame *frame, int seat) {
    const TableWinnings *won = &frame->view->won[seat];
    int32_t apart =
        won->count > 0 && !table_winnings_are_taken(frame) ? won->amount - raked_to(frame, seat) : 0;
    return table_credits_lying(frame, seat) - apart;
}

static float chip_of(const TableFrame *frame, int seat) { return frame->at.seat[seat].stacks.width / WIDE; }

/* Everyone piles up chips in their own way. Spots are in widths of a chip, from the middle of the foot of the
 * box, the far ones first. Few of a higher value lie loose, one half on
 * the other; where there are none, units do. */
enum { WAYS = 4, LOOSE = 2 };

typedef struct PileSpot {
    float x, behind;
    int stack;   /* of table_stacks_of */
    int8_t high; /* of units, before others are higher; 0: none */
} PileSpot;

static const struct {
    PileSpot spots[TABLE_STACKS];
    int loose;
    bool changes;
} ways[WAYS] = {
    {{{-0.38f, 0.42f, 1, 6},
      {0.57f, 0.37f, 4, 4},
      {0.95f, 0.04f, 3, 2},
      {-0.90f, 0.02f, 0, 0},
      {0.07f, 0, 2, 0}},
     2,
     true},
    {{{-0.51f, 0.42f, 4, 6}, {0.45f, 0.38f, 1, 4}, {-0.93f, 0.03f, 3, 3}, {0.91f, 0.05f, 0, 0}, {0, 0, 2, 0}},
     1,
     false},
    {{{0.03f, 0.42f, 4, 5},
      {0.95f, 0.4f, 3, 3},
      {-0.91f, 0.36f, 1, 6},
      {0.55f, 0, 0, 0},
      {-0.41f, 0.01f, 2, 0}},
     2,
     true},
    {{{0.46f, 0.4f, 1, 5},
      {-0.51f, 0.42f, 4, 6},
      {-0.05f, 0.02f, 3, 2},
      {-0.94f, 0.03f, 0, 0},
      {0.90f, 0, 2, 0}},
     1,
     false},
};

/* Some have changed units for a chip of the next higher value: how many. */
static int changed_units(int unit, int units) {
    int each = unit > 0 ? values[unit - 1] / values[unit] : 0;
    return units >= 2 * each ? each : 0;
}

static void move_chips(ChipPile *to, ChipPile *from, int most) {
    while (from->count > 0 && to->count < most) put(to, from->carries[--from->count]);
}

/* The units of a seat in its way. */
static void pile_up(ChipPile stacks[TABLE_STACKS], int seat, int unit) {
    enum { FEW = 5 };
    ChipPile all[UNIT_STACKS], *higher = &stacks[SPOT_HIGHER];
    const PileSpot *spots = ways[seat % WAYS].spots;
    int units = 0;
    for (int i = 0; i < UNIT_STACKS; i++) {
        all[i] = stacks[unit_spots[i]];
        stacks[unit_spots[i]].count = 0;
        units += all[i].count;
    }
    int changed = ways[seat % WAYS].changes && higher->count < LOOSE ? changed_units(unit, units) : 0;
    if (changed > 0) put(higher, 0);
    for (int i = 0; i < UNIT_STACKS && changed > 0; i++)
        for (; changed > 0 && all[i].count > 0; changed--)
            higher->carries[higher->count - 1] += all[i].carries[--all[i].count];
    int loose = units > FEW && higher->count == 0 ? ways[seat % WAYS].loose : 0;
    for (int round = 0; round < 2; round++) {
        for (int k = 0; k < TABLE_STACKS; k++)
            for (int i = 0; i < UNIT_STACKS && spots[k].high > 0; i++)
                move_chips(&stacks[spots[k].stack], &all[i],
                           round == 0 ? spots[k].high : TABLE_STACK_HIGHEST);
        for (int i = 0; i < UNIT_STACKS && round == 0; i++) move_chips(higher, &all[i], loose);
    }
}

/* −1 … 1, the same always. */
static float uneven(int seat, int stack, int level) {
    return (float)(hash_scatter((uint32_t)(seat * 64 + stack * 8 + level + 1)) >> 16 & 0xff) / 127.5f - 1;
}

/* No stack is quite straight: it leans a little, inwards at the ends, and each chip is off the one below. */
static float off_at(int seat, const PileSpot *spot, int level) {
    static const float OFF = 0.045f, LEANS = 0.034f, END = 0.8f;
    float leans = uneven(seat, spot->stack, TABLE_STACK_HIGHEST + 1) * LEANS;
    if (fabsf(spot->x) > END) leans = -copysignf(leans, spot->x);
    return level == 0 ? 0 : leans * (float)level + uneven(seat, spot->stack, level) * OFF;
}

static Box chip_at(const TableFrame *frame, int seat, const PileSpot *spot, int level) {
    Box box = frame->at.seat[seat].stacks;
    float chip = chip_of(frame, seat), left = box.x + (box.width - chip) / 2;
    left += (spot->x + off_at(seat, spot, level)) * chip;
    left = fminf(fmaxf(left, box.x), box.x + box.width - chip);
    return table_chip_on(left, box.y + box.height - spot->behind * chip, chip, level);
}

/* The second one half on the first, towards the stacks. */
static Box loose_at(const TableFrame *frame, int seat, const PileSpot *spot, int which) {
    static const float ACROSS = 0.34f, NEARER = 0.02f;
    Box chip = chip_at(frame, seat, spot, which);
    chip.x -= copysignf(ACROSS, spot->x) * chip.width * (float)which;
    chip.y += NEARER * chip.width * (float)which;
    return chip;
}

/* Hands that are judged in the middle do not lie on chips: 0 … 1 how far these give way to them. */
static float gives_way(const TableFrame *frame, int seat) {
    static const float WIDE_HANDS = 800; /* as wide as two hands are there, as a rule */
    Box stage = frame->at.stage;
    float share = 0;
    stage = box_place(stage, fminf(stage.width, WIDE_HANDS), stage.height, 0.5f, 0);
    stage.height += table_stage_gap(frame) + TABLE_STAGE_PLATE;
    if (!box_overlaps(frame->at.seat[seat].stacks, stage)) return 0;
    for (int other = 0; other < frame->table->seats; other++)
        share = fmaxf(share, table_forward(frame, other));
    return fminf(share, 1);
}

/* The lamp hangs over the middle of the table: the higher a stack, the longer its shadow away from there. */
static void draw_cast(const TableFrame *frame, Box lowest, int count, float fade) {
    static const float LONG = 0.15f, LONGER = 0.1f, FLAT = 0.5f, SOFT = 0.2f; /* of a chip's width */
    enum { STEPS = 2 };
    Box table = frame->at.box;
    float across = (lowest.x + lowest.width / 2 - table.x - table.width / 2) / (table.width / 2);
    float down = (lowest.y + lowest.height / 2 - table.y - table.height / 2) / (table.height / 2);
    float away = fmaxf(hypotf(across, down), 0.01f), reach = (LONG + LONGER * (float)count) * lowest.width;
    reach *= fminf(0.5f + away, 1);
    for (int step = 1; step <= STEPS; step++) {
        Box under = box_inset(lowest, lowest.width * 0.1f, lowest.height * 0.22f);
        under.x += across / away * reach * (float)step / STEPS;
        under.y += lowest.height * 0.16f + down / away * reach * FLAT * (float)step / STEPS;
        canvas_glow(frame->canvas, under, under.height / 2, lowest.width * SOFT,
                    colour_fade(0x5c000000u, 1 - fade));
    }
}

static void draw_ground(const TableFrame *frame, Box lowest, int count, float fade) {
    if (count == 0) return;
    draw_cast(frame, lowest, count, fade);
    table_draw_contact(frame, lowest, fade);
}

void table_draw_stacks(const TableFrame *frame, int seat) {
    ChipPile stacks[TABLE_STACKS];
    const PileSpot *spots = ways[seat % WAYS].spots;
    float fade = table_has_stacks(frame, seat) ? gives_way(frame, seat) : 1;
    if (fade >= 1) return;
    int32_t usual = table_usual_credits(frame->table);
    table_stacks_of(table_stacks_credits(frame, seat), usual, stacks);
    pile_up(stacks, seat, unit_of(usual));
    canvas_push_name(frame->canvas, "stacks:%d", seat);
    for (int i = 0; i < TABLE_STACKS; i++)
        draw_ground(frame, chip_at(frame, seat, &spots[i], 0), stacks[spots[i].stack].count, fade);
    for (int i = 0; i < TABLE_STACKS; i++) {
        const ChipPile *pile = &stacks[spots[i].stack];
        bool is_loose = spots[i].stack == SPOT_HIGHER && pile->count <= LOOSE;
        for (int level = 0; level < pile->count; level++) {
            Box chip = (is_loose ? loose_at : chip_at)(frame, seat, &spots[i], level);
            table_draw_slice(frame, chip, pile->carries[level], fade, chip.width);
        }
    }
    canvas_pop_name(frame->canvas);
}

/* On top of the change. */
Box table_stacks_chip(const TableFrame *frame, int seat) {
    ChipPile stacks[TABLE_STACKS];
    const PileSpot *spot = ways[seat % WAYS].spots;
    table_stacks_of(table_stacks_credits(frame, seat), table_usual_credits(frame->table), stacks);
    while (spot->stack != SPOT_CHANGE) spot++;
    return chip_at(frame, seat, spot, stacks[SPOT_CHANGE].count);
}
