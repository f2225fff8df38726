/* Playing records: every key of expect holds and fails where it should, refusals, the stack, chance. */
#include "helpers.h"
#include "match/referee.h"
#include "match/words.h"

/* Two seats and one hand: seat 1 holds 5 and -5 (Sabacc), seat 0 a 3 and a 9. */
#define BEGINNING                                                                                            \
    "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"end\": \"hands 1\"}, "            \
    "\"seats\": [{\"name\": \"Ana\", \"credits\": 100}, {\"name\": \"Bex\", \"credits\": 50}], \"dealer\": " \
    "0, "                                                                                                    \
    "\"stack\": {\"deal\": [\"ci+5\", \"sq+3\", \"tr-5\", \"sq+9\", \"ci+1\"], \"roll\": [[1, 2], [3, 4], "  \
    "[5, 6]]}}\n"                                                                                            \
    "{\"do\": \"1 stand\"}\n"                                                                                \
    "{\"do\": \"0 stand\"}\n"                                                                                \
    "{\"do\": \"1 bet 10\"}\n"
#define ROUND  "{\"do\": \"1 stand\"}\n{\"do\": \"0 stand\"}\n{\"do\": \"1 check\"}\n{\"do\": \"0 check\"}\n"
#define ENDING "{\"do\": \"0 match\"}\n" ROUND ROUND

/* The result of running a record: "" if it passes. */
static const char *verdict(const char *words, char *bytes, size_t size) {
    Text why = text_over(bytes, size);
    Record *record = record_of(words, NULL, &why);
    if (record == NULL) fail_msg("not read: %s", bytes);
    bool holds = referee_run(record, &why);
    assert_int_equal(holds, bytes[0] == '\0');
    record_free(record);
    return bytes;
}

static void assert_verdict(const char *words, const char *expected) {
    char bytes[SENTENCE];
    verdict(words, bytes, sizeof bytes);
    if (strcmp(bytes, expected) != 0) fail_msg("%s\nsaid     %s\nexpected %s", words, bytes, expected);
}

typedef struct Point {
    const char *expect, *fails; /* "" where it holds; else what is said of it */
} Point;

