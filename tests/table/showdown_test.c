/* The showdown and what is paid after it: hands come forward one after the other and are counted up, the
 * winner's stays lit; the pot is raked in stacks that stand before the winner until the next hand, every
 * number counts with their chips, and a plate says who has won. */
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
#include "table/chips.h"
#include "table/lamp.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/sounds.h"
#include "table/winnings.h"
#include "table_fixture.h"

static const double STEP_MS = 10;
static const TableSettings usual = {.speed = 1, .shows_totals = true};
static const TableSettings calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};

static TableFixture open_seeded(uint64_t seed, int seats, TableSettings settings, int width, int height) {
    TableFixture fixture;
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = seats,
                          .viewer = 0,
                          .seed = seed,
                          .credits = 250,
                          .settings = settings};
    assert_true(fixture_open(&fixture, &setup));
    return fixture;
}

static TableFixture open_at(int seats, TableSettings settings, int width, int height) {
    return open_seeded(3, seats, settings, width, height);
}

static bool is_posted(const TableFixture *fixture, SabaccEventType type) {
    for (int i = 0; i < fixture->last.count; i++)
        if (fixture->last.list[i].type == (uint8_t)type) return true;
    return false;
}

/* Plays until an action brings an event of that kind; it is not shown yet. */
static void play_until(TableFixture *fixture, SabaccEventType type) {
    for (int actions = 0; actions < 600; actions++) {
        fixture_settle(fixture);
        assert_true(fixture_act(fixture));
        if (is_posted(fixture, type)) return;
    }
    fail_msg("event %d never came", (int)type);
}

static void play_until_shown(TableFixture *fixture, SabaccEventType type) {
    while (fixture->view->begun != type && table_view_is_moving(fixture->view))
        fixture_update(fixture, STEP_MS);
    assert_int_equal(fixture->view->begun, type);
}

/* Until an event of that kind is the next to begin, within a moment. */
static void play_until_due(TableFixture *fixture, SabaccEventType type) {
    const TableView *view = fixture->view;
    while (view->queue[view->queue_at].type != type || view->next_at - view->now > 2 * STEP_MS) {
        assert_true(table_view_is_moving(view));
        fixture_update(fixture, STEP_MS);
    }
}

/* ---- what is drawn now ---- */

static const Fact *fact_of(TableFixture *fixture, const char *name, FactKind kind) {
    int at = 0;
    const Fact *fact;
    while ((fact = transcript_next(canvas_transcript(fixture->canvas), name, &at)))
        if (fact->kind == kind) return fact;
    return NULL;
}

static void draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

/* As the program does, which shows the next hand only when asked to: nothing after the hand's end. */
static void keep_to_the_end(TableFixture *fixture) {
    TableView *view = fixture->view;
    for (int i = view->queue_at; i < view->queue_end; i++)
        if (view->queue[i].type == SABACC_EVENT_HAND_END) view->queue_end = i + 1;
    fixture->is_made_up = true;
}

static void show_to_the_end(TableFixture *fixture) {
    keep_to_the_end(fixture);
    fixture_settle(fixture);
    draw(fixture);
}

static void show_next_hand(TableFixture *fixture) {
    SabaccEvents events = fixture->last;
    int from = 0;
    while (events.list[from].type != SABACC_EVENT_HAND_END) from++;
    events.count -= from + 1;
    memmove(events.list, events.list + from + 1, (size_t)events.count * sizeof *events.list);
    table_view_post(fixture->view, &events);
    fixture_settle(fixture);
    draw(fixture);
}

static Box card_of(TableFixture *fixture, int seat) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "card:%d:0", seat);
    const Fact *fact = fact_of(fixture, name, FACT_PICTURE);
    return fact ? fact->box : (Box){0};
}

static int number_of(TableFixture *fixture, const char *name) {
    const Fact *fact = fact_of(fixture, name, FACT_TEXT);
    return fact ? atoi(strpbrk(fact->words, "0123456789")) : -1;
}

