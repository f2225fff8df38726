/* The reasons of decisions: that they are those of the decision, and come from what the seat sees. */
#include "ai/explain.h"
#include "ai/study.h"
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

enum { EFFORT = 6 };

/* A question with room for what it points to. */
typedef struct Asked {
    SabaccView view;
    SabaccOffers offers;
    AiQuestion question;
    AiMemory memory;
} Asked;

static void ask(Asked *asked, const SabaccState *state, AiLevel level, const char *name) {
    sabacc_view(state, sabacc_need(state), &asked->view);
    sabacc_view_legal(&asked->view, &asked->offers);
    asked->question = (AiQuestion){.view = &asked->view,
                                   .offers = &asked->offers,
                                   .level = level,
                                   .name = name,
                                   .effort = EFFORT,
                                   .seed = 1,
                                   .memory = &asked->memory};
}

static SabaccAction decide(const Asked *asked) {
    SabaccAction action;
    assert_true(ai_decide(&asked->question, &action));
    return action;
}

static AiReasons explain(const Asked *asked, const SabaccAction *taken) {
    AiReasons reasons;
    assert_true(ai_explain(&asked->question, taken, &reasons));
    return reasons;
}

static AiReasons reasons_of(Asked *asked, const SabaccState *state, AiLevel level) {
    ask(asked, state, level, NULL);
    SabaccAction action = decide(asked);
    return explain(asked, &action);
}

/* ---- bets ---- */

static const char *const betting_games[] = {"corellian-spike", "classic", "brockley", "bespin-yarith"};
enum { BETTING_GAMES = sizeof betting_games / sizeof *betting_games };

typedef void (*OnBet)(Asked *asked, const SabaccState *state, const AiReasons *reasons);

/* Up to `most` decisions by the trained tables at a table of three. Returns how many there were. */
static int visit_bets(const char *game, AiLevel level, const char *name, int most, OnBet visit) {
    static Asked asked;
    SabaccSetup setup = support_setup(sabacc_game_find(game), 3);
    int found = 0;
    memset(&asked, 0, sizeof asked);
    for (uint64_t seed = 1; seed < 60 && found < most; seed++) {
        Rng rng = rng_of(seed, 9);
        SabaccState state;
        sabacc_start(&state, &setup, NULL);
        for (int i = 0; i < 12 && support_to_seat(&state, &rng) && found < most; i++) {
            ask(&asked, &state, level, name);
            SabaccAction action = decide(&asked);
            AiReasons reasons = explain(&asked, &action);
            assert_true(reasons.is_repeated);
            if (reasons.ground == AI_GROUND_TABLE) {
                visit(&asked, &state, &reasons);
                found++;
            }
            sabacc_random_action(&state, &rng, &action);
            support_apply(&state, &action);
        }
    }
    return found;
}

/* The table tells; the match is what the level asks for beyond one's bet, or the whole stack. */
static void has_its_price(Asked *asked, const SabaccState *state, const AiReasons *reasons) {
    const SabaccTable *table = &state->table;
    const SabaccSeat *own = &table->seat[sabacc_need(state)];
    int64_t owed = table->turn.level - own->bet;
    (void)asked;
    if (owed > own->credits) owed = own->credits;
    assert_true(reasons->is_bet);
    assert_int_equal(reasons->pot, table->hand_pot);
    assert_int_equal(reasons->owed, owed);
    assert_true(owed == 0 || reasons->price * (reasons->pot + owed) <= 100 * owed);
    assert_true(owed == 0 || (reasons->price + 1) * (reasons->pot + owed) > 100 * owed);
    assert_true(owed > 0 || reasons->folds == 0);
    assert_int_equal(reasons->folds + reasons->calls + reasons->raises, 100);
}

static void test_prices(void **unused) {
    (void)unused;
    for (int i = 0; i < BETTING_GAMES; i++)
        assert_true(visit_bets(betting_games[i], AI_MASTER, NULL, 30, has_its_price) >= 20);
}

