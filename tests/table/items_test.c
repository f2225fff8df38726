/* Items beside the pot (PL-2) and rebuys (ST-7) on the table: what lies where, what flies, and that nothing
 * of it covers anything else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "render/transcript.h"
#include "table/state.h"
#include "table_fixture.h"
#include "words/item_words.h"

static const double STEP_MS = 1000.0 / 60;

/* ---- what is drawn ---- */

static void draw(TableFixture *fixture) { fixture_draw_now(fixture, NULL); }

static bool is_drawn(const TableFixture *fixture, const char *name, const char *words) {
    const Fact *fact;
    for (int at = 0; (fact = transcript_next(canvas_transcript(fixture->canvas), name, &at));)
        if (words == NULL || strcmp(fact->words, words) == 0) return true;
    return false;
}

static int flights_of_items(const TableFixture *fixture, int from, int to) {
    int count = 0;
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        count += flight->kind == FLIGHT_ITEM && flight->from.kind == from && flight->to.kind == to;
    }
    return count;
}

static int32_t chips_between(const TableFixture *fixture, int from, int to) {
    int32_t credits = 0;
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        if (flight->kind == FLIGHT_CHIPS && flight->from.kind == from && flight->to.kind == to)
            credits += flight->amount;
    }
    return credits;
}

/* Each of two seats owns a ship; seat 1, with 598 credits, has staked its own against a bet of 800. */
static void open_with_ships(TableFixture *fixture, bool has_reduced_motion) {
    static const int32_t stacks[] = {900, 600};
    FixtureSetup setup = {.width = 640,
                          .height = 360,
                          .seats = 2,
                          .stacks = stacks,
                          .items = 1u << SABACC_ITEM_SHIP,
                          .game = "classic",
                          .options = "stakes=pot;shift-on=never;field=off;round-limit=1",
                          .settings = {.speed = 1, .reduced_motion = has_reduced_motion}};
    assert_true(fixture_open(fixture, &setup));
    fixture_play_all(fixture, "* deal co10;* deal sa5;* deal co9;* deal sa6;0 bet 800");
    draw(fixture);
    assert_true(is_drawn(fixture, "items:1", item_sign(SABACC_ITEM_SHIP)));
    assert_false(is_drawn(fixture, "staked:0", NULL));
    fixture_play(fixture, "1 stake ship");
}

static void end_hand(TableFixture *fixture) {
    fixture_play_all(fixture, "1 match;0 stand;1 check;0 check;1 stand");
    assert_int_equal(fixture->state.table.turn.to_act, 0);
}

static void assert_on_shelf(TableFixture *fixture, int slot, SabaccItem item, const char *owner) {
    char name[24];
    snprintf(name, sizeof name, "staked:%d", slot);
    draw(fixture);
    assert_true(is_drawn(fixture, name, item_sign(item)));
    assert_true(is_drawn(fixture, name, item_title(item)));
    assert_true(is_drawn(fixture, name, owner));
}

/* ---- one item ---- */

static void expect_staked(bool has_reduced_motion) {
    TableFixture fixture;
    open_with_ships(&fixture, has_reduced_motion);
    assert_int_equal(flights_of_items(&fixture, PLACE_ITEMS, PLACE_STAKED), 1);
    assert_int_equal(chips_between(&fixture, PLACE_HOUSE, PLACE_STACK), 1000);
    fixture_update(&fixture, 200);
    draw(&fixture);
    assert_false(is_drawn(&fixture, "items:1", NULL));
    assert_false(is_drawn(&fixture, "staked:0", NULL));
    fixture_settle(&fixture);
    assert_on_shelf(&fixture, 0, SABACC_ITEM_SHIP, "Vex");
    assert_false(is_drawn(&fixture, "items:1", NULL));
    fixture_close(&fixture);
}

static void test_a_staked_item_flies_beside_the_pot(void **unused) {
    (void)unused;
    expect_staked(false);
    expect_staked(true);
}

