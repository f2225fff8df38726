#include "ai/gauge.h"

/* Takes one copy of a card that lies open to the viewer out of the pool. */
static void forget(Gauge *gauge, SabaccCard card) {
    for (int i = 0; i < gauge->pool_count; i++) {
        if (gauge->pool[i] != card) continue;
        gauge->pool[i] = gauge->pool[--gauge->pool_count];
        return;
    }
}

static void fill_pool(Gauge *gauge, const SabaccGame *game) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_deck_list(game, cards, copies);
    for (int kind = 0; kind < kinds; kind++)
        for (int copy = 0; copy < copies[kind] && gauge->pool_count < SABACC_MAX_PILE; copy++)
            gauge->pool[gauge->pool_count++] = cards[kind];
}

void gauge_init(Gauge *gauge, const SabaccView *view) {
    const SabaccTable *table = &view->table;
    *gauge = (Gauge){.rivals = seats_count(sabacc_active(table)) - 1};
    if (gauge->rivals < 1) gauge->rivals = 1;
    fill_pool(gauge, sabacc_table_game(table));
    for (int i = 0; i < table->discard_count; i++) forget(gauge, table->discard[i]);
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->seat[seat].hand_count; i++) forget(gauge, table->seat[seat].hand[i]);
}

static void sort_keys(uint64_t *keys, int count) {
    for (int gap = count / 2; gap > 0; gap = gap / 2)
        for (int i = gap; i < count; i++) {
            uint64_t key = keys[i];
            int at = i;
            for (; at >= gap && keys[at - gap] > key; at -= gap) keys[at] = keys[at - gap];
            keys[at] = key;
        }
}

void gauge_set_scale(Gauge *gauge, uint64_t *keys, int count) {
    if (count == 0) return;
    sort_keys(keys, count);
    gauge->key_count = count;
    for (int i = 0; i < count; i++) gauge->keys[i] = keys[i];
}

/* The first place on the scale whose worth is at least `key`. */
static int place(const Gauge *gauge, uint64_t key) {
    int low = 0, high = gauge->key_count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (gauge->keys[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int gauge_standing(const Gauge *gauge, uint64_t key) {
    if (key == 0) return 0;
    if (gauge->key_count == 0) return CHANCE_ONE / 2;
    int below = place(gauge, key), upto = place(gauge, key + 1);
    return (below + upto) * CHANCE_ONE / (2 * gauge->key_count);
}

int gauge_round(const SabaccTable *table) {
    return table->round < GAUGE_ROUNDS ? table->round : GAUGE_ROUNDS - 1;
}

/* The chance to stand above all rivals, were they drawn from the scale. */
static int chance_on_scale(int standing, int rivals) {
    int chance = CHANCE_ONE;
    for (int rival = 0; rival < rivals; rival++) chance = chance * standing / CHANCE_ONE;
    return chance;
}

void gauge_set_chances(Gauge *gauge, const GaugeTally *tally) {
    enum { TRUST = 4 }; /* the scale counts as so many rehearsals */
    gauge->has_shifts = tally->shifts > 0;
    for (int round = 0; round < GAUGE_ROUNDS; round++)
        for (int step = 0; step < GAUGE_STEPS; step++) {
            uint32_t won = tally->won[round][step] * CHANCE_ONE, seen = tally->seen[round][step];
            int standing = (2 * step + 1) * CHANCE_ONE / (2 * GAUGE_STEPS);
            uint32_t assumed = (uint32_t)chance_on_scale(standing, gauge->rivals) * TRUST;
            gauge->chance[round][step] = (uint16_t)((won + assumed) / (seen + TRUST));
        }
}

int gauge_chance(const Gauge *gauge, const SabaccTable *table, uint64_t key) {
    int chance = gauge->chance[gauge_round(table)][gauge_step(gauge_standing(gauge, key))];
    int rivals = seats_count(sabacc_active(table)) - 1;
    if (rivals == gauge->rivals || chance == 0) return chance;
    int for_it = chance * gauge->rivals; /* odds go with the number of rivals */
    return for_it * CHANCE_ONE / (for_it + (CHANCE_ONE - chance) * rivals);
}

int gauge_chance_shown(const Gauge *gauge, const SabaccTable *table, uint64_t key) {
    return chance_on_scale(gauge_standing(gauge, key), seats_count(sabacc_active(table)) - 1);
}
