/* How the opponents play at the other tables, and with the optional stakes and devices: hands worked by hand
 * with a single sensible choice. */
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

enum { SEEDS = 5 };

static void always_says(const SupportTable *table, const char *words) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++) assert_string_equal(support_words(table, seed), words);
}

static void never_says(const SupportTable *table, const char *words) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++) assert_string_not_equal(support_words(table, seed), words);
}

static void play_all(SupportTable *table, const char *const *words, int count) {
    for (int i = 0; i < count; i++) support_play(table, words[i]);
}
#define PLAY_ALL(table, ...)                                                                                 \
    play_all((table), (const char *const[]){__VA_ARGS__},                                                    \
             sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

/* ---- sets to 20 (PZ) ---- */

#define SIDE_DECK "side +1 +1 +2 +2 +3 +3 -3 -3 -4 -4"

/* Both bring the same ten, are dealt +1 +3 -3 -4 of them, and then these main cards, from seat 0 on. */
static SupportTable pazaak(const char *const main_cards[8], const char *dealt[16]) {
    static const char *const hand[] = {"+1", "+3", "-3", "-4"};
    SabaccSetup setup = support_setup_with("pazaak", "starter", "first-seat");
    for (int i = 0; i < 8; i++) dealt[i] = hand[i % 4];
    for (int i = 0; i < 8; i++) dealt[8 + i] = main_cards[i];
    SupportTable table = support_table(&setup, dealt);
    PLAY_ALL(&table, SIDE_DECK, SIDE_DECK);
    return table;
}

/* 10 and 5 and 8 are 23: only a card of its own saves the set, and one makes it 20 (PZ-3). */
static void test_set_is_saved(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = pazaak((const char *const[8]){"10", "10", "5", "2", "8"}, dealt);
    PLAY_ALL(&table, "end", "end", "end", "end");
    always_says(&table, "play -3");
}

/* The other stands at 19: 17 and +3 are more, all else is a gamble. */
static void test_set_is_won_by_a_hand_card(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = pazaak((const char *const[8]){"10", "10", "5", "9", "2"}, dealt);
    PLAY_ALL(&table, "end", "end", "end", "stand");
    always_says(&table, "play +3");
}

/* The other stands at 18, and 19 wins as it is: the cards are for later sets (PZ-1). */
static void test_hand_cards_are_saved(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = pazaak((const char *const[8]){"10", "10", "5", "8", "4"}, dealt);
    PLAY_ALL(&table, "end", "end", "end", "stand");
    always_says(&table, "stand");
}

/* Standing below a seat that stands loses the set. */
static void test_nobody_stands_below(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = pazaak((const char *const[8]){"5", "10", "3", "9", "2"}, dealt);
    PLAY_ALL(&table, "end", "end", "end", "stand");
    never_says(&table, "stand");
}

/* Every character always uses its own legal deck; other names use a random one. */
static void side_of(const SupportTable *table, const char *name, uint64_t seed, char words[SABACC_TEXT]) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    Text text = text_over(words, SABACC_TEXT);
    sabacc_view(&table->state, 0, &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {.view = &view, .offers = &offers, .level = AI_REGULAR, .name = name, .seed = seed};
    assert_true(ai_decide(&question, &action));
    assert_int_equal(sabacc_check(&table->state, &action), SABACC_OK);
    sabacc_action_format(&action, false, &text);
}

static int count_decks(const SupportTable *table, const char *name) {
    char first[SABACC_TEXT], next[SABACC_TEXT];
    int others = 0;
    side_of(table, name, 0, first);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        side_of(table, name, seed, next);
        others += strcmp(first, next) != 0;
    }
    return others;
}

static void test_side_decks_of_characters(void **unused) {
    (void)unused;
    static const char *const names[] = {
#define CHARACTER(name, ...) name,
#include "session/characters.def"
#undef CHARACTER
    };
    static const char *const values[] = {"plus-6", "plus-10", "full", "full-10"};
    for (int value = 0; value < 4; value++) {
        SabaccSetup setup = support_setup_with("pazaak", "side-cards", values[value]);
        SupportTable table = support_table(&setup, NULL);
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
            assert_int_equal(count_decks(&table, names[i]), 0);
    }
    SabaccSetup setup = support_setup_with("pazaak", NULL, NULL);
    SupportTable table = support_table(&setup, NULL);
    assert_true(count_decks(&table, "Seat 1") > 10);
    assert_true(count_decks(&table, NULL) > 10);
}

