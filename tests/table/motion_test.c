/* The contract of motion: however fast, skipped, interrupted or resized, the table ends in the same state;
 * with reduced motion nothing slides; nothing of a shift is left behind. */
#include <math.h>
#include <SDL.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/seats.h"
#include "table/state.h"
#include "table/sweep.h"
#include "table_fixture.h"

static const double STEP_MS = 1000.0 / 60;
static const struct {
    const char *id, *options;
    int seats;
} games[] = {
    {"classic", "shift=core;shift-on=d6 1-5", 3},
    {"standard", "shift-on=d6 1-5", 4},
    {"swag", "", 4},
    {"local", "", 3},
    {"casino", "", 1},
    {"solitaire", "", 1},
    {"corellian-spike", "", 5},
    {"bespin-yarith", "", 3},
    {"coruscant-shift", "", 4},
    {"kessel", "", 4},
    {"pazaak", "", 2},
};
enum { GAMES = sizeof games / sizeof *games };

static TableFixture open_game(int game, uint64_t seed, TableSettings settings) {
    TableFixture fixture;
    FixtureSetup setup = {.width = 480,
                          .height = 270,
                          .seats = games[game].seats,
                          .viewer = 0,
                          .seed = seed,
                          .credits = 250,
                          .game = games[game].id,
                          .options = games[game].options,
                          .settings = settings};
    assert_true(fixture_open(&fixture, &setup));
    return fixture;
}

static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};

/* ---- pictures ---- */

static size_t pixels_of(const TableFixture *fixture) {
    return (size_t)fixture->pixels->stride * (size_t)fixture->pixels->height;
}

static Pixel *picture(TableFixture *fixture) {
    fixture_draw_now(fixture, NULL);
    Pixel *copy = malloc(pixels_of(fixture) * sizeof *copy);
    assert_non_null(copy);
    memcpy(copy, fixture->pixels->pixels, pixels_of(fixture) * sizeof *copy);
    return copy;
}

static int channel(Pixel pixel, int index) { return (int)(pixel >> (8 * index) & 0xff); }

static int apart(Pixel one, Pixel other) {
    int max = 0;
    for (int c = 0; c < 3; c++) {
        int by = abs(channel(one, c) - channel(other, c));
        if (by > max) max = by;
    }
    return max;
}

/* Pixels that show something on its way, where nothing was before and nothing will be. */
static int passed_over(const TableFixture *fixture, const Pixel *now, const Pixel *before,
                       const Pixel *after) {
    enum { SAME = 4, OTHER = 30 };
    int count = 0;
    for (size_t i = 0; i < pixels_of(fixture); i++)
        count += apart(before[i], after[i]) <= SAME && apart(now[i], before[i]) >= OTHER;
    return count;
}

static void assert_same_picture(TableFixture *one, TableFixture *other) {
    Pixel *a = picture(one), *b = picture(other);
    assert_int_equal(pixels_of(one), pixels_of(other));
    assert_memory_equal(a, b, pixels_of(one) * sizeof *a);
    free(a);
    free(b);
}

/* ---- pace ---- */

/* Some actions, and then to where somebody is to decide: a shift is not left half done. */
static void play_some(TableFixture *fixture, bool is_hurried) {
    enum { ACTIONS = 70 };
    for (int action = 0; action < ACTIONS || fixture->state.table.turn.to_act == SABACC_CROUPIER; action++) {
        if (!fixture_act(fixture)) return;
        if (is_hurried) fixture_update(fixture, action % 7 * 130.0), table_view_skip_animation(fixture->view);
        fixture_settle(fixture);
    }
}

/* The final picture does not depend on the way to it. */
static void test_ends_alike(void **unused) {
    (void)unused;
    static const float speeds[] = {0.6f, 2.5f, 0};
    for (int game = 0; game < GAMES; game++) {
        TableFixture first = open_game(game, 11, usual);
        play_some(&first, false);
        for (size_t i = 0; i < sizeof speeds / sizeof *speeds + 2; i++) {
            bool is_hurried = i == 3, is_calm = i == 4;
            TableSettings settings = is_calm ? calm : usual;
            if (i < 3) settings.speed = speeds[i];
            TableFixture other = open_game(game, 11, settings);
            play_some(&other, is_hurried);
            assert_same_picture(&first, &other);
            fixture_close(&other);
        }
        fixture_close(&first);
    }
}