static int winner_of(const TableFixture *fixture) {
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++)
        if (fixture->view->won[seat].amount > 0) return seat;
    return SABACC_NOBODY;
}

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
        fixture_update(fixture, STEP_MS);
    draw(fixture);
    for (int seat = 0; seat < seats; seat++) home[seat] = card_of(fixture, seat);
    while (table_view_is_moving(fixture->view)) {
        int now = 0;
        fixture_update(fixture, STEP_MS);
        draw(fixture);
        for (int seat = 0; seat < seats; seat++) {
            if (card_of(fixture, seat).height < home[seat].height * by || home[seat].height <= 0) continue;
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
        TableFixture fixture = open_at(seats, usual, 960, 540);
        int judged[SABACC_MAX_SEATS], count = 0;
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        for (int i = 0; i < fixture.last.count; i++) {
            const SabaccEvent *event = &fixture.last.list[i];
            if (event->type == SABACC_EVENT_SHOWDOWN && event->seat != 0) judged[count++] = event->seat;
        }
        Came came = watch(&fixture, seats, 1.4f);
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
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    Box before[4] = {{0}};
    float most = 0;
    for (double ms = 0; ms < 4000; ms += STEP_MS) {
        draw(&fixture);
        for (int seat = 1; seat < 4; seat++) {
            Box card = card_of(&fixture, seat);
            if (before[seat].width > 0 && card.width > 0) {
                assert_true(fabsf(card.width - before[seat].width) < WIDER);
                assert_true(fabsf(card.height - before[seat].height) < HIGHER);
            }
            before[seat] = card;
            most = fmaxf(most, card.height);
        }
        fixture_update(&fixture, STEP_MS);
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
        const Fact *fact = fact_of(fixture, name, FACT_PICTURE);
        assert_non_null(fact);
        Box over = fact->box;
        for (int seat = 1; seat < seats; seat++) {
            Box under = card_of(fixture, seat);
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
        TableFixture fixture = open_seeded(SEED_OF_ANOTHERS_WIN, 4, usual, sizes[size][0], sizes[size][1]);
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        draw(&fixture);
        int best = seats_lowest(fixture.view->showdown.best);
        assert_int_equal(seats_count(fixture.view->showdown.best), 1);
        assert_int_not_equal(best, 0);
        expect_nothing_beneath(&fixture, 4, best);
        char name[TRANSCRIPT_NAME];
        snprintf(name, sizeof name, "total:%d", best);
        const Fact *total = fact_of(&fixture, name, FACT_TEXT);
        assert_non_null(total);
        Box card = card_of(&fixture, best), screen = fixture.layout.screen;
        assert_true(total->box.y >= card.y + card.height);
        assert_true(card.x > screen.width * 0.15f && card.x + card.width < screen.width * 0.75f);
        assert_true(card.y + card.height <= card_of(&fixture, 0).y);
        fixture_close(&fixture);
    }
}

static bool shows_back(TableFixture *fixture, int seat, int slot) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "card:%d:%d", seat, slot);
    const Fact *fact = fact_of(fixture, name, FACT_PICTURE);
    return fact && strstr(fact->words, "/back");
}

/* No card of another's hand is seen before that hand has come to the middle, and then one after the other; of
 * the hand that decides, the last card after a beat. With reduced motion all are open before. */
static void test_cards_turn_in_the_middle(void **unused) {
    (void)unused;
    enum { SEED_OF_ANOTHERS_WIN = 1, SEATS = 4 };
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        TableFixture fixture = open_seeded(SEED_OF_ANOTHERS_WIN, SEATS, is_calm ? calm : usual, 960, 540);
        const TableView *view = fixture.view;
        double came_at = -INFINITY, apart[SABACC_MAX_HAND] = {0};
        int last = SABACC_NOBODY, turned = 0;
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        draw(&fixture);
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
            fixture_update(&fixture, STEP_MS);
        }
        if (!is_calm) {
            assert_true(turned >= 2);
            assert_true(apart[turned - 1] - apart[turned - 2] > 400);
        }
        fixture_settle(&fixture);
        fixture_close(&fixture);
    }
}

