/* How people at the far rail live: they blink, lean, turn, rejoice and slump; and what waits while nobody
 * acts. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "people_seen.h"
#include "table/frame.h"
#include "table/layout.h"
#include "table/people.h"
#include "table/seats.h"

static const double UNTIL = 20000;

/* How many have their eyes closed at that moment of the clock. */
static int blinking_at(TableFixture *fixture, double now, double until) {
    table_view_live(fixture->view, now, until);
    people_draw(fixture);
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++)
        count += strcmp(transcript_at(said, i)->name, "shut") == 0;
    return count;
}

static void test_people_blink(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    people_draw(&fixture);
    assert_true(isinf(table_view_next_blink(fixture.view))); /* nobody looks on */
    int blinks = 0, before = 0;
    double now = 0;
    blinking_at(&fixture, now, UNTIL);
    while (now < UNTIL) {
        double next = table_view_next_blink(fixture.view);
        assert_true(next > now && next - now < 7000);
        now = next;
        int closed = blinking_at(&fixture, now, UNTIL);
        assert_int_equal(closed, blinking_at(&fixture, now, UNTIL)); /* by the moment alone */
        blinks += closed > before;
        before = closed;
    }
    assert_in_range(blinks, 3 * 2, 3 * 6); /* three people, each every three to seven seconds */
    assert_int_equal(before, 0);
    assert_true(isinf(table_view_next_blink(fixture.view)));
    fixture_close(&fixture);
}

static void test_reduced_motion_stills_people(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    setup.settings.reduced_motion = true;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    blinking_at(&fixture, 0, UNTIL);
    assert_true(isinf(table_view_next_blink(fixture.view)));
    for (int i = 0; i < 12; i++) {
        fixture_act(&fixture);
        while (table_view_is_moving(fixture.view)) fixture_update(&fixture, 1000.0 / 60);
        people_draw(&fixture);
        const Fact *orro = people_shown(&fixture, "people/orro");
        float y = orro ? orro->box.y : 0;
        assert_non_null(orro);
        int turn = people_turn_of(orro);
        fixture_settle(&fixture);
        people_draw(&fixture);
        assert_float_equal(people_shown(&fixture, "people/orro")->box.y, y,
                           0.01); /* as it sits, without a move */
        assert_int_equal(people_turn_of(people_shown(&fixture, "people/orro")), turn);
    }
    fixture_close(&fixture);
}

static const Fact *arms_of_orro(const TableFixture *fixture) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, "people/orro", 11) == 0 &&
            people_ends(transcript_at(said, i)->words, "-arms"))
            return transcript_at(said, i);
    fail_msg("no arms");
    return NULL;
}

/* The picture of a person's body or arms without a turn is that one. */
static bool is_painted(const Fact *picture, const char *name) {
    size_t length = strlen(name);
    if (strncmp(picture->words, name, length) != 0) return false;
    const char *rest = picture->words + length;
    return rest[0] == '\0' || strcmp(rest, "-left") == 0 || strcmp(rest, "-right") == 0;
}

/* Whoever acts leans over the rail, within a quarter of a second, a hand at the chin, and back; the picture
 * of their arms lies where it lay. */
static void test_people_lean_in_to_act(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    bool asked = false, waits = false;
    float arms = 0;
    for (int i = 0; i < 60 && !(asked && waits); i++) {
        fixture_settle(&fixture);
        people_draw(&fixture);
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        float lie = arms_of_orro(&fixture)->box.y;
        if (arms == 0) arms = lie;
        assert_float_equal(lie, arms, 0.01);
        bool thinks = is_painted(arms_of_orro(&fixture), "people/orro-think-arms");
        assert_int_equal(thinks, table->turn.to_act == 2);
        if (thinks) {
            assert_true(is_painted(people_shown(&fixture, "people/orro"), "people/orro-in"));
            asked = true;
        } else if (table->turn.to_act >= 0 && !table_has_left_hand(table, 2)) {
            assert_false(is_painted(people_shown(&fixture, "people/orro"), "people/orro-back"));
            waits = true;
        }
        if (!fixture_act(&fixture)) break;
    }
    assert_true(asked && waits);
    fixture_close(&fixture);
}

