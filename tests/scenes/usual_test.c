/* What Return does, at random tables of every game: never what cannot be undone and loses the hand; and that
 * the button which it presses is the one in gold. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "pick_support.h"
#include "random_setup.h"

enum { TABLES = 40, ACTIONS = 150, RETURNS = 60 };

static bool offers(const Pick *pick, int verb) {
    for (int i = 0; i < pick->offers.count; i++)
        if (pick->offers.list[i].verb == verb) return true;
    return false;
}

static bool can_change(const Pick *pick) {
    return offers(pick, SABACC_VERB_DRAW) || offers(pick, SABACC_VERB_TRADE) ||
           offers(pick, SABACC_VERB_DISCARD);
}

static bool is_bombed(const Pick *pick) {
    SabaccWorth worth;
    return sabacc_seat_worth(&pick->view.table, pick->seat, &worth) && worth.rank == SABACC_RANK_BOMB;
}

/* It wins the sabacc pot, and to be done does not give its cards to the dice. */
static bool is_complete(const Pick *pick) {
    SabaccWorth worth;
    return !offers(pick, SABACC_VERB_CALL) && sabacc_seat_worth(&pick->view.table, pick->seat, &worth) &&
           worth.takes_sabacc_pot;
}

/* Why Return alone should not have led there; NULL if it may. */
static const char *fault_of(const Pick *asked, const SabaccAction *action) {
    const SabaccTable *table = &asked->view.table;
    const SabaccSeat *own = &table->seat[asked->seat];
    bool is_only = asked->offers.count == 1;
    switch (action->verb) {
    case SABACC_VERB_FOLD: return is_only ? NULL : "folds";
    case SABACC_VERB_CALL: return is_only ? NULL : "calls";
    case SABACC_VERB_DONE: return is_only || is_complete(asked) ? NULL : "is done though more is offered";
    case SABACC_VERB_UNFIELD: return "gives up a field";
    case SABACC_VERB_STAKE:
    case SABACC_VERB_TAKE_ITEM: return is_only ? NULL : "stakes or buys a thing";
    case SABACC_VERB_MATCH:
        return 2 * (int64_t)(table->turn.level - own->bet) >= own->credits && !is_only
                   ? "matches half of it all"
                   : NULL;
    case SABACC_VERB_STAND: return is_bombed(asked) && can_change(asked) ? "stands bombed out" : NULL;
    case SABACC_VERB_DRAW:
    case SABACC_VERB_TRADE:
    case SABACC_VERB_DISCARD:
        return offers(asked, SABACC_VERB_STAND) && !is_bombed(asked) ? "changes a hand that may stand" : NULL;
    case SABACC_VERB_PASS:
        return offers(asked, SABACC_VERB_REBUY) || offers(asked, SABACC_VERB_TAKE_ITEM) ? "passes up" : NULL;
    default: return NULL;
    }
}

/* One button is the first, if any: what Return presses here, unless that is grave; none is lit as if it were
 * advice. */
static void check_gold(const Pick *pick) {
    PickButton buttons[PICK_BUTTONS];
    char usual[UI_NAME_BYTES];
    int count = pick_buttons(pick, buttons), gold = -1, first = -1;
    pick_usual(pick, usual);
    for (int i = 0; i < count; i++) {
        assert_false(buttons[i].is_primary && gold >= 0);
        assert_false(buttons[i].is_taught);
        if (buttons[i].is_primary) gold = i;
        if (strcmp(buttons[i].name, usual) == 0) first = i;
    }
    if (strcmp(usual, "rest") == 0) assert_int_equal(gold, -1);
    if (first >= 0) assert_int_equal(gold, pick_is_grave(pick, &buttons[first]) ? -1 : first);
}

