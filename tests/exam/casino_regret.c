/* How far a level is from the best play at Casino, by an independent player: tables of its own, reckoned from
 * the rulebook (CS-1 … CS-6) and from the house's hands as its policy makes them, counted over many.
 *
 *     exam-casino [LEVEL] [HANDS] [ROLLOUTS] [CREDITS]
 *
 * Hands of one game each are played in the core by the level. Wherever the player of the tables would do
 * otherwise, both choices are played out from the table as it truly is, the rest by the tables. The sum of
 * the differences is what the level's play costs against the tables', without the luck of the cards (the
 * lemma of performance differences); below 0 the level is the better player. */
#include "ai/ai.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUES = 23, SUITED = 15, HAND = 4, ROUNDS = 12, FOUR = 14950, ONE_ARRAY = 100, BOMB = -100 };

static const int value_of[VALUES] = {1,  2,  3,  4, 5,  6,  7,   8,   9,   10,  11, 12,
                                     13, 14, 15, 0, -2, -8, -11, -13, -14, -15, -17};
enum { TWO = 1, THREE = 2, IDIOT = 15 };

/* ---- luck ---- */

static uint64_t luck = 88172645463325252u;

static uint32_t below(uint32_t n) {
    luck ^= luck << 13, luck ^= luck >> 7, luck ^= luck << 17;
    return (uint32_t)((luck >> 32) * n >> 32);
}

/* ---- a table ---- */

typedef struct Table {
    int own[HAND], house[HAND]; /* kinds */
    int house_field;            /* bits; 0 in the first round */
    int replaced;               /* of the house's two loose cards; 3 in the first round */
    int left[VALUES], deck, junk[VALUES];
    int round;
    double paid, credits, pending, sabacc;
} Table;

typedef struct Choice {
    bool calls, bets;
    int field; /* bits of own */
} Choice;

static int draw(Table *table) {
    if (table->deck == 0)
        for (int kind = 0; kind < VALUES; kind++)
            table->left[kind] += table->junk[kind], table->deck += table->junk[kind], table->junk[kind] = 0;
    int at = (int)below((uint32_t)table->deck), kind = 0;
    while (at >= table->left[kind]) at -= table->left[kind++];
    table->left[kind]--, table->deck--;
    return kind;
}

/* CS-5 */
static int rank_of(const int *kind) {
    int total = 0, has = 0;
    for (int i = 0; i < HAND; i++) {
        total += value_of[kind[i]];
        has |= kind[i] == IDIOT ? 1 : kind[i] == TWO ? 2 : kind[i] == THREE ? 4 : 0;
    }
    if (has == 7) return ONE_ARRAY;
    if (total == 23) return 99;
    if (total == 46 || total == -23) return 98;
    return total > 23 || total < -23 || total == 0 ? BOMB : total;
}

static bool house_calls(int rank) { return rank >= 19; }

/* CS-6, against what it had before the hand. caller: 0 the player, 1 the house, 2 nobody. */
static double settle(const Table *table, int own, int house, int caller) {
    double penalty = fmin(table->paid, table->credits + table->pending);
    if (own == house) return own == BOMB ? -table->paid : 0;
    if (own < house) return -table->paid - (own == BOMB || caller == 0 ? penalty : 0);
    return table->paid + (own < 98 ? 0 : table->sabacc + (house == BOMB || caller == 1 ? table->paid : 0));
}

static int house_field(const int *kind) {
    int best = 0, nearest = 1000;
    for (int i = 0; i < HAND; i++)
        for (int j = i + 1; j < HAND; j++) {
            int away = abs(value_of[kind[i]] + value_of[kind[j]] - 11);
            if (away < nearest) nearest = away, best = 1 << i | 1 << j;
        }
    return best;
}

/* CS-4: returns how many were replaced. The junked cards come back only with an empty deck. */
static int roll(Table *table, int *kind, int *field) {
    int kept[HAND], count = 0, mask = 0;
    for (int i = 0; i < HAND; i++) {
        if (!(*field >> i & 1) && below(2) == 0) {
            table->junk[kind[i]]++;
            continue;
        }
        if (*field >> i & 1) mask |= 1 << count;
        kept[count++] = kind[i];
    }
    int gone = HAND - count;
    for (int i = 0; i < HAND; i++) kind[i] = i < count ? kept[i] : draw(table);
    *field = mask;
    return gone;
}

