/* SDL2_image draws each face as librsvg does, so that the game shows what an artist sees elsewhere. */
#include "art_support.h"
#include "sheets/sheets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Edges are smoothed differently by the two; a lost gradient, a missing shape or a wrong turn is far above
 * these. */
#define MEAN_MAX  4.0  /* of 255, over all pixels and colours; a field of fine lines comes to 3 */
#define BLOCK_MAX 30.0 /* of 255, the worst block of 8×8 pixels */

enum { HEIGHT_MIN = 280, HEIGHT_MAX = 560, BLOCK = 8, GROUND = 0x80 };

/* Over the ground, three colours a pixel. */
static uint8_t *flatten(const Picture *picture) {
    size_t count = (size_t)picture->width * (size_t)picture->height;
    uint8_t *flat = malloc(count * 3);
    assert_non_null(flat);
    for (size_t i = 0; i < count; i++) {
        const uint8_t *pixel = picture->pixels + i * 4;
        for (size_t c = 0; c < 3; c++)
            flat[i * 3 + c] = (uint8_t)((pixel[c] * pixel[3] + GROUND * (255 - pixel[3]) + 127) / 255);
    }
    return flat;
}

static double block_difference(const uint8_t *one, const uint8_t *other, int width, int left, int top) {
    int sum = 0;
    for (int y = top; y < top + BLOCK; y++) {
        size_t at = ((size_t)y * (size_t)width + (size_t)left) * 3;
        for (size_t i = at; i < at + BLOCK * 3; i++) sum += abs(one[i] - other[i]);
    }
    return sum / (BLOCK * BLOCK * 3.0);
}

/* False, with a message, if they differ. */
static bool compare(const char *deck, const char *face, const Picture *one, const Picture *other) {
    double sum = 0, worst = 0;
    int blocks = 0;
    assert_int_equal(one->width, other->width);
    assert_int_equal(one->height, other->height);
    uint8_t *ours = flatten(one), *theirs = flatten(other);
    for (int y = 0; y + BLOCK <= one->height; y += BLOCK) {
        for (int x = 0; x + BLOCK <= one->width; x += BLOCK) {
            double block = block_difference(ours, theirs, one->width, x, y);
            worst = block > worst ? block : worst;
            sum += block;
            blocks++;
        }
    }
    free(theirs);
    free(ours);
    bool is_same = sum / blocks <= MEAN_MAX && worst <= BLOCK_MAX;
    if (!is_same)
        print_error("%s %s: differs by %.2f on the mean, %.1f in the worst block\n", deck, face, sum / blocks,
                    worst);
    return is_same;
}

/* As the export draws it, which is by librsvg. */
static Picture draw_with_librsvg(const Deck *deck, const char *face, int height, const char *folder) {
    char error[256], *png = art_path(folder, "face.png");
    if (!sheets_write_png(deck, face, height, png, error, sizeof error)) fail_msg("%s", error);
    Picture picture = picture_from_png(png);
    assert_non_null(picture.pixels);
    free(png);
    return picture;
}

/* A height at which the width is whole as well: where it is rounded, the two fit the face in differently. */
static int whole_height(const Deck *deck) {
    for (int height = HEIGHT_MIN; height < HEIGHT_MAX; height++) {
        double width = height * deck_width(deck) / deck_height(deck);
        if (fabs(width - round(width)) < 1e-6) return height;
    }
    fail_msg("%s has no whole size", deck_name(deck));
    return 0;
}

static bool compare_face(const Deck *deck, const char *face, int height, const char *folder) {
    Picture ours = sheet_face(deck, face, height);
    Picture theirs = draw_with_librsvg(deck, face, height, folder);
    bool is_same = compare(deck_name(deck), face, &ours, &theirs);
    picture_free(&theirs);
    picture_free(&ours);
    return is_same;
}

static void both_draw_the_same(void **state) {
    (void)state;
    char *folder = art_new_folder();
    int differing = 0;
    for (size_t i = 0; art_decks[i]; i++) {
        Deck *deck = art_open(art_decks[i]);
        for (size_t j = 0; j < deck_face_count(deck); j++)
            differing += !compare_face(deck, deck_face_name(deck, j), whole_height(deck), folder);
        deck_close(deck);
    }
    art_remove_folder(folder);
    assert_int_equal(differing, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(both_draw_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
