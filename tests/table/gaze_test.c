/* What people at the table look at, and how they react. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "moving.h"
#include "table/figure.h"
#include "table/gaze.h"
#include "table/people.h"
#include "table/seats.h"

static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};

static void draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

/* The frame as it was drawn last. */
static TableFrame frame_of(const TableFixture *fixture) {
    const TableView *view = fixture->view;
    return (TableFrame){.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
}

static int looking_at(const TableFixture *fixture, GazeAt at) {
    int count = 0;
    for (int seat = 1; seat < fixture->view->shown.table.seats; seat++)
        count += fixture->view->leans[seat].gaze.at == at;
    return count;
}

/* All see the dice from the throw until they have been read, and their heads follow: down, and to that side.
 */
static void test_dice_are_watched(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    draw(&fixture);
    fixture_update(&fixture, 700);
    draw(&fixture);
    assert_int_equal(looking_at(&fixture, GAZE_DICE), 3);
    fixture_update(&fixture, 500);
    assert_int_equal(looking_at(&fixture, GAZE_DICE), 3);
    TableFrame frame = frame_of(&fixture);
    bool is_right = frame.at.dice.x > frame.at.seat[1].figure.x;
    PersonPose pose = table_person_pose(&frame, 1);
    assert_int_equal(pose.turn, is_right ? 1 : -1);
    assert_true(pose.sits.nods > 4 && pose.sits.shuts > 0.2f && pose.sits.shuts < 0.5f);
    assert_true(is_right ? pose.aside > 2 : pose.aside < -2);
    fixture_settle(&fixture);
    assert_int_equal(looking_at(&fixture, GAZE_DICE), 0);
    fixture_close(&fixture);
}

/* Whoever comes to act looks down at their own cards, then at the pot, then at their cards again; the others
 * at them. */
static void test_own_cards_before_acting(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    bool was_seen = false;
    fixture_settle(&fixture);
    draw(&fixture);
    for (int i = 0; i < 80 && !was_seen; i++) {
        if (!fixture_act(&fixture)) break;
        while (table_view_is_moving(fixture.view)) fixture_update(&fixture, MOVING_STEP_MS);
        const SabaccTable *table = &fixture.view->shown.table;
        int actor = table->turn.to_act;
        double since = fixture.view->now - fixture.view->turned_at;
        if (actor < 1 || since > 200) {
            fixture_settle(&fixture);
            continue;
        }
        const PersonLean *lean = &fixture.view->leans[actor];
        fixture_update(&fixture, 800 - since);
        assert_int_equal(lean->gaze.at, GAZE_OWN);
        TableFrame frame = frame_of(&fixture);
        PersonPose pose = table_person_pose(&frame, actor);
        assert_true(pose.sits.nods > 4 && pose.sits.head_y > 20); /* over the rail, and down */
        assert_true(table_view_is_easing(fixture.view));
        fixture_update(&fixture, 500);
        assert_int_equal(lean->gaze.at, GAZE_POT);
        fixture_settle(&fixture);
        assert_int_equal(lean->gaze.at, GAZE_OWN);
        assert_int_equal(looking_at(&fixture, GAZE_SEAT), 2);
        was_seen = true;
    }
    assert_true(was_seen);
    fixture_close(&fixture);
}

static float middle_of(Box box) { return box.x + box.width / 2; }

/* Who acts faces their cards, and looks down; the others have turned to them, or, where the player at the
 * bottom acts, face whoever looks on. Returns how many have turned aside. */
static int heads_follow(const TableFixture *fixture) {
    TableFrame frame = frame_of(fixture);
    int actor = frame.table->turn.to_act, aside = 0;
    for (int seat = 1; seat < frame.table->seats; seat++) {
        PersonPose pose = table_person_pose(&frame, seat);
        float to =
            actor == 0 ? 0 : middle_of(frame.at.seat[actor].figure) - middle_of(frame.at.seat[seat].figure);
        assert_int_equal(pose.turn, to < 0 ? -1 : to > 0);
        assert_int_equal(fixture->view->leans[seat].gaze.at, seat == actor ? GAZE_OWN : GAZE_SEAT);
        if (seat == actor) assert_true(pose.sits.nods > 4 && pose.sits.shuts == 0);
        aside += pose.turn != 0;
    }
    return aside;
}

static void check_heads_follow(TableSettings settings) {
    TableFixture fixture = moving_open(NULL, NULL, settings);
    int aside = 0, ahead = 0;
    fixture_settle(&fixture);
    for (int i = 0; i < 40 && fixture_act(&fixture); i++) {
        fixture_settle(&fixture);
        draw(&fixture);
        const SabaccTable *table = &fixture.view->shown.table;
        int actor = table->turn.to_act;
        if (actor < 0 || !table_is_acting(fixture.view, actor)) continue;
        int turned = heads_follow(&fixture);
        aside += turned;
        ahead += turned == 0;
    }
    assert_true(aside >= 6 && ahead >= 2);
    fixture_close(&fixture);
}

static void test_heads_follow_who_acts(void **unused) {
    (void)unused;
    check_heads_follow(usual);
    check_heads_follow(calm);
}

/* A head that turns from one neighbour to the other faces the table on its way, with closed eyes. */
static void test_heads_turn_by_way_of_the_middle(void **unused) {
    enum { BETWEEN = 2, STEPS = 40 };
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    fixture_settle(&fixture);
    draw(&fixture);
    TableFrame frame = frame_of(&fixture);
    PersonLean *lean = &fixture.view->leans[BETWEEN];
    lean->gaze_before = (Gaze){.at = GAZE_SEAT, .seat = BETWEEN - 1};
    lean->gaze = (Gaze){.at = GAZE_SEAT, .seat = BETWEEN + 1};
    lean->turned_at = frame.now;
    int first = table_person_pose(&frame, BETWEEN).turn, ahead = 0;
    for (int i = 0; i < STEPS; i++) {
        frame.now += 1000.0 / 60;
        PersonPose pose = table_person_pose(&frame, BETWEEN);
        if (pose.turn == 0) assert_true(pose.sits.shuts > 0.5f);
        ahead += pose.turn == 0;
    }
    assert_int_equal(abs(first), 1);
    assert_int_equal(table_person_pose(&frame, BETWEEN).turn, -first);
    assert_true(ahead > 0);
    fixture_close(&fixture);
}

/* Of each person that is seen: at rest the head is where the picture has it. Returns how many do not sit
 * upright. */
static int heads_in_place(const TableFixture *fixture) {
    TableFrame frame = frame_of(fixture);
    int leaning = 0;
    for (int seat = 1; seat < frame.table->seats; seat++) {
        const PersonPicture *picture = &fixture->view->people[seat].now;
        Posture sits = table_person_pose(&frame, seat).sits, painted;
        if (picture->has_mood || table_has_lost(frame.table, seat)) continue;
        table_head_in(picture, &painted);
        assert_float_equal(sits.head_x, painted.head_x, 0.001);
        assert_float_equal(sits.head_y, painted.head_y, 0.001);
        assert_int_equal(fixture->view->people[seat].before.asset[0], 0);
        leaning += painted.head_y != 0;
    }
    return leaning;
}

/* The body changes while the head is on its way, from one picture to the next: both are drawn for a while,
 * and the head never jumps. At rest there is one picture, of that posture. */
static void test_bodies_give_way(void **unused) {
    (void)unused;
    static const float STEP =
        5.5f; /* most that a head moves in a sixtieth of a second, of its picture’s pixels */
    TableFixture fixture = moving_open(NULL, NULL, usual);
    int fades = 0, leaning = 0;
    unsigned seen = 0;
    fixture_settle(&fixture);
    draw(&fixture);
    for (int i = 0; i < 16 && fixture_act(&fixture); i++) {
        float last[SABACC_MAX_SEATS];
        for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) last[seat] = NAN;
        while (table_view_is_moving(fixture.view) || table_view_is_easing(fixture.view)) {
            fixture_update(&fixture, 1000.0 / 30);
            draw(&fixture);
            TableFrame frame = frame_of(&fixture);
            for (int seat = 1; seat < frame.table->seats; seat++) {
                float head = table_person_pose(&frame, seat).sits.head_y;
                assert_false(fabsf(head - last[seat]) > 2 * STEP);
                last[seat] = head;
                fades += fixture.view->people[seat].before.asset[0] != '\0';
            }
        }
        draw(&fixture);
        leaning += heads_in_place(&fixture);
        for (int seat = 1; seat < fixture.view->shown.table.seats; seat++)
            seen |= 1u << fixture.view->people[seat].now.bears;
    }
    assert_true(fades > 4 && leaning > 4);
    assert_true(seen >> BEARING_SITS & 1 && seen >> BEARING_THINKS & 1);
    fixture_close(&fixture);
}