static void test_a_taken_item_flies_to_its_new_owner(void **unused) {
    (void)unused;
    TableFixture fixture;
    open_with_ships(&fixture, false);
    end_hand(&fixture);
    assert_on_shelf(&fixture, 0, SABACC_ITEM_SHIP, "Vex");
    fixture_play(&fixture, "0 take-item ship");
    assert_int_equal(flights_of_items(&fixture, PLACE_STAKED, PLACE_ITEMS), 1);
    assert_int_equal(chips_between(&fixture, PLACE_STACK, PLACE_HOUSE), 1000);
    fixture_update(&fixture, 200);
    draw(&fixture);
    assert_true(is_drawn(&fixture, "did:0", "takes it for 1000"));
    assert_false(is_drawn(&fixture, "items:0", "×2")); /* not there yet */
    while (flights_of_items(&fixture, PLACE_STAKED, PLACE_ITEMS) > 0) fixture_update(&fixture, STEP_MS);
    draw(&fixture);
    assert_true(is_drawn(&fixture, "items:0", "×2"));
    assert_false(is_drawn(&fixture, "staked:0", NULL));
    assert_false(is_drawn(&fixture, "items:1", NULL));
    fixture_close(&fixture);
}

/* It is the house's now, and its owner's plate shows it unlit. */
static void test_an_item_left_flies_to_the_house(void **unused) {
    (void)unused;
    TableFixture fixture;
    open_with_ships(&fixture, false);
    end_hand(&fixture);
    fixture_play(&fixture, "0 pass");
    bool has_flown = false;
    for (int step = 0; step < 400 && !has_flown; step++) {
        fixture_update(&fixture, STEP_MS);
        has_flown = flights_of_items(&fixture, PLACE_STAKED, PLACE_HOUSE) == 1;
    }
    assert_true(has_flown);
    draw(&fixture);
    assert_true(is_drawn(&fixture, "did:0", "leaves the item"));
    assert_false(is_drawn(&fixture, "staked:0", NULL));
    assert_true(is_drawn(&fixture, "items:1", item_sign(SABACC_ITEM_SHIP)));
    fixture_close(&fixture);
}

/* ---- several ---- */

/* Three stake a ring, a droid and a ring again. */
static void test_the_others_move_up(void **unused) {
    (void)unused;
    static const int32_t stacks[] = {400, 40, 40, 40};
    FixtureSetup setup = {.width = 640,
                          .height = 360,
                          .seats = 4,
                          .stacks = stacks,
                          .items = 1u << SABACC_ITEM_RING | 1u << SABACC_ITEM_DROID,
                          .game = "classic",
                          .options = "stakes=pot;shift-on=never;field=off;round-limit=1",
                          .settings = {.speed = 1}};
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_play_all(&fixture,
                     "* deal co10;* deal sa1;* deal sa2;* deal sa3;* deal co9;* deal fl1;* deal fl2;"
                     "* deal fl3;0 bet 90;1 stake droid;1 match;2 stake ring;2 stake droid;2 match;"
                     "3 stake ring;3 match;0 stand");
    draw(&fixture);
    assert_on_shelf(&fixture, 0, SABACC_ITEM_DROID, "Vex");
    assert_on_shelf(&fixture, 1, SABACC_ITEM_RING, "Orro");
    assert_on_shelf(&fixture, 2, SABACC_ITEM_DROID, "Orro");
    assert_false(is_drawn(&fixture, "staked:3", NULL));
    assert_true(is_drawn(&fixture, "staked:more", "+1"));
    while (fixture.state.table.turn.phase != SABACC_PHASE_BETWEEN) {
        SabaccOffers offers;
        int seat = sabacc_need(&fixture.state);
        char words[40];
        sabacc_legal(&fixture.state, seat, &offers);
        bool checks = offers.list[0].verb == SABACC_VERB_CHECK;
        snprintf(words, sizeof words, "%d %s", seat, checks ? "check" : "stand");
        fixture_play_all(&fixture, words);
    }
    fixture_play(&fixture, "0 take-item droid");
    assert_int_equal(flights_of_items(&fixture, PLACE_STAKED, PLACE_ITEMS), 1);
    assert_int_equal(flights_of_items(&fixture, PLACE_STAKED, PLACE_STAKED), 3);
    fixture_settle(&fixture);
    assert_on_shelf(&fixture, 0, SABACC_ITEM_RING, "Orro");
    assert_on_shelf(&fixture, 1, SABACC_ITEM_DROID, "Orro");
    assert_on_shelf(&fixture, 2, SABACC_ITEM_RING, "Tally");
    assert_false(is_drawn(&fixture, "staked:more", NULL));
    fixture_close(&fixture);
}