/* All wait before the last hand comes. */
static void test_a_beat_before_the_last(void **unused) {
    (void)unused;
    TableFixture fixture = open_at(4, usual, 960, 540);
    const TableView *view = fixture.view;
    double begun = 0;
    int seat = SABACC_NOBODY, judged = 0;
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (view->begun == SABACC_EVENT_SHOWDOWN) {
        if (view->showdown.judged != seat) seat = view->showdown.judged, begun = view->now, judged++;
        if (table_is_to_be_judged(view, seat) || isfinite(view->showdown.won_at)) break;
        fixture_update(&fixture, STEP_MS);
    }
    while (!isfinite(view->showdown.won_at)) {
        if (view->showdown.judged != seat) seat = view->showdown.judged, begun = view->now, judged++;
        assert_true(table_view_is_moving(view));
        fixture_update(&fixture, STEP_MS);
    }
    if (view->showdown.judged != seat) seat = view->showdown.judged, begun = view->now - STEP_MS;
    assert_true(judged >= 2 && seat > 0);
    assert_true(view->showdown.hand[seat].comes_at - begun > 300);
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
        TableFixture fixture = open_at(4, way == 1 ? calm : usual, 960, 540);
        const TableView *view = fixture.view;
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        fixture_update(&fixture, 500);
        assert_int_equal(is_dark_around(&fixture), way != 1);
        assert_int_equal(view->lamp.to, SABACC_NOBODY);
        if (way == 2) table_view_skip_animation(fixture.view);
        if (way == 2) assert_false(is_dark_around(&fixture));
        if (way == 0) {
            play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
            assert_int_equal(view->lamp.to, winner_of(&fixture));
            fixture_update(&fixture, 600);
            assert_true(is_dark_around(&fixture));
        }
        show_to_the_end(&fixture);
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
    TableFixture fixture = open_seeded(SEED_OF_ANOTHERS_WIN, 4, usual, 960, 540);
    TableView *view = fixture.view;
    for (int seat = 0; seat < 4; seat++) view->looks[seat].glad = view->looks[seat].sour = CHARACTER_USUAL;
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (!isfinite(view->showdown.won_at)) fixture_update(&fixture, STEP_MS);
    int best = seats_lowest(view->showdown.best);
    fixture_update(&fixture, view->showdown.won_at - view->now - 20);
    assert_string_equal(mood_of(&fixture, best), "");
    assert_int_equal(table_watched_hand(view), view->showdown.judged);
    play_until_due(&fixture, SABACC_EVENT_PAYOUT);
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
        TableSettings settings = usual;
        settings.is_steady = way == 2;
        TableFixture fixture = open_at(4, settings, 960, 540);
        TableView *view = fixture.view;
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        fixture.is_made_up = true;
        view->shown.table.hand_pot = way > 0 ? 900 : 8;
        while (!isfinite(view->showdown.won_at)) fixture_update(&fixture, STEP_MS);
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
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    int seat = 0, first = 99, last = 0, steps = 0;
    while (!isfinite(fixture.view->showdown.hand[seat].comes_at)) {
        assert_true(table_view_is_moving(fixture.view));
        if (++seat == 4) fixture_update(&fixture, STEP_MS), seat = 0;
    }
    char total[TRANSCRIPT_NAME], kind[TRANSCRIPT_NAME];
    snprintf(total, sizeof total, "total:%d", seat);
    snprintf(kind, sizeof kind, "kind:%d", seat);
    for (int ms = 0; ms < 1500; ms += 20) {
        fixture_update(&fixture, 20);
        draw(&fixture);
        int number = number_of(&fixture, total);
        const Fact *name = fact_of(&fixture, kind, FACT_TEXT);
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
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    while (!isfinite(fixture.view->showdown.won_at)) {
        assert_true(table_view_is_moving(fixture.view));
        fixture_update(&fixture, STEP_MS);
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
        TableFixture fixture = open_at(4, is_calm ? calm : usual, 960, 540);
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
        bool comes = false;
        while (fixture.view->begun != SABACC_EVENT_HAND_END) {
            fixture_update(&fixture, STEP_MS);
            for (int seat = 0; seat < 4; seat++)
                comes |= isfinite(fixture.view->showdown.hand[seat].comes_at);
        }
        assert_int_equal(comes, !is_calm);
        fixture_update(&fixture, 450);
        assert_int_equal(fixture.view->begun, SABACC_EVENT_HAND_END);
        draw(&fixture);
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
    TableFixture fixture = open_at(4, usual, 960, 540);
    const TableView *view = fixture.view;
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    fixture_update(&fixture, 200);
    int closed = 0;
    for (int seat = 1; seat < 4; seat++) closed += view->showdown.closed[seat] != 0;
    assert_true(closed > 0);
    table_view_set(fixture.view, calm);
    show_to_the_end(&fixture);
    assert_false(table_view_is_moving(view));
    for (int seat = 1; seat < 4; seat++)
        if (seat_in(view->shown.table.shown, seat)) assert_false(shows_back(&fixture, seat, 0));
    fixture_close(&fixture);
}

/* Hurried, no hand stays in the middle. */
static void test_skipped(void **unused) {
    (void)unused;
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_SHOWDOWN);
    play_until_shown(&fixture, SABACC_EVENT_SHOWDOWN);
    fixture_update(&fixture, 1500);
    table_view_skip_animation(fixture.view);
    assert_false(table_view_is_moving(fixture.view));
    bool comes = false;
    for (int seat = 0; seat < 4; seat++) comes |= isfinite(fixture.view->showdown.hand[seat].comes_at);
    assert_false(comes);
    fixture_close(&fixture);
}

/* ---- chips ---- */

static int chips_flying(const TableFixture *fixture, int kind, int32_t *amount) {
    int count = 0;
    *amount = 0;
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        if (flight->kind != FLIGHT_CHIPS || flight->to.kind != kind) continue;
        count++;
        *amount += flight->amount;
    }
    return count;
}

