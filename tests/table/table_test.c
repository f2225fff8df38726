/* The table view's contract: it follows the events exactly, at any pace; motion ends; nothing moves at rest;
 * the same moment gives the same picture. */
#include <math.h>
#include <SDL.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/hand_row.h"
#include "table/layout.h"
#include "table/state.h"
#include "table_fixture.h"

static const double STEP_MS = 1000.0 / 60;

static FixtureSetup small_setup(int seats, int viewer, float speed) {
    return (FixtureSetup){.width = 480,
                          .height = 270,
                          .seats = seats,
                          .viewer = viewer,
                          .seed = (uint64_t)(seats * 31 + viewer + 2),
                          .credits = 60,
                          .settings = {.speed = speed, .shows_totals = true}};
}

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

/* ---- places ---- */

enum { MAX_BOXES = SABACC_MAX_SEATS * 4 + 10 };

/* Where something lies that must be seen whole at any time. Total and bet of those behind the rail share the
 * place before their cards; the total of those at the sides is on their plate. */
static int boxes_of(const TableLayout *at, int seats, Box boxes[MAX_BOXES]) {
    static const float BET_WIDE = 124;
    int count = 0;
    for (int seat = 0; seat < seats; seat++) {
        const SeatPlaces *places = &at->seat[seat];
        boxes[count++] = places->plate;
        boxes[count++] = places->cards;
        bool is_behind = seat != at->bottom && places->figure.width > 0;
        float bet = is_behind ? fminf(places->bet.width, BET_WIDE * places->scale) : places->bet.width;
        boxes[count++] = box_place(places->bet, bet, places->bet.height, 0.5f, 0);
        if (seat == at->bottom) boxes[count++] = places->label;
    }
    if (at->bar.width > 0) boxes[count++] = at->bar;
    Box marker = box_place(at->marker, 500, at->marker.height, 0.5f, 0.5f); /* its words in the middle */
    const Box middle[] = {at->deck, at->discard, at->hand_pot, at->sabacc_pot, at->dice, marker};
    for (size_t i = 0; i < sizeof middle / sizeof *middle; i++) boxes[count++] = middle[i];
    if (at->staked.width > 0) {
        static const float WORDS = 12; /* the pots' plates are between them and a shelf below */
        boxes[count++] = at->staked;
        boxes[count++] =
            (Box){at->hand_pot.x, at->hand_pot.y + at->hand_pot.height, at->hand_pot.width, WORDS};
        boxes[count++] =
            (Box){at->sabacc_pot.x, at->sabacc_pot.y + at->sabacc_pot.height, at->sabacc_pot.width, WORDS};
    }
    return count;
}

static bool overlap(Box a, Box b) {
    return a.x + 0.5f < b.x + b.width && b.x + 0.5f < a.x + a.width && a.y + 0.5f < b.y + b.height &&
           b.y + 0.5f < a.y + a.height;
}

static bool lies_within(Box box, Box around) {
    return box.x >= around.x && box.y >= around.y && box.x + box.width <= around.x + around.width + 0.5f &&
           box.y + box.height <= around.y + around.height + 0.5f;
}

static void assert_places_apart(const SabaccTable *table, const TableArea *area, float raised) {
    TableLayout at = table_layout_for(table, area, 300.0f / 420, raised);
    Box boxes[MAX_BOXES], box = area->box;
    int count = boxes_of(&at, table->seats, boxes);
    for (int i = 0; i < count; i++) {
        assert_true(lies_within(boxes[i], box));
        for (int k = 0; k < i && boxes[i].width > 0; k++) /* low tables of eight leave piles no room */
            if (overlap(boxes[i], boxes[k]))
                fail_msg("%d seats, %g high: %d (%g %g %g %g) and %d (%g %g %g %g) overlap", table->seats,
                         (double)box.height, i, (double)boxes[i].x, (double)boxes[i].y,
                         (double)boxes[i].width, (double)boxes[i].height, k, (double)boxes[k].x,
                         (double)boxes[k].y, (double)boxes[k].width, (double)boxes[k].height);
    }
}

/* ---- pots ---- */

static const Fact *fact_of(const TableFixture *fixture, const char *name, FactKind kind) {
    int at = 0;
    const Fact *fact;
    while ((fact = transcript_next(canvas_transcript(fixture->canvas), name, &at)))
        if (fact->kind == kind) return fact;
    return NULL;
}

static void expect_large_pot(const TableFixture *fixture, Box tray, const char *chips, const char *number) {
    static const float CHIP = 48, NUMBER = 34;
    const Fact *chip = fact_of(fixture, chips, FACT_PICTURE), *words = fact_of(fixture, number, FACT_TEXT);
    assert_non_null(chip);
    assert_non_null(words);
    assert_true(chip->box.width >= CHIP - 0.5f);
    assert_true(words->box.height >= NUMBER - 0.5f);
    assert_true(lies_within(chip->box, tray) && lies_within(words->box, tray));
}