/* ---- the tables of the independent player ---- */

enum { CLASSES = 4 };                                /* by `replaced` */
static double seen[CLASSES][201], seen_all[CLASSES]; /* the house's ranks at the player's turn */
static double next_turn[2][FOUR], by_three[2][2300], by_two[2][276];
static double calling[2][CLASSES][201], called[2][CLASSES][201], goes_on[CLASSES];

static int two(int a, int b) { return a + b * (b + 1) / 2; }
static int three(int a, int b, int c) { return two(a, b) + c * (c + 1) * (c + 2) / 6; }
static int four(int a, int b, int c, int d) { return three(a, b, c) + d * (d + 1) * (d + 2) * (d + 3) / 24; }

static int place(const int *kind, int count) {
    int s[HAND] = {0};
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && s[at - 1] > kind[i]; at--) s[at] = s[at - 1];
        s[at] = kind[i];
    }
    return count == 4 ? four(s[0], s[1], s[2], s[3]) : count == 3 ? three(s[0], s[1], s[2]) : two(s[0], s[1]);
}

static Table deal(void) {
    Table table = {.replaced = 3, .round = 1, .paid = 1, .deck = 76, .sabacc = 1};
    for (int kind = 0; kind < VALUES; kind++) table.left[kind] = kind < SUITED ? 4 : 2;
    for (int i = 0; i < HAND; i++) table.own[i] = draw(&table);
    for (int i = 0; i < HAND; i++) table.house[i] = draw(&table);
    return table;
}

static void next_round(Table *table, Choice choice) {
    table->house_field = house_field(table->house);
    roll(table, table->own, &choice.field);
    table->replaced = roll(table, table->house, &table->house_field);
    table->paid += table->pending;
    table->pending = 0;
    table->sabacc++;
    table->round++;
}

static void count_house(int hands) {
    for (int i = 0; i < hands; i++) {
        Table table = deal();
        for (int round = 1; round <= 4; round++) {
            int rank = rank_of(table.house);
            seen[table.replaced][rank + 100]++, seen_all[table.replaced]++;
            if (house_calls(rank)) break;
            next_round(&table, (Choice){.field = 3});
        }
    }
}

static void reckon_outcomes(double credits) {
    Table stake[2] = {{.paid = 1, .credits = credits, .sabacc = 2}, {.paid = 1 + credits, .sabacc = 2}};
    for (int class = 0; class < CLASSES; class ++) {
        goes_on[class] = 1;
        for (int rank = -100; rank <= 100; rank++)
            if (house_calls(rank)) goes_on[class] -= seen[class][rank + 100] / seen_all[class];
        for (int s = 0; s < 2; s++)
            for (int own = -100; own <= 100; own++)
                for (int rank = -100; rank <= 100; rank++) {
                    double share = seen[class][rank + 100] / seen_all[class];
                    if (share == 0) continue;
                    calling[s][class][own + 100] += share * settle(&stake[s], own, rank, 0);
                    if (house_calls(rank))
                        called[s][class][own + 100] += share * settle(&stake[s], own, rank, 1);
                }
    }
}

static double share_of(int kind) { return (kind < SUITED ? 4 : 2) / 76.0; }

static void take_means(int s) {
    memset(by_three[s], 0, sizeof by_three[s]);
    memset(by_two[s], 0, sizeof by_two[s]);
    for (int c = 0; c < VALUES; c++)
        for (int b = 0; b <= c; b++)
            for (int a = 0; a <= b; a++)
                for (int v = 0; v < VALUES; v++)
                    by_three[s][three(a, b, c)] += share_of(v) * next_turn[s][place((int[]){a, b, c, v}, 4)];
    for (int b = 0; b < VALUES; b++)
        for (int a = 0; a <= b; a++)
            for (int v = 0; v < VALUES; v++)
                by_two[s][two(a, b)] += share_of(v) * by_three[s][place((int[]){a, b, v}, 3)];
}

