/* Where the phase is told: in landscape above the table, so that nothing of it lies on the cloth or on a
 * person, at any number of seats of every game; upright in its plate before one's own cards. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "render/transcript.h"
#include "table/layout.h"
#include "table/state.h"
#include "table/variant.h"
#include "table_fixture.h"

static FixtureSetup setup_of(const SabaccGame *game, int seats, bool is_portrait) {
    return (FixtureSetup){.game = game->id,
                          .seats = seats,
                          .seed = 7,
                          .credits = 60,
                          .width = is_portrait ? 450 : 960,
                          .height = is_portrait ? 800 : 540,
                          .settings = {.speed = 0, .shows_totals = true}};
}

static bool lies_in(Box box, Box around) {
    float x = box.x + box.width / 2, y = box.y + box.height / 2;
    return box_has(around, x, y);
}

/* How many texts of the phase's title lie there. */
static int told_in(const TableFixture *fixture, Box box) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    const SabaccTable *table = &fixture->state.table;
    const char *title = _(sabacc_phase_title((SabaccPhase)table->turn.phase));
    int count = 0;
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        count += fact->kind == FACT_TEXT && strcmp(fact->words, title) == 0 && lies_in(fact->box, box);
    }
    return count;
}

static TableLayout layout_of(const TableFixture *fixture) {
    TableArea area = fixture_area(fixture);
    return table_layout_for(&fixture->state.table, &area, 0.7f, 0);
}

static void expect_above_all(const TableFixture *fixture, const char *game, int seats) {
    TableLayout at = layout_of(fixture);
    assert_true(at.phase.width > 0);
    for (int seat = 0; seat < seats; seat++) {
        const Box boxes[] = {at.seat[seat].medal, at.seat[seat].plate, at.seat[seat].cards};
        for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++)
            if (boxes[i].width > 0 && box_overlaps(boxes[i], at.phase))
                fail_msg("%s, %d seats: the phase lies on seat %d", game, seats, seat);
    }
}

static void test_it_lies_on_nothing(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        for (int seats = game->min_seats; seats <= game->max_seats; seats++) {
            FixtureSetup setup = setup_of(game, seats, false);
            TableFixture fixture;
            assert_true(fixture_open(&fixture, &setup));
            expect_above_all(&fixture, game->id, seats);
            fixture_close(&fixture);
        }
    }
}

/* Games of sets tell it in the strip, which is not the table's. */
static bool tells_on_table(const SabaccGame *game) { return game->table != SABACC_TABLE_BOARDS; }

static void test_it_is_told_once(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++)
        for (int is_portrait = 0; is_portrait < 2; is_portrait++) {
            const SabaccGame *game = sabacc_game_at(i);
            FixtureSetup setup = setup_of(game, game->max_seats < 4 ? game->max_seats : 4, is_portrait);
            TableFixture fixture;
            if (!tells_on_table(game)) continue;
            assert_true(fixture_open(&fixture, &setup));
            for (int action = 0; action < 3; action++) fixture_act(&fixture);
            fixture_settle(&fixture);
            free(fixture_describe(&fixture, NULL));
            TableLayout at = layout_of(&fixture);
            int above = told_in(&fixture, at.phase), before = told_in(&fixture, at.marker);
            if (before != 0 && !is_portrait) fail_msg("%s: the phase lies on the cloth", game->id);
            if (above != 0 && is_portrait) fail_msg("%s: upright the phase is above", game->id);
            fixture_close(&fixture);
        }
}

static bool is_written(const TableFixture *fixture, const char *words) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        if (fact->kind == FACT_TEXT && strcmp(fact->words, words) == 0) return true;
    }
    return false;
}

/* What a shift does is told by its pool, or else on the cloth, and never by both. */
static void test_a_shift_is_told_once(void **unused) {
    (void)unused;
    static const char CLOTH[] = "a card of each hand goes round through a pool",
                      POOL[] = "A card of each hand, face down";
    int on_cloth = 0, by_pool = 0;
    const SabaccGame *game = sabacc_game_find("classic");
    FixtureSetup setup = setup_of(game, 4, false);
    TableFixture fixture;
    setup.options = "shift=rim;shift-on=d6 1-6";
    setup.settings.speed = 1;
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0; action < 120 && by_pool == 0 && fixture_act(&fixture); action++)
        while (table_view_is_moving(fixture.view)) {
            fixture_update(&fixture, 40);
            if (fixture.view->shift < 0) continue;
            free(fixture_describe(&fixture, NULL));
            bool is_on_cloth = is_written(&fixture, CLOTH), is_by_pool = is_written(&fixture, POOL);
            assert_false(is_on_cloth && is_by_pool);
            on_cloth += is_on_cloth, by_pool += is_by_pool;
        }
    assert_true(on_cloth > 0 && by_pool > 0);
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_lies_on_nothing),
        cmocka_unit_test(test_it_is_told_once),
        cmocka_unit_test(test_a_shift_is_told_once),
    };
    return cmocka_run_group_tests_name("phase", tests, NULL, NULL);
}