/* At any number of seats chips and numbers of the pots are read from a chair, and all of a pot is within its
 * tray, which nothing else overlaps (test_places_lie_apart). */
static void test_pots_are_large(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{1920, 1080}, {900, 1600}};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int size = 0; size < 2; size++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            setup.width = sizes[size][0];
            setup.height = sizes[size][1];
            TableFixture fixture;
            assert_true(fixture_open(&fixture, &setup));
            while (fixture.view->shown.table.sabacc_pot == 0) assert_true(fixture_act(&fixture));
            TableArea area = fixture_area(&fixture);
            TableLayout at =
                table_layout_for(&fixture.view->shown.table, &area, table_card_shape(fixture.view), 0);
            free(fixture_describe(&fixture, NULL));
            expect_large_pot(&fixture, at.hand_pot, "chips:hand-pot", "pot:hand");
            expect_large_pot(&fixture, at.sabacc_pot, "chips:sabacc-pot", "pot:sabacc");
            fixture_close(&fixture);
        }
}

/* With and without fields, which take more room, and with a shelf for items (PL-2). */
static void test_places_lie_apart(void **unused) {
    (void)unused;
    static const float lying[] = {870, 940, 1020, 1230}, standing[] = {1270, 1400, 1540, 1700};
    static const float block_high[] = {296, 348}; /* of a game alone, and of friends with auto-replies */
    static const struct {
        const char *game, *options;
    } rows[] = {{"corellian-spike", NULL},         {"classic", NULL},
                {"corellian-spike", "stakes=pot"}, {"classic", "stakes=pot"},
                {"bespin-yarith", "stakes=pot"},   {"coruscant-shift", "stakes=pot"}};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            TableFixture fixture;
            setup.game = rows[row].game;
            setup.options = rows[row].options;
            assert_true(fixture_open(&fixture, &setup));
            TableArea plain = {.box = {0, 60, 1920, 940}};
            bool has_shelf = table_layout_for(&fixture.state.table, &plain, 0.7f, 0).staked.width > 0;
            assert_int_equal(has_shelf, rows[row].options != NULL);
            for (int i = 0; i < 4; i++) {
                TableArea wide = {.box = {0, 60, 1920, lying[i]}},
                          block = {.box = {0, 60, 1920, lying[i] + 150}};
                TableArea upright = {.box = {0, 60, 900, standing[i]}, .is_portrait = true};
                block.bar = table_room_bar(block.box, 620, block_high[i % 2]);
                assert_places_apart(&fixture.state.table, &wide, 0);
                assert_places_apart(&fixture.state.table, &wide, 130);
                assert_places_apart(&fixture.state.table, &block, 0);
                assert_places_apart(&fixture.state.table, &upright, 0);
            }
            fixture_close(&fixture);
        }
}

/* ---- deck, pile and dice in portrait ---- */

/* A plate reaches that far beyond its words (table_begin_cloth_words). */
static Box caption_box(const TableFixture *fixture, const char *title, const char *count) {
    static const float BESIDE = 11, ABOVE = 2;
    const Fact *words = fact_of(fixture, title, FACT_TEXT), *number = fact_of(fixture, count, FACT_TEXT);
    const Fact *first = words ? words : number, *last = number ? number : words;
    if (!first) return (Box){0};
    Box box = first->box;
    box.width = last->box.x + last->box.width - box.x;
    return box_inset(box, -BESIDE, -ABOVE);
}

/* What deck and pile are called lies apart, and dice are seen over their words, also where a panel of results
 * raises the table. */
static void test_upright_captions_lie_apart(void **unused) {
    (void)unused;
    static const float raised[] = {0, 90}, DIE = 54, SUNK = 4; /* DIE: its upper side */
    for (int seats = 2; seats <= 5; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        setup.width = 900, setup.height = 1600;
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        while (fixture.view->shown.table.discard_count == 0 || fixture.view->shown.table.dice_count == 0) {
            assert_true(fixture_act(&fixture));
            fixture_settle(&fixture);
        }
        for (size_t i = 0; i < sizeof raised / sizeof *raised; i++) {
            fixture_draw(&fixture, &(TableChoice){.raised = raised[i]});
            Box deck = caption_box(&fixture, "deck:title", "deck:count");
            Box pile = caption_box(&fixture, "discard:title", "discard:count");
            assert_true(deck.width > 0 && pile.width > 0);
            assert_false(box_overlaps(deck, pile));
            const Fact *die = fact_of(&fixture, "die:0", FACT_PICTURE),
                       *roll = fact_of(&fixture, "roll", FACT_TEXT);
            assert_true(die && die->box.height >= DIE);
            if (roll) assert_true(die->box.y + die->box.height <= roll->box.y + SUNK);
        }
        fixture_close(&fixture);
    }
}

