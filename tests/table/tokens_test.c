/* The table view's contract for two families, chips and tokens (KE): with any options and number of seats the
 * view follows the events and motion ends; nothing overlaps; every token has a description; a freshly shown
 * table has no shift. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/hand_row.h"
#include "table/layout.h"
#include "table/log.h"
#include "table/variants/families.h"
#include "table_fixture.h"
#include "words/token_words.h"

static const float SHAPE = 380.0f / 300;

static FixtureSetup small_setup(const char *options, int seats, int viewer, float speed) {
    return (FixtureSetup){.width = 480,
                          .height = 270,
                          .seats = seats,
                          .viewer = viewer,
                          .seed = (uint64_t)(seats * 13 + viewer + 2),
                          .credits = 100,
                          .game = "kessel",
                          .options = options,
                          .settings = {.speed = speed, .shows_totals = true}};
}

static void assert_shows_truth(TableFixture *fixture) {
    SabaccView truth;
    sabacc_view(&fixture->state, fixture->viewer, &truth);
    assert_memory_equal(table_view_shown(fixture->view), &truth, sizeof truth);
    assert_false(table_view_is_moving(fixture->view));
    assert_int_equal(table_view_pool(fixture->view), 0);
}

static void test_what_is_shown_follows_the_events(void **unused) {
    (void)unused;
    static const char *const options[] = {"tokens=random", "tokens=draft;chips=4",
                                          "tokens=select;embezzle=stock", "tokens=none;stand-locks=on"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        for (int seats = 2; seats <= SABACC_MAX_SEATS; seats += 3) {
            TableFixture fixture;
            FixtureSetup setup = small_setup(options[i], seats, seats - 2, 4);
            assert_true(fixture_open(&fixture, &setup));
            for (int step = 0; step < 160 && fixture_act(&fixture); step++) {
                if (step % 9 == 0) fixture_draw(&fixture, NULL);
                fixture_settle(&fixture);
                assert_shows_truth(&fixture);
            }
            fixture_close(&fixture);
        }
}

/* Seen anew, as after an undo: tokens left in their set are no pool of a shift (KE-1, SH-4). */
static void test_a_table_seen_anew_has_no_pool(void **unused) {
    (void)unused;
    TableFixture fixture;
    FixtureSetup setup = small_setup("tokens=random", 3, 0, 1);
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.round == 0) assert_true(fixture_act(&fixture));
    SabaccView view;
    sabacc_view(&fixture.state, 0, &view);
    assert_true(view.table.pool_count > 0);
    table_view_reset(fixture.view, &view);
    assert_int_equal(table_view_pool(fixture.view), 0);
    fixture_close(&fixture);
}

/* ---- places ---- */

enum { MAX_BOXES = 64 };

typedef struct Boxes {
    Box box[MAX_BOXES];
    const char *name[MAX_BOXES];
    int count;
} Boxes;

static void add(Boxes *boxes, Box box, const char *name) {
    assert_true(boxes->count < MAX_BOXES && box.width > 0 && box.height > 0);
    boxes->box[boxes->count] = box;
    boxes->name[boxes->count++] = name;
}

static bool apart(Box a, Box b) {
    static const float TOUCH = 1;
    return a.x + a.width <= b.x + TOUCH || b.x + b.width <= a.x + TOUCH || a.y + a.height <= b.y + TOUCH ||
           b.y + b.height <= a.y + TOUCH;
}

static void assert_free(const TableLayout *at, Box box, int seats) {
    Boxes boxes = {.count = 0};
    add(&boxes, at->deck, "deck");
    add(&boxes, at->discard, "discard");
    add(&boxes, at->own[FAMILIES_BLOOD_DECK], "blood deck");
    add(&boxes, at->own[FAMILIES_BLOOD_DISCARD], "blood discard");
    add(&boxes, at->hand_pot, "prize");
    add(&boxes, at->dice, "dice");
    add(&boxes, box_place(at->marker, 420, at->marker.height, 0.5f, 0.5f), "marker");
    for (int seat = 0; seat < seats; seat++) {
        add(&boxes, at->seat[seat].plate, "plate");
        add(&boxes, at->seat[seat].cards, "cards");
        add(&boxes, at->seat[seat].own[FAMILIES_TOKENS], "tokens");
        add(&boxes, at->seat[seat].bet, "chips in play");
    }
    for (int i = 0; i < boxes.count; i++) {
        Box lies = boxes.box[i];
        bool is_in = lies.x >= box.x && lies.y >= box.y && lies.x + lies.width <= box.x + box.width &&
                     lies.y + lies.height <= box.y + box.height;
        if (!is_in) fail_msg("%d seats: %s lies outside", seats, boxes.name[i]);
        for (int k = 0; k < i; k++)
            if (!apart(lies, boxes.box[k]))
                fail_msg("%d seats, %s: %s lies on %s", seats, at->is_portrait ? "upright" : "lying",
                         boxes.name[i], boxes.name[k]);
    }
}