/* What takes the rest of a row is an answer: neither the way back nor what is grave. */
static void check_wide(const Pick *pick) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons);
    if (count == 0) return;
    int wide = pick_wide_button(pick, buttons, count), last = count - 1;
    assert_in_range(wide, 0, count);
    if (wide < count) {
        assert_string_not_equal(buttons[wide].name, "back");
        assert_false(pick_is_grave(pick, &buttons[wide]) && wide == last);
    }
    bool answers = last > 0 && strcmp(buttons[last].name, "back") == 0 &&
                   strcmp(buttons[last - 1].name, "confirm") == 0 && !pick_is_grave(pick, &buttons[last]);
    if (answers) assert_int_equal(wide, last - 1);
}

/* Where a button is advised it alone is lit. */
static void check_advised(Pick pick) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(&pick, buttons);
    if (count == 0) return;
    snprintf(pick.advised, sizeof pick.advised, "%s", buttons[count - 1].name);
    count = pick_buttons(&pick, buttons);
    for (int i = 0; i < count; i++) {
        assert_true(buttons[i].is_outshone && !buttons[i].is_primary);
        assert_int_equal(buttons[i].is_advised, i == count - 1);
    }
}

/* Return again and again until an action comes of it. False where it rests. */
static bool press_return(Pick *pick, SabaccAction *action) {
    for (int i = 0; i < RETURNS; i++) {
        char name[UI_NAME_BYTES];
        check_gold(pick);
        check_wide(pick);
        check_advised(*pick);
        pick_usual(pick, name);
        if (strcmp(name, "rest") == 0 || name[0] == '\0') return false;
        if (press(pick, name, action)) return true;
    }
    return false; /* it toggles a card */
}

typedef struct Met {
    int asked, answered, rested;
} Met;

static void ask(const SabaccGame *game, const SabaccState *state, int seat, Met *met) {
    SabaccAction action;
    Pick asked = pick_for(state, seat), pick = asked;
    bool is_answered = press_return(&pick, &action);
    met->asked++;
    met->answered += is_answered;
    met->rested += !is_answered;
    if (!is_answered) return;
    const char *fault = fault_of(&asked, &action);
    char words[256];
    Text text = text_over(words, sizeof words);
    sabacc_action_format(&action, true, &text);
    if (fault) fail_msg("%s, hand %d: Return %s (%s)", game->id, (int)state->table.hand, fault, words);
}

static void play_table(const SabaccGame *game, Rng *rng, Met *met) {
    SabaccState state;
    SabaccSetup setup = random_setup(game, random_seats(game, rng), rng);
    sabacc_start(&state, &setup, NULL);
    for (int i = 0; i < ACTIONS && !state.table.over; i++) {
        SabaccAction action;
        int seat = sabacc_need(&state);
        if (seat >= 0) ask(game, &state, seat, met);
        sabacc_random_action(&state, rng, &action);
        assert_true(apply(&state, &action));
    }
}

static void test_return_never_loses_the_hand(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        Rng rng = rng_of(3, (uint64_t)i);
        Met met = {0};
        for (int k = 0; k < TABLES; k++) play_table(sabacc_game_at(i), &rng, &met);
        assert_true(met.asked > TABLES);
        if (met.answered * 4 < met.asked) /* or it would be of little use */
            fail_msg("%s: Return answers %d of %d questions", sabacc_game_at(i)->id, met.answered, met.asked);
    }
}

/* Casino: what is done gives the other cards to the dice. */
static void test_a_hand_is_not_given_away_in_the_casino(void **unused) {
    (void)unused;
    const char *const options[] = {NULL};
    SabaccState state = table_of("casino", options);
    char name[UI_NAME_BYTES];
    int met = 0;
    for (int i = 0; i < 200 && !state.table.over; i++) {
        SabaccAction action;
        Rng rng = rng_of(5, (uint64_t)i);
        int seat = sabacc_need(&state);
        Pick pick = seat >= 0 ? pick_for(&state, seat) : (Pick){0};
        bool may_be_done = seat >= 0 && offers(&pick, SABACC_VERB_DONE) && pick.offers.count > 1;
        if (may_be_done) {
            pick_usual(&pick, name);
            assert_string_not_equal(name, "done");
            assert_string_not_equal(name, "call");
            met++;
        }
        sabacc_random_action(&state, &rng, &action);
        assert_true(apply(&state, &action));
    }
    assert_true(met > 0);
}

