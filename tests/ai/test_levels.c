/* Each level beats the one below it, by more than luck. The seeds are fixed and the computation is in
 * integers: the games are the same everywhere, so that this cannot fail by chance. */
#include "ai/luck.h"
#include "ai/score.h"
#include "lab/duel.h"
#include "lab/sim.h"

#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static Sim simulate(const char *game, AiLevel first, AiLevel second, int64_t hands) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    Sim sim = {.series = {.setup = support_setup(sabacc_game_find(game), 2), .seed = 1}, .hands = hands};
    sim.series.agent[0].level = first;
    sim.series.agent[1].level = second;
    assert_true(sim_run(&sim, &why));
    assert_int_equal(sim.tally.not_conserved, 0);
    assert_int_equal(sim.tally.errors, 0);
    return sim;
}

static void check_above(const Sim *sim, int better, int worse) {
    const Stats *above = &sim->tally.seat[better].change, *below = &sim->tally.seat[worse].change;
    assert_true(stats_mean(above) - stats_ci95(above) > stats_mean(below) + stats_ci95(below));
}

static void test_novice_beats_random(void **unused) {
    (void)unused;
    Sim spike = simulate("corellian-spike", AI_NOVICE, AI_RANDOM, 400);
    check_above(&spike, 0, 1);
    Sim standard = simulate("standard", AI_NOVICE, AI_RANDOM, 400);
    check_above(&standard, 0, 1);
}

/* By duplicate deals: hands won do not tell, for the better player folds more. */
static void test_regular_beats_novice(void **unused) {
    (void)unused;
    Duel duel = {.series = {.setup = support_setup(sabacc_game_find("corellian-spike"), 2),
                            .agent = {{.level = AI_REGULAR}, {.level = AI_NOVICE}},
                            .agents = 2,
                            .pieces = 1500,
                            .seed = 1}};
    duel_run(&duel);
    assert_true(duel_is_good(&duel));
    const Stats *ahead = &duel.result.agent[0].credits_ahead;
    assert_true(stats_mean(ahead) > stats_ci95(ahead));
}

/* What the seat of the level wins of a hand of Coruscant Shift. Each plays its cards by as few play-outs. */
static int64_t won_with_bets_of(AiLevel level, int own, AiLevel others, uint64_t seed) {
    enum { EFFORT = 4 };
    SabaccState state;
    SabaccSetup setup = support_setup(sabacc_game_find("coruscant-shift"), 2);
    Luck luck = luck_of(seed);
    sabacc_start(&state, &setup, NULL);
    for (uint64_t count = 0; state.table.hand < 2 && !state.table.over; count++) {
        SabaccAction action;
        int seat = sabacc_need(&state);
        if (seat == SABACC_CROUPIER)
            luck_chance(&state, &luck, &action);
        else
            action = support_decide(&state, seat == own ? level : others, EFFORT, seed * 1000 + count);
        support_apply(&state, &action);
    }
    return score_of(&state.table, own);
}

/* Sharp judges its hand so well in its bets that regular loses by misjudging: by duplicate deals. */
static void test_sharp_bets_better_than_regular(void **unused) {
    (void)unused;
    Stats ahead = {0};
    for (uint64_t deal = 1; deal <= 2500; deal++) {
        int64_t sum = 0;
        for (int seat = 0; seat < 2; seat++)
            sum += won_with_bets_of(AI_SHARP, seat, AI_REGULAR, deal) -
                   won_with_bets_of(AI_REGULAR, seat, AI_SHARP, deal);
        stats_add(&ahead, sum);
    }
    assert_true(stats_mean(&ahead) > stats_ci95(&ahead));
}

/* Winning that many hands by luck alone has a probability of one in thousands: three and a half standard
 * deviations. */
static void check_wins_more(const Sim *sim, int better, int worse) {
    int64_t more = sim->tally.seat[better].hands_won - sim->tally.seat[worse].hands_won;
    assert_true(more > 0 && more * more > 4 * sim->tally.hands);
}

/* At the other tables: matches, hands of chips, and hands of a target; those of bets at once only against
 * chance. */
static void test_other_tables(void **unused) {
    (void)unused;
    static const char *const games[] = {"pazaak", "kessel", "coruscant-shift", "bespin-yarith"};
    for (int i = 0; i < 4; i++) {
        Sim easy = simulate(games[i], AI_NOVICE, AI_RANDOM, 200);
        check_wins_more(&easy, 0, 1);
        if (i >= 2) continue;
        Sim hard = simulate(games[i], AI_NOVICE, AI_REGULAR, 400);
        check_wins_more(&hard, 1, 0);
    }
}

static int64_t wins_against_the_house(const char *game, AiLevel level) {
    Sim sim = {.series = {.setup = support_setup(sabacc_game_find(game), 1), .seed = 1}, .hands = 300};
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    sim.series.agent[0].level = level;
    assert_true(sim_run(&sim, &why));
    return sim.tally.seat[0].hands_won;
}

/* The only opponent is the house, whose policy is fixed: the better player wins more hands. */
static void test_against_the_house(void **unused) {
    (void)unused;
    assert_true(wins_against_the_house("solitaire", AI_NOVICE) >
                wins_against_the_house("solitaire", AI_RANDOM) + 60);
    assert_true(wins_against_the_house("solitaire", AI_REGULAR) >
                wins_against_the_house("solitaire", AI_NOVICE) + 5);
    assert_true(wins_against_the_house("casino", AI_REGULAR) >
                wins_against_the_house("casino", AI_RANDOM) + 40);
}

/* In games with calls, few hands run until the house calls (CA-2), and few show a bombed-out hand. */
static void test_hands_come_to_an_end(void **unused) {
    (void)unused;
    Sim sim = simulate("classic", AI_REGULAR, AI_REGULAR, 100);
    assert_true(sim.tally.ends[TALLY_CALLED] >= 30);
    assert_true(sim.tally.ends[TALLY_HOUSE] <= 5);
    assert_true(4 * sim.tally.bombed <= sim.tally.shown);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_novice_beats_random),  cmocka_unit_test(test_regular_beats_novice),
        cmocka_unit_test(test_other_tables),         cmocka_unit_test(test_against_the_house),
        cmocka_unit_test(test_hands_come_to_an_end), cmocka_unit_test(test_sharp_bets_better_than_regular),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
