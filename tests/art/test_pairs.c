/* No two faces of a deck look alike at a glance, in any vision. */
#include "art_support.h"
#include "press/pairs.h"

#include <stdlib.h>
#include <string.h>

/* Mean distance of the closest pair; "sabacc-press pairs DECK" names it. Raise a floor with the drawing. A
 * deck with thin strokes on a plain background has a lower distance at a glance: it is read by its index. */
static const struct {
    const char *deck;
    double floor;
} floors[] = {{"classic", 6.0}, {"local", 6.1}, {"spike", 2.85},    {"kessel", 5}, {"pazaak", 1.5},
              {"tokens", 4.5},  {"chips", 17},  {"chips-side", 17}, {"table", 9}};

/* What lies under cards is known by where it lies. */
static bool lies_under_cards(const char *face) {
    static const char *const under[] = {"well", "place", "board", "rays"};
    for (size_t i = 0; i < sizeof under / sizeof *under; i++)
        if (strncmp(face, under[i], strlen(under[i])) == 0) return true;
    return false;
}

/* Of the small tables of the setup one is shown at a time. */
static bool is_of_tops(const char *one, const char *other) {
    return strncmp(one, "top", 3) == 0 && strncmp(other, "top", 3) == 0;
}

static bool need_not_be_told_apart(const Deck *deck, const Pair *pair) {
    const char *one = deck_face_name(deck, pair->one), *other = deck_face_name(deck, pair->other);
    return is_of_tops(one, other) || lies_under_cards(one) || lies_under_cards(other);
}

static void closest_pair_is_apart(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof floors / sizeof *floors; i++) {
        Deck *deck = art_open(floors[i].deck);
        size_t count;
        Pair *pairs = pairs_measure(deck, &count);
        assert_true(count > 0);
        const Pair *closest = pairs;
        while (closest + 1 < pairs + count && need_not_be_told_apart(deck, closest)) closest++;
        if (closest->distance < floors[i].floor)
            fail_msg("%s: %s and %s are only %.2f apart (%s)", floors[i].deck,
                     deck_face_name(deck, closest->one), deck_face_name(deck, closest->other),
                     closest->distance, blind_name(closest->kind));
        free(pairs);
        deck_close(deck);
    }
}

/* Two offices of one suit, as co12 and co14. */
static bool is_of_one_court(const char *one, const char *other) {
    static const char *const offices[] = {"12", "13", "14"};
    bool found[2] = {false, false};
    if (strncmp(one, other, 2) != 0) return false;
    for (size_t i = 0; i < sizeof offices / sizeof *offices; i++) {
        found[0] |= strcmp(one + 2, offices[i]) == 0;
        found[1] |= strcmp(other + 2, offices[i]) == 0;
    }
    return found[0] && found[1];
}

/* The figures of a court differ in outline: two masks with one outline are 6.5 apart. */
static void figures_of_a_court_are_apart(void **state) {
    (void)state;
    enum { SUITS = 4, PAIRS = 3 };
    Deck *deck = art_open("local");
    size_t count, seen = 0;
    Pair *pairs = pairs_measure(deck, &count);
    for (size_t i = 0; i < count; i++) {
        const char *one = deck_face_name(deck, pairs[i].one), *other = deck_face_name(deck, pairs[i].other);
        if (!is_of_one_court(one, other)) continue;
        seen++;
        if (pairs[i].distance < 8.5) fail_msg("%s and %s are only %.2f apart", one, other, pairs[i].distance);
    }
    assert_int_equal(seen, SUITS * PAIRS);
    free(pairs);
    deck_close(deck);
}

/* Three faces of plain colour: a red and a green that a deuteranope confuses, and white. */
static void takes_the_sight_that_parts_them_min(void **state) {
    (void)state;
    char error[256], *folder = art_new_folder();
    art_write(folder, "deck.json",
              "{\"sabacc-deck\": 1, \"name\": \"Plain\", \"size\": [60, 90],\n"
              "\"traits\": {\"red\": {\"set\": {\"ink\": \"#b00000\"}, \"layers\": [\"a.svg\"]},\n"
              "\"green\": {\"set\": {\"ink\": \"#5a5a00\"}, \"layers\": [\"a.svg\"]},\n"
              "\"white\": {\"set\": {\"ink\": \"#ffffff\"}, \"layers\": [\"a.svg\"]}},\n"
              "\"faces\": {\"red\": [\"red\"], \"green\": [\"green\"], \"white\": [\"white\"], \"back\": "
              "[\"red\"]}}");
    art_write(folder, "a.svg", "<rect fill=\"{ink}\" width=\"60\" height=\"90\"/>");
    Deck *deck = deck_open(folder, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    size_t count;
    Pair *pairs = pairs_measure(deck, &count);
    assert_int_equal(count, 3);
    assert_int_equal(pairs[0].one, 0);
    assert_int_equal(pairs[0].other, 1);
    assert_int_not_equal(pairs[0].kind, BLIND_NONE);
    assert_true(pairs[0].distance <=
                blind_distance(blind_color(BLIND_DEUTAN, 0xb00000), blind_color(BLIND_DEUTAN, 0x5a5a00)) +
                    0.5);
    assert_true(pairs[2].distance > 30);
    free(pairs);
    deck_close(deck);
    art_remove_folder(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_the_sight_that_parts_them_min),
        cmocka_unit_test(closest_pair_is_apart),
        cmocka_unit_test(figures_of_a_court_are_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
