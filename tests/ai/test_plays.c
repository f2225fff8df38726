/* How the opponents play the 76-card games: hands worked by hand with a single sensible choice, and habits
 * over many hands. */
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

enum { EFFORT = 320 };

/* ---- one choice makes sense ---- */

/* With 23 and nothing left to bet, waiting can only lose: a shift may take it at any turn (CL-5). */
static void test_calls_with_23(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co5", "sa15", "fl2", "st8"};
    SabaccSetup setup = support_setup_with("classic", NULL, NULL);
    setup.credits[0] = setup.credits[1] = 2; /* both antes */
    SupportTable table = support_table(&setup, cards);
    support_pass_until(&table, 0, SABACC_VERB_CALL);
    for (uint64_t seed = 1; seed <= 5; seed++)
        assert_int_equal(support_decide(&table.state, AI_REGULAR, EFFORT, seed).verb, SABACC_VERB_CALL);
}

/* A total of 28, of 0, and of -12: whoever calls with it pays as much as lies in the pot (CA-7). */
static void test_does_not_call_without_a_hand(void **unused) {
    (void)unused;
    static const char *const hands[][4] = {
        {"co5", "sa15", "fl2", "st13"}, {"co5", "sa2", "fl2", "queen"}, {"co5", "sa3", "fl2", "evil-one"}};
    SabaccSetup setup = support_setup_with("classic", NULL, NULL);
    for (size_t i = 0; i < sizeof hands / sizeof hands[0]; i++) {
        SupportTable table = support_table(&setup, hands[i]);
        support_pass_until(&table, 0, SABACC_VERB_CALL);
        for (uint64_t seed = 1; seed <= 5; seed++)
            assert_int_equal(support_decide(&table.state, AI_REGULAR, EFFORT, seed).verb, SABACC_VERB_PASS);
    }
}

/* 15 and 13 bomb out; only a card given away or a negative one can mend that (CA-3). */
static void test_mends_a_bomb(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co5", "sa15", "fl2", "st13"};
    static const AiLevel levels[] = {AI_NOVICE, AI_REGULAR};
    SabaccSetup setup = support_setup_with("classic", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    support_pass_until(&table, 0, SABACC_VERB_TRADE);
    for (uint64_t seed = 1; seed <= 5; seed++)
        for (int i = 0; i < 2; i++)
            assert_int_not_equal(support_decide(&table.state, levels[i], EFFORT, seed).verb,
                                 SABACC_VERB_STAND);
}

/* Where doubles take all that lies open to them, 22 is put away safely, before the last roll at which it can
 * be; where nothing shifts, fielding only shows a card. */
static void test_fields_where_shifts_come(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co5", "sa15", "fl2", "st7"};
    static const char *const triggers[] = {"doubles", "never"};
    int fielded[2] = {0, 0}, stood[2] = {0, 0};
    for (int i = 0; i < 2; i++) {
        SabaccSetup setup = support_setup_with("classic", "shift-on", triggers[i]);
        setup.credits[0] = setup.credits[1] = 2; /* both antes: nobody is asked between draw and roll */
        SupportTable table = support_table(&setup, cards);
        support_pass_until(&table, 0, SABACC_VERB_TRADE);
        for (uint64_t seed = 1; seed <= 10; seed++) {
            SabaccAction action = support_decide(&table.state, AI_REGULAR, EFFORT, seed);
            fielded[i] += action.verb == SABACC_VERB_FIELD;
            stood[i] += action.verb == SABACC_VERB_STAND;
        }
    }
    assert_true(fielded[0] >= 8);
    assert_true(stood[1] >= 8);
    assert_int_equal(fielded[1], 0);
}

/* BK-1: the novice says what it holds; a regular says so as often as not, else something else two cards can
 * make. */
static void test_declares(void **unused) {
    (void)unused;
    static const char *const cards[] = {"co5", "sa15", "fl2", "st7"};
    SabaccSetup setup = support_setup_with("brockley", "declare", "bluff");
    SupportTable table = support_table(&setup, cards);
    int bluffs = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        assert_int_equal(support_decide(&table.state, AI_NOVICE, 0, seed).amount, 7);
        int32_t said = support_decide(&table.state, AI_REGULAR, 0, seed).amount;
        assert_true(said >= -34 && said <= 30);
        bluffs += said != 7;
    }
    assert_true(bluffs >= 10 && bluffs <= 30);
}

