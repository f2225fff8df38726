/* Outside bots: good ones play, and the faults of bad ones are replaced by mild actions and counted. */
#include "helpers.h"
#include "match/bot.h"
#include "match/truth.h"

enum { SOON = 1000, ENOUGH = 10000 };

/* Plays a hand of two, seat 1 by the command and seat 0 standing, checking and matching; returns the bot's
 * faults, and why it was dropped or what was wrong with its last bad answer. */
static int faults_of_game(const char *command, int milliseconds, char *sentence, bool waits,
                          const char *end) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 10000, end);
    Match *match = match_new(&setup, NULL, NULL, &why);
    Bot *bot = bot_start(command, (BotTime){.answer = milliseconds}, &why);
    if (bot == NULL || match == NULL) fail_msg("%s", bytes);
    MatchDriver driver = bot_driver(bot, match, waits);
    match_set_driver(match, 1, &driver);
    for (MatchStep step = match_step(match); step.outcome != MATCH_OVER; step = match_step(match)) {
        assert_int_not_equal(step.outcome, MATCH_REFUSED);
        if (step.outcome != MATCH_WAITING || match_to_act(match) != 0) continue;
        SabaccOffers offers;
        SabaccAction action;
        sabacc_legal(match_state(match), 0, &offers);
        match_default_action(&match_state(match)->table, 0, &offers, &action);
        assert_true(match_post(match, match_serial(match), &action));
    }
    int faults = bot_faults(bot);
    snprintf(sentence, SENTENCE, "%s", bot_dropped(bot) != NULL ? bot_dropped(bot) : bot_last_fault(bot));
    match_free(match);
    bot_stop(bot);
    return faults;
}

static int faults_of(const char *command, int milliseconds, char *sentence, bool waits) {
    return faults_of_game(command, milliseconds, sentence, waits, "hands 1");
}

/* Answers by what is offered. */
static const char good[] = "while read -r state; do case $state in "
                           "*'\"legal\":[\"check\"'*) echo '{\"do\":\"check\"}';; "
                           "*) echo '{\"do\":\"stand\"}';; esac; done";

static void test_good_bot_plays(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of(good, ENOUGH, sentence, true), 0);
    assert_string_equal(sentence, "");
    assert_int_equal(faults_of(good, ENOUGH, sentence, false), 0);
}

static void test_malformed_and_illegal_answers_are_counted(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of("while read -r state; do echo hello; done", ENOUGH, sentence, true), 6);
    assert_string_equal(sentence, "malformed: hello");
    assert_int_equal(
        faults_of("while read -r state; do echo '{\"do\":\"bet x\"}'; done", ENOUGH, sentence, true), 6);
    assert_int_equal(
        faults_of("while read -r state; do echo '{\"do\":\"check\",\"so\":1}'; done", ENOUGH, sentence, true),
        6);
    assert_int_equal(
        faults_of("while read -r state; do echo '{\"do\":\"stand\"}'; done", ENOUGH, sentence, true), 3);
    assert_string_equal(sentence, "illegal: {\"do\":\"stand\"}");
}

static void test_bot_that_goes_is_played_on_without(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of("read -r state; echo '{\"do\":\"stand\"}'", ENOUGH, sentence, true), 5);
    assert_string_equal(sentence, "it has closed its output: it ended with status 0");
    assert_int_equal(faults_of("no-such-command-here 2>/dev/null", ENOUGH, sentence, true), 6);
    assert_string_equal(sentence, "it has closed its output: it ended with status 127");
}

static void test_bot_that_says_too_much_is_cut_off(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of("exec tr '\\0' x </dev/zero", ENOUGH, sentence, true), 6);
    assert_string_equal(sentence, "an answer has no line break within 4096 bytes");
}

/* Silent to the first question, it answers that and the next at once: the late answer must not be taken for
 * the next. */
static const char late_once[] =
    "read -r state; read -r state; echo '{\"do\":\"raise 5\"}'; echo '{\"do\":\"check\"}'; "
    "while read -r state; do case $state in *'\"legal\":[\"check\"'*) echo '{\"do\":\"check\"}';; "
    "*) echo '{\"do\":\"stand\"}';; esac; done";

static void test_late_answer_is_thrown_away(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of(late_once, SOON, sentence, true), 1);
    assert_string_equal(sentence, "late: no answer in time");
}

static void test_deaf_bot_is_late_in_a_window_too(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of("exec sleep 600", 20, sentence, false), 6);
    assert_string_equal(sentence, "its last answers came too late one after another");
}

/* Every other answer is late, and those between are no action: never three late ones in a row. */
static void test_late_answers_are_counted_in_all(void **state) {
    (void)state;
    char sentence[SENTENCE];
    static const char sleepy[] = "while read -r a; do sleep 0.5; echo; read -r b; echo; done";
    assert_int_equal(faults_of_game(sleepy, 400, sentence, true, "hands 10"), 60);
    assert_string_equal(sentence, "too many of its answers came too late");
}

/* More questions than its input holds must not keep the game waiting. */
static void test_deaf_bot_does_not_stop_a_long_game(void **state) {
    (void)state;
    char sentence[SENTENCE];
    assert_int_equal(faults_of_game("exec sleep 600", 1, sentence, true, "hands 100"), 600);
    assert_string_equal(sentence, "its last answers came too late one after another");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good_bot_plays),
        cmocka_unit_test(test_malformed_and_illegal_answers_are_counted),
        cmocka_unit_test(test_bot_that_goes_is_played_on_without),
        cmocka_unit_test(test_bot_that_says_too_much_is_cut_off),
        cmocka_unit_test(test_late_answer_is_thrown_away),
        cmocka_unit_test(test_deaf_bot_is_late_in_a_window_too),
        cmocka_unit_test(test_late_answers_are_counted_in_all),
        cmocka_unit_test(test_deaf_bot_does_not_stop_a_long_game),
    };
    return cmocka_run_group_tests_name("outside bots", tests, NULL, NULL);
}
