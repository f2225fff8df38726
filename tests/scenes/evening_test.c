/* The best moments of an evening (scenes/play/evening.h), against two hands worked by hand. In the first Ana
 * has +5 and +4, and would lose with 9 to Ben's +1; she draws −9 and wins with 0: the pot of 2 antes and 2
 * bets of 2, and the sabacc pot of 2. In the second Ben bets 10 with +15, and Ana folds a Sabacc of +1 and
 * −1. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "base/text.h"
#include "scenes/play/evening.h"

static void find(SeatMask people, Evening *evening) {
    char words[256];
    Text why = text_over(words, sizeof words);
    Match *match = match_replay(FIXTURE, &why, &why);
    assert_non_null(match);
    while (match_step(match).outcome == MATCH_APPLIED) {}
    evening_find(match, people, evening);
    match_free(match);
}

static void test_a_card_that_turned_a_showdown(void **state) {
    (void)state;
    Evening evening;
    find(3, &evening);
    const EveningPerson *ana = &evening.of[0];
    assert_int_equal(ana->hands_won, 1);
    assert_int_equal(ana->best.number, 1);
    assert_int_equal(ana->best.hand.worth.total, 0);
    assert_int_equal(ana->best.hand.count, 3);
    assert_int_equal(ana->pot.number, 1);
    assert_int_equal(ana->pot.credits, 8);
    assert_int_equal(ana->luck.number, 1);
    assert_int_equal(ana->luck.credits, 8);
    assert_int_equal(ana->luck.card, sabacc_card_parse("sq-9", 4));
    assert_int_equal(ana->bluff.number, 0);
}

static void test_a_bluff_over_a_better_hand(void **state) {
    (void)state;
    Evening evening;
    find(3, &evening);
    const EveningPerson *ben = &evening.of[1];
    assert_int_equal(ben->hands_won, 1);
    assert_int_equal(ben->best.number, 1); /* shown, and lost */
    assert_int_equal(ben->best.hand.worth.total, 1);
    assert_int_equal(ben->bluff.number, 2);
    assert_int_equal(ben->bluff.credits, 2); /* the antes: nobody matched the bet */
    assert_int_equal(ben->bluff.hand.worth.total, 15);
    assert_int_equal(ben->bluff.over, 0);
    assert_int_equal(ben->bluff.folded.total, 0);
    assert_int_equal(ben->luck.number, 0);
}

/* Of somebody who is not of the people nothing is found, and no hand of theirs is used. */
static void test_others_hands_stay_unknown(void **state) {
    (void)state;
    Evening evening;
    find(2, &evening);
    assert_int_equal(evening.of[0].best.number, 0);
    assert_int_equal(evening.of[0].hands_won, 0);
    assert_int_equal(evening.of[1].bluff.number, 0);
    assert_int_equal(evening.of[1].pot.credits, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_card_that_turned_a_showdown),
                                       cmocka_unit_test(test_a_bluff_over_a_better_hand),
                                       cmocka_unit_test(test_others_hands_stay_unknown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