/* With reduced motion nobody follows what moves, and one picture of a body follows another at once. */
static void test_nobody_follows_in_calm(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, calm);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    fixture_update(&fixture, 400);
    assert_int_equal(looking_at(&fixture, GAZE_DICE), 0);
    TableFrame frame = frame_of(&fixture);
    PersonPose pose = table_person_pose(&frame, 1);
    assert_true(pose.aside == 0 && pose.tilts == 0 && pose.reaches == 0 && !pose.takes_in);
    assert_false(table_people_are_leaning(fixture.view));
    fixture_close(&fixture);
}

/* Chips are given with the arms, which go back to where they lie. */
static void test_arms_give_chips(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    free(fixture_describe(&fixture, NULL)); /* the people are seen */
    moving_play_until(&fixture, SABACC_EVENT_BET);
    float most = 0;
    for (int ms = 0; ms < 1600; ms += 20) {
        TableFrame frame = frame_of(&fixture);
        for (int seat = 1; seat < 4; seat++) most = fmaxf(most, table_person_pose(&frame, seat).reaches);
        fixture_update(&fixture, 20);
    }
    assert_true(most > 8);
    fixture_settle(&fixture);
    TableFrame frame = frame_of(&fixture);
    for (int seat = 1; seat < 4; seat++) assert_true(table_person_pose(&frame, seat).reaches == 0);
    fixture_close(&fixture);
}