/* ---- kept cards ---- */

static int tags_shown(TableFixture *fixture) {
    free(fixture_describe(fixture, NULL));
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++)
        count += strncmp(transcript_at(said, i)->words, "kept ", 5) == 0;
    return count;
}

static int keepers(const TableFixture *fixture) {
    const SabaccTable *shown = &table_view_shown(fixture->view)->table;
    int count = 0;
    for (int seat = 0; seat < shown->seats; seat++) count += shown->seat[seat].kept != 0;
    return count;
}

/* The place of kept cards (CO-2) opens once there is room for cards in it, not as a sliver beside the hand.
 */
static void test_place_of_kept_cards_opens_with_room(void **unused) {
    (void)unused;
    int game = 0;
    while (strcmp(games[game].id, "coruscant-shift") != 0) game++;
    TableFixture fixture = open_game(game, 11, usual);
    int before = 0, opened = 0;
    for (int action = 0; action < 40 && opened < 3; action++) {
        if (!fixture_act(&fixture)) break;
        for (int step = 0; step < 60 && keepers(&fixture) == before; step++)
            fixture_update(&fixture, STEP_MS);
        if (keepers(&fixture) > before) {
            fixture_update(&fixture, STEP_MS); /* hardly on their way */
            assert_int_equal(tags_shown(&fixture), before);
            fixture_settle(&fixture);
            assert_int_equal(tags_shown(&fixture), before + 1);
            opened++;
        }
        fixture_settle(&fixture);
        before = keepers(&fixture);
    }
    assert_true(opened > 0);
    fixture_close(&fixture);
}

/* ---- reduced motion ---- */

/* An action that deals, bets, draws, trades, discards or folds: one cross-fade from rest to rest. */
static bool is_plain(const SabaccTable *table, const SabaccView *before) {
    return table->turn.shift == before->table.turn.shift && table->hand == before->table.hand &&
           table->shown == before->table.shown;
}

/* The most that is seen on its way at four moments. */
static int out_of_place(TableFixture *fixture, const Pixel *before) {
    enum { MOMENTS = 4 };
    Pixel *moments[MOMENTS];
    int max = 0;
    for (int i = 0; i < MOMENTS; i++) {
        fixture_update(fixture, 70);
        moments[i] = picture(fixture);
    }
    fixture_settle(fixture);
    Pixel *after = picture(fixture);
    for (int i = 0; i < MOMENTS; i++) {
        int odd = passed_over(fixture, moments[i], before, after);
        if (odd > max) max = odd;
        free(moments[i]);
    }
    free(after);
    return max;
}

static int slides(int game, TableSettings settings) {
    enum { ACTIONS = 26 };
    int max = 0;
    TableFixture fixture = open_game(game, 5, settings);
    fixture_settle(&fixture);
    for (int action = 0; action < ACTIONS; action++) {
        SabaccView before = *table_view_shown(fixture.view);
        Pixel *was = picture(&fixture);
        if (!fixture_act(&fixture)) action = ACTIONS;
        int odd = out_of_place(&fixture, was);
        if (odd > max && is_plain(&fixture.state.table, &before)) max = odd;
        free(was);
    }
    fixture_close(&fixture);
    return max;
}

static void test_reduced_motion_slides_nothing(void **unused) {
    (void)unused;
    static const int some[] = {0, 6, 8}; /* cards dealt, dice, chips, what is kept */
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        int in_motion = slides(some[i], usual), reduced = slides(some[i], calm);
        assert_in_range(in_motion, 1500, 1000000);
        /* What is left lies somewhere for a moment: chips before a seat, a card aside in a trade; or is gone
         * for one: a total and the plate on which it is read. */
        assert_in_range(reduced, 0, in_motion * 7 / 10);
    }
}

/* ---- cut short ---- */

/* Plays until the table has been dark for so long. */
static bool play_into_shift(TableFixture *fixture, double ms) {
    for (int action = 0; action < 200; action++) {
        bool deals = fixture->state.table.turn.to_act == SABACC_CROUPIER;
        for (int step = 0; step < 400; step++) {
            bool may = deals ? table_view_is_ready(fixture->view) : !table_view_is_moving(fixture->view);
            if (may) break;
            fixture_update(fixture, STEP_MS);
            if (table_darkness(fixture->view, fixture->view->now) > 0 &&
                fixture->view->now - fixture->view->dark_since > ms)
                return true;
        }
        if (!fixture_act(fixture)) return false;
    }
    return false;
}

