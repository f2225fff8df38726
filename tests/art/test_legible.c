/* Legibility: contrast, size of the index at 90 pixels, suits and signs distinguishable with the three common
 * colour blindnesses, and no two cards alike. */
#include "art_support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL = 90, CAP_MIN = 12, SUITS_MAX = 4, CARDS_MAX = 80 };

/* The decks of cards, and what the tests must know of each. */
typedef struct CardDeck {
    const char *name;
    const char *suits[SUITS_MAX]; /* a card of each suit */
    const char *minus;            /* a card of less than nothing; NULL: the deck has none of its own */
    size_t suited;                /* faces with a suit's mark */
    double index_end;             /* share of the height at which the left upper index has ended */
} CardDeck;

static const CardDeck decks[] = {
    {"spike", {"ci+1", "tr+1", "sq+1"}, "ci-1", 60, 1.0 / 3},
    {"classic", {"co1", "fl1", "sa1", "st1"}, "demise", 60, 0.22},
    {"local", {"co1", "fl1", "sa1", "st1"}, NULL, 60, 0.22},
    {"kessel", {"sand1", "blood1"}, NULL, 16, 0.36},
    {"pazaak", {"1", "+1", "\u00b11"}, "-1", 44, 0.32},
};
enum { DECKS = sizeof decks / sizeof *decks };

/* Faces before the backs, which stand last. */
static size_t card_count(const Deck *deck) {
    size_t count = deck_face_count(deck);
    while (count > 0 && strncmp(deck_face_name(deck, count - 1), "back", 4) == 0) count--;
    return count;
}

static const char *const enamels[] = {"enamel-light", "enamel", "enamel-dark"};

static uint32_t color_of(const Deck *deck, const char *face, const char *name) {
    return art_take_color(deck_face_value(deck, face, name));
}

static void want_contrast(const Deck *deck, const char *face, const char *name, double min) {
    for (size_t i = 0; i < sizeof enamels / sizeof *enamels; i++) {
        double contrast = blind_contrast(color_of(deck, face, name), color_of(deck, face, enamels[i]));
        if (contrast < min) fail_msg("%s: %s on %s is %.2f:1", face, name, enamels[i], contrast);
    }
}

static bool has_value(const Deck *deck, const char *face, const char *name) {
    char *value = deck_face_value(deck, face, name);
    free(value);
    return value != NULL;
}

/* `suit` is the colour of the suit's mark, `mark` that of the letter of a figure without a number. */

static void indices_and_marks_stand_out(void **state) {
    (void)state;
    for (size_t d = 0; d < DECKS; d++) {
        Deck *deck = art_open(decks[d].name);
        size_t suited = 0;
        for (size_t i = 0; i < deck_face_count(deck); i++) {
            const char *face = deck_face_name(deck, i);
            want_contrast(deck, face, "ink", 4.5);
            if (has_value(deck, face, "mark")) want_contrast(deck, face, "mark", 4.5);
            if (!has_value(deck, face, "suit")) continue;
            want_contrast(deck, face, "suit", 3.0);
            suited++;
        }
        assert_int_equal(suited, decks[d].suited);
        deck_close(deck);
    }
}

static void want_apart(const Deck *deck, const char *name, const char *one, const char *other, double min) {
    uint32_t a = color_of(deck, one, name), b = color_of(deck, other, name);
    for (int kind = BLIND_NONE; kind < BLIND_COUNT; kind++) {
        double distance = blind_distance(blind_color((BlindKind)kind, a), blind_color((BlindKind)kind, b));
        if (distance < min)
            fail_msg("%s of %s and %s: %.1f apart with blindness %d", name, one, other, distance, kind);
    }
}

static void want_suits_apart(const Deck *deck, const char *const suits[SUITS_MAX]) {
    for (size_t a = 0; a < SUITS_MAX && suits[a]; a++)
        for (size_t b = a + 1; b < SUITS_MAX && suits[b]; b++)
            want_apart(deck, "suit", suits[a], suits[b], 20);
}

/* The colours of a card of less than nothing differ from those of every suit. */
static void want_minus_apart(const Deck *deck, const CardDeck *cards) {
    for (size_t a = 0; cards->minus && a < SUITS_MAX && cards->suits[a]; a++) {
        want_apart(deck, "ink", cards->suits[a], cards->minus, 20);
        want_apart(deck, "enamel-light", cards->suits[a], cards->minus, 20);
    }
}

