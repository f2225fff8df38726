/* Decks of a player's own: what a folder may leave out, and that every mistake gives a clear line. */
#include "art_support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define HOUSE SABACC_ASSETS "/cards"

/* The folders of tests/art/own, each with one mistake, and its message. */
static const struct {
    const char *deck, *says;
} broken[] = {
    {"back-many", "/deck.json:5: a deck has at most 128 faces and 16 backs"},
    {"base-outside", "/deck.json:4: \"base\" must name a deck of the house: classic, local, spike"},
    {"base-unknown", "/deck.json:4: \"base\" must name a deck of the house: classic, local, spike"},
    {"empty", ":1: has no face of any deck: name pictures by the cards' words"},
    {"face-missing", "/deck.json:6: lost.png is not there"},
    {"faces-many", "/deck.json:5: a deck has at most 128 faces and 16 backs"},
    {"face-number", "/deck.json:6: a face must be a list of traits, or the path of a picture: ci+3"},
    {"face-unknown", "/deck.json:9: no face of the deck spike is called ci3: sabacc-lab cards spike tells"},
    {"jpg", "/ci+4.jpg:1: faces are SVG or PNG: save it as PNG"},
    {"json-broken", "/deck.json:3: ':' expected"},
    {"json-list", "/deck.json:1: must be an object"},
    {"json-twice", "/deck.json:2: duplicate object key"},
    {"key-unknown", "/deck.json:5: there is no such key: fases"},
    {"layer-common-up", "/deck.json:8: common/../../test_own.c is not there"},
    {"layer-key", "/deck.json:10: a layer has no key rotate"},
    {"layer-missing", "/deck.json:8: lost.svg is not there"},
    {"layer-move", "/deck.json:6: \"move\" must be [x, y], numbers up to 100000"},
    {"layer-scale", "/deck.json:6: \"scale\" must be a number, or [x, y]"},
    {"layer-up", "/deck.json:8: ../../test_own.c leads out of the deck's folder"},
    {"layers-text", "/deck.json:6: \"layers\" must be a list"},
    {"name-missing", "/deck.json:1: \"name\" must be a text of 1 to 64 bytes"},
    {"name-two-lines", "/deck.json:3: \"name\" must be a text of 1 to 64 bytes on one line"},
    {"part-as-face", "/part.svg:1: is no whole picture: it must begin with <svg"},
    {"path-root", "/deck.json:6: /etc/hostname leads out of the deck's folder"},
    {"path-up", "/deck.json:6: ../word-unknown/ci+3.png leads out of the deck's folder"},
    {"places-bomb", "/deck.json:17: a face is drawn with more than 512 KiB"},
    {"places-text", "/deck.json:6: a list of places holds at most 400 times [x, y, turn, length]"},
    {"png-cut", "/ci+3.png:1: is damaged, or was not written to its end"},
    {"png-large", "/ci+3.png:1: must be from 16 to 4096 pixels"},
    {"png-none", "/ci+3.png:1: is not a PNG"},
    {"png-shape", "/ci+3.png:1: is 60 by 60; faces of this deck are 300 by 420"},
    {"png-small", "/ci+3.png:1: must be from 16 to 4096 pixels"},
    {"png-spoilt", "/ci+3.png:1: is damaged, or was not written to its end"},
    {"size", "/deck.json:5: \"size\" must be [300, 420]"},
    {"svg-empty", "/ci+3.svg:4: nothing is drawn"},
    {"svg-gradient", "/ci+3.svg:2: neither a colour nor a gradient defined before its use: url(#later)"},
    {"svg-no-view", "/ci+3.svg:1: its root needs viewBox=\"0 0 WIDTH HEIGHT\""},
    {"svg-not-utf-8", "/ci+3.svg:1: is not UTF-8"},
    {"svg-nul", "/ci+3.svg:1: is no text"},
    {"svg-number", "/ci+3.svg:3: a number is too large"},
    {"svg-power", "/ci+3.svg:3: a number is too large, or written with a power of ten: 1e30"},
    {"svg-program", "/ci+3.svg:3: outside the subset: attribute xmlns:inkscape: save it as plain SVG"},
    {"svg-shape", "/ci+3.svg:1: is 300 by 300; faces of this deck are 300 by 420"},
    {"svg-shapes", "/ci+3.svg:1: has more than 1000 shapes"},
    {"svg-style", "/body.svg:4: outside the subset: attribute style: write fill="},
    {"svg-text", "/ci+3.svg:3: outside the subset: element text: turn letters into paths"},
    {"svg-unclosed", "/ci+3.svg:4: not closed: svg"},
    {"trait-list", "/deck.json:6: a trait must be an object: mine"},
    {"trait-missing", "/deck.json:6: \"traits\" has no moon"},
    {"traits-many", "/deck.json:6: a face must list 1 to 12 traits: ci+3"},
    {"twice", "/ci+3.svg:1: is a second picture of the same face"},
    {"value-bomb", "/a.svg:1: a face is more than 512 KiB"},
    {"value-circle", "/deck.json:6: a placeholder goes round in circles: circles"},
    {"value-colour", "/deck.json:6: not a colour: red: write #rrggbb"},
    {"value-missing", "/body.svg:2: a placeholder has no value: enamel-middle"},
    {"value-nothing", "/a.svg:1: a face has more than 100000 placeholders"},
    {"value-number", "/deck.json:6: a value must be a text"},
    {"value-sign", "/deck.json:6: a value must be a text of at most 200 letters without"},
    {"version", "/deck.json:2: \"sabacc-deck\" must be 1"},
    {"word-unknown", "/ci3.png:1: no face of the deck spike is called ci3"},
};
enum { BROKEN = sizeof broken / sizeof *broken };

