/* A shift of the table: what breaks and what stays whole, how bands draw together, and the flash of each new
 * index and the bump with which it ends. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "moving.h"
#include "session/characters.h"
#include "table/dice.h"
#include "table/motion.h"
#include "table/sweep.h"
#include "table/variants/house.h"
#include "ui/card_bands.h"

static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};
static const TableSettings steady = {.speed = 1, .shows_totals = true, .is_steady = true};

static TableFixture shifting(TableSettings settings) {
    TableFixture fixture = moving_open(NULL, NULL, settings);
    moving_play_until(&fixture, SABACC_EVENT_SHIFT);
    return fixture;
}

/* How far the first broken card's bands are from where it lies, at most. */
static float scattered(TableFixture *fixture) {
    Box boxes[MOVING_PICTURES];
    char asset[TABLE_ASSET];
    int seat = fixture->viewer;
    table_card_asset(fixture->view, fixture->view->broken[seat][0], asset);
    int count = moving_pictures(fixture, asset, TABLE_ASSET, boxes);
    float least = INFINITY, most = -INFINITY;
    assert_true(count > 1);
    for (int i = 0; i < count; i++) {
        least = fminf(least, boxes[i].x);
        most = fmaxf(most, boxes[i].x);
    }
    return (most - least) / boxes[0].width;
}

/* What waits for its new face draws together, before it stands still. */
static void test_bands_draw_together(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    fixture_update(&fixture, fixture.view->breaking.ends - fixture.view->now + 150);
    float broken = scattered(&fixture);
    while (table_view_is_moving(fixture.view)) fixture_update(&fixture, MOVING_STEP_MS);
    float still = scattered(&fixture);
    assert_true(broken > 0.3f); /* of the box around a card that is turned */
    assert_true(still < broken * 0.5f);
    fixture_close(&fixture);
}

/* Where the first broken card is, from the top. */
static float top_of_broken(TableFixture *fixture) {
    Box boxes[MOVING_PICTURES];
    char asset[TABLE_ASSET];
    table_card_asset(fixture->view, fixture->view->broken[fixture->viewer][0], asset);
    assert_true(moving_pictures(fixture, asset, TABLE_ASSET, boxes) > 0);
    return boxes[0].y;
}

/* Before the line of light comes, cards rise from the cloth, within 250 ms. */
static void test_cards_rise_before_they_break(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = shifting(is_calm ? calm : usual);
        float lying = top_of_broken(&fixture), high = fixture.layout.screen.height * 0.3f * 0.03f;
        fixture_update(&fixture, 130);
        float half = lying - top_of_broken(&fixture);
        fixture_update(&fixture, 120);
        float up = lying - top_of_broken(&fixture);
        assert_true(is_calm ? fabsf(half) + fabsf(up) < 0.01f : half > 1 && half < up);
        assert_true(is_calm || (up > high * 0.8f && up < high * 1.5f));
        fixture_close(&fixture);
    }
}

static void form(TableFixture *fixture) {
    while (fixture->state.table.turn.to_act == SABACC_CROUPIER && !isfinite(fixture->view->lit_since)) {
        if (table_view_is_ready(fixture->view)) fixture_act(fixture);
        fixture_update(fixture, MOVING_STEP_MS);
    }
}

/* The last of one's own cards that form anew. */
static const Flight *own_forming(const TableFixture *fixture) {
    const Flight *flight = NULL;
    for (int i = 0; i < fixture->view->flight_count; i++)
        if (fixture->view->flights[i].kind == FLIGHT_FORM && fixture->view->flights[i].to.seat == 0)
            flight = &fixture->view->flights[i];
    assert_non_null(flight);
    return flight;
}

/* The new cards of a hand: how far their bands are apart, as a share of the card; −1 where they are
 * whole. */
static float apart_now(TableFixture *fixture) {
    const Flight *flight = own_forming(fixture);
    char asset[TABLE_ASSET];
    Box boxes[MOVING_PICTURES];
    table_card_asset(fixture->view, flight->card, asset);
    int count = moving_pictures(fixture, asset, TABLE_ASSET, boxes);
    if (count <= 1) return -1;
    float least = INFINITY, most = -INFINITY;
    for (int i = 0; i < count; i++) {
        least = fminf(least, boxes[i].x);
        most = fmaxf(most, boxes[i].x);
    }
    return (most - least) / boxes[0].width;
}

/* The bands of new faces stay a little off until the line has left the table: then all lock in within
 * 60 ms, ever closer, and with that the table bumps. */