static double coming(int s, const int *kind, int *field) {
    double best = -1e9;
    for (int i = 0; i < HAND; i++)
        for (int j = i + 1; j < HAND; j++) {
            int k = 0, rest[2], n = 0;
            for (; k < HAND; k++)
                if (k != i && k != j) rest[n++] = kind[k];
            double value = next_turn[s][place(kind, 4)] + by_two[s][place((int[]){kind[i], kind[j]}, 2)] +
                           by_three[s][place((int[]){kind[i], kind[j], rest[0]}, 3)] +
                           by_three[s][place((int[]){kind[i], kind[j], rest[1]}, 3)];
            if (value / 4 > best) best = value / 4, *field = 1 << i | 1 << j;
        }
    return best;
}

static double share_of_class(int class) { return class == 1 ? 0.5 : 0.25; }

static void step_back(double later[2][FOUR], const int *kind) {
    int own = rank_of(kind) + 100, field, at = place(kind, 4);
    double value[2] = {coming(0, kind, &field), coming(1, kind, &field)};
    value[0] = fmax(value[0], value[1]);
    for (int s = 0; s < 2; s++) {
        later[s][at] = 0;
        for (int class = 0; class < 3; class ++)
            later[s][at] += share_of_class(class) *
                            fmax(calling[s][class][own], called[s][class][own] + goes_on[class] * value[s]);
    }
}

static void make_tables(double credits) {
    static double later[2][FOUR];
    count_house(4000000);
    reckon_outcomes(credits);
    for (int round = 0; round < ROUNDS; round++) {
        for (int d = 0; d < VALUES; d++)
            for (int c = 0; c <= d; c++)
                for (int b = 0; b <= c; b++)
                    for (int a = 0; a <= b; a++) step_back(later, (int[]){a, b, c, d});
        memcpy(next_turn, later, sizeof later);
        take_means(0);
        take_means(1);
    }
}

static Choice choose(const Table *table) {
    int s = table->paid > 1, own = rank_of(table->own) + 100, class = table->replaced;
    Choice choice = {.field = 0}, raised = {.field = 0};
    double value = coming(s, table->own, &choice.field);
    double more = s == 0 && table->round < ROUNDS ? coming(1, table->own, &raised.field) : -1e9;
    if (more > value) value = more, choice.field = raised.field, choice.bets = true;
    choice.calls = calling[s][class][own] >= called[s][class][own] + goes_on[class] * value;
    return choice;
}

/* ---- play-outs ---- */

static double play_out(Table table, Choice choice) {
    for (;;) {
        int own = rank_of(table.own), house = rank_of(table.house);
        if (choice.calls) return settle(&table, own, house, 0);
        if (choice.bets) table.pending = table.credits, table.credits = 0;
        if (house_calls(house)) return settle(&table, own, house, 1);
        if (table.round == ROUNDS) {
            roll(&table, table.own, &choice.field);
            table.house_field = house_field(table.house);
            roll(&table, table.house, &table.house_field);
            return settle(&table, rank_of(table.own), rank_of(table.house), 2);
        }
        next_round(&table, choice);
        choice = choose(&table);
    }
}

/* ---- the level, in the core ---- */

static SabaccCard faces[VALUES][4];

static void name_faces(void) {
    static const char *const suits[] = {"co", "fl", "sa", "st"};
    static const char *const names[] = {"idiot",  "queen",      "endurance", "balance",
                                        "demise", "moderation", "evil-one",  "star"};
    for (int kind = 0; kind < VALUES; kind++)
        for (int copy = 0; copy < 4; copy++) {
            char word[16];
            if (kind < SUITED)
                snprintf(word, sizeof word, "%s%d", suits[copy], value_of[kind]);
            else
                snprintf(word, sizeof word, "%s", names[kind - SUITED]);
            faces[kind][copy] = sabacc_card_parse(word, strlen(word));
        }
}

static int kind_of(SabaccCard card) {
    for (int kind = 0; kind < VALUES; kind++)
        for (int copy = 0; copy < 4; copy++)
            if (faces[kind][copy] == card) return kind;
    assert(false && "a card of the deck");
    return -1;
}

