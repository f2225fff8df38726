/* The album contains every sheet for the review of a deck, and one face of each kind. */
#include "art_support.h"
#include "press/album.h"

#include <stdio.h>
#include <stdlib.h>

static Deck *deck_in(const char *folder) {
    char error[256];
    art_write(folder, "deck.json",
              "{\"sabacc-deck\": 1, \"name\": \"Thin\", \"size\": [2, 40],\n"
              "\"traits\": {\"a\": {\"set\": {\"ink\": \"#ff0000\"}, \"layers\": [\"a.svg\"]}},\n"
              "\"faces\": {\"ci+1\": [\"a\"], \"ci+2\": [\"a\"], \"ci+3\": [\"a\"], \"ci-1\": [\"a\"], "
              "\"vex\": [\"a\"]}}");
    art_write(folder, "a.svg", "<rect fill=\"{ink}\" width=\"2\" height=\"40\"/>");
    Deck *deck = deck_open(folder, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    return deck;
}

static Picture page(const char *stem, const char *name) {
    char path[512];
    snprintf(path, sizeof path, "%s-%s.png", stem, name);
    Picture picture = picture_from_png(path);
    if (!picture.pixels) fail_msg("no page %s", path);
    return picture;
}

static uint32_t middle_of_first_face(const Picture *sheet, int height) {
    int gap = height / 12 + 4, wide = height / 20;
    return art_pixel_over(sheet, gap + wide / 2, gap + height / 2, 0x00ff00);
}

static void want_sheet(const char *stem, int height, const char *ground, BlindKind kind) {
    char name[64];
    snprintf(name, sizeof name, "%d-%s%s%s", height, ground, kind ? "-" : "", kind ? blind_name(kind) : "");
    Picture sheet = page(stem, name);
    uint32_t seen = middle_of_first_face(&sheet, height), wanted = blind_color(kind, 0xff0000);
    if (blind_distance(seen, wanted) > 2) fail_msg("%s: the face is %06x, not %06x", name, seen, wanted);
    uint32_t below = art_pixel_over(&sheet, 0, 0, 0x00ff00),
             laid = ground[0] == 'd' ? SHEET_GROUND_DARK >> 8 : SHEET_GROUND_LIGHT >> 8;
    if (blind_distance(below, blind_color(kind, laid)) > 2) fail_msg("%s: the ground is %06x", name, below);
    picture_free(&sheet);
}

static void holds_every_sheet_and_a_face_of_each_kind(void **state) {
    (void)state;
    static const int heights[] = {90, 200, 400};
    static const char *const grounds[] = {"dark", "light"}, *const shown[] = {"ci+1", "ci+3", "ci-1", "vex"};
    char *folder = art_new_folder(), *stem = art_path(folder, "thin");
    Deck *deck = deck_in(folder);
    assert_true(album_write(deck, stem));
    for (size_t h = 0; h < 3; h++)
        for (size_t g = 0; g < 2; g++)
            for (int kind = BLIND_NONE; kind < BLIND_COUNT; kind++)
                want_sheet(stem, heights[h], grounds[g], (BlindKind)kind);
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        char name[64];
        snprintf(name, sizeof name, "face-%s", shown[i]);
        Picture face = page(stem, name);
        assert_int_equal(face.height, ALBUM_FACE_HEIGHT);
        picture_free(&face);
    }
    assert_false(album_shows_face(deck, 1));
    deck_close(deck);
    free(stem);
    art_remove_folder(folder);
}

static void says_where_it_cannot_write(void **state) {
    (void)state;
    char *folder = art_new_folder();
    Deck *deck = deck_in(folder);
    assert_false(album_write(deck, "/no/such/folder/thin"));
    deck_close(deck);
    art_remove_folder(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(holds_every_sheet_and_a_face_of_each_kind),
        cmocka_unit_test(says_where_it_cannot_write),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
