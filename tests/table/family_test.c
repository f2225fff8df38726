/* The table view's contract for the 76-card games, and those with Spike cards or a target: with any options
 * the view follows the events and motion ends; fields are separate from hands, however many cards; a shift's
 * pool can be clicked; an unreadable deck still gives cards. */
#include <math.h>
#include <SDL.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "decks/deck.h"
#include "table/motion.h"
#include "table_fixture.h"
#include "ui/hand_groups.h"

static const double STEP_MS = 1000.0 / 60;
static const float CLASSIC_SHAPE = 280.0f / 440;

static FixtureSetup small_setup(const char *game, const char *options, int seats, int viewer) {
    return (FixtureSetup){.width = 480,
                          .height = 270,
                          .seats = seats,
                          .viewer = viewer,
                          .seed = (uint64_t)(seats * 17 + viewer + 3),
                          .credits = 60,
                          .game = game,
                          .options = options,
                          .settings = {.speed = 1, .shows_totals = true}};
}

static void open_fixture(TableFixture *fixture, const FixtureSetup *setup) {
    assert_true(fixture_open(fixture, setup));
}

/* ---- play ---- */

/* Cards go into fields out of turn (FD-6), and the timer shifts (SH-1), as they may in the window. */
static bool act_aside(TableFixture *fixture) {
    SabaccOffers offers;
    SabaccAction action;
    int seat = (int)rng_below(&fixture->rng, fixture->state.table.seats + 1u) - 1,
        to_act = sabacc_need(&fixture->state);
    if (to_act < 0 || seat == to_act || rng_below(&fixture->rng, 5) > 0) return false;
    sabacc_legal(&fixture->state, seat, &offers);
    if (offers.count == 0) return false;
    sabacc_offer_pick(&fixture->state.table, seat, &offers.list[0], &fixture->rng, &action);
    char words[SABACC_TEXT];
    Text text = text_over(words, sizeof words);
    sabacc_action_format(&action, true, &text);
    fixture_play(fixture, words);
    return true;
}

static void assert_shows_truth(TableFixture *fixture) {
    SabaccView truth;
    sabacc_view(&fixture->state, fixture->viewer, &truth);
    assert_memory_equal(table_view_shown(fixture->view), &truth, sizeof truth);
    assert_false(table_view_is_moving(fixture->view));
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) assert_int_equal(fixture->view->forming[seat], 0);
    assert_int_equal(__builtin_popcount((unsigned)table_view_pool(fixture->view)), truth.table.pool_count);
}

static void play_through(const FixtureSetup *setup, int actions, bool hurries) {
    TableFixture fixture;
    open_fixture(&fixture, setup);
    for (int action = 0; action < actions; action++) {
        if (!act_aside(&fixture) && !fixture_act(&fixture)) break;
        if (hurries && action % 3 > 0) {
            fixture_update(&fixture, action % 5 * 90.0);
            if (action % 3 == 2) table_view_skip_animation(fixture.view);
            continue;
        }
        double began = fixture.now;
        while (table_view_is_moving(fixture.view)) {
            fixture_update(&fixture, STEP_MS);
            assert_true(fixture.now - began < 60000);
        }
        bool is_mid_shift = fixture.state.table.turn.owing != 0 && fixture.state.table.turn.to_act < 0;
        if (!is_mid_shift) assert_shows_truth(&fixture);
    }
    fixture_close(&fixture);
}

static const struct {
    const char *game, *options;
} rows[] = {
    {"classic", ""},
    {"classic", "shift=rim;discard-pile=on;discard-fee=2"},
    {"classic", "shift=wild;field=one-in-one-out"},
    {"classic", "holdem-field=on;round-limit=3"},
    {"classic", "shift-on=timer 4;shift=pool"},
    {"classic", "shift=under-marker;field=off"},
    {"brockley", "declare=bluff"},
    {"force", ""},
    {"swag", "hand-pot-cap=40;sabacc-pot-cap=30"},
    {"standard", "arrays=on;shift-on=d12 5"},
    {"low-tech", "shift-on=never"},
    {"local", "field=free;discard-pile=on"},
    {"bespin-yarith", ""},
    {"coruscant-shift", "sylop-trump=on"},
};

static void test_shown_follows_events(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int viewer = SABACC_OPEN; viewer < 2; viewer++) {
            FixtureSetup setup =
                small_setup(rows[i].game, rows[i].options, 2 + (int)i % 7, viewer < 2 ? viewer : 0);
            play_through(&setup, 260, false);
        }
}

