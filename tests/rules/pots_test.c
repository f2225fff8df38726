/* Pots by hand-worked numbers (SP-1 … SP-5, BR-7), and why a shown hand won or lost. */
#include "rules_support.h"

#include <string.h>

#include "rules/private.h"

/* ---- SP-1: layers: credits, who contests them, who paid into them (PL-2) ---- */

typedef struct Layers {
    const char *what;
    int32_t paid[4];
    SeatMask folded;
    int count;
    SabaccPot pots[4];
} Layers;

static const Layers layers[] = {
    {"all alike", {10, 10, 10, 10}, 0, 1, {{40, 15, 15}}},
    {"one short", {10, 4, 10, 10}, 0, 2, {{16, 15, 15}, {18, 13, 13}}},
    {"three sizes", {30, 5, 12, 30}, 0, 3, {{20, 15, 15}, {21, 13, 13}, {36, 9, 9}}},
    {"four sizes", {1, 2, 3, 4}, 0, 4, {{4, 15, 15}, {3, 14, 14}, {2, 12, 12}, {1, 8, 8}}},
    {"two equally short", {10, 4, 4, 10}, 0, 2, {{16, 15, 15}, {12, 9, 9}}},
    {"a folded seat makes no layer", {10, 4, 10, 10}, 2, 1, {{34, 13, 15}}},
    {"folded money stays in the layers it reached", {30, 5, 12, 30}, 4, 2, {{20, 11, 15}, {57, 9, 13}}},
    {"folded money beyond the rest lies on top", {20, 5, 5, 5}, 1, 1, {{35, 14, 15}}},
    {"nobody has paid", {0, 0, 0, 0}, 0, 0, {{0, 0, 0}}},
};

static SabaccState table_with(const int32_t paid[4], SeatMask folded) {
    SabaccSetup setup = setup_of("corellian-spike", 4, 100, "");
    SabaccState state = start_of(&setup);
    state.table.folded = folded;
    state.table.hand_pot = 0;
    for (int seat = 0; seat < 4; seat++) {
        state.table.seat[seat].paid = paid[seat];
        state.table.hand_pot += paid[seat];
    }
    return state;
}

static void test_sp_1_layers(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof layers / sizeof layers[0]; i++) {
        SabaccState state = table_with(layers[i].paid, layers[i].folded);
        SabaccPot pots[SABACC_MAX_POTS];
        int count = sabacc_pots(&state.table, pots);
        if (count != layers[i].count) fail_msg("%s: %d pots", layers[i].what, count);
        for (int pot = 0; pot < count; pot++)
            if (pots[pot].credits != layers[i].pots[pot].credits ||
                pots[pot].seats != layers[i].pots[pot].seats ||
                pots[pot].payers != layers[i].pots[pot].payers)
                fail_msg("%s: pot %d holds %d of the seats %x for the seats %x", layers[i].what, pot,
                         pots[pot].credits, pots[pot].payers, pots[pot].seats);
    }
}

/* ---- SP-2, SP-5, BR-7, played ---- */

static SabaccSetup stacks_of(const int32_t stacks[4], const char *options) {
    SabaccSetup setup = setup_of("corellian-spike", 4, 0, options);
    memcpy(setup.credits, stacks, 4 * sizeof stacks[0]);
    return setup;
}

static void expect_credits(const SabaccState *state, int32_t a, int32_t b, int32_t c, int32_t d) {
    const int32_t expected[] = {a, b, c, d};
    for (int seat = 0; seat < 4; seat++) assert_int_equal(state->table.seat[seat].credits, expected[seat]);
}

/* Antes 1 and 1: stacks 98 8 38 98. 1 all in with 8, 2 all in with 38, 3 raises to 60, 0 folds: of 60, 22 are
 * uncalled. Then 3 and 2: 31 above 9 each, 1 short: main 4 × 1 + 3 × 8 = 28, side 2 × 30 = 60. */
static void test_sp_2_uncalled(void **unused) {
    (void)unused;
    SabaccSetup setup = stacks_of((int32_t[]){100, 10, 40, 100}, "");
    SabaccState state = start_of(&setup);
    coast_to(&state, SABACC_PHASE_BET);
    play(&state, "1 bet 8, 2 raise 38, 3 raise 60, 0 fold");
    expect_credits(&state, 98, 0, 0, 60);
    SabaccPot pots[SABACC_MAX_POTS];
    assert_int_equal(sabacc_pots(&state.table, pots), 2);
    assert_int_equal(pots[0].credits, 28);
    assert_int_equal(pots[0].seats, 14);
    assert_int_equal(pots[1].credits, 60);
    assert_int_equal(pots[1].seats, 12);
    assert_int_equal(state.table.hand_pot, 88);
}