/* Lying down the discard pile keeps its name however many cards are in it, and the deck's plate is clear. */
static void test_the_discard_pile_keeps_its_name(void **unused) {
    (void)unused;
    enum { MANY = 2 };
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    for (int size = 0; size < 2; size++) {
        FixtureSetup setup = small_setup(2, 0, 0);
        setup.width = sizes[size][0], setup.height = sizes[size][1];
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        int most = 0;
        for (int actions = 0; actions < 400 && most < MANY && fixture_act(&fixture); actions++) {
            fixture_settle(&fixture);
            int count = fixture.view->shown.table.discard_count;
            if (count == 0) continue;
            most = count > most ? count : most;
            fixture_draw(&fixture, NULL);
            assert_non_null(fact_of(&fixture, "discard:title", FACT_TEXT));
            assert_false(box_overlaps(caption_box(&fixture, "deck:title", "deck:count"),
                                      caption_box(&fixture, "discard:title", "discard:count")));
        }
        assert_true(most >= MANY);
        fixture_close(&fixture);
    }
}

/* ---- the middle of the inlay ---- */

/* About the middle of what art/places/inlays draws there, columns and rows of the room; upright the far
 * seats' cards come nearer to it. */
static const Box INLAY_MIDDLE = {884, 530, 152, 85}, INLAY_UPRIGHT = {884, 562, 152, 44};

/* It is seen between the far seats' cards and the marker, at any number of seats of these games: nothing that
 * lies on the cloth for longer than a bet lies on it. In landscape no bet does either. */
static void test_inlay_is_seen(void **unused) {
    (void)unused;
    static const char *const games[] = {"corellian-spike", "classic", "local", "low-tech"};
    for (size_t game = 0; game < sizeof games / sizeof *games; game++)
        for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            TableFixture fixture;
            setup.game = games[game];
            assert_true(fixture_open(&fixture, &setup));
            const SabaccTable *table = &fixture.state.table;
            TableArea lying = {.box = {0, 60, 1920, 1020}},
                      upright = {.box = {0, 62, 900, 1276}, .is_portrait = true};
            lying.bar = table_room_bar(lying.box, 620, 296);
            for (int i = 0; i < 2; i++) {
                TableLayout at = table_layout_for(table, i ? &upright : &lying, 0.64f, 0);
                Box drawn = i ? INLAY_UPRIGHT : INLAY_MIDDLE;
                Box middle = {table_room_x(&at.room, drawn.x), table_room_y(&at.room, drawn.y),
                              drawn.width * at.room.scale, drawn.height * at.room.scale};
                Box boxes[] = {at.hand_pot, at.sabacc_pot, at.deck, at.discard, at.dice, at.marker};
                for (size_t box = 0; box < sizeof boxes / sizeof *boxes; box++)
                    if (overlap(boxes[box], middle))
                        fail_msg("%s, %d seats, %d: box %zu: %g %g %g %g on %g %g %g %g", games[game],
                                 table->seats, i, box, (double)boxes[box].x, (double)boxes[box].y,
                                 (double)boxes[box].width, (double)boxes[box].height, (double)middle.x,
                                 (double)middle.y, (double)middle.width, (double)middle.height);
                for (int seat = 0; seat < table->seats; seat++) {
                    Box cards = at.seat[seat].cards;
                    if (overlap(cards, middle))
                        fail_msg("%s, %d seats, %d: cards of %d: %g %g %g %g", games[game], table->seats, i,
                                 seat, (double)cards.x, (double)cards.y, (double)cards.width,
                                 (double)cards.height);
                    Box bet = at.seat[seat].bet;
                    if (i == 0 && overlap(bet, middle))
                        fail_msg("%s, %d seats: bet of %d: %g %g %g %g", games[game], table->seats, seat,
                                 (double)bet.x, (double)bet.y, (double)bet.width, (double)bet.height);
                }
            }
            fixture_close(&fixture);
        }
}

/* Upright it is seen at a table against the house too, between its cards and what lies in the middle. */
static void test_inlay_is_seen_by_one(void **unused) {
    (void)unused;
    static const char *const games[] = {"casino", "solitaire"};
    for (size_t game = 0; game < sizeof games / sizeof *games; game++) {
        FixtureSetup setup = small_setup(1, 0, 0);
        TableFixture fixture;
        setup.game = games[game];
        assert_true(fixture_open(&fixture, &setup));
        TableArea upright = {.box = {0, 62, 900, 1276}, .is_portrait = true};
        TableLayout at = table_layout_for(&fixture.state.table, &upright, 0.714f, 0);
        Box middle = table_room_box(&at.room, INLAY_UPRIGHT.x, INLAY_UPRIGHT.y, INLAY_UPRIGHT.width,
                                    INLAY_UPRIGHT.height);
        Box boxes[] = {at.hand_pot, at.sabacc_pot, at.deck, at.discard, at.marker, at.own[0], at.own[1]};
        for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) assert_false(overlap(boxes[i], middle));
        for (int seat = 0; seat < fixture.state.table.seats; seat++) {
            assert_false(overlap(at.seat[seat].cards, middle));
            assert_false(overlap(at.seat[seat].label, middle));
            assert_false(overlap(at.seat[seat].bet, middle));
        }
        fixture_close(&fixture);
    }
}

