/* The adviser: what it weighs, that it rests on what the seat sees, and its sums. */
#include "ai/adviser.h"
#include "ai/study.h"
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYOUTS = 12 };

typedef struct Advised {
    SabaccView view;
    SabaccOffers offers;
    AiQuestion question;
    AiMemory memory;
    AdviserReport report;
} Advised;

static void advise(Advised *advised, const SabaccState *state, int playouts, const SabaccAction *also) {
    Adviser *adviser = calloc(1, adviser_size());
    sabacc_view(state, sabacc_need(state), &advised->view);
    sabacc_view_legal(&advised->view, &advised->offers);
    advised->question = (AiQuestion){
        .view = &advised->view, .offers = &advised->offers, .seed = 7, .memory = &advised->memory};
    assert_true(adviser_begin(adviser, &advised->question, also));
    assert_true(adviser_play(adviser, playouts));
    adviser_report(adviser, &advised->report);
    free(adviser);
}

static Advised *advised_new(void) {
    Advised *advised = calloc(1, sizeof *advised);
    assert_non_null(advised);
    return advised;
}

static void check_report(const SabaccState *state, const Advised *advised) {
    const AdviserReport *report = &advised->report;
    assert_true(report->count >= 1 && report->count <= ADVISER_CHOICES);
    assert_int_equal(report->playouts, PLAYOUTS);
    SabaccAction chosen = support_decide(state, AI_MASTER, ai_effort(AI_MASTER), 7);
    const Advice *best = adviser_find(report, &chosen);
    assert_true(best != NULL && best->is_usual && report->list[0].is_usual);
    for (int i = 0; i < report->count; i++) {
        const Advice *advice = &report->list[i];
        assert_int_equal(sabacc_check(state, &advice->action), SABACC_OK);
        assert_true(advice->win >= 0 && advice->win <= ADVISER_WHOLE && advice->unshown <= advice->win);
        assert_true(advice->helps >= -1 && advice->helps <= ADVISER_WHOLE);
        if (i > 1) assert_true(report->list[i - 1].worth >= advice->worth);
        /* the means and their differences come from the same play-outs, each rounded once */
        assert_true(llabs(best->worth - advice->worth - advice->behind) <= 2);
        assert_true(!advice->is_usual || advice->worth <= report->list[0].worth);
        for (int other = 0; other < i; other++)
            assert_true(&report->list[other] == adviser_find(report, &report->list[other].action));
    }
}

/* Random play in every game: all that is weighed is legal, and what the best level does is the first, the
 * best of it where it chooses by chance. */
static void test_every_game(void **state_of_test) {
    (void)state_of_test;
    enum { DECISIONS = 6 };
    Advised *advised = advised_new();
    for (int game = 0; game < support_games(); game++) {
        SabaccSetup setup = support_setup(support_game(game), 3);
        SabaccState state;
        Rng rng = rng_of(11, (uint64_t)game);
        sabacc_start(&state, &setup, NULL);
        for (int i = 0; i < DECISIONS && support_to_seat(&state, &rng); i++) {
            SabaccOffers offers;
            SabaccAction action;
            advise(advised, &state, PLAYOUTS, NULL);
            check_report(&state, advised);
            sabacc_legal(&state, sabacc_need(&state), &offers);
            uint32_t at = rng_below(&rng, (uint32_t)offers.count);
            sabacc_offer_pick(&state.table, sabacc_need(&state), &offers.list[at], &rng, &action);
            support_apply(&state, &action);
        }
    }
    free(advised);
}

/* Where nothing is chosen by chance, no choice that play-outs show to be better, beyond chance, comes after
 * the first: the first is found by the same play-outs, or by a solver that sees as they play on. */
static void test_nothing_better_comes_later(void **state_of_test) {
    (void)state_of_test;
    static const char *const games[] = {"casino", "solitaire", "coruscant-shift", "low-tech"};
    enum { DECISIONS = 5, MANY = 150 };
    Advised *advised = advised_new();
    int better = 0;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        const SabaccGame *game = sabacc_game_find(games[i]);
        SabaccSetup setup = support_setup(game, game->max_seats < 3 ? game->max_seats : 3);
        SabaccState state;
        Rng rng = rng_of(5, (uint64_t)i);
        sabacc_start(&state, &setup, NULL);
        for (int decision = 0; decision < DECISIONS && support_to_seat(&state, &rng); decision++) {
            advise(advised, &state, MANY, NULL);
            const AdviserReport *report = &advised->report;
            for (int at = 1; at < report->count && !report->is_bet; at++) {
                const Advice *advice = &report->list[at];
                better += advice->worth > report->list[0].worth && advice->behind + advice->behind_error < 0;
            }
            support_apply(&state, &report->list[0].action);
        }
    }
    assert_int_equal(better, 0);
    free(advised);
}