/* While seat 0 faces a bet of 10. */
static const Point in_the_middle[] = {
    {"{\"game_over\": false}", ""},
    {"{\"game_over\": true}", "expected game_over true, found false"},
    {"{\"phase\": \"bet\"}", ""},
    {"{\"phase\": \"dice\"}", "expected phase \"dice\", found \"bet\""},
    {"{\"to_act\": 0}", ""},
    {"{\"to_act\": \"*\"}", "expected to_act \"*\", found 0"},
    {"{\"to_act\": null}", "expected to_act null, found 0"},
    {"{\"hand\": 1, \"round\": 1, \"dealer\": 0, \"caller\": null}", ""},
    {"{\"hand\": 2}", "expected hand 2, found 1"},
    {"{\"round\": 2}", "expected round 2, found 1"},
    {"{\"dealer\": 1}", "expected dealer 1, found 0"},
    {"{\"caller\": 1}", "expected caller 1, found null"},
    {"{\"hand_pot\": 12, \"sabacc_pot\": 2, \"house\": 0}", ""},
    {"{\"hand_pot\": 11}", "expected hand_pot 11, found 12"},
    {"{\"sabacc_pot\": 3}", "expected sabacc_pot 3, found 2"},
    {"{\"house\": -1}", "expected house -1, found 0"},
    {"{\"pots\": [{\"credits\": 2, \"seats\": [1, 0]}, {\"credits\": 10, \"seats\": [1]}]}", ""},
    {"{\"pots\": [{\"credits\": 12, \"seats\": [0, 1]}]}",
     "expected pots [{\"credits\": 12, \"seats\": [0, 1]}], found [{\"credits\": 2, \"seats\": [0, 1]}, "
     "{\"credits\": 10, "
     "\"seats\": [1]}]"},
    {"{\"credits\": [98, 38]}", ""},
    {"{\"credits\": [38, 98]}", "expected credits [38, 98], found [98, 38]"},
    {"{\"credits\": [98]}", "expected credits [98], found [98, 38]"},
    {"{\"hands\": {\"0\": [\"sq+9\", \"sq+3\"]}}", ""},
    {"{\"hands\": {\"0\": [\"sq+9\"]}}",
     "expected hands {\"0\": [\"sq+9\"]}, found {\"0\": [\"sq+3\", \"sq+9\"], \"1\": [\"ci+5\", \"tr-5\"]}"},
    {"{\"fields\": {\"0\": []}}", ""},
    {"{\"fields\": {\"0\": [\"sq+9\"]}}",
     "expected fields {\"0\": [\"sq+9\"]}, found {\"0\": [], \"1\": []}"},
    {"{\"discard\": [\"ci+1\"]}", ""},
    {"{\"discard\": []}", "expected discard [], found [\"ci+1\"]"},
    {"{\"totals\": {\"0\": null}}", ""},
    {"{\"totals\": {\"0\": 12}}", "expected totals {\"0\": 12}, found {\"0\": null, \"1\": null}"},
    {"{\"ranks\": {\"1\": \"sabacc\"}}",
     "expected ranks {\"1\": \"sabacc\"}, found {\"0\": null, \"1\": null}"},
    {"{\"folded\": [], \"all_in\": [], \"out\": [], \"winners\": []}", ""},
    {"{\"folded\": [1]}", "expected folded [1], found []"},
    {"{\"all_in\": [1]}", "expected all_in [1], found []"},
    {"{\"out\": [1]}", "expected out [1], found []"},
    {"{\"stood\": []}", ""},
    {"{\"stood\": [1]}", "expected stood [1], found []"},
    {"{\"items\": {\"0\": []}}", ""},
    {"{\"items\": {\"0\": [\"ring\"]}}", "expected items {\"0\": [\"ring\"]}, found {\"0\": [], \"1\": []}"},
    {"{\"winners\": [0]}", "expected winners [0], found []"},
    {"{\"sabacc_pot_won\": true}", "expected sabacc_pot_won true, found false"},
    {"{\"events\": [\"ante\", \"ante\", \"deal\", \"stand\", \"bet\"]}", ""},
    {"{\"events\": []}", ""},
    {"{\"events\": [\"bet\", \"stand\"]}",
     "expected events [\"bet\", \"stand\"], found [\"dealer\", \"ante\", \"ante\", "
     "\"deal\", \"deal\", \"deal\", \"deal\", \"deal\", "
     "\"stand\", \"stand\", \"bet\"]"},
    {"{\"legal\": [\"fold\", \"raise 11..98\", \"match\"]}", ""},
    {"{\"legal\": [\"fold\", \"match\"]}",
     "expected legal [\"fold\", \"match\"], found [\"match\", \"raise 11..98\", \"fold\"]"},
    {"{\"legal_has\": [\"raise\", \"match\", \"raise 11..98\"]}", ""},
    {"{\"legal_has\": [\"raise 12\"]}",
     "expected legal_has [\"raise 12\"], found [\"match\", \"raise 11..98\", \"fold\"]"},
    {"{\"legal_lacks\": [\"bet\", \"raise 12\", \"call\"]}", ""},
    {"{\"legal_lacks\": [\"raise\"]}",
     "expected legal_lacks [\"raise\"], found [\"match\", \"raise 11..98\", \"fold\"]"},
    {"{\"dice\": []}", ""},
    {"{\"dice\": [1, 2]}", "expected dice [1, 2], found []"},
};

/* Keys of other games. */
static const char *const of_other_games[][2] = {
    {"prize", "12"},
    {"discard_sand", "[\"ci+1\"]"},
    {"discard_blood", "[]"},
    {"target", "0"},
    {"trump", "\"square\""},
    {"chips", "[0, 0]"},
    {"chips_in_play", "[0, 0]"},
    {"tokens", "{\"0\": []}"},
    {"sets", "[0, 0]"},
    {"tables", "{}"},
    {"declared", "{\"0\": null}"},
    {"alignments", "{\"0\": \"light\"}"},
};

