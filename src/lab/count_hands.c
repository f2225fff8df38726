#include "lab/count_hands.h"

#include <assert.h>

typedef struct Count {
    const SabaccTable *table;
    int kinds, cards;
    SabaccCard kind[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    SabaccCard hand[COUNT_HANDS_CARDS];
    HandCounts *counts;
} Count;

/* `ways`: in how many ways these faces can be taken from the deck. */
static void count_hand(Count *count, int64_t ways) {
    SabaccWorth worth = sabacc_worth(count->table, 0, count->hand, count->cards);
    assert(worth.total >= -COUNT_HANDS_TOTAL && worth.total <= COUNT_HANDS_TOTAL);
    count->counts->hands += ways;
    count->counts->ranks[worth.rank] += ways;
    count->counts->totals[worth.total + COUNT_HANDS_TOTAL] += ways;
}

/* Goes through all hands whose first `held` cards are chosen, the others being of kind `from` and later ones.
 */
static void count_from(Count *count, int from, int held, int64_t ways) {
    if (held == count->cards) {
        count_hand(count, ways);
        return;
    }
    for (int kind = from; kind < count->kinds; kind++) {
        int64_t ways_of_kind = 1;
        for (int taken = 1; taken <= count->copies[kind] && held + taken <= count->cards; taken++) {
            ways_of_kind = ways_of_kind * (count->copies[kind] - taken + 1) / taken; /* copies over taken */
            count->hand[held + taken - 1] = count->kind[kind];
            count_from(count, kind + 1, held + taken, ways * ways_of_kind);
        }
    }
}

void count_hands(const SabaccTable *table, int cards, HandCounts *counts) {
    Count count = {.table = table, .cards = cards, .counts = counts};
    assert(cards >= 1 && cards <= COUNT_HANDS_CARDS);
    *counts = (HandCounts){0};
    count.kinds = sabacc_deck_list(sabacc_table_game(table), count.kind, count.copies);
    count_from(&count, 0, 0, 1);
}
