/* Matches: the queue, stale actions, drivers, undo, and the record when written, resumed and replayed. */
#include "helpers.h"
#include "match/driver_script.h"
#include "match/json/table.h"
#include "match/ring.h"
#include "match/truth.h"

#include <signal.h>
#include <sys/resource.h>

/* ---- the ring ---- */

static void test_ring_is_first_in_first_out_and_bounded(void **state) {
    (void)state;
    Ring ring = {0};
    Posted posted = {0};
    assert_false(ring_take(&ring, &posted));
    for (int lap = 0; lap < 3; lap++) {
        for (uint32_t i = 0; i < MATCH_QUEUE; i++) assert_true(ring_put(&ring, &(Posted){.serial = i}));
        Ring full = ring;
        assert_false(ring_put(&ring, &(Posted){.serial = 99}));
        assert_memory_equal(&ring, &full, sizeof ring);
        for (uint32_t i = 0; i < MATCH_QUEUE; i++) {
            assert_true(ring_take(&ring, &posted));
            assert_int_equal(posted.serial, i);
            if (i == 2) assert_true(ring_put(&ring, &(Posted){.serial = 50})); /* go round the end */
        }
        assert_true(ring_take(&ring, &posted));
        assert_int_equal(posted.serial, 50);
    }
}

/* ---- steps ---- */

static Match *begin(const MatchSetup *setup, const char *path) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = match_new(setup, NULL, path, &why);
    if (match == NULL) fail_msg("%s", bytes);
    return match;
}

static void test_step_waits_for_a_person(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 1);
    assert_int_equal(act(match, "1 stand").outcome, MATCH_APPLIED);
    assert_int_equal(match_to_act(match), 0);
    match_free(match);
}

static void test_without_seed_the_croupier_waits(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.has_seed = false;
    Match *match = begin(&setup, NULL);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), SABACC_CROUPIER);
    assert_int_equal(act(match, "* deal ci+1").outcome, MATCH_APPLIED);
    match_free(match);
}

static void test_stacked_chance_comes_before_the_seed(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    MatchStack *stack = calloc(1, sizeof *stack);
    stack->deal_count = 2;
    stack->deal[0] = sabacc_card_parse("ci+7", 4);
    stack->deal[1] = sabacc_card_parse("sq-9", 4);
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = match_new(&setup, stack, NULL, &why);
    free(stack);
    step_on(match);
    const SabaccTable *table = &match_state(match)->table;
    assert_int_equal(table->seat[1].hand[0], sabacc_card_parse("ci+7", 4));
    assert_int_equal(table->seat[0].hand[0], sabacc_card_parse("sq-9", 4));
    assert_int_equal(table->seat[1].hand_count, 2); /* the seed went on */
    match_free(match);
}

/* Undo, reload and resume rely on it: chance depends on the seed and the serial, on nothing else. */
static void test_chance_is_that_of_seed_and_serial(void **state) {
    (void)state;
    MatchSetup setup = setup_of(3, 60, "hands 3");
    Match *match = begin(&setup, NULL);
    seat_random(match);
    for (MatchStep step = {0}; step.outcome != MATCH_OVER;) {
        SabaccAction expected = {0};
        bool is_chance = match_to_act(match) == SABACC_CROUPIER;
        Rng rng = match_rng(42, match_serial(match), 0);
        if (is_chance) sabacc_chance(match_state(match), &rng, &expected);
        step = match_step(match);
        if (is_chance) assert_memory_equal(&expected, &step.action, sizeof expected);
    }
    match_free(match);
}

static void test_generators_of_neighbours_differ(void **state) {
    (void)state;
    uint32_t seen[4 * 64];
    int count = 0;
    for (int i = 0; i < 64; i++) {
        Rng by_serial = match_rng(5, (uint32_t)i, 0), by_seed = match_rng(6 + i, 0, 0),
            by_stream = match_rng(5, 99, i);
        Rng by_both = match_rng(100 + i, (uint32_t)(100 - i), 0); /* not a matter of their sum */
        seen[count++] = rng_next(&by_serial);
        seen[count++] = rng_next(&by_seed);
        seen[count++] = rng_next(&by_stream);
        seen[count++] = rng_next(&by_both);
    }
    int equal = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++) equal += seen[i] == seen[k];
    assert_int_equal(equal, 0);
}

