/* The figure and the marks of a Pazaak or Spike card stay clear of its indices. */
#include "art_support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A pixel is a unit of the card. Between the nearest pixels lie 2 % of a card's width of 300. */
enum { NEAREST = 300 * 2 / 100 + 1, SEEN = 128, TEXT_MAX = 4096, NUMBERS = 10, STAVES = 3 };

/* A base is named from its deck's folder, which is less deep than this. */
#define TO_ROOT "../../../../../../../../../../../.."

static const char colors[] =
    "\"ink\": \"#ffffff\", \"metal-light\": \"#ffffff\", \"metal\": \"#ffffff\", \"metal-dark\": "
    "\"#ffffff\", "
    "\"enamel-light\": \"#ffffff\", \"enamel\": \"#ffffff\", \"enamel-dark\": \"#ffffff\", "
    "\"glow\": \"#ffffff\", \"suit-light\": \"#ffffff\", \"suit\": \"#ffffff\"";

/* A deck over `base` with two faces, `index` and `figure`, each of the traits that are named. The figure
 * takes `width_min` of the card's width. */
typedef struct Card {
    const char *base, *values, *index, *figure;
    double width_min;
} Card;

static Deck *open_card(const Card *card, const char *folder) {
    char text[TEXT_MAX], error[512];
    int length = snprintf(text, sizeof text,
                          "{\"sabacc-deck\": 1, \"name\": \"Clear\", \"base\": \"" TO_ROOT SABACC_ASSETS
                          "/cards/%s\",\n"
                          "\"traits\": {\"bare\": {\"set\": {%s%s}}},\n"
                          "\"faces\": {\"index\": [\"bare\", %s], \"figure\": [\"bare\", %s], "
                          "\"back\": [\"back\"]}}",
                          card->base, colors, card->values, card->index, card->figure);
    assert_in_range(length, 1, TEXT_MAX - 1);
    art_write(folder, "deck.json", text);
    Deck *deck = deck_open(folder, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    return deck;
}

static bool is_seen(const Picture *picture, int x, int y) {
    if (x < 0 || y < 0 || x >= picture->width || y >= picture->height) return false;
    return picture->pixels[((size_t)y * (size_t)picture->width + (size_t)x) * 4 + 3] > SEEN;
}

static bool is_near(const Picture *picture, int x, int y) {
    for (int v = -NEAREST; v <= NEAREST; v++)
        for (int u = -NEAREST; u <= NEAREST; u++)
            if (u * u + v * v < NEAREST * NEAREST && is_seen(picture, x + u, y + v)) return true;
    return false;
}

/* Columns from the first to the last in which something is seen about the middle, between the marks. */
static int middle_width(const Picture *picture) {
    int first = picture->width, last = -1;
    for (int y = picture->height * 46 / 100; y < picture->height * 54 / 100; y++)
        for (int x = 0; x < picture->width; x++) {
            if (!is_seen(picture, x, y)) continue;
            first = x < first ? x : first;
            last = x > last ? x : last;
        }
    return last < first ? 0 : last - first + 1;
}

static void want_clear(const Card *card, int height) {
    char *folder = art_new_folder();
    Deck *deck = open_card(card, folder);
    Picture index = sheet_face(deck, "index", height), figure = sheet_face(deck, "figure", height);
    assert_true(art_coverage(&index) > 0.01);
    assert_true(art_coverage(&figure) > 0.01);
    for (int y = 0; y < index.height; y++)
        for (int x = 0; x < index.width; x++)
            if (is_seen(&index, x, y) && is_near(&figure, x, y))
                fail_msg("%s: %s is near the index at %d, %d", card->base, card->figure, x, y);
    if (middle_width(&figure) < (int)(card->width_min * figure.width))
        fail_msg("%s: %s is only %d wide", card->base, card->figure, middle_width(&figure));
    picture_free(&index);
    picture_free(&figure);
    deck_close(deck);
    art_remove_folder(folder);
}

static void want_pazaak_clear(const char *sign, int number) {
    char values[64], index[32], figure[32];
    snprintf(values, sizeof values, ", \"sign\": \"%s\"", sign);
    snprintf(index, sizeof index, "\"sign-%d\"", number);
    snprintf(figure, sizeof figure, "\"%s-%d\"", sign, number);
    want_clear(&(Card){"pazaak", values, index, figure, 0}, 300);
}

static void cells_stay_clear_of_the_indices(void **state) {
    (void)state;
    static const char *const signs[] = {"plus", "minus", "both"};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        for (int number = 1; number <= NUMBERS; number++) want_pazaak_clear(signs[i], number);
}

static void want_spike_clear(const char *suit, char sign, int number) {
    char values[64], index[64], figure[96];
    const char *turned = strcmp(suit, "tr") != 0 ? "" : sign == '+' ? "+" : "-";
    snprintf(values, sizeof values, ", \"sign\": \"%s\", \"value\": \"%d\"", sign == '+' ? "plus" : "minus",
             number);
    snprintf(index, sizeof index, "\"%s\", \"%d\"", suit, number);
    if (number <= STAVES)
        snprintf(figure, sizeof figure, "\"%s\", \"%s%c\", \"%s%cstaves\"", suit, suit, sign, suit, sign);
    else
        snprintf(figure, sizeof figure, "\"%s\", \"%s%c\", \"plate%c\", \"plate-%s%s\"", suit, suit, sign,
                 sign, suit, turned);
    want_clear(&(Card){"spike", values, index, figure, 0.74}, 420);
}

static void dials_stay_clear_of_the_indices(void **state) {
    (void)state;
    static const char *const suits[] = {"ci", "tr", "sq"};
    for (size_t i = 0; i < sizeof suits / sizeof *suits; i++)
        for (int number = 1; number <= NUMBERS; number++) {
            want_spike_clear(suits[i], '+', number);
            want_spike_clear(suits[i], '-', number);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_stay_clear_of_the_indices),
        cmocka_unit_test(dials_stay_clear_of_the_indices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
