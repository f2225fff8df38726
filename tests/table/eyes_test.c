/* Closed eyes lie where they were painted: at the place that table/eyes.def names the skin around them
 * continues that of the figure, and nowhere near does it so well. Those of a human face show where lids meet.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/files.h"
#include "render/raster.h"

enum { SIDE = 400, BYTES = 1 << 20, TURNS = 3, FAR = 2, PATH = 512 };

typedef struct Row {
    const char *face;
    int at[TURNS][4]; /* ahead, to the left, to the right: x, y, width, height */
} Row;

static const Row rows[] = {
#define EYES(face, x, y, wide, high, left_x, left_y, left_wide, left_high, right_x, right_y, right_wide,     \
             right_high)                                                                                     \
    {face,                                                                                                   \
     {{x, y, wide, high},                                                                                    \
      {left_x, left_y, left_wide, left_high},                                                                \
      {right_x, right_y, right_wide, right_high}}},
#include "table/eyes.def"
#undef EYES
};
enum { ROWS_OF_EYES = sizeof rows / sizeof *rows };

static Pixmap *picture(const char *name, const char *end, int width, int height) {
    char path[PATH];
    size_t size;
    snprintf(path, sizeof path, "%s/people/%s%s.webp", ASSETS, name, end);
    char *bytes = file_read(path, BYTES, &size);
    if (!bytes) fail_msg("%s cannot be read", path);
    Pixmap *drawn = raster_draw(bytes, size, NULL, width, height);
    if (!drawn) fail_msg("%s cannot be drawn", path);
    free(bytes);
    return drawn;
}

static int alpha_at(const Pixmap *of, int x, int y) { return (int)(of->pixels[y * of->stride + x] >> 24); }

/* The three channels together, without alpha. */
static int light_at(const Pixmap *of, int x, int y) {
    Pixel pixel = of->pixels[y * of->stride + x];
    int sum = (int)((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)), alpha = (int)(pixel >> 24);
    return alpha ? sum * 255 / alpha : 0;
}

static int across(const Pixmap *of, int x, int y) { return light_at(of, x + 1, y) - light_at(of, x - 1, y); }
static int down(const Pixmap *of, int x, int y) { return light_at(of, x, y + 1) - light_at(of, x, y - 1); }

/* Where the closed eyes' picture is thin it shows the figure's own skin. */
static bool is_rim(const Pixmap *shut, int x, int y) {
    enum { LEAST = 8, MOST = 150 };
    return alpha_at(shut, x, y) >= LEAST && alpha_at(shut, x, y) < MOST &&
           alpha_at(shut, x - 1, y) >= LEAST && alpha_at(shut, x + 1, y) >= LEAST &&
           alpha_at(shut, x, y - 1) >= LEAST && alpha_at(shut, x, y + 1) >= LEAST;
}

/* How much the slopes of light differ there; slopes of edges count so much at most. */
static double difference(const Pixmap *figure, const Pixmap *shut, int left, int top) {
    enum { MOST = 400 };
    double sum = 0, count = 0;
    for (int y = 1; y < shut->height - 1; y++)
        for (int x = 1; x < shut->width - 1; x++) {
            if (!is_rim(shut, x, y)) continue;
            int differs = abs(across(figure, left + x, top + y) - across(shut, x, y)) +
                          abs(down(figure, left + x, top + y) - down(shut, x, y));
            sum += differs < MOST ? differs : MOST;
            count++;
        }
    return count > 0 ? sum / count : 0;
}

/* Some faces, of glass or without lids, have little skin to go by: another place may fit by so much better.
 * Moluu's eyes are seen against the room, with next to none. */
static double clearly(const char *face) {
    static const double CLEARLY = 0.95, OF_STALKS = 0.65;
    return strncmp(face, "moluu", 5) == 0 ? OF_STALKS : CLEARLY;
}

static void check(const char *face, const char *turned, const int at[4]) {
    char end[32];
    snprintf(end, sizeof end, "%s-shut", turned);
    Pixmap *figure = picture(face, turned, SIDE, SIDE), *shut = picture(face, end, at[2], at[3]);
    double most = clearly(face) * difference(figure, shut, at[0], at[1]);
    for (int y = -FAR; y <= FAR; y++)
        for (int x = -FAR; x <= FAR; x++) {
            int left = at[0] + x, top = at[1] + y;
            if (left < 0 || top < 0 || left + at[2] > SIDE || top + at[3] > SIDE) continue;
            if (difference(figure, shut, left, top) < most)
                fail_msg("%s%s: closed eyes fit better at %d, %d than at %d, %d", face, turned, left, top,
                         at[0], at[1]);
        }
    pixmap_free(figure), pixmap_free(shut);
}

static void test_closed_eyes_lie_where_they_were_painted(void **unused) {
    static const char *const turned[TURNS] = {"", "-left", "-right"};
    (void)unused;
    for (int row = 0; row < ROWS_OF_EYES; row++)
        for (int turn = 0; turn < TURNS; turn++) check(rows[row].face, turned[turn], rows[row].at[turn]);
}

