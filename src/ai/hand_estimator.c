#include "ai/hand_estimator.h"

/* Removes one copy of a card visible to the viewer from the pool. */
static void forget(HandEstimator *estimator, SabaccCard card) {
    for (int i = 0; i < estimator->pool_count; i++) {
        if (estimator->pool[i] != card) continue;
        estimator->pool[i] = estimator->pool[--estimator->pool_count];
        return;
    }
}

static void forget_all(HandEstimator *estimator, const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++) forget(estimator, cards[i]);
}

static void fill_pool(HandEstimator *estimator, const SabaccGame *game) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_deck_list(game, cards, copies);
    for (int kind = 0; kind < kinds; kind++)
        for (int copy = 0; copy < copies[kind] && estimator->pool_count < SABACC_MAX_PILE; copy++)
            estimator->pool[estimator->pool_count++] = cards[kind];
}

void estimator_init(HandEstimator *estimator, const SabaccView *view) {
    const SabaccTable *table = &view->table;
    *estimator = (HandEstimator){.rivals = seats_count(sabacc_active(table)) - 1};
    if (estimator->rivals < 1) estimator->rivals = 1;
    fill_pool(estimator, sabacc_table_game(table));
    forget_all(estimator, table->discard, table->discard_count);
    forget_all(estimator, table->blood_discard, table->blood_discard_count);
    for (int seat = 0; seat < table->seats; seat++) {
        forget_all(estimator, table->seat[seat].hand, table->seat[seat].hand_count);
        forget_all(estimator, table->seat[seat].laid, table->seat[seat].laid_count);
    }
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

void estimator_set_scale(HandEstimator *estimator, uint64_t *keys, int count) {
    if (count == 0) return;
    sort_keys(keys, count);
    int kinds = 0;
    for (int below = 0, upto = 0; below < count; below = upto, kinds++) {
        while (upto < count && keys[upto] == keys[below]) upto++;
        estimator->keys[kinds] = keys[below];
        estimator->standing[kinds] = (uint16_t)((below + upto) * CHANCE_ONE / (2 * count));
        estimator->standing_below[kinds] = (uint16_t)(below * CHANCE_ONE / count);
    }
    estimator->key_count = kinds;
    estimator->standing_below[kinds] = CHANCE_ONE;
    for (int at = kinds; at < ESTIMATOR_KEYS; at++) estimator->keys[at] = UINT64_MAX;
}

/* The first place on the scale whose worth is at least `key`. By quarters and without a branch: it would go
 * either way at random. */
static int find_key(const uint64_t keys[ESTIMATOR_KEYS], uint64_t key) {
    int at = 0;
    for (int step = ESTIMATOR_KEYS / 4; step > 0; step /= 4) {
        const uint64_t *last = keys + at + step - 1; /* of the first quarter */
        at += step * ((last[0] < key) + (last[step] < key) + (last[2 * step] < key));
    }
    return at + (keys[at] < key);
}

int estimator_standing(const HandEstimator *estimator, uint64_t key) {
    if (key == 0) return 0;
    if (estimator->key_count == 0) return CHANCE_ONE / 2;
    int at = find_key(estimator->keys, key);
    bool is_on_it = at < estimator->key_count && estimator->keys[at] == key;
    return is_on_it ? estimator->standing[at] : estimator->standing_below[at];
}

static uint16_t place_of(const SabaccTable *table) { return (uint16_t)(table->round << 8 | table->turn.row); }

/* The last one if there is no match. */
static int find_place(const uint16_t *places, int count, uint16_t place) {
    int at = 0;
    while (at < count - 1 && places[at] != place) at++;
    return at;
}

int estimator_tally_place(EstimatorTally *tally, const SabaccTable *table) {
    uint16_t place = place_of(table);
    int at = find_place(tally->places, tally->place_count, place);
    bool is_known = tally->place_count > 0 && tally->places[at] == place;
    if (is_known || tally->place_count == ESTIMATOR_PLACES) return at;
    tally->places[tally->place_count] = place;
    return tally->place_count++;
}

/* The chance to beat all rivals if their hands were drawn from the scale. */
static int chance_on_scale(int standing, int rivals) {
    int chance = CHANCE_ONE;
    for (int rival = 0; rival < rivals; rival++) chance = chance * standing / CHANCE_ONE;
    return chance;
}

void estimator_set_chances(HandEstimator *estimator, const EstimatorTally *tally) {
    enum { TRUST = 4 }; /* the weight of the scale, in rehearsals */
    estimator->has_shifts = tally->shifts > 0;
    estimator->place_count = tally->place_count;
    for (int place = 0; place < ESTIMATOR_PLACES; place++) {
        estimator->places[place] = tally->places[place];
        for (int step = 0; step < ESTIMATOR_STEPS; step++) {
            uint32_t won = tally->won[place][step] * CHANCE_ONE, seen = tally->seen[place][step];
            int standing = (2 * step + 1) * CHANCE_ONE / (2 * ESTIMATOR_STEPS);
            uint32_t assumed = (uint32_t)chance_on_scale(standing, estimator->rivals) * TRUST;
            estimator->chance[place][step] = (uint16_t)((won + assumed) / (seen + TRUST));
        }
    }
}

int estimator_chance(const HandEstimator *estimator, const SabaccTable *table, uint64_t key) {
    int at = find_place(estimator->places, estimator->place_count, place_of(table));
    int chance = estimator->chance[at][estimator_step(estimator_standing(estimator, key))];
    int rivals = seats_count(sabacc_active(table)) - 1;
    if (rivals == estimator->rivals || chance == 0) return chance;
    int for_it = chance * estimator->rivals; /* odds are proportional to the number of rivals */
    return for_it * CHANCE_ONE / (for_it + (CHANCE_ONE - chance) * rivals);
}

int estimator_chance_shown(const HandEstimator *estimator, const SabaccTable *table, uint64_t key) {
    return chance_on_scale(estimator_standing(estimator, key), seats_count(sabacc_active(table)) - 1);
}
