/* What opponents remember of how others have answered bets (ai/recall), and where it is counted. */
#include "ai/recall.h"

#include "ai/bettor.h"
#include "ai/explain.h"
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

/* ---- what is counted ---- */

/* Two seats in the first betting round of Spike: both have stood, and two antes lie in the pot. */
static void to_bets(SabaccState *state) {
    SabaccSetup setup = support_setup(sabacc_game_find("corellian-spike"), 2);
    Rng rng = rng_of(3, 9);
    SabaccOffers offers = {.count = 0};
    sabacc_start(state, &setup, NULL);
    while (support_to_seat(state, &rng)) {
        sabacc_legal(state, sabacc_need(state), &offers);
        if (offers.list[0].verb == SABACC_VERB_CHECK) return;
        support_apply(state, &(SabaccAction){.seat = (int8_t)sabacc_need(state), .verb = SABACC_VERB_STAND});
    }
}

static void act(SabaccState *state, SabaccVerb verb, int32_t amount) {
    SabaccAction action = {.seat = (int8_t)sabacc_need(state), .verb = (uint8_t)verb, .amount = amount};
    support_apply(state, &action);
}

static int answers(const SabaccState *state) {
    int count = 0;
    for (int seat = 0; seat < state->table.seats; seat++)
        for (int price = 0; price < SABACC_PRICES; price++)
            count += state->table.seat[seat].matched[price] + state->table.seat[seat].gave_way[price];
    return count;
}

/* A bet of 1 to a pot of 2 makes it 3, and 1 of 3 is below 7/16; raised to 6 the pot has 9, and 5 of 9 is
 * below 12/16; to bet at all answers nothing. */
static void test_answers_are_counted_by_their_price(void **unused) {
    (void)unused;
    SabaccState state;
    to_bets(&state);
    int first = sabacc_need(&state), other = 1 - first;
    const SabaccSeat *seat = state.table.seat;
    act(&state, SABACC_VERB_BET, 1);
    assert_int_equal(answers(&state), 0);
    act(&state, SABACC_VERB_RAISE, 6);
    assert_int_equal(seat[other].matched[SABACC_PRICE_SMALL], 1);
    SabaccState folded = state;
    act(&state, SABACC_VERB_MATCH, 0);
    assert_int_equal(seat[first].matched[SABACC_PRICE_POT], 1);
    act(&folded, SABACC_VERB_FOLD, 0);
    assert_int_equal(folded.table.seat[first].gave_way[SABACC_PRICE_POT], 1);
    assert_int_equal(answers(&state), 2);
    assert_int_equal(answers(&folded), 2);
}

/* All of 98 to a pot of 2: 98 of 100. */
static void test_all_in_is_a_large_price(void **unused) {
    (void)unused;
    SabaccState state;
    to_bets(&state);
    int other = 1 - sabacc_need(&state);
    act(&state, SABACC_VERB_BET, 98);
    act(&state, SABACC_VERB_FOLD, 0);
    assert_int_equal(state.table.seat[other].gave_way[SABACC_PRICE_LARGE], 1);
    assert_int_equal(answers(&state), 1);
}

/* Before a count exceeds its byte both of that price are halved. */
static void test_what_is_long_past_fades(void **unused) {
    (void)unused;
    SabaccState state;
    to_bets(&state);
    SabaccSeat *other = &state.table.seat[1 - sabacc_need(&state)];
    other->matched[SABACC_PRICE_SMALL] = UINT8_MAX - 1;
    other->gave_way[SABACC_PRICE_SMALL] = 40;
    act(&state, SABACC_VERB_BET, 1);
    act(&state, SABACC_VERB_MATCH, 0);
    assert_int_equal(other->matched[SABACC_PRICE_SMALL], UINT8_MAX / 2);
    assert_int_equal(other->gave_way[SABACC_PRICE_SMALL], 20);
}

/* ---- what it is taken for ---- */