/* ---- where lids meet ---- */

/* A face, its closed eyes, and where these lie in it. */
typedef struct Blink {
    Pixmap *figure, *shut;
    const int *at;
} Blink;

static int seen_at(const Blink *blink, int x, int y) {
    int alpha = alpha_at(blink->shut, x, y);
    int below = light_at(blink->figure, blink->at[0] + x, blink->at[1] + y);
    return (light_at(blink->shut, x, y) * alpha + below * (255 - alpha)) / 255;
}

/* Dark between two stretches of skin, one above the other. */
static bool is_lash(const Blink *blink, int x, int y) {
    enum { FROM = 6, SOLID = 200 };
    if (alpha_at(blink->shut, x, y) < SOLID || alpha_at(blink->shut, x, y - FROM) < SOLID) return false;
    int here = 2 * seen_at(blink, x, y);
    return here < seen_at(blink, x, y - FROM) && here < seen_at(blink, x, y + FROM);
}

static int columns_with_lashes(const Blink *blink) {
    enum { FROM = 6 };
    int count = 0;
    for (int x = 0; x < blink->shut->width; x++) {
        bool has = false;
        for (int y = FROM; y < blink->shut->height - FROM; y++) has = has || is_lash(blink, x, y);
        count += has;
    }
    return count;
}

static void test_closed_human_eyes_have_a_line_of_lashes(void **unused) {
    static const char *const people[] = {"vex", "guest"};
    enum { LEAST = 24 }; /* columns of a figure, of both eyes */
    (void)unused;
    for (size_t i = 0; i < sizeof people / sizeof *people; i++)
        for (int row = 0; row < ROWS_OF_EYES; row++) {
            const int *at = rows[row].at[0];
            if (strncmp(rows[row].face, people[i], strlen(people[i])) != 0) continue;
            Blink blink = {picture(rows[row].face, "", SIDE, SIDE),
                           picture(rows[row].face, "-shut", at[2], at[3]), at};
            int columns = columns_with_lashes(&blink);
            if (columns < LEAST) fail_msg("closed eyes of %s: lashes in %d columns", rows[row].face, columns);
            pixmap_free(blink.figure), pixmap_free(blink.shut);
        }
}

/* ---- lids on their way ---- */

typedef struct Lids {
    const char *picture;
    int split, rows[2][2]; /* of the left eye and of the right one */
} Lids;

static const Lids lids[] = {
#define ROWS(picture, split, left_top, left_foot, right_top, right_foot)                                     \
    {picture, split, {{left_top, left_foot}, {right_top, right_foot}}},
#include "table/lid_rows.def"
#undef ROWS
};

/* The first row in which these columns of closed eyes are solid, and the one after the last. */
static void solid_rows(const Pixmap *shut, int from, int to, int found[2]) {
    enum { SOLID = 128 };
    found[0] = shut->height, found[1] = 0;
    for (int y = 0; y < shut->height; y++)
        for (int x = from; x < to; x++) {
            if (alpha_at(shut, x, y) <= SOLID) continue;
            if (y < found[0]) found[0] = y;
            found[1] = y + 1;
        }
}

static const Row *row_of(const char *name) {
    const Row *found = NULL; /* the longest name that begins it: "vex-in" before "vex" */
    for (int row = 0; row < ROWS_OF_EYES; row++)
        if (strncmp(rows[row].face, name, strlen(rows[row].face)) == 0 &&
            (!found || strlen(rows[row].face) > strlen(found->face)))
            found = &rows[row];
    return found;
}

static int turn_of(const char *name) { return strstr(name, "-left") ? 1 : strstr(name, "-right") ? 2 : 0; }

static void test_lids_go_from_where_they_begin_to_where_they_end(void **unused) {
    enum { NEAR = 2 };
    (void)unused;
    for (size_t i = 0; i < sizeof lids / sizeof *lids; i++) {
        const int *at = row_of(lids[i].picture)->at[turn_of(lids[i].picture)];
        Pixmap *shut = picture(lids[i].picture, "-shut", at[2], at[3]);
        int split = lids[i].split;
        for (int side = 0; side < 2; side++) {
            int found[2];
            solid_rows(shut, side && split ? split : 0, side || !split ? shut->width : split, found);
            for (int end = 0; end < 2; end++)
                if (abs(found[end] - lids[i].rows[side][end]) > NEAR)
                    fail_msg("%s: lids end at row %d, not at %d", lids[i].picture, found[end],
                             lids[i].rows[side][end]);
        }
        pixmap_free(shut);
    }
    assert_int_equal(sizeof lids / sizeof *lids, (ROWS_OF_EYES + 2 * ROWS_OF_EYES / 3) * TURNS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_closed_eyes_lie_where_they_were_painted),
        cmocka_unit_test(test_closed_human_eyes_have_a_line_of_lashes),
        cmocka_unit_test(test_lids_go_from_where_they_begin_to_where_they_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