static int pairs_of_arms(const TableFixture *fixture) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++)
        count += people_ends(transcript_at(said, i)->words, "-arms");
    return count;
}

/* However they change what they do with their hands, each has one pair of them. */
static void test_nobody_has_four_hands(void **unused) {
    (void)unused;
    enum { ACTS = 24, STEPS = 90, SEATS = 4 };
    FixtureSetup setup = people_setup("corellian-spike", SEATS);
    TableFixture fixture;
    int changes = 0;
    char last[64] = "";
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    for (int i = 0; i < ACTS && fixture_act(&fixture); i++)
        for (int step = 0; step < STEPS; step++) {
            fixture_update(&fixture, 1000.0 / 60);
            people_draw(&fixture);
            assert_int_equal(pairs_of_arms(&fixture), SEATS - 1);
            const char *arms = arms_of_orro(&fixture)->words;
            changes += strcmp(last, arms) != 0;
            snprintf(last, sizeof last, "%s", arms);
        }
    assert_true(changes > 3);
    fixture_close(&fixture);
}

/* Bodies of that person that are seen. */
static int bodies_of(const TableFixture *fixture, const char *person) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++) {
        const char *words = transcript_at(said, i)->words;
        bool is_part = people_ends(words, "-arms") || people_ends(words, "-shut");
        count += strncmp(words, person, strlen(person)) == 0 && !is_part;
    }
    return count;
}

/* Between how they sat and how they take what they have won or lost is more than a step: the one is seen
 * through the other, with one pair of hands. */
static void test_moods_come_by_steps(void **unused) {
    (void)unused;
    enum { ACTS = 80, SEATS = 4 };
    FixtureSetup setup = people_setup("corellian-spike", SEATS);
    TableFixture fixture;
    int between = 0, steps = 0;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    for (int i = 0; i < ACTS && between == 0 && fixture_act(&fixture); i++)
        while (table_view_is_moving(fixture.view) || table_view_is_easing(fixture.view)) {
            fixture_update(&fixture, 1000.0 / 60);
            people_draw(&fixture);
            assert_int_equal(pairs_of_arms(&fixture), SEATS - 1);
            int bodies = bodies_of(&fixture, "people/orro");
            assert_in_range(bodies, 1, 2);
            between += bodies == 2;
            steps++;
        }
    assert_in_range(between, 3, 12);
    assert_true(steps > 100);
    fixture_close(&fixture);
}

/* A game is played by itself for so many steps; until `late` no picture comes, and what is seen of each step
 * from `from` to `to` is written to `seen`. */
static void watch(int late, int from, int to, char *seen[]) {
    enum { ACTS_EVERY = 40 };
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    for (int step = 0; step < to; step++) {
        if (step % ACTS_EVERY == 0) fixture_act(&fixture);
        fixture_update(&fixture, 1000.0 / 60);
        if (step < late) {
            fixture_draw_unready(&fixture);
            continue;
        }
        char *shapes = fixture_describe(&fixture, NULL);
        if (step >= from)
            seen[step] = shapes;
        else
            free(shapes);
    }
    fixture_close(&fixture);
}

/* Whenever pictures come, from then on the same is seen. */
static void test_late_pictures_change_nothing(void **unused) {
    (void)unused;
    enum { STEPS = 300, FIRST = 20, EVERY = 56, LONG = 24 };
    char *usual[STEPS] = {0}, *seen[STEPS] = {0};
    watch(0, 0, STEPS, usual);
    for (int late = FIRST; late + LONG <= STEPS; late += EVERY) {
        watch(late, late + 1, late + LONG, seen);
        for (int step = late + 1; step < late + LONG; step++) {
            if (strcmp(usual[step], seen[step]) != 0) fail_msg("late by %d steps: step %d", late, step);
            free(seen[step]);
        }
    }
    for (int step = 0; step < STEPS; step++) free(usual[step]);
}