/* A reaction begins the other way, goes a little too far, and ends where it leads. */
static void test_reactions_have_steps(void **unused) {
    (void)unused;
    float least = 0, most = 0, before = 0;
    for (int i = 0; i <= 1000; i++) {
        float now = table_react((float)i / 1000);
        assert_true(fabsf(now - before) < 0.02f);
        least = fminf(least, now);
        most = fmaxf(most, now);
        before = now;
    }
    assert_true(least < -0.1f && least > -0.3f);
    assert_true(most > 1.02f && most < 1.2f);
    assert_true(fabsf(before - 1) < 1e-4f && fabsf(table_react(0)) < 1e-4f);
}

/* Glances come and go without a jump between the moments at which they are drawn, and leave time in between.
 */
static void test_glances(void **unused) {
    (void)unused;
    double now = 0, still = 0;
    int glances = 0;
    float before = 0;
    while (now < 60000) {
        double next = figure_next_glance("vex", 1, now);
        assert_true(next > now && next - now < 3701);
        Glance glance = figure_glance("vex", 1, next);
        assert_true(fabsf(glance.far - before) < 0.2f);
        if (before <= 0 && glance.far > 0) glances++;
        if (glance.far <= 0) still += next - now;
        before = glance.far;
        now = next;
    }
    assert_in_range(glances, 6, 17);
    assert_true(still > 20000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dice_are_watched),
        cmocka_unit_test(test_own_cards_before_acting),
        cmocka_unit_test(test_bodies_give_way),
        cmocka_unit_test(test_nobody_follows_in_calm),
        cmocka_unit_test(test_arms_give_chips),
        cmocka_unit_test(test_reactions_have_steps),
        cmocka_unit_test(test_glances),
        cmocka_unit_test(test_heads_follow_who_acts),
        cmocka_unit_test(test_heads_turn_by_way_of_the_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
