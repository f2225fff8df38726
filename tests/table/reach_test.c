/* Whoever gives something reaches out, and it leaves their hand at the furthest point. */
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
#include "table/reach.h"
#include "table/stacks.h"

static const TableSettings usual = {.speed = 1, .shows_totals = true};

/* The hands are known once the table has been drawn. */
static TableFixture open_and_draw(TableSettings settings) {
    TableFixture fixture = moving_open(NULL, NULL, settings);
    free(fixture_describe(&fixture, NULL));
    return fixture;
}

/* The first flight of that kind from somebody with a figure. */
static const Flight *given(const TableFixture *fixture, int kind) {
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        bool is_bet = flight->from.kind == PLACE_STACK && flight->from.seat != 0;
        bool is_theirs = kind == FLIGHT_CHIPS ? is_bet : flight->from.kind == PLACE_THROW;
        if (flight->kind == kind && is_theirs) return flight;
    }
    return NULL;
}

static const Flight *play_until_given(TableFixture *fixture, SabaccEventType type, int kind) {
    const Flight *flight = NULL;
    for (int i = 0; i < 40 && !flight; i++) {
        moving_play_until(fixture, type);
        for (int step = 0; step < 200 && !(flight = given(fixture, kind)); step++)
            fixture_update(fixture, MOVING_STEP_MS);
    }
    assert_non_null(flight);
    return flight;
}

static Box arms_of(TableFixture *fixture, int seat, const char *look) {
    Box boxes[MOVING_PICTURES];
    char asset[64];
    snprintf(asset, sizeof asset, "people/%s%s-arms", fixture_looks[seat].portrait, look);
    return moving_pictures(fixture, asset, strlen(asset), boxes) > 0 ? boxes[0] : (Box){0};
}

static int index_of(const TableFixture *fixture, FactKind kind, const char *words) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        if (fact->kind == kind && strncmp(fact->words, words, strlen(words)) == 0) return i;
    }
    return -1;
}

/* A name is read over the hand that passes it. */
static void expect_under_name(const TableFixture *fixture, int seat) {
    char asset[64];
    snprintf(asset, sizeof asset, "people/%s-give-arms", fixture_looks[seat].portrait);
    int arms = index_of(fixture, FACT_PICTURE, asset),
        name = index_of(fixture, FACT_TEXT, fixture_looks[seat].name);
    assert_true(arms >= 0 && name > arms);
}

/* The last drawn of the chips so near to the middle of that box; -1: none. */
static int chip_near(const TableFixture *fixture, Box box, float near) {
    static const char CHIP[] = "chips-side/slice";
    const Transcript *said = canvas_transcript(fixture->canvas);
    int last = -1;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        float x = fact->box.x + fact->box.width / 2 - box.x - box.width / 2,
              y = fact->box.y + fact->box.height / 2 - box.y - box.height / 2;
        bool is_chip = fact->kind == FACT_PICTURE && strncmp(fact->words, CHIP, sizeof CHIP - 1) == 0;
        if (is_chip && hypotf(x, y) < near) last = i;
    }
    return last;
}

/* They leave the stacks before the seat as its hand is out. */
static void test_chips_leave_as_the_hand_is_out(void **unused) {
    (void)unused;
    TableFixture fixture = open_and_draw(usual);
    Flight chip = *play_until_given(&fixture, SABACC_EVENT_BET, FLIGHT_CHIPS);
    int seat = chip.from.seat;
    const PersonLean *lean = &fixture.view->leans[seat];
    assert_true(chip.begins > fixture.view->now + 100);
    assert_true(table_reach(lean, fixture.view->now) < 0.01f);
    fixture_update(&fixture, chip.begins - fixture.view->now + 1);
    assert_true(table_reach(lean, fixture.view->now) > 0.99f);
    TableFrame frame = {.view = fixture.view, .table = &fixture.view->shown.table, .at = fixture.view->drawn};
    Box given = arms_of(&fixture, seat, "-give");
    assert_true(given.width > 0);
    expect_under_name(&fixture, seat);
    assert_true(frame.at.seat[seat].stacks.width > 0);
    assert_true(chip_near(&fixture, table_stacks_chip(&frame, seat), 12) >= 0);
    float rests = frame.at.seat[seat].arms.y, column = frame.at.room.scale;
    assert_true(given.y > rests + 8 * column && given.y < rests + 20 * column);
    fixture_update(&fixture, table_reach_ends(lean) - fixture.view->now + 120);
    assert_true(table_reach(lean, fixture.view->now) <= 0);
    assert_true(arms_of(&fixture, seat, "-give").width <= 0);
    fixture_close(&fixture);
}

static void test_dice_leave_the_dealers_hand(void **unused) {
    (void)unused;
    TableFixture fixture = open_and_draw(usual);
    Flight die = *play_until_given(&fixture, SABACC_EVENT_ROLL, FLIGHT_DIE);
    int dealer = table_thrower(&fixture.view->shown.table);
    assert_true(dealer > 0);
    fixture_update(&fixture, die.begins - fixture.view->now);
    assert_true(table_reach(&fixture.view->leans[dealer], fixture.view->now) > 0.9f);
    TableFrame frame = {.view = fixture.view, .table = &fixture.view->shown.table, .at = fixture.view->drawn};
    Box hand, thrown = table_place_box(&frame, &die.from);
    assert_true(table_giving_hand(&frame, dealer, thrown.width, &hand));
    /* at the rail below the hand, over no plate */
    Box plate = fixture.view->drawn.seat[dealer].plate;
    assert_true(thrown.x < plate.x + plate.width && thrown.x + thrown.width > hand.x - plate.width);
    assert_true(thrown.y >= hand.y && thrown.y < plate.y + plate.height);
    assert_true(table_throw_height(0) <= 0);
    fixture_close(&fixture);
}

static void test_reduced_motion_has_no_reach(void **unused) {
    (void)unused;
    TableSettings calm = usual;
    calm.reduced_motion = true;
    TableFixture fixture = open_and_draw(calm);
    const Flight *chip = play_until_given(&fixture, SABACC_EVENT_BET, FLIGHT_CHIPS);
    assert_true(chip->begins <= fixture.view->now + 100);
    assert_true(isinf(fixture.view->leans[chip->from.seat].leaves_at));
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chips_leave_as_the_hand_is_out),
        cmocka_unit_test(test_dice_leave_the_dealers_hand),
        cmocka_unit_test(test_reduced_motion_has_no_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
