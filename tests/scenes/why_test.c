/* An opponent's reasons in sentences. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "scenes/play/why_words.h"

typedef struct Row {
    AiReasons reasons;
    SabaccAction taken;
    const char *words;
} Row;

#define BET(verb_, ...)                                                                                      \
    {                                                                                                        \
        .reasons = {.ground = AI_GROUND_TABLE,                                                               \
                    .is_repeated = true,                                                                     \
                    .is_bet = true,                                                                          \
                    .knows_hand = true,                                                                      \
                    __VA_ARGS__},                                                                            \
        .taken = {                                                                                           \
            .verb = SABACC_VERB_##verb_                                                                      \
        }

static const Row rows[] = {BET(MATCH, .pot = 40, .owed = 12, .price = 23, .beats = 81, .beats_least = 81,
                               .beats_most = 81, .calls = 70, .raises = 30),
                           "Tally reckoned its hand better than 81 of 100 hands here. Matching 12 into a pot "
                           "of 40 pays with a hand that wins "
                           "23 times in 100. It has learnt to match 70 times in 100 here, and to raise 30."},
                 BET(FOLD, .pot = 40, .owed = 12, .price = 23, .folds = 100),
                 "Tally reckoned its hand among the weakest here. Matching 12 into a pot of 40 pays with a "
                 "hand that wins 23 times "
                 "in 100. It has learnt always to fold here."
}
,
    BET(RAISE, .pot = 9, .owed = 3, .price = 25, .beats = 50, .beats_least = 25, .beats_most = 75,
        .folds = 20, .calls = 50, .raises = 30),
    "Tally reckoned its hand better than about 50 of 100 hands here (somewhere from 25 to 75). Matching 3 "
    "into a pot "
    "of 9 pays with a hand that wins 25 times in 100. It has learnt to match 50 times in 100 here, to raise "
    "30 and to "
    "fold 20."
}
,
    BET(BET, .pot = 4, .beats = 6, .beats_least = 6, .beats_most = 6, .calls = 55, .raises = 45,
        .habit = AI_HABIT_BLUFFS, .is_habit_strong = true, .habit_adds = 20),
    "Tally reckoned its hand better than 6 of 100 hands here. There was nothing to match; the pot held 4. It "
    "has learnt "
    "to check 55 times in 100 here, and to bet 45. So this was a bluff. Tally bets weak hands more often "
    "than most."
}
,
    BET(CHECK, .pot = 4, .beats = 6, .beats_least = 6, .beats_most = 6, .calls = 55, .raises = 45,
        .habit = AI_HABIT_BLUFFS, .is_habit_strong = true, .habit_adds = -20),
    "Tally reckoned its hand better than 6 of 100 hands here. There was nothing to match; the pot held 4. It "
    "has learnt "
    "to check 55 times in 100 here, and to bet 45."
}
, BET(BET, .pot = 4, .beats = 94, .beats_least = 94, .beats_most = 94, .raises = 100, .holds_back = true),
    "Tally reckoned its hand better than 94 of 100 hands here. There was nothing to match; the pot held 4. "
    "It has learnt always to bet here. It is early, so Tally holds back."
}
, BET(CHECK, .pot = 4, .beats = 30, .beats_least = 30, .beats_most = 30, .calls = 100, .remembers = true),
    "Tally reckoned its hand better than 30 of 100 hands here. There was nothing to match; the pot held 4. "
    "It has learnt always to check here. Tally has seen that somebody here hardly ever folds."
}
,
    {{.ground = AI_GROUND_FORCED, .is_repeated = true},
     {.verb = SABACC_VERB_CHECK},
     "Tally had nothing to choose."},
    {{.ground = AI_GROUND_TASTE, .is_repeated = true},
     {.verb = SABACC_VERB_SIDE},
     "Tally went by its own taste: there was nothing to see yet."},
    {{.ground = AI_GROUND_DECLARED, .is_repeated = true, .may_bluff = true},
     {.verb = SABACC_VERB_DECLARE, .amount = 7},
     "Tally says its true total half of the time, and otherwise that of two other cards."},
    {{.ground = AI_GROUND_DECLARED, .is_repeated = true, .may_bluff = true},
     {.verb = SABACC_VERB_DECLARE, .alignment = SABACC_DARK},
     "Tally chose its side by chance: no card was dealt yet."},
    {{.ground = AI_GROUND_PLAYOUTS,
      .is_repeated = true,
      .choices = 7,
      .playouts = 142,
      .has_gain = true,
      .gain = 158,
      .other = {.verb = SABACC_VERB_DRAW}},
     {.verb = SABACC_VERB_TRADE},
     "Tally weighed 7 choices: it played out the best of them in its head 142 times, guessing what it could "
     "not see. "
     "This ended 1.6 credits better on average than drawing."},
    {{.ground = AI_GROUND_PLAYOUTS,
      .is_repeated = true,
      .choices = 7,
      .playouts = 1,
      .has_gain = true,
      .gain = -20,
      .other = {.verb = SABACC_VERB_STAND}},
     {.verb = SABACC_VERB_TRADE},
     "Tally weighed 7 choices: it played out the best of them in its head 1 time, guessing what it could not "
     "see. "
     "This ended about as well as standing."},
    {{.ground = AI_GROUND_PLAYOUTS, .choices = 7, .playouts = 142},
     {.verb = SABACC_VERB_TRADE},
     "Tally would play otherwise today: opponents have changed since this game was played."},
}
;

static void test_sentences(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[512];
        why_words(&rows[i].reasons, &rows[i].taken, "Tally", words, sizeof words);
        assert_string_equal(words, rows[i].words);
    }
}

/* A bet of the table that is seldom drawn is no sign of other opponents; one that is never drawn is. */
static void test_changed_opponents(void **unused) {
    (void)unused;
    char words[512];
    AiReasons reasons = {
        .ground = AI_GROUND_TABLE, .is_bet = true, .owed = 3, .pot = 9, .calls = 99, .folds = 1};
    SabaccAction fold = {.verb = SABACC_VERB_FOLD}, raise = {.verb = SABACC_VERB_RAISE};
    why_words(&reasons, &fold, "Tally", words, sizeof words);
    assert_null(strstr(words, "today"));
    why_words(&reasons, &raise, "Tally", words, sizeof words);
    assert_non_null(strstr(words, "today"));
}

/* Every ground and every verb has words, that end as sentences do. */
static void test_all_have_words(void **unused) {
    (void)unused;
    for (int ground = 0; ground < AI_GROUNDS; ground++) {
        for (int verb = 0; verb < SABACC_VERBS; verb++) {
            char words[512];
            AiReasons reasons = {.ground = (uint8_t)ground,
                                 .is_repeated = true,
                                 .has_gain = true,
                                 .gain = 100,
                                 .playouts = 2,
                                 .other = {.verb = (uint8_t)verb}};
            SabaccAction taken = {
                .verb = (uint8_t)(verb == SABACC_VERB_CALL ? SABACC_VERB_PASS : SABACC_VERB_CALL)};
            why_words(&reasons, &taken, "Tally", words, sizeof words);
            assert_true(strlen(words) > 10);
            assert_int_equal(words[strlen(words) - 1], '.');
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_changed_opponents),
        cmocka_unit_test(test_all_have_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