static Table read_table(const SabaccTable *core, int replaced) {
    Table table = {.replaced = replaced,
                   .round = core->round,
                   .paid = core->seat[0].paid,
                   .credits = core->seat[0].credits,
                   .sabacc = core->sabacc_pot};
    for (int kind = 0; kind < VALUES; kind++) table.left[kind] = kind < SUITED ? 4 : 2;
    for (int i = 0; i < HAND; i++) {
        table.own[i] = kind_of(core->seat[0].hand[i]);
        table.house[i] = kind_of(core->seat[1].hand[i]);
        table.left[table.own[i]]--, table.left[table.house[i]]--;
    }
    table.house_field = (int)core->seat[1].fielded;
    table.deck = 68; /* the junk's cards are taken to be in the deck */
    return table;
}

static SabaccAction ask(const SabaccState *state, AiLevel level) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    sabacc_view(state, 0, &view);
    sabacc_view_legal(&view, &offers);
    bool has_decided = ai_decide(
        &(AiQuestion){
            .view = &view, .offers = &offers, .level = level, .effort = ai_effort(level), .seed = luck},
        &action);
    assert(has_decided);
    return action;
}

static Choice turn_of(SabaccState *state, AiLevel level) {
    Choice choice = {.field = 0};
    for (;;) {
        SabaccAction action = ask(state, level);
        choice.bets |= action.verb == SABACC_VERB_BET;
        choice.calls = action.verb == SABACC_VERB_CALL;
        choice.field = (int)state->table.seat[0].fielded;
        SabaccError error = sabacc_apply(state, &action, NULL);
        assert(error == SABACC_OK);
        if (choice.calls || action.verb == SABACC_VERB_DONE) return choice;
    }
}

static int replaced_in(const SabaccTable *core) {
    if (core->round == 1) return 3;
    return (core->dice[core->dice_count - 1] <= 3) + (core->dice[core->dice_count - 2] <= 3);
}

static bool differs(const Table *table, Choice one, Choice other) {
    int kinds[2][HAND] = {{0}}, counts[2] = {0};
    if (one.calls != other.calls || one.bets != other.bets) return true;
    if (one.calls) return false;
    for (int i = 0; i < HAND; i++) {
        if (one.field >> i & 1) kinds[0][counts[0]++] = table->own[i];
        if (other.field >> i & 1) kinds[1][counts[1]++] = table->own[i];
    }
    return counts[0] != 2 || counts[1] != 2 || place(kinds[0], 2) != place(kinds[1], 2);
}

/* ---- what the player may think that the house holds ---- */

static bool house_went_on(const int *field, int one, int other) {
    int kind[HAND] = {field[0], field[1], one, other},
        aim = abs(value_of[field[0]] + value_of[field[1]] - 11);
    if (house_calls(rank_of(kind))) return false;
    for (int i = 0; i < HAND; i++)
        for (int j = i + 1; j < HAND; j++)
            if (abs(value_of[kind[i]] + value_of[kind[j]] - 11) < aim) return false;
    return true;
}

/* Deals the house's hidden cards anew: its first, or its field, is open; loose cards that stayed did not make
 * it call, nor a better field. */
static Table dealt_anew(const Table *table) {
    Table anew = *table;
    int field[2], count = 0, loose[HAND], hidden = 0;
    for (int i = 0; i < HAND; i++) {
        bool is_open = table->round == 1 ? i == 0 : table->house_field >> i & 1;
        if (is_open && count < 2) field[count++] = table->house[i];
        if (is_open) continue;
        loose[hidden++] = i;
        anew.left[table->house[i]]++, anew.deck++;
    }
    for (Table before = anew;; anew = before) {
        for (int i = 0; i < hidden; i++) anew.house[loose[i]] = draw(&anew);
        if (table->replaced >= 2) return anew;
        int other = table->replaced == 0 ? anew.house[loose[1]] : draw(&anew);
        if (!house_went_on(field, anew.house[loose[0]], other)) continue;
        if (table->replaced == 1) anew.left[other]++, anew.deck++; /* nearly: it lies in the junk */
        return anew;
    }
}

enum { CHOICES = 1 + 2 * 10 };

static int choices_of(const Table *table, Choice list[CHOICES]) {
    int count = 0;
    list[count++] = (Choice){.calls = true};
    for (int field = 1; field < 16; field++) {
        if (__builtin_popcount((unsigned)field) > 2) continue;
        list[count++] = (Choice){.field = field};
        if (table->paid == 1 && table->round < ROUNDS) list[count++] = (Choice){.bets = true, .field = field};
    }
    return count;
}

