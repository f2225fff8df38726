#include "moving.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

TableFixture moving_open(const char *game, const char *options, TableSettings settings) {
    TableFixture fixture;
    FixtureSetup setup = {.width = 960,
                          .height = 540,
                          .seats = 4,
                          .viewer = 0,
                          .seed = 2,
                          .credits = 250,
                          .game = game,
                          .options = options,
                          .settings = settings};
    assert_true(fixture_open(&fixture, &setup));
    return fixture;
}

void moving_play_until(TableFixture *fixture, SabaccEventType type) {
    for (int actions = 0; actions < 600;) {
        bool deals = fixture->state.table.turn.to_act == SABACC_CROUPIER;
        bool may = deals ? table_view_is_ready(fixture->view) : !table_view_is_moving(fixture->view);
        int from = fixture->view->queue_at;
        if (may) {
            assert_true(fixture_act(fixture));
            actions++;
            from = 0;
        } else {
            fixture_update(fixture, MOVING_STEP_MS);
        }
        for (int i = from; i < fixture->view->queue_at; i++)
            if (fixture->view->queue[i].type == (uint8_t)type) return;
    }
    fail_msg("event %d never came", (int)type);
}

const Flight *moving_flight(const TableFixture *fixture, int kind) {
    for (int i = 0; i < fixture->view->flight_count; i++)
        if (fixture->view->flights[i].kind == kind && !fixture->view->flights[i].vanishes)
            return &fixture->view->flights[i];
    return NULL;
}

static void draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

/* The pictures of that asset drawn now; returns how many. */
int moving_pictures(TableFixture *fixture, const char *asset, size_t length, Box boxes[MOVING_PICTURES]) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    int count = 0;
    draw(fixture);
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        if (fact->kind == FACT_PICTURE && strncmp(fact->words, asset, length) == 0 && count < MOVING_PICTURES)
            boxes[count++] = fact->box;
    }
    return count;
}
