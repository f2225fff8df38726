/* The hold'em field (FD-5): at the showdown a hand may borrow any of the cards in the other active seats'
 * fields.
 *
 * Only few choices can be best: the cards that complete an array (at most as many as CA-4a allows), or the
 * fewest cards that reach a total. */
#include "rules/private.h"

/* sum of all positive, or all negative cards of a deck */
enum { TOTAL_MAX = 640, TOTALS = 2 * TOTAL_MAX + 1 };

typedef struct Field {
    SabaccCard card[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int value[SABACC_MAX_COUNTED]; /* in the borrowing hand */
    int count;
} Field;

/* The field cards of the other seats that are shown, from the dealer's left. */
static void gather(const SabaccTable *table, int seat, Field *field) {
    field->count = 0;
    for (SeatMask left = (SeatMask)(table->shown & ~seat_bit(seat)); left != 0;) {
        int other = seats_take(&left, first_seat(table));
        const SabaccSeat *hand = &table->seat[other];
        for (uint32_t slots = hand->fielded; slots != 0; slots &= slots - 1) {
            int i = __builtin_ctz(slots);
            field->card[field->count] = hand->hand[i];
            field->value[field->count] = game_of(table)->value(table, seat, hand->hand[i]);
            field->from[field->count++] = (int8_t)other;
        }
    }
}

/* A choice: places in the field, and the hand's worth with them. */
typedef struct Choice {
    SabaccWorth worth;
    int count;
    uint8_t place[SABACC_MAX_COUNTED];
} Choice;

/* By key; then a positive total, then fewer cards. */
static bool is_better(const SabaccWorth *worth, int count, const Choice *best) {
    if (worth->key != best->worth.key) return worth->key > best->worth.key;
    bool positive = worth->total > 0, best_positive = best->worth.total > 0;
    if (positive != best_positive) return positive;
    return count < best->count;
}

typedef struct Search {
    const SabaccTable *table;
    const Field *field;
    Choice *best;
    int seat, own;
    SabaccCard cards[SABACC_MAX_COUNTED];
} Search;

static void consider(Search *search, const uint8_t *place, int count) {
    if (search->own + count > SABACC_MAX_COUNTED - 1) return; /* leaves room for a demise card */
    for (int i = 0; i < count; i++) search->cards[search->own + i] = search->field->card[place[i]];
    SabaccWorth worth =
        game_of(search->table)->worth(search->table, search->seat, search->cards, search->own + count);
    if (!is_better(&worth, count, search->best)) return;
    search->best->worth = worth;
    search->best->count = count;
    memcpy(search->best->place, place, (size_t)count);
}

/* Tries every choice of up to two cards: a hand of two or more completes no array with more of them. */
static void try_arrays(Search *search) {
    int room = max_array_cards(search->table) - search->own;
    uint8_t place[2];
    for (int i = 0; room >= 1 && i < search->field->count; i++) {
        place[0] = (uint8_t)i;
        consider(search, place, 1);
        for (int j = i + 1; room >= 2 && j < search->field->count; j++) {
            place[1] = (uint8_t)j;
            consider(search, place, 2);
        }
    }
}

/* The fewest of the first i field cards that reach each total, from the lowest possible to the highest. */
typedef struct Totals {
    int min[SABACC_MAX_COUNTED + 1], max[SABACC_MAX_COUNTED + 1];
    uint8_t fewest[SABACC_MAX_COUNTED + 1][TOTALS];
} Totals;
enum { NEVER = 255 };

static int fewest_of(const Totals *totals, int cards, int total) {
    bool in_reach = total >= totals->min[cards] && total <= totals->max[cards];
    return in_reach ? totals->fewest[cards][TOTAL_MAX + total] : NEVER;
}

static void reach_totals(const Field *field, Totals *totals) {
    totals->min[0] = totals->max[0] = 0;
    totals->fewest[0][TOTAL_MAX] = 0;
    for (int i = 0; i < field->count; i++) {
        int value = field->value[i];
        totals->min[i + 1] = totals->min[i] + (value < 0 ? value : 0);
        totals->max[i + 1] = totals->max[i] + (value > 0 ? value : 0);
        assert(totals->min[i + 1] >= -TOTAL_MAX && totals->max[i + 1] <= TOTAL_MAX);
        for (int total = totals->min[i + 1]; total <= totals->max[i + 1]; total++) {
            int without = fewest_of(totals, i, total), with = fewest_of(totals, i, total - value);
            totals->fewest[i + 1][TOTAL_MAX + total] = (uint8_t)(with + 1 < without ? with + 1 : without);
        }
    }
}

/* The cards by which the total was reached, last ones first. */
static int retrace(const Field *field, const Totals *totals, int total, uint8_t *place) {
    int count = 0;
    for (int i = field->count; i > 0; i--) {
        if (fewest_of(totals, i, total) == fewest_of(totals, i - 1, total)) continue;
        place[count++] = (uint8_t)(i - 1);
        total -= field->value[i - 1];
    }
    return count;
}

/* Only totals from −23 to 23 can win. */
static void try_totals(Search *search) {
    const Field *field = search->field;
    Totals totals;
    uint8_t place[SABACC_MAX_COUNTED];
    int own = hand_total(search->table, search->seat, search->cards, search->own);
    reach_totals(field, &totals);
    int min = own + totals.min[field->count], max = own + totals.max[field->count];
    for (int total = min > -23 ? min : -23; total <= 23 && total <= max; total++) {
        int fewest = fewest_of(&totals, field->count, total - own);
        if (fewest == 0 || fewest == NEVER) continue; /* the choice of no cards is the start of the search */
        consider(search, place, retrace(field, &totals, total - own, place));
    }
}

int holdem_borrow(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                  int8_t from[SABACC_MAX_COUNTED], int count) {
    Field field;
    gather(table, seat, &field);
    if (field.count == 0) return count;
    Choice best = {.worth = game_of(table)->worth(table, seat, cards, count)};
    Search search = {.table = table, .field = &field, .best = &best, .seat = seat, .own = count};
    memcpy(search.cards, cards, (size_t)count);
    try_arrays(&search);
    try_totals(&search);
    for (int i = 0; i < best.count; i++) {
        cards[count] = field.card[best.place[i]];
        from[count++] = field.from[best.place[i]];
    }
    return count;
}
