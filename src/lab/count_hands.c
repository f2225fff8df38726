#include "lab/count_hands.h"

#include <assert.h>

typedef struct Count {
    const SabaccTable *table;
    int kinds, cards;
    int max_of_family; /* maximum cards of each family in a hand */
    SabaccCard kind[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    SabaccCard hand[COUNT_HANDS_CARDS];
    HandCounts *counts;
} Count;

/* `ways`: in how many ways these faces can be drawn from the deck. */
static void count_hand(Count *count, int64_t ways) {
    SabaccWorth worth = sabacc_worth(count->table, 0, count->hand, count->cards);
    int number = sabacc_kind_number(count->table, &worth);
    assert(worth.total >= -COUNT_HANDS_TOTAL && worth.total <= COUNT_HANDS_TOTAL);
    assert(number >= 0 && number < COUNT_HANDS_NUMBERS);
    count->counts->hands += ways;
    count->counts->kinds[worth.rank][number] += ways;
    if (worth.rank != SABACC_RANK_NEEDS_DICE) count->counts->totals[worth.total + COUNT_HANDS_TOTAL] += ways;
}

static bool is_full_of(const Count *count, SabaccFamily family, int held) {
    int cards = 0;
    for (int i = 0; i < held; i++) cards += sabacc_card_family(count->hand[i]) == family;
    return cards >= count->max_of_family;
}

/* Enumerates all hands whose first `held` cards are chosen, the others being of kind `from` or later. */
static void count_from(Count *count, int from, int held, int64_t ways) {
    if (held == count->cards) {
        count_hand(count, ways);
        return;
    }
    for (int kind = from; kind < count->kinds; kind++) {
        int64_t ways_of_kind = 1;
        for (int taken = 1; taken <= count->copies[kind] && held + taken <= count->cards; taken++) {
            if (is_full_of(count, sabacc_card_family(count->kind[kind]), held + taken - 1)) break;
            /* binomial coefficient, step by step */
            ways_of_kind = ways_of_kind * (count->copies[kind] - taken + 1) / taken;
            count->hand[held + taken - 1] = count->kind[kind];
            count_from(count, kind + 1, held + taken, ways * ways_of_kind);
        }
    }
}

void count_hands(const SabaccTable *table, int cards, HandCounts *counts) {
    Count count = {.table = table, .cards = cards, .counts = counts};
    assert(cards >= 1 && cards <= COUNT_HANDS_CARDS);
    *counts = (HandCounts){0};
    count.kinds = sabacc_table_deck_list(table, count.kind, count.copies);
    bool has_families = sabacc_card_family(count.kind[0]) != SABACC_NO_FAMILY;
    count.max_of_family = has_families ? cards / 2 : cards;
    count_from(&count, 0, 0, 1);
}
