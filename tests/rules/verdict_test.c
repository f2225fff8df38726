/* What decided between two shown hands, and by which clause, in the games that count to 23; Corellian Spike
 * is tested in pots_test.c, games with a target in steps_test.c. */
#include "rules_support.h"

#include "rules/private.h"

#define C(id)  SABACC_CRITERION_##id
#define CL(id) SABACC_CLAUSE_##id

static SabaccState shown_table(const char *game, const char *options, const char *hand, const char *other) {
    int players = sabacc_game_find(game)->max_seats > 1 ? 2 : 1; /* the house is the second */
    SabaccSetup setup = setup_of(game, players, 100, options);
    SabaccState state = start_of(&setup);
    const char *hands[] = {hand, other};
    for (int seat = 0; seat < 2; seat++) {
        SabaccSeat *at = &state.table.seat[seat];
        at->hand_count = (uint8_t)cards_of(hands[seat], at->hand);
        at->fielded = 0;
        at->alignment = (uint8_t)(seat == 0 ? SABACC_LIGHT : SABACC_DARK); /* of force alone */
    }
    state.table.shown = 3;
    for (int seat = 0; seat < 2; seat++) /* as the event of a bomb marks it */
        if (sabacc_worth(&state.table, seat, state.table.seat[seat].hand, state.table.seat[seat].hand_count)
                .rank == SABACC_RANK_BOMB)
            state.table.bombed |= seat_bit(seat);
    return state;
}

static SabaccVerdict verdict_on(const SabaccState *state, int seat) {
    SabaccVerdict verdict;
    assert_true(sabacc_verdict(&state->table, seat, &verdict));
    return verdict;
}

/* ---- a better hand and a worse one ---- */

/* Seat 0 has the better hand; both are told the same. */
static const struct {
    const char *game, *options, *hand, *other;
    SabaccCriterion criterion;
    SabaccClause clause;
} judged[] = {
    {"classic", "", "co10 co9", "co5 co6", C(HIGHER_TOTAL), CL(CA_4)},
    {"classic", "", "co10 co9", "queen endurance", C(HIGHER_TOTAL), CL(CA_4)},           /* 19, -10 */
    {"classic", "", "idiot co2 sa3", "co15 co8", C(RANK), CL(CA_4)},                     /* the array, 23 */
    {"brockley", "", "co15 co8", "co14 co8", C(RANK), CL(CA_4)},                         /* 23, 22 */
    {"swag", "", "co1", "queen", C(HIGHER_TOTAL), CL(CA_4)},                             /* 1, -2 */
    {"low-tech", "", "co15 co7", "co15 co6", C(HIGHER_TOTAL), CL(CA_4)},                 /* 22, 21 */
    {"casino", "", "co15 sa15 st15 fl1", "co15 co7", C(RANK), CL(CA_4)},                 /* 46, 22 */
    {"casino", "", "co15 co8", "endurance evil-one", C(RANK), CL(CS_5)},                 /* 23, -23 */
    {"local", "table=temporal-array", "fl1 fl2 fl3 fl4", "co15 co8", C(RANK), CL(CA_4)}, /* the array, 23 */
    {"local", "table=temporal-array", "idiot co2 sa3", "fl1 fl2 fl3 fl4", C(RANK), CL(LT_2)},
    {"force", "", "co10 co2", "fl5 fl6", C(HIGHER_SCORE), CL(FO_3)},           /* light 12, dark -(-11) */
    {"force", "", "co15 co8", "fl15 fl7", C(RANK), CL(FO_3)},                  /* light 23, dark 22 */
    {"standard", "", "star co1 queen", "co10 co7", C(CLOSER_23), CL(SN_6)},    /* -18, 17 */
    {"standard", "arrays=on", "queen queen", "co12 co10", C(NAMED), CL(SN_7)}, /* -22 named, 22 */
    {"standard", "arrays=on", "co12 co10", "endurance co14 co13", C(CLOSER_23), CL(SN_6)}, /* 22, 21 named */
    {"standard", "arrays=on", "queen queen", "evil-one co12 co13", C(CLOSER_23),
     CL(SN_6)},                                                  /* 22, 20, both named */
    {"standard", "", "co15 co8", "co15 co7", C(RANK), CL(SN_6)}, /* 23, 22 */
};

static void test_better_and_worse(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof judged / sizeof judged[0]; i++) {
        print_message("%s: %s against %s\n", judged[i].game, judged[i].hand, judged[i].other);
        SabaccState state = shown_table(judged[i].game, judged[i].options, judged[i].hand, judged[i].other);
        SabaccVerdict won = verdict_on(&state, 0), lost = verdict_on(&state, 1);
        assert_true(won.best);
        assert_false(lost.best);
        assert_int_equal(won.against, 1);
        assert_int_equal(lost.against, 0);
        assert_int_equal(won.criterion, judged[i].criterion);
        assert_int_equal(lost.criterion, judged[i].criterion);
        assert_int_equal(won.clause, judged[i].clause);
        assert_int_equal(lost.clause, judged[i].clause);
    }
}