/* What is done with so many seeds is what the reasons say, to within four standard deviations at most. */
static void does_as_it_says(Asked *asked, const SabaccState *state, const AiReasons *reasons) {
    enum { SEEDS = 400, NEAR = 10 };
    int folds = 0, calls = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        asked->question.seed = seed * 7919;
        SabaccAction action = decide(asked);
        folds += action.verb == SABACC_VERB_FOLD;
        calls += action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_MATCH;
    }
    assert_in_range(folds * 100 / SEEDS - reasons->folds + NEAR, 0, 2 * NEAR);
    assert_in_range(calls * 100 / SEEDS - reasons->calls + NEAR, 0, 2 * NEAR);
}

static void test_shares_are_what_is_done(void **unused) {
    (void)unused;
    for (int i = 0; i < BETTING_GAMES; i++) {
        visit_bets(betting_games[i], AI_MASTER, NULL, 8, does_as_it_says);
        visit_bets(betting_games[i], AI_REGULAR, NULL, 8, does_as_it_says);
        visit_bets(betting_games[i], AI_MASTER, "Vex", 8, does_as_it_says);
        visit_bets(betting_games[i], AI_MASTER, "Moluu", 8, does_as_it_says);
    }
}

/* What is done is as close as so many seeds tell it, so that how often sharp errs counts too. */
static void does_closely_as_it_says(Asked *asked, const SabaccState *state, const AiReasons *reasons) {
    enum { SEEDS = 10000, NEAR = 2 };
    int calls = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        asked->question.seed = seed * 7919;
        SabaccAction action = decide(asked);
        calls += action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_MATCH;
    }
    assert_in_range(calls * 100 / SEEDS - reasons->calls + NEAR, 0, 2 * NEAR);
}

static void test_sharp_errs_as_often_as_it_says(void **unused) {
    (void)unused;
    for (int i = 0; i < BETTING_GAMES; i++)
        visit_bets(betting_games[i], AI_SHARP, NULL, 12, does_closely_as_it_says);
}

static void errs_not(Asked *asked, const SabaccState *state, const AiReasons *reasons) {
    (void)asked;
    (void)state;
    assert_int_equal(reasons->beats_least, reasons->beats);
    assert_int_equal(reasons->beats_most, reasons->beats);
}

static int widest;

static void errs(Asked *asked, const SabaccState *state, const AiReasons *reasons) {
    (void)asked;
    (void)state;
    assert_true(reasons->beats_least <= reasons->beats && reasons->beats <= reasons->beats_most);
    if (reasons->beats_most - reasons->beats_least > widest)
        widest = reasons->beats_most - reasons->beats_least;
}

static int widest_of(AiLevel level) {
    widest = 0;
    visit_bets("classic", level, NULL, 20, errs);
    return widest;
}

static void test_only_lower_levels_misjudge(void **unused) {
    (void)unused;
    visit_bets("classic", AI_MASTER, NULL, 20, errs_not);
    int regular = widest_of(AI_REGULAR), sharp = widest_of(AI_SHARP);
    assert_true(regular >= 25);
    assert_true(0 < sharp && sharp < regular);
}

static int held_back, stayed; /* raises and others of which it was said */

/* Of a raise it is said only where it is as large as patience allows, otherwise only where that allows none;
 * and not in a late hand. */
static void holds_back_early(Asked *asked, const SabaccState *state, const AiReasons *reasons) {
    const SabaccTable *table = &state->table;
    const SabaccSeat *own = &table->seat[sabacc_need(state)];
    SabaccAction action = decide(asked);
    bool is_raise = action.verb == SABACC_VERB_BET || action.verb == SABACC_VERB_RAISE;
    int64_t owed = table->turn.level - own->bet, of_pot = owed > 0 ? 0 : table->hand_pot / 16;
    int64_t of_stack = (own->credits + own->paid) / 4 - own->paid - owed;
    int64_t most = of_pot < of_stack ? of_pot : of_stack;
    if (reasons->holds_back) {
        held_back += is_raise;
        stayed += !is_raise;
        assert_true(is_raise ? action.amount - table->turn.level <= (most > 1 ? most : 1) : most <= 0);
    }
    asked->view.table.hand = 99;
    SabaccAction late = decide(asked);
    assert_false(explain(asked, &late).holds_back);
}

