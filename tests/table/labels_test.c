/* No two texts of a table lie on each other, at any moment of a game, in every
 * game, in landscape and in portrait. */
#include <math.h>
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

#include "ui/plaques.h"

static const double STEP_MS = 90;
enum {
    LINES = 400,
    ACTIONS = 48,
    NAMED_ACTIONS = 24,
    FADED = 0x90
}; /* fainter letters are coming or going */

/* A line of letters, in pixels: where its ink is, and whether it is read; a
 * plate may lie over a part of it.
 */
typedef struct Line {
    Box ink;
    bool is_read, is_covered;
} Line;

static float most(float a, float b) { return a > b ? a : b; }
static float least(float a, float b) { return a < b ? a : b; }

/* As far as they share x and y, in pixels; less than 0: not at all. */
static float shared(Box a, Box b) {
    float x = least(a.x + a.width, b.x + b.width) - most(a.x, b.x);
    float y = least(a.y + a.height, b.y + b.height) - most(a.y, b.y);
    return least(x, y);
}

static Box bounds_of(const char *drawn) {
    Box box = {0};
    const char *end = strchr(drawn, '\n'), *in = drawn;
    for (const char *at = drawn; at < end && (at = strstr(at, " in ")) && at < end; at++) in = at;
    if (sscanf(in, " in %f,%f %fx%f", &box.x, &box.y, &box.width, &box.height) < 4) return (Box){0};
    return box;
}

static const float INK = 0.6f; /* of a line's height */

/* The ink of a text: letters fill about six tenths of their line. */
static bool ink_of(const char *drawn, Box *ink) {
    int x, y, wide, high;
    unsigned colour;
    if (sscanf(drawn, "text %d,%d %x of %dx%d", &x, &y, &colour, &wide, &high) < 5) return false;
    if (colour >> 24 < FADED) return false;
    *ink = (Box){(float)x, (float)y + (float)high * (1 - INK) / 2, (float)wide, (float)high * INK};
    return true;
}

static const float TOUCH = 2.5f; /* pixels that are not seen */

/* A plate on which something else is written; what is larger lies over the
 * table as a page does. */
static bool is_plate(const char *drawn) {
    enum { NEARLY_OPAQUE = 0xb0, HIGHEST = 40 };
    unsigned top, bottom;
    if (sscanf(drawn, "panel %*d,%*d %*dx%*d %*s %*d %x %x", &top, &bottom) < 2) return false;
    return bounds_of(drawn).height <= HIGHEST && top >> 24 >= NEARLY_OPAQUE && bottom >> 24 >= NEARLY_OPAQUE;
}

/* A card or a person hides what is under it. */
static bool is_cover(const char *drawn) {
    const char *end = strchr(drawn, '\n'), *opaque = strstr(drawn, "opacity 256");
    bool is_picture = strncmp(drawn, "picture ", 8) == 0 || strncmp(drawn, "placed ", 7) == 0;
    return is_picture && opaque && opaque < end;
}

static bool is_under(Box ink, Box cover) {
    return ink.x >= cover.x && ink.x + ink.width <= cover.x + cover.width && ink.y >= cover.y &&
           ink.y + ink.height <= cover.y + cover.height;
}

static int read_lines(const char *drawn, Line lines[LINES]) {
    int count = 0;
    for (; strncmp(drawn, "said ", 5) != 0 && *drawn; drawn = strchr(drawn, '\n') + 1) {
        Box ink;
        if (ink_of(drawn, &ink)) {
            assert_true(count < LINES);
            lines[count++] = (Line){ink, true, false};
        } else if (is_plate(drawn)) {
            Box plate = bounds_of(drawn);
            for (int i = 0; i < count; i++) lines[i].is_covered |= shared(lines[i].ink, plate) > TOUCH;
        } else if (is_cover(drawn)) {
            Box cover = bounds_of(drawn);
            for (int i = 0; i < count; i++) lines[i].is_read &= !is_under(lines[i].ink, cover);
        }
    }
    return count;
}