/* 8 to 14 chips bring all of it, in two or three stacks; the pot counts down a chip at a time as these leave,
 * the winner's credits up as their chips land. */
static void test_pot_is_raked(void **unused) {
    (void)unused;
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_PAYOUT);
    play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    int32_t amount, paid = 0;
    int winner = SABACC_NOBODY;
    for (int i = 0; i < fixture.last.count && winner < 0; i++)
        if (fixture.last.list[i].type == SABACC_EVENT_PAYOUT)
            winner = fixture.last.list[i].seat, paid = fixture.last.list[i].amount;
    assert_true(paid >= 14);
    int chips = chips_flying(&fixture, PLACE_STACK, &amount);
    assert_in_range(chips, 8, 14);
    assert_int_equal(amount, paid);
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "credits:%d", winner);
    draw(&fixture);
    int pot = number_of(&fixture, "pot:hand"), credits = number_of(&fixture, name), ups = 0, downs = 0;
    assert_int_equal(pot, paid);
    assert_int_equal(credits, fixture.view->shown.table.seat[winner].credits - paid);
    while (chips_flying(&fixture, PLACE_STACK, &amount) > 0 && fixture.view->begun == SABACC_EVENT_PAYOUT) {
        fixture_update(&fixture, STEP_MS);
        draw(&fixture);
        int pot_now = number_of(&fixture, "pot:hand"), credits_now = number_of(&fixture, name);
        assert_true(pot_now <= pot && credits_now >= credits);
        downs += pot_now < pot;
        ups += credits_now > credits;
        pot = pot_now, credits = credits_now;
    }
    assert_int_equal(pot, 0);
    assert_in_range(downs, 8, chips); /* one after the other */
    assert_true(ups >= 8);
    fixture_close(&fixture);
}

static bool is_over_name(TableFixture *fixture, Box chip) {
    char name[TRANSCRIPT_NAME];
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++) {
        snprintf(name, sizeof name, "name:%d", seat);
        const Fact *fact = fact_of(fixture, name, FACT_TEXT);
        if (fact && box_overlaps(fact->box, chip)) return true;
    }
    return false;
}

