#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "pick_support.h"

static SabaccState table_asking(void) { return table_of("corellian-spike", NULL); }

static void test_buttons_are_the_offers(void **unused) {
    (void)unused;
    SabaccState state = table_asking();
    Pick pick = pick_for(&state, 0);
    assert_true(has_button(&pick, "take:deck") && has_button(&pick, "take:discard"));
    assert_true(has_button(&pick, "trade") && has_button(&pick, "stand"));
    assert_false(has_button(&pick, "bet"));
    assert_int_equal(pick_cards(&pick), 3);
}

static void test_plain_verbs_are_one_press(void **unused) {
    (void)unused;
    SabaccState state = table_asking();
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
    SabaccState state = table_asking();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_false(press(&pick, "trade", &action));
    assert_false(pick_has_pile(&pick, SABACC_NO_FAMILY, SABACC_PILE_DECK)); /* no card yet to give up */
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
    SabaccState state = table_asking();
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
    SabaccState state = table_asking();
    play(&state, "0 stand");
    play(&state, "1 stand");
    return state;
}

static void test_credits_stay_in_range(void **unused) {
    (void)unused;
    SabaccState state = table_betting();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    int32_t min, max;
    assert_false(press(&pick, "bet", &action));
    pick_range(&pick, &min, &max);
    assert_true(min >= 1 && max == state.table.seat[0].credits);
    UiEvent change = {.kind = UI_EVENT_CHANGE, .name = "amount", .value = 1000000};
    assert_false(pick_take(&pick, &change, &action));
    assert_int_equal(pick.amount, max);
    change.value = -5;
    assert_false(pick_take(&pick, &change, &action));
    assert_int_equal(pick.amount, min);
    assert_false(press(&pick, "preset:2", &action));
    assert_int_equal(pick.amount, state.table.hand_pot);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 bet 2");
}

/* ---- calling, fields, declarations ---- */

/* In a turn's betting a check is one press; then the draw, with the pile ignored. */
static void test_draw_and_trade_without_a_pile(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", (const char *const[]){"min-rounds=4", NULL});
    play(&state, "0 check");
    play(&state, "1 check");
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_true(has_button(&pick, "draw") && has_button(&pick, "trade") && has_button(&pick, "stand"));
    assert_true(pick_has_pile(&pick, SABACC_NO_FAMILY, SABACC_PILE_DECK) &&
                !pick_has_pile(&pick, SABACC_NO_FAMILY, SABACC_PILE_DISCARD));
    assert_true(press(&pick, "deck", &action));
    expect_words(&state, &action, "0 draw");
    pick = pick_for(&state, 0);
    assert_false(press(&pick, "trade", &action));
    assert_true(press(&pick, "card:1", &action)); /* there is one way to trade it */
    assert_int_equal(action.card, state.table.seat[0].hand[1]);
    expect_words(&state, &action, NULL);
}

/* A lifted card can be traded or fielded; "Field…" first takes the card at once. */
static void test_field_by_either_order(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_false(press(&pick, "card:0", &action));
    assert_true(has_button(&pick, "field") && has_button(&pick, "cancel"));
    assert_false(has_button(&pick, "check"));
    assert_true(press(&pick, "field", &action));
    expect_words(&state, &action, NULL);
    pick = pick_for(&state, 0);
    assert_false(press(&pick, "field", &action));
    assert_true(press(&pick, "card:0", &action));
    assert_true(apply(&state, &action));
    assert_int_equal(state.table.seat[0].fielded, 1);
    pick = pick_for(&state, 0);
    assert_int_equal(pick_cards(&pick), 2); /* what lies in the field stays there */
}