/* What is said where that line is. */
static const Fact *fact_at(const TableFixture *fixture, Box ink) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    float scale = fixture->layout.scale, x = (ink.x + ink.width / 2) / scale,
          y = (ink.y + ink.height / 2) / scale, nearest = 1e9f;
    const Fact *found = NULL;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        Box box = fact->box;
        float off = (box.y + box.height / 2 - y) * (box.y + box.height / 2 - y);
        bool is_in = x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y && y <= box.y + box.height;
        if (fact->kind == FACT_TEXT && is_in && off <= nearest) found = fact, nearest = off;
    }
    return found;
}

/* What lies on something that is read: in two pictures after each other it does
 * not only pass by. */
enum { FAULTS = 40, FAULT_BYTES = 200 };
typedef struct Faults {
    char list[FAULTS][FAULT_BYTES];
    int count;
} Faults;

static const char *words_of(const Fact *fact) { return fact ? fact->words : "?"; }
static const char *name_of(const Fact *fact) { return fact && fact->name[0] ? fact->name : "a text"; }

static void note(Faults *faults, const Fact *under, const Fact *over, Box at) {
    if (faults->count == FAULTS) return;
    char *words = faults->list[faults->count++];
    int used = over ? snprintf(words, FAULT_BYTES, "%s \"%s\"", name_of(over), words_of(over))
                    : snprintf(words, FAULT_BYTES, "a plate");
    snprintf(words + used, FAULT_BYTES - (size_t)used, " lies on %s \"%s\" at %.0f, %.0f", name_of(under),
             words_of(under), (double)at.x, (double)at.y);
}

/* A token that is played is shown over the table, as a card is that one looks
 * at. */
static bool is_shown_over_it(const TableView *view) {
    bool has_tokens = sabacc_table_game(&view->shown.table)->table == SABACC_TABLE_FAMILIES;
    for (int i = 0; has_tokens && i < view->flight_count; i++)
        if (view->flights[i].kind >= FLIGHT_OWN) return true;
    return false;
}

/* The number after the kind of words on a seat's plate; -1: it is none of them. */
static int plate_of(const Fact *fact) {
    static const char *const kinds[] = {"name:", "did:", "credits:"};
    for (size_t i = 0; fact && i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(fact->name, kinds[i], strlen(kinds[i])) == 0) return atoi(fact->name + strlen(kinds[i]));
    return -1;
}

/* The ink of words that slope, as it would be on a level plate: its picture is higher by what they rise. */
static Box level(Box ink, float slope) {
    float rises = ceilf(fabsf(slope) * ink.width / 2) + 1, high = ink.height - 2 * INK * rises;
    float middle = ink.y + ink.height / 2 - slope * (ink.x + ink.width / 2);
    return (Box){ink.x, middle - high / 2, ink.width, high};
}

/* Lines of one plate slope with it, one along the other. */
static bool is_along(const TableFixture *fixture, const Fact *a, const Fact *b, Box ink, Box other) {
    int seat = plate_of(a);
    if (seat < 0 || seat != plate_of(b)) return false;
    const SabaccTable *table = &fixture->state.table;
    TableArea area = fixture_area(fixture);
    TableLayout at = table_layout_for(table, &area, table_card_shape(fixture->view), 0);
    float slope = style_plaque_slope(at.seat[seat].slope);
    return at.seat[seat].figure.width > 0 && shared(level(ink, slope), level(other, slope)) <= TOUCH;
}

static void find_faults(TableFixture *fixture, Faults *faults) {
    Line lines[LINES];
    char *drawn = fixture_describe(fixture, NULL);
    int count = read_lines(drawn, lines);
    free(drawn);
    faults->count = 0;
    for (int i = 0; i < count && !is_shown_over_it(fixture->view); i++) {
        const Fact *under = fact_at(fixture, lines[i].ink);
        if (!lines[i].is_read) continue;
        if (lines[i].is_covered) note(faults, under, NULL, lines[i].ink);
        for (int k = i + 1; k < count; k++) {
            if (!lines[k].is_read || shared(lines[i].ink, lines[k].ink) <= TOUCH) continue;
            const Fact *over = fact_at(fixture, lines[k].ink);
            /* A word that is explained is drawn once more in its line, and what is
             * engraved has an edge. */
            bool is_same = under && over && strcmp(under->words, over->words) == 0;
            is_same |= is_along(fixture, under, over, lines[i].ink, lines[k].ink);
            if (under != over && !is_same) note(faults, under, over, lines[i].ink);
        }
    }
}

