/* Where one's own seat has folded, its hand lies pale and face down before it until the next hand, over
 * nothing that is read, in every game in which one can fold. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/state.h"
#include "table_fixture.h"

enum { OWN = 0 };
static const double STEP_MS = 60;

typedef struct Shape {
    int width, height;
} Shape;
static const Shape shapes[] = {{960, 540}, {450, 800}};

static bool is_kind(const Fact *fact, const char *kind) {
    return strncmp(fact->name, kind, strlen(kind)) == 0;
}

/* How many of the folded cards are drawn now; over no text, and over no other card. */
static int folded_cards(TableFixture *fixture, const char *game) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    free(fixture_describe(fixture, NULL));
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *card = transcript_at(said, i);
        if (card->kind != FACT_PICTURE || !is_kind(card, "folded:")) continue;
        count++;
        for (int k = 0; k < transcript_count(said); k++) {
            const Fact *other = transcript_at(said, k);
            bool is_card = other->kind == FACT_PICTURE && is_kind(other, "card:");
            if ((other->kind == FACT_TEXT || is_card) && box_overlaps(card->box, other->box))
                fail_msg("%s, %dx%d: a folded card lies on %s \"%s\"", game, fixture->pixels->width,
                         fixture->pixels->height, other->name, other->words);
        }
    }
    return count;
}

static bool may_fold(const TableFixture *fixture) {
    SabaccAction fold = {.seat = OWN, .verb = SABACC_VERB_FOLD, .target = SABACC_NOBODY};
    return sabacc_check(&fixture->state, &fold) == SABACC_OK;
}

static bool play_until_asked(TableFixture *fixture) {
    enum { ACTIONS = 120 };
    for (int actions = 0; actions < ACTIONS && !may_fold(fixture); actions++) {
        table_view_skip_animation(fixture->view);
        if (!fixture_act(fixture)) return false;
    }
    table_view_skip_animation(fixture->view);
    return may_fold(fixture);
}

/* Until the hand has ended and its winner been paid, and until one has cards again. */
static void watch_hand(TableFixture *fixture, const char *game, int cards) {
    const SabaccTable *shown = &table_view_shown(fixture->view)->table;
    while (seat_in(shown->folded, OWN)) {
        int seen = folded_cards(fixture, game);
        if (seen != cards) fail_msg("%s: %d of %d folded cards are there", game, seen, cards);
        if (!table_view_is_moving(fixture->view) && !fixture_act(fixture)) return;
        fixture_update(fixture, STEP_MS);
    }
    fixture_settle(fixture);
    assert_int_equal(folded_cards(fixture, game), 0);
}

static bool fold_in(const SabaccGame *game, Shape shape) {
    TableFixture fixture;
    FixtureSetup setup = {.width = shape.width,
                          .height = shape.height,
                          .seats = game->max_seats < 4 ? game->max_seats : 4,
                          .seed = 5,
                          .credits = 250,
                          .game = game->id,
                          .settings = {.speed = 1, .shows_totals = true}};
    assert_true(fixture_open(&fixture, &setup));
    bool folds = play_until_asked(&fixture);
    if (folds) {
        int cards = fixture.view->shown.table.seat[OWN].hand_count;
        assert_int_equal(folded_cards(&fixture, game->id), 0);
        fixture_play(&fixture, "0 fold");
        while (seat_in(fixture.view->shown.table.folded, OWN) == false) fixture_update(&fixture, STEP_MS);
        fixture_update(&fixture, 700);
        watch_hand(&fixture, game->id, cards);
    }
    fixture_close(&fixture);
    return folds;
}

static void test_the_hand_lies_at_the_rail(void **unused) {
    (void)unused;
    enum { LEAST = 8 };
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
        int games = 0;
        for (int i = 0; i < sabacc_game_count(); i++) games += fold_in(sabacc_game_at(i), shapes[k]);
        assert_true(games >= LEAST);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_hand_lies_at_the_rail)};
    fixture_is_blank = true;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