static bool is_over_card(TableFixture *fixture, Box chip) {
    char name[TRANSCRIPT_NAME];
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++)
        for (int slot = 0; slot < SABACC_MAX_HAND; slot++) {
            snprintf(name, sizeof name, "card:%d:%d", seat, slot);
            const Fact *fact = fact_of(fixture, name, FACT_PICTURE);
            if (fact && box_overlaps(box_inset(fact->box, 1, 1), chip)) return true;
        }
    return false;
}

static const Fact *won_chip(TableFixture *fixture, int seat, int index) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "won:%d:%d", seat, index);
    return fact_of(fixture, name, FACT_PICTURE);
}

/* Each stack is of three to five chips, all of which are on their way at once. */
static void expect_stacks(const TableFixture *fixture) {
    int high[TABLE_RAKE_STACKS + 1] = {0}, stacks = 0;
    double begins[TABLE_RAKE_STACKS + 1] = {0};
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        if (flight->to.kind != PLACE_STACK) continue;
        assert_in_range(flight->stack, 1, TABLE_RAKE_STACKS);
        if (high[flight->stack]++ == 0)
            stacks++, begins[flight->stack] = flight->begins;
        else
            assert_float_equal(flight->begins, begins[flight->stack], 0.01);
    }
    assert_in_range(stacks, 2, 3);
    for (int stack = 1; stack <= stacks; stack++) {
        assert_in_range(high[stack], 3, 5);
        if (stack > 1) assert_true(begins[stack] >= begins[stack - 1] + 100);
    }
}

/* A chip comes down, up again, and to rest where it will stand. */
static void test_chips_bounce(void **unused) {
    (void)unused;
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_PAYOUT);
    play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    double ends = fixture.view->flights[0].ends;
    float high = 0, low = INFINITY, last = 0;
    fixture_update(&fixture, ends - 150 - fixture.view->now);
    while (fixture.view->now < ends - 5) {
        draw(&fixture);
        const Fact *fact = fact_of(&fixture, "raked:1:0", FACT_PICTURE);
        assert_non_null(fact);
        last = fact->box.y, high = fmaxf(high, last), low = fminf(low, last);
        fixture_update(&fixture, 5);
    }
    assert_true(low < high - 4);
    assert_true(last > high - 2);
    fixture_close(&fixture);
}

/* No plate tells of it before all has landed. */
static void test_the_plate_comes_last(void **unused) {
    (void)unused;
    TableFixture fixture = open_at(4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_PAYOUT);
    play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    keep_to_the_end(&fixture);
    while (fixture.view->flight_count > 0) {
        draw(&fixture);
        assert_null(fact_of(&fixture, "result:won", FACT_TEXT));
        fixture_update(&fixture, STEP_MS);
    }
    show_to_the_end(&fixture);
    assert_non_null(fact_of(&fixture, "result:won", FACT_TEXT));
    fixture_close(&fixture);
}

/* On their way they pass over nobody's name. */
static int watch_stacks(TableFixture *fixture) {
    char name[TRANSCRIPT_NAME];
    int seen = 0;
    while (fixture->view->flight_count > 0) {
        draw(fixture);
        for (int stack = 1; stack <= TABLE_RAKE_STACKS; stack++)
            for (int level = 0; level < 6; level++) {
                snprintf(name, sizeof name, "raked:%d:%d", stack, level);
                const Fact *fact = fact_of(fixture, name, FACT_PICTURE);
                if (!fact) continue;
                assert_false(is_over_name(fixture, fact->box));
                seen++;
            }
        fixture_update(fixture, 4 * STEP_MS);
    }
    return seen;
}