static bool is_alive(const TableFixture *fixture) {
    return table_view_is_moving(fixture->view) || table_view_is_easing(fixture->view);
}

/* The first line that differs, in both; static. */
static const char *first_other_line(const char *before, const char *after) {
    enum { LONG = 400 };
    static char lines[2 * LONG];
    size_t from = 0;
    for (size_t i = 0; before[i] && before[i] == after[i]; i++)
        if (before[i] == '\n') from = i + 1;
    snprintf(lines, sizeof lines, "%.*s\n%.*s", (int)strcspn(before + from, "\n"), before + from,
             (int)strcspn(after + from, "\n"), after + from);
    return lines;
}

/* A step in which only people move, between two of theirs, shows what the last one did. Returns whether it
 * was one. */
static bool check_step(TableFixture *fixture) {
    bool is_slow = table_view_is_slow(fixture->view), is_between;
    char *before = is_slow ? fixture_describe(fixture, NULL) : NULL;
    double last = fixture->view->now;
    int begun = fixture->view->queue_at;
    fixture_update(fixture, 1000.0 / 60);
    bool has_begun = fixture->view->queue_at != begun; /* it is seen with their next step */
    is_between = !has_begun && table_slow_step(last) == table_slow_step(fixture->view->now) &&
                 table_view_is_slow(fixture->view);
    if (!is_slow || !is_between) {
        free(before);
        return false;
    }
    char *after = fixture_describe(fixture, NULL);
    if (strcmp(before, after) != 0)
        fail_msg("%s, at %.1f ms:\n%s", sabacc_table_game(&table_view_shown(fixture->view)->table)->id, last,
                 first_other_line(before, after));
    free(before);
    free(after);
    return true;
}

/* Every game, to the end of a hand with its payment. */
static void test_people_alone_are_slow(void **unused) {
    (void)unused;
    enum { LEAST = 1000, ACTS = 40 };
    int slow = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        FixtureSetup setup =
            people_setup(game->id, game->min_seats < 4 && game->max_seats >= 4 ? 4 : game->min_seats);
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        for (int act = 0; act < ACTS && fixture.state.table.hand < 2 && fixture_act(&fixture); act++)
            while (is_alive(&fixture)) slow += check_step(&fixture);
        fixture_close(&fixture);
    }
    assert_true(slow > LEAST);
}

/* One's own plate says what one did last while others act, and no more when one is asked anew. */
static void test_own_act_is_gone_when_asked(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    bool was_asked = false, has_waited = false;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 60 && !(was_asked && has_waited); i++) {
        fixture_settle(&fixture);
        people_draw(&fixture);
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        int at = 0;
        bool is_told = transcript_next(canvas_transcript(fixture.canvas), "did:0", &at) != NULL;
        bool has_acted = table->hand == 1 && table->seat[0].last != SABACC_VERBS && !table->shown;
        if (has_acted && table->turn.to_act == 0) assert_false(is_told);
        if (has_acted && table->turn.to_act > 0) assert_true(is_told);
        was_asked |= has_acted && table->turn.to_act == 0;
        has_waited |= has_acted && table->turn.to_act > 0;
        if (!fixture_act(&fixture)) break;
    }
    assert_true(was_asked && has_waited);
    fixture_close(&fixture);
}

/* Before they are thrown no dice are seen, and they have shown nothing. */
static void test_dice_wait(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    people_draw(&fixture);
    assert_int_equal(fixture.state.table.dice_count, 0);
    for (int face = 1; face <= 6; face++) {
        char asset[16];
        snprintf(asset, sizeof asset, "dice/die-%d", face);
        assert_null(people_shown(&fixture, asset));
    }
    fixture_close(&fixture);
}

/* How far the figure of a seat is below its place. */
static float moved_down(TableFixture *fixture, int seat) {
    const SabaccView *view = table_view_shown(fixture->view);
    TableArea area = fixture_area(fixture);
    TableLayout at = table_layout_for(&view->table, &area, table_card_shape(fixture->view), 0);
    char asset[32];
    snprintf(asset, sizeof asset, "people/%s", fixture_looks[seat].portrait);
    return people_shown(fixture, asset)->box.y - at.seat[seat].figure.y;
}