static void test_stale_action_is_refused_and_not_recorded(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, place->path);
    step_on(match);
    uint32_t serial = match_serial(match);
    SabaccAction stand = action_of("1 stand");
    assert_true(match_post(match, serial, &stand)); /* a double click */
    assert_true(match_post(match, serial, &stand));
    assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
    SabaccState before = *match_state(match);
    char *written = file_read(place->path);
    MatchStep step = match_step(match);
    assert_int_equal(step.outcome, MATCH_STALE);
    assert_true(step.was_posted);
    assert_memory_equal(&before, match_state(match), sizeof before);
    char *after = file_read(place->path);
    assert_string_equal(written, after);
    free(written);
    free(after);
    match_free(match);
}

static void test_refused_action_says_why_and_is_not_recorded(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, place->path);
    step_on(match);
    char *written = file_read(place->path);
    MatchStep step = act(match, "1 bet 5");
    assert_int_equal(step.outcome, MATCH_REFUSED);
    assert_int_equal(step.error, SABACC_ERROR_NOT_NOW);
    step = act(match, "0 stand");
    assert_int_equal(step.error, SABACC_ERROR_NOT_YOUR_TURN);
    char *after = file_read(place->path);
    assert_string_equal(written, after);
    free(written);
    free(after);
    match_free(match);
}

static void test_full_queue_says_so(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    SabaccAction check = action_of("1 check");
    for (int i = 0; i < MATCH_QUEUE; i++) assert_true(match_post(match, 0, &check));
    assert_false(match_post(match, 0, &check));
    match_step(match);
    assert_true(match_post(match, 0, &check));
    match_free(match);
}

static void test_game_ends(void **state) {
    (void)state;
    MatchSetup setup = setup_of(4, 30, "hands 5");
    Match *match = begin(&setup, NULL);
    seat_random(match);
    assert_int_equal(step_on(match), MATCH_OVER);
    assert_true(match_state(match)->table.over);
    assert_int_equal(match_step(match).outcome, MATCH_OVER);
    match_free(match);
}

/* ---- drivers ---- */

typedef struct Watcher {
    SabaccView view;
    int seat, anew, closed, asked;
} Watcher;

static void watch(void *self, const SabaccView *view, const SabaccEvents *events) {
    Watcher *watcher = self;
    if (events == NULL) {
        watcher->anew++;
        watcher->view = *view;
        return;
    }
    for (int i = 0; i < events->count; i++) sabacc_absorb(&watcher->view, &events->list[i]);
    assert_memory_equal(&watcher->view, view, sizeof *view); /* what it was told rebuilds what it may know */
    assert_int_equal(view->table.viewer, watcher->seat);
}

static void watch_close(void *self) { ((Watcher *)self)->closed++; }

static MatchAnswer hesitate(void *self, const MatchQuestion *question, SabaccAction *action) {
    Watcher *watcher = self;
    return watcher->asked++ % 3 != 2 ? MATCH_PENDING : random_ask(NULL, question, action);
}

static void test_drivers_see_what_their_seat_may_know(void **state) {
    (void)state;
    MatchSetup setup = setup_of(3, 60, "hands 6");
    Match *match = begin(&setup, NULL);
    Watcher watchers[3] = {{.seat = 0}, {.seat = 1}, {.seat = 2}};
    for (int seat = 0; seat < 3; seat++)
        match_set_driver(
            match, seat,
            &(MatchDriver){.self = &watchers[seat], .observe = watch, .ask = hesitate, .close = watch_close});
    int waits = 0;
    for (MatchStep step = {0}; step.outcome != MATCH_OVER; step = match_step(match)) {
        assert_int_not_equal(step.outcome, MATCH_REFUSED);
        waits += step.outcome == MATCH_WAITING;
    }
    assert_true(waits > 10);
    assert_int_equal(watchers[1].anew, 1);
    match_set_driver(match, 1, &(MatchDriver){0});
    assert_int_equal(watchers[1].closed, 1);
    match_free(match);
    assert_int_equal(watchers[0].closed, 1);
    assert_int_equal(watchers[1].closed, 1);
}

