/* The loader: what it composes, and its error messages. */
#include "art_support.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const good = "{\"sabacc-deck\": 1, \"name\": \"Tried\", \"size\": [10, 20.5],\n"
                                "\"set\": {\"ink\": \"#102030\", \"both\": \"{ink}\"},\n"
                                "\"places\": {\"two\": [[1, 2, 0, 7], [3.25, -4, 90, 8]]},\n"
                                "\"traits\": {\"a\": {\"layers\": [\"a.svg\"]},\n"
                                " \"b\": {\"set\": {\"ink\": \"#ffffff\"}, \"layers\": [\n"
                                "  {\"draw\": \"b.svg\", \"move\": [1, 2], \"turn\": 180, \"scale\": [-1, "
                                "0.5], \"places\": \"two\"}]}},\n"
                                "\"faces\": {\"one\": [\"a\"], \"both\": [\"a\", \"b\"]}}\n";

static char *folder_with(const char *deck) {
    char *folder = art_new_folder();
    art_write(folder, "deck.json", deck);
    art_write(folder, "a.svg", "<!-- a\nnote --><rect fill=\"{both}\" width=\"1\" height=\"1\"/>");
    art_write(folder, "b.svg", "<path d=\"M0 0V{length}H{id}\"/>");
    return folder;
}

static char *replaced(const char *text, const char *find, const char *put) {
    const char *at = strstr(text, find);
    assert_non_null(at);
    char *changed = malloc(strlen(text) + strlen(put) + 1);
    assert_non_null(changed);
    memcpy(changed, text, (size_t)(at - text));
    strcpy(changed + (at - text), put);
    strcat(changed, at + strlen(find));
    return changed;
}

