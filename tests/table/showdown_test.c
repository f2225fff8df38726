/* The showdown: hands come forward one after the other and are counted up, the light of those that are beaten
 * goes down, the winner's stays. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "session/characters.h"
#include "showdown_table.h"
#include "table/lamp.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/sounds.h"

/* ---- hands ---- */

typedef struct Came {
    int order[SABACC_MAX_SEATS],
        count; /* seats in the order in which their hands were as large as they get */
    int most;  /* hands in the middle at once */
} Came;

static void note(Came *came, int seat) {
    for (int i = 0; i < came->count; i++)
        if (came->order[i] == seat) return;
    came->order[came->count++] = seat;
}

/* Shows the events posted, and notes whose cards were larger than they lie at their seats. */
static Came watch(TableFixture *fixture, int seats, float by) {
    Came came = {0};
    Box home[SABACC_MAX_SEATS];
    while (fixture->view->begun != SABACC_EVENT_SHOWDOWN && table_view_is_moving(fixture->view))
        fixture_update(fixture, SHOWDOWN_STEP_MS);
    showdown_draw(fixture);
    for (int seat = 0; seat < seats; seat++) home[seat] = showdown_card(fixture, seat);
    while (table_view_is_moving(fixture->view)) {
        int now = 0;
        fixture_update(fixture, SHOWDOWN_STEP_MS);
        showdown_draw(fixture);
        for (int seat = 0; seat < seats; seat++) {
            if (showdown_card(fixture, seat).height < home[seat].height * by || home[seat].height <= 0)
                continue;
            note(&came, seat);
            now++;
        }
        if (now > came.most) came.most = now;
    }
    return came;
}

/* Of each number of seats, one's own hand stays, and every other that is shown comes, as it is judged. */
static void test_hands_come_forward(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats += 3) {
        TableFixture fixture = showdown_open_at(seats, showdown_usual, 960, 540);
        int judged[SABACC_MAX_SEATS], count = 0;
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        for (int i = 0; i < fixture.last.count; i++) {
            const SabaccEvent *event = &fixture.last.list[i];
            if (event->type == SABACC_EVENT_SHOWDOWN && event->seat != 0) judged[count++] = event->seat;
        }
        Came came = watch(&fixture, seats, 1.5f);
        assert_int_equal(came.count, count);
        for (int i = 0; i < count; i++) assert_int_equal(came.order[i], judged[i]);
        assert_in_range(came.most, 1, 2);
        fixture_close(&fixture);
    }
}

/* Cards that lie before their owner stand up as they come, and lie down again: from one picture to the next
 * none is another. */
