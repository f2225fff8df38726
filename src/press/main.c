/* sabacc-press: pictures of a deck's faces and a check of its sources, for artists. */
#include "decks/subset.h"
#include "press/album.h"
#include "press/pairs.h"
#include "press/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_FAILED = 1, EXIT_USAGE = 2, PIXELS_MAX = 8192 };

static int usage(void) {
    fputs("usage: sabacc-press face DECKDIR FACE PIXELS OUT.png\n"
          "       sabacc-press svg DECKDIR FACE\n"
          "       sabacc-press sheet DECKDIR OUT.png [--height PIXELS] [--columns N] [--only TEXT]\n"
          "                    [--ground dark|light] [--blind protan|deutan|tritan]\n"
          "       sabacc-press album DECKDIR STEM\n"
          "       sabacc-press pairs DECKDIR [COUNT]\n"
          "       sabacc-press check DECKDIR\n",
          stderr);
    return EXIT_USAGE;
}

static int to_number(const char *text) {
    char *end;
    long number = strtol(text, &end, 10);
    return *text && !*end && number >= 1 && number <= PIXELS_MAX ? (int)number : 0;
}

static int no_face(const char *face) {
    fprintf(stderr, "sabacc-press: the deck has no face %s; deck.json lists them under \"faces\"\n", face);
    return EXIT_USAGE;
}

static int write_out(Picture *picture, const char *path) {
    bool is_written = picture_write_png(picture, path);
    if (!is_written) fprintf(stderr, "sabacc-press: %s cannot be written\n", path);
    picture_free(picture);
    return is_written ? 0 : EXIT_FAILED;
}

static int press_face(const Deck *deck, int count, char **words) {
    int height = count == 3 ? to_number(words[1]) : 0;
    if (!height) return usage();
    Picture picture = sheet_face(deck, words[0], height);
    return picture.pixels ? write_out(&picture, words[2]) : no_face(words[0]);
}

static int press_svg(const Deck *deck, int count, char **words) {
    if (count != 1) return usage();
    char *svg = deck_face_svg(deck, words[0]);
    if (!svg) return no_face(words[0]);
    fputs(svg, stdout);
    free(svg);
    return 0;
}

static bool take_height(SheetRequest *request, const char *value) {
    return (request->height = to_number(value)) != 0;
}

static bool take_columns(SheetRequest *request, const char *value) {
    return (request->columns = to_number(value)) != 0;
}

static bool take_blind(SheetRequest *request, const char *value) {
    return (request->blind = blind_named(value)) != BLIND_COUNT;
}

static bool take_only(SheetRequest *request, const char *value) { return (request->only = value) != NULL; }

static bool take_ground(SheetRequest *request, const char *value) {
    bool is_light = strcmp(value, "light") == 0;
    request->ground = is_light ? SHEET_GROUND_LIGHT : SHEET_GROUND_DARK;
    return is_light || strcmp(value, "dark") == 0;
}

static bool take_option(SheetRequest *request, const char *name, const char *value) {
    static const struct {
        const char *name;
        bool (*take)(SheetRequest *request, const char *value);
    } options[] = {
        {"--height", take_height}, {"--columns", take_columns}, {"--blind", take_blind},
        {"--only", take_only},     {"--ground", take_ground},
    };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(options[i].name, name) == 0) return options[i].take(request, value);
    return false;
}

static int press_sheet(const Deck *deck, int count, char **words) {
    SheetRequest request = {.height = 200, .ground = SHEET_GROUND_DARK};
    if (count < 1 || count % 2 == 0) return usage();
    for (int i = 1; i < count; i += 2)
        if (!take_option(&request, words[i], words[i + 1])) return usage();
    Picture sheet = sheet_make(deck, &request);
    return sheet.pixels ? write_out(&sheet, words[0]) : no_face(request.only ? request.only : "");
}

static int press_album(const Deck *deck, int count, char **words) {
    if (count != 1) return usage();
    return album_write(deck, words[0]) ? 0 : EXIT_FAILED;
}

static int press_pairs(const Deck *deck, int count, char **words) {
    int wanted = count == 1 ? to_number(words[0]) : 10;
    if (count > 1 || !wanted) return usage();
    size_t found;
    Pair *pairs = pairs_measure(deck, &found);
    for (size_t i = 0; i < found && i < (size_t)wanted; i++)
        printf("%5.2f  %s, %s (%s)\n", pairs[i].distance, deck_face_name(deck, pairs[i].one),
               deck_face_name(deck, pairs[i].other), blind_name(pairs[i].kind));
    free(pairs);
    return 0;
}

static bool check_face(const Deck *deck, const char *face, DeckSubset *max) {
    char error[256];
    DeckSubset found;
    size_t length = 0;
    if (deck_face_png(deck, face, &length)) return true;
    char *svg = deck_face_svg(deck, face);
    bool is_good = svg && deck_subset_check(svg, &found, error, sizeof error);
    if (!is_good)
        fprintf(stderr, "sabacc-press: %s: %s (see: sabacc-press svg)\n", face, svg ? error : "no picture");
    if (is_good && found.shapes > max->shapes) *max = found;
    free(svg);
    return is_good;
}

static int press_check(const Deck *deck, int count, char **words) {
    (void)words;
    int bad = 0;
    DeckSubset max = {0};
    if (count != 0) return usage();
    for (size_t i = 0; i < deck_face_count(deck); i++)
        bad += !check_face(deck, deck_face_name(deck, i), &max);
    printf("%s: %zu faces, %d bad, at most %d shapes a face\n", deck_name(deck), deck_face_count(deck), bad,
           max.shapes);
    return bad ? EXIT_FAILED : 0;
}

int main(int count, char **words) {
    static const struct {
        const char *name;
        int (*run)(const Deck *, int, char **);
    } commands[] = {{"face", press_face},   {"svg", press_svg},     {"sheet", press_sheet},
                    {"album", press_album}, {"pairs", press_pairs}, {"check", press_check}};
    for (size_t i = 0; count >= 3 && i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(commands[i].name, words[1]) != 0) continue;
        char error[512];
        Deck *deck = deck_open_any(words[2], SABACC_SOURCE_ASSETS "/cards", error, sizeof error);
        if (!deck) fprintf(stderr, "%s\n", error);
        int status = deck ? commands[i].run(deck, count - 3, words + 3) : EXIT_USAGE;
        deck_close(deck);
        return status;
    }
    return usage();
}
