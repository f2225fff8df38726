/* Games of sets on the table: the log's lines with their clauses, and that the view follows the true state.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "table/variants/boards.h"
#include "table_fixture.h"

static TableFixture open(const char *options) {
    FixtureSetup setup = {.width = 640,
                          .height = 360,
                          .seats = 2,
                          .seed = 3,
                          .credits = 100,
                          .game = "pazaak",
                          .options = options,
                          .settings = {.speed = 1}};
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    return fixture;
}

/* Some line of the log says that, word by word. */
static void expect_told(const TableFixture *fixture, const char *words) {
    int count = table_view_log_count(fixture->view);
    for (int i = 0; i < count; i++)
        if (strcmp(table_view_log_line(fixture->view, i), words) == 0) return;
    for (int i = 0; i < count; i++) print_message("  %s\n", table_view_log_line(fixture->view, i));
    fail_msg("not told: %s", words);
}

static void close_as_it_was(TableFixture *fixture) {
    SabaccView now;
    sabacc_view(&fixture->state, fixture->viewer, &now);
    assert_memory_equal(table_view_shown(fixture->view), &now, sizeof now);
    fixture_close(fixture);
}

#define PLAIN "side-cards=none;starter=first-seat"

static void test_the_higher_wins(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture, "* deal 9;0 end;* deal 8;1 end;* deal 10;0 stand;* deal 9;1 stand");
    expect_told(&fixture, "Ana is dealt 9: 9 in all");
    expect_told(&fixture, "Ana ends the turn at 9");
    expect_told(&fixture, "Ana is dealt 10: 19 in all");
    expect_told(&fixture, "Ana stands with 19");
    expect_told(&fixture, "Ana wins set 1: 19 beats 17 (PZ-3)");
    expect_told(&fixture, "Set 2");
    close_as_it_was(&fixture);
}

/* What a card makes in all is told as that lies on its board, and not before. */
static void test_totals_follow_the_landing(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    TableView *view = fixture.view;
    fixture_settle(&fixture);
    int before = 0, after = 0;
    for (int card = 0; card < 4; card++) {
        int told = table_view_log_total(view);
        assert_true(fixture_act(&fixture));
        while (table_view_is_moving(view)) {
            bool deals = view->begun == SABACC_EVENT_DEAL && view->flight_count > 0;
            int now = table_view_log_total(view);
            if (deals) assert_int_equal(view->log_total - now, 1);
            before += deals;
            after += !deals && now > told;
            fixture_update(&fixture, 20);
        }
        assert_int_equal(table_view_log_total(view), view->log_total);
    }
    assert_true(before > 5 && after > 2);
    fixture_close(&fixture);
}

static void test_over_20_loses(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture,
                     "* deal 9;0 end;* deal 8;1 end;* deal 10;0 end;* deal 9;1 end;* deal 10;0 end");
    expect_told(&fixture, "Vex wins set 1: the other lies over 20 with 29 (PZ-3)");
    close_as_it_was(&fixture);
}

static void test_20_stands_and_a_tie_is_no_one_s(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture, "* deal 10;0 end;* deal 10;1 end;* deal 10;0 end;* deal 10;1 end");
    expect_told(&fixture, "Ana stands: 20 stands by itself (PZ-2)");
    expect_told(&fixture, "Set 1 counts for no one: 20 against 20 is a tie (PZ-3)");
    close_as_it_was(&fixture);
}

static void test_nine_cards_win(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN ";nine-cards=match");
    fixture_play_all(&fixture,
                     "* deal 1;0 end;* deal 10;1 end;* deal 1;0 end;* deal 10;1 end;* deal 1;0 end;"
                     "* deal 1;0 end;* deal 2;0 end;* deal 2;0 end;* deal 2;0 end;* deal 2;0 end;* deal 3");
    expect_told(&fixture, "Ana wins set 1: nine cards within 20 (PZ-3)");
    expect_told(&fixture, "Ana wins the match, 1 to 0 in sets");
    assert_int_equal(fixture.state.table.seat[0].credits, 120);
    close_as_it_was(&fixture);
}