static void test_out_of_the_field_again(void **unused) {
    (void)unused;
    SabaccState state = table_of("brockley", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    press(&pick, "field", &action);
    assert_true(press(&pick, "card:1", &action));
    assert_true(apply(&state, &action));
    pick = pick_for(&state, 0);
    assert_true(has_button(&pick, "unfield") && !has_button(&pick, "field"));
    assert_false(press(&pick, "unfield", &action));
    assert_int_equal(pick_cards(&pick), 2); /* only what lies there */
    assert_true(press(&pick, "card:1", &action));
    expect_words(&state, &action, NULL);
}

/* FD-6: a seat that is not asked is offered only the field, and can decline. */
static void test_aside_only_the_field(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", NULL);
    Pick pick;
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    sabacc_view(&state, 1, &view);
    sabacc_view_legal(&view, &offers);
    assert_true(pick_begin_out_of_turn(&pick, &view, &offers));
    assert_true(has_button(&pick, "cancel") && !has_button(&pick, "check"));
    assert_true(press(&pick, "card:1", &action));
    assert_int_equal(action.seat, 1);
    expect_words(&state, &action, NULL);
    assert_true(pick_back(&pick));
    assert_int_equal(pick.mode, PICK_NOTHING);
    state = table_of("swag", NULL); /* without fields */
    sabacc_view(&state, 1, &view);
    sabacc_view_legal(&view, &offers);
    assert_false(pick_begin_out_of_turn(&pick, &view, &offers));
}

static SabaccState table_calling(void) {
    SabaccState state = table_of("classic", NULL);
    static const char *const words[] = {"0 check", "1 check", "0 stand", "1 check", "0 check", "1 stand",
                                        "0 check", "1 check", "1 pass",  "0 stand", "1 check", "0 check"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) play(&state, words[i]);
    assert_int_equal(sabacc_need(&state), 0);
    return state;
}

static void test_call_and_auto_replies_to_pass(void **unused) {
    (void)unused;
    SabaccState state = table_calling();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_true(pick_asks_call(&pick.offers) && !pick_asks_fold(&pick.offers));
    assert_true(press(&pick, "call", &action));
    expect_words(&state, &action, "0 call");
    assert_int_equal(pick.order, PICK_AUTO_NONE);
    pick = pick_for(&state, 0);
    assert_false(has_button(&pick, "pass-until")); /* only where it gives nothing away */
    assert_true(press(&pick, "pass-round", &action));
    expect_words(&state, &action, "0 pass");
    assert_int_equal(pick.order, PICK_AUTO_PASS);
    pick = pick_for(&state, 0);
    pick.has_mark = true;
    assert_false(press(&pick, "pass-until", &action));
    UiEvent change = {.kind = UI_EVENT_CHANGE, .name = "amount", .value = 40};
    assert_false(pick_take(&pick, &change, &action));
    assert_int_equal(pick_amount(&pick), PICK_MARK_MAX);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 pass");
    assert_int_equal(pick.order, PICK_AUTO_MARK);
    assert_int_equal(pick.mark, PICK_MARK_MAX);
}

static void test_leave_to_fold_and_its_order(void **unused) {
    (void)unused;
    SabaccState state = table_of("classic", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_false(has_button(&pick, "check-round")); /* it may bet here: no question that repeats itself */
    play(&state, "0 check");
    pick = pick_for(&state, 1);
    assert_true(pick_asks_fold(&pick.offers));
    assert_true(press(&pick, "check-round", &action));
    expect_words(&state, &action, "1 check");
    assert_int_equal(pick.order, PICK_AUTO_CHECK);
}

/* The only thing asked is the total: asked at once, the truth first; digits have no sign of their own. */
static void test_declare_a_total(void **unused) {
    (void)unused;
    SabaccState state = table_of("brockley", (const char *const[]){"declare=bluff", NULL});
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    SabaccWorth worth;
    assert_true(sabacc_seat_worth(&pick.view.table, 0, &worth));
    assert_int_equal(pick.mode, PICK_CREDITS);
    assert_int_equal(pick.amount, worth.total);
    assert_false(has_button(&pick, "cancel"));
    assert_false(pick_back(&pick));
    UiEvent change = {.kind = UI_EVENT_CHANGE, .name = "amount", .value = 17};
    assert_false(pick_take(&pick, &change, &action));
    assert_false(press(&pick, "sign", &action));
    assert_int_equal(pick.amount, -17);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 declare -17");
    pick = pick_for(&state, 0);
    pick.amount = 3;
    assert_false(press(&pick, "truth", &action));
    assert_int_equal(pick.amount, worth.total);
}

static void test_declare_a_side(void **unused) {
    (void)unused;
    SabaccState state = table_of("force", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_true(press(&pick, "declare:dark", &action));
    expect_words(&state, &action, "0 declare dark");
    pick = pick_for(&state, 0);
    assert_true(press(&pick, "declare:light", &action));
    expect_words(&state, &action, "0 declare light");
}

/* SW-5: after a draw one card may be put away, or all kept. */
static void test_put_away_after_a_draw(void **unused) {
    (void)unused;
    SabaccState state = table_of("swag", (const char *const[]){"shift-on=never", NULL});
    play(&state, "0 check");
    play(&state, "1 check");
    play(&state, "0 draw");
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_true(has_button(&pick, "put-away") && has_button(&pick, "stand") && !has_button(&pick, "draw"));
    assert_false(press(&pick, "discard", &action)); /* that is the name of a pile */
    assert_false(press(&pick, "put-away", &action));
    assert_true(press(&pick, "card:2", &action));
    expect_words(&state, &action, NULL);
    assert_int_equal(action.verb, SABACC_VERB_DISCARD);
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

/* From wherever the question stands, what belongs to the action is chosen, and one press is left. */
static void test_the_way_to_an_action(void **unused) {
    (void)unused;
    SabaccState state = table_asking();
    Pick pick = pick_for(&state, 0);
    SabaccAction trade = {.verb = SABACC_VERB_TRADE,
                          .seat = 0,
                          .pile = SABACC_PILE_DISCARD,
                          .card = state.table.seat[0].hand[1]},
                 made;
    char name[UI_NAME_BYTES];
    pick_way(&pick, &trade, name);
    assert_string_equal(name, "trade");
    pick_lead(&pick, &trade);
    assert_int_equal(pick.card, 1);
    pick_way(&pick, &trade, name);
    assert_string_equal(name, "take:discard");
    SabaccAction stand = {.verb = SABACC_VERB_STAND, .seat = 0};
    pick_way(&pick, &stand, name);
    assert_string_equal(name, ""); /* not of a lifted card */
    pick_lead(&pick, &stand);
    pick_way(&pick, &stand, name);
    assert_string_equal(name, "stand");
    pick_lead(&pick, &trade);
    assert_true(press(&pick, "take:discard", &made));
    assert_int_equal(made.card, trade.card);
    assert_int_equal(made.pile, trade.pile);
    pick = pick_for(&state, 0);
    press(&pick, "trade", &made);
    pick_way(&pick, &trade, name);
    assert_string_equal(name, "card:1"); /* the verb was chosen first: its card is next */

    state = table_betting();
    pick = pick_for(&state, 0);
    SabaccAction bet = {.verb = SABACC_VERB_BET, .seat = 0, .amount = 17};
    pick_way(&pick, &bet, name);
    assert_string_equal(name, "bet");
    snprintf(pick.advised, sizeof pick.advised, "%s", name);
    assert_true(button_of(&pick, "bet").is_advised);
    assert_false(button_of(&pick, "check").is_advised);
    pick_lead(&pick, &bet);
    assert_int_equal(pick_amount(&pick), 17);
    pick_way(&pick, &bet, name);
    assert_string_equal(name, "confirm");
    assert_true(press(&pick, "confirm", &made));
    assert_int_equal(made.amount, 17);
    SabaccAction fold = {.verb = SABACC_VERB_DECLARE, .seat = 0};
    Pick before = pick;
    pick_lead(&pick, &fold); /* not offered */
    assert_memory_equal(&pick, &before, sizeof pick);
}

/* Half of a small pot is the least that can be bet: one button says so. */
static void test_an_amount_is_offered_once(void **unused) {
    (void)unused;
    SabaccState state = table_betting();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    char words[PICK_HINT];
    press(&pick, "bet", &action);
    assert_string_equal(button_of(&pick, "preset:0").amount, "1");
    assert_false(has_button(&pick, "preset:1"));
    assert_string_equal(button_of(&pick, "preset:2").amount, "2");
    assert_string_equal(button_of(&pick, "preset:3").label, "All in");
    assert_true(pick_hint(&pick, "preset:2", words, sizeof words));
    assert_string_equal(words, "Set the amount to the whole pot.");
    play(&state, "0 bet 5");
    pick = pick_for(&state, 1);
    press(&pick, "raise", &action);
    assert_true(pick_hint(&pick, "preset:2", words, sizeof words)); /* 2, the bet and its match */
    assert_string_equal(words, "Raise by the whole pot with your match in it: by 12.");
    assert_string_equal(button_of(&pick, "preset:2").amount, "17");
}

/* Return begins where the advice does, unless that cannot be undone and loses the hand: then it does nothing,
 * and says so. */
static void test_return_and_advice_agree(void **unused) {
    (void)unused;
    SabaccState state = table_betting();
    Pick pick = pick_for(&state, 0);
    SabaccAction made;
    PickButton buttons[PICK_BUTTONS];
    char name[UI_NAME_BYTES], words[PICK_HINT];
    int count = pick_buttons(&pick, buttons), graves = 0;
    for (int i = 0; i < count; i++) {
        bool is_grave = pick_is_grave(&pick, &buttons[i]);
        snprintf(pick.advised, sizeof pick.advised, "%s", buttons[i].name);
        pick_usual(&pick, name);
        assert_string_equal(name, is_grave ? "rest" : buttons[i].name);
        graves += is_grave;
    }
    assert_true(graves > 0 && graves < count);
    assert_true(pick_hint(&pick, "rest", words, sizeof words));
    snprintf(pick.advised, sizeof pick.advised, "fold");
    assert_true(pick_hint(&pick, "rest", words, sizeof words));
    assert_string_equal(words, "Nothing; choose “Fold” yourself.");

    /* An amount is set as advised, but not to half of all that the seat has. */
    SabaccAction bet = {.verb = SABACC_VERB_BET, .seat = 0, .amount = 7};
    press(&pick, "bet", &made);
    pick_lead_amount(&pick, &bet);
    assert_int_equal(pick_amount(&pick), 7);
    bet.amount = state.table.seat[0].credits;
    pick_lead_amount(&pick, &bet);
    assert_int_equal(pick_amount(&pick), 7);
    press(&pick, "preset:3", &made);
    snprintf(pick.advised, sizeof pick.advised, "confirm");
    pick_usual(&pick, name);
    assert_string_equal(name, "rest");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_buttons_are_the_offers),
        cmocka_unit_test(test_plain_verbs_are_one_press),
        cmocka_unit_test(test_trade_by_either_order),
        cmocka_unit_test(test_the_way_to_an_action),
        cmocka_unit_test(test_return_and_advice_agree),
        cmocka_unit_test(test_an_amount_is_offered_once),
        cmocka_unit_test(test_card_by_number_and_back),
        cmocka_unit_test(test_credits_stay_in_range),
        cmocka_unit_test(test_nothing_asked_nothing_done),
        cmocka_unit_test(test_draw_and_trade_without_a_pile),
        cmocka_unit_test(test_field_by_either_order),
        cmocka_unit_test(test_out_of_the_field_again),
        cmocka_unit_test(test_aside_only_the_field),
        cmocka_unit_test(test_call_and_auto_replies_to_pass),
        cmocka_unit_test(test_leave_to_fold_and_its_order),
        cmocka_unit_test(test_declare_a_total),
        cmocka_unit_test(test_declare_a_side),
        cmocka_unit_test(test_put_away_after_a_draw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
