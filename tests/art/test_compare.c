/* SDL2_image draws each face as librsvg does, so that what an artist sees elsewhere is what the game shows.
 */
#include "art_support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Edges are smoothed differently by the two; a lost gradient, a missing shape or a wrong turn is far above
 * these. */
#define MEAN_MAX  4.0  /* of 255, over all pixels and colours; a field of fine lines comes to 3 */
#define BLOCK_MAX 30.0 /* of 255, the worst block of 8×8 pixels */

enum { HEIGHT_MIN = 280, HEIGHT_MAX = 560, BLOCK = 8, GROUND = 0x808080 };

static double difference_at(const Picture *one, const Picture *other, int x, int y) {
    uint32_t a = art_pixel_over(one, x, y, GROUND), b = art_pixel_over(other, x, y, GROUND);
    double sum = 0;
    for (int shift = 0; shift < 24; shift += 8)
        sum += fabs((double)(a >> shift & 255) - (double)(b >> shift & 255));
    return sum / 3;
}

static double block_difference(const Picture *one, const Picture *other, int left, int top) {
    double sum = 0;
    for (int y = 0; y < BLOCK; y++)
        for (int x = 0; x < BLOCK; x++) sum += difference_at(one, other, left + x, top + y);
    return sum / (BLOCK * BLOCK);
}

static void compare(const char *face, const Picture *one, const Picture *other) {
    double sum = 0, worst = 0;
    int blocks = 0;
    assert_int_equal(one->width, other->width);
    assert_int_equal(one->height, other->height);
    for (int y = 0; y + BLOCK <= one->height; y += BLOCK) {
        for (int x = 0; x + BLOCK <= one->width; x += BLOCK) {
            double block = block_difference(one, other, x, y);
            worst = block > worst ? block : worst;
            sum += block;
            blocks++;
        }
    }
    if (sum / blocks > MEAN_MAX || worst > BLOCK_MAX)
        fail_msg("%s: differs by %.2f on the mean, %.1f in the worst block", face, sum / blocks, worst);
}

static Picture draw_with_librsvg(const char *folder, const char *svg, int width, int height) {
    char *source = art_path(folder, "face.svg"), *png = art_path(folder, "face.png"), command[1024];
    art_write(folder, "face.svg", svg);
    snprintf(command, sizeof command, "\"%s\" -w %d -h %d -o \"%s\" \"%s\"", RSVG_CONVERT, width, height, png,
             source);
    assert_int_equal(system(command), 0);
    Picture picture = picture_from_png(png);
    assert_non_null(picture.pixels);
    free(source);
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

static void compare_face(const Deck *deck, const char *face, int height, const char *folder) {
    Picture ours = sheet_face(deck, face, height);
    char *svg = deck_face_svg(deck, face);
    Picture theirs = draw_with_librsvg(folder, svg, ours.width, ours.height);
    compare(face, &ours, &theirs);
    picture_free(&theirs);
    picture_free(&ours);
    free(svg);
}

static void both_draw_the_same(void **state) {
    (void)state;
    char *folder = art_new_folder();
    for (size_t i = 0; art_decks[i]; i++) {
        Deck *deck = art_open(art_decks[i]);
        for (size_t j = 0; j < deck_face_count(deck); j++)
            compare_face(deck, deck_face_name(deck, j), whole_height(deck), folder);
        deck_close(deck);
    }
    art_remove_folder(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(both_draw_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