/* When it is over: seat 1's 0 takes both pots. */
static const Point at_the_end[] = {
    {"{\"game_over\": true, \"phase\": \"game-over\", \"to_act\": null}", ""},
    {"{\"winners\": [1], \"sabacc_pot_won\": true, \"credits\": [88, 62]}", ""},
    {"{\"winners\": [0]}", "expected winners [0], found [1]"},
    {"{\"totals\": {\"0\": 12, \"1\": 0}, \"ranks\": {\"1\": \"sabacc\", \"0\": \"nulrhek\"}}", ""},
    {"{\"totals\": {\"0\": 11}}", "expected totals {\"0\": 11}, found {\"0\": 12, \"1\": 0}"},
    {"{\"ranks\": {\"0\": \"sabacc\"}}",
     "expected ranks {\"0\": \"sabacc\"}, found {\"0\": \"nulrhek\", \"1\": \"sabacc\"}"},
    {"{\"dice\": [5, 6], \"legal\": [], \"pots\": []}", ""},
};

static void test_each_key_holds_and_fails(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof in_the_middle / sizeof *in_the_middle; i++) {
        const Point *point = &in_the_middle[i];
        char words[SENTENCE], expected[SENTENCE];
        snprintf(words, sizeof words, "%s{\"expect\": %s}\n%s", BEGINNING, point->expect, ENDING);
        snprintf(expected, sizeof expected, "case:5 %s", point->fails);
        assert_verdict(words, point->fails[0] == '\0' ? "" : expected);
    }
}

static void test_each_key_holds_and_fails_at_the_end(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof at_the_end / sizeof *at_the_end; i++) {
        const Point *point = &at_the_end[i];
        char words[SENTENCE], expected[SENTENCE];
        snprintf(words, sizeof words, "%s%s{\"expect\": %s}\n", BEGINNING, ENDING, point->expect);
        snprintf(expected, sizeof expected, "case:14 %s", point->fails);
        assert_verdict(words, point->fails[0] == '\0' ? "" : expected);
    }
}

static void test_keys_of_other_games_fail(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof of_other_games / sizeof *of_other_games; i++) {
        char words[SENTENCE], expected[SENTENCE];
        snprintf(words, sizeof words, "%s{\"expect\": {\"%s\": %s}}\n", BEGINNING, of_other_games[i][0],
                 of_other_games[i][1]);
        snprintf(expected, sizeof expected,
                 "case:5 expected %s, found that this game has none (not of this game)",
                 of_other_games[i][0]);
        assert_verdict(words, expected);
    }
    assert_verdict(
        "{\"sabacc-record\": 1, \"game\": \"null\", \"seats\": [{\"name\": \"A\", \"credits\": 9}, "
        "{\"name\": \"B\", \"credits\": 9}], \"dealer\": 0}\n{\"expect\": {\"items\": {}}}\n",
        "case:2 expected items, found that this game has none (not of this game)");
}

/* Exactly the words that docs/record.md lists; bookkeeping, and a played side card, have none. */
static void test_words_of_events(void **state) {
    static const char *const listed =
        " dealer ante out deal declare take check bet match raise fold field unfield pass call roll shift "
        "pick "
        "reshuffle draw trade discard stand buy keep token tax choose reveal showdown bomb demise "
        "single-draw "
        "penalty return payout sabacc-payout cap stake redeem take-item rebuy sit-out sit-in device set "
        "match-end hand-end game-end ";
    (void)state;
    int known = 0, words = 0;
    for (const char *at = listed; *at != '\0'; at++) words += *at == ' ';
    for (int type = 0; type < SABACC_EVENTS; type++) {
        char word[64];
        snprintf(word, sizeof word, " %s ", sabacc_event_word((SabaccEventType)type));
        bool is_listed = strstr(listed, word) != NULL;
        if (word_is_event(sabacc_event_word((SabaccEventType)type)) != is_listed)
            fail_msg("event%sis %s here and in docs/record.md", word,
                     is_listed ? "of no use to cases, but listed"
                               : "one that cases can expect, but not listed");
        known += is_listed;
    }
    assert_int_equal(known, words - 1);
    assert_false(word_is_event("play"));
    assert_true(sabacc_event_is_public(SABACC_EVENT_PLAY)); /* to people */
}

