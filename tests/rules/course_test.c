/* How far a game is on the way to its end: by hand for every form of `end` (ST-3) and for sets (PZ-5), and
 * held to random games: what is announced comes. */
#include "rules_support.h"

#include <stdio.h>
#include <string.h>

static void course_is(const SabaccTable *table, SabaccCounted counted, int now, int whole, int hands_left) {
    SabaccCourse course = sabacc_course(table);
    assert_int_equal(course.counted, counted);
    assert_int_equal(course.now, now);
    assert_int_equal(course.whole, whole);
    assert_int_equal(course.hands_left, hands_left);
}

static SabaccState begin(const char *game, int seats, const char *options) {
    SabaccSetup setup = setup_of(game, seats, 100, options);
    return start_of(&setup);
}

/* ST-3, hands N: the hand of so many. */
static void test_hands(void **unused) {
    (void)unused;
    SabaccState state = begin("classic", 4, "end=hands 3");
    course_is(&state.table, SABACC_COUNTS_HANDS, 1, 3, 2);
    state.table.hand = 3;
    course_is(&state.table, SABACC_COUNTS_HANDS, 3, 3, 0);
    state.table.hand = 2;
    state.table.over = 1; /* by ST-2 */
    course_is(&state.table, SABACC_COUNTS_HANDS, 2, 3, 0);
    state = begin("kessel", 3, "end=hands 4");
    state.table.hand = 2;
    course_is(&state.table, SABACC_COUNTS_HANDS, 2, 4, 2);
}

/* ST-3, dealer-cycles N: with four seats the token comes back with its fourth move, and the game is over. */
static void test_rounds_of_the_token(void **unused) {
    (void)unused;
    SabaccState state = begin("corellian-spike", 4, "");
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 1, 1, 3);
    state.table.dealer = 3;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 1, 1, 0);
    state = begin("corellian-spike", 4, "end=dealer-cycles 2");
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 1, 2, 7);
    state.table.dealer = 3;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 1, 2, 4);
    state.table.dealer = 0;
    state.table.cycles = 1;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 2, 2, 3);
    state.table.cycles = 2;
    state.table.over = 1;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 2, 2, 0);
}

/* ST-3, ST-1: seats that are out are passed over, the first dealer's too. */
static void test_rounds_with_seats_out(void **unused) {
    (void)unused;
    SabaccState state = begin("corellian-spike", 4, "end=dealer-cycles 2");
    state.table.in_game = 0xb; /* 0, 1 and 3; the token: 1, 3, then 0 */
    state.table.dealer = 1;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 1, 2, 4);
    state.table.cycles = 1;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 2, 2, 1);
    state.table.in_game = 0x6; /* 1 and 2; the token: 2, then past 0 to 1 */
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 2, 2, 1);
    state.table.dealer = 2;
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 2, 2, 0);
}

/* Before the croupier has chosen the first dealer nobody can say (ST-1). */
static void test_no_dealer_yet(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 4, 100, "");
    setup.dealer = SABACC_NOBODY;
    SabaccState state = start_of(&setup);
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 0, 1, -1);
    play(&state, "* dealer 2");
    course_is(&state.table, SABACC_COUNTS_ROUNDS, 1, 1, 3);
}

/* Where the house deals every hand is a round (CS-1, SO-2). */
static void test_rounds_without_a_token(void **unused) {
    (void)unused;
    SabaccState state = begin("casino", 1, "end=dealer-cycles 5");
    state.table.hand = 2;
    course_is(&state.table, SABACC_COUNTS_HANDS, 2, 5, 3);
    state = begin("solitaire", 1, "end=hands 1");
    course_is(&state.table, SABACC_COUNTS_HANDS, 1, 1, 0);
}

/* ST-3, sabacc-won and last-standing: nobody knows when. */
static void test_nothing_is_counted(void **unused) {
    (void)unused;
    SabaccState state = begin("classic", 4, "end=sabacc-won");
    course_is(&state.table, SABACC_COUNTS_SABACC_POT, 0, 0, -1);
    state.table.over = 1;
    course_is(&state.table, SABACC_COUNTS_SABACC_POT, 0, 0, 0);
    state = begin("classic", 4, "end=last-standing");
    course_is(&state.table, SABACC_COUNTS_NOTHING, 0, 0, -1);
    state = begin("kessel", 4, "");
    course_is(&state.table, SABACC_COUNTS_NOTHING, 0, 0, -1);
}