static bool has_fault(const Faults *faults, const char *words) {
    for (int i = 0; i < faults->count; i++)
        if (strcmp(faults->list[i], words) == 0) return true;
    return false;
}

/* How many of them were in the picture before. */
static int check(TableFixture *fixture, Faults *before, const char *where) {
    Faults now;
    int staying = 0;
    find_faults(fixture, &now);
    for (int i = 0; i < now.count; i++) {
        if (!has_fault(before, now.list[i])) continue;
        print_error("%s: %s\n", where, now.list[i]);
        staying++;
    }
    *before = now;
    return staying;
}

typedef struct Shape {
    int width, height;
} Shape;

static int play(const SabaccGame *game, int seats, int viewer, Shape shape) {
    TableFixture fixture;
    Faults before = {.count = 0};
    int faults = 0;
    FixtureSetup setup = {.width = shape.width,
                          .height = shape.height,
                          .seats = seats,
                          .viewer = viewer,
                          .seed = 42,
                          .credits = 200,
                          .game = game->id,
                          .settings = {.speed = 1, .shows_totals = true}};
    assert_true(fixture_open(&fixture, &setup));
    for (int action = 0; action < ACTIONS && fixture_act(&fixture); action++) {
        char where[100];
        snprintf(where, sizeof where, "%s, %d seats, seen by %d, %dx%d, action %d", game->id, seats, viewer,
                 shape.width, shape.height, action);
        int found = 0;
        do {
            if (found == 0) found += check(&fixture, &before, where);
            fixture_update(&fixture, STEP_MS);
        } while (table_view_is_moving(fixture.view));
        if (found == 0) found += check(&fixture, &before, where);
        faults += found;
    }
    fixture_close(&fixture);
    return faults;
}

static void test_no_text_lies_on_another(void **unused) {
    (void)unused;
    static const Shape shapes[] = {{960, 540}, {450, 800}};
    int faults = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        int some = game->max_seats < 4 ? game->max_seats : 4;
        for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
            faults += play(game, some, 0, shapes[k]);
            faults += play(game, some, SABACC_OPEN, shapes[k]);
            if (game->max_seats > some) faults += play(game, game->max_seats, SABACC_OPEN, shapes[k]);
        }
    }
    assert_int_equal(faults, 0);
}

/* ---- names ---- */

static bool is_told_on_plate(const Fact *fact) {
    return fact->kind == FACT_TEXT &&
           (strncmp(fact->name, "name:", 5) == 0 || strncmp(fact->name, "did:", 4) == 0);
}

static bool is_card(const Fact *fact) {
    static const char *const decks[] = {"classic/", "local/", "spike/", "kessel/"};
    for (size_t i = 0; fact->kind == FACT_PICTURE && i < sizeof decks / sizeof *decks; i++)
        if (strncmp(fact->words, decks[i], strlen(decks[i])) == 0) return true;
    return false;
}

/* Cards over what is written on the others' plates now: the upper part of each is not there, as its corners
 * are round and it is turned. */
static int names_covered(TableFixture *fixture) {
    static const float CORNER = 0.05f, NO_INK = 0.2f; /* above and below the letters of a line */
    free(fixture_describe(fixture, NULL));
    const Transcript *said = canvas_transcript(fixture->canvas);
    int covered = 0;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *told = transcript_at(said, i);
        if (!is_told_on_plate(told) || told->box.y > fixture->layout.screen.height / 2) continue;
        Box ink = box_inset(told->box, 0, told->box.height * NO_INK);
        for (int k = i + 1; k < transcript_count(said); k++) {
            const Fact *card = transcript_at(said, k);
            Box solid = box_inset(card->box, card->box.width * CORNER, card->box.height * CORNER);
            if (is_card(card) && shared(ink, solid) > 0) covered++;
        }
    }
    return covered;
}

