/* Chance tied to its place (match/place.h): what one seat does otherwise leaves the cards of the hand, and
 * all of the next, as they were. */
#include "helpers.h"
#include "match/truth.h"

enum { CARDS = 64, HANDS = 4 };

/* The cards dealt in each hand, in order. */
typedef struct Dealt {
    int count[HANDS + 1];
    SabaccCard cards[HANDS + 1][CARDS];
} Dealt;

static bool pick_verb(const MatchQuestion *question, SabaccVerb verb, SabaccAction *action) {
    for (int i = 0; i < question->offers->count; i++) {
        if (question->offers->list[i].verb != verb) continue;
        Rng rng = rng_of(1, 1);
        sabacc_offer_pick(&question->view->table, question->seat, &question->offers->list[i], &rng, action);
        return true;
    }
    return false;
}

/* Draws where it may. */
static MatchAnswer eager_ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    (void)self;
    if (!pick_verb(question, SABACC_VERB_DRAW, action))
        match_default_action(&question->view->table, question->seat, question->offers, action);
    return MATCH_READY;
}

/* Stands, checks and matches. */
static MatchAnswer mild_ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    (void)self;
    if (!pick_verb(question, SABACC_VERB_MATCH, action))
        match_default_action(&question->view->table, question->seat, question->offers, action);
    return MATCH_READY;
}

static MatchSetup placed_setup(int64_t seed) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("classic"), 3, 100);
    setup.has_seed = true;
    setup.seed = seed;
    assert_true(sabacc_option_set(&setup.rules, "end", "hands 4", &why));
    assert_true(sabacc_option_set(&setup.rules, "shift-on", "never", &why));
    return setup;
}

static void note(Dealt *dealt, Match *match) {
    MatchStep step;
    do {
        int hand = match_public(match)->hand;
        step = match_step(match);
        if (step.outcome != MATCH_APPLIED || step.action.verb != SABACC_VERB_DEAL) continue;
        assert_in_range(hand, 1, HANDS);
        dealt->cards[hand][dealt->count[hand]++] = step.action.card;
    } while (step.outcome == MATCH_APPLIED);
    assert_int_equal(step.outcome, MATCH_OVER);
}

static Dealt play(int64_t seed, MatchAnswer (*first)(void *, const MatchQuestion *, SabaccAction *)) {
    MatchSetup setup = placed_setup(seed);
    Dealt dealt = {0};
    Match *match = begin_match(&setup, NULL);
    for (int seat = 0; seat < 3; seat++)
        match_set_driver(match, seat, &(MatchDriver){.ask = seat == 0 ? first : mild_ask});
    note(&dealt, match);
    match_free(match);
    return dealt;
}

static int equal_cards(const Dealt *a, const Dealt *b, int hand) {
    int least = a->count[hand] < b->count[hand] ? a->count[hand] : b->count[hand], equal = 0;
    for (int i = 0; i < least; i++) equal += a->cards[hand][i] == b->cards[hand][i];
    return equal;
}

static void test_cards_do_not_depend_on_choices(void **state) {
    (void)state;
    Dealt eager = play(MATCH_PLACED + 2, eager_ask), mild = play(MATCH_PLACED + 2, mild_ask);
    for (int hand = 1; hand <= HANDS; hand++) {
        assert_true(eager.count[hand] > mild.count[hand]); /* they did choose otherwise */
        assert_int_equal(equal_cards(&eager, &mild, hand), mild.count[hand]);
    }
    Dealt other = play(MATCH_PLACED + 4, mild_ask);
    assert_true(equal_cards(&other, &mild, 1) < mild.count[1]);
}

/* By serial they do: else the seeds of deals of the day would be like any other. */
static void test_they_do_by_serial(void **state) {
    (void)state;
    Dealt eager = play(4, eager_ask), mild = play(4, mild_ask);
    assert_int_equal(equal_cards(&eager, &mild, 1), mild.count[1]); /* nobody has chosen yet */
    assert_true(equal_cards(&eager, &mild, 2) < mild.count[2]);
}

static void test_only_seeds_of_that_range(void **state) {
    (void)state;
    assert_false(match_seed_is_placed(0));
    assert_false(match_seed_is_placed(MATCH_PLACED - 1));
    assert_true(match_seed_is_placed(MATCH_PLACED));
    assert_true(match_seed_is_placed(2 * MATCH_PLACED - 1));
    assert_false(match_seed_is_placed(2 * MATCH_PLACED));
}

/* Opponents that choose at random do it alike, too: the game that is gone on with is the game that was left.
 */
static void test_a_resumed_game_goes_on_alike(void **state) {
    Place *place = *state;
    MatchSetup setup = placed_setup(MATCH_PLACED + 2);
    Match *whole = begin_match(&setup, NULL), *left = begin_match(&setup, place->path);
    seat_random(whole);
    seat_random(left);
    assert_int_equal(step_on(whole), MATCH_OVER);
    for (int i = 0; i < 30; i++) assert_int_equal(match_step(left).outcome, MATCH_APPLIED);
    match_free(left);
    Match *again = resume_match(place->path, false, "");
    seat_random(again);
    assert_int_equal(step_on(again), MATCH_OVER);
    assert_memory_equal(match_state(whole), match_state(again), sizeof(SabaccState));
    match_free(whole);
    match_free(again);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_do_not_depend_on_choices),
        cmocka_unit_test(test_they_do_by_serial),
        cmocka_unit_test(test_only_seeds_of_that_range),
        cmocka_unit_test_setup_teardown(test_a_resumed_game_goes_on_alike, place_make, place_remove),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