/* The plate with the result lies over no chip that was won, and over nothing that a hand comes to. */
static void expect_clear_result(TableFixture *fixture, int winner) {
    char name[TRANSCRIPT_NAME];
    draw(fixture);
    const Fact *told = fact_of(fixture, "result:won", FACT_TEXT);
    assert_non_null(told);
    for (int i = 0; i < fixture->view->won[winner].count; i++)
        assert_false(box_overlaps(won_chip(fixture, winner, i)->box, told->box));
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++) {
        snprintf(name, sizeof name, "kind:%d", seat);
        const Fact *kind = fact_of(fixture, name, FACT_TEXT);
        assert_false(kind && box_overlaps(kind->box, told->box));
    }
}

/* The stacks stand on the cloth beside the winner, over no card and no name, and are gone with the next hand;
 * at any number of seats, in landscape and in portrait. */
static void test_stacks_stand_before_the_winner(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int size = 0; size < 2; size++) {
            TableFixture fixture = open_seeded((uint64_t)seats, seats, usual, sizes[size][0], sizes[size][1]);
            play_until(&fixture, SABACC_EVENT_PAYOUT);
            play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
            int winner = winner_of(&fixture);
            assert_true(winner >= 0);
            keep_to_the_end(&fixture);
            if (fixture.view->won[winner].amount >= 8) expect_stacks(&fixture);
            assert_true(watch_stacks(&fixture) > 10);
            show_to_the_end(&fixture);
            int chips = fixture.view->won[winner].count;
            assert_true(chips > 0);
            for (int i = 0; i < chips; i++) {
                const Fact *chip = won_chip(&fixture, winner, i);
                assert_non_null(chip);
                assert_false(is_over_card(&fixture, chip->box) || is_over_name(&fixture, chip->box));
            }
            expect_clear_result(&fixture, winner);
            fixture.panel_high = 170;
            expect_clear_result(&fixture, winner);
            fixture.panel_high = 0;
            show_next_hand(&fixture);
            assert_int_equal(won_chip(&fixture, winner, 0) == NULL, !fixture.state.table.over);
            fixture_close(&fixture);
        }
}

static bool is_over_hand(TableFixture *fixture, int seat, Box chip) {
    char name[TRANSCRIPT_NAME];
    for (int slot = 0; slot < SABACC_MAX_HAND; slot++) {
        snprintf(name, sizeof name, "card:%d:%d", seat, slot);
        const Fact *fact = fact_of(fixture, name, FACT_PICTURE);
        if (fact && box_overlaps(box_inset(fact->box, 2, 2), chip)) return true;
    }
    return false;
}

static void expect_none_over_hand(TableFixture *fixture, int seat) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        bool is_chip = strncmp(fact->name, "won:", 4) == 0 || strncmp(fact->name, "raked:", 6) == 0;
        if (fact->kind == FACT_PICTURE && is_chip) assert_false(is_over_hand(fixture, seat, fact->box));
    }
}

/* When the sabacc pot leaves, and its last chip lands; meanwhile no chip is over the winner's cards. */
typedef struct Followed {
    double leaves, lands;
} Followed;

static const double BOUNCES_MS = 150;

static Followed watch_pots(TableFixture *fixture, int winner, bool may_cross) {
    const TableView *view = fixture->view;
    Followed followed = {0};
    while (view->flight_count > 0) {
        for (int i = 0; i < view->flight_count; i++) {
            const Flight *flight = &view->flights[i];
            if (flight->from.kind != PLACE_SABACC_POT) continue;
            if (followed.lands <= 0) followed.leaves = flight->begins;
            followed.lands = fmax(followed.lands, flight->ends - BOUNCES_MS);
        }
        draw(fixture);
        if (!may_cross && !table_showdown_is_moving(view)) expect_none_over_hand(fixture, winner);
        fixture_update(fixture, STEP_MS);
    }
    return followed;
}

/* The sabacc pot leaves as the first chip of the hand pot lies, the plate comes as the last does, and all is
 * over within 1.8 s; the second pot's chips stand beside the first's, and none on cards. */