/* PZ-5: the set, and how many win the match, which is one hand. */
static void test_sets(void **unused) {
    (void)unused;
    SabaccState state = begin("pazaak", 2, "");
    course_is(&state.table, SABACC_COUNTS_SETS, 1, 3, 0); /* while side decks are picked, too */
    state.table.round = 2;
    course_is(&state.table, SABACC_COUNTS_SETS, 2, 3, 0);
    state = begin("pazaak", 2, "sets=5");
    course_is(&state.table, SABACC_COUNTS_SETS, 1, 5, 0);
}

/* ---- random games ---- */

/* A game in progress: what was announced of the hand that is played, and whether a seat has left since. */
typedef struct Run {
    SabaccState state;
    SabaccEvents events;
    Rng rng;
    int32_t hand, left;
    bool has_lost_seat;
    char name[96];
} Run;

/* Every viewer is told the same: it is all public. */
static void all_see_it(const Run *run) {
    SabaccCourse course = sabacc_course(&run->state.table);
    for (int viewer = SABACC_NOBODY; viewer < run->state.table.seats; viewer++) {
        SabaccView view;
        sabacc_view(&run->state, viewer, &view);
        SabaccCourse seen = sabacc_course(&view.table);
        assert_memory_equal(&seen, &course, sizeof seen);
    }
}

/* Another hand has begun: one was announced, and exactly one fewer follows, or fewer if a seat left. */
static void hand_begins(Run *run) {
    int32_t left = sabacc_course(&run->state.table).hands_left;
    all_see_it(run);
    if (run->hand > 0) {
        if (run->left < 1 || left > run->left - 1) fail_msg("%s: hand %d was the last", run->name, run->hand);
        if (!run->has_lost_seat && left != run->left - 1)
            fail_msg("%s: hand %d: %d follow, not %d", run->name, run->hand, left, run->left - 1);
    }
    run->left = left;
    run->hand = run->state.table.hand;
    run->has_lost_seat = false;
}

static void play_on(Run *run) {
    SabaccAction action;
    sabacc_random_action(&run->state, &run->rng, &action);
    assert_int_equal(sabacc_apply(&run->state, &action, &run->events), SABACC_OK);
    for (int i = 0; i < run->events.count; i++)
        run->has_lost_seat |= run->events.list[i].type == SABACC_EVENT_OUT;
    if (run->state.table.hand != run->hand) hand_begins(run);
}

/* A seat that cannot ante again is passed over by the token, though it goes out only then (ST-1, ST-2). */
static bool has_broke_seat(const SabaccTable *table) {
    int32_t ante = sabacc_option(table, SABACC_OPTION_ANTE).n + sabacc_option(table, SABACC_OPTION_STAKE).n;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat_in(table->in_game, seat) && table->seat[seat].credits < 2 * ante) return true;
    return false;
}

/* A game that nobody has left plays all the hands that it announced. */
static void run_game(const char *game, int seats, const char *end, uint64_t seed) {
    Run run = {.hand = 0};
    SabaccSetup setup = setup_of(game, seats, 60, end);
    snprintf(run.name, sizeof run.name, "%s, %d seats, %s, seed %d", game, seats, end, (int)seed);
    run.rng = rng_of(seed, 1);
    setup.dealer = (int)(seed % (uint64_t)seats);
    run.state = start_of(&setup);
    if (run.state.table.hand > 0) hand_begins(&run);
    while (!run.state.table.over) play_on(&run);
    bool has_lost_seat = run.has_lost_seat || has_broke_seat(&run.state.table);
    if (run.left > 0 && !has_lost_seat) fail_msg("%s: ended after hand %d", run.name, run.hand);
    assert_int_equal(sabacc_course(&run.state.table).hands_left, 0);
}

/* ST-3 in every game that has both forms. */
static void test_games_end_as_announced(void **unused) {
    (void)unused;
    static const char *const ends[] = {"end=hands 3", "end=dealer-cycles 1", "end=dealer-cycles 2"};
    int games = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        if (!sabacc_game_has(game, SABACC_OPTION_END)) continue;
        games++;
        for (uint64_t seed = 0; seed < 24; seed++) {
            int seats = game->min_seats + (int)seed % (game->max_seats - game->min_seats + 1);
            run_game(game->id, seats, ends[seed % 3], seed);
        }
    }
    assert_true(games > 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hands),
        cmocka_unit_test(test_rounds_of_the_token),
        cmocka_unit_test(test_rounds_with_seats_out),
        cmocka_unit_test(test_no_dealer_yet),
        cmocka_unit_test(test_rounds_without_a_token),
        cmocka_unit_test(test_nothing_is_counted),
        cmocka_unit_test(test_sets),
        cmocka_unit_test(test_games_end_as_announced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
