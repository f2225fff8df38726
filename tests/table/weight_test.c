/* The weight of things: cards part from their shadow, turn in perspective and settle, and a shift ends with a
 * flash of each new index and a bump. */
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
#include "table/motion.h"
#include "table/sweep.h"
#include "ui/card_bands.h"
#include "ui/hand_groups.h"

static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};
static const TableSettings steady = {.speed = 1, .shows_totals = true, .is_steady = true};

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
        Box boxes[64];
        int count = moving_pictures(&fixture, asset, TABLE_ASSET, boxes);
        if (is_calm) {
            assert_int_equal(count, 1);
        } else {
            assert_true(count >= 8);
            assert_true(boxes[0].height > boxes[count - 1].height * 1.05f ||
                        boxes[count - 1].height > boxes[0].height * 1.05f);
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

/* It has arrived 90 ms before it lies: only its height is left. */
static void test_lands(void **unused) {
    (void)unused;
    TableFixture fixture = moving_open(NULL, NULL, usual);
    moving_play_until(&fixture, SABACC_EVENT_DEAL);
    Box boxes[64], lying[64];
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
    assert_true(fabsf(boxes[0].x - lying[0].x) < 0.1f);
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

/* Drawn first: arms where the rail is steep, then the dice in the tray and their shadows. */
enum { ALWAYS_ASKEW = 2 + 4 };

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
            if (angles_now(&fixture, angles) > ALWAYS_ASKEW) landing = angles[ALWAYS_ASKEW];
            fixture_update(&fixture, MOVING_STEP_MS);
        }
        if (table->discard_count != 1) continue;
        assert_int_equal(angles_now(&fixture, angles), ALWAYS_ASKEW + 2); /* the card and its shadow */
        assert_true(fabsf(angles[ALWAYS_ASKEW] - landing) < 0.02f);
    }
    assert_true(table->discard_count >= 2);
    int count = angles_now(&fixture, angles);
    assert_int_equal(count, ALWAYS_ASKEW + 4);
    for (int i = ALWAYS_ASKEW; i < count; i++)
        assert_true(fabsf(angles[i]) > 0.01f && fabsf(angles[i]) < 0.08f);
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

/* ---- the shift ---- */

static TableFixture shifting(TableSettings settings) {
    TableFixture fixture = moving_open(NULL, NULL, settings);
    moving_play_until(&fixture, SABACC_EVENT_SHIFT);
    return fixture;
}

/* How far the first broken card's bands are from where it lies, at most. */
static float scattered(TableFixture *fixture) {
    Box boxes[64];
    char asset[TABLE_ASSET];
    int seat = fixture->viewer;
    table_card_asset(fixture->view, fixture->view->broken[seat][0], asset);
    int count = moving_pictures(fixture, asset, TABLE_ASSET, boxes);
    float least = INFINITY, most = -INFINITY;
    assert_true(count > 1);
    for (int i = 0; i < count; i++) {
        least = fminf(least, boxes[i].x);
        most = fmaxf(most, boxes[i].x);
    }
    return (most - least) / boxes[0].width;
}

/* What waits for its new face draws together, before it stands still. */
static void test_bands_draw_together(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    fixture_update(&fixture, fixture.view->breaking.ends - fixture.view->now + 150);
    float broken = scattered(&fixture);
    while (table_view_is_moving(fixture.view)) fixture_update(&fixture, MOVING_STEP_MS);
    float still = scattered(&fixture);
    assert_true(broken > 0.4f);
    assert_true(still < broken * 0.5f);
    fixture_close(&fixture);
}

/* Where the first broken card is, from the top. */
static float top_of_broken(TableFixture *fixture) {
    Box boxes[64];
    char asset[TABLE_ASSET];
    table_card_asset(fixture->view, fixture->view->broken[fixture->viewer][0], asset);
    assert_true(moving_pictures(fixture, asset, TABLE_ASSET, boxes) > 0);
    return boxes[0].y;
}

