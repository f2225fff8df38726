/* Each kind of offer has its own way to be answered: by mouse, by buttons and by keys (ui/prompts/pick.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "pick_support.h"
#include "ui/hand_groups.h"

/* ---- cards and piles ---- */

static SabaccState table_buying(void) {
    SabaccState state = table_of("bespin-yarith", (const char *const[]){"ante=4", NULL});
    play(&state, "0 check");
    play(&state, "1 check");
    assert_int_equal(state.table.turn.phase, SABACC_PHASE_OPTION);
    return state;
}

/* BY-2: a hand card by its name, the Spike card by its place; both say what they cost. */
static void test_buy_a_card_or_the_spike(void **unused) {
    (void)unused;
    SabaccState state = table_buying();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    char name[UI_NAME_BYTES];
    int spike = __builtin_ctz(state.table.seat[0].fielded);
    assert_int_equal(pick_cards(&pick), 7);
    assert_string_equal(button_of(&pick, "buy").amount, "4");
    assert_string_equal(button_of(&pick, "buy:spike").amount, "4");
    assert_true(press(&pick, "buy:spike", &action));
    expect_words(&state, &action, "0 buy spike");
    pick = pick_for(&state, 0);
    snprintf(name, sizeof name, "card:%d", spike);
    assert_false(press(&pick, name, &action));
    assert_true(press(&pick, "buy:spike", &action) || press_key(&pick, 'b', &action));
    expect_words(&state, &action, "0 buy spike");
    pick = pick_for(&state, 0);
    int held = spike == 0 ? 1 : 0;
    snprintf(name, sizeof name, "card:%d", held);
    assert_false(press(&pick, name, &action));
    assert_true(press(&pick, "buy", &action));
    assert_int_equal(action.card, state.table.seat[0].hand[held]);
    expect_words(&state, &action, NULL);
}

/* KE-3: four piles, each by pointing at it, by its button and by its key. */
static void test_draw_from_two_families(void **unused) {
    (void)unused;
    static const struct {
        const char *hotspot, *button, *words;
        char key;
    } piles[] = {{"deck", "take:deck", "0 draw sand deck", 'd'},
                 {"discard", "take:discard", "0 draw sand discard", 't'},
                 {"blood:deck", "take:blood-deck", "0 draw blood deck", 'b'},
                 {"blood:discard", "take:blood-discard", "0 draw blood discard", 'o'}};
    SabaccState state = table_of("kessel", NULL);
    for (int i = 0; i < 4; i++) {
        SabaccAction action;
        Pick pick = pick_for(&state, 0);
        assert_true(pick_has_pile(&pick, i < 2 ? SABACC_SAND : SABACC_BLOOD,
                                  i % 2 ? SABACC_PILE_DISCARD : SABACC_PILE_DECK));
        assert_int_equal(pick_pile_key(&pick, i < 2 ? SABACC_SAND : SABACC_BLOOD,
                                       i % 2 ? SABACC_PILE_DISCARD : SABACC_PILE_DECK),
                         piles[i].key);
        assert_int_equal(pick_card_key(&pick), 0); /* no card can be chosen */
        assert_true(press(&pick, piles[i].hotspot, &action));
        expect_words(&state, &action, piles[i].words);
        pick = pick_for(&state, 0);
        assert_true(press(&pick, piles[i].button, &action));
        expect_words(&state, &action, piles[i].words);
        pick = pick_for(&state, 0);
        assert_true(press_key(&pick, piles[i].key, &action));
        expect_words(&state, &action, piles[i].words);
    }
}

/* One of two cards must go: asked at once, each card has a button, and there is no way back. */
static void test_one_card_must_go(void **unused) {
    (void)unused;
    SabaccState state = table_of("kessel", NULL);
    play(&state, "0 draw sand deck");
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    char name[UI_NAME_BYTES];
    assert_int_equal(pick.mode, PICK_CARD);
    assert_false(has_button(&pick, "cancel"));
    assert_false(pick_back(&pick));
    uint32_t cards = pick_cards(&pick);
    assert_int_equal(__builtin_popcount(cards), 2);
    assert_int_equal(pick_card_key(&pick), '1');
    assert_int_equal(pick_pile_key(&pick, SABACC_SAND, SABACC_PILE_DECK), 0);
    snprintf(name, sizeof name, "choose:%d", __builtin_ctz(cards));
    assert_true(press(&pick, name, &action));
    expect_words(&state, &action, NULL);
    pick = pick_for(&state, 0);
    assert_true(press_key(&pick, '2', &action)); /* the second from the left, whatever its slot */
    assert_int_equal(action.card, state.table.seat[0].hand[hand_slot_at(&state.table, 0, 1)]);
    expect_words(&state, &action, NULL);
}

