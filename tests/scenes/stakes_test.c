/* Higher stakes for another game at the same table, in every game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "session/stakes.h"

static MatchSetup setup_of(const char *game, const char *key, const char *value) {
    MatchSetup setup;
    char words[256];
    Text why = text_over(words, sizeof words);
    const SabaccGame *found = sabacc_game_find(game);
    match_setup_init(&setup, found, found->min_seats, 100);
    if (key) assert_true(sabacc_option_set(&setup.rules, key, value, &why));
    return setup;
}

static void expect_option(const MatchSetup *setup, SabaccOptionId id, const char *wanted) {
    char words[64];
    Text text = text_over(words, sizeof words);
    sabacc_option_format(&setup->rules, id, &text);
    assert_string_equal(words, wanted);
}

static void test_all_that_counts_credits_is_doubled(void **state) {
    (void)state;
    char words[120];
    MatchSetup setup = setup_of("corellian-spike", "limit", "fixed 3 6");
    assert_true(stakes_raise(&setup));
    expect_option(&setup, SABACC_OPTION_LIMIT, "fixed 6 12");
    expect_option(&setup, SABACC_OPTION_ANTE, "2");
    assert_int_equal(setup.rules.credits[0], 200);
    assert_int_equal(setup.rules.credits[1], 200);
    stakes_words(&setup, words, sizeof words);
    assert_string_equal(words, "an ante of 2, 200 credits each");
}

static void test_shares_stay_and_penalties_grow(void **state) {
    (void)state;
    MatchSetup share = setup_of("classic", "bomb-penalty", "percent 10");
    MatchSetup fixed = setup_of("classic", "bomb-penalty", "fixed 10");
    assert_true(stakes_raise(&share) && stakes_raise(&fixed));
    expect_option(&share, SABACC_OPTION_BOMB_PENALTY, "percent 10");
    expect_option(&fixed, SABACC_OPTION_BOMB_PENALTY, "fixed 20");
}

static void test_there_is_an_end_to_it(void **state) {
    (void)state;
    MatchSetup setup = setup_of("corellian-spike", NULL, NULL);
    int steps = 0;
    while (stakes_raise(&setup)) steps++;
    assert_in_range(steps, 8, 24);
    MatchSetup before = setup;
    assert_false(stakes_raise(&setup));
    assert_memory_equal(&before, &setup, sizeof before);
}

static void test_without_credits_there_are_none(void **state) {
    (void)state;
    char words[120];
    MatchSetup setup = setup_of("solitaire", "stake", "0");
    assert_false(stakes_raise(&setup));
    stakes_words(&setup, words, sizeof words);
    assert_string_equal(words, "");
}

/* The preset is no longer what is played; all else of the setup stays. */
static void test_every_game_and_preset_can_be_played_for_more(void **state) {
    (void)state;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        for (int k = -1; k < game->preset_count; k++) {
            char words[256];
            Text why = text_over(words, sizeof words);
            MatchSetup setup = setup_of(game->id, NULL, NULL);
            if (k >= 0) assert_true(sabacc_preset_apply(&setup.rules, game->presets[k].id, &why));
            if (k >= 0) strcpy(setup.preset, game->presets[k].id);
            sabacc_setup_suit_credits(&setup.rules);
            stakes_words(&setup, words, sizeof words);
            bool has_stakes = words[0] != '\0';
            assert_int_equal(stakes_raise(&setup), has_stakes);
            if (!has_stakes) continue;
            assert_true(sabacc_setup_can_begin(&setup.rules, &why));
            assert_string_equal(setup.preset, "");
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_that_counts_credits_is_doubled),
        cmocka_unit_test(test_shares_stay_and_penalties_grow),
        cmocka_unit_test(test_there_is_an_end_to_it),
        cmocka_unit_test(test_without_credits_there_are_none),
        cmocka_unit_test(test_every_game_and_preset_can_be_played_for_more),
    };
    return cmocka_run_group_tests_name("stakes", tests, NULL, NULL);
}