static void test_events_are_those_since_the_last_expect(void **state) {
    (void)state;
    assert_verdict(BEGINNING "{\"expect\": {\"hand\": 1}}\n{\"expect\": {\"events\": [\"bet\"]}}\n",
                   "case:6 expected events [\"bet\"], found []");
    assert_verdict(BEGINNING "{\"expect\": {}}\n{\"do\": \"0 match\"}\n"
                             "{\"expect\": {\"events\": [\"match\", \"roll\"]}}\n" ROUND ROUND,
                   "");
}

static void test_stood(void **state) {
    (void)state;
#define STOOD(seats)                                                                                         \
    BEGINNING "{\"do\": \"0 match\"}\n{\"do\": \"1 stand\"}\n{\"expect\": {\"stood\": [" seats "]}}\n"
    assert_verdict(STOOD("0"), "case:7 expected stood [0], found [1]");
    assert_verdict(STOOD("1") "{\"do\": \"0 stand\"}\n{\"do\": \"1 check\"}\n{\"do\": \"0 check\"}\n" ROUND,
                   "");
}

static void test_refuse(void **state) {
    (void)state;
#define REFUSE(action, error) BEGINNING "{\"refuse\": \"" action "\", \"error\": \"" error "\"}\n" ENDING
    assert_verdict(REFUSE("0 raise 5", "under-limit"), "");
    assert_verdict(REFUSE("0 call", "illegal-verb"), "");
    assert_verdict(REFUSE("0 keep", "illegal-verb"), "");
    assert_verdict(REFUSE("1 match", "not-your-turn"), "");
    assert_verdict(REFUSE("0 raise", "bad-argument"), "");
    assert_verdict(REFUSE("0 match ", "not-now"),
                   "case:5 expected to be refused as not-now, found bad-argument");
    assert_verdict(REFUSE("0 raise 5", "over-limit"),
                   "case:5 expected to be refused as over-limit, found under-limit");
    assert_verdict(REFUSE("0 raise 20", "over-limit"),
                   "case:5 expected to be refused as over-limit, found that it is accepted");
}

static void test_do_must_be_accepted(void **state) {
    (void)state;
    assert_verdict(BEGINNING "{\"do\": \"1 match\"}\n",
                   "case:5 expected \"1 match\" to be accepted, found not-your-turn");
    assert_verdict(BEGINNING "{\"do\": \"0 keep\"}\n",
                   "case:5 expected \"0 keep\" to be accepted, found illegal-verb");
    assert_verdict(BEGINNING "{\"do\": \"0 raise x\"}\n",
                   "case:5 expected the action to be accepted, found bad-argument");
}

/* ---- chance ---- */

#define HEADER(more)                                                                                         \
    "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"end\": \"hands 2\"}, "            \
    "\"seats\": [{\"name\": \"Ana\", \"credits\": 100}, {\"name\": \"Bex\", \"credits\": 50}], \"dealer\": " \
    "0" more "}\n"

static void test_chance_by_lines(void **state) {
    (void)state;
    assert_verdict(
        HEADER(
            "") "{\"do\": \"* deal ci+1 ci+2 ci+3\"}\n{\"do\": \"* deal ci+4\"}\n{\"do\": \"* deal ci+5\"}\n"
                "{\"expect\": {\"hands\": {\"1\": [\"ci+1\", \"ci+3\"], \"0\": [\"ci+2\", \"ci+4\"]}, "
                "\"discard\": [\"ci+5\"], \"to_act\": 1}}\n",
        "");
    assert_verdict(HEADER("") "{\"do\": \"* deal ci+1 ci+2 ci+1\"}\n",
                   "case:2 expected \"* deal ci+1\" to be accepted, found no-such-card");
    assert_verdict(HEADER("") "{\"do\": \"* roll 1 2\"}\n",
                   "case:2 expected \"* roll 1 2\" to be accepted, found not-now");
}

static void test_chance_that_nobody_gives_is_a_failure_before_a_seat_acts(void **state) {
    (void)state;
    assert_verdict(HEADER("") "{\"expect\": {\"to_act\": \"*\"}}\n", "");
    assert_verdict(
        HEADER("") "{\"do\": \"1 stand\"}\n",
        "case:2 expected the croupier's chance first (no stack, no * line, no seed), found a seat's action");
}