/* 1 all in with 8; 3 and 0 put in 20, 2 folds. Next round 3 folds: 0 is left alone above 8 and takes that
 * side pot, 12 + 12 = 24, at once: 98 - 20 + 24 = 102; the main pot holds 4 + 24 = 28. */
static void test_sp_2_a_lone_side_pot(void **unused) {
    (void)unused;
    SabaccSetup setup = stacks_of((int32_t[]){100, 10, 40, 100}, "");
    SabaccState state = start_of(&setup);
    coast_to(&state, SABACC_PHASE_BET);
    play(&state, "1 bet 8, 2 fold, 3 raise 20, 0 match");
    coast_to(&state, SABACC_PHASE_IMPROVE);
    coast_to(&state, SABACC_PHASE_BET);
    SabaccAction fold = action_of("3 fold");
    SabaccEvents events;
    assert_int_equal(sabacc_apply(&state, &fold, &events), SABACC_OK);
    expect_credits(&state, 102, 0, 38, 78);
    assert_int_equal(state.table.hand_pot, 28);
    int paid = 0;
    for (int i = 0; i < events.count; i++)
        if (events.list[i].type == SABACC_EVENT_PAYOUT) {
            paid++;
            assert_int_equal(events.list[i].seat, 0);
            assert_int_equal(events.list[i].amount, 24);
            assert_int_equal(events.list[i].clause, SABACC_CLAUSE_SP_2);
        }
    assert_int_equal(paid, 1);
}

/* BR-7: the uncalled 30 return, then 4 antes go to the last seat; the sabacc pot of 4 stays. */
static void test_br_7_the_last_seat(void **unused) {
    (void)unused;
    SabaccSetup setup = stacks_of((int32_t[]){100, 100, 100, 100}, "end=dealer-cycles 2");
    SabaccState state = start_of(&setup);
    coast_to(&state, SABACC_PHASE_BET);
    play(&state, "1 bet 30, 2 fold, 3 fold, 0 fold");
    expect_credits(&state, 96, 100, 96, 96); /* the next hand's antes are in: 98 - 2, 102 - 2 */
    assert_int_equal(state.table.sabacc_pot, 8);
    assert_int_equal(state.table.hand, 2);
    assert_int_equal(state.table.dealer, 1);
    assert_int_equal(state.table.winners, seat_bit(1));
}

/* SP-5: 11 among three, the dealer seat 1: seat 2 is nearest its left, then 0; each has 3 and the odd two. */
static void test_sp_5_odd_credits(void **unused) {
    (void)unused;
    SabaccState state = table_with((int32_t[]){4, 4, 3, 0}, 8);
    state.table.dealer = 1;
    Engine engine = {.table = &state.table, .turn = &state.table.turn, .game = game_of(&state.table)};
    pots_share(&engine, SABACC_EVENT_PAYOUT, 11, 7, SABACC_CLAUSE_SK_5);
    expect_credits(&state, 98 + 4, 98 + 3, 98 + 4, 98);
    assert_int_equal(state.table.hand_pot, 0);
}

/* CA-8, SP-7: all hands are bombed, with 29 and more; by whom each pot is taken, and why. Seat 2 is short, so
 * that there is a side pot. */