/* Alone against a blind hand chances are counted, not played out (SO-2). */
static void test_chances_are_counted(void **state_of_test) {
    (void)state_of_test;
    Advised *advised = advised_new();
    SabaccSetup setup = support_setup(sabacc_game_find("solitaire"), 1);
    SabaccState state;
    Rng rng = rng_of(3, 1);
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    advise(advised, &state, 2, NULL);
    AdviserReport few = advised->report;
    advise(advised, &state, PLAYOUTS, NULL);
    for (int i = 0; i < few.count; i++) {
        const Advice *advice = adviser_find(&advised->report, &few.list[i].action);
        assert_int_equal(few.list[i].worth_error, 0);
        assert_true(advice != NULL && advice->worth == few.list[i].worth && advice->win == few.list[i].win);
        assert_true(i == 0 || few.list[i].worth <= few.list[0].worth);
    }
    free(advised);
}

static void assert_alike(const AdviserReport *one, const AdviserReport *other) {
    assert_int_equal(one->count, other->count);
    assert_int_equal(one->kind_count, other->kind_count);
    for (int i = 0; i < one->count; i++) {
        const Advice *left = &one->list[i], *right = &other->list[i];
        assert_true(support_same_action(&left->action, &right->action));
        assert_true(left->worth == right->worth && left->worth_error == right->worth_error);
        assert_true(left->behind == right->behind && left->behind_error == right->behind_error);
        assert_true(left->win == right->win && left->helps == right->helps &&
                    left->unshown == right->unshown);
        assert_true(left->is_usual == right->is_usual);
    }
    for (int i = 0; i < one->kind_count; i++) assert_int_equal(one->kind[i].share, other->kind[i].share);
    assert_true(one->beats == other->beats && one->price == other->price);
}

/* A state that the seat cannot tell from the true one, with other hidden cards. */
static void make_alike(const SabaccView *view, const SabaccState *state, Rng *rng, SabaccState *alike) {
    SabaccView same;
    sabacc_sample(view, rng, alike);
    sabacc_view(alike, sabacc_need(state), &same);
    assert_int_equal(sabacc_need(alike), sabacc_need(state));
    assert_memory_equal(&same.table.seat, &view->table.seat, sizeof same.table.seat);
}

/* Two states that look alike to the seat get the same report, in every game. */
static void test_only_what_the_seat_sees(void **state_of_test) {
    (void)state_of_test;
    enum { DECISIONS = 4 };
    Advised *one = advised_new(), *other = advised_new();
    for (int game = 0; game < support_games(); game++) {
        SabaccSetup setup = support_setup(support_game(game), 3);
        SabaccState state, alike;
        Rng rng = rng_of(3, (uint64_t)game);
        int different = 0;
        sabacc_start(&state, &setup, NULL);
        for (int i = 0; i < DECISIONS && support_to_seat(&state, &rng); i++) {
            SabaccAction action;
            advise(one, &state, PLAYOUTS, NULL);
            make_alike(&one->view, &state, &rng, &alike);
            different += memcmp(&alike.table, &state.table, sizeof alike.table) != 0;
            advise(other, &alike, PLAYOUTS, NULL);
            assert_alike(&one->report, &other->report);
            action = one->report.list[0].action;
            support_apply(&state, &action);
        }
        assert_true(different > 0);
    }
    free(one);
    free(other);
}

/* Two seats with an ante of 1: folding loses nothing more, and wins nothing. */
static void test_a_fold_is_worth_nothing(void **state_of_test) {
    (void)state_of_test;
    Advised *advised = advised_new();
    SabaccSetup setup = support_setup_with("corellian-spike", NULL, NULL);
    SabaccState state;
    Rng rng = rng_of(5, 5);
    int found = 0;
    sabacc_start(&state, &setup, NULL);
    for (int i = 0; i < 40 && found < 3 && support_to_seat(&state, &rng); i++) {
        SabaccAction action = {
            .seat = (int8_t)sabacc_need(&state), .verb = SABACC_VERB_FOLD, .target = SABACC_NOBODY};
        if (sabacc_check(&state, &action) == SABACC_OK) {
            advise(advised, &state, PLAYOUTS, &action);
            const Advice *fold = adviser_find(&advised->report, &action);
            assert_non_null(fold);
            assert_int_equal(fold->worth, 0);
            assert_int_equal(fold->worth_error, 0);
            assert_int_equal(fold->win, 0);
            assert_true(advised->report.is_bet);
            found++;
        }
        action = support_decide(&state, AI_NOVICE, 4, (uint64_t)i);
        support_apply(&state, &action);
    }
    assert_true(found > 0);
    free(advised);
}

