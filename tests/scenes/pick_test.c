#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "ui/pick.h"

/* A table of two where seat 0 is asked, brought there by the croupier's fair chance. */
static SabaccState table_asking(int seat) {
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, sabacc_game_at(0), 2, 100);
    setup.dealer = 1;
    sabacc_start(&state, &setup, NULL);
    Rng rng = rng_of(7, 0);
    while (sabacc_need(&state) != seat) {
        SabaccAction action;
        sabacc_chance(&state, &rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_OK);
    }
    return state;
}

static Pick pick_for(const SabaccState *state, int seat) {
    Pick pick;
    SabaccView view;
    SabaccOffers offers;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    pick_begin(&pick, &view, &offers);
    return pick;
}

static UiEvent pressed(const char *name) {
    UiEvent event = {.kind = UI_EVENT_ACTIVATE};
    snprintf(event.name, sizeof event.name, "%s", name);
    return event;
}

static bool press(Pick *pick, const char *name, SabaccAction *action) {
    UiEvent event = pressed(name);
    return pick_take(pick, &event, action);
}

static bool has_button(const Pick *pick, const char *name) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons);
    for (int i = 0; i < count; i++) {
        if (strcmp(buttons[i].name, name) == 0) return true;
    }
    return false;
}

static void expect_words(const SabaccState *state, const SabaccAction *action, const char *words) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_action_format(action, true, &text);
    if (words) assert_string_equal(bytes, words);
    assert_int_equal(sabacc_check(state, action), SABACC_OK);
}

static void test_buttons_are_the_offers(void **unused) {
    (void)unused;
    SabaccState state = table_asking(0);
    Pick pick = pick_for(&state, 0);
    assert_true(has_button(&pick, "take:deck") && has_button(&pick, "take:discard"));
    assert_true(has_button(&pick, "trade") && has_button(&pick, "stand"));
    assert_false(has_button(&pick, "bet"));
    assert_int_equal(pick_cards(&pick), 3);
}

static void test_plain_verbs_are_one_press(void **unused) {
    (void)unused;
    SabaccState state = table_asking(0);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_true(press(&pick, "stand", &action));
    expect_words(&state, &action, "0 stand");
    pick = pick_for(&state, 0);
    assert_true(press(&pick, "deck", &action));
    expect_words(&state, &action, "0 draw deck");
    pick = pick_for(&state, 0);
    assert_true(press(&pick, "take:discard", &action));
    expect_words(&state, &action, "0 draw discard");
}

/* Button, card, pile; and card, pile without the button. */
static void test_trade_by_either_order(void **unused) {
    (void)unused;
    SabaccState state = table_asking(0);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_false(press(&pick, "trade", &action));
    assert_false(pick_has_pile(&pick, SABACC_PILE_DECK)); /* no card yet to give up */
    assert_false(press(&pick, "deck", &action));
    assert_false(press(&pick, "card:1", &action));
    assert_true(press(&pick, "discard", &action));
    assert_int_equal(action.card, state.table.seat[0].hand[1]);
    expect_words(&state, &action, NULL);
    pick = pick_for(&state, 0);
    assert_false(press(&pick, "card:0", &action));
    assert_true(has_button(&pick, "cancel"));
    assert_true(press(&pick, "take:deck", &action));
    assert_int_equal(action.verb, SABACC_VERB_TRADE);
    expect_words(&state, &action, NULL);
}

static void test_card_by_number_and_back(void **unused) {
    (void)unused;
    SabaccState state = table_asking(0);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    UiEvent two = {.kind = UI_EVENT_KEY, .key = UI_KEY_CHARACTER, .character = '2'};
    UiEvent nine = {.kind = UI_EVENT_KEY, .key = UI_KEY_CHARACTER, .character = '9'};
    assert_false(pick_take(&pick, &two, &action));
    assert_int_equal(pick.card, 1);
    assert_false(pick_take(&pick, &nine, &action)); /* there are two cards */
    assert_int_equal(pick.card, 1);
    assert_true(pick_back(&pick));
    assert_int_equal(pick.card, -1);
    assert_false(pick_back(&pick));
}

static SabaccState table_betting(void) {
    SabaccState state = table_asking(0);
    static const char *const words[] = {"0 stand", "1 stand"};
    for (int i = 0; i < 2; i++) {
        SabaccAction action;
        char bytes[SABACC_TEXT];
        Text why = text_over(bytes, sizeof bytes);
        assert_true(sabacc_action_parse(words[i], &action, &why));
        assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_OK);
    }
    return state;
}

static void test_credits_stay_in_range(void **unused) {
    (void)unused;
    SabaccState state = table_betting();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    int32_t least, most;
    assert_false(press(&pick, "bet", &action));
    pick_range(&pick, &least, &most);
    assert_true(least >= 1 && most == state.table.seat[0].credits);
    UiEvent change = {.kind = UI_EVENT_CHANGE, .name = "amount", .value = 1000000};
    assert_false(pick_take(&pick, &change, &action));
    assert_int_equal(pick.amount, most);
    change.value = -5;
    assert_false(pick_take(&pick, &change, &action));
    assert_int_equal(pick.amount, least);
    assert_false(press(&pick, "preset:2", &action));
    assert_int_equal(pick.amount, state.table.hand_pot);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 bet 2");
}

static void test_nothing_asked_nothing_done(void **unused) {
    (void)unused;
    Pick pick;
    SabaccAction action;
    PickButton buttons[PICK_BUTTONS];
    pick_clear(&pick);
    assert_false(press(&pick, "stand", &action));
    assert_false(press(&pick, "deck", &action));
    assert_int_equal(pick_buttons(&pick, buttons), 0);
    assert_int_equal(pick_cards(&pick), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_buttons_are_the_offers), cmocka_unit_test(test_plain_verbs_are_one_press),
        cmocka_unit_test(test_trade_by_either_order),  cmocka_unit_test(test_card_by_number_and_back),
        cmocka_unit_test(test_credits_stay_in_range),  cmocka_unit_test(test_nothing_asked_nothing_done),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
