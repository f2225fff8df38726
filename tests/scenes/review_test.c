/* The look back (session/review.h) at two hands worked by hand (fixtures/evening): in the second Ben bets 10
 * with +15 into a pot of 2, and Ana folds a Sabacc of +1 and −1, the best hand but for a few. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "session/review_job.h"

enum { BYTES = 1 << 16, BOTH = 3 };

static Record *record_without(int lines) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    char *bytes = file_read(FIXTURE, BYTES, NULL);
    assert_non_null(bytes);
    size_t size = strlen(bytes);
    for (; lines > 0; lines--) do
            size--;
        while (size > 0 && bytes[size - 1] != '\n');
    Record *record = record_read_bytes(FIXTURE, bytes, size, NULL, &why);
    free(bytes);
    if (record == NULL) fail_msg("%s", words);
    return record;
}

static Review review_of(const Record *record, SeatMask seats) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Review review;
    if (!review_record(record, seats, NULL, NULL, NULL, &review, &why)) fail_msg("%s", words);
    return review;
}

static void test_what_was_given_away(void **state) {
    (void)state;
    Record *record = record_without(0);
    Review review = review_of(record, BOTH);
    const ReviewDecision *last = &review.list[review.count - 1];
    assert_int_equal(last->seat, 0);
    assert_int_equal(last->did.verb, SABACC_VERB_FOLD);
    assert_true(last->best.verb == SABACC_VERB_MATCH || last->best.verb == SABACC_VERB_RAISE);
    assert_true(last->lost > 500); /* five credits of the twelve in the pot, at the least */
    assert_int_equal(review_mark(last), REVIEW_VERY_BAD);
    assert_non_null(last->seen);
    int dearest[2];
    assert_true(review_dearest(&review, dearest, 2) >= 1);
    assert_ptr_equal(&review.list[dearest[0]], last);
    review_free(&review);
    record_free(record);
}

static void test_sums(void **state) {
    (void)state;
    Record *record = record_without(0);
    Review review = review_of(record, BOTH);
    int64_t given[2] = {0, 0};
    int decisions[2] = {0, 0}, line = 0;
    for (int i = 0; i < review.count; i++) {
        const ReviewDecision *decision = &review.list[i];
        assert_true(decision->line > line);
        assert_true(decision->lost >= 0 && (decision->lost > 0) == (decision->seen != NULL));
        assert_true(decision->why[0] != '\0');
        line = decision->line;
        given[decision->seat] += decision->lost;
        decisions[decision->seat]++;
    }
    for (int seat = 0; seat < 2; seat++) {
        const ReviewSeat *own = &review.seat[seat];
        assert_true(own->given_away == given[seat] && own->decisions == decisions[seat]);
        assert_true(own->luck == own->result + own->given_away);
        assert_int_equal(own->grade, review_grade(own->shares, own->decisions));
    }
    /* What is in no pot at the end has gone from one to the other (ST-3 shares the sabacc pot). */
    assert_true(review.seat[0].result + review.seat[1].result == 0);
    review_free(&review);
    record_free(record);
}

static void test_only_those_seats(void **state) {
    (void)state;
    Record *record = record_without(0);
    Review review = review_of(record, 2);
    for (int i = 0; i < review.count; i++) assert_int_equal(review.list[i].seat, 1);
    assert_int_equal(review.seat[0].decisions, 0);
    assert_int_equal(review.seat[0].grade, -1);
    review_free(&review);
    record_free(record);
}

static void test_a_game_that_is_not_over_is_secret(void **state) {
    (void)state;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Review review;
    Record *record = record_without(1);
    assert_false(review_record(record, BOTH, NULL, NULL, NULL, &review, &why));
    assert_non_null(strstr(words, "still secret"));
    assert_int_equal(review.count, 0);
    review_free(&review);
    record_free(record);
}

static bool stop_at_two(void *user, int decisions) {
    (void)user;
    return decisions < 2;
}

static void test_it_can_be_stopped(void **state) {
    (void)state;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Review review;
    Record *record = record_without(0);
    assert_false(review_record(record, BOTH, NULL, stop_at_two, NULL, &review, &why));
    assert_string_equal(words, "stopped");
    review_free(&review);
    record_free(record);
}

/* 4 in 100 of what is at stake is the middle. */
static void test_grades(void **state) {
    (void)state;
    assert_int_equal(review_grade(0, 9), 100);
    assert_int_equal(review_grade(9 * 400, 9), 50);
    assert_int_equal(review_grade(9 * 10000, 9), 4);
    assert_int_equal(review_grade(0, 0), -1);
}

/* ---- on a thread, by a file ---- */

static void ignore(void *user) { (void)user; }

/* The record as these play it. */
static void write_record(const char *path, const char *first, const char *second) {
    char *bytes = file_read(FIXTURE, BYTES, NULL), whole[BYTES], *rest = strstr(bytes, "\"human\"");
    assert_non_null(rest);
    char *last = strstr(rest + 1, "\"human\"");
    assert_non_null(last);
    *rest = *last = '\0';
    snprintf(whole, sizeof whole, "%s\"%s\"%s\"%s\"%s", bytes, first, rest + strlen("\"human\""), second,
             last + strlen("\"human\""));
    free(bytes);
    assert_true(file_write(path, whole, strlen(whole), FILE_QUICK));
}

/* How many decisions of each of the two are looked back at. */
static void count_reviewed(const char *first, const char *second, int decisions[2]) {
    char folder[] = "/tmp/sabacc-review-XXXXXX", path[64], words[512] = "";
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/record.sabacc", folder);
    write_record(path, first, second);
    ReviewJob *job = review_job_start(path, ignore, NULL);
    assert_non_null(job);
    const Review *review = review_job_take(job, true, &why);
    if (review == NULL) fail_msg("%s", words);
    for (int seat = 0; seat < 2; seat++) decisions[seat] = review->seat[seat].decisions;
    assert_int_equal(review->count, decisions[0] + decisions[1]);
    review_job_free(job);
    unlink(path);
    rmdir(folder);
}

/* Those of people alone; where nobody played, those of all. */
static void test_whose_decisions(void **state) {
    (void)state;
    int both[2], first[2], second[2], none[2];
    count_reviewed("human", "human", both);
    count_reviewed("human", "ai:sharp", first);
    count_reviewed("ai:sharp", "human", second);
    count_reviewed("ai:sharp", "ai:master", none);
    assert_true(both[0] > 0 && both[1] > 0);
    assert_int_equal(first[0], both[0]);
    assert_int_equal(first[1], 0);
    assert_int_equal(second[0], 0);
    assert_int_equal(second[1], both[1]);
    assert_int_equal(none[0], both[0]);
    assert_int_equal(none[1], both[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_was_given_away), cmocka_unit_test(test_sums),
        cmocka_unit_test(test_only_those_seats),    cmocka_unit_test(test_a_game_that_is_not_over_is_secret),
        cmocka_unit_test(test_it_can_be_stopped),   cmocka_unit_test(test_grades),
        cmocka_unit_test(test_whose_decisions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