static void test_bands_lock_in(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    form(&fixture);
    double locked = fixture.view->forming_line.ends;
    fixture_update(&fixture, locked - CARD_LOCK_MS - 4 - fixture.view->now);
    float before = apart_now(&fixture);
    assert_true(before > 0.02f && before < 0.12f);
    assert_true(table_bump(fixture.view, fixture.view->now) <= 0);
    for (float now; (now = apart_now(&fixture)) >= 0; before = now) {
        assert_true(now <= before + 0.012f); /* they flicker */
        assert_true(fixture.view->now < locked);
        fixture_update(&fixture, 10);
    }
    assert_true(before < 0.05f);
    assert_true(fixture.view->now >= locked && fixture.view->now < locked + 15);
    fixture_update(&fixture, 40);
    assert_true(table_bump(fixture.view, fixture.view->now) > 1);
    fixture_close(&fixture);
}

/* As the second line passes them bands turn over, one after the other: new ones come from edge-on to their
 * height, while others still show the old face. */
static void test_bands_turn_over(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    form(&fixture);
    const Flight *flight = own_forming(&fixture);
    char old[TABLE_ASSET], new[TABLE_ASSET];
    table_card_asset(fixture.view, (SabaccCard)flight->die, old);
    table_card_asset(fixture.view, flight->card, new);
    float least = INFINITY, most = 0;
    bool are_both = false;
    for (double locked = fixture.view->forming_line.ends; fixture.view->now < locked;) {
        Box before[MOVING_PICTURES], boxes[MOVING_PICTURES];
        int olds = moving_pictures(&fixture, old, TABLE_ASSET, before),
            count = moving_pictures(&fixture, new, TABLE_ASSET, boxes);
        for (int i = 0; i < count; i++) {
            least = fminf(least, boxes[i].height);
            most = fmaxf(most, boxes[i].height);
        }
        are_both |= olds > 0 && count > 0;
        fixture_update(&fixture, 10);
    }
    assert_true(are_both);
    assert_true(least < most * 0.4f);
    fixture_close(&fixture);
}

/* 2 px, once, as the last face has formed; not where the table is to be still. */
static void test_bumps(void **unused) {
    (void)unused;
    const TableSettings *const forms[] = {&usual, &calm, &steady};
    for (int i = 0; i < 3; i++) {
        bool is_still = i > 0;
        TableFixture fixture = shifting(*forms[i]);
        form(&fixture);
        float most = 0;
        while (table_view_is_moving(fixture.view)) {
            fixture_update(&fixture, MOVING_STEP_MS);
            most = fmaxf(most, table_bump(fixture.view, fixture.view->now));
        }
        assert_true(is_still ? most <= 0 : most > 1.5f && most <= 2);
        assert_true(table_bump(fixture.view, fixture.view->now) < 0.01f);
        fixture_close(&fixture);
    }
}

/* How many pieces of its own card are seen now of that card of a hand; with where each is. */
static int pieces_of(TableFixture *fixture, SabaccCard card, Box boxes[MOVING_PICTURES]) {
    char asset[TABLE_ASSET];
    table_card_asset(fixture->view, card, asset);
    return moving_pictures(fixture, asset, TABLE_ASSET, boxes);
}

/* Coruscant Shift (CO-2), all hands open, as its shift begins; the kept cards of each seat, and the others.
 */
typedef struct Rest {
    TableFixture fixture;
    SabaccCard kept[SABACC_MAX_HAND], gone[SABACC_MAX_HAND];
    int seat, keeps, goes;
} Rest;

static Rest shift_of_rest_at(int width, int height, TableSettings settings) {
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = 4,
                          .viewer = 0,
                          .credits = 250,
                          .game = "coruscant-shift",
                          .settings = settings};
    for (setup.seed = 1; setup.seed < 40; setup.seed++) {
        Rest rest = {0};
        assert_true(fixture_open(&rest.fixture, &setup));
        moving_play_until(&rest.fixture, SABACC_EVENT_SHIFT);
        const SabaccSeat *at = &rest.fixture.view->shown.table.seat[0];
        for (int slot = 0; slot < at->hand_count; slot++) {
            bool is_kept = at->kept >> slot & 1;
            if (is_kept)
                rest.kept[rest.keeps++] = at->hand[slot];
            else
                rest.gone[rest.goes++] = at->hand[slot];
        }
        if (rest.keeps > 0 && rest.goes > 0) return rest;
        fixture_close(&rest.fixture);
    }
    fail_msg("nobody kept some of their cards");
    return (Rest){0};
}

