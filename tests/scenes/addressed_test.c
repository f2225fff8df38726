/* The log as it is told to one of the seats: "You check" for "Ana checks". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "table/view.h"
#include "words/event_words.h"

static const TableLook looks[SABACC_MAX_SEATS] = {{.name = "Ana Maria"}, {.name = "Ben"}, {.name = "Cleo"}};

static SabaccState table_of(const char *game, int seats) {
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, sabacc_game_find(game), seats, 60);
    sabacc_start(&state, &setup, NULL);
    return state;
}

static void expect(const SabaccTable *table, int listener, SabaccEvent event, const char *told) {
    char words[TABLE_LOG_BYTES];
    table_log_write(table, looks, listener, &event, words, sizeof words);
    assert_string_equal(words, told);
}

static void test_what_one_does_is_told_to_them(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", 3);
    const SabaccTable *table = &state.table;
    SabaccCard card = sabacc_card_parse("co7", 3);
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_CHECK}, "You check");
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_RAISE, .amount = 5}, "You raise to 5");
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_ANTE, .amount = 1, .second = 2},
           "You ante 1 to the hand pot, 2 to the sabacc pot");
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_FIELD, .count = 1, .cards = {card}},
           "You put the 7 of Coins into the field");
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_PAYOUT, .amount = 12, .clause = SABACC_CLAUSE_BR_7},
           "You win 12: everybody else folded (BR-7)");
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_OUT, .clause = SABACC_CLAUSE_ST_2},
           "You are out of the game");
}

static void test_others_are_named(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", 3);
    const SabaccTable *table = &state.table;
    SabaccEvent bet = {.type = SABACC_EVENT_BET, .seat = 1, .amount = 5};
    expect(table, 0, bet, "Ben bets 5");
    expect(table, 1, bet, "You bet 5");
    expect(table, SABACC_NOBODY, bet, "Ben bets 5");
    expect(table, 0, (SabaccEvent){.type = SABACC_EVENT_CALL, .seat = SABACC_CROUPIER},
           "The house calls the hand after the last round (CA-2)");
}

static void test_one_of_several(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", 3);
    const SabaccTable *table = &state.table;
    SabaccEvent end = {.type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = 7};
    expect(table, SABACC_NOBODY, end, "Ana Maria, Ben, Cleo win the game");
    expect(table, 1, end, "You, Ana Maria, Cleo win the game");
    end.amount = 2;
    expect(table, 1, end, "You win the game");
    expect(table, 0, end, "Ben wins the game");
    end.amount = 6;
    expect(table, 0, end, "Ben, Cleo win the game");
}

/* What another does is about the listener too. */
static void test_what_is_done_to_them(void **unused) {
    (void)unused;
    SabaccState state = table_of("kessel", 3);
    const SabaccTable *table = &state.table;
    SabaccCard token = sabacc_card_parse("exhaustion", strlen("exhaustion"));
    SabaccEvent on = {.type = SABACC_EVENT_TOKEN, .seat = 1, .second = 0, .clause = SABACC_CLAUSE_KE_8};
    on.count = 1;
    on.cards[0] = token;
    expect(table, 0, on, "Ben plays Exhaustion on you (KE-8)");
    expect(table, 1, on, "You play Exhaustion on Ana Maria (KE-8)");
    expect(table, 2, on, "Ben plays Exhaustion on Ana Maria (KE-8)");
    SabaccEvent tax = {.type = SABACC_EVENT_TAX, .amount = 1, .clause = SABACC_CLAUSE_KE_8};
    expect(table, 0, tax, "You lose 1 chip (KE-8)");
    tax.amount = 2;
    expect(table, 0, tax, "You lose 2 chips (KE-8)");
}

static void test_sentences_in_both_persons(void **unused) {
    (void)unused;
    char words[80];
    sentence_write(SENTENCE_SHOWS, true, words, sizeof words, "Ana", "Sylop");
    assert_string_equal(words, "You show Sylop");
    sentence_write(SENTENCE_ITEM_IS_KEPT, false, words, sizeof words, "Ana", "the ship", "PL-2");
    assert_string_equal(words, "The house keeps the ship of Ana (PL-2)");
    sentence_write(SENTENCE_ITEM_IS_KEPT, true, words, sizeof words, "Ana", "the ship", "PL-2");
    assert_string_equal(words, "The house keeps the ship that you staked (PL-2)");
    sentence_write(SENTENCE_WIN_AMOUNT, true, words, sizeof words, "Ana", "Ben", 5);
    assert_string_equal(words, "You and Ben win 5");
    sentence_write(SENTENCE_BEGINS, false, words, sizeof words, "Ana", 3, 5);
    assert_string_equal(words, "The dice show 3 and 5: Ana begins");
    sentence_write(SENTENCE_BEGINS, true, words, sizeof words, "Ana", 3, 5);
    assert_string_equal(words, "The dice show 3 and 5: you begin");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_one_does_is_told_to_them),
        cmocka_unit_test(test_others_are_named),
        cmocka_unit_test(test_one_of_several),
        cmocka_unit_test(test_what_is_done_to_them),
        cmocka_unit_test(test_sentences_in_both_persons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