static void test_holding_back(void **unused) {
    (void)unused;
    visit_bets("corellian-spike", AI_MASTER, NULL, 300, holds_back_early);
    visit_bets("corellian-spike", AI_MASTER, "Vex", 300, holds_back_early);
    assert_true(held_back >= 3);
    assert_true(stayed >= 3);
}

/* Characters differ only where they have a habit. */
static void test_habits(void **unused) {
    (void)unused;
    static const struct {
        const char *name;
        bool has[AI_HABITS];
    } rows[] = {{"Tally", {0}}, {"Vex", {[AI_HABIT_BLUFFS] = true}}};
    static Asked asked;
    SabaccSetup setup = support_setup(sabacc_game_find("corellian-spike"), 3);
    int found[2] = {0};
    for (int row = 0; row < 2; row++) {
        for (uint64_t seed = 1; seed < 120; seed++) {
            Rng rng = rng_of(seed, 9);
            SabaccState state;
            sabacc_start(&state, &setup, NULL);
            for (int i = 0; i < 8 && support_to_seat(&state, &rng); i++) {
                ask(&asked, &state, AI_MASTER, rows[row].name);
                SabaccAction action = decide(&asked);
                AiReasons reasons = explain(&asked, &action);
                if (reasons.ground == AI_GROUND_TABLE && reasons.habit != AI_HABIT_NONE) {
                    assert_true(rows[row].has[reasons.habit]);
                    assert_true(reasons.is_habit_strong);
                    assert_true(abs(reasons.habit_adds) >= 5);
                    found[row]++;
                }
                sabacc_random_action(&state, &rng, &action);
                support_apply(&state, &action);
            }
        }
    }
    assert_int_equal(found[0], 0);
    assert_true(found[1] > 0);
}

/* ---- grounds ---- */