/* CO-2: cards are toggled; the button says how many are kept, and none is a choice too. */
static void test_keep_any_cards(void **unused) {
    (void)unused;
    SabaccState state = table_of("coruscant-shift", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_int_equal(pick.mode, PICK_SUBSET);
    assert_int_equal(pick_cards(&pick), 31);
    assert_string_equal(button_of(&pick, "confirm").amount, "");
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 keep");
    assert_false(press(&pick, "card:3", &action));
    assert_false(press_key(&pick, '1', &action));
    assert_false(press_key(&pick, '2', &action));
    assert_false(press(&pick, "card:1", &action)); /* that was not meant */
    assert_int_equal(pick_chosen(&pick), 9);
    assert_string_equal(button_of(&pick, "confirm").amount, "2");
    assert_true(press_key(&pick, 'k', &action));
    assert_int_equal(action.card_count, 2);
    assert_int_equal(action.cards[0], state.table.seat[0].hand[0]);
    assert_int_equal(action.cards[1], state.table.seat[0].hand[3]);
    expect_words(&state, &action, NULL);
    assert_false(press(&pick, "all", &action));
    assert_int_equal(pick_chosen(&pick), 31);
    assert_false(press(&pick, "all", &action));
    assert_int_equal(pick_chosen(&pick), 0);
}

/* Cards once kept are not asked for again. */
static void test_kept_cards_stay_out_of_it(void **unused) {
    (void)unused;
    SabaccState state = table_of("coruscant-shift", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    press(&pick, "card:0", &action);
    assert_true(press(&pick, "confirm", &action));
    assert_true(apply(&state, &action));
    play(&state, "1 keep");
    play(&state, "0 check");
    play(&state, "1 check");
    pick = pick_for(&state, 0);
    assert_int_equal(state.table.turn.phase, SABACC_PHASE_IMPROVE);
    assert_int_equal(pick_cards(&pick), 30);
    assert_false(press(&pick, "card:0", &action));
    assert_int_equal(pick_chosen(&pick), 0);
}

/* ---- cards by their numbers ---- */

/* The slot that a digit lifts. */
static int lifted_by(const Pick *pick, char digit) {
    Pick pressed = *pick;
    SabaccAction action;
    assert_false(press_key(&pressed, digit, &action));
    return pressed.card;
}

/* As they lie, the first at the left: those of the field come after those that are held. */
static void test_digits_of_a_field(void **unused) {
    (void)unused;
    SabaccState state = table_of("brockley", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_int_equal(lifted_by(&pick, '1'), 0);
    assert_int_equal(lifted_by(&pick, '2'), 1);
    press(&pick, "field", &action);
    assert_true(press(&pick, "card:0", &action));
    assert_true(apply(&state, &action));
    pick = pick_for(&state, 0);
    assert_int_equal(state.table.seat[0].fielded, 1);
    assert_int_equal(lifted_by(&pick, '2'), 0);
    assert_int_equal(lifted_by(&pick, '3'), -1);
    assert_int_equal(hand_slot_at(&state.table, 0, 0), 1);
}

/* BY-1: the Spike card is the last, whatever its slot. */
static void test_digits_of_a_spike(void **unused) {
    (void)unused;
    SabaccState state = table_buying();
    SabaccSeat *own = &state.table.seat[0];
    own->fielded = 1;
    own->kept &= ~UINT32_C(7);
    Pick pick = pick_for(&state, 0);
    assert_int_equal(lifted_by(&pick, '1'), 1);
    assert_int_equal(lifted_by(&pick, '2'), 2);
    assert_int_equal(lifted_by(&pick, '3'), 0);
}

/* CO-2: what is kept lies apart, and a digit toggles what lies at that place. */
static void test_digits_of_kept_cards(void **unused) {
    (void)unused;
    SabaccState state = table_of("coruscant-shift", NULL);
    SabaccAction action;
    char name[UI_NAME_BYTES];
    Pick pick = pick_for(&state, 0);
    press(&pick, "card:0", &action);
    press(&pick, "confirm", &action);
    assert_true(apply(&state, &action));
    play(&state, "1 keep");
    play(&state, "0 check");
    play(&state, "1 check");
    pick = pick_for(&state, 0);
    pick_usual(&pick, name);
    assert_string_equal(name, "card:1");
    assert_false(press_key(&pick, '1', &action));
    assert_int_equal(pick_chosen(&pick), 2);
    assert_false(press_key(&pick, '5', &action)); /* the kept one lies there */
    assert_int_equal(pick_chosen(&pick), 2);
}

/* KE-2: Sand at the left, Blood at the right; the buttons bear the numbers of their cards. */
static void test_digits_of_two_families(void **unused) {
    (void)unused;
    SabaccState state = table_of("kessel", NULL);
    play(&state, "0 draw blood deck");
    Pick pick = pick_for(&state, 0);
    PickButton buttons[PICK_BUTTONS];
    assert_int_equal(pick_buttons(&pick, buttons), 2);
    for (int i = 0; i < 2; i++) {
        char name[UI_NAME_BYTES];
        int slot = hand_slot_at(&state.table, 0, 1 + i);
        snprintf(name, sizeof name, "choose:%d", slot);
        assert_true(state.table.seat[0].blood >> slot & 1);
        assert_string_equal(buttons[i].name, name);
        assert_int_equal(buttons[i].key, '2' + i);
    }
}

/* ---- where Return begins ---- */

/* SO-1: "done" would end the hand; to trade asks for a card first. */
static void test_solitaire_does_not_begin_at_the_end(void **unused) {
    (void)unused;
    SabaccState state = table_of("solitaire", NULL);
    Pick pick = pick_for(&state, 0);
    char name[UI_NAME_BYTES];
    pick_usual(&pick, name);
    assert_string_equal(name, "trade");
}

/* With only all-in or fold, neither is the default. */
static void test_all_in_is_meant(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", NULL);
    setup.credits[1] = 20;
    SabaccState state = table_from(&setup, 7);
    play(&state, "0 stand");
    play(&state, "1 stand");
    play(&state, "0 bet 60");
    Pick pick = pick_for(&state, 1);
    char name[UI_NAME_BYTES];
    pick_usual(&pick, name);
    assert_string_equal(name, "rest");
    assert_false(button_of(&pick, "match").is_primary);
}

/* ---- tokens and dice ---- */

/* A table of Kessel at which seat 0 holds that token first. */
static SabaccState table_with_token(const char *word) {
    SabaccState state = table_of("kessel", NULL);
    state.table.seat[0].tokens[0] = sabacc_card_parse(word, strlen(word));
    for (int i = 1; i < state.table.seat[0].token_count; i++)
        state.table.seat[0].tokens[i] = state.table.seat[0].tokens[0];
    return state;
}

/* A token that wants a target: the token, then the seat, in every way there is. */
static void test_token_against_a_seat(void **unused) {
    (void)unused;
    static const char *const firsts[] = {"token:0", "token", NULL};
    static const char *const thens[] = {"seat:1", "target:1"};
    SabaccState state = table_with_token("target-tariff");
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++) {
            Pick pick = pick_for(&state, 0);
            SabaccAction action;
            if (firsts[i])
                assert_false(press(&pick, firsts[i], &action));
            else
                assert_false(press_key(&pick, '1', &action));
            if (i == 1) assert_int_equal(pick.token, -1);
            if (i == 1) assert_false(press(&pick, "choose-token:0", &action));
            assert_int_equal(pick.token, 0);
            assert_int_equal(pick_seats(&pick), 2);
            assert_true(press(&pick, thens[j], &action));
            expect_words(&state, &action, "0 token target-tariff 1");
        }
}

static void test_token_back_and_forth(void **unused) {
    (void)unused;
    SabaccState state = table_with_token("embargo");
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    char words[PICK_PROMPT];
    assert_int_equal(pick_tokens(&pick), 1 | 2 | 4); /* equal ones are as good as one another */
    assert_int_equal(pick_token_key(&pick), '1');
    press(&pick, "token", &action);
    press(&pick, "choose-token:0", &action);
    assert_int_equal(pick_seats(&pick), 0);
    pick_prompt(&pick, words, sizeof words);
    assert_non_null(strstr(words, "Embargo"));
    assert_false(press(&pick, "seat:1", &action)); /* it has no target */
    assert_true(pick_back(&pick));
    assert_int_equal(pick.mode, PICK_TOKEN);
    assert_true(pick_back(&pick));
    assert_int_equal(pick.mode, PICK_VERB);
    press(&pick, "token:0", &action);
    press(&pick, "token:0", &action); /* a second press lets it down */
    assert_int_equal(pick.token, -1);
    press(&pick, "token:0", &action);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 token embargo");
}

/* KE-1: the first press of a face says what it does, the second takes it. */
static void test_take_a_token(void **unused) {
    (void)unused;
    SabaccState state = table_of("kessel", (const char *const[]){"tokens=select", NULL});
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    SabaccCard first;
    assert_int_equal(pick.mode, PICK_FACES);
    assert_int_equal(pick_faces(&pick, &first), 0xffff);
    assert_true(button_of(&pick, "confirm").is_disabled);
    assert_false(press(&pick, "confirm", &action));
    assert_false(press(&pick, "face:immunity", &action));
    assert_false(press(&pick, "face:embargo", &action));
    assert_false(button_of(&pick, "confirm").is_disabled);
    assert_true(press(&pick, "face:embargo", &action));
    expect_words(&state, &action, "0 take embargo");
    assert_true(apply(&state, &action));
    pick = pick_for(&state, 0);
    press(&pick, "face:embargo", &action); /* no longer there */
    assert_int_equal(pick.face, SABACC_CARD_NONE);
    press(&pick, "face:refund", &action);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 take refund");
}

/* By its digit, the tenth by 0; the same digit once more takes it. */
static void test_take_a_token_by_its_digit(void **unused) {
    (void)unused;
    SabaccState state = table_of("kessel", (const char *const[]){"tokens=select", NULL});
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    SabaccCard first;
    pick_faces(&pick, &first);
    assert_false(press_key(&pick, '0', &action));
    assert_int_equal(pick.face, first + 9);
    assert_int_equal(pick_face_digit(&pick, (SabaccCard)(first + 10)), -1);
    assert_false(press_key(&pick, '3', &action));
    assert_int_equal(pick.face, first + 2);
    assert_true(press_key(&pick, '3', &action));
    assert_int_equal(action.card, first + 2);
    assert_true(apply(&state, &action));
    pick = pick_for(&state, 0); /* what is left moves up */
    assert_false(press_key(&pick, '3', &action));
    assert_int_equal(pick.face, first + 3);
}

static void test_choose_a_die(void **unused) {
    (void)unused;
    SabaccState state = table_with_token("prime-sabacc");
    play(&state, "0 token prime-sabacc");
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    char name[UI_NAME_BYTES], words[SABACC_TEXT];
    int die = state.table.dice[1];
    assert_int_equal(pick.mode, PICK_VALUES);
    assert_int_equal(pick_values(&pick), 1u << state.table.dice[0] | 1u << die);
    snprintf(name, sizeof name, "value:%d", die);
    snprintf(words, sizeof words, "0 choose %d", die);
    assert_true(press(&pick, name, &action));
    expect_words(&state, &action, words);
    assert_true(press_key(&pick, (char)('0' + die), &action));
    expect_words(&state, &action, words);
    assert_false(press(&pick, "value:9", &action));
}

/* ---- side cards ---- */

static void test_build_a_side_deck(void **unused) {
    (void)unused;
    SabaccState state = table_of("pazaak", NULL);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_int_equal(pick.mode, PICK_SIDE);
    assert_false(press(&pick, "confirm", &action));
    for (int i = 0; i < 3; i++) assert_false(press(&pick, "side-add:4", &action));
    assert_int_equal(pick.side[4], 2); /* two of each kind at most */
    press(&pick, "side-drop:4", &action);
    press(&pick, "side-add:99", &action);
    assert_int_equal(pick_side_count(&pick), 1);
    assert_true(button_of(&pick, "confirm").is_disabled);
    press(&pick, "side-fill", &action);
    assert_int_equal(pick_side_count(&pick), SABACC_SIDE_DECK);
    press(&pick, "side-add:0", &action); /* it is full */
    assert_int_equal(pick_side_count(&pick), SABACC_SIDE_DECK);
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, NULL);
    press(&pick, "side-clear", &action);
    assert_int_equal(pick_side_count(&pick), 0);
    pick_side_set(&pick, action.cards, action.card_count);
    SabaccAction again;
    assert_true(press(&pick, "confirm", &again));
    assert_memory_equal(&again, &action, sizeof action);
}

/* A card of two signs is asked for its sign; others are laid at once. Equal cards are both alive. */
static void test_play_a_side_card(void **unused) {
    (void)unused;
    SabaccState state = table_with_hand((const char *const[]){"±3", "+2", "±3", "2&4"});
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_int_equal(pick_cards(&pick), 15);
    press(&pick, "card:2", &action);
    assert_true(has_button(&pick, "sign:+") && has_button(&pick, "sign:-"));
    assert_true(press(&pick, "sign:-", &action));
    expect_words(&state, &action, "0 play ±3 -");
    pick = pick_for(&state, 0);
    press(&pick, "play", &action);
    assert_false(press_key(&pick, '1', &action));
    assert_true(press_key(&pick, 'p', &action));
    expect_words(&state, &action, "0 play ±3 +");
    pick = pick_for(&state, 0);
    press(&pick, "play", &action);
    assert_true(press_key(&pick, '2', &action));
    expect_words(&state, &action, "0 play +2");
    pick = pick_for(&state, 0);
    press(&pick, "card:3", &action);
    assert_true(press(&pick, "play", &action));
    expect_words(&state, &action, "0 play 2&4");
    pick = pick_for(&state, 0);
    assert_true(press(&pick, "end", &action));
    expect_words(&state, &action, "0 end");
    assert_true(press(&pick, "stand", &action));
    expect_words(&state, &action, "0 stand");
}

static void test_a_main_card_or_none(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("pazaak", (const char *const[]){"side-cards=shared", "main=choice", NULL});
    SabaccState state = table_from(&setup, 3);
    int seat = sabacc_need(&state);
    Pick pick = pick_for(&state, seat);
    SabaccAction action;
    assert_true(press(&pick, "deal", &action));
    expect_words(&state, &action, NULL);
    assert_int_equal(action.verb, SABACC_VERB_MAIN);
    assert_true(press(&pick, "none", &action));
    expect_words(&state, &action, NULL);
}

/* ---- items and devices (PL-2, PL-3) ---- */

static const SabaccState *find_stake_by(SabaccState *state, uint8_t items, const char *stakes) {
    SabaccSetup setup = setup_of("corellian-spike", (const char *const[]){stakes, "side-pots=off", NULL});
    setup.credits[1] = 20;
    setup.items[1] = items;
    *state = table_from(&setup, 7);
    play(state, "0 stand");
    play(state, "1 stand");
    play(state, "0 bet 60");
    assert_int_equal(sabacc_need(state), 1);
    return state;
}

static const SabaccState *find_stake(SabaccState *state, uint8_t items) {
    return find_stake_by(state, items, "stakes=house");
}

static void test_stake_an_item(void **unused) {
    (void)unused;
    SabaccState state;
    find_stake(&state, 1u << SABACC_ITEM_RING | 1u << SABACC_ITEM_SPEEDER);
    Pick pick = pick_for(&state, 1);
    SabaccAction action;
    assert_false(press(&pick, "stake", &action));
    assert_string_equal(button_of(&pick, "item:speeder").amount, "100");
    assert_false(has_button(&pick, "item:ship"));
    assert_false(press(&pick, "item:ship", &action));
    assert_true(pick_back(&pick));
    assert_false(press_key(&pick, 'i', &action));
    assert_true(press_key(&pick, '2', &action));
    expect_words(&state, &action, "1 stake speeder");
}

/* Between the hands what may be bought back is named at once. */
static void test_redeem_an_item(void **unused) {
    (void)unused;
    SabaccState state;
    find_stake(&state, 1u << SABACC_ITEM_SPEEDER);
    play(&state, "1 stake speeder");
    play(&state, "1 fold");
    assert_int_equal(state.table.turn.phase, SABACC_PHASE_BETWEEN);
    Pick pick = pick_for(&state, 1);
    SabaccAction action;
    assert_true(press(&pick, "item:speeder", &action));
    expect_words(&state, &action, "1 redeem speeder");
    assert_true(press(&pick, "done", &action));
    expect_words(&state, &action, "1 done");
}

static void expect_prompt(const Pick *pick, const char *words) {
    char prompt[PICK_PROMPT];
    pick_prompt(pick, prompt, sizeof prompt);
    assert_string_equal(prompt, words);
}

static void expect_default(const Pick *pick, const char *name) {
    char usual[UI_NAME_BYTES];
    pick_usual(pick, usual);
    assert_string_equal(usual, name);
}

/* Seat 1 stakes its droid, whose price is 50, and matches a bet of 60 (PL-2); then `loser` folds. */
static SabaccState droid_lost_by(int loser) {
    SabaccState state;
    find_stake_by(&state, 1u << SABACC_ITEM_DROID, "stakes=pot");
    Pick pick = pick_for(&state, 1);
    SabaccAction action;
    assert_false(press(&pick, "stake", &action));
    expect_prompt(&pick,
                  "What do you stake? The house lends its price; it lies beside the pot, for the winner "
                  "to take.");
    play(&state, "1 stake droid");
    play(&state, "1 match");
    play(&state, "0 stand");
    play(&state, "1 stand");
    play(&state, loser == 0 ? "0 fold" : "0 check");
    if (loser == 1) play(&state, "1 fold");
    assert_int_equal(state.table.turn.phase, SABACC_PHASE_BETWEEN);
    return state;
}

/* Neither answer can be taken back: none is the usual one. */
static void test_take_an_item(void **unused) {
    (void)unused;
    SabaccState state = droid_lost_by(1);
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    expect_prompt(&pick, "The droid lay beside the pot you have won. Take it for 50?");
    assert_string_equal(button_of(&pick, "item:droid").label, "Take the droid");
    assert_string_equal(button_of(&pick, "item:droid").amount, "50");
    assert_false(button_of(&pick, "item:droid").is_primary);
    assert_string_equal(button_of(&pick, "pass").label, "Leave it to the house");
    assert_false(button_of(&pick, "pass").is_primary);
    expect_default(&pick, "rest");
    assert_true(press_key(&pick, 't', &action));
    expect_words(&state, &action, "0 take-item droid");
    assert_true(press_key(&pick, 'p', &action));
    expect_words(&state, &action, "0 pass");
}

/* Its price would leave less than the next ante; to leave it is for good all the same. */
static void test_an_item_too_dear(void **unused) {
    (void)unused;
    SabaccState state = droid_lost_by(1);
    state.table.seat[0].credits = 51;
    Pick pick = pick_for(&state, 0);
    assert_false(button_of(&pick, "item:droid").is_primary);
    assert_false(button_of(&pick, "pass").is_primary);
    expect_default(&pick, "rest");
}

static void test_take_back_an_item(void **unused) {
    (void)unused;
    SabaccState state = droid_lost_by(0);
    Pick pick = pick_for(&state, 1);
    SabaccAction action;
    expect_prompt(&pick, "The droid that you staked lay beside the pot you have won. Take it back for 50?");
    assert_true(press(&pick, "item:droid", &action));
    expect_words(&state, &action, "1 take-item droid");
}

/* ST-7: to leave the game takes more than Return. */
static void test_buy_in_again(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("classic", (const char *const[]){"rebuy=2", NULL});
    setup.credits[0] = 3;
    SabaccState state = table_from(&setup, 7);
    play(&state, "0 fold");
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    expect_prompt(&pick, "You cannot pay the next ante. Buy in again for 3? (2 of 2 left)");
    assert_string_equal(button_of(&pick, "rebuy").label, "Buy in again");
    assert_string_equal(button_of(&pick, "rebuy").amount, "3");
    assert_true(button_of(&pick, "rebuy").is_primary);
    assert_string_equal(button_of(&pick, "pass").label, "Leave the game");
    assert_false(button_of(&pick, "pass").is_primary);
    expect_default(&pick, "rebuy");
    assert_true(press_key(&pick, 'p', &action));
    expect_words(&state, &action, "0 pass");
    assert_true(press_key(&pick, 'b', &action));
    expect_words(&state, &action, "0 rebuy");
    state.table.seat[0].rebuys = 1;
    pick = pick_for(&state, 0);
    expect_prompt(&pick, "You cannot pay the next ante. Buy in again for 3? (1 of 2 left)");
}

static SabaccState table_with_devices(void) {
    SabaccState state = table_of("classic", (const char *const[]){"devices=allowed", NULL});
    play(&state, "0 check");
    play(&state, "1 check");
    SabaccSeat *seat = &state.table.seat[0];
    seat->hand[0] = sabacc_card_parse("sa7", 3);
    seat->hand[1] = sabacc_card_parse("idiot", 5);
    return state;
}

static void test_clone_a_card(void **unused) {
    (void)unused;
    SabaccState state = table_with_devices();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    int index, count;
    char words[80];
    assert_false(press(&pick, "clone", &action));
    assert_false(press(&pick, "card:0", &action));
    assert_int_equal(pick.mode, PICK_CLONE);
    assert_true(pick_has_steps(&pick, &index, &count, words, sizeof words));
    assert_true(press(&pick, "confirm", &action)); /* all but the card itself: the Idiot */
    expect_words(&state, &action, "0 clone sa7 idiot");
    assert_true(pick_back(&pick));
    press(&pick, "card:1", &action);                                        /* lifted first */
    assert_true(has_button(&pick, "clone") && !has_button(&pick, "skift")); /* it is of no suit */
    press(&pick, "clone", &action);
    press(&pick, "card:0", &action); /* the model is pointed at */
    assert_true(press(&pick, "confirm", &action));
    expect_words(&state, &action, "0 clone idiot sa7");
}

static void test_skift_a_card(void **unused) {
    (void)unused;
    SabaccState state = table_with_devices();
    Pick pick = pick_for(&state, 0);
    SabaccAction action;
    assert_false(press(&pick, "skift", &action));
    assert_int_equal(pick_cards(&pick), 1);
    assert_false(press(&pick, "card:0", &action));
    assert_true(pick_has_amount(&pick));
    assert_int_equal(pick_amount(&pick), 7);
    UiEvent change = {.kind = UI_EVENT_CHANGE, .name = "amount", .value = 40};
    assert_false(pick_take(&pick, &change, &action));
    assert_true(press(&pick, "amount", &action));
    expect_words(&state, &action, "0 skift sa7 15");
}

/* A device that is all there is to choose: its second question can be left for its first. */
static void leave_second_step(const SabaccState *state, int verb, PickMode second) {
    Pick pick = pick_for(state, 0);
    SabaccOffers only = {.count = 0};
    SabaccView view = pick.view;
    SabaccAction action;
    for (int i = 0; i < pick.offers.count; i++)
        if (pick.offers.list[i].verb == verb) only.list[only.count++] = pick.offers.list[i];
    assert_int_equal(only.count, 1);
    pick_begin(&pick, &view, &only);
    assert_int_equal(pick.mode, PICK_CARD);
    assert_false(pick_back(&pick));
    assert_false(press(&pick, "card:0", &action));
    assert_int_equal(pick.mode, second);
    assert_true(has_button(&pick, "cancel"));
    assert_false(press(&pick, "cancel", &action));
    assert_int_equal(pick.mode, PICK_CARD);
    assert_int_equal(pick.card, -1);
    assert_false(press(&pick, "card:0", &action));
    assert_true(press(&pick, "confirm", &action));
    expect_words(state, &action, NULL);
}

static void test_leave_the_second_step_of_the_only_offer(void **unused) {
    (void)unused;
    SabaccState state = table_with_devices();
    leave_second_step(&state, SABACC_VERB_CLONE, PICK_CLONE);
    leave_second_step(&state, SABACC_VERB_SKIFT, PICK_CREDITS);
}

/* ---- everything that can be pressed ---- */

/* Keys and pad start at something that can be pressed, or at a neighbouring widget. */
static void expect_usual(const Pick *pick, const Presses *presses) {
    char name[UI_NAME_BYTES];
    pick_usual(pick, name);
    bool is_there = strcmp(name, "amount") == 0 || strcmp(name, "steps") == 0 || strcmp(name, "rest") == 0 ||
                    strncmp(name, "side-add:", 9) == 0;
    for (int i = 0; i < presses->count; i++) is_there |= strcmp(name, presses->name[i]) == 0;
    assert_true(is_there);
}

static bool is_offered(const Pick *pick, int verb) {
    for (int i = 0; i < pick->offers.count; i++)
        if (pick->offers.list[i].verb == verb) return true;
    return false;
}

/* Return at a first question, if there is a choice, gives up neither the hand nor the game, does not bet the
 * last credit, pays for no item, plays no token, shows no hand, and is not "done" while there are moves that
 * can better it, nor ends a turn over 20 while a card brings the score back. */
static void expect_mild(const Pick *pick) {
    Pick pressed = *pick;
    SabaccAction action;
    char name[UI_NAME_BYTES];
    const SabaccSeat *own = &pick->view.table.seat[pick->seat];
    pick_usual(pick, name);
    bool is_done =
        pick->mode == PICK_VERB && pick->card < 0 && pick->offers.count > 1 && press(&pressed, name, &action);
    if (!is_done) return;
    assert_int_not_equal(action.verb, SABACC_VERB_FOLD);
    assert_int_not_equal(action.verb, SABACC_VERB_TAKE_ITEM);
    if (is_offered(pick, SABACC_VERB_REBUY)) assert_int_equal(action.verb, SABACC_VERB_REBUY);
    assert_int_not_equal(action.verb, SABACC_VERB_CALL);
    assert_int_not_equal(action.verb, SABACC_VERB_TOKEN);
    if (action.verb == SABACC_VERB_MATCH) assert_true(pick->view.table.turn.level - own->bet < own->credits);
    SabaccWorth worth;
    bool is_complete = sabacc_seat_worth(&pick->view.table, pick->seat, &worth) && worth.takes_sabacc_pot;
    if (action.verb == SABACC_VERB_DONE && !is_complete)
        assert_false(is_offered(pick, SABACC_VERB_DRAW) || is_offered(pick, SABACC_VERB_DISCARD));
    bool is_beyond = sabacc_table_game(&pick->view.table)->played_for.prize == SABACC_FOR_SETS &&
                     sabacc_table_total(&pick->view.table, pick->seat) > SABACC_SET_POINTS;
    if (is_beyond) assert_false(pick_can_come_back(pick));
}

typedef struct Walk {
    SabaccState state;
    Rng rng;
    uint64_t verbs; /* that presses have led to */
    uint64_t offered;
} Walk;

/* Presses at random until an action is complete; it is legal. */
static void answer(Walk *walk) {
    int seat = sabacc_need(&walk->state);
    Pick pick = pick_for(&walk->state, seat);
    SabaccAction action;
    for (int i = 0; i < pick.offers.count; i++) walk->offered |= UINT64_C(1) << pick.offers.list[i].verb;
    for (int tries = 0; tries < 2000; tries++) {
        Presses presses = presses_of(&pick);
        char prompt[PICK_PROMPT];
        pick_prompt(&pick, prompt, sizeof prompt);
        assert_true(presses.count > 0);
        expect_usual(&pick, &presses);
        expect_mild(&pick);
        step_aside(&pick, &walk->rng);
        const char *name = presses.name[rng_below(&walk->rng, (uint32_t)presses.count)];
        if (rng_below(&walk->rng, 40) == 0) pick_back(&pick);
        if (!press(&pick, name, &action)) continue;
        assert_int_equal(sabacc_check(&walk->state, &action), SABACC_OK);
        assert_true(apply(&walk->state, &action));
        walk->verbs |= UINT64_C(1) << action.verb;
        return;
    }
    fail_msg("no press leads to an action");
}

static void walk_games(const char *game, const char *const options[]) {
    Walk walk = {.rng = rng_of(11, 0)};
    SabaccSetup setup = setup_of(game, options);
    const SabaccGame *found = setup.game;
    char words[SABACC_TEXT];
    Text why = text_over(words, sizeof words);
    setup.seats = found->max_seats < 3 ? found->max_seats : 3;
    setup.dealer = 0;
    for (int seat = 0; seat < setup.seats; seat++) {
        setup.credits[seat] = found->max_seats < 3 ? 100 : 60 + 20 * seat;
        setup.items[seat] = sabacc_setup_has_items(&setup) ? 0x3f : 0;
    }
    assert_true(sabacc_setup_check(&setup, &why));
    for (int acted = 0, games = 0; acted < 1500; games++) {
        walk.state = table_from(&setup, (uint64_t)games);
        for (int i = 0; i < 300 && !walk.state.table.over; i++, acted++) {
            answer(&walk);
            let_deal(&walk.state);
        }
    }
    assert_int_equal(walk.offered & ~walk.verbs, 0); /* whatever was ever offered, presses have done */
}

/* Every press of every game leads to a legal action, and every verb is led to. */
static void test_any_press_leads_to_a_legal_action(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) walk_games(sabacc_game_at(i)->id, NULL);
    walk_games("classic", (const char *const[]){"devices=allowed", "discard-pile=on", "stakes=on", NULL});
    walk_games("brockley",
               (const char *const[]){"declare=bluff", "devices=allowed", "side-pots=off", "stakes=on", NULL});
    walk_games("corellian-spike", (const char *const[]){"stakes=pot", "side-pots=off", "rebuy=2", NULL});
    walk_games("kessel", (const char *const[]){"rebuy=1", NULL});
    walk_games("kessel", (const char *const[]){"tokens=select", NULL});
    walk_games("kessel", (const char *const[]){"tokens=draft", NULL});
    walk_games("pazaak", (const char *const[]){"side-cards=shared", "main=choice", NULL});
    walk_games("pazaak", (const char *const[]){"side-cards=full-10", "tiebreaker=1", NULL});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_buy_a_card_or_the_spike),
        cmocka_unit_test(test_draw_from_two_families),
        cmocka_unit_test(test_one_card_must_go),
        cmocka_unit_test(test_keep_any_cards),
        cmocka_unit_test(test_kept_cards_stay_out_of_it),
        cmocka_unit_test(test_digits_of_a_field),
        cmocka_unit_test(test_digits_of_a_spike),
        cmocka_unit_test(test_digits_of_kept_cards),
        cmocka_unit_test(test_digits_of_two_families),
        cmocka_unit_test(test_solitaire_does_not_begin_at_the_end),
        cmocka_unit_test(test_all_in_is_meant),
        cmocka_unit_test(test_token_against_a_seat),
        cmocka_unit_test(test_token_back_and_forth),
        cmocka_unit_test(test_take_a_token),
        cmocka_unit_test(test_take_a_token_by_its_digit),
        cmocka_unit_test(test_choose_a_die),
        cmocka_unit_test(test_build_a_side_deck),
        cmocka_unit_test(test_play_a_side_card),
        cmocka_unit_test(test_a_main_card_or_none),
        cmocka_unit_test(test_stake_an_item),
        cmocka_unit_test(test_redeem_an_item),
        cmocka_unit_test(test_take_an_item),
        cmocka_unit_test(test_an_item_too_dear),
        cmocka_unit_test(test_take_back_an_item),
        cmocka_unit_test(test_buy_in_again),
        cmocka_unit_test(test_clone_a_card),
        cmocka_unit_test(test_skift_a_card),
        cmocka_unit_test(test_leave_the_second_step_of_the_only_offer),
        cmocka_unit_test(test_any_press_leads_to_a_legal_action),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
