#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "base/files.h"
#include "scenes/player_face.h"
#include "session/characters.h"
#include "session/game_plan.h"
#include "session/players.h"

static char data[PLAN_PATH], path[PLAN_PATH + 32];

static int make_data(void **unused) {
    (void)unused;
    snprintf(data, sizeof data, "/tmp/sabacc-players-XXXXXX");
    if (!mkdtemp(data)) return -1;
    snprintf(path, sizeof path, "%s/players.json", data);
    return 0;
}

static int remove_data(void **unused) {
    (void)unused;
    char other[PLAN_PATH + 64];
    bool is_gone = file_remove(path);
    snprintf(other, sizeof other, "%s/.lock", data);
    is_gone &= file_remove(other);
    snprintf(other, sizeof other, "%s/players.json.bak", data);
    return is_gone && file_remove(other) && file_remove(data) ? 0 : -1;
}

static void keep(const char *name, int face) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    if (!players_keep(data, name, face, &why)) fail_msg("%s", words);
}

static Players read_all(void) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Players players = players_read(data, &why);
    if (why.used > 0) fail_msg("%s", words);
    return players;
}

static void write_text(const char *words) { assert_true(file_write(path, words, strlen(words), FILE_QUICK)); }

static void test_nobody_yet(void **unused) {
    (void)unused;
    assert_int_equal(read_all().count, 0);
    assert_int_equal(players_face(&(Players){.count = 0}, "Ana"), -1);
}

static void test_kept_and_read(void **unused) {
    (void)unused;
    keep("Čapek", 3);
    keep("Ana", 7);
    keep("Bo", -1);
    keep("Ana", -1);
    keep("Ana", 2);
    char aside[PLAN_PATH + 64];
    snprintf(aside, sizeof aside, "%s.bak", path);
    assert_false(file_is_plain(aside)); /* no face is no fault */
    Players players = read_all();
    assert_int_equal(players.count, 3);
    assert_string_equal(players.list[0].name, "Ana"); /* by name */
    assert_int_equal(players_face(&players, "Ana"), 2);
    assert_int_equal(players_face(&players, "Bo"), -1);
    assert_int_equal(players_face(&players, "Čapek"), 3);
    assert_int_equal(players_face(&players, "ana"), -1);
    assert_true(players_has(&players, "Bo"));
    assert_false(players_has(&players, "ana"));
}

static void test_forgotten(void **unused) {
    (void)unused;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    assert_true(players_forget(data, "Bo", &why));
    assert_true(players_forget(data, "Nobody", &why));
    Players players = read_all();
    assert_int_equal(players.count, 2);
    players_remove(&players, "Ana");
    players_remove(&players, "Nobody");
    assert_int_equal(players.count, 1);
}

static void test_what_others_wrote_stays(void **unused) {
    (void)unused;
    write_text("{\"Ana\": {\"face\": \"nyx\", \"motto\": \"double\"}, \"version\": 7, \"Bo\": {\"face\": "
               "\"new-face\"}}");
    Players players = read_all();
    assert_int_equal(players_face(&players, "Bo"), -1);
    keep("Ana", 0);
    char *words = file_read(path, 4096, NULL);
    assert_non_null(strstr(words, "double"));
    assert_non_null(strstr(words, "new-face"));
    assert_non_null(strstr(words, "\"version\""));
    free(words);
    players = read_all();
    assert_int_equal(players_face(&players, "Ana"), 0);
}

static void test_broken_file(void **unused) {
    (void)unused;
    char sentence[512] = "", kept[PLAN_PATH + 64];
    Text why = text_over(sentence, sizeof sentence);
    write_text("{\"Ana\": {\"face\":");
    assert_int_equal(players_read(data, &why).count, 0);
    assert_non_null(strstr(sentence, "players.json"));
    why = text_over(sentence, sizeof sentence);
    assert_true(players_keep(data, "Ana", 1, &why)); /* with a sentence about the copy */
    assert_true(why.used > 0);
    snprintf(kept, sizeof kept, "%s.bak", path);
    char *words = file_read(kept, 4096, NULL);
    assert_string_equal(words, "{\"Ana\": {\"face\":");
    free(words);
    Players players = read_all();
    assert_int_equal(players_face(&players, "Ana"), 1);
}

