/* What the adviser shows: what a hand becomes, in whole percents whose sum is 100 and with no row of nothing;
 * and the reasons that explain numbers which would else look wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

#include "base/rng.h"
#include "session/advice_words.h"

enum { ROWS = 6 };

static AdviserReport report_of(const int *shares, int count) {
    AdviserReport report = {.kind_count = count};
    for (int i = 0; i < count; i++)
        report.kind[i] = (AdviserKind){.rank = (uint8_t)(i + 1), .share = shares[i]};
    return report;
}

static int sum_of(const AdviceRow *rows, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += rows[i].percent;
    return sum;
}

static void test_thirds_make_a_hundred(void **unused) {
    (void)unused;
    AdviceRow rows[ROWS];
    AdviserReport report = report_of((const int[]){3334, 3333, 3333}, 3);
    assert_int_equal(advice_rows(&report, rows, ROWS), 3);
    assert_int_equal(sum_of(rows, 3), 100);
    assert_int_equal(rows[0].percent, 34);
}

static void test_nothing_is_no_row(void **unused) {
    (void)unused;
    AdviceRow rows[ROWS];
    AdviserReport report = report_of((const int[]){9970, 30, 0}, 3);
    char words[16];
    Text text = text_over(words, sizeof words);
    assert_int_equal(advice_rows(&report, rows, ROWS), 2);
    assert_int_equal(rows[0].percent, 100);
    advice_percent_words(rows[1].percent, &text);
    assert_string_equal(words, "<1 %");
    report.kind_count = 0;
    assert_int_equal(advice_rows(&report, rows, ROWS), 0);
}

static void test_the_last_row_is_all_others(void **unused) {
    (void)unused;
    AdviceRow rows[ROWS];
    AdviserReport report = report_of((const int[]){4000, 2000, 1500, 1000, 800, 400, 200, 100}, 8);
    assert_int_equal(advice_rows(&report, rows, ROWS), ROWS);
    assert_int_equal(rows[ROWS - 1].percent, 7);
    assert_string_equal(rows[ROWS - 1].words, "Other hands");
    assert_int_equal(sum_of(rows, ROWS), 100);
}

static void test_any_shares_make_a_hundred(void **unused) {
    (void)unused;
    Rng rng = rng_of(3, 4);
    for (int round = 0; round < 2000; round++) {
        AdviceRow rows[ROWS];
        int shares[ADVISER_KINDS], left = ADVISER_WHOLE, count = 1 + (int)rng_below(&rng, ADVISER_KINDS);
        for (int i = 0; i < count; i++) {
            shares[i] = i == count - 1 ? left : (int)rng_below(&rng, (uint32_t)left + 1);
            left -= shares[i];
        }
        AdviserReport report = report_of(shares, count);
        int shown = advice_rows(&report, rows, ROWS);
        assert_int_equal(sum_of(rows, shown), 100);
        for (int i = 0; i < shown; i++) assert_true(rows[i].share > 0 && rows[i].percent >= 0);
    }
}

/* Whether the reason of the first choice has these words; the second is worth `more` than it. */
static bool is_said(const char *words, int often, int unshown, int more) {
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Ben"};
    static SabaccTable table = {.seats = 2};
    char why[512];
    Text text = text_over(why, sizeof why);
    AdviserReport report = {.count = 2, .beats = -1};
    report.list[0] =
        (Advice){.action.verb = SABACC_VERB_CHECK, .often = often, .unshown = unshown, .behind_error = 10};
    report.list[1] = (Advice){.action.verb = SABACC_VERB_BET, .worth = more, .often = 0, .behind_error = 10};
    advice_reason(&report, 0, &table, names, &text);
    return strstr(why, words) != NULL;
}