static void test_one_pot_follows_the_other(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    static const double ALL_MS = 1800;
    for (int size = 0; size < 2; size++) {
        TableFixture fixture = open_seeded(1, 4, usual, sizes[size][0], sizes[size][1]);
        const TableView *view = fixture.view;
        play_until(&fixture, SABACC_EVENT_SABACC_PAYOUT);
        play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        keep_to_the_end(&fixture);
        double begun = view->now, first = view->flights[0].ends - BOUNCES_MS;
        int winner = winner_of(&fixture);
        assert_true(winner > 0);
        Followed followed = watch_pots(&fixture, winner, size == 1);
        assert_float_equal(followed.leaves, first + 150, 10);
        assert_true(view->told_at >= followed.lands && view->told_at <= followed.lands + 200);
        fixture_update(&fixture, begun + ALL_MS - view->now);
        draw(&fixture);
        expect_none_over_hand(&fixture, winner);
        const Fact *told = fact_of(&fixture, "result:won", FACT_TEXT);
        assert_non_null(told);
        Box then = told->box;
        show_to_the_end(&fixture);
        assert_float_equal(fact_of(&fixture, "result:won", FACT_TEXT)->box.y, then.y, 0.01);
        fixture_close(&fixture);
    }
}

/* Hurried and with reduced motion as much stands there in the end. */
static void test_stacks_however_shown(void **unused) {
    (void)unused;
    int counts[3];
    for (int way = 0; way < 3; way++) {
        TableFixture fixture = open_at(4, way == 1 ? calm : usual, 960, 540);
        play_until(&fixture, SABACC_EVENT_PAYOUT);
        if (way == 2)
            play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        else
            play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        if (way == 1) {
            fixture_update(&fixture, 300);
            draw(&fixture);
            for (int stack = 1; stack <= TABLE_RAKE_STACKS; stack++) {
                char name[TRANSCRIPT_NAME];
                snprintf(name, sizeof name, "raked:%d:0", stack);
                assert_null(fact_of(&fixture, name, FACT_PICTURE));
            }
        }
        keep_to_the_end(&fixture);
        if (way == 2) table_view_skip_animation(fixture.view);
        show_to_the_end(&fixture);
        int winner = winner_of(&fixture);
        assert_true(winner >= 0);
        counts[way] = fixture.view->won[winner].count;
        for (int i = 0; i < counts[way]; i++) assert_non_null(won_chip(&fixture, winner, i));
        assert_non_null(fact_of(&fixture, "result:won", FACT_TEXT));
        fixture_close(&fixture);
    }
    assert_in_range(counts[0], 8, TABLE_WON_CHIPS);
    assert_int_equal(counts[1], counts[0]);
    assert_int_equal(counts[2], counts[0]);
}

/* A bet is a few chips, more for a larger one; with reduced motion one stack. */
static void test_bets_are_few_chips(void **unused) {
    (void)unused;
    static const struct {
        int32_t amount;
        int chips;
    } rows[] = {{1, 1}, {2, 2}, {7, 3}, {20, 4}, {40, 5}, {100, 6}, {100000, 6}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int is_calm = 0; is_calm < 2; is_calm++) {
            TableFixture fixture = open_at(4, is_calm ? calm : usual, 640, 360);
            fixture_settle(&fixture);
            int32_t amount;
            table_send_chips(fixture.view, table_at_seat(PLACE_STACK, 1), table_at_seat(PLACE_BET, 1),
                             rows[i].amount, 0);
            assert_int_equal(chips_flying(&fixture, PLACE_BET, &amount), is_calm ? 1 : rows[i].chips);
            assert_int_equal(amount, rows[i].amount);
            fixture_close(&fixture);
        }
}

/* ---- the result ---- */

