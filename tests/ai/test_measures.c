/* The lab's measurements: counts of hands against counts made by hand, simulations against the conservation
 * of credits, and means against figures worked out on paper. */
#define _POSIX_C_SOURCE 200809L /* mkdtemp */
#include "lab/count_hands.h"
#include "lab/sim.h"
#include "lab/stats.h"

#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- counts of hands ---- */

static HandCounts count_spike(int cards) {
    SabaccSetup setup = support_setup(sabacc_game_find("corellian-spike"), 2);
    SabaccState state;
    HandCounts counts;
    sabacc_start(&state, &setup, NULL);
    count_hands(&state.table, cards, &counts);
    return counts;
}

static void check_sums(const HandCounts *counts, int64_t hands) {
    int64_t kinds = 0, totals = 0;
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        for (int number = 0; number < COUNT_HANDS_NUMBERS; number++) kinds += counts->kinds[rank][number];
    for (int i = 0; i <= 2 * COUNT_HANDS_TOTAL; i++) totals += counts->totals[i];
    assert_int_equal(counts->hands, hands);
    assert_int_equal(kinds, hands);
    assert_int_equal(totals, hands);
}

/* 62 cards: 62 over 1 … 4. */
static void test_all_hands_are_counted(void **unused) {
    (void)unused;
    static const int64_t hands[] = {62, 1891, 37820, 557845};
    for (int cards = 1; cards <= 4; cards++) {
        HandCounts counts = count_spike(cards);
        check_sums(&counts, hands[cards - 1]);
    }
}

static int64_t count_of(int cards, SabaccRank rank) {
    HandCounts counts = count_spike(cards);
    return counts.kinds[rank][0]; /* their kinds go by no number */
}

/* AP-1, DK-3: of each value from 1 to 10 there are three cards with + and three with -, and there are two
 * Sylops. */
static void test_counts_worked_by_hand(void **unused) {
    (void)unused;
    /* The two Sylops, in one way. */
    assert_int_equal(count_of(2, SABACC_RANK_PURE_SABACC), 1);
    /* +v and -v: ten values, 3 × 3 cards. */
    assert_int_equal(count_of(2, SABACC_RANK_SABACC), 10 * 3 * 3);
    /* The same and one of two Sylops. */
    assert_int_equal(count_of(3, SABACC_RANK_YEE_HAA), 10 * 3 * 3 * 2);
    /* +v +v -v -v: two of three and two of three. */
    assert_int_equal(count_of(4, SABACC_RANK_SQUADRON), 10 * 3 * 3);
    /* a -(a+1) -(a+2) (a+3), or all signs turned (no other signs add up to 0): a from 1 to 7, three cards
     * each. */
    assert_int_equal(count_of(4, SABACC_RANK_STRAIGHT_KHYRON), 7 * 2 * 3 * 3 * 3 * 3);
    /* +v -v +w -w with v and w different: 45 pairs of values, 9 ways each. */
    assert_int_equal(count_of(4, SABACC_RANK_RULE_OF_TWO), 45 * 9 * 9);
}

static void test_totals_worked_by_hand(void **unused) {
    (void)unused;
    HandCounts one = count_spike(1), two = count_spike(2);
    assert_int_equal(one.totals[COUNT_HANDS_TOTAL], 2);      /* the Sylops */
    assert_int_equal(one.totals[COUNT_HANDS_TOTAL - 7], 3);  /* -7, three suits */
    assert_int_equal(two.totals[COUNT_HANDS_TOTAL], 91);     /* ten values' pairs of 9, and both Sylops */
    assert_int_equal(two.totals[COUNT_HANDS_TOTAL + 20], 3); /* +10 +10: two of three */
}

/* ---- simulations ---- */

static Sim simulate(const SabaccGame *game, const AiLevel *levels, int64_t hands, const char *record_dir) {
    enum { SEATS = 4 };
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    Sim sim = {
        .series = {.setup = support_setup(game, SEATS), .seed = 3}, .hands = hands, .record_dir = record_dir};
    for (int seat = 0; seat < SEATS; seat++) sim.series.agent[seat].level = levels[seat];
    assert_true(sim_run(&sim, &why));
    return sim;
}

static const AiLevel random_levels[4] = {AI_RANDOM, AI_RANDOM, AI_RANDOM, AI_RANDOM};

static int64_t ends_of(const Sim *sim) {
    int64_t ends = 0;
    for (int i = 0; i < TALLY_ENDS; i++) ends += sim->tally.ends[i];
    return ends;
}

static void test_sim_adds_up(void **unused) {
    (void)unused;
    for (int game = 0; game < sabacc_game_count(); game++) {
        Sim sim = simulate(sabacc_game_at(game), random_levels, 2000, NULL);
        assert_int_equal(sim.tally.hands, 2000);
        assert_int_equal(ends_of(&sim), 2000);
        assert_true(sim.tally.rounds >= 2000);
        assert_int_equal(sim.tally.not_conserved, 0);
        assert_int_equal(sim.tally.errors, 0);
        for (int seat = 0; seat < sim.series.setup.seats; seat++) {
            assert_true(sim.tally.seat[seat].change.count <= 2000);
            assert_true(sim.tally.seat[seat].change.count > 500);
        }
    }
}