/* What the best choice of play-outs wins over the level's, both played out anew so that the best is not best
 * by luck alone; 0 if none is better by two standard errors. */
static double better_choice(const Table *table, Choice by_level, int rollouts) {
    Choice list[CHOICES], best = by_level;
    int count = choices_of(table, list);
    double sum[CHOICES] = {0}, square[CHOICES] = {0}, most = 0, gain = 0;
    for (int i = 0; i < rollouts; i++) {
        Table anew = dealt_anew(table);
        double level = play_out(anew, by_level);
        for (int k = 0; k < count; k++) {
            double more = play_out(anew, list[k]) - level;
            sum[k] += more, square[k] += more * more;
        }
    }
    for (int k = 0; k < count; k++)
        if (differs(table, list[k], by_level) && sum[k] > most && sum[k] * sum[k] > 4 * square[k])
            most = sum[k], best = list[k];
    for (int i = 0; most > 0 && i < 4 * rollouts; i++) {
        Table anew = dealt_anew(table);
        gain += play_out(anew, best) - play_out(anew, by_level);
    }
    return gain / (4 * rollouts);
}

typedef struct Sum {
    double sum, square;
} Sum;

static void add(Sum *sum, double value) { sum->sum += value, sum->square += value * value; }

static void print(const char *what, const Sum *sum, int count) {
    double mean = sum->sum / count;
    printf("%s %.4f ± %.4f credits a hand\n", what, mean,
           1.96 * sqrt((sum->square / count - mean * mean) / count));
}

int main(int argc, char **argv) {
    AiLevel level = AI_MASTER;
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    if (argc > 1 && !ai_level_parse(argv[1], &level)) return 2;
    int hands = argc > 2 ? atoi(argv[2]) : 2000, rollouts = argc > 3 ? atoi(argv[3]) : 2000,
        credits = argc > 4 ? atoi(argv[4]) : 100;
    SabaccSetup setup;
    sabacc_setup_init(&setup, sabacc_game_find("casino"), 1, credits);
    if (!sabacc_option_set(&setup, "end", "hands 1", &why)) return 2;
    name_faces();
    make_tables(credits - 1);
    Sum tables = {0}, core = {0}, cost = {0}, better = {0}, kinds[4] = {{0}};
    int turns = 0, differ = 0, free_hands = hands * 1000;
    for (int i = 0; i < free_hands; i++) {
        Table table = deal();
        table.credits = credits - 1;
        add(&tables, play_out(table, choose(&table)));
    }
    for (int hand = 0; hand < hands; hand++) {
        SabaccState state;
        Rng rng = rng_of((uint64_t)hand, 17);
        double costs = 0, gains = 0;
        sabacc_start(&state, &setup, NULL);
        while (!state.table.over) {
            SabaccAction action;
            if (sabacc_need(&state) == SABACC_CROUPIER) {
                sabacc_chance(&state, &rng, &action);
                SabaccError error = sabacc_apply(&state, &action, NULL);
                assert(error == SABACC_OK);
                continue;
            }
            Table table = read_table(&state.table, replaced_in(&state.table));
            Choice by_tables = choose(&table), by_level = turn_of(&state, level);
            turns++;
            gains += better_choice(&table, by_level, rollouts / 4);
            if (!differs(&table, by_tables, by_level)) continue;
            differ++;
            double difference = 0;
            for (int i = 0; i < rollouts; i++)
                difference += play_out(table, by_tables) - play_out(table, by_level);
            costs += difference / rollouts;
            int why_differs = by_tables.calls != by_level.calls ? 0 : by_tables.bets != by_level.bets ? 1 : 2;
            add(&kinds[why_differs], difference / rollouts);
        }
        add(&cost, costs);
        add(&better, gains);
        add(&core, state.table.seat[0].credits - credits);
    }
    print("the tables win", &tables, free_hands);
    print("the level wins", &core, hands);
    print("the level's play costs against the tables'", &cost, hands);
    print("one better choice by play-outs, then the tables, would win", &better, hands);
    printf("%d turns, %d otherwise; calls %.4f, bets %.4f, fields %.4f\n", turns, differ,
           kinds[0].sum / hands, kinds[1].sum / hands, kinds[2].sum / hands);
    return 0;
}
