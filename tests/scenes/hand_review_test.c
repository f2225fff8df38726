/* What a hand gave away (session/hand_review.h), held to the look back at the same record (fixtures/evening).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdatomic.h>
#include <string.h>

#include "session/hand_review.h"

enum { MOST = 64, SEAT = 0 };

static atomic_int woken;
static void wake(void *user) {
    (void)user;
    atomic_fetch_add(&woken, 1);
}

typedef struct Asked {
    MatchDecision list[MOST];
    int count;
} Asked;
static Asked asked;

static bool note(void *context, const MatchDecision *decision) {
    (void)context;
    if (decision->seat == SEAT) asked.list[asked.count++] = *decision;
    return asked.count < MOST;
}

static Record *read_decisions(void) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Record *record = record_read(FIXTURE, NULL, &why);
    asked.count = 0;
    if (!record || !match_decisions(record, note, NULL, NULL, &why)) fail_msg("%s", words);
    return record;
}

static int add_hand(HandReview *review, int32_t hand) {
    int added = 0;
    for (int i = 0; i < asked.count; i++) {
        if (asked.list[i].hand != hand) continue;
        hand_review_add(review, &asked.list[i]);
        added++;
    }
    return added;
}

static void test_the_numbers_of_the_look_back(void **state) {
    (void)state;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Review whole;
    HandVerdict verdict;
    Record *record = read_decisions();
    if (!review_record(record, seat_bit(SEAT), NULL, NULL, NULL, &whole, &why)) fail_msg("%s", words);
    HandReview *review = hand_review_create(wake, NULL);
    for (int32_t hand = 1; hand <= 2; hand++) {
        int64_t lost = 0;
        int decisions = 0;
        for (int i = 0; i < whole.count; i++) {
            if (whole.list[i].hand != hand) continue;
            lost += whole.list[i].lost;
            decisions++;
        }
        assert_true(add_hand(review, hand) > 0);
        assert_true(hand_review_read(review, hand, true, &verdict));
        assert_int_equal(verdict.decisions, decisions);
        assert_true(verdict.lost == lost && verdict.unit == ADVISER_CREDITS);
    }
    assert_true(verdict.mistakes > 0);
    assert_int_equal(verdict.did.verb, SABACC_VERB_FOLD);
    assert_int_equal(verdict.seen.viewer, SEAT);
    assert_true(atomic_load(&woken) > 0);
    assert_true(hand_review_read(review, 1, true, &verdict)); /* of a hand before nothing is known any more */
    assert_int_equal(verdict.decisions, 0);
    hand_review_free(review);
    review_free(&whole);
    record_free(record);
}

/* A decision that was taken back does not count, nor does what came after it. */
static void test_taken_back(void **state) {
    (void)state;
    HandVerdict once, again;
    Record *record = read_decisions();
    HandReview *review = hand_review_create(wake, NULL);
    assert_true(add_hand(review, 2) > 1);
    assert_true(hand_review_read(review, 2, true, &once));
    MatchDecision first = asked.list[0];
    for (int i = 0; i < asked.count && first.hand != 2; i++) first = asked.list[i];
    hand_review_add(review, &first);
    assert_true(hand_review_read(review, 2, true, &again));
    assert_true(again.decisions == 1 && once.decisions > 1);
    add_hand(review, 2);
    assert_true(hand_review_read(review, 2, true, &again));
    assert_true(again.decisions == once.decisions && again.lost == once.lost);
    hand_review_free(review);
    record_free(record);
}

/* Play never waits for it: neither to read nor to end. */
static void test_nothing_waits(void **state) {
    (void)state;
    HandVerdict verdict;
    Record *record = read_decisions();
    HandReview *review = hand_review_create(wake, NULL);
    add_hand(review, 2);
    assert_false(hand_review_read(review, 2, false, &verdict));
    hand_review_free(review); /* while it weighs */
    hand_review_free(NULL);
    record_free(record);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_numbers_of_the_look_back),
        cmocka_unit_test(test_taken_back),
        cmocka_unit_test(test_nothing_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
