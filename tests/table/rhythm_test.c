/* Hands keep no strict time: how cards are dealt, how a pot is paid, and how a hand that stands back leaves.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "showdown_table.h"
#include "table/winnings.h"

enum { BEATS = 64 };

/* Moments in order, each once. */
typedef struct Beats {
    double at[BEATS];
    int count;
} Beats;

static void add_beat(Beats *beats, double at) {
    static const double SAME_MS = 0.01;
    int place = beats->count;
    for (int i = 0; i < beats->count; i++)
        if (fabs(beats->at[i] - at) < SAME_MS) return;
    assert_true(beats->count < BEATS);
    for (beats->count++; place > 0 && beats->at[place - 1] > at; place--)
        beats->at[place] = beats->at[place - 1];
    beats->at[place] = at;
}

static void shortest_and_longest(const Beats *beats, double *shortest, double *longest) {
    *shortest = INFINITY, *longest = 0;
    for (int i = 1; i < beats->count; i++) {
        *shortest = fmin(*shortest, beats->at[i] - beats->at[i - 1]);
        *longest = fmax(*longest, beats->at[i] - beats->at[i - 1]);
    }
}

static void test_dealers_keep_no_strict_time(void **unused) {
    (void)unused;
    TableFixture fixture;
    FixtureSetup setup = {.width = 640,
                          .height = 360,
                          .seats = 4,
                          .viewer = 0,
                          .seed = 3,
                          .credits = 100,
                          .settings = showdown_usual};
    Beats beats = {.count = 0};
    double shortest, longest;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < BEATS && fixture.state.table.seat[3].hand_count < 2; i++) fixture_act(&fixture);
    for (int step = 0; step < 1200; step++, fixture_update(&fixture, SHOWDOWN_STEP_MS))
        for (int i = 0; i < fixture.view->flight_count; i++) {
            const Flight *flight = &fixture.view->flights[i];
            bool is_dealt = flight->event == SABACC_EVENT_DEAL && flight->to.kind == PLACE_HAND;
            if (is_dealt && beats.count < 8) add_beat(&beats, flight->begins);
        }
    assert_true(beats.count >= 8);
    shortest_and_longest(&beats, &shortest, &longest);
    assert_in_range((int)shortest, 150, 185);
    assert_in_range((int)longest, 195, 230);
    fixture_close(&fixture);
}

static void test_pots_are_paid_short_and_long(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    Beats beats = {.count = 0};
    double shortest, longest;
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    for (int i = 0; i < fixture.view->flight_count; i++)
        if (fixture.view->flights[i].stack > 0) add_beat(&beats, fixture.view->flights[i].begins);
    assert_true(beats.count >= 4);
    shortest_and_longest(&beats, &shortest, &longest);
    assert_true(longest > 1.2 * shortest);
    fixture_close(&fixture);
}

/* At the end of a hand that another has won, which one's own is small for. */
static bool open_beaten(TableFixture *fixture, uint64_t seed) {
    *fixture = showdown_open(seed, 4, showdown_usual, 960, 540);
    showdown_play_until(fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(fixture);
    showdown_show_to_the_end(fixture);
    showdown_draw(fixture);
    bool is_beaten =
        fixture->view->drawn.seat[0].stands_back > 0 && fixture->view->shown.table.seat[0].hand_count > 0;
    if (!is_beaten) fixture_close(fixture);
    return is_beaten;
}

/* One's own hand, small for those in the middle, begins its way to the deck as small. */
static void test_hands_leave_as_they_lie(void **unused) {
    (void)unused;
    enum { SEEDS = 12 };
    TableFixture fixture;
    uint64_t seed = 1;
    int flights = 0;
    while (!open_beaten(&fixture, seed)) assert_true(++seed <= SEEDS);
    const SeatPlaces own = fixture.view->drawn.seat[0];
    SabaccEvents clear = {.count = 1, .list = {{.type = SABACC_EVENT_CLEAR}}};
    table_view_post(fixture.view, &clear);
    for (int i = 0; i < fixture.view->flight_count; i++) {
        const Flight *flight = &fixture.view->flights[i];
        if (flight->kind != FLIGHT_CARD || flight->from.seat != 0 || flight->to.kind != PLACE_DECK) continue;
        assert_float_equal(flight->lay.height, own.card_height, 1);
        flights++;
    }
    assert_true(flights > 0);
    fixture_close(&fixture);
}

int main(void) {
    fixture_is_blank = true;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dealers_keep_no_strict_time),
        cmocka_unit_test(test_pots_are_paid_short_and_long),
        cmocka_unit_test(test_hands_leave_as_they_lie),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
