/* The solvers: values reckoned by hand, and decisions that follow from them. */
#include "ai/solver_kessel.h"
#include "ai/solver_set.h"

#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

/* Rounding down in every mean loses a few 65536ths. */
static void assert_chance(int64_t value, double chance) {
    enum { ROUNDING = 30 };
    int64_t expected = (int64_t)(chance * SET_WHOLE);
    assert_in_range(value + ROUNDING, expected, expected + 2 * ROUNDING);
}

/* ---- sets (PZ) ---- */

/* No hand cards, each main card as likely: a won set is worth 1, a tied one a half. */
static SetProblem plain_set(bool rival_stands) {
    SetProblem problem = {.stands_on_20 = true, .rival_stands = rival_stands};
    for (int card = 1; card <= SET_MAIN; card++) problem.main[card] = (1 << 16) / SET_MAIN;
    for (int result = 0; result < SET_RESULTS; result++)
        for (int mask = 0; mask < SET_MASKS; mask++)
            for (int count = 0; count <= SET_HAND; count++)
                problem.worth[result][mask][count] = (uint16_t)(result * SET_WHOLE / SET_WON);
    return problem;
}

static SetValues values;

/* From 18 against 19: a 2 wins, a 1 ties, all else is over 20. */
static void test_drawing_on_18(void **unused) {
    (void)unused;
    SetProblem problem = plain_set(true);
    set_solve(&problem, 0, 0, &values);
    assert_chance(set_end(&values, 0, 18, 19, 0), 0.1 + 0.1 / 2);
    assert_chance(set_stand(&values, 0, 18, false, 19), 0);
}

/* From 14 against 14: six of ten cards win, standing ties; a Tie Breaker wins. */
static void test_drawing_on_14(void **unused) {
    (void)unused;
    SetProblem problem = plain_set(true);
    set_solve(&problem, 0, 0, &values);
    assert_chance(set_end(&values, 0, 14, 14, 0), 0.6);
    assert_chance(set_stand(&values, 0, 14, false, 14), 0.5);
    assert_chance(set_stand(&values, 0, 14, true, 14), 1);
}

/* Standing on 18 against 12. With h(t) for the other drawing on t: h(17) = 0.05 + 0.7, h(16) = 0.1 h(17) +
 * 0.05 + 0.6, and so on down to h(12). */
static void test_standing_on_18(void **unused) {
    (void)unused;
    SetProblem problem = plain_set(false);
    double drawing[21] = {[17] = 0.75, [18] = 0.5};
    for (int total = 16; total >= 12; total--) {
        drawing[total] = 0.1 * (10 - (20 - total));
        for (int next = total + 1; next <= 18; next++) drawing[total] += 0.1 * drawing[next];
    }
    set_solve(&problem, 0, 0, &values);
    assert_chance(set_stand(&values, 0, 18, false, 12), drawing[12]);
    assert_chance(set_stand(&values, 0, 18, false, 12), 0.5973725);
}

/* One card, +2: on 17 against 19 it cannot tie by itself, after a 1 or a 2 … */
static void test_a_hand_card_counts(void **unused) {
    (void)unused;
    SetProblem problem = plain_set(true);
    problem.hand_count = 1;
    problem.hand[0] = (SetCard){.adds = {2, 2}};
    set_solve(&problem, 0, 0, &values);
    /* … a 1 makes 18 and with it 20, a 3 makes 20; a 2 makes 19: drawing on from there is worse than a tie */
    assert_chance(set_end(&values, 1, 17, 19, 0), 0.1 + 0.1 + 0.1 / 2);
    assert_chance(set_end(&values, 0, 17, 19, 0), 0.1 + 0.1 / 2 + 0.1 * (0.1 + 0.1 / 2));
}

/* ---- decisions ---- */

static void assert_says(const SupportTable *table, AiLevel level, const char *words) {
    char bytes[SABACC_TEXT];
    Text said = text_over(bytes, sizeof bytes);
    SabaccAction action = support_decide(&table->state, level, ai_effort(level), 1);
    sabacc_action_format(&action, false, &said);
    assert_string_equal(bytes, words);
}

static void play(SupportTable *table, const char *const *words) {
    for (; *words != NULL; words++) support_play(table, *words);
}

static SupportTable set_table(const char *main, const char *const main_cards[8], const char *dealt[16]) {
    static const char *const hand[] = {"+1", "+3", "-3", "-4"};
    static const char *const decks[] = {"side +1 +1 +2 +2 +3 +3 -3 -3 -4 -4",
                                        "side +1 +1 +2 +2 +3 +3 -3 -3 -4 -4", NULL};
    char bytes[128];
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup = support_setup_with("pazaak", "starter", "first-seat");
    assert_true(sabacc_option_set(&setup, "main", main, &why));
    for (int i = 0; i < 8; i++) dealt[i] = hand[i % 4];
    for (int i = 0; i < 8; i++) dealt[8 + i] = main_cards[i];
    SupportTable table = support_table(&setup, dealt);
    play(&table, decks);
    return table;
}

