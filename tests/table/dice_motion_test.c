/* Dice in motion: they come from the hand of the dealer, cross the cloth, bounce, and lie askew. */
#include <limits.h>
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
#include "table/dice.h"
#include "table/flight.h"
#include "table/reach.h"

static const TableSettings usual = {.speed = 1, .shows_totals = true};

/* The first dealer sits at the right. */
static void test_dice_come_from_the_dealer(void **unused) {
    (void)unused;
    Box boxes[MOVING_PICTURES];
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    assert_int_equal(fixture.view->shown.table.dealer, 3);
    fixture_update(&fixture, 20);
    assert_true(moving_pictures(&fixture, "dice/", 5, boxes) > 0);
    Box screen = fixture.layout.screen;
    assert_true(boxes[0].x > screen.width * 0.7f);
    assert_true(boxes[0].y < screen.height * 0.5f);
    fixture_settle(&fixture);
    assert_true(moving_pictures(&fixture, "dice/", 5, boxes) >= 4); /* the top and the front of both */
    assert_true(boxes[0].y > screen.height * 0.5f);
    fixture_close(&fixture);
}

static void test_dice_lie_askew(void **unused) {
    (void)unused;
    static const float TWENTY_DEGREES = 0.34907f;
    SabaccTable table = {.dice_count = 2};
    TableFrame frame = {.table = &table};
    for (int16_t value = 1; value <= 6; value++) {
        table.dice[0] = table.dice[1] = (uint8_t)value;
        float first = table_die_angle(&frame, 0), second = table_die_angle(&frame, 1);
        assert_true(fabsf(first) > 0.08f && fabsf(first) <= TWENTY_DEGREES);
        assert_true(fabsf(second) > 0.08f && fabsf(second) <= TWENTY_DEGREES);
        assert_true(fabsf(first - second) > 0.2f);
    }
}

/* Rolling over its edges, a die is wider than at rest, and does not roll into the other. */
static void test_dice_keep_apart(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    while (moving_flight(&fixture, FLIGHT_DIE) == NULL ||
           moving_flight(&fixture, FLIGHT_DIE)->begins > fixture.view->now)
        fixture_update(&fixture, MOVING_STEP_MS);
    fixture_update(&fixture, moving_flight(&fixture, FLIGHT_DIE)->ends - fixture.view->now - 400);
    Box boxes[MOVING_PICTURES];
    int count = moving_pictures(&fixture, "dice/", 5, boxes);
    float left = INFINITY, right = -INFINITY;
    for (int i = 0; i < count; i++) {
        left = fminf(left, boxes[i].x);
        right = fmaxf(right, boxes[i].x + boxes[i].width);
    }
    fixture_settle(&fixture);
    count = moving_pictures(&fixture, "dice/", 5, boxes);
    float first = INFINITY, last = -INFINITY;
    for (int i = 0; i < count; i++) {
        first = fminf(first, boxes[i].x);
        last = fmaxf(last, boxes[i].x + boxes[i].width);
    }
    assert_true(right - left > last - first + boxes[0].width * 0.6f);
    fixture_close(&fixture);
}

/* It strikes the cloth three times before it rolls, each bounce lower; its way only grows. */
static void test_dice_bounce(void **unused) {
    (void)unused;
    enum { STEPS = 1000 };
    float moved = 0, before = table_throw_height(0), bounce = INFINITY, highest = 0;
    int strikes = 0;
    bool fell = false;
    assert_true(fabsf(table_throw_moved(0)) < 1e-6f);
    for (int i = 1; i <= STEPS; i++) {
        float u = (float)i / STEPS, next = table_throw_moved(u), height = table_throw_height(u);
        assert_true(next > moved - 1e-6f && next <= 1.0001f);
        assert_true(height >= -1e-4f && height <= 1.0001f);
        moved = next;
        highest = fmaxf(highest, height);
        bool rises = height > before;
        if (rises && fell) {
            assert_true(highest < bounce);
            bounce = highest;
            highest = 0;
            strikes++;
        }
        fell = !rises;
        before = height;
    }
    assert_int_equal(strikes, 3);
    assert_true(fabsf(moved - 1) < 1e-4f && table_throw_height(1) <= 0);
}

/* After the last bounce it swings from side to side, each time less, and lies still at the end; then light
 * comes up on it quickly, and goes. */
