/* What lives in the rooms, and how their pictures appear. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/room_life.h"
#include "table/state.h"
#include "table_fixture.h"
#include "ui/style.h"

static const double UNTIL = 20000, STEP_MS = 100;
static const TableSettings usual = {.speed = 1};
static const TableSettings unwatched = {.speed = 1, .is_unwatched = true};
static const TableSettings calm = {.speed = 1, .reduced_motion = true};

static TableFixture open_table(const char *game, int seats, TableSettings settings, int width, int height) {
    TableFixture fixture;
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = seats,
                          .viewer = 0,
                          .seed = 1,
                          .credits = 250,
                          .game = game,
                          .settings = settings};
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    return fixture;
}

static char *at_moment(TableFixture *fixture, double now, double until) {
    table_view_live(fixture->view, now, until);
    return fixture_describe(fixture, NULL);
}

/* How often what is drawn differs from one step of the clock to the next. */
static int changes(TableFixture *fixture, double from, double until) {
    int count = 0;
    char *last = at_moment(fixture, from, UNTIL);
    for (double now = from + STEP_MS; now < until; now += STEP_MS) {
        char *next = at_moment(fixture, now, UNTIL);
        count += strcmp(last, next) != 0;
        free(last);
        last = next;
    }
    free(last);
    return count;
}

/* In the room of every game something moves, at most ten times a second, until nobody looks on any more. */
static void test_every_room_lives(void **unused) {
    (void)unused;
    int count = sabacc_game_count();
    for (int i = 0; i < count; i++) {
        const SabaccGame *game = sabacc_game_at(i);
        TableFixture fixture = open_table(game->id, game->min_seats, usual, 640, 360);
        assert_true(changes(&fixture, 0, 6000) > 10);
        char *one = at_moment(&fixture, 310, UNTIL), *two = at_moment(&fixture, 390, UNTIL);
        assert_string_equal(one, two);
        free(one), free(two);
        double next = table_view_next_light(fixture.view);
        assert_true(next > 390 && next <= 390 + STEP_MS);
        one = at_moment(&fixture, UNTIL, UNTIL), two = at_moment(&fixture, UNTIL + 730, UNTIL);
        assert_string_equal(one, two);
        assert_true(isinf(table_view_next_light(fixture.view)));
        free(one), free(two);
        fixture_close(&fixture);
    }
}

/* Each game is played in a place whose light is known; a new game may share that of another. */
/* ---- lights ---- */

typedef struct Light {
    const char *place;
    float column, row, wide;
} Light;

static const Light lights[] = {
#define LIFE(place, kind, column, row, wide, colour, period) {place, column, row, wide},
#define PASSING(place, column, row, to_column, to_row, wide, colour, period)
#include "table/room_life.def"
#undef LIFE
#undef PASSING
};
enum { LIGHTS = sizeof lights / sizeof *lights };

/* Whether a glow whose middle is there, within half a pixel, and as wide is among the shapes. */
static bool has_glow(const char *shapes, const TableRoom *room, const Light *light, float pixels) {
    static const float CORE = 0.3f, QUARTERS = 4, NEAR = 2;
    float x = table_room_x(room, light->column) * pixels * QUARTERS,
          y = table_room_y(room, light->row) * pixels * QUARTERS,
          wide = light->wide * CORE * room->scale * pixels * QUARTERS;
    for (const char *at = strstr(shapes, "glow "); at; at = strstr(at + 1, "glow ")) {
        long left, top, across, down;
        if (sscanf(at, "glow %ld,%ld %ldx%ld", &left, &top, &across, &down) != 4) continue;
        if (fabsf((float)left + (float)across / 2 - x) <= NEAR &&
            fabsf((float)top + (float)down / 2 - y) <= NEAR && fabsf((float)across - wide) <= NEAR &&
            across == down)
            return true;
    }
    return false;
}

/* Each light glows at its place of the picture at some moment, as large as it is said to be. */
static void test_lights_are_where_they_are_told(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        TableFixture fixture = open_table(game->id, game->min_seats, usual, 1920, 1080);
        bool is_seen[LIGHTS];
        int left = 0;
        for (int light = 0; light < LIGHTS; light++) {
            is_seen[light] = strcmp(lights[light].place, game->place) != 0;
            left += !is_seen[light];
        }
        for (double now = 0; now < UNTIL && left > 0; now += 7 * STEP_MS) {
            char *shapes = at_moment(&fixture, now, UNTIL);
            for (int light = 0; light < LIGHTS; light++)
                if (!is_seen[light] &&
                    has_glow(shapes, &fixture.view->drawn.room, &lights[light], fixture.layout.scale))
                    is_seen[light] = true, left--;
            free(shapes);
        }
        for (int light = 0; light < LIGHTS; light++)
            if (!is_seen[light])
                fail_msg("%s: no light at %.0f, %.0f", game->id, (double)lights[light].column,
                         (double)lights[light].row);
        fixture_close(&fixture);
    }
}

static void test_every_game_has_its_place(void **unused) {
    (void)unused;
    int count = sabacc_game_count();
    for (int i = 0; i < count; i++)
        if (!sabacc_game_at(i)->place || style_place_light(sabacc_game_at(i)->place) == 0)
            fail_msg("%s has no place that ui/style.c knows", sabacc_game_at(i)->id);
}

