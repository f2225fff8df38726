/* The fan of a game's title becomes its decks: none lies on the table before, and at the end the cards lie
 * exactly where the decks will. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/state.h"
#include "table_fixture.h"

enum { BACKS = 64, HELD = 3 };

static bool is_back(const Fact *fact) {
    const char *face = strrchr(fact->words, '/');
    return fact->kind == FACT_PICTURE && face && strncmp(face + 1, "back", 4) == 0;
}

static int backs_seen(const TableFixture *fixture, Box boxes[BACKS]) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++)
        if (is_back(transcript_at(said, i)) && count < BACKS) boxes[count++] = transcript_at(said, i)->box;
    return count;
}

static int backs_of_table(TableFixture *fixture, Box boxes[BACKS]) {
    free(fixture_describe(fixture, NULL));
    return backs_seen(fixture, boxes);
}

static TableGathering fan_of(const TableFixture *fixture, float share) {
    SabaccCard cards[2 * SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    TableGathering gathering = {.count = HELD, .share = share};
    assert_true(sabacc_table_deck_list(&fixture->view->shown.table, cards, copies) >= HELD);
    for (int i = 0; i < HELD; i++)
        gathering.card[i] =
            (TableGathered){cards[i], {400 + 60 * (float)i, 120, 200, 280}, 0.2f * (float)(i - 1)};
    return gathering;
}

static int backs_gathered(TableFixture *fixture, float share, Box boxes[BACKS]) {
    TableGathering gathering = fan_of(fixture, share);
    TableArea area = fixture_area(fixture);
    canvas_begin(fixture->canvas, &fixture->layout);
    ui_begin(fixture->ui, fixture->canvas, fixture->now);
    table_view_draw_gathering(fixture->view, fixture->ui, &area, &gathering, 0);
    ui_end(fixture->ui);
    return backs_seen(fixture, boxes);
}

static bool is_among(Box box, const Box *boxes, int count) {
    static const float NEAR = 0.6f;
    for (int i = 0; i < count; i++)
        if (fabsf(box.x - boxes[i].x) < NEAR && fabsf(box.y - boxes[i].y) < NEAR &&
            fabsf(box.width - boxes[i].width) < NEAR && fabsf(box.height - boxes[i].height) < NEAR)
            return true;
    return false;
}

/* How many pictures the last frame has asked for that are not there yet. */
static int ordered(const TableFixture *fixture) {
    int count = sprites_pending(fixture->sprites);
    sprites_settle(fixture->sprites);
    sprites_collect(fixture->sprites);
    return count;
}

/* While packs turn over they are stretched from what is there: a raster for each width would keep the worker
 * from all others for seconds. */
static void test_packs_turn_without_new_rasters(void **unused) {
    (void)unused;
    TableFixture fixture;
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 2,
                          .seed = 3,
                          .credits = 100,
                          .game = "corellian-spike",
                          .settings = {.speed = 1}};
    Box boxes[BACKS];
    assert_true(fixture_open(&fixture, &setup));
    (void)backs_of_table(&fixture, boxes);
    int step = 0, orders = 0;
    while (step < 50 && backs_gathered(&fixture, (float)step / 100, boxes) == 0) step++;
    (void)ordered(&fixture);
    for (; step <= 100; step++) {
        (void)backs_gathered(&fixture, (float)step / 100, boxes);
        orders += ordered(&fixture);
    }
    assert_true(orders <= 8);
    fixture_close(&fixture);
}

static void gather(const char *game, int width, int height) {
    TableFixture fixture;
    Box lying[BACKS], gathered[BACKS];
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = 2,
                          .seed = 3,
                          .credits = 100,
                          .game = game,
                          .settings = {.speed = 1}};
    assert_true(fixture_open(&fixture, &setup));
    int layers = backs_of_table(&fixture, lying);
    assert_true(layers > 0);
    table_view_hold_decks(fixture.view, true);
    assert_int_equal(backs_of_table(&fixture, gathered), 0);
    table_view_hold_decks(fixture.view, false);
    assert_int_equal(backs_gathered(&fixture, 0, gathered), 0);
    int count = backs_gathered(&fixture, 1, gathered);
    assert_true(count > 0);
    for (int i = 0; i < count; i++)
        if (!is_among(gathered[i], lying, layers))
            fail_msg("%s: card %d is not where the deck lies", game, i);
    fixture_close(&fixture);
}

static void test_the_fan_becomes_the_deck(void **unused) {
    (void)unused;
    const char *games[] = {"corellian-spike", "kessel", "pazaak", "classic"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        gather(games[i], 960, 540);
        gather(games[i], 450, 800);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_fan_becomes_the_deck),
                                       cmocka_unit_test(test_packs_turn_without_new_rasters)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
