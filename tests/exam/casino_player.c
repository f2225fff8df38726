#include "casino_player.h"

#include <math.h>
#include <string.h>

enum { COUNTED_DEALS = 4000000, COUNTED_ROUNDS = 4 };
static const double never = -1e9;

/* ---- numbers of multisets ---- */

static int of_two(int a, int b) { return a + b * (b + 1) / 2; }
static int of_three(int a, int b, int c) { return of_two(a, b) + c * (c + 1) * (c + 2) / 6; }
static int of_four(int a, int b, int c, int d) {
    return of_three(a, b, c) + d * (d + 1) * (d + 2) * (d + 3) / 24;
}

int casino_multiset(const int *kinds, int count) {
    int sorted[HAND] = {0};
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && sorted[at - 1] > kinds[i]; at--) sorted[at] = sorted[at - 1];
        sorted[at] = kinds[i];
    }
    if (count == 2) return of_two(sorted[0], sorted[1]);
    if (count == 3) return of_three(sorted[0], sorted[1], sorted[2]);
    return of_four(sorted[0], sorted[1], sorted[2], sorted[3]);
}

/* ---- the house's hands ---- */

static int index_of(int rank) { return rank - CASINO_BOMB; }

/* At the player's turn. What the player fields meanwhile matters to the deck alone. */
static void count_house(CasinoPlayer *player, uint64_t *luck) {
    double all[CASINO_CLASSES] = {0};
    for (int i = 0; i < COUNTED_DEALS; i++) {
        CasinoTable table = casino_deal(luck);
        for (int round = 1; round <= COUNTED_ROUNDS; round++) {
            int rank = casino_rank(table.house);
            player->share[table.replaced][index_of(rank)]++;
            all[table.replaced]++;
            if (casino_house_calls(rank)) break;
            casino_next_round(&table, (CasinoChoice){.field = 3});
        }
    }
    for (int class = 0; class < CASINO_CLASSES; class ++)
        for (int i = 0; i < CASINO_RANKS; i++) player->share[class][i] /= all[class];
}

/* ---- showdowns ---- */

static void add_outcomes(CasinoPlayer *player, const CasinoTable *table, int stake, int class, int house) {
    double share = player->share[class][index_of(house)];
    if (share == 0) return;
    for (int own = CASINO_BOMB; own <= CASINO_ARRAY; own++) {
        int at = index_of(own);
        player->calling[stake][class][at] += share * casino_settle(table, own, house, CASINO_PLAYER);
        if (casino_house_calls(house))
            player->called[stake][class][at] += share * casino_settle(table, own, house, CASINO_HOUSE);
    }
}

static void reckon_outcomes(CasinoPlayer *player, double credits) {
    const CasinoTable tables[CASINO_STAKES] = {{.paid = 1, .credits = credits, .sabacc = 2},
                                               {.paid = 1 + credits, .sabacc = 2}};
    for (int class = 0; class < CASINO_CLASSES; class ++) {
        player->goes_on[class] = 1;
        for (int house = CASINO_BOMB; house <= CASINO_ARRAY; house++) {
            if (casino_house_calls(house)) player->goes_on[class] -= player->share[class][index_of(house)];
            for (int stake = 0; stake < CASINO_STAKES; stake++)
                add_outcomes(player, &tables[stake], stake, class, house);
        }
    }
}

/* ---- from round to round ---- */

static double share_of_kind(int kind) { return kind_copies(kind) / (double)DECK; }

static double mean_over_fourth(const double next_turn[CASINO_HANDS], int a, int b, int c) {
    double sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += share_of_kind(kind) * next_turn[casino_multiset((int[]){a, b, c, kind}, 4)];
    return sum;
}

static double mean_over_third(const double by_three[CASINO_THREES], int a, int b) {
    double sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += share_of_kind(kind) * by_three[casino_multiset((int[]){a, b, kind}, 3)];
    return sum;
}

/* The dice replace cards by any others. */
static void take_means(CasinoPlayer *player, int stake) {
    double *by_three = player->by_three[stake], *by_two = player->by_two[stake];
    for (int c = 0; c < KINDS; c++)
        for (int b = 0; b <= c; b++)
            for (int a = 0; a <= b; a++)
                by_three[of_three(a, b, c)] = mean_over_fourth(player->next_turn[stake], a, b, c);
    for (int b = 0; b < KINDS; b++)
        for (int a = 0; a <= b; a++) by_two[of_two(a, b)] = mean_over_third(by_three, a, b);
}

/* What the next turn is worth with these two cards in the field and the others loose: each may be replaced.
 */
