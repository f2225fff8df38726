#include "ai/gauge.h"

/* Takes one copy of a card that lies open to the viewer out of the pool. */
static void forget(Gauge *gauge, SabaccCard card) {
    for (int i = 0; i < gauge->pool_count; i++) {
        if (gauge->pool[i] != card) continue;
        gauge->pool[i] = gauge->pool[--gauge->pool_count];
        return;
    }
}

static void forget_all(Gauge *gauge, const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++) forget(gauge, cards[i]);
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
    forget_all(gauge, table->discard, table->discard_count);
    forget_all(gauge, table->blood_discard, table->blood_discard_count);
    for (int seat = 0; seat < table->seats; seat++) {
        forget_all(gauge, table->seat[seat].hand, table->seat[seat].hand_count);
        forget_all(gauge, table->seat[seat].laid, table->seat[seat].laid_count);
    }
}

bool gauge_worth(const SabaccTable *table, int seat, SabaccWorth *worth) {
    const SabaccSeat *own = &table->seat[seat];
    SabaccCard kept[SABACC_MAX_HAND];
    int count = 0;
    if (!(sabacc_table_game(table)->shows & SABACC_SHOWS_TARGET))
        return sabacc_seat_worth(table, seat, worth);
    for (uint32_t slots = own->kept; slots != 0; slots &= slots - 1) {
        kept[count] = own->hand[__builtin_ctz(slots)];
        if (kept[count++] == SABACC_CARD_HIDDEN) return false;
    }
    *worth = sabacc_worth(table, seat, kept, count);
    return own->hand_count > 0;
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
static int find_key(const Gauge *gauge, uint64_t key) {
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
    int below = find_key(gauge, key), upto = find_key(gauge, key + 1);
    return (below + upto) * CHANCE_ONE / (2 * gauge->key_count);
}

static uint16_t place_of(const SabaccTable *table) { return (uint16_t)(table->round << 8 | table->turn.row); }

/* The last one where none is like it. */
static int find_place(const uint16_t *places, int count, uint16_t place) {
    int at = 0;
    while (at < count - 1 && places[at] != place) at++;
    return at;
}

int gauge_tally_place(GaugeTally *tally, const SabaccTable *table) {
    uint16_t place = place_of(table);
    int at = find_place(tally->places, tally->place_count, place);
    bool is_known = tally->place_count > 0 && tally->places[at] == place;
    if (is_known || tally->place_count == GAUGE_PLACES) return at;
    tally->places[tally->place_count] = place;
    return tally->place_count++;
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
    gauge->place_count = tally->place_count;
    for (int place = 0; place < GAUGE_PLACES; place++) {
        gauge->places[place] = tally->places[place];
        for (int step = 0; step < GAUGE_STEPS; step++) {
            uint32_t won = tally->won[place][step] * CHANCE_ONE, seen = tally->seen[place][step];
            int standing = (2 * step + 1) * CHANCE_ONE / (2 * GAUGE_STEPS);
            uint32_t assumed = (uint32_t)chance_on_scale(standing, gauge->rivals) * TRUST;
            gauge->chance[place][step] = (uint16_t)((won + assumed) / (seen + TRUST));
        }
    }
}

int gauge_chance(const Gauge *gauge, const SabaccTable *table, uint64_t key) {
    int at = find_place(gauge->places, gauge->place_count, place_of(table));
    int chance = gauge->chance[at][gauge_step(gauge_standing(gauge, key))];
    int rivals = seats_count(sabacc_active(table)) - 1;
    if (rivals == gauge->rivals || chance == 0) return chance;
    int for_it = chance * gauge->rivals; /* odds go with the number of rivals */
    return for_it * CHANCE_ONE / (for_it + (CHANCE_ONE - chance) * rivals);
}

int gauge_chance_shown(const Gauge *gauge, const SabaccTable *table, uint64_t key) {
    return chance_on_scale(gauge_standing(gauge, key), seats_count(sabacc_active(table)) - 1);
}