static Rest shift_of_rest(TableSettings settings) { return shift_of_rest_at(960, 540, settings); }

/* Upright there is less room, and cards lie over each other: the bands of one stay about what the next leaves
 * free of it. */
static void test_bands_stay_in_what_is_seen(void **unused) {
    (void)unused;
    static const float FAR = 0.42f; /* with the swing */
    Rest rest = shift_of_rest_at(450, 800, usual);
    Box boxes[MOVING_PICTURES], first, second;
    assert_true(rest.goes > 1);
    assert_int_equal(pieces_of(&rest.fixture, rest.gone[0], boxes), 1);
    first = boxes[0];
    assert_int_equal(pieces_of(&rest.fixture, rest.gone[1], boxes), 1);
    second = boxes[0];
    float seen = second.x - first.x, most = 0;
    assert_true(seen > 0 && seen < first.width * 0.7f);
    for (int step = 0; step < 120; step++) {
        fixture_update(&rest.fixture, 10);
        int pieces = pieces_of(&rest.fixture, rest.gone[0], boxes);
        for (int i = 0; i < pieces; i++) most = fmaxf(most, fabsf(boxes[i].x - first.x));
    }
    assert_true(most > seen * 0.15f && most < seen * FAR);
    fixture_close(&rest.fixture);
}

/* What is kept is whole at every moment, in a rim of light, and comes off the cloth; what is not breaks where
 * it is, is seen nowhere else, and what is formed there at once is the new card. */
static void test_kept_cards_stay_whole(void **unused) {
    (void)unused;
    Rest rest = shift_of_rest(usual);
    TableFixture *fixture = &rest.fixture;
    Box boxes[MOVING_PICTURES], lying, at_first;
    assert_true(rest.keeps > 0 && rest.goes > 0);
    assert_int_equal(pieces_of(fixture, rest.kept[0], boxes), 1);
    lying = boxes[0];
    assert_int_equal(pieces_of(fixture, rest.gone[0], boxes), 1);
    at_first = boxes[0];
    float highest = 0;
    int most = 0;
    for (int step = 0; step < 2000 && !isfinite(fixture->view->lit_since); step++) {
        if (table_view_is_ready(fixture->view) && fixture->state.table.turn.to_act == SABACC_CROUPIER)
            fixture_act(fixture);
        fixture_update(fixture, 10);
        for (int i = 0; i < rest.keeps; i++) assert_int_equal(pieces_of(fixture, rest.kept[i], boxes), 1);
        pieces_of(fixture, rest.kept[0], boxes);
        highest = fmaxf(highest, lying.y - boxes[0].y);
        int pieces = pieces_of(fixture, rest.gone[0], boxes);
        most = pieces > most ? pieces : most;
        for (int i = 0; i < pieces; i++) {
            assert_true(fabsf(boxes[i].x - at_first.x) < at_first.width * 0.6f);
            float over = at_first.height * 0.1f; /* it is seen lower as it turns over */
            assert_true(boxes[i].y > at_first.y - over);
            assert_true(boxes[i].y + boxes[i].height < at_first.y + at_first.height + over);
        }
        for (int i = 0; i < fixture->view->flight_count; i++) {
            assert_int_equal(fixture->view->flights[i].kind, FLIGHT_FORM);
            assert_true(fixture->view->flights[i].die != fixture->view->flights[i].card ||
                        fixture->view->flights[i].card == SABACC_CARD_HIDDEN);
        }
    }
    assert_true(isfinite(fixture->view->lit_since));
    assert_true(most > 4);
    assert_true(highest > 2 && highest < lying.height * 0.06f);
    fixture_settle(fixture);
    assert_int_equal(pieces_of(fixture, rest.kept[0], boxes), 1);
    assert_true(fabsf(boxes[0].y - lying.y) < 0.6f);
    fixture_close(fixture);
}

/* With reduced motion what is kept stays where it is. */
static void test_kept_cards_stand_still_if_reduced(void **unused) {
    (void)unused;
    Rest rest = shift_of_rest(calm);
    Box boxes[MOVING_PICTURES];
    assert_true(rest.keeps > 0);
    pieces_of(&rest.fixture, rest.kept[0], boxes);
    float lying = boxes[0].y;
    for (int step = 0; step < 100; step++) {
        fixture_update(&rest.fixture, 20);
        assert_int_equal(pieces_of(&rest.fixture, rest.kept[0], boxes), 1);
        assert_true(fabsf(boxes[0].y - lying) < 0.01f);
    }
    fixture_close(&rest.fixture);
}

