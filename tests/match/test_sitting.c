/* Sitting out as it is said, written, replayed and gone on with (ST-6), and who is asked between hands (ST-7,
 * PL-2). Seed 42 deals; what the cards are does not matter here. */
#include "helpers.h"
#include "match/truth.h"

static MatchSetup sitting_setup(int seats, const char *end) {
    MatchSetup setup = setup_of(seats, 100, end);
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    assert_true(sabacc_option_set(&setup.rules, "sit-out", "on", &why));
    setup.allow_undo = MATCH_UNDO_PRACTICE;
    return setup;
}

static const SabaccTable *table_of(const Match *match) { return &match_state(match)->table; }

/* A word that answers no need is not too late because another seat has acted meanwhile. */
static void test_said_at_any_serial(void **state) {
    (void)state;
    MatchSetup setup = sitting_setup(3, "hands 3");
    Match *match = begin_match(&setup, NULL);
    step_on(match);
    SabaccAction word = action_of("0 sit-out");
    uint32_t serial = match_serial(match);
    assert_int_equal(act(match, "1 stand").outcome, MATCH_APPLIED);
    assert_true(match_post(match, serial, &word));
    assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
    assert_int_equal(table_of(match)->sits_out, 1);
    assert_int_equal(table_of(match)->absent, 0);  /* it plays this hand */
    assert_true(match_post(match, serial, &word)); /* said twice: late like any other */
    assert_int_equal(match_step(match).outcome, MATCH_STALE);
    match_free(match);
}

/* While it is dealt to a seat may not speak; the chance comes all the same. */
static void test_refused_while_dealt_to(void **state) {
    (void)state;
    MatchSetup setup = sitting_setup(2, "hands 3");
    Match *match = begin_match(&setup, NULL);
    assert_int_equal(match_to_act(match), SABACC_CROUPIER);
    MatchStep step = act(match, "0 sit-out");
    assert_int_equal(step.outcome, MATCH_REFUSED);
    assert_int_equal(step.error, SABACC_ERROR_NOT_NOW);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 1);
    match_free(match);
}

/* Both stand; 1 says sit-out and folds: the next hand waits for it. */
static void play_to_wait(Match *match) {
    step_on(match);
    act(match, "1 stand");
    act(match, "0 stand");
    act(match, "1 sit-out");
    act(match, "1 fold");
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_true(sabacc_hand_waits(table_of(match)));
    assert_int_equal(match_to_act(match), SABACC_NOBODY);
}

static void test_waiting_is_not_over(void **state) {
    (void)state;
    MatchSetup setup = sitting_setup(2, "hands 3");
    Match *match = begin_match(&setup, NULL);
    play_to_wait(match);
    assert_int_equal(table_of(match)->over, 0);
    assert_int_equal(act(match, "1 sit-in").outcome, MATCH_APPLIED);
    assert_int_equal(table_of(match)->hand, 2);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_true(match_to_act(match) >= 0);
    match_free(match);
}

/* The word taken back: the hand waits no longer for what was never said. */
static void test_undone(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = sitting_setup(2, "hands 3");
    Match *match = begin_match(&setup, NULL);
    play_to_wait(match);
    assert_true(match_undo(match, 1, &why)); /* the fold */
    assert_int_equal(match_to_act(match), 1);
    assert_int_equal(table_of(match)->sits_out, 2);
    assert_true(match_undo(match, 1, &why)); /* the word */
    assert_int_equal(table_of(match)->sits_out, 0);
    match_free(match);
}

static void assert_same_game(const Match *left, const Match *right) {
    assert_memory_equal(match_state(left), match_state(right), sizeof(SabaccState));
}

/* Said while cards are due after the first deal, it stands in the record before them, and is replayed there.
 */
static void test_written_and_replayed(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = sitting_setup(2, "hands 3");
    Match *match = begin_match(&setup, place->path);
    step_on(match);
    act(match, "1 stand");
    act(match, "0 stand");
    act(match, "1 check");
    act(match, "0 check");
    assert_int_equal(match_to_act(match), SABACC_CROUPIER); /* the dice are due */
    assert_int_equal(act(match, "0 sit-out").outcome, MATCH_APPLIED);
    assert_int_equal(step_on(match), MATCH_WAITING);
    Match *again = match_replay(place->path, NULL, &why);
    if (again == NULL) fail_msg("%s", bytes);
    while (match_replay_left(again) > 0) assert_int_equal(match_step(again).outcome, MATCH_APPLIED);
    assert_same_game(match, again);
    match_free(again);
    match_free(match);
}

