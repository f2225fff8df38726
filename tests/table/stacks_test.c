/* The credits before each seat: how many chips they are, where they lie, and how bets leave them. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "showdown_table.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/stacks.h"
#include "table/ways.h"
#include "table/winnings.h"

/* ---- how many chips ---- */

static void test_chips_carry_all_credits(void **unused) {
    (void)unused;
    static const int32_t usual[] = {0, 7, 20, 100, 250, 1000, 5000, 40000};
    for (size_t k = 0; k < sizeof usual / sizeof *usual; k++)
        for (int32_t credits = 0; credits <= 150000; credits += credits < 3000 ? 1 : 911) {
            ChipPile stacks[TABLE_STACKS];
            int chips = table_stacks_of(credits, usual[k], stacks), counted = 0;
            int64_t carried = 0;
            for (int i = 0; i < TABLE_STACKS; i++) {
                assert_in_range(stacks[i].count, 0, TABLE_STACK_HIGHEST);
                counted += stacks[i].count;
                for (int level = 0; level < stacks[i].count; level++) {
                    assert_true(stacks[i].carries[level] > 0);
                    carried += stacks[i].carries[level];
                }
            }
            assert_int_equal(counted, chips);
            assert_int_equal(carried, credits);
        }
}

static int chips_of(int32_t credits, int32_t usual) {
    ChipPile stacks[TABLE_STACKS];
    return table_stacks_of(credits, usual, stacks);
}

/* A few chips, a stack or two, all stacks: seen at a glance. */
static void test_the_rich_have_more_chips(void **unused) {
    (void)unused;
    static const int32_t usual[] = {20, 100, 500, 2000};
    for (size_t k = 0; k < sizeof usual / sizeof *usual; k++) {
        int few = chips_of(usual[k] / 10, usual[k]), some = chips_of(usual[k] * 4 / 10, usual[k]);
        int whole = chips_of(usual[k], usual[k]);
        assert_true(few >= 1 && few + 2 < some && some + 3 < whole);
        assert_true(chips_of(usual[k] * 2, usual[k]) >= whole);
    }
}

/* The house, whose account is no stack, does not count. */
static void test_the_usual_is_what_players_began_with(void **unused) {
    (void)unused;
    static const struct {
        const char *game;
        int seats;
        int32_t stacks[3];
    } rows[] = {{"corellian-spike", 3, {40, 100, 160}}, {"casino", 1, {100}}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        TableFixture fixture;
        FixtureSetup setup = {.width = 640,
                              .height = 360,
                              .seats = rows[i].seats,
                              .seed = 5,
                              .stacks = rows[i].stacks,
                              .game = rows[i].game};
        assert_true(fixture_open(&fixture, &setup));
        assert_int_equal(table_usual_credits(&fixture.state.table), 100); /* (40 + 100 + 160) / 3 */
        fixture_close(&fixture);
    }
}

/* ---- where they lie ---- */

static TableFixture open_table(const char *game, int seats, int viewer, int width, int height) {
    TableFixture fixture;
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = seats,
                          .viewer = viewer,
                          .seed = 5,
                          .credits = 100,
                          .game = game,
                          .settings = {.speed = 1, .shows_totals = true}};
    assert_true(fixture_open(&fixture, &setup));
    canvas_transcribe(fixture.canvas);
    fixture_settle(&fixture);
    return fixture;
}

/* Names of what is read or chosen on the cloth. */
static bool is_read(const Fact *fact) {
    static const char *const kinds[] = {"card:", "name:", "credits:", "did:", "pot:", "bet:", "total:"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(fact->name, kinds[i], strlen(kinds[i])) == 0) return true;
    return false;
}

static bool is_chip(const Fact *fact) { return strncmp(fact->name, "stacks:", strlen("stacks:")) == 0; }

/* No chip of the stacks lies over anything of that. */
static void expect_nothing_covered(TableFixture *fixture) {
    static const float TOUCH = 1;
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *chip = transcript_at(said, i);
        if (!is_chip(chip)) continue;
        for (int k = 0; k < transcript_count(said); k++) {
            const Fact *other = transcript_at(said, k);
            if (is_read(other) && box_overlaps(box_inset(other->box, TOUCH, TOUCH), chip->box))
                fail_msg("%s is under chips of %s, %d seats, %dx%d", other->name, chip->name,
                         fixture->state.table.seats, fixture->layout.pixel_width,
                         fixture->layout.pixel_height);
        }
    }
}