static void test_numbers_that_look_wrong_are_explained(void **unused) {
    (void)unused;
    assert_true(is_said("who look further ahead, still choose this", 60, 0, 51));
    assert_false(is_said("who look further ahead, still choose this", 60, 0, 50)); /* too little to matter */
    assert_true(is_said("who look further ahead, still choose this", -1, 0, 500));
    assert_true(is_said("A close choice: another shows a little more", 60, 0, 50));
    assert_false(is_said("A close choice", 60, 0, 51));
    assert_false(is_said("A close choice", 60, 0, 4)); /* the numbers shown are the same */
    assert_false(is_said("A close choice", 60, 0, -50));
    assert_true(is_said("In 45 of them all others have folded.", 60, 4500, 0));
    assert_false(is_said("all others have folded", 60, 1900, 0));
}

/* A set is won without a showdown where the other lies over 20: nobody folds. */
static void test_nobody_folds_a_set(void **unused) {
    (void)unused;
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Ben"};
    static SabaccTable table = {.seats = 2};
    char why[512];
    Text text = text_over(why, sizeof why);
    AdviserReport report = {.count = 1, .beats = -1, .has_sets = true};
    report.list[0] = (Advice){.action.verb = SABACC_VERB_STAND, .often = -1, .win = 5100, .unshown = 5100};
    advice_reason(&report, 0, &table, names, &text);
    assert_string_equal(why, "The set is won 51 times in 100.");
}

/* What the best opponents do is said with the verb of the choice, and so is what they never do. */
static void test_habits_name_their_verb(void **unused) {
    (void)unused;
    static const struct {
        SabaccVerb verb;
        const char *sometimes, *never;
    } rows[] = {{SABACC_VERB_CHECK, "opponents check 60 times", "never check."},
                {SABACC_VERB_BET, "opponents bet about that much 60 times", "never bet as much."},
                {SABACC_VERB_MATCH, "opponents match 60 times", "never match."},
                {SABACC_VERB_RAISE, "opponents raise to about that much 60 times", "never raise to as much."},
                {SABACC_VERB_FOLD, "opponents fold 60 times", "never fold."}};
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Ben"};
    static SabaccTable table = {.seats = 2};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int often = 0; often <= 60; often += 60) {
            char why[512];
            Text text = text_over(why, sizeof why);
            AdviserReport report = {.count = 1, .beats = -1};
            report.list[0] = (Advice){.action.verb = (uint8_t)rows[i].verb, .often = often};
            advice_reason(&report, 0, &table, names, &text);
            assert_non_null(strstr(why, often ? rows[i].sometimes : rows[i].never));
        }
}

/* One sentence, and not that of the chance to win, which stands beside it. */
static void test_the_short_reason(void **unused) {
    (void)unused;
    static const struct {
        Advice first;
        int64_t owed;
        int price, beats;
        const char *words;
    } rows[] = {
        {{.action.verb = SABACC_VERB_BET, .unshown = 2600},
         0,
         0,
         50,
         "All others fold to it about 26 times in 100."},
        {{.action.verb = SABACC_VERB_BET, .win = 5200, .unshown = 100},
         0,
         0,
         50,
         "This hand beats about 50 of 100 others here."},
        {{.action.verb = SABACC_VERB_STAND, .worth = 400, .win = 5200},
         0,
         0,
         31,
         "On average it brings +4.0 credits, the best of the other acts +1.0."},
        {{.action.verb = SABACC_VERB_MATCH, .win = 3800},
         3,
         25,
         -1,
         "Matching pays from a hand on that wins 25 times in 100; this one wins 38."},
        {{.action.verb = SABACC_VERB_DRAW, .helps = 5300}, 0, 0, -1, "It betters the hand 53 times in 100."},
        {{.action.verb = SABACC_VERB_DRAW, .worth = 200, .helps = 2200},
         0,
         0,
         -1,
         "It betters the hand 22 times in 100, and nothing else brings more."},
        {{.action.verb = SABACC_VERB_PASS, .worth = 125, .helps = -1},
         0,
         0,
         -1,
         "On average it brings +1.3 credits, the best of the other acts +1.0."},
        {{.action.verb = SABACC_VERB_DRAW, .helps = ADVISER_WHOLE}, 0, 0, -1, "It betters the hand."},
        {{.action.verb = SABACC_VERB_TRADE, .win = 7000, .worth = 200, .helps = 2200},
         0,
         0,
         -1,
         "It betters the hand 22 times in 100, and nothing else wins more often."},
        {{.action.verb = SABACC_VERB_CALL, .win = 7000, .helps = -1},
         0,
         0,
         -1,
         "Nothing wins more often: the best of the other acts wins 60 times in 100."},
        {{.action.verb = SABACC_VERB_CHECK, .win = 2000},
         0,
         0,
         60,
         "It costs nothing, and the hand may still win."},
        {{.action.verb = SABACC_VERB_PASS, .win = 6000, .worth = 100, .helps = -1},
         0,
         0,
         -1,
         "No other choice wins more often."}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char why[512];
        Text text = text_over(why, sizeof why);
        AdviserReport report = {
            .count = 2, .beats = rows[i].beats, .owed = rows[i].owed, .price = rows[i].price};
        report.list[0] = rows[i].first;
        report.list[1] = (Advice){.action.verb = SABACC_VERB_SKIFT, .win = 6000, .worth = 100};
        advice_reason_short(&report, &text);
        assert_string_equal(why, rows[i].words);
    }
}

