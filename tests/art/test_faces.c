/* Every shipped picture: it exists, is within the subset, light, and drawn inside its silhouette. */
#include "art_support.h"
#include "decks/subset.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A face is rasterised while the game runs. Its large shapes take the time: a court of 111, most of them
 * within its head, hands and what it holds, is drawn as fast as eight flasks of 45. */
enum { SHAPES_MAX = 112 };

static void each_face(void (*check)(const char *folder, const Deck *deck, const char *face)) {
    for (size_t i = 0; art_decks[i]; i++) {
        Deck *deck = art_open(art_decks[i]);
        for (size_t j = 0; j < deck_face_count(deck); j++) check(art_decks[i], deck, deck_face_name(deck, j));
        deck_close(deck);
    }
}

static void check_svg(const char *folder, const char *face, char *svg) {
    char error[256];
    DeckSubset found;
    if (!deck_subset_check(svg, &found, error, sizeof error)) fail_msg("%s %s: %s", folder, face, error);
    if (found.shapes > SHAPES_MAX) fail_msg("%s %s: %d shapes", folder, face, found.shapes);
    free(svg);
}

static void check_subset(const char *folder, const Deck *deck, const char *face) {
    check_svg(folder, face, deck_face_svg(deck, face));
    check_svg(folder, face, deck_face_large_svg(deck, face));
}

static void keeps_to_the_subset(void **state) {
    (void)state;
    each_face(check_subset);
}

static void check_drawn(const char *folder, const Deck *deck, const char *face) {
    Picture picture = sheet_face(deck, face, 90);
    assert_non_null(picture.pixels);
    double coverage = art_coverage(&picture);
    double max = strncmp(folder, "cloth", 5) == 0 ? 1 : 0.99;
    if (coverage < 0.05 || coverage > max) fail_msg("%s %s: covers %.3f of its box", folder, face, coverage);
    picture_free(&picture);
}

static void is_drawn(void **state) {
    (void)state;
    each_face(check_drawn);
}

static void want(const Deck *deck, const char *face) {
    if (!deck_has_face(deck, face)) fail_msg("no face %s", face);
}

static void spike_has_its_62_cards_and_six_backs(void **state) {
    (void)state;
    static const char *const suits[] = {"ci", "tr", "sq"};
    static const char *const others[] = {"sylop", "back", "back-2", "back-3", "back-4", "back-5", "back-6"};
    Deck *deck = art_open("spike");
    for (int i = 0; i < 60; i++) {
        char face[16];
        snprintf(face, sizeof face, "%s%+d", suits[i / 20], i % 20 < 10 ? i % 20 + 1 : 9 - i % 20);
        want(deck, face);
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) want(deck, others[i]);
    assert_int_equal(deck_face_count(deck), 67);
    deck_close(deck);
}

/* From four on a card of the Spike deck is a plate in the shape of its suit. */
static void spike_plates_have_the_shape_of_their_suit(void **state) {
    (void)state;
    static const char *const suits[] = {"ci", "tr", "sq"}, *const shapes[] = {"circle", "triangle", "square"};
    Deck *deck = art_open("spike");
    for (int i = 0; i < 42; i++) {
        char face[16];
        snprintf(face, sizeof face, "%s%+d", suits[i / 14], i % 14 < 7 ? i % 14 + 4 : 3 - i % 14);
        char *shape = deck_face_value(deck, face, "shape"), *frame = deck_face_value(deck, face, "frame");
        char *svg = deck_face_svg(deck, face);
        if (!shape || strcmp(shape, shapes[i / 14]) != 0) fail_msg("%s has a plate of another suit", face);
        if (!frame || !strstr(svg, frame)) fail_msg("%s has no plate", face);
        free(shape);
        free(frame);
        free(svg);
    }
    deck_close(deck);
}

static void want_suits_and_backs(const Deck *deck) {
    static const char *const suits[] = {"co", "fl", "sa", "st"};
    static const char *const others[] = {"idiot", "back", "back-2", "back-3", "back-4", "back-5", "back-6"};
    for (int i = 0; i < 60; i++) {
        char face[16];
        snprintf(face, sizeof face, "%s%d", suits[i / 15], i % 15 + 1);
        want(deck, face);
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) want(deck, others[i]);
}

static void classic_has_its_68_faces_and_six_backs(void **state) {
    (void)state;
    static const char *const arcana[] = {"queen",      "endurance", "balance", "demise",
                                         "moderation", "evil-one",  "star"};
    Deck *deck = art_open("classic");
    want_suits_and_backs(deck);
    for (size_t i = 0; i < sizeof arcana / sizeof *arcana; i++) want(deck, arcana[i]);
    assert_int_equal(deck_face_count(deck), 74);
    deck_close(deck);
}

static void local_has_its_68_faces_and_six_backs(void **state) {
    (void)state;
    static const char *const figures[] = {"rancor",    "jedi-knight", "jedi-master",  "dark-jedi",
                                          "sith-lord", "smuggler",    "bounty-hunter"};
    Deck *deck = art_open("local");
    want_suits_and_backs(deck);
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) want(deck, figures[i]);
    assert_int_equal(deck_face_count(deck), 74);
    deck_close(deck);
}

