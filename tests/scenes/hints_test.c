/* What each choice does is said of every button and every place that can be pressed, at random tables of
 * every game, before a card is seen too. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "pick_support.h"
#include "random_setup.h"
#include "words/card_words.h"

enum { TABLES = 40, ACTIONS = 120, PRESSES = 30, LONGEST = 150 };

/* Kinds of side cards and tokens are explained in the panels that show them. */
static bool is_of_panel(const char *name) {
    return strncmp(name, "face:", 5) == 0 || strncmp(name, "side-add:", 9) == 0;
}

static void expect_sentence(const Pick *pick, const char *name) {
    char words[PICK_HINT];
    if (is_of_panel(name)) return;
    bool has = pick_hint(pick, name, words, sizeof words);
    if (!has)
        fail_msg("%s: nothing is said of %s (mode %d)", sabacc_table_game(&pick->view.table)->id, name,
                 pick->mode);
    size_t bytes = strlen(words);
    if (bytes > LONGEST || words[bytes - 1] != '.') fail_msg("%s: \"%s\"", name, words);
    assert_null(strchr(words, '%'));
}

/* A confirmation that cannot be pressed yet says nothing of a token that is not chosen. */
static void expect_hints(const Pick *pick) {
    PickButton buttons[PICK_BUTTONS];
    char usual[UI_NAME_BYTES];
    int count = pick_buttons(pick, buttons);
    Presses presses = presses_of(pick);
    for (int i = 0; i < count; i++) expect_sentence(pick, buttons[i].name);
    for (int i = 0; i < presses.count; i++) expect_sentence(pick, presses.name[i]);
    pick_usual(pick, usual);
    expect_sentence(pick, usual);
}

/* A hand that lies face down: the same is said whatever it holds. */
static void expect_blind(const Pick *open) {
    Pick pick = *open;
    if (!pick_can_be_blind(&pick.offers)) return;
    pick_set_sight(&pick, false);
    expect_hints(&pick);
}

static void ask(SabaccState *state, int seat, Rng *rng) {
    SabaccAction action;
    Pick pick = pick_for(state, seat);
    expect_blind(&pick);
    for (int i = 0; i < PRESSES; i++) {
        expect_hints(&pick);
        Presses presses = presses_of(&pick);
        const char *name = presses.name[rng_below(rng, (uint32_t)presses.count)];
        step_aside(&pick, rng);
        if (press(&pick, name, &action)) {
            apply(state, &action);
            return;
        }
    }
    sabacc_random_action(state, rng, &action);
    apply(state, &action);
}

static void test_every_choice_is_explained(void **unused) {
    (void)unused;
    for (int index = 0; index < sabacc_game_count(); index++)
        for (int number = 1; number <= TABLES; number++) {
            SabaccState state;
            Rng rng = rng_of((uint64_t)number, 9);
            const SabaccGame *game = sabacc_game_at(index);
            SabaccSetup setup = random_setup(game, random_seats(game, &rng), &rng);
            sabacc_start(&state, &setup, NULL);
            let_deal(&state);
            for (int i = 0; i < ACTIONS && !state.table.over; i++) {
                int seat = sabacc_need(&state);
                if (seat < 0) {
                    SabaccAction action;
                    sabacc_random_action(&state, &rng, &action);
                    apply(&state, &action);
                } else {
                    ask(&state, seat, &rng);
                }
                let_deal(&state);
            }
        }
}

static void expect_hint(const Pick *pick, const char *name, const char *words) {
    char said[PICK_HINT];
    assert_true(pick_hint(pick, name, said, sizeof said));
    assert_string_equal(said, words);
}