static void test_strange_values(void **unused) {
    (void)unused;
    char sentence[512] = "";
    Text why = text_over(sentence, sizeof sentence);
    const char bytes[] = "{\"\": {\"face\": \"vex\"}, \"A\": 3, \"B\": {\"face\": 4}, \"C\": null, \"D\": "
                         "{\"face\": \"vex\"}}";
    Players players = players_read_bytes("x", bytes, sizeof bytes - 1, &why);
    assert_int_equal(players.count, 4);
    assert_int_equal(players_face(&players, "A"), -1);
    assert_int_equal(players_face(&players, "D"), 0);
    for (int i = 0; i < PLAYERS_MAX; i++) {
        char name[16];
        snprintf(name, sizeof name, "P%d", i);
        bool is_set = players_set(&players, name, 0);
        assert_true(is_set == (i < PLAYERS_MAX - 4));
    }
    for (int i = 0; i < PLAYERS_MAX; i++) { /* those who are there may still change their face */
        bool is_set = players_set(&players, players.list[i].name, 3);
        assert_true(is_set);
        assert_int_equal(players.list[i].face, 3);
    }
}

/* Ana, Vex, Bo and Cleo sit there. */
static void set_table(MatchSetup *setup) {
    static const char *const names[] = {"Ana", "Vex", "Bo", "Cleo"};
    match_setup_init(setup, sabacc_game_find("classic"), 4, 100);
    for (int seat = 0; seat < 4; seat++) {
        snprintf(setup->seat[seat].name, MATCH_WORDS, "%s", names[seat]);
        snprintf(setup->seat[seat].agent, MATCH_WORDS, "%s", seat == 1 ? "ai:sharp" : "human");
    }
}

static void test_no_face_sits_twice(void **unused) {
    (void)unused;
    MatchSetup setup;
    Players players = {.count = 0};
    set_table(&setup);
    assert_true(players_set(&players, "Ana", 0)); /* Vex's own */
    assert_true(players_set(&players, "Bo", 5));
    assert_true(players_set(&players, "Cleo", 5));
    assert_string_equal(players_portrait(&players, &setup, 0), PLAYERS_GUEST);
    assert_string_equal(players_portrait(&players, &setup, 1), "vex");
    assert_string_equal(players_portrait(&players, &setup, 2), character_at(5)->portrait);
    assert_string_not_equal(players_portrait(&players, &setup, 3), PLAYERS_GUEST);
    snprintf(setup.seat[1].agent, MATCH_WORDS, "human"); /* a person called Vex has no face by that */
    assert_string_equal(players_portrait(&players, &setup, 1), PLAYERS_GUEST);
    assert_string_equal(players_portrait(&players, &setup, 0), "vex");
}

/* Whoever chose none, whose choice is taken, and whoever is no character: all have faces, and each another.
 */
static void test_everybody_has_a_face(void **unused) {
    (void)unused;
    Players players = {.count = 0};
    assert_true(players_set(&players, "Person 2", 4));
    assert_true(players_set(&players, "Person 3", 4));
    for (int characters = 0; characters < SABACC_MAX_SEATS; characters++) {
        MatchSetup setup;
        match_setup_init(&setup, sabacc_game_find("classic"), SABACC_MAX_SEATS, 100);
        for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
            bool is_character = seat < characters;
            if (is_character)
                snprintf(setup.seat[seat].name, MATCH_WORDS, "%s", character_at(seat)->name);
            else
                snprintf(setup.seat[seat].name, MATCH_WORDS, "Person %d", seat);
            snprintf(setup.seat[seat].agent, MATCH_WORDS, "%s",
                     is_character || seat == 7 ? "ai:sharp" : "human");
        }
        for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
            const char *face = players_portrait(&players, &setup, seat);
            assert_true(face[0] != '\0');
            for (int other = 0; other < seat; other++)
                assert_string_not_equal(face, players_portrait(&players, &setup, other));
        }
    }
}