static void test_side_cards_are_told(void **unused) {
    (void)unused;
    TableFixture fixture = open("starter=first-seat;tiebreaker=1");
    fixture_play_all(&fixture, "0 side 2&4 3&6 double tiebreaker ±2 ±2 +1 +1 -3 -3;"
                               "1 side +1 +1 +2 +2 +3 +3 tiebreaker ±4 ±4 -5;"
                               "* deal 2&4;* deal double;* deal tiebreaker;* deal ±2;"
                               "* deal ±4;* deal +3;* deal +1;* deal -5;"
                               "* deal 4;0 play 2&4;0 end;* deal 10;1 play -5;1 end;"
                               "* deal 10;0 play double;0 end;* deal 9;1 play ±4 +;1 stand;"
                               "* deal 1;0 play tiebreaker +;0 stand");
    expect_told(&fixture, "Ana has picked a side deck (PZ-1)");
    expect_told(&fixture, "Vex has picked a side deck (PZ-1)");
    expect_told(&fixture, "Ana is dealt the Double");
    expect_told(&fixture, "Ana plays 2&4: \u22124 in all");
    expect_told(&fixture, "Vex plays −5: 5 in all");
    expect_told(&fixture, "Ana plays the Double: 16 in all");
    expect_told(&fixture, "Vex plays ±4 as +4: 18 in all");
    expect_told(&fixture, "Ana plays the Tie Breaker as +1: 18 in all");
    expect_told(&fixture, "Ana wins set 1: the Tie Breaker decides at 18 each (PZ-4)");
    close_as_it_was(&fixture);
}

static void test_a_tie_breaker_breaks_the_tie(void **unused) {
    (void)unused;
    TableFixture fixture = open("side-cards=shared;starter=first-seat");
    fixture_play_all(
        &fixture, "* deal tiebreaker;* deal +1;* deal +2;* deal +3;* deal -1;* deal -2;* deal -3;* deal -4;"
                  "* deal 9;0 play tiebreaker;0 end;* deal 9;1 end;* deal 8;0 stand;* deal 8;1 stand");
    expect_told(&fixture, "Ana plays the Tie Breaker: 9 in all");
    expect_told(&fixture, "Ana wins set 1: the Tie Breaker decides at 17 each (PZ-4)");
    close_as_it_was(&fixture);
}

static void test_two_nones_make_all_stand(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN ";main=choice");
    fixture_play_all(&fixture, "0 deal;* deal 7;0 end;1 deal;* deal 8;1 end;0 none;0 end;1 none;1 end");
    expect_told(&fixture, "Ana takes no main card");
    expect_told(&fixture, "Ana stands with 7: twice no main card was taken (PZ-6)");
    expect_told(&fixture, "Vex wins set 1: 8 beats 7 (PZ-3)");
    close_as_it_was(&fixture);
}

static void test_after_20_sets_the_wagers_come_back(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    for (int set = 0; set < 20; set++) fixture_play_all(&fixture, "* deal 5;0 stand;* deal 5;1 stand");
    expect_told(&fixture, "Set 20 counts for no one: 5 against 5 is a tie (PZ-3)");
    expect_told(&fixture, "The match is drawn after 20 sets (PZ-7)");
    expect_told(&fixture, "Ana takes 20 back (PZ-7)");
    expect_told(&fixture, "The game ends without a winner");
    assert_int_equal(fixture.state.table.seat[1].credits, 100);
    close_as_it_was(&fixture);
}

/* ---- where it lies in a room ---- */

static bool is_within(Box inner, Box box) {
    return inner.x >= box.x - 1 && inner.y >= box.y - 1 && inner.x + inner.width <= box.x + box.width + 1 &&
           inner.y + inner.height <= box.y + box.height + 1;
}

