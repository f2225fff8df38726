/* The side decks of the house: whole, of cards that every full table allows, and within the largest budget.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

#include "session/house_side_decks.h"

static SabaccTable full_table(void) {
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, sabacc_game_find("pazaak"), 2, 100);
    sabacc_start(&state, &setup, NULL);
    return state.table;
}

static void test_every_deck_can_be_played(void **unused) {
    (void)unused;
    SabaccTable table = full_table();
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = sabacc_side_list(&table, kinds);
    for (int i = 0; i < house_side_decks_count(); i++) {
        HouseSideDeck deck = house_side_deck(i);
        for (int card = 0; card < SABACC_SIDE_DECK; card++) {
            int allowed = 0, copies = 0;
            for (int kind = 0; kind < count; kind++) allowed += kinds[kind] == deck.cards[card];
            for (int other = 0; other < SABACC_SIDE_DECK; other++)
                copies += deck.cards[other] == deck.cards[card];
            if (allowed != 1 || copies > 2) fail_msg("%s: card %d", deck.name, card + 1);
        }
        if (side_cards_price(deck.cards, SABACC_SIDE_DECK) > SIDE_BUDGET_MOST)
            fail_msg("%s costs %d", deck.name, side_cards_price(deck.cards, SABACC_SIDE_DECK));
    }
}

/* What gives a choice costs more; the deck that the house deals does not fit any budget, so that one is
 * built. */
static void test_prices(void **unused) {
    (void)unused;
    static const struct {
        const char *word;
        int price;
    } rows[] = {{"+6", 1}, {"-1", 2}, {"2&4", 3}, {"3&6", 3}, {"double", 3}, {"±1", 4}, {"tiebreaker", 5}};
    SabaccTable table = full_table();
    SabaccCard usual[SABACC_SIDE_DECK];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(side_card_price(sabacc_card_parse(rows[i].word, strlen(rows[i].word))),
                         rows[i].price);
    sabacc_side_usual(&table, usual);
    assert_int_equal(side_cards_price(usual, SABACC_SIDE_DECK), 40);
    assert_true(SABACC_SIDE_DECK * side_card_price(sabacc_card_parse("+1", 2)) <= SIDE_BUDGET_LEAST);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_deck_can_be_played),
                                       cmocka_unit_test(test_prices)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
