/* The record of a match as it is written: line by line, on a full disk, by one program, and gone on with. */
#include "helpers.h"
#include "match/truth.h"

#include <signal.h>
#include <sys/resource.h>

/* Linked in the place of fsync, to count what is asked for. */
int __wrap_fsync(int descriptor);
int __real_fsync(int descriptor);
static int syncs;
int __wrap_fsync(int descriptor) {
    syncs++;
    return __real_fsync(descriptor);
}

/* For a record that another program writes. */
static Match *resume_copy(const char *path) {
    Match *match = resume_match(path, false, "");
    assert_true(match_is_copy(match));
    return match;
}

static void test_record_is_flushed_line_by_line(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, place->path);
    int lines = 1;
    for (int i = 0; i < 5; i++) {
        assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
        char *written = file_read(place->path);
        int found = 0;
        for (const char *at = written; (at = strchr(at, '\n')) != NULL; at++) found++;
        assert_int_equal(found, ++lines);
        free(written);
    }
    match_free(match);
}

/* On the disk at the end of each hand, when a move is taken back, when it is asked for and when the table is
 * left; not with each action, which would take its time. */
static void test_record_is_synced_where_it_must_be(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = MATCH_UNDO_PRACTICE;
    Match *match = begin_match(&setup, NULL);
    syncs = 0;
    assert_true(match_keep(match, place->path));
    assert_true(syncs > 0);
    seat_random(match);
    bool has_ended = false, has_acted = false;
    while (!has_ended) {
        syncs = 0;
        int seat = match_to_act(match);
        assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
        SabaccEvents events;
        match_events(match, SABACC_OPEN, &events);
        for (int i = 0; i < events.count; i++) has_ended |= events.list[i].type == SABACC_EVENT_HAND_END;
        assert_int_equal(syncs > 0, has_ended);
        if (has_ended || seat < 0 || has_acted) continue;
        has_acted = true;
        assert_true(match_record_retry(match));
        assert_int_equal(syncs, 1);
        assert_true(match_undo(match, seat, &why));
        assert_true(syncs > 1);
    }
    assert_true(has_acted);
    match_free(match);
    assert_int_equal(unlink(place->path), 0);
    match = begin_match(&setup, NULL);
    assert_true(match_keep(match, place->path));
    assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
    syncs = 0;
    match_free(match);
    assert_int_equal(syncs, 1);
}

static void test_record_of_a_name_cut_within_a_letter_can_be_read(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    snprintf(setup.seat[0].name, sizeof setup.seat[0].name, "An\xc3");
    match_free(begin_match(&setup, place->path));
    Match *read = match_replay(place->path, NULL, &why);
    if (read == NULL) fail_msg("%s", bytes);
    assert_string_equal(match_setup(read)->seat[0].name, "An");
    match_free(read);
}

static void test_record_is_not_written_over(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    file_write(place->path, "precious");
    assert_null(match_new(&setup, NULL, place->path, &why));
    assert_non_null(strstr(bytes, "File exists"));
    char *kept = file_read(place->path);
    assert_string_equal(kept, "precious");
    free(kept);
}

static void test_record_that_cannot_be_created_is_told(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    assert_null(match_new(&setup, NULL, "/nowhere/at/all", &why));
    assert_string_equal(bytes, "/nowhere/at/all: cannot create the record: No such file or directory");
}