/* ---- Sand and Blood (KE) ---- */

/* Seat 1 is first; a Sand card each, a Blood card each, then the two discards (DK-8). */
static SupportTable kessel(const char *const *cards, const uint8_t dice[2]) {
    SabaccSetup setup = support_setup_with("kessel", "tokens", "none");
    return support_table_with_dice(&setup, cards, dice);
}

static void test_two_ones_stand(void **unused) {
    (void)unused;
    static const char *const cards[] = {"sand1", "sand4", "blood1", "blood2", "sand2", "blood6"};
    SupportTable table = kessel(cards, NULL);
    always_says(&table, "stand");
}

/* The open 1 makes the best pair there is but two Sylops. */
static void test_takes_what_lies_open(void **unused) {
    (void)unused;
    static const char *const cards[] = {"sand1", "sand4", "blood6", "blood2", "sand5", "blood1"};
    SupportTable table = kessel(cards, NULL);
    always_says(&table, "draw blood discard");
    support_play(&table, "draw blood discard");
    always_says(&table, "discard blood6");
}

/* KE-4: the one of two dice that makes a pair. */
static void test_chooses_the_die_that_pairs(void **unused) {
    (void)unused;
    static const char *const cards[] = {"sand3", "sand4", "blood-impostor", "blood2", "sand5", "blood1"};
    SupportTable table = kessel(cards, (const uint8_t[]){6, 3});
    PLAY_ALL(&table, "stand", "stand", "stand", "stand", "stand", "stand");
    always_says(&table, "choose 3");
}

/* Who holds two Sylops gives them to nobody. */
static void test_keeps_two_sylops(void **unused) {
    (void)unused;
    static const char *const cards[] = {"direct-transaction", "refund", "sand-sylop", "sand4",
                                        "blood-sylop",        "blood2", "sand5",      "blood1"};
    SabaccSetup setup = support_setup_with("kessel", "token-count", "1");
    SupportTable table = support_table(&setup, cards);
    always_says(&table, "stand");
}

/* KE-6, KE-7: the other's last two chips are to be had for a token, and the prize with them. */
static void test_taxes_the_last_chips(void **unused) {
    (void)unused;
    static const char *const cards[] = {"target-tariff", "refund", "sand1", "sand4", "blood1", "blood2",
                                        "sand5",         "blood6", "sand3", "sand2", "blood3"};
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup = support_setup_with("kessel", "token-count", "1");
    assert_true(sabacc_option_set(&setup, "chips", "4", &why));
    SupportTable table = support_table(&setup, cards);
    PLAY_ALL(&table, "stand", "draw sand deck", "discard sand3", "stand", "draw sand deck", "discard sand2");
    assert_int_equal(table.state.table.seat[0].chips, 2);
    always_says(&table, "token target-tariff 0");
}

/* ---- a target and a trump (CO) ---- */

/* +10 and -5 are 5, and both trumps; no others add up to that, or to 0. */
static void test_keeps_what_is_exact(void **unused) {
    (void)unused;
    static const char *const cards[] = {"ci+10", "tr+1", "ci-5", "tr+2",  "tr+9",
                                        "tr+3",  "sq+8", "tr+4", "tr-10", "tr+5"};
    SabaccSetup setup = support_setup_with("coruscant-shift", NULL, NULL);
    SupportTable table = support_table_with_dice(&setup, cards, (const uint8_t[]){5, SABACC_DIE_CIRCLE});
    always_says(&table, "keep ci+10 ci-5");
}

