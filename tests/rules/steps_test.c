/* What records do not show of the games with Spike cards and with a target: the steps of a round, which cards
 * are trumps, and which clause decides between hands near a target. */
#include "rules_support.h"

#include <string.h>

/* "improve bet* dice": the current step has a star. */
static void steps_are(const SabaccState *state, const char *wanted) {
    SabaccStep steps[SABACC_MAX_STEPS];
    char bytes[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes);
    int count = sabacc_round_steps(&state->table, steps);
    for (int i = 0; i < count; i++) {
        if (i > 0) text_add_char(&words, ' ');
        text_add(&words, sabacc_phase_word((SabaccPhase)steps[i].phase));
        if (steps[i].is_now) text_add_char(&words, '*');
    }
    assert_string_equal(bytes, wanted);
}

static SabaccState begin(const char *game, int seats, const char *options) {
    SabaccSetup setup = setup_of(game, seats, 100, options);
    return start_of(&setup);
}

static void test_steps_of_a_round(void **unused) {
    (void)unused;
    SabaccState state = begin("corellian-spike", 2, "");
    steps_are(&state, "improve bet dice");
    state = begin("corellian-spike", 2, "dice-before-bet=on");
    steps_are(&state, "improve dice bet");
    state = begin("classic", 2, ""); /* rounds without end */
    steps_are(&state, "");
    state = begin("bespin-yarith", 2, "");
    steps_are(&state, "option bet dice");
    play(&state,
         "* deal ci+1, * deal ci+2, * deal ci+3, * deal ci+4, 1 check, 0 check, * deal tr+1, * deal tr+2");
    steps_are(&state, "option* bet dice");
    play(&state, "1 pass, 0 pass");
    steps_are(&state, "option bet* dice");
}

#define FIVE_EACH                                                                                            \
    "* roll 5 circle, * deal tr+1, * deal ci+1, * deal tr+2, * deal ci+2, * deal tr+3, * deal ci+3, * deal " \
    "tr+4, "                                                                                                 \
    "* deal ci-4, * deal tr+5, * deal sylop"

/* One round, in which a bet comes twice. */
static void test_steps_with_a_target(void **unused) {
    (void)unused;
    SabaccState state = begin("coruscant-shift", 2, "");
    steps_are(&state, "select bet shift improve bet");
    play(&state, FIVE_EACH);
    steps_are(&state, "select* bet shift improve bet");
    play(&state, "1 keep tr+1 tr+2 tr+3 tr+4 tr+5, 0 keep ci+1 ci+2 ci+3 ci-4 sylop");
    steps_are(&state, "select bet* shift improve bet");
    play(&state, "1 check, 0 check"); /* nobody has a card to shift, nor to improve with */
    steps_are(&state, "select bet shift improve bet*");
}

static bool is_trump(const SabaccState *state, const char *card) {
    return sabacc_is_trump(&state->table, sabacc_card_parse(card, strlen(card)));
}

static void test_trumps(void **unused) {
    (void)unused;
    SabaccState state = begin("coruscant-shift", 2, "");
    assert_false(is_trump(&state, "ci+1")); /* nothing is rolled */
    play(&state, "* roll 0 triangle");
    assert_true(is_trump(&state, "tr-10") && is_trump(&state, "tr+1"));
    assert_false(is_trump(&state, "ci+1") || is_trump(&state, "sq-1") || is_trump(&state, "sylop"));
    state = begin("coruscant-shift", 2, "sylop-trump=on");
    assert_false(is_trump(&state, "sylop"));
    play(&state, "* roll 0 triangle");
    assert_true(is_trump(&state, "sylop"));
    state = begin("bespin-yarith", 2, "");
    assert_false(is_trump(&state, "tr+1"));
}

static void verdict_is(const SabaccState *state, int seat, SabaccRank rank, SabaccCriterion criterion,
                       SabaccClause clause) {
    SabaccVerdict verdict;
    assert_true(sabacc_verdict(&state->table, seat, &verdict));
    assert_int_equal(verdict.worth.rank, rank);
    assert_int_equal(verdict.criterion, criterion);
    assert_int_equal(verdict.clause, clause);
}