static void says_what_is_wrong_and_where(void **state) {
    (void)state;
    for (size_t i = 0; i < BROKEN; i++) {
        char error[400] = "", *folder = art_path(SABACC_OWN_DECKS, broken[i].deck);
        assert_null(deck_open_own(folder, HOUSE, error, sizeof error));
        const char *rest = error + strlen(folder);
        if (strncmp(error, folder, strlen(folder)) != 0 ||
            strncmp(rest, broken[i].says, strlen(broken[i].says)) != 0)
            fail_msg("%s: %s", broken[i].deck, error);
        free(folder);
    }
}

static void every_kept_mistake_is_tried(void **state) {
    (void)state;
    size_t count = 0;
    DIR *folder = opendir(SABACC_OWN_DECKS);
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
    closedir(folder);
    assert_int_equal(count, BROKEN);
}

/* ---- what may be left out ---- */

static Deck *opened(const char *folder) {
    char error[400] = "";
    Deck *deck = deck_open_own(folder, HOUSE, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    return deck;
}

static void refused(const char *folder, const char *says) {
    char error[400] = "";
    assert_null(deck_open_own(folder, HOUSE, error, sizeof error));
    if (!strstr(error, says)) fail_msg("wanted %s: %s", says, error);
}

static void copy_file(const char *from, const char *folder, const char *name) {
    char bytes[65536], *to = art_path(folder, name);
    FILE *source = fopen(from, "rb"), *target = fopen(to, "wb");
    assert_true(source && target);
    for (size_t got; (got = fread(bytes, 1, sizeof bytes, source)) > 0;)
        assert_int_equal(fwrite(bytes, 1, got, target), got);
    fclose(source);
    fclose(target);
    free(to);
}

static void assert_same_face(const Deck *one, const Deck *other, const char *face) {
    char *first = deck_face_svg(one, face), *second = deck_face_svg(other, face);
    assert_non_null(first);
    assert_string_equal(first, second);
    free(first);
    free(second);
}

static const char whole[] =
    "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 5 600 840\">"
    "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#204060\"/></svg>\n";

/* A folder of three pictures: the rest of its deck is inherited. */
static void pictures_alone_make_a_deck(void **state) {
    (void)state;
    char *folder = art_new_folder();
    size_t length = 0;
    art_write(folder, "sq-3.svg", whole);
    copy_file(SABACC_OWN_DECKS "/word-unknown/ci+3.png", folder, "ci+3.png");
    copy_file(SABACC_OWN_DECKS "/word-unknown/ci+3.png", folder, "back-moon.PNG");
    art_write(folder, "notes.txt", "by me");
    Deck *deck = opened(folder), *house = art_open("spike");
    assert_int_equal(deck_family(deck), DECK_SPIKE);
    assert_string_equal(deck_name(deck), strrchr(folder, '/') + 1);
    assert_int_equal(deck_face_count(deck), deck_face_count(house) + 1);
    assert_true(deck_has_face(deck, "back-moon"));
    assert_true(deck_face_is_own(deck, "sq-3") && deck_face_is_own(deck, "ci+3"));
    assert_false(deck_face_is_own(deck, "ci+4") || deck_face_is_own(deck, "no-such"));
    assert_false(deck_face_is_own(house, "sq-3"));
    assert_non_null(deck_face_png(deck, "ci+3", &length));
    assert_null(deck_face_png(deck, "ci+4", &length));
    assert_same_face(deck, house, "ci+4");
    assert_same_face(deck, house, "back-2");
    char *svg = deck_face_svg(deck, "sq-3");
    assert_non_null(
        strstr(svg, "viewBox=\"0 0 300 420\">\n<g transform=\"translate(5 -2.5) scale(0.5)\"><rect x=\"1\""));
    free(svg);
    svg = deck_face_svg(deck, "ci+3");
    assert_non_null(strstr(svg, "<image preserveAspectRatio=\"none\" width=\"300\" height=\"420\" "
                                "href=\"data:image/png;base64,iVBOR"));
    free(svg);
    deck_close(house);
    deck_close(deck);
    art_remove_folder(folder);
}

/* An own frame and an own colour apply to all inherited faces. */
static void a_fragment_or_a_value_changes_all_faces(void **state) {
    (void)state;
    char *folder = art_new_folder();
    art_write(folder, "deck.json",
              "{\"sabacc-deck\": 1, \"name\": \"Frame\", \"base\": \"local\",\n"
              " \"set\": {\"coins\": \"#ff00ff\"}}");
    art_write(folder, "body.svg", "<rect x=\"7\" y=\"7\" width=\"266\" height=\"426\" fill=\"#123456\"/>");
    Deck *deck = opened(folder);
    assert_int_equal(deck_family(deck), DECK_LOCAL);
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        char *svg = deck_face_svg(deck, deck_face_name(deck, i));
        if (strncmp(deck_face_name(deck, i), "back", 4) != 0)
            assert_non_null(strstr(svg, "fill=\"#123456\""));
        free(svg);
    }
    char *svg = deck_face_svg(deck, "co3");
    assert_non_null(strstr(svg, "#ff00ff"));
    free(svg);
    deck_close(deck);
    art_remove_folder(folder);
}