static void test_stand_up_as_they_come(void **unused) {
    (void)unused;
    static const float WIDER = 9, HIGHER = 13;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    Box before[4] = {{0}};
    float most = 0;
    for (double ms = 0; ms < 4000; ms += SHOWDOWN_STEP_MS) {
        showdown_draw(&fixture);
        for (int seat = 1; seat < 4; seat++) {
            Box card = showdown_card(&fixture, seat);
            if (before[seat].width > 0 && card.width > 0) {
                assert_true(fabsf(card.width - before[seat].width) < WIDER);
                assert_true(fabsf(card.height - before[seat].height) < HIGHER);
            }
            before[seat] = card;
            most = fmaxf(most, card.height);
        }
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    assert_true(most > 200);
    fixture_close(&fixture);
}

/* Of a seat whose cards would peep out around the hand in the middle nothing is drawn. */
static void expect_nothing_beneath(TableFixture *fixture, int seats, int best) {
    int slots = fixture->view->shown.table.seat[best].hand_count;
    for (int slot = 0; slot < slots; slot++) {
        char name[TRANSCRIPT_NAME];
        snprintf(name, sizeof name, "card:%d:%d", best, slot);
        const Fact *fact = showdown_fact(fixture, name, FACT_PICTURE);
        assert_non_null(fact);
        Box over = fact->box;
        for (int seat = 1; seat < seats; seat++) {
            Box under = showdown_card(fixture, seat);
            if (seat != best && under.width > 0) assert_false(box_overlaps(over, under));
        }
    }
}

/* In the middle, with its worth on a plate beneath, in landscape and in portrait. */
static void test_lies_in_the_middle(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    enum { SEED_OF_ANOTHERS_WIN = 1 };
    for (int size = 0; size < 2; size++) {
        TableFixture fixture =
            showdown_open(SEED_OF_ANOTHERS_WIN, 4, showdown_usual, sizes[size][0], sizes[size][1]);
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        showdown_draw(&fixture);
        int best = seats_lowest(fixture.view->showdown.best);
        assert_int_equal(seats_count(fixture.view->showdown.best), 1);
        assert_int_not_equal(best, 0);
        expect_nothing_beneath(&fixture, 4, best);
        char name[TRANSCRIPT_NAME];
        snprintf(name, sizeof name, "total:%d", best);
        const Fact *total = showdown_fact(&fixture, name, FACT_TEXT);
        assert_non_null(total);
        Box card = showdown_card(&fixture, best), screen = fixture.layout.screen;
        assert_true(total->box.y >= card.y + card.height);
        assert_true(card.x > screen.width * 0.15f && card.x + card.width < screen.width * 0.75f);
        assert_true(card.y + card.height <= showdown_card(&fixture, 0).y);
        fixture_close(&fixture);
    }
}

static bool shows_back(TableFixture *fixture, int seat, int slot) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "card:%d:%d", seat, slot);
    const Fact *fact = showdown_fact(fixture, name, FACT_PICTURE);
    return fact && strstr(fact->words, "/back");
}

/* No card of another's hand is seen before that hand has come to the middle, and then one after the other; of
 * the hand that decides, the last card after a beat. With reduced motion all are open before. */
static void test_cards_turn_in_the_middle(void **unused) {
    (void)unused;
    enum { SEED_OF_ANOTHERS_WIN = 1, SEATS = 4 };
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture =
            showdown_open(SEED_OF_ANOTHERS_WIN, SEATS, is_calm ? showdown_calm : showdown_usual, 960, 540);
        const TableView *view = fixture.view;
        double came_at = -INFINITY, apart[SABACC_MAX_HAND] = {0};
        int last = SABACC_NOBODY, turned = 0;
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_draw(&fixture);
        for (int seat = 1; seat < SEATS; seat++)
            if (seat_in(view->shown.table.shown, seat))
                assert_int_equal(shows_back(&fixture, seat, 0), !is_calm && view->showdown.closed[seat] & 1);
        while (!is_calm && view->begun == SABACC_EVENT_SHOWDOWN) {
            if (view->showdown.judged != last) turned = 0, last = view->showdown.judged;
            for (int i = 0; i < view->flight_count && last != 0; i++) {
                const Flight *flight = &view->flights[i];
                if (flight->event != SABACC_EVENT_SHOWDOWN || turned > flight->to.slot) continue;
                came_at = view->showdown.hand[last].comes_at;
                assert_true(flight->begins >= came_at + 100);
                apart[flight->to.slot] = flight->begins;
                turned = flight->to.slot + 1;
            }
            fixture_update(&fixture, SHOWDOWN_STEP_MS);
        }
        if (!is_calm) {
            assert_true(turned >= 2);
            assert_true(apart[turned - 1] - apart[turned - 2] > 400);
        }
        fixture_settle(&fixture);
        fixture_close(&fixture);
    }
}

/* From the first hand in the middle until the winner is seen one is there, or on its way; or one's own hand
 * has begun to rise. */