/* A limit on the size of files simulates a full disk. */
static void test_full_disk_is_told_and_play_goes_on(void **state) {
    Place *place = *state;
    struct rlimit usual, small;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, place->path);
    assert_null(match_record_error(match));
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &usual);
    small = usual;
    char *header = file_read(place->path);
    small.rlim_cur = strlen(header) + 30; /* in the middle of the second line */
    free(header);
    setrlimit(RLIMIT_FSIZE, &small);
    step_on(match);
    setrlimit(RLIMIT_FSIZE, &usual);
    assert_int_equal(match_to_act(match), 1);
    assert_non_null(strstr(match_record_error(match), "the record cannot be written: File too large"));
    char *cut = file_read(place->path);
    assert_int_equal(cut[strlen(cut) - 1], '\n'); /* what was written is good, and no half line is left */
    free(cut);
    SabaccState played = *match_state(match);
    assert_true(match_record_retry(match));
    assert_null(match_record_error(match));
    match_free(resume_copy(place->path));
    match_free(match);
    match = resume_match(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* What a full disk refused is written with the next action once there is room. */
static void test_full_disk_costs_nothing_where_room_comes_back(void **state) {
    Place *place = *state;
    struct rlimit usual, small;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, place->path);
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &usual);
    small = usual;
    small.rlim_cur = 10;
    setrlimit(RLIMIT_FSIZE, &small);
    step_on(match);
    setrlimit(RLIMIT_FSIZE, &usual);
    assert_non_null(match_record_error(match));
    assert_int_equal(act(match, "1 stand").outcome, MATCH_APPLIED);
    assert_null(match_record_error(match));
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume_match(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* A record may be begun late: all that was played is in it. */
static void test_record_is_kept_from_the_beginning(void **state) {
    Place *place = *state;
    char bytes[SENTENCE], missing[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = MATCH_UNDO_PRACTICE;
    Match *match = begin_match(&setup, NULL);
    step_on(match);
    snprintf(missing, sizeof missing, "%s/none/game.sabacc", place->directory);
    assert_false(match_keep(match, missing));
    assert_non_null(strstr(match_record_error(match), "cannot create the record: No such file or directory"));
    assert_false(match_record_retry(match));
    act(match, "1 draw deck");
    step_on(match);
    assert_true(match_undo(match, 1, &why)); /* also while nothing can be saved */
    assert_non_null(match_record_error(match));
    assert_true(match_keep(match, place->path));
    assert_null(match_record_error(match));
    act(match, "1 stand");
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume_match(place->path, true, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* Two programs on one record: the second plays a copy, and the file is the first's alone. */
static void test_record_is_one_programs(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, place->path);
    step_on(match);
    Match *copy = resume_copy(place->path);
    assert_memory_equal(match_state(copy), match_state(match), sizeof(SabaccState));
    act(copy, "1 draw deck");
    act(match, "1 stand");
    match_free(copy);
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume_match(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* A file that could not be opened for writing at first is continued as soon as possible. */
static void test_record_that_cannot_be_written_now_is_written_later(void **state) {
    Place *place = *state;
    char other[SENTENCE];
    snprintf(other, sizeof other, "%s/other.sabacc", place->directory);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    match_free(begin_match(&setup, place->path));
    assert_int_equal(rename(place->path, other), 0);
    assert_int_equal(symlink(other, place->path), 0); /* a link is read, and never written through */
    Match *match = resume_match(place->path, false, "");
    assert_non_null(strstr(match_record_error(match), "it is a link"));
    step_on(match);
    assert_int_equal(rename(other, place->path), 0);
    assert_true(match_record_retry(match));
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume_match(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

static void test_game_resumed_anywhere_goes_on_as_if_uninterrupted(void **state) {
    Place *place = *state;
    char *whole = play_record(place, "hands 3");
    int cuts = 0;
    for (const char *at = strchr(whole, '\n'); at != NULL; at = strchr(at + 1, '\n')) {
        for (int more = 1; more <= 7; more += 6) { /* at a line's end, and six bytes into the next */
            if (strlen(at) < (size_t)more) continue;
            size_t size = (size_t)(at - whole) + (size_t)more;
            char *part = calloc(1, size + 1);
            memcpy(part, whole, size);
            file_write(place->path, part);
            free(part);
            Match *match = resume_match(place->path, false, more > 1 ? "cut off" : "");
            seat_random(match);
            assert_int_equal(step_on(match), MATCH_OVER);
            match_free(match);
            char *again = file_read(place->path);
            assert_string_equal(whole, again);
            free(again);
            cuts++;
        }
    }
    assert_true(cuts > 40);
    free(whole);
}

/* Empty lines that an editor has left at the end are no damage, and go when the game goes on. */
static void test_game_with_a_blank_end_is_resumed(void **state) {
    Place *place = *state;
    char *whole = play_record(place, "hands 2"), damaged[200];
    const char *at = strchr(strchr(whole, '\n') + 1, '\n') + 1, *blank = "\n \r\n";
    size_t size = (size_t)(at - whole);
    char *part = calloc(1, size + strlen(blank) + 1);
    memcpy(part, whole, size);
    memcpy(part + size, blank, strlen(blank));
    file_write(place->path, part);
    free(part);
    Match *match = resume_match(place->path, false, "");
    seat_random(match);
    assert_int_equal(step_on(match), MATCH_OVER);
    match_free(match);
    char *again = file_read(place->path);
    assert_string_equal(whole, again);
    snprintf(damaged, sizeof damaged, "%s.damaged", place->path);
    assert_int_equal(access(damaged, F_OK), -1);
    free(again);
    free(whole);
}

/* A stack given to a new match is written as chance that came; one that stands in a header is not written
 * again. */
static void test_stacked_chance_is_written_once(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    MatchStack *stack = calloc(1, sizeof *stack);
    stack->deal_count = 5;
    for (int i = 0; i < 5; i++) stack->deal[i] = (SabaccCard)(1 + i);
    Match *match = match_new(&setup, stack, place->path, &why);
    free(stack);
    step_on(match);
    act(match, "1 stand");
    SabaccState played = *match_state(match);
    match_free(match);
    char *written = file_read(place->path);
    assert_null(strstr(written, "stack"));
    assert_non_null(strstr(written, "{\"do\": \"* deal ci-10\"}\n"));
    free(written);
    match = resume_match(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

static void test_stack_of_a_header_is_not_written_again(void **state) {
    Place *place = *state;
    file_write(place->path, "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": "
                            "\"A\", \"credits\": 90}, "
                            "{\"name\": \"B\", \"credits\": 90}], \"dealer\": 0, \"stack\": {\"deal\": "
                            "[\"ci+1\", \"ci+2\", \"ci+3\", "
                            "\"ci+4\", \"ci+5\", \"sq+1\"]}}\n");
    Match *match = resume_match(place->path, true, "");
    step_on(match);
    act(match, "1 draw deck");
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 0);
    SabaccState played = *match_state(match);
    match_free(match);
    char *written = file_read(place->path);
    assert_null(strstr(written, "\"* deal"));
    free(written);
    match = resume_match(place->path, MATCH_UNDO_PRACTICE, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    assert_true(match_undo(match, 1, &why)); /* the stacked card is there to be drawn again */
    act(match, "1 draw deck");
    step_on(match);
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

int main(void) {
#define IN_PLACE(test) cmocka_unit_test_setup_teardown(test, place_make, place_remove)
    const struct CMUnitTest tests[] = {
        IN_PLACE(test_record_is_flushed_line_by_line),
        IN_PLACE(test_record_is_synced_where_it_must_be),
        IN_PLACE(test_record_of_a_name_cut_within_a_letter_can_be_read),
        IN_PLACE(test_record_is_not_written_over),
        cmocka_unit_test(test_record_that_cannot_be_created_is_told),
        IN_PLACE(test_full_disk_is_told_and_play_goes_on),
        IN_PLACE(test_game_resumed_anywhere_goes_on_as_if_uninterrupted),
        IN_PLACE(test_game_with_a_blank_end_is_resumed),
        IN_PLACE(test_stacked_chance_is_written_once),
        IN_PLACE(test_stack_of_a_header_is_not_written_again),
        IN_PLACE(test_full_disk_costs_nothing_where_room_comes_back),
        IN_PLACE(test_record_is_kept_from_the_beginning),
        IN_PLACE(test_record_is_one_programs),
        IN_PLACE(test_record_that_cannot_be_written_now_is_written_later),
    };
    return cmocka_run_group_tests_name("records written", tests, NULL, NULL);
}