/* Beside a block of buttons one's own cards overlap the near rail: few of them large, two about the middle,
 * many in a fan that is never smaller than over a bar; and the plate stands at the left of them, below
 * whatever lies at the left of the table too. */
static void test_own_cards_are_large(void **unused) {
    (void)unused;
    static const float FEW_LEAST = 360, FEW_MOST = 400, LEAST = 294, SHAPE = 0.727f;
    TableArea area = {.box = {0, 60, 1920, 1020}}, docked;
    area.bar = table_room_bar(area.box, 620, 296);
    docked = area;
    box_cut_left(&docked.box, 446, 0);
    SabaccTable table = {.seats = 4};
    for (int cards = 1; cards <= 8; cards++)
        for (int is_docked = 0; is_docked < 2; is_docked++) {
            TableLayout at = table_layout_for(&table, is_docked ? &docked : &area, SHAPE, 0);
            const SeatPlaces *own = &at.seat[0];
            HandRow row = table_hand_row(own, SHAPE, &(HandCounts){.of = {(float)cards}, .spread = 1});
            Box hand = table_group_box(&row, GROUP_HELD, (float)cards);
            float middle = hand.x + hand.width / 2;
            if (cards <= 3) assert_true(row.high >= FEW_LEAST && row.high <= FEW_MOST);
            if (cards <= 2) assert_true(middle > 930 && middle < 990);
            if (cards == 3) assert_true(middle > 840 && middle < 990);
            assert_true(row.high >= LEAST);
            assert_true(row.y + row.high <= 1065 && (cards > 5 || row.y + row.high >= 1045));
            assert_true(hand.x + hand.width <= at.bar.x && hand.x >= own->plate.x + own->plate.width);
            assert_true(own->plate.x < 40 && own->plate.y > 928); /* on the rail */
            assert_true(own->label.y + own->label.height <= at.bar.y);
        }
}

/* One's own cards begin right of a small plate: up to four are held beside each other, five in wide steps;
 * and they stand on one foot. */
static void test_own_cards_lie_apart(void **unused) {
    (void)unused;
    static const float SHAPES[] = {0.714f, 0.727f}, STEP_OF_FIVE = 140, STEP_LEAST = 110, LEAST = 300,
                       BESIDE = 1.02f;
    TableArea area = {.box = {0, 60, 1920, 1020}}, docked;
    area.bar = table_room_bar(area.box, 620, 296);
    docked = area;
    box_cut_left(&docked.box, 446, 0);
    SabaccTable table = {.seats = 4};
    TableLayout at = table_layout_for(&table, &area, SHAPES[0], 0);
    assert_true(at.seat[0].plate.width <= 300 && at.seat[0].cards.x <= 340);
    assert_true(at.deck.y > 600 && at.deck.width > 90); /* at the left hand, beside them */
    assert_true(at.discard.x + at.discard.width < at.seat[0].cards.x);
    for (int shape = 0; shape < 2; shape++) {
        HandRow two = table_hand_row(&at.seat[0], SHAPES[shape], &(HandCounts){.of = {2}, .spread = 1});
        for (int cards = 2; cards <= 5; cards++) {
            HandCounts counts = {.of = {(float)cards}, .spread = 1};
            HandRow row = table_hand_row(&at.seat[0], SHAPES[shape], &counts);
            assert_float_equal(row.y + row.high, two.y + two.high, 0.5f);
            assert_true(row.high >= LEAST);
            if (cards <= 4) assert_true(row.pitch[GROUP_HELD] >= row.wide * BESIDE);
        }
        HandCounts five = {.of = {5}, .spread = 1};
        HandRow row = table_hand_row(&at.seat[0], SHAPES[shape], &five);
        assert_true(row.pitch[GROUP_HELD] >= STEP_OF_FIVE && row.high > 360);
        at = table_layout_for(&table, &docked, SHAPES[shape], 0);
        row = table_hand_row(&at.seat[0], SHAPES[shape], &five);
        assert_true(row.pitch[GROUP_HELD] >= STEP_LEAST);
        at = table_layout_for(&table, &area, SHAPES[shape], 0);
    }
}

/* One's own hand is a fan about a point below it: each card is turned a little more than the one before. It
 * lies beside that, or over all of its lower index but not over the upper one: nothing is half read. The ends
 * are lower than the middle, and not much lower than its foot. So it is upright too; other hands are not
 * held. */