static void test_nothing_lies_upon_anything_else(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int is_portrait = 0; is_portrait < 2; is_portrait++) {
            TableFixture fixture;
            FixtureSetup setup = small_setup("tokens=random", seats, 0, 1);
            assert_true(fixture_open(&fixture, &setup));
            TableArea area = {.box = {0, 60, 900, 1278}, .is_portrait = is_portrait};
            if (!is_portrait) area.box = (Box){0, 60, 1920, 1020};
            if (!is_portrait) area.bar = table_room_bar(area.box, 620, 296);
            TableLayout at = table_layout_for(&fixture.state.table, &area, SHAPE, 0);
            assert_free(&at, area.box, seats);
            fixture_close(&fixture);
        }
}

static int over_cards(const TableFixture *fixture, Box box) {
    const Transcript *drawn = canvas_transcript(fixture->canvas);
    int over = 0;
    for (int i = 0; i < transcript_count(drawn); i++) {
        const Fact *fact = transcript_at(drawn, i);
        bool is_card = fact->kind == FACT_PICTURE && strncmp(fact->name, "card:", 5) == 0;
        over += is_card && box_overlaps(fact->box, box);
    }
    return over;
}

/* A token that is played, with its name, lies over nobody's cards. */
static float box_apart(Box a, Box b) {
    float x = fmaxf(a.x - b.x - b.width, b.x - a.x - a.width);
    float y = fmaxf(a.y - b.y - b.height, b.y - a.y - a.height);
    return fmaxf(x, y);
}

/* In a room up to three others leave air around the prize and the piles. What these hold is told beside them
 * or, where buttons move one's own row to the left, below them; that row does not reach there, even with a
 * card that was drawn. */
static void check_air(const TableLayout *at, int seats) {
    static const float PRIZE = 20, PILES = 24, PLATE = 20, WORDS_BESIDE = 110, WORDS_BELOW = 34;
    bool is_beside = table_families_tell_beside(at);
    float words = is_beside ? 0 : WORDS_BELOW;
    const Box *own_boxes = at->own;
    const Box piles[] = {at->deck, at->discard, own_boxes[FAMILIES_BLOOD_DECK],
                         own_boxes[FAMILIES_BLOOD_DISCARD]};
    HandRow own = table_hand_row(&at->seat[0], SHAPE, &(HandCounts){.of = {2, 1}, .spread = 1});
    assert_true(is_beside == (at->bar.width <= 0));
    if (is_beside) assert_true(at->deck.x - at->box.x > WORDS_BESIDE);
    for (int i = 0; i < 4; i++) {
        Box pile = {piles[i].x, piles[i].y, piles[i].width, piles[i].height + words};
        assert_true(pile.x + pile.width < own.left[GROUP_HELD]);
        assert_true(box_apart(pile, at->seat[0].plate) >= (is_beside ? PLATE : 0));
        for (int seat = 1; seat < seats; seat++) {
            assert_true(box_apart(pile, at->seat[seat].label) >= PILES);
            assert_true(box_apart(pile, at->seat[seat].own[FAMILIES_TOKENS]) >= PILES);
        }
    }
    assert_true(own_boxes[FAMILIES_BLOOD_DECK].y - at->deck.y - at->deck.height >= PILES + words);
    for (int seat = 1; seat < seats; seat++)
        assert_true(box_apart(at->hand_pot, at->seat[seat].cards) >= PRIZE);
}

static void test_prize_and_piles_have_air(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= 4; seats++)
        for (int has_bar = 0; has_bar < 2; has_bar++) {
            TableFixture fixture;
            FixtureSetup setup = small_setup("tokens=random", seats, 0, 1);
            assert_true(fixture_open(&fixture, &setup));
            TableArea area = {.box = {0, 60, 1920, has_bar ? 1020 : 900}};
            if (has_bar) area.bar = table_room_bar(area.box, 620, 296);
            TableLayout at = table_layout_for(&fixture.state.table, &area, SHAPE, 0);
            check_air(&at, seats);
            fixture_close(&fixture);
        }
}