/* 5 and −5 are a sabacc, 9 and 10 a nulrhek as far from zero as few others. */
static void test_good_hands_beat_more(void **unused) {
    (void)unused;
    static const char *const cards[] = {"ci+5", "sq+9", "ci-5", "ci+10", "tr+3", "tr+4"};
    static Asked asked;
    int beats[2];
    SabaccSetup setup = support_setup_with("corellian-spike", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    support_pass_until(&table, 1, SABACC_VERB_CHECK);
    for (int i = 0; i < 2; i++) {
        int seat = sabacc_need(&table.state);
        SabaccAction check = {.seat = (int8_t)seat, .verb = SABACC_VERB_CHECK};
        ask(&asked, &table.state, AI_MASTER, NULL);
        AiReasons reasons = explain(&asked, &check);
        assert_int_equal(reasons.ground, AI_GROUND_TABLE);
        beats[seat] = reasons.beats;
        support_play(&table, "check");
    }
    assert_true(beats[1] >= 75);
    assert_true(beats[0] <= beats[1] - 20);
}

/* The first decision of a game that is made of none but one ground. */
static AiReasons first_of(const char *game, const char *key, const char *value, AiLevel level) {
    static Asked asked;
    SabaccSetup setup = support_setup_with(game, key, value);
    Rng rng = rng_of(3, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    return reasons_of(&asked, &state, level);
}

static void test_grounds(void **unused) {
    (void)unused;
    assert_int_equal(first_of("classic", NULL, NULL, AI_RANDOM).ground, AI_GROUND_CHANCE);
    assert_int_equal(first_of("pazaak", NULL, NULL, AI_REGULAR).ground, AI_GROUND_TASTE);
    assert_int_equal(first_of("solitaire", NULL, NULL, AI_MASTER).ground, AI_GROUND_RECKONED);
    assert_int_equal(first_of("force", NULL, NULL, AI_REGULAR).ground, AI_GROUND_DECLARED);
    AiReasons weighed = first_of("corellian-spike", NULL, NULL, AI_MASTER);
    assert_int_equal(weighed.ground, AI_GROUND_PLAYOUTS);
    assert_true(weighed.choices > 1 && weighed.playouts > 0 && weighed.has_gain);
    assert_true(weighed.gain > -10000 && weighed.gain < 10000);
}

static void test_chips_are_no_credits(void **unused) {
    (void)unused;
    static Asked asked;
    SabaccSetup setup = support_setup_with("kessel", NULL, NULL);
    Rng rng = rng_of(5, 9);
    SabaccState state;
    int weighed = 0;
    sabacc_start(&state, &setup, NULL);
    for (int i = 0; i < 20 && support_to_seat(&state, &rng); i++) {
        AiReasons reasons = reasons_of(&asked, &state, AI_NOVICE);
        assert_false(reasons.has_gain);
        weighed += reasons.ground == AI_GROUND_PLAYOUTS;
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        support_apply(&state, &action);
    }
    assert_true(weighed > 0);
}

static void test_other_actions_are_not_explained_away(void **unused) {
    (void)unused;
    static Asked asked;
    SabaccSetup setup = support_setup_with("corellian-spike", NULL, NULL);
    Rng rng = rng_of(3, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    ask(&asked, &state, AI_MASTER, NULL);
    SabaccAction taken = decide(&asked), other = taken;
    other.verb = taken.verb == SABACC_VERB_STAND ? SABACC_VERB_DRAW : SABACC_VERB_STAND;
    assert_true(explain(&asked, &taken).is_repeated);
    AiReasons reasons = explain(&asked, &other);
    assert_false(reasons.is_repeated);
    assert_false(reasons.has_gain);
}

/* ---- fairness ---- */

/* Whatever is hidden from the seat is dealt anew: its reasons stay the same, to the byte. */
static int explain_from_what_is_seen(const SabaccState *state, uint64_t seed) {
    static Asked here, there;
    SabaccView view;
    SabaccState other;
    sabacc_view(state, sabacc_need(state), &view);
    Rng rng = rng_of(seed, 10);
    sabacc_sample(&view, &rng, &other);
    for (int level = 0; level < AI_LEVELS; level++) {
        ask(&here, state, (AiLevel)level, "Brass");
        ask(&there, &other, (AiLevel)level, "Brass");
        SabaccAction taken = decide(&here);
        AiReasons one = explain(&here, &taken), two = explain(&there, &taken);
        assert_memory_equal(&one, &two, sizeof one);
    }
    return memcmp(state, &other, sizeof other) != 0;
}

static void test_hidden_cards_change_no_reason(void **unused) {
    (void)unused;
    int moved = 0;
    for (int game = 0; game < support_games(); game++) {
        SabaccSetup setup = support_setup(support_game(game), 3);
        Rng rng = rng_of(1 + (uint64_t)game, 9);
        SabaccState state;
        sabacc_start(&state, &setup, NULL);
        for (int i = 0; i < 24 && support_to_seat(&state, &rng); i++) {
            SabaccAction action;
            if (i % 3 == 0) moved += explain_from_what_is_seen(&state, (uint64_t)i);
            sabacc_random_action(&state, &rng, &action);
            support_apply(&state, &action);
        }
    }
    assert_true(moved > 40); /* else nothing was hidden */
}

static void test_explaining_can_be_stopped(void **unused) {
    (void)unused;
    static Asked asked;
    SabaccSetup setup = support_setup_with("corellian-spike", NULL, NULL);
    Rng rng = rng_of(3, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    ask(&asked, &state, AI_MASTER, NULL);
    SabaccAction action = decide(&asked);
    atomic_bool stop = true;
    AiReasons reasons;
    asked.question.stop = &stop;
    assert_false(ai_explain(&asked.question, &action, &reasons));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_prices),
        cmocka_unit_test(test_shares_are_what_is_done),
        cmocka_unit_test(test_sharp_errs_as_often_as_it_says),
        cmocka_unit_test(test_only_lower_levels_misjudge),
        cmocka_unit_test(test_holding_back),
        cmocka_unit_test(test_habits),
        cmocka_unit_test(test_good_hands_beat_more),
        cmocka_unit_test(test_grounds),
        cmocka_unit_test(test_chips_are_no_credits),
        cmocka_unit_test(test_other_actions_are_not_explained_away),
        cmocka_unit_test(test_hidden_cards_change_no_reason),
        cmocka_unit_test(test_explaining_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