static bool is_bare(const TableFixture *fixture, int seats) {
    const TableView *view = fixture->view;
    TableFrame frame = {.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
    if (table_standing_back(&frame) < 1) return false;
    for (int seat = 1; seat < seats; seat++)
        if (table_forward(&frame, seat) > 0) return false;
    return true;
}

static void test_the_stage_is_never_bare(void **unused) {
    (void)unused;
    enum { SEATS = 3, SEEDS = 8 };
    static const double TOUCH_MS = 80;
    int own = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        TableFixture fixture = showdown_open(seed, SEATS, showdown_usual, 960, 540);
        double bare_ms = 0;
        bool has_come = false, is_own = false;
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        while (fixture.view->begun == SABACC_EVENT_SHOWDOWN && table_view_is_moving(fixture.view)) {
            fixture_update(&fixture, SHOWDOWN_STEP_MS);
            showdown_draw(&fixture);
            bool is = is_bare(&fixture, SEATS);
            has_come |= !is && isfinite(fixture.view->showdown.back_at);
            is_own |= fixture.view->showdown.best == seat_bit(0);
            bare_ms += has_come && is ? SHOWDOWN_STEP_MS : 0;
            if (bare_ms > TOUCH_MS) fail_msg("seed %d: no hand in the middle", (int)seed);
        }
        own += is_own && has_come;
        fixture_close(&fixture);
    }
    assert_true(own > 0);
}

/* Another's hand that has won a comparison stays where it is, as large as it is, until the last has been
 * judged.
 */
static void test_the_leader_stays(void **unused) {
    (void)unused;
    enum { SEATS = 5, SEEDS = 4 };
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    int compared = 0;
    for (int run = 0; run < 2 * SEEDS; run++) {
        const int *size = sizes[run % 2];
        TableFixture fixture = showdown_open((uint64_t)run / 2 + 1, SEATS, showdown_usual, size[0], size[1]);
        const TableShowdown *showdown = &fixture.view->showdown;
        int leader = SABACC_NOBODY, judged = SABACC_NOBODY;
        Box stays = {0};
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        while (fixture.view->begun == SABACC_EVENT_SHOWDOWN && !isfinite(showdown->won_at)) {
            bool has_led = leader != SABACC_NOBODY && leader != 0 && showdown->best == seat_bit(leader);
            int best = seats_count(showdown->best) == 1 ? seats_lowest(showdown->best) : SABACC_NOBODY;
            fixture_update(&fixture, SHOWDOWN_STEP_MS);
            showdown_draw(&fixture);
            if (showdown->judged == judged || isfinite(showdown->won_at)) {
                Box now = leader > 0 ? showdown_card(&fixture, leader) : (Box){0};
                if (!has_led || stays.width <= 0 || isfinite(showdown->won_at)) continue;
                assert_float_equal(now.x, stays.x, 0.01);
                assert_float_equal(now.y, stays.y, 0.01);
                assert_float_equal(now.height, stays.height, 0.01);
                compared++;
                continue;
            }
            judged = showdown->judged, leader = best;
            stays = leader > 0 ? showdown_card(&fixture, leader) : (Box){0};
        }
        fixture_close(&fixture);
    }
    assert_true(compared > 100);
}

