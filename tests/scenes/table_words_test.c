/* A table in words, for who reads it by ear or in a terminal: what chips are worth, what one holds, and the
 * others. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "pick_support.h"
#include "words/table_words.h"

enum { SAID = 2000 };

static void assert_has(const char *words, const char *part) {
    if (!strstr(words, part)) fail_msg("“%s” is not in: %s", part, words);
}

static SabaccTable seen_of(const char *game) {
    SabaccState state = table_of(game, NULL);
    return pick_for(&state, 0).view.table;
}

/* KE-1, KE-7: in Kessel alone, with the buy-in of the table; never a sum of credits that one has. */
static void test_what_chips_are_worth(void **unused) {
    (void)unused;
    static const char *const games[] = {"kessel", "classic", "corellian-spike", "pazaak"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        SabaccTable table = seen_of(games[i]);
        char words[SAID];
        Text text = text_over(words, sizeof words);
        house_policy_words(&table, &text);
        assert_string_equal(
            words, i > 0 ? ""
                         : "Chips are not credits: everybody has paid 50 credits for them into the prize. "
                           "Whoever has none left after a hand is out; who has most at the end takes the "
                           "prize.");
    }
}

static void test_what_one_has_to_pay_with(void **unused) {
    (void)unused;
    char words[SAID];
    Text text = text_over(words, sizeof words);
    SabaccTable table = seen_of("kessel");
    own_credits_words(&table, 0, &text);
    assert_has(words, "In the hand pot 100.");
    assert_has(words, "Chips: 8, in play 0.");
    assert_null(strstr(words, "You have"));
    text = text_over(words, sizeof words);
    table = seen_of("classic");
    own_credits_words(&table, 0, &text);
    assert_has(words, "You have ");
    assert_null(strstr(words, "Chips"));
}

/* Nobody else's cards are named. */
static void test_the_others_by_what_is_seen(void **unused) {
    (void)unused;
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Vex", "Bo"};
    char words[SAID];
    Text text = text_over(words, sizeof words);
    SabaccTable table = seen_of("classic");
    others_words(&table, names, 0, &text);
    assert_has(words, "Vex, ");
    assert_has(words, "2 hidden cards");
    assert_has(words, "cards in the deck");
    assert_null(strstr(words, "Ana"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_chips_are_worth),
        cmocka_unit_test(test_what_one_has_to_pay_with),
        cmocka_unit_test(test_the_others_by_what_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