/* FO-1: neither side is the better one. */
static void test_takes_either_side(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup_with("force", NULL, NULL);
    SupportTable table = support_table(&setup, NULL);
    int sides[3] = {0, 0, 0};
    for (uint64_t seed = 1; seed <= 40; seed++)
        sides[support_decide(&table.state, AI_REGULAR, 0, seed).alignment]++;
    assert_int_equal(sides[SABACC_UNALIGNED], 0);
    assert_true(sides[SABACC_LIGHT] >= 10 && sides[SABACC_DARK] >= 10);
}

/* ---- habits ---- */

/* Hands shown that bombed out by the rule of discards, and all that were shown. */
typedef struct Shown {
    int hands, broken;
} Shown;

static void count_shown(const SabaccEvents *events, Shown *shown) {
    for (int i = 0; i < events->count; i++) {
        shown->hands += events->list[i].type == SABACC_EVENT_SHOWDOWN;
        shown->broken +=
            events->list[i].type == SABACC_EVENT_BOMB && events->list[i].clause == SABACC_CLAUSE_DR_3;
    }
}

static bool offers_verb(const SabaccState *state, SabaccVerb verb) {
    SabaccOffers offers;
    sabacc_legal(state, sabacc_need(state), &offers);
    for (int i = 0; i < offers.count; i++)
        if (offers.list[i].verb == verb) return true;
    return false;
}

/* Nobody folds, and the hand is called as soon as possible: only the choice of cards depends on the level. */
static SabaccAction choose_in_haste(const SabaccState *state, AiLevel level, uint64_t seed) {
    static const SabaccVerb haste[] = {SABACC_VERB_CALL, SABACC_VERB_CHECK, SABACC_VERB_MATCH};
    for (int i = 0; i < 3; i++)
        if (offers_verb(state, haste[i]))
            return (SabaccAction){.seat = (int8_t)sabacc_need(state), .verb = (uint8_t)haste[i]};
    return support_decide(state, level, 24, seed);
}

static Shown play_hands(const SabaccSetup *setup, AiLevel level, int hands) {
    Rng rng = rng_of(6, 12);
    SabaccState state;
    SabaccEvents events;
    Shown shown = {0, 0};
    uint64_t seed = 1;
    sabacc_start(&state, setup, NULL);
    while (!state.table.over && state.table.hand <= hands) {
        SabaccAction action;
        if (sabacc_need(&state) == SABACC_CROUPIER)
            sabacc_chance(&state, &rng, &action);
        else
            action = choose_in_haste(&state, level, seed++);
        assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
        count_shown(&events, &shown);
    }
    return shown;
}

/* Every local table has its rule (LT-2), and `discards` any (DR-3). Nobody can call before it can be met, so
 * that no hand ever needs to break it. */
static void test_keeps_the_rule_of_discards(void **unused) {
    (void)unused;
    static const char *const rules[][3] = {
        {"local", "table", "force-array"},       {"local", "table", "sith-array"},
        {"local", "table", "smugglers-array"},   {"local", "table", "republic-array"},
        {"local", "table", "partnership-array"}, {"local", "table", "hunted-array"},
        {"local", "table", "temporal-array"},    {"classic", "discards", "exactly 2"},
        {"classic", "discards", "one-of 1,3"},   {"standard", "discards", "exactly 2"},
        {"low-tech", "discards", "min 2"},       {"swag", "discards", "exactly 1"},
    };
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
        for (int level = AI_NOVICE; level <= AI_REGULAR; level++) {
            SabaccSetup setup = support_setup_with(rules[i][0], rules[i][1], rules[i][2]);
            setup.credits[0] = setup.credits[1] = 5000; /* nobody is out before the last hand */
            Shown shown = play_hands(&setup, (AiLevel)level, 12);
            assert_true(shown.hands >= 12);
            assert_int_equal(shown.broken, 0);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_with_23),
        cmocka_unit_test(test_does_not_call_without_a_hand),
        cmocka_unit_test(test_mends_a_bomb),
        cmocka_unit_test(test_fields_where_shifts_come),
        cmocka_unit_test(test_declares),
        cmocka_unit_test(test_takes_either_side),
        cmocka_unit_test(test_keeps_the_rule_of_discards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