/* In the same game as below, with all its shifts. */
static void test_light_is_kept_where_flashes_are_off(void **unused) {
    (void)unused;
    TableSettings kept = usual;
    kept.keeps_light = true;
    TableFixture fixture = open_game(0, 2, kept);
    assert_false(play_into_shift(&fixture, 0));
    fixture_close(&fixture);
}

/* An undo at any moment of a shift: as if the table had just been opened. */
static void test_undo_in_a_shift(void **unused) {
    (void)unused;
    static const double moments[] = {100, 500, 900, 1300, 1900};
    for (int game = 0; game < 2; game++)
        for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
            TableFixture fixture = open_game(game, 2, usual), fresh = open_game(game, 2, usual);
            SabaccView view;
            sabacc_view(&fixture.state, 0, &view);
            assert_true(play_into_shift(&fixture, moments[i]));
            table_view_reset(fixture.view, &view);
            table_view_reset(fresh.view, &view);
            assert_false(table_view_is_moving(fixture.view));
            assert_same_picture(&fixture, &fresh);
            fixture_close(&fixture);
            fixture_close(&fresh);
        }
}

static void resize(TableFixture *fixture, int width, int height) {
    fixture->layout = layout_for(width, height);
    pixmap_free(fixture->pixels);
    fixture->pixels = pixmap_create(width, height);
}

/* The window changes while things are on their way: they come down where they lie in the new one. */
static void test_resize_on_the_way(void **unused) {
    (void)unused;
    for (int game = 0; game < GAMES; game++) {
        TableFixture fixture = open_game(game, 7, usual), other = open_game(game, 7, usual);
        resize(&other, 288, 512);
        for (int action = 0; action < 24 && fixture_act(&fixture); action++) {
            fixture_act(&other);
            fixture_update(&fixture, 90), fixture_update(&other, 90);
            resize(&fixture, action % 2 ? 480 : 288, action % 2 ? 270 : 512);
            free(picture(&fixture));
            fixture_settle(&fixture), fixture_settle(&other);
        }
        resize(&fixture, 288, 512);
        assert_same_picture(&fixture, &other);
        fixture_close(&fixture);
        fixture_close(&other);
    }
}

/* Without updates (under a menu) it stands still, and continues from there. */
static void test_pause_on_the_way(void **unused) {
    (void)unused;
    TableFixture fixture = open_game(0, 2, usual), other = open_game(0, 2, usual);
    assert_true(play_into_shift(&fixture, 700) && play_into_shift(&other, 700));
    Pixel *one = picture(&fixture), *two = picture(&fixture);
    assert_memory_equal(one, two, pixels_of(&fixture) * sizeof *one);
    fixture_update(&fixture, 300), fixture_update(&other, 300);
    assert_same_picture(&fixture, &other);
    free(one);
    free(two);
    fixture_close(&fixture);
    fixture_close(&other);
}

/* ---- the shift ---- */

/* What was broken hangs there until the last card of the hand has come, and nothing of it afterwards. */
static void test_shift_leaves_nothing(void **unused) {
    (void)unused;
    TableFixture fixture = open_game(0, 2, usual);
    assert_true(play_into_shift(&fixture, 300));
    int waiting = 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) waiting += fixture.view->forming[seat];
    assert_in_range(waiting, 1, SABACC_MAX_SEATS * SABACC_MAX_HAND);
    while (fixture.state.table.turn.to_act == SABACC_CROUPIER) {
        if (table_view_is_ready(fixture.view)) fixture_act(&fixture);
        fixture_update(&fixture, STEP_MS);
    }
    fixture_settle(&fixture);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) assert_int_equal(fixture.view->forming[seat], 0);
    assert_true(table_darkness(fixture.view, fixture.view->now) <= 0);
    TableFixture fresh = open_game(0, 2, usual);
    table_view_reset(fresh.view, table_view_shown(fixture.view));
    assert_same_picture(&fixture, &fresh);
    fixture_close(&fresh);
    fixture_close(&fixture);
}