static void test_seed_gives_chance_only_before_a_seat_acts(void **state) {
    (void)state;
    assert_verdict(
        HEADER(", \"seed\": 1") "{\"expect\": {\"to_act\": \"*\"}}\n{\"do\": \"* deal ci+9\"}\n"
                                "{\"do\": \"1 stand\"}\n{\"expect\": {\"to_act\": 0, \"round\": 1}}\n",
        "");
}

static void test_stack_runs_out_and_lines_go_on(void **state) {
    (void)state;
    assert_verdict(
        HEADER(", \"stack\": {\"deal\": [\"ci+1\", \"ci+2\"]}") "{\"expect\": {\"to_act\": \"*\", \"hands\": "
                                                                "{\"1\": [\"ci+1\"], \"0\": [\"ci+2\"]}}}\n"
                                                                "{\"do\": \"* deal ci+3 ci+4 "
                                                                "ci+5\"}\n{\"do\": \"1 stand\"}\n",
        "");
}

static void test_stack_is_applied_at_once_into_the_next_hand(void **state) {
    (void)state;
    assert_verdict(
        HEADER(", \"stack\": {\"deal\": [\"ci+1\", \"ci+2\", \"ci+3\", \"ci+4\", \"ci+5\", \"sq+1\", "
               "\"sq+2\"]}") "{\"do\": \"1 stand\"}\n{\"do\": \"0 stand\"}\n{\"do\": \"1 fold\"}\n"
                             "{\"expect\": {\"hand\": 2, \"hands\": {\"0\": [\"sq+1\"], \"1\": [\"sq+2\"]}, "
                             "\"to_act\": \"*\"}}\n",
        "");
}

static void test_stack_left_over_is_a_failure(void **state) {
    (void)state;
    assert_verdict(HEADER(", \"stack\": {\"deal\": [\"ci+1\"], \"roll\": [[1, 2]]}") "{\"note\": \"x\"}\n",
                   "case:2 expected the stack to be used up, found entries left over: 1");
    assert_verdict(HEADER(", \"stack\": {\"pick\": [0], \"shift\": [3], \"dealer\": [1]}"),
                   "case:1 expected the stack to be used up, found entries left over: 3");
}

static void test_stacked_card_that_is_not_there_is_a_failure(void **state) {
    (void)state;
    assert_verdict(HEADER(", \"stack\": {\"deal\": [\"ci+1\", \"ci+1\"]}"),
                   "case:1 expected \"* deal ci+1\" of the stack to be accepted, found no-such-card");
}

static void test_stacked_dealer(void **state) {
    (void)state;
    assert_verdict(
        "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": "
        "9}, "
        "{\"name\": \"B\", \"credits\": 9}], \"stack\": {\"dealer\": [1]}}\n{\"expect\": {\"dealer\": 1}}\n",
        "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_key_holds_and_fails),
        cmocka_unit_test(test_each_key_holds_and_fails_at_the_end),
        cmocka_unit_test(test_keys_of_other_games_fail),
        cmocka_unit_test(test_words_of_events),
        cmocka_unit_test(test_events_are_those_since_the_last_expect),
        cmocka_unit_test(test_stood),
        cmocka_unit_test(test_refuse),
        cmocka_unit_test(test_do_must_be_accepted),
        cmocka_unit_test(test_chance_by_lines),
        cmocka_unit_test(test_chance_that_nobody_gives_is_a_failure_before_a_seat_acts),
        cmocka_unit_test(test_seed_gives_chance_only_before_a_seat_acts),
        cmocka_unit_test(test_stack_runs_out_and_lines_go_on),
        cmocka_unit_test(test_stack_is_applied_at_once_into_the_next_hand),
        cmocka_unit_test(test_stack_left_over_is_a_failure),
        cmocka_unit_test(test_stacked_card_that_is_not_there_is_a_failure),
        cmocka_unit_test(test_stacked_dealer),
    };
    return cmocka_run_group_tests_name("playing records", tests, NULL, NULL);
}