/* The trained bets fold to a small bet once in four times, to one of the pot every second time. A seat that
 * folds a quarter as often matches a small one in 15 of 16 instead of 12 of 16: each is 1.25 times as likely
 * from it, 0.32 bits, and a fold 4 times less, 2 bits. Of the 3 bits that speak against it ten matched bets
 * make up 3.22. A matched bet of the pot is 7/8 instead of 1/2: 0.81 bits. */
static void test_evidence_as_reckoned_by_hand(void **unused) {
    (void)unused;
    static Study study = {.folds = {CHANCE_ONE / 4, CHANCE_ONE / 2, CHANCE_ONE * 3 / 4}};
    static SabaccTable table;
    SabaccSeat *rival = &table.seat[1];
    memset(&table, 0, sizeof table);
    assert_int_equal(recall_sticky(&study, &table, 1), 0);
    rival->matched[SABACC_PRICE_SMALL] = 9; /* 2.90 bits */
    assert_int_equal(recall_sticky(&study, &table, 1), 0);
    rival->matched[SABACC_PRICE_SMALL] = 10; /* odds of 1.16 : 1; 1 - 1/1.16, by straight lines a bit less */
    assert_in_range(recall_sticky(&study, &table, 1), 100, 143);
    rival->gave_way[SABACC_PRICE_SMALL] = 1;
    assert_int_equal(recall_sticky(&study, &table, 1), 0);
    rival->matched[SABACC_PRICE_POT] = 5; /* 3.22 - 2 + 4.04 - 3 = 2.26 bits: 1 - 1/4.8 */
    assert_in_range(recall_sticky(&study, &table, 1), 790, 820);
    rival->matched[SABACC_PRICE_POT] = 200;
    assert_int_equal(recall_sticky(&study, &table, 1), CHANCE_ONE);
}

/* As if six more answers had been seen, such as the trained bets give. */
static void test_calls_as_reckoned_by_hand(void **unused) {
    (void)unused;
    static Study study = {.folds = {CHANCE_ONE / 4, CHANCE_ONE / 2, CHANCE_ONE * 3 / 4}};
    static SabaccTable table;
    memset(&table, 0, sizeof table);
    assert_int_equal(recall_calls(&study, &table, 1, SABACC_PRICE_POT), CHANCE_ONE / 2);
    table.seat[1].matched[SABACC_PRICE_POT] = 6;
    assert_int_equal(recall_calls(&study, &table, 1, SABACC_PRICE_POT), CHANCE_ONE * 3 / 4);
    table.seat[1].gave_way[SABACC_PRICE_POT] = 12; /* 6 and 3 of 24 */
    assert_int_equal(recall_calls(&study, &table, 1, SABACC_PRICE_POT), CHANCE_ONE * 3 / 8);
    assert_int_equal(recall_calls(&study, &table, 1, SABACC_PRICE_SMALL), CHANCE_ONE * 3 / 4);
}

/* A pot of 10, 40 behind, and one who matches nine bets in ten whatever they are. With the best hand, which
 * beats 15 of 16, it bets all; with one that beats one in four it checks, though its table would bluff. */
static void test_who_hardly_folds_is_bet_at_with_good_hands_only(void **unused) {
    (void)unused;
    enum { NINE = CHANCE_ONE * 9 / 10 };
    unsigned acts = 1u << BETTING_CALL | 1u << BETTING_HALF | 1u << BETTING_POT | 1u << BETTING_ALL;
    BettingSight sight = {
        .pot = 10, .own = 40, .others = 40, .calls = {NINE, NINE, NINE}, .payers = {NINE, NINE, NINE}};
    int untouched[BETTING_ACTS] = {0, 8, 4, 0, 0, 3}, good[BETTING_ACTS], weak[BETTING_ACTS];
    memcpy(good, untouched, sizeof good);
    memcpy(weak, untouched, sizeof weak);
    sight.chance = CHANCE_ONE * 15 / 16;
    recall_apply(&sight, acts, 40, good);
    assert_memory_equal(good, untouched, sizeof good); /* nothing is remembered */
    sight.sticky = CHANCE_ONE;
    recall_apply(&sight, acts, 40, good);
    assert_int_equal(good[BETTING_ALL], 15 * CHANCE_ONE);
    sight.chance = CHANCE_ONE / 4;
    recall_apply(&sight, acts, 40, weak);
    assert_int_equal(weak[BETTING_CALL], 15 * CHANCE_ONE);
    sight.sticky = CHANCE_ONE / 2; /* half sure: half of it */
    memcpy(weak, untouched, sizeof weak);
    recall_apply(&sight, acts, 40, weak);
    assert_int_equal(weak[BETTING_CALL], (8 + 7 / 2.0) * CHANCE_ONE);
    assert_int_equal(weak[BETTING_HALF], 2 * CHANCE_ONE);
}