/* Before the line of light comes, cards rise from the cloth, within 250 ms. */
static void test_cards_rise_before_they_break(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = shifting(is_calm ? calm : usual);
        float lying = top_of_broken(&fixture), high = fixture.layout.screen.height * 0.3f * 0.03f;
        fixture_update(&fixture, 130);
        float half = lying - top_of_broken(&fixture);
        fixture_update(&fixture, 120);
        float up = lying - top_of_broken(&fixture);
        assert_true(is_calm ? fabsf(half) + fabsf(up) < 0.01f : half > 1 && half < up);
        assert_true(is_calm || (up > high * 0.8f && up < high * 1.5f));
        fixture_close(&fixture);
    }
}

static void form(TableFixture *fixture) {
    while (fixture->state.table.turn.to_act == SABACC_CROUPIER && !isfinite(fixture->view->lit_since)) {
        if (table_view_is_ready(fixture->view)) fixture_act(fixture);
        fixture_update(fixture, MOVING_STEP_MS);
    }
}

/* The new cards of a hand: how far their bands are apart, as a share of the card; −1 where they are
 * whole. */
static float apart_now(TableFixture *fixture) {
    const Flight *flight = NULL;
    for (int i = 0; i < fixture->view->flight_count; i++)
        if (fixture->view->flights[i].kind == FLIGHT_FORM && fixture->view->flights[i].to.seat == 0)
            flight = &fixture->view->flights[i];
    char asset[TABLE_ASSET];
    Box boxes[64];
    assert_non_null(flight);
    table_card_asset(fixture->view, flight->card, asset);
    int count = moving_pictures(fixture, asset, TABLE_ASSET, boxes);
    if (count <= 1) return -1;
    float least = INFINITY, most = -INFINITY;
    for (int i = 0; i < count; i++) {
        least = fminf(least, boxes[i].x);
        most = fmaxf(most, boxes[i].x);
    }
    return (most - least) / boxes[0].width;
}

/* The bands of new faces stay a little off until the line has left the table: then all lock in within
 * 60 ms, ever closer, and with that the table bumps. */
static void test_bands_lock_in(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    form(&fixture);
    double locked = fixture.view->forming_line.ends;
    fixture_update(&fixture, locked - CARD_LOCK_MS - 4 - fixture.view->now);
    float before = apart_now(&fixture);
    assert_true(before > 0.02f && before < 0.12f);
    assert_true(table_bump(fixture.view, fixture.view->now) <= 0);
    for (float now; (now = apart_now(&fixture)) >= 0; before = now) {
        assert_true(now <= before + 0.012f); /* they flicker */
        assert_true(fixture.view->now < locked);
        fixture_update(&fixture, 10);
    }
    assert_true(before < 0.05f);
    assert_true(fixture.view->now >= locked && fixture.view->now < locked + 15);
    fixture_update(&fixture, 40);
    assert_true(table_bump(fixture.view, fixture.view->now) > 1);
    fixture_close(&fixture);
}

/* 2 px, once, as the last face has formed; not where the table is to be still. */
static void test_bumps(void **unused) {
    (void)unused;
    const TableSettings *const forms[] = {&usual, &calm, &steady};
    for (int i = 0; i < 3; i++) {
        bool is_still = i > 0;
        TableFixture fixture = shifting(*forms[i]);
        form(&fixture);
        float most = 0;
        while (table_view_is_moving(fixture.view)) {
            fixture_update(&fixture, MOVING_STEP_MS);
            most = fmaxf(most, table_bump(fixture.view, fixture.view->now));
        }
        assert_true(is_still ? most <= 0 : most > 1.5f && most <= 2);
        assert_true(table_bump(fixture.view, fixture.view->now) < 0.01f);
        fixture_close(&fixture);
    }
}

/* How many pieces of its own card are seen now of that card of a hand; with where each is. */
static int pieces_of(TableFixture *fixture, SabaccCard card, Box boxes[MOVING_PICTURES]) {
    char asset[TABLE_ASSET];
    table_card_asset(fixture->view, card, asset);
    return moving_pictures(fixture, asset, TABLE_ASSET, boxes);
}

/* Coruscant Shift (CO-2), all hands open, as its shift begins; the kept cards of each seat, and the others.
 */
typedef struct Rest {
    TableFixture fixture;
    SabaccCard kept[SABACC_MAX_HAND], gone[SABACC_MAX_HAND];
    int seat, keeps, goes;
} Rest;

