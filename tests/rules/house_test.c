/* What records do not show of the games against the house: what the player sees of its cards, the limit of
 * its account, who is ahead, and which games end. */
#include "rules_support.h"

#include <string.h>

#define DEALT "* deal sa5, * deal sa6, * deal sa7, * deal st1, * deal co1, * deal co2, * deal co3, * deal co4"

static SabaccState casino(int32_t credits, const char *options) {
    SabaccSetup setup = setup_of("casino", 1, credits, options);
    return start_of(&setup);
}

/* CS-1, CS-2: "co1 ? ? ?" as the player sees the house's hand. */
static void player_sees(const SabaccState *state, const char *hand) {
    SabaccView view;
    char bytes[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes);
    sabacc_view(state, 0, &view);
    for (int i = 0; i < view.table.seat[1].hand_count; i++) {
        if (i > 0) text_add_char(&words, ' ');
        sabacc_card_format(view.table.seat[1].hand[i], &words);
    }
    assert_string_equal(bytes, hand);
}

static void test_first_card_lies_open(void **unused) {
    (void)unused;
    SabaccState state = casino(100, "");
    play(&state, DEALT);
    player_sees(&state, "co1 ? ? ?");
    assert_int_equal(sabacc_face_up(&state.table, 1), 1);
    assert_int_equal(sabacc_face_up(&state.table, 0), 0);
}

/* The 3 and the 4 are fielded; the 1 is shifted away, and what comes for it lies face down. */
static void test_field_lies_open_and_a_new_card_does_not(void **unused) {
    (void)unused;
    SabaccState state = casino(100, "");
    play(&state, DEALT ", 0 done");
    player_sees(&state, "co1 ? co3 co4");
    assert_int_equal(sabacc_face_up(&state.table, 1), 1 | 4 | 8);
    play(&state, "* roll 6 6 6 6 1 6, * deal fl9");
    player_sees(&state, "? co3 co4 ?");
    assert_int_equal(sabacc_face_up(&state.table, 1), 2 | 4);
}

static void test_blind_hand_is_dealt_face_down(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("solitaire", 1, 100, "end=hands 1");
    SabaccState state = start_of(&setup);
    play(&state,
         "* deal sa5, * deal sa6, * deal sa7, * deal st1, 0 done, * deal co1, * deal co2, * deal co3");
    player_sees(&state, "? ? ?");
    play(&state, "* deal co4");
    player_sees(&state, "co1 co2 co3 co4");
}

/* The house acts by itself: no action of seat 1 is ever accepted. */
static void test_nobody_plays_the_house(void **unused) {
    (void)unused;
    SabaccState state = casino(100, "");
    play(&state, DEALT);
    assert_string_equal(refusal_of(&state, "1 call"), "not-your-turn");
    assert_string_equal(refusal_of(&state, "1 field co1"), "not-your-turn");
    assert_int_equal(sabacc_house_seat(&state.table), 1);
    assert_int_equal(sabacc_all_in(&state.table), 0);
}

/* Its account goes as far below zero as credits are counted, and it can lose twice what it has bet: after an
 * ante of 1 and 1 for the round, (10^9 - 2 - 1) / 2. */
static void test_house_covers_what_it_can_count(void **unused) {
    (void)unused;
    SabaccState state = casino(SABACC_MAX_CREDITS, "");
    play(&state, DEALT);
    assert_string_equal(refusal_of(&state, "0 bet 499999999"), "over-limit");
    assert_string_equal(refusal_of(&state, "0 bet 1000000000"), "not-enough-credits");
    play(&state, "0 bet 499999998, 0 done, * roll 6 6 6 6 6 6");
    assert_int_equal(state.table.house, -2 - 499999998 - 1);
    assert_string_equal(refusal_of(&state, "0 bet 1"), "over-limit");
}

/* ST-5: the seat has its stack, the house its account, below zero from the first ante on. */
static void test_purses(void **unused) {
    (void)unused;
    SabaccState state = casino(100, "ante=5");
    play(&state, DEALT);
    assert_int_equal(sabacc_purse(&state.table, 0), 95);
    assert_int_equal(sabacc_purse(&state.table, 1), -6);
    assert_true(sabacc_plays_for_credits(&state.table));
}