static void test_skipping_and_no_motion(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        FixtureSetup setup = small_setup(rows[i].game, rows[i].options, 4, 0);
        play_through(&setup, 200, true);
        setup.settings.speed = 0;
        play_through(&setup, 200, false);
    }
}

/* Every moment can be drawn, with motion and without, and nothing changes at rest. */
static void test_every_moment_is_drawn(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        FixtureSetup setup = small_setup(rows[i].game, rows[i].options, 5, 0);
        setup.settings.reduced_motion = i % 2;
        TableFixture fixture;
        PixelRect damage[CANVAS_DAMAGE_MAX];
        open_fixture(&fixture, &setup);
        for (int action = 0; action < 36 && fixture_act(&fixture); action++) {
            for (int frame = 0; frame < 2; frame++)
                fixture_update(&fixture, 150), fixture_draw(&fixture, NULL);
            fixture_settle(&fixture);
        }
        fixture_draw(&fixture, NULL);
        for (int pass = 0; pass < 2; pass++) {
            canvas_begin(fixture.canvas, &fixture.layout);
            ui_begin(fixture.ui, fixture.canvas, 1000.0 * pass);
            TableArea area = {.box = box_inset(fixture.layout.screen, 0, 100)};
            table_view_draw(fixture.view, fixture.ui, &area, NULL, 0);
            ui_end(fixture.ui);
            int changed = canvas_end(fixture.canvas, target_of(fixture.pixels), damage);
            if (pass == 1) assert_int_equal(changed, 0);
            fixture_update(&fixture, 1000);
        }
        fixture_close(&fixture);
    }
}

/* ---- hands and fields ---- */

static bool apart(Box a, Box b) {
    return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

/* Upright, or lying with a block of buttons. */
static TableArea area_of(bool is_portrait) {
    TableArea area = {.box = {0, 60, 1920, 1020}};
    if (is_portrait) return (TableArea){.box = {0, 60, 900, 1270}, .is_portrait = true};
    area.bar = table_room_bar(area.box, 620, 296);
    return area;
}

static void assert_row_fits(const SeatPlaces *places, float held, float fielded, float borrowed) {
    HandCounts counts = {.of = {held, fielded, borrowed}, .spread = 1, .apart_spread = 1};
    HandRow row = table_hand_row(places, CLASSIC_SHAPE, &counts);
    float left = places->cards.x + places->cards.width, right = places->cards.x;
    Box box[HAND_GROUPS];
    for (int group = 0; group < HAND_GROUPS; group++) {
        box[group] = table_group_box(&row, (HandGroup)group, counts.of[group]);
        if (counts.of[group] == 0) continue;
        left = fminf(left, box[group].x);
        right = fmaxf(right, box[group].x + box[group].width);
        if (places->is_large && counts.of[group] > 1) assert_true(row.pitch[group] >= row.wide * 0.37f);
        for (int other = 0; other < group; other++)
            if (counts.of[other] > 0) assert_true(apart(box[other], box[group]));
    }
    assert_true(left >= places->cards.x - 0.5f && right <= places->cards.x + places->cards.width + 0.5f);
    assert_true(row.high <= places->card_height && row.high > 0);
    assert_true(row.right >= right - 0.5f);
}

/* Any number of cards: within their room, hand and field apart, of one's own enough of each to be read. */
static void test_rows_fit(void **unused) {
    (void)unused;
    SabaccTable table = {.seats = 8};
    for (int is_portrait = 0; is_portrait < 2; is_portrait++) {
        TableArea area = area_of(is_portrait);
        TableLayout at = table_layout_for(&table, &area, CLASSIC_SHAPE, 0);
        for (int held = 0; held <= SABACC_MAX_HAND; held++)
            for (int fielded = 0; fielded + held <= SABACC_MAX_HAND; fielded++) {
                assert_row_fits(&at.seat[0], (float)held, (float)fielded, 0);
                if (fielded <= 2 && held <= 4) assert_row_fits(&at.seat[0], (float)held, (float)fielded, 3);
                if (held <= 5 && fielded <= 2) assert_row_fits(&at.seat[3], (float)held, (float)fielded, 0);
            }
    }
}

static void assert_group_indices(const SabaccTable *table) {
    static const int expected[] = {0, 0, 1, 1, 2};
    for (int slot = 0; slot < 5; slot++) assert_int_equal(hand_group_index(table, 1, slot), expected[slot]);
    assert_int_equal(hand_held_count(table, 1), 3);
    assert_int_equal(hand_apart_count(table, 1), 2);
    Place place = table_place_before(table, 1, 3);
    assert_int_equal(place.kind, PLACE_APART);
    assert_int_equal(place.slot, 1);
    assert_int_equal(place.count, 2);
}

/* The slots of a hand are told apart: which card of those held, or of those in the field; where there is a
   target (CO-2) of those kept. Cards dealt open (CS-1) lie among the others. */
static void test_group_indices(void **unused) {
    (void)unused;
    static const char *const games[] = {"classic", "coruscant-shift", "casino"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        SabaccSetup setup;
        SabaccState state;
        const SabaccGame *game = sabacc_game_find(games[i]);
        sabacc_setup_init(&setup, game, game->min_seats, 100);
        sabacc_start(&state, &setup, NULL);
        SabaccSeat *seat = &state.table.seat[1];
        seat->hand_count = 5;
        *(i == 1 ? &seat->kept : &seat->fielded) = 1u << 1 | 1u << 3;
        if (i == 2) seat->open = 1u << 2;
        assert_group_indices(&state.table);
    }
}

/* The panel's room: no plate and no card of any seat lies in it. */
static void test_middle_is_free(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int has_field = 0; has_field < 2; has_field++) {
            FixtureSetup setup = small_setup("classic", has_field ? "field=free" : "field=off", seats, 0);
            TableFixture fixture;
            open_fixture(&fixture, &setup);
            for (int is_portrait = 0; is_portrait < 2; is_portrait++) {
                TableArea area = area_of(is_portrait);
                TableLayout at =
                    table_layout_for(&fixture.state.table, &area, table_card_shape(fixture.view), 0);
                Box middle = table_view_middle(fixture.view, &area);
                bool is_between_sides = is_portrait && seats > 5; /* some sit at both sides of it */
                assert_true(middle.width > (is_between_sides ? 320 : 600) && middle.height > 100);
                for (int seat = 0; seat < seats; seat++) {
                    bool is_free = apart(middle, at.seat[seat].plate) && apart(middle, at.seat[seat].cards);
                    if (!is_free)
                        fail_msg("%d seats, upright %d: seat %d (%g %g, middle %g %g %g %g)", seats,
                                 is_portrait, seat, (double)at.seat[seat].plate.x,
                                 (double)at.seat[seat].plate.y, (double)middle.x, (double)middle.y,
                                 (double)middle.width, (double)middle.height);
                }
            }
            fixture_close(&fixture);
        }
}