static Rest shift_of_rest(TableSettings settings) {
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 4,
                          .viewer = 0,
                          .credits = 250,
                          .game = "coruscant-shift",
                          .settings = settings};
    for (setup.seed = 1; setup.seed < 40; setup.seed++) {
        Rest rest = {0};
        assert_true(fixture_open(&rest.fixture, &setup));
        moving_play_until(&rest.fixture, SABACC_EVENT_SHIFT);
        const SabaccSeat *at = &rest.fixture.view->shown.table.seat[0];
        for (int slot = 0; slot < at->hand_count; slot++) {
            bool is_kept = at->kept >> slot & 1;
            if (is_kept)
                rest.kept[rest.keeps++] = at->hand[slot];
            else
                rest.gone[rest.goes++] = at->hand[slot];
        }
        if (rest.keeps > 0 && rest.goes > 0) return rest;
        fixture_close(&rest.fixture);
    }
    fail_msg("nobody kept some of their cards");
    return (Rest){0};
}

/* What is kept is whole at every moment, in a rim of light, and comes off the cloth; what is not breaks where
 * it is, is seen nowhere else, and what is formed there at once is the new card. */
static void test_kept_cards_stay_whole(void **unused) {
    (void)unused;
    Rest rest = shift_of_rest(usual);
    TableFixture *fixture = &rest.fixture;
    Box boxes[MOVING_PICTURES], lying, at_first;
    assert_true(rest.keeps > 0 && rest.goes > 0);
    assert_int_equal(pieces_of(fixture, rest.kept[0], boxes), 1);
    lying = boxes[0];
    assert_int_equal(pieces_of(fixture, rest.gone[0], boxes), 1);
    at_first = boxes[0];
    float highest = 0;
    int most = 0;
    for (int step = 0; step < 2000 && !isfinite(fixture->view->lit_since); step++) {
        if (table_view_is_ready(fixture->view) && fixture->state.table.turn.to_act == SABACC_CROUPIER)
            fixture_act(fixture);
        fixture_update(fixture, 10);
        for (int i = 0; i < rest.keeps; i++) assert_int_equal(pieces_of(fixture, rest.kept[i], boxes), 1);
        pieces_of(fixture, rest.kept[0], boxes);
        highest = fmaxf(highest, lying.y - boxes[0].y);
        int pieces = pieces_of(fixture, rest.gone[0], boxes);
        most = pieces > most ? pieces : most;
        for (int i = 0; i < pieces; i++) {
            assert_true(fabsf(boxes[i].x - at_first.x) < at_first.width * 0.6f);
            assert_true(fabsf(boxes[i].y - at_first.y) < at_first.height * 0.1f);
        }
        for (int i = 0; i < fixture->view->flight_count; i++) {
            assert_int_equal(fixture->view->flights[i].kind, FLIGHT_FORM);
            assert_true(fixture->view->flights[i].die != fixture->view->flights[i].card ||
                        fixture->view->flights[i].card == SABACC_CARD_HIDDEN);
        }
    }
    assert_true(isfinite(fixture->view->lit_since));
    assert_true(most > 4);
    assert_true(highest > 2 && highest < lying.height * 0.06f);
    fixture_settle(fixture);
    assert_int_equal(pieces_of(fixture, rest.kept[0], boxes), 1);
    assert_true(fabsf(boxes[0].y - lying.y) < 0.6f);
    fixture_close(fixture);
}

/* With reduced motion what is kept stays where it is. */
static void test_kept_cards_stand_still_if_reduced(void **unused) {
    (void)unused;
    Rest rest = shift_of_rest(calm);
    Box boxes[MOVING_PICTURES];
    assert_true(rest.keeps > 0);
    pieces_of(&rest.fixture, rest.kept[0], boxes);
    float lying = boxes[0].y;
    for (int step = 0; step < 100; step++) {
        fixture_update(&rest.fixture, 20);
        assert_int_equal(pieces_of(&rest.fixture, rest.kept[0], boxes), 1);
        assert_true(fabsf(boxes[0].y - lying) < 0.01f);
    }
    fixture_close(&rest.fixture);
}

