/* Where hands lie that are judged: large in the free middle of the table, clear of all that lies around it,
 * in every game that has a showdown, at any number of seats, in landscape and in portrait. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/cards.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "table_fixture.h"

static const double STEP_MS = 50;
static const TableSettings usual = {.speed = 1, .shows_totals = true};

/* In pixels; `panel`: logical units of a film's line of words below the table. */
typedef struct Shape {
    int width, height;
    float panel;
} Shape;
static const Shape shapes[] = {{960, 540, 0}, {450, 800, 0}, {960, 540, 110}};

static bool is_posted(const TableFixture *fixture, SabaccEventType type) {
    for (int i = 0; i < fixture->last.count; i++)
        if (fixture->last.list[i].type == (uint8_t)type) return true;
    return false;
}

/* Plays until the hand of another is judged, which is not shown yet; false if the game ends before. */
static bool play_to_showdown(TableFixture *fixture) {
    enum { ACTIONS = 900 };
    for (int actions = 0; actions < ACTIONS; actions++) {
        table_view_skip_animation(fixture->view);
        if (!fixture_act(fixture)) return false;
        if (!is_posted(fixture, SABACC_EVENT_SHOWDOWN)) continue;
        for (int i = 0; i < fixture->last.count; i++)
            if (fixture->last.list[i].type == SABACC_EVENT_SHOWDOWN && fixture->last.list[i].seat != 0)
                return true;
    }
    return false;
}

static TableFrame frame_of(const TableFixture *fixture) {
    const TableView *view = fixture->view;
    return (TableFrame){.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
}

static bool is_there(const TableFixture *fixture, int seat) {
    TableFrame frame = frame_of(fixture);
    bool is_still = table_forward_pop(&frame, seat) == 1;
    return table_forward(&frame, seat) >= 1 && table_standing_back(&frame) >= 1 && is_still;
}

/* Numbers of the seat of a fact's name, "card:2:0"; −1 if it is not such a one. */
static int seat_in_name(const Fact *fact, const char *kind) {
    size_t length = strlen(kind);
    return strncmp(fact->name, kind, length) == 0 ? atoi(fact->name + length) : SABACC_NOBODY;
}

/* Cards, total and kind of that hand. */
static bool is_of_hand(const Fact *fact, int seat) {
    return seat_in_name(fact, "card:") == seat || seat_in_name(fact, "total:") == seat ||
           seat_in_name(fact, "kind:") == seat;
}

static bool is_of(const Fact *fact, const char *const *kinds) {
    for (; *kinds; kinds++)
        if (strncmp(fact->name, *kinds, strlen(*kinds)) == 0) return true;
    return false;
}

static bool overlap(Box a, Box b) {
    static const float TOUCH = 2;
    return a.width > 0 && b.width > 0 && box_overlaps(box_inset(a, TOUCH, TOUCH), b);
}

/* It is on its way to the middle, or to its seat. */
static bool is_moving(const TableFixture *fixture, const Fact *fact) {
    TableFrame frame = frame_of(fixture);
    for (int seat = 1; seat < frame.table->seats; seat++) {
        float forward = table_forward(&frame, seat);
        if (is_of_hand(fact, seat) && forward > 0 && !is_there(fixture, seat)) return true;
    }
    return false;
}

/* Something that is read lies under what is drawn of the hand, or over it. */
static bool is_covered(const TableFixture *fixture, const char *game, int seat) {
    static const char *const read[] = {
        "card:",    "total:", "kind:", "name:", "credits:", "did:",     "chips:", "pot:", "deck:",
        "discard:", "blood:", "die:",  "roll",  "token:",   "in-play:", "moves",  NULL};
    const Transcript *said = canvas_transcript(fixture->canvas);
    const TableView *view = fixture->view;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *mine = transcript_at(said, i);
        if (!is_of_hand(mine, seat)) continue;
        for (int k = 0; k < transcript_count(said); k++) {
            const Fact *other = transcript_at(said, k);
            if (!is_of(other, read) || is_of_hand(other, seat) || is_moving(fixture, other)) continue;
            if (!overlap(mine->box, other->box)) continue;
            print_error("%s, %d seats, %dx%d: %s %.0f %.0f %.0f %.0f on %s %.0f %.0f %.0f %.0f\n", game,
                        view->shown.table.seats, fixture->pixels->width, fixture->pixels->height, mine->name,
                        (double)mine->box.x, (double)mine->box.y, (double)mine->box.width,
                        (double)mine->box.height, other->name, (double)other->box.x, (double)other->box.y,
                        (double)other->box.width, (double)other->box.height);
            return true;
        }
        for (int person = 0; person < view->shown.table.seats; person++) {
            const SeatPlaces *places = &view->drawn.seat[person];
            assert_false(overlap(mine->box, places->medal));
            assert_false(overlap(mine->box, places->plate));
        }
    }
    return false;
}

/* The height of its first card, as drawn; 0 if it is not seen. */
static float card_high(const TableFixture *fixture, int seat) {
    char name[TRANSCRIPT_NAME];
    int at = 0;
    snprintf(name, sizeof name, "card:%d:0", seat);
    const Fact *fact = transcript_next(canvas_transcript(fixture->canvas), name, &at);
    return fact && fact->kind == FACT_PICTURE ? fact->box.height : 0;
}

/* So many times as high as it lies at its seat; beside another it may be smaller, upright, and where a film's
 * words leave little room above one's own hand. */
static float least_of(const TableFixture *fixture, int seat) {
    static const float SHOWN = 1.4f, BESIDE = 0.85f, UPRIGHT = 1.1f, IN_FILM = 1.2f;
    TableFrame frame = frame_of(fixture);
    return table_forward_aside(&frame, seat) != 0 ? BESIDE
           : frame.at.is_portrait                 ? UPRIGHT
           : fixture->panel_high > 0              ? IN_FILM
                                                  : SHOWN;
}

