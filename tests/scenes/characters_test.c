/* How characters behave off the cards: their pace, and what the setup tells of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "ai/temperament.h"
#include "session/characters.h"

enum { SERIALS = 4000 };

/* All together take the usual time, and each its own. */
static void test_paces(void **unused) {
    (void)unused;
    int whole = 0;
    for (int i = 0; i < character_count(); i++) {
        const Character *character = character_at(i);
        double sum = 0, usual = character->pace / 8.0, least = 9, most = 0;
        whole += character->pace;
        for (uint32_t serial = 1; serial <= SERIALS; serial++) {
            double pace = character_pace(character, serial);
            assert_true(pace == character_pace(character, serial));
            sum += pace;
            if (pace < least) least = pace;
            if (pace > most) most = pace;
        }
        double aside = usual * character->sway / 8;
        assert_true(least >= usual - aside - 1e-9 && most <= usual + aside + 1e-9);
        assert_true(most - least >= 1.9 * aside); /* it makes use of it */
        assert_true(sum / SERIALS > usual - 0.03 && sum / SERIALS < usual + 0.03);
    }
    assert_int_equal(whole, 8 * character_count());
    assert_true(character_pace(NULL, 5) == 1);
}

/* Two that wait at the same need do not wait alike. */
static void test_no_two_keep_step(void **unused) {
    (void)unused;
    int alike = 0;
    for (uint32_t serial = 1; serial <= SERIALS; serial++)
        alike += character_pace(character_of("Moluu"), serial) / 9 ==
                 character_pace(character_of("Ishk"), serial) / 5; /* of the same sway */
    assert_true(alike < 5);
}

typedef enum Claim { ANY, LOW, HIGH } Claim;

static void hold(const char *name, const char *about, int value, Claim claim) {
    if (claim == LOW && value > 5) fail_msg("%s does not have little of %s: %d", name, about, value);
    if (claim == HIGH && value < 14) fail_msg("%s does not have much of %s: %d", name, about, value);
}

/* What the lines say of bluffs, of the size of bets and of matching holds in the tables; 8 is the usual. */
static void test_lines_are_true(void **unused) {
    (void)unused;
    static const struct {
        const char *name, *words;
        Claim bluffs, sizes, calls;
    } told[] = {{"Vex", "Bluffs often", HIGH, ANY, ANY},
                {"Orro", "small bets, and seldom a bluff", LOW, LOW, ANY},
                {"Brass", "in the grand style", ANY, HIGH, ANY},
                {"Moluu", "Seldom bluffs, and pays to see", LOW, ANY, HIGH},
                {"Ishk", "bluffs, big bets, and no way back", HIGH, HIGH, HIGH},
                {"Grumm", "Folds until it is sure, and then bets hard", LOW, HIGH, LOW},
                {"Nyx", "Small bets, many of them bluffs; gone at a push", HIGH, LOW, LOW}};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        Temperament temperament = temperament_of(told[i].name);
        assert_non_null(strstr(character_of(told[i].name)->line, told[i].words));
        hold(told[i].name, "bluffs", temperament.bluffs, told[i].bluffs);
        hold(told[i].name, "sizes", temperament.sizes, told[i].sizes);
        hold(told[i].name, "calls", temperament.calls, told[i].calls);
    }
    assert_int_equal(character_of("Tally")->sway, 0);                /* "each move at the same pace" */
    assert_true(character_of("Orro")->pace > 10);                    /* "Slow" */
    assert_true(character_of("Ishk")->pace < 6);                     /* "Quick" */
    assert_int_equal(character_of("Brass")->sour, CHARACTER_SELDOM); /* "does not sulk": but a bomb is one */
}

static void test_each_has_a_line(void **unused) {
    (void)unused;
    for (int i = 0; i < character_count(); i++) {
        const Character *character = character_at(i);
        assert_ptr_equal(character_of(character->name), character);
        assert_in_range(strlen(character->line), 20, 60);
        assert_in_range(character->talks, 1, 8);
        for (int other = 0; other < i; other++)
            assert_string_not_equal(character->line, character_at(other)->line);
    }
    assert_null(character_of("Ana"));
    assert_string_equal(character_portrait("Ana"), "");
}

/* A quarter of all: 100 of 400, of which 60 went to the winner itself; the side pot counts too. */
static void test_much_is_a_quarter(void **unused) {
    (void)unused;
    SabaccSetup setup;
    SabaccState state;
    SabaccEvents events;
    sabacc_setup_init(&setup, sabacc_game_find("classic"), 4, 100);
    sabacc_start(&state, &setup, &events);
    SabaccTable *table = &state.table;
    table->seat[2].won_of[1] = 99;
    table->seat[2].won_of[3] = 40;
    assert_false(character_has_won_much(table, 2));
    table->seat[2].won_of[1] = 100;
    assert_true(character_has_won_much(table, 2));
    assert_false(character_has_won_much(table, 1));
    table->sabacc_won = 1;
    assert_true(character_has_won_much(table, 1));
}

static bool shows_moods(const char *name) {
    const Character *character = character_of(name);
    bool is_glad = character->glad == CHARACTER_USUAL || character->glad == CHARACTER_EARLY;
    return is_glad || character->sour == CHARACTER_USUAL || character->sour == CHARACTER_EARLY;
}

/* Of every place where a game is played. */
static void test_each_is_at_home_somewhere(void **unused) {
    enum { FIRST = 3, GAMES = 32 };
    (void)unused;
    assert_true(sabacc_game_count() <= GAMES);
    unsigned first = 0, threes[GAMES] = {0};
    for (int i = 0; i < sabacc_game_count(); i++) {
        const char *place = sabacc_game_at(i)->place;
        assert_true(character_has_company(place));
        unsigned all = 0, three = 0;
        int shown = 0;
        for (int at = 0; at < character_count(); at++) {
            const Character *character = character_of(character_at_home(place, at));
            assert_non_null(character);
            all |= 1u << (character - character_at(0));
            if (at == 0) first |= all;
            if (at < FIRST) three = all;
            if (at < FIRST) shown += shows_moods(character->name);
        }
        assert_int_equal(all, (1u << character_count()) - 1);
        assert_true(shown > 0);
        for (int other = 0; other < i; other++) {
            bool is_elsewhere = strcmp(sabacc_game_at(other)->place, place) != 0;
            if (is_elsewhere && threes[other] == three)
                fail_msg("the same three at %s and %s", place, sabacc_game_at(other)->place);
        }
        threes[i] = three;
    }
    assert_int_equal(first, (1u << character_count()) - 1);
    assert_false(character_has_company("nowhere") || character_has_company(NULL));
    assert_string_equal(character_at_home("nowhere", 0), character_at(0)->name);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_paces),
        cmocka_unit_test(test_no_two_keep_step),
        cmocka_unit_test(test_lines_are_true),
        cmocka_unit_test(test_each_has_a_line),
        cmocka_unit_test(test_much_is_a_quarter),
        cmocka_unit_test(test_each_is_at_home_somewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
