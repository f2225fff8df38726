/* Damaged records and what is left of them; records as the past of a match, and replayed. */
#include "helpers.h"
#include "match/truth.h"

#include <signal.h>
#include <sys/resource.h>

static void test_resume_mends_a_missing_line_break(void **state) {
    Place *place = *state;
    char *whole = play_record(place, "hands 1");
    size_t length = strlen(whole);
    whole[length - 1] = '\0';
    file_write(place->path, whole);
    match_free(resume_match(place->path, false, ""));
    char *again = file_read(place->path);
    assert_int_equal(strlen(again), length);
    assert_int_equal(again[length - 1], '\n');
    free(again);
    free(whole);
}

/* The path of the copy of a damaged record, which the caller frees; the copy is gone then. */
static char *take_damaged(Place *place) {
    char kept[SENTENCE];
    snprintf(kept, sizeof kept, "%s.damaged", place->path);
    char *words = access(kept, F_OK) == 0 ? file_read(kept) : NULL;
    unlink(kept);
    return words;
}

static void salvage(Place *place, const char *bytes, size_t size, const char *good, const char *warning) {
    FILE *file = fopen(place->path, "wb");
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
    match_free(resume_match(place->path, false, warning));
    char *found = file_read(place->path), *kept = take_damaged(place);
    assert_string_equal(found, good);
    assert_non_null(kept);
    assert_memory_equal(kept, bytes, strlen(bytes));
    free(found);
    free(kept);
    match_free(resume_match(place->path, false, ""));
    assert_null(take_damaged(place)); /* the second time nothing is damaged */
}

/* A power cut may leave zeros where the last line break was, or more of them: the line itself is whole. */
static void test_resume_keeps_a_line_before_zeros(void **state) {
    Place *place = *state;
    char *whole = play_record(place, "hands 1");
    size_t length = strlen(whole);
    char damaged[1 << 14];
    assert_in_range(length, 2, sizeof damaged / 2);
    for (size_t zeros = 1; zeros < 100; zeros += 49) {
        memcpy(damaged, whole, length);
        memset(damaged + length - 1, '\0', zeros);
        salvage(place, damaged, length - 1 + zeros, whole, "zeros behind the last line are dropped");
    }
    free(whole);
}

