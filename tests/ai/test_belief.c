/* Hidden hands as they are guessed where their seats have bet (ai/belief). */
#include "ai/guess.h"
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

/* Two seats in the first betting round of Spike; one has paid that many credits, the ante among them. */
static void bet_before(int32_t paid, SabaccState *state) {
    SabaccSetup setup = support_setup(sabacc_game_find("corellian-spike"), 2);
    Rng rng = rng_of(3, 9);
    SabaccOffers offers = {.count = 0};
    sabacc_start(state, &setup, NULL);
    while (support_to_seat(state, &rng)) {
        int seat = sabacc_need(state);
        sabacc_legal(state, seat, &offers);
        if (offers.list[0].verb == SABACC_VERB_BET || offers.list[0].verb == SABACC_VERB_CHECK) break;
        SabaccAction stand = {.seat = (int8_t)seat, .verb = SABACC_VERB_STAND};
        support_apply(state, &stand);
    }
    int seat = sabacc_need(state);
    SabaccAction action = {.seat = (int8_t)seat, .verb = SABACC_VERB_CHECK};
    if (paid > 1) action = (SabaccAction){.seat = (int8_t)seat, .verb = SABACC_VERB_BET, .amount = paid - 1};
    support_apply(state, &action);
    assert_int_equal(state->table.seat[seat].paid, paid);
}

/* The mean strength of the other's hand over many guesses, in hundredths. */
static int mean_strength(const SabaccState *state, const Study *study, bool believes) {
    enum { GUESSES = 1000 };
    SabaccView view;
    SabaccState guess;
    int viewer = sabacc_need(state), rival = 1 - viewer, sum = 0;
    Rng rng = rng_of(8, 1);
    sabacc_view(state, viewer, &view);
    for (int i = 0; i < GUESSES; i++) {
        SabaccWorth worth;
        if (believes)
            guess_believing(&view, study, &rng, &guess);
        else
            guess_at(&view, &rng, &guess);
        assert_true(sabacc_seat_worth(&guess.table, rival, &worth));
        sum += study_strength(study, 0, worth.key);
    }
    return sum * 100 / GUESSES;
}

/* Who pays much is guessed to hold much; who only checks, no more than anybody. */
static void test_a_bet_tells_of_strength(void **unused) {
    (void)unused;
    static AiMemory memory;
    SabaccState checked, raised;
    bet_before(1, &checked);
    bet_before(40, &raised);
    const Study *study = study_of(&memory, &raised.table);
    int plain = mean_strength(&raised, study, false), believed = mean_strength(&raised, study, true);
    assert_true(believed > plain + 100);
    assert_true(mean_strength(&checked, study, true) < believed - 100);
}

/* A guess is drawn from the view alone: from what is hidden in it, nothing comes. */
static void test_the_same_view_gives_the_same_guess(void **unused) {
    (void)unused;
    static AiMemory memory;
    SabaccState state, other, guesses[2];
    SabaccView view[2];
    bet_before(20, &state);
    int viewer = sabacc_need(&state);
    sabacc_view(&state, viewer, &view[0]);
    Rng rng = rng_of(5, 1);
    sabacc_sample(&view[0], &rng, &other);
    assert_memory_not_equal(&state, &other, sizeof state);
    sabacc_view(&other, viewer, &view[1]);
    const Study *study = study_of(&memory, &state.table);
    for (int i = 0; i < 2; i++) {
        rng = rng_of(6, 1);
        guess_believing(&view[i], study, &rng, &guesses[i]);
    }
    assert_memory_equal(&guesses[0].table, &guesses[1].table, sizeof guesses[0].table);
}

/* What is believed after one price, over all strengths, is a mean of one. */
static void test_beliefs_are_shares(void **unused) {
    (void)unused;
    static AiMemory memory;
    SabaccState state;
    bet_before(2, &state);
    const Study *study = study_of(&memory, &state.table);
    for (int place = 0; place < study->place_count; place++)
        for (int price = 0; price < STUDY_PRICES; price++) {
            int sum = 0;
            for (int i = 0; i < STUDY_STRENGTHS; i++) {
                assert_true(study->belief[place][price][i] > 0);
                sum += study->belief[place][price][i];
            }
            assert_in_range(sum, CHANCE_ONE * STUDY_STRENGTHS - STUDY_STRENGTHS,
                            CHANCE_ONE * STUDY_STRENGTHS);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_bet_tells_of_strength),
        cmocka_unit_test(test_the_same_view_gives_the_same_guess),
        cmocka_unit_test(test_beliefs_are_shares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
