/* What a seat says: a bubble that covers nothing that is to be read, that stays where it is, and that goes.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "render/transcript.h"
#include "table/speech.h"
#include "table/state.h"
#include "table_fixture.h"

enum { ACTIONS = 60, EVERY = 3 };
static const char *const words = "Do not grieve. You learnt something today."; /* 42 letters */

static TableFixture open_table(const char *game, int seats, int width, int height, int percent) {
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = seats,
                          .seed = (uint64_t)(seats + width),
                          .credits = 200,
                          .game = game,
                          .settings = {.speed = 1, .shows_totals = true}};
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    ui_set_access(fixture.ui, &(UiAccess){.text_percent = percent});
    return fixture;
}

static void draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

/* By a unit at least: boxes of letters are rounded up to whole pixels. */
static bool overlap(Box one, Box other) {
    static const float TOUCH = 1;
    return one.x + TOUCH < other.x + other.width && other.x + TOUCH < one.x + one.width &&
           one.y + TOUCH < other.y + other.height && other.y + TOUCH < one.y + one.height;
}

static bool is_speech(const Fact *fact) { return strncmp(fact->name, "speech:", 7) == 0; }

/* The letters of the bubble; false if there is none. */
static bool bubble_of(const TableFixture *fixture, Box *box) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    bool is_there = false;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        if (!is_speech(fact)) continue;
        Box part = fact->box;
        if (!is_there) *box = part;
        float right = fmaxf(box->x + box->width, part.x + part.width),
              foot = fmaxf(box->y + box->height, part.y + part.height);
        box->x = fminf(box->x, part.x);
        box->y = fminf(box->y, part.y);
        box->width = right - box->x;
        box->height = foot - box->y;
        is_there = true;
    }
    return is_there;
}

/* Texts, and cards that lie face up. */
static bool is_to_be_read(const Fact *fact) {
    if (is_speech(fact) || fact->kind == FACT_NOTE || !fact->words[0]) return false;
    return fact->kind == FACT_TEXT || (strncmp(fact->name, "card:", 5) == 0 && !strstr(fact->words, "back"));
}

static void check_covers_nothing(const TableFixture *fixture, Box bubble, const char *where) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        if (is_to_be_read(fact) && overlap(bubble, fact->box))
            fail_msg("%s: the bubble at %.0f, %.0f, %.0f by %.0f covers %s \"%s\" at %.0f, %.0f", where,
                     bubble.x, bubble.y, bubble.width, bubble.height, fact->name, fact->words, fact->box.x,
                     fact->box.y);
    }
}

static bool is_between(const TableFixture *fixture) {
    const SabaccTable *shown = &table_view_shown(fixture->view)->table;
    return shown->stale || shown->shown || shown->over;
}

typedef struct Tries {
    int said, seen;
} Tries;

/* Each other seat speaks at rest, every few actions. */
static Tries speak_through(const char *game, int seats, int width, int height, int percent) {
    char where[80];
    Tries tries = {0, 0};
    TableFixture fixture = open_table(game, seats, width, height, percent);
    for (int i = 0; i < ACTIONS && fixture_act(&fixture); i++) {
        fixture_settle(&fixture);
        int seat = 1 + i / EVERY % (seats - 1);
        if (i % EVERY != 0) continue;
        Box box;
        table_view_say(fixture.view, seat, words, is_between(&fixture));
        fixture_settle(&fixture);
        draw(&fixture);
        snprintf(where, sizeof where, "%s, %d seats, %dx%d, %d %%, action %d", game, seats, width, height,
                 percent, i);
        tries.said++;
        if (!bubble_of(&fixture, &box)) continue;
        tries.seen++;
        check_covers_nothing(&fixture, box, where);
    }
    fixture_close(&fixture);
    return tries;
}

static const char *const games[] = {"corellian-spike", "classic", "bespin-yarith", "coruscant-shift",
                                    "kessel",          "pazaak",  "local",         "casino"};
enum { PLAYED = sizeof games / sizeof *games };

static int most_seats(const char *game) { return sabacc_game_find(game)->max_seats; }

/* With boards there is room only between hands; otherwise always for `seats_with_room` seats. */
static void try_all(int width, int height, int percent, int seats_with_room) {
    for (int i = 0; i < PLAYED; i++)
        for (int seats = 2; seats <= most_seats(games[i]); seats += 2) {
            Tries tries = speak_through(games[i], seats, width, height, percent);
            bool has_boards = strcmp(games[i], "pazaak") == 0;
            assert_true(tries.seen > 0);
            bool has_room = seats <= seats_with_room && !has_boards;
            if (has_room && tries.seen != tries.said)
                fail_msg("%s, %d seats, %dx%d: %d of %d are seen", games[i], seats, width, height, tries.seen,
                         tries.said);
        }
}