static void test_nobody_wins(void **unused) {
    (void)unused;
    static const struct {
        const char *what;
        int32_t third;
        int pots;
        SabaccClause clauses[2];
    } rows[] = {{"alike", 100, 1, {SABACC_CLAUSE_CA_8}},
                {"one short", 6, 2, {SABACC_CLAUSE_CA_8, SABACC_CLAUSE_SP_7}}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        SabaccSetup setup = setup_of("classic", 3, 100, "round-limit=1;end=hands 1");
        setup.credits[2] = rows[i].third;
        SabaccState state = start_of(&setup);
        play(&state, "* deal co15, * deal sa15, * deal fl15, * deal co14, * deal sa14, * deal fl14");
        play(&state, "1 bet 8, 2 match, 0 match");
        SabaccEvents events;
        int pots = 0;
        for (Rng rng = rng_of(1, 1); !state.table.over;) {
            SabaccOffers offers;
            SabaccAction action;
            int seat = sabacc_need(&state);
            sabacc_legal(&state, seat, &offers);
            if (seat == SABACC_CROUPIER) {
                sabacc_chance(&state, &rng, &action);
                if (action.verb == SABACC_VERB_ROLL) action = action_of("* roll 1 2");
            } else {
                action = sabacc_offer_begin(seat, &offers.list[0]);
                for (int j = 0; j < offers.count; j++)
                    if (offers.list[j].verb == SABACC_VERB_CHECK || offers.list[j].verb == SABACC_VERB_STAND)
                        action = sabacc_offer_begin(seat, &offers.list[j]);
            }
            assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
            for (int j = 0; j < events.count; j++) {
                if (events.list[j].type != SABACC_EVENT_PAYOUT) continue;
                assert_int_equal(events.list[j].seat, SABACC_CROUPIER);
                assert_in_range(pots, 0, rows[i].pots - 1);
                assert_int_equal(events.list[j].clause, rows[i].clauses[pots++]);
            }
        }
        if (pots != rows[i].pots) fail_msg("%s: %d pots", rows[i].what, pots);
    }
}

/* ---- verdicts ---- */

static SabaccState shown_table(const char *const hands[4]) {
    SabaccSetup setup = setup_of("corellian-spike", 4, 100, "");
    SabaccState state = start_of(&setup);
    for (int seat = 0; seat < 4; seat++) {
        if (hands[seat] == NULL) continue;
        SabaccSeat *at = &state.table.seat[seat];
        at->hand_count = (uint8_t)cards_of(hands[seat], at->hand);
        state.table.shown |= seat_bit(seat);
    }
    return state;
}

typedef struct Judged {
    const char *what, *hand, *other;
    SabaccCriterion criterion;
    SabaccClause clause; /* for the loser, seat 1 */
} Judged;

#define C(id)  SABACC_CRITERION_##id
#define CL(id) SABACC_CLAUSE_##id
static const Judged judged[] = {
    {"names", "ci+4 tr+4 ci-4 tr-4", "ci+9 tr-9", C(RANK), CL(AP_1)},
    {"lower card", "ci+3 tr-3", "ci+9 tr-9", C(LOWER_MAKES), CL(AP_2)},
    {"the other pair", "ci+2 tr-2 ci+4 sq-4", "ci+2 sq-2 ci+5 sq-5", C(LOWER_MAKES), CL(AP_2)},
    {"zero, cards", "ci+5 tr-2 sq-3 sylop", "ci+9 tr-8 sq-1", C(MOST_CARDS), CL(AP_3)},
    {"zero, sum", "ci+10 tr-9 sq-1", "ci+9 tr-8 sq-1", C(POSITIVE_SUM), CL(AP_3)},
    {"zero, highest", "ci+9 tr+1 sq-7 ci-3", "ci+8 tr+2 sq-6 ci-4", C(HIGHEST_POSITIVE), CL(AP_3)},
    {"closer", "ci-1", "ci+2", C(CLOSER), CL(AP_4)},
    {"positive", "ci+2", "ci-2", C(POSITIVE), CL(AP_4)},
    {"nulrhek, cards", "ci+5 tr-2", "ci+3", C(MOST_CARDS), CL(AP_4)},
    {"nulrhek, sum", "ci+10 tr-7", "ci+5 tr-2", C(POSITIVE_SUM), CL(AP_4)},
    {"nulrhek, highest", "ci+9 tr+1 sq-6", "ci+8 tr+2 sq-6", C(HIGHEST_POSITIVE), CL(AP_4)},
};

static void test_verdicts(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof judged / sizeof judged[0]; i++) {
        SabaccState state = shown_table((const char *const[]){judged[i].hand, judged[i].other, NULL, NULL});
        SabaccVerdict won, lost;
        assert_true(sabacc_verdict(&state.table, 0, &won));
        assert_true(sabacc_verdict(&state.table, 1, &lost));
        assert_true(won.best);
        assert_false(lost.best);
        assert_int_equal(won.against, 1);
        assert_int_equal(lost.against, 0);
        assert_int_equal(won.criterion, judged[i].criterion);
        assert_int_equal(lost.criterion, judged[i].criterion);
        assert_int_equal(lost.clause, judged[i].clause);
        assert_false(sabacc_verdict(&state.table, 2, &lost)); /* its hand was not shown */
    }
}

