/* The table view's contract: it follows the events exactly, at any pace; motion ends; nothing moves at rest;
 * the same moment gives the same picture; what can be chosen is seen; the log. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "apart.h"
#include "table/state.h"
#include "table_fixture.h"

static const double STEP_MS = 1000.0 / 60;

static void assert_shows_truth(TableFixture *fixture) {
    SabaccView truth;
    sabacc_view(&fixture->state, fixture->viewer, &truth);
    assert_memory_equal(table_view_shown(fixture->view), &truth, sizeof truth);
    assert_false(table_view_is_moving(fixture->view));
}

static void play_through(int seats, int viewer, float speed, bool hurries) {
    FixtureSetup setup = small_setup(seats, viewer, speed);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0; action < 220 && fixture_act(&fixture); action++) {
        if (hurries) fixture_update(&fixture, action % 5 * 90.0), table_view_skip_animation(fixture.view);
        double began = fixture.now;
        while (table_view_is_moving(fixture.view)) {
            fixture_update(&fixture, STEP_MS);
            assert_true(fixture.now - began < 60000); /* an action's motion ends within a minute */
        }
        assert_shows_truth(&fixture);
    }
    fixture_close(&fixture);
}

/* Cards drawn singly before those of the hand, each once. */
static void test_close_ups_are_of_every_card(void **unused) {
    (void)unused;
    SabaccSetup setup;
    SabaccState state;
    SabaccEvents events;
    sabacc_setup_init(&setup, sabacc_game_find("classic"), 3, 100);
    sabacc_start(&state, &setup, &events);
    SabaccSeat *seat = &state.table.seat[1];
    seat->hand_count = 3, seat->draw_count = 2;
    for (int i = 0; i < SABACC_MAX_HAND; i++) seat->hand[i] = sabacc_card_parse("sa7", 3);
    static const char *const wanted[] = {"co1", "co2", "fl1", "fl2", "fl3"};
    for (int i = 0; i < 2; i++) seat->draws[i] = sabacc_card_parse(wanted[i], 3);
    for (int i = 0; i < 3; i++) seat->hand[i] = sabacc_card_parse(wanted[2 + i], 3);
    TableCloseUp list[TABLE_CLOSE_UPS];
    assert_int_equal(table_close_ups(&state.table, 1, list), 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(list[i].seat, 1);
        assert_int_equal(table_close_up_card(&state.table, &list[i]), sabacc_card_parse(wanted[i], 3));
    }
    TableCloseUp beyond = {.kind = TABLE_CLOSE_HAND, .seat = 1, .slot = 3};
    assert_int_equal(table_close_up_card(&state.table, &beyond), SABACC_CARD_NONE);
    beyond = (TableCloseUp){.kind = TABLE_CLOSE_SINGLE, .seat = 1, .slot = 2};
    assert_int_equal(table_close_up_card(&state.table, &beyond), SABACC_CARD_NONE);
    assert_int_equal(table_close_up_card(&state.table, &(TableCloseUp){0}), SABACC_CARD_NONE);
}

static void test_shown_follows_events(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats += 2)
        for (int viewer = SABACC_OPEN; viewer < 2; viewer++) play_through(seats, viewer, 1, false);
}

static void test_skipping_and_no_motion(void **unused) {
    (void)unused;
    play_through(5, 0, 1, true);
    play_through(5, 0, 0, false);
    play_through(3, 1, 2.5f, false);
}

/* Events come faster than they can be shown: none is lost or reordered. */
static void test_queue(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup(6, 0, 1);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0; action < 300 && fixture_act(&fixture); action++)
        if (action % 7 == 0) fixture_update(&fixture, STEP_MS);
    fixture_settle(&fixture);
    assert_shows_truth(&fixture);
    fixture_close(&fixture);
}

static void test_reset(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup(4, 0, 1);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0; action < 6; action++) fixture_act(&fixture);
    fixture_update(&fixture, 100);
    assert_true(table_view_is_moving(fixture.view));
    SabaccView other;
    sabacc_view(&fixture.state, 2, &other);
    fixture.viewer = 2;
    table_view_reset(fixture.view, &other);
    assert_shows_truth(&fixture);
    fixture_close(&fixture);
}

/* ---- pictures ---- */

static uint64_t picture_hash(TableFixture *fixture, const TableChoice *choice) {
    fixture_draw(fixture, choice);
    uint64_t hash = 1469598103934665603u;
    for (int i = 0; i < fixture->pixels->stride * fixture->pixels->height; i++)
        hash = (hash ^ fixture->pixels->pixels[i]) * 1099511628211u;
    return hash;
}