/* A copy of a built-in deck is a player's deck with the same pictures. */
static void a_copy_of_a_house_deck_is_the_same(void **state) {
    (void)state;
    for (int family = 0; family < DECK_FAMILIES; family++) {
        char from[600], command[2000], *folder = art_new_folder();
        snprintf(from, sizeof from, "%s/%s", HOUSE, deck_family_ids[family]);
        snprintf(command, sizeof command, "cp '%s'/* '%s'", from, folder);
        assert_int_equal(system(command), 0);
        Deck *deck = opened(folder), *house = art_open(deck_family_ids[family]);
        assert_int_equal(deck_family(deck), family);
        assert_int_equal(deck_face_count(deck), deck_face_count(house));
        for (size_t i = 0; i < deck_face_count(house); i++)
            assert_same_face(deck, house, deck_face_name(house, i));
        deck_close(house);
        deck_close(deck);
        art_remove_folder(folder);
    }
}

/* What a card that is a picture is worth to sheets: Sand's back behind Sand. */
static void a_picture_keeps_the_values_of_the_face(void **state) {
    (void)state;
    char *folder = art_new_folder();
    art_write(folder, "sand2.svg",
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"760px\" height=\"600px\">"
              "<rect width=\"3\" height=\"4\" fill=\"#204060\"/></svg>\n");
    Deck *deck = opened(folder);
    char *back = deck_face_value(deck, "sand2", "back");
    assert_string_equal(back, "back-sand");
    free(back);
    deck_close(deck);
    art_remove_folder(folder);
}