/* Where nothing makes room for a hand in the middle. */
static TableLayout layout_before(const TableFixture *fixture) {
    TableArea area = fixture_area(fixture);
    return table_layout_of(&fixture->view->shown.table, 0, &area, table_card_shape(fixture->view), 0);
}

static SeatMask seats_there(const TableFixture *fixture) {
    SeatMask there = 0;
    for (int seat = 1; seat < fixture->view->shown.table.seats; seat++)
        if (is_there(fixture, seat)) there |= seat_bit(seat);
    return there;
}

typedef struct Watched {
    int hands, faults;
} Watched;

/* Each time that another hand has come or gone. */
static void watch(TableFixture *fixture, const char *game, Watched *watched) {
    TableView *view = fixture->view;
    TableLayout at = layout_before(fixture);
    SeatMask before = 0;
    while (table_view_is_moving(view) && !view->hand_is_over) {
        fixture_update(fixture, STEP_MS);
        SeatMask there = seats_there(fixture), left = there;
        if (there == before) continue;
        before = there;
        free(fixture_describe(fixture, NULL));
        while (left != 0) {
            int seat = seats_take(&left, 0);
            float high = card_high(fixture, seat), home = at.seat[seat].card_height;
            if (high <= 0 || !is_there(fixture, seat)) continue;
            watched->hands++;
            watched->faults += is_covered(fixture, game, seat);
            if (high >= home * least_of(fixture, seat)) continue;
            watched->faults++;
            print_error("%s, %d seats, %dx%d%s: a card of %d is %.0f high, at home %.0f\n", game,
                        view->shown.table.seats, fixture->pixels->width, fixture->pixels->height,
                        fixture->panel_high > 0 ? " in film" : "", seat, (double)high, (double)home);
        }
    }
}

/* Plays that table from seed to seed until hands of others have been watched there. */
static int watch_table(const SabaccGame *game, int seats, Shape shape) {
    enum { SEEDS = 40 };
    Watched watched = {0};
    for (int seed = seats; watched.hands == 0 && seed < seats + SEEDS; seed++) {
        FixtureSetup setup = {.width = shape.width,
                              .height = shape.height,
                              .seats = seats,
                              .seed = (uint64_t)seed,
                              .credits = 250,
                              .game = game->id,
                              .settings = usual};
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        fixture.panel_high = shape.panel;
        if (play_to_showdown(&fixture)) watch(&fixture, game->id, &watched);
        fixture_close(&fixture);
    }
    if (watched.hands == 0)
        fail_msg("%s, %d seats, %dx%d: no hand of another was watched", game->id, seats, shape.width,
                 shape.height);
    return watched.faults;
}

static bool has_showdown(const SabaccGame *game) {
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, game, game->min_seats, 250);
    sabacc_start(&state, &setup, NULL);
    return sabacc_has_showdown(&state.table);
}

/* Where there is no showdown no hand comes forward. */
static void test_hands_lie_free(void **unused) {
    (void)unused;
    int faults = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        if (!has_showdown(game)) continue;
        for (int seats = game->min_seats; seats <= game->max_seats; seats++)
            for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++)
                faults += watch_table(game, seats, shapes[k]);
    }
    assert_int_equal(faults, 0);
}

/* The bottom seat's cards are lifted on their way and put down on their foot again, no larger than the others
 * need it, and are read all the same, lying from READ up; and are as large as ever once the winner has been
 * paid. */
static void test_own_hand_stands_back(void **unused) {
    (void)unused;
    static const float LEAST = 0.25f, READ = 149.9f, LOW = 0.05f,
                       HIGH = 0.1f; /* LOW, HIGH: of their height */
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
        FixtureSetup setup = {.width = shapes[k].width,
                              .height = shapes[k].height,
                              .seats = 4,
                              .seed = 1,
                              .credits = 250,
                              .settings = usual};
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        fixture.panel_high = shapes[k].panel;
        assert_true(play_to_showdown(&fixture));
        free(fixture_describe(&fixture, NULL));
        SeatPlaces before = fixture.view->drawn.seat[0];
        float share = 0, least = 1, lifted = 0;
        while (table_view_is_moving(fixture.view) && fixture.view->begun != SABACC_EVENT_HAND_END) {
            fixture_update(&fixture, STEP_MS);
            free(fixture_describe(&fixture, NULL));
            TableFrame frame = frame_of(&fixture);
            SeatPlaces now = frame.at.seat[0];
            share = fmaxf(share, table_standing_back(&frame));
            least = fminf(least, now.card_height / before.card_height);
            assert_true(frame.at.is_portrait || now.card_height >= READ);
            float back = table_standing_back(&frame),
                  off = before.cards.y + before.cards.height - now.cards.y - now.cards.height;
            bool is_on_its_way = back > 0 && back < 1;
            assert_true(is_on_its_way ? off > -0.5f : fabsf(off) <= 0.5f);
            lifted = fmaxf(lifted, off / before.cards.height);
        }
        assert_true(lifted > LOW && lifted < HIGH);
        assert_true(share >= 1 && least < 0.95f && least >= LEAST);
        fixture.is_made_up = true;
        fixture_settle(&fixture);
        free(fixture_describe(&fixture, NULL));
        assert_float_equal(fixture.view->drawn.seat[0].card_height, before.card_height, 0.01f);
        fixture_close(&fixture);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hands_lie_free),
        cmocka_unit_test(test_own_hand_stands_back),
    };
    fixture_is_blank = true;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
