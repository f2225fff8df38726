/* The weight of things: cards part from their shadow, turn in perspective and settle. */
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
#include "table/frame.h"
#include "table/motion.h"
#include "ui/hand_groups.h"

static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};

static void draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

/* ---- cards ---- */

/* Half turned over, a card is drawn in slices, those that are nearer higher; with reduced motion whole.
 */
static void test_turns_in_perspective(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = moving_open(NULL, NULL, is_calm ? calm : usual);
        moving_play_until(&fixture, SABACC_EVENT_REVEAL);
        const Flight *flight;
        while (!(flight = moving_flight(&fixture, FLIGHT_CARD)) || !flight->is_open)
            fixture_update(&fixture, MOVING_STEP_MS);
        char asset[TABLE_ASSET];
        table_card_asset(fixture.view, flight->card, asset);
        fixture_update(&fixture, flight->begins + 0.71 * (flight->ends - flight->begins) - fixture.view->now);
        Box boxes[MOVING_PICTURES];
        int count = moving_pictures(&fixture, asset, TABLE_ASSET, boxes);
        if (is_calm) {
            assert_int_equal(count, 1);
        } else {
            assert_true(count >= 8);
            float least = boxes[0].height, most = least;
            for (int i = 1; i < count; i++) {
                least = fminf(least, boxes[i].height);
                most = fmaxf(most, boxes[i].height);
            }
            assert_true(most > least * 1.05f);
        }
        fixture_close(&fixture);
    }
}

/* The slices stretch what is there: a raster for each width would take the processor for seconds. */
static void test_turns_without_new_rasters(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_REVEAL);
    const Flight *flight;
    while (!(flight = moving_flight(&fixture, FLIGHT_CARD)) || !flight->is_open)
        fixture_update(&fixture, MOVING_STEP_MS);
    fixture_update(&fixture, flight->begins + 180 - fixture.view->now);
    draw(&fixture);
    size_t kept = sprites_bytes(fixture.sprites);
    int steps = 0;
    for (; steps < 15 && moving_flight(&fixture, FLIGHT_CARD); steps++) {
        fixture_update(&fixture, MOVING_STEP_MS);
        draw(&fixture);
        assert_int_equal(sprites_bytes(fixture.sprites), kept);
    }
    assert_true(steps > 5);
    fixture_close(&fixture);
}

/* It has arrived 90 ms before it lies: its height is left, and it slides up to two units too far, to its
 * right. */
static void test_lands(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_DEAL);
    Box boxes[MOVING_PICTURES], lying[MOVING_PICTURES];
    while (!moving_flight(&fixture, FLIGHT_CARD) || moving_flight(&fixture, FLIGHT_CARD)->to.seat != 0) {
        if (table_view_is_ready(fixture.view)) fixture_act(&fixture);
        fixture_update(&fixture, MOVING_STEP_MS);
    }
    Flight flight = *moving_flight(&fixture, FLIGHT_CARD);
    char asset[TABLE_ASSET];
    table_card_asset(fixture.view, flight.card, asset);
    fixture_update(&fixture, flight.ends - 55 - fixture.view->now);
    assert_true(moving_pictures(&fixture, asset, TABLE_ASSET, boxes) > 0);
    fixture_update(&fixture, 100);
    assert_int_equal(moving_pictures(&fixture, asset, TABLE_ASSET, lying), 1);
    assert_true(boxes[0].x - lying[0].x > 0.3f && boxes[0].x - lying[0].x <= 2);
    assert_true(lying[0].y - boxes[0].y > 0.5f && lying[0].y - boxes[0].y < 8);
    fixture_close(&fixture);
}

/* The angles at which pictures are drawn now, radians; returns how many there are. */
static int angles_now(TableFixture *fixture, float angles[64]) {
    char *shapes = fixture_describe(fixture, NULL);
    int count = 0;
    for (const char *at = shapes; count < 64 && (at = strstr(at, " turned ")) != NULL; at += 8) {
        angles[count] = strtof(at + 8, NULL);
        if (fabsf(angles[count]) > 0) count++;
    }
    free(shapes);
    return count;
}

/* Drawn first: arms where the rail is steep. */
enum { ALWAYS_ASKEW = 2 };

/* Of all others. */
static float most_askew(TableFixture *fixture) {
    float angles[64], most = 0;
    int count = angles_now(fixture, angles);
    for (int i = ALWAYS_ASKEW; i < count; i++) most = fmaxf(most, fabsf(angles[i]));
    return most;
}