static void test_covers_nothing(void **unused) {
    (void)unused;
    try_all(640, 360, 100, SABACC_MAX_SEATS);
}

static void test_covers_nothing_upright(void **unused) {
    (void)unused;
    try_all(450, 800, 100, 4);
}

static void test_covers_nothing_with_large_text(void **unused) {
    (void)unused;
    try_all(640, 360, 200, SABACC_MAX_SEATS);
}

/* ---- faces ---- */

/* Cards, face down too, chips, and what a hand or a bet comes to. */
static bool is_on_the_table(const Fact *fact) {
    static const char *const names[] = {
        "card:", "single:", "won:", "bet:", "chips:", "pot:", "total:", "kind:", "die:", "result:"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(fact->name, names[i], strlen(names[i])) == 0) return fact->box.width > 0;
    return false;
}

static void check_hides_nothing(const TableFixture *fixture, Box paper, const char *where) {
    const TableView *view = fixture->view;
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (overlap(paper, table_face_box(&view->drawn.seat[seat])))
            fail_msg("%s: the bubble of seat %d at %.0f, %.0f, %.0f by %.0f covers the face of seat %d",
                     where, view->speech.seat, paper.x, paper.y, paper.width, paper.height, seat);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        if (!is_speech(fact) && is_on_the_table(fact) && overlap(paper, fact->box))
            fail_msg("%s: the bubble of seat %d at %.0f, %.0f, %.0f by %.0f covers %s", where,
                     view->speech.seat, paper.x, paper.y, paper.width, paper.height, fact->name);
    }
}

/* Whether the bubble is at its speaker's face, level with it or under it, and nowhere between it and another.
 */
static bool is_at_the_face(const TableView *view) {
    static const float NEAR = 20;
    Box face = table_face_box(&view->drawn.seat[view->speech.seat]), paper = view->speech.bubble.box;
    return overlap(box_inset(face, -NEAR, -NEAR), paper);
}

/* Whether the bubble is close to the face of another, level with the mouth or right under the chin: its words
 * would be taken for that one's. */
static bool is_at_another(const TableView *view, Box paper) {
    static const float CLOSE = 15, MOUTH = 0.7f;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        Box face = table_face_box(&view->drawn.seat[seat]);
        if (seat == view->speech.seat || face.width <= 0) continue;
        Box level = {face.x - CLOSE, face.y + MOUTH * face.height, face.width + 2 * CLOSE, 1};
        Box under = {face.x + face.width / 2, face.y + face.height, 1, CLOSE};
        if (overlap(paper, level) || overlap(paper, under)) return true;
    }
    return false;
}

typedef struct Stood {
    int said, at_face, at_another;
} Stood;

/* Everybody behind the rail speaks during a hand and, as its winner may, after it. */
static Stood stand_through(const char *game, int seats, int width, int height) {
    static const int moments[] = {9, 40};
    char where[96];
    Stood stood = {0, 0, 0};
    TableFixture fixture = open_table(game, seats, width, height, 100);
    int next = 0;
    bool was_between = false;
    for (int i = 0; i < 70 && fixture_act(&fixture); i++) {
        bool is_due = next < 2 && i >= moments[next];
        if (!is_due && was_between) continue;
        fixture_settle(&fixture);
        draw(&fixture);
        bool ends = is_between(&fixture) && !was_between;
        if (!is_due && !ends) continue;
        next += is_due;
        was_between |= ends;
        for (int seat = 0; seat < table_view_shown(fixture.view)->table.seats; seat++) {
            if (fixture.view->drawn.seat[seat].figure.width <= 0) continue; /* with a portrait on a plate */
            table_view_say(fixture.view, seat, words, is_between(&fixture));
            fixture_settle(&fixture);
            draw(&fixture);
            snprintf(where, sizeof where, "%s, %d seats, %dx%d, action %d", game, seats, width, height, i);
            stood.said++;
            if (fixture.view->speech.bubble.lines == 0) continue;
            check_hides_nothing(&fixture, fixture.view->speech.bubble.box, where);
            stood.at_face += is_at_the_face(fixture.view);
            stood.at_another += is_at_another(fixture.view, fixture.view->speech.bubble.box);
            table_view_hush(fixture.view);
            fixture_settle(&fixture);
        }
    }
    fixture_close(&fixture);
    return stood;
}