static void composes_layers(void **state) {
    (void)state;
    char error[256], *folder = folder_with(good);
    Deck *deck = deck_open(folder, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    assert_string_equal(deck_name(deck), "Tried");
    assert_int_equal(deck_face_count(deck), 2);
    assert_string_equal(deck_face_name(deck, 1), "both");
    char *svg = deck_face_svg(deck, "both");
    assert_string_equal(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20.5\" viewBox=\"0 0 10 20.5\">\n"
        "\n<rect fill=\"#ffffff\" width=\"1\" height=\"1\"/>"
        "<g transform=\"translate(1 2) rotate(180) scale(-1 0.5)\">"
        "<g transform=\"translate(1 2)\"><path d=\"M0 0V7H2\"/></g>"
        "<g transform=\"translate(3.25 -4) rotate(90)\"><path d=\"M0 0V8H3\"/></g></g></svg>\n");
    free(svg);
    deck_close(deck);
    art_remove_folder(folder);
}

static void draws_a_large_face_otherwise(void **state) {
    (void)state;
    static const char *const layers =
        "\"a.svg\", {\"draw\": \"a.svg\", \"move\": [1, 2], \"scale\": 3, \"large\": {\"move\": [4, 5]}},"
        "{\"draw\": \"a.svg\", \"turn\": 6, \"large\": true},"
        "{\"draw\": \"a.svg\", \"turn\": 7, \"large\": false}";
    char error[256], *text = replaced(good, "\"a.svg\"", layers), *folder = folder_with(text);
    Deck *deck = deck_open(folder, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    char *small = deck_face_svg(deck, "one"), *large = deck_face_large_svg(deck, "one");
    assert_non_null(strstr(small, "translate(1 2) scale(3 3)"));
    assert_null(strstr(small, "rotate(6)"));
    assert_non_null(strstr(small, "rotate(7)"));
    assert_non_null(strstr(large, "translate(4 5) scale(3 3)"));
    assert_non_null(strstr(large, "rotate(6)"));
    assert_null(strstr(large, "rotate(7)"));
    assert_null(deck_face_large_svg(deck, "three"));
    free(large);
    free(small);
    deck_close(deck);
    art_remove_folder(folder);
    free(text);
}

static void says_values_and_unknown_faces(void **state) {
    (void)state;
    char error[256], *folder = folder_with(good);
    Deck *deck = deck_open(folder, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    assert_int_equal(art_take_color(deck_face_value(deck, "one", "both")), 0x102030);
    assert_int_equal(art_take_color(deck_face_value(deck, "both", "both")), 0xffffff);
    assert_null(deck_face_value(deck, "one", "missing"));
    assert_null(deck_face_svg(deck, "three"));
    assert_true(deck_has_face(deck, "one"));
    assert_false(deck_has_face(deck, "three"));
    deck_close(deck);
    art_remove_folder(folder);
}

static void writes_points_in_every_locale(void **state) {
    (void)state;
    if (!setlocale(LC_ALL, "de_DE.UTF-8")) setlocale(LC_ALL, "");
    composes_layers(state);
    setlocale(LC_ALL, "C");
}

/* One change to the good deck, and the error it must bring: "LINE: text" after the file's name. */
static const struct {
    const char *find, *put, *file, *says;
} mistakes[] = {
    {"\"name\"", "name", "/deck.json:1: ", "expected"},
    {"\"sabacc-deck\": 1", "\"sabacc-deck\": 2", "/deck.json:1: ", "must be 1"},
    {"[10, 20.5]", "[0, 20]", "/deck.json:1: ", "\"size\" must be"},
    {"\"name\": \"Tried\"", "\"name\": 5", "/deck.json:1: ", "\"name\" must be a string"},
    {"\"faces\": {", "\"faces\": [], \"x\": {", "/deck.json:7: ", "must be an object: faces"},
    {"[\"a\", \"b\"]", "[\"a\", \"c\"]", "/deck.json:2: ", "\"traits\" has no c"},
    {"\"one\": [\"a\"]", "\"one\": []", "/deck.json:7: ", "1 to 12 traits: one"},
    {"\"places\": \"two\"", "\"places\": \"three\"", "/deck.json:3: ", "has no list three"},
    {"\"draw\"", "\"drew\"", "/deck.json:5: ", "a layer must be a path or have \"draw\""},
    {"\"turn\"", "\"spin\"", "/deck.json:6: ", "a layer has no key spin"},
    {"\"turn\"", "\"large\": 5, \"turn\"", "/deck.json:5: ", "\"large\" must be true, false or an object"},
    {"\"turn\"", "\"large\": {\"draw\": \"\"}, \"turn\"", "/deck.json:6: ", "what is large has no key draw"},
    {"\"draw\": \"b.svg\"", "\"draw\": \"{name}.svg\"", "/deck.json:6: ", "has no value: name"},
    {"\"draw\": \"b.svg\"", "\"draw\": \"c.svg\"", "/deck.json:6: ", "cannot be read:"},
    {"\"turn\": 180", "\"turn\": 1e300", "/deck.json:5: ", "\"turn\" must be a number of degrees"},
    {"\"one\":", "\"one\\u000aand two\":", "/deck.json:1: ", "a face is called by one word"},
    {"\"both\": \"{ink}\"", "\"both\": \"{both}\"", "/a.svg:2: ", "goes round in circles: both"},
    {"\"both\": \"{ink}\"", "\"booth\": \"{ink}\"", "/a.svg:2: ", "has no value: both"},
};

static void names_file_and_line(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        char error[512] = "", *text = replaced(good, mistakes[i].find, mistakes[i].put),
             *folder = folder_with(text);
        assert_null(deck_open(folder, error, sizeof error));
        assert_memory_equal(error, folder, strlen(folder));
        const char *rest = error + strlen(folder);
        if (strncmp(rest, mistakes[i].file, strlen(mistakes[i].file)) != 0 || !strstr(rest, mistakes[i].says))
            fail_msg("for %s: %s", mistakes[i].put, error);
        art_remove_folder(folder);
        free(text);
    }
}

/* A pipe or a device never ends: neither is read. */
static void reads_files_alone(void **state) {
    (void)state;
    char error[512] = "", *folder = folder_with(good), *fragment = art_path(folder, "a.svg");
    assert_int_equal(remove(fragment), 0);
    assert_int_equal(mkfifo(fragment, 0600), 0);
    assert_null(deck_open(folder, error, sizeof error));
    assert_non_null(strstr(error, "cannot be read"));
    assert_int_equal(remove(fragment), 0);
    assert_int_equal(symlink("/dev/zero", fragment), 0);
    assert_null(deck_open(folder, error, sizeof error));
    assert_non_null(strstr(error, "cannot be read"));
    free(fragment);
    art_remove_folder(folder);
}

static void survives_a_missing_folder_and_a_short_buffer(void **state) {
    (void)state;
    char error[12] = "";
    assert_null(deck_open("no/such/folder", error, sizeof error));
    assert_string_equal(error, "no/such/fol");
    assert_null(deck_open("no/such/folder", NULL, 0));
}

/* A deck made from `good` beside it: own ink, own b.svg, one more trait. */
static const char *const heir = "{\"sabacc-deck\": 1, \"name\": \"Heir\", \"base\": \"base\",\n"
                                "\"set\": {\"ink\": \"#445566\"},\n"
                                "\"traits\": {\"c\": {\"layers\": [\"c.svg\"]}},\n"
                                "\"faces\": {\"three\": [\"a\", \"b\", \"c\"]}}\n";

/* Opens FOLDER with `text` as its deck.json and the good deck in FOLDER/base; then tells what it composed and
 * what went wrong. */
static char *inherited(const char *text, const char *base, char *error, size_t size) {
    char *folder = art_new_folder(), *base_folder = art_path(folder, "base");
    char *made = folder_with(base);
    assert_int_equal(rename(made, base_folder), 0);
    art_write(folder, "deck.json", text);
    art_write(folder, "b.svg", "<circle r=\"{length}\"/>");
    art_write(folder, "c.svg", "<line/>");
    Deck *deck = deck_open(folder, error, size);
    char *svg = deck ? deck_face_svg(deck, "three") : NULL;
    if (deck) assert_false(deck_has_face(deck, "one"));
    deck_close(deck);
    assert_int_equal(rename(base_folder, made), 0);
    art_remove_folder(made);
    art_remove_folder(folder);
    free(base_folder);
    return svg;
}

static void takes_over_what_it_lacks(void **state) {
    (void)state;
    char error[512] = "", *svg = inherited(heir, good, error, sizeof error);
    if (!svg) fail_msg("%s", error);
    assert_string_equal(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20.5\" viewBox=\"0 0 10 20.5\">\n"
        "\n<rect fill=\"#ffffff\" width=\"1\" height=\"1\"/>"
        "<g transform=\"translate(1 2) rotate(180) scale(-1 0.5)\">"
        "<g transform=\"translate(1 2)\"><circle r=\"7\"/></g>"
        "<g transform=\"translate(3.25 -4) rotate(90)\"><circle r=\"8\"/></g></g><line/></svg>\n");
    free(svg);
}

static void says_what_is_wrong_with_a_base(void **state) {
    (void)state;
    static const struct {
        const char *find, *put, *find_in_base, *put_in_base, *says;
    } wrong[] = {
        {"\"base\": \"base\"", "\"base\": 5", "Tried", "Tried", "/deck.json:1: \"base\" must be another"},
        {"\"base\": \"base\"", "\"base\": \"none\"", "Tried", "Tried", "/none/deck.json:1: cannot be read"},
        {"Heir", "Heir", "\"Tried\"", "\"Tried\", \"base\": \"..\"", "has a base of its own: base"},
        {"Heir", "Heir", "\"Tried\"", "Tried", "/base/deck.json:1: "},
        {"\"ink\"", "\"link\"", "{ink}", "{pink}", "/base/a.svg:2: a placeholder has no value: pink"},
        {"c.svg", "d.svg", "Tried", "Tried", "/d.svg cannot be read"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char error[512] = "", *text = replaced(heir, wrong[i].find, wrong[i].put);
        char *base = replaced(good, wrong[i].find_in_base, wrong[i].put_in_base);
        char *svg = inherited(text, base, error, sizeof error);
        if (svg || !strstr(error, wrong[i].says)) fail_msg("for %s: %s", wrong[i].says, error);
        free(base);
        free(text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(composes_layers),
        cmocka_unit_test(draws_a_large_face_otherwise),
        cmocka_unit_test(says_values_and_unknown_faces),
        cmocka_unit_test(writes_points_in_every_locale),
        cmocka_unit_test(names_file_and_line),
        cmocka_unit_test(reads_files_alone),
        cmocka_unit_test(takes_over_what_it_lacks),
        cmocka_unit_test(says_what_is_wrong_with_a_base),
        cmocka_unit_test(survives_a_missing_folder_and_a_short_buffer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