/* What a newcomer asked: what is taken, what is traded for what, and what it costs to give up. */
static void test_what_lies_open_is_named(void **unused) {
    (void)unused;
    SabaccState state = table_of("corellian-spike", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    char said[PICK_HINT];
    assert_true(pick_hint(&pick, "trade", said, sizeof said));
    assert_non_null(strstr(said, "which lies open"));
    expect_hint(&pick, "deck", "Take the top card of the deck into your hand.");
    assert_false(press(&pick, "trade", &action));
    expect_hint(&pick, "cancel", "Go back to the other choices; nothing is done yet.");
    assert_false(pick_hint(&pick, "table:log", said, sizeof said));
    state = table_of("classic", NULL);
    pick = pick_for(&state, 0);
    expect_hint(&pick, "fold", "Give up this hand and all that you have put into it, and pay 1 more.");
}

static void expect_choice_of_cards(Pick *pick, const char *label) {
    char said[PICK_HINT], card[CARD_WORDS], wanted[PICK_HINT];
    uint32_t before = pick->chosen;
    SabaccAction action;
    card_words(pick->view.table.seat[pick->seat].hand[1], card);
    snprintf(wanted, sizeof wanted, label, card);
    assert_true(pick_hint(pick, "card:1", said, sizeof said));
    assert_string_equal(said, wanted);
    assert_false(press(pick, "card:1", &action));
    assert_int_equal(pick->chosen, before ^ 2);
}

/* Where any number of cards is chosen it is told which one a press chooses, or no longer, and what confirms
 * then. */
static void test_cards_to_keep_are_named(void **unused) {
    (void)unused;
    SabaccState state = table_of("coruscant-shift", NULL);
    let_deal(&state);
    Pick pick = pick_for(&state, sabacc_need(&state));
    assert_int_equal(pick.mode, PICK_SUBSET);
    expect_choice_of_cards(&pick, "Keep %s for good; then “Keep” confirms.");
    expect_choice_of_cards(&pick, "Let %s go after all; then “Keep none” confirms.");
    pick.view.table.turn.phase = SABACC_PHASE_IMPROVE;
    expect_choice_of_cards(&pick, "Add %s to those that you keep; then “Add” confirms.");
    expect_choice_of_cards(&pick, "Leave %s out after all; then “Add none” confirms.");
}

static void expect_said(const Pick *pick, const char *name, const char *part) {
    char said[PICK_HINT];
    assert_true(pick_hint(pick, name, said, sizeof said));
    if (!strstr(said, part)) fail_msg("%s: \"%s\"", name, said);
}

/* Played at random, without folds and calls, until seat 0 has that choice. */
static Pick until(const char *button, const char *game, const char *const options[], SabaccState *state) {
    *state = table_of(game, options);
    Rng rng = rng_of(4, 4);
    for (;;) {
        SabaccAction action;
        int seat = sabacc_need(state);
        Pick pick = seat >= 0 ? pick_for(state, seat) : (Pick){0};
        if (seat == 0 && has_button(&pick, button)) return pick;
        do sabacc_random_action(state, &rng, &action);
        while (action.verb == SABACC_VERB_FOLD || action.verb == SABACC_VERB_CALL);
        assert_true(apply(state, &action));
    }
}

/* What a lost call costs is said as a number, and not at all where it costs nothing. */
static void test_a_call_says_what_it_costs(void **unused) {
    (void)unused;
    SabaccState state;
    Pick pick = until("call", "classic", (const char *const[]){"call-penalty=fixed 3", NULL}, &state);
    expect_said(&pick, "call", "if yours does not win you pay 3.");
    pick = until("call", "classic", (const char *const[]){"call-penalty=hand-pot", NULL}, &state);
    char price[64];
    snprintf(price, sizeof price, "you pay %d as the pot stands now.", (int)state.table.hand_pot);
    expect_said(&pick, "call", price);
    assert_true(pick_call_costs(&pick));
    pick = until("call", "swag", (const char *const[]){NULL}, &state);
    assert_false(pick_call_costs(&pick));
    expect_said(&pick, "call", "the best of them wins.");
    /* CS-6: the ante of 1; a bet that waits comes back. */
    pick = until("call", "casino", (const char *const[]){NULL}, &state);
    expect_said(&pick, "call", "if yours does not win you pay 1.");
    play(&state, "0 bet 2");
    pick = pick_for(&state, 0);
    expect_said(&pick, "call", "if yours does not win you pay 1.");
}

/* Where nothing can be done with a card, a seat or a token, nothing is said of it. */
static void test_nothing_is_said_of_what_cannot_be_chosen(void **unused) {
    (void)unused;
    char said[PICK_HINT];
    SabaccState state;
    Pick pick = until("check", "classic", (const char *const[]){"field=off", NULL}, &state);
    assert_int_equal(pick_cards(&pick), 0);
    assert_false(pick_hint(&pick, "card:0", said, sizeof said));
    assert_false(pick_hint(&pick, "seat:1", said, sizeof said));
    assert_false(pick_hint(&pick, "token:0", said, sizeof said));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_choice_is_explained),
        cmocka_unit_test(test_what_lies_open_is_named),
        cmocka_unit_test(test_cards_to_keep_are_named),
        cmocka_unit_test(test_a_call_says_what_it_costs),
        cmocka_unit_test(test_nothing_is_said_of_what_cannot_be_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