static void test_picture_is_function_of_time(void **unused) {
    (void)unused;
    uint64_t hashes[2][3];
    for (int run = 0; run < 2; run++) {
        FixtureSetup setup = small_setup(4, 0, 1);
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        fixture_settle(&fixture);
        fixture_act(&fixture);
        for (int i = 0; i < 3; i++) {
            /* the same moments, come to in one step or in many */
            for (int step = 0; step < (run ? 10 : 1); step++) fixture_update(&fixture, run ? 12 : 120);
            hashes[run][i] = picture_hash(&fixture, NULL);
        }
        assert_true(hashes[run][0] != hashes[run][1]); /* the card has moved on */
        fixture_close(&fixture);
    }
    assert_memory_equal(hashes[0], hashes[1], sizeof hashes[0]);
}

static void say(TableFixture *fixture, double now) {
    canvas_begin(fixture->canvas, &fixture->layout);
    ui_begin(fixture->ui, fixture->canvas, now);
    TableArea area = {.box = box_inset(fixture->layout.screen, 0, 100)};
    table_view_draw(fixture->view, fixture->ui, &area, NULL, 0);
    ui_end(fixture->ui);
}

static void test_rest_costs_no_frame(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup(8, 0, 1);
    TableFixture fixture;
    PixelRect damage[CANVAS_DAMAGE_MAX];
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0; action < 40; action++) {
        fixture_act(&fixture);
        fixture_settle(&fixture);
        fixture_draw(&fixture, NULL);
        say(&fixture, 0);
        canvas_end(fixture.canvas, target_of(fixture.pixels), damage);
        fixture_update(&fixture, 1000);
        say(&fixture, 1000);
        assert_int_equal(canvas_end(fixture.canvas, target_of(fixture.pixels), damage), 0);
    }
    fixture_close(&fixture);
}

/* ---- choosing, words ---- */

static Pixel pixel_at(const TableFixture *fixture, float x, float y) {
    const Pixmap *pixels = fixture->pixels;
    int column = (int)(x * fixture->layout.scale), row = (int)(y * fixture->layout.scale);
    return pixels->pixels[row * pixels->stride + column] & 0xffffffu;
}

/* A table of Coruscant Shift whose viewer holds five cards. */
static TableFixture shifting_table(void) {
    FixtureSetup setup = small_setup(3, 0, 0);
    TableFixture fixture;
    setup.game = "coruscant-shift";
    setup.width = 960, setup.height = 540;
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.seat[0].hand_count < 5) fixture_act(&fixture);
    fixture_settle(&fixture);
    return fixture;
}

static void own_boxes(TableFixture *fixture, Box cards[5]) {
    fixture_draw(fixture, &(TableChoice){.cards = 31});
    free(fixture_describe(fixture, &(TableChoice){.cards = 31}));
    for (int slot = 0; slot < 5; slot++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "card:%d", slot);
        cards[slot] = ui_box_of(fixture->ui, name);
        assert_true(cards[slot].width > 0);
    }
}

/* The light of cards that can be chosen lies under all of them: beside them it is seen, on none of them. */
static void test_light_lies_under_cards(void **unused) {
    (void)unused;
    enum { SAMPLES = 12 };
    TableFixture fixture = shifting_table();
    TableChoice choice = {.cards = 31};
    Pixel plain[5][SAMPLES + 1];
    Box cards[5];
    own_boxes(&fixture, cards);
    for (int is_lit = 0; is_lit < 2; is_lit++) {
        fixture_draw(&fixture, is_lit ? &choice : NULL);
        for (int slot = 1; slot < 4; slot++) {
            Box card = cards[slot];
            for (int i = 0; i < SAMPLES; i++) {
                Pixel pixel =
                    pixel_at(&fixture, cards[slot + 1].x - 6 - (float)i * 5, card.y + card.height * 0.72f);
                if (is_lit) assert_int_equal(pixel, plain[slot][i]);
                plain[slot][i] = pixel;
            }
            Pixel below = pixel_at(&fixture, card.x + card.width / 2, card.y + card.height + 8);
            if (is_lit) assert_int_not_equal(below, plain[slot][SAMPLES]);
            plain[slot][SAMPLES] = below;
        }
    }
    fixture_close(&fixture);
}

/* Within the left part of one of the cards, of its width. */
static bool lies_left_in_a_card(const Box *cards, int count, Box box, float part) {
    for (int i = 0; i < count; i++) {
        float from = (box.x - cards[i].x) / cards[i].width;
        if (from > -0.1f && from + box.width / cards[i].width <= part) return true;
    }
    return false;
}

/* A trump's medal lies where the suit's mark is, whose sign it shows: below the index, beside the picture. */
static void test_trumps_hide_no_index(void **unused) {
    (void)unused;
    static const float INDEX_ENDS = 0.28f, MEDAL_ENDS = 0.55f,
                       PICTURE_BEGINS = 0.3f; /* of one that may be turned */
    TableFixture fixture = shifting_table();
    Box cards[5];
    own_boxes(&fixture, cards);
    const Box card = cards[1];
    int at = 0, count = 0;
    for (const Fact *mark = transcript_next(canvas_transcript(fixture.canvas), "trump-mark", &at); mark;
         mark = transcript_next(canvas_transcript(fixture.canvas), "trump-mark", &at), count++) {
        assert_true(mark->box.y >= card.y + card.height * INDEX_ENDS);
        assert_true(mark->box.y + mark->box.height <= card.y + card.height * MEDAL_ENDS);
        assert_true(lies_left_in_a_card(cards, 5, mark->box, PICTURE_BEGINS));
    }
    assert_true(count > 0);
    fixture_close(&fixture);
}