/* CO-4: a hand of nothing is shown, and worth less than any. */
static void test_verdict_on_nothing(void **unused) {
    (void)unused;
    SabaccState state = begin("coruscant-shift", 2, "end=hands 1");
    play(&state,
         FIVE_EACH ", 1 keep, 0 keep ci+1 ci+2 ci+3 ci-4 sylop, 1 check, 0 check, * deal sq+1, * deal sq+2, "
                   "* deal sq+3, * deal sq+4, * deal sq+5, 1 keep, 1 check, 0 check");
    verdict_is(&state, 1, SABACC_RANK_EMPTY, SABACC_CRITERION_RANK, SABACC_CLAUSE_CO_4);
    verdict_is(&state, 0, SABACC_RANK_TARGET, SABACC_CRITERION_RANK, SABACC_CLAUSE_CO_4);
}

/* CO-3: trumps, and the card drawn singly. */
static void test_verdict_by_trumps_and_draw(void **unused) {
    (void)unused;
    SabaccState state = begin("coruscant-shift", 2, "end=hands 1");
    play(&state,
         FIVE_EACH ", 1 keep tr+1 tr+4, 0 keep ci+2 ci+3, 1 check, 0 check, * deal sq+1, * deal sq+2, "
                   "* deal sq+3, * deal sq+4, * deal sq+5, * deal sq+6, 1 keep, 0 keep, 1 check, 0 check");
    verdict_is(&state, 0, SABACC_RANK_TARGET, SABACC_CRITERION_MOST_TRUMPS, SABACC_CLAUSE_CO_3);
    state = begin("coruscant-shift", 2, "end=hands 1");
    play(&state, FIVE_EACH
         ", 1 keep tr+5, 0 keep ci+3, 1 check, 0 check, * deal sq+1, * deal sq+2, * deal sq+3, "
         "* deal sq+4, * deal sq+5, * deal sq+6, * deal ci+5, * deal sq-5, 1 keep, 0 keep, 1 check, "
         "0 check");
    verdict_is(&state, 1, SABACC_RANK_TARGET, SABACC_CRITERION_CLOSER_TARGET, SABACC_CLAUSE_CO_3);
    state = begin("coruscant-shift", 2, "end=hands 1");
    play(&state,
         FIVE_EACH ", 1 keep, 0 keep, 1 check, 0 check, * deal sq+1, * deal sq+2, * deal sq+3, * deal sq+4, "
                   "* deal sq+5, * deal sq+6, * deal sq+7, * deal sq+8, * deal sq+9, * deal sq+10, 1 keep, "
                   "0 keep, 1 check, 0 check, * deal ci+6, * deal ci+9");
    verdict_is(&state, 1, SABACC_RANK_EMPTY, SABACC_CRITERION_SINGLE_DRAW, SABACC_CLAUSE_CO_4);
}

/* KE-8: the event of a token names its target, and that of one without a target none. */
static void test_target_of_a_token(void **unused) {
    (void)unused;
    static const struct {
        const char *action;
        int target;
    } rows[] = {{"1 token exhaustion 0", 0}, {"1 token exhaustion 2", 2}, {"1 token refund", -1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        SabaccState state = begin("kessel", 3, "token-count=1;end=hands 1");
        play(&state, rows[i].target < 0 ? "* deal refund" : "* deal exhaustion");
        play(&state, rows[i].target < 0 ? "* deal exhaustion" : "* deal refund");
        play(&state,
             "* deal free-draw, * deal sand3, * deal sand5, * deal sand1, * deal blood4, * deal blood6, "
             "* deal blood2, * deal sand5, * deal blood6");
        SabaccAction action = action_of(rows[i].action);
        SabaccEvents events;
        assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
        assert_int_equal(events.list[0].type, SABACC_EVENT_TOKEN);
        assert_int_equal(events.list[0].second, rows[i].target);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_steps_of_a_round),
        cmocka_unit_test(test_steps_with_a_target),
        cmocka_unit_test(test_trumps),
        cmocka_unit_test(test_verdict_on_nothing),
        cmocka_unit_test(test_verdict_by_trumps_and_draw),
        cmocka_unit_test(test_target_of_a_token),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