/* A chosen card is lifted in its time, at once with reduced motion, and nothing waits for it. */
static void test_lift(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = open_game(0, 2, is_calm ? calm : usual);
        while (fixture.state.table.turn.to_act < 0 && fixture_act(&fixture)) fixture_settle(&fixture);
        TableChoice choice = {.cards = 3, .token = -1};
        fixture_draw_now(&fixture, &choice);
        choice.chosen = 1;
        fixture_draw_now(&fixture, &choice);
        assert_int_equal(table_view_is_easing(fixture.view), !is_calm);
        assert_false(table_view_is_moving(fixture.view));
        fixture_update(&fixture, TABLE_EASE_MS / 2);
        float half = fixture.view->lifts[0].to - fixture.view->lifts[0].from;
        assert_true(is_calm ? half <= 0 : half > 0.05f);
        fixture_update(&fixture, TABLE_EASE_MS);
        assert_false(table_view_is_easing(fixture.view));
        fixture_close(&fixture);
    }
}

/* ---- whose turn it is ---- */

static bool has_running_light(TableFixture *fixture) {
    char *shapes = fixture_describe(fixture, NULL);
    bool has = strstr(shapes, "ffe2a8") != NULL;
    free(shapes);
    return has;
}

/* Light runs along the plate of the seat whose turn comes, once, and nothing waits for it. */
static void test_a_turn_comes_in_light(void **unused) {
    (void)unused;
    enum { SPIKE = 6 };
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = open_game(SPIKE, 4, is_calm ? calm : usual);
        TableView *view = fixture.view;
        for (int step = 0; step < 3000; step++) {
            bool has_come = isfinite(view->turned_at) && view->now > view->turned_at + 40 &&
                            view->shown.table.turn.to_act >= 0;
            if (has_come) break;
            if (table_view_is_ready(view)) fixture_act(&fixture);
            fixture_update(&fixture, 10);
        }
        assert_true(isfinite(view->turned_at) && view->shown.table.turn.to_act >= 0);
        fixture_update(&fixture, view->turned_at + 200 - view->now);
        assert_int_equal(has_running_light(&fixture), !is_calm);
        fixture_update(&fixture, view->turned_at + table_turn_ms(view) + 10 - view->now);
        assert_false(has_running_light(&fixture));
        fixture_close(&fixture);
    }
}

/* ---- the opening ---- */

/* How long chips of antes are still on their way. */
static double antes_last(const TableView *view) {
    double last = 0;
    for (int i = 0; i < view->flight_count; i++)
        if (view->flights[i].event == SABACC_EVENT_ANTE) last = fmax(last, view->flights[i].ends - view->now);
    return last;
}

/* Something moves from the moment at which a hand begins, and its first card leaves the deck only as the
 * antes come to lie. */
static void test_a_hand_opens_in_motion(void **unused) {
    (void)unused;
    enum { SPIKE = 6 };
    static const double NEARLY_MS = 250;
    TableFixture fixture = open_game(SPIKE, 5, usual);
    const TableView *view = fixture.view;
    bool is_open = false, has_dealt = false;
    for (int step = 0; step < 60000 && !has_dealt; step++) {
        if (table_view_is_ready(view)) assert_true(fixture_act(&fixture));
        fixture_update(&fixture, 5);
        is_open |= view->begun == SABACC_EVENT_HAND || view->begun == SABACC_EVENT_ANTE;
        has_dealt = is_open && view->begun == SABACC_EVENT_DEAL;
        if (is_open) assert_true(view->flight_count > 0);
        if (has_dealt) assert_true(antes_last(view) < NEARLY_MS);
    }
    assert_true(has_dealt);
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_hand_opens_in_motion),
        cmocka_unit_test(test_ends_alike),
        cmocka_unit_test(test_place_of_kept_cards_opens_with_room),
        cmocka_unit_test(test_reduced_motion_slides_nothing),
        cmocka_unit_test(test_light_is_kept_where_flashes_are_off),
        cmocka_unit_test(test_undo_in_a_shift),
        cmocka_unit_test(test_resize_on_the_way),
        cmocka_unit_test(test_pause_on_the_way),
        cmocka_unit_test(test_shift_leaves_nothing),
        cmocka_unit_test(test_a_turn_comes_in_light),
        cmocka_unit_test(test_lift),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
