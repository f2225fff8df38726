/* What an eye must be able to tell: contrast, size of the index at 90 pixels, suits and signs apart for the
 * three common colour blindnesses, and no two cards alike. */
#include "art_support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL = 90, CAP_MIN = 12 };

static const char *const enamels[] = {"enamel-light", "enamel", "enamel-dark"};

static uint32_t color_of(const Deck *deck, const char *face, const char *name) {
    return art_take_color(deck_face_value(deck, face, name));
}

static void want_contrast(const Deck *deck, const char *face, const char *name, double least) {
    for (size_t i = 0; i < sizeof enamels / sizeof *enamels; i++) {
        double contrast = blind_contrast(color_of(deck, face, name), color_of(deck, face, enamels[i]));
        if (contrast < least) fail_msg("%s: %s on %s is %.2f:1", face, name, enamels[i], contrast);
    }
}

static void indices_and_marks_stand_out(void **state) {
    (void)state;
    Deck *deck = art_open("spike");
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        const char *face = deck_face_name(deck, i);
        want_contrast(deck, face, "ink", 4.5);
        if (strpbrk(face, "+-") && strncmp(face, "back", 4) != 0) want_contrast(deck, face, "suit", 3.0);
    }
    deck_close(deck);
}

static void want_apart(const Deck *deck, const char *name, const char *one, const char *other, double least) {
    uint32_t a = color_of(deck, one, name), b = color_of(deck, other, name);
    for (int kind = BLIND_NONE; kind < BLIND_COUNT; kind++) {
        double distance = blind_distance(blind_color((BlindKind)kind, a), blind_color((BlindKind)kind, b));
        if (distance < least)
            fail_msg("%s of %s and %s: %.1f apart with blindness %d", name, one, other, distance, kind);
    }
}

static void suits_and_signs_differ_in_colour(void **state) {
    (void)state;
    Deck *deck = art_open("spike");
    want_apart(deck, "suit", "ci+1", "tr+1", 20);
    want_apart(deck, "suit", "tr+1", "sq+1", 20);
    want_apart(deck, "suit", "sq+1", "ci+1", 20);
    want_apart(deck, "ink", "ci+1", "ci-1", 20);
    want_apart(deck, "enamel-light", "ci+1", "ci-1", 20);
    deck_close(deck);
}

/* Rows of the left upper index in which its colour is the pixel's own. */
static int index_rows(const Picture *card, uint32_t ink) {
    int rows = 0;
    for (int y = 0; y < card->height / 3; y++) {
        int found = 0;
        for (int x = card->width / 16; x < card->width * 38 / 100; x++)
            found += blind_distance(art_pixel_over(card, x, y, 0), ink) < 25;
        rows += found > 0;
    }
    return rows;
}

static void index_is_tall_enough_at_90_pixels(void **state) {
    (void)state;
    Deck *deck = art_open("spike");
    for (size_t i = 0; i < 61; i++) {
        const char *face = deck_face_name(deck, i);
        Picture card = sheet_face(deck, face, SMALL);
        int rows = index_rows(&card, color_of(deck, face, "ink"));
        if (rows < CAP_MIN) fail_msg("%s: the index is %d pixels tall", face, rows);
        picture_free(&card);
    }
    deck_close(deck);
}

/* Pixels by which two small cards differ plainly. */
static int plain_differences(const Picture *one, const Picture *other) {
    int count = 0;
    for (size_t i = 0; i < (size_t)one->width * (size_t)one->height; i++) {
        int most = 0;
        for (size_t c = 0; c < 3; c++) {
            int difference = abs(one->pixels[i * 4 + c] - other->pixels[i * 4 + c]);
            most = difference > most ? difference : most;
        }
        count += most > 64;
    }
    return count;
}

/* +8 and +9 are the closest pair; twice their two indices' difference is asked, the motif's share included.
 */
enum { PLAIN_MIN = 60, FACES = 61 };

static void compare_all(const Deck *deck, const Picture *cards) {
    for (size_t a = 0; a < FACES; a++) {
        for (size_t b = a + 1; b < FACES; b++) {
            int count = plain_differences(&cards[a], &cards[b]);
            if (count < PLAIN_MIN)
                fail_msg("%s and %s differ in %d pixels", deck_face_name(deck, a), deck_face_name(deck, b),
                         count);
        }
    }
}

static void no_two_cards_look_alike(void **state) {
    (void)state;
    Deck *deck = art_open("spike");
    for (int kind = BLIND_NONE; kind < BLIND_COUNT; kind++) {
        Picture cards[FACES];
        for (size_t i = 0; i < FACES; i++) {
            cards[i] = sheet_face(deck, deck_face_name(deck, i), SMALL);
            blind_picture((BlindKind)kind, &cards[i]);
        }
        compare_all(deck, cards);
        for (size_t i = 0; i < FACES; i++) picture_free(&cards[i]);
    }
    deck_close(deck);
}

static void measures_as_published(void **state) {
    (void)state;
    assert_float_equal(blind_contrast(0xffffff, 0x000000), 21, 0.01);
    assert_float_equal(blind_contrast(0x777777, 0xffffff), 4.48, 0.01);
    assert_float_equal(blind_distance(0xffffff, 0x000000), 100, 0.1);
    assert_int_equal(blind_color(BLIND_NONE, 0x123456), 0x123456);
    assert_int_equal(blind_color(BLIND_DEUTAN, 0x808080), 0x808080);
    assert_true(blind_distance(blind_color(BLIND_PROTAN, 0xff0000), blind_color(BLIND_PROTAN, 0x6b5f00)) <
                20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(measures_as_published),
        cmocka_unit_test(indices_and_marks_stand_out),
        cmocka_unit_test(suits_and_signs_differ_in_colour),
        cmocka_unit_test(index_is_tall_enough_at_90_pixels),
        cmocka_unit_test(no_two_cards_look_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