static void suits_and_signs_differ_in_colour(void **state) {
    (void)state;
    for (size_t d = 0; d < DECKS; d++) {
        Deck *deck = art_open(decks[d].name);
        want_suits_apart(deck, decks[d].suits);
        want_minus_apart(deck, &decks[d]);
        deck_close(deck);
    }
}

/* ---- as drawn: the enamel's sheen and glow included ---- */

enum { SEEN_HEIGHT = 200, SEEN_MAX = 4000, INK_NEAR = 25, GROUND_FAR = 45 };

static int darker_first(const void *one, const void *other) {
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, darker_first);
    return values[count / 2];
}

/* Contrast of the left upper index with what lies about it, as medians: rims and edges are few. Every
 * other pixel of every other row will do. */
static double seen_contrast(const Picture *card, uint32_t ink, double index_end) {
    static double inks[SEEN_MAX], grounds[SEEN_MAX];
    int ink_count = 0, ground_count = 0;
    for (int y = card->height / 16; y < (int)(card->height * index_end); y += 2) {
        for (int x = card->width / 12; x < card->width * 38 / 100; x += 2) {
            uint32_t seen = art_pixel_over(card, x, y, 0);
            double distance = blind_distance(seen, ink);
            assert_true(ink_count < SEEN_MAX && ground_count < SEEN_MAX);
            if (distance < INK_NEAR) inks[ink_count++] = blind_luminance(seen);
            if (distance > GROUND_FAR) grounds[ground_count++] = blind_luminance(seen);
        }
    }
    if (ink_count < 25 || ground_count < 25) return 0;
    return (median(inks, ink_count) + 0.05) / (median(grounds, ground_count) + 0.05);
}

static void indices_stand_out_as_drawn(void **state) {
    (void)state;
    for (size_t d = 0; d < DECKS; d++) {
        Deck *deck = art_open(decks[d].name);
        for (size_t i = 0; i < card_count(deck); i++) {
            const char *face = deck_face_name(deck, i);
            Picture card = sheet_face(deck, face, SEEN_HEIGHT);
            double contrast = seen_contrast(&card, color_of(deck, face, "ink"), decks[d].index_end);
            if (contrast < 4.5) fail_msg("%s %s: the index is seen at %.2f:1", decks[d].name, face, contrast);
            picture_free(&card);
        }
        deck_close(deck);
    }
}

/* Rows of the left upper index in which its colour is the pixel's own. */
static int index_rows(const Picture *card, uint32_t ink, double index_end) {
    int rows = 0;
    for (int y = 0; y < (int)(card->height * index_end); y++) {
        int found = 0;
        for (int x = card->width / 16; x < card->width * 38 / 100; x++)
            found += blind_distance(art_pixel_over(card, x, y, 0), ink) < 25;
        rows += found > 0;
    }
    return rows;
}

static void index_is_tall_enough_at_90_pixels(void **state) {
    (void)state;
    for (size_t d = 0; d < DECKS; d++) {
        Deck *deck = art_open(decks[d].name);
        for (size_t i = 0; i < card_count(deck); i++) {
            const char *face = deck_face_name(deck, i);
            Picture card = sheet_face(deck, face, SMALL);
            int rows = index_rows(&card, color_of(deck, face, "ink"), decks[d].index_end);
            if (rows < CAP_MIN) fail_msg("%s %s: the index is %d pixels tall", decks[d].name, face, rows);
            picture_free(&card);
        }
        deck_close(deck);
    }
}

/* Pixels by which two small cards differ plainly. */
static int plain_differences(const Picture *one, const Picture *other) {
    int count = 0;
    for (size_t i = 0; i < (size_t)one->width * (size_t)one->height; i++) {
        int max = 0;
        for (size_t c = 0; c < 3; c++) {
            int difference = abs(one->pixels[i * 4 + c] - other->pixels[i * 4 + c]);
            max = difference > max ? difference : max;
        }
        count += max > 64;
    }
    return count;
}

/* +8 and +9 are the closest pair; twice their two indices' difference is asked, the motif's share included.
 */
enum { PLAIN_MIN = 60 };