static int seats_with_stacks(const TableFixture *fixture) {
    int count = 0;
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++)
        count += fixture->view->drawn.seat[seat].stacks.width > 0;
    return count;
}

/* At every table in landscape every seat has them, of one size before all others; upright all others have, or
 * none. They are over nothing that is read, whatever was played. */
static void test_they_cover_nothing(void **unused) {
    (void)unused;
    enum { ACTIONS = 24 };
    static const char *const games[] = {"corellian-spike", "standard"};
    static const int sizes[][2] = {{1920, 1080}, {1280, 720}, {900, 1600}};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (int seats = 2; seats <= SABACC_MAX_SEATS; seats += 2) {
                TableFixture fixture = open_table(games[g], seats, 0, sizes[s][0], sizes[s][1]);
                for (int i = 0; i < ACTIONS; i++) {
                    if (i % 4 == 0) showdown_draw(&fixture), expect_nothing_covered(&fixture);
                    if (fixture.state.table.shown || !fixture_act(&fixture)) break;
                    fixture_settle(&fixture);
                }
                int count = seats_with_stacks(&fixture);
                if (sizes[s][0] > sizes[s][1]) assert_int_equal(count, seats);
                const SeatPlaces *places = fixture.view->drawn.seat;
                for (int seat = 2; seat < seats && count > 2; seat++)
                    if (places[seat].figure.width > 0)
                        assert_float_equal(places[seat].stacks.width, places[1].stacks.width, 0.01);
                fixture_close(&fixture);
            }
}

/* ---- what they show ---- */

static int32_t shown_before(TableFixture *fixture, int seat) {
    char name[TRANSCRIPT_NAME];
    static const char face[] = "chips-side/slice-";
    int32_t credits = 0;
    int at = 0;
    snprintf(name, sizeof name, "stacks:%d", seat);
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (const Fact *chip = transcript_next(said, name, &at); chip; chip = transcript_next(said, name, &at)) {
        assert_memory_equal(chip->words, face, strlen(face));
        credits += atoi(chip->words + strlen(face));
    }
    return credits;
}

static void test_they_show_the_credits(void **unused) {
    (void)unused;
    TableFixture fixture = open_table("corellian-spike", 4, 0, 1280, 720);
    int changed = 0;
    int32_t before[SABACC_MAX_SEATS] = {0};
    for (int i = 0; i < 40 && !fixture.state.table.shown && fixture_act(&fixture); i++) {
        fixture_settle(&fixture);
        showdown_draw(&fixture);
        for (int seat = 0; seat < 4; seat++) {
            int32_t credits = fixture.view->shown.table.seat[seat].credits;
            assert_int_equal(shown_before(&fixture, seat), credits);
            changed += before[seat] != 0 && before[seat] != credits;
            before[seat] = credits;
        }
    }
    assert_true(changed > 0);
    fixture_close(&fixture);
}

/* Where the chips of a seat lie, from its first. */
static int lying_before(const Transcript *said, int seat, float x[], int most) {
    char name[TRANSCRIPT_NAME];
    int at = 0, count = 0;
    float left = 0;
    snprintf(name, sizeof name, "stacks:%d", seat);
    for (const Fact *chip = transcript_next(said, name, &at); chip && count < most;
         chip = transcript_next(said, name, &at)) {
        if (count == 0) left = chip->box.x;
        x[count++] = chip->box.x - left;
    }
    return count;
}

/* Seats that have as many credits have them in other piles, and no pile is straight. */
static void test_no_two_seats_pile_alike(void **unused) {
    (void)unused;
    enum { SEATS = 4, MOST = 32 };
    static const float UNEVEN = 0.1f, OTHER = 1;
    TableFixture fixture = open_table("corellian-spike", SEATS, 0, 1920, 1080);
    showdown_draw(&fixture);
    const Transcript *said = canvas_transcript(fixture.canvas);
    float x[SEATS][MOST];
    int count[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
        count[seat] = lying_before(said, seat, x[seat], MOST);
        assert_true(count[seat] > 3);
        assert_true(fabsf(x[seat][1]) > UNEVEN);
        for (int other = 0; other < seat; other++) {
            bool differs = count[other] != count[seat];
            for (int i = 0; i < count[seat] && !differs; i++)
                differs = fabsf(x[other][i] - x[seat][i]) > OTHER;
            assert_true(differs);
        }
    }
    fixture_close(&fixture);
}