/* One who is matched by three with three hands in ten bets: 3/10 of 10 + 4 * 10, less 10, is 5; it checks
 * against one, where 3/10 of 10 + 2 * 10, less 10, is -1. */
static void test_several_pay_more(void **unused) {
    (void)unused;
    unsigned acts = 1u << BETTING_CALL | 1u << BETTING_POT;
    BettingSight sight = {.pot = 10, .own = 10, .others = 10, .sticky = CHANCE_ONE};
    sight.chance = CHANCE_ONE * 3 / 10;
    for (int rivals = 1; rivals <= 3; rivals += 2) {
        int weights[BETTING_ACTS] = {0, 4, 0, 4};
        for (int price = 0; price < SABACC_PRICES; price++) {
            sight.calls[price] = CHANCE_ONE;
            sight.payers[price] = rivals * CHANCE_ONE;
        }
        recall_apply(&sight, acts, 10, weights);
        assert_int_equal(weights[rivals == 1 ? BETTING_CALL : BETTING_POT], 8 * CHANCE_ONE);
    }
}

/* It never calls what it would not have called: what is folded stays so. */
static void test_folds_stay_folds(void **unused) {
    (void)unused;
    unsigned acts = 1u << BETTING_FOLD | 1u << BETTING_CALL | 1u << BETTING_ALL;
    BettingSight sight = {
        .pot = 20, .owed = 10, .own = 40, .others = 30, .sticky = CHANCE_ONE, .chance = 900};
    int weights[BETTING_ACTS] = {12, 3};
    recall_apply(&sight, acts, 30, weights);
    int kept = weights[BETTING_CALL] + weights[BETTING_ALL];
    assert_int_equal(weights[BETTING_FOLD], 12 * CHANCE_ONE);
    assert_int_equal(kept, 3 * CHANCE_ONE);
}

/* ---- decisions ---- */

enum { EFFORT = 6 };

static AiMemory memory;

/* The other has matched that many bets, half small and half of the pot, and never folded. */
static void let_other_match(SabaccState *state, uint8_t bets) {
    SabaccSeat *other = &state->table.seat[1 - sabacc_need(state)];
    other->matched[SABACC_PRICE_SMALL] = other->matched[SABACC_PRICE_POT] = bets / 2;
}

static int bets_of(const SabaccState *state, AiLevel level) {
    int count = 0;
    for (uint64_t seed = 0; seed < 40; seed++)
        count += support_decide(state, level, EFFORT, seed).verb == SABACC_VERB_BET;
    return count;
}

/* The hand that the seat to act has, as the study takes it. */
static int strength_of(const SabaccState *state) {
    BettingSight sight;
    bettor_sight(&state->table, sabacc_need(state), study_of(&memory, &state->table), &sight);
    return sight.strength;
}

/* Other cards for the seat to act, until its hand is one of those strengths. */
static void with_strength(int least, int most, SabaccState *state) {
    Rng rng = rng_of(17, 1);
    SabaccView view;
    do {
        sabacc_view(state, 1 - sabacc_need(state), &view);
        sabacc_sample(&view, &rng, state);
    } while (strength_of(state) < least || strength_of(state) > most);
}