/* A Pure Sabacc in the last bets of the game cannot be beaten: it wins whatever comes but a shift. */
static void test_a_sure_hand_wins(void **state_of_test) {
    (void)state_of_test;
    static const char *const cards[] = {"sylop", "ci+5", "sylop", "tr+9", "sq-3", NULL};
    Advised *advised = advised_new();
    SabaccSetup setup = support_setup_with("corellian-spike", NULL, NULL);
    SupportTable table = support_table(&setup, cards);
    while (table.state.table.round < 3 || table.state.table.turn.phase != SABACC_PHASE_BET)
        support_play(&table, table.state.table.turn.phase == SABACC_PHASE_BET ? "check" : "stand");
    int seat = sabacc_need(&table.state);
    SabaccWorth worth;
    if (!sabacc_seat_worth(&table.state.table, seat, &worth) || worth.rank != SABACC_RANK_PURE_SABACC) {
        support_play(&table, "check");
        seat = sabacc_need(&table.state);
    }
    enum { MANY = 400 };
    advise(advised, &table.state, MANY, NULL);
    SabaccAction check = {.seat = (int8_t)seat, .verb = SABACC_VERB_CHECK, .target = SABACC_NOBODY};
    const Advice *advice = adviser_find(&advised->report, &check);
    assert_non_null(advice);
    /* one roll in six matches and deals anew, then it is even at the most: 5/6 and half of 1/6 */
    assert_true(advice->win > 8700 && advice->win < 9800);
    assert_true(advised->report.beats > 90);
    free(advised);
}

/* A card for the open one of the same value changes nothing: keeping the hand is the simpler act, and comes
 * first unless that is surely worth less. */
static void test_an_idle_trade_is_not_advised(void **state_of_test) {
    (void)state_of_test;
    static const char *const values[] = {"+1", "-2", "+3", "-4", "+5", "-6", "+7", "-8", "+9", "-10"};
    enum { VALUES = sizeof values / sizeof *values, MANY = 200 };
    Advised *advised = advised_new();
    SabaccSetup setup = support_setup_with("corellian-spike", NULL, NULL);
    for (int value = 0; value < VALUES; value++)
        for (int other = 0; other < VALUES; other++) {
            char card[5][16];
            const char *cards[6] = {card[0], card[1], card[2], card[3], card[4], NULL};
            static const char *const suits[] = {"ci", "sq", "ci", "sq", "tr"};
            for (int i = 0; i < 5; i++)
                snprintf(card[i], sizeof card[i], "%s%s", suits[i], values[i == 2 || i == 3 ? other : value]);
            if (other == value) continue;
            SupportTable table = support_table(&setup, cards);
            advise(advised, &table.state, MANY, NULL);
            const AdviserReport *report = &advised->report;
            const SabaccAction *first = &report->list[0].action;
            SabaccAction stand = {.seat = first->seat, .verb = SABACC_VERB_STAND, .target = SABACC_NOBODY};
            const Advice *kept = adviser_find(report, &stand);
            bool is_idle = first->verb == SABACC_VERB_TRADE && first->pile == SABACC_PILE_DISCARD &&
                           sabacc_card_value(&table.state.table, first->seat, first->card) ==
                               sabacc_card_value(&table.state.table, first->seat,
                                                 sabacc_card_parse(card[4], strlen(card[4])));
            assert_non_null(kept);
            if (is_idle)
                assert_true(report->list[0].worth - kept->worth >
                            report->list[0].behind_error + kept->behind_error);
        }
    free(advised);
}

/* What was first in an earlier report stays it, unless it is surely worse. */
static void test_the_first_choice_stays(void **state_of_test) {
    (void)state_of_test;
    enum { CHOICES = 3, WORTH = 100, ERROR = 20 };
    static const SabaccVerb verbs[CHOICES] = {SABACC_VERB_DRAW, SABACC_VERB_STAND, SABACC_VERB_FOLD};
    AdviserReport report = {.count = CHOICES};
    for (int i = 0; i < CHOICES; i++)
        report.list[i] = (Advice){
            .action = {.verb = (uint8_t)verbs[i]}, .worth = WORTH - i * 3 * ERROR / 2, .behind_error = ERROR};
    SabaccAction before = {.verb = SABACC_VERB_FOLD};
    adviser_keep_first(&report, &before);
    assert_int_equal(report.list[0].action.verb, SABACC_VERB_DRAW);
    before.verb = SABACC_VERB_STAND;
    adviser_keep_first(&report, &before);
    assert_int_equal(report.list[0].action.verb, SABACC_VERB_STAND);
    assert_int_equal(report.list[1].action.verb, SABACC_VERB_DRAW); /* the others by worth */
    before.verb = SABACC_VERB_CALL;
    adviser_keep_first(&report, &before);
    assert_int_equal(report.list[0].action.verb, SABACC_VERB_STAND);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game),
        cmocka_unit_test(test_nothing_better_comes_later),
        cmocka_unit_test(test_chances_are_counted),
        cmocka_unit_test(test_only_what_the_seat_sees),
        cmocka_unit_test(test_a_fold_is_worth_nothing),
        cmocka_unit_test(test_a_sure_hand_wins),
        cmocka_unit_test(test_an_idle_trade_is_not_advised),
        cmocka_unit_test(test_the_first_choice_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