/* A die lies in its card's left half, below the picture's middle: over neither index. */
static void assert_dice_leave_indices(TableFixture *fixture) {
    free(fixture_describe(fixture, NULL));
    const HouseOwn *own = table_own(fixture->view);
    TableFrame frame = {.view = fixture->view,
                        .table = &fixture->view->shown.table,
                        .at = fixture->view->drawn,
                        .now = fixture->view->now};
    assert_true(own->die_count > 0);
    for (int i = 0; i < own->die_count; i++) {
        Place on = table_in_hand(own->dice[i].seat, own->dice[i].slot);
        Box card = table_place_box(&frame, &on);
        Box die = table_card_die_box(&frame, &(Place){.kind = PLACE_CARD_DIE, .slot = i});
        assert_true(die.x >= card.x && die.x + die.width <= card.x + card.width / 2);
        assert_true(die.y >= card.y + card.height / 2);
        assert_true(die.y + die.height * (1 + TABLE_DIE_BODY) / 2 <= card.y + card.height);
    }
}

/* Casino (CS-4): a card whose die removes it breaks, and leaves; one whose die spares it is whole at every
 * moment. */
static void test_dice_break_only_what_they_remove(void **unused) {
    (void)unused;
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 1,
                          .viewer = 0,
                          .seed = 4,
                          .credits = 250,
                          .game = "casino",
                          .settings = usual};
    int broke = 0, stayed = 0;
    for (; setup.seed < 12 && (broke == 0 || stayed == 0); setup.seed++) {
        TableFixture fixture;
        SabaccCard hand[SABACC_MAX_HAND];
        int most[SABACC_MAX_HAND] = {0};
        assert_true(fixture_open(&fixture, &setup));
        moving_play_until(&fixture, SABACC_EVENT_SHIFT);
        int count = fixture.view->shown.table.seat[0].hand_count;
        memcpy(hand, fixture.view->shown.table.seat[0].hand, sizeof hand);
        fixture_update(&fixture, 20);
        assert_dice_leave_indices(&fixture);
        uint64_t goes = 0;
        for (int i = 0; i < fixture.view->queue_end; i++) {
            const SabaccEvent *event = &fixture.view->queue[i];
            for (int slot = 0; slot < count && event->type == SABACC_EVENT_PICK && event->seat == 0; slot++)
                if (hand[slot] == event->cards[0]) goes |= UINT64_C(1) << slot;
        }
        for (int step = 0; step < 90; step++) {
            Box boxes[MOVING_PICTURES];
            fixture_update(&fixture, 10);
            for (int slot = 0; slot < count; slot++) {
                int pieces = pieces_of(&fixture, hand[slot], boxes);
                if (pieces > most[slot]) most[slot] = pieces;
            }
        }
        for (int slot = 0; slot < count; slot++) {
            bool is_gone = goes >> slot & 1;
            assert_true(is_gone ? most[slot] > 4 : most[slot] == 1);
            broke += is_gone;
            stayed += !is_gone;
        }
        fixture_close(&fixture);
    }
    assert_true(broke > 0 && stayed > 0);
}

/* Light on the corner of a card. */
static double light_on(TableFixture *fixture, Box card) {
    float scale = fixture->layout.scale;
    double light = 0;
    int count = 0;
    fixture_draw_now(fixture, NULL);
    for (int y = (int)((card.y + card.height * 0.06f) * scale);
         y < (int)((card.y + card.height * 0.2f) * scale); y++)
        for (int x = (int)((card.x + card.width * 0.1f) * scale);
             x < (int)((card.x + card.width * 0.4f) * scale); x++, count++)
            light += (double)(fixture->pixels->pixels[y * fixture->pixels->stride + x] >> 8 & 0xff);
    return light / count;
}

static void test_index_flashes(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    form(&fixture);
    const Flight *flight = own_forming(&fixture);
    char asset[TABLE_ASSET];
    table_card_asset(fixture.view, flight->card, asset);
    double brightest = 0;
    Box box = {0}, boxes[MOVING_PICTURES];
    for (int i = 0; i < 100 && table_view_is_moving(fixture.view); i++) {
        fixture_update(&fixture, 20);
        if (moving_pictures(&fixture, asset, TABLE_ASSET, boxes) == 0) continue;
        box = boxes[0];
        brightest = fmax(brightest, light_on(&fixture, box));
    }
    fixture_settle(&fixture);
    assert_true(box.width > 0);
    assert_true(brightest > light_on(&fixture, box) * 1.4);
    fixture_close(&fixture);
}