/* ---- the pool ---- */

static void play_to_pool(TableFixture *fixture) {
    while (fixture->state.table.turn.due != SABACC_DUE_ROLL) assert_true(fixture_act(fixture));
    fixture_play(fixture, "* roll 3 3");
    while (fixture->state.table.turn.due == SABACC_DUE_PICK) fixture_act(fixture);
    fixture_settle(fixture);
}

/* The card comes from where one pointed; where none lies any more one cannot point. */
static void test_pool(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup("classic", "shift=rim", 4, 0);
    TableFixture fixture;
    TableChoice choice = {.pool = true};
    open_fixture(&fixture, &setup);
    play_to_pool(&fixture);
    int cards = fixture.state.table.pool_count, all = (1 << cards) - 1;
    assert_true(cards >= 2);
    assert_int_equal(table_view_pool(fixture.view), all);
    fixture_draw(&fixture, NULL);
    assert_false(fixture_can_press(&fixture, "pool:1"));
    fixture_draw(&fixture, &choice);
    assert_true(fixture_can_press(&fixture, "pool:1"));
    table_view_point(fixture.view, 1);
    fixture_act(&fixture);
    assert_int_equal(table_view_pool(fixture.view), all & ~2);
    fixture_settle(&fixture);
    fixture_draw(&fixture, &choice);
    assert_false(fixture_can_press(&fixture, "pool:1"));
    assert_true(fixture_can_press(&fixture, "pool:0"));
    while (fixture.state.table.pool_count > 0) fixture_act(&fixture);
    fixture_settle(&fixture);
    assert_int_equal(table_view_pool(fixture.view), 0);
    assert_shows_truth(&fixture);
    fixture_close(&fixture);
}