static void test_own_cards_are_held(void **unused) {
    (void)unused;
    static const float SHAPE = 0.714f, LEAST = 0.02f, MOST = 0.0925f, FEW_LEAST = 0.055f, INDEX = 0.3f,
                       LOWER_INDEX = 0.58f, WHOLE = 0.95f, LOWER = 20;
    TableArea areas[] = {{.box = {0, 60, 1920, 1020}}, {.box = {0, 62, 900, 1276}, .is_portrait = true}};
    areas[0].bar = table_room_bar(areas[0].box, 620, 296);
    SabaccTable table = {.seats = 4};
    for (int is_upright = 0; is_upright < 2; is_upright++)
        for (int cards = 1; cards <= 8; cards++) {
            TableLayout at = table_layout_for(&table, &areas[is_upright], SHAPE, 0);
            HandCounts counts = {.of = {(float)cards}, .spread = 1};
            HandRow row = table_hand_row(&at.seat[0], SHAPE, &counts), other;
            float first = table_row_turn(&row, GROUP_HELD, 0);
            assert_float_equal(first, -table_row_turn(&row, GROUP_HELD, (float)(cards - 1)), 0.001);
            assert_true(table_row_box(&row, GROUP_HELD, 0).y <= row.y + LOWER);
            for (int i = 1; i < cards; i++) {
                Box box = table_row_box(&row, GROUP_HELD, (float)i);
                Box before = table_row_box(&row, GROUP_HELD, (float)(i - 1));
                float turned = table_row_turn(&row, GROUP_HELD, (float)i) -
                               table_row_turn(&row, GROUP_HELD, (float)(i - 1));
                assert_true(turned > (cards <= 4 ? FEW_LEAST : LEAST) && turned < MOST);
                float seen = (box.x - before.x) / before.width;
                assert_true((seen > INDEX && seen < LOWER_INDEX) || seen > WHOLE);
                if (!is_upright) assert_true(cards <= 4 ? seen > WHOLE : seen < LOWER_INDEX);
            }
            other = table_hand_row(&at.seat[1], SHAPE, &counts);
            assert_true(table_row_turn(&other, GROUP_HELD, 0) == 0);
        }
}

/* What is in one's own field lies on the table beside what is held: lower, on the same foot, and straight. */
static void test_own_field_lies(void **unused) {
    (void)unused;
    static const float SHAPE = 0.714f, LOWER = 0.9f, READ = 0.7f;
    TableArea area = {.box = {0, 60, 1920, 1020}};
    SabaccTable table = {.seats = 4};
    TableLayout at = table_layout_for(&table, &area, SHAPE, 0);
    HandCounts counts = {.of = {2, 2}, .spread = 1};
    HandRow row = table_hand_row(&at.seat[0], SHAPE, &counts);
    for (int i = 0; i < 2; i++) {
        Box box = table_row_box(&row, GROUP_APART, (float)i);
        assert_true(box.height < row.high * LOWER && box.height > row.high * READ);
        assert_float_equal(box.y + box.height, row.y + row.high, 0.01);
        assert_true(table_row_turn(&row, GROUP_APART, (float)i) == 0);
    }
}

/* The key of a card lies at its lower edge, not on it. */
static void test_keys_hide_nothing(void **unused) {
    (void)unused;
    static const float TOUCH = 8;
    FixtureSetup setup = small_setup(3, 0, 0);
    TableFixture fixture;
    setup.width = 1280, setup.height = 720;
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.turn.phase != SABACC_PHASE_IMPROVE) fixture_act(&fixture);
    TableChoice choice = {.cards = 3, .keys = {.card = '1'}};
    fixture_draw(&fixture, &choice);
    free(fixture_describe(&fixture, &choice));
    for (int slot = 0; slot < 2; slot++) {
        char name[UI_NAME_BYTES];
        int at = 0;
        snprintf(name, sizeof name, "key:card:%d", slot);
        const Fact *key = transcript_next(canvas_transcript(fixture.canvas), name, &at);
        snprintf(name, sizeof name, "card:%d", slot);
        Box card = ui_box_of(fixture.ui, name);
        assert_non_null(key);
        assert_true(card.height > 360 && key->box.y >= card.y + card.height - TOUCH);
        assert_true(key->box.y + key->box.height <= 1080);
    }
    fixture_close(&fixture);
}

/* ---- the room ---- */

/* When a picture of a name that begins so was drawn first, from 0; −1 if none was. */
static int drawn_as(const TableFixture *fixture, const char *picture) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, picture, strlen(picture)) == 0) return i;
    return -1;
}