/* Of many names each face is some one's that is given it: none is kept back. */
static void test_every_face_is_given(void **unused) {
    (void)unused;
    enum { NAMES = 2000 };
    Players players = {.count = 0};
    MatchSetup setup;
    int given[64] = {0};
    match_setup_init(&setup, sabacc_game_find("classic"), 2, 100);
    snprintf(setup.seat[0].name, MATCH_WORDS, "Guest"); /* the first one looks like one */
    for (int seat = 0; seat < 2; seat++) snprintf(setup.seat[seat].agent, MATCH_WORDS, "human");
    for (int i = 0; i < NAMES; i++) {
        snprintf(setup.seat[1].name, MATCH_WORDS, "Person %d", i);
        const char *portrait = players_portrait(&players, &setup, 1);
        for (int face = 0; face < character_count(); face++)
            given[face] += strcmp(portrait, character_at(face)->portrait) == 0;
    }
    for (int face = 0; face < character_count(); face++)
        if (given[face] < NAMES / character_count() / 2 || given[face] > NAMES * 2 / character_count())
            fail_msg("%s is given to %d of %d", character_at(face)->portrait, given[face], NAMES);
}

static void test_faces_in_turn(void **unused) {
    (void)unused;
    MatchSetup setup;
    Players players = {.count = 0};
    set_table(&setup);
    assert_true(players_set(&players, "Cleo", 2));
    int seen = 0, face = -1;
    do {
        face = players_next_face(&players, &setup, 0);
        assert_true(face != 0 && face != 2); /* Vex's and Cleo's */
        assert_true(players_set(&players, "Ana", face));
        if (face >= 0)
            assert_string_equal(players_portrait(&players, &setup, 0), character_at(face)->portrait);
        seen++;
    } while (face >= 0);
    assert_int_equal(seen, character_count() - 2 + 1);
}

/* Where they have the room a row of faces is as wide as they are; where not, it fills its box and no more. */
static void test_a_row_of_faces_fills_its_box(void **unused) {
    (void)unused;
    static const float SIZE = 50, TINY = 0.01f;
    const char *portraits[SABACC_MAX_SEATS];
    BareUi bare = bare_ui_open();
    for (int i = 0; i < SABACC_MAX_SEATS; i++) portraits[i] = character_at(i)->portrait;
    Layout layout = layout_for(1280, 720);
    canvas_begin(bare.canvas, &layout);
    float own = 0, before = 0;
    for (int count = 0; count <= SABACC_MAX_SEATS; count++, before = own) {
        own = player_faces_draw(bare.canvas, (Box){0, 0, 100 * SIZE, SIZE}, portraits, count);
        assert_true(own >= before && own <= SIZE * (float)count);
        for (float wide = SIZE; count > 0 && wide < 10 * SIZE; wide += SIZE / 4) {
            float used = player_faces_draw(bare.canvas, (Box){0, 0, wide, SIZE}, portraits, count);
            if (fabsf(used - fminf(own, wide)) > TINY) fail_msg("%d faces: %f of %f", count, used, wide);
        }
    }
    bare_ui_close(&bare);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_row_of_faces_fills_its_box),
        cmocka_unit_test(test_nobody_yet),
        cmocka_unit_test(test_kept_and_read),
        cmocka_unit_test(test_forgotten),
        cmocka_unit_test(test_what_others_wrote_stays),
        cmocka_unit_test(test_broken_file),
        cmocka_unit_test(test_strange_values),
        cmocka_unit_test(test_no_face_sits_twice),
        cmocka_unit_test(test_every_face_is_given),
        cmocka_unit_test(test_faces_in_turn),
        cmocka_unit_test(test_everybody_has_a_face),
    };
    return cmocka_run_group_tests(tests, make_data, remove_data);
}