/* Against one who has matched thirty bets sharp and master no longer bet the weaker half of hands, which they
 * do otherwise; the levels below remember nothing. */
static void test_who_hardly_folds_is_not_bluffed(void **unused) {
    (void)unused;
    SabaccState state, seen;
    to_bets(&state);
    with_strength(2, 4, &state);
    seen = state;
    let_other_match(&seen, 30);
    assert_true(bets_of(&state, AI_MASTER) > 0);
    assert_int_equal(bets_of(&seen, AI_MASTER), 0);
    assert_int_equal(bets_of(&seen, AI_SHARP), 0);
    assert_int_equal(bets_of(&seen, AI_REGULAR), bets_of(&state, AI_REGULAR));
}

/* A few answers tell nothing yet: every choice is what it is without them. */
static void test_little_seen_changes_nothing(void **unused) {
    (void)unused;
    SabaccState state, seen;
    to_bets(&state);
    seen = state;
    let_other_match(&seen, 4);
    for (uint64_t seed = 0; seed < 60; seed++) {
        SabaccAction one = support_decide(&state, AI_MASTER, EFFORT, seed),
                     other = support_decide(&seen, AI_MASTER, EFFORT, seed);
        assert_true(support_same_action(&one, &other));
    }
}

/* What is remembered is in the view, and nothing hidden is in that: with other cards in the rival's hand it
 * is the same, and so is the choice. */
static void test_hidden_cards_change_nothing(void **unused) {
    (void)unused;
    SabaccState state, swapped;
    SabaccView view, other;
    Rng rng = rng_of(23, 1);
    to_bets(&state);
    let_other_match(&state, 30);
    int seat = sabacc_need(&state);
    sabacc_view(&state, seat, &view);
    sabacc_sample(&view, &rng, &swapped);
    assert_memory_not_equal(&state, &swapped, sizeof state);
    sabacc_view(&swapped, seat, &other);
    assert_memory_equal(&view, &other, sizeof view);
    for (uint64_t seed = 0; seed < 20; seed++) {
        SabaccAction one = support_decide(&state, AI_MASTER, EFFORT, seed),
                     same = support_decide(&swapped, AI_MASTER, EFFORT, seed);
        assert_true(support_same_action(&one, &same));
    }
}

/* The reasons name it where it made the choice likelier. */
static void test_it_is_among_the_reasons(void **unused) {
    (void)unused;
    SabaccState state;
    to_bets(&state);
    with_strength(2, 4, &state);
    for (int sees = 0; sees < 2; sees++) {
        SabaccView view;
        SabaccOffers offers;
        AiReasons reasons;
        if (sees) let_other_match(&state, 30);
        SabaccAction action = support_decide(&state, AI_MASTER, EFFORT, 5);
        sabacc_view(&state, sabacc_need(&state), &view);
        sabacc_view_legal(&view, &offers);
        AiQuestion question = {.view = &view,
                               .offers = &offers,
                               .level = AI_MASTER,
                               .effort = EFFORT,
                               .seed = 5,
                               .memory = &memory};
        assert_true(ai_explain(&question, &action, &reasons));
        assert_true(reasons.is_repeated);
        assert_int_equal(reasons.remembers, sees);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answers_are_counted_by_their_price),
        cmocka_unit_test(test_all_in_is_a_large_price),
        cmocka_unit_test(test_what_is_long_past_fades),
        cmocka_unit_test(test_evidence_as_reckoned_by_hand),
        cmocka_unit_test(test_calls_as_reckoned_by_hand),
        cmocka_unit_test(test_who_hardly_folds_is_bet_at_with_good_hands_only),
        cmocka_unit_test(test_several_pay_more),
        cmocka_unit_test(test_folds_stay_folds),
        cmocka_unit_test(test_who_hardly_folds_is_not_bluffed),
        cmocka_unit_test(test_little_seen_changes_nothing),
        cmocka_unit_test(test_hidden_cards_change_nothing),
        cmocka_unit_test(test_it_is_among_the_reasons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