static void test_dice_rock_to_rest(void **unused) {
    (void)unused;
    enum { STEPS = 4000 };
    float peak = 0, last = INFINITY, before = 0;
    int swings = 0;
    assert_true(table_throw_rocks(0.5f) == 0 && table_throw_rocks(1) == 0);
    for (int i = 1; i <= STEPS; i++) {
        float now = table_throw_rocks((float)i / STEPS);
        peak = fmaxf(peak, fabsf(now));
        bool crosses = (before > 0 && now <= 0) || (before < 0 && now >= 0);
        before = now;
        if (!crosses) continue;
        assert_true(peak < last * 0.85f && peak < 1);
        last = peak;
        peak = 0;
        swings++;
    }
    assert_in_range(swings, 4, 8);
    assert_true(fabsf(before) < 1e-3f);
    assert_true(table_throw_light(-1) == 0 && table_throw_light(0) == 0 && table_throw_light(2000) == 0);
    assert_true(table_throw_light(90) > 0.99f);
    for (int ms = 90; ms < 600; ms += 10)
        assert_true(table_throw_light((float)ms + 10) <= table_throw_light((float)ms));
}

/* It is higher than where it bounces to, strikes, and lies flat. */
static void test_chips_fall(void **unused) {
    (void)unused;
    enum { STEPS = 1000 };
    float first = 0, second = 0, before = 0;
    int strikes = 0;
    bool fell = false;
    for (int i = 1; i <= STEPS; i++) {
        float height = table_chip_height((float)i / STEPS);
        assert_true(height > -1e-4f && height < 1.0001f);
        bool rises = height > before;
        strikes += rises && fell;
        fell = !rises;
        before = height;
        float *highest = strikes == 0 ? &first : &second;
        *highest = fmaxf(*highest, height);
    }
    assert_int_equal(strikes, 1);
    assert_true(first > 0.99f && second > 0.05f && second < 0.25f && before < 1e-3f);
}

/* Where the middle of the box around all that is drawn of dice is, in logical units. */
static void middle_of_dice(TableFixture *fixture, float at[2]) {
    Box boxes[MOVING_PICTURES];
    int count = moving_pictures(fixture, "dice/", 5, boxes);
    float left = INFINITY, top = INFINITY, right = -INFINITY, foot = -INFINITY;
    assert_true(count > 0);
    for (int i = 0; i < count; i++) {
        left = fminf(left, boxes[i].x), right = fmaxf(right, boxes[i].x + boxes[i].width);
        top = fminf(top, boxes[i].y), foot = fmaxf(foot, boxes[i].y + boxes[i].height);
    }
    at[0] = (left + right) / 2, at[1] = (top + foot) / 2;
}

/* From beside a plate of the far rail they go low over the cloth, above no plate, and stop where they lie,
 * without a jump. */
static void test_dice_cross_the_cloth(void **unused) {
    (void)unused;
    static const float FAR = 40, JUMP = 6;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    while (!moving_flight(&fixture, FLIGHT_DIE)) fixture_update(&fixture, MOVING_STEP_MS);
    fixture_update(&fixture, moving_flight(&fixture, FLIGHT_DIE)->begins + 80 - fixture.view->now);
    float before[2], now[2], highest = INFINITY;
    middle_of_dice(&fixture, before);
    float from = before[0];
    while (moving_flight(&fixture, FLIGHT_DIE)) {
        fixture_update(&fixture, 20);
        middle_of_dice(&fixture, now);
        highest = fminf(highest, now[1]);
        memcpy(before, now, sizeof before);
    }
    fixture_settle(&fixture);
    middle_of_dice(&fixture, now);
    assert_true(hypotf(now[0] - before[0], now[1] - before[1]) < JUMP);
    Box plate = fixture.view->drawn.seat[table_thrower(&fixture.view->shown.table)].plate;
    assert_true(highest > plate.y && now[0] > from + FAR);
    fixture_close(&fixture);
}

/* Once they have left the hand that throws them, they are over no cards, and of a total at most over its
 * edge. */
static void test_dice_keep_off_hands(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    while (!moving_flight(&fixture, FLIGHT_DIE)) fixture_update(&fixture, MOVING_STEP_MS);
    fixture_update(&fixture, moving_flight(&fixture, FLIGHT_DIE)->begins + 300 - fixture.view->now);
    for (; moving_flight(&fixture, FLIGHT_DIE); fixture_update(&fixture, 20)) {
        Box boxes[MOVING_PICTURES];
        int count = moving_pictures(&fixture, "dice/", 5, boxes);
        for (int i = 0; i < count; i++)
            for (int seat = 1; seat < fixture.view->shown.table.seats; seat++) {
                const SeatPlaces *at = &fixture.view->drawn.seat[seat];
                Box words = box_inset(at->label, at->label.width * 0.2f, 14);
                assert_false(box_overlaps(boxes[i], box_inset(at->cards, 4, 4)));
                assert_false(box_overlaps(boxes[i], words));
            }
    }
    fixture_close(&fixture);
}