/* What a hand in the middle comes to is in no line of the log before it has been counted. */
static void test_the_log_waits_for_the_count(void **unused) {
    (void)unused;
    static const double COUNT_MS = 300;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    const TableView *view = fixture.view;
    int before = 0, after = 0;
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (view->begun == SABACC_EVENT_SHOWDOWN && table_view_is_moving(view)) {
        int seat = view->showdown.judged;
        if (seat > 0) {
            bool is_counted =
                view->now >= view->showdown.hand[seat].counts_at + COUNT_MS * (double)view->showdown.pace;
            assert_int_equal(table_view_log_total(view), view->log_total - !is_counted);
            before += !is_counted, after += is_counted;
        }
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    assert_true(before > 20 && after > 5);
    fixture_close(&fixture);
}

/* All wait before the last hand comes, or before it turns where no other is in the middle. */
static void test_a_beat_before_the_last(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    const TableView *view = fixture.view;
    double begun = 0;
    int seat = SABACC_NOBODY, judged = 0;
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (view->begun == SABACC_EVENT_SHOWDOWN) {
        if (view->showdown.judged != seat) seat = view->showdown.judged, begun = view->now, judged++;
        if (table_is_to_be_judged(view, seat) || isfinite(view->showdown.won_at)) break;
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    while (!isfinite(view->showdown.won_at)) {
        if (view->showdown.judged != seat) seat = view->showdown.judged, begun = view->now, judged++;
        assert_true(table_view_is_moving(view));
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    if (view->showdown.judged != seat) seat = view->showdown.judged, begun = view->now - SHOWDOWN_STEP_MS;
    assert_true(judged >= 2 && seat > 0);
    double way = 360 * (double)view->showdown.pace;
    assert_true(view->opened_at[seat] - begun > 300 + way);
    fixture_close(&fixture);
}

/* ---- light and faces ---- */

static bool is_dark_around(TableFixture *fixture) {
    char *shapes = fixture_describe(fixture, NULL);
    bool is = strstr(shapes, " around") != NULL;
    free(shapes);
    return is;
}

/* The lamp narrows as hands are judged, goes to who is paid, and is as ever in the end; with reduced motion
 * and hurried it stays so. */
static void test_the_lamp_goes_to_the_winner(void **unused) {
    (void)unused;
    for (int way = 0; way < 3; way++) {
        TableFixture fixture = showdown_open_at(4, way == 1 ? showdown_calm : showdown_usual, 960, 540);
        const TableView *view = fixture.view;
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        fixture_update(&fixture, 500);
        assert_int_equal(is_dark_around(&fixture), way != 1);
        assert_int_equal(view->lamp.to, SABACC_NOBODY);
        if (way == 2) table_view_skip_animation(fixture.view);
        if (way == 2) assert_false(is_dark_around(&fixture));
        if (way == 0) {
            showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
            assert_int_equal(view->lamp.to, showdown_winner(&fixture));
            fixture_update(&fixture, 600);
            assert_true(is_dark_around(&fixture));
        }
        showdown_show_to_the_end(&fixture);
        assert_false(is_dark_around(&fixture));
        fixture_close(&fixture);
    }
}

static const char *mood_of(const TableFixture *fixture, int seat) {
    TableFrame frame = {
        .view = fixture->view, .table = &fixture->view->shown.table, .now = fixture->view->now};
    return table_mood_of(&frame, seat);
}

/* Before anything is paid the best of all is glad, and who is beaten is sour as soon as that is seen. */
static void test_faces_follow_the_hands(void **unused) {
    (void)unused;
    enum { SEED_OF_ANOTHERS_WIN = 1 };
    TableFixture fixture = showdown_open(SEED_OF_ANOTHERS_WIN, 4, showdown_usual, 960, 540);
    TableView *view = fixture.view;
    for (int seat = 0; seat < 4; seat++) view->looks[seat].glad = view->looks[seat].sour = CHARACTER_USUAL;
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (!isfinite(view->showdown.won_at)) fixture_update(&fixture, SHOWDOWN_STEP_MS);
    int best = seats_lowest(view->showdown.best);
    fixture_update(&fixture, view->showdown.won_at - view->now - 20);
    assert_string_equal(mood_of(&fixture, best), "");
    assert_int_equal(table_watched_hand(view), view->showdown.judged);
    showdown_play_until_due(&fixture, SABACC_EVENT_PAYOUT);
    assert_string_equal(mood_of(&fixture, best), "-glad");
    assert_int_equal(table_watched_hand(view), best);
    for (int seat = 0; seat < 4; seat++)
        if (seat != best && seat_in(view->shown.table.shown, seat))
            assert_string_equal(mood_of(&fixture, seat), "-sour");
    fixture_close(&fixture);
}

/* Where much is in the pot the table is knocked as it is won, unless it is to stand still. */
static void test_a_great_win_knocks(void **unused) {
    (void)unused;
    for (int way = 0; way < 3; way++) {
        TableSettings settings = showdown_usual;
        settings.is_steady = way == 2;
        TableFixture fixture = showdown_open_at(4, settings, 960, 540);
        TableView *view = fixture.view;
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        fixture.is_made_up = true;
        view->shown.table.hand_pot = way > 0 ? 900 : 8;
        while (!isfinite(view->showdown.won_at)) fixture_update(&fixture, SHOWDOWN_STEP_MS);
        if (!table_has_fanfare((SabaccRank)view->shown.table.seat[seats_lowest(view->showdown.best)].rank))
            assert_int_equal(view->showdown.is_great, way > 0);
        float down = table_knock(view, view->showdown.won_at + 40);
        assert_int_equal(fabsf(down) > 1, way == 1);
        assert_true(table_knock(view, view->showdown.won_at + 1000) == 0);
        fixture_close(&fixture);
    }
}

/* Its total counts up from nothing, and its name comes last. */
static void test_totals_count_up(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    int seat = 0, first = 99, last = 0, steps = 0;
    while (!isfinite(fixture.view->showdown.hand[seat].comes_at)) {
        assert_true(table_view_is_moving(fixture.view));
        if (++seat == 4) fixture_update(&fixture, SHOWDOWN_STEP_MS), seat = 0;
    }
    char total[TRANSCRIPT_NAME], kind[TRANSCRIPT_NAME];
    snprintf(total, sizeof total, "total:%d", seat);
    snprintf(kind, sizeof kind, "kind:%d", seat);
    for (int ms = 0; ms < 1500; ms += 20) {
        fixture_update(&fixture, 20);
        showdown_draw(&fixture);
        int number = showdown_number(&fixture, total);
        const Fact *name = showdown_fact(&fixture, kind, FACT_TEXT);
        if (number < 0) continue;
        if (first == 99) first = number;
        assert_true(number >= last);
        steps += number > last;
        last = number;
        assert_true(name == NULL || name->words[0] == '\0' ||
                    number == abs((int)fixture.view->shown.table.seat[seat].total));
    }
    assert_int_equal(first, 0);
    assert_int_equal(last, abs((int)fixture.view->shown.table.seat[seat].total));
    assert_true(steps >= 2);
    fixture_close(&fixture);
}

/* Nothing moves for a moment before the winner. */
static void test_hit_stop(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (!isfinite(fixture.view->showdown.won_at)) {
        assert_true(table_view_is_moving(fixture.view));
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    double before = fixture.view->showdown.won_at - 60 - fixture.view->now;
    assert_true(before > 0);
    fixture_update(&fixture, before);
    char *one = fixture_describe(&fixture, NULL);
    fixture_update(&fixture, 59);
    char *two = fixture_describe(&fixture, NULL);
    fixture_update(&fixture, 80);
    char *three = fixture_describe(&fixture, NULL);
    assert_string_equal(one, two);
    assert_string_not_equal(two, three);
    free(one), free(two), free(three);
    fixture_close(&fixture);
}

/* How often the first card of the seat's hand is drawn: twice where its dim picture lies over it. */
static int pictures_of(const TableFixture *fixture, int seat) {
    char name[TRANSCRIPT_NAME];
    int pictures = 0, at = 0;
    const Fact *fact;
    snprintf(name, sizeof name, "card:%d:0", seat);
    while ((fact = transcript_next(canvas_transcript(fixture->canvas), name, &at)))
        pictures += fact->kind == FACT_PICTURE;
    return pictures;
}

/* Those that are beaten have less light when all is paid; with reduced motion too, and then nothing comes. */
static void test_light_goes_down(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = showdown_open_at(4, is_calm ? showdown_calm : showdown_usual, 960, 540);
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        bool comes = false;
        while (fixture.view->begun != SABACC_EVENT_HAND_END) {
            fixture_update(&fixture, SHOWDOWN_STEP_MS);
            for (int seat = 0; seat < 4; seat++)
                comes |= isfinite(fixture.view->showdown.hand[seat].comes_at);
        }
        assert_int_equal(comes, !is_calm);
        fixture_update(&fixture, 450);
        assert_int_equal(fixture.view->begun, SABACC_EVENT_HAND_END);
        showdown_draw(&fixture);
        int beaten = 0;
        for (int seat = 0; seat < 4; seat++) {
            if (!seat_in(fixture.view->shown.table.shown, seat)) continue;
            bool wins = seat_in(fixture.view->lit, seat);
            assert_int_equal(pictures_of(&fixture, seat), wins ? 1 : 2);
            beaten += !wins;
        }
        assert_true(beaten > 0);
        fixture_close(&fixture);
    }
}

/* Where motion is reduced while hands come forward, those that are still face down lie open in their places.
 */
static void test_calmed_meanwhile(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    const TableView *view = fixture.view;
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    fixture_update(&fixture, 200);
    int closed = 0;
    for (int seat = 1; seat < 4; seat++) closed += view->showdown.closed[seat] != 0;
    assert_true(closed > 0);
    table_view_set(fixture.view, showdown_calm);
    showdown_show_to_the_end(&fixture);
    assert_false(table_view_is_moving(view));
    for (int seat = 1; seat < 4; seat++)
        if (seat_in(view->shown.table.shown, seat)) assert_false(shows_back(&fixture, seat, 0));
    fixture_close(&fixture);
}

/* Hurried, no hand stays in the middle. */
static void test_skipped(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    fixture_update(&fixture, 1500);
    table_view_skip_animation(fixture.view);
    assert_false(table_view_is_moving(fixture.view));
    bool comes = false;
    for (int seat = 0; seat < 4; seat++) comes |= isfinite(fixture.view->showdown.hand[seat].comes_at);
    assert_false(comes);
    fixture_close(&fixture);
}

static int channel(Pixel pixel, int index) { return (int)(pixel >> (8 * index) & 0xff); }

/* Beside the winner's cards the cloth is lighter than where none lie, in every colour, and not brown. */
static void test_winner_lies_in_light(void **unused) {
    (void)unused;
    enum { SEED_OF_ANOTHERS_WIN = 1 };
    TableFixture fixture = showdown_open(SEED_OF_ANOTHERS_WIN, 4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_show_to_the_end(&fixture);
    fixture_draw_now(&fixture, NULL);
    int winner = showdown_winner(&fixture);
    assert_true(winner > 0 && seat_in(fixture.view->shown.table.shown, winner));
    Box card = showdown_card(&fixture, winner);
    float scale = 960.0f / fixture.layout.screen.width;
    int x = (int)((card.x - 5) * scale), y = (int)((card.y + card.height * 0.5f) * scale);
    Pixel lit = fixture.pixels->pixels[y * fixture.pixels->stride + x];
    fixture.view->lit = 0;
    fixture.view->shown.table.seat[winner].hand_count = 0;
    fixture_draw_now(&fixture, NULL);
    Pixel bare = fixture.pixels->pixels[y * fixture.pixels->stride + x];
    for (int i = 0; i < 3; i++) assert_true(channel(lit, i) >= channel(bare, i) + 10);
    assert_true(channel(lit, 2) <= channel(lit, 1) + 10);
    fixture_close(&fixture);
}

static double light_of(TableFixture *fixture, Box box) {
    float scale = fixture->layout.scale;
    double light = 0;
    int count = 0;
    fixture_draw_now(fixture, NULL);
    for (int y = (int)((box.y + box.height * 0.3f) * scale); y < (int)((box.y + box.height * 0.7f) * scale);
         y++)
        for (int x = (int)((box.x + box.width * 0.3f) * scale); x < (int)((box.x + box.width * 0.7f) * scale);
             x++, count++) {
            Pixel pixel = fixture->pixels->pixels[y * fixture->pixels->stride + x];
            light += channel(pixel, 0) + channel(pixel, 1) + channel(pixel, 2);
        }
    return light / count;
}

/* The share of its light that the seat's first card has, of what it would have if it were not beaten and the
 * room lit. */
static double light_left(TableFixture *fixture, int seat) {
    TableView *view = fixture->view;
    Box card = showdown_card(fixture, seat);
    double dim = light_of(fixture, card);
    TableShowdown showdown = view->showdown;
    TableLamp lamp = view->lamp;
    view->showdown.hand[seat].dims_at = INFINITY;
    table_lamp_rest(view);
    double lit = light_of(fixture, card);
    view->showdown = showdown;
    view->lamp = lamp;
    return dim / lit;
}

/* In the dark around the pool some three fifths of the light are left on hands that are beaten. */
static void test_beaten_hands_are_seen(void **unused) {
    (void)unused;
    enum { SEATS = 4, SEEDS = 4 };
    int beaten = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        TableFixture fixture = showdown_open(seed, SEATS, showdown_usual, 960, 540);
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        showdown_draw(&fixture);
        for (int seat = 1; seat < SEATS; seat++) {
            bool is_shown = seat_in(fixture.view->shown.table.shown, seat);
            if (!is_shown || !isfinite(fixture.view->showdown.hand[seat].dims_at)) continue;
            showdown_draw(&fixture);
            if (showdown_card(&fixture, seat).width <= 0) continue; /* beneath the hand in the middle */
            double left = light_left(&fixture, seat);
            assert_true(left > 0.54 && left < 0.7);
            beaten++;
        }
        fixture_close(&fixture);
    }
    assert_true(beaten > 0);
}

static bool has_swinging_light(TableFixture *fixture) {
    char *shapes = fixture_describe(fixture, NULL);
    bool has = strstr(shapes, "fff0c8") != NULL;
    free(shapes);
    return has;
}

/* While the winner's hand is in the middle the lamp's light passes over it, once. */
static void test_light_passes_over_the_winner(void **unused) {
    (void)unused;
    enum { SEED_OF_ANOTHERS_WIN = 1 };
    TableFixture fixture = showdown_open(SEED_OF_ANOTHERS_WIN, 4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    showdown_keep_to_the_end(&fixture);
    const TableShowdown *showdown = &fixture.view->showdown;
    while (!isfinite(showdown->won_at) || showdown->best == 0) {
        assert_true(table_view_is_moving(fixture.view));
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    fixture_update(&fixture, showdown->won_at + 40 - fixture.view->now);
    assert_false(has_swinging_light(&fixture));
    fixture_update(&fixture, showdown->won_at + 560 - fixture.view->now);
    assert_true(has_swinging_light(&fixture));
    fixture_settle(&fixture);
    assert_false(has_swinging_light(&fixture));
    fixture_close(&fixture);
}

static bool has_rays(TableFixture *fixture) {
    char *list = fixture_describe(fixture, NULL);
    bool has = strstr(list, "table/rays") != NULL;
    free(list);
    return has;
}

/* Rays go out from a hand as it has won, for a while; not with reduced motion. */
static void test_rays_go_out_from_the_winner(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = showdown_open_at(4, is_calm ? showdown_calm : showdown_usual, 960, 540);
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_keep_to_the_end(&fixture);
        const TableShowdown *showdown = &fixture.view->showdown;
        while (!isfinite(showdown->won_at) || showdown->best == 0) fixture_update(&fixture, SHOWDOWN_STEP_MS);
        fixture_update(&fixture, fmax(showdown->won_at - fixture.view->now, 0) + 300);
        assert_int_equal(has_rays(&fixture), !is_calm);
        fixture_settle(&fixture);
        assert_false(has_rays(&fixture));
        fixture_close(&fixture);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_light_passes_over_the_winner),
        cmocka_unit_test(test_rays_go_out_from_the_winner),
        cmocka_unit_test(test_hands_come_forward),
        cmocka_unit_test(test_stand_up_as_they_come),
        cmocka_unit_test(test_lies_in_the_middle),
        cmocka_unit_test(test_cards_turn_in_the_middle),
        cmocka_unit_test(test_a_beat_before_the_last),
        cmocka_unit_test(test_the_stage_is_never_bare),
        cmocka_unit_test(test_the_leader_stays),
        cmocka_unit_test(test_the_log_waits_for_the_count),
        cmocka_unit_test(test_the_lamp_goes_to_the_winner),
        cmocka_unit_test(test_faces_follow_the_hands),
        cmocka_unit_test(test_a_great_win_knocks),
        cmocka_unit_test(test_totals_count_up),
        cmocka_unit_test(test_hit_stop),
        cmocka_unit_test(test_light_goes_down),
        cmocka_unit_test(test_calmed_meanwhile),
        cmocka_unit_test(test_skipped),
        cmocka_unit_test(test_winner_lies_in_light),
        cmocka_unit_test(test_beaten_hands_are_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
