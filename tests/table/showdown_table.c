/* A table at which hands are judged and paid. */
#include "showdown_table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

const TableSettings showdown_usual = {.speed = 1, .shows_totals = true};
const TableSettings showdown_calm = {.speed = 1, .shows_totals = true, .reduced_motion = true};

TableFixture showdown_open(uint64_t seed, int seats, TableSettings settings, int width, int height) {
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

TableFixture showdown_open_at(int seats, TableSettings settings, int width, int height) {
    return showdown_open(3, seats, settings, width, height);
}

bool is_posted(const TableFixture *fixture, SabaccEventType type) {
    for (int i = 0; i < fixture->last.count; i++)
        if (fixture->last.list[i].type == (uint8_t)type) return true;
    return false;
}

void showdown_play_until(TableFixture *fixture, SabaccEventType type) {
    for (int actions = 0; actions < 600; actions++) {
        fixture_settle(fixture);
        assert_true(fixture_act(fixture));
        if (is_posted(fixture, type)) return;
    }
    fail_msg("event %d never came", (int)type);
}

void showdown_play_until_shown(TableFixture *fixture, SabaccEventType type) {
    while (fixture->view->begun != type && table_view_is_moving(fixture->view))
        fixture_update(fixture, SHOWDOWN_STEP_MS);
    assert_int_equal(fixture->view->begun, type);
}

void showdown_play_until_due(TableFixture *fixture, SabaccEventType type) {
    const TableView *view = fixture->view;
    while (view->queue[view->queue_at].type != type || view->next_at - view->now > 2 * SHOWDOWN_STEP_MS) {
        assert_true(table_view_is_moving(view));
        fixture_update(fixture, SHOWDOWN_STEP_MS);
    }
}

/* ---- what is drawn now ---- */

const Fact *showdown_fact(TableFixture *fixture, const char *name, FactKind kind) {
    int at = 0;
    const Fact *fact;
    while ((fact = transcript_next(canvas_transcript(fixture->canvas), name, &at)))
        if (fact->kind == kind) return fact;
    return NULL;
}

void showdown_draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

void showdown_keep_to_the_end(TableFixture *fixture) {
    TableView *view = fixture->view;
    for (int i = view->queue_at; i < view->queue_end; i++)
        if (view->queue[i].type == SABACC_EVENT_HAND_END) view->queue_end = i + 1;
    fixture->is_made_up = true;
}

void showdown_show_to_the_end(TableFixture *fixture) {
    showdown_keep_to_the_end(fixture);
    fixture_settle(fixture);
    showdown_draw(fixture);
}

void showdown_show_next_hand(TableFixture *fixture) {
    SabaccEvents events = fixture->last;
    int from = 0;
    while (events.list[from].type != SABACC_EVENT_HAND_END) from++;
    events.count -= from + 1;
    memmove(events.list, events.list + from + 1, (size_t)events.count * sizeof *events.list);
    table_view_post(fixture->view, &events);
    fixture_settle(fixture);
    showdown_draw(fixture);
}

Box showdown_card(TableFixture *fixture, int seat) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "card:%d:0", seat);
    const Fact *fact = showdown_fact(fixture, name, FACT_PICTURE);
    return fact ? fact->box : (Box){0};
}

int showdown_number(TableFixture *fixture, const char *name) {
    const Fact *fact = showdown_fact(fixture, name, FACT_TEXT);
    return fact ? atoi(strpbrk(fact->words, "0123456789")) : -1;
}

int showdown_winner(const TableFixture *fixture) {
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++)
        if (fixture->view->won[seat].amount > 0) return seat;
    return SABACC_NOBODY;
}