static void test_script_plays_what_is_written_and_then_waits(void **state) {
    (void)state;
    static const char *const words[] = {"stand", "sneeze", "raise 900", "bet 7"};
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    MatchDriver script = driver_script(words, 4);
    match_set_driver(match, 1, &script);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 0);
    act(match, "0 stand");
    MatchStep step = match_step(match);
    assert_int_equal(step.outcome, MATCH_REFUSED);
    assert_int_equal(step.error, SABACC_ERROR_ILLEGAL_VERB);
    assert_int_equal(match_step(match).error, SABACC_ERROR_NOT_NOW);
    assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
    assert_int_equal(match_state(match)->table.seat[1].bet, 7);
    act(match, "0 match");
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 1);
    match_free(match);
}

static void test_events_since_are_redacted_and_bounded(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    step_on(match);
    SabaccEvent events[MATCH_LOG];
    int count = match_events_since(match, 0, events, MATCH_LOG), hidden = 0, shown = 0;
    for (int i = 0; i < count; i++) {
        if (events[i].type != SABACC_EVENT_DEAL || events[i].seat < 0) continue;
        bool is_hidden = events[i].cards[0] == SABACC_CARD_HIDDEN;
        assert_int_equal(is_hidden, events[i].seat != 0);
        hidden += is_hidden;
        shown += !is_hidden;
    }
    assert_int_equal(hidden, 2);
    assert_int_equal(shown, 2);
    act(match, "1 stand");
    assert_int_equal(match_events_since(match, 1, events, MATCH_LOG), 1); /* its own */
    assert_int_equal(match_events_since(match, 0, events, 3), 3);
    assert_int_equal(events[2].type, SABACC_EVENT_STAND); /* the latest are kept */
    match_free(match);
}

/* ---- the record ---- */

static Match *resume(const char *path, bool allow_undo, const char *expected_warning) {
    char bytes[SENTENCE], dropped[SENTENCE];
    Text why = text_over(bytes, sizeof bytes), warning = text_over(dropped, sizeof dropped);
    Match *match = match_resume(path, allow_undo, &warning, &why);
    if (match == NULL) fail_msg("%s", bytes);
    assert_non_null(strstr(dropped, expected_warning));
    return match;
}

/* For a record that another program writes. */
static Match *resume_copy(const char *path) {
    Match *match = resume(path, false, "");
    assert_true(match_is_copy(match));
    return match;
}

static void test_record_is_flushed_line_by_line(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, place->path);
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

