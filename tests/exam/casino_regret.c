/* How far a level is from the best play at Casino, by an independent player: tables of its own, reckoned from
 * the rulebook (CS-1 … CS-6) and from the house's hands as its policy makes them, counted over many.
 *
 *     exam-casino [LEVEL] [HANDS] [ROLLOUTS] [CREDITS]
 *
 * Hands of one game each are played in the core by the level. Wherever the player of the tables would do
 * otherwise, both choices are played out from the table as it truly is, the rest by the tables. The sum of
 * the differences is what the level's play costs against the tables', without the luck of the cards (the
 * lemma of performance differences); below 0 the level is the better player. */
#include "casino_search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- sums ---- */

typedef struct Sum {
    double sum, square;
} Sum;

static void add(Sum *sum, double value) {
    sum->sum += value;
    sum->square += value * value;
}

static void print(const char *what, const Sum *sum, int count) {
    double mean = sum->sum / count;
    printf("%s %.4f ± %.4f credits a hand\n", what, mean,
           1.96 * sqrt((sum->square / count - mean * mean) / count));
}

/* ---- the examination ---- */

/* In what a level's choice differs from the tables'. */
typedef enum Difference { IN_CALL, IN_BET, IN_FIELD, DIFFERENCES } Difference;

typedef struct Exam {
    SabaccSetup setup;
    AiLevel level;
    int hands, rollouts, credits;
    uint64_t luck;
    CasinoPlayer player;
    Sum core, cost, better; /* what the level wins, costs, and could win by one better choice a turn */
    Sum costs[DIFFERENCES];
    int turns, differ;
} Exam;

/* The player of the tables against the house of the tables. */
static void examine_tables(Exam *exam) {
    int hands = exam->hands * 1000;
    Sum sum = {0};
    for (int i = 0; i < hands; i++) {
        CasinoTable table = casino_deal(&exam->luck);
        table.credits = exam->credits - 1;
        add(&sum, casino_player_play_out(&exam->player, table, casino_player_choice(&exam->player, &table)));
    }
    print("the tables win", &sum, hands);
}

/* ---- the level, in the core ---- */

/* Of the house's loose cards, by the last two dice. */
static int replaced_in(const SabaccTable *core) {
    if (core->round == 1) return 3;
    return (core->dice[core->dice_count - 1] <= 3) + (core->dice[core->dice_count - 2] <= 3);
}

/* The junk's cards are taken to be in the deck. */
static CasinoTable read_table(const SabaccTable *core, uint64_t *luck) {
    CasinoTable table = {.luck = luck,
                         .replaced = replaced_in(core),
                         .round = core->round,
                         .house_field = (int)core->seat[1].fielded,
                         .deck = DECK - 2 * HAND,
                         .paid = core->seat[0].paid,
                         .credits = core->seat[0].credits,
                         .sabacc = core->sabacc_pot};
    for (int kind = 0; kind < KINDS; kind++) table.left[kind] = kind_copies(kind);
    for (int i = 0; i < HAND; i++) {
        table.own[i] = kind_of(core->seat[0].hand[i]);
        table.house[i] = kind_of(core->seat[1].hand[i]);
        table.left[table.own[i]]--;
        table.left[table.house[i]]--;
    }
    return table;
}

static CasinoChoice turn_of(Exam *exam, SabaccState *state) {
    CasinoChoice choice = {.field = 0};
    for (;;) {
        SabaccAction action = exam_decision(state, exam->level, exam->luck);
        choice.bets |= action.verb == SABACC_VERB_BET;
        choice.calls = action.verb == SABACC_VERB_CALL;
        choice.field = (int)state->table.seat[0].fielded;
        exam_apply(state, &action);
        if (choice.calls || action.verb == SABACC_VERB_DONE) return choice;
    }
}

/* What the level's choice costs against the tables'. */
static double cost_of(Exam *exam, const CasinoTable *table, CasinoChoice by_tables, CasinoChoice by_level) {
    double cost = 0;
    for (int i = 0; i < exam->rollouts; i++) {
        double lost = casino_player_play_out(&exam->player, *table, by_level);
        cost += casino_player_play_out(&exam->player, *table, by_tables) - lost;
    }
    cost /= exam->rollouts;
    Difference in = by_tables.calls != by_level.calls ? IN_CALL
                    : by_tables.bets != by_level.bets ? IN_BET
                                                      : IN_FIELD;
    add(&exam->costs[in], cost);
    exam->differ++;
    return cost;
}

static void examine_turn(Exam *exam, SabaccState *state, double *cost, double *gain) {
    CasinoTable table = read_table(&state->table, &exam->luck);
    CasinoChoice by_tables = casino_player_choice(&exam->player, &table), by_level = turn_of(exam, state);
    *gain += casino_better_choice(&exam->player, &table, by_level, exam->rollouts / 4);
    if (casino_choices_differ(&table, by_tables, by_level))
        *cost += cost_of(exam, &table, by_tables, by_level);
    exam->turns++;
}

static void examine_hand(Exam *exam, int number) {
    SabaccState state;
    Rng rng = rng_of((uint64_t)number, 17);
    double cost = 0, gain = 0;
    sabacc_start(&state, &exam->setup, NULL);
    while (!state.table.over) {
        SabaccAction action;
        if (sabacc_need(&state) == SABACC_CROUPIER) {
            sabacc_chance(&state, &rng, &action);
            exam_apply(&state, &action);
        } else {
            examine_turn(exam, &state, &cost, &gain);
        }
    }
    add(&exam->cost, cost);
    add(&exam->better, gain);
    add(&exam->core, state.table.seat[0].credits - exam->credits);
}

static void report(const Exam *exam) {
    print("the level wins", &exam->core, exam->hands);
    print("the level's play costs against the tables'", &exam->cost, exam->hands);
    print("one better choice by play-outs, then the tables, would win", &exam->better, exam->hands);
    printf("%d turns, %d otherwise; calls %.4f, bets %.4f, fields %.4f\n", exam->turns, exam->differ,
           exam->costs[IN_CALL].sum / exam->hands, exam->costs[IN_BET].sum / exam->hands,
           exam->costs[IN_FIELD].sum / exam->hands);
}

static bool set_up(Exam *exam, int argc, char **argv) {
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    if (argc > 1 && !ai_level_parse(argv[1], &exam->level)) return false;
    if (argc > 2) exam->hands = atoi(argv[2]);
    if (argc > 3) exam->rollouts = atoi(argv[3]);
    if (argc > 4) exam->credits = atoi(argv[4]);
    sabacc_setup_init(&exam->setup, sabacc_game_find("casino"), 1, exam->credits);
    return sabacc_option_set(&exam->setup, "end", "hands 1", &why);
}

int main(int argc, char **argv) {
    static Exam exam = {.level = AI_MASTER,
                        .hands = 2000,
                        .rollouts = 2000,
                        .credits = 100,
                        .luck = UINT64_C(88172645463325252)};
    if (!set_up(&exam, argc, argv)) return 2;
    casino_player_begin(&exam.player, exam.credits - 1, &exam.luck);
    examine_tables(&exam);
    for (int hand = 0; hand < exam.hands; hand++) examine_hand(&exam, hand);
    report(&exam);
    return 0;
}