/* 23 is over: -3 makes it 20, -4 only 19. */
static void test_saves_a_set(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = set_table("auto", (const char *const[8]){"10", "10", "5", "2", "8"}, dealt);
    play(&table, (const char *const[]){"end", "end", "end", "end", NULL});
    for (AiLevel level = AI_NOVICE; level <= AI_MASTER; level++) assert_says(&table, level, "play -3");
}

/* 19 against 18 that stands wins as it is: no card is spent. */
static void test_keeps_its_cards(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = set_table("auto", (const char *const[8]){"10", "10", "5", "8", "4"}, dealt);
    play(&table, (const char *const[]){"end", "end", "end", "stand", NULL});
    assert_says(&table, AI_SHARP, "stand");
    assert_says(&table, AI_MASTER, "stand");
}

/* 16 in the first set, with four of ten main cards within 20, and three hand cards for the others: a beginner
 * spends the +3 at once, a master draws on. */
static void test_spends_or_draws(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = set_table("auto", (const char *const[8]){"10", "2", "6"}, dealt);
    play(&table, (const char *const[]){"end", "end", NULL});
    assert_says(&table, AI_NOVICE, "play +3");
    assert_says(&table, AI_MASTER, "end");
}

/* PZ-6: on 17 against 19 that stands, +3 wins now; who put it off twice would stand at 17. */
static void test_does_not_put_off(void **unused) {
    (void)unused;
    const char *dealt[16];
    SupportTable table = set_table("choice", (const char *const[8]){"10", "10", "5", "9", "2"}, dealt);
    play(&table,
         (const char *const[]){"deal", "end", "deal", "end", "deal", "end", "deal", "stand", "deal", NULL});
    assert_says(&table, AI_MASTER, "play +3");
}

/* ---- hands of two families (KE) ---- */

/* Seat 1 is first; a Sand card each, a Blood card each, then the two discards (DK-8). */
static SupportTable kessel(const char *const *cards) {
    SabaccSetup setup = support_setup_with("kessel", "tokens", "none");
    return support_table(&setup, cards);
}

static const char *const low_cards[] = {"sand1", "sand4", "blood1", "blood2", "sand2", "blood6"};

static int class_of(const KesselHands *hands, int hand) {
    int class = 0;
    while (hands->comes_to[hand][class] != KESSEL_ONE) class ++;
    return class;
}

/* An Impostor beside a 1: at least one of two dice shows a 1 in 11 of 36 throws, and else at least one shows
 * a 2 in 9 of 36. */
static void test_dice_of_an_impostor(void **unused) {
    (void)unused;
    enum { IMPOSTOR = 6 };
    static KesselHands hands;
    SupportTable table = kessel(low_cards);
    kessel_hands(&table.state.table, 1, &hands);
    const uint32_t *chances = hands.comes_to[kessel_hand(IMPOSTOR, 0)];
    assert_chance(chances[class_of(&hands, kessel_hand(0, 0))], 11 / 36.0);
    assert_chance(chances[class_of(&hands, kessel_hand(1, 0))], 9 / 36.0);
}

/* KE-5, KE-6: Sylops, then 1 to 6, then differences, the lower sum first; and what each pays. */
static void test_order_of_hands(void **unused) {
    (void)unused;
    enum { SYLOP = 7 };
    static const uint8_t ordered[][2] = {{5, 0}, {5, 1}, {4, 0}, {5, 4},
                                         {1, 0}, {5, 5}, {0, 0}, {SYLOP, SYLOP}};
    static const uint8_t taxes[] = {5, 4, 4, 1, 1, 0, 0, 0};
    static KesselHands hands;
    SupportTable table = kessel(low_cards);
    int last = -1;
    kessel_hands(&table.state.table, 1, &hands);
    for (size_t i = 0; i < sizeof taxes; i++) {
        int class = class_of(&hands, kessel_hand(ordered[i][0], ordered[i][1]));
        assert_true(class > last);
        assert_int_equal(hands.tax[class], taxes[i]);
        last = class;
    }
    assert_int_equal(class_of(&hands, kessel_hand(SYLOP, 3)), class_of(&hands, kessel_hand(3, 3)));
}

static void test_stands_and_draws(void **unused) {
    (void)unused;
    static const char *const open_one[] = {"sand1", "sand4", "blood6", "blood2", "sand5", "blood1"};
    SupportTable table = kessel(low_cards);
    for (AiLevel level = AI_SHARP; level <= AI_MASTER; level++) assert_says(&table, level, "stand");
    table = kessel(open_one);
    for (AiLevel level = AI_SHARP; level <= AI_MASTER; level++)
        assert_says(&table, level, "draw blood discard");
    support_play(&table, "draw blood discard");
    for (AiLevel level = AI_SHARP; level <= AI_MASTER; level++) assert_says(&table, level, "discard blood6");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_drawing_on_18),       cmocka_unit_test(test_drawing_on_14),
        cmocka_unit_test(test_standing_on_18),      cmocka_unit_test(test_a_hand_card_counts),
        cmocka_unit_test(test_saves_a_set),         cmocka_unit_test(test_keeps_its_cards),
        cmocka_unit_test(test_spends_or_draws),     cmocka_unit_test(test_does_not_put_off),
        cmocka_unit_test(test_dice_of_an_impostor), cmocka_unit_test(test_order_of_hands),
        cmocka_unit_test(test_stands_and_draws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