/* A fold that the play-outs speak against is not said to be right by their numbers. */
static void test_the_short_reason_of_a_fold(void **unused) {
    (void)unused;
    static const struct {
        int64_t matching;
        int wins;
        const char *words;
    } rows[] = {
        {-120, 1800, "Matching pays from a hand on that wins 22 times in 100; this one wins 18."},
        {310, 5200,
         "Played out, matching comes to +3.1, but whoever bets holds better hands than are guessed."}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char why[512];
        Text text = text_over(why, sizeof why);
        AdviserReport report = {.count = 2, .beats = 31, .owed = 4, .price = 22};
        report.list[0].action.verb = SABACC_VERB_FOLD;
        report.list[1] =
            (Advice){.action.verb = SABACC_VERB_MATCH, .worth = rows[i].matching, .win = rows[i].wins};
        advice_reason_short(&report, &text);
        assert_string_equal(why, rows[i].words);
    }
}

static void write_short(const AdviserReport *report, char *words, size_t size) {
    Text text = text_over(words, size);
    advice_reason_short(report, &text);
}

/* A first choice that loses credits says against what it is better. */
static void test_a_loss_is_explained(void **unused) {
    (void)unused;
    static const struct {
        SabaccVerb other;
        int64_t worth, error;
        const char *words;
    } rows[] = {
        {SABACC_VERB_FOLD, -100, 0, "On average it brings −0.7 credits, folding −1.0."},
        {SABACC_VERB_FIELD, -100, 0, "On average it brings −0.7 credits, and no other choice brings more."},
        {SABACC_VERB_FIELD, -40, 60,
         "On average it brings −0.7 credits: a close choice, for another is about as good."},
        {SABACC_VERB_BET, 40, 60,
         "Played out, another choice comes to +0.4, but whoever bets holds better hands than are guessed."}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char why[512];
        AdviserReport report = {.count = 2, .beats = -1, .owed = 1, .is_bet = true};
        report.list[0] = (Advice){.action.verb = SABACC_VERB_CHECK, .worth = -70, .win = 900};
        report.list[1] = (Advice){
            .action.verb = (uint8_t)rows[i].other, .worth = rows[i].worth, .behind_error = rows[i].error};
        write_short(&report, why, sizeof why);
        assert_string_equal(why, rows[i].words);
    }
}

/* A card that brings hardly more than standing says so. */
static void test_standing_may_be_as_good(void **unused) {
    (void)unused;
    char why[512];
    AdviserReport report = {.count = 2, .beats = -1};
    report.list[0] = (Advice){.action.verb = SABACC_VERB_TRADE, .worth = 297, .win = 5400, .helps = 5400};
    report.list[1] =
        (Advice){.action.verb = SABACC_VERB_STAND, .worth = 291, .win = 5300, .behind_error = 40};
    write_short(&report, why, sizeof why);
    assert_string_equal(why, "It betters the hand 54 times in 100; standing is about as good.");
    report.list[1].behind_error = 5;
    write_short(&report, why, sizeof why);
    assert_string_equal(why, "It betters the hand 54 times in 100.");
}