static void moves_are(const SabaccState *state, int wanted) {
    int left = -1, whole = -1;
    assert_true(sabacc_moves(&state->table, &left, &whole));
    assert_int_equal(left, wanted);
    assert_int_equal(whole, 2);
}

/* SO-1: all of them while cards are dealt, one less with each move, none once the house has its cards. */
static void test_moves_are_counted_down(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("solitaire", 1, 100, "moves=2");
    SabaccState state = start_of(&setup), other = casino(100, "");
    int left, whole;
    assert_false(sabacc_plays_for_credits(&state.table));
    moves_are(&state, 2);
    play(&state, "* deal sa5, * deal sa6, * deal sa7, * deal st1");
    moves_are(&state, 2);
    play(&state, "0 draw");
    moves_are(&state, 1);
    play(&state, "* deal st2, 0 done");
    moves_are(&state, 0);
    play(&state, "* deal co1, * deal co2, * deal co3, * deal co4");
    moves_are(&state, 0);
    play(&state, "* deal sa1"); /* of the next hand */
    moves_are(&state, 2);
    assert_false(sabacc_moves(&other.table, &left, &whole));
    set_options(&setup, "stake=1");
    state = start_of(&setup);
    assert_true(sabacc_plays_for_credits(&state.table));
}

static int champions_of(const char *cards) {
    SabaccState state = casino(100, "end=hands 1");
    play(&state, cards);
    play(&state, "0 call");
    assert_true(state.table.over);
    return state.table.champions;
}

/* 19 against 10, 20 and 19. */
static void test_who_gained_is_ahead(void **unused) {
    (void)unused;
    assert_int_equal(champions_of(DEALT), 1);
    assert_int_equal(champions_of("* deal sa5, * deal sa6, * deal sa7, * deal st1, * deal co5, * deal co6, "
                                  "* deal co7, * deal co2"),
                     2);
    assert_int_equal(champions_of("* deal sa5, * deal sa6, * deal sa7, * deal st1, * deal co5, * deal co6, "
                                  "* deal co7, * deal co1"),
                     3);
}

static bool ends(const char *game, int seats, const char *options) {
    SabaccSetup setup = setup_of(game, seats, 100, options);
    char bytes[SABACC_TEXT] = "";
    Text why = text_over(bytes, sizeof bytes);
    bool does = sabacc_setup_ends(&setup, &why);
    assert_true(does == (bytes[0] == '\0'));
    return does;
}

static void test_which_games_end(void **unused) {
    (void)unused;
    assert_false(ends("solitaire", 1, ""));
    assert_false(ends("casino", 1, "end=sabacc-won"));
    assert_true(ends("casino", 1, "end=hands 5"));
    assert_true(ends("classic", 2, ""));
}

static void test_seats_and_beginning(void **unused) {
    (void)unused;
    char bytes[SABACC_TEXT] = "";
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup = setup_of("solitaire", 1, 4, "stake=5");
    assert_int_equal(sabacc_setup_seats(&setup), 2);
    assert_false(sabacc_setup_can_begin(&setup, &why));
    assert_string_equal(bytes,
                        "the player cannot pay for a hand; give more credits or lower the ante or the stake");
    set_options(&setup, "stake=4");
    assert_true(sabacc_setup_can_begin(&setup, &why));
    SabaccSetup two = setup_of("classic", 2, 4, "");
    assert_int_equal(sabacc_setup_seats(&two), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_card_lies_open),
        cmocka_unit_test(test_field_lies_open_and_a_new_card_does_not),
        cmocka_unit_test(test_blind_hand_is_dealt_face_down),
        cmocka_unit_test(test_nobody_plays_the_house),
        cmocka_unit_test(test_house_covers_what_it_can_count),
        cmocka_unit_test(test_purses),
        cmocka_unit_test(test_moves_are_counted_down),
        cmocka_unit_test(test_who_gained_is_ahead),
        cmocka_unit_test(test_which_games_end),
        cmocka_unit_test(test_seats_and_beginning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
