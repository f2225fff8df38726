/* How opponents bet by their tables: that among several an evening grows (ai/bettor.h), and that they
 * keep their best hands (ai/betting.h). */
#include "ai/betting.h"
#include "ai/betting_tables.h"
#include "ai/study.h"
#include "ai/temperament.h"
#include "ai_support.h"
#include "rules/forms.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

/* Of the raises and bets that were seen: how many bets, where nothing was owed, and how many raises; the most
 * that one added in 64ths of the pot, with the match in it, but for the least that may be bet; the most that
 * a seat had staked by one in 64ths of what it had. */
typedef struct Seen {
    int bets, raises;
    int64_t of_pot, of_stack;
} Seen;

static void see(const SabaccTable *table, const SabaccAction *action, Seen *seen) {
    const SabaccSeat *own = &table->seat[table->viewer];
    int64_t adds = action->amount - table->turn.level, owed = table->turn.level - own->bet;
    int64_t of_pot = adds * 64 / (table->hand_pot + owed);
    int64_t of_stack = (own->paid + owed + adds) * 64 / (own->credits + own->paid);
    seen->bets += owed == 0;
    seen->raises += owed > 0;
    if (adds > 1 && of_pot > seen->of_pot) seen->of_pot = of_pot;
    if (of_stack > seen->of_stack) seen->of_stack = of_stack;
}

/* Random hands, of which one seat after the other is asked for its bets as if they were that hand. */
static Seen seen_in(const char *game, int seats, int hand, const char *name, SabaccValue end) {
    enum { DEALS = 80, STEPS = 14, EFFORT = 4 };
    SabaccSetup setup = support_setup(sabacc_game_find(game), seats);
    setup.options[SABACC_OPTION_END] = end;
    AiMemory *memory = calloc(1, ai_memory_size());
    Seen seen = {0};
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        Rng rng = rng_of(seed, 31);
        SabaccState state;
        sabacc_start(&state, &setup, NULL);
        for (int i = 0; i < STEPS && support_to_seat(&state, &rng) && state.table.hand == 1; i++) {
            SabaccView view;
            SabaccOffers offers;
            SabaccAction action;
            sabacc_view(&state, sabacc_need(&state), &view);
            view.table.hand = hand;
            sabacc_view_legal(&view, &offers);
            AiQuestion question = {.view = &view,
                                   .offers = &offers,
                                   .level = AI_MASTER,
                                   .name = name,
                                   .effort = EFFORT,
                                   .seed = seed * 101 + (uint64_t)i,
                                   .memory = memory};
            assert_true(ai_decide(&question, &action));
            if (action.verb == SABACC_VERB_BET || action.verb == SABACC_VERB_RAISE)
                see(&view.table, &action, &seen);
            sabacc_random_action(&state, &rng, &action);
            support_apply(&state, &action);
        }
    }
    free(memory);
    assert_true(seen.bets >= 10);
    return seen;
}

/* In a game that nothing limits. */
static Seen seen_at(const char *game, int seats, int hand, const char *name) {
    return seen_in(game, seats, hand, name, (SabaccValue){.form = SABACC_END_LAST_STANDING});
}

/* Hands of one whose patience is the usual one. */
enum { SMALLEST = TEMPERAMENT_USUAL, GROWING = 7 * TEMPERAMENT_USUAL / 4, FREE = 3 * TEMPERAMENT_USUAL + 1 };

static void test_an_evening_grows(void **unused) {
    (void)unused;
    static const char *const games[] = {"corellian-spike", "classic"};
    for (int i = 0; i < 2; i++) {
        Seen first = seen_at(games[i], 4, SMALLEST, NULL), next = seen_at(games[i], 4, GROWING, NULL);
        Seen last = seen_at(games[i], 4, FREE - 1, NULL), late = seen_at(games[i], 4, FREE, NULL);
        assert_in_range(first.of_pot, 0, 64 / 16);
        assert_in_range(next.of_pot, 64 / 16 + 1, 64 * 11 / 16);
        assert_in_range(late.of_pot, 64 + 1, INT32_MAX);
        assert_true(first.of_stack <= 64 / 4 && next.of_stack <= 64 / 4);
        assert_true(last.of_stack <= 64 / 2);
        assert_int_equal(late.of_stack, 64);
    }
}

/* Of six hands the fifth counts as the 17th. */
static void test_a_short_game_is_an_evening(void **unused) {
    (void)unused;
    static const SabaccValue six = {.form = SABACC_END_HANDS, .n = 6},
                             many = {.form = SABACC_END_HANDS, .n = 60};
    Seen first = seen_in("corellian-spike", 4, 1, NULL, six),
         fifth = seen_in("corellian-spike", 4, 5, NULL, six);
    Seen of_many = seen_in("corellian-spike", 4, 5, NULL, many);
    assert_int_equal(first.raises, 0);
    assert_in_range(first.of_pot, 0, 64 / 16);
    assert_true(fifth.raises > 0);
    assert_in_range(fifth.of_pot, 64 / 2, INT32_MAX);
    assert_true(fifth.of_stack <= 64 / 2);
    assert_in_range(of_many.of_pot, 0, 64 / 16);
}

static void test_small_bets_are_not_raised(void **unused) {
    (void)unused;
    Seen first = seen_at("corellian-spike", 4, SMALLEST, NULL);
    Seen next = seen_at("corellian-spike", 4, GROWING, NULL);
    assert_int_equal(first.raises, 0);
    assert_true(next.raises > 0);
}