static void test_a_played_token_lies_over_no_cards(void **unused) {
    (void)unused;
    enum { STEP_MS = 40, ACTIONS = 120 };
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        TableFixture fixture;
        int seen = 0;
        FixtureSetup setup = small_setup("tokens=random", seats, 0, 3);
        setup.width = 960, setup.height = 540;
        assert_true(fixture_open(&fixture, &setup));
        for (int act = 0; act < ACTIONS && fixture_act(&fixture); act++)
            for (; table_view_is_moving(fixture.view); fixture_update(&fixture, STEP_MS)) {
                bool is_played = false;
                for (int i = 0; i < fixture.view->flight_count; i++)
                    is_played |= fixture.view->flights[i].from.kind == PLACE_TOKEN;
                if (!is_played) continue;
                free(fixture_describe(&fixture, NULL));
                int at = 0;
                const Fact *name = transcript_next(canvas_transcript(fixture.canvas), "played", &at);
                if (!name) continue;
                seen++;
                if (over_cards(&fixture, name->box) > 0) fail_msg("%d seats: a token is over cards", seats);
            }
        assert_true(seen > 0);
        fixture_close(&fixture);
    }
}

/* Everything that can be chosen, all at once, and the token itself, is left free by its description. */
static void assert_description_aside(int seats, int width, int height, const TableChoice *choice) {
    Box choices[MAX_BOXES];
    TableFixture fixture;
    FixtureSetup setup = small_setup("tokens=random", seats, 0, 1);
    setup.width = width;
    setup.height = height;
    assert_true(fixture_open(&fixture, &setup));
    while (sabacc_need(&fixture.state) != 0 || fixture.state.table.turn.phase != SABACC_PHASE_TURN)
        assert_true(fixture_act(&fixture));
    fixture_settle(&fixture);
    fixture_draw(&fixture, choice);
    const FamiliesOwn *own = table_own(fixture.view);
    assert_int_not_equal(own->looked_at, SABACC_CARD_NONE);
    int count = ui_places(fixture.ui, true, choices, MAX_BOXES);
    assert_true(count >= 3);
    for (int i = 0; i < count; i++)
        if (!apart(own->words, choices[i]))
            fail_msg("%d seats, %dx%d: the description of a token covers what is at %.0f, %.0f", seats, width,
                     height, (double)choices[i].x, (double)choices[i].y);
    fixture_close(&fixture);
}

static void test_a_token_is_described_beside_what_can_be_chosen(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{480, 270}, {225, 400}, {400, 300}};
    const TableChoice turn = {
        .deck = true, .discard = true, .blood_deck = true, .blood_discard = true, .tokens = 7, .token = 0};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            TableChoice target = {.tokens = 7, .token = 0, .seats = (SeatMask)((1u << seats) - 2)};
            assert_description_aside(seats, sizes[i][0], sizes[i][1], &turn);
            assert_description_aside(seats, sizes[i][0], sizes[i][1], &target);
        }
}

/* ---- words ---- */

static void test_every_token_is_put_into_words(void **unused) {
    (void)unused;
    for (int i = 0; i < TOKEN_KINDS; i++) {
        SabaccCard token = token_at(i);
        assert_true(sabacc_card_is_token(token));
        assert_true(token_title(token)[0] && token_effect(token)[0]);
        assert_true(token_touches(token)[0] && token_lasts(token)[0]);
        for (int other = 0; other < i; other++) assert_int_not_equal(token_at(other), token);
    }
    assert_string_equal(token_title(SABACC_CARD_HIDDEN), "");
    assert_string_equal(token_title(sabacc_card_parse("sand3", 5)), "");
}

static void assert_counting(const char *word, const char *expected) {
    const char *counting = card_counting(sabacc_card_parse(word, strlen(word)));
    if (expected)
        assert_string_equal(counting, expected);
    else
        assert_null(counting);
}

static void test_cards_that_count_no_number(void **unused) {
    (void)unused;
    assert_counting("sand-impostor", "dice");
    assert_counting("blood-impostor", "dice");
    assert_counting("sand-sylop", "the other");
    assert_counting("blood-sylop", "the other");
    assert_counting("blood6", NULL);
    assert_counting("sylop", NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_shown_follows_the_events),
        cmocka_unit_test(test_a_table_seen_anew_has_no_pool),
        cmocka_unit_test(test_nothing_lies_upon_anything_else),
        cmocka_unit_test(test_prize_and_piles_have_air),
        cmocka_unit_test(test_a_played_token_lies_over_no_cards),
        cmocka_unit_test(test_a_token_is_described_beside_what_can_be_chosen),
        cmocka_unit_test(test_every_token_is_put_into_words),
        cmocka_unit_test(test_cards_that_count_no_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