static double value_of_field(const CasinoPlayer *player, int stake, const int kinds[HAND], int i, int j) {
    int loose[2], count = 0;
    for (int k = 0; k < HAND; k++)
        if (k != i && k != j) loose[count++] = kinds[k];
    const double *by_three = player->by_three[stake];
    double sum = player->next_turn[stake][casino_multiset(kinds, HAND)] +
                 player->by_two[stake][casino_multiset((int[]){kinds[i], kinds[j]}, 2)] +
                 by_three[casino_multiset((int[]){kinds[i], kinds[j], loose[0]}, 3)] +
                 by_three[casino_multiset((int[]){kinds[i], kinds[j], loose[1]}, 3)];
    return sum / 4;
}

static double best_field(const CasinoPlayer *player, int stake, const int kinds[HAND], int *field) {
    double best = never;
    for (int i = 0; i < HAND; i++)
        for (int j = i + 1; j < HAND; j++) {
            double value = value_of_field(player, stake, kinds, i, j);
            if (value <= best) continue;
            best = value;
            *field = 1 << i | 1 << j;
        }
    return best;
}

/* The better of calling and going on. */
static double value_of_turn(const CasinoPlayer *player, int stake, int class, int own, double value) {
    return fmax(player->calling[stake][class][own],
                player->called[stake][class][own] + player->goes_on[class] * value);
}

/* One round earlier, whatever the dice did to the house's loose cards. Who has bet only the ante may still
 * bet the rest. */
static void step_back(const CasinoPlayer *player, double earlier[CASINO_STAKES][CASINO_HANDS],
                      const int kinds[HAND]) {
    static const double share_of_class[] = {0.25, 0.5, 0.25};
    int own = index_of(casino_rank(kinds)), at = casino_multiset(kinds, HAND), field;
    double value[CASINO_STAKES];
    for (int stake = 0; stake < CASINO_STAKES; stake++)
        value[stake] = best_field(player, stake, kinds, &field);
    value[0] = fmax(value[0], value[1]);
    for (int stake = 0; stake < CASINO_STAKES; stake++) {
        earlier[stake][at] = 0;
        for (int class = 0; class < 3; class ++)
            earlier[stake][at] +=
                share_of_class[class] * value_of_turn(player, stake, class, own, value[stake]);
    }
}

static void step_all_back(CasinoPlayer *player) {
    static double earlier[CASINO_STAKES][CASINO_HANDS];
    for (int d = 0; d < KINDS; d++)
        for (int c = 0; c <= d; c++)
            for (int b = 0; b <= c; b++)
                for (int a = 0; a <= b; a++) step_back(player, earlier, (int[]){a, b, c, d});
    memcpy(player->next_turn, earlier, sizeof earlier);
    for (int stake = 0; stake < CASINO_STAKES; stake++) take_means(player, stake);
}

void casino_player_begin(CasinoPlayer *player, double credits, uint64_t *luck) {
    count_house(player, luck);
    reckon_outcomes(player, credits);
    for (int round = 0; round < CASINO_ROUNDS; round++) step_all_back(player);
}

/* ---- play ---- */

CasinoChoice casino_player_choice(const CasinoPlayer *player, const CasinoTable *table) {
    int stake = table->paid > 1, own = index_of(casino_rank(table->own)), class = table->replaced;
    CasinoChoice choice = {.field = 0}, raised = {.bets = true};
    double value = best_field(player, stake, table->own, &choice.field), more = never;
    if (stake == 0 && table->round < CASINO_ROUNDS) more = best_field(player, 1, table->own, &raised.field);
    if (more > value) {
        value = more;
        choice = raised;
    }
    choice.calls = player->calling[stake][class][own] >=
                   player->called[stake][class][own] + player->goes_on[class] * value;
    return choice;
}

double casino_player_play_out(const CasinoPlayer *player, CasinoTable table, CasinoChoice choice) {
    for (;;) {
        int own = casino_rank(table.own), house = casino_rank(table.house);
        if (choice.calls) return casino_settle(&table, own, house, CASINO_PLAYER);
        if (choice.bets) {
            table.pending = table.credits;
            table.credits = 0;
        }
        if (casino_house_calls(house)) return casino_settle(&table, own, house, CASINO_HOUSE);
        if (table.round == CASINO_ROUNDS) {
            casino_last_dice(&table, choice);
            return casino_settle(&table, casino_rank(table.own), casino_rank(table.house), CASINO_NOBODY);
        }
        casino_next_round(&table, choice);
        choice = casino_player_choice(player, &table);
    }
}