/* Another viewer in the middle of it sees as many backs as lie there. */
static void test_pool_after_reset(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup("standard", "shift-on=doubles", 5, 0);
    TableFixture fixture;
    SabaccView other;
    open_fixture(&fixture, &setup);
    play_to_pool(&fixture);
    fixture_act(&fixture);
    sabacc_view(&fixture.state, 1, &other);
    fixture.viewer = 1;
    table_view_reset(fixture.view, &other);
    assert_int_equal(__builtin_popcount((unsigned)table_view_pool(fixture.view)),
                     fixture.state.table.pool_count);
    while (fixture.state.table.pool_count > 0) fixture_act(&fixture);
    fixture_settle(&fixture);
    assert_shows_truth(&fixture);
    fixture_close(&fixture);
}

/* By the colour of its panel, which nothing else has. */
static bool shows_pool(TableFixture *fixture) {
    char *drawn = fixture_describe(fixture, NULL);
    bool is_shown = strstr(drawn, "ff081420") != NULL;
    free(drawn);
    return is_shown;
}

/* A shift whose motion is skipped leaves nothing of its panel. */
static void test_no_pool_is_left_by_a_skipped_shift(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup("standard", "shift-on=doubles", 5, 0);
    TableFixture fixture;
    open_fixture(&fixture, &setup);
    while (fixture.state.table.turn.due != SABACC_DUE_ROLL) assert_true(fixture_act(&fixture));
    fixture_play(&fixture, "* roll 3 3");
    while (fixture.state.table.turn.due == SABACC_DUE_PICK) fixture_act(&fixture);
    table_view_skip_animation(fixture.view);
    assert_true(shows_pool(&fixture));
    while (fixture.state.table.pool_count > 0) {
        fixture_act(&fixture);
        table_view_skip_animation(fixture.view);
    }
    assert_false(shows_pool(&fixture));
    fixture_close(&fixture);
}

/* ---- decks ---- */

/* A game's cards are cut as its own deck is drawn. */
static void test_shapes_are_the_decks(void **unused) {
    (void)unused;
    const char *cards = getenv("SABACC_TEST_CARDS");
    for (int i = 0; i < sabacc_game_count(); i++) {
        char path[1000], error[200] = "";
        const SabaccGame *game = sabacc_game_at(i);
        snprintf(path, sizeof path, "%s/%s", cards ? cards : "assets/cards", game->cards);
        Deck *deck = deck_open(path, error, sizeof error);
        assert_non_null(deck);
        FixtureSetup setup = small_setup(game->id, "", game->min_seats, 0);
        TableFixture fixture;
        open_fixture(&fixture, &setup);
        assert_float_equal(table_card_shape(fixture.view), (float)(deck_width(deck) / deck_height(deck)),
                           0.001f);
        fixture_close(&fixture);
        deck_close(deck);
    }
}

static uint64_t picture_hash(TableFixture *fixture) {
    fixture_draw(fixture, NULL);
    fixture_draw(fixture, NULL); /* what is missing is known now */
    uint64_t hash = 1469598103934665603u;
    for (int i = 0; i < fixture->pixels->stride * fixture->pixels->height; i++)
        hash = (hash ^ fixture->pixels->pixels[i]) * 1099511628211u;
    return hash;
}

/* Faces that are not there are told by their words: other cards are another picture. */
static void test_missing_faces_say_their_words(void **unused) {
    (void)unused;
    static const char *const hands[] = {"* deal co2;* deal fl5;* deal sa9;* deal st4",
                                        "* deal co3;* deal fl5;* deal sa9;* deal st4"};
    uint64_t hashes[2];
    for (int i = 0; i < 2; i++) {
        FixtureSetup setup = small_setup("classic", "", 2, 0);
        setup.settings.cards = "no-such-deck";
        setup.settings.shows_totals = false;
        TableFixture fixture;
        open_fixture(&fixture, &setup);
        fixture_play_all(&fixture, hands[i]);
        hashes[i] = picture_hash(&fixture);
        assert_true(sprites_is_missing(fixture.sprites, i ? "no-such-deck/co3" : "no-such-deck/co2"));
        fixture_close(&fixture);
    }
    assert_true(hashes[0] != hashes[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shown_follows_events),
        cmocka_unit_test(test_skipping_and_no_motion),
        cmocka_unit_test(test_every_moment_is_drawn),
        cmocka_unit_test(test_rows_fit),
        cmocka_unit_test(test_group_indices),
        cmocka_unit_test(test_middle_is_free),
        cmocka_unit_test(test_pool),
        cmocka_unit_test(test_pool_after_reset),
        cmocka_unit_test(test_no_pool_is_left_by_a_skipped_shift),
        cmocka_unit_test(test_shapes_are_the_decks),
        cmocka_unit_test(test_missing_faces_say_their_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
