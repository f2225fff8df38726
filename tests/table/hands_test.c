/* Hands on the table: one's own, held and fielded, with their keys; those of others, with totals and bets. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "apart.h"
#include "table/hand_row.h"
#include "table/layout.h"
#include "table_fixture.h"

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

/* The key of a card lies at its lower edge, of a pointed one at the side that rises from its point, and
 * covers little of it. */
static void test_keys_hide_nothing(void **unused) {
    (void)unused;
    static const float TOUCH = 24, CUT = 0.15f; /* of the card's height */
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
        float x = (key->box.x + key->box.width / 2 - card.x) / card.width;
        float side = card.y + card.height * (1 - CUT * (1 - 2 * x));
        assert_true(card.height > 360 && x < 0.5f && key->box.y >= side - TOUCH);
        assert_true(key->box.y + key->box.height <= 1080);
    }
    fixture_close(&fixture);
}

/* ---- the others ---- */

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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_own_cards_are_large),
        cmocka_unit_test(test_own_cards_lie_apart),
        cmocka_unit_test(test_own_cards_are_held),
        cmocka_unit_test(test_own_field_lies),
        cmocka_unit_test(test_keys_hide_nothing),
        cmocka_unit_test(test_others_can_be_read),
        cmocka_unit_test(test_others_cards_lie),
        cmocka_unit_test(test_total_and_bet_lie_apart),
        cmocka_unit_test(test_totals_at_the_sides_lie_on_plates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