static void compare_all(const Deck *deck, const Picture *cards, size_t count) {
    for (size_t a = 0; a < count; a++) {
        for (size_t b = a + 1; b < count; b++) {
            int differences = plain_differences(&cards[a], &cards[b]);
            if (differences < PLAIN_MIN)
                fail_msg("%s and %s differ in %d pixels", deck_face_name(deck, a), deck_face_name(deck, b),
                         differences);
        }
    }
}

static void compare_as_seen(const Deck *deck, BlindKind kind, const Picture *plain, size_t count) {
    Picture cards[CARDS_MAX];
    for (size_t i = 0; i < count; i++) {
        cards[i] = picture_new(plain[i].width, plain[i].height, 0);
        picture_lay(&cards[i], &plain[i], 0, 0);
        picture_as_seen(kind, &cards[i]);
    }
    compare_all(deck, cards, count);
    for (size_t i = 0; i < count; i++) picture_free(&cards[i]);
}

static void no_two_cards_look_alike(void **state) {
    (void)state;
    for (size_t d = 0; d < DECKS; d++) {
        Deck *deck = art_open(decks[d].name);
        size_t count = card_count(deck);
        Picture cards[CARDS_MAX];
        assert_in_range(count, 1, CARDS_MAX);
        for (size_t i = 0; i < count; i++) cards[i] = sheet_face(deck, deck_face_name(deck, i), SMALL);
        for (int kind = BLIND_NONE; kind < BLIND_COUNT; kind++)
            compare_as_seen(deck, (BlindKind)kind, cards, count);
        for (size_t i = 0; i < count; i++) picture_free(&cards[i]);
        deck_close(deck);
    }
}

static void measures_as_published(void **state) {
    (void)state;
    assert_float_equal(blind_contrast(0xffffff, 0x000000), 21, 0.01);
    assert_float_equal(blind_contrast(0x777777, 0xffffff), 4.48, 0.01);
    assert_float_equal(blind_distance(0xffffff, 0x000000), 100, 0.1);
    assert_int_equal(blind_color(BLIND_NONE, 0x123456), 0x123456);
    assert_int_equal(blind_color(BLIND_DEUTAN, 0x808080), 0x808080);
    Picture dot = picture_new(1, 1, 0xff0000ff);
    picture_as_seen(BLIND_PROTAN, &dot);
    for (int c = 0; c < 3; c++)
        assert_in_range(dot.pixels[c] + 1, blind_color(BLIND_PROTAN, 0xff0000) >> (16 - 8 * c) & 255,
                        (blind_color(BLIND_PROTAN, 0xff0000) >> (16 - 8 * c) & 255) + 2);
    picture_free(&dot);
    /* What is painted, within the rectangle alone. */
    Pixel painted[4] = {0xffff0000u, 0xffff0000u, 0xff336699u, 0xff00ff00u};
    BlindSight *sight = blind_sight_create(BLIND_PROTAN);
    blind_sight_apply(sight, (Target){.pixels = painted, .width = 2, .height = 2, .stride = 2},
                      (PixelRect){1, 0, 1, 2});
    assert_int_equal(painted[0], 0xffff0000u);
    assert_int_equal(painted[2], 0xff336699u);
    for (int c = 0; c < 24; c += 8) {
        assert_in_range((painted[1] >> c & 255) + 1, blind_color(BLIND_PROTAN, 0xff0000) >> c & 255,
                        (blind_color(BLIND_PROTAN, 0xff0000) >> c & 255) + 2);
        assert_in_range((painted[3] >> c & 255) + 1, blind_color(BLIND_PROTAN, 0x00ff00) >> c & 255,
                        (blind_color(BLIND_PROTAN, 0x00ff00) >> c & 255) + 2);
    }
    blind_sight_free(sight);
    assert_null(blind_sight_create(BLIND_NONE));
    assert_true(blind_distance(blind_color(BLIND_PROTAN, 0xff0000), blind_color(BLIND_PROTAN, 0x6b5f00)) <
                20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(measures_as_published),
        cmocka_unit_test(indices_and_marks_stand_out),
        cmocka_unit_test(indices_stand_out_as_drawn),
        cmocka_unit_test(suits_and_signs_differ_in_colour),
        cmocka_unit_test(index_is_tall_enough_at_90_pixels),
        cmocka_unit_test(no_two_cards_look_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