/* The same hands. */
static void test_late_hands_are_opened_more_readily(void **unused) {
    (void)unused;
    Seen first = seen_at("corellian-spike", 4, SMALLEST, NULL);
    Seen late = seen_at("corellian-spike", 4, FREE, NULL);
    Seen first_of_two = seen_at("corellian-spike", 2, SMALLEST, NULL);
    Seen late_of_two = seen_at("corellian-spike", 2, FREE, NULL);
    assert_true(late.bets * 4 > first.bets * 5);
    assert_int_equal(late_of_two.bets, first_of_two.bets);
}

static void test_two_do_not_wait(void **unused) {
    (void)unused;
    Seen first = seen_at("corellian-spike", 2, 1, NULL);
    assert_in_range(first.of_pot, 64 + 1, INT32_MAX);
}

/* "Slow and patient" waits longer than "no way back". */
static void test_patience_is_a_characters(void **unused) {
    (void)unused;
    int hand = 2 * temperament_of("Ishk").patience;
    assert_true(hand <= temperament_of("Orro").patience);
    Seen slow = seen_at("corellian-spike", 4, hand, "Orro"),
         quick = seen_at("corellian-spike", 4, hand, "Ishk");
    assert_true(slow.of_pot <= 64 / 16 && quick.of_pot > 64 / 2);
}

/* ---- what is folded ---- */

/* Situations of one strength, asked for a share of the pot in 16ths of what it was before: in how many of
 * them the table may fold. */
static int folding(const Study *study, int strength, int share) {
    enum { POT = 160, STACK = 1600 };
    int known = 0, folds = 0;
    for (int place = 0; place < study->place_count; place++)
        for (int rivals = 1; rivals <= 3; rivals++)
            for (int64_t stack = STACK / 16; stack <= STACK; stack *= 2) {
                uint8_t weights[BETTING_ACTS];
                int64_t owed = POT * share / 16;
                BettingSight sight = {.place = place,
                                      .places = study->place_count,
                                      .strength = strength,
                                      .rivals = rivals,
                                      .is_of_several = true,
                                      .pot = POT + owed,
                                      .owed = owed,
                                      .own = stack,
                                      .others = stack,
                                      .sabacc = POT / 8};
                betting_weights(study->bets, study->bets_places, &sight, weights);
                for (int act = 0; act < BETTING_ACTS; act++) known += weights[act];
                folds += weights[BETTING_FOLD] > 0;
            }
    assert_true(known > 0);
    return folds;
}

static void test_the_best_stay(void **unused) {
    (void)unused;
    static const char *const games[] = {"corellian-spike", "classic", "bespin-yarith"};
    for (int i = 0; i < 3; i++) {
        static AiMemory memory;
        SabaccState state;
        SabaccSetup setup = support_setup(sabacc_game_find(games[i]), 4);
        sabacc_start(&state, &setup, NULL);
        const Study *study = study_of(&memory, &state.table);
        for (int strength = STUDY_STRENGTHS * 7 / 8; strength < STUDY_STRENGTHS; strength++)
            for (int share = 4; share <= 24; share += 4) assert_int_equal(folding(study, strength, share), 0);
        assert_true(folding(study, 1, 16) > 0);
    }
}

/* Packed, each situation of each table has the bytes that lie in assets/opponents/betting; zeros: unknown. */
static void test_tables_are_packed_without_loss(void **unused) {
    (void)unused;
    enum { BITS = 64 };
    static const uint8_t nothing[BETTING_BYTES] = {0};
    static uint8_t head[BETTING_HEAD], shape[4 * BETTING_SHAPE], mix[BETTING_BYTES];
    FILE *file = fopen(BETTING_TABLES, "rb");
    assert_non_null(file);
    assert_int_equal(fread(head, sizeof head, 1, file), 1);
    assert_int_equal(head[4], betting_table_count);
    uint32_t spot = 0, known = 0;
    for (int table = 0; table < betting_table_count; table++) {
        assert_int_equal(fread(shape, sizeof shape, 1, file), 1);
        for (int i = 0; i < BETTING_SHAPE; i++) /* of 16 bits, all of them */
            assert_int_equal((int16_t)(shape[4 * i] | shape[4 * i + 1] << 8), betting_tables[table].shape[i]);
        assert_int_equal(betting_tables[table].first, spot);
        for (uint32_t end = spot + shape[0] * (uint32_t)BETTING_SPOTS; spot < end; spot++) {
            const BettingKnown *at = &betting_known[spot / BITS];
            bool is_known = at->bits >> spot % BITS & 1;
            if (spot % BITS == 0) assert_int_equal(at->before, known);
            assert_int_equal(fread(mix, sizeof mix, 1, file), 1);
            assert_memory_equal(mix, is_known ? betting_mixes[betting_mix_of[known]] : nothing,
                                BETTING_BYTES);
            known += is_known;
        }
    }
    assert_int_equal(fgetc(file), EOF);
    fclose(file);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_evening_grows),
        cmocka_unit_test(test_a_short_game_is_an_evening),
        cmocka_unit_test(test_small_bets_are_not_raised),
        cmocka_unit_test(test_late_hands_are_opened_more_readily),
        cmocka_unit_test(test_two_do_not_wait),
        cmocka_unit_test(test_patience_is_a_characters),
        cmocka_unit_test(test_the_best_stay),
        cmocka_unit_test(test_tables_are_packed_without_loss),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