/* A plate says who has won how much with which hand, and no plate what somebody did before. */
static void test_result_is_told(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    for (int size = 0; size < 2; size++) {
        TableFixture fixture = open_at(4, usual, sizes[size][0], sizes[size][1]);
        play_until(&fixture, SABACC_EVENT_PAYOUT);
        play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        draw(&fixture);
        assert_null(fact_of(&fixture, "result:won", FACT_TEXT));
        show_to_the_end(&fixture);
        int winner = winner_of(&fixture);
        char words[80], name[TRANSCRIPT_NAME];
        const SabaccTable *table = &fixture.view->shown.table;
        snprintf(words, sizeof words, "%s wins %d", fixture_looks[winner].name,
                 (int)fixture.view->won[winner].amount);
        const Fact *won = fact_of(&fixture, "result:won", FACT_TEXT),
                   *hand = fact_of(&fixture, "result:hand", FACT_TEXT);
        assert_non_null(won);
        assert_non_null(hand);
        assert_string_equal(won->words, words);
        assert_non_null(strstr(hand->words, sabacc_rank_title((SabaccRank)table->seat[winner].rank)));
        assert_false(is_over_card(&fixture, won->box) || is_over_card(&fixture, hand->box));
        for (int seat = 0; seat < 4; seat++) {
            snprintf(name, sizeof name, "did:%d", seat);
            const Fact *did = fact_of(&fixture, name, FACT_TEXT);
            if (seat == winner)
                assert_non_null(did);
            else if (!seat_in(table->folded, seat))
                assert_null(did);
        }
        show_next_hand(&fixture);
        assert_null(fact_of(&fixture, "result:won", FACT_TEXT));
        fixture_close(&fixture);
    }
}

static int channel(Pixel pixel, int index) { return (int)(pixel >> (8 * index) & 0xff); }

/* Beside the winner's cards the cloth is lighter than where none lie, in every colour, and not brown. */
static void test_winner_lies_in_light(void **unused) {
    (void)unused;
    enum { SEED_OF_ANOTHERS_WIN = 1 };
    TableFixture fixture = open_seeded(SEED_OF_ANOTHERS_WIN, 4, usual, 960, 540);
    play_until(&fixture, SABACC_EVENT_PAYOUT);
    show_to_the_end(&fixture);
    fixture_draw_now(&fixture, NULL);
    int winner = winner_of(&fixture);
    assert_true(winner > 0 && seat_in(fixture.view->shown.table.shown, winner));
    Box card = card_of(&fixture, winner);
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
    Box card = card_of(fixture, seat);
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
        TableFixture fixture = open_seeded(seed, SEATS, usual, 960, 540);
        play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        draw(&fixture);
        for (int seat = 1; seat < SEATS; seat++) {
            bool is_shown = seat_in(fixture.view->shown.table.shown, seat);
            if (!is_shown || !isfinite(fixture.view->showdown.hand[seat].dims_at)) continue;
            draw(&fixture);
            if (card_of(&fixture, seat).width <= 0) continue; /* beneath the hand in the middle */
            double left = light_left(&fixture, seat);
            assert_true(left > 0.54 && left < 0.7);
            beaten++;
        }
        fixture_close(&fixture);
    }
    assert_true(beaten > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hands_come_forward),
        cmocka_unit_test(test_stand_up_as_they_come),
        cmocka_unit_test(test_lies_in_the_middle),
        cmocka_unit_test(test_cards_turn_in_the_middle),
        cmocka_unit_test(test_a_beat_before_the_last),
        cmocka_unit_test(test_the_lamp_goes_to_the_winner),
        cmocka_unit_test(test_faces_follow_the_hands),
        cmocka_unit_test(test_a_great_win_knocks),
        cmocka_unit_test(test_chips_bounce),
        cmocka_unit_test(test_the_plate_comes_last),
        cmocka_unit_test(test_totals_count_up),
        cmocka_unit_test(test_hit_stop),
        cmocka_unit_test(test_light_goes_down),
        cmocka_unit_test(test_calmed_meanwhile),
        cmocka_unit_test(test_skipped),
        cmocka_unit_test(test_pot_is_raked),
        cmocka_unit_test(test_bets_are_few_chips),
        cmocka_unit_test(test_stacks_stand_before_the_winner),
        cmocka_unit_test(test_one_pot_follows_the_other),
        cmocka_unit_test(test_stacks_however_shown),
        cmocka_unit_test(test_result_is_told),
        cmocka_unit_test(test_winner_lies_in_light),
        cmocka_unit_test(test_beaten_hands_are_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
