#include "ai/score.h"

static const SabaccPlayedFor *played_for(const SabaccTable *table) {
    return &sabacc_table_game(table)->played_for;
}

Horizon horizon_of(const SabaccTable *table) {
    return (Horizon){.hand = table->hand, .round = played_for(table)->by_round ? table->round : 0};
}

bool horizon_goes_on(const SabaccTable *table, Horizon horizon) {
    return !table->over && table->hand == horizon.hand &&
           (horizon.round == 0 || table->round == horizon.round);
}

/* An item that is staked can be had back at its price (PL-2). */
static int64_t price_of_items(const SabaccTable *table, int seat) {
    int64_t antes = 0;
    for (int item = 0; item < SABACC_ITEMS; item++)
        antes += (int64_t)table->seat[seat].items[item] * sabacc_item_price((SabaccItem)item);
    return antes * sabacc_option(table, SABACC_OPTION_ANTE).n;
}

/* Its stack, and what it has already paid into the next hand. */
static int64_t credits_of(const SabaccTable *table, int seat) {
    const SabaccSeat *own = &table->seat[seat];
    bool is_free = table->antes == 0 && seat_in(table->winners, seat); /* then only winning matters */
    return own->credits + (seat_in(table->folded, seat) ? 0 : own->paid) + is_free +
           price_of_items(table, seat);
}

int64_t score_of(const SabaccTable *table, int seat) {
    const SabaccPlayedFor *what = played_for(table);
    return what->score != NULL ? what->score(table, seat) : credits_of(table, seat);
}

int64_t score_damped(const SabaccTable *table, int64_t score) {
    enum { PART = 4 };
    int64_t before = score_of(table, table->viewer), change = score - before, bound = table->hand_pot;
    if (played_for(table)->score != NULL || bound == 0) return score;
    if (change > bound) return before + bound + (change - bound) / PART;
    return change < -bound ? before - bound + (change + bound) / PART : score;
}

int64_t score_trifle(const SabaccTable *table, int64_t scores) {
    enum { PART_OF_POT = 64, FOR_NOTHING = 4 };
    const SabaccPlayedFor *what = played_for(table);
    if (what->score != NULL) return what->trifle(table, scores);
    return scores * ((int64_t)table->hand_pot + FOR_NOTHING) / PART_OF_POT;
}