/* Where another shows more, but hardly, the first is a close choice, and no reason speaks against it. */
static void test_a_close_choice_is_called_so(void **unused) {
    (void)unused;
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Ben"};
    static SabaccTable table = {.seats = 2};
    char why[512];
    AdviserReport report = {.count = 4, .beats = 2};
    report.list[0] = (Advice){.action.verb = SABACC_VERB_STAND, .worth = 50, .win = 2900, .often = -1};
    report.list[1] = (Advice){.action.verb = SABACC_VERB_TRADE, .worth = 80, .win = 2900, .behind_error = 5};
    report.list[2] = (Advice){.action.verb = SABACC_VERB_DRAW, .worth = 40, .win = 3400};
    report.list[3] = (Advice){.action.verb = SABACC_VERB_DRAW, .worth = 20, .win = 2000};
    write_short(&report, why, sizeof why);
    assert_string_equal(why, "A close choice: another is about as good.");
    assert_string_equal(advice_outshining(&report, 1), "about as good");
    assert_null(advice_outshining(&report, 2));
    Text text = text_over(why, sizeof why);
    advice_reason(&report, 0, &table, names, &text);
    assert_non_null(strstr(why, "A close choice"));
    assert_null(strstr(why, "other hand"));
    report.list[1].worth = 30;
    write_short(&report, why, sizeof why);
    assert_string_equal(why, "On average it brings +0.5 credits, the best of the other acts +0.3.");
    report.list[1].worth = 101;
    write_short(&report, why, sizeof why);
    assert_string_equal(why,
                        "Played out, another choice comes to +1.0; looking further ahead, this is better.");
    assert_string_equal(advice_outshining(&report, 1), "the best prefer the first");
}

/* The short form and the full one have the same figure under the same name. */
static void test_one_chance_by_name(void **unused) {
    (void)unused;
    static const struct {
        AdviserUnit unit;
        bool has_sets;
        const char *chance, *columns;
    } rows[] = {
        {ADVISER_CREDITS, false, "wins the hand 28 %", "Credits from now on, and how often the hand is won"},
        {ADVISER_SHARE, false, "wins the game 56.8 %", "Chance to win the game, and beside it the hand"},
        {ADVISER_SHARE, true, "wins the match 56.8 %", "Chance to win the match, and beside it the set"},
        {ADVISER_WINS, false, "wins the hand 28 %", "How often the hand is won"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[64];
        Text text = text_over(words, sizeof words);
        AdviserReport report = {.count = 1, .unit = (uint8_t)rows[i].unit, .has_sets = rows[i].has_sets};
        report.list[0] = (Advice){.action.verb = SABACC_VERB_STAND, .worth = 5680, .win = 2800};
        advice_chance(&report, &report.list[0], &text);
        assert_string_equal(words, rows[i].chance);
        assert_string_equal(advice_columns(&report), rows[i].columns);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_thirds_make_a_hundred),
        cmocka_unit_test(test_nothing_is_no_row),
        cmocka_unit_test(test_the_last_row_is_all_others),
        cmocka_unit_test(test_any_shares_make_a_hundred),
        cmocka_unit_test(test_numbers_that_look_wrong_are_explained),
        cmocka_unit_test(test_nobody_folds_a_set),
        cmocka_unit_test(test_habits_name_their_verb),
        cmocka_unit_test(test_the_short_reason),
        cmocka_unit_test(test_the_short_reason_of_a_fold),
        cmocka_unit_test(test_a_loss_is_explained),
        cmocka_unit_test(test_standing_may_be_as_good),
        cmocka_unit_test(test_a_close_choice_is_called_so),
        cmocka_unit_test(test_one_chance_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
