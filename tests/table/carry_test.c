/* A card of one's own that the pointer carries: it follows by a spring, leans, and slides home or flies on.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/carry.h"
#include "table/motion.h"
#include "table_fixture.h"

static const double STEP_MS = 1000.0 / 60;
static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};
enum { SLOT = 1 };
static const TableChoice choice = {.cards = 3, .deck = true, .token = -1};

/* Two cards each; the first person to act sees both. */
static TableFixture open_table(TableSettings settings) {
    TableFixture fixture;
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 3,
                          .viewer = 0,
                          .seed = 2,
                          .credits = 250,
                          .settings = settings};
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.seat[0].hand_count < 2) assert_true(fixture_act(&fixture));
    fixture_settle(&fixture);
    free(fixture_describe(&fixture, &choice));
    return fixture;
}

static Box card_now(TableFixture *fixture) {
    char asset[TABLE_ASSET];
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    Box box = {0};
    free(fixture_describe(fixture, &choice));
    table_card_asset(fixture->view, fixture->view->shown.table.seat[0].hand[SLOT], asset);
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        if (fact->kind == FACT_PICTURE && strcmp(fact->words, asset) == 0) box = fact->box;
    }
    assert_true(box.width > 0);
    return box;
}

static float middle(Box box) { return box.x + box.width / 2; }

static bool point(TableFixture *fixture, UiInputKind kind, float x, float y) {
    UiEvent event;
    return ui_handle(fixture->ui, &(UiInput){.kind = kind, .x = x, .y = y}, fixture->now, &event);
}

/* Picked up by its middle. */
static Box pick_up(TableFixture *fixture) {
    Box card = card_now(fixture);
    point(fixture, UI_POINTER_DOWN, middle(card), card.y + card.height / 2);
    return card;
}

static float most_turned(TableFixture *fixture) {
    char *shapes = fixture_describe(fixture, &choice);
    float most = 0;
    for (const char *at = shapes; (at = strstr(at, " turned ")) != NULL; at += 8)
        most = fmaxf(most, fabsf(strtof(at + 8, NULL)));
    free(shapes);
    return most;
}

/* At a constant speed it is at most 90 ms behind, and leans at most 20 degrees, from the few that it is
 * turned in the hand; where the pointer stops it stops without passing it. */
static void test_follows_behind(void **unused) {
    (void)unused;
    static const float SPEED = 1.2f; /* logical units a ms */
    TableFixture fixture = open_table(usual);
    Box home = pick_up(&fixture);
    float y = home.y - 150, x = middle(home), behind = 0, leant = 0;
    for (int i = 0; i < 30; i++) {
        x -= SPEED * (float)STEP_MS;
        point(&fixture, UI_POINTER_MOVE, x, y);
        behind = middle(card_now(&fixture)) - x;
        leant = fmaxf(leant, most_turned(&fixture));
        fixture_update(&fixture, STEP_MS);
    }
    assert_true(behind > SPEED * 20 && behind < SPEED * 90);
    assert_true(leant > 0.12f && leant < 0.35f);
    for (int i = 0; i < 40; i++) {
        behind = middle(card_now(&fixture)) - x;
        assert_true(behind > -1);
        fixture_update(&fixture, STEP_MS);
    }
    assert_true(behind < 1);
    assert_false(table_view_is_easing(fixture.view));
    fixture_close(&fixture);
}

static void test_slides_home(void **unused) {
    (void)unused;
    TableFixture fixture = open_table(usual);
    Box home = pick_up(&fixture), at;
    point(&fixture, UI_POINTER_MOVE, 400, 300);
    for (int i = 0; i < 40; i++, fixture_update(&fixture, STEP_MS)) at = card_now(&fixture);
    assert_true(fabsf(middle(at) - 400) < 2);
    assert_true(point(&fixture, UI_POINTER_UP, 400, 300)); /* chosen */
    Box first = card_now(&fixture);
    assert_true(fabsf(middle(first) - 400) < 2);
    assert_true(table_view_is_easing(fixture.view));
    float before = middle(first);
    for (int i = 0; i < 60; i++, fixture_update(&fixture, STEP_MS)) {
        at = card_now(&fixture);
        assert_true(middle(at) >= before - 0.5f); /* it never goes back */
        before = middle(at);
    }
    assert_true(fabsf(middle(at) - middle(home)) < 1);
    assert_false(table_view_is_easing(fixture.view));
    fixture_close(&fixture);
}

/* It is where the pointer is, upright, and at home at once. */
static void test_is_calm(void **unused) {
    (void)unused;
    TableFixture fixture = open_table(calm);
    Box home = pick_up(&fixture);
    float askew = most_turned(&fixture);
    for (int i = 1; i < 6; i++, fixture_update(&fixture, STEP_MS)) {
        point(&fixture, UI_POINTER_MOVE, middle(home) - 60 * (float)i, 400);
        assert_true(fabsf(middle(card_now(&fixture)) - (middle(home) - 60 * (float)i)) < 0.5f);
        assert_true(most_turned(&fixture) <= askew);
    }
    point(&fixture, UI_POINTER_UP, middle(home) - 300, 400);
    assert_true(fabsf(middle(card_now(&fixture)) - middle(home)) < 0.5f);
    fixture_close(&fixture);
}

/* It is larger and turned, but drawn from the picture that it has. */
static void test_needs_no_new_rasters(void **unused) {
    (void)unused;
    TableFixture fixture = open_table(usual);
    Box home = pick_up(&fixture);
    size_t kept = sprites_bytes(fixture.sprites);
    for (int i = 0; i < 30; i++, fixture_update(&fixture, STEP_MS)) {
        point(&fixture, UI_POINTER_MOVE, middle(home) - 20 * (float)i, home.y - 3 * (float)i);
        card_now(&fixture);
        assert_int_equal(sprites_bytes(fixture.sprites), kept);
    }
    fixture_close(&fixture);
}

/* What the table does with it begins where it was released. */
static void test_flies_on_from_there(void **unused) {
    (void)unused;
    TableFixture fixture = open_table(usual);
    pick_up(&fixture);
    for (int i = 0; i < 40; i++, fixture_update(&fixture, STEP_MS)) {
        point(&fixture, UI_POINTER_MOVE, 500, 350);
        card_now(&fixture);
    }
    Box there = card_now(&fixture);
    SabaccCard card = fixture.view->shown.table.seat[0].hand[SLOT];
    table_fly(fixture.view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = table_place_before(&fixture.view->shown.table, 0, SLOT),
                       .to = {.kind = PLACE_DISCARD},
                       .card = card,
                       .was_open = true,
                       .is_open = true},
              0, 400);
    const Flight *flight = &fixture.view->flights[0];
    TableArea area = fixture_area(&fixture);
    TableLayout layout =
        table_layout_of(&fixture.view->shown.table, 0, &area, table_card_shape(fixture.view), 0);
    TableFrame frame = {.view = fixture.view, .table = &fixture.view->shown.table, .at = layout};
    Box home = table_place_box(&frame, &flight->from);
    assert_true(fabsf(middle(home) + flight->aside_x - middle(there)) < 2);
    assert_false(table_is_carrying(fixture.view));
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_needs_no_new_rasters), /* first: rasters are shared by all fixtures */
        cmocka_unit_test(test_follows_behind),
        cmocka_unit_test(test_slides_home),
        cmocka_unit_test(test_is_calm),
        cmocka_unit_test(test_flies_on_from_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