/* The skews of what is drawn now, in the order of the text; returns how many. */
static int skews_of(TableFixture *fixture, int skews[16]) {
    char *shapes = fixture_describe(fixture, NULL);
    int count = 0;
    for (const char *at = strstr(shapes, " skewed "); at && count < 16; at = strstr(at + 1, " skewed "))
        skews[count++] = atoi(at + strlen(" skewed "));
    free(shapes);
    return count;
}

/* How many texts under one of those names are drawn now. */
static int words_named(TableFixture *fixture, const char *name) {
    free(fixture_describe(fixture, NULL));
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++) count += strcmp(transcript_at(said, i)->name, name) == 0;
    return count;
}

/* Under the tray and in the log nothing is said from the throw on until all dice lie. */
static void test_nothing_is_told_of_rolling_dice(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    assert_true(words_named(&fixture, "shift-on") > 0);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    int moments = 0, told = table_view_log_total(fixture.view), count = table_view_log_count(fixture.view);
    for (; moving_flight(&fixture, FLIGHT_DIE); moments++) {
        assert_int_equal(table_view_log_total(fixture.view), told);
        assert_null(strstr(table_view_log_line(fixture.view, count - 1), "dice show"));
        assert_int_equal(words_named(&fixture, "shift-on"), 0);
        assert_int_equal(words_named(&fixture, "roll"), 0);
        fixture_update(&fixture, 20);
    }
    assert_true(moments > 40);
    while (!table_view_is_read(fixture.view)) fixture_update(&fixture, 20);
    assert_true(words_named(&fixture, "shift-on") + words_named(&fixture, "roll") > 0);
    assert_int_equal(table_view_log_total(fixture.view), told + 1);
    assert_int_equal(table_view_log_count(fixture.view), count + 1);
    assert_non_null(strstr(table_view_log_line(fixture.view, count), "dice show"));
    fixture_close(&fixture);
}

/* As the antes of the second hand are posted; false if there is none. */
static bool play_to_antes(TableFixture *fixture) {
    for (int actions = 0; actions < 400; actions++) {
        fixture_settle(fixture);
        if (!fixture_act(fixture)) return false;
        for (int i = 0; i < fixture->last.count; i++)
            if (fixture->last.list[i].type == SABACC_EVENT_ANTE) return true;
    }
    return false;
}

static TableFixture open_at_antes(void) {
    FixtureSetup setup = {.width = 960, .height = 540, .seats = 4, .credits = 250, .settings = usual};
    for (setup.seed = 1; setup.seed < 40; setup.seed++) {
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        if (play_to_antes(&fixture)) return fixture;
        fixture_close(&fixture);
    }
    fail_msg("no game has a second hand");
    return (TableFixture){0};
}

/* Once cards are dealt, a caption of the moment no longer tells of antes. */
static void test_antes_are_past_as_cards_are_dealt(void **unused) {
    (void)unused;
    TableFixture fixture = open_at_antes();
    const TableView *view = fixture.view;
    int antes = 0, deals = 0;
    for (int told = INT_MAX; table_view_log_total(view) <= told;) {
        if (table_view_is_ready(view)) assert_true(fixture_act(&fixture));
        fixture_update(&fixture, MOVING_STEP_MS);
        bool is_past = table_view_log_is_past(view);
        antes += view->begun == SABACC_EVENT_ANTE && !is_past;
        deals += view->begun == SABACC_EVENT_DEAL && is_past;
        if (view->begun == SABACC_EVENT_DEAL && told == INT_MAX) told = table_view_log_total(view);
        assert_true(told == INT_MAX || is_past || table_view_log_total(view) > told);
    }
    assert_true(antes > 0 && deals > 0 && !table_view_log_is_past(view));
    fixture_close(&fixture);
}

/* Neither own total nor kind lies over the tray or what is written there. */
static void expect_tray_clear(TableFixture *fixture, const char *game, int *seen) {
    free(fixture_describe(fixture, NULL));
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *mine = transcript_at(said, i);
        bool is_own = strcmp(mine->name, "total:0") == 0 || strcmp(mine->name, "kind:0") == 0;
        if (!is_own) continue;
        (*seen)++;
        if (box_overlaps(mine->box, fixture->view->drawn.dice))
            fail_msg("%s: %s from %.0f on, over the tray that ends at %.0f", game, mine->name,
                     (double)mine->box.y,
                     (double)(fixture->view->drawn.dice.y + fixture->view->drawn.dice.height));
        for (int k = 0; k < transcript_count(said); k++) {
            const Fact *other = transcript_at(said, k);
            bool is_told = strcmp(other->name, "roll") == 0 || strcmp(other->name, "shift-on") == 0;
            if (is_told) assert_false(box_overlaps(mine->box, other->box));
        }
    }
}