/* Casino (CS-4): a card whose die removes it breaks, and leaves; one whose die spares it is whole at every
 * moment. */
static void test_dice_break_only_what_they_remove(void **unused) {
    (void)unused;
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 1,
                          .viewer = 0,
                          .seed = 4,
                          .credits = 250,
                          .game = "casino",
                          .settings = usual};
    int broke = 0, stayed = 0;
    for (; setup.seed < 12 && (broke == 0 || stayed == 0); setup.seed++) {
        TableFixture fixture;
        SabaccCard hand[SABACC_MAX_HAND];
        int most[SABACC_MAX_HAND] = {0};
        assert_true(fixture_open(&fixture, &setup));
        moving_play_until(&fixture, SABACC_EVENT_SHIFT);
        int count = fixture.view->shown.table.seat[0].hand_count;
        memcpy(hand, fixture.view->shown.table.seat[0].hand, sizeof hand);
        fixture_update(&fixture, 20);
        uint64_t goes = 0;
        for (int i = 0; i < fixture.view->queue_end; i++) {
            const SabaccEvent *event = &fixture.view->queue[i];
            for (int slot = 0; slot < count && event->type == SABACC_EVENT_PICK && event->seat == 0; slot++)
                if (hand[slot] == event->cards[0]) goes |= UINT64_C(1) << slot;
        }
        for (int step = 0; step < 90; step++) {
            Box boxes[MOVING_PICTURES];
            fixture_update(&fixture, 10);
            for (int slot = 0; slot < count; slot++) {
                int pieces = pieces_of(&fixture, hand[slot], boxes);
                if (pieces > most[slot]) most[slot] = pieces;
            }
        }
        for (int slot = 0; slot < count; slot++) {
            bool is_gone = goes >> slot & 1;
            assert_true(is_gone ? most[slot] > 4 : most[slot] == 1);
            broke += is_gone;
            stayed += !is_gone;
        }
        fixture_close(&fixture);
    }
    assert_true(broke > 0 && stayed > 0);
}

/* Light on the corner of a card. */
static double light_on(TableFixture *fixture, Box card) {
    float scale = fixture->layout.scale;
    double light = 0;
    int count = 0;
    fixture_draw_now(fixture, NULL);
    for (int y = (int)((card.y + card.height * 0.06f) * scale);
         y < (int)((card.y + card.height * 0.2f) * scale); y++)
        for (int x = (int)((card.x + card.width * 0.1f) * scale);
             x < (int)((card.x + card.width * 0.4f) * scale); x++, count++)
            light += (double)(fixture->pixels->pixels[y * fixture->pixels->stride + x] >> 8 & 0xff);
    return light / count;
}

static void test_index_flashes(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    form(&fixture);
    const Flight *flight = NULL;
    for (int i = 0; i < fixture.view->flight_count; i++)
        if (fixture.view->flights[i].kind == FLIGHT_FORM && fixture.view->flights[i].to.seat == 0)
            flight = &fixture.view->flights[i];
    assert_non_null(flight);
    char asset[TABLE_ASSET];
    table_card_asset(fixture.view, flight->card, asset);
    double brightest = 0;
    Box box = {0}, boxes[64];
    for (int i = 0; i < 100 && table_view_is_moving(fixture.view); i++) {
        fixture_update(&fixture, 20);
        if (moving_pictures(&fixture, asset, TABLE_ASSET, boxes) == 0) continue;
        box = boxes[0];
        brightest = fmax(brightest, light_on(&fixture, box));
    }
    fixture_settle(&fixture);
    assert_true(box.width > 0);
    assert_true(brightest > light_on(&fixture, box) * 1.4);
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
        cmocka_unit_test(test_cards_rise_before_they_break),
        cmocka_unit_test(test_bands_draw_together),
        cmocka_unit_test(test_bands_lock_in),
        cmocka_unit_test(test_bumps),
        cmocka_unit_test(test_index_flashes),
        cmocka_unit_test(test_kept_cards_stay_whole),
        cmocka_unit_test(test_kept_cards_stand_still_if_reduced),
        cmocka_unit_test(test_dice_break_only_what_they_remove),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
