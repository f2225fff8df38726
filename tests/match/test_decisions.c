/* The question after any line of a record is the one that the next decision of the record answers. */
#include "helpers.h"
#include "match/decisions.h"

enum { DECISIONS = 64 };

typedef struct Decisions {
    int count;
    MatchDecision list[DECISIONS];
} Decisions;

static bool note(void *context, const MatchDecision *decision) {
    Decisions *all = context;
    assert_true(all->count < DECISIONS);
    all->list[all->count++] = *decision;
    return true;
}

static const MatchDecision *next_after(const Decisions *all, int line) {
    for (int i = 0; i < all->count; i++)
        if (all->list[i].line > line) return &all->list[i];
    return NULL;
}

static void check_line(const Record *record, const Decisions *all, int line) {
    char words[SENTENCE] = "";
    Text why = text_over(words, sizeof words);
    MatchDecision asked;
    const MatchDecision *next = next_after(all, line);
    bool is_there = match_decision_after(record, line, &asked, &why);
    if (is_there != (next != NULL)) fail_msg("%s:%d %s", record->path, line, words);
    if (!is_there) return;
    assert_int_equal(asked.line, line);
    assert_int_equal(asked.seat, next->seat);
    assert_int_equal(asked.hand, next->hand);
    assert_int_equal(asked.serial, next->serial);
    assert_memory_equal(&asked.view, &next->view, sizeof asked.view);
}

/* From the first line, before which nothing is done, to the last; 0 is the last too. */
static void test_the_question_after_each_line(void **unused) {
    static const char *const names[] = {"bluff", "no-bluff", "lie", "true-word"};
    static Decisions all;
    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[SENTENCE], words[SENTENCE] = "";
        Text why = text_over(words, sizeof words);
        snprintf(path, sizeof path, "%s/%s.sabacc", RECORDS, names[i]);
        Record *record = record_read(path, NULL, &why);
        if (!record) fail_msg("%s", words);
        all.count = 0;
        assert_true(match_decisions(record, note, &all, NULL, &why));
        assert_true(all.count >= 2);
        int last = record->lines[record->line_count - 1].number;
        for (int line = 1; line <= last; line++) check_line(record, &all, line);
        MatchDecision none;
        assert_false(match_decision_after(record, 0, &none, &why)); /* the game is over */
        record_free(record);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_question_after_each_line)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