/* Every game, every number of seats. */
static void stand_at_all(int width, int height) {
    enum { ROOMY = SABACC_MAX_SEATS - 2 };
    int said = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        for (int seats = game->min_seats < 2 ? 2 : game->min_seats; seats <= game->max_seats; seats++) {
            Stood stood = stand_through(game->id, seats, width, height);
            if (stood.at_face < stood.said)
                fail_msg("%s, %d seats, %dx%d: %d of %d are at the face", game->id, seats, width, height,
                         stood.at_face, stood.said);
            bool is_wide = width > height && seats <= ROOMY; /* there is room beside everybody */
            if (is_wide && stood.at_another > 0)
                fail_msg("%s, %d seats: %d of %d stand at another's face", game->id, seats, stood.at_another,
                         stood.said);
            said += stood.said;
        }
    }
    assert_true(said > 0);
}

static void test_stands_beside_the_head(void **unused) {
    (void)unused;
    stand_at_all(640, 360);
}

static void test_stands_beside_the_head_upright(void **unused) {
    (void)unused;
    stand_at_all(450, 800);
}

/* ---- time ---- */

static bool is_seen(TableFixture *fixture, Box *box) {
    draw(fixture);
    return bubble_of(fixture, box);
}

static void test_stays_and_goes(void **unused) {
    (void)unused;
    Box first, later;
    TableFixture fixture = open_table("classic", 4, 640, 360, 100);
    for (int i = 0; i < 40; i++) fixture_act(&fixture);
    fixture_settle(&fixture);
    table_view_say(fixture.view, 2, words, false);
    assert_true(table_view_is_easing(fixture.view)); /* it fades in, and no input waits for that */
    assert_false(table_view_is_moving(fixture.view));
    fixture_settle(&fixture);
    assert_true(is_seen(&fixture, &first));
    int hand = table_view_shown(fixture.view)->table.hand;
    while (table_view_shown(fixture.view)->table.hand == hand) {
        assert_true(is_seen(&fixture, &later));
        assert_memory_equal(&first, &later, sizeof first); /* whatever happens meanwhile */
        assert_true(fixture_act(&fixture));
        fixture_settle(&fixture);
    }
    assert_false(is_seen(&fixture, &later)); /* with the next hand it is gone */
    table_view_say(fixture.view, 1, words, false);
    table_view_hush(fixture.view);
    fixture_settle(&fixture);
    assert_false(is_seen(&fixture, &later));
    fixture_close(&fixture);
}

/* Nothing that the table shows moves for it. */
static void test_moves_nothing(void **unused) {
    (void)unused;
    TableFixture fixture = open_table("classic", 5, 640, 360, 100);
    for (int i = 0; i < 20; i++) fixture_act(&fixture);
    fixture_settle(&fixture);
    char *before = fixture_describe(&fixture, NULL);
    table_view_say(fixture.view, 2, words, false);
    fixture_settle(&fixture);
    char *during = fixture_describe(&fixture, NULL);
    assert_string_not_equal(before, during);
    table_view_hush(fixture.view);
    fixture_settle(&fixture);
    char *after = fixture_describe(&fixture, NULL);
    assert_string_equal(before, after);
    free(before), free(during), free(after);
    fixture_close(&fixture);
}

static void test_without_motion(void **unused) {
    (void)unused;
    Box box;
    TableFixture fixture = open_table("corellian-spike", 3, 640, 360, 100);
    table_view_set(fixture.view, (TableSettings){.speed = 0});
    table_view_say(fixture.view, 1, words, false);
    assert_false(table_view_is_easing(fixture.view));
    assert_true(is_seen(&fixture, &box));
    table_view_hush(fixture.view);
    assert_false(table_view_is_easing(fixture.view));
    assert_false(is_seen(&fixture, &box));
    table_view_say(fixture.view, 1, words, false);
    SabaccView shown = *table_view_shown(fixture.view);
    table_view_reset(fixture.view, &shown);
    assert_false(is_seen(&fixture, &box));
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_covers_nothing),
        cmocka_unit_test(test_covers_nothing_upright),
        cmocka_unit_test(test_covers_nothing_with_large_text),
        cmocka_unit_test(test_stands_beside_the_head),
        cmocka_unit_test(test_stands_beside_the_head_upright),
        cmocka_unit_test(test_stays_and_goes),
        cmocka_unit_test(test_moves_nothing),
        cmocka_unit_test(test_without_motion),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
