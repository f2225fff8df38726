/* Sitting out and in at the table (ST-6): what a person says is kept until it may be said, counts for the
 * next hand if it is said between two hands, and a hand that waits asks nobody but for somebody to sit in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

#include "play_support.h"
#include "scenes/play/private.h"

enum { SEATS = 3, STEPS_MAX = 200 };

typedef struct Table {
    Settings settings;
    StartOptions start;
    PlayScene play;
} Table;

static int open_table(void **state, const char *sit_out) {
    static Table table;
    char words[256];
    Text why = text_over(words, sizeof words);
    MatchSetup setup;
    table = (Table){.settings = settings_usual()};
    table.settings.values[SETTING_PACE] = PACE_INSTANT;
    match_setup_init(&setup, sabacc_game_find("classic"), SEATS, 100);
    setup.has_seed = true;
    setup.allow_undo = true;
    assert_true(sabacc_option_set(&setup.rules, "sit-out", sit_out, &why));
    play_support_open(&table.play, &setup, &table.settings, &table.start);
    *state = &table.play;
    return 0;
}

static int set_up(void **state) { return open_table(state, "on"); }
static int set_up_without(void **state) { return open_table(state, "off"); }

static int tear_down(void **state) {
    play_support_close(*state);
    return 0;
}

static const SabaccTable *known(const PlayScene *play) { return match_public(play->game.match); }

static void assert_label(const PlayScene *play, int seat, const char *wanted) {
    char words[120];
    play_format_sitting(play, seat, words, sizeof words);
    assert_string_equal(words, wanted);
}

static bool says_it_sits_out(const PlayScene *play, int seat) { return seat_in(known(play)->sits_out, seat); }

/* Whoever is to act folds, once the curtain is up. */
static void fold(PlayScene *play) {
    play->mode = PLAY_OPEN;
    play_act(play, &(SabaccAction){.seat = (int8_t)match_to_act(play->game.match), .verb = SABACC_VERB_FOLD});
}

static void play_hand(PlayScene *play) {
    play_advance(play);
    for (int i = 0; i < STEPS_MAX && play->mode != PLAY_SHOWDOWN; i++) fold(play);
    assert_int_equal(play->mode, PLAY_SHOWDOWN);
}

static void test_kept_while_cards_are_dealt(void **state) {
    PlayScene *play = *state;
    while (!(known(play)->dealt && known(play)->seat[1].hand_count == 1)) match_step(play->game.match);
    play->mode = PLAY_READ_OUT; /* nothing goes on by itself */
    play_say_sitting(play, 0);
    assert_false(says_it_sits_out(play, 0));
    assert_int_equal(play_unshown_sitting(play), 1);
    assert_label(play, 0, "Seat 1: Stay in after all");
    play_say_sitting(play, 1);
    play_say_sitting(play, 1); /* twice is as never */
    assert_int_equal(play_unshown_sitting(play), 1);
    while (match_to_act(play->game.match) == SABACC_CROUPIER) {
        assert_false(says_it_sits_out(play, 0));
        play_advance(play);
        assert_false(says_it_sits_out(play, 0));
        match_step(play->game.match);
    }
    play_advance(play);
    assert_int_equal(known(play)->sits_out, 1);
    assert_int_equal(play->sitting.kept, 0);
    assert_int_equal(play_shown(play)->sits_out, 1);
    play_say_sitting(play, 0); /* and takes it back at once */
    assert_int_equal(known(play)->sits_out, 0);
}

/* Though the step that ended the hand has opened the next one. */
static void test_said_between_hands_it_counts_for_the_next(void **state) {
    PlayScene *play = *state;
    play_hand(play);
    assert_int_equal(known(play)->hand, 2);
    assert_int_equal(play_shown(play)->hand, 1);
    assert_int_equal(known(play)->dealt, 7);
    play_say_sitting(play, 1);
    assert_int_equal(play->mode, PLAY_SHOWDOWN);
    assert_int_equal(known(play)->hand, 2);
    assert_int_equal(known(play)->dealt, 5);
    assert_int_equal(play_shown(play)->hand, 1); /* the results stay */
    assert_int_equal(play_shown(play)->sits_out, 2);
    play_say_sitting(play, 1);
    assert_int_equal(known(play)->dealt, 7);
    play_say_sitting(play, 2);
    assert_int_equal(known(play)->dealt, 3);
    int32_t credits = known(play)->seat[2].credits;
    play_go_on(play);
    assert_int_equal(play_shown(play)->dealt, 3);
    assert_int_equal(play_shown(play)->absent, 4);
    assert_int_equal(play_shown(play)->seat[2].credits, credits);
    assert_int_equal(play_shown(play)->seat[2].hand_count, 0);
}