/* How many of those seats have moved down that far. */
static int people_moved(TableFixture *fixture, SeatMask seats, float least, float most) {
    int count = 0;
    people_draw(fixture);
    for (int seat = 1; seat < table_view_shown(fixture->view)->table.seats; seat++) {
        float moved = seat_in(seats, seat) ? moved_down(fixture, seat) : NAN;
        count += moved >= least && moved <= most;
    }
    return count;
}

/* Those at the far rail whose arms are off it. */
static int arms_lifted(const TableFixture *fixture) {
    static const float OFF = -3;
    const TableView *view = fixture->view;
    TableFrame frame = {.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
    int lifted = 0;
    for (int seat = 1; seat < view->shown.table.seats; seat++)
        lifted += table_person_pose(&frame, seat).reaches < OFF;
    return lifted;
}

/* One game; whoever wins hops up from the table, arms and all, and then sits upright; a loser slumps, which
 * is in the picture, so that its box stands a little higher, and stays so. */
static void play_and_count(uint64_t seed, int *hops, int *lifted, int *seated, int *slumped) {
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    setup.seed = seed;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 100 && fixture.state.table.hand < 3 && fixture_act(&fixture); i++) {
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        while (table_view_is_moving(fixture.view) || table_view_is_easing(fixture.view)) {
            fixture_update(&fixture, 1000.0 / 60);
            *hops += people_moved(&fixture, table->in_game, -20.5f, -12);
            *lifted += arms_lifted(&fixture);
        }
        if (!table->winners) continue;
        *seated += people_moved(&fixture, table->winners, -9, -7);
        *slumped += people_moved(&fixture, table->shown & (SeatMask)~table->winners, -6.9f, -4);
    }
    fixture_close(&fixture);
}

static void test_winners_rejoice_and_losers_slump(void **unused) {
    (void)unused;
    int hops = 0, lifted = 0, seated = 0, slumped = 0;
    for (uint64_t seed = 1; seed < 9 && (hops == 0 || slumped == 0); seed++)
        play_and_count(seed, &hops, &lifted, &seated, &slumped);
    assert_true(hops > 0);
    assert_true(lifted > 0);
    assert_true(seated > 0);
    assert_true(slumped > 0);
}

static bool is_turned(const TableFixture *fixture, const char *person) {
    const Fact *fact = people_shown(fixture, person);
    assert_non_null(fact);
    return people_turn_of(fact) != 0;
}

/* Heads turn to who acts, who looks ahead; while one acts oneself, all look at one. */
static void test_heads_turn_to_who_acts(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 4);
    TableFixture fixture;
    SeatMask acted = 0;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 60 && fixture.state.table.hand < 2; i++) {
        fixture_settle(&fixture);
        people_draw(&fixture);
        int actor = table_view_shown(fixture.view)->table.turn.to_act;
        if (actor >= 0) {
            assert_int_equal(is_turned(&fixture, "people/vex"), actor > 1);
            assert_int_equal(is_turned(&fixture, "people/orro"), actor == 1 || actor == 3);
            assert_int_equal(is_turned(&fixture, "people/tally"), actor == 1 || actor == 2);
            acted |= seat_bit(actor);
        }
        if (!fixture_act(&fixture)) break;
    }
    assert_int_equal(acted, 15);
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_people_blink),
        cmocka_unit_test(test_reduced_motion_stills_people),
        cmocka_unit_test(test_people_lean_in_to_act),
        cmocka_unit_test(test_nobody_has_four_hands),
        cmocka_unit_test(test_moods_come_by_steps),
        cmocka_unit_test(test_late_pictures_change_nothing),
        cmocka_unit_test(test_people_alone_are_slow),
        cmocka_unit_test(test_own_act_is_gone_when_asked),
        cmocka_unit_test(test_dice_wait),
        cmocka_unit_test(test_winners_rejoice_and_losers_slump),
        cmocka_unit_test(test_heads_turn_to_who_acts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