static void index_signs_may_be_replaced(void **state) {
    (void)state;
    char *folder = art_new_folder(), *common = art_path(folder, "common");
    art_write(folder, "deck.json", "{\"sabacc-deck\": 1, \"name\": \"Digits\", \"base\": \"../classic\"}");
    assert_int_equal(mkdir(common, 0700), 0);
    art_write(common, "index-7.svg", "<circle cx=\"3\" cy=\"4\" r=\"5\" fill=\"#abcdef\"/>");
    Deck *deck = opened(folder);
    char *svg = deck_face_svg(deck, "fl7");
    assert_non_null(strstr(svg, "#abcdef"));
    free(svg);
    deck_close(deck);
    art_remove_folder(common);
    art_remove_folder(folder);
}

/* The examples of the documentation. */
static void examples_open(void **state) {
    (void)state;
    int count = 0;
    DIR *folder = opendir(SABACC_ASSETS "/examples");
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.') continue;
        char *path = art_path(SABACC_ASSETS "/examples", entry->d_name);
        Deck *deck = opened(path), *house = art_open(deck_family_ids[deck_family(deck)]);
        assert_true(deck_face_count(deck) >= deck_face_count(house));
        for (size_t i = 0; i < deck_face_count(house); i++) {
            char *own = deck_face_svg(deck, deck_face_name(house, i)),
                 *theirs = deck_face_svg(house, deck_face_name(house, i));
            count += strcmp(own, theirs) != 0;
            free(own);
            free(theirs);
        }
        deck_close(house);
        deck_close(deck);
        free(path);
    }
    closedir(folder);
    assert_true(count >= 60);
}

/* ---- what may not be read ---- */

static void links_and_pipes_are_not_followed(void **state) {
    (void)state;
    char *folder = art_new_folder(), *face = art_path(folder, "ci+3.svg"), *elsewhere = art_new_folder();
    char *outside = art_path(elsewhere, "ci+3.svg"), *door = art_path(elsewhere, "door");
    art_write(elsewhere, "ci+3.svg", whole);
    assert_int_equal(symlink(outside, face), 0);
    refused(folder, "/ci+3.svg:1: is a link, or lies behind one: put the file itself into the deck's folder");
    assert_int_equal(remove(face), 0);
    assert_int_equal(mkfifo(face, 0600), 0);
    refused(folder, "/ci+3.svg:1: is not a file");
    assert_int_equal(remove(face), 0);
    art_write(folder, "ci+3.svg", whole);
    assert_int_equal(symlink(folder, door), 0); /* the folder itself may lie elsewhere */
    deck_close(opened(door));
    assert_int_equal(remove(door), 0);
    free(face);
    free(outside);
    free(door);
    art_remove_folder(elsewhere);
    art_remove_folder(folder);
}

static void a_link_over_a_house_fragment_is_told(void **state) {
    (void)state;
    char *folder = art_new_folder(), *body = art_path(folder, "body.svg");
    art_write(folder, "deck.json", "{\"sabacc-deck\": 1, \"name\": \"Linked\", \"base\": \"spike\"}");
    assert_int_equal(symlink("/etc/hostname", body), 0);
    refused(folder, "/body.svg:1: is a link");
    free(body);
    art_remove_folder(folder);
}