/* What the results explain is told once. */
static void test_results_are_told_once(void **state) {
    PlayScene *play = *state;
    play_hand(play);
    int count = play->past.count;
    assert_true(count > 0);
    play_say_sitting(play, 1);
    assert_int_equal(play->past.count, count);
    play_say_sitting(play, 0);
    assert_int_equal(play->past.count, count);
}

static void wait_for_all(PlayScene *play) {
    play_hand(play);
    for (int seat = 0; seat < SEATS; seat++) play_say_sitting(play, seat);
    play_go_on(play);
}

static void test_waiting_asks_nobody(void **state) {
    PlayScene *play = *state;
    wait_for_all(play);
    assert_true(play_hand_waits(play));
    assert_int_equal(play->mode, PLAY_OPEN);
    assert_int_equal(match_to_act(play->game.match), SABACC_NOBODY);
    assert_int_equal(play->asking.pick.mode, PICK_NOTHING);
    assert_false(play_waits_for_opponent(play));
    assert_string_equal(ui_focus(stage_services(play->scene.stage)->ui), "sit-in:0");
    uint32_t serial = match_serial(play->game.match);
    for (int i = 0; i < 10; i++) play_advance(play);
    assert_int_equal(match_serial(play->game.match), serial);
}

static void test_it_goes_on_with_two(void **state) {
    PlayScene *play = *state;
    wait_for_all(play);
    play_say_sitting(play, 2);
    assert_true(play_hand_waits(play));
    assert_int_equal(known(play)->sits_out, 3);
    play_say_sitting(play, 1);
    assert_false(play_hand_waits(play));
    assert_int_equal(known(play)->hand, 2);
    assert_int_equal(known(play)->dealt, 6);
    assert_int_equal(play->mode, PLAY_CURTAIN);
    assert_true(play->asking.asked == 1 || play->asking.asked == 2);
    play_say_sitting(play, 0); /* from behind the curtain, for the hand after this one */
    assert_int_equal(known(play)->sits_out, 0);
    assert_int_equal(play_shown(play)->sits_out, 0);
    assert_int_equal(known(play)->absent, 1);
    assert_label(play, 0, "Seat 1: Stay out after all");
}

static void test_nobody_sits_out_without_the_option(void **state) {
    PlayScene *play = *state;
    play_hand(play);
    assert_int_equal(play_sitters(play), 0);
    play_say_sitting(play, 0);
    assert_int_equal(known(play)->sits_out, 0);
    assert_int_equal(play->sitting.kept, 0);
}

/* Where several people look at one screen the hands of all but the viewer are hidden; where one does, none
 * is, for it is shown what that one may see. */
static void test_hands_lie_face_down_for_others(void **state) {
    PlayScene *play = *state;
    while (!(known(play)->dealt && known(play)->seat[0].hand_count == 2)) match_step(play->game.match);
    for (SeatMask humans = 1; humans < 1 << SEATS; humans++)
        for (int viewer = SABACC_NOBODY; viewer < SEATS; viewer++) {
            play->game.humans = humans;
            play->seen.eyes.viewer = viewer;
            for (int seat = 0; seat < SEATS; seat++)
                assert_int_equal(play_is_face_down(play, seat), seats_several(humans) && seat != viewer);
        }
    play->game.humans = 7;
}

/* The coach speaks in the first five hands, where one wants it. */
static void test_the_coach_is_for_the_first_hands(void **state) {
    enum { COACHED = 5 };
    PlayScene *play = *state;
    Settings *settings = &((Table *)(void *)((char *)play - offsetof(Table, play)))->settings;
    for (int played = 0; played <= COACHED; played++) {
        int hand = known(play)->hand;
        for (int wanted = 0; wanted <= 1; wanted++) {
            settings->values[SETTING_COACH] = wanted;
            assert_int_equal(play_is_coached(play), wanted && hand <= COACHED);
        }
        play_hand(play);
        play_go_on(play);
    }
    assert_true(known(play)->hand > COACHED + 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_kept_while_cards_are_dealt, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_said_between_hands_it_counts_for_the_next, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_results_are_told_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_hands_lie_face_down_for_others, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_coach_is_for_the_first_hands, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_waiting_asks_nobody, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_it_goes_on_with_two, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_nobody_sits_out_without_the_option, set_up_without, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
