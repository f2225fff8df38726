#include "casino_table.h"

#include <math.h>
#include <stdlib.h>

/* ---- luck ---- */

/* G. Marsaglia's xorshift, 2003. */
static uint32_t below(uint64_t *luck, uint32_t n) {
    *luck ^= *luck << 13;
    *luck ^= *luck >> 7;
    *luck ^= *luck << 17;
    return (uint32_t)((*luck >> 32) * n >> 32);
}

static void reuse_junk(CasinoTable *table) {
    for (int kind = 0; kind < KINDS; kind++) {
        table->left[kind] += table->junk[kind];
        table->deck += table->junk[kind];
        table->junk[kind] = 0;
    }
}

int casino_draw(CasinoTable *table) {
    if (table->deck == 0) reuse_junk(table);
    int at = (int)below(table->luck, (uint32_t)table->deck), kind = 0;
    while (at >= table->left[kind]) at -= table->left[kind++];
    table->left[kind]--;
    table->deck--;
    return kind;
}

CasinoTable casino_deal(uint64_t *luck) {
    CasinoTable table = {.luck = luck, .replaced = 3, .round = 1, .paid = 1, .deck = DECK, .sabacc = 1};
    for (int kind = 0; kind < KINDS; kind++) table.left[kind] = kind_copies(kind);
    for (int i = 0; i < HAND; i++) table.own[i] = casino_draw(&table);
    for (int i = 0; i < HAND; i++) table.house[i] = casino_draw(&table);
    return table;
}

/* ---- hands ---- */

int casino_rank(const int kinds[HAND]) {
    enum { HAS_IDIOT = 1, HAS_TWO = 2, HAS_THREE = 4 };
    int total = 0, has = 0;
    for (int i = 0; i < HAND; i++) {
        total += kind_values[kinds[i]];
        has |= kinds[i] == IDIOT ? HAS_IDIOT : kinds[i] == TWO ? HAS_TWO : kinds[i] == THREE ? HAS_THREE : 0;
    }
    if (has == (HAS_IDIOT | HAS_TWO | HAS_THREE)) return CASINO_ARRAY;
    if (total == 23) return CASINO_PURE;
    if (total == 46 || total == -23) return CASINO_SABACC;
    return total > 23 || total < -23 || total == 0 ? CASINO_BOMB : total;
}

bool casino_house_calls(int rank) { return rank >= 19; }

/* The two cards that come nearest to 11: bits (CS-2). */
static int field_of_house(const int kinds[HAND]) {
    int best = 0, nearest = 1000;
    for (int i = 0; i < HAND; i++)
        for (int j = i + 1; j < HAND; j++) {
            int away = abs(kind_values[kinds[i]] + kind_values[kinds[j]] - 11);
            if (away >= nearest) continue;
            nearest = away;
            best = 1 << i | 1 << j;
        }
    return best;
}

double casino_settle(const CasinoTable *table, int own, int house, CasinoCaller caller) {
    double penalty = fmin(table->paid, table->credits + table->pending);
    if (own == house) return own == CASINO_BOMB ? -table->paid : 0;
    if (own < house) return -table->paid - (own == CASINO_BOMB || caller == CASINO_PLAYER ? penalty : 0);
    if (own < CASINO_SABACC) return table->paid;
    return table->paid + table->sabacc + (house == CASINO_BOMB || caller == CASINO_HOUSE ? table->paid : 0);
}

/* ---- dice ---- */

/* Every loose card is replaced one time in two. The fielded ones, bits of *field, keep their order. Returns
 * how many were replaced. */
static int roll(CasinoTable *table, int kinds[HAND], int *field) {
    int kept[HAND], count = 0, fielded = 0;
    for (int i = 0; i < HAND; i++) {
        bool is_loose = !(*field >> i & 1);
        if (is_loose && below(table->luck, 2) == 0) {
            table->junk[kinds[i]]++;
            continue;
        }
        if (!is_loose) fielded |= 1 << count;
        kept[count++] = kinds[i];
    }
    int gone = HAND - count;
    for (int i = 0; i < HAND; i++) kinds[i] = i < count ? kept[i] : casino_draw(table);
    *field = fielded;
    return gone;
}

void casino_next_round(CasinoTable *table, CasinoChoice choice) {
    table->house_field = field_of_house(table->house);
    roll(table, table->own, &choice.field);
    table->replaced = roll(table, table->house, &table->house_field);
    table->paid += table->pending;
    table->pending = 0;
    table->sabacc++;
    table->round++;
}

void casino_last_dice(CasinoTable *table, CasinoChoice choice) {
    roll(table, table->own, &choice.field);
    table->house_field = field_of_house(table->house);
    roll(table, table->house, &table->house_field);
}