static void test_resume_goes_on_from_the_last_good_line(void **state) {
    Place *place = *state;
    char bytes[SENTENCE], good[SENTENCE], warning[SENTENCE];
    MatchSetup setup = setup_of(2, 100, "hands 1");
    char *header = record_header(&setup);
    snprintf(good, sizeof good, "%s\n{\"do\": \"1 stand\"}\n", header);
    static const struct {
        const char *line, *fault;
    } bad[] = {{"{\"do\": \"1 stand\"}\n{\"do\": \"0 stand\"}\n",
                "3 expected \"1 stand\" to be accepted, found not-your-turn"},
               {"oops\n{\"do\": \"0 stand\"}\n", "3:1: "},
               {"{\"dodo\": 1}\n", "3:2: "},
               {"{\"do\": \"0 sta\x01\n", "3:"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        snprintf(bytes, sizeof bytes, "%s%s", good, bad[i].line);
        snprintf(warning, sizeof warning, "%s:%s", place->path, bad[i].fault);
        salvage(place, bytes, strlen(bytes), good, warning);
        salvage(place, bytes, strlen(bytes), good,
                ". The game goes on from the line before; the damaged record is kept as game.sabacc.damaged");
    }
    free(header);
}

/* What a power cut may leave: the length is there and the bytes are not. */
static void test_resume_drops_zeros(void **state) {
    Place *place = *state;
    char bytes[SENTENCE] = "", good[SENTENCE];
    MatchSetup setup = setup_of(2, 100, "hands 1");
    char *header = record_header(&setup);
    snprintf(good, sizeof good, "%s\n{\"do\": \"1 stand\"}\n", header);
    free(header);
    memcpy(bytes, good, strlen(good));
    salvage(place, bytes, strlen(good) + 100, good, "kept as game.sabacc.damaged");
    memcpy(bytes + strlen(good), "{\"do\": \"0 st", 13);
    salvage(place, bytes, strlen(good) + 100, good, "kept as game.sabacc.damaged");
}

/* A look at a record tells what resuming it would, and leaves every byte as it is. */
static void test_a_look_tells_what_is_damaged(void **state) {
    Place *place = *state;
    char *whole = play_record(place, "hands 1");
    MatchSetup setup = setup_of(2, 100, "hands 1");
    char *header = record_header(&setup), begun[SENTENCE];
    snprintf(begun, sizeof begun, "%s\n{\"do\": \"1 stand\"}\n", header);
    const struct {
        const char *good, *more, *fault;
        size_t zeros;
        bool can_be_taken_up, is_over;
    } rows[] = {{whole, "", "", 0, true, true},
                {whole, "{\"do\": \"0 st", "", 0, true, true}, /* cut off, as by a kill */
                {begun, "", "", 0, true, false},
                {begun, "{\"do\": \"0 st", "", 0, true, false},
                {begun, "{\"do\": \"0 bet 9000\"}\n", ":3 expected", 0, true, false},
                {begun, "oops\n", ":3:1: ", 0, true, false},
                {begun, "", ":3:1: ", 40, true, false},
                {header, "", "", 0, true, false},
                {"", "oops\n", ":1:1: ", 0, false, false},
                {"", "{\"sabacc-rec", ":1", 0, false, false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char fault_bytes[SENTENCE] = "", why_bytes[SENTENCE] = "", zeros[64] = "";
        Text fault = text_over(fault_bytes, sizeof fault_bytes), why = text_over(why_bytes, sizeof why_bytes);
        MatchLook look;
        FILE *file = fopen(place->path, "wb");
        fprintf(file, "%s%s", rows[i].good, rows[i].more);
        fwrite(zeros, 1, rows[i].zeros, file);
        fclose(file);
        bool is_damaged = rows[i].can_be_taken_up && rows[i].fault[0] != '\0';
        if (match_look(place->path, &look, &fault, &why) != rows[i].can_be_taken_up)
            fail_msg("row %zu: %s", i, why_bytes);
        if (rows[i].can_be_taken_up) {
            assert_int_equal(look.is_damaged, is_damaged);
            assert_int_equal(look.is_over, rows[i].is_over);
            assert_int_equal(look.hand, 1);
            assert_true(match_look(place->path, &look, NULL, &why)); /* or without a word */
            assert_int_equal(look.is_damaged, is_damaged);
        }
        assert_string_equal(rows[i].can_be_taken_up ? why_bytes : fault_bytes, "");
        const char *said = rows[i].can_be_taken_up ? fault_bytes : why_bytes;
        if (strstr(said, rows[i].fault) == NULL || (rows[i].fault[0] == '\0' && said[0] != '\0'))
            fail_msg("row %zu: %s", i, said);
        char *left = file_read(place->path);
        assert_memory_equal(left, rows[i].good, strlen(rows[i].good));
        free(left);
        assert_null(take_damaged(place));
    }
    free(header);
    free(whole);
}

static void test_resume_refuses_what_has_no_header(void **state) {
    Place *place = *state;
    static const char *const bad[] = {"", "oops\n", "{\"sabacc-record\": 1}\n", "{\"sabacc-rec"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char bytes[SENTENCE] = "";
        Text why = text_over(bytes, sizeof bytes);
        file_write(place->path, bad[i]);
        assert_null(match_resume(place->path, false, NULL, &why));
        assert_memory_equal(bytes, place->path, strlen(place->path));
        char *found = file_read(place->path);
        assert_string_equal(found, bad[i]); /* it stays as it is */
        free(found);
        assert_null(take_damaged(place));
    }
}

/* A damaged record is not touched before its copy is there. */
static void test_damaged_record_stays_until_it_is_copied(void **state) {
    Place *place = *state;
    struct rlimit usual, small;
    char bytes[SENTENCE];
    MatchSetup setup = setup_of(2, 100, "hands 1");
    char *header = record_header(&setup);
    snprintf(bytes, sizeof bytes, "%s\noops\n", header);
    file_write(place->path, bytes);
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &usual);
    small = usual;
    small.rlim_cur = 10;
    setrlimit(RLIMIT_FSIZE, &small);
    Match *match = resume_match(place->path, false, "The game goes on from the line before");
    setrlimit(RLIMIT_FSIZE, &usual);
    assert_non_null(
        strstr(match_record_error(match), "the damaged record cannot be copied, and stays as it is"));
    char *found = file_read(place->path);
    assert_string_equal(found, bytes);
    free(found);
    step_on(match);
    assert_null(match_record_error(match));
    char *kept = take_damaged(place);
    assert_string_equal(kept, bytes);
    free(kept);
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume_match(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
    free(header);
}

/* A match can be replayed without its file. */
static void test_past_is_the_same_game(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(3, 60, "hands 3");
    Match *match = begin_match(&setup, place->path);
    seat_random(match);
    for (int i = 0; i < 60; i++) match_step(match);
    Match *past = match_past(match);
    assert_int_equal(match_replay_left(past), match_replay_length(past));
    while (match_step(past).outcome == MATCH_APPLIED) {}
    assert_memory_equal(match_state(past), match_state(match), sizeof(SabaccState));
    match_free(past);
    match_free(match);
}

static void test_replay_steps_through_the_same_game(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    char *whole = play_record(place, "hands 2");
    Match *match = match_replay(place->path, NULL, &why);
    if (match == NULL) fail_msg("%s", bytes);
    int steps = 0, length = match_replay_length(match);
    assert_int_equal(match_replay_left(match), length);
    while (match_step(match).outcome == MATCH_APPLIED)
        assert_int_equal(match_replay_left(match), length - ++steps);
    assert_int_equal(steps, length);
    assert_int_equal(match_step(match).outcome, MATCH_ENDED);
    assert_true(match_state(match)->table.over);
    match_free(match);
    char *again = file_read(place->path);
    assert_string_equal(whole, again);
    free(again);
    free(whole);
}

/* FILE:LINE, and what is wrong there: no part of it is played. */
static void test_replay_of_no_valid_game_is_refused(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    free(play_record(place, "hands 2"));
    FILE *file = fopen(place->path, "a");
    assert_non_null(file);
    assert_true(fputs("{\"do\": \"0 stand\"}\n", file) >= 0); /* after the end of the game */
    assert_int_equal(fclose(file), 0);
    assert_null(match_replay(place->path, NULL, &why));
    if (strncmp(bytes, place->path, strlen(place->path)) != 0 || !strstr(bytes, "0 stand"))
        fail_msg("said %s", bytes);
}

/* A record need not write chance that its seed gives: a replay draws the same. */
static void test_replay_draws_what_is_not_written(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    char *whole = play_record(place, "hands 2"), *shorter = calloc(1, strlen(whole) + 1);
    Match *match = match_replay(place->path, NULL, &why);
    while (match_step(match).outcome == MATCH_APPLIED) {}
    const char *last = whole; /* the last line of a seat; chance after it is not due before somebody acts */
    for (const char *at = whole; (at = strstr(at, "{\"do\": \"")) != NULL; at++)
        if (at[8] != '*') last = at;
    int left_out = 0;
    for (const char *line = whole; *line; line = strchr(line, '\n') + 1) {
        bool is_chance = line < last && strncmp(line, "{\"do\": \"*", 9) == 0;
        if (!is_chance) strncat(shorter, line, (size_t)(strchr(line, '\n') + 1 - line));
        left_out += is_chance;
    }
    assert_true(left_out > 4);
    file_write(place->path, shorter);
    Match *drawn = match_replay(place->path, NULL, &why);
    if (drawn == NULL) fail_msg("%s", bytes);
    while (match_step(drawn).outcome == MATCH_APPLIED) {}
    assert_memory_equal(match_state(drawn), match_state(match), sizeof(SabaccState));
    match_free(drawn);
    match_free(match);
    free(shorter);
    free(whole);
}

int main(void) {
#define IN_PLACE(test) cmocka_unit_test_setup_teardown(test, place_make, place_remove)
    const struct CMUnitTest tests[] = {
        IN_PLACE(test_resume_mends_a_missing_line_break),
        IN_PLACE(test_resume_keeps_a_line_before_zeros),
        IN_PLACE(test_resume_goes_on_from_the_last_good_line),
        IN_PLACE(test_resume_drops_zeros),
        IN_PLACE(test_a_look_tells_what_is_damaged),
        IN_PLACE(test_resume_refuses_what_has_no_header),
        IN_PLACE(test_damaged_record_stays_until_it_is_copied),
        IN_PLACE(test_past_is_the_same_game),
        IN_PLACE(test_replay_steps_through_the_same_game),
        IN_PLACE(test_replay_draws_what_is_not_written),
        IN_PLACE(test_replay_of_no_valid_game_is_refused),
    };
    return cmocka_run_group_tests_name("records damaged", tests, NULL, NULL);
}