/* The rail's picture lies over the strip of the place's that it was cut from (art/places/rail). */
static void assert_rail_fits(const TableFixture *fixture, int room, int rail, bool is_tall) {
    const float high = is_tall ? 1600 : 1080, row = is_tall ? 384 : 260, rows = is_tall ? 56 : 140;
    const Transcript *said = canvas_transcript(fixture->canvas);
    Box whole = transcript_at(said, room)->box, strip = transcript_at(said, rail)->box;
    assert_float_equal(strip.x, whole.x, 0.5);
    assert_float_equal(strip.width, whole.width, 0.5);
    assert_float_equal(strip.y, whole.y + whole.height * row / high, 0.5);
    assert_float_equal(strip.height, whole.height * rows / high, 0.5);
}

/* People sit behind the rail, whose picture shows a strip of the table's own cloth too: over it lie this
 * one's inlay, which has no pixels but lines, or another cloth. A window has the pictures of its shape, and
 * no others. */
static void want_room(bool is_tall, bool is_laid) {
    FixtureSetup setup = small_setup(3, 0, 1);
    TableFixture fixture;
    if (is_tall) setup.width = 270, setup.height = 480;
    setup.settings.cloth = is_laid ? "cloth-2" : "cloth";
    assert_true(fixture_open(&fixture, &setup));
    free(fixture_describe(&fixture, NULL));
    int room = drawn_as(&fixture, "places/tavern"), tall = drawn_as(&fixture, "places/tavern-tall");
    int rail = drawn_as(&fixture, is_tall ? "places/tavern-tall-rail" : "places/tavern-rail");
    int people = drawn_as(&fixture, "people/"), cloth = drawn_as(&fixture, "cloth-laid/cloth-2");
    int inlay = drawn_as(&fixture, "places/tavern-inlay");
    assert_int_equal(tall, is_tall ? room : -1);
    assert_true(room >= 0 && room < people && people < rail);
    assert_rail_fits(&fixture, room, rail, is_tall);
    assert_true((is_laid ? cloth : inlay) > rail);
    assert_int_equal(is_laid ? inlay : cloth, -1);
    fixture_close(&fixture);
}

static void test_room(void **unused) {
    (void)unused;
    for (int kind = 0; kind < 4; kind++) want_room(kind & 1, kind & 2);
}

/* Upright, up to four others sit behind the far rail, of more those who are further away; their heads are
 * whole, and the hand of one among few is large. */
static void test_upright_people(void **unused) {
    (void)unused;
    static const int behind[SABACC_MAX_SEATS] = {0, 1, 2, 3, 4, 3, 4, 3};
    static const float OWN_LEAST = 360;
    const Box box = {0, 62, 900, 1276};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        TableArea area = {.box = box, .is_portrait = true};
        TableLayout at = table_layout_for(&fixture.state.table, &area, 300.0f / 420, 0);
        int figures = 0;
        for (int seat = 1; seat < seats; seat++) {
            if (at.seat[seat].figure.width <= 0) continue;
            figures++;
            assert_true(lies_within(at.seat[seat].medal, box));
            assert_true(at.seat[seat].plate.y > at.seat[seat].medal.y + at.seat[seat].medal.height);
        }
        assert_int_equal(figures, behind[seats - 1]);
        if (seats <= 4) assert_true(at.seat[0].card_height >= OWN_LEAST);
        fixture_close(&fixture);
    }
}

/* ---- the others ---- */

static float between(Box left, Box right) { return right.x - left.x - left.width; }

/* Plates of neighbours do not touch, and of open hands every card shows its index, with many others too. */
static void test_others_can_be_read(void **unused) {
    (void)unused;
    static const float SHAPE = 0.714f, AIR = 10, INDEX = 0.28f;
    static const char *const games[] = {"classic", "coruscant-shift"};
    TableArea area = {.box = {0, 60, 1920, 1020}}, upright = {.box = {0, 60, 900, 1276}, .is_portrait = true};
    area.bar = table_room_bar(area.box, 620, 296);
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int k = 0; k < 4; k++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            TableFixture fixture;
            setup.game = games[k / 2];
            assert_true(fixture_open(&fixture, &setup));
            const SabaccTable *table = &fixture.state.table;
            TableLayout at = table_layout_for(table, k % 2 ? &upright : &area, SHAPE, 0);
            for (int seat = 1; seat < seats; seat++) {
                const SeatPlaces *places = &at.seat[seat];
                bool is_beside = seat > 1 && places->figure.width > 0 && at.seat[seat - 1].figure.width > 0;
                if (is_beside) assert_true(between(at.seat[seat - 1].plate, places->plate) >= AIR);
                for (int cards = 2; cards <= 5; cards++) {
                    HandCounts counts = {.of = {(float)cards}, .spread = 1};
                    HandRow row = table_hand_row(places, SHAPE, &counts);
                    assert_true(row.pitch[GROUP_HELD] >= row.wide * INDEX);
                    assert_true(row.right <= places->cards.x + places->cards.width + 0.5f);
                }
            }
            fixture_close(&fixture);
        }
}