static bool meet(Box a, Box b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/* The row of the room that lies at this height. */
static float row_at(const TableRoom *room, float y) { return (y - room->y) / room->scale; }

/* The far corners of a board lie on the cloth, not on the rail or in the room; it is seen as what lies there.
 */
static void check_on_cloth(const TableLayout *at, int seat) {
    const TableRoom *room = &at->room;
    BoardShape board = table_board_shape(at, seat);
    CardLook look = {.box = board.box, .narrower = board.narrower, .lean = board.lean};
    for (int side = 0; side < 2; side++) {
        float x, y;
        table_point_on_card(&look, (float)side, 0, &x, &y);
        float rail = table_room_rail((x - room->x) / room->scale);
        assert_true(row_at(room, y) >= rail + 85);
    }
    assert_true(board.narrower > 0.1f);
    float axis = table_column_x(at, ROOM_WIDE / 2);
    assert_true((axis - board.box.x - board.box.width / 2) * board.lean > 0); /* towards the axis */
}

static void check_board(const TableLayout *at, int seat) {
    TableFrame frame = {.at = *at};
    Box ground = at->seat[seat].own[BOARD_GROUND], score = at->seat[seat].own[BOARD_SCORE],
        sets = at->seat[seat].own[BOARD_LAMPS];
    check_on_cloth(at, seat);
    assert_true(is_within(score, ground) && is_within(sets, ground) && !meet(score, sets));
    for (int slot = 0; slot < SABACC_SET_CARDS; slot++) {
        Box cell = table_laid_box(&frame, &(Place){.kind = PLACE_LAID, .seat = seat, .slot = slot});
        assert_true(is_within(cell, ground) && !meet(cell, score) && !meet(cell, sets));
        for (int other = 0; other < slot; other++)
            assert_false(meet(
                cell, table_laid_box(&frame, &(Place){.kind = PLACE_LAID, .seat = seat, .slot = other})));
    }
}

/* The rival sits at the far rail, the boards are inlaid in the cloth, the deck is on the axis between them,
 * and the place of the prompts at the right foot is free of cards. */
static void test_boards_are_inlaid(void **unused) {
    (void)unused;
    static const struct {
        Box box;
        float cell, hand; /* at least so wide, and so high */
        bool has_block;   /* of buttons, on the rail */
    } rows[] = {{{0, 60, 1920, 872}, 108, 170, false},  {{0, 60, 1920, 1015}, 125, 190, false},
                {{560, 60, 1360, 872}, 80, 120, false}, {{0, 60, 1920, 1232}, 115, 190, false},
                {{0, 60, 2560, 872}, 108, 170, false},  {{0, 60, 1920, 820}, 100, 160, false},
                {{0, 60, 1920, 1020}, 115, 200, true},  {{446, 60, 1474, 1020}, 80, 120, true}};
    TableFixture fixture = open(PLAIN);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        TableArea area = {.box = rows[i].box};
        if (rows[i].has_block) area.bar = table_room_bar(area.box, 620, 296);
        TableLayout at = table_layout_of(&fixture.state.table, 0, &area, 1, 0);
        const SeatPlaces *own = &at.seat[0], *rival = &at.seat[1];
        check_board(&at, 0);
        check_board(&at, 1);
        Box first = own->own[BOARD_FIRST], across = rival->own[BOARD_FIRST];
        if (first.width < rows[i].cell) fail_msg("box %zu: cells of %g", i, (double)first.width);
        assert_true(first.height >= first.width * 0.65f);
        assert_float_equal(across.height, first.height, 0.1f); /* as easily read */
        assert_float_equal(across.width, first.width, 0.1f);
        assert_true(own->card_height >= rows[i].hand && rival->card_height <= 110);
        assert_true(rival->figure.width > 0 && own->figure.width == 0);
        for (int seat = 0; seat < 2; seat++) { /* what it wins lies on nothing else */
            Box won = at.seat[seat].bet;
            assert_true(won.width > 60 && won.height > 20);
            assert_false(box_overlaps(won, at.deck) || box_overlaps(won, at.seat[seat].cards));
            assert_false(box_overlaps(won, at.seat[seat].plate) ||
                         box_overlaps(won, at.seat[seat].own[BOARD_LAMPS]));
        }
        float axis = table_column_x(&at, ROOM_WIDE / 2);
        assert_float_equal(at.deck.x + at.deck.width / 2, axis, 1);
        assert_float_equal(at.hand_pot.x + at.hand_pot.width / 2, axis, 1);
        assert_true(is_within(rival->figure, (Box){axis - 400, 0, 800, 2000}));
        Box prompts = {table_column_x(&at, 1230), table_room_y(&at.room, 800), 2000, 2000};
        if (rows[i].has_block) prompts = at.bar;
        if (rows[i].has_block) assert_false(meet(at.dice, prompts) || meet(at.dice, own->cards));
        assert_true(at.dice.height >= 56);
        assert_false((rows[i].has_block && meet(own->cards, prompts)) || meet(own->plate, prompts));
        float right = own->cards.x + own->cards.width; /* with no block beside it the hand is on the axis */
        assert_float_equal(own->middle, axis, 1);
        assert_true(rows[i].has_block || right - axis > axis - own->cards.x - 1);
        assert_false(meet(rival->own[BOARD_GROUND], prompts));
        assert_false(meet(own->cards, own->plate) || meet(own->cards, own->own[BOARD_GROUND]));
        assert_false(meet(at.middle, own->own[BOARD_GROUND]) || meet(at.middle, rival->own[BOARD_GROUND]));
    }
    fixture_close(&fixture);
}