/* ---- nothing is covered ---- */

static bool overlap(Box a, Box b) {
    return a.x + 0.5f < b.x + b.width && b.x + 0.5f < a.x + a.width && a.y + 0.5f < b.y + b.height &&
           b.y + 0.5f < a.y + a.height;
}

static bool is_of_shelf(const Fact *fact) { return strncmp(fact->name, "staked:", 7) == 0; }

/* What is on the shelf is whole, and nothing else that has a name lies there. */
static void assert_shelf_is_clear(const TableFixture *fixture) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *item = transcript_at(transcript, i);
        if (!is_of_shelf(item)) continue;
        if (item->is_cut) fail_msg("%s is cut: %s", item->name, item->words);
        for (int k = 0; k < transcript_count(transcript); k++) {
            const Fact *other = transcript_at(transcript, k);
            bool is_other = other->name[0] && strcmp(other->name, item->name) != 0;
            if (is_other && overlap(item->box, other->box))
                fail_msg("%s \"%s\" lies on %s \"%s\"", item->name, item->words, other->name, other->words);
        }
    }
}

/* Games at random: all is shown as it is, and comes to rest. */
static void play_at(const char *game, int seats, int width, int height, int *staked) {
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = seats,
                          .seed = (uint64_t)seats,
                          .credits = 60,
                          .items = (1u << SABACC_ITEMS) - 1,
                          .game = game,
                          .options = "stakes=pot;rebuy=2",
                          .settings = {.speed = 1, .shows_totals = true}};
    TableFixture fixture;
    SabaccView truth;
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0, seen = 0; action < 260 && seen < 12 && fixture_act(&fixture); action++) {
        fixture_settle(&fixture);
        sabacc_view(&fixture.state, fixture.viewer, &truth);
        assert_memory_equal(table_view_shown(fixture.view), &truth, sizeof truth);
        if (fixture.state.table.staked_count == 0 || fixture.state.table.stale) continue;
        draw(&fixture);
        assert_true(is_drawn(&fixture, "staked:0", NULL));
        assert_shelf_is_clear(&fixture);
        seen++;
        *staked = *staked > fixture.state.table.staked_count ? *staked : fixture.state.table.staked_count;
    }
    fixture_close(&fixture);
}

static void test_items_cover_nothing(void **unused) {
    (void)unused;
    static const char *const games[] = {"classic", "corellian-spike", "bespin-yarith", "coruscant-shift"};
    int staked = 0;
    for (size_t game = 0; game < sizeof games / sizeof *games; game++)
        for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
            play_at(games[game], seats, 640, 360, &staked);
            play_at(games[game], seats, 450, 800, &staked);
        }
    assert_true(staked > 3); /* a shelf that was full */
}

/* ---- rebuys ---- */

static void test_a_rebuy_comes_from_the_house(void **unused) {
    (void)unused;
    static const int32_t stacks[] = {3, 100};
    FixtureSetup setup = {.width = 640,
                          .height = 360,
                          .seats = 2,
                          .stacks = stacks,
                          .game = "classic",
                          .options = "rebuy=1",
                          .settings = {.speed = 1}};
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_play_all(&fixture, "* deal co10;* deal sa5;* deal co9;* deal sa6;0 fold");
    fixture_play(&fixture, "0 rebuy");
    assert_int_equal(chips_between(&fixture, PLACE_HOUSE, PLACE_STACK), 3);
    draw(&fixture);
    assert_true(is_drawn(&fixture, "did:0", "buys in again"));
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_staked_item_flies_beside_the_pot),
        cmocka_unit_test(test_a_taken_item_flies_to_its_new_owner),
        cmocka_unit_test(test_an_item_left_flies_to_the_house),
        cmocka_unit_test(test_the_others_move_up),
        cmocka_unit_test(test_items_cover_nothing),
        cmocka_unit_test(test_a_rebuy_comes_from_the_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