static void texts_have_a_limit(void **state) {
    (void)state;
    enum { LARGE = (1 << 20) + 1 };
    char *folder = art_new_folder(), *text = malloc(LARGE + 1);
    assert_non_null(text);
    memset(text, ' ', LARGE);
    text[LARGE] = '\0';
    art_write(folder, "ci+3.svg", text);
    refused(folder, "/ci+3.svg:1: is larger than a text may be (1 MiB)");
    art_write(folder, "deck.json", text);
    refused(folder, "/deck.json:1: is larger than a text may be (1 MiB)");
    free(text);
    art_remove_folder(folder);
}

/* Whatever byte of a picture is damaged or lost, it is never accepted. */
static void no_spoilt_png_is_taken(void **state) {
    (void)state;
    char bytes[400], *folder = art_new_folder(), *face = art_path(folder, "ci+3.png");
    FILE *file = fopen(SABACC_OWN_DECKS "/word-unknown/ci+3.png", "rb");
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    assert_in_range(length, 50, sizeof bytes - 1);
    for (size_t i = 0; i < 2 * length; i++) {
        bool is_cut = i >= length;
        char spoilt[400], error[400];
        memcpy(spoilt, bytes, length);
        if (!is_cut) spoilt[i] ^= 0x40;
        file = fopen(face, "wb");
        fwrite(spoilt, 1, is_cut ? i - length : length, file);
        fclose(file);
        assert_null(deck_open_own(folder, HOUSE, error, sizeof error));
    }
    free(face);
    art_remove_folder(folder);
}

/* A deck of other pictures is opened as the house's are; one that lies among them, too. */
static void any_deck_is_opened_as_what_it_is(void **state) {
    (void)state;
    char error[400], *folder = art_new_folder();
    art_write(folder, "deck.json",
              "{\"sabacc-deck\": 1, \"name\": \"Stamps\", \"size\": [10, 10],\n"
              "\"traits\": {\"a\": {\"layers\": [\"a.svg\"]}}, \"faces\": {\"stamp\": [\"a\"]}}");
    art_write(folder, "a.svg", "<rect width=\"1\" height=\"1\" fill=\"#ffffff\"/>");
    Deck *stamps = deck_open_any(folder, HOUSE, error, sizeof error);
    Deck *house = deck_open_any(HOUSE "/spike", HOUSE, error, sizeof error);
    assert_true(stamps && house);
    assert_int_equal(deck_family(stamps), DECK_FAMILIES);
    assert_int_equal(deck_family(house), DECK_FAMILIES);
    deck_close(stamps);
    deck_close(house);
    art_write(folder, "deck.json", "{\"sabacc-deck\": 1, \"name\": \"Mine\", \"base\": \"spike\"}");
    Deck *mine = deck_open_any(folder, HOUSE, error, sizeof error);
    assert_int_equal(deck_family(mine), DECK_SPIKE);
    deck_close(mine);
    assert_null(deck_open_any(SABACC_OWN_DECKS "/png-shape", HOUSE, error, sizeof error));
    assert_non_null(strstr(error, "/ci+3.png:1: is 60 by 60"));
    art_remove_folder(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_what_is_wrong_and_where),
        cmocka_unit_test(every_kept_mistake_is_tried),
        cmocka_unit_test(pictures_alone_make_a_deck),
        cmocka_unit_test(a_fragment_or_a_value_changes_all_faces),
        cmocka_unit_test(a_copy_of_a_house_deck_is_the_same),
        cmocka_unit_test(a_picture_keeps_the_values_of_the_face),
        cmocka_unit_test(index_signs_may_be_replaced),
        cmocka_unit_test(examples_open),
        cmocka_unit_test(links_and_pipes_are_not_followed),
        cmocka_unit_test(a_link_over_a_house_fragment_is_told),
        cmocka_unit_test(texts_have_a_limit),
        cmocka_unit_test(no_spoilt_png_is_taken),
        cmocka_unit_test(any_deck_is_opened_as_what_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
