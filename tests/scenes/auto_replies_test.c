/* Which hands reach a mark, by the kinds of hand of each game that asks for a call. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "scenes/play/private.h"

/* Whether seat 0, with these cards at that game, holds the mark. Sa, co, st and fl count by their number, the
 * star −17, the queen of air and darkness −2. */
static bool holds(const char *game, const char *cards, SabaccAlignment alignment, int32_t mark) {
    SabaccSetup setup;
    SabaccState state;
    SabaccEvents events;
    sabacc_setup_init(&setup, sabacc_game_find(game), 3, 100);
    sabacc_start(&state, &setup, &events);
    SabaccSeat *seat = &state.table.seat[0];
    seat->hand_count = 0;
    seat->alignment = (uint8_t)alignment;
    for (const char *word = cards; *word;) {
        size_t length = strcspn(word, " ");
        SabaccCard card = sabacc_card_parse(word, length);
        if (card == SABACC_CARD_NONE) fail_msg("%s is no card", word);
        seat->hand[seat->hand_count++] = card;
        word += length + strspn(word + length, " ");
    }
    return auto_replies_holds_mark(&state.table, 0, mark);
}

static void test_a_total_reaches_a_mark_of_its_own(void **state) {
    (void)state;
    assert_true(holds("classic", "fl9 co10", SABACC_UNALIGNED, 18));
    assert_true(holds("classic", "fl9 co10", SABACC_UNALIGNED, 19));
    assert_false(holds("classic", "fl9 co10", SABACC_UNALIGNED, 20));
    assert_false(holds("classic", "star queen", SABACC_UNALIGNED, 19));
    assert_false(holds("classic", "fl9 co10 sa10", SABACC_UNALIGNED, 1)); /* bombed out */
}

static void test_a_named_hand_reaches_every_mark(void **state) {
    (void)state;
    assert_true(holds("classic", "idiot sa2 fl3", SABACC_UNALIGNED, 23));
    assert_true(holds("classic", "fl9 co10 sa4", SABACC_UNALIGNED, 23));
}

static void test_where_both_signs_count_so_do_they_here(void **state) {
    (void)state;
    assert_true(holds("standard", "fl9 co10", SABACC_UNALIGNED, 19));
    assert_false(holds("standard", "fl9 co10", SABACC_UNALIGNED, 20));
    assert_true(holds("standard", "star queen", SABACC_UNALIGNED, 19));
    assert_false(holds("standard", "star queen", SABACC_UNALIGNED, 20));
}

/* FO-2: Sabers and Coins count up, Flasks and Staves down. */
static void test_the_side_of_the_force_says_which_sign_counts(void **state) {
    (void)state;
    assert_true(holds("force", "sa9 co10", SABACC_LIGHT, 19));
    assert_false(holds("force", "sa9 co10", SABACC_LIGHT, 20));
    assert_false(holds("force", "fl9 st10", SABACC_LIGHT, 19));
    assert_true(holds("force", "fl9 st10", SABACC_DARK, 19));
    assert_false(holds("force", "fl9 st10", SABACC_DARK, 20));
    assert_false(holds("force", "sa9 co10", SABACC_DARK, 19));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_total_reaches_a_mark_of_its_own),
        cmocka_unit_test(test_a_named_hand_reaches_every_mark),
        cmocka_unit_test(test_where_both_signs_count_so_do_they_here),
        cmocka_unit_test(test_the_side_of_the_force_says_which_sign_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