static void test_resumed_in_a_wait(void **state) {
    Place *place = *state;
    MatchSetup setup = sitting_setup(2, "hands 3");
    Match *match = begin_match(&setup, place->path);
    play_to_wait(match);
    SabaccState before = *match_state(match);
    match_free(match);
    match = resume_match(place->path, true, "");
    assert_memory_equal(&before, match_state(match), sizeof before);
    assert_int_equal(match_step(match).outcome, MATCH_WAITING);
    assert_int_equal(act(match, "1 sit-in").outcome, MATCH_APPLIED);
    assert_int_equal(table_of(match)->hand, 2);
    match_free(match);
}

/* In a record without the croupier's lines a word that cannot be said yet waits for the seed's chance. */
static void test_seeded_chance_comes_first_where_it_must(void **state) {
    Place *place = *state;
    file_write(place->path, "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": "
                            "{\"sit-out\": true}, \"seed\": 7, "
                            "\"dealer\": 0, \"seats\": [{\"name\": \"A\", \"credits\": 50}, {\"name\": "
                            "\"B\", \"credits\": 50}]}\n"
                            "{\"do\": \"0 sit-out\"}\n{\"do\": \"1 stand\"}\n");
    Match *match = resume_match(place->path, false, "");
    assert_int_equal(table_of(match)->sits_out, 1);
    assert_int_equal(match_to_act(match), 0);
    match_free(match);
}

/* Who sits out from the beginning is in the header, and read again; only where the option is on. */
static void test_header_says_who_sits_out(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = sitting_setup(3, "hands 3");
    setup.rules.sits_out = 4;
    Match *match = begin_match(&setup, place->path);
    step_on(match);
    assert_int_equal(table_of(match)->dealt, 3);
    match_free(match);
    match = resume_match(place->path, false, "");
    assert_int_equal(match_setup(match)->rules.sits_out, 4);
    match_free(match);
    assert_true(sabacc_option_set(&setup.rules, "sit-out", "off", &why));
    assert_false(sabacc_setup_check(&setup.rules, &why));
    assert_string_equal(bytes, "a seat sits out only with sit-out on; set that, or let it sit in");
}

/* `stakes` was a switch: older records' true and "on" are the house (PL-2). */
static void test_stakes_of_older_records(void **state) {
    (void)state;
    static const struct {
        const char *value;
        int form;
    } values[] = {{"true", 1},    {"\"on\"", 1}, {"\"true\"", 1}, {"\"house\"", 1},
                  {"\"pot\"", 2}, {"false", 0},  {"\"off\"", 0},  {"\"false\"", 0}};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        char words[SENTENCE], bytes[SENTENCE];
        Text why = text_over(bytes, sizeof bytes);
        snprintf(words, sizeof words,
                 "{\"sabacc-record\": 1, \"game\": \"classic\", \"options\": {\"stakes\": %s}, \"seats\": "
                 "[{\"name\": \"A\", \"credits\": 50}, {\"name\": \"B\", \"credits\": 50}]}\n",
                 values[i].value);
        Record *record = record_of(words, NULL, &why);
        if (record == NULL) fail_msg("%s: %s", values[i].value, bytes);
        assert_int_equal(record->setup.rules.options[SABACC_OPTION_STAKES].form, values[i].form);
        record_free(record);
    }
}

int main(void) {
#define IN_PLACE(test) cmocka_unit_test_setup_teardown(test, place_make, place_remove)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_said_at_any_serial),
        cmocka_unit_test(test_refused_while_dealt_to),
        cmocka_unit_test(test_waiting_is_not_over),
        cmocka_unit_test(test_undone),
        IN_PLACE(test_written_and_replayed),
        IN_PLACE(test_resumed_in_a_wait),
        IN_PLACE(test_seeded_chance_comes_first_where_it_must),
        IN_PLACE(test_header_says_who_sits_out),
        cmocka_unit_test(test_stakes_of_older_records),
    };
    return cmocka_run_group_tests_name("sitting out", tests, NULL, NULL);
}