/* Once nothing more comes, the best there is: 8 is nearer to 10 than all else. */
static void test_keeps_the_nearest_in_the_end(void **unused) {
    (void)unused;
    static const char *const cards[] = {"ci-10", "tr+1",  "ci-9", "tr+2", "tr-9", "tr+3", "sq-8",
                                        "tr+4",  "tr-10", "tr+6", "sq+8", "sq-1", "sq-2", "sq-4",
                                        "sq-5",  "ci+1",  "ci-1", "ci-2", "ci-3", "ci-4"};
    SabaccSetup setup = support_setup_with("coruscant-shift", NULL, NULL);
    SupportTable table = support_table_with_dice(&setup, cards, (const uint8_t[]){10, SABACC_DIE_CIRCLE});
    PLAY_ALL(&table, "keep", "keep", "check", "check");
    always_says(&table, "keep sq+8");
}

/* ---- a Spike card (BY) ---- */

static SupportTable bespin(const char *const cards[6], const char *bet) {
    SabaccSetup setup = support_setup_with("bespin-yarith", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    PLAY_ALL(&table, bet, "match");
    return table;
}

static void test_buys_nothing_for_a_hand_of_0(void **unused) {
    (void)unused;
    static const char *const cards[] = {"ci+5", "tr+1", "tr-5", "tr+2", "sylop", "sq+7"};
    SupportTable table = bespin(cards, "bet 4");
    always_says(&table, "pass");
}

/* 9 wins next to nothing, any card but a high one for the 10 brings it nearer to 0, and the ante is little
 * beside what lies in the pot. */
static void test_buys_for_a_hand_far_off(void **unused) {
    (void)unused;
    static const char *const cards[] = {"ci+10", "tr+1", "tr-3", "tr-2", "sq+2", "sq+3"};
    enum { TRIALS = 20 };
    SupportTable table = bespin(cards, "bet 40");
    int bought = 0;
    for (uint64_t seed = 1; seed <= TRIALS; seed++)
        bought += strncmp(support_words(&table, seed), "buy", 3) == 0;
    assert_true(2 * bought > TRIALS);
}

/* ---- against the house (CS, SO) ---- */

/* At once, or after a bet. */
static void test_calls_with_23_against_the_house(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co10", "co5", "fl4", "sa4", "co1", "co2", "fl9", "sa14"};
    SabaccSetup setup = support_setup_with("casino", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    never_says(&table, "pass");
    never_says(&table, "done");
}

/* CS-6: who bombs pays twice. */
static void test_does_not_call_a_bomb(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co10", "co15", "fl14", "sa4", "co1", "co2", "fl9", "sa14"};
    SabaccSetup setup = support_setup_with("casino", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    never_says(&table, "call");
}

static void test_is_done_with_23(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co10", "co5", "fl4", "sa4", "co1", "co2", "fl9", "sa14"};
    SabaccSetup setup = support_setup_with("solitaire", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    always_says(&table, "done");
}

static void test_is_not_done_with_a_bomb(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co10", "co5", "fl14", "sa4", "co1", "co2", "fl9", "sa14"};
    SabaccSetup setup = support_setup_with("solitaire", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    never_says(&table, "done");
}

/* ---- the Plutt (PL) ---- */

/* 15 and 9 bomb out; made to count one less, they are a Pure Sabacc (PL-3). */
static void test_uses_a_device_for_23(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co5", "sa15", "fl2", "st9"};
    SabaccSetup setup = support_setup_with("classic", "devices", "allowed");
    setup.credits[0] = setup.credits[1] = 2; /* both antes */
    SupportTable table = support_table(&setup, cards);
    support_pass_until(&table, 0, SABACC_VERB_SKIFT);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        const char *words = support_words(&table, seed);
        assert_true(strcmp(words, "skift sa15 14") == 0 || strcmp(words, "skift st9 8") == 0);
    }
}

static SupportTable facing_a_bet(const char *const cards[4]) {
    SabaccSetup setup = support_setup_with("classic", "stakes", "on");
    setup.items[0] = 1 << SABACC_ITEM_RING;
    setup.credits[0] = 4;
    SupportTable table = support_table(&setup, cards);
    support_play(&table, "bet 12");
    return table;
}

/* PL-2: ten credits for the ring let it match all of the bet with a Pure Sabacc; nobody sells it for a total
 * of 3. */
static void test_stakes_for_a_good_hand_alone(void **unused) {
    (void)unused;
    static const char *const good[] = {"co5", "sa15", "fl2", "st8"}, *const poor[] = {"co5", "sa1", "fl2",
                                                                                      "st2"};
    SupportTable table = facing_a_bet(good);
    always_says(&table, "stake ring");
    table = facing_a_bet(poor);
    never_says(&table, "stake ring");
}

/* It is bought back where enough is left for a good many antes. */
static void buys_back(int32_t credits, const char *bet, const char *words) {
    static const char *const cards[] = {"co5", "sa15", "fl2", "st8"};
    SabaccSetup setup = support_setup_with("classic", "stakes", "on");
    setup.items[0] = 1 << SABACC_ITEM_RING;
    setup.credits[0] = credits;
    setup.credits[1] = 500;
    SupportTable table = support_table(&setup, cards);
    PLAY_ALL(&table, bet, "stake ring", "fold");
    always_says(&table, words);
}

static void test_buys_an_item_back(void **unused) {
    (void)unused;
    buys_back(100, "bet 200", "redeem ring");
    buys_back(8, "bet 30", "done");
}

/* PL-2: an item beside the pot is worth its price of 10, unless fewer than 20 antes are left. Seat 1 bets 12,
 * seat 0 stakes the ring, matches and loses its 3 to 23: 26 of the hand pot and 2 of the sabacc pot, so that
 * seat 1 has 14 more than it began with. */
static void takes_from_beside(int32_t credits, const char *words) {
    static const char *const cards[] = {"co11", "sa1", "fl12", "st2"};
    SabaccSetup setup = support_setup_with("classic", "stakes", "pot");
    setup.items[0] = 1 << SABACC_ITEM_RING;
    setup.credits[0] = 4;
    setup.credits[1] = credits;
    SupportTable table = support_table(&setup, cards);
    PLAY_ALL(&table, "bet 12", "stake ring", "match", "stand", "stand", "pass", "stand", "call");
    always_says(&table, words);
}

static void test_takes_an_item_beside_the_pot(void **unused) {
    (void)unused;
    takes_from_beside(16, "take-item ring");
    takes_from_beside(15, "pass");
}

/* ST-7 */
static void test_buys_in_again(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co5", "sa1", "fl2", "st2"};
    SabaccSetup setup = support_setup_with("classic", "rebuy", "1");
    setup.credits[1] = 3;
    SupportTable table = support_table(&setup, cards);
    support_play(&table, "fold");
    always_says(&table, "rebuy");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_set_is_saved),
        cmocka_unit_test(test_set_is_won_by_a_hand_card),
        cmocka_unit_test(test_hand_cards_are_saved),
        cmocka_unit_test(test_nobody_stands_below),
        cmocka_unit_test(test_side_decks_of_characters),
        cmocka_unit_test(test_two_ones_stand),
        cmocka_unit_test(test_takes_what_lies_open),
        cmocka_unit_test(test_chooses_the_die_that_pairs),
        cmocka_unit_test(test_keeps_two_sylops),
        cmocka_unit_test(test_taxes_the_last_chips),
        cmocka_unit_test(test_keeps_what_is_exact),
        cmocka_unit_test(test_keeps_the_nearest_in_the_end),
        cmocka_unit_test(test_buys_nothing_for_a_hand_of_0),
        cmocka_unit_test(test_buys_for_a_hand_far_off),
        cmocka_unit_test(test_calls_with_23_against_the_house),
        cmocka_unit_test(test_does_not_call_a_bomb),
        cmocka_unit_test(test_is_done_with_23),
        cmocka_unit_test(test_is_not_done_with_a_bomb),
        cmocka_unit_test(test_uses_a_device_for_23),
        cmocka_unit_test(test_stakes_for_a_good_hand_alone),
        cmocka_unit_test(test_buys_an_item_back),
        cmocka_unit_test(test_takes_an_item_beside_the_pot),
        cmocka_unit_test(test_buys_in_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