/* The back of that name and its alternatives. */
static void want_backs(const Deck *deck, const char *name, int count) {
    want(deck, name);
    for (int i = 2; i <= count; i++) {
        char face[24];
        snprintf(face, sizeof face, "%s-%d", name, i);
        want(deck, face);
    }
}

static void kessel_has_its_16_faces_and_backs_for_each_family(void **state) {
    (void)state;
    static const char *const families[] = {"sand", "blood"};
    Deck *deck = art_open("kessel");
    for (int i = 0; i < 12; i++) {
        char face[16];
        snprintf(face, sizeof face, "%s%d", families[i / 6], i % 6 + 1);
        want(deck, face);
    }
    want(deck, "sand-impostor");
    want(deck, "sand-sylop");
    want(deck, "blood-impostor");
    want(deck, "blood-sylop");
    want_backs(deck, "back", 5);
    want_backs(deck, "back-sand", 5);
    want_backs(deck, "back-blood", 5);
    assert_int_equal(deck_face_count(deck), 31);
    deck_close(deck);
}

static void tokens_are_sixteen_and_four_backs(void **state) {
    (void)state;
    static const char *const words[] = {
        "free-draw",      "refund",        "extra-refund", "embezzlement",  "major-fraud",
        "cook-the-books", "mark-down",     "prime-sabacc", "exhaustion",    "direct-transaction",
        "general-tariff", "target-tariff", "embargo",      "general-audit", "target-audit",
        "immunity"};
    Deck *deck = art_open("tokens");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) want(deck, words[i]);
    want_backs(deck, "back", 4);
    assert_int_equal(deck_face_count(deck), 20);
    deck_close(deck);
}

static void pazaak_has_its_main_and_side_cards(void **state) {
    (void)state;
    static const char *const signs[] = {"", "+", "-", "\u00b1"};
    static const char *const specials[] = {"2&4", "3&6", "double", "tiebreaker"};
    Deck *deck = art_open("pazaak");
    for (int i = 0; i < 40; i++) {
        char face[16];
        snprintf(face, sizeof face, "%s%d", signs[i / 10], i % 10 + 1);
        want(deck, face);
    }
    for (size_t i = 0; i < sizeof specials / sizeof *specials; i++) want(deck, specials[i]);
    want_backs(deck, "back", 6);
    want_backs(deck, "back-side", 6);
    assert_int_equal(deck_face_count(deck), 56);
    deck_close(deck);
}

static void table_has_its_things(void **state) {
    (void)state;
    static const struct {
        const char *deck, *face;
    } wanted[] = {
        {"dice", "die-1"},           {"dice", "die-6"},
        {"chips-side", "slice-1"},   {"chips-side", "slice-1000"},
        {"table", "dealer"},         {"table", "call"},
        {"table", "all-in"},         {"table", "icon"},
        {"table", "hand-pot"},       {"table", "sabacc-pot"},
        {"cloth", "cloth"},          {"cloth", "cloth-3"},
        {"dice", "gold-0"},          {"dice", "gold+5"},
        {"dice", "gold-5"},          {"dice", "gold+10"},
        {"dice", "gold-10"},         {"dice", "silver-circle"},
        {"dice", "silver-square"},   {"dice", "silver-triangle"},
        {"chips", "chip-1"},         {"chips", "chip-1000"},
        {"chips", "stack-1"},        {"chips", "stack-1000"},
        {"chips", "stack-kessel"},   {"chips", "kessel"},
        {"chips", "kessel-in-play"}, {"chips-side", "slice-kessel"},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        Deck *deck = art_open(wanted[i].deck);
        want(deck, wanted[i].face);
        deck_close(deck);
    }
}

static void want_clear_corners(const char *name) {
    Deck *deck = art_open(name);
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        Picture card = sheet_face(deck, deck_face_name(deck, i), 420);
        const int corners[4][2] = {
            {2, 2}, {card.width - 3, 2}, {2, card.height - 3}, {card.width - 3, card.height - 3}};
        for (int c = 0; c < 4; c++) {
            size_t at = (size_t)(corners[c][1] * card.width + corners[c][0]);
            assert_int_equal(card.pixels[at * 4 + 3], 0);
        }
        assert_int_equal(
            card.pixels[((size_t)(card.height / 2 * card.width) + (size_t)(card.width / 2)) * 4 + 3], 255);
        picture_free(&card);
    }
    deck_close(deck);
}

static void cards_leave_their_corners_clear(void **state) {
    (void)state;
    want_clear_corners("spike");
    want_clear_corners("classic");
    want_clear_corners("local");
    want_clear_corners("kessel");
    want_clear_corners("tokens");
    want_clear_corners("pazaak");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_to_the_subset),
        cmocka_unit_test(is_drawn),
        cmocka_unit_test(spike_has_its_62_cards_and_six_backs),
        cmocka_unit_test(spike_plates_have_the_shape_of_their_suit),
        cmocka_unit_test(classic_has_its_68_faces_and_six_backs),
        cmocka_unit_test(local_has_its_68_faces_and_six_backs),
        cmocka_unit_test(kessel_has_its_16_faces_and_backs_for_each_family),
        cmocka_unit_test(tokens_are_sixteen_and_four_backs),
        cmocka_unit_test(pazaak_has_its_main_and_side_cards),
        cmocka_unit_test(table_has_its_things),
        cmocka_unit_test(cards_leave_their_corners_clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