/* What somebody bets is taken from the top of the change before them, and slides to the bet. */
static void test_bets_leave_them(void **unused) {
    (void)unused;
    static const float NEAR = 6;
    TableFixture fixture = open_table("corellian-spike", 4, 0, 1280, 720);
    int bets = 0;
    for (int i = 0; i < 40 && !fixture.state.table.shown && fixture_act(&fixture); i++) {
        for (double ms = 0; ms < 400; ms += SHOWDOWN_STEP_MS) {
            fixture_update(&fixture, SHOWDOWN_STEP_MS);
            showdown_draw(&fixture);
            TableFrame frame = {.view = fixture.view,
                                .table = &fixture.view->shown.table,
                                .canvas = fixture.canvas,
                                .at = fixture.view->drawn,
                                .now = fixture.view->now};
            for (int k = 0; k < fixture.view->flight_count; k++) {
                const Flight *flight = &fixture.view->flights[k];
                if (flight->kind != FLIGHT_CHIPS || flight->from.kind != PLACE_STACK) continue;
                Box stacks = frame.at.seat[flight->from.seat].stacks,
                    chip = table_pushed_box(&frame, flight, 0);
                assert_true(box_overlaps(box_inset(stacks, -NEAR, -NEAR), chip));
                bets++;
            }
        }
        fixture_settle(&fixture);
    }
    assert_true(bets > 0);
    fixture_close(&fixture);
}

/* While hands lie in the middle no chips lie under them; when all are back at their seats, all stacks are
 * seen. */
static void test_they_give_way_to_hands(void **unused) {
    (void)unused;
    enum { SEATS = 4 };
    TableFixture fixture = showdown_open_at(SEATS, showdown_usual, 1920, 1080);
    canvas_transcribe(fixture.canvas);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    int hidden = 0;
    for (int step = 0; step < 400; step++, fixture_update(&fixture, 4 * SHOWDOWN_STEP_MS)) {
        float forward = 0;
        bool is_hidden = false;
        showdown_draw(&fixture);
        TableFrame frame = {.view = fixture.view,
                            .table = &fixture.view->shown.table,
                            .at = fixture.view->drawn,
                            .now = fixture.view->now};
        for (int seat = 0; seat < SEATS; seat++) {
            char name[TRANSCRIPT_NAME];
            snprintf(name, sizeof name, "stacks:%d", seat);
            forward = fmaxf(forward, table_forward(&frame, seat));
            is_hidden |= showdown_fact(&fixture, name, FACT_PICTURE) == NULL;
        }
        hidden += is_hidden;
        if (is_hidden) assert_true(forward > 0.99f);
    }
    assert_true(hidden > 10);
    fixture_close(&fixture);
}

/* What a seat has won stands apart until the next hand; then its stacks have it. */
static void test_what_is_won_comes_to_them(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 1280, 720);
    canvas_transcribe(fixture.canvas);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    int winner = showdown_winner(&fixture);
    fixture_settle(&fixture);
    TableFrame frame = {.view = fixture.view, .table = &fixture.view->shown.table, .now = fixture.view->now};
    int32_t credits = frame.table->seat[winner].credits, won = fixture.view->won[winner].amount;
    assert_true(won > 0);
    assert_int_equal(table_stacks_credits(&frame, winner), credits - won);
    table_winnings_sweep(fixture.view);
    frame.now = fixture.view->now + 10;
    assert_int_equal(table_stacks_credits(&frame, winner), credits - won);
    frame.now = fixture.view->now + 1000;
    assert_int_equal(table_stacks_credits(&frame, winner), credits);
    fixture_close(&fixture);
}

int main(void) {
    fixture_is_blank = true;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chips_carry_all_credits),
        cmocka_unit_test(test_the_rich_have_more_chips),
        cmocka_unit_test(test_the_usual_is_what_players_began_with),
        cmocka_unit_test(test_they_cover_nothing),
        cmocka_unit_test(test_they_show_the_credits),
        cmocka_unit_test(test_no_two_seats_pile_alike),
        cmocka_unit_test(test_bets_leave_them),
        cmocka_unit_test(test_they_give_way_to_hands),
        cmocka_unit_test(test_what_is_won_comes_to_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