/* In landscape without an action bar one's own total stands beside the cards, where the dice are near. */
static void test_totals_keep_off_the_tray(void **unused) {
    (void)unused;
    enum { ACTIONS = 60, SEATS_MOST = 8 };
    static const char *const games[] = {"coruscant-shift", "corellian-spike", "classic", "bespin-yarith"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        for (int seats = 2; seats <= SEATS_MOST; seats += 3) {
            FixtureSetup setup = {.width = 960,
                                  .height = 540,
                                  .seats = seats,
                                  .seed = 2,
                                  .credits = 250,
                                  .game = games[i],
                                  .settings = usual};
            TableFixture fixture;
            int seen = 0;
            assert_true(fixture_open(&fixture, &setup));
            fixture.panel_high = 1;
            for (int actions = 0; actions < ACTIONS && fixture_act(&fixture); actions++) {
                fixture_settle(&fixture);
                expect_tray_clear(&fixture, games[i], &seen);
            }
            assert_true(seen > 0);
            fixture_close(&fixture);
        }
}

/* On their way cubes show several sides at a slant, the two of a throw never the same, and at rest what is
 * seen from the front, without moving. */
static void test_dice_are_solid(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    while (!moving_flight(&fixture, FLIGHT_DIE)) fixture_update(&fixture, MOVING_STEP_MS);
    double from = moving_flight(&fixture, FLIGHT_DIE)->begins;
    fixture_update(&fixture, from + 100 - fixture.view->now);
    for (int moment = 0; moment < 5; moment++) {
        Box boxes[MOVING_PICTURES];
        int skews[16];
        assert_true(moving_pictures(&fixture, "dice/", 5, boxes) >= 4);
        int count = skews_of(&fixture, skews), alike = 0;
        for (int i = 0; i < count; i++)
            for (int j = i + 3; j < count; j++) alike += skews[i] != 0 && skews[i] == skews[j];
        assert_true(count >= 4); /* of each at least one side, and its shade */
        assert_true(alike <= 4); /* a side and its shade, to a pixel, by chance */
        fixture_update(&fixture, 90);
    }
    fixture_settle(&fixture);
    int lying[16], later[16], count = skews_of(&fixture, lying);
    assert_true(count >= 4);
    fixture_update(&fixture, 200);
    assert_int_equal(skews_of(&fixture, later), count);
    assert_memory_equal(lying, later, (size_t)count * sizeof *lying);
    fixture_close(&fixture);
}

/* Fast, a die is seen in more places than one; slow, in one. */
static void test_fast_dice_blur(void **unused) {
    (void)unused;
    Box boxes[MOVING_PICTURES];
    TableFixture fixture = moving_open("classic", "shift-on=d12 6", usual);
    moving_play_until(&fixture, SABACC_EVENT_ROLL);
    while (!moving_flight(&fixture, FLIGHT_DIE)) fixture_update(&fixture, MOVING_STEP_MS);
    Flight flight = *moving_flight(&fixture, FLIGHT_DIE);
    fixture_update(&fixture, flight.begins + 120 - fixture.view->now);
    assert_int_equal(moving_pictures(&fixture, "dice/", 5, boxes), 3);
    fixture_update(&fixture, flight.begins + 700 - fixture.view->now);
    assert_int_equal(moving_pictures(&fixture, "dice/", 5, boxes), 1);
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dice_come_from_the_dealer),
        cmocka_unit_test(test_dice_lie_askew),
        cmocka_unit_test(test_dice_keep_apart),
        cmocka_unit_test(test_dice_bounce),
        cmocka_unit_test(test_dice_rock_to_rest),
        cmocka_unit_test(test_chips_fall),
        cmocka_unit_test(test_dice_cross_the_cloth),
        cmocka_unit_test(test_dice_keep_off_hands),
        cmocka_unit_test(test_nothing_is_told_of_rolling_dice),
        cmocka_unit_test(test_antes_are_past_as_cards_are_dealt),
        cmocka_unit_test(test_totals_keep_off_the_tray),
        cmocka_unit_test(test_dice_are_solid),
        cmocka_unit_test(test_fast_dice_blur),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