static void test_choice(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup(3, 0, 0);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.turn.phase != SABACC_PHASE_IMPROVE) fixture_act(&fixture);
    TableChoice choice = {.cards = 2, .discard = true};
    uint64_t with = picture_hash(&fixture, &choice);
    assert_true(fixture_can_press(&fixture, "card:1"));
    assert_true(fixture_can_press(&fixture, "discard"));
    assert_false(fixture_can_press(&fixture, "card:0"));
    assert_false(fixture_can_press(&fixture, "deck"));
    assert_true(with != picture_hash(&fixture, NULL));
    assert_false(fixture_can_press(&fixture, "card:1"));
    fixture_close(&fixture);
}

static void test_log(void **unused) {
    (void)unused;
    static const TableLook looks[SABACC_MAX_SEATS] = {{.name = "Ana"}, {.name = "Vex", .portrait = "vex"}};
    static const struct {
        SabaccEvent event;
        const char *words;
    } rows[] = {
        {{.type = SABACC_EVENT_RAISE, .seat = 1, .amount = 12, .second = 7}, "Vex raises to 12"},
        {{.type = SABACC_EVENT_FOLD, .seat = 0}, "Ana folds"},
        {{.type = SABACC_EVENT_ANTE, .seat = 0, .amount = 2, .second = 1},
         "Ana antes 2 to the hand pot, 1 to the sabacc pot"},
        {{.type = SABACC_EVENT_DEAL, .seat = 1, .count = 1, .cards = {SABACC_CARD_HIDDEN}}, ""},
        {{.type = SABACC_EVENT_TURN}, ""},
        {{.type = SABACC_EVENT_SHOWDOWN, .seat = 1, .amount = 3, .second = SABACC_RANK_NULRHEK},
         "Vex shows Nulrhek (+3)"},
        {{.type = SABACC_EVENT_GAME_END, .seat = -1, .amount = 3}, "Ana, Vex win the game"},
    };
    FixtureSetup setup = small_setup(2, 0, 0);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[TABLE_LOG_BYTES];
        table_log_write(&fixture.state.table, looks, SABACC_NOBODY, &rows[i].event, words, sizeof words);
        assert_string_equal(words, rows[i].words);
    }
    for (int action = 0; action < 2000 && fixture_act(&fixture); action++) continue;
    assert_in_range(table_view_log_count(fixture.view), 1, TABLE_LOG_LINES);
    assert_true(table_view_log_line(fixture.view, table_view_log_count(fixture.view) - 1)[0] != '\0');
    fixture_close(&fixture);
}

/* Lines that tell which card seat 0, the viewer's, was dealt or has kept. */
static int count_told(const char *game, const char *does, const char *unless, bool is_read_by_all) {
    FixtureSetup setup = small_setup(2, 0, 0);
    TableFixture fixture;
    setup.game = game;
    assert_true(fixture_open(&fixture, &setup));
    int count = 0, from = table_view_log_count(fixture.view);
    table_view_address(fixture.view, SABACC_NOBODY, is_read_by_all);
    for (int action = 0; action < 60 && fixture_act(&fixture); action++) continue;
    for (int i = from; i < table_view_log_count(fixture.view); i++) {
        const char *line = table_view_log_line(fixture.view, i);
        count += strstr(line, does) && !strstr(line, unless);
    }
    fixture_close(&fixture);
    return count;
}

/* At one screen everybody can open the log. */
static void test_log_for_all_keeps_hidden_cards(void **unused) {
    (void)unused;
    for (int is_read_by_all = 0; is_read_by_all < 2; is_read_by_all++) {
        assert_true((count_told(NULL, "Ana is dealt ", ", face up", is_read_by_all) == 0) == is_read_by_all);
        assert_true((count_told("coruscant-shift", "Ana keeps ", " card", is_read_by_all) == 0) ==
                    is_read_by_all);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_close_ups_are_of_every_card),
        cmocka_unit_test(test_shown_follows_events),
        cmocka_unit_test(test_skipping_and_no_motion),
        cmocka_unit_test(test_queue),
        cmocka_unit_test(test_reset),
        cmocka_unit_test(test_picture_is_function_of_time),
        cmocka_unit_test(test_rest_costs_no_frame),
        cmocka_unit_test(test_light_lies_under_cards),
        cmocka_unit_test(test_trumps_hide_no_index),
        cmocka_unit_test(test_choice),
        cmocka_unit_test(test_log),
        cmocka_unit_test(test_log_for_all_keeps_hidden_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
