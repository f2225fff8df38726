/* When a portrait shows a mood: by what all have seen, and by the character. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "render/transcript.h"
#include "session/characters.h"
#include "table_fixture.h"

static void cut(char *words, const char *from) {
    char *at = strstr(words, from);
    if (at) *at = '\0';
}

/* The face of seat 1 with that portrait, whose pictures have that name, with these moods, at that table. */
static const char *face_of_person(const char *portrait, const char *name, uint8_t glad, uint8_t sour,
                                  void (*make)(SabaccTable *table)) {
    static char face[TRANSCRIPT_WORDS];
    char pictures[32];
    snprintf(pictures, sizeof pictures, "people/%s", name);
    FixtureSetup setup = {.width = 640, .height = 360, .seats = 4, .credits = 100, .settings = {.speed = 1}};
    TableLook looks[SABACC_MAX_SEATS] = {{.name = "Ana"},
                                         {.name = "Vex", .portrait = portrait},
                                         {.name = "Nyx", .portrait = "nyx"},
                                         {.name = "Orro", .portrait = "orro"}};
    TableFixture fixture;
    looks[1].glad = glad, looks[1].sour = sour;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 12; i++) fixture_act(&fixture); /* the cards are dealt */
    SabaccView view;
    sabacc_view(&fixture.state, 0, &view);
    SabaccSeat *seat = &view.table.seat[1];
    assert_true(seat->hand_count > 0);
    seat->last = SABACC_VERBS;
    make(&view.table);
    table_view_free(fixture.view);
    fixture.view = table_view_create(&view, looks, setup.settings, NULL);
    fixture.is_made_up = true;
    free(fixture_describe(&fixture, NULL));
    const Transcript *said = canvas_transcript(fixture.canvas);
    face[0] = '\0';
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, pictures, strlen(pictures)) == 0) {
            char person[64];
            strcpy(person, transcript_at(said, i)->words + 7);
            cut(person, "-left");
            cut(person, "-right");
            cut(person, "-arms");
            assert_true(face[0] == '\0' || strcmp(person, face) == 0); /* arms are of the face's mood */
            strcpy(face, person);
        }
    fixture_close(&fixture);
    return face;
}

static const char *face_of(uint8_t glad, uint8_t sour, void (*make)(SabaccTable *table)) {
    return face_of_person("vex", "vex", glad, sour, make);
}

static void wins(SabaccTable *table) {
    table->stale = 1;
    table->winners = seat_bit(1);
    table->seat[1].won_of[0] = 40;
}
static void wins_much(SabaccTable *table) {
    wins(table);
    table->seat[1].won_of[0] = 300;
}
static void loses(SabaccTable *table) {
    table->stale = 1;
    table->winners = seat_bit(2);
    table->shown = seat_bit(1) | seat_bit(2);
}
static void bombs(SabaccTable *table) {
    loses(table);
    table->bombed = seat_bit(1);
}
static void folds(SabaccTable *table) { table->folded = seat_bit(1); }
static void raises(SabaccTable *table) { table->seat[1].last = SABACC_VERB_RAISE; }
static void raises_much(SabaccTable *table) {
    raises(table);
    table->hand_pot = 300;
}

static void test_moods(void **unused) {
    (void)unused;
    static const struct {
        void (*make)(SabaccTable *table);
        const char *usual, *never, *seldom, *early;
    } rows[] = {{wins, "vex-glad", "vex", "vex", "vex-glad"},
                {wins_much, "vex-glad", "vex", "vex-glad", "vex-glad"},
                {raises, "vex", "vex", "vex", "vex"},
                {raises_much, "vex-in", "vex-in", "vex-in", "vex-glad"},
                {loses, "vex-sour", "vex-back", "vex-back", "vex-sour"},
                {bombs, "vex-sour", "vex-back", "vex-sour", "vex-sour"},
                {folds, "vex-back", "vex-back", "vex-back", "vex-sour"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(face_of(CHARACTER_USUAL, CHARACTER_USUAL, rows[i].make), rows[i].usual);
        assert_string_equal(face_of(CHARACTER_NEVER, CHARACTER_NEVER, rows[i].make), rows[i].never);
        assert_string_equal(face_of(CHARACTER_SELDOM, CHARACTER_SELDOM, rows[i].make), rows[i].seldom);
        assert_string_equal(face_of(CHARACTER_EARLY, CHARACTER_EARLY, rows[i].make), rows[i].early);
    }
}

/* Whoever chose no face is glad and sour in that of the guest. */
static void test_the_guest_has_moods(void **unused) {
    (void)unused;
    static const char *const portraits[] = {NULL, "guest"};
    for (size_t i = 0; i < sizeof portraits / sizeof *portraits; i++) {
        assert_string_equal(face_of_person(portraits[i], "guest", CHARACTER_USUAL, CHARACTER_SELDOM, wins),
                            "guest-glad");
        assert_string_equal(face_of_person(portraits[i], "guest", CHARACTER_USUAL, CHARACTER_SELDOM, bombs),
                            "guest-sour");
        assert_string_equal(face_of_person(portraits[i], "guest", CHARACTER_USUAL, CHARACTER_SELDOM, raises),
                            "guest");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_moods),
                                       cmocka_unit_test(test_the_guest_has_moods)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
