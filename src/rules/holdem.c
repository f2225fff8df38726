/* The hold'em field (FD-5): at the showdown a hand may borrow any of the cards in the other active seats'
 * fields.
 *
 * The best choice is one of few: the cards that make an array (at most as many as CA-4a allows), or the
 * fewest cards that reach a total. */
#include "rules/state.h"

enum { TOTAL_MOST = 512, TOTALS = 2 * TOTAL_MOST + 1 };

typedef struct Field {
    SabaccCard card[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int count;
} Field;

/* The field cards of the other seats that are shown, from the dealer's left. */
static void gather(const SabaccTable *table, int seat, Field *field) {
    field->count = 0;
    for (SeatMask left = (SeatMask)(table->shown & ~seat_bit(seat)); left != 0;) {
        int other = seats_take(&left, first_seat(table));
        const SabaccSeat *hand = &table->seat[other];
        for (int i = 0; i < hand->hand_count; i++) {
            if (!(hand->fielded >> i & 1)) continue;
            field->card[field->count] = hand->hand[i];
            field->from[field->count++] = (int8_t)other;
        }
    }
}

/* What is chosen: places in the field, and what the hand is worth with them. */
typedef struct Choice {
    SabaccWorth worth;
    int count;
    uint8_t place[SABACC_MAX_COUNTED];
} Choice;

/* Best key; then a positive total, then the fewest cards. */
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
    if (search->own + count > SABACC_MAX_COUNTED - 1) return; /* a demise card must still find room */
    for (int i = 0; i < count; i++) search->cards[search->own + i] = search->field->card[place[i]];
    SabaccWorth worth =
        game_of(search->table)->worth(search->table, search->seat, search->cards, search->own + count);
    if (!is_better(&worth, count, search->best)) return;
    search->best->worth = worth;
    search->best->count = count;
    memcpy(search->best->place, place, (size_t)count);
}

/* Every choice of up to two cards: a hand of two or more makes no array with more of them. */
static void try_arrays(Search *search) {
    int room = game_of(search->table)->array_cards - search->own;
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

/* The fewest field cards that bring each total: fewest[i][t] of the first i cards. */
typedef struct Totals {
    uint8_t fewest[SABACC_MAX_COUNTED + 1][TOTALS];
} Totals;
enum { NEVER = 255 };

static void reach_totals(const Search *search, Totals *totals) {
    memset(totals->fewest[0], NEVER, TOTALS);
    totals->fewest[0][TOTAL_MOST] = 0;
    for (int i = 0; i < search->field->count; i++) {
        int value = game_of(search->table)->value(search->table, search->seat, search->field->card[i]);
        const uint8_t *before = totals->fewest[i];
        uint8_t *after = totals->fewest[i + 1];
        memcpy(after, before, TOTALS);
        for (int t = 0; t < TOTALS; t++) {
            int to = t + value;
            if (before[t] == NEVER || to < 0 || to >= TOTALS || after[to] <= before[t] + 1) continue;
            after[to] = (uint8_t)(before[t] + 1);
        }
    }
}

/* The cards by which the total was reached, the last ones first. */
static int retrace(const Search *search, const Totals *totals, int total, uint8_t *place) {
    int count = 0;
    for (int i = search->field->count; i > 0; i--) {
        if (totals->fewest[i][total] == totals->fewest[i - 1][total]) continue;
        place[count++] = (uint8_t)(i - 1);
        total -= game_of(search->table)->value(search->table, search->seat, search->field->card[i - 1]);
    }
    return count;
}

/* Only totals from −23 to 23 can win anything. */
static void try_totals(Search *search) {
    Totals totals;
    uint8_t place[SABACC_MAX_COUNTED];
    int32_t own = hand_total(search->table, search->seat, search->cards, search->own);
    reach_totals(search, &totals);
    for (int32_t total = -23; total <= 23; total++) {
        int32_t borrowed = total - own + TOTAL_MOST;
        if (borrowed < 0 || borrowed >= TOTALS || totals.fewest[search->field->count][borrowed] == NEVER)
            continue;
        consider(search, place, retrace(search, &totals, borrowed, place));
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