/* Others' cards lie in the middle before their owners, seen no smaller than cards that stand. */
static void test_others_cards_lie(void **unused) {
    (void)unused;
    static const float SHAPE = 0.714f, WIDER = 1.2f, STANDING = 130, OFF_RAIL = 28.1f;
    TableArea area = {.box = {0, 60, 1920, 1020}};
    area.bar = table_room_bar(area.box, 620, 296);
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        TableFixture fixture;
        setup.game = "classic";
        assert_true(fixture_open(&fixture, &setup));
        TableLayout at = table_layout_for(&fixture.state.table, &area, SHAPE, 0);
        assert_float_equal(at.seat[0].lies, 0, 0);
        for (int seat = 1; seat < seats; seat++) {
            const SeatPlaces *places = &at.seat[seat];
            HandCounts counts = {.of = {2}};
            HandRow row = table_hand_row(places, SHAPE, &counts);
            float middle = (row.left[GROUP_HELD] + row.right) / 2;
            assert_float_equal(places->lies, 1, 0);
            assert_true(row.wide >= row.high * SHAPE * WIDER && row.wide / SHAPE >= STANDING);
            assert_true(fabsf(middle - places->plate.x - places->plate.width / 2) <=
                        OFF_RAIL * at.room.scale);
        }
        fixture_close(&fixture);
    }
}

static bool names_lie_apart(const TableFixture *fixture, const char *one, const char *other) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(transcript); i++)
        for (int k = 0; k < transcript_count(transcript); k++) {
            const Fact *first = transcript_at(transcript, i), *second = transcript_at(transcript, k);
            bool are_they = strncmp(first->name, one, strlen(one)) == 0 &&
                            strncmp(second->name, other, strlen(other)) == 0;
            if (are_they && overlap(first->box, second->box)) return false;
        }
    return true;
}

/* Where all hands are open a bet is beside the total, and both before the cards. */
static void test_total_and_bet_lie_apart(void **unused) {
    (void)unused;
    for (int seats = 3; seats <= SABACC_MAX_SEATS; seats += 5) {
        FixtureSetup setup = small_setup(seats, SABACC_OPEN, 1);
        TableFixture fixture;
        int bets = 0;
        assert_true(fixture_open(&fixture, &setup));
        for (int action = 0; action < 60 && fixture_act(&fixture); action++) {
            fixture_settle(&fixture);
            fixture_draw(&fixture, NULL);
            const SabaccTable *table = &fixture.state.table;
            for (int seat = 1; seat < seats; seat++) bets += table->seat[seat].bet > 0 && table->shown == 0;
            assert_true(names_lie_apart(&fixture, "bet:", "total:"));
            assert_true(names_lie_apart(&fixture, "bet:", "kind:"));
            assert_true(names_lie_apart(&fixture, "bet:", "card:"));
            for (int seat = 1; seat < seats; seat++) {
                char total[16];
                snprintf(total, sizeof total, "total:%d", seat);
                assert_true(names_lie_apart(&fixture, total, "card:"));
            }
        }
        assert_true(bets > 0);
        fixture_close(&fixture);
    }
}

/* Standing, the total of one at the side is on its plate, clear of its border. */
static void test_totals_at_the_sides_lie_on_plates(void **unused) {
    (void)unused;
    static const float BORDER = 2.5f;
    FixtureSetup setup = small_setup(SABACC_MAX_SEATS, SABACC_OPEN, 1);
    setup.game = "classic", setup.width = 900, setup.height = 1600;
    TableFixture fixture;
    int count = 0;
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.seat[SABACC_MAX_SEATS - 1].hand_count < 2) assert_true(fixture_act(&fixture));
    fixture_settle(&fixture);
    free(fixture_describe(&fixture, NULL));
    TableArea area = fixture_area(&fixture);
    TableLayout at = table_layout_for(&fixture.state.table, &area, table_card_shape(fixture.view), 0);
    const Transcript *said = canvas_transcript(fixture.canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        int seat;
        if (sscanf(fact->name, "total:%d", &seat) != 1 || seat == 0 || at.seat[seat].figure.width > 0)
            continue;
        Box plate = box_inset(at.seat[seat].plate, 0, BORDER);
        assert_true(fact->box.y >= plate.y);
        assert_true(fact->box.y + fact->box.height <= plate.y + plate.height);
        count++;
    }
    assert_int_equal(count, 4);
    fixture_close(&fixture);
}

static Box grown(Box box, float by) { return box_inset(box, -by, -by); }

/* Upright nobody sits beside one's own hand. It has the table's width, or is between plate and total where
 * others at the sides take the height; it is large at eight seats too. And there is air between what lies
 * in the middle. */