/* The best is compared with the next best, the others with the best. */
static void test_verdicts_of_three(void **unused) {
    (void)unused;
    SabaccState state = shown_table((const char *const[]){"ci+5", "ci+1", NULL, "ci-3"});
    SabaccVerdict verdict;
    assert_true(sabacc_verdict(&state.table, 1, &verdict));
    assert_int_equal(verdict.against, 3);
    assert_true(sabacc_verdict(&state.table, 3, &verdict));
    assert_int_equal(verdict.against, 1);
    assert_true(sabacc_verdict(&state.table, 0, &verdict));
    assert_int_equal(verdict.against, 1);
    assert_int_equal(verdict.worth.total, 5);
}

static void test_verdict_by_single_draw(void **unused) {
    (void)unused;
    SabaccState state = shown_table((const char *const[]){"ci+4 tr-4", "sq+4 sq-4", NULL, NULL});
    SabaccVerdict verdict;
    assert_true(sabacc_verdict(&state.table, 0, &verdict)); /* not yet drawn, or shared */
    assert_int_equal(verdict.criterion, SABACC_CRITERION_NOTHING);
    for (int seat = 0; seat < 2; seat++) {
        state.table.seat[seat].draw_count = 1;
        cards_of(seat == 0 ? "ci-6" : "tr+6", state.table.seat[seat].draws);
    }
    assert_true(sabacc_verdict(&state.table, 0, &verdict));
    assert_false(verdict.best);
    assert_int_equal(verdict.criterion, SABACC_CRITERION_SINGLE_DRAW);
    assert_int_equal(verdict.clause, SABACC_CLAUSE_AP_5);
    assert_int_equal(verdict.against, 1);
}

static void test_verdict_alone(void **unused) {
    (void)unused;
    SabaccState state = shown_table((const char *const[]){NULL, NULL, "ci+4 tr-4", NULL});
    SabaccVerdict verdict;
    assert_true(sabacc_verdict(&state.table, 2, &verdict));
    assert_true(verdict.best);
    assert_int_equal(verdict.against, SABACC_NOBODY);
    assert_int_equal(verdict.worth.rank, SABACC_RANK_SABACC);
}

/* AP-5: closest to 0, positive beats negative, round after round; only those still tied draw on. */
static void test_ap_5_single_draws(void **unused) {
    (void)unused;
    SabaccState state =
        shown_table((const char *const[]){"ci+4 tr-4", "sq+4 sq-4", "tr+4 ci-4", "ci+9 tr-9"});
    SabaccSeat *seats = state.table.seat;
    SeatMask wants;
    assert_int_equal(spike_best(&state.table, 15, &wants), 7);
    assert_int_equal(wants, 7);
    for (int seat = 0; seat < 3; seat++) seats[seat].draw_count = 1;
    cards_of("ci-5", seats[0].draws), cards_of("tr+5", seats[1].draws), cards_of("sq+5", seats[2].draws);
    assert_int_equal(spike_best(&state.table, 15, &wants), 6);
    assert_int_equal(wants, 6);
    seats[1].draw_count = seats[2].draw_count = 2;
    cards_of("tr+5 sylop", seats[1].draws), cards_of("sq+5 ci+1", seats[2].draws);
    assert_int_equal(spike_best(&state.table, 15, &wants), 2);
    assert_int_equal(wants, 0);
    assert_int_equal(spike_best(&state.table, 13, &wants),
                     4); /* a side pot without seat 1, by the same draws */
    assert_int_equal(wants, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sp_1_layers),
        cmocka_unit_test(test_sp_2_uncalled),
        cmocka_unit_test(test_sp_2_a_lone_side_pot),
        cmocka_unit_test(test_br_7_the_last_seat),
        cmocka_unit_test(test_sp_5_odd_credits),
        cmocka_unit_test(test_nobody_wins),
        cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_verdicts_of_three),
        cmocka_unit_test(test_verdict_by_single_draw),
        cmocka_unit_test(test_verdict_alone),
        cmocka_unit_test(test_ap_5_single_draws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