/* The cards of seat 0, instead of those that it has. */
static Pick pick_with(SabaccState *state, const char *const cards[], int count) {
    SabaccSeat *own = &state->table.seat[0];
    own->hand_count = (uint8_t)count;
    for (int i = 0; i < count; i++) own->hand[i] = sabacc_card_parse(cards[i], strlen(cards[i]));
    return pick_for(state, 0);
}

static void expect_usual(const Pick *pick, const char *wanted) {
    char name[UI_NAME_BYTES];
    pick_usual(pick, name);
    assert_string_equal(name, wanted);
}

/* Solitaire: a hand that nothing betters is kept, also below zero; any other is not given up unasked. */
static void test_a_complete_hand_is_not_changed(void **unused) {
    (void)unused;
    char name[UI_NAME_BYTES];
    SabaccState state = table_of("solitaire", NULL);
    Pick pick = pick_with(&state, (const char *const[]){"sa5", "sa6", "sa7", "st5"}, 4);
    expect_usual(&pick, "done");
    pick = pick_with(&state, (const char *const[]){"evil-one", "endurance"}, 2);
    expect_usual(&pick, "done");
    pick = pick_with(&state, (const char *const[]){"sa5", "sa6", "sa7", "st4"}, 4);
    pick_usual(&pick, name);
    assert_string_not_equal(name, "done");
}

/* Kessel: of three cards the one goes without which the others rank best. */
static void test_the_card_put_away_leaves_the_better_hand(void **unused) {
    (void)unused;
    const char *const options[] = {"tokens=none", NULL};
    SabaccState state = table_of("kessel", options);
    play(&state, "0 draw sand deck");
    Pick pick = pick_with(&state, (const char *const[]){"sand3", "blood4", "sand4"}, 3);
    expect_usual(&pick, "choose:0");
    pick = pick_with(&state, (const char *const[]){"sand4", "blood4", "sand3"}, 3);
    expect_usual(&pick, "choose:2");
}

/* Seat 0 of a table of Pazaak has that score, and four of that card. */
static SabaccState table_with_score(int score, const char *word) {
    SabaccState state = table_with_hand((const char *const[]){word, word, word, word});
    state.table.seat[0].laid_value[0] = (int8_t)score;
    return state;
}

static void expect_hint_of(const Pick *pick, const char *name, const char *words) {
    char said[PICK_HINT];
    assert_true(pick_hint(pick, name, said, sizeof said));
    assert_string_equal(said, words);
}

/* Pazaak at 22: Return leads to a card that brings the score back; where none does it ends the turn, and lays
 * no card for nothing. */
static void test_over_20(void **unused) {
    (void)unused;
    SabaccState state = table_with_score(22, "-1");
    Pick pick = pick_for(&state, 0);
    expect_usual(&pick, "end");
    expect_hint_of(&pick, "end", "No card of yours brings it back: with more than 20 the set is lost.");
    expect_hint_of(&pick, "stand", "Keep this score: with more than 20 the set is lost.");
    state.table.seat[0].hand[2] = sabacc_card_parse("-3", 2);
    pick = pick_for(&state, 0);
    expect_usual(&pick, "play");
    SabaccAction action;
    assert_false(press(&pick, "play", &action));
    expect_usual(&pick, "card:2");
    state = table_with_score(20, "-1");
    pick = pick_for(&state, 0);
    expect_hint_of(&pick, "end", "End your turn: with 20 your score stands, and you take no more cards.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_return_never_loses_the_hand),
        cmocka_unit_test(test_a_hand_is_not_given_away_in_the_casino),
        cmocka_unit_test(test_a_complete_hand_is_not_changed),
        cmocka_unit_test(test_the_card_put_away_leaves_the_better_hand),
        cmocka_unit_test(test_over_20),
    };
    return cmocka_run_group_tests_name("usual", tests, NULL, NULL);
}