static void test_upright_has_air(void **unused) {
    (void)unused;
    static const float AIR = 3, LEAST = 330, LEAST_BETWEEN = 280;
    TableArea area = {.box = {0, 62, 900, 1276}, .is_portrait = true};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        TableFixture fixture;
        setup.game = "classic";
        assert_true(fixture_open(&fixture, &setup));
        TableLayout at = table_layout_for(&fixture.state.table, &area, 0.714f, 0);
        assert_true(at.seat[0].card_height >= (seats > 5 ? LEAST_BETWEEN : LEAST));
        assert_true(at.seat[0].cards.width > (seats > 5 ? 400 : 800));
        for (int seat = 1; seat < seats; seat++) {
            Box cards = at.seat[seat].cards;
            assert_true(cards.y + cards.height <= at.marker.y);
        }
        Box pots[] = {at.hand_pot, at.sabacc_pot}, others[] = {at.deck, at.discard, at.dice};
        for (int pot = 0; pot < 2; pot++) {
            for (int i = 0; i < 3; i++) assert_false(overlap(grown(pots[pot], AIR), grown(others[i], AIR)));
            for (int seat = 1; seat < seats; seat++)
                assert_false(overlap(grown(pots[pot], AIR), grown(at.seat[seat].cards, AIR)));
        }
        assert_true(between(at.hand_pot, at.sabacc_pot) >= 10);
        assert_true(at.dice.width >= 120 && at.dice.height >= 50);
        fixture_close(&fixture);
    }
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

/* A trump's medal leaves the index and the mark of the suit under it free. */
static void test_trumps_hide_no_mark(void **unused) {
    (void)unused;
    static const float MARK_ENDS = 0.38f, MEDAL_ENDS = 0.66f; /* of one that may be turned */
    TableFixture fixture = shifting_table();
    Box cards[5];
    own_boxes(&fixture, cards);
    const Box card = cards[1];
    int at = 0, count = 0;
    for (const Fact *mark = transcript_next(canvas_transcript(fixture.canvas), "trump-mark", &at); mark;
         mark = transcript_next(canvas_transcript(fixture.canvas), "trump-mark", &at), count++) {
        assert_true(mark->box.y >= card.y + card.height * MARK_ENDS);
        assert_true(mark->box.y + mark->box.height <= card.y + card.height * MEDAL_ENDS);
    }
    assert_true(count > 0);
    fixture_close(&fixture);
}

static bool can_press(TableFixture *fixture, const char *name) {
    UiInput press = {.kind = UI_PRESS};
    UiEvent event;
    snprintf(press.text, sizeof press.text, "%s", name);
    bool has_event = ui_handle(fixture->ui, &press, fixture->now + 5000, &event);
    return has_event && event.kind == UI_EVENT_ACTIVATE && strcmp(event.name, name) == 0;
}

static void test_choice(void **unused) {
    (void)unused;
    FixtureSetup setup = small_setup(3, 0, 0);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.turn.phase != SABACC_PHASE_IMPROVE) fixture_act(&fixture);
    TableChoice choice = {.cards = 2, .discard = true};
    uint64_t with = picture_hash(&fixture, &choice);
    assert_true(can_press(&fixture, "card:1"));
    assert_true(can_press(&fixture, "discard"));
    assert_false(can_press(&fixture, "card:0"));
    assert_false(can_press(&fixture, "deck"));
    assert_true(with != picture_hash(&fixture, NULL));
    assert_false(can_press(&fixture, "card:1"));
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
        cmocka_unit_test(test_places_lie_apart),
        cmocka_unit_test(test_pots_are_large),
        cmocka_unit_test(test_upright_captions_lie_apart),
        cmocka_unit_test(test_the_discard_pile_keeps_its_name),
        cmocka_unit_test(test_inlay_is_seen),
        cmocka_unit_test(test_inlay_is_seen_by_one),
        cmocka_unit_test(test_own_cards_are_large),
        cmocka_unit_test(test_own_cards_lie_apart),
        cmocka_unit_test(test_own_cards_are_held),
        cmocka_unit_test(test_own_field_lies),
        cmocka_unit_test(test_keys_hide_nothing),
        cmocka_unit_test(test_room),
        cmocka_unit_test(test_upright_people),
        cmocka_unit_test(test_others_can_be_read),
        cmocka_unit_test(test_others_cards_lie),
        cmocka_unit_test(test_total_and_bet_lie_apart),
        cmocka_unit_test(test_totals_at_the_sides_lie_on_plates),
        cmocka_unit_test(test_upright_has_air),
        cmocka_unit_test(test_light_lies_under_cards),
        cmocka_unit_test(test_trumps_hide_no_mark),
        cmocka_unit_test(test_choice),
        cmocka_unit_test(test_log),
        cmocka_unit_test(test_log_for_all_keeps_hidden_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
