/* Small games solved: decisions that can be reckoned on paper, and levels that differ by what they overlook.
 */
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

static const char *words_of(const SupportTable *table, AiLevel level) {
    static char bytes[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes);
    SabaccAction action = support_decide(&table->state, level, ai_effort(level), 1);
    sabacc_action_format(&action, false, &words);
    return bytes;
}

/* ---- counted moves against a blind hand (SO-1) ---- */

static SupportTable solitaire(const char *moves, const char *const *cards) {
    SabaccSetup setup = support_setup_with("solitaire", "moves", moves);
    return support_table(&setup, cards);
}

/* 4 + 5 + 11 + 12 = 32, one move. Without the 11 it is 21, without the 12 20, otherwise bombed out. Of the 72
 * cards that may come, a trade of the 12 leaves 20 and avoids the bomb with a 1, 2 or 3 (12 cards) or one of
 * the 16 faces: at most 28/72 = 0.39; of the 11, 8 + 16 of 72; of the others fewer. No total of the house's
 * four cards comes more often than 3 times in 100: 21, 22, 23 and -23 together at most 12, and an array less
 * than once. 21 wins the rest. */
static void test_the_one_discard_that_saves_the_hand(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co4", "fl5", "sa11", "st12"};
    SupportTable table = solitaire("1", cards);
    for (int level = AI_NOVICE; level < AI_LEVELS; level++)
        assert_string_equal(words_of(&table, (AiLevel)level), "discard sa11");
}

/* 15 + 14 + 9 + 7 = 45, two moves: without the 15 and the 7 it is 23 for certain, which only an Idiot's Array
 * beats. Any other way needs a card by chance: after one discard and one trade at most 28 of 72 cards leave a
 * hand at all. Who looks one move ahead sees only bombs after a discard. */
static void test_two_discards_make_23(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co15", "fl14", "sa9", "st7"};
    SupportTable table = solitaire("2", cards);
    const char *first = words_of(&table, AI_MASTER);
    bool gives_15 = strcmp(first, "discard co15") == 0;
    assert_true(gives_15 || strcmp(first, "discard st7") == 0);
    assert_string_equal(words_of(&table, AI_SHARP), first);
    support_play(&table, gives_15 ? "discard co15" : "discard st7");
    assert_string_equal(words_of(&table, AI_MASTER), gives_15 ? "discard st7" : "discard co15");
}

/* 23 loses to an array alone; the array to nothing. Four cards may contain it (CA-4a). */
static void test_the_best_hands_are_kept(void **unused) {
    (void)unused;
    static const char *const pure[] = {"co4", "fl5", "sa6", "st8"};
    static const char *const array[] = {"idiot", "fl2", "sa3", "st11"};
    SupportTable table = solitaire("4", pure);
    assert_string_equal(words_of(&table, AI_MASTER), "done");
    table = solitaire("4", array);
    assert_string_equal(words_of(&table, AI_MASTER), "done");
}

/* The Idiot, 2, 3 and two more: five cards are no array. With one move left a discard of either makes it, and
 * it cannot lose; the total of 0 + 2 + 3 + 10 + 8 = 23 may. */
static void test_an_array_is_better_than_23(void **unused) {
    (void)unused;
    static const char *const cards[] = {"idiot", "fl2", "sa3", "st10", "co8"};
    SupportTable table = solitaire("2", cards);
    support_play(&table, "draw");
    const char *words = words_of(&table, AI_MASTER);
    assert_true(strcmp(words, "discard co8") == 0 || strcmp(words, "discard st10") == 0);
}

/* 1 + 2 + 3 + 5 = 11 with four moves: a novice stops with whatever is not bombed out. The house's mean is 4 x
 * 320 / 76 = 16.8: the hand must be improved. */
static void test_a_novice_is_soon_content(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co1", "fl2", "sa3", "st5"};
    SupportTable table = solitaire("4", cards);
    assert_string_equal(words_of(&table, AI_NOVICE), "done");
    assert_string_not_equal(words_of(&table, AI_REGULAR), "done");
    assert_string_not_equal(words_of(&table, AI_MASTER), "done");
}

/* ---- a field and a call against the house (CS-2) ---- */

static SupportTable casino(const char *limit, const char *const *cards) {
    SabaccSetup setup = support_setup_with("casino", "round-limit", limit);
    return support_table(&setup, cards);
}

/* Whether every level calls at once, or none does, with these cards in the only round. */
static void check_calls(const char *const *cards, bool calls) {
    SupportTable table = casino("1", cards);
    for (int level = AI_NOVICE; level < AI_LEVELS; level++)
        assert_int_equal(strcmp(words_of(&table, (AiLevel)level), "call") == 0, calls);
}

/* In the only round a bet comes back. 23 called now loses to an array alone; after the dice two loose cards
 * have both stayed one time in four. */
static void test_23_is_called_in_the_last_round(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co4", "fl5", "sa6", "st8", "co10", "fl3", "sa10", "st1"};
    check_calls(cards, true);
}

/* 15 + 14 + 13 + 12 = 54 bombs out: a call pays the ante twice for certain. Done pays no more, and the dice
 * may mend the hand. */
static void test_a_bomb_is_not_called(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co15", "fl14", "sa13", "st12", "co10", "fl3", "sa10", "st1"};
    check_calls(cards, false);
}

/* A turn is at most a bet, two cards taken out, two put in, and an end; also with two equal cards, of which
 * the core may move the other. */
static void test_a_turn_ends(void **unused) {
    (void)unused;
    enum { MOST = 6 };
    static const char *const cards[] = {"queen", "co9", "queen", "st15", "co10", "fl3", "sa10", "st1"};
    for (int level = AI_NOVICE; level < AI_LEVELS; level++)
        for (int fielded = 0; fielded < 2; fielded++) {
            SupportTable table = casino("12", cards);
            if (fielded) support_play(&table, "field queen");
            SabaccState state = table.state;
            int actions = 0;
            while (sabacc_need(&state) == 0 && state.table.round == 1 && !state.table.stale) {
                SabaccAction action = support_decide(&state, (AiLevel)level, ai_effort((AiLevel)level), 1);
                support_apply(&state, &action);
                assert_true(++actions <= MOST);
            }
        }
}

/* 4 + 7 are the pair that the house itself would field, and the hand is not bombed out: with a bet the
 * master's stake of 100 is worth more than the ante's. A novice does not bet. */
static void test_a_novice_bets_nothing_and_a_master_all(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co4", "fl7", "sa1", "st2", "co10", "fl3", "sa5", "st6"};
    SupportTable table = casino("12", cards);
    assert_true(strncmp(words_of(&table, AI_NOVICE), "bet", 3) != 0);
    assert_string_equal(words_of(&table, AI_MASTER), "bet 99");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_one_discard_that_saves_the_hand),
        cmocka_unit_test(test_two_discards_make_23),
        cmocka_unit_test(test_the_best_hands_are_kept),
        cmocka_unit_test(test_an_array_is_better_than_23),
        cmocka_unit_test(test_a_novice_is_soon_content),
        cmocka_unit_test(test_23_is_called_in_the_last_round),
        cmocka_unit_test(test_a_bomb_is_not_called),
        cmocka_unit_test(test_a_turn_ends),
        cmocka_unit_test(test_a_novice_bets_nothing_and_a_master_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