/* A card thrown off the deck turns on its way, and lies straight. */
static void test_spins_off_the_deck(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = moving_open(NULL, NULL, is_calm ? calm : usual);
        moving_play_until(&fixture, SABACC_EVENT_DEAL);
        while (!moving_flight(&fixture, FLIGHT_CARD)) fixture_update(&fixture, MOVING_STEP_MS);
        float most = 0;
        while (moving_flight(&fixture, FLIGHT_CARD)) {
            most = fmaxf(most, most_askew(&fixture));
            fixture_update(&fixture, MOVING_STEP_MS);
        }
        assert_true(is_calm ? most <= 0.001f : most > 0.2f && most < 0.6f);
        assert_true(most_askew(&fixture) <= 0.001f);
        fixture_close(&fixture);
    }
}

/* How far what lies askew is above its shadow, which is drawn before it, at most: pixels. */
static float above_shadow(TableFixture *fixture) {
    char *shapes = fixture_describe(fixture, NULL);
    float angle_before = 0, y_before = 0, most = 0;
    for (const char *at = shapes; at && *at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL) {
        const char *turned = strstr(at, " turned "), *end = strchr(at, '\n');
        float x = 0, y = 0, angle = turned && (!end || turned < end) ? strtof(turned + 8, NULL) : 0;
        if (strncmp(at, "placed", 6) != 0 || sscanf(at, "placed %f,%f", &x, &y) != 2) angle = 0;
        if (fabsf(angle) > 0.02f && fabsf(angle - angle_before) < 0.0005f) most = fmaxf(most, y_before - y);
        angle_before = angle;
        y_before = y;
    }
    free(shapes);
    return most / 4; /* told in quarters */
}

/* A dealt card flies low over the cloth, where its shadow stays: they part, and meet as it lands. */
static void test_parts_from_its_shadow(void **unused) {
    (void)unused;
    static const float PARTED = 16, HIGHEST = 44, LIES = 6;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_DEAL);
    float most = 0, last = 0;
    while (!moving_flight(&fixture, FLIGHT_CARD) || moving_flight(&fixture, FLIGHT_CARD)->to.seat != 2) {
        if (table_view_is_ready(fixture.view)) fixture_act(&fixture);
        fixture_update(&fixture, MOVING_STEP_MS);
    }
    while (moving_flight(&fixture, FLIGHT_CARD)) {
        last = above_shadow(&fixture);
        most = fmaxf(most, last);
        fixture_update(&fixture, MOVING_STEP_MS);
    }
    assert_true(most > PARTED && most < HIGHEST);
    assert_true(last < LIES);
    fixture_close(&fixture);
}

/* Of cards that lie, without one's own fan. */
static int lying_angles(TableFixture *fixture, float angles[64]) {
    char *shapes = fixture_describe(fixture, NULL);
    int count = 0;
    for (char *line = strtok(shapes, "\n"); line && count < 64; line = strtok(NULL, "\n")) {
        const char *turned = strstr(line, " turned ");
        if (!turned || !strstr(line, " lying ")) continue;
        angles[count] = strtof(turned + 8, NULL);
        if (fabsf(angles[count]) > 0) count++;
    }
    free(shapes);
    return count;
}

/* The pile of discards: askew, as each fell, and the one beneath is seen. It does not turn as it lands.
 */
static void test_discards_lie_askew(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    const SabaccTable *table = &fixture.view->shown.table;
    float angles[64];
    for (int trades = 0; table->discard_count < 2 && trades < 8; trades++) {
        moving_play_until(&fixture, SABACC_EVENT_DISCARD);
        float landing = 0;
        while (table_view_is_moving(fixture.view)) {
            const Flight *flight = moving_flight(&fixture, FLIGHT_CARD);
            int now = lying_angles(&fixture, angles);
            if (flight && flight->to.kind == PLACE_DISCARD) landing = angles[now - 1]; /* drawn last */
            fixture_update(&fixture, MOVING_STEP_MS);
        }
        if (table->discard_count != 1) continue;
        assert_true(lying_angles(&fixture, angles) > 2); /* the card and its shadow, then hands */
        assert_true(fabsf(angles[0] - landing) < 0.02f);
    }
    assert_true(table->discard_count >= 2);
    int count = lying_angles(&fixture, angles);
    assert_true(count > 4);
    for (int i = 0; i < 4; i++) assert_true(fabsf(angles[i]) > 0.01f && fabsf(angles[i]) < 0.08f);
    fixture_close(&fixture);
}

/* ---- the hand ---- */

