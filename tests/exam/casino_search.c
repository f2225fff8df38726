#include "casino_search.h"

#include <stdlib.h>

bool casino_choices_differ(const CasinoTable *table, CasinoChoice one, CasinoChoice other) {
    int kinds[2][HAND] = {{0}}, counts[2] = {0};
    if (one.calls != other.calls || one.bets != other.bets) return true;
    if (one.calls) return false;
    for (int i = 0; i < HAND; i++) {
        if (one.field >> i & 1) kinds[0][counts[0]++] = table->own[i];
        if (other.field >> i & 1) kinds[1][counts[1]++] = table->own[i];
    }
    if (counts[0] != 2 || counts[1] != 2) return true;
    return casino_multiset(kinds[0], 2) != casino_multiset(kinds[1], 2);
}

/* ---- what the player may think that the house holds ---- */

/* Whether the house, with these two loose cards, would have fielded those, and not called. */
static bool house_went_on(const int field[2], int one, int other) {
    int kinds[HAND] = {field[0], field[1], one, other};
    int aim = abs(kind_values[field[0]] + kind_values[field[1]] - 11);
    if (casino_house_calls(casino_rank(kinds))) return false;
    for (int i = 0; i < HAND; i++)
        for (int j = i + 1; j < HAND; j++)
            if (abs(kind_values[kinds[i]] + kind_values[kinds[j]] - 11) < aim) return false;
    return true;
}

/* The house's cards, open and hidden: its first in the first round, then its field, is open. */
typedef struct HouseCards {
    int open[HAND];   /* kinds */
    int hidden[HAND]; /* places in its hand */
    int opens, hiddens;
} HouseCards;

static HouseCards house_cards(const CasinoTable *table) {
    HouseCards cards = {.opens = 0};
    for (int i = 0; i < HAND; i++) {
        bool is_open = table->round == 1 ? i == 0 : table->house_field >> i & 1;
        if (is_open)
            cards.open[cards.opens++] = table->house[i];
        else
            cards.hidden[cards.hiddens++] = i;
    }
    return cards;
}

/* Deals the house's hidden cards anew. Loose cards that stayed did not make it call, nor a better field. */
static CasinoTable dealt_anew(const CasinoTable *table) {
    HouseCards cards = house_cards(table);
    CasinoTable before = *table;
    for (int i = 0; i < cards.hiddens; i++) before.left[table->house[cards.hidden[i]]]++;
    before.deck += cards.hiddens;
    for (;;) {
        CasinoTable anew = before;
        for (int i = 0; i < cards.hiddens; i++) anew.house[cards.hidden[i]] = casino_draw(&anew);
        if (table->replaced >= 2) return anew;
        int one = anew.house[cards.hidden[0]];
        int other = table->replaced == 0 ? anew.house[cards.hidden[1]] : casino_draw(&anew);
        if (!house_went_on(cards.open, one, other)) continue;
        if (table->replaced == 1) { /* nearly: it lies in the junk */
            anew.left[other]++;
            anew.deck++;
        }
        return anew;
    }
}

/* ---- the best choice ---- */

enum { CHOICES = 1 + 2 * 10 };

/* A call, and every field of one or two cards, with a bet and without. */
static int list_choices(const CasinoTable *table, CasinoChoice list[CHOICES]) {
    bool may_bet = table->paid == 1 && table->round < CASINO_ROUNDS;
    int count = 0;
    list[count++] = (CasinoChoice){.calls = true};
    for (int field = 1; field < 1 << HAND; field++) {
        if (__builtin_popcount((unsigned)field) > 2) continue;
        list[count++] = (CasinoChoice){.field = field};
        if (may_bet) list[count++] = (CasinoChoice){.bets = true, .field = field};
    }
    return count;
}

/* Finds the one that wins most over `choice`; false if none does, by two standard errors. */
static bool find_better(const CasinoPlayer *player, const CasinoTable *table, CasinoChoice choice,
                        int rollouts, CasinoChoice *best) {
    CasinoChoice list[CHOICES];
    double sum[CHOICES] = {0}, square[CHOICES] = {0}, most = 0;
    int count = list_choices(table, list);
    for (int i = 0; i < rollouts; i++) {
        CasinoTable anew = dealt_anew(table);
        double won = casino_player_play_out(player, anew, choice);
        for (int k = 0; k < count; k++) {
            double more = casino_player_play_out(player, anew, list[k]) - won;
            sum[k] += more;
            square[k] += more * more;
        }
    }
    for (int k = 0; k < count; k++) {
        if (!casino_choices_differ(table, list[k], choice)) continue;
        if (sum[k] <= most || sum[k] * sum[k] <= 4 * square[k]) continue;
        most = sum[k];
        *best = list[k];
    }
    return most > 0;
}

double casino_better_choice(const CasinoPlayer *player, const CasinoTable *table, CasinoChoice choice,
                            int rollouts) {
    CasinoChoice best;
    double gain = 0;
    if (!find_better(player, table, choice, rollouts, &best)) return 0;
    for (int i = 0; i < 4 * rollouts; i++) {
        CasinoTable anew = dealt_anew(table);
        double won = casino_player_play_out(player, anew, choice);
        gain += casino_player_play_out(player, anew, best) - won;
    }
    return gain / (4 * rollouts);
}