/* Where no hand bombs out, each hand has a winner; a game of three rounds has no calls. */
static void test_ends_of_spike(void **unused) {
    (void)unused;
    Sim sim = simulate(sabacc_game_find("corellian-spike"), random_levels, 2000, NULL);
    int64_t won = 0;
    for (int seat = 0; seat < 4; seat++) won += sim.tally.seat[seat].hands_won;
    assert_true(won >= 2000); /* shared pots have several winners */
    assert_int_equal(sim.tally.ends[TALLY_FOLDED] + sim.tally.ends[TALLY_PLAYED], 2000);
    assert_true(sim.tally.ends[TALLY_FOLDED] > 0 && sim.tally.ends[TALLY_PLAYED] > 0);
    assert_true(sim.tally.rounds <= 3 * 2000);
    assert_int_equal(sim.tally.bombed, 0);
}

/* All the ends of a game with calls; each is distinguished from the others. */
static void test_ends_of_classic(void **unused) {
    (void)unused;
    Sim sim = simulate(sabacc_game_find("classic"), random_levels, 2000, NULL);
    assert_true(sim.tally.ends[TALLY_FOLDED] > 0 && sim.tally.ends[TALLY_CALLED] > 0);
    assert_int_equal(sim.tally.ends[TALLY_PLAYED], 0);
    assert_true(sim.tally.bombed > 0 && sim.tally.bombed < sim.tally.shown);
}

static void same_results(const Sim *left, const Sim *right) {
    assert_int_equal(left->tally.actions, right->tally.actions);
    assert_int_equal(left->tally.games, right->tally.games);
    for (int seat = 0; seat < left->series.setup.seats; seat++) {
        assert_int_equal(left->tally.seat[seat].hands_won, right->tally.seat[seat].hands_won);
        assert_int_equal(left->tally.seat[seat].change.sum, right->tally.seat[seat].change.sum);
    }
}

static void remove_records(const char *directory, const Sim *sim) {
    for (int64_t game = 1; game <= sim->tally.games; game++) {
        char path[256];
        snprintf(path, sizeof path, "%s/%s-3-%06lld.sabacc", directory, sim->series.setup.game->id,
                 (long long)game);
        assert_int_equal(remove(path), 0);
    }
    assert_int_equal(rmdir(directory), 0);
}

static void record_and_compare(const SabaccSetup *setup) {
    char bytes[512], directory[] = "/tmp/sabacc-sim-XXXXXX";
    Text why = text_over(bytes, sizeof bytes);
    assert_non_null(mkdtemp(directory));
    Sim plain = {.series = {.setup = *setup, .seed = 3}, .hands = 12}, recorded = plain;
    recorded.record_dir = directory;
    plain.series.agent[0].level = recorded.series.agent[0].level = AI_NOVICE;
    assert_true(sim_run(&plain, &why) && sim_run(&recorded, &why));
    same_results(&plain, &recorded);
    remove_records(directory, &recorded);
}

/* Recording does not change a game; the timer's shifts come at the same places. */
static void test_recording_changes_nothing(void **unused) {
    (void)unused;
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    for (int game = 0; game < sabacc_game_count(); game++) {
        SabaccSetup setup = support_setup(sabacc_game_at(game), 3);
        record_and_compare(&setup);
        if (sabacc_option_set(&setup, "shift-on", "timer 3", &why)) record_and_compare(&setup);
    }
}

/* Before one seat action in three: the shifts are actions of their own. */
static void test_timer_shifts(void **unused) {
    (void)unused;
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    Sim still = {.series = {.setup = support_setup(sabacc_game_find("low-tech"), 4), .seed = 3},
                 .hands = 500};
    assert_true(sabacc_option_set(&still.series.setup, "shift-on", "never", &why));
    Sim timed = still;
    assert_true(sabacc_option_set(&timed.series.setup, "shift-on", "timer 3", &why));
    assert_true(sim_run(&still, &why) && sim_run(&timed, &why));
    assert_true(2 * timed.tally.actions > 3 * still.tally.actions);
    assert_int_equal(timed.tally.not_conserved, 0);
    assert_int_equal(timed.tally.errors, 0);
}

/* ---- figures ---- */

/* 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares about it 32. */
static void test_stats(void **unused) {
    (void)unused;
    static const int values[] = {2, 4, 4, 4, 5, 5, 7, 9};
    Stats stats = {0};
    assert_true(stats_ci95(&stats) == 0 && stats_mean(&stats) == 0);
    for (int i = 0; i < 8; i++) stats_add(&stats, values[i]);
    assert_true(fabs(stats_mean(&stats) - 5) < 1e-12);
    assert_true(fabs(stats_ci95(&stats) - 1.96 * sqrt(32.0 / 7 / 8)) < 1e-12);
    static const double medians[] = {9, 5, 5, 6, 7, 6};
    for (int count = 1; count <= 6; count++) {
        double numbers[] = {9, 1, 5, 7, 12, 2};
        assert_true(stats_median(numbers, count) == medians[count - 1]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_hands_are_counted),
        cmocka_unit_test(test_counts_worked_by_hand),
        cmocka_unit_test(test_totals_worked_by_hand),
        cmocka_unit_test(test_sim_adds_up),
        cmocka_unit_test(test_ends_of_spike),
        cmocka_unit_test(test_ends_of_classic),
        cmocka_unit_test(test_recording_changes_nothing),
        cmocka_unit_test(test_timer_shifts),
        cmocka_unit_test(test_stats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