/* Two glides one after the other: nothing jumps where the second begins. */
static void test_glides_add_up(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    TableView *view = fixture.view;
    const HandEase *ease = &view->ease[1][GROUP_HELD];
    table_glide(view, 1, GROUP_HELD, 2, -1);
    float first = table_glide_left(ease, view->now + 16);
    assert_true(first < -0.8f); /* it starts softly */
    view->now += 60;
    float left = table_glide_left(ease, view->now);
    assert_true(left < -0.1f && left > -0.9f);
    table_glide(view, 1, GROUP_HELD, 3, -1);
    assert_true(fabsf(table_glide_left(ease, view->now) - (left - 1)) < 0.001f);
    for (double at = 0; at < 400; at += 5) assert_true(table_glide_left(ease, view->now + at) <= 0.001f);
    assert_true(fabsf(table_glide_left(ease, view->now + 400)) < 0.001f);
    fixture_close(&fixture);
}

typedef struct HandSize {
    float high, raster;
    int count;
    uint32_t apart;
    bool is_open;
} HandSize;

static HandSize size_of(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    HandSize size = {.high = table_row_of(frame, seat).high,
                     .count = table->seat[seat].hand_count,
                     .apart = hand_apart(table, seat),
                     .is_open = true};
    size.raster = table_raster_height(frame, &(Place){.kind = PLACE_HAND, .seat = seat}, (Box){0});
    for (int slot = 0; slot < size.count; slot++)
        size.is_open &= table->seat[seat].hand[slot] != SABACC_CARD_HIDDEN;
    return size;
}

/* Where a hand has no room for another card, all of them shrink softly, drawn from the pictures of their
 * final size. */
static void test_hands_change_size_softly(void **unused) {
    (void)unused;
    static const float MOST = 0.04f; /* in 5 ms */
    TableFixture fixture;
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 8,
                          .viewer = 0,
                          .seed = 3,
                          .credits = 250,
                          .game = "classic",
                          .settings = usual};
    HandSize last[SABACC_MAX_SEATS] = {{0}};
    int changes = 0;
    assert_true(fixture_open(&fixture, &setup));
    const SabaccTable *table = &fixture.view->shown.table;
    for (int actions = 0; actions < 200 && !fixture.state.table.over;) {
        bool deals = fixture.state.table.turn.to_act == SABACC_CROUPIER;
        if (deals ? table_view_is_ready(fixture.view) : !table_view_is_moving(fixture.view))
            actions += fixture_act(&fixture);
        fixture_update(&fixture, MOVING_STEP_MS);
        TableArea area = fixture_area(&fixture);
        TableFrame frame = {.view = fixture.view, .table = table, .now = fixture.view->now};
        frame.at = table_layout_of(table, 0, &area, table_card_shape(fixture.view), 0);
        for (int seat = 0; seat < table->seats; seat++) {
            HandSize size = size_of(&frame, seat), *before = &last[seat];
            bool is_same =
                size.count == before->count && size.apart == before->apart && size.is_open == before->is_open;
            if (before->high > 0 && size.count > 0) assert_true(fabsf(size.high / before->high - 1) < MOST);
            if (is_same) assert_true(fabsf(size.raster - before->raster) < 0.01f);
            changes += is_same && fabsf(size.high - before->high) > 0.01f;
            *before = size;
        }
    }
    assert_true(changes > 20);
    fixture_close(&fixture);
}

/* ---- between the steps ---- */

static char *drawn_ahead(TableFixture *fixture, double ahead_ms) {
    TableArea area = fixture_area(fixture);
    canvas_begin(fixture->canvas, &fixture->layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    table_view_draw(fixture->view, fixture->ui, &area, NULL, ahead_ms);
    ui_end(fixture->ui);
    return canvas_describe(fixture->canvas);
}

/* On a screen of more than 60 Hz a frame between two steps shows what moves as it is then. */
static void test_moves_between_steps(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_DEAL);
    while (!moving_flight(&fixture, FLIGHT_CARD)) fixture_update(&fixture, MOVING_STEP_MS);
    fixture_update(&fixture, 60);
    draw(&fixture);
    char *step = drawn_ahead(&fixture, 0), *ahead = drawn_ahead(&fixture, 7);
    fixture_update(&fixture, 7);
    char *later = drawn_ahead(&fixture, 0);
    assert_string_not_equal(step, ahead);
    assert_string_equal(ahead, later);
    free(step), free(ahead), free(later);
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_turns_in_perspective),
        cmocka_unit_test(test_turns_without_new_rasters),
        cmocka_unit_test(test_lands),
        cmocka_unit_test(test_spins_off_the_deck),
        cmocka_unit_test(test_parts_from_its_shadow),
        cmocka_unit_test(test_discards_lie_askew),
        cmocka_unit_test(test_glides_add_up),
        cmocka_unit_test(test_hands_change_size_softly),
        cmocka_unit_test(test_moves_between_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