static void test_record_of_a_name_cut_within_a_letter_can_be_read(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    snprintf(setup.seat[0].name, sizeof setup.seat[0].name, "An\xc3");
    match_free(begin(&setup, place->path));
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
    Match *match = begin(&setup, place->path);
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
    match = resume(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* What a full disk refused is written with the next action once there is room. */
static void test_full_disk_costs_nothing_where_room_comes_back(void **state) {
    Place *place = *state;
    struct rlimit usual, small;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, place->path);
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
    match = resume(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* A record may be begun late: all that was played is in it. */
static void test_record_is_kept_from_the_beginning(void **state) {
    Place *place = *state;
    char bytes[SENTENCE], missing[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = true;
    Match *match = begin(&setup, NULL);
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
    match = resume(place->path, true, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* Two programs on one record: the second plays a copy, and the file is the first's alone. */
static void test_record_is_one_programs(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, place->path);
    step_on(match);
    Match *copy = resume_copy(place->path);
    assert_memory_equal(match_state(copy), match_state(match), sizeof(SabaccState));
    act(copy, "1 draw deck");
    act(match, "1 stand");
    match_free(copy);
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* A file that could not be opened for writing at first is continued as soon as possible. */
static void test_record_that_cannot_be_written_now_is_written_later(void **state) {
    Place *place = *state;
    char other[SENTENCE];
    snprintf(other, sizeof other, "%s/other.sabacc", place->directory);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    match_free(begin(&setup, place->path));
    assert_int_equal(rename(place->path, other), 0);
    assert_int_equal(symlink(other, place->path), 0); /* a link is read, and never written through */
    Match *match = resume(place->path, false, "");
    assert_non_null(strstr(match_record_error(match), "it is a link"));
    step_on(match);
    assert_int_equal(rename(other, place->path), 0);
    assert_true(match_record_retry(match));
    SabaccState played = *match_state(match);
    match_free(match);
    match = resume(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

/* Plays `hands` at random and returns the record; the caller frees it. */
static char *play_record(Place *place, const char *end) {
    MatchSetup setup = setup_of(3, 60, end);
    Match *match = begin(&setup, place->path);
    seat_random(match);
    assert_int_equal(step_on(match), MATCH_OVER);
    match_free(match);
    return file_read(place->path);
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
            Match *match = resume(place->path, false, more > 1 ? "cut off" : "");
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
    Match *match = resume(place->path, false, "");
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
    match = resume(place->path, false, "");
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
    Match *match = resume(place->path, true, "");
    step_on(match);
    act(match, "1 draw deck");
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 0);
    SabaccState played = *match_state(match);
    match_free(match);
    char *written = file_read(place->path);
    assert_null(strstr(written, "\"* deal"));
    free(written);
    match = resume(place->path, true, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    assert_true(match_undo(match, 1, &why)); /* the stacked card is there to be drawn again */
    act(match, "1 draw deck");
    step_on(match);
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
}

static void test_resume_mends_a_missing_line_break(void **state) {
    Place *place = *state;
    char *whole = play_record(place, "hands 1");
    size_t length = strlen(whole);
    whole[length - 1] = '\0';
    file_write(place->path, whole);
    match_free(resume(place->path, false, ""));
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
    match_free(resume(place->path, false, warning));
    char *found = file_read(place->path), *kept = take_damaged(place);
    assert_string_equal(found, good);
    assert_non_null(kept);
    assert_memory_equal(kept, bytes, strlen(bytes));
    free(found);
    free(kept);
    match_free(resume(place->path, false, ""));
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
    Match *match = resume(place->path, false, "The game goes on from the line before");
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
    match = resume(place->path, false, "");
    assert_memory_equal(&played, match_state(match), sizeof played);
    match_free(match);
    free(header);
}

/* A match can be replayed without its file. */
static void test_past_is_the_same_game(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(3, 60, "hands 3");
    Match *match = begin(&setup, place->path);
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

/* ---- undo ---- */

static void test_undo_goes_back_to_the_seats_last_decision(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = true;
    Match *match = begin(&setup, place->path);
    match_set_driver(match, 0, &(MatchDriver){.ask = random_ask});
    step_on(match);
    assert_false(match_can_undo(match, 1));
    assert_false(match_undo(match, 1, &why));
    SabaccState before = *match_state(match);
    char *written = file_read(place->path);
    act(match, "1 draw deck");
    step_on(match);
    SabaccState after = *match_state(match);
    assert_int_equal(match_to_act(match), 1);
    assert_true(match_undo(match, 1, &why));
    assert_memory_equal(&before, match_state(match), sizeof before);
    char *shortened = file_read(place->path);
    assert_string_equal(written, shortened);
    act(match, "1 draw deck"); /* the same decision brings the same card: nothing is rolled anew */
    step_on(match);
    assert_memory_equal(&after, match_state(match), sizeof after);
    match_free(match);
    Match *again = resume(place->path, true, ""); /* and the file is a whole record */
    assert_memory_equal(&after, match_state(again), sizeof after);
    assert_true(match_undo(again, 1, &why));
    assert_memory_equal(&before, match_state(again), sizeof before);
    match_free(again);
    free(shortened);
    free(written);
}

static void test_undo_empties_the_queue_and_shows_the_table_anew(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = true;
    Match *match = begin(&setup, NULL);
    Watcher watcher = {.seat = 0};
    match_set_driver(match, 0, &(MatchDriver){.self = &watcher, .observe = watch});
    step_on(match);
    act(match, "1 stand");
    SabaccAction stand = action_of("0 stand");
    match_post(match, match_serial(match), &stand);
    assert_true(match_undo(match, 1, &why));
    assert_int_equal(watcher.anew, 2);
    assert_memory_equal(&watcher.view.table.turn, &match_state(match)->table.turn, sizeof(SabaccTurn));
    assert_int_equal(match_step(match).outcome, MATCH_WAITING);
    match_free(match);
}

static void test_no_undo_where_the_setup_does_not_allow_it(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    step_on(match);
    act(match, "1 stand");
    assert_false(match_can_undo(match, 1));
    assert_false(match_undo(match, 1, &why));
    match_free(match);
}

/* ---- redaction ---- */

static void test_json_hides_what_the_viewer_may_not_know(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    step_on(match);
    json_t *json = match_json(match, 1);
    json_t *seats = json_object_get(json, "seats");
    json_t *other = json_object_get(json_array_get(seats, 0), "hand");
    json_t *own = json_object_get(json_array_get(seats, 1), "hand");
    assert_string_equal(json_string_value(json_array_get(other, 0)), "?");
    assert_string_not_equal(json_string_value(json_array_get(own, 0)), "?");
    assert_int_equal(json_array_size(json_object_get(json, "legal")), 7);
    json_decref(json);
    match_free(match);
}

/* Taken from the open pile, its card is known to all who watched; a table does not show it all the same. */
static void test_json_forgets_what_a_viewer_may_remember(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin(&setup, NULL);
    step_on(match);
    act(match, "1 draw discard");
    json_t *json = match_json(match, 0);
    json_t *hand = json_object_get(json_array_get(json_object_get(json, "seats"), 1), "hand");
    assert_int_equal(json_array_size(hand), 3);
    for (size_t i = 0; i < 3; i++) assert_string_equal(json_string_value(json_array_get(hand, i)), "?");
    SabaccView view;
    match_view(match, 0, &view);
    assert_int_not_equal(view.table.seat[1].hand[2], SABACC_CARD_HIDDEN);
    json_decref(json);
    match_free(match);
}

static void test_mildest_answer_is_legal_and_mild(void **state) {
    (void)state;
    MatchSetup setup = setup_of(3, 20, "hands 4");
    Match *match = begin(&setup, NULL);
    for (MatchStep step = match_step(match); step.outcome != MATCH_OVER; step = match_step(match)) {
        if (step.outcome == MATCH_APPLIED) continue;
        SabaccOffers offers;
        SabaccAction action;
        int seat = match_to_act(match);
        sabacc_legal(match_state(match), seat, &offers);
        match_default_action(&match_state(match)->table, seat, &offers, &action);
        assert_true(action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_STAND);
        assert_true(match_post(match, match_serial(match), &action));
    }
    match_free(match);
}

/* Without answers no game goes on for ever: with the mildest actions two hands, or a match, end in every
 * game. */
static void test_mildest_answers_end_every_game(void **state) {
    (void)state;
    enum { MAX = 4000 };
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        MatchSetup setup = {.has_seed = true, .seed = 3};
        char said[SENTENCE];
        Text why = text_over(said, sizeof said);
        sabacc_setup_init(&setup.rules, game, game->min_seats, 100);
        setup.rules.dealer = 0;
        if (sabacc_game_has(game, SABACC_OPTION_END))
            assert_true(sabacc_option_set(&setup.rules, "end", "hands 2", &why));
        Match *match = begin(&setup, NULL);
        int actions = 0;
        for (MatchStep step = match_step(match); step.outcome != MATCH_OVER; step = match_step(match)) {
            SabaccOffers offers;
            SabaccAction action;
            int seat = match_to_act(match);
            if (step.outcome == MATCH_APPLIED) continue;
            if (++actions == MAX) fail_msg("%s goes on and on", game->id);
            sabacc_legal(match_state(match), seat, &offers);
            match_default_action(&match_state(match)->table, seat, &offers, &action);
            assert_true(match_post(match, match_serial(match), &action));
        }
        match_free(match);
    }
}

int main(void) {
#define IN_PLACE(test) cmocka_unit_test_setup_teardown(test, place_make, place_remove)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ring_is_first_in_first_out_and_bounded),
        cmocka_unit_test(test_step_waits_for_a_person),
        cmocka_unit_test(test_without_seed_the_croupier_waits),
        cmocka_unit_test(test_stacked_chance_comes_before_the_seed),
        cmocka_unit_test(test_chance_is_that_of_seed_and_serial),
        cmocka_unit_test(test_generators_of_neighbours_differ),
        IN_PLACE(test_stale_action_is_refused_and_not_recorded),
        IN_PLACE(test_refused_action_says_why_and_is_not_recorded),
        cmocka_unit_test(test_full_queue_says_so),
        cmocka_unit_test(test_game_ends),
        cmocka_unit_test(test_drivers_see_what_their_seat_may_know),
        cmocka_unit_test(test_script_plays_what_is_written_and_then_waits),
        cmocka_unit_test(test_events_since_are_redacted_and_bounded),
        IN_PLACE(test_record_is_flushed_line_by_line),
        IN_PLACE(test_record_of_a_name_cut_within_a_letter_can_be_read),
        IN_PLACE(test_record_is_not_written_over),
        cmocka_unit_test(test_record_that_cannot_be_created_is_told),
        IN_PLACE(test_full_disk_is_told_and_play_goes_on),
        IN_PLACE(test_game_resumed_anywhere_goes_on_as_if_uninterrupted),
        IN_PLACE(test_game_with_a_blank_end_is_resumed),
        IN_PLACE(test_stacked_chance_is_written_once),
        IN_PLACE(test_stack_of_a_header_is_not_written_again),
        IN_PLACE(test_resume_mends_a_missing_line_break),
        IN_PLACE(test_resume_keeps_a_line_before_zeros),
        IN_PLACE(test_full_disk_costs_nothing_where_room_comes_back),
        IN_PLACE(test_record_is_kept_from_the_beginning),
        IN_PLACE(test_record_is_one_programs),
        IN_PLACE(test_record_that_cannot_be_written_now_is_written_later),
        IN_PLACE(test_resume_goes_on_from_the_last_good_line),
        IN_PLACE(test_resume_drops_zeros),
        IN_PLACE(test_resume_refuses_what_has_no_header),
        IN_PLACE(test_damaged_record_stays_until_it_is_copied),
        IN_PLACE(test_past_is_the_same_game),
        IN_PLACE(test_replay_steps_through_the_same_game),
        IN_PLACE(test_replay_of_no_valid_game_is_refused),
        IN_PLACE(test_undo_goes_back_to_the_seats_last_decision),
        cmocka_unit_test(test_undo_empties_the_queue_and_shows_the_table_anew),
        cmocka_unit_test(test_no_undo_where_the_setup_does_not_allow_it),
        cmocka_unit_test(test_json_hides_what_the_viewer_may_not_know),
        cmocka_unit_test(test_json_forgets_what_a_viewer_may_remember),
        cmocka_unit_test(test_mildest_answer_is_legal_and_mild),
        cmocka_unit_test(test_mildest_answers_end_every_game),
    };
    return cmocka_run_group_tests_name("matches", tests, NULL, NULL);
}