static void test_flying_cards_leave_names_free(void **unused) {
    (void)unused;
    static const char *const games[] = {"classic", "local", "corellian-spike", "kessel", "casino"};
    static const double BETWEEN_MS = 40;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        const SabaccGame *game = sabacc_game_find(games[i]);
        TableFixture fixture;
        FixtureSetup setup = {.width = 960,
                              .height = 540,
                              .seats = game->max_seats < 4 ? game->max_seats : 4,
                              .seed = 7,
                              .credits = 200,
                              .game = games[i],
                              .settings = {.speed = 1, .shows_totals = true}};
        assert_true(fixture_open(&fixture, &setup));
        int covered = 0;
        for (int action = 0; action < NAMED_ACTIONS && fixture_act(&fixture); action++) {
            do {
                bool is_shown = fixture.state.table.shown != 0; /* hands come forward */
                if (!is_shown) covered += names_covered(&fixture);
                fixture_update(&fixture, BETWEEN_MS);
            } while (table_view_is_moving(fixture.view));
        }
        if (covered > 0) fail_msg("%s: cards lie over names in %d pictures", games[i], covered);
        fixture_close(&fixture);
    }
}

/* ---- keys ---- */

static const Fact *fact_named(const TableFixture *fixture, FactKind kind, const char *name) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        if (fact->kind == kind && strcmp(fact->name, name) == 0) return fact;
    }
    return NULL;
}

/* The cap of the key that chooses a pointed card touches that card's lower side, which rises from its point
 * in the middle. */
static void test_caps_touch_pointed_cards(void **unused) {
    (void)unused;
    static const float CUT = 0.15f, TOUCHES = 6; /* of the card's height; logical units */
    TableFixture fixture;
    FixtureSetup setup = {.width = 1920,
                          .height = 1080,
                          .seats = 3,
                          .seed = 7,
                          .credits = 200,
                          .settings = {.speed = 1, .shows_totals = true}};
    assert_true(fixture_open(&fixture, &setup));
    while (fixture.state.table.seat[0].hand_count < 2) assert_true(fixture_act(&fixture));
    fixture_settle(&fixture);
    TableChoice choice = {.cards = 3, .keys = {.card = '1'}, .token = -1};
    free(fixture_describe(&fixture, &choice));
    for (int slot = 0; slot < 2; slot++) {
        char name[32];
        snprintf(name, sizeof name, "key:card:%d", slot);
        const Fact *cap = fact_named(&fixture, FACT_TEXT, name);
        snprintf(name, sizeof name, "card:0:%d", slot);
        const Fact *card = fact_named(&fixture, FACT_PICTURE, name);
        assert_true(cap && card);
        float x = (cap->box.x + cap->box.width / 2 - card->box.x) / card->box.width;
        float side = card->box.y + card->box.height * (1 - CUT * most(1 - 2 * x, 0));
        assert_true(x < 0.5f && cap->box.y < side - TOUCHES);
    }
    fixture_close(&fixture);
}

/* ---- tags ---- */

/* What a card counts against its printed sign (FO-2) is written with its own sign, as totals are. */
static void test_tags_tell_the_sign(void **unused) {
    (void)unused;
    int positive = 0;
    for (uint64_t seed = 1; seed < 20 && positive == 0; seed++) {
        TableFixture fixture;
        FixtureSetup setup = {.width = 960,
                              .height = 540,
                              .seats = 4,
                              .viewer = SABACC_OPEN,
                              .seed = seed,
                              .credits = 200,
                              .game = "force",
                              .settings = {.speed = 0, .shows_totals = true}};
        assert_true(fixture_open(&fixture, &setup));
        for (int action = 0; action < NAMED_ACTIONS && fixture_act(&fixture); action++) {
            fixture_settle(&fixture);
            free(fixture_describe(&fixture, NULL));
            const Transcript *said = canvas_transcript(fixture.canvas);
            for (int i = 0; i < transcript_count(said); i++) {
                const Fact *tag = transcript_at(said, i);
                if (tag->kind != FACT_TEXT || strncmp(tag->name, "card:", 5) != 0) continue;
                bool is_signed = strchr("+-", tag->words[0]) || strncmp(tag->words, "\u2212", 3) == 0;
                if (!is_signed && strcmp(tag->words, "0") != 0) fail_msg("%s: \"%s\"", tag->name, tag->words);
                positive += tag->words[0] == '+';
            }
        }
        fixture_close(&fixture);
    }
    assert_true(positive > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_text_lies_on_another), cmocka_unit_test(test_flying_cards_leave_names_free),
        cmocka_unit_test(test_tags_tell_the_sign), cmocka_unit_test(test_caps_touch_pointed_cards)};
    fixture_is_blank = true;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
