/* What Return does, at random tables of every game: never what cannot be undone and loses the hand. */
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

/* Why Return alone should not have led there; NULL if it may. */
static const char *fault_of(const Pick *asked, const SabaccAction *action) {
    const SabaccTable *table = &asked->view.table;
    const SabaccSeat *own = &table->seat[asked->seat];
    bool is_only = asked->offers.count == 1;
    switch (action->verb) {
    case SABACC_VERB_FOLD: return is_only ? NULL : "folds";
    case SABACC_VERB_CALL: return is_only ? NULL : "calls";
    case SABACC_VERB_DONE: return is_only ? NULL : "is done though more is offered";
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

/* Return again and again until an action comes of it. False where it rests. */
static bool press_return(Pick *pick, SabaccAction *action) {
    for (int i = 0; i < RETURNS; i++) {
        char name[UI_NAME_BYTES];
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_return_never_loses_the_hand),
        cmocka_unit_test(test_a_hand_is_not_given_away_in_the_casino),
    };
    return cmocka_run_group_tests_name("usual", tests, NULL, NULL);
}