static void test_room_is_still(void **unused) {
    (void)unused;
    const TableSettings *settings[] = {&calm, &unwatched};
    for (int i = 0; i < 2; i++) {
        TableFixture fixture = open_table("corellian-spike", 4, *settings[i], 640, 360);
        char *one = at_moment(&fixture, 100, UNTIL), *two = at_moment(&fixture, 100 + 4 * STEP_MS, UNTIL);
        assert_string_equal(one, two);
        assert_true(isinf(table_view_next_light(fixture.view)));
        free(one), free(two);
        fixture_close(&fixture);
    }
}

/* How far apart the highest and the lowest place of one's own first card are; how often it is moved. */
static float breath_of(TableFixture *fixture, double from, double until, int *moves) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    char asset[TABLE_ASSET];
    float least = INFINITY, most = -INFINITY, last = NAN;
    *moves = 0;
    table_card_asset(fixture->view, fixture->view->shown.table.seat[0].hand[0], asset);
    for (double now = from; now < until; now += STEP_MS) {
        free(at_moment(fixture, now, UNTIL));
        for (int i = 0; i < transcript_count(transcript); i++) {
            const Fact *fact = transcript_at(transcript, i);
            if (fact->kind != FACT_PICTURE || strcmp(fact->words, asset) != 0) continue;
            least = fminf(least, fact->box.y);
            most = fmaxf(most, fact->box.y);
            *moves += last != fact->box.y;
            last = fact->box.y;
        }
    }
    assert_true(most >= least);
    return most - least;
}

static TableFixture dealt_table(TableSettings settings) {
    TableFixture fixture = open_table("corellian-spike", 4, settings, 1280, 720);
    while (fixture.state.table.seat[0].hand_count < 2) assert_true(fixture_act(&fixture));
    fixture_settle(&fixture);
    return fixture;
}

/* One's own cards rise and sink a little, from rest and to rest, seldom by a pixel; no picture is made anew.
 */
static void test_own_cards_breathe(void **unused) {
    (void)unused;
    int moves;
    TableFixture fixture = dealt_table(usual);
    table_view_live(fixture.view, 30, 0);
    free(at_moment(&fixture, 40, UNTIL));
    assert_true(breath_of(&fixture, 40, 240, &moves) < 1);
    breath_of(&fixture, 3000, 9000, &moves); /* whoever looks about turns meanwhile, and is painted so */
    size_t kept = sprites_bytes(fixture.sprites);
    float breath = breath_of(&fixture, 3000, 9000, &moves);
    assert_true(breath >= 2.9f && breath <= 4.6f);
    assert_true(moves <= 9); /* in six seconds */
    assert_int_equal(sprites_bytes(fixture.sprites), kept);
    assert_true(breath_of(&fixture, UNTIL - 150, UNTIL + 6000, &moves) < 0.5f);
    fixture_close(&fixture);
    const TableSettings *settings[] = {&calm, &unwatched};
    for (int i = 0; i < 2; i++) {
        fixture = dealt_table(*settings[i]);
        assert_true(breath_of(&fixture, 3000, 9000, &moves) <= 0);
        fixture_close(&fixture);
    }
}

/* The light at the middle of the upper edge of the cloth. */
static uint32_t light_of(TableFixture *fixture) {
    fixture_draw_now(fixture, NULL);
    const Pixmap *pixels = fixture->pixels;
    return pixels->pixels[pixels->height * 2 / 5 * pixels->stride + pixels->width * 2 / 5] & 0xffffffu;
}

/* A picture that comes later than the first frame appears within 200 ms, from a ground of its light; one that
 * is there at first, or where nobody watches, or with reduced motion, is there at once. */
static void test_picture_appears(void **unused) {
    (void)unused;
    const TableSettings *settings[] = {&usual, &unwatched, &calm};
    for (int i = 0; i < 3; i++) {
        TableFixture fixture = open_table("corellian-spike", 4, *settings[i], 720 + 8 * i, 408);
        table_view_live(fixture.view, 1000, UNTIL);
        double came_at = INFINITY;
        TableFrame frame = {.view = fixture.view, .room_came_at = &came_at};
        table_room_note(&frame, false);
        assert_true(isinf(came_at));
        fixture.view->room_came_at = INFINITY; /* not yet */
        table_view_live(fixture.view, 1000, UNTIL);
        uint32_t first = light_of(&fixture);
        assert_int_equal(table_view_is_appearing(fixture.view), i == 0);
        table_view_live(fixture.view, 1100, UNTIL);
        uint32_t half = light_of(&fixture);
        table_view_live(fixture.view, 1200, UNTIL);
        uint32_t whole = light_of(&fixture);
        assert_false(table_view_is_appearing(fixture.view));
        table_view_live(fixture.view, 1300, UNTIL);
        assert_int_equal(whole, light_of(&fixture));
        assert_int_equal(first != whole, i == 0);
        assert_int_equal(half != whole, i == 0);
        fixture_close(&fixture);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_room_lives),
        cmocka_unit_test(test_every_game_has_its_place),
        cmocka_unit_test(test_lights_are_where_they_are_told),
        cmocka_unit_test(test_room_is_still),
        cmocka_unit_test(test_own_cards_breathe),
        cmocka_unit_test(test_picture_appears),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