/* In portrait they lie one above the other on the cloth, over whose near edge one's own hand is held. */
static void test_upright_boards_lie_on_the_cloth(void **unused) {
    (void)unused;
    static const float FAR = 376, NEAR = 1312, CELL = 90; /* rows of the cloth's ends at its sides, a width */
    static const Box boxes[] = {{0, 62, 900, 1276}, {0, 62, 900, 1530}, {0, 62, 900, 1140}};
    TableFixture fixture = open(PLAIN);
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        TableArea area = {.box = boxes[i], .is_portrait = true};
        TableLayout at = table_layout_of(&fixture.state.table, 0, &area, 1, 0);
        Box own = at.seat[0].own[BOARD_GROUND], rival = at.seat[1].own[BOARD_GROUND];
        assert_true(rival.y >= table_room_y(&at.room, FAR) && rival.y + rival.height <= own.y);
        assert_true(own.y + own.height <= table_room_y(&at.room, NEAR));
        assert_true(at.seat[0].own[BOARD_FIRST].width >= CELL);
        assert_false(meet(at.seat[0].plate, own) || meet(at.seat[0].plate, rival));
        assert_false(meet(at.deck, own) || meet(at.deck, rival));
    }
    fixture_close(&fixture);
}

static bool shows(TableFixture *fixture, const char *words) {
    char *drawn = fixture_describe(fixture, NULL);
    bool is_there = strstr(drawn, words) != NULL;
    free(drawn);
    return is_there;
}

/* Whether the first of these pictures is drawn after the last of those. */
static bool lies_on(TableFixture *fixture, const char *picture, const char *below) {
    char *drawn = fixture_describe(fixture, NULL);
    const char *first = strstr(drawn, picture), *last = NULL;
    for (const char *at = drawn; (at = strstr(at, below)) != NULL; at++) last = at;
    bool lies = first && last && last < first;
    free(drawn);
    return lies;
}

/* PZ-5: until the first card lies. */
static void test_dice_lie_while_they_matter(void **unused) {
    (void)unused;
    TableFixture fixture = open("side-cards=none");
    fixture_play_all(&fixture, "* roll 2 5");
    assert_true(shows(&fixture, "die:0") && shows(&fixture, "2 and 5: Vex begins"));
    assert_true(lies_on(&fixture, "dice/pips-2", "table/board"));
    fixture_play_all(&fixture, "* deal 9");
    assert_false(shows(&fixture, "die:0"));
    fixture_close(&fixture);
}

/* Each seat has its lamps, each board its score; the set is told in the strip above the table. */
static void test_boards_have_scores(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture, "* deal 9");
    assert_true(shows(&fixture, "lamps:0") && shows(&fixture, "lamps:1"));
    assert_true(shows(&fixture, "11 to go") && shows(&fixture, "20 to go"));
    assert_false(shows(&fixture, "Ana began this set"));
    fixture_close(&fixture);
}

static float triumph_after(const TableFixture *fixture, int seat, double ms) {
    const TableFrame frame = {
        .view = fixture->view, .table = &fixture->view->shown.table, .now = fixture->view->now + ms};
    return table_boards_triumph(&frame, seat);
}

/* Light flares on the board of whoever has won a set, and goes; on the other's there is none. */
static void test_a_set_is_won_in_light(void **unused) {
    (void)unused;
    TableFixture fixture = open(PLAIN);
    fixture_play_all(&fixture, "* deal 9;0 end;* deal 8;1 end;* deal 10;0 stand;* deal 9");
    assert_true(triumph_after(&fixture, 0, 0) == 0);
    fixture_play(&fixture, "1 stand");
    while (fixture.view->lit == 0) fixture_update(&fixture, 5);
    assert_true(triumph_after(&fixture, 0, 0) > 0.9f);
    assert_true(triumph_after(&fixture, 0, 300) < 0.6f && triumph_after(&fixture, 0, 300) > 0);
    assert_true(triumph_after(&fixture, 0, 1000) == 0);
    assert_true(triumph_after(&fixture, 1, 0) == 0);
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_higher_wins),
        cmocka_unit_test(test_totals_follow_the_landing),
        cmocka_unit_test(test_over_20_loses),
        cmocka_unit_test(test_20_stands_and_a_tie_is_no_one_s),
        cmocka_unit_test(test_nine_cards_win),
        cmocka_unit_test(test_side_cards_are_told),
        cmocka_unit_test(test_a_tie_breaker_breaks_the_tie),
        cmocka_unit_test(test_two_nones_make_all_stand),
        cmocka_unit_test(test_after_20_sets_the_wagers_come_back),
        cmocka_unit_test(test_boards_are_inlaid),
        cmocka_unit_test(test_upright_boards_lie_on_the_cloth),
        cmocka_unit_test(test_dice_lie_while_they_matter),
        cmocka_unit_test(test_boards_have_scores),
        cmocka_unit_test(test_a_set_is_won_in_light),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