/* ---- bombed out (CA-3) ---- */

/* The only remaining hand wins by the game's own clause; the bombed hand loses by CA-3, whatever the kind of
 * the other. */
static void test_one_is_bombed(void **unused) {
    static const struct {
        const char *game;
        SabaccClause clause;
    } games[] = {{"classic", CL(CL_7)},  {"brockley", CL(BK_5)}, {"force", CL(FO_3)}, {"swag", CL(SW_6)},
                 {"standard", CL(SN_6)}, {"low-tech", CL(CL_7)}, {"local", CL(CL_7)}, {"casino", CL(CS_5)}};
    static const char *const hands[] = {"co12", "co15 co8", "idiot co2 co3"};
    (void)unused;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++)
        for (size_t j = 0; j < sizeof hands / sizeof hands[0]; j++) {
            SabaccState state = shown_table(games[i].game, "", hands[j], "co15 co14");
            SabaccVerdict won = verdict_on(&state, 0), lost = verdict_on(&state, 1);
            assert_true(won.best);
            assert_int_equal(won.against, SABACC_NOBODY);
            assert_int_equal(won.criterion, C(NOTHING));
            assert_int_equal(won.clause, games[i].clause);
            assert_false(lost.best);
            assert_int_equal(lost.against, 0);
            assert_int_equal(lost.criterion, C(BOMBED));
            assert_int_equal(lost.clause, CL(CA_3));
        }
}

static void test_all_are_bombed(void **unused) {
    (void)unused;
    SabaccState state = shown_table("classic", "", "co15 co14", "star evil-one");
    for (int seat = 0; seat < 2; seat++) {
        SabaccVerdict verdict = verdict_on(&state, seat);
        assert_false(verdict.best);
        assert_int_equal(verdict.against, SABACC_NOBODY);
        assert_int_equal(verdict.criterion, C(BOMBED));
        assert_int_equal(verdict.clause, CL(CA_3));
    }
}

/* ---- equal hands and the sudden demise (SD-1) ---- */

/* 12 and 12, before and after 5 and 3 are drawn in the demise. */
static void test_equal_hands(void **unused) {
    (void)unused;
    SabaccState state = shown_table("classic", "", "co10 co2", "sa11 sa1");
    for (int seat = 0; seat < 2; seat++) {
        SabaccVerdict verdict = verdict_on(&state, seat);
        assert_int_equal(verdict.criterion, C(NOTHING));
        assert_int_equal(verdict.clause, CL(CL_7));
    }
    for (int seat = 0; seat < 2; seat++) {
        state.table.seat[seat].draw_count = 1;
        cards_of(seat == 0 ? "co5" : "co3", state.table.seat[seat].draws);
    }
    for (int seat = 0; seat < 2; seat++) {
        SabaccVerdict verdict = verdict_on(&state, seat);
        assert_int_equal(verdict.best, seat == 0);
        assert_int_equal(verdict.against, 1 - seat);
        assert_int_equal(verdict.criterion, C(DEMISE));
        assert_int_equal(verdict.clause, CL(SD_1));
    }
}

/* ---- either way round ---- */

/* The deciding criterion does not depend on the order of the two hands. */
static void test_criteria_either_way(void **unused) {
    static const char *const hands[] = {"co12",          "co15 co8",  "co15 co14",
                                        "idiot co2 co3", "co12 co10", "queen queen"};
    (void)unused;
    SabaccSetup setup = setup_of("standard", 2, 100, "arrays=on");
    SabaccState state = start_of(&setup);
    for (size_t i = 0; i < sizeof hands / sizeof hands[0]; i++)
        for (size_t j = 0; j < sizeof hands / sizeof hands[0]; j++) {
            SabaccCard one[SABACC_MAX_HAND], other[SABACC_MAX_HAND];
            SabaccWorth first = sabacc_worth(&state.table, 0, one, cards_of(hands[i], one));
            SabaccWorth second = sabacc_worth(&state.table, 0, other, cards_of(hands[j], other));
            SabaccCriterion found = standard_criterion(first.key, second.key);
            assert_int_equal(found, standard_criterion(second.key, first.key));
            bool is_bomb = first.rank == SABACC_RANK_BOMB || second.rank == SABACC_RANK_BOMB;
            assert_int_equal(found == C(BOMBED), is_bomb);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_better_and_worse),    cmocka_unit_test(test_one_is_bombed),
        cmocka_unit_test(test_all_are_bombed),      cmocka_unit_test(test_equal_hands),
        cmocka_unit_test(test_criteria_either_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