/* Quarters of a pixel. */
static bool next_line_of_light(const char **shapes, Box *line) {
    for (const char *at; (at = strstr(*shapes, "panel ")); *shapes = at + 1) {
        const char *end = strchr(at, '\n'), *light = strstr(at, "bfeaff");
        if (light && end && light < end &&
            sscanf(at, "panel %f,%f %fx%f", &line->x, &line->y, &line->width, &line->height) == 4) {
            *shapes = end;
            return true;
        }
    }
    return false;
}

/* Both of its ends: not before the faces of those who sit behind the rail. */
static void check_is_on_cloth(const TableFixture *fixture, Box line) {
    const TableRoom *room = &fixture->view->drawn.room;
    float scale = fixture->layout.scale * 4, ends[] = {line.x, line.x + line.width};
    for (int i = 0; i < 2; i++) {
        float column = (ends[i] / scale - room->x) / room->scale;
        assert_true((line.y + 4) / scale >= table_room_y(room, table_room_cloth(column)) - 1);
    }
}

static void test_lines_of_light_lie_on_the_cloth(void **unused) {
    (void)unused;
    TableFixture fixture = shifting(usual);
    int seen = 0;
    for (int i = 0; i < 200 && table_view_is_moving(fixture.view); i++) {
        fixture_update(&fixture, 10);
        char *all = fixture_describe(&fixture, NULL);
        const char *shapes = all;
        for (Box line; next_line_of_light(&shapes, &line); seen++) check_is_on_cloth(&fixture, line);
        free(all);
    }
    assert_true(seen > 20);
    fixture_close(&fixture);
}

/* How wide the name of the shift is written on the cloth, in logical units; 0: it is not. */
static float caption_wide(TableFixture *fixture) {
    float most = 0;
    free(fixture_describe(fixture, NULL));
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        if (fact->kind == FACT_TEXT && strcmp(fact->words, "Sabacc shift") == 0)
            most = fmaxf(most, fact->box.width / fixture->layout.scale);
    }
    return most;
}

/* It is told in large letters that come larger than they stay, and are gone before cards form again; with
 * reduced motion they only appear. */
static void test_is_told_in_large_letters(void **unused) {
    (void)unused;
    static const float LARGE = 300;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = shifting(is_calm ? calm : usual);
        fixture_update(&fixture, 40);
        float comes = caption_wide(&fixture);
        fixture_update(&fixture, 260);
        float stays = caption_wide(&fixture);
        assert_true(stays > LARGE);
        assert_true(is_calm ? fabsf(comes - stays) < 1 : comes > stays * 1.15f);
        if (!is_calm) fixture_update(&fixture, fixture.view->breaking.ends - fixture.view->now);
        assert_true(is_calm || caption_wide(&fixture) <= 0);
        fixture_close(&fixture);
    }
}

/* Who sits there draws back from its light, and leans over the cards once that has come back; who shows no
 * face at a loss leans over them at once. */
static void test_people_flinch(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = shifting(is_calm ? calm : usual);
        const PersonLean *leans = fixture.view->leans;
        fixture.view->looks[1].sour = CHARACTER_USUAL, fixture.view->looks[2].sour = CHARACTER_SELDOM;
        fixture_update(&fixture, 300);
        assert_int_equal(leans[1].to == POSTURE_FLINCHES, !is_calm);
        assert_true(is_calm || leans[2].to == POSTURE_DRAWN_IN);
        form(&fixture);
        if (!is_calm) fixture_update(&fixture, fixture.view->forming_line.ends - fixture.view->now);
        assert_true(is_calm || leans[1].to == POSTURE_DRAWN_IN);
        fixture_close(&fixture);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_rise_before_they_break),
        cmocka_unit_test(test_bands_draw_together),
        cmocka_unit_test(test_bands_lock_in),
        cmocka_unit_test(test_bands_turn_over),
        cmocka_unit_test(test_bumps),
        cmocka_unit_test(test_lines_of_light_lie_on_the_cloth),
        cmocka_unit_test(test_index_flashes),
        cmocka_unit_test(test_is_told_in_large_letters),
        cmocka_unit_test(test_people_flinch),
        cmocka_unit_test(test_bands_stay_in_what_is_seen),
        cmocka_unit_test(test_kept_cards_stay_whole),
        cmocka_unit_test(test_kept_cards_stand_still_if_reduced),
        cmocka_unit_test(test_dice_break_only_what_they_remove),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
